from collections.abc import Callable

from rowfeed_client import (
    ApiClient,
    ApiException,
    CollectionInput,
    CollectionsApi,
    Configuration,
    HealthApi,
    ProblemDetails,
    RowsApi,
)

from calls import call, collection, expect, fields, filter_text, fitting, key, missing_row_code, url

client = ApiClient(Configuration(host=url, access_token=key))
collections = CollectionsApi(client)
rows = RowsApi(client)


def refusal(request: Callable[[], object]) -> list[object]:
    """The status and code of the problem."""
    try:
        answer = request()
    except ApiException as error:
        assert isinstance(error.data, ProblemDetails)
        return [error.status, error.data.code]
    raise AssertionError(f"not refused: {answer}")


@call
def health() -> None:
    expect(HealthApi(client).get_health().ok, True)


@call
def list_collections() -> None:
    expect("recorded" in [each.name for each in collections.list_collections()], True)


@call
def create_collection() -> None:
    expect(collections.create_collection(CollectionInput(name=collection)).name, collection)


@call
def insert_rows() -> None:
    for _ in range(2):
        one = rows.insert_rows(collection, [fields], idempotency_key=collection)
        expect([row.to_dict() for row in one], [{"id": 1, **fields}])
    three = [{"n": 1}, {"n": 2}, fields]
    more = rows.insert_rows(collection, three)
    expect([row.to_dict() for row in more], [{"id": 2 + i, **row} for i, row in enumerate(three)])


@call
def get_row() -> None:
    expect(rows.get_row(collection, 1).to_dict(), {"id": 1, **fields})


@call
def list_rows() -> None:
    page = rows.list_rows(collection, limit=2, offset=1, order_by="id", order="desc")
    expect([row.to_dict() for row in page], [{"id": 3, "n": 2}, {"id": 2, "n": 1}])


@call
def list_fitting() -> None:
    rows.insert_rows(collection, fitting["rows"])
    asked = {"filter": filter_text, "sort": fitting["sort"], "fields": fitting["fields"], "limit": 2}
    after = None
    for page in fitting["pages"]:
        answer = rows.list_rows_with_http_info(collection, **asked, after=after)
        expect([row.to_dict() for row in answer.data], page)
        headers = {name.lower(): value for name, value in (answer.headers or {}).items()}
        after = headers.get("next-after")
    expect(after, None)


@call
def update_row() -> None:
    change = {"text": "changed", "flag": None}
    row = rows.update_row(collection, 1, change)
    expect(row.to_dict(), {"id": 1, **fields, **change})


@call
def delete_row() -> None:
    expect(rows.delete_row_with_http_info(collection, 1).status_code, 204)
    expect(refusal(lambda: rows.delete_row(collection, 1))[0], 404)


@call
def wrong_key() -> None:
    stranger = CollectionsApi(ApiClient(Configuration(host=url, access_token="wrong")))
    expect(refusal(stranger.list_collections), [401, "key_invalid"])


@call
def missing_row() -> None:
    expect(refusal(lambda: rows.get_row(collection, 1)), [404, missing_row_code])
