//! Who draws the window: the graphics card, through wgpu, or the processor, through tiny-skia.
//!
//! Where a graphics interface is there but only in software (Mesa's llvmpipe, the Basic Render Driver of
//! Windows), wgpu takes several times the processor time and memory of tiny-skia for the same picture. So the
//! machine is asked for its adapters before the window opens, and [`renderer`] chooses by what was found.
//! iced takes its renderer from a variable of the environment alone; [`settle`] sets it by starting the
//! program again in its own place.
//!
//! Asking loads the drivers, and they stay: a child does it ([`found`]), with a time limit, so that a driver
//! that hangs or talks costs the window nothing. Its answer is the command `adapters`, one line for each.

use crate::storage::Drawing;
use std::fmt;
use std::io::Read as _;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use words::System;

/// The variable from which iced takes its renderer. One that the player has set is left as it is.
const VARIABLE: &str = "ICED_BACKEND";
/// From how many bytes on the C library of Linux gives memory back as soon as it is not needed. Left alone the
/// limit begins at eight times as many and grows to the size of a window's pixels, and every resize leaves holes behind.
/// The smallest of what comes and goes in hundreds are the tiles of a backdrop, which the renderer copies when it draws all
/// of a window: they are above it.
pub const MEMORY: (&str, &str) = ("MALLOC_MMAP_THRESHOLD_", "16384");

/// What is started from here on lives without the variables that this program has set for itself.
pub fn forget_own_variables(program: &mut Command) -> &mut Command {
    program.env_remove(VARIABLE).env_remove(MEMORY.0)
}
/// How long the drivers may take to say which adapters there are.
const PATIENCE: Duration = Duration::from_millis(1500);
/// The same on Windows, where whoever looks for viruses reads the program first, and all drivers when they are loaded.
const PATIENCE_OF_WINDOWS: Duration = Duration::from_secs(5);

/// How long such a system is waited for.
const fn patience(system: System) -> Duration {
    match system {
        System::Windows => PATIENCE_OF_WINDOWS,
        System::Linux | System::Mac => PATIENCE,
    }
}
/// Where Linux keeps the devices.
const DEVICES: &str = "/dev";

/// What draws.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Renderer {
    /// wgpu: Vulkan, Direct3D 12 or Metal.
    Card,
    /// tiny-skia.
    Processor,
}

impl Renderer {
    /// What iced is told. A card that fails to open a window after all is followed by the processor.
    const fn variable(self) -> &'static str {
        match self {
            Self::Card => "wgpu,tiny-skia",
            Self::Processor => "tiny-skia",
        }
    }
}

/// What an adapter is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A card of its own.
    Discrete,
    /// A part of the processor's chip.
    Integrated,
    /// A card that a virtual machine lends.
    Virtual,
    /// The processor, which plays a card.
    Software,
    /// The driver does not say.
    Unknown,
}

impl Kind {
    const ALL: [Self; 5] = [
        Self::Discrete,
        Self::Integrated,
        Self::Virtual,
        Self::Software,
        Self::Unknown,
    ];

    const fn slug(self) -> &'static str {
        match self {
            Self::Discrete => "discrete",
            Self::Integrated => "integrated",
            Self::Virtual => "virtual",
            Self::Software => "software",
            Self::Unknown => "unknown",
        }
    }
}

/// One adapter that a graphics interface offers. Written, it is a line: kind, interface, name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Adapter {
    /// What it is made of.
    pub kind: Kind,
    /// The interface through which it is reached, as wgpu names it: `vulkan`, `dx12`, `metal`.
    pub interface: String,
    /// How its driver names it.
    pub name: String,
}

impl fmt::Display for Adapter {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} {} {}", self.kind.slug(), self.interface, self.name)
    }
}

impl Adapter {
    /// Reads a line that was written by this program; `None` for any other.
    fn read(line: &str) -> Option<Self> {
        let mut parts = line.splitn(3, ' ');
        let slug = parts.next()?;
        Some(Self {
            kind: Kind::ALL.into_iter().find(|kind| kind.slug() == slug)?,
            interface: parts.next()?.to_owned(),
            name: parts.next().unwrap_or_default().to_owned(),
        })
    }
}

/// What was found out about the machine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Found {
    /// Nothing was asked: no device of a graphics card is there.
    NoDevice,
    /// Nothing was asked: such a system always has a card.
    Always,
    /// These adapters were named.
    Adapters(Vec<Adapter>),
    /// The drivers did not answer in time, or the child that asked them failed.
    Nothing,
}

