//! Work on another thread, which tells what it finds and ends when nobody wants it any more.

use bots::Stop;
use iced::Task;
use iced::futures::{StreamExt, channel::mpsc, stream};
use iced::task::Handle;

/// Work in progress. Dropping it is ending it.
#[derive(Debug)]
pub(super) struct Work {
    stop: Stop,
    _task: Option<Handle>,
}

impl Work {
    /// Begins; the task brings what the work tells. The work looks often whether it shall stop.
    pub(super) fn begin<M: Send + 'static>(
        work: impl FnOnce(&Stop, &mut dyn FnMut(M)) + Send + 'static,
    ) -> (Self, Task<M>) {
        let stop = Stop::default();
        let worker = stop.clone();
        let (sender, receiver) = mpsc::unbounded();
        let work = move || {
            work(&worker, &mut |message| {
                // Nobody listens any more where it has been dropped, and then it is going to be stopped.
                let _ = sender.unbounded_send(message);
            });
        };
        let told = stream::once(async move {
            tokio::task::spawn_blocking(work);
            receiver
        });
        let (task, handle) = Task::run(told.flatten(), |message| message).abortable();
        let task_of_it = Some(handle.abort_on_drop());
        (
            Self {
                stop,
                _task: task_of_it,
            },
            task,
        )
    }

    /// Begins work that tells nobody anything: nothing is drawn because of it.
    pub(super) fn silent(work: impl FnOnce(&Stop) + Send + 'static) -> Self {
        let stop = Stop::default();
        let worker = stop.clone();
        let thread = std::thread::Builder::new().name("idle".to_owned());
        if let Err(error) = thread.spawn(move || work(&worker)) {
            log::warn!("{error}");
        }
        Self { stop, _task: None }
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        self.stop.ask();
    }
}
