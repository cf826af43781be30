use std::{collections::HashMap, env, fmt::Debug};

use rowfeed_client::apis::{Error, collections_api, configuration::Configuration, health_api, rows_api};
use rowfeed_client::models::{self, CollectionInput, ProblemDetails};
use serde_json::Value;
use walk::{Answer, Failure, Fields, Fitting, Page, Row, Sdk};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Answer<()> {
    let base_path = env::var("ROWFEED_URL")?;
    walk::walk(|key| {
        let (base_path, bearer_access_token) = (base_path.clone(), Some(key.to_owned()));
        Ok(Rowfeed(Configuration { base_path, bearer_access_token, ..Configuration::new() }))
    })
    .await
}

struct Rowfeed(Configuration);

impl Sdk for Rowfeed {
    async fn health(&self) -> Answer<bool> {
        Ok(answered(health_api::get_health(&self.0).await)?.ok)
    }

    async fn list_collections(&self) -> Answer<Vec<String>> {
        let collections = answered(collections_api::list_collections(&self.0, None, None).await)?;
        Ok(collections.into_iter().map(|collection| collection.name).collect())
    }

    async fn create_collection(&self, name: &str) -> Answer<String> {
        let input = CollectionInput::new(name.to_owned());
        Ok(answered(collections_api::create_collection(&self.0, input, None).await)?.name)
    }

    async fn insert_rows(&self, name: &str, rows: &[Fields], key: Option<&str>) -> Answer<Vec<Row>> {
        let input = rows.iter().map(map).collect();
        let inserted = answered(rows_api::insert_rows(&self.0, name, input, None, key).await)?;
        inserted.into_iter().map(row).collect()
    }

    async fn get_row(&self, name: &str, id: u64) -> Answer<Row> {
        row(answered(rows_api::get_row(&self.0, name, id.try_into()?, None, None, None, None).await)?)
    }

    async fn list_rows(&self, name: &str, Page { limit, offset, order_by, order }: Page) -> Answer<Vec<Row>> {
        let (limit, offset) = (Some(limit.into()), Some(offset.into()));
        let (order_by, order) = (Some(order_by), Some(order));
        let asked = rows_api::list_rows(
            &self.0, name, limit, offset, order_by, order, None, None, None, None, None, None, None, None,
        );
        answered(asked.await)?.into_iter().map(row).collect()
    }

    // It gives no headers, so that the next page is known by its offset.
    async fn list_fitting(&self, name: &str, list: &Fitting) -> Answer<(Vec<Row>, Option<String>)> {
        let offset: i64 = list.after.as_deref().unwrap_or("0").parse()?;
        let (limit, filter) = (i32::from(list.limit), Some(list.filter.as_str()));
        let (sort, fields) = (Some(list.sort.clone()), Some(list.fields.clone()));
        let asked = rows_api::list_rows(
            &self.0,
            name,
            Some(limit),
            Some(offset),
            None,
            None,
            None,
            filter,
            sort,
            fields,
            None,
            None,
            None,
            None,
        );
        let rows: Vec<_> = answered(asked.await)?.into_iter().map(row).collect::<Answer<_>>()?;
        let next = (rows.len() == usize::from(list.limit)).then(|| (offset + i64::from(limit)).to_string());
        Ok((rows, next))
    }

    async fn update_row(&self, name: &str, id: u64, changes: &Fields) -> Answer<Row> {
        row(answered(rows_api::update_row(&self.0, name, id.try_into()?, map(changes), None, None, None).await)?)
    }

    async fn delete_row(&self, name: &str, id: u64) -> Answer<()> {
        answered(rows_api::delete_row(&self.0, name, id.try_into()?, None, None, None).await)
    }
}

fn map(fields: &Fields) -> HashMap<String, Value> {
    fields.clone().into_iter().collect()
}

fn row(row: models::Row) -> Answer<Row> {
    walk::row(row.into_iter().collect())
}

/// Each operation has an error type of its own, but what they are made of is the same.
fn answered<T, E: Debug + 'static>(result: Result<T, Error<E>>) -> Answer<T> {
    match result {
        Err(Error::ResponseError(response)) => {
            let ProblemDetails { code, .. } = serde_json::from_str(&response.content)?;
            Err(Failure::Refused { status: response.status.as_u16(), code })
        }
        other => Ok(other?),
    }
}
