from collections.abc import Callable

from calls import call, collection, expect, fields, filter_text, fitting, key, missing_row_code, url
from rowfeed.client import ApiError, Client, CollectionInput, ProblemDetails, decode

rowfeed = Client(url, auth={"bearer": key})


def refusal(request: Callable[[], object]) -> tuple[int, str]:
    """The status, and the code of the problem."""
    try:
        raise AssertionError(f"not refused: {request()!r}")
    except ApiError as error:
        problem: ProblemDetails = decode(ProblemDetails, error.body)
        return error.status, problem.code


@call
def health() -> None:
    expect(rowfeed.get_health().ok, True)


@call
def list_collections() -> None:
    expect("recorded" in [each.name for each in rowfeed.list_collections()], True)


@call
def create_collection() -> None:
    expect(rowfeed.create_collection(CollectionInput(name=collection)).name, collection)


@call
def insert_rows() -> None:
    for _ in range(2):
        inserted = rowfeed.insert_rows(collection, [fields], idempotency_key=collection)
        expect(inserted, [{"id": 1, **fields}])
    three = [{"n": 1}, {"n": 2}, fields]
    inserted = rowfeed.insert_rows(collection, three)
    expect(inserted, [{"id": 2 + index, **row} for index, row in enumerate(three)])


@call
def get_row() -> None:
    expect(rowfeed.get_row(collection, 1), {"id": 1, **fields})


@call
def list_rows() -> None:
    rows = rowfeed.list_rows(collection, limit=2, offset=1, order_by="id", order="desc")
    expect(rows, [{"id": 3, "n": 2}, {"id": 2, "n": 1}])


@call
def list_fitting() -> None:
    rowfeed.insert_rows(collection, fitting["rows"])
    asked = {"filter": filter_text, "sort": fitting["sort"], "fields": fitting["fields"], "limit": 2}
    after = None
    for page in fitting["pages"]:
        answer = rowfeed.list_rows_with_headers(collection, **asked, after=after)
        expect(answer.data, page)
        after = answer.headers.get("next_after")
    expect(after, None)


@call
def update_row() -> None:
    change = {"text": "changed", "flag": None}
    expect(rowfeed.update_row(collection, 1, change), {"id": 1, **fields, **change})


@call
def delete_row() -> None:
    expect(rowfeed.delete_row_with_headers(collection, 1).response.status_code, 204)
    expect(refusal(lambda: rowfeed.delete_row(collection, 1))[0], 404)


@call
def wrong_key() -> None:
    expect(refusal(Client(url, auth={"bearer": "wrong"}).list_collections), (401, "key_invalid"))


@call
def missing_row() -> None:
    expect(refusal(lambda: rowfeed.get_row(collection, 1)), (404, missing_row_code))
