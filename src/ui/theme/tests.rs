//! What can be read, and what can be told apart, by whichever eyes.

use super::{
    Colours, Eyes, LOOKS, Symbol, cards, city, colours, dark, eyes, house, light, mix, on_house, on_panel,
    see, tinted,
};
use crate::storage::{Colour, Sight};
use crate::ui::art;
use iced::Color;
use iced::advanced::svg::Data;

type Triple = [f64; 3];

/// Red, green and blue as amounts of light.
fn linear(colour: Color) -> Triple {
    [colour.r, colour.g, colour.b].map(|share| {
        let share = f64::from(share);
        if share <= 0.040_45 {
            share / 12.92
        } else {
            ((share + 0.055) / 1.055).powf(2.4)
        }
    })
}

fn times(matrix: [Triple; 3], of: Triple) -> Triple {
    matrix.map(|row| row.iter().zip(of).map(|(one, other)| one * other).sum())
}

/// How bright a color is, from 0 to 1 (WCAG 2).
fn brightness(colour: Color) -> f64 {
    let [red, green, blue] = linear(colour);
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// The contrast of two colors, from 1 to 21 (WCAG 2).
fn contrast(one: Color, other: Color) -> f64 {
    let (one, other) = (brightness(one), brightness(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// What somebody sees of a color (Machado, Oliveira and Fernandes 2009, at full severity), in CIE Lab.
fn seen(colour: Color, sight: Sight) -> Triple {
    let matrix = match sight {
        Sight::Usual => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
        Sight::Protanopia => [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
        Sight::Deuteranopia => [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
        Sight::Tritanopia => [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    };
    let light = times(matrix, linear(colour)).map(|share| share.clamp(0.0, 1.0));
    let [x, y, z] = times(
        [
            [0.412_456_4, 0.357_576_1, 0.180_437_5],
            [0.212_672_9, 0.715_152_2, 0.072_175_0],
            [0.019_333_9, 0.119_192_0, 0.950_304_1],
        ],
        light,
    );
    let [x, y, z] = [x / 0.950_47, y, z / 1.088_83].map(|share: f64| {
        if share > 0.008_856 {
            share.cbrt()
        } else {
            7.787 * share + 16.0 / 116.0
        }
    });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// How different two colors are (CIEDE2000); about 2 is just seen.
fn difference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple) -> f64 {
    let mean = f64::midpoint(a1.hypot(b1), a2.hypot(b2)).powi(7);
    let stretch = 1.5 - 0.5 * (mean / (mean + 25_f64.powi(7))).sqrt();
    let (a1, a2) = (a1 * stretch, a2 * stretch);
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let hue = |a: f64, b: f64| b.atan2(a).to_degrees().rem_euclid(360.0);
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let gray = c1 * c2 == 0.0;
    let turn = if gray {
        0.0
    } else {
        (h2 - h1 + 180.0).rem_euclid(360.0) - 180.0
    };
    let middle = if gray {
        h1 + h2
    } else {
        (h1 + turn / 2.0).rem_euclid(360.0)
    };
    let (light, chroma) = (f64::midpoint(l1, l2), f64::midpoint(c1, c2));
    let cosine = |degrees: f64| degrees.to_radians().cos();
    let weight =
        1.0 - 0.17 * cosine(middle - 30.0) + 0.24 * cosine(2.0 * middle) + 0.32 * cosine(3.0 * middle + 6.0)
            - 0.20 * cosine(4.0 * middle - 63.0);
    let seventh = chroma.powi(7);
    let bend = (-((middle - 275.0) / 25.0).powi(2)).exp();
    let rotation = -2.0 * (seventh / (seventh + 25_f64.powi(7))).sqrt() * (60.0 * bend).to_radians().sin();
    let from_middle = (light - 50.0).powi(2);
    let lightness = (l2 - l1) / (1.0 + 0.015 * from_middle / (20.0 + from_middle).sqrt());
    let strength = (c2 - c1) / (1.0 + 0.045 * chroma);
    let tone = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin() / (1.0 + 0.015 * chroma * weight);
    (lightness.powi(2) + strength.powi(2) + tone.powi(2) + rotation * strength * tone).sqrt()
}

/// The two colors that these eyes confuse most easily, by how different they are.
fn closest(colours: &[Color], sight: Sight) -> f64 {
    let seen: Vec<Triple> = colours.iter().map(|colour| seen(*colour, sight)).collect();
    let pairs = (0..seen.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
    pairs
        .map(|(one, other)| difference(seen[one], seen[other]))
        .fold(f64::INFINITY, f64::min)
}

fn everybody() -> impl Iterator<Item = Eyes> {
    let both = [false, true].into_iter();
    both.flat_map(|contrast| Sight::ALL.map(|sight| Eyes { contrast, sight }))
}

#[test]
fn colors_are_compared_as_the_standard_does() {
    // Of the test data of Sharma, Wu and Dalal.
    for (one, other, wanted) in [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373),
        ([6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377),
    ] {
        let found = difference(one, other);
        assert!((found - wanted).abs() < 0.0002, "{found} is not {wanted}");
    }
    assert!((contrast(Color::BLACK, Color::WHITE) - 21.0).abs() < 0.001);
}

#[test]
fn with_high_contrast_every_text_can_be_read() {
    for looks in LOOKS.iter() {
        for look in &looks[1] {
            let Colours {
                ground,
                surface,
                raised,
                accent,
                accent_bright,
                ..
            } = *look;
            let between = mix(surface, ground, 0.5);
            // A pressed or pointed-out button is a little warmer.
            let warm = mix(raised, accent, 0.18);
            let mut pairs = vec![
                (look.on_accent, accent),
                (look.on_accent, accent_bright),
                (look.on_danger, look.danger),
                (look.text, warm),
            ];
            for under in [ground, surface, raised, between] {
                for text in [
                    look.text,
                    look.quiet,
                    look.accent_text,
                    look.danger_text,
                    look.good,
                ] {
                    pairs.push((text, under));
                }
            }
            for (text, under) in pairs {
                let found = contrast(text, under);
                assert!(found >= 7.0, "{text:?} on {under:?}: {found:.2}");
            }
        }
    }
    for (text, under) in [
        (city::PAPER, city::NIGHT),
        (city::PAPER, city::ASH),
        (city::FOG, city::NIGHT),
        (city::FOG, city::ASH),
        (city::PAPER, city::ARENA_DEEP),
        (city::PAPER, cards::KEEP),
        (city::PAPER, cards::DISCARD),
        (city::PAPER, cards::COSTUME),
        (city::PAPER, cards::TILE),
        (city::PAPER, cards::DEAR),
        (city::INK, cards::PAYABLE),
        (city::INK, city::LIGHT),
    ] {
        let found = contrast(text, under);
        assert!(found >= 7.0, "{text:?} on {under:?}: {found:.2}");
    }
}

/// So different two seats are at least (CIEDE2000). About 2 is just seen between large fields side by side; the dots of
/// the log are a few pixels wide, never side by side, and looked for.
const APART: f64 = 15.0;

/// What somebody sees of every color beside what everybody else at the table sees of it.
#[test]
fn every_seat_is_seen_on_whatever_it_is_drawn_on_and_told_from_every_other() {
    for eyes in everybody() {
        see(eyes);
        // A part of a picture that is needed to understand it has 3 to 1 (WCAG 2.2, 1.4.11), a text 4.5 to 1 (1.4.3);
        // high contrast asks for the next step of each.
        let (seen, read) = if eyes.contrast { (4.5, 7.0) } else { (3.0, 4.5) };
        for (name, theme) in [("night", dark()), ("paper", light())] {
            let look = colours(&theme);
            let seats = Colour::ALL.map(|colour| (colour, on_panel(look, house(colour))));
            for (colour, seat) in seats {
                let grounds = [
                    ("ground", look.ground),
                    ("surface", look.surface),
                    ("raised", look.raised),
                    // Panels through which the city shines.
                    ("glass", mix(city::NIGHT, look.surface, 0.93)),
                    ("bubble", mix(look.surface, look.ground, 0.5)),
                    ("plate", mix(look.surface, seat, 0.08)),
                ];
                for (under, ground) in grounds {
                    let found = contrast(seat, ground);
                    assert!(
                        found >= seen,
                        "{eyes:?}, {name}: {colour:?} on {under}: {found:.2}"
                    );
                }
                // A frame around a field of its own color is wider, and both sides of it are drawn.
                let active = tinted(look.surface, seat);
                let found = contrast(seat, active);
                assert!(
                    found >= 2.5,
                    "{eyes:?}, {name}: {colour:?} around its plate: {found:.2}"
                );
                let found = contrast(look.text, active);
                assert!(
                    found >= read,
                    "{eyes:?}, {name}: text on the plate of {colour:?}: {found:.2}"
                );
                let found = contrast(on_house(look), seat);
                assert!(
                    found >= read,
                    "{eyes:?}, {name}: a name on {colour:?}: {found:.2}"
                );
            }
            let drawn = seats.map(|(_, seat)| seat);
            // Not everybody at a table has the eyes that its colors are made for.
            for who in [eyes.sight, Sight::Usual] {
                let least = closest(&drawn, who);
                assert!(least >= APART, "{eyes:?}, {name}, by {who:?}: {least:.1}");
            }
        }
        // Over the city, in both themes.
        for colour in Colour::ALL {
            for sky in [city::NIGHT, city::ASH] {
                let found = contrast(house(colour), sky);
                assert!(found >= seen, "{eyes:?}: {colour:?} over the city: {found:.2}");
            }
        }
    }
    see(Eyes::default());
}

#[test]
fn a_seat_keeps_its_color_on_paper() {
    // Green stays green: people call a seat by its color.
    for eyes in everybody() {
        see(eyes);
        let paper = colours(&light());
        for colour in Colour::ALL {
            let hue = |color: Color| {
                let [_, a, b] = seen(color, Sight::Usual);
                b.atan2(a).to_degrees()
            };
            see(Eyes::default());
            let usual = hue(house(colour));
            see(eyes);
            for drawn in [house(colour), on_panel(paper, house(colour))] {
                let turn = ((hue(drawn) - usual + 180.0).rem_euclid(360.0) - 180.0).abs();
                let [_, a, b] = seen(drawn, Sight::Usual);
                // What is nearly gray has no hue to speak of.
                assert!(
                    turn <= 40.0 || a.hypot(b) < 12.0,
                    "{eyes:?}, {colour:?}: {turn:.0} degrees"
                );
            }
        }
        // What is no seat is left alone.
        assert_eq!(on_panel(paper, city::FOG), city::FOG);
        assert_eq!(on_panel(paper, Color::TRANSPARENT), Color::TRANSPARENT);
    }
    see(Eyes::default());
}

/// The color that has most of a picture, by how often it is named.
fn filled(path: &str) -> Vec<Color> {
    let handle = art::handle(path);
    let Data::Bytes(bytes) = handle.data() else {
        return Vec::new();
    };
    let svg = String::from_utf8_lossy(bytes);
    let named = svg.match_indices('#').filter_map(|(at, _)| {
        let value = u32::from_str_radix(svg.get(at + 1..at + 7)?, 16).ok()?;
        let [_, red, green, blue] = value.to_be_bytes();
        Some(Color::from_rgb8(red, green, blue))
    });
    named.collect()
}

#[test]
fn hearts_stars_energy_and_claws_are_told_apart_by_their_color() {
    for sight in Sight::ALL {
        let own: Vec<Color> = Symbol::ALL
            .iter()
            .filter_map(|symbol| symbol.colour(sight))
            .collect();
        if sight == Sight::Usual {
            assert!(own.is_empty(), "the pictures are as they are drawn");
            continue;
        }
        for eyes in [sight, Sight::Usual] {
            let least = closest(&own, eyes);
            assert!(least >= 25.0, "{sight:?} by {eyes:?}: {least:.1}");
        }
    }
}

#[test]
fn the_pictures_have_the_colors_of_the_eyes_that_look() {
    for (path, symbol) in [
        ("tokens/heart.svg", Symbol::Heart),
        ("tokens/star.svg", Symbol::Star),
        ("tokens/energy.svg", Symbol::Energy),
        ("faces/claw.svg", Symbol::Claw),
        ("faces/dark/heart.svg", Symbol::Heart),
    ] {
        assert_eq!(Symbol::of(path), Some(symbol));
        see(Eyes::default());
        let usual = filled(path);
        for sight in Sight::ALL.into_iter().filter(|sight| *sight != Sight::Usual) {
            see(Eyes {
                contrast: false,
                sight,
            });
            let own = symbol.colour(sight).expect("a color of its own");
            let now = filled(path);
            assert_ne!(now, usual, "{path} {sight:?}");
            let near = now
                .iter()
                .map(|colour| difference(seen(*colour, sight), seen(own, sight)));
            let least = near.fold(f64::INFINITY, f64::min);
            assert!(least < 12.0, "{path} has nothing of {own:?}: {least:.1}");
        }
        see(Eyes::default());
        assert_eq!(filled(path), usual, "the usual eyes see it as it was");
    }
    assert_eq!(Symbol::of("tokens/crown.svg"), None);
    assert_eq!(Symbol::of("emblems/heart.svg"), None);
}

#[test]
fn the_theme_is_that_of_the_eyes_that_look() {
    assert_eq!(eyes(), Eyes::default());
    let usual = (colours(&dark()).ground, colours(&light()).text);
    see(Eyes {
        contrast: true,
        sight: Sight::Tritanopia,
    });
    assert_ne!((colours(&dark()).ground, colours(&light()).text), usual);
    assert_eq!(dark().palette().background, colours(&dark()).ground);
    see(Eyes::default());
    assert_eq!((colours(&dark()).ground, colours(&light()).text), usual);
}
