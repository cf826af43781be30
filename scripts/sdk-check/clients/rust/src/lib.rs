//! The calls that every client in Rust makes, in whatever words its generator gave it.
use std::{env, error::Error, fmt::Debug, fs};

use serde_json::{Map, Value, json};

pub type Fields = Map<String, Value>;
pub type Answer<T> = Result<T, Failure>;

/// A row keeps its fields, whatever they are called.
#[derive(Debug, PartialEq)]
pub struct Row {
    pub id: u64,
    pub fields: Fields,
}

pub struct Page {
    pub limit: u16,
    pub offset: u16,
    pub order_by: &'static str,
    pub order: &'static str,
}

/// The list of those rows that fit a filter.
pub struct Fitting {
    pub filter: String,
    pub sort: Vec<String>,
    pub fields: Vec<String>,
    pub limit: u16,
    /// None for the first page.
    pub after: Option<String>,
}

#[derive(Debug)]
pub enum Failure {
    /// By the service, with the code of its problem.
    Refused {
        status: u16,
        code: String,
    },
    Other(Box<dyn Error>),
}

impl<E: Into<Box<dyn Error>>> From<E> for Failure {
    fn from(error: E) -> Self {
        Failure::Other(error.into())
    }
}

// A walk runs on one thread, so that it doesn't matter whether its futures may change it.
#[allow(async_fn_in_trait)]
pub trait Sdk {
    async fn health(&self) -> Answer<bool>;
    async fn list_collections(&self) -> Answer<Vec<String>>;
    async fn create_collection(&self, name: &str) -> Answer<String>;
    async fn insert_rows(&self, name: &str, rows: &[Fields], key: Option<&str>) -> Answer<Vec<Row>>;
    async fn get_row(&self, name: &str, id: u64) -> Answer<Row>;
    async fn list_rows(&self, name: &str, page: Page) -> Answer<Vec<Row>>;
    /// With what leads to the next page.
    async fn list_fitting(&self, name: &str, list: &Fitting) -> Answer<(Vec<Row>, Option<String>)>;
    async fn update_row(&self, name: &str, id: u64, changes: &Fields) -> Answer<Row>;
    async fn delete_row(&self, name: &str, id: u64) -> Answer<()>;
}

struct Walk<S> {
    sdk: S,
    name: String,
    fields: Fields,
    missing_row_code: String,
}

/// `connect` makes a client that bears this key.
pub async fn walk<S: Sdk>(connect: impl Fn(&str) -> Answer<S>) -> Answer<()> {
    let walk = Walk {
        sdk: connect(&env::var("ROWFEED_KEY")?)?,
        name: env::var("ROWFEED_COLLECTION")?,
        fields: serde_json::from_str(&fs::read_to_string("row.json")?)?,
        missing_row_code: env::var("ROWFEED_MISSING_ROW_CODE")?,
    };
    report("health", walk.health().await);
    report("list_collections", walk.list_collections().await);
    report("create_collection", walk.create_collection().await);
    report("insert_rows", walk.insert_rows().await);
    report("get_row", walk.get_row().await);
    report("list_rows", walk.list_rows().await);
    report("list_fitting", walk.list_fitting().await);
    report("update_row", walk.update_row().await);
    report("delete_row", walk.delete_row().await);
    report("wrong_key", refused(connect("not-a-key")?.list_collections().await, 401, "key_invalid"));
    report("missing_row", walk.missing_row().await);
    Ok(())
}

pub fn report(step: &str, outcome: Answer<()>) {
    match outcome {
        Ok(()) => println!("ok {step}"),
        Err(failure) => println!("wrong {step}: {failure:?}"),
    }
}

impl<S: Sdk> Walk<S> {
    async fn health(&self) -> Answer<()> {
        equal(self.sdk.health().await?, true)
    }

    async fn list_collections(&self) -> Answer<()> {
        self.sdk.list_collections().await.map(drop)
    }

