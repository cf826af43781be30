import os

from rowfeed_client import AuthenticatedClient
from rowfeed_client.api.notes import insert_notes_rows, list_notes_rows, update_notes_row
from rowfeed_client.api.stock_lines import insert_stock_lines_rows
from rowfeed_client.models import NotesRow, NotesRowInput, NotesRowPatch, StockLinesRowInput

client = AuthenticatedClient(base_url=os.environ["ROWFEED_URL"], token=os.environ["ROWFEED_KEY"])

inserted = insert_notes_rows.sync(client=client, body=[NotesRowInput(title="Milk", done=False, rank=None)])
assert isinstance(inserted, list)
first: NotesRow = inserted[0]
changed = update_notes_row.sync(first.id, client=client, body=NotesRowPatch(done=True))
assert isinstance(changed, NotesRow)
listed = list_notes_rows.sync(client=client, filter_=f"@.id == {first.id}")
assert isinstance(listed, list)
title: str = listed[0].title
assert title == "Milk" and listed[0].done is True and listed[0].rank is None
stock = insert_stock_lines_rows.sync(client=client, body=[StockLinesRowInput(sku="ABC-1", price=1.5)])
assert isinstance(stock, list)
price: float = stock[0].price
assert price == 1.5
print("ok typed")


def wrong() -> None:
    NotesRowInput(title=1, done=False)  # type: ignore[arg-type]
    NotesRowInput(done=False)  # type: ignore[call-arg]
    NotesRowPatch(done="no")  # type: ignore[arg-type]
    StockLinesRowInput(sku="ABC-1", price=1.5, colour="red")  # type: ignore[call-arg]
