import json
from pathlib import Path

from pydantic import TypeAdapter

from calls import call, expect, fields
from rowfeed.bookmark_event import BookmarkEvent
from rowfeed.bookmark_frame import BookmarkFrame
from rowfeed.delete_event import DeleteEvent
from rowfeed.delete_frame import DeleteFrame
from rowfeed.enter_event import EnterEvent
from rowfeed.enter_frame import EnterFrame
from rowfeed.insert_event import InsertEvent
from rowfeed.insert_frame import InsertFrame
from rowfeed.leave_event import LeaveEvent
from rowfeed.leave_frame import LeaveFrame
from rowfeed.row_event import RowEvent
from rowfeed.row_frame import RowFrame
from rowfeed.update_event import UpdateEvent
from rowfeed.update_frame import UpdateFrame

Frame = InsertFrame | UpdateFrame | DeleteFrame | EnterFrame | LeaveFrame | RowFrame | BookmarkFrame
frame_of: TypeAdapter[Frame] = TypeAdapter(Frame)
texts = json.loads(Path("frames.json").read_text("utf-8"))
changed_fields = {**fields, "text": "changed", "flag": None}


@call
def insert() -> None:
    frame = frame_of.validate_json(texts[0])
    assert isinstance(frame, InsertFrame)
    assert frame.event is InsertEvent.INSERT
    expect(frame.row.model_dump(), {"id": 1, **fields})


@call
def update() -> None:
    frame = frame_of.validate_json(texts[1])
    assert isinstance(frame, UpdateFrame)
    assert frame.event is UpdateEvent.UPDATE
    expect(frame.row.model_dump(), {"id": 1, **changed_fields})
    expect(sorted(frame.changed), ["flag", "text"])


@call
def delete() -> None:
    frame = frame_of.validate_json(texts[2])
    assert isinstance(frame, DeleteFrame)
    assert frame.event is DeleteEvent.DELETE
    expect(frame.row.model_dump(), {"id": 1, **changed_fields})


@call
def bookmark() -> None:
    frame = frame_of.validate_json(texts[3])
    assert isinstance(frame, BookmarkFrame)
    assert frame.event is BookmarkEvent.BOOKMARK
    expect(frame.seq, 1003)


@call
def enter() -> None:
    frame = frame_of.validate_json(texts[4])
    assert isinstance(frame, EnterFrame)
    assert frame.event is EnterEvent.ENTER
    expect(frame.row.model_dump(), {"id": 1, **changed_fields})


@call
def leave() -> None:
    frame = frame_of.validate_json(texts[5])
    assert isinstance(frame, LeaveFrame)
    assert frame.event is LeaveEvent.LEAVE
    expect(frame.row.model_dump(), {"id": 1, **fields})


@call
def row() -> None:
    frame = frame_of.validate_json(texts[6])
    assert isinstance(frame, RowFrame)
    assert frame.event is RowEvent.ROW
    expect(frame.row.model_dump(), {"id": 1, **changed_fields})
