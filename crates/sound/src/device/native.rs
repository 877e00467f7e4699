//! Windows, macOS and the rest: the system's own sound, by cpal. Tried by the compiler alone.

use crate::mix::{Input, Mix};
use cpal::traits::{DeviceTrait as _, HostTrait as _, StreamTrait as _};
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

pub(super) struct Stream {
    broken: Arc<AtomicBool>,
    /// Keeps it playing.
    _stream: cpal::Stream,
}

impl Stream {
    pub(super) fn open() -> Result<(Input, Self), String> {
        let device = cpal::default_host().default_output_device().ok_or("deviceless")?;
        let told = |error: &dyn std::fmt::Display| error.to_string();
        let config = device.default_output_config().map_err(|error| told(&error))?;
        let mut config = config.config();
        config.buffer_size = cpal::BufferSize::Default;
        let channels = NonZero::new(config.channels).ok_or("channelless")?;
        let rate = NonZero::new(config.sample_rate).ok_or("rateless")?;
        let (input, mut mix) = Mix::new(channels, rate);
        let broken = Arc::new(AtomicBool::new(false));
        let breaks = Arc::clone(&broken);
        let stream = device
            .build_output_stream(
                &config,
                move |samples: &mut [f32], _: &cpal::OutputCallbackInfo| mix.fill(samples),
                move |error| match error {
                    // A moment was missed; the next ones come.
                    cpal::StreamError::BufferUnderrun => log::debug!("{error}"),
                    error => {
                        log::debug!("no more sound: {error}");
                        breaks.store(true, Ordering::Relaxed);
                    }
                },
                None,
            )
            .map_err(|error| told(&error))?;
        stream.play().map_err(|error| told(&error))?;
        let _stream = stream;
        Ok((input, Self { broken, _stream }))
    }

    pub(super) fn is_open(&self) -> bool {
        !self.broken.load(Ordering::Relaxed)
    }
}
