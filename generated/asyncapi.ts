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
        /** @description Describes why a request failed (RFC 9457). */
        ProblemDetails: {
            /**
             * Format: uri
             * @description `urn:rowfeed:problem:` followed by the code.
             */
            type: string;
            /** @description The meaning of the code. It is the same for every error with this code. */
            title: string;
            /**
             * Format: int32
             * @description The status of the response.
             */
            status: number;
            /** @description A description of this error, for people to read. */
            detail: string;
            /** @description The path of the request as the client sent it, without the query string. Absent if the server could not read the path. */
            instance?: string;
            code: components["schemas"]["ProblemCode"];
            /** @description The same value as the `Request-Id` header. */
            request_id: string;
            /** @description The individual errors, one item per location. */
            errors?: components["schemas"]["ValidationItem"][];
            /**
             * Format: int64
             * @description The number of rows that the server checked. Present only with `rows_mismatch`.
             */
            checked?: number;
            index?: components["schemas"]["IndexProgress"];
        };
        /**
         * @description Identifies the kind of error for programs. `x-error-codes` lists the error codes in this version. Later versions can add codes, so handle an unknown code by its status.
         * @example request_malformed
         * @example credentials_conflict
         * @example parameter_invalid
         * @example body_malformed
         * @example body_invalid
         * @example page_too_large
         * @example query_too_costly
         * @example key_missing
         * @example key_invalid
         * @example scope_insufficient
         * @example grant_exceeded
         * @example ticket_exceeded
         * @example limit_reached
         * @example origin_forbidden
         * @example route_not_found
         * @example collection_not_found
         * @example row_not_found
         * @example schema_not_found
         * @example row_key_not_found
         * @example key_not_found
         * @example method_not_allowed
         * @example request_timeout
         * @example collection_exists
         * @example key_ended
         * @example last_admin_key
         * @example too_many_keys
         * @example idempotency_in_progress
         * @example schema_busy
         * @example rows_mismatch
         * @example row_key_taken
         * @example row_key_missing
         * @example row_key_busy
         * @example too_many_rows
         * @example page_expired
         * @example cursor_expired
         * @example version_mismatch
         * @example body_too_large
         * @example media_type_unsupported
         * @example value_unsupported
         * @example schema_invalid
         * @example row_invalid
         * @example idempotency_key_reused
         * @example upgrade_required
         * @example too_many_attempts
         * @example quota_exceeded
         * @example too_many_sockets
         * @example headers_too_large
         * @example internal_error
         * @example method_unknown
         * @example sockets_exhausted
         * @example index_building
         * @example database_unavailable
         * @example overloaded
         * @example shutting_down
         * @example storage_full
         */
        ProblemCode: string;
        /** @description One error, with either `pointer` or `parameter`. */
        ValidationItem: {
            /** @description The location in the body, as a JSON Pointer (RFC 6901). Empty for the entire body. */
            pointer?: string;
            /** @description The name of the path, query or header parameter. */
            parameter?: string;
            /**
             * Format: int64
             * @description The id of the row with the error, if the row is not in the body. `pointer` then refers to this row. For `row_key_taken`, it is the id of the existing row with the same row key, and `pointer` refers to the body.
             */
            id?: number;
            /** @description A description of the error. */
            detail: string;
        };
        /** @description The progress of the index that the list needs. Present only with `index_building`. */
        IndexProgress: {
            /**
             * @description The fields of the index.
             * @example [
             *       "price"
             *     ]
             */
            fields: string[];
            /**
             * Format: int32
             * @description The progress in percent.
             */
            percent: number;
            /**
             * Format: int64
             * @description The estimated time until the index is complete, in seconds.
             */
            ready_in_s: number;
        };
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
