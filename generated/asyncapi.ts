// Generated from openapi.yaml, asyncapi.yaml and src/docs by npm run generate. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description 1 to 64 letters, digits, `_` and `-`, starting with a letter or `_`. Case-sensitive.
         * @example notes
         */
        CollectionName: string;
        /**
         * @description A position in the changes of a collection. Cursors are opaque: compare them only for equality.
         * @example k3f9x2mq-1042
         */
        Cursor: string;
        /** @description A row: its `id` and the fields that the client sent. */
        Row: {
            [key: string]: unknown;
        } & ({
            id: components["schemas"]["RowId"];
        } & components["schemas"]["RowFields"]);
        /**
         * @description A row was inserted.
         * @enum {string}
         */
        InsertEvent: "insert";
        /**
         * @description A row was updated.
         * @enum {string}
         */
        UpdateEvent: "update";
        /**
         * @description A row was deleted.
         * @enum {string}
         */
        DeleteEvent: "delete";
        /**
         * @description A change made a row match the filter.
         * @enum {string}
         */
        EnterEvent: "enter";
        /**
         * @description A change made a row stop matching the filter.
         * @enum {string}
         */
        LeaveEvent: "leave";
        /**
         * @description An initial row. This frame is not a change.
         * @enum {string}
         */
        RowEvent: "row";
        /**
         * @description A renewed cursor. This frame is not a change.
         * @enum {string}
         */
        BookmarkEvent: "bookmark";
        /**
         * Format: int64
         * @description The sequence number of the change in its collection.
         */
        Seq: number;
        /**
         * Format: date-time
         * @description When the change was committed (RFC 3339, UTC).
         */
        CommitTime: string;
        /** @description A row was inserted. */
        InsertFrame: {
            event: components["schemas"]["InsertEvent"];
            collection: components["schemas"]["CollectionName"];
            seq: components["schemas"]["Seq"];
            cursor: components["schemas"]["Cursor"];
            time: components["schemas"]["CommitTime"];
            row: components["schemas"]["Row"];
        };
        /** @description A row was updated. */
        UpdateFrame: {
            event: components["schemas"]["UpdateEvent"];
            collection: components["schemas"]["CollectionName"];
            seq: components["schemas"]["Seq"];
            cursor: components["schemas"]["Cursor"];
            time: components["schemas"]["CommitTime"];
            row: components["schemas"]["Row"];
            /** @description The names of the fields that were added, removed or given another value, in no particular order. */
            changed: string[];
        };
        /** @description A row was deleted. `row` is its last state. */
        DeleteFrame: {
            event: components["schemas"]["DeleteEvent"];
            collection: components["schemas"]["CollectionName"];
            seq: components["schemas"]["Seq"];
            cursor: components["schemas"]["Cursor"];
            time: components["schemas"]["CommitTime"];
            row: components["schemas"]["Row"];
        };
        /** @description A row started to match the filter. `row` is its state after the change. */
        EnterFrame: {
            event: components["schemas"]["EnterEvent"];
            collection: components["schemas"]["CollectionName"];
            seq: components["schemas"]["Seq"];
            cursor: components["schemas"]["Cursor"];
            time: components["schemas"]["CommitTime"];
            row: components["schemas"]["Row"];
        };
        /** @description A row stopped matching the filter. `row` is its last state that matched. */
        LeaveFrame: {
            event: components["schemas"]["LeaveEvent"];
            collection: components["schemas"]["CollectionName"];
            seq: components["schemas"]["Seq"];
            cursor: components["schemas"]["Cursor"];
            time: components["schemas"]["CommitTime"];
            row: components["schemas"]["Row"];
        };
        /** @description An initial row, in its state at this position of the feed. */
        RowFrame: {
            event: components["schemas"]["RowEvent"];
            collection: components["schemas"]["CollectionName"];
            row: components["schemas"]["Row"];
        };
        /** @description A new cursor to resume from. This frame contains no change. */
        BookmarkFrame: {
            event: components["schemas"]["BookmarkEvent"];
            /**
             * Format: int64
             * @description The sequence number of the last change that the feed has sent or skipped. It is 0 before the first change.
             */
            seq: number;
            cursor: components["schemas"]["Cursor"];
            /**
             * Format: date-time
             * @description When the bookmark was sent (RFC 3339, UTC).
             */
            time: string;
            /**
             * @description Present after the last initial row. The client's copy is now identical to the matching rows of the collection.
             * @enum {boolean}
             */
            synced?: true;
        };
        /** @description The names of fields. A name that contains a comma is a JSON string. */
        FieldNames: string[];
        /**
         * Format: int64
         * @description Identifies a row in its collection. The server assigns ids in the order of insertion, starting at 1, and never reuses an id.
         * @example 7
         */
        RowId: number;
        /** @description Fields with names that the client chooses, each with any JSON value. A row can have at most 1,000 fields. Numbers are doubles: fractions keep 15 significant digits, and the server rejects integers that a double cannot represent exactly. */
        RowFields: {
            [key: string]: unknown;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
