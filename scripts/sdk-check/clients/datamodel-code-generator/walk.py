import httpx
from pydantic import BaseModel

from calls import call, collection, expect, fields, filter_text, fitting, key, missing_row_code, url
from rowfeed import (
    Collection,
    CollectionInput,
    CollectionList,
    CollectionName,
    Health,
    InsertedRowList,
    ProblemDetails,
    Row,
    RowInput,
    RowInputList,
    RowList,
    RowPatch,
)

client = httpx.Client(base_url=url, headers={"Authorization": f"Bearer {key}"})


def send(method: str, path: str, body: BaseModel, **more: str) -> httpx.Response:
    headers = {"Content-Type": "application/json", **more}
    return client.request(method, path, content=body.model_dump_json(), headers=headers)


@call
def health() -> None:
    expect(Health.model_validate_json(client.get("/health").content).ok, True)


@call
def list_collections() -> None:
    collections = CollectionList.model_validate_json(client.get("/v1/collections").content)
    expect("recorded" in [each.name.root for each in collections.root], True)


@call
def create_collection() -> None:
    answer = send("POST", "/v1/collections", CollectionInput(name=CollectionName(collection)))
    expect(Collection.model_validate_json(answer.content).name.root, collection)


@call
def insert_rows() -> None:
    path = f"/v1/collections/{collection}/rows"
    for _ in range(2):
        body = RowInputList([RowInput.model_validate(fields)])
        one = send("POST", path, body, **{"Idempotency-Key": collection})
        expect(InsertedRowList.model_validate_json(one.content).model_dump(), [{"id": 1, **fields}])
    three = [{"n": 1}, {"n": 2}, fields]
    more = send("POST", path, RowInputList([RowInput.model_validate(row) for row in three]))
    inserted = InsertedRowList.model_validate_json(more.content).model_dump()
    expect(inserted, [{"id": 2 + index, **row} for index, row in enumerate(three)])


@call
def get_row() -> None:
    row = Row.model_validate_json(client.get(f"/v1/collections/{collection}/rows/1").content)
    expect(row.model_dump(), {"id": 1, **fields})


@call
def list_rows() -> None:
    page: dict[str, str | int] = {"limit": 2, "offset": 1, "order_by": "id", "order": "desc"}
    rows = client.get(f"/v1/collections/{collection}/rows", params=page)
    expect(RowList.model_validate_json(rows.content).model_dump(), [{"id": 3, "n": 2}, {"id": 2, "n": 1}])


@call
def list_fitting() -> None:
    path = f"/v1/collections/{collection}/rows"
    send("POST", path, RowInputList([RowInput.model_validate(row) for row in fitting["rows"]]))
    asked = {"filter": filter_text, "sort": fitting["sort"], "fields": fitting["fields"], "limit": 2}
    for page in fitting["pages"]:
        rows = client.get(path, params=asked)
        expect(RowList.model_validate_json(rows.content).model_dump(), page)
        asked["after"] = rows.headers.get("Next-After")
    expect(asked["after"], None)


@call
def update_row() -> None:
    change = {"text": "changed", "flag": None}
    path = f"/v1/collections/{collection}/rows/1"
    row = Row.model_validate_json(send("PATCH", path, RowPatch.model_validate(change)).content)
    expect(row.model_dump(), {"id": 1, **fields, **change})


@call
def delete_row() -> None:
    path = f"/v1/collections/{collection}/rows/1"
    expect([client.delete(path).status_code, client.delete(path).status_code], [204, 404])


@call
def wrong_key() -> None:
    answer = httpx.get(f"{url}/v1/collections", headers={"Authorization": "Bearer wrong"})
    problem = ProblemDetails.model_validate_json(answer.content)
    expect([answer.status_code, problem.code.root], [401, "key_invalid"])


@call
def missing_row() -> None:
    answer = client.get(f"/v1/collections/{collection}/rows/1")
    problem = ProblemDetails.model_validate_json(answer.content)
    expect([answer.status_code, problem.code.root], [404, missing_row_code])