/// Who draws, by what the player has chosen and what was found.
///
/// An adapter of an unknown kind is taken for a card: drivers that play one in software say so.
#[must_use]
pub fn renderer(chosen: Drawing, found: &Found) -> Renderer {
    let is_card = |adapter: &Adapter| adapter.kind != Kind::Software;
    match (chosen, found) {
        (Drawing::Card, _) | (Drawing::Automatic, Found::Always) => Renderer::Card,
        (Drawing::Automatic, Found::Adapters(adapters)) if adapters.iter().any(is_card) => Renderer::Card,
        (Drawing::Automatic | Drawing::Processor, _) => Renderer::Processor,
    }
}

/// Names every adapter of this machine. Loads all graphics drivers.
#[must_use]
pub fn adapters() -> Vec<Adapter> {
    #[cfg(feature = "wgpu")]
    {
        let instance = wgpu::Instance::new(&wgpu::InstanceDescriptor {
            flags: wgpu::InstanceFlags::empty(),
            ..Default::default()
        });
        let described = |adapter: wgpu::Adapter| {
            let info = adapter.get_info();
            Adapter {
                kind: match info.device_type {
                    wgpu::DeviceType::DiscreteGpu => Kind::Discrete,
                    wgpu::DeviceType::IntegratedGpu => Kind::Integrated,
                    wgpu::DeviceType::VirtualGpu => Kind::Virtual,
                    wgpu::DeviceType::Cpu => Kind::Software,
                    wgpu::DeviceType::Other => Kind::Unknown,
                },
                interface: info.backend.to_str().to_owned(),
                name: info.name.replace(['\n', '\r'], " "),
            }
        };
        let all = instance.enumerate_adapters(wgpu::Backends::all());
        all.into_iter().map(described).collect()
    }
    #[cfg(not(feature = "wgpu"))]
    Vec::new()
}

/// Asks the machine, as [`settle`] does: a child names the adapters, where there is a device at all.
#[must_use]
pub fn found() -> Found {
    if cfg!(target_os = "linux") && !has_device(Path::new(DEVICES)) {
        return Found::NoDevice;
    }
    let Ok(program) = std::env::current_exe() else {
        return Found::Nothing;
    };
    let mut child = Command::new(program);
    child.arg("adapters");
    without_a_window(&mut child);
    asked(&mut child, patience(System::HERE))
}

/// No black window opens for this program, which has nothing to show.
fn without_a_window(program: &mut Command) {
    #[cfg(windows)]
    {
        use std::os::windows::process::CommandExt as _;
        const CREATE_NO_WINDOW: u32 = 0x0800_0000;
        program.creation_flags(CREATE_NO_WINDOW);
    }
    let _ = program;
}

/// Is there a device node of a graphics card: of the kernel's own drivers, of NVIDIA's, of Windows' subsystem
/// for Linux, or of the chips of phones and small boards?
fn has_device(devices: &Path) -> bool {
    let begins = |folder: &Path, beginnings: &[&str]| {
        let nodes = std::fs::read_dir(folder).into_iter().flatten().flatten();
        nodes.map(|node| node.file_name()).any(|name| {
            let name = name.to_string_lossy();
            beginnings.iter().any(|beginning| name.starts_with(beginning))
        })
    };
    begins(&devices.join("dri"), &["render", "card"])
        || begins(devices, &["nvidia0", "nvidia1", "dxg", "mali", "kgsl-3d"])
}

/// What the child says until the limit.
fn asked(child: &mut Command, limit: Duration) -> Found {
    child
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    let Ok(mut child) = child.spawn() else {
        return Found::Nothing;
    };
    let ended = ended_in_time(&mut child, limit);
    if !ended {
        // Neither can fail in a way that matters: the child has ended, or is ended now.
        let _ = child.kill();
        let _ = child.wait();
        return Found::Nothing;
    }
    let mut said = String::new();
    let read = child
        .stdout
        .take()
        .map(|mut out| out.read_to_string(&mut said).is_ok());
    if read != Some(true) {
        return Found::Nothing;
    }
    Found::Adapters(said.lines().filter_map(Adapter::read).collect())
}

/// Has the child ended well before the limit? What it says fits into the pipe's buffer, so that it never waits
/// for its reader.
fn ended_in_time(child: &mut Child, limit: Duration) -> bool {
    let began = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) if began.elapsed() < limit => std::thread::sleep(Duration::from_millis(4)),
            Ok(None) | Err(_) => return false,
        }
    }
}

