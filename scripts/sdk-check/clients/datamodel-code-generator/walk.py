from typing import TypeVar

import httpx
from pydantic import BaseModel

from calls import Json, Refused, changes, key, page, serve, url
from rowfeed import ChangeList, Collection, CollectionInput, CollectionName, InsertedRowList
from rowfeed import ProblemDetails, Row, RowInput, RowInputList, RowList, RowPatch

client = httpx.Client(base_url=url, headers={"Authorization": f"Bearer {key}"})
Model = TypeVar("Model", bound=BaseModel)


def rows_of(asked: Json) -> str:
    return f"/v1/collections/{asked['collection']}/rows"


def send(method: str, path: str, body: BaseModel | None = None, once: str = "") -> httpx.Response:
    headers = {"Content-Type": "application/json"} if body else {}
    if once:
        headers["Idempotency-Key"] = once
    content = body.model_dump_json() if body else None
    return refused(client.request(method, path, content=content, headers=headers))


def refused(answer: httpx.Response) -> httpx.Response:
    if answer.is_success:
        return answer
    raise Refused(answer.status_code, ProblemDetails.model_validate_json(answer.content).code.root)


def read(kind: type[Model], answer: httpx.Response) -> Json:
    return kind.model_validate_json(answer.content).model_dump(mode="json")


def insert_rows(asked: Json) -> object:
    body = RowInputList([RowInput.model_validate(row) for row in asked["rows"]])
    return read(InsertedRowList, send("POST", rows_of(asked), body, asked["idempotencyKey"]))


def list_rows(asked: Json) -> object:
    answer = refused(client.get(rows_of(asked), params=asked["list"]))
    return page(read(RowList, answer), answer.headers)


def list_changes(asked: Json) -> object:
    path = f"/v1/collections/{asked['collection']}/changes"
    answer = read(ChangeList, refused(client.get(path, params=asked["list"])))
    return changes(answer["changes"], answer["cursor"])


def create_collection(asked: Json) -> object:
    body = CollectionInput(name=CollectionName(asked["collection"]))
    return read(Collection, send("POST", "/v1/collections", body))


def update_row(asked: Json) -> object:
    body = RowPatch.model_validate(asked["fields"])
    return read(Row, send("PATCH", f"{rows_of(asked)}/{asked['id']}", body))


serve(
    {
        "create_collection": create_collection,
        "insert_rows": insert_rows,
        "get_row": lambda asked: read(Row, send("GET", f"{rows_of(asked)}/{asked['id']}")),
        "list_rows": list_rows,
        "list_changes": list_changes,
        "update_row": update_row,
        "delete_row": lambda asked: send("DELETE", f"{rows_of(asked)}/{asked['id']}").text,
    }
)
