//! A picture of the table that is looked back on, kept as a PNG file: what the window shows, without what can be
//! pressed.

use super::toast::{Tone, trouble_in_words};
use super::{App, Message};
use crate::storage::{Error, Pictures};
use crate::ui::picture;
use iced::{Size, Task};
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use words::fl;

/// Writes pixels as a file, on another thread.
fn keep(pictures: Pictures, pixels: Option<Vec<u8>>, size: (u32, u32)) -> Task<Message> {
    let folder = pictures.folder().unwrap_or_default();
    let write = move || match picture::png(pixels, size) {
        Ok(png) => pictures.keep(&png),
        Err(trouble) => {
            log::warn!("{trouble}");
            let folder = pictures.folder().unwrap_or_default();
            Err(no_picture(folder, io::ErrorKind::InvalidData))
        }
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

impl App {
    /// Keeps a picture of the table with as many pixels as the window has.
    pub(super) fn take_picture(&mut self) -> Task<Message> {
        let size = self.window * self.display;
        let size = Size::new(size.width as u32, size.height as u32);
        let pixels = self.pixels(size);
        keep(self.pictures.clone(), pixels, (size.width, size.height))
    }

    /// The pixels of the table, without what can be pressed around it.
    pub(in crate::ui) fn pixels(&mut self, size: Size<u32>) -> Option<Vec<u8>> {
        self.bare = true;
        let pixels = picture::draw(self, size);
        self.bare = false;
        pixels
    }

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