/// Sees to it that the window is drawn by whoever suits the machine best, or by whom the player has chosen.
/// Returns where that is settled already; otherwise the program starts again in this one's place, and ends
/// there.
pub fn settle(chosen: Drawing) {
    if !cfg!(feature = "wgpu") || std::env::var_os(VARIABLE).is_some() {
        return;
    }
    let found = match chosen {
        Drawing::Automatic if asks(System::HERE) => found(),
        Drawing::Automatic => Found::Always,
        Drawing::Card | Drawing::Processor => Found::NoDevice,
    };
    let renderer = renderer(chosen, &found);
    log::info!("{found:?}: drawn by {renderer:?}");
    if starts_again(System::HERE, renderer) {
        start_again(renderer, replaced_by);
    }
}

/// Does such a system have to be asked for its adapters? Every Mac has a card that Metal reaches.
const fn asks(system: System) -> bool {
    match system {
        System::Linux | System::Windows => true,
        System::Mac => false,
    }
}

/// Has the program to start again on such a system, to be drawn so? iced takes the card by itself, and the processor
/// where that fails. On Linux its memory is arranged as well, and elsewhere nobody needs to wait for the second one:
/// Windows cannot put one program in another one's place.
const fn starts_again(system: System, renderer: Renderer) -> bool {
    match (system, renderer) {
        (System::Linux, _) | (_, Renderer::Processor) => true,
        (System::Mac | System::Windows, Renderer::Card) => false,
    }
}

/// Starts the program again without a variable of its environment; where that fails, it goes on with it.
pub fn start_again_without(variable: &str) {
    let Ok(program) = std::env::current_exe() else {
        return;
    };
    let mut again = Command::new(program);
    again.args(std::env::args_os().skip(1)).env_remove(variable);
    let reason = replaced_by(&mut again);
    log::info!("not started again: {reason}");
}

/// Starts the program again with one more variable in its environment; where that fails, it goes on without.
pub fn start_again_with(variable: &str, value: &str) {
    let Ok(program) = std::env::current_exe() else {
        return;
    };
    let mut again = Command::new(program);
    again.args(std::env::args_os().skip(1)).env(variable, value);
    let reason = replaced_by(&mut again);
    log::info!("not started again: {reason}");
}

/// Starts the program again with its renderer settled; where that fails, iced chooses.
fn start_again(renderer: Renderer, replaced_by: impl FnOnce(&mut Command) -> std::io::Error) {
    let Ok(program) = std::env::current_exe() else {
        return;
    };
    let mut again = Command::new(program);
    again
        .args(std::env::args_os().skip(1))
        .env(VARIABLE, renderer.variable());
    if std::env::var_os(MEMORY.0).is_none() {
        again.env(MEMORY.0, MEMORY.1);
    }
    // What stands inside of `log::info!` happens only while somebody reads the log.
    let reason = replaced_by(&mut again);
    log::info!("not started again: {reason}");
}

/// Puts another program in this one's place; comes back with the reason where that fails.
#[cfg(unix)]
fn replaced_by(program: &mut Command) -> std::io::Error {
    use std::os::unix::process::CommandExt as _;
    program.exec()
}

#[cfg(not(unix))]
fn replaced_by(program: &mut Command) -> std::io::Error {
    match program.status() {
        Ok(status) => std::process::exit(status.code().unwrap_or(1)),
        Err(error) => error,
    }
}

