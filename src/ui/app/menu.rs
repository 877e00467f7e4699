//! The menu that macOS has at the top of the screen for this program.

use objc2::MainThreadMarker;
use objc2_app_kit::NSApplication;

/// Takes the entry that quits out of the menu, with its key: by it the system ends the program without asking
/// anybody. From then on the key reaches the window, which knows what is not saved yet.
pub(super) fn leave_quitting_to_the_window() {
    let Some(main) = MainThreadMarker::new() else {
        return;
    };
    let Some(bar) = NSApplication::sharedApplication(main).mainMenu() else {
        return;
    };
    for entry in bar.itemArray() {
        let Some(menu) = entry.submenu() else { continue };
        for item in menu.itemArray() {
            if item.keyEquivalent().to_string() == "q" {
                menu.removeItem(&item);
            }
        }
    }
}
