//! Linux: the protocol of PulseAudio, which PipeWire speaks as well. Systems with ALSA alone stay silent.

use crate::clip::RATE;
use crate::mix::{Input, Mix};
use futures::FutureExt as _;
use futures::executor::block_on;
use pulseaudio::protocol::stream::{BufferAttr, StreamFlags};
use pulseaudio::protocol::{ChannelMap, ChannelVolume, PlaybackStreamParams, SampleFormat, SampleSpec};
use pulseaudio::{AsPlaybackSource as _, Client, PlaybackStream};
use std::os::unix::net::UnixStream;
use std::path::Path;

/// How long the key is that every client shows. A server asks for one before it looks whether it needs any, and
/// turns away whoever shows none.
const KEY: usize = 256;
/// Between what happens and its sound: bytes for a twentieth of a second.
const AHEAD: u32 = RATE / 20 * 4;

pub(super) struct Stream {
    stream: PlaybackStream,
    /// Keeps the connection.
    _client: Client,
}

impl Stream {
    pub(super) fn open() -> Result<(Input, Self), String> {
        let (input, mut mix) = Mix::plain();
        let client = connected()?;
        let params = PlaybackStreamParams {
            sample_spec: SampleSpec {
                format: SampleFormat::Float32Le,
                channels: 1,
                sample_rate: RATE,
            },
            channel_map: ChannelMap::mono(),
            cvolume: Some(ChannelVolume::norm(1)),
            buffer_attr: BufferAttr {
                target_length: AHEAD,
                ..BufferAttr::default()
            },
            flags: StreamFlags {
                adjust_latency: true,
                ..StreamFlags::default()
            },
            ..PlaybackStreamParams::default()
        };
        let mut samples = Vec::new();
        let fill = move |bytes: &mut [u8]| {
            let (whole, _) = bytes.as_chunks_mut::<4>();
            samples.resize(whole.len(), 0.0);
            mix.fill(&mut samples);
            for (bytes, sample) in whole.iter_mut().zip(&samples) {
                *bytes = sample.to_le_bytes();
            }
            4 * samples.len()
        };
        let stream = client.create_playback_stream(params, fill.as_playback_source());
        let stream = block_on(stream).map_err(|error| error.to_string())?;
        let _client = client;
        Ok((input, Self { stream, _client }))
    }

    /// The source never ends by itself: when it has, nobody asks for samples any more.
    pub(super) fn is_open(&self) -> bool {
        self.stream.source_eof().now_or_never().is_none()
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        // Where it cannot be closed nobody is there any more.
        let _ = block_on(self.stream.clone().delete());
    }
}

/// What is in a file that may be the key. A pipe would never answer, and a device never end.
fn kept(path: &Path) -> Option<Vec<u8>> {
    use std::io::Read as _;
    let is_file = std::fs::metadata(path).ok()?.is_file();
    let mut key = Vec::new();
    let file = is_file.then(|| std::fs::File::open(path))?.ok()?;
    file.take(KEY as u64 + 1).read_to_end(&mut key).ok()?;
    Some(key)
}

/// A connection to the server of whoever plays.
fn connected() -> Result<Client, String> {
    let nowhere = || std::io::Error::from(std::io::ErrorKind::NotFound);
    let path = pulseaudio::socket_path_from_env().ok_or_else(nowhere);
    let socket = path.and_then(UnixStream::connect);
    let socket = socket.map_err(|error| error.to_string())?;
    Client::new_unix(c"King of Tokyo", socket, Some(key())).map_err(|error| error.to_string())
}

/// The key of whoever plays; an empty one where no program has made one yet, as on a system with PipeWire alone.
fn key() -> Vec<u8> {
    let configured =
        std::env::var_os("XDG_CONFIG_HOME").map(|folder| Path::new(&folder).join("pulse/cookie"));
    let kept = configured
        .into_iter()
        .chain(pulseaudio::cookie_path_from_env())
        .filter_map(|path| kept(&path))
        .find(|key| key.len() == KEY);
    kept.unwrap_or_else(|| vec![0; KEY])
}
