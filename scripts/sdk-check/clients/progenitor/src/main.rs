use std::{env, num::NonZeroU64};

use futures_util::TryStreamExt;
use reqwest::header::{AUTHORIZATION, HeaderMap};
use rowfeed_client::types::{self, CollectionInput, ProblemDetails, RowInput, RowInputList, RowPatch};
use rowfeed_client::{ByteStream, Client, Error, ResponseValue};
use walk::{Answer, Failure, Fields, Fitting, Page, Row, Sdk};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Answer<()> {
    let url = env::var("ROWFEED_URL")?;
    walk::walk(|key| {
        let headers = HeaderMap::from_iter([(AUTHORIZATION, format!("Bearer {key}").parse()?)]);
        let http = reqwest::Client::builder().default_headers(headers).build()?;
        Ok(Rowfeed(Client::new_with_client(&url, http)))
    })
    .await
}

struct Rowfeed(Client);

impl Sdk for Rowfeed {
    async fn health(&self) -> Answer<bool> {
        Ok(self.0.get_health().send().await?.ok)
    }

    async fn list_collections(&self) -> Answer<Vec<String>> {
        let collections = answered(self.0.list_collections().send().await).await?;
        Ok(collections.0.into_iter().map(|collection| collection.name.into()).collect())
    }

    async fn create_collection(&self, name: &str) -> Answer<String> {
        let input = CollectionInput::builder().name(name);
        Ok(answered(self.0.create_collection().body(input).send().await).await?.name.into())
    }

    async fn insert_rows(&self, name: &str, rows: &[Fields], key: Option<&str>) -> Answer<Vec<Row>> {
        let input = RowInputList(rows.iter().map(|fields| RowInput { extra: fields.clone() }).collect());
        let mut asked = self.0.insert_rows().collection_name(name).body(input);
        if let Some(key) = key {
            asked = asked.idempotency_key(key);
        }
        Ok(answered(asked.send().await).await?.0.into_iter().map(row).collect())
    }

    async fn get_row(&self, name: &str, id: u64) -> Answer<Row> {
        let asked = self.0.get_row().collection_name(name).row_id(NonZeroU64::try_from(id)?);
        Ok(row(answered(asked.send().await).await?))
    }

    async fn list_rows(&self, name: &str, Page { limit, offset, order_by, order }: Page) -> Answer<Vec<Row>> {
        let asked = self.0.list_rows().collection_name(name);
        let asked = asked.limit(u32::from(limit)).offset(offset).order_by(order_by).order(order);
        Ok(answered(asked.send().await).await?.0.into_iter().map(row).collect())
    }

    async fn list_fitting(&self, name: &str, list: &Fitting) -> Answer<(Vec<Row>, Option<String>)> {
        let sort: Vec<_> = list.sort.iter().map(|field| field.parse()).collect::<Result<_, _>>()?;
        let fields: Vec<_> = list.fields.iter().map(|field| field.parse()).collect::<Result<_, _>>()?;
        let asked = self.0.list_rows().collection_name(name).limit(u32::from(list.limit));
        let asked = asked.filter(list.filter.as_str()).sort(sort).fields(fields);
        let asked = if let Some(after) = list.after.as_deref() { asked.after(after) } else { asked };
        let answer = asked.send().await;
        let next = answer.as_ref().ok().and_then(|page| page.headers().get("next-after").cloned());
        let next = next.map(|next| next.to_str().map(str::to_owned)).transpose()?;
        Ok((answered(answer).await?.0.into_iter().map(row).collect(), next))
    }

    async fn update_row(&self, name: &str, id: u64, changes: &Fields) -> Answer<Row> {
        let asked = self.0.update_row().collection_name(name).row_id(NonZeroU64::try_from(id)?);
        Ok(row(answered(asked.body(RowPatch(changes.clone())).send().await).await?))
    }

    async fn delete_row(&self, name: &str, id: u64) -> Answer<()> {
        let asked = self.0.delete_row().collection_name(name).row_id(NonZeroU64::try_from(id)?);
        answered(asked.send().await).await
    }
}

fn row(types::Row { id, extra }: types::Row) -> Row {
    Row { id: id.get(), fields: extra }
}

/// Progenitor hands the bytes of a problem over as they come.
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
