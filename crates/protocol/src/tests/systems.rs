//! What other systems and languages send: marks, carriage returns, and long numbers as strings.

use super::{ok, say};
use crate::{Server, serve};
use serde_json::{Value, json};

/// What is answered to these bytes, line by line.
fn served(input: &[u8]) -> Vec<Value> {
    let (mut input, mut output) = (input, Vec::new());
    serve(&mut input, &mut output).expect("memory can be read and written");
    String::from_utf8(output)
        .expect("text")
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect()
}

#[test]
fn a_session_from_another_system_is_the_same_session() {
    let session = "{\"do\":\"new\",\"seats\":[\"kraken\",\"gigazaur\"],\"seed\":3,\"id\":1}\n\
        [{\"do\":\"legal\"},{\"do\":\"apply\",\"index\":0}]\n{\"do\":\"save\"}\n{\"do\":\"quit\"}\n";
    let plain = served(session.as_bytes());
    assert_eq!(plain.len(), 4);
    assert!(
        plain
            .iter()
            .flat_map(|said| match said {
                Value::Array(list) => list.clone(),
                one => vec![one.clone()],
            })
            .all(|said| said["ok"] == true)
    );
    let crlf = session.replace('\n', "\r\n");
    for (what, other) in [
        ("a mark", format!("\u{feff}{session}")),
        ("carriage returns", crlf.clone()),
        ("both", format!("\u{feff}{crlf}")),
        (
            "a mark before every line",
            session.replace("{\"do\":\"s", "\u{feff}{\"do\":\"s"),
        ),
        ("no end", session.trim_end().to_owned()),
    ] {
        assert_eq!(served(other.as_bytes()), plain, "{what}");
    }
    // A mark elsewhere is no JSON.
    let said = served("{\"do\":\u{feff}\"quit\"}\n".as_bytes());
    assert_eq!(said[0]["error"]["code"], "not-json");
}

#[test]
fn long_numbers_are_said_as_strings_too() {
    let most = u64::MAX.to_string();
    let exact = (1u64 << 53) - 1;
    let new = |seed: Value| json!({ "do": "new", "seats": ["kraken", "gigazaur"], "seed": seed });
    // Beyond what every language reads exactly, it is written as a string, and read again.
    for (said, written) in [
        (json!(7), json!(7)),
        (json!("7"), json!(7)),
        (json!("007"), json!(7)),
        (json!(exact), json!(exact)),
        (json!(exact.to_string()), json!(exact)),
        (json!(exact + 1), json!((exact + 1).to_string())),
        (json!(most), json!(most)),
        (json!(u64::MAX), json!(most)),
    ] {
        let mut server = Server::default();
        ok(&mut server, new(said.clone()));
        ok(&mut server, json!({ "do": "apply", "index": 0 }));
        let saved = ok(&mut server, json!({ "do": "save" }))["saved"].clone();
        assert_eq!(saved["nature"]["seed"], written, "{said}");
        let mut other = Server::default();
        ok(&mut other, json!({ "do": "load", "saved": saved }));
        let mut drawn = saved.clone();
        drawn["nature"]["drawn"] = json!(saved["nature"]["drawn"].to_string());
        for _ in 0..20 {
            let apply = json!({ "do": "apply", "index": 0 });
            assert_eq!(ok(&mut server, apply.clone()), ok(&mut other, apply), "{said}");
        }
        ok(&mut other, json!({ "do": "load", "saved": drawn }));
        assert_eq!(ok(&mut other, json!({ "do": "save" }))["saved"], saved);
        for request in ["advise", "value"] {
            let [one, two] = [json!(u64::MAX), json!(most)];
            let [one, two] = [one, two].map(|seed| ok(&mut server, json!({ "do": request, "seed": seed })));
            assert_eq!(one, two);
        }
    }
    let mut server = Server::default();
    ok(&mut server, new(json!(1)));
    let huge = format!("{most}0");
    for wrong in [
        json!(""),
        json!("-1"),
        json!("+1"),
        json!(" 1"),
        json!("0x10"),
        json!("1e3"),
        json!("1.0"),
        json!("seven"),
        json!("١"),
        json!(huge),
        json!(-1),
        json!(1.5),
        json!(1e30),
        json!([1]),
        json!(true),
    ] {
        for mut request in [new(json!(0)), json!({ "do": "advise" }), json!({ "do": "value" })] {
            request["seed"] = wrong.clone();
            let said = say(&mut server, request.clone());
            assert_eq!(said["error"]["code"], "bad-field", "{request}");
            assert_eq!(said["error"]["at"], "seed", "{request}");
            let sentence = said["error"]["message"].as_str().expect("a sentence");
            assert!(sentence.contains("its digits as a string"), "{sentence}");
        }
    }
}