/// Who draws this very picture.
#[must_use]
pub fn at_work(renderer: &iced::Renderer) -> Renderer {
    #[cfg(feature = "wgpu")]
    match renderer {
        iced::Renderer::Primary(_) => Renderer::Card,
        iced::Renderer::Secondary(_) => Renderer::Processor,
    }
    #[cfg(not(feature = "wgpu"))]
    {
        let _ = renderer;
        Renderer::Processor
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn adapters(lines: &[&str]) -> Found {
        Found::Adapters(lines.iter().filter_map(|line| Adapter::read(line)).collect())
    }

    #[test]
    fn a_real_card_draws_and_software_that_plays_one_does_not() {
        use Drawing::{Automatic, Card, Processor};
        let vulkan = adapters(&[
            "discrete vulkan NVIDIA GeForce RTX 3060",
            "software vulkan llvmpipe (LLVM 15.0.6)",
        ]);
        let laptop = adapters(&["integrated vulkan Intel(R) UHD Graphics 620"]);
        let mac = adapters(&["integrated metal Apple M2"]);
        let lent = adapters(&["virtual vulkan Virtio-GPU Venus"]);
        let silent = adapters(&["unknown vulkan Some card"]);
        let llvmpipe = adapters(&["software vulkan llvmpipe (LLVM 15.0.6, 256 bits)"]);
        let basic = adapters(&["software dx12 Microsoft Basic Render Driver"]);
        // What only OpenGL reaches is not asked for: the list is empty then.
        let opengl_only = adapters(&[]);
        for (chosen, found, draws) in [
            (Automatic, &vulkan, Renderer::Card),
            (Automatic, &laptop, Renderer::Card),
            (Automatic, &mac, Renderer::Card),
            (Automatic, &lent, Renderer::Card),
            (Automatic, &silent, Renderer::Card),
            (Automatic, &llvmpipe, Renderer::Processor),
            (Automatic, &basic, Renderer::Processor),
            (Automatic, &opengl_only, Renderer::Processor),
            (Automatic, &Found::NoDevice, Renderer::Processor),
            (Automatic, &Found::Always, Renderer::Card),
            (Processor, &Found::Always, Renderer::Processor),
            (Automatic, &Found::Nothing, Renderer::Processor),
            (Card, &llvmpipe, Renderer::Card),
            (Card, &Found::NoDevice, Renderer::Card),
            (Processor, &vulkan, Renderer::Processor),
        ] {
            assert_eq!(renderer(chosen, found), draws, "{chosen:?} with {found:?}");
        }
    }

    #[test]
    fn nobody_is_asked_and_nothing_starts_again_where_that_changes_nothing() {
        use Renderer::{Card, Processor};
        for (system, asked, again) in [
            (System::Linux, true, [true, true]),
            (System::Windows, true, [false, true]),
            (System::Mac, false, [false, true]),
        ] {
            assert_eq!(asks(system), asked, "{system:?}");
            assert_eq!(
                [Card, Processor].map(|renderer| starts_again(system, renderer)),
                again,
                "{system:?}"
            );
        }
        let patient = [System::Linux, System::Mac].map(patience);
        assert!(patience(System::Windows) > patient[0] && patient[0] == PATIENCE);
    }

    #[test]
    fn the_choice_is_acted_on_while_nobody_reads_the_log() {
        assert_eq!(log::max_level(), log::LevelFilter::Off);
        for (renderer, told) in [
            (Renderer::Card, "wgpu,tiny-skia"),
            (Renderer::Processor, "tiny-skia"),
        ] {
            let mut backend = None;
            start_again(renderer, |again| {
                let mut set = again.get_envs();
                backend = set.find(|(name, _)| *name == VARIABLE).and_then(|(_, value)| {
                    let value = value?;
                    Some(value.to_owned())
                });
                std::io::ErrorKind::NotFound.into()
            });
            assert_eq!(backend.as_deref(), Some(told.as_ref()), "{renderer:?}");
        }
    }

    #[test]
    fn an_adapter_is_read_as_it_is_written() {
        for kind in Kind::ALL {
            let adapter = Adapter {
                kind,
                interface: "vulkan".to_owned(),
                name: "A card (with words)".to_owned(),
            };
            assert_eq!(Adapter::read(&adapter.to_string()), Some(adapter));
        }
        for other in ["", "MESA-LOADER: failed to open swrast", "error: no such thing"] {
            assert_eq!(Adapter::read(other), None, "{other}");
        }
    }

    #[test]
    fn nobody_is_asked_where_there_is_no_device() {
        let devices = std::env::temp_dir().join(format!("king-of-tokyo-devices-{}", std::process::id()));
        for (nodes, there) in [
            (&["null", "tty0"][..], false),
            (&["dri/by-path"], false),
            (&["dri/renderD128"], true),
            (&["dri/card0"], true),
            (&["nvidiactl"], false),
            (&["nvidia0"], true),
            (&["dxg"], true),
        ] {
            for node in nodes {
                let node = devices.join(node);
                std::fs::create_dir_all(node.parent().unwrap_or(&devices)).expect("a folder");
                std::fs::write(node, "").expect("a file");
            }
            assert_eq!(has_device(&devices), there, "{nodes:?}");
            std::fs::remove_dir_all(&devices).expect("a folder");
        }
        assert!(!has_device(&devices));
    }

    #[cfg(unix)]
    #[test]
    fn a_driver_that_hangs_fails_or_talks_does_no_harm() {
        let said = |script: &str, limit: u64| {
            let mut child = Command::new("sh");
            child.args(["-c", script]);
            asked(&mut child, Duration::from_millis(limit))
        };
        let card = Found::Adapters(vec![Adapter {
            kind: Kind::Discrete,
            interface: "vulkan".to_owned(),
            name: "A card".to_owned(),
        }]);
        assert_eq!(
            said("echo talk; echo noise >&2; echo discrete vulkan A card", 10_000),
            card
        );
        assert_eq!(
            said("echo discrete vulkan A card; exit 3", 10_000),
            Found::Nothing
        );
        assert_eq!(said("kill -SEGV $$", 10_000), Found::Nothing);
        assert_eq!(said("exec sleep 60", 100), Found::Nothing);
        assert_eq!(
            asked(&mut Command::new("/there/is/no/such/program"), PATIENCE),
            Found::Nothing
        );
    }
}
