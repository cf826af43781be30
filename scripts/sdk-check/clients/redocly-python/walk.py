import os

from generated.client import ApiError, Client, NewCollection

rowfeed = Client(os.environ["ROWFEED_URL"], auth={"bearer": os.environ["ROWFEED_KEY"]})
name = f"sdk_{os.getpid()}"
milk = {"title": "Milk", "done": False, "tags": ["home", None], "size": {"litres": 1.5}}
plumber = {"title": "Call the plumber", "done": False}


def refused(status, call):
    try:
        call()
    except ApiError as error:
        assert error.status == status, error.status
    else:
        raise AssertionError("not refused")


assert rowfeed.get_health().ok
assert rowfeed.create_collection(NewCollection(name=name)).name == name
refused(409, lambda: rowfeed.create_collection(NewCollection(name=name)))
assert name in [collection.name for collection in rowfeed.list_collections()]
assert rowfeed.insert_rows(name, [milk, plumber]) == [{"id": 1, **milk}, {"id": 2, **plumber}]
assert rowfeed.get_collection(name).rows == 2
assert rowfeed.list_rows(name, limit=2, order_by="id", order="desc") == [{"id": 2, **plumber}, {"id": 1, **milk}]
assert rowfeed.get_row(name, 1)["tags"] == milk["tags"]
assert rowfeed.update_row(name, 1, {"done": True}) == {"id": 1, **milk, "done": True}
rowfeed.delete_row(name, 1)
refused(404, lambda: rowfeed.get_row(name, 1))
assert rowfeed.get_usage().requests.used > 0
rowfeed.delete_collection(name)
refused(404, lambda: rowfeed.get_collection(name))
