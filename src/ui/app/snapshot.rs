//! A picture of what the window shows, kept as a PNG file.

use super::toast::{Tone, trouble_in_words};
use super::{App, Message};
use crate::storage::{Error, Pictures};
use iced::{Task, window};
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use words::fl;

/// Pictures the window.
pub(super) fn take() -> Task<Message> {
    window::latest()
        .and_then(window::screenshot)
        .map(Message::Pictured)
}

/// Writes the picture on another thread.
pub(super) fn keep(pictures: Pictures, shot: window::Screenshot) -> Task<Message> {
    let folder = pictures.folder().unwrap_or_default();
    let write = move || match png(&shot) {
        Some(png) => pictures.keep(&png),
        // The window gave none.
        None => Err(no_picture(
            pictures.folder().unwrap_or_default(),
            io::ErrorKind::InvalidData,
        )),
    };
    let written = async move {
        let written = tokio::task::spawn_blocking(write).await;
        written.unwrap_or_else(|_| Err(no_picture(folder, io::ErrorKind::Interrupted)))
    };
    Task::perform(written, |kept| Message::PictureKept(kept.map_err(Arc::new)))
}

fn no_picture(path: PathBuf, why: io::ErrorKind) -> Error {
    Error::Unwritable {
        path,
        source: why.into(),
    }
}

/// The picture as a file; `None` when there is nothing on it.
fn png(shot: &window::Screenshot) -> Option<Vec<u8>> {
    let (width, height) = (shot.size.width, shot.size.height);
    let picture = image::RgbaImage::from_raw(width, height, shot.rgba.to_vec())?;
    let mut file = io::Cursor::new(Vec::new());
    picture.write_to(&mut file, image::ImageFormat::Png).ok()?;
    Some(file.into_inner())
}

impl App {
    /// Says where the picture is, or why there is none.
    pub(super) fn tell_of_picture(&mut self, kept: Result<PathBuf, Arc<Error>>) -> Task<Message> {
        match kept {
            Ok(path) => {
                let path = path.display().to_string();
                self.toast(fl!(self.words, "replay-picture-kept", path = path), Tone::Good)
            }
            Err(trouble) => {
                log::warn!("{trouble}");
                self.toast(trouble_in_words(&self.words, &trouble), Tone::Trouble)
            }
        }
    }
}
