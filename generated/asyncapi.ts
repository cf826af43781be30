// Generated from openapi.yaml, asyncapi.yaml and src/docs by npm run generate. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description 1 to 64 letters, digits, `_` and `-`, beginning with a letter or `_`. Case-sensitive.
         * @example notes
         */
        CollectionName: string;
        /**
         * @description A point in a collection's sequence of changes. Opaque; compare it only for equality.
         * @example k3f9x2mq-1042
         */
        Cursor: string;
        /** @description A row, which is its `id` and the fields that the client gave it. */
        Row: {
            [key: string]: unknown;
        } & ({
            id: components["schemas"]["RowId"];
        } & components["schemas"]["RowFields"]);
        /**
         * @description Says that a row was inserted.
         * @enum {string}
         */
        InsertEvent: "insert";
        /**
         * @description Says that a row was changed.
         * @enum {string}
         */
        UpdateEvent: "update";
        /**
         * @description Says that a row was deleted.
         * @enum {string}
         */
        DeleteEvent: "delete";
        /**
         * @description Says that a change made a row fit the filter.
         * @enum {string}
         */
        EnterEvent: "enter";
        /**
         * @description Says that a change made a row fit the filter no longer.
         * @enum {string}
         */
        LeaveEvent: "leave";
        /**
         * @description Says that the frame is no change, but a row that is there.
         * @enum {string}
         */
        RowEvent: "row";
        /**
         * @description Says that the frame is no change.
         * @enum {string}
         */
        BookmarkEvent: "bookmark";
        /**
         * Format: int64
         * @description The change's number in its collection's sequence.
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
        /** @description A row was changed. */
        UpdateFrame: {
            event: components["schemas"]["UpdateEvent"];
            collection: components["schemas"]["CollectionName"];
            seq: components["schemas"]["Seq"];
            cursor: components["schemas"]["Cursor"];
            time: components["schemas"]["CommitTime"];
            row: components["schemas"]["Row"];
            /** @description The names of the fields that were added, removed or have another value; in no particular order. */
            changed: string[];
        };
        /** @description A row was deleted. `row` is what it was last. */
        DeleteFrame: {
            event: components["schemas"]["DeleteEvent"];
            collection: components["schemas"]["CollectionName"];
            seq: components["schemas"]["Seq"];
            cursor: components["schemas"]["Cursor"];
            time: components["schemas"]["CommitTime"];
            row: components["schemas"]["Row"];
        };
        /** @description A row was changed and fits the filter now. `row` is what it is. */
        EnterFrame: {
            event: components["schemas"]["EnterEvent"];
            collection: components["schemas"]["CollectionName"];
            seq: components["schemas"]["Seq"];
            cursor: components["schemas"]["Cursor"];
            time: components["schemas"]["CommitTime"];
            row: components["schemas"]["Row"];
        };
        /** @description A row was changed and fits the filter no longer. `row` is what it was before that. */
        LeaveFrame: {
            event: components["schemas"]["LeaveEvent"];
            collection: components["schemas"]["CollectionName"];
            seq: components["schemas"]["Seq"];
            cursor: components["schemas"]["Cursor"];
            time: components["schemas"]["CommitTime"];
            row: components["schemas"]["Row"];
        };
        /** @description A row as it is at this place of the feed. */
        RowFrame: {
            event: components["schemas"]["RowEvent"];
            collection: components["schemas"]["CollectionName"];
            row: components["schemas"]["Row"];
        };
        /** @description No change, but a fresh cursor to resume from. */
        BookmarkFrame: {
            event: components["schemas"]["BookmarkEvent"];
            /**
             * Format: int64
             * @description How far the feed has come; 0 before the first change.
             */
            seq: number;
            cursor: components["schemas"]["Cursor"];
            /**
             * Format: date-time
             * @description When the bookmark was sent (RFC 3339, UTC).
             */
            time: string;
            /**
             * @description There once all rows of `initial` have been sent: the client's copy is exact from here on.
             * @enum {boolean}
             */
            synced?: true;
        };
        /**
         * Format: int64
         * @description Identifies a row in its collection. Given out by the service from 1 upwards, in the order of insertion; never given out again.
         * @example 7
         */
        RowId: number;
        /** @description Fields named by the client, each with any JSON value. At most 1,000 in a row. */
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
