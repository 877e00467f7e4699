#!/bin/sh
# Puts the game where the desktop finds it, for you alone, or for everybody with: sudo ./install.sh /usr/local
#   ./install.sh [FOLDER]           installs below FOLDER [default: ~/.local]
#   ./install.sh --remove [FOLDER]  takes it away again; saved games stay
set -eu
remove=no
if [ "${1:-}" = --remove ]; then remove=yes; shift; fi
to=${1:-$HOME/.local}
here=$(cd "$(dirname "$0")" && pwd)
cd "$here"
find bin share -type f | while IFS= read -r file; do
  if [ "$remove" = yes ]; then
    rm -f "$to/$file"
  else
    mkdir -p "$to/$(dirname "$file")"
    cp "$file" "$to/$file"
  fi
done
# The caches of the desktop, where there are any.
if command -v update-mime-database >/dev/null 2>&1 && [ -d "$to/share/mime" ]; then update-mime-database "$to/share/mime"; fi
if command -v update-desktop-database >/dev/null 2>&1 && [ -d "$to/share/applications" ]; then
  update-desktop-database -q "$to/share/applications"
fi
if command -v gtk-update-icon-cache >/dev/null 2>&1 && [ -f "$to/share/icons/hicolor/index.theme" ]; then
  gtk-update-icon-cache -q "$to/share/icons/hicolor"
fi
if [ "$remove" = yes ]; then
  echo "King of Tokyo is gone from $to."
else
  echo "King of Tokyo is in $to. Start it with $to/bin/king-of-tokyo"
fi
