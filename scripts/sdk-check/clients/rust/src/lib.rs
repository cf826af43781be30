//! Makes the calls that walk.ts asks for, with whatever client a generator made.
use std::{env, error::Error, io};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

pub type Fields = Map<String, Value>;
pub type Answer<T> = Result<T, Failure>;

/// A call. An empty idempotency key is none.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Asked {
    pub call: String,
    pub collection: String,
    pub id: u64,
    pub rows: Vec<Fields>,
    pub fields: Fields,
    pub idempotency_key: String,
    pub list: List,
    #[serde(default)]
    pub frame: String,
}

/// A page in an order, a page of the rows that match a filter, or the changes after a cursor.
#[derive(Deserialize)]
#[serde(default)]
#[derive(Default)]
pub struct List {
    pub limit: u16,
    pub offset: Option<u16>,
    pub order_by: Option<String>,
    pub order: Option<String>,
    pub filter: Option<String>,
    pub sort: Option<Vec<String>>,
    pub fields: Option<Vec<String>>,
    pub after: Option<String>,
    pub since: Option<String>,
}

pub enum Failure {
    /// By the server, with the code of its problem.
    Refused { status: u16, code: String },
    Other(Box<dyn Error>),
}

impl<E: Into<Box<dyn Error>>> From<E> for Failure {
    fn from(error: E) -> Self {
        Failure::Other(error.into())
    }
}

pub fn variable(name: &str) -> String {
    env::var(name).unwrap_or_default()
}

pub fn value(value: impl Serialize) -> Answer<Value> {
    Ok(json!({ "value": value }))
}

pub async fn serve(answer: impl AsyncFn(Asked) -> Answer<Value>) {
    for line in io::stdin().lines() {
        let asked = serde_json::from_str(&line.expect("a line")).expect("a call");
        let answered = answer(asked).await.unwrap_or_else(|failure| match failure {
            Failure::Refused { status, code } => json!({ "status": status, "code": code }),
            Failure::Other(error) => json!({ "error": format!("{error:?}") }),
        });
        println!("{answered}");
    }
}
