use std::num::NonZeroU64;

use futures_util::TryStreamExt;
use reqwest::header::{AUTHORIZATION, HeaderMap};
use rowfeed_client::types::{CollectionInput, ProblemDetails, RowInput, RowInputList, RowPatch};
use rowfeed_client::{ByteStream, Client, Error, ResponseValue};
use serde_json::{Value, json};
use walk::{Answer, Asked, Failure, serve, value, variable};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let bearer = format!("Bearer {}", variable("ROWFEED_KEY")).parse()?;
    let headers = HeaderMap::from_iter([(AUTHORIZATION, bearer)]);
    let http = reqwest::Client::builder().default_headers(headers).build()?;
    let client = Client::new_with_client(&variable("ROWFEED_URL"), http);
    serve(async |asked| call(&client, asked).await).await;
    Ok(())
}

async fn call(client: &Client, Asked { call, collection: name, id, rows, fields, list, idempotency_key, .. }: Asked) -> Answer<Value> {
    let id = NonZeroU64::new(id).unwrap_or(NonZeroU64::MIN);
    match call.as_str() {
        "create_collection" => {
            let input = CollectionInput::builder().name(name);
            value(answered(client.create_collection().body(input).send().await).await?)
        }
        "insert_rows" => {
            let input = RowInputList(rows.into_iter().map(|extra| RowInput { extra }).collect());
            let mut asked = client.insert_rows().collection_name(name).body(input);
            if !idempotency_key.is_empty() {
                asked = asked.idempotency_key(idempotency_key);
            }
            value(answered(asked.send().await).await?)
        }
        "get_row" => value(answered(client.get_row().collection_name(name).row_id(id).send().await).await?),
        "list_rows" => {
            let mut asked = client.list_rows().collection_name(name).limit(u32::from(list.limit));
            if let (Some(offset), Some(order_by), Some(order)) = (list.offset, list.order_by, list.order) {
                asked = asked.offset(offset).order_by(order_by).order(order);
            }
            if let (Some(filter), Some(sort), Some(fields)) = (list.filter, list.sort, list.fields) {
                let sort: Vec<_> = sort.iter().map(|field| field.parse()).collect::<Result<_, _>>()?;
                let fields: Vec<_> = fields.iter().map(|field| field.parse()).collect::<Result<_, _>>()?;
                asked = asked.filter(filter).sort(sort).fields(fields);
            }
            if let Some(after) = list.after {
                asked = asked.after(after);
            }
            let answer = asked.send().await;
            let next = answer.as_ref().ok().and_then(|page| page.headers().get("next-after").cloned());
            let next = next.map(|next| next.to_str().map(str::to_owned)).transpose()?;
            Ok(json!({ "value": answered(answer).await?, "next": next }))
        }
        "list_changes" => {
            let mut asked = client.list_changes().collection_name(name).limit(u32::from(list.limit));
            if let Some(since) = list.since {
                asked = asked.since(since);
            }
            let list = answered(asked.send().await).await?;
            Ok(json!({ "value": list.changes, "next": list.cursor }))
        }
        "update_row" => {
            let asked = client.update_row().collection_name(name).row_id(id).body(RowPatch(fields));
            value(answered(asked.send().await).await?)
        }
        _ => value(answered(client.delete_row().collection_name(name).row_id(id).send().await).await?),
    }
}

/// Progenitor returns the bytes of a problem as they arrive.
async fn answered<T>(result: Result<ResponseValue<T>, Error<ByteStream>>) -> Answer<T> {
    match result {
        Ok(response) => Ok(response.into_inner()),
        Err(Error::ErrorResponse(response)) => {
            let status = response.status().as_u16();
            let bytes: Vec<_> = response.into_inner_stream().try_collect().await?;
            let ProblemDetails { code, .. } = serde_json::from_slice(&bytes.concat())?;
            Err(Failure::Refused { status, code: code.to_string() })
        }
        Err(other) => Err(other.into()),
    }
}
