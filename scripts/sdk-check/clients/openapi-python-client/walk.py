from http import HTTPStatus

from rowfeed_client import AuthenticatedClient
from rowfeed_client.api.collections import create_collection as create
from rowfeed_client.api.collections import list_collections as list_all
from rowfeed_client.api.health import get_health
from rowfeed_client.api.rows import delete_row as delete
from rowfeed_client.api.rows import get_row as get
from rowfeed_client.api.rows import insert_rows as insert
from rowfeed_client.api.rows import list_rows as list_page
from rowfeed_client.api.rows import update_row as update
from rowfeed_client.models import (
    Collection,
    CollectionInput,
    Health,
    ListRowsOrder,
    ProblemDetails,
    Row,
    RowInput,
    RowPatch,
)
from rowfeed_client.types import UNSET

from calls import call, collection, expect, fields, filter_text, fitting, key, missing_row_code, url

client = AuthenticatedClient(base_url=url, token=key)


@call
def health() -> None:
    answer = get_health.sync(client=client)
    assert isinstance(answer, Health)
    expect(answer.ok, True)


@call
def list_collections() -> None:
    answer = list_all.sync(client=client)
    assert isinstance(answer, list)
    expect("recorded" in [each.name for each in answer], True)


@call
def create_collection() -> None:
    answer = create.sync(client=client, body=CollectionInput(name=collection))
    assert isinstance(answer, Collection)
    expect(answer.name, collection)


@call
def insert_rows() -> None:
    for _ in range(2):
        body = [RowInput.from_dict(fields)]
        one = insert.sync(collection, client=client, body=body, idempotency_key=collection)
        assert isinstance(one, list)
        expect([row.to_dict() for row in one], [{"id": 1, **fields}])
    three = [{"n": 1}, {"n": 2}, fields]
    more = insert.sync(collection, client=client, body=[RowInput.from_dict(row) for row in three])
    assert isinstance(more, list)
    expect([row.to_dict() for row in more], [{"id": 2 + i, **row} for i, row in enumerate(three)])


@call
def get_row() -> None:
    row = get.sync(collection, 1, client=client)
    assert isinstance(row, Row)
    expect(row.to_dict(), {"id": 1, **fields})


@call
def list_rows() -> None:
    rows = list_page.sync(
        collection, client=client, limit=2, offset=1, order_by="id", order=ListRowsOrder.DESC
    )
    assert isinstance(rows, list)
    expect([row.to_dict() for row in rows], [{"id": 3, "n": 2}, {"id": 2, "n": 1}])


@call
def list_fitting() -> None:
    insert.sync(collection, client=client, body=[RowInput.from_dict(row) for row in fitting["rows"]])
    asked = {"filter_": filter_text, "sort": fitting["sort"], "fields": fitting["fields"], "limit": 2}
    after = None
    for page in fitting["pages"]:
        answer = list_page.sync_detailed(collection, client=client, **asked, after=after or UNSET)
        assert isinstance(answer.parsed, list)
        expect([row.to_dict() for row in answer.parsed], page)
        after = answer.headers.get("Next-After")
    expect(after, None)


@call
def update_row() -> None:
    change = {"text": "changed", "flag": None}
    row = update.sync(collection, 1, client=client, body=RowPatch.from_dict(change))
    assert isinstance(row, Row)
    expect(row.to_dict(), {"id": 1, **fields, **change})


@call
def delete_row() -> None:
    expect(delete.sync_detailed(collection, 1, client=client).status_code, HTTPStatus.NO_CONTENT)
    expect(delete.sync_detailed(collection, 1, client=client).status_code, HTTPStatus.NOT_FOUND)


@call
def wrong_key() -> None:
    stranger = AuthenticatedClient(base_url=url, token="wrong")
    answer = list_all.sync_detailed(client=stranger)
    assert isinstance(answer.parsed, ProblemDetails)
    expect([answer.status_code, answer.parsed.code], [HTTPStatus.UNAUTHORIZED, "key_invalid"])


@call
def missing_row() -> None:
    answer = get.sync_detailed(collection, 1, client=client)
    assert isinstance(answer.parsed, ProblemDetails)
    expect([answer.status_code, answer.parsed.code], [HTTPStatus.NOT_FOUND, missing_row_code])
