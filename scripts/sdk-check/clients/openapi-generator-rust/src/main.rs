use std::fmt::Debug;

use rowfeed_client::apis::{Error, collections_api, configuration::Configuration, feed_api, rows_api};
use rowfeed_client::models::{CollectionInput, ProblemDetails};
use serde_json::{Value, json};
use walk::{Answer, Asked, Failure, serve, value, variable};

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let (base_path, bearer_access_token) = (variable("ROWFEED_URL"), Some(variable("ROWFEED_KEY")));
    let client = Configuration { base_path, bearer_access_token, ..Configuration::new() };
    serve(async |asked| call(&client, asked).await).await;
}

async fn call(client: &Configuration, Asked { call, collection, id, rows, fields, list, idempotency_key, .. }: Asked) -> Answer<Value> {
    let name = collection.as_str();
    let id = id.try_into()?;
    match call.as_str() {
        "create_collection" => {
            let input = CollectionInput::new(collection);
            value(answered(collections_api::create_collection(client, input, None).await)?)
        }
        "insert_rows" => {
            let input = rows.into_iter().map(|fields| fields.into_iter().collect()).collect();
            let key = Some(idempotency_key.as_str()).filter(|key| !key.is_empty());
            value(answered(rows_api::insert_rows(client, name, input, None, None, key).await)?)
        }
        "get_row" => value(answered(rows_api::get_row(client, name, id, None, None, None, None).await)?),
        // The client doesn't return headers, so the offset leads to the next page.
        "list_rows" => {
            let limit = i32::from(list.limit);
            let offset = match list.after {
                Some(after) => after.parse()?,
                None => list.offset.unwrap_or(0).into(),
            };
            let (order_by, order, filter) = (list.order_by.as_deref(), list.order.as_deref(), list.filter.as_deref());
            let asked = rows_api::list_rows(
                client, name, Some(limit), Some(offset), order_by, order, None, filter, list.sort, list.fields,
                None, None, None, None,
            );
            let rows = answered(asked.await)?;
            let next = (rows.len() == usize::from(list.limit)).then(|| (offset + i64::from(limit)).to_string());
            Ok(json!({ "value": rows, "next": next }))
        }
        "list_changes" => {
            let (since, limit) = (list.since.as_deref(), Some(list.limit.into()));
            let list = answered(feed_api::list_changes(client, name, since, limit, None, None, None, None).await)?;
            Ok(json!({ "value": list.changes, "next": list.cursor }))
        }
        "update_row" => {
            let changes = fields.into_iter().collect();
            value(answered(rows_api::update_row(client, name, id, changes, None, None, None).await)?)
        }
        _ => value(answered(rows_api::delete_row(client, name, id, None, None, None).await)?),
    }
}

/// Each operation has its own error type, but their content is the same.
fn answered<T, E: Debug + 'static>(result: Result<T, Error<E>>) -> Answer<T> {
    match result {
        Err(Error::ResponseError(response)) => {
            let ProblemDetails { code, .. } = serde_json::from_str(&response.content)?;
            Err(Failure::Refused { status: response.status.as_u16(), code })
        }
        other => Ok(other?),
    }
}
