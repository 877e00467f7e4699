# The daily commands; `just` alone lists them.

# Where the pictures of README.md lie.
pictures := "docs/pictures"

_list:
    @just --list --unsorted

# all that must hold before submitting: format, lints, tests, README's promises, the window (Linux)
check:
    bash .ci/run

# the tests, on the quicker build without wgpu: just test camouflage
test *args:
    cargo test --no-default-features {{ args }}

# open the game: just play --players 4
play *args:
    cargo run --release -- {{ if args == "" { "" } else { "play " + args } }}

# bots against bots, only the results: just simulate --games 100
simulate *args="--players 4 --bots normal,easy --games 20 --seed 1":
    cargo run --release -- simulate {{ args }}

# bots against bots, told move by move: just watch --lang fr
watch *args="--players 3 --bots normal --seed 7":
    cargo run --release -- watch {{ args }}

# measure the engine and the bots
bench *args:
    cargo bench {{ args }}

# draw README's pictures again, in both languages
pictures:
    mkdir -p {{ pictures }}
    cargo run --release -- picture --screen play --seed 7 --turns 6 --size 1280x800 --lang en --out {{ pictures }}/play-en.png
    cargo run --release -- picture --screen play --seed 7 --turns 6 --size 1280x800 --lang fr --out {{ pictures }}/play-fr.png
