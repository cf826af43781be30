use std::fs;

use asyncapi_rs_models::{Feed, Row};
use serde_json::json;
use walk::{Answer, Fields, equal, report};

fn main() -> Answer<()> {
    let inserted: Fields = serde_json::from_str(&fs::read_to_string("row.json")?)?;
    let mut changed = inserted.clone();
    changed.extend([("text".to_owned(), json!("changed")), ("flag".to_owned(), json!(null))]);
    let expected = [
        ("insert", inserted.clone()),
        ("update", changed.clone()),
        ("delete", changed.clone()),
        ("bookmark", Fields::new()),
        ("enter", changed.clone()),
        ("leave", inserted),
        ("row", changed),
    ];
    let frames: Vec<String> = serde_json::from_str(&fs::read_to_string("frames.json")?)?;
    for (frame, (kind, fields)) in frames.iter().zip(expected) {
        report(kind, read(frame).and_then(|found| equal(found, (kind, fields))));
    }
    Ok(())
}

/// The kind of a frame, and its row's fields.
fn read(frame: &str) -> Answer<(&'static str, Fields)> {
    Ok(match serde_json::from_str(frame)? {
        Feed::InsertFrame(frame) => ("insert", fields(*frame.row)),
        Feed::UpdateFrame(frame) => ("update", fields(*frame.row)),
        Feed::DeleteFrame(frame) => ("delete", fields(*frame.row)),
        Feed::BookmarkFrame(_) => ("bookmark", Fields::new()),
        Feed::EnterFrame(frame) => ("enter", fields(*frame.row)),
        Feed::LeaveFrame(frame) => ("leave", fields(*frame.row)),
        Feed::RowFrame(frame) => ("row", fields(*frame.row)),
    })
}

fn fields(row: Row) -> Fields {
    row.additional_properties.into_iter().flatten().collect()
}
