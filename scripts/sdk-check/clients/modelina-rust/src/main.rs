use asyncapi_rs_models::{Feed, Row};
use serde_json::{Value, json};
use walk::{Answer, serve, value};

#[tokio::main(flavor = "current_thread")]
async fn main() {
    serve(async |asked| read(&asked.frame)).await
}

fn read(frame: &str) -> Answer<Value> {
    let (event, row) = match serde_json::from_str(frame)? {
        Feed::InsertFrame(frame) => ("insert", Some(frame.row)),
        Feed::UpdateFrame(frame) => ("update", Some(frame.row)),
        Feed::DeleteFrame(frame) => ("delete", Some(frame.row)),
        Feed::BookmarkFrame(_) => ("bookmark", None),
        Feed::EnterFrame(frame) => ("enter", Some(frame.row)),
        Feed::LeaveFrame(frame) => ("leave", Some(frame.row)),
        Feed::RowFrame(frame) => ("row", Some(frame.row)),
    };
    let row: Option<Box<Row>> = row;
    value(json!({ "event": event, "row": row }))
}