    async fn create_collection(&self) -> Answer<()> {
        equal(&self.sdk.create_collection(&self.name).await?, &self.name)?;
        equal(self.sdk.list_collections().await?.contains(&self.name), true)
    }

    async fn insert_rows(&self) -> Answer<()> {
        let one = [self.fields.clone()];
        equal(self.sdk.insert_rows(&self.name, &one, None).await?, vec![self.row(1)])?;
        // Of one field, since some write those of a map in another order each time.
        for _ in 0..2 {
            let repeated = self.sdk.insert_rows(&self.name, &[n(2).fields], Some(&self.name)).await?;
            equal(repeated, vec![n(2)])?;
        }
        let two = [self.fields.clone(), n(4).fields];
        equal(self.sdk.insert_rows(&self.name, &two, None).await?, vec![self.row(3), n(4)])
    }

    async fn get_row(&self) -> Answer<()> {
        equal(self.sdk.get_row(&self.name, 1).await?, self.row(1))
    }

    async fn list_rows(&self) -> Answer<()> {
        let page = Page { limit: 2, offset: 1, order_by: "id", order: "desc" };
        equal(self.sdk.list_rows(&self.name, page).await?, vec![self.row(3), n(2)])
    }

    async fn list_fitting(&self) -> Answer<()> {
        let mut fitting: Value = serde_json::from_str(&fs::read_to_string("fitting.json")?)?;
        let mut read = |name: &str| fitting[name].take();
        let rows: Vec<Fields> = serde_json::from_value(read("rows"))?;
        self.sdk.insert_rows(&self.name, &rows, None).await?;
        let text: Value = read("text");
        let mut list = Fitting {
            filter: format!("@.text == {text} && @['done'] == false"),
            sort: serde_json::from_value(read("sort"))?,
            fields: serde_json::from_value(read("fields"))?,
            limit: 2,
            after: None,
        };
        let pages: Vec<Vec<Fields>> = serde_json::from_value(read("pages"))?;
        for page in pages {
            let (rows, next) = self.sdk.list_fitting(&self.name, &list).await?;
            equal(rows, page.into_iter().map(row).collect::<Answer<_>>()?)?;
            list.after = next;
        }
        equal(list.after, None)
    }

    async fn update_row(&self) -> Answer<()> {
        let changes =
            Fields::from_iter([("text".to_owned(), json!("changed")), ("flag".to_owned(), json!(null))]);
        let mut changed = self.row(1);
        changed.fields.extend(changes.clone());
        equal(self.sdk.update_row(&self.name, 1, &changes).await?, changed)
    }

    async fn delete_row(&self) -> Answer<()> {
        self.sdk.delete_row(&self.name, 2).await?;
        refused(self.sdk.delete_row(&self.name, 2).await, 404, &self.missing_row_code)
    }

    async fn missing_row(&self) -> Answer<()> {
        refused(self.sdk.get_row(&self.name, 1_000_000).await, 404, &self.missing_row_code)
    }

    fn row(&self, id: u64) -> Row {
        Row { id, fields: self.fields.clone() }
    }
}

/// A row whose `id` is one of its members.
pub fn row(mut members: Fields) -> Answer<Row> {
    let id = members.remove("id").and_then(|id| id.as_u64()).ok_or("a row without an id")?;
    Ok(Row { id, fields: members })
}

/// A row that bears its own number.
fn n(id: u64) -> Row {
    Row { id, fields: Fields::from_iter([("n".to_owned(), json!(id))]) }
}

pub fn equal<T: Debug + PartialEq>(found: T, expected: T) -> Answer<()> {
    if found == expected { Ok(()) } else { Err(format!("{found:?} instead of {expected:?}").into()) }
}

fn refused<T>(answer: Answer<T>, expected_status: u16, expected_code: &str) -> Answer<()> {
    match answer {
        Ok(_) => Err("not refused".into()),
        Err(Failure::Refused { status, code }) => {
            equal((status, code.as_str()), (expected_status, expected_code))
        }
        Err(other) => Err(other),
    }
}
