# The daily commands; `just` alone lists them.

# Where the pictures of README.md lie.
pictures := "docs/pictures"

_list:
    @just --list --unsorted

# all that must hold before submitting: format, lints, tests, README's promises, the window (Linux)
check:
    bash .ci/run

# the long proofs, or some of them: just full kill power
full *pieces:
    bash .ci/full {{ pieces }}

# the tests, on the quicker build without wgpu: just test camouflage
test *args:
    cargo test --no-default-features {{ args }}

# licences and sources of all crates, system by system (cargo install cargo-deny)
licenses:
    cargo deny --target x86_64-unknown-linux-gnu check licenses bans sources
    cargo deny --target aarch64-apple-darwin check licenses bans sources
    cargo deny --target x86_64-pc-windows-msvc check licenses bans sources

# what is known of our crates (cargo install cargo-deny; asks for the database of RustSec)
advisories:
    cargo deny check advisories

# open the game: just play --players 4
play *args:
    cargo run --release -- {{ if args == "" { "" } else { "play " + args } }}

# bots against bots, only the results: just simulate --games 100
simulate *args="--players 4 --bots normal,easy --games 20 --seed 1":
    cargo run --release -- simulate {{ args }}

# bots against bots, told move by move: just watch --lang fr
watch *args="--players 3 --bots normal --seed 7":
    cargo run --release -- watch {{ args }}

# bots and other programs against each other: just arena --seat exec:./bot --seat normal
arena *args="--seat normal --seat easy --games 20":
    cargo run --release -- arena {{ args }}

# how strong the bots are: just ladder --players 4 --match normal:easy
ladder *args="--pool random,claws,greedy,normal --games 200":
    cargo run --release -- ladder {{ args }}

# whether winning chances come true: just calibrate --game duel --out plot.png
calibrate *args="--players 2 --games 100":
    cargo run --release -- calibrate {{ args }}

# a Debian package and a tarball of the release build (docs/packaging.md)
package:
    cargo build --profile dist
    bash packaging/build target/dist/king-of-tokyo

# measure the engine and the bots
bench *args:
    cargo bench {{ args }}

# how quick the rules are beside those of an earlier commit, in many runs: just ratio 27357e8a 15
ratio *args:
    bash .ci/ratio {{ args }}

# draw the thirteen pictures of README.md again
pictures:
    mkdir -p {{ pictures }}
    just _picture play-en --screen play --players 5 --seed 8 --turns 9 --size 1280x800 --lang en
    just _picture title-en --screen title --size 1280x800 --lang en
    just _picture setup-en --screen setup --players 4 --size 1280x800 --lang en
    just _picture play-dark-en --screen play --players 4 --seed 11 --turns 14 --size 1280x800 --lang en --edition dark --halloween --wickedness green
    just _picture play-six-fr --screen play --players 6 --seed 9 --turns 20 --size 1920x1080 --lang fr
    just _picture play-light-en --screen play --players 4 --seed 12 --turns 20 --size 1280x800 --lang en --theme light
    just _picture play-power-up-en --screen play --players 5 --seed 11 --turns 7 --size 1280x800 --lang en --power-up standard
    just _picture play-packs-fr --screen play --players 5 --seed 3 --turns 13 --size 1280x800 --lang fr --packs cultists,tower,transformation,curses,berserk
    just _picture duel-en --game duel --screen play --monsters gigazaur,the-king --seed 4 --turns 8 --asked roll --size 1280x800 --lang en
    just _picture duel-setup-fr --game duel --screen setup --size 1280x800 --lang fr
    just _picture hint-en --screen hint --players 4 --seed 11 --turns 8 --size 1280x800 --lang en
    just _picture review-fr --screen review --players 4 --seed 3 --size 1280x800 --lang fr
    just _picture result-fr --screen result --players 5 --seed 1 --size 1280x800 --lang fr

# after a change of how something looks: draw the references of tests/visual.rs again
references:
    RENEW_PICTURES=1 cargo test --test visual every_position -- --ignored

_picture name *args:
    cargo run --quiet --release -- picture {{ args }} --out {{ pictures }}/{{ name }}.png
