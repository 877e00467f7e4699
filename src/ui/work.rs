//! What is worked out on another thread while the window goes on. Start at [`Work`].

use bots::Stop;
use iced::Task;
use iced::futures::channel::mpsc::{self, UnboundedReceiver};
use iced::futures::{Stream, StreamExt, stream};
use iced::task::Handle;

/// Work in progress. Dropping it is ending it: the worker is asked to stop, and nobody hears what it finds.
#[derive(Debug)]
pub struct Work {
    stop: Stop,
    _task: Option<Handle>,
}

impl Drop for Work {
    fn drop(&mut self) {
        self.stop.ask();
    }
}

impl Work {
    /// Begins; the message carries what was found, or `None` where the worker broke down.
    pub fn begin<T: Send + 'static, M: Send + 'static>(
        work: impl FnOnce(&Stop) -> T + Send + 'static,
        done: impl Fn(Option<T>) -> M + Send + 'static,
    ) -> (Self, Task<M>) {
        let stop = Stop::default();
        let worker = stop.clone();
        let works = async move { tokio::task::spawn_blocking(move || work(&worker)).await.ok() };
        Self::around(stop, Task::perform(works, done))
    }

    /// Begins something that tells what it finds as it goes; `hear` makes messages of that.
    pub fn telling<T: Send + 'static, S>(
        work: impl FnOnce(&Stop, &mut dyn FnMut(T)) + Send + 'static,
        hear: impl FnOnce(UnboundedReceiver<T>) -> S,
    ) -> (Self, Task<S::Item>)
    where
        S: Stream<Item: Send> + Send + 'static,
    {
        let stop = Stop::default();
        let worker = stop.clone();
        let (sender, receiver) = mpsc::unbounded();
        let work = move || {
            work(&worker, &mut |found| {
                // Nobody listens any more where it has been dropped, and then it is going to be stopped.
                let _ = sender.unbounded_send(found);
            });
        };
        let heard = hear(receiver);
        let begun = stream::once(async move {
            tokio::task::spawn_blocking(work);
            heard
        });
        Self::around(stop, Task::stream(begun.flatten()))
    }

    /// Begins something that tells nobody anything: nothing is drawn because of it.
    #[must_use]
    pub fn silent(work: impl FnOnce(&Stop) + Send + 'static) -> Self {
        let stop = Stop::default();
        let worker = stop.clone();
        let thread = std::thread::Builder::new().name("idle".to_owned());
        if let Err(error) = thread.spawn(move || work(&worker)) {
            log::warn!("{error}");
        }
        Self { stop, _task: None }
    }

    /// What it is asked to stop by, also when it is gone.
    #[cfg(test)]
    pub(super) fn stop(&self) -> Stop {
        self.stop.clone()
    }

    fn around<M: 'static>(stop: Stop, task: Task<M>) -> (Self, Task<M>) {
        let (task, handle) = task.abortable();
        let _task = Some(handle.abort_on_drop());
        (Self { stop, _task }, task)
    }
}

#[cfg(test)]
mod tests {
    use super::Work;

    #[test]
    fn whoever_drops_the_work_stops_the_worker() {
        let (work, _task) = Work::begin(|_| (), |_| ());
        let stop = work.stop();
        assert!(!stop.asked());
        drop(work);
        assert!(stop.asked());
    }
}
