//! Against a real PulseAudio server with a sink that throws everything away: what is played arrives there, and a
//! server that goes away harms nobody.
//!
//! `cargo test -p sound --test pulse -- --ignored`, with `pulseaudio` and `parec` installed.

#![cfg(target_os = "linux")]

use sound::{Effect, Loudness, Player, Track};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

/// Ends a process that is not needed any more.
struct Ended(Child);

impl Drop for Ended {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn server(folder: &Path) -> Ended {
    let socket = format!(
        "module-native-protocol-unix auth-anonymous=1 socket={}",
        folder.join("native").display()
    );
    let server = Command::new("pulseaudio")
        .args([
            "--daemonize=no",
            "--exit-idle-time=-1",
            "--use-pid-file=no",
            "-n",
            "-L",
            &socket,
        ])
        .args(["-L", "module-null-sink sink_name=nothing"])
        .env("HOME", folder)
        .env("XDG_RUNTIME_DIR", folder)
        .stderr(Stdio::null())
        .spawn();
    let server = Ended(server.expect("pulseaudio is installed"));
    for _ in 0..100 {
        if folder.join("native").exists() {
            break;
        }
        sleep(Duration::from_millis(50));
    }
    server
}

/// How loud what arrived at the sink was at most, and the share of it that was heard at all.
fn heard(bytes: &[u8]) -> (f32, f32) {
    let samples: Vec<f32> = bytes
        .chunks_exact(2)
        .map(|two| f32::from(i16::from_le_bytes([two[0], two[1]])) / 32_768.0)
        .collect();
    let peak = samples
        .iter()
        .fold(0.0_f32, |most, sample| most.max(sample.abs()));
    let loud = samples.iter().filter(|sample| sample.abs() > 0.003).count();
    (peak, loud as f32 / samples.len().max(1) as f32)
}

#[test]
#[ignore = "needs pulseaudio and parec"]
fn what_is_played_arrives_and_a_server_may_go_away() {
    let folder = std::env::temp_dir().join(format!("king-of-tokyo-pulse-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let server = server(&folder);
    let address = format!("unix:{}", folder.join("native").display());
    let record = folder.join("heard");
    let recorder = Command::new("parec")
        .args([
            "-d",
            "nothing.monitor",
            "--format=s16le",
            "--channels=1",
            "--rate=44100",
        ])
        .arg(&record)
        .env("PULSE_SERVER", &address)
        .spawn();
    let recorder = Ended(recorder.expect("parec is installed"));
    sleep(Duration::from_millis(500));
    // The address of the server is in the environment, which only a process of its own can be given.
    let played = Command::new(std::env::current_exe().expect("this test"))
        .args(["plays_for_a_while", "--exact", "--ignored"])
        .env("PULSE_SERVER", &address)
        // Where nobody has made a key for the server yet.
        .env("HOME", folder.join("nobody"))
        .env("XDG_CONFIG_HOME", folder.join("nobody"))
        .stdout(Stdio::null())
        .spawn();
    let mut played = Ended(played.expect("this test"));
    sleep(Duration::from_millis(3_500));
    drop(recorder);
    let (peak, share) = heard(&std::fs::read(&record).expect("what was heard"));
    drop(server);
    let ended = played.0.wait().expect("it ends");
    std::fs::remove_dir_all(&folder).expect("a folder");
    assert!(peak > 0.2 && peak <= 1.0, "{peak}");
    assert!(share > 0.2, "{share}");
    assert!(ended.success(), "without a server it goes on, silent");
}

#[test]
#[ignore = "the other test runs it with a server"]
fn plays_for_a_while() {
    let player = Player::new();
    player.set(Loudness {
        effects: 1.0,
        music: 0.6,
    });
    player.go_round(Some(Track::Theme));
    for effect in Effect::ALL.into_iter().cycle().take(40) {
        player.play(effect);
        sleep(Duration::from_millis(150));
    }
}
