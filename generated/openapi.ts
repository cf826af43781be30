// Generated from openapi.yaml, asyncapi.yaml and src/docs by npm run generate. Do not edit.
export interface paths {
    "/v1/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List collections
         * @description Returns one page of the account's collections, sorted by name in ascending order (by code point). If there are more collections, `Next-After` contains the value of `after` for the next page. If the key is limited to certain collections, the list and its `ETag` cover only those collections.
         */
        get: operations["listCollections"];
        put?: never;
        /**
         * Create a collection
         * @description Creates an empty collection. Its name is part of every path of the collection and cannot be changed later. The new collection is independent of an earlier collection with the same name. Its row ids start at 1, and the earlier cursors and ETags are no longer valid.
         */
        post: operations["createCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/collections/{collection_name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404. */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        /**
         * Get a collection
         * @description Returns the number of rows in the collection, its creation time and its indexes. If the request contains a ticket, the server counts only the rows that the ticket can access, and `indexes` is empty.
         */
        get: operations["getCollection"];
        put?: never;
        post?: never;
        /**
         * Delete a collection
         * @description Deletes the collection, all of its rows and its change log. The feed does not send `delete` frames for these rows. The server closes open feeds of the collection with code 4404. If the collection does not exist, the server returns 404.
         */
        delete: operations["deleteCollection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/collections/{collection_name}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404. */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        /**
         * List rows
         * @description Returns one page of the collection's rows, in the requested sort order. The page and `Collection-Cursor` come
         *     from one snapshot. A page that starts after the last row is an empty array.
         *
         *     If there are more rows, the response has the header `Next-After`. To get the next page, repeat the request with
         *     this value as `after`. As long as a row matches the `filter` and its sorted fields do not change, it is on
         *     exactly one page. Other writes do not affect this.
         */
        get: operations["listRows"];
        put?: never;
        /**
         * Insert rows
         * @description Inserts 1 to 1,000 rows, all of them or none. The response contains the rows in the order of the request, each
         *     with its new `id`. The ids are in ascending order. The server never reuses the id of a deleted row. A rejected
         *     insert does not use any ids. The feed sends one `insert` frame for each row. These frames are consecutive and in
         *     the same order.
         *
         *     With `on_conflict`, the request is an upsert: if a row with the same row key exists, the server changes that row
         *     instead of inserting a new one. The response is then 200 and contains the state of the rows after the request.
         *     The feed sends one frame for each row that changes, in the order of the request. If two rows of the request have
         *     the same row key, the server returns 400 `body_invalid` with pointers to both rows. If the rows are larger than
         *     4 MiB in total, before or after the request, it returns 409 `too_many_rows`.
         */
        post: operations["insertRows"];
        /**
         * Delete matching rows
         * @description Deletes all rows that match the `filter`, or none of them. The server selects the rows from one snapshot. The feed sends one `delete` frame for each row, with the last state of the row. These frames are consecutive and sorted by `id`. If more than `max_rows` rows match, the server does not delete any row. The same applies if the matching rows are larger than 4 MiB in total. To get the number of matching rows in advance, use `dry_run`.
         */
        delete: operations["deleteRows"];
        options?: never;
        head?: never;
        /**
         * Update matching rows
         * @description Updates all rows that match the `filter`, or none of them. The media type determines how the fields are merged,
         *     as in `updateRow`. The server selects the rows from one snapshot. The feed sends one `update` frame for each row
         *     that changed. These frames are consecutive and sorted by `id`. If any row would exceed a limit for rows, the
         *     server updates none of them, and the problem identifies that row.
         *
         *     If more than `max_rows` rows match, the server does not update any row. The same applies if the matching rows
         *     are larger than 4 MiB in total, before or after the update. To get the number of matching rows in advance, use
         *     `dry_run`.
         */
        patch: operations["updateRows"];
        trace?: never;
    };
    "/v1/collections/{collection_name}/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404. */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Execute several operations on rows
         * @description Executes 1 to 1,000 operations on rows in order, all of them or none, as one commit. Each operation sees the
         *     changes of the operations before it. The feed sends one frame for each change. These frames are consecutive and
         *     in the order of the operations. The feed does not send a frame for an operation that changes nothing.
         *
         *     If any operation fails, the server executes none of them. The response has the status and the code of the first
         *     operation that fails, and `errors` points to this operation, for example `/operations/3`. For each operation,
         *     the server first checks whether the row exists (404), then its version (412), conflicts (409), and the new row
         *     (422). The storage limits of a plan apply to the net result of the batch.
         *
         *     If the rows of the operations are larger than 4 MiB in total, before or after the operations, the server
         *     returns 409 `too_many_rows`.
         *
         *     An `upsert` uses the row key to find existing rows. If the collection does not have a row key, the server
         *     returns 409 `row_key_missing`.
         *
         *     With a ticket, each `insert`, `update` and `delete` operation requires the scope of the same name, and `replace`
         *     requires `update`. An `upsert` requires both `insert` and `update`.
         */
        post: operations["batchRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/collections/{collection_name}/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404. */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        /**
         * Export rows
         * @description Returns all rows, or all rows that match the `filter`, sorted by `id`. All rows come from one snapshot.
         *     `Collection-Cursor` identifies the snapshot, so that a feed can continue from it.
         *
         *     The server streams the response as fast as the client reads it, regardless of its size. A complete response
         *     ends with the last chunk of the chunked encoding. If the client reads less than 16 KiB within 30 s, or if the
         *     server fails, the response ends without that chunk.
         *
         *     - `ndjson`: one row per line, as JSON.
         *     - `csv`: [RFC 4180](https://www.rfc-editor.org/rfc/rfc4180). The first line contains the column names: `id` and
         *       the names in `fields`. The `fields` parameter is required. The server writes strings unchanged, and other
         *       values as JSON. A missing field is an empty cell, and null is `null`. The string `null` and the empty string
         *       are enclosed in quotes.
         *
         *     An instance runs at most two exports at the same time. An account can run only one of them while another account
         *     requests an export. A key can run only one of them while another key of its account requests an export. If a
         *     limit is reached, the server returns 503. On SQLite, the server stops exports if the write-ahead log of the
         *     database grows by more than 1 GiB while the exports are in progress. The responses are then incomplete.
         */
        get: operations["exportRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/collections/{collection_name}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404. */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        /**
         * List changes
         * @description Returns the changes of a collection after a cursor, in commit order. The changes are the same frames that the
         *     feed sends over a WebSocket connection, without `row` and `bookmark` frames.
         *
         *     To follow a collection, set `since` in each request to the `cursor` of the previous response. The client then
         *     receives every frame exactly once and in order. The cursor also advances past changes that the request excludes.
         *
         *     With `wait`, the server waits until a frame is available before it responds (long polling). A waiting request
         *     counts as an open feed, not as a request in progress. If the collection is deleted, or if the key loses its
         *     permission, the server returns the error within 2 s. If the server shuts down, it responds immediately with the
         *     available frames.
         *
         *     A response can contain at most 1 MiB of frames. If a filter excludes most changes, the server also stops reading
         *     after 10,000 changes or 0.5 s. In both cases, `has_more` is true.
         */
        get: operations["listChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/collections/{collection_name}/changes/stream": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404. */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        /**
         * Stream changes
         * @description Opens a feed as [server-sent events](https://html.spec.whatwg.org/multipage/server-sent-events.html), for
         *     `EventSource` in browsers and for `curl -N`. The frames are the same as over a WebSocket connection.
         *     `/asyncapi.yaml` describes them.
         *
         *     Each frame is one event: `event` is the frame's `event`, `id` is its `cursor`, and `data` is the frame as one
         *     line of JSON. With `initial`, no event has an `id` before the bookmark with `synced`. A client that is
         *     disconnected before this bookmark must start again. Without `since` and `initial`, the stream starts with a
         *     bookmark.
         *
         *     When a browser reconnects, it sends the `id` of the last event as `Last-Event-ID`, and the stream resumes from
         *     there.
         *
         *     The stream starts with `retry: 2000`. After every 15 s of silence, the server sends a comment line. If the
         *     server must end the stream, it sends an `end` event. The event's data is a problem with the code `key_invalid`,
         *     `scope_insufficient`, `collection_not_found` or `cursor_expired`. If the client reconnects, the server returns
         *     this problem as an HTTP error. If a client does not read for 30 s, the server disconnects it without an `end`
         *     event, and the client can resume. If the server shuts down, the stream also ends without an `end` event.
         */
        get: operations["streamChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/collections/{collection_name}/rows/{row_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404. */
                collection_name: components["parameters"]["CollectionNameInPath"];
                /** @description The `id` of the row, as a decimal number without a sign, leading zeros or a fraction (`7`, not `+7`, `07` or `7.0`). */
                row_id: components["parameters"]["RowIdInPath"];
            };
            cookie?: never;
        };
        /**
         * Get a row
         * @description Returns one row. The `ETag` header contains the version of the row. With a ticket, the server never returns 304, because the version is the same for tickets with other fields.
         */
        get: operations["getRow"];
        /**
         * Replace a row
         * @description Replaces the row with the body. The server removes fields that the body does not contain. If the row does not exist, the server returns 404, because PUT does not create rows. If the row changes, the feed sends an `update` frame. If all JSON values stay equal, the server does not store a new version, even if the fields have a different order. The feed does not send a frame, and the `ETag` stays the same. If the body contains `id`, it must be the `id` of the row.
         */
        put: operations["replaceRow"];
        post?: never;
        /**
         * Delete a row
         * @description Deletes the row. The feed sends a `delete` frame with the last state of the row. If the row does not exist, the server returns 404 `row_not_found`. The server never assigns the id of a deleted row again.
         */
        delete: operations["deleteRow"];
        options?: never;
        head?: never;
        /**
         * Update a row
         * @description Updates the fields in the body and keeps the other fields. The media type determines how the fields are merged:
         *
         *     - `application/json`: each field in the body replaces the stored field, including nested values. `null` is
         *       stored as null.
         *     - `application/merge-patch+json`: [RFC 7396](https://www.rfc-editor.org/rfc/rfc7396). Nested objects are
         *       merged, and `null` removes a field.
         *
         *     The response contains the complete row. If all JSON values stay equal, the server does not store a new version,
         *     even if the fields have a different order. The feed does not send a frame, and the `ETag` stays the same. If the
         *     body contains `id`, it must be the `id` of the row.
         */
        patch: operations["updateRow"];
        trace?: never;
    };
    "/v1/collections/{collection_name}/schema": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404. */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        /**
         * Get the schema of a collection
         * @description Returns the JSON Schema of the collection's rows. The bytes are the same as in the request that set the schema. All changes after the cursor in `Schema-Since` conform to this schema.
         */
        get: operations["getSchema"];
        /**
         * Set the schema of a collection
         * @description Sets the schema that every row of the collection must conform to. If a later write would store a row that does not conform, the server returns 422 `row_invalid`. The current rows must already conform. Otherwise, the server returns 409 `rows_mismatch`. The check does not block writes. If it takes more than 60 s, the server returns 503 `overloaded`. If the body contains the same bytes as the current schema, nothing changes. A byte order mark at the start of the body is not part of the schema. The feed does not send a frame. The [guide to schemas](/docs/schemas) describes the supported keywords.
         */
        put: operations["setSchema"];
        post?: never;
        /**
         * Remove the schema of a collection
         * @description Removes the schema. The rows stay unchanged, and later writes can store any supported values. The feed does not send a frame. If the collection does not have a schema, the server returns 404 `schema_not_found`.
         */
        delete: operations["removeSchema"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/collections/{collection_name}/row-key": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404. */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        /**
         * Get the row key of a collection
         * @description Returns the fields whose values identify a row of the collection.
         */
        get: operations["getRowKey"];
        /**
         * Set the row key of a collection
         * @description Makes 1 to 3 fields the row key of the collection. From then on, every row must have a different combination of
         *     values in these fields. Each value must be a string of at most 256 bytes (UTF-8), a number or a boolean.
         *     Otherwise, the server rejects the write with 422 `row_invalid`. If two rows would have the same row key, the
         *     server rejects the write with 409 `row_key_taken`.
         *
         *     Values are compared as JSON values: `1` and `1.0` are equal, but `1` and `"1"` are different. The server
         *     compares strings by code point, without normalization.
         *
         *     The current rows must already conform. Otherwise, the server returns 409 `rows_mismatch`. `errors` contains the
         *     first ten ids of rows that have an invalid value, or the same row key as an earlier row. The check does not
         *     block writes. If it takes more than 60 s, the server returns 503 `overloaded`. If the collection already has a
         *     row key, the new one replaces it. The feed does not send a frame.
         */
        put: operations["setRowKey"];
        post?: never;
        /**
         * Remove the row key of a collection
         * @description Removes the row key. The rows stay unchanged, and later writes can store several rows with equal values. The feed does not send a frame. If the collection does not have a row key, the server returns 404 `row_key_not_found`.
         */
        delete: operations["removeRowKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List keys
         * @description Returns the keys of the account, oldest first, including revoked and expired keys. If there are more keys, `Next-After` contains the value of `after` for the next page. The list contains only the first characters of each secret. A key that is limited to certain collections can list itself, and other keys that have access only to these collections.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Create a key
         * @description Creates a key for the account and returns its secret once. The new key cannot have more permissions than the requesting key: no other scope, no other collection and no later expiry. The server stores only a hash of the secret. There is one exception: if the request has an `Idempotency-Key`, the server also stores the secret, encrypted with the requesting key. Only a retry with the same API key can decrypt it.
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys/{key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the key, as shown by the list of keys. This is not the secret of the key. */
                key_id: components["parameters"]["KeyIdInPath"];
            };
            cookie?: never;
        };
        /**
         * Get a key
         * @description Returns the permissions of a key, whether it is revoked or expired, and when it was last used. The server does not store the secret of the key. If the requesting key cannot list this key, the server returns 404.
         */
        get: operations["getKey"];
        put?: never;
        post?: never;
        /**
         * Revoke a key
         * @description Revokes a key permanently. This instance rejects the key immediately, and other instances reject it within 2 s. The server closes the feeds of the key and aborts the responses in progress. Writes that have not started fail with 401. The list of keys still includes the key, with the time in `revoked_at`. If the key is already revoked, the request has no effect. If the requesting key is limited to certain collections and cannot list this key, the server returns 403 `grant_exceeded`. If the key was set by `ROWFEED_API_KEY`, the next start with this variable makes it valid again.
         */
        delete: operations["deleteKey"];
        options?: never;
        head?: never;
        /**
         * Update a key
         * @description Updates the members in the body and keeps the others. The requesting key must have all permissions that the key has before and after the update, and must not expire earlier than the key. If the requesting key is limited to certain collections and cannot list this key, the server returns 403 `grant_exceeded`. This also applies if the key does not exist. A revoked or expired key cannot be updated. The update takes effect immediately on this instance, and within 2 s on other instances. The server closes feeds that the key can no longer read.
         */
        patch: operations["updateKey"];
        trace?: never;
    };
    "/v1/keys/{key_id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the key, as shown by the list of keys. This is not the secret of the key. */
                key_id: components["parameters"]["KeyIdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a key
         * @description Creates a key with the same name, permissions and expiry, and returns its secret once. The old key expires after the grace period in `grace`, or immediately if `grace` is omitted. The rotation never extends the validity of the old key. If the requesting key is limited to certain collections and cannot list this key, the server returns 403 `grant_exceeded`.
         */
        post: operations["rotateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a ticket
         * @description Creates a ticket for an end user of an application (the `subject`). The end user's browser or app sends the
         *     ticket in place of an API key. Any key can create tickets within its own permissions. A ticket cannot create
         *     tickets.
         *
         *     With a ticket, a collection behaves as if it contained only the rows that match the grant's `filter`, with only
         *     the grant's `fields`. A ticket allows its holder to list collections, to read and write rows, and to follow
         *     feeds. For other operations, the server returns 403 `scope_insufficient`.
         *
         *     A ticket never allows more than its key allows at the time of the request. The ticket becomes invalid when it
         *     expires, when its key is revoked or expires, or when the subject's tickets are revoked. The server does not
         *     store tickets. A ticket is encrypted, so clients can neither read nor change its content.
         */
        post: operations["createTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{subject}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The end user whose tickets to revoke. */
                subject: components["parameters"]["SubjectInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke the tickets of a subject
         * @description Revokes the tickets of this subject that were created before this request. This instance rejects them immediately, and other instances reject them within 2 s. The server closes their feeds and aborts their requests in progress, as it does when a key is revoked. If the requesting key has the `admin` scope, the server revokes all tickets of the subject in the account. Otherwise, it revokes only the tickets that this key created. If there are no such tickets, the request has no effect.
         */
        delete: operations["revokeTickets"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the usage of the account
         * @description Returns the requests of the account in the current period, in total and by key, and the storage that the account uses. The count includes this request. Any valid key can send this request, regardless of its scopes. For a key that is limited to certain collections, the usage covers only those collections and the key's own requests. If such a key has the `admin` scope, the usage also covers the requests of the keys that it can list. The limits always apply to the entire account.
         */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/usage/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the daily usage of the account
         * @description Returns the number of requests on each of the last days (UTC), oldest day first. The last entry is today. The list includes days without requests. Any valid key can send this request, regardless of its scopes. For a key that is limited to certain collections, the response covers the same requests as `getUsage`.
         */
        get: operations["getUsageHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ws": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the feed of a collection
         * @description Opens a feed with a WebSocket handshake ([RFC 6455](https://www.rfc-editor.org/rfc/rfc6455)). After the 101
         *     response, the server sends one JSON text frame for each change of a row, in the order of `seq`. `/asyncapi.yaml`
         *     describes the frames. The server does not send a greeting. The feed sends every change that is committed after
         *     the 101 response.
         *
         *     ```
         *     {"event":"insert","collection":"notes","seq":1041,"cursor":"k3f9x2mq-1041",
         *      "time":"2025-03-14T09:26:53.589Z","row":{"id":7,"title":"Milk","body":"Two litres.","done":false}}
         *     ```
         *
         *     With `since`, the server first sends the changes after this cursor, without gaps or duplicates. With `initial`,
         *     the server first sends the current rows. With `filter`, the feed includes only matching rows. If an update makes
         *     a row match, the server sends `enter`. If an update makes a row stop matching, the server sends
         *     `leave`.
         *
         *     Before the upgrade, the server returns errors as HTTP responses. It ignores the content of frames from the
         *     client, but limits their type, rate and size. The close codes describe these limits.
         */
        get: operations["openFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check health
         * @description Reports whether the server is running and can reach its database. This operation does not require a key and ignores query parameters.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check readiness
         * @description Reports to load balancers whether this instance accepts requests. The response is the same as for `/health`, except during shutdown. The server then returns 503, but still executes requests for 2 s, so that load balancers can notice it. After that, it finishes the requests in progress. This operation does not require a key and ignores query parameters.
         */
        get: operations["getReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the OpenAPI document as JSON
         * @description Returns this OpenAPI 3.1 document as one file. `servers` contains the URL of the server. This is `ROWFEED_PUBLIC_URL`, or the address that the server listens on if this variable is not set.
         */
        get: operations["getOpenapiJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the OpenAPI document as YAML
         * @description Returns this OpenAPI 3.1 document as one file. `servers` contains the URL of the server. This is `ROWFEED_PUBLIC_URL`, or the address that the server listens on if this variable is not set.
         */
        get: operations["getOpenapiYaml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi-3.0.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the OpenAPI document in version 3.0.3
         * @description Returns the same contract for generators that are strict or do not support OpenAPI 3.1. This version omits `/ws`, and all media types of a request body except one. Its description lists the omitted parts.
         */
        get: operations["getOpenapi30Json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asyncapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the AsyncAPI document as JSON
         * @description Returns the AsyncAPI 3.0 document as one file. It describes the frames that `/ws` sends.
         */
        get: operations["getAsyncapiJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asyncapi.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the AsyncAPI document as YAML
         * @description Returns the AsyncAPI 3.0 document as one file. It describes the frames that `/ws` sends.
         */
        get: operations["getAsyncapiYaml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/arazzo.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the Arazzo document as JSON
         * @description Returns the Arazzo 1.0 document. It describes workflows, for example to page through a list, to retry an insert, or to list rows and then follow changes. The steps are operations of the OpenAPI document. Programs can run these workflows.
         */
        get: operations["getArazzoJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/arazzo.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the Arazzo document as YAML
         * @description Returns the Arazzo 1.0 document. It describes workflows, for example to page through a list, to retry an insert, or to list rows and then follow changes. The steps are operations of the OpenAPI document. Programs can run these workflows.
         */
        get: operations["getArazzoYaml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contract/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the typed OpenAPI contract as JSON
         * @description Returns the OpenAPI 3.1 document of this server with typed paths. For each collection that has a schema and that the key can access, it contains separate paths that describe the collection's rows. Any valid key can send this request, regardless of its scopes.
         */
        get: operations["getContractOpenapiJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contract/openapi.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the typed OpenAPI contract as YAML
         * @description Returns the document of `getContractOpenapiJson` as YAML.
         */
        get: operations["getContractOpenapiYaml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contract/openapi-3.0.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the typed OpenAPI contract in version 3.0.3
         * @description Returns the same contract for generators that are strict or do not support OpenAPI 3.1. If OpenAPI 3.0 cannot express a rule of a schema, this version describes the schema less strictly.
         */
        get: operations["getContractOpenapi30Json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contract/asyncapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the typed AsyncAPI contract as JSON
         * @description Returns the AsyncAPI 3.0 document of this server with typed channels. For each collection that has a schema and that the key can access, it contains a separate channel whose frames describe the collection's rows. Any valid key can send this request, regardless of its scopes.
         */
        get: operations["getContractAsyncapiJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contract/asyncapi.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the typed AsyncAPI contract as YAML
         * @description Returns the document of `getContractAsyncapiJson` as YAML.
         */
        get: operations["getContractAsyncapiYaml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contract/arazzo.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the typed Arazzo contract as JSON
         * @description Returns the Arazzo 1.0 document of this server, which contains typed workflows. For each collection that has a schema and that the key can access, it contains separate workflows with a row that conforms to the schema. It includes the upsert workflow only if the collection has a row key. If the server finds no row that conforms to the schema, it omits the workflows of the collection. Any valid key can send this request, regardless of its scopes.
         */
        get: operations["getContractArazzoJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contract/arazzo.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the typed Arazzo contract as YAML
         * @description Returns the document of `getContractArazzoJson` as YAML.
         */
        get: operations["getContractArazzoYaml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Redirect to the console
         * @description Redirects to the console, so that a browser shows a page at the root address.
         */
        get: operations["getRoot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the console
         * @description Returns a page to view live collections, edit rows, create and revoke keys, and view the usage. The page is a client of this API. It does not load anything from other origins, and it stores the key only in memory.
         */
        get: operations["getConsole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/{asset}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an asset of the console
         * @description Returns a script or a style sheet of the console. The name of an asset changes if its content changes.
         */
        get: operations["getConsoleAsset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the reference of both contracts
         * @description Returns one page that documents both contracts and lets readers try them with a key. The page does not load anything from other origins.
         */
        get: operations["getDocs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/search.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the search index of the documentation
         * @description Returns every section of the contracts and the guides as plain text, with its URL. The documentation pages search these sections in the browser. Other programs can also use them.
         */
        get: operations["getDocsSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/llms.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the list of the guides for language models
         * @description Returns the titles, URLs and first sentences of all guides as Markdown, in the format of llmstxt.org. The URLs point to the Markdown versions of the guides.
         */
        get: operations["getLlmsText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/{guide}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a guide
         * @description Returns a page about one topic, such as operating the server or following a feed. `/docs` lists all guides. The page does not load anything from other origins. If the name ends with `.md`, the server returns the guide as Markdown.
         */
        get: operations["getGuide"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description 1 to 64 letters, digits, `_` and `-`, starting with a letter or `_`. Case-sensitive.
         * @example notes
         */
        CollectionName: string;
        /** @description A collection in a list. In this version and all later ones, it contains only the name. */
        Collection: {
            name: components["schemas"]["CollectionName"];
        };
        /** @description Collections, sorted by name in ascending order. */
        CollectionList: components["schemas"]["Collection"][];
        /** @description A collection to create. The server rejects unknown members. */
        CollectionInput: {
            name: components["schemas"]["CollectionName"];
        };
        /** @description A collection with its number of rows, its creation time and its indexes. */
        CollectionDetails: {
            name: components["schemas"]["CollectionName"];
            /**
             * Format: int64
             * @description The number of rows in the collection.
             * @example 8
             */
            rows: number;
            /**
             * Format: date-time
             * @description The creation time (RFC 3339, UTC).
             */
            created_at: string;
            /** @description The indexes that the server has created or is creating for lists. */
            indexes: components["schemas"]["CollectionIndex"][];
        };
        /** @description The fields whose values identify a row of the collection. */
        RowKey: {
            /** @description The names of the fields, in the order in which they were set. */
            fields: components["schemas"]["RowKeyField"][];
        };
        /** @description The fields to make the row key. */
        RowKeyInput: {
            /** @description The names of 1 to 3 different fields of a row, excluding `id`. */
            fields: components["schemas"]["RowKeyField"][];
        };
        /**
         * @description The name of a top-level field of a row. A name has 1 to 128 characters (code points), and cannot contain ASCII control characters. It cannot be `id`.
         * @example title
         */
        RowKeyField: string;
        /** @description An index that the server maintains. */
        CollectionIndex: {
            /**
             * @description The fields of the index.
             * @example [
             *       "price"
             *     ]
             */
            fields: string[];
            /**
             * Format: int32
             * @description The progress in percent. The server uses the index only when it is complete (100). If there are several instances, only the instance that creates the index knows the progress. The others return 0 or 100.
             */
            percent: number;
        };
        /** @description A JSON Schema (draft 2020-12) for the rows of a collection, without their `id`. */
        CollectionSchema: {
            [key: string]: unknown;
        };
        /**
         * @description A JSON Schema (draft 2020-12) for the rows of a collection, without their `id`. It must be an object with `"type": "object"`. The [guide to schemas](/docs/schemas) describes the supported keywords. If the schema is not supported, the server returns 422 `schema_invalid`.
         * @example {
         *       "type": "object",
         *       "required": [
         *         "title"
         *       ],
         *       "properties": {
         *         "title": {
         *           "type": "string"
         *         }
         *       }
         *     }
         * @example {
         *       "type": "object"
         *     }
         */
        CollectionSchemaInput: unknown;
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
        /** @description A row: its `id` and the fields that the client sent. */
        Row: {
            [key: string]: unknown;
        } & ({
            id: components["schemas"]["RowId"];
        } & components["schemas"]["RowFields"]);
        /** @description Rows in the requested sort order. */
        RowList: components["schemas"]["Row"][];
        /** @description A row to insert. It can have any fields except `id`, which the server assigns. */
        RowInput: {
            [key: string]: unknown;
        };
        /**
         * @description The rows to insert, all of them or none.
         * @example [
         *       {
         *         "title": "Milk",
         *         "done": false
         *       }
         *     ]
         */
        RowInputList: components["schemas"]["RowInput"][];
        /** @description The rows after the request, in the order of the request. With `Prefer: return=minimal`, each row contains only its `id`. */
        InsertedRowList: components["schemas"]["Row"][];
        /**
         * @description The fields to update. If the patch contains `id`, it must be the `id` of the row.
         * @example {
         *       "done": true
         *     }
         */
        RowPatch: {
            [key: string]: unknown;
        };
        /** @description A merge patch (RFC 7396): the fields to update, where `null` removes a field. If the patch contains `id`, it must be the `id` of the row. */
        RowMergePatch: {
            [key: string]: unknown;
        };
        /** @description Rows as lines of text. */
        ExportedText: string;
        /** @description Server-sent events. The data of each event is a frame of the feed. */
        EventStream: string;
        /**
         * @description All fields of the row. If the body contains `id`, it must be the `id` of the row.
         * @example {
         *       "title": "Milk",
         *       "done": true
         *     }
         */
        RowReplacement: {
            [key: string]: unknown;
        };
        /** @description The fields to update in all matching rows, without `id`. */
        RowsPatch: {
            [key: string]: unknown;
        };
        /** @description A merge patch (RFC 7396) without `id`: the fields to update in all matching rows, where `null` removes a field. */
        RowsMergePatch: {
            [key: string]: unknown;
        };
        /** @description The number of rows that matched, and the number of rows that changed. */
        RowsUpdated: {
            /**
             * Format: int32
             * @description The number of rows that matched the `filter`.
             */
            matched: number;
            /**
             * Format: int32
             * @description The number of rows that changed.
             */
            changed: number;
        };
        /** @description The number of deleted rows. */
        RowsDeleted: {
            /**
             * Format: int32
             * @description The number of rows that matched the `filter`.
             */
            deleted: number;
        };
        /**
         * @description The operations to execute, all of them or none.
         * @example {
         *       "operations": [
         *         {
         *           "op": "insert",
         *           "row": {
         *             "title": "Milk"
         *           }
         *         }
         *       ]
         *     }
         */
        Batch: {
            /** @description The operations, in the order in which the server executes them. */
            operations: components["schemas"]["BatchOperation"][];
        };
        /** @description An operation on a row. `op` selects the kind of operation. */
        BatchOperation: components["schemas"]["InsertOperation"] | components["schemas"]["UpdateOperation"] | components["schemas"]["ReplaceOperation"] | components["schemas"]["UpsertOperation"] | components["schemas"]["DeleteOperation"];
        /** @description Inserts a row. Works like `insertRows`. */
        InsertOperation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "insert";
            row: components["schemas"]["RowInput"];
        };
        /** @description Updates the fields in `patch` and keeps the other fields. Works like `updateRow` with `application/json`. */
        UpdateOperation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "update";
            id: components["schemas"]["RowId"];
            patch: components["schemas"]["RowPatch"];
            if_match?: components["schemas"]["RowVersions"];
            if_unchanged_since?: components["schemas"]["UnchangedSince"];
        };
        /** @description Replaces a row. Works like `replaceRow`. */
        ReplaceOperation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "replace";
            id: components["schemas"]["RowId"];
            row: components["schemas"]["RowReplacement"];
            if_match?: components["schemas"]["RowVersions"];
            if_unchanged_since?: components["schemas"]["UnchangedSince"];
        };
        /** @description Inserts a row, or changes the row with the same row key. Works like `insertRows` with `on_conflict`, but several operations of a batch can have the same row key. */
        UpsertOperation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "upsert";
            row: components["schemas"]["RowInput"];
            /**
             * @description Determines what happens if a row with the same row key exists. If no such row exists, the server inserts the row.
             *
             *     - `update`: the server applies a JSON merge patch ([RFC 7396](https://www.rfc-editor.org/rfc/rfc7396)) to
             *       the row. To create a new row, it applies the patch to `{}`.
             *     - `replace`: the server replaces the row. The server removes fields that the operation does not contain.
             *     - `ignore`: the row stays unchanged.
             * @enum {string}
             */
            on_conflict: "update" | "replace" | "ignore";
        };
        /** @description Deletes a row. Works like `deleteRow`. */
        DeleteOperation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "delete";
            id: components["schemas"]["RowId"];
            if_match?: components["schemas"]["RowVersions"];
            if_unchanged_since?: components["schemas"]["UnchangedSince"];
        };
        /**
         * @description Versions from `ETag`, separated by commas, or `*` for any version, as in the `If-Match` header. If the row's current version is not one of them, the operation fails with 412.
         * @example "k3f9x2mq-1041"
         */
        RowVersions: string;
        /**
         * @description A cursor, for example the `Collection-Cursor` of an export that contained the row. If the row has changed since then, the operation fails with 412.
         * @example k3f9x2mq-1042
         */
        UnchangedSince: string;
        /** @description The outcomes of the operations. */
        BatchResults: {
            /** @description One result for each operation, in the order of the operations. */
            results: components["schemas"]["OperationResult"][];
        };
        /** @description The outcome of an operation. It contains `id` instead of `row` if the operation deleted the row, or if the request has `Prefer: return=minimal`. */
        OperationResult: {
            /**
             * @description The effect of the operation. `unchanged` means that the row already had these values, or that an `upsert` with `on_conflict: ignore` found an existing row.
             * @enum {string}
             */
            outcome: "inserted" | "updated" | "replaced" | "deleted" | "unchanged";
            row?: components["schemas"]["Row"];
            id?: components["schemas"]["RowId"];
        };
        /** @description Identifies a request. The client generates a random value. */
        IdempotencyKey: string;
        /** @description The names of fields. A name that contains a comma is a JSON string. */
        FieldNames: string[];
        /**
         * @description A kind of change.
         * @example insert
         * @enum {string}
         */
        EventKind: "insert" | "update" | "delete";
        /**
         * @description `insert`, `update` and `delete` are the kinds of changes. `enter` and `leave` are updates that make a row start or stop matching the `filter`.
         * @enum {string}
         */
        ChangeEvent: "insert" | "update" | "delete" | "enter" | "leave";
        /** @description A change to one row. It has the same members as the feed's frame for this change. */
        Change: {
            event: components["schemas"]["ChangeEvent"];
            collection: components["schemas"]["CollectionName"];
            /**
             * Format: int64
             * @description The sequence number of the change in its collection.
             */
            seq: number;
            cursor: components["schemas"]["Cursor"];
            /**
             * Format: date-time
             * @description When the change was committed (RFC 3339, UTC).
             */
            time: string;
            row: components["schemas"]["Row"];
            /** @description The names of the fields that were added, removed or given another value, in no particular order. Present only if `event` is `update`. */
            changed?: string[];
        };
        /** @description Changes of a collection, in commit order. Pass `cursor` as `since` in the next request. */
        ChangeList: {
            /** @description The changes after `since` that match the request. */
            changes: components["schemas"]["Change"][];
            cursor: components["schemas"]["Cursor"];
            /** @description True if the change log may contain more changes after `cursor`. In this case, send the next request immediately. */
            has_more: boolean;
        };
        /**
         * @description A position in the changes of a collection. Cursors are opaque: compare them only for equality.
         * @example k3f9x2mq-1042
         */
        Cursor: string;
        /**
         * @description The id of a key. It is not secret.
         * @example key_4fZ8mQ2rTn6W
         */
        KeyId: string;
        /**
         * @description The display name of a key.
         * @example phone
         */
        KeyName: string;
        /** @description `read` allows reading collections, rows and feeds. `write` allows all changes to collections and rows. `admin` allows managing keys, schemas and row keys. */
        KeyScopes: components["schemas"]["KeyScope"][];
        /**
         * @description One scope of a key.
         * @enum {string}
         */
        KeyScope: "read" | "write" | "admin";
        /** @description The collections that the key can access, or null for all collections. The collections do not need to exist yet. */
        KeyCollections: components["schemas"]["CollectionName"][] | null;
        /**
         * Format: date-time
         * @description The time when the key expires (RFC 3339), or null if it never expires.
         */
        KeyExpiry: string | null;
        /** @description A key of the account, without its secret. */
        Key: {
            id: components["schemas"]["KeyId"];
            name: components["schemas"]["KeyName"];
            /** @description The name of the account. */
            account: string;
            /** @description The first characters of the secret, which help to distinguish keys. */
            prefix: string;
            scopes: components["schemas"]["KeyScopes"];
            collections: components["schemas"]["KeyCollections"];
            /**
             * Format: date-time
             * @description The creation time (RFC 3339, UTC).
             */
            created_at: string;
            expires_at: components["schemas"]["KeyExpiry"];
            /**
             * Format: date-time
             * @description The time when the key was revoked (RFC 3339, UTC), or null if it was not revoked.
             */
            revoked_at: string | null;
            /**
             * Format: date-time
             * @description The time when the key was last used (RFC 3339, UTC), accurate to the minute, or null if it was never used.
             */
            last_used_at: string | null;
        };
        /** @description Keys, oldest first. */
        KeyList: components["schemas"]["Key"][];
        /** @description A key with its secret, which the server returns only once. */
        CreatedKey: {
            id: components["schemas"]["KeyId"];
            /** @description The secret of the key, which clients send with requests. The server returns it only once. */
            key: string;
            name: components["schemas"]["KeyName"];
            /** @description The name of the account. */
            account: string;
            /** @description The first characters of the secret, which help to distinguish keys. */
            prefix: string;
            scopes: components["schemas"]["KeyScopes"];
            collections: components["schemas"]["KeyCollections"];
            /**
             * Format: date-time
             * @description The creation time (RFC 3339, UTC).
             */
            created_at: string;
            expires_at: components["schemas"]["KeyExpiry"];
            /**
             * Format: date-time
             * @description The time when the key was revoked (RFC 3339, UTC), or null if it was not revoked.
             */
            revoked_at: string | null;
            /**
             * Format: date-time
             * @description The time when the key was last used (RFC 3339, UTC), accurate to the minute, or null if it was never used.
             */
            last_used_at: string | null;
        };
        /** @description A key to create. */
        KeyInput: {
            name: components["schemas"]["KeyName"];
            scopes?: components["schemas"]["KeyScopes"];
            collections?: components["schemas"]["KeyCollections"];
            expires_at?: components["schemas"]["KeyExpiry"];
        };
        /** @description The changes to a key. Omitted members stay unchanged. */
        KeyPatch: {
            name?: components["schemas"]["KeyName"];
            scopes?: components["schemas"]["KeyScopes"];
            collections?: components["schemas"]["KeyCollections"];
            expires_at?: components["schemas"]["KeyExpiry"];
        };
        /** @description How to rotate a key. */
        KeyRotation: {
            /**
             * @description How long the old key remains valid, for example `30d`, `12h`, `15m`, `2s` or `2w`. By default, it expires immediately.
             * @example 24h
             */
            grace?: string;
        };
        /**
         * @description Identifies the end user. The value never appears in logs or metrics.
         * @example user-17
         */
        TicketSubject: string;
        /** @description A ticket to create. */
        TicketInput: {
            subject: components["schemas"]["TicketSubject"];
            /**
             * Format: int32
             * @description The number of seconds until the ticket expires. If the ticket would expire later than the key, the server returns 403 `grant_exceeded`.
             * @default 3600
             */
            expires_in: number;
            /** @description The permissions of the ticket. Each grant is for a different collection. */
            grants: components["schemas"]["TicketGrant"][];
        };
        /** @description The permissions of a ticket in one collection. */
        TicketGrant: {
            collection: components["schemas"]["CollectionName"];
            /** @description `read` requires a key with the `read` scope, and the other scopes require a key with the `write` scope. Without `read`, responses to writes contain only ids. */
            scopes: components["schemas"]["TicketScope"][];
            /**
             * @description A filter for the rows that the ticket can access. By default, the ticket can access all rows.
             * @example @.owner == "user-17"
             */
            filter?: string;
            /** @description The fields that the ticket can access, in addition to `id`. By default, it can access all fields. The rules for names are the same as for `order_by`. If the filter uses a field that this list does not contain, the ticket cannot insert rows. */
            fields?: string[];
        };
        /**
         * @description One scope of a ticket.
         * @enum {string}
         */
        TicketScope: "read" | "insert" | "update" | "delete";
        /** @description A ticket for an end user. */
        Ticket: {
            /** @description The ticket. The end user's client sends it like an API key. A ticket can have at most 4,096 characters. */
            ticket: string;
            subject: components["schemas"]["TicketSubject"];
            /**
             * Format: date-time
             * @description The time when the ticket expires (RFC 3339, UTC).
             */
            expires_at: string;
        };
        /** @description The requests of an account in the current period, and the storage that the account uses. */
        Usage: {
            /**
             * @description The name of the account.
             * @example default
             */
            account: string;
            /** @description The name of the plan, or `unlimited` if the account has no plan. */
            plan: string;
            period: components["schemas"]["UsagePeriod"];
            requests: components["schemas"]["UsageRequests"];
            collections: components["schemas"]["UsageCollections"];
            rows: components["schemas"]["UsageRows"];
            bytes: components["schemas"]["UsageBytes"];
            /** @description The number of requests with each key. It includes all valid keys, and other keys that were used in the period. */
            keys: components["schemas"]["KeyUsage"][];
        };
        /** @description The hour, day or month (UTC) that the plan's quota applies to. If the plan does not limit requests, the period is the month. */
        UsagePeriod: {
            /**
             * Format: date-time
             * @description The start of the period (RFC 3339, UTC).
             */
            start: string;
            /**
             * Format: date-time
             * @description The end of the period (RFC 3339, UTC). The next period starts at this time.
             */
            end: string;
        };
        /** @description The account's requests in the period. */
        UsageRequests: {
            /**
             * Format: int64
             * @description The number of counted requests.
             */
            used: number;
            /**
             * Format: int64
             * @description The maximum that the plan allows. Absent if the plan has no such limit.
             */
            limit?: number;
        };
        /** @description The account's collections. */
        UsageCollections: {
            /**
             * Format: int64
             * @description The current value.
             */
            used: number;
            /**
             * Format: int64
             * @description The maximum that the plan allows. Absent if the plan has no such limit.
             */
            limit?: number;
        };
        /** @description The rows of all collections of the account. */
        UsageRows: {
            /**
             * Format: int64
             * @description The current value.
             */
            used: number;
            /**
             * Format: int64
             * @description The maximum that the plan allows. Absent if the plan has no such limit.
             */
            limit?: number;
        };
        /** @description The total size of the account's rows in bytes. It includes the ids, and counts the rows as JSON in UTF-8. */
        UsageBytes: {
            /**
             * Format: int64
             * @description The current value.
             */
            used: number;
            /**
             * Format: int64
             * @description The maximum that the plan allows. Absent if the plan has no such limit.
             */
            limit?: number;
        };
        /** @description The number of requests with one key in the period. */
        KeyUsage: {
            /** @description The id of the key, as shown by `rowfeed keys list`. This is not the secret of the key. */
            id: string;
            /** @description The name of the key. */
            name: string;
            /**
             * Format: int64
             * @description The number of counted requests.
             */
            requests: number;
        };
        /** @description Requests per day, oldest day first. */
        UsageHistory: components["schemas"]["UsageDay"][];
        /** @description The requests of an account on one day. */
        UsageDay: {
            /**
             * Format: date
             * @description The day, in UTC.
             */
            date: string;
            /**
             * Format: int64
             * @description The number of counted requests.
             */
            requests: number;
            /** @description Requests per key. The list omits keys without requests. */
            keys: components["schemas"]["KeyUsage"][];
        };
        /** @description The health of the server. */
        Health: {
            /**
             * @description True if the server is healthy.
             * @example true
             */
            ok: boolean;
            /**
             * @description The name of the product.
             * @enum {string}
             */
            service: "rowfeed";
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
        /** @description An OpenAPI document. */
        OpenapiDocument: {
            /** @description The version of OpenAPI. */
            openapi: string;
            info: components["schemas"]["DocumentInfo"];
            /** @description The operations by path. */
            paths: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description An AsyncAPI document. */
        AsyncapiDocument: {
            /** @description The version of AsyncAPI. */
            asyncapi: string;
            info: components["schemas"]["DocumentInfo"];
        } & {
            [key: string]: unknown;
        };
        /** @description An Arazzo document. */
        ArazzoDocument: {
            /** @description The version of Arazzo. */
            arazzo: string;
            info: components["schemas"]["DocumentInfo"];
            /** @description The workflows. */
            workflows: {
                [key: string]: unknown;
            }[];
        } & {
            [key: string]: unknown;
        };
        /** @description The title and the version of a document. */
        DocumentInfo: {
            /** @description The title of the document. */
            title: string;
            /** @description The version of the contract. */
            version: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A page as HTML. */
        HtmlPage: string;
        /** @description A guide, or the list of the guides, as Markdown. */
        GuideText: string;
        /** @description The sections of the documentation. */
        DocsSections: components["schemas"]["DocsSection"][];
        /** @description A section of the documentation. */
        DocsSection: {
            /** @description The heading of the section, or the name of the item that it describes. */
            title: string;
            /** @description The part of the documentation that contains the section. */
            where: string;
            /** @description The URL of the section, relative to the root of the server. */
            address: string;
            /** @description The text of the section, without markup. */
            text: string;
        };
        /** @description A script or a style sheet. */
        SourceText: string;
    };
    responses: {
        /** @description The headers are too large. The server closes the connection. */
        HeadersTooLarge: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description A parameter is invalid, or the request contains two different keys. */
        BadParameter: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description A parameter is invalid, the page is larger than 16 MiB or takes more than 10 s (5 s with a `filter`), or the request contains two different keys. */
        BadPage: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description A parameter or the body is invalid, or the request contains two different keys. */
        BadBody: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description A parameter is invalid, the body is not JSON, or the request contains two different keys. */
        BadText: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description A parameter or the body is invalid, the query took more than 5 s, or the request contains two different keys. */
        BadBulkBody: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description A parameter is invalid, the query took more than 5 s, or the request contains two different keys. */
        BadBulk: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The handshake or a parameter is invalid, or the request contains two different keys. The server also returns 400 if it takes more than 5 s to find the first rows of `initial`. */
        BadHandshake: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The version of the WebSocket protocol to use. Present only if the handshake requested another version.
                 * @example 13
                 */
                "Sec-WebSocket-Version"?: "13";
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description A parameter is invalid, or the request contains two different keys. The server also returns 400 if it takes more than 5 s to find the first rows of `initial`. */
        BadStream: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The request has a parameter, but this operation does not accept parameters. */
        BadRootRequest: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description A parameter is invalid. */
        BadDocumentRequest: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The API key is missing or not valid. */
        Unauthorized: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description Describes how to authenticate. If the request contains an invalid key, the header also contains `error="invalid_token"`.
                 * @example Bearer realm="rowfeed"
                 */
                "WWW-Authenticate": "Bearer realm=\"rowfeed\"" | "Bearer realm=\"rowfeed\", error=\"invalid_token\"";
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The key does not allow this request. */
        Forbidden: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The key does not allow this request, or the request would grant, update or revoke permissions that the key does not have. */
        GrantExceeded: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The key does not allow this request, or a storage limit of the account is reached. */
        ForbiddenOrLimit: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The key or the ticket does not allow this request. */
        TicketForbidden: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The key or the ticket does not allow this request, or a storage limit of the account is reached. */
        WriteForbidden: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The key does not allow this request, or the origin of the web page is not allowed. */
        FeedForbidden: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The collection does not exist. */
        CollectionNotFound: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The collection or the row does not exist. */
        RowNotFound: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The collection does not exist, or it does not have a schema. */
        SchemaNotFound: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The account does not have this key. */
        KeyNotFound: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The collection does not exist, or it does not have a row key. */
        RowKeyNotFound: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The account already has a collection with this name, or the same request is in progress. */
        CollectionExists: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds to wait before a retry. Present only with `idempotency_in_progress`, `schema_busy` and `row_key_busy`.
                 * @example 1
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The account has the maximum number of keys, or the same request is in progress. */
        TooManyKeys: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds to wait before a retry. Present only with `idempotency_in_progress`, `schema_busy` and `row_key_busy`.
                 * @example 1
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The key is revoked or expired, the account has the maximum number of keys, or the same request is in progress. */
        KeyEnded: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds to wait before a retry. Present only with `idempotency_in_progress`, `schema_busy` and `row_key_busy`.
                 * @example 1
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The key is the account's last key with the `admin` scope, or the same request is in progress. */
        LastAdminKey: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds to wait before a retry. Present only with `idempotency_in_progress`, `schema_busy` and `row_key_busy`.
                 * @example 1
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The key is revoked or expired, it is the account's last key with the `admin` scope, or the same request is in progress. */
        KeyUnchangeable: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds to wait before a retry. Present only with `idempotency_in_progress`, `schema_busy` and `row_key_busy`.
                 * @example 1
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The same request is in progress. */
        InProgress: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds to wait before a retry.
                 * @example 5
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description Another request is changing the schema, or the same request is in progress. */
        SchemaBusy: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds to wait before a retry. Present only with `idempotency_in_progress`, `schema_busy` and `row_key_busy`.
                 * @example 1
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description Some rows of the collection do not conform to the schema, another request is changing the schema, or the same request is in progress. */
        RowsMismatch: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds to wait before a retry. Present only with `idempotency_in_progress`, `schema_busy` and `row_key_busy`.
                 * @example 1
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description Another row has the same row key, or the same request is in progress. */
        RowKeyTaken: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds to wait before a retry. Present only with `idempotency_in_progress`, `schema_busy` and `row_key_busy`.
                 * @example 1
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description Another row has the same row key, or the same request is in progress. For an upsert, the server also returns 409 if the collection has no row key, or if the rows are too large. */
        InsertConflict: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds to wait before a retry. Present only with `idempotency_in_progress`, `schema_busy` and `row_key_busy`.
                 * @example 1
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description Another request is changing the row key, or the same request is in progress. */
        RowKeyBusy: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds to wait before a retry. Present only with `idempotency_in_progress`, `schema_busy` and `row_key_busy`.
                 * @example 1
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description Some rows of the collection do not conform to the row key, another request is changing the row key, or the same request is in progress. */
        RowKeyMismatch: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds to wait before a retry. Present only with `idempotency_in_progress`, `schema_busy` and `row_key_busy`.
                 * @example 1
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description Too many rows match, two rows would have the same row key, or the same request is in progress. */
        BulkConflict: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds to wait before a retry. Present only with `idempotency_in_progress`, `schema_busy` and `row_key_busy`.
                 * @example 1
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description Too many rows match, or the same request is in progress. */
        TooManyRows: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds to wait before a retry. Present only with `idempotency_in_progress`, `schema_busy` and `row_key_busy`.
                 * @example 1
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description Two rows would have the same row key, the collection has no row key, the rows of the operations are too large, or the same request is in progress. */
        BatchConflict: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds to wait before a retry. Present only with `idempotency_in_progress`, `schema_busy` and `row_key_busy`.
                 * @example 1
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The page token in `after` is no longer valid. */
        PageExpired: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description `If-Match` does not contain the version of the list. Weak ETags, such as the `ETag` of a list, never match. */
        ListMismatch: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description `If-Match` does not contain the version of the row, or `If-None-Match` contains it. */
        VersionMismatch: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The `if_match` of an operation does not contain the version of the row, or the row has changed since its `if_unchanged_since`. */
        OperationMismatch: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description `If-Match` does not contain the version of the schema, or `If-None-Match` contains it. */
        SchemaMismatch: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The body is larger than 1 MiB. */
        BodyTooLarge: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The media type, charset or content coding of the body is not supported. */
        MediaTypeUnsupported: {
            headers: {
                /**
                 * @description The media types that the operation accepts for its body. Absent if the body has a content coding.
                 * @example application/json
                 */
                Accept?: string;
                /**
                 * @description The content codings that the server accepts for a body ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-15.5.16)). Present only if the body has an unsupported content coding.
                 * @example identity
                 */
                "Accept-Encoding"?: string;
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The media type, charset or content coding of the body is not supported. */
        PatchTypeUnsupported: {
            headers: {
                /**
                 * @description The media types that the operation accepts for its body ([RFC 5789](https://www.rfc-editor.org/rfc/rfc5789#section-3.1)). Absent if the body has a content coding.
                 * @example application/json, application/merge-patch+json
                 */
                "Accept-Patch"?: string;
                /**
                 * @description The content codings that the server accepts for a body ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-15.5.16)). Present only if the body has an unsupported content coding.
                 * @example identity
                 */
                "Accept-Encoding"?: string;
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description A value cannot be stored exactly or exceeds a limit for rows, or the idempotency key belongs to another request. */
        ValueUnsupported: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The schema is not supported, or the idempotency key belongs to another request. */
        SchemaInvalid: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description A row contains a value that cannot be stored exactly, exceeds a limit for rows, or does not conform to the schema or the row key of its collection. The server also returns 422 if the idempotency key belongs to another request. */
        RowRefused: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The idempotency key belongs to another request. */
        KeyReused: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The request is not a WebSocket handshake. The server returns this error before it checks the key or the parameters. */
        UpgradeRequired: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The `Upgrade` header requires this header. Contains `close` if the server closes the connection.
                 * @example Upgrade
                 */
                Connection: "Upgrade" | "Upgrade, close";
                /**
                 * @description The protocol of this path.
                 * @example websocket
                 */
                Upgrade: "websocket";
                /**
                 * @description The version of the WebSocket protocol to use. Present only if the handshake requested another version.
                 * @example 13
                 */
                "Sec-WebSocket-Version"?: "13";
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The quota is exhausted, or the server received too many invalid keys from this address. */
        TooManyRequests: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds to wait before a retry.
                 * @example 5
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The quota is exhausted, the key has too many open feeds, or the server received too many invalid keys from this address. */
        TooManyFeeds: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds to wait before a retry.
                 * @example 5
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The server cannot continue from this cursor. It is older than the change log, newer than the last change, or from an earlier collection with the same name. */
        CursorExpired: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description An internal error occurred. */
        InternalError: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The server cannot execute the request at the moment. */
        ServiceUnavailable: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds to wait before a retry.
                 * @example 5
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The server cannot execute the request at the moment, or it is creating an index that the request needs. */
        ListUnavailable: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds to wait before a retry.
                 * @example 5
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description Clients without a key have too many unread responses, either from this address or in total. */
        DocumentsOverloaded: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The number of seconds to wait before a retry.
                 * @example 5
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The server cannot open a feed at the moment. */
        FeedUnavailable: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds to wait before a retry.
                 * @example 5
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The server cannot execute the request at the moment, or the instance has too many open feeds. */
        ChangesUnavailable: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds to wait before a retry.
                 * @example 5
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The disk does not have enough space for the change. The server did not change anything. */
        StorageFull: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description `If-Match` does not contain the version of the document. */
        DocumentMismatch: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The request has a ticket, or the document would be too large: more than 1,000 collections with a schema, or more than 16 MiB. To get a smaller document, use a key that is limited to some of these collections. */
        ContractTooLarge: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description `If-Match` does not contain the version of the document. Weak ETags, such as the `ETag` of this document, never match. */
        ContractMismatch: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Caches must not store the response.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The document still has one of the versions in `If-None-Match`. */
        ContractNotModified: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                 * @example private, no-cache
                 */
                "Cache-Control": "private, no-cache";
                /**
                 * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description A weak ETag of the typed contract. It changes when the schema of a collection that the key can access is set or removed, or the row key of such a collection. Send the value as `If-None-Match` to the same URL. The server returns 304 until the ETag changes.
                 * @example W/"5u3xw0hGqk2v"
                 */
                ETag: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The document still has one of the versions in `If-None-Match`. */
        DocumentNotModified: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Any cache can store the document, but must revalidate it before each use.
                 * @example no-cache
                 */
                "Cache-Control": "no-cache";
                /**
                 * @description The version of the document. Each content coding has a different version.
                 * @example "5u3xw0hGqk2v"
                 */
                ETag: string;
                /**
                 * @description The request headers that the response depends on.
                 * @example Accept-Encoding
                 */
                Vary: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The asset still has one of the versions in `If-None-Match`. */
        AssetNotModified: {
            headers: {
                /**
                 * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Instructs browsers to use the media type in `Content-Type`.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Any cache can store the response permanently.
                 * @example public, max-age=31536000, immutable
                 */
                "Cache-Control": "public, max-age=31536000, immutable";
                /**
                 * @description The version of the document. Each content coding has a different version.
                 * @example "5u3xw0hGqk2v"
                 */
                ETag: string;
                /**
                 * @description The request headers that the response depends on.
                 * @example Accept-Encoding
                 */
                Vary: string;
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /** @description The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404. */
        CollectionNameInPath: components["schemas"]["CollectionName"];
        /** @description The `id` of the row, as a decimal number without a sign, leading zeros or a fraction (`7`, not `+7`, `07` or `7.0`). */
        RowIdInPath: components["schemas"]["RowId"];
        /** @description The id of the key, as shown by the list of keys. This is not the secret of the key. */
        KeyIdInPath: components["schemas"]["KeyId"];
        /** @description The end user whose tickets to revoke. */
        SubjectInPath: components["schemas"]["TicketSubject"];
        /** @description The number of days, including today. */
        Days: number;
        /** @description The name of the guide. If the guide does not exist, the server returns 404. */
        GuideInPath: string;
        /** @description The asset name that the page uses. If the asset does not exist, the server returns 404. */
        AssetInPath: string;
        /** @description The maximum number of rows, as a decimal number without a sign or leading zeros. If the value is out of range, the server returns 400 instead of clamping it. */
        Limit: number;
        /** @description The number of rows to skip before the first row, as a decimal number without a sign or leading zeros. The default is 0. */
        Offset: number;
        /** @description The field to sort by. The default is `id`. A name has 1 to 128 characters (code points), and cannot contain ASCII control characters. Rows without the field come first, as if the value were null. The server sorts strings by their first 256 bytes of UTF-8. It sorts arrays and objects by the first 256 bytes of their JSON. Rows that are equal in this order are sorted by `id`. */
        OrderBy: string;
        /** @description The sort direction. The default is `asc`, and `desc` is its exact reverse. */
        Order: "asc" | "desc";
        /** @description The value of `Next-After` from the previous page. It is valid for the same collection, `filter` and sort order, with any `limit` and `fields`. Cannot be combined with `offset`. */
        After: string;
        /** @description The maximum number of items on the page, as a decimal number without a sign or leading zeros. If the value is out of range, the server returns 400 instead of clamping it. */
        PageLimit: number;
        /** @description The value of `Next-After` from the previous page. */
        AfterKey: string;
        /** @description The value of `Next-After` from the previous page. It stays valid even if collections are created or deleted in the meantime. */
        AfterCollection: string;
        /** @description Sorts by up to four fields. Each `sort` contains the name of a field, a colon and the direction: `sort=price:desc&sort=title:asc`. Rows that are equal in all of these fields are sorted by `id`, in the direction of the last field. The rules for names and for the order of values are the same as for `order_by`. Each name can occur only once. A name that contains a comma must be a JSON string: `sort="a,b":asc`. Cannot be combined with `order_by` or `order`. */
        Sort: string[];
        /** @description Limits the returned rows to these fields and `id`. To select several fields, repeat the parameter: `fields=title&fields=done`. If a row does not have one of the fields, the response omits that field. The parameter does not affect the `ETag` of a row. The rules for names are the same as for `order_by`, and each name can occur only once. A name that contains a comma must be a JSON string: `fields="a,b"`. */
        Fields: components["schemas"]["FieldNames"];
        /** @description Limits the `row` of each frame to these fields and `id`. `changed` contains only these fields. If an update changes none of them, the server does not send a frame. A `filter` can use other fields, and `enter` and `leave` depend only on the filter. To select several fields, repeat the parameter: `fields=title&fields=done`. The rules for names are the same as for `order_by`, and each name can occur only once. A name that contains a comma must be a JSON string: `fields="a,b"`. */
        FeedFields: components["schemas"]["FieldNames"];
        /** @description The format of the rows. */
        Format: "ndjson" | "csv";
        /**
         * @description Selects the rows that match. A filter consists of tests, in which `@` is the row:
         *
         *     | Test | Matches a row if |
         *     |---|---|
         *     | `@.price < 20`, `20 > @.price` | the comparison of the field with the literal is true: `==`, `!=`, `<`, `<=`, `>`, `>=` |
         *     | `@.due` | the row has the field, even if the value is null |
         *     | `@.tags[?@ == "home"]` | at least one element of the array, or member of the object, matches. Inside the brackets, `@` is the element, and any filter is allowed |
         *     | `length(@.title) > 80` | the comparison of the length is true: the characters (code points) of a string, the elements of an array, or the members of an object |
         *     | `starts_with(@.title, "Re: ")`, `contains(@.title, "milk")` | the string starts with the text, or contains it |
         *
         *     Join tests with `&&` and `||`. `&&` has the higher precedence. Group tests with parentheses and negate them
         *     with `!`. Before a comparison, `!` requires parentheses:
         *     `@.due && !(@.done == true || @.tags[?@ == "later"])`.
         *
         *     A path starts at `@` and points to a value. It consists of `.name`, `["any name"]`, `[0]` for the first element,
         *     and
         *     `[-1]` for the last: `@.address.lines[0]`, `@["first name"]`. It can end with `[?..]`. Literals are numbers,
         *     strings in double or single quotes, `true`, `false` and `null`, written as in JSON. Spaces, tabs and line breaks
         *     are allowed between all of these elements, but not inside the brackets of a name or index.
         *
         *     The server does not compare values of different types. `<` and `>` are true only for two numbers or two strings
         *     (by code point). `==` is true only for two equal values of one type. `!=` is true whenever `==` is not. A
         *     missing field is not null. The following example has four rows, and the table shows which of them each filter
         *     matches:
         *
         *         1 {"n":5,"done":false,"tags":["home"],"due":null}
         *         2 {"n":"5","done":true,"tags":["home","work"]}
         *         3 {"n":7.5,"addr":{"city":"Oslo"},"due":"2030-01-31"}
         *         4 {"n":null,"tags":"home","addr":{"city":"Bergen"},"a b\"c":[1]}
         *
         *     | Filter | Matching rows |
         *     |---|---|
         *     | `@.n == 5` | 1 |
         *     | `@.n == "5"` | 2 |
         *     | `@.n > 4` | 1, 3 |
         *     | `@.n != 5` | 2, 3, 4 |
         *     | `@.due == null` | 1 |
         *     | `!@.due` | 2, 4 |
         *     | `@.due && @.due != null` | 3 |
         *     | `@.addr.city == "Oslo" \|\| @.done == true` | 2, 3 |
         *     | `@.tags[?@ == "home"]` | 1, 2 |
         *     | `starts_with(@.due, "2030-")` | 3 |
         *     | `@["a b\"c"][0] <= 1` | 4 |
         *     | `@.done < true` | none |
         *
         *     To insert a value into a filter, write the value as JSON. Then percent-encode the complete filter, as URL
         *     builders do. The value then cannot change the structure of the filter:
         *
         *         const filter = `@.title == ${JSON.stringify(title)}`;
         *         const query = new URLSearchParams({ filter });
         *
         *     Names in brackets are also safe: `` `@[${JSON.stringify(field)}] < 5` ``.
         *
         *     A filter can contain at most:
         *
         *     - 2,048 characters (code points, as in the other limits of this list)
         *     - 32 tests: comparisons, existence tests and functions. `length(..) > 1` is one test
         *     - 8 nested `(` and `[?`
         *     - 8 segments per path, including `[?..]`
         *     - 128 characters per name, and 1,024 per string
         *
         *     The request line and the headers together can contain at most 16 KiB. If a filter exceeds a limit or is
         *     malformed, the server returns 400 `parameter_invalid` and the position of the error: `unexpected '=' at
         *     character 5`. The server also rejects numbers and strings that a row cannot contain. If a query takes more than
         *     5 s, the server returns 400
         *     `query_too_costly`.
         *
         *     The language is a subset of the filters of [RFC 9535](https://www.rfc-editor.org/rfc/rfc9535) (JSONPath), with
         *     the same semantics. `starts_with` and `contains` are function extensions. The language does not support `$`,
         *     `..`, `*`, slices, other functions, or literals that are arrays or objects. A test cannot compare two paths or
         *     two literals with each other.
         */
        Filter: string;
        /** @description With `count=exact`, the response has the `Total-Count` header: the number of rows in the collection, or the number of rows that match the `filter`. The server ignores other preferences ([RFC 7240](https://www.rfc-editor.org/rfc/rfc7240)). */
        PreferCount: string;
        /**
         * @description Determines what happens if a row with the same row key exists. If no such row exists, the server inserts the
         *     row. The collection must have a row key.
         *
         *     - `update`: the server applies a JSON merge patch ([RFC 7396](https://www.rfc-editor.org/rfc/rfc7396)) to the
         *       row. To create a new row, it applies the patch to `{}`.
         *     - `replace`: the server replaces the row. The server removes fields that the request does not contain.
         *     - `ignore`: the row stays unchanged.
         */
        OnConflict: "update" | "replace" | "ignore";
        /** @description With `return=minimal`, the response contains only the ids of the rows. The server ignores other preferences ([RFC 7240](https://www.rfc-editor.org/rfc/rfc7240)). */
        PreferReturn: string;
        /** @description The content codings that the client supports. HTTP libraries send this header automatically ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3)). The server uses the coding that the client prefers. If the client has no preference, the server prefers `br` over `gzip`, and `gzip` over an uncompressed response. */
        AcceptEncoding: string;
        /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is not one of them, the server returns 412 and does not execute the request. Weak ETags (`W/"..."`) never match. */
        IfMatch: string;
        /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks `If-Match` first. */
        IfNoneMatch: string;
        /** @description The last cursor of the collection that the client received, from a `Collection-Cursor` header or from a frame. If a read replica has reached this cursor, the server can read from the replica. The response is then never older than the cursor, but may not be the latest state. The server returns the latest state if the header is missing, if the cursor belongs to another collection, or if the replica has not reached the cursor. */
        SeenCursor: components["schemas"]["Cursor"];
        /** @description Makes a write safe to retry. Use a new random key for each new request. The server executes a request with this key at most once, even if it receives the request several times. For 24 hours, a retry of the same request returns the first response, with the `Idempotent-Replayed` header. If a different request uses the same key, the server returns 422. The server stores only 2xx responses. A key applies to the entire account. It has 1 to 255 visible ASCII characters, except `"` and `\`, and can be enclosed in double quotes. */
        IdempotencyKeyInHeader: components["schemas"]["IdempotencyKey"];
        /** @description Selects the rows to write. The filter language is the same as in `listRows`. A filter can have at most 2,048 characters. */
        FilterRequired: string;
        /** @description The maximum number of rows that the client expects to match. If more rows match, the server returns 409 `too_many_rows` and does not change any row. */
        MaxRows: number;
        /** @description The server runs all checks and returns the same response, but does not write anything. The only allowed value is `true`. */
        DryRun: "true";
        /** @description The API key or ticket, for clients that cannot set headers. The server does not log it. */
        ApiKey: string;
        /** @description The collection to follow. */
        FeedCollection: components["schemas"]["CollectionName"];
        /** @description The kinds of changes to follow, separated by commas, each at most once. By default, the feed includes all three kinds. The parameter does not accept `enter` and `leave`, because `update` includes them if the request has a `filter`. It does not accept `bookmark`, because `since` and `initial` enable bookmarks. */
        Events: components["schemas"]["EventKind"][];
        /** @description A cursor from a `Collection-Cursor` header or from a frame. The server first sends all changes after the cursor and then continues with live changes. It also sends `bookmark` frames. If it cannot continue from the cursor, it closes the connection with code 4410. */
        Since: components["schemas"]["Cursor"];
        /** @description A cursor from a `Collection-Cursor` header, from a frame, or from an earlier response. The response contains the changes after the cursor. Without `since`, the server does not wait, and the response contains only the current cursor and no changes. */
        ChangesSince: components["schemas"]["Cursor"];
        /** @description The maximum number of frames in the response. */
        ChangesLimit: number;
        /** @description The maximum number of seconds to wait if no frame is available. The server responds as soon as a frame is committed. A HEAD request does not wait. */
        Wait: number;
        /** @description The kinds of changes to return. To select several kinds, repeat the parameter: `events=insert&events=delete`. By default, the response includes all three kinds. The parameter does not accept `enter` and `leave`, because `update` includes them if the request has a `filter`. */
        ChangeEvents: components["schemas"]["EventKind"][];
        /** @description A cursor from a `Collection-Cursor` header or from a frame. The server first sends all changes after the cursor and then continues with live changes. If it cannot continue from the cursor, it returns 410. */
        StreamSince: components["schemas"]["Cursor"];
        /** @description The `id` of the last event that the client received. Browsers send it when they reconnect. It takes precedence over `since` and `initial`. The server ignores an empty value. */
        LastEventId: string;
        /** @description Starts the feed with the current rows, or with the rows that match the `filter`, as `row` frames sorted by `id`. The server then sends a `bookmark` frame with `synced`, followed by all later changes. If changes are committed while the server sends the rows, it sends these changes between the `row` frames. To keep a copy, the client stores the row of each `row`, `insert`, `update` or `enter` frame, and removes the row of each `delete` or `leave` frame. From the `synced` bookmark on, the copy contains exactly the matching rows after every frame. If the connection is lost before this bookmark, the client must start again. Cannot be combined with `since`. If `events` is present, it must contain all kinds of changes. */
        Initial: "true";
    };
    requestBodies: never;
    headers: {
        /**
         * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
         * @example b7c41e5a90d24f6f
         */
        RequestId: string;
        /**
         * @description The media types that the operation accepts for its body. Absent if the body has a content coding.
         * @example application/json
         */
        AcceptedTypes: string;
        /**
         * @description The media types that the operation accepts for its body ([RFC 5789](https://www.rfc-editor.org/rfc/rfc5789#section-3.1)). Absent if the body has a content coding.
         * @example application/json, application/merge-patch+json
         */
        AcceptedPatches: string;
        /**
         * @description The content codings that the server accepts for a body ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-15.5.16)). Present only if the body has an unsupported content coding.
         * @example identity
         */
        AcceptedCodings: string;
        /**
         * @description Instructs browsers to use the media type in `Content-Type`.
         * @example nosniff
         */
        NoSniff: "nosniff";
        /**
         * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
         * @example private, no-cache
         */
        PrivateNoCache: "private, no-cache";
        /**
         * @description Any cache can store the document, but must revalidate it before each use.
         * @example no-cache
         */
        NoCache: "no-cache";
        /**
         * @description Any cache can store the response permanently.
         * @example public, max-age=31536000, immutable
         */
        Immutable: "public, max-age=31536000, immutable";
        /**
         * @description Caches must not store the response.
         * @example no-store
         */
        NoStore: "no-store";
        /**
         * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
         * @example "day";r=9871;t=41210
         */
        RateLimit: string;
        /**
         * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
         * @example "day";q=10000;w=86400
         */
        RateLimitPolicy: string;
        /**
         * @description Instructs proxies such as nginx to forward each event immediately. Such a proxy can remove the header.
         * @example no
         */
        NoBuffering: "no";
        /**
         * @description The number of seconds to wait before a retry.
         * @example 5
         */
        RetryAfter: number;
        /**
         * @description Describes how to authenticate. If the request contains an invalid key, the header also contains `error="invalid_token"`.
         * @example Bearer realm="rowfeed"
         */
        WwwAuthenticate: "Bearer realm=\"rowfeed\"" | "Bearer realm=\"rowfeed\", error=\"invalid_token\"";
        /**
         * @description The path of the new collection.
         * @example /v1/collections/notes
         */
        Location: string;
        /**
         * @description The path of the console.
         * @example /console
         */
        ConsoleLocation: string;
        /**
         * @description The cursor of the snapshot that the response shows. For a write, it is the cursor immediately after the write. To follow the collection from this point, pass the cursor as `since` to `/ws`. To read a state that is not older, send the cursor as `Collection-Cursor`.
         * @example k3f9x2mq-1042
         */
        CollectionCursor: components["schemas"]["Cursor"];
        /**
         * @description The version of the row: the cursor of its last change, in double quotes.
         * @example "k3f9x2mq-1041"
         */
        RowETag: string;
        /**
         * @description The version of the schema. The same bytes always have the same version.
         * @example "5f2b1d0c9e8a7b6c5d4e3f2a1b0c9d8e"
         */
        SchemaETag: string;
        /**
         * @description All changes to the collection after this cursor conform to the schema.
         * @example k3f9x2mq-1042
         */
        SchemaSince: components["schemas"]["Cursor"];
        /**
         * @description A weak ETag that stays the same until a row of the collection changes. With a ticket, it also depends on the grant. For a list of collections, it stays the same until a collection that the key can access is created or deleted, or until the key's collections change. Send the value as `If-None-Match` with the same request. The server returns 304 until the ETag changes.
         * @example W/"k3f9x2mq-1042"
         */
        ListETag: string;
        /**
         * @description The version of the document. Each content coding has a different version.
         * @example "5u3xw0hGqk2v"
         */
        DocumentETag: string;
        /**
         * @description A weak ETag of the typed contract. It changes when the schema of a collection that the key can access is set or removed, or the row key of such a collection. Send the value as `If-None-Match` to the same URL. The server returns 304 until the ETag changes.
         * @example W/"5u3xw0hGqk2v"
         */
        ContractETag: string;
        /**
         * @description The request headers that the response depends on.
         * @example Accept-Encoding
         */
        VaryEncoding: string;
        /**
         * @description The content coding of the body. Absent if the body is not compressed.
         * @example br
         */
        ContentEncoding: "br" | "gzip";
        /**
         * @description The value of `after` for the next page. Present if and only if there are more rows. The value remains valid after a restart and on all instances.
         * @example azNmOXgybXEgNyAGyq0hbF0xVnpd2xRt
         */
        NextAfter: string;
        /**
         * @description A relative reference to the next page with `rel="next"`. It uses `after`, or `offset` if the request has `offset`. Present if and only if there are more rows.
         * @example </v1/collections/notes/rows?limit=2&after=azNmOXgybXEgNyAGyq0hbF0xVnpd2xRt&order_by=id&order=desc>; rel="next"
         */
        NextLink: string;
        /**
         * @description The value of `after` for the next page. Present if and only if there are more keys.
         * @example key_4fZ8mQ2rTn6W
         */
        NextKey: string;
        /**
         * @description A relative reference to the next page with `rel="next"`. Present if and only if there are more keys.
         * @example </v1/keys?limit=100&after=key_4fZ8mQ2rTn6W>; rel="next"
         */
        NextKeyLink: string;
        /**
         * @description The number of rows that an upsert inserted.
         * @example 1
         */
        RowsInserted: number;
        /**
         * @description The number of existing rows that an upsert changed.
         * @example 1
         */
        RowsUpdated: number;
        /**
         * @description The number of existing rows that an upsert did not change.
         * @example 0
         */
        RowsUnchanged: number;
        /**
         * @description The value of `after` for the next page. Present if and only if there are more collections.
         * @example notes
         */
        NextCollection: string;
        /**
         * @description A relative reference to the next page with `rel="next"`. Present if and only if there are more collections.
         * @example </v1/collections?limit=100&after=notes>; rel="next"
         */
        NextCollectionLink: string;
        /**
         * @description The number of rows in the collection, or the number of rows that match the `filter`, in the same snapshot. Present only with `Prefer: count=exact`.
         * @example 8
         */
        TotalCount: number;
        /**
         * @description The preference that the server applied.
         * @example count=exact
         */
        CountApplied: "count=exact";
        /**
         * @description The preference that the server applied.
         * @example return=minimal
         */
        ReturnApplied: "return=minimal";
        /**
         * @description Marks a replayed response: the server executed the request earlier and returns the first response again. Present only if the request has an `Idempotency-Key`.
         * @example true
         */
        IdempotentReplayed: "true";
        /**
         * @description The number of seconds to wait before a retry. Present only with `idempotency_in_progress`, `schema_busy` and `row_key_busy`.
         * @example 1
         */
        RetryInProgress: number;
        /**
         * @description The `Upgrade` header requires this header. Contains `close` if the server closes the connection.
         * @example Upgrade
         */
        ConnectionOfRefusedUpgrade: "Upgrade" | "Upgrade, close";
        /**
         * @description The `Upgrade` header requires this header.
         * @example Upgrade
         */
        ConnectionUpgrade: "Upgrade";
        /**
         * @description The protocol of this path.
         * @example websocket
         */
        Upgrade: "websocket";
        /**
         * @description Proves that the server understood the handshake.
         * @example s3pPLMBiTxaQ9kYGzzhZRbK+xOo=
         */
        WebSocketAccept: string;
        /**
         * @description The version of the WebSocket protocol to use. Present only if the handshake requested another version.
         * @example 13
         */
        WebSocketVersion: "13";
        /**
         * @description Blocks everything that the page does not need.
         * @example default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
         */
        ContentSecurityPolicy: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listCollections: {
        parameters: {
            query?: {
                /** @description The maximum number of items on the page, as a decimal number without a sign or leading zeros. If the value is out of range, the server returns 400 instead of clamping it. */
                limit?: components["parameters"]["PageLimit"];
                /** @description The value of `Next-After` from the previous page. It stays valid even if collections are created or deleted in the meantime. */
                after?: components["parameters"]["AfterCollection"];
            };
            header?: {
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is not one of them, the server returns 412 and does not execute the request. Weak ETags (`W/"..."`) never match. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks `If-Match` first. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of collections, or an empty array if there are no more collections. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description A weak ETag that stays the same until a row of the collection changes. With a ticket, it also depends on the grant. For a list of collections, it stays the same until a collection that the key can access is created or deleted, or until the key's collections change. Send the value as `If-None-Match` with the same request. The server returns 304 until the ETag changes.
                     * @example W/"k3f9x2mq-1042"
                     */
                    ETag: string;
                    /**
                     * @description The value of `after` for the next page. Present if and only if there are more collections.
                     * @example notes
                     */
                    "Next-After"?: string;
                    /**
                     * @description A relative reference to the next page with `rel="next"`. Present if and only if there are more collections.
                     * @example </v1/collections?limit=100&after=notes>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionList"];
                };
            };
            /** @description The list has not changed since the version in `If-None-Match`. */
            304: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description A weak ETag that stays the same until a row of the collection changes. With a ticket, it also depends on the grant. For a list of collections, it stays the same until a collection that the key can access is created or deleted, or until the key's collections change. Send the value as `If-None-Match` with the same request. The server returns 304 until the ETag changes.
                     * @example W/"k3f9x2mq-1042"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["ListMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCollection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a write safe to retry. Use a new random key for each new request. The server executes a request with this key at most once, even if it receives the request several times. For 24 hours, a retry of the same request returns the first response, with the `Idempotent-Replayed` header. If a different request uses the same key, the server returns 422. The server stores only 2xx responses. A key applies to the entire account. It has 1 to 255 visible ASCII characters, except `"` and `\`, and can be enclosed in double quotes. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyInHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The name of the collection. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectionInput"];
            };
        };
        responses: {
            /** @description The collection was created. */
            201: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The path of the new collection.
                     * @example /v1/collections/notes
                     */
                    Location: string;
                    /**
                     * @description Marks a replayed response: the server executed the request earlier and returns the first response again. Present only if the request has an `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collection"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrLimit"];
            409: components["responses"]["CollectionExists"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404. */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gets the details of the collection. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionDetails"];
                };
            };
            400: components["responses"]["BadBulk"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CollectionNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ListUnavailable"];
        };
    };
    deleteCollection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a write safe to retry. Use a new random key for each new request. The server executes a request with this key at most once, even if it receives the request several times. For 24 hours, a retry of the same request returns the first response, with the `Idempotent-Replayed` header. If a different request uses the same key, the server returns 422. The server stores only 2xx responses. A key applies to the entire account. It has 1 to 255 visible ASCII characters, except `"` and `\`, and can be enclosed in double quotes. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyInHeader"];
            };
            path: {
                /** @description The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404. */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collection and its rows were deleted. */
            204: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description Marks a replayed response: the server executed the request earlier and returns the first response again. Present only if the request has an `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CollectionNotFound"];
            409: components["responses"]["InProgress"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listRows: {
        parameters: {
            query?: {
                /** @description The maximum number of rows, as a decimal number without a sign or leading zeros. If the value is out of range, the server returns 400 instead of clamping it. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of rows to skip before the first row, as a decimal number without a sign or leading zeros. The default is 0. */
                offset?: components["parameters"]["Offset"];
                /** @description The field to sort by. The default is `id`. A name has 1 to 128 characters (code points), and cannot contain ASCII control characters. Rows without the field come first, as if the value were null. The server sorts strings by their first 256 bytes of UTF-8. It sorts arrays and objects by the first 256 bytes of their JSON. Rows that are equal in this order are sorted by `id`. */
                order_by?: components["parameters"]["OrderBy"];
                /** @description The sort direction. The default is `asc`, and `desc` is its exact reverse. */
                order?: components["parameters"]["Order"];
                /**
                 * @description Selects the rows that match. A filter consists of tests, in which `@` is the row:
                 *
                 *     | Test | Matches a row if |
                 *     |---|---|
                 *     | `@.price < 20`, `20 > @.price` | the comparison of the field with the literal is true: `==`, `!=`, `<`, `<=`, `>`, `>=` |
                 *     | `@.due` | the row has the field, even if the value is null |
                 *     | `@.tags[?@ == "home"]` | at least one element of the array, or member of the object, matches. Inside the brackets, `@` is the element, and any filter is allowed |
                 *     | `length(@.title) > 80` | the comparison of the length is true: the characters (code points) of a string, the elements of an array, or the members of an object |
                 *     | `starts_with(@.title, "Re: ")`, `contains(@.title, "milk")` | the string starts with the text, or contains it |
                 *
                 *     Join tests with `&&` and `||`. `&&` has the higher precedence. Group tests with parentheses and negate them
                 *     with `!`. Before a comparison, `!` requires parentheses:
                 *     `@.due && !(@.done == true || @.tags[?@ == "later"])`.
                 *
                 *     A path starts at `@` and points to a value. It consists of `.name`, `["any name"]`, `[0]` for the first element,
                 *     and
                 *     `[-1]` for the last: `@.address.lines[0]`, `@["first name"]`. It can end with `[?..]`. Literals are numbers,
                 *     strings in double or single quotes, `true`, `false` and `null`, written as in JSON. Spaces, tabs and line breaks
                 *     are allowed between all of these elements, but not inside the brackets of a name or index.
                 *
                 *     The server does not compare values of different types. `<` and `>` are true only for two numbers or two strings
                 *     (by code point). `==` is true only for two equal values of one type. `!=` is true whenever `==` is not. A
                 *     missing field is not null. The following example has four rows, and the table shows which of them each filter
                 *     matches:
                 *
                 *         1 {"n":5,"done":false,"tags":["home"],"due":null}
                 *         2 {"n":"5","done":true,"tags":["home","work"]}
                 *         3 {"n":7.5,"addr":{"city":"Oslo"},"due":"2030-01-31"}
                 *         4 {"n":null,"tags":"home","addr":{"city":"Bergen"},"a b\"c":[1]}
                 *
                 *     | Filter | Matching rows |
                 *     |---|---|
                 *     | `@.n == 5` | 1 |
                 *     | `@.n == "5"` | 2 |
                 *     | `@.n > 4` | 1, 3 |
                 *     | `@.n != 5` | 2, 3, 4 |
                 *     | `@.due == null` | 1 |
                 *     | `!@.due` | 2, 4 |
                 *     | `@.due && @.due != null` | 3 |
                 *     | `@.addr.city == "Oslo" \|\| @.done == true` | 2, 3 |
                 *     | `@.tags[?@ == "home"]` | 1, 2 |
                 *     | `starts_with(@.due, "2030-")` | 3 |
                 *     | `@["a b\"c"][0] <= 1` | 4 |
                 *     | `@.done < true` | none |
                 *
                 *     To insert a value into a filter, write the value as JSON. Then percent-encode the complete filter, as URL
                 *     builders do. The value then cannot change the structure of the filter:
                 *
                 *         const filter = `@.title == ${JSON.stringify(title)}`;
                 *         const query = new URLSearchParams({ filter });
                 *
                 *     Names in brackets are also safe: `` `@[${JSON.stringify(field)}] < 5` ``.
                 *
                 *     A filter can contain at most:
                 *
                 *     - 2,048 characters (code points, as in the other limits of this list)
                 *     - 32 tests: comparisons, existence tests and functions. `length(..) > 1` is one test
                 *     - 8 nested `(` and `[?`
                 *     - 8 segments per path, including `[?..]`
                 *     - 128 characters per name, and 1,024 per string
                 *
                 *     The request line and the headers together can contain at most 16 KiB. If a filter exceeds a limit or is
                 *     malformed, the server returns 400 `parameter_invalid` and the position of the error: `unexpected '=' at
                 *     character 5`. The server also rejects numbers and strings that a row cannot contain. If a query takes more than
                 *     5 s, the server returns 400
                 *     `query_too_costly`.
                 *
                 *     The language is a subset of the filters of [RFC 9535](https://www.rfc-editor.org/rfc/rfc9535) (JSONPath), with
                 *     the same semantics. `starts_with` and `contains` are function extensions. The language does not support `$`,
                 *     `..`, `*`, slices, other functions, or literals that are arrays or objects. A test cannot compare two paths or
                 *     two literals with each other.
                 */
                filter?: components["parameters"]["Filter"];
                /** @description Sorts by up to four fields. Each `sort` contains the name of a field, a colon and the direction: `sort=price:desc&sort=title:asc`. Rows that are equal in all of these fields are sorted by `id`, in the direction of the last field. The rules for names and for the order of values are the same as for `order_by`. Each name can occur only once. A name that contains a comma must be a JSON string: `sort="a,b":asc`. Cannot be combined with `order_by` or `order`. */
                sort?: components["parameters"]["Sort"];
                /** @description Limits the returned rows to these fields and `id`. To select several fields, repeat the parameter: `fields=title&fields=done`. If a row does not have one of the fields, the response omits that field. The parameter does not affect the `ETag` of a row. The rules for names are the same as for `order_by`, and each name can occur only once. A name that contains a comma must be a JSON string: `fields="a,b"`. */
                fields?: components["parameters"]["Fields"];
                /** @description The value of `Next-After` from the previous page. It is valid for the same collection, `filter` and sort order, with any `limit` and `fields`. Cannot be combined with `offset`. */
                after?: components["parameters"]["After"];
            };
            header?: {
                /** @description With `count=exact`, the response has the `Total-Count` header: the number of rows in the collection, or the number of rows that match the `filter`. The server ignores other preferences ([RFC 7240](https://www.rfc-editor.org/rfc/rfc7240)). */
                Prefer?: components["parameters"]["PreferCount"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is not one of them, the server returns 412 and does not execute the request. Weak ETags (`W/"..."`) never match. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks `If-Match` first. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The last cursor of the collection that the client received, from a `Collection-Cursor` header or from a frame. If a read replica has reached this cursor, the server can read from the replica. The response is then never older than the cursor, but may not be the latest state. The server returns the latest state if the header is missing, if the cursor belongs to another collection, or if the replica has not reached the cursor. */
                "Collection-Cursor"?: components["parameters"]["SeenCursor"];
            };
            path: {
                /** @description The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404. */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows of this page. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The cursor of the snapshot that the response shows. For a write, it is the cursor immediately after the write. To follow the collection from this point, pass the cursor as `since` to `/ws`. To read a state that is not older, send the cursor as `Collection-Cursor`.
                     * @example k3f9x2mq-1042
                     */
                    "Collection-Cursor": components["schemas"]["Cursor"];
                    /**
                     * @description A weak ETag that stays the same until a row of the collection changes. With a ticket, it also depends on the grant. For a list of collections, it stays the same until a collection that the key can access is created or deleted, or until the key's collections change. Send the value as `If-None-Match` with the same request. The server returns 304 until the ETag changes.
                     * @example W/"k3f9x2mq-1042"
                     */
                    ETag: string;
                    /**
                     * @description The value of `after` for the next page. Present if and only if there are more rows. The value remains valid after a restart and on all instances.
                     * @example azNmOXgybXEgNyAGyq0hbF0xVnpd2xRt
                     */
                    "Next-After"?: string;
                    /**
                     * @description A relative reference to the next page with `rel="next"`. It uses `after`, or `offset` if the request has `offset`. Present if and only if there are more rows.
                     * @example </v1/collections/notes/rows?limit=2&after=azNmOXgybXEgNyAGyq0hbF0xVnpd2xRt&order_by=id&order=desc>; rel="next"
                     */
                    Link?: string;
                    /**
                     * @description The number of rows in the collection, or the number of rows that match the `filter`, in the same snapshot. Present only with `Prefer: count=exact`.
                     * @example 8
                     */
                    "Total-Count"?: number;
                    /**
                     * @description The preference that the server applied.
                     * @example count=exact
                     */
                    "Preference-Applied"?: "count=exact";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowList"];
                };
            };
            /** @description The collection has not changed since the version in `If-None-Match`. */
            304: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The cursor of the snapshot that the response shows. For a write, it is the cursor immediately after the write. To follow the collection from this point, pass the cursor as `since` to `/ws`. To read a state that is not older, send the cursor as `Collection-Cursor`.
                     * @example k3f9x2mq-1042
                     */
                    "Collection-Cursor": components["schemas"]["Cursor"];
                    /**
                     * @description A weak ETag that stays the same until a row of the collection changes. With a ticket, it also depends on the grant. For a list of collections, it stays the same until a collection that the key can access is created or deleted, or until the key's collections change. Send the value as `If-None-Match` with the same request. The server returns 304 until the ETag changes.
                     * @example W/"k3f9x2mq-1042"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TicketForbidden"];
            404: components["responses"]["CollectionNotFound"];
            410: components["responses"]["PageExpired"];
            412: components["responses"]["ListMismatch"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ListUnavailable"];
        };
    };
    insertRows: {
        parameters: {
            query?: {
                /**
                 * @description Determines what happens if a row with the same row key exists. If no such row exists, the server inserts the
                 *     row. The collection must have a row key.
                 *
                 *     - `update`: the server applies a JSON merge patch ([RFC 7396](https://www.rfc-editor.org/rfc/rfc7396)) to the
                 *       row. To create a new row, it applies the patch to `{}`.
                 *     - `replace`: the server replaces the row. The server removes fields that the request does not contain.
                 *     - `ignore`: the row stays unchanged.
                 */
                on_conflict?: components["parameters"]["OnConflict"];
            };
            header?: {
                /** @description With `return=minimal`, the response contains only the ids of the rows. The server ignores other preferences ([RFC 7240](https://www.rfc-editor.org/rfc/rfc7240)). */
                Prefer?: components["parameters"]["PreferReturn"];
                /** @description Makes a write safe to retry. Use a new random key for each new request. The server executes a request with this key at most once, even if it receives the request several times. For 24 hours, a retry of the same request returns the first response, with the `Idempotent-Replayed` header. If a different request uses the same key, the server returns 422. The server stores only 2xx responses. A key applies to the entire account. It has 1 to 255 visible ASCII characters, except `"` and `\`, and can be enclosed in double quotes. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyInHeader"];
            };
            path: {
                /** @description The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404. */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        /** @description The rows, without `id`. To insert one row, send an array with one element. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowInputList"];
            };
        };
        responses: {
            /** @description The server has executed the upsert, and synced its changes to disk. With `Prefer: return=minimal`, each row contains only its `id`, and the response has the `Preference-Applied` header. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The cursor of the snapshot that the response shows. For a write, it is the cursor immediately after the write. To follow the collection from this point, pass the cursor as `since` to `/ws`. To read a state that is not older, send the cursor as `Collection-Cursor`.
                     * @example k3f9x2mq-1042
                     */
                    "Collection-Cursor": components["schemas"]["Cursor"];
                    /**
                     * @description The number of rows that an upsert inserted.
                     * @example 1
                     */
                    "Rows-Inserted": number;
                    /**
                     * @description The number of existing rows that an upsert changed.
                     * @example 1
                     */
                    "Rows-Updated": number;
                    /**
                     * @description The number of existing rows that an upsert did not change.
                     * @example 0
                     */
                    "Rows-Unchanged": number;
                    /**
                     * @description The preference that the server applied.
                     * @example return=minimal
                     */
                    "Preference-Applied"?: "return=minimal";
                    /**
                     * @description Marks a replayed response: the server executed the request earlier and returns the first response again. Present only if the request has an `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsertedRowList"];
                };
            };
            /** @description The server has stored the rows and synced them to disk. With `Prefer: return=minimal`, each row contains only its `id`, and the response has the `Preference-Applied` header. */
            201: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The cursor of the snapshot that the response shows. For a write, it is the cursor immediately after the write. To follow the collection from this point, pass the cursor as `since` to `/ws`. To read a state that is not older, send the cursor as `Collection-Cursor`.
                     * @example k3f9x2mq-1042
                     */
                    "Collection-Cursor": components["schemas"]["Cursor"];
                    /**
                     * @description The preference that the server applied.
                     * @example return=minimal
                     */
                    "Preference-Applied"?: "return=minimal";
                    /**
                     * @description Marks a replayed response: the server executed the request earlier and returns the first response again. Present only if the request has an `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsertedRowList"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["WriteForbidden"];
            404: components["responses"]["CollectionNotFound"];
            409: components["responses"]["InsertConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["RowRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteRows: {
        parameters: {
            query: {
                /** @description Selects the rows to write. The filter language is the same as in `listRows`. A filter can have at most 2,048 characters. */
                filter: components["parameters"]["FilterRequired"];
                /** @description The maximum number of rows that the client expects to match. If more rows match, the server returns 409 `too_many_rows` and does not change any row. */
                max_rows: components["parameters"]["MaxRows"];
                /** @description The server runs all checks and returns the same response, but does not write anything. The only allowed value is `true`. */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description Makes a write safe to retry. Use a new random key for each new request. The server executes a request with this key at most once, even if it receives the request several times. For 24 hours, a retry of the same request returns the first response, with the `Idempotent-Replayed` header. If a different request uses the same key, the server returns 422. The server stores only 2xx responses. A key applies to the entire account. It has 1 to 255 visible ASCII characters, except `"` and `\`, and can be enclosed in double quotes. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyInHeader"];
            };
            path: {
                /** @description The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404. */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows were deleted. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The cursor of the snapshot that the response shows. For a write, it is the cursor immediately after the write. To follow the collection from this point, pass the cursor as `since` to `/ws`. To read a state that is not older, send the cursor as `Collection-Cursor`.
                     * @example k3f9x2mq-1042
                     */
                    "Collection-Cursor": components["schemas"]["Cursor"];
                    /**
                     * @description Marks a replayed response: the server executed the request earlier and returns the first response again. Present only if the request has an `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowsDeleted"];
                };
            };
            400: components["responses"]["BadBulk"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TicketForbidden"];
            404: components["responses"]["CollectionNotFound"];
            409: components["responses"]["TooManyRows"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ListUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateRows: {
        parameters: {
            query: {
                /** @description Selects the rows to write. The filter language is the same as in `listRows`. A filter can have at most 2,048 characters. */
                filter: components["parameters"]["FilterRequired"];
                /** @description The maximum number of rows that the client expects to match. If more rows match, the server returns 409 `too_many_rows` and does not change any row. */
                max_rows: components["parameters"]["MaxRows"];
                /** @description The server runs all checks and returns the same response, but does not write anything. The only allowed value is `true`. */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description Makes a write safe to retry. Use a new random key for each new request. The server executes a request with this key at most once, even if it receives the request several times. For 24 hours, a retry of the same request returns the first response, with the `Idempotent-Replayed` header. If a different request uses the same key, the server returns 422. The server stores only 2xx responses. A key applies to the entire account. It has 1 to 255 visible ASCII characters, except `"` and `\`, and can be enclosed in double quotes. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyInHeader"];
            };
            path: {
                /** @description The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404. */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        /** @description The fields to update in every matching row. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowsPatch"];
                "application/merge-patch+json": components["schemas"]["RowsMergePatch"];
            };
        };
        responses: {
            /** @description The rows were updated and synced to disk. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The cursor of the snapshot that the response shows. For a write, it is the cursor immediately after the write. To follow the collection from this point, pass the cursor as `since` to `/ws`. To read a state that is not older, send the cursor as `Collection-Cursor`.
                     * @example k3f9x2mq-1042
                     */
                    "Collection-Cursor": components["schemas"]["Cursor"];
                    /**
                     * @description Marks a replayed response: the server executed the request earlier and returns the first response again. Present only if the request has an `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowsUpdated"];
                };
            };
            400: components["responses"]["BadBulkBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["WriteForbidden"];
            404: components["responses"]["CollectionNotFound"];
            409: components["responses"]["BulkConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["PatchTypeUnsupported"];
            422: components["responses"]["RowRefused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ListUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    batchRows: {
        parameters: {
            query?: never;
            header?: {
                /** @description With `return=minimal`, the response contains only the ids of the rows. The server ignores other preferences ([RFC 7240](https://www.rfc-editor.org/rfc/rfc7240)). */
                Prefer?: components["parameters"]["PreferReturn"];
                /** @description Makes a write safe to retry. Use a new random key for each new request. The server executes a request with this key at most once, even if it receives the request several times. For 24 hours, a retry of the same request returns the first response, with the `Idempotent-Replayed` header. If a different request uses the same key, the server returns 422. The server stores only 2xx responses. A key applies to the entire account. It has 1 to 255 visible ASCII characters, except `"` and `\`, and can be enclosed in double quotes. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyInHeader"];
            };
            path: {
                /** @description The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404. */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        /** @description The operations, in the order in which the server executes them. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Batch"];
            };
        };
        responses: {
            /** @description The server has executed the operations and synced their changes to disk. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The cursor of the snapshot that the response shows. For a write, it is the cursor immediately after the write. To follow the collection from this point, pass the cursor as `since` to `/ws`. To read a state that is not older, send the cursor as `Collection-Cursor`.
                     * @example k3f9x2mq-1042
                     */
                    "Collection-Cursor": components["schemas"]["Cursor"];
                    /**
                     * @description The preference that the server applied.
                     * @example return=minimal
                     */
                    "Preference-Applied"?: "return=minimal";
                    /**
                     * @description Marks a replayed response: the server executed the request earlier and returns the first response again. Present only if the request has an `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchResults"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["WriteForbidden"];
            404: components["responses"]["RowNotFound"];
            409: components["responses"]["BatchConflict"];
            412: components["responses"]["OperationMismatch"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["RowRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    exportRows: {
        parameters: {
            query: {
                /** @description The format of the rows. */
                format: components["parameters"]["Format"];
                /**
                 * @description Selects the rows that match. A filter consists of tests, in which `@` is the row:
                 *
                 *     | Test | Matches a row if |
                 *     |---|---|
                 *     | `@.price < 20`, `20 > @.price` | the comparison of the field with the literal is true: `==`, `!=`, `<`, `<=`, `>`, `>=` |
                 *     | `@.due` | the row has the field, even if the value is null |
                 *     | `@.tags[?@ == "home"]` | at least one element of the array, or member of the object, matches. Inside the brackets, `@` is the element, and any filter is allowed |
                 *     | `length(@.title) > 80` | the comparison of the length is true: the characters (code points) of a string, the elements of an array, or the members of an object |
                 *     | `starts_with(@.title, "Re: ")`, `contains(@.title, "milk")` | the string starts with the text, or contains it |
                 *
                 *     Join tests with `&&` and `||`. `&&` has the higher precedence. Group tests with parentheses and negate them
                 *     with `!`. Before a comparison, `!` requires parentheses:
                 *     `@.due && !(@.done == true || @.tags[?@ == "later"])`.
                 *
                 *     A path starts at `@` and points to a value. It consists of `.name`, `["any name"]`, `[0]` for the first element,
                 *     and
                 *     `[-1]` for the last: `@.address.lines[0]`, `@["first name"]`. It can end with `[?..]`. Literals are numbers,
                 *     strings in double or single quotes, `true`, `false` and `null`, written as in JSON. Spaces, tabs and line breaks
                 *     are allowed between all of these elements, but not inside the brackets of a name or index.
                 *
                 *     The server does not compare values of different types. `<` and `>` are true only for two numbers or two strings
                 *     (by code point). `==` is true only for two equal values of one type. `!=` is true whenever `==` is not. A
                 *     missing field is not null. The following example has four rows, and the table shows which of them each filter
                 *     matches:
                 *
                 *         1 {"n":5,"done":false,"tags":["home"],"due":null}
                 *         2 {"n":"5","done":true,"tags":["home","work"]}
                 *         3 {"n":7.5,"addr":{"city":"Oslo"},"due":"2030-01-31"}
                 *         4 {"n":null,"tags":"home","addr":{"city":"Bergen"},"a b\"c":[1]}
                 *
                 *     | Filter | Matching rows |
                 *     |---|---|
                 *     | `@.n == 5` | 1 |
                 *     | `@.n == "5"` | 2 |
                 *     | `@.n > 4` | 1, 3 |
                 *     | `@.n != 5` | 2, 3, 4 |
                 *     | `@.due == null` | 1 |
                 *     | `!@.due` | 2, 4 |
                 *     | `@.due && @.due != null` | 3 |
                 *     | `@.addr.city == "Oslo" \|\| @.done == true` | 2, 3 |
                 *     | `@.tags[?@ == "home"]` | 1, 2 |
                 *     | `starts_with(@.due, "2030-")` | 3 |
                 *     | `@["a b\"c"][0] <= 1` | 4 |
                 *     | `@.done < true` | none |
                 *
                 *     To insert a value into a filter, write the value as JSON. Then percent-encode the complete filter, as URL
                 *     builders do. The value then cannot change the structure of the filter:
                 *
                 *         const filter = `@.title == ${JSON.stringify(title)}`;
                 *         const query = new URLSearchParams({ filter });
                 *
                 *     Names in brackets are also safe: `` `@[${JSON.stringify(field)}] < 5` ``.
                 *
                 *     A filter can contain at most:
                 *
                 *     - 2,048 characters (code points, as in the other limits of this list)
                 *     - 32 tests: comparisons, existence tests and functions. `length(..) > 1` is one test
                 *     - 8 nested `(` and `[?`
                 *     - 8 segments per path, including `[?..]`
                 *     - 128 characters per name, and 1,024 per string
                 *
                 *     The request line and the headers together can contain at most 16 KiB. If a filter exceeds a limit or is
                 *     malformed, the server returns 400 `parameter_invalid` and the position of the error: `unexpected '=' at
                 *     character 5`. The server also rejects numbers and strings that a row cannot contain. If a query takes more than
                 *     5 s, the server returns 400
                 *     `query_too_costly`.
                 *
                 *     The language is a subset of the filters of [RFC 9535](https://www.rfc-editor.org/rfc/rfc9535) (JSONPath), with
                 *     the same semantics. `starts_with` and `contains` are function extensions. The language does not support `$`,
                 *     `..`, `*`, slices, other functions, or literals that are arrays or objects. A test cannot compare two paths or
                 *     two literals with each other.
                 */
                filter?: components["parameters"]["Filter"];
                /** @description Limits the returned rows to these fields and `id`. To select several fields, repeat the parameter: `fields=title&fields=done`. If a row does not have one of the fields, the response omits that field. The parameter does not affect the `ETag` of a row. The rules for names are the same as for `order_by`, and each name can occur only once. A name that contains a comma must be a JSON string: `fields="a,b"`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404. */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The cursor of the snapshot that the response shows. For a write, it is the cursor immediately after the write. To follow the collection from this point, pass the cursor as `since` to `/ws`. To read a state that is not older, send the cursor as `Collection-Cursor`.
                     * @example k3f9x2mq-1042
                     */
                    "Collection-Cursor": components["schemas"]["Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["ExportedText"];
                    "text/csv; charset=utf-8; header=present": components["schemas"]["ExportedText"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TicketForbidden"];
            404: components["responses"]["CollectionNotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listChanges: {
        parameters: {
            query?: {
                /** @description A cursor from a `Collection-Cursor` header, from a frame, or from an earlier response. The response contains the changes after the cursor. Without `since`, the server does not wait, and the response contains only the current cursor and no changes. */
                since?: components["parameters"]["ChangesSince"];
                /** @description The maximum number of frames in the response. */
                limit?: components["parameters"]["ChangesLimit"];
                /** @description The maximum number of seconds to wait if no frame is available. The server responds as soon as a frame is committed. A HEAD request does not wait. */
                wait?: components["parameters"]["Wait"];
                /** @description The kinds of changes to return. To select several kinds, repeat the parameter: `events=insert&events=delete`. By default, the response includes all three kinds. The parameter does not accept `enter` and `leave`, because `update` includes them if the request has a `filter`. */
                events?: components["parameters"]["ChangeEvents"];
                /**
                 * @description Selects the rows that match. A filter consists of tests, in which `@` is the row:
                 *
                 *     | Test | Matches a row if |
                 *     |---|---|
                 *     | `@.price < 20`, `20 > @.price` | the comparison of the field with the literal is true: `==`, `!=`, `<`, `<=`, `>`, `>=` |
                 *     | `@.due` | the row has the field, even if the value is null |
                 *     | `@.tags[?@ == "home"]` | at least one element of the array, or member of the object, matches. Inside the brackets, `@` is the element, and any filter is allowed |
                 *     | `length(@.title) > 80` | the comparison of the length is true: the characters (code points) of a string, the elements of an array, or the members of an object |
                 *     | `starts_with(@.title, "Re: ")`, `contains(@.title, "milk")` | the string starts with the text, or contains it |
                 *
                 *     Join tests with `&&` and `||`. `&&` has the higher precedence. Group tests with parentheses and negate them
                 *     with `!`. Before a comparison, `!` requires parentheses:
                 *     `@.due && !(@.done == true || @.tags[?@ == "later"])`.
                 *
                 *     A path starts at `@` and points to a value. It consists of `.name`, `["any name"]`, `[0]` for the first element,
                 *     and
                 *     `[-1]` for the last: `@.address.lines[0]`, `@["first name"]`. It can end with `[?..]`. Literals are numbers,
                 *     strings in double or single quotes, `true`, `false` and `null`, written as in JSON. Spaces, tabs and line breaks
                 *     are allowed between all of these elements, but not inside the brackets of a name or index.
                 *
                 *     The server does not compare values of different types. `<` and `>` are true only for two numbers or two strings
                 *     (by code point). `==` is true only for two equal values of one type. `!=` is true whenever `==` is not. A
                 *     missing field is not null. The following example has four rows, and the table shows which of them each filter
                 *     matches:
                 *
                 *         1 {"n":5,"done":false,"tags":["home"],"due":null}
                 *         2 {"n":"5","done":true,"tags":["home","work"]}
                 *         3 {"n":7.5,"addr":{"city":"Oslo"},"due":"2030-01-31"}
                 *         4 {"n":null,"tags":"home","addr":{"city":"Bergen"},"a b\"c":[1]}
                 *
                 *     | Filter | Matching rows |
                 *     |---|---|
                 *     | `@.n == 5` | 1 |
                 *     | `@.n == "5"` | 2 |
                 *     | `@.n > 4` | 1, 3 |
                 *     | `@.n != 5` | 2, 3, 4 |
                 *     | `@.due == null` | 1 |
                 *     | `!@.due` | 2, 4 |
                 *     | `@.due && @.due != null` | 3 |
                 *     | `@.addr.city == "Oslo" \|\| @.done == true` | 2, 3 |
                 *     | `@.tags[?@ == "home"]` | 1, 2 |
                 *     | `starts_with(@.due, "2030-")` | 3 |
                 *     | `@["a b\"c"][0] <= 1` | 4 |
                 *     | `@.done < true` | none |
                 *
                 *     To insert a value into a filter, write the value as JSON. Then percent-encode the complete filter, as URL
                 *     builders do. The value then cannot change the structure of the filter:
                 *
                 *         const filter = `@.title == ${JSON.stringify(title)}`;
                 *         const query = new URLSearchParams({ filter });
                 *
                 *     Names in brackets are also safe: `` `@[${JSON.stringify(field)}] < 5` ``.
                 *
                 *     A filter can contain at most:
                 *
                 *     - 2,048 characters (code points, as in the other limits of this list)
                 *     - 32 tests: comparisons, existence tests and functions. `length(..) > 1` is one test
                 *     - 8 nested `(` and `[?`
                 *     - 8 segments per path, including `[?..]`
                 *     - 128 characters per name, and 1,024 per string
                 *
                 *     The request line and the headers together can contain at most 16 KiB. If a filter exceeds a limit or is
                 *     malformed, the server returns 400 `parameter_invalid` and the position of the error: `unexpected '=' at
                 *     character 5`. The server also rejects numbers and strings that a row cannot contain. If a query takes more than
                 *     5 s, the server returns 400
                 *     `query_too_costly`.
                 *
                 *     The language is a subset of the filters of [RFC 9535](https://www.rfc-editor.org/rfc/rfc9535) (JSONPath), with
                 *     the same semantics. `starts_with` and `contains` are function extensions. The language does not support `$`,
                 *     `..`, `*`, slices, other functions, or literals that are arrays or objects. A test cannot compare two paths or
                 *     two literals with each other.
                 */
                filter?: components["parameters"]["Filter"];
                /** @description Limits the `row` of each frame to these fields and `id`. `changed` contains only these fields. If an update changes none of them, the server does not send a frame. A `filter` can use other fields, and `enter` and `leave` depend only on the filter. To select several fields, repeat the parameter: `fields=title&fields=done`. The rules for names are the same as for `order_by`, and each name can occur only once. A name that contains a comma must be a JSON string: `fields="a,b"`. */
                fields?: components["parameters"]["FeedFields"];
            };
            header?: never;
            path: {
                /** @description The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404. */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes, and the cursor to continue from. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Caches must not store the response.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeList"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TicketForbidden"];
            404: components["responses"]["CollectionNotFound"];
            410: components["responses"]["CursorExpired"];
            429: components["responses"]["TooManyFeeds"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ChangesUnavailable"];
        };
    };
    streamChanges: {
        parameters: {
            query?: {
                /** @description The API key or ticket, for clients that cannot set headers. The server does not log it. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description A cursor from a `Collection-Cursor` header or from a frame. The server first sends all changes after the cursor and then continues with live changes. If it cannot continue from the cursor, it returns 410. */
                since?: components["parameters"]["StreamSince"];
                /** @description Starts the feed with the current rows, or with the rows that match the `filter`, as `row` frames sorted by `id`. The server then sends a `bookmark` frame with `synced`, followed by all later changes. If changes are committed while the server sends the rows, it sends these changes between the `row` frames. To keep a copy, the client stores the row of each `row`, `insert`, `update` or `enter` frame, and removes the row of each `delete` or `leave` frame. From the `synced` bookmark on, the copy contains exactly the matching rows after every frame. If the connection is lost before this bookmark, the client must start again. Cannot be combined with `since`. If `events` is present, it must contain all kinds of changes. */
                initial?: components["parameters"]["Initial"];
                /** @description The kinds of changes to return. To select several kinds, repeat the parameter: `events=insert&events=delete`. By default, the response includes all three kinds. The parameter does not accept `enter` and `leave`, because `update` includes them if the request has a `filter`. */
                events?: components["parameters"]["ChangeEvents"];
                /**
                 * @description Selects the rows that match. A filter consists of tests, in which `@` is the row:
                 *
                 *     | Test | Matches a row if |
                 *     |---|---|
                 *     | `@.price < 20`, `20 > @.price` | the comparison of the field with the literal is true: `==`, `!=`, `<`, `<=`, `>`, `>=` |
                 *     | `@.due` | the row has the field, even if the value is null |
                 *     | `@.tags[?@ == "home"]` | at least one element of the array, or member of the object, matches. Inside the brackets, `@` is the element, and any filter is allowed |
                 *     | `length(@.title) > 80` | the comparison of the length is true: the characters (code points) of a string, the elements of an array, or the members of an object |
                 *     | `starts_with(@.title, "Re: ")`, `contains(@.title, "milk")` | the string starts with the text, or contains it |
                 *
                 *     Join tests with `&&` and `||`. `&&` has the higher precedence. Group tests with parentheses and negate them
                 *     with `!`. Before a comparison, `!` requires parentheses:
                 *     `@.due && !(@.done == true || @.tags[?@ == "later"])`.
                 *
                 *     A path starts at `@` and points to a value. It consists of `.name`, `["any name"]`, `[0]` for the first element,
                 *     and
                 *     `[-1]` for the last: `@.address.lines[0]`, `@["first name"]`. It can end with `[?..]`. Literals are numbers,
                 *     strings in double or single quotes, `true`, `false` and `null`, written as in JSON. Spaces, tabs and line breaks
                 *     are allowed between all of these elements, but not inside the brackets of a name or index.
                 *
                 *     The server does not compare values of different types. `<` and `>` are true only for two numbers or two strings
                 *     (by code point). `==` is true only for two equal values of one type. `!=` is true whenever `==` is not. A
                 *     missing field is not null. The following example has four rows, and the table shows which of them each filter
                 *     matches:
                 *
                 *         1 {"n":5,"done":false,"tags":["home"],"due":null}
                 *         2 {"n":"5","done":true,"tags":["home","work"]}
                 *         3 {"n":7.5,"addr":{"city":"Oslo"},"due":"2030-01-31"}
                 *         4 {"n":null,"tags":"home","addr":{"city":"Bergen"},"a b\"c":[1]}
                 *
                 *     | Filter | Matching rows |
                 *     |---|---|
                 *     | `@.n == 5` | 1 |
                 *     | `@.n == "5"` | 2 |
                 *     | `@.n > 4` | 1, 3 |
                 *     | `@.n != 5` | 2, 3, 4 |
                 *     | `@.due == null` | 1 |
                 *     | `!@.due` | 2, 4 |
                 *     | `@.due && @.due != null` | 3 |
                 *     | `@.addr.city == "Oslo" \|\| @.done == true` | 2, 3 |
                 *     | `@.tags[?@ == "home"]` | 1, 2 |
                 *     | `starts_with(@.due, "2030-")` | 3 |
                 *     | `@["a b\"c"][0] <= 1` | 4 |
                 *     | `@.done < true` | none |
                 *
                 *     To insert a value into a filter, write the value as JSON. Then percent-encode the complete filter, as URL
                 *     builders do. The value then cannot change the structure of the filter:
                 *
                 *         const filter = `@.title == ${JSON.stringify(title)}`;
                 *         const query = new URLSearchParams({ filter });
                 *
                 *     Names in brackets are also safe: `` `@[${JSON.stringify(field)}] < 5` ``.
                 *
                 *     A filter can contain at most:
                 *
                 *     - 2,048 characters (code points, as in the other limits of this list)
                 *     - 32 tests: comparisons, existence tests and functions. `length(..) > 1` is one test
                 *     - 8 nested `(` and `[?`
                 *     - 8 segments per path, including `[?..]`
                 *     - 128 characters per name, and 1,024 per string
                 *
                 *     The request line and the headers together can contain at most 16 KiB. If a filter exceeds a limit or is
                 *     malformed, the server returns 400 `parameter_invalid` and the position of the error: `unexpected '=' at
                 *     character 5`. The server also rejects numbers and strings that a row cannot contain. If a query takes more than
                 *     5 s, the server returns 400
                 *     `query_too_costly`.
                 *
                 *     The language is a subset of the filters of [RFC 9535](https://www.rfc-editor.org/rfc/rfc9535) (JSONPath), with
                 *     the same semantics. `starts_with` and `contains` are function extensions. The language does not support `$`,
                 *     `..`, `*`, slices, other functions, or literals that are arrays or objects. A test cannot compare two paths or
                 *     two literals with each other.
                 */
                filter?: components["parameters"]["Filter"];
                /** @description Limits the `row` of each frame to these fields and `id`. `changed` contains only these fields. If an update changes none of them, the server does not send a frame. A `filter` can use other fields, and `enter` and `leave` depend only on the filter. To select several fields, repeat the parameter: `fields=title&fields=done`. The rules for names are the same as for `order_by`, and each name can occur only once. A name that contains a comma must be a JSON string: `fields="a,b"`. */
                fields?: components["parameters"]["FeedFields"];
            };
            header?: {
                /** @description The `id` of the last event that the client received. Browsers send it when they reconnect. It takes precedence over `since` and `initial`. The server ignores an empty value. */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path: {
                /** @description The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404. */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream is open. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Caches must not store the response.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Instructs proxies such as nginx to forward each event immediately. Such a proxy can remove the header.
                     * @example no
                     */
                    "X-Accel-Buffering": "no";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["EventStream"];
                };
            };
            400: components["responses"]["BadStream"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FeedForbidden"];
            404: components["responses"]["CollectionNotFound"];
            410: components["responses"]["CursorExpired"];
            429: components["responses"]["TooManyFeeds"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["FeedUnavailable"];
        };
    };
    getRow: {
        parameters: {
            query?: {
                /** @description Limits the returned rows to these fields and `id`. To select several fields, repeat the parameter: `fields=title&fields=done`. If a row does not have one of the fields, the response omits that field. The parameter does not affect the `ETag` of a row. The rules for names are the same as for `order_by`, and each name can occur only once. A name that contains a comma must be a JSON string: `fields="a,b"`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: {
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is not one of them, the server returns 412 and does not execute the request. Weak ETags (`W/"..."`) never match. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks `If-Match` first. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description The last cursor of the collection that the client received, from a `Collection-Cursor` header or from a frame. If a read replica has reached this cursor, the server can read from the replica. The response is then never older than the cursor, but may not be the latest state. The server returns the latest state if the header is missing, if the cursor belongs to another collection, or if the replica has not reached the cursor. */
                "Collection-Cursor"?: components["parameters"]["SeenCursor"];
            };
            path: {
                /** @description The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404. */
                collection_name: components["parameters"]["CollectionNameInPath"];
                /** @description The `id` of the row, as a decimal number without a sign, leading zeros or a fraction (`7`, not `+7`, `07` or `7.0`). */
                row_id: components["parameters"]["RowIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The row. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The cursor of the snapshot that the response shows. For a write, it is the cursor immediately after the write. To follow the collection from this point, pass the cursor as `since` to `/ws`. To read a state that is not older, send the cursor as `Collection-Cursor`.
                     * @example k3f9x2mq-1042
                     */
                    "Collection-Cursor": components["schemas"]["Cursor"];
                    /**
                     * @description The version of the row: the cursor of its last change, in double quotes.
                     * @example "k3f9x2mq-1041"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Row"];
                };
            };
            /** @description The row still has one of the versions in `If-None-Match`. */
            304: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The cursor of the snapshot that the response shows. For a write, it is the cursor immediately after the write. To follow the collection from this point, pass the cursor as `since` to `/ws`. To read a state that is not older, send the cursor as `Collection-Cursor`.
                     * @example k3f9x2mq-1042
                     */
                    "Collection-Cursor": components["schemas"]["Cursor"];
                    /**
                     * @description The version of the row: the cursor of its last change, in double quotes.
                     * @example "k3f9x2mq-1041"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["TicketForbidden"];
            404: components["responses"]["RowNotFound"];
            412: components["responses"]["VersionMismatch"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replaceRow: {
        parameters: {
            query?: never;
            header?: {
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is not one of them, the server returns 412 and does not execute the request. Weak ETags (`W/"..."`) never match. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks `If-Match` first. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Makes a write safe to retry. Use a new random key for each new request. The server executes a request with this key at most once, even if it receives the request several times. For 24 hours, a retry of the same request returns the first response, with the `Idempotent-Replayed` header. If a different request uses the same key, the server returns 422. The server stores only 2xx responses. A key applies to the entire account. It has 1 to 255 visible ASCII characters, except `"` and `\`, and can be enclosed in double quotes. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyInHeader"];
            };
            path: {
                /** @description The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404. */
                collection_name: components["parameters"]["CollectionNameInPath"];
                /** @description The `id` of the row, as a decimal number without a sign, leading zeros or a fraction (`7`, not `+7`, `07` or `7.0`). */
                row_id: components["parameters"]["RowIdInPath"];
            };
            cookie?: never;
        };
        /** @description The new row, with or without its `id`. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowReplacement"];
            };
        };
        responses: {
            /** @description The current row. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The cursor of the snapshot that the response shows. For a write, it is the cursor immediately after the write. To follow the collection from this point, pass the cursor as `since` to `/ws`. To read a state that is not older, send the cursor as `Collection-Cursor`.
                     * @example k3f9x2mq-1042
                     */
                    "Collection-Cursor": components["schemas"]["Cursor"];
                    /**
                     * @description The version of the row: the cursor of its last change, in double quotes.
                     * @example "k3f9x2mq-1041"
                     */
                    ETag: string;
                    /**
                     * @description Marks a replayed response: the server executed the request earlier and returns the first response again. Present only if the request has an `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Row"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["WriteForbidden"];
            404: components["responses"]["RowNotFound"];
            409: components["responses"]["RowKeyTaken"];
            412: components["responses"]["VersionMismatch"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["RowRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteRow: {
        parameters: {
            query?: never;
            header?: {
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is not one of them, the server returns 412 and does not execute the request. Weak ETags (`W/"..."`) never match. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks `If-Match` first. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Makes a write safe to retry. Use a new random key for each new request. The server executes a request with this key at most once, even if it receives the request several times. For 24 hours, a retry of the same request returns the first response, with the `Idempotent-Replayed` header. If a different request uses the same key, the server returns 422. The server stores only 2xx responses. A key applies to the entire account. It has 1 to 255 visible ASCII characters, except `"` and `\`, and can be enclosed in double quotes. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyInHeader"];
            };
            path: {
                /** @description The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404. */
                collection_name: components["parameters"]["CollectionNameInPath"];
                /** @description The `id` of the row, as a decimal number without a sign, leading zeros or a fraction (`7`, not `+7`, `07` or `7.0`). */
                row_id: components["parameters"]["RowIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The row was deleted. */
            204: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The cursor of the snapshot that the response shows. For a write, it is the cursor immediately after the write. To follow the collection from this point, pass the cursor as `since` to `/ws`. To read a state that is not older, send the cursor as `Collection-Cursor`.
                     * @example k3f9x2mq-1042
                     */
                    "Collection-Cursor": components["schemas"]["Cursor"];
                    /**
                     * @description Marks a replayed response: the server executed the request earlier and returns the first response again. Present only if the request has an `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RowNotFound"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["VersionMismatch"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateRow: {
        parameters: {
            query?: never;
            header?: {
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is not one of them, the server returns 412 and does not execute the request. Weak ETags (`W/"..."`) never match. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks `If-Match` first. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Makes a write safe to retry. Use a new random key for each new request. The server executes a request with this key at most once, even if it receives the request several times. For 24 hours, a retry of the same request returns the first response, with the `Idempotent-Replayed` header. If a different request uses the same key, the server returns 422. The server stores only 2xx responses. A key applies to the entire account. It has 1 to 255 visible ASCII characters, except `"` and `\`, and can be enclosed in double quotes. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyInHeader"];
            };
            path: {
                /** @description The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404. */
                collection_name: components["parameters"]["CollectionNameInPath"];
                /** @description The `id` of the row, as a decimal number without a sign, leading zeros or a fraction (`7`, not `+7`, `07` or `7.0`). */
                row_id: components["parameters"]["RowIdInPath"];
            };
            cookie?: never;
        };
        /** @description The fields to update. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowPatch"];
                "application/merge-patch+json": components["schemas"]["RowMergePatch"];
            };
        };
        responses: {
            /** @description The current row. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The cursor of the snapshot that the response shows. For a write, it is the cursor immediately after the write. To follow the collection from this point, pass the cursor as `since` to `/ws`. To read a state that is not older, send the cursor as `Collection-Cursor`.
                     * @example k3f9x2mq-1042
                     */
                    "Collection-Cursor": components["schemas"]["Cursor"];
                    /**
                     * @description The version of the row: the cursor of its last change, in double quotes.
                     * @example "k3f9x2mq-1041"
                     */
                    ETag: string;
                    /**
                     * @description Marks a replayed response: the server executed the request earlier and returns the first response again. Present only if the request has an `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Row"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["WriteForbidden"];
            404: components["responses"]["RowNotFound"];
            409: components["responses"]["RowKeyTaken"];
            412: components["responses"]["VersionMismatch"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["PatchTypeUnsupported"];
            422: components["responses"]["RowRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getSchema: {
        parameters: {
            query?: never;
            header?: {
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is not one of them, the server returns 412 and does not execute the request. Weak ETags (`W/"..."`) never match. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks `If-Match` first. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404. */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schema. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The version of the schema. The same bytes always have the same version.
                     * @example "5f2b1d0c9e8a7b6c5d4e3f2a1b0c9d8e"
                     */
                    ETag: string;
                    /**
                     * @description All changes to the collection after this cursor conform to the schema.
                     * @example k3f9x2mq-1042
                     */
                    "Schema-Since": components["schemas"]["Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionSchema"];
                };
            };
            /** @description The schema still has one of the versions in `If-None-Match`. */
            304: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The version of the schema. The same bytes always have the same version.
                     * @example "5f2b1d0c9e8a7b6c5d4e3f2a1b0c9d8e"
                     */
                    ETag: string;
                    /**
                     * @description All changes to the collection after this cursor conform to the schema.
                     * @example k3f9x2mq-1042
                     */
                    "Schema-Since": components["schemas"]["Cursor"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SchemaNotFound"];
            412: components["responses"]["SchemaMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setSchema: {
        parameters: {
            query?: {
                /** @description The server runs all checks and returns the same response, but does not write anything. The only allowed value is `true`. */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is not one of them, the server returns 412 and does not execute the request. Weak ETags (`W/"..."`) never match. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks `If-Match` first. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Makes a write safe to retry. Use a new random key for each new request. The server executes a request with this key at most once, even if it receives the request several times. For 24 hours, a retry of the same request returns the first response, with the `Idempotent-Replayed` header. If a different request uses the same key, the server returns 422. The server stores only 2xx responses. A key applies to the entire account. It has 1 to 255 visible ASCII characters, except `"` and `\`, and can be enclosed in double quotes. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyInHeader"];
            };
            path: {
                /** @description The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404. */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        /** @description A JSON Schema (draft 2020-12) for a row without its `id`. The schema can be at most 64 KiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectionSchemaInput"];
                "application/schema+json": components["schemas"]["CollectionSchemaInput"];
            };
        };
        responses: {
            /** @description The schema, with exactly the bytes that the client sent. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The version of the schema. The same bytes always have the same version.
                     * @example "5f2b1d0c9e8a7b6c5d4e3f2a1b0c9d8e"
                     */
                    ETag: string;
                    /**
                     * @description Marks a replayed response: the server executed the request earlier and returns the first response again. Present only if the request has an `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionSchema"];
                };
            };
            400: components["responses"]["BadText"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrLimit"];
            404: components["responses"]["CollectionNotFound"];
            409: components["responses"]["RowsMismatch"];
            412: components["responses"]["SchemaMismatch"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["SchemaInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    removeSchema: {
        parameters: {
            query?: never;
            header?: {
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is not one of them, the server returns 412 and does not execute the request. Weak ETags (`W/"..."`) never match. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks `If-Match` first. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Makes a write safe to retry. Use a new random key for each new request. The server executes a request with this key at most once, even if it receives the request several times. For 24 hours, a retry of the same request returns the first response, with the `Idempotent-Replayed` header. If a different request uses the same key, the server returns 422. The server stores only 2xx responses. A key applies to the entire account. It has 1 to 255 visible ASCII characters, except `"` and `\`, and can be enclosed in double quotes. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyInHeader"];
            };
            path: {
                /** @description The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404. */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schema was removed. */
            204: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description Marks a replayed response: the server executed the request earlier and returns the first response again. Present only if the request has an `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SchemaNotFound"];
            409: components["responses"]["SchemaBusy"];
            412: components["responses"]["SchemaMismatch"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getRowKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404. */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The row key. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowKey"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RowKeyNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setRowKey: {
        parameters: {
            query?: {
                /** @description The server runs all checks and returns the same response, but does not write anything. The only allowed value is `true`. */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description Makes a write safe to retry. Use a new random key for each new request. The server executes a request with this key at most once, even if it receives the request several times. For 24 hours, a retry of the same request returns the first response, with the `Idempotent-Replayed` header. If a different request uses the same key, the server returns 422. The server stores only 2xx responses. A key applies to the entire account. It has 1 to 255 visible ASCII characters, except `"` and `\`, and can be enclosed in double quotes. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyInHeader"];
            };
            path: {
                /** @description The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404. */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        /** @description The fields of the row key. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowKeyInput"];
            };
        };
        responses: {
            /** @description The row key. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description Marks a replayed response: the server executed the request earlier and returns the first response again. Present only if the request has an `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowKey"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CollectionNotFound"];
            409: components["responses"]["RowKeyMismatch"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    removeRowKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a write safe to retry. Use a new random key for each new request. The server executes a request with this key at most once, even if it receives the request several times. For 24 hours, a retry of the same request returns the first response, with the `Idempotent-Replayed` header. If a different request uses the same key, the server returns 422. The server stores only 2xx responses. A key applies to the entire account. It has 1 to 255 visible ASCII characters, except `"` and `\`, and can be enclosed in double quotes. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyInHeader"];
            };
            path: {
                /** @description The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404. */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The row key was removed. */
            204: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description Marks a replayed response: the server executed the request earlier and returns the first response again. Present only if the request has an `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RowKeyNotFound"];
            409: components["responses"]["RowKeyBusy"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listKeys: {
        parameters: {
            query?: {
                /** @description The maximum number of items on the page, as a decimal number without a sign or leading zeros. If the value is out of range, the server returns 400 instead of clamping it. */
                limit?: components["parameters"]["PageLimit"];
                /** @description The value of `Next-After` from the previous page. */
                after?: components["parameters"]["AfterKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of keys. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The value of `after` for the next page. Present if and only if there are more keys.
                     * @example key_4fZ8mQ2rTn6W
                     */
                    "Next-After"?: string;
                    /**
                     * @description A relative reference to the next page with `rel="next"`. Present if and only if there are more keys.
                     * @example </v1/keys?limit=100&after=key_4fZ8mQ2rTn6W>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyList"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a write safe to retry. Use a new random key for each new request. The server executes a request with this key at most once, even if it receives the request several times. For 24 hours, a retry of the same request returns the first response, with the `Idempotent-Replayed` header. If a different request uses the same key, the server returns 422. The server stores only 2xx responses. A key applies to the entire account. It has 1 to 255 visible ASCII characters, except `"` and `\`, and can be enclosed in double quotes. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyInHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The name and the permissions of the key. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyInput"];
            };
        };
        responses: {
            /** @description The key, with its secret. */
            201: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Caches must not store the response.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description Marks a replayed response: the server executed the request earlier and returns the first response again. Present only if the request has an `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedKey"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GrantExceeded"];
            409: components["responses"]["TooManyKeys"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["ValueUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the key, as shown by the list of keys. This is not the secret of the key. */
                key_id: components["parameters"]["KeyIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Key"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["KeyNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a write safe to retry. Use a new random key for each new request. The server executes a request with this key at most once, even if it receives the request several times. For 24 hours, a retry of the same request returns the first response, with the `Idempotent-Replayed` header. If a different request uses the same key, the server returns 422. The server stores only 2xx responses. A key applies to the entire account. It has 1 to 255 visible ASCII characters, except `"` and `\`, and can be enclosed in double quotes. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyInHeader"];
            };
            path: {
                /** @description The id of the key, as shown by the list of keys. This is not the secret of the key. */
                key_id: components["parameters"]["KeyIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key was revoked. */
            204: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description Marks a replayed response: the server executed the request earlier and returns the first response again. Present only if the request has an `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GrantExceeded"];
            404: components["responses"]["KeyNotFound"];
            409: components["responses"]["LastAdminKey"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a write safe to retry. Use a new random key for each new request. The server executes a request with this key at most once, even if it receives the request several times. For 24 hours, a retry of the same request returns the first response, with the `Idempotent-Replayed` header. If a different request uses the same key, the server returns 422. The server stores only 2xx responses. A key applies to the entire account. It has 1 to 255 visible ASCII characters, except `"` and `\`, and can be enclosed in double quotes. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyInHeader"];
            };
            path: {
                /** @description The id of the key, as shown by the list of keys. This is not the secret of the key. */
                key_id: components["parameters"]["KeyIdInPath"];
            };
            cookie?: never;
        };
        /** @description The changes to the key. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyPatch"];
            };
        };
        responses: {
            /** @description The current key. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description Marks a replayed response: the server executed the request earlier and returns the first response again. Present only if the request has an `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Key"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GrantExceeded"];
            404: components["responses"]["KeyNotFound"];
            409: components["responses"]["KeyUnchangeable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["PatchTypeUnsupported"];
            422: components["responses"]["ValueUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    rotateKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a write safe to retry. Use a new random key for each new request. The server executes a request with this key at most once, even if it receives the request several times. For 24 hours, a retry of the same request returns the first response, with the `Idempotent-Replayed` header. If a different request uses the same key, the server returns 422. The server stores only 2xx responses. A key applies to the entire account. It has 1 to 255 visible ASCII characters, except `"` and `\`, and can be enclosed in double quotes. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyInHeader"];
            };
            path: {
                /** @description The id of the key, as shown by the list of keys. This is not the secret of the key. */
                key_id: components["parameters"]["KeyIdInPath"];
            };
            cookie?: never;
        };
        /** @description How long the old key remains valid. The body is optional. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["KeyRotation"];
            };
        };
        responses: {
            /** @description The new key, with its secret. */
            201: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Caches must not store the response.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description Marks a replayed response: the server executed the request earlier and returns the first response again. Present only if the request has an `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedKey"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GrantExceeded"];
            404: components["responses"]["KeyNotFound"];
            409: components["responses"]["KeyEnded"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    createTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The end user and the permissions of the ticket. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketInput"];
            };
        };
        responses: {
            /** @description The ticket. */
            201: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Caches must not store the response.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GrantExceeded"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["MediaTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeTickets: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a write safe to retry. Use a new random key for each new request. The server executes a request with this key at most once, even if it receives the request several times. For 24 hours, a retry of the same request returns the first response, with the `Idempotent-Replayed` header. If a different request uses the same key, the server returns 422. The server stores only 2xx responses. A key applies to the entire account. It has 1 to 255 visible ASCII characters, except `"` and `\`, and can be enclosed in double quotes. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyInHeader"];
            };
            path: {
                /** @description The end user whose tickets to revoke. */
                subject: components["parameters"]["SubjectInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tickets were revoked. */
            204: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description Marks a replayed response: the server executed the request earlier and returns the first response again. Present only if the request has an `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["InProgress"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The usage in the current period. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Usage"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getUsageHistory: {
        parameters: {
            query?: {
                /** @description The number of days, including today. */
                days?: components["parameters"]["Days"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests per day. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageHistory"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    openFeed: {
        parameters: {
            query: {
                /** @description The API key or ticket, for clients that cannot set headers. The server does not log it. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description The collection to follow. */
                collection: components["parameters"]["FeedCollection"];
                /** @description The kinds of changes to follow, separated by commas, each at most once. By default, the feed includes all three kinds. The parameter does not accept `enter` and `leave`, because `update` includes them if the request has a `filter`. It does not accept `bookmark`, because `since` and `initial` enable bookmarks. */
                events?: components["parameters"]["Events"];
                /** @description A cursor from a `Collection-Cursor` header or from a frame. The server first sends all changes after the cursor and then continues with live changes. It also sends `bookmark` frames. If it cannot continue from the cursor, it closes the connection with code 4410. */
                since?: components["parameters"]["Since"];
                /**
                 * @description Selects the rows that match. A filter consists of tests, in which `@` is the row:
                 *
                 *     | Test | Matches a row if |
                 *     |---|---|
                 *     | `@.price < 20`, `20 > @.price` | the comparison of the field with the literal is true: `==`, `!=`, `<`, `<=`, `>`, `>=` |
                 *     | `@.due` | the row has the field, even if the value is null |
                 *     | `@.tags[?@ == "home"]` | at least one element of the array, or member of the object, matches. Inside the brackets, `@` is the element, and any filter is allowed |
                 *     | `length(@.title) > 80` | the comparison of the length is true: the characters (code points) of a string, the elements of an array, or the members of an object |
                 *     | `starts_with(@.title, "Re: ")`, `contains(@.title, "milk")` | the string starts with the text, or contains it |
                 *
                 *     Join tests with `&&` and `||`. `&&` has the higher precedence. Group tests with parentheses and negate them
                 *     with `!`. Before a comparison, `!` requires parentheses:
                 *     `@.due && !(@.done == true || @.tags[?@ == "later"])`.
                 *
                 *     A path starts at `@` and points to a value. It consists of `.name`, `["any name"]`, `[0]` for the first element,
                 *     and
                 *     `[-1]` for the last: `@.address.lines[0]`, `@["first name"]`. It can end with `[?..]`. Literals are numbers,
                 *     strings in double or single quotes, `true`, `false` and `null`, written as in JSON. Spaces, tabs and line breaks
                 *     are allowed between all of these elements, but not inside the brackets of a name or index.
                 *
                 *     The server does not compare values of different types. `<` and `>` are true only for two numbers or two strings
                 *     (by code point). `==` is true only for two equal values of one type. `!=` is true whenever `==` is not. A
                 *     missing field is not null. The following example has four rows, and the table shows which of them each filter
                 *     matches:
                 *
                 *         1 {"n":5,"done":false,"tags":["home"],"due":null}
                 *         2 {"n":"5","done":true,"tags":["home","work"]}
                 *         3 {"n":7.5,"addr":{"city":"Oslo"},"due":"2030-01-31"}
                 *         4 {"n":null,"tags":"home","addr":{"city":"Bergen"},"a b\"c":[1]}
                 *
                 *     | Filter | Matching rows |
                 *     |---|---|
                 *     | `@.n == 5` | 1 |
                 *     | `@.n == "5"` | 2 |
                 *     | `@.n > 4` | 1, 3 |
                 *     | `@.n != 5` | 2, 3, 4 |
                 *     | `@.due == null` | 1 |
                 *     | `!@.due` | 2, 4 |
                 *     | `@.due && @.due != null` | 3 |
                 *     | `@.addr.city == "Oslo" \|\| @.done == true` | 2, 3 |
                 *     | `@.tags[?@ == "home"]` | 1, 2 |
                 *     | `starts_with(@.due, "2030-")` | 3 |
                 *     | `@["a b\"c"][0] <= 1` | 4 |
                 *     | `@.done < true` | none |
                 *
                 *     To insert a value into a filter, write the value as JSON. Then percent-encode the complete filter, as URL
                 *     builders do. The value then cannot change the structure of the filter:
                 *
                 *         const filter = `@.title == ${JSON.stringify(title)}`;
                 *         const query = new URLSearchParams({ filter });
                 *
                 *     Names in brackets are also safe: `` `@[${JSON.stringify(field)}] < 5` ``.
                 *
                 *     A filter can contain at most:
                 *
                 *     - 2,048 characters (code points, as in the other limits of this list)
                 *     - 32 tests: comparisons, existence tests and functions. `length(..) > 1` is one test
                 *     - 8 nested `(` and `[?`
                 *     - 8 segments per path, including `[?..]`
                 *     - 128 characters per name, and 1,024 per string
                 *
                 *     The request line and the headers together can contain at most 16 KiB. If a filter exceeds a limit or is
                 *     malformed, the server returns 400 `parameter_invalid` and the position of the error: `unexpected '=' at
                 *     character 5`. The server also rejects numbers and strings that a row cannot contain. If a query takes more than
                 *     5 s, the server returns 400
                 *     `query_too_costly`.
                 *
                 *     The language is a subset of the filters of [RFC 9535](https://www.rfc-editor.org/rfc/rfc9535) (JSONPath), with
                 *     the same semantics. `starts_with` and `contains` are function extensions. The language does not support `$`,
                 *     `..`, `*`, slices, other functions, or literals that are arrays or objects. A test cannot compare two paths or
                 *     two literals with each other.
                 */
                filter?: components["parameters"]["Filter"];
                /** @description Limits the `row` of each frame to these fields and `id`. `changed` contains only these fields. If an update changes none of them, the server does not send a frame. A `filter` can use other fields, and `enter` and `leave` depend only on the filter. To select several fields, repeat the parameter: `fields=title&fields=done`. The rules for names are the same as for `order_by`, and each name can occur only once. A name that contains a comma must be a JSON string: `fields="a,b"`. */
                fields?: components["parameters"]["FeedFields"];
                /** @description Starts the feed with the current rows, or with the rows that match the `filter`, as `row` frames sorted by `id`. The server then sends a `bookmark` frame with `synced`, followed by all later changes. If changes are committed while the server sends the rows, it sends these changes between the `row` frames. To keep a copy, the client stores the row of each `row`, `insert`, `update` or `enter` frame, and removes the row of each `delete` or `leave` frame. From the `synced` bookmark on, the copy contains exactly the matching rows after every frame. If the connection is lost before this bookmark, the client must start again. Cannot be combined with `since`. If `events` is present, it must contain all kinds of changes. */
                initial?: components["parameters"]["Initial"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feed is open. */
            101: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description The `Upgrade` header requires this header.
                     * @example Upgrade
                     */
                    Connection: "Upgrade";
                    /**
                     * @description The protocol of this path.
                     * @example websocket
                     */
                    Upgrade: "websocket";
                    /**
                     * @description Proves that the server understood the handshake.
                     * @example s3pPLMBiTxaQ9kYGzzhZRbK+xOo=
                     */
                    "Sec-WebSocket-Accept": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadHandshake"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FeedForbidden"];
            404: components["responses"]["CollectionNotFound"];
            426: components["responses"]["UpgradeRequired"];
            429: components["responses"]["TooManyFeeds"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["FeedUnavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The server is healthy. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Caches must not store the response.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description The server cannot reach the database. */
            503: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Caches must not store the response.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    getReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The instance accepts requests. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Caches must not store the response.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description The server is shutting down, or it cannot reach the database. */
            503: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Caches must not store the response.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    getOpenapiJson: {
        parameters: {
            query?: never;
            header?: {
                /** @description The content codings that the client supports. HTTP libraries send this header automatically ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3)). The server uses the coding that the client prefers. If the client has no preference, the server prefers `br` over `gzip`, and `gzip` over an uncompressed response. */
                "Accept-Encoding"?: components["parameters"]["AcceptEncoding"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is not one of them, the server returns 412 and does not execute the request. Weak ETags (`W/"..."`) never match. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks `If-Match` first. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Any cache can store the document, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": "no-cache";
                    /**
                     * @description The version of the document. Each content coding has a different version.
                     * @example "5u3xw0hGqk2v"
                     */
                    ETag: string;
                    /**
                     * @description The request headers that the response depends on.
                     * @example Accept-Encoding
                     */
                    Vary: string;
                    /**
                     * @description The content coding of the body. Absent if the body is not compressed.
                     * @example br
                     */
                    "Content-Encoding"?: "br" | "gzip";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenapiDocument"];
                };
            };
            304: components["responses"]["DocumentNotModified"];
            400: components["responses"]["BadDocumentRequest"];
            412: components["responses"]["DocumentMismatch"];
            503: components["responses"]["DocumentsOverloaded"];
        };
    };
    getOpenapiYaml: {
        parameters: {
            query?: never;
            header?: {
                /** @description The content codings that the client supports. HTTP libraries send this header automatically ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3)). The server uses the coding that the client prefers. If the client has no preference, the server prefers `br` over `gzip`, and `gzip` over an uncompressed response. */
                "Accept-Encoding"?: components["parameters"]["AcceptEncoding"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is not one of them, the server returns 412 and does not execute the request. Weak ETags (`W/"..."`) never match. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks `If-Match` first. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Any cache can store the document, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": "no-cache";
                    /**
                     * @description The version of the document. Each content coding has a different version.
                     * @example "5u3xw0hGqk2v"
                     */
                    ETag: string;
                    /**
                     * @description The request headers that the response depends on.
                     * @example Accept-Encoding
                     */
                    Vary: string;
                    /**
                     * @description The content coding of the body. Absent if the body is not compressed.
                     * @example br
                     */
                    "Content-Encoding"?: "br" | "gzip";
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": components["schemas"]["OpenapiDocument"];
                };
            };
            304: components["responses"]["DocumentNotModified"];
            400: components["responses"]["BadDocumentRequest"];
            412: components["responses"]["DocumentMismatch"];
            503: components["responses"]["DocumentsOverloaded"];
        };
    };
    getOpenapi30Json: {
        parameters: {
            query?: never;
            header?: {
                /** @description The content codings that the client supports. HTTP libraries send this header automatically ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3)). The server uses the coding that the client prefers. If the client has no preference, the server prefers `br` over `gzip`, and `gzip` over an uncompressed response. */
                "Accept-Encoding"?: components["parameters"]["AcceptEncoding"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is not one of them, the server returns 412 and does not execute the request. Weak ETags (`W/"..."`) never match. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks `If-Match` first. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Any cache can store the document, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": "no-cache";
                    /**
                     * @description The version of the document. Each content coding has a different version.
                     * @example "5u3xw0hGqk2v"
                     */
                    ETag: string;
                    /**
                     * @description The request headers that the response depends on.
                     * @example Accept-Encoding
                     */
                    Vary: string;
                    /**
                     * @description The content coding of the body. Absent if the body is not compressed.
                     * @example br
                     */
                    "Content-Encoding"?: "br" | "gzip";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenapiDocument"];
                };
            };
            304: components["responses"]["DocumentNotModified"];
            400: components["responses"]["BadDocumentRequest"];
            412: components["responses"]["DocumentMismatch"];
            503: components["responses"]["DocumentsOverloaded"];
        };
    };
    getAsyncapiJson: {
        parameters: {
            query?: never;
            header?: {
                /** @description The content codings that the client supports. HTTP libraries send this header automatically ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3)). The server uses the coding that the client prefers. If the client has no preference, the server prefers `br` over `gzip`, and `gzip` over an uncompressed response. */
                "Accept-Encoding"?: components["parameters"]["AcceptEncoding"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is not one of them, the server returns 412 and does not execute the request. Weak ETags (`W/"..."`) never match. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks `If-Match` first. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Any cache can store the document, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": "no-cache";
                    /**
                     * @description The version of the document. Each content coding has a different version.
                     * @example "5u3xw0hGqk2v"
                     */
                    ETag: string;
                    /**
                     * @description The request headers that the response depends on.
                     * @example Accept-Encoding
                     */
                    Vary: string;
                    /**
                     * @description The content coding of the body. Absent if the body is not compressed.
                     * @example br
                     */
                    "Content-Encoding"?: "br" | "gzip";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AsyncapiDocument"];
                };
            };
            304: components["responses"]["DocumentNotModified"];
            400: components["responses"]["BadDocumentRequest"];
            412: components["responses"]["DocumentMismatch"];
            503: components["responses"]["DocumentsOverloaded"];
        };
    };
    getAsyncapiYaml: {
        parameters: {
            query?: never;
            header?: {
                /** @description The content codings that the client supports. HTTP libraries send this header automatically ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3)). The server uses the coding that the client prefers. If the client has no preference, the server prefers `br` over `gzip`, and `gzip` over an uncompressed response. */
                "Accept-Encoding"?: components["parameters"]["AcceptEncoding"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is not one of them, the server returns 412 and does not execute the request. Weak ETags (`W/"..."`) never match. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks `If-Match` first. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Any cache can store the document, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": "no-cache";
                    /**
                     * @description The version of the document. Each content coding has a different version.
                     * @example "5u3xw0hGqk2v"
                     */
                    ETag: string;
                    /**
                     * @description The request headers that the response depends on.
                     * @example Accept-Encoding
                     */
                    Vary: string;
                    /**
                     * @description The content coding of the body. Absent if the body is not compressed.
                     * @example br
                     */
                    "Content-Encoding"?: "br" | "gzip";
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": components["schemas"]["AsyncapiDocument"];
                };
            };
            304: components["responses"]["DocumentNotModified"];
            400: components["responses"]["BadDocumentRequest"];
            412: components["responses"]["DocumentMismatch"];
            503: components["responses"]["DocumentsOverloaded"];
        };
    };
    getArazzoJson: {
        parameters: {
            query?: never;
            header?: {
                /** @description The content codings that the client supports. HTTP libraries send this header automatically ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3)). The server uses the coding that the client prefers. If the client has no preference, the server prefers `br` over `gzip`, and `gzip` over an uncompressed response. */
                "Accept-Encoding"?: components["parameters"]["AcceptEncoding"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is not one of them, the server returns 412 and does not execute the request. Weak ETags (`W/"..."`) never match. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks `If-Match` first. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Any cache can store the document, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": "no-cache";
                    /**
                     * @description The version of the document. Each content coding has a different version.
                     * @example "5u3xw0hGqk2v"
                     */
                    ETag: string;
                    /**
                     * @description The request headers that the response depends on.
                     * @example Accept-Encoding
                     */
                    Vary: string;
                    /**
                     * @description The content coding of the body. Absent if the body is not compressed.
                     * @example br
                     */
                    "Content-Encoding"?: "br" | "gzip";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArazzoDocument"];
                };
            };
            304: components["responses"]["DocumentNotModified"];
            400: components["responses"]["BadDocumentRequest"];
            412: components["responses"]["DocumentMismatch"];
            503: components["responses"]["DocumentsOverloaded"];
        };
    };
    getArazzoYaml: {
        parameters: {
            query?: never;
            header?: {
                /** @description The content codings that the client supports. HTTP libraries send this header automatically ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3)). The server uses the coding that the client prefers. If the client has no preference, the server prefers `br` over `gzip`, and `gzip` over an uncompressed response. */
                "Accept-Encoding"?: components["parameters"]["AcceptEncoding"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is not one of them, the server returns 412 and does not execute the request. Weak ETags (`W/"..."`) never match. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks `If-Match` first. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Any cache can store the document, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": "no-cache";
                    /**
                     * @description The version of the document. Each content coding has a different version.
                     * @example "5u3xw0hGqk2v"
                     */
                    ETag: string;
                    /**
                     * @description The request headers that the response depends on.
                     * @example Accept-Encoding
                     */
                    Vary: string;
                    /**
                     * @description The content coding of the body. Absent if the body is not compressed.
                     * @example br
                     */
                    "Content-Encoding"?: "br" | "gzip";
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": components["schemas"]["ArazzoDocument"];
                };
            };
            304: components["responses"]["DocumentNotModified"];
            400: components["responses"]["BadDocumentRequest"];
            412: components["responses"]["DocumentMismatch"];
            503: components["responses"]["DocumentsOverloaded"];
        };
    };
    getContractOpenapiJson: {
        parameters: {
            query?: never;
            header?: {
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is not one of them, the server returns 412 and does not execute the request. Weak ETags (`W/"..."`) never match. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks `If-Match` first. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description A weak ETag of the typed contract. It changes when the schema of a collection that the key can access is set or removed, or the row key of such a collection. Send the value as `If-None-Match` to the same URL. The server returns 304 until the ETag changes.
                     * @example W/"5u3xw0hGqk2v"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenapiDocument"];
                };
            };
            304: components["responses"]["ContractNotModified"];
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ContractTooLarge"];
            412: components["responses"]["ContractMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getContractOpenapiYaml: {
        parameters: {
            query?: never;
            header?: {
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is not one of them, the server returns 412 and does not execute the request. Weak ETags (`W/"..."`) never match. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks `If-Match` first. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description A weak ETag of the typed contract. It changes when the schema of a collection that the key can access is set or removed, or the row key of such a collection. Send the value as `If-None-Match` to the same URL. The server returns 304 until the ETag changes.
                     * @example W/"5u3xw0hGqk2v"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": components["schemas"]["OpenapiDocument"];
                };
            };
            304: components["responses"]["ContractNotModified"];
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ContractTooLarge"];
            412: components["responses"]["ContractMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getContractOpenapi30Json: {
        parameters: {
            query?: never;
            header?: {
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is not one of them, the server returns 412 and does not execute the request. Weak ETags (`W/"..."`) never match. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks `If-Match` first. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description A weak ETag of the typed contract. It changes when the schema of a collection that the key can access is set or removed, or the row key of such a collection. Send the value as `If-None-Match` to the same URL. The server returns 304 until the ETag changes.
                     * @example W/"5u3xw0hGqk2v"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenapiDocument"];
                };
            };
            304: components["responses"]["ContractNotModified"];
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ContractTooLarge"];
            412: components["responses"]["ContractMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getContractAsyncapiJson: {
        parameters: {
            query?: never;
            header?: {
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is not one of them, the server returns 412 and does not execute the request. Weak ETags (`W/"..."`) never match. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks `If-Match` first. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description A weak ETag of the typed contract. It changes when the schema of a collection that the key can access is set or removed, or the row key of such a collection. Send the value as `If-None-Match` to the same URL. The server returns 304 until the ETag changes.
                     * @example W/"5u3xw0hGqk2v"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AsyncapiDocument"];
                };
            };
            304: components["responses"]["ContractNotModified"];
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ContractTooLarge"];
            412: components["responses"]["ContractMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getContractAsyncapiYaml: {
        parameters: {
            query?: never;
            header?: {
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is not one of them, the server returns 412 and does not execute the request. Weak ETags (`W/"..."`) never match. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks `If-Match` first. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description A weak ETag of the typed contract. It changes when the schema of a collection that the key can access is set or removed, or the row key of such a collection. Send the value as `If-None-Match` to the same URL. The server returns 304 until the ETag changes.
                     * @example W/"5u3xw0hGqk2v"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": components["schemas"]["AsyncapiDocument"];
                };
            };
            304: components["responses"]["ContractNotModified"];
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ContractTooLarge"];
            412: components["responses"]["ContractMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getContractArazzoJson: {
        parameters: {
            query?: never;
            header?: {
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is not one of them, the server returns 412 and does not execute the request. Weak ETags (`W/"..."`) never match. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks `If-Match` first. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description A weak ETag of the typed contract. It changes when the schema of a collection that the key can access is set or removed, or the row key of such a collection. Send the value as `If-None-Match` to the same URL. The server returns 304 until the ETag changes.
                     * @example W/"5u3xw0hGqk2v"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArazzoDocument"];
                };
            };
            304: components["responses"]["ContractNotModified"];
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ContractTooLarge"];
            412: components["responses"]["ContractMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getContractArazzoYaml: {
        parameters: {
            query?: never;
            header?: {
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is not one of them, the server returns 412 and does not execute the request. Weak ETags (`W/"..."`) never match. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks `If-Match` first. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the client's own cache can store the response, and it must revalidate the response before each use.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description For each policy, the remaining requests (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description For each policy, the number of requests (`q`) and the period in seconds (`w`), as in the IETF draft on RateLimit header fields. Present only if the plan has a quota and the server has validated the key.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description A weak ETag of the typed contract. It changes when the schema of a collection that the key can access is set or removed, or the row key of such a collection. Send the value as `If-None-Match` to the same URL. The server returns 304 until the ETag changes.
                     * @example W/"5u3xw0hGqk2v"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": components["schemas"]["ArazzoDocument"];
                };
            };
            304: components["responses"]["ContractNotModified"];
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ContractTooLarge"];
            412: components["responses"]["ContractMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getRoot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response redirects to the console. */
            302: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Any cache can store the document, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": "no-cache";
                    /**
                     * @description The path of the console.
                     * @example /console
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRootRequest"];
        };
    };
    getConsole: {
        parameters: {
            query?: never;
            header?: {
                /** @description The content codings that the client supports. HTTP libraries send this header automatically ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3)). The server uses the coding that the client prefers. If the client has no preference, the server prefers `br` over `gzip`, and `gzip` over an uncompressed response. */
                "Accept-Encoding"?: components["parameters"]["AcceptEncoding"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is not one of them, the server returns 412 and does not execute the request. Weak ETags (`W/"..."`) never match. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks `If-Match` first. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Any cache can store the document, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": "no-cache";
                    /**
                     * @description The version of the document. Each content coding has a different version.
                     * @example "5u3xw0hGqk2v"
                     */
                    ETag: string;
                    /**
                     * @description The request headers that the response depends on.
                     * @example Accept-Encoding
                     */
                    Vary: string;
                    /**
                     * @description The content coding of the body. Absent if the body is not compressed.
                     * @example br
                     */
                    "Content-Encoding"?: "br" | "gzip";
                    /**
                     * @description Blocks everything that the page does not need.
                     * @example default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["HtmlPage"];
                };
            };
            304: components["responses"]["DocumentNotModified"];
            400: components["responses"]["BadDocumentRequest"];
            412: components["responses"]["DocumentMismatch"];
            503: components["responses"]["DocumentsOverloaded"];
        };
    };
    getConsoleAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The content codings that the client supports. HTTP libraries send this header automatically ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3)). The server uses the coding that the client prefers. If the client has no preference, the server prefers `br` over `gzip`, and `gzip` over an uncompressed response. */
                "Accept-Encoding"?: components["parameters"]["AcceptEncoding"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is not one of them, the server returns 412 and does not execute the request. Weak ETags (`W/"..."`) never match. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks `If-Match` first. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The asset name that the page uses. If the asset does not exist, the server returns 404. */
                asset: components["parameters"]["AssetInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The asset. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Any cache can store the response permanently.
                     * @example public, max-age=31536000, immutable
                     */
                    "Cache-Control": "public, max-age=31536000, immutable";
                    /**
                     * @description The version of the document. Each content coding has a different version.
                     * @example "5u3xw0hGqk2v"
                     */
                    ETag: string;
                    /**
                     * @description The request headers that the response depends on.
                     * @example Accept-Encoding
                     */
                    Vary: string;
                    /**
                     * @description The content coding of the body. Absent if the body is not compressed.
                     * @example br
                     */
                    "Content-Encoding"?: "br" | "gzip";
                    [name: string]: unknown;
                };
                content: {
                    "text/javascript": components["schemas"]["SourceText"];
                    "text/css": components["schemas"]["SourceText"];
                };
            };
            304: components["responses"]["AssetNotModified"];
            400: components["responses"]["BadDocumentRequest"];
            /** @description The asset does not exist. */
            404: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Caches must not store the response.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            412: components["responses"]["DocumentMismatch"];
            503: components["responses"]["DocumentsOverloaded"];
        };
    };
    getDocs: {
        parameters: {
            query?: never;
            header?: {
                /** @description The content codings that the client supports. HTTP libraries send this header automatically ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3)). The server uses the coding that the client prefers. If the client has no preference, the server prefers `br` over `gzip`, and `gzip` over an uncompressed response. */
                "Accept-Encoding"?: components["parameters"]["AcceptEncoding"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is not one of them, the server returns 412 and does not execute the request. Weak ETags (`W/"..."`) never match. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks `If-Match` first. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Any cache can store the document, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": "no-cache";
                    /**
                     * @description The version of the document. Each content coding has a different version.
                     * @example "5u3xw0hGqk2v"
                     */
                    ETag: string;
                    /**
                     * @description The request headers that the response depends on.
                     * @example Accept-Encoding
                     */
                    Vary: string;
                    /**
                     * @description The content coding of the body. Absent if the body is not compressed.
                     * @example br
                     */
                    "Content-Encoding"?: "br" | "gzip";
                    /**
                     * @description Blocks everything that the page does not need.
                     * @example default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["HtmlPage"];
                };
            };
            304: components["responses"]["DocumentNotModified"];
            400: components["responses"]["BadDocumentRequest"];
            412: components["responses"]["DocumentMismatch"];
            503: components["responses"]["DocumentsOverloaded"];
        };
    };
    getDocsSearch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The content codings that the client supports. HTTP libraries send this header automatically ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3)). The server uses the coding that the client prefers. If the client has no preference, the server prefers `br` over `gzip`, and `gzip` over an uncompressed response. */
                "Accept-Encoding"?: components["parameters"]["AcceptEncoding"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is not one of them, the server returns 412 and does not execute the request. Weak ETags (`W/"..."`) never match. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks `If-Match` first. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sections, in the order of the pages. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Any cache can store the document, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": "no-cache";
                    /**
                     * @description The version of the document. Each content coding has a different version.
                     * @example "5u3xw0hGqk2v"
                     */
                    ETag: string;
                    /**
                     * @description The request headers that the response depends on.
                     * @example Accept-Encoding
                     */
                    Vary: string;
                    /**
                     * @description The content coding of the body. Absent if the body is not compressed.
                     * @example br
                     */
                    "Content-Encoding"?: "br" | "gzip";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocsSections"];
                };
            };
            304: components["responses"]["DocumentNotModified"];
            400: components["responses"]["BadDocumentRequest"];
            412: components["responses"]["DocumentMismatch"];
            503: components["responses"]["DocumentsOverloaded"];
        };
    };
    getLlmsText: {
        parameters: {
            query?: never;
            header?: {
                /** @description The content codings that the client supports. HTTP libraries send this header automatically ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3)). The server uses the coding that the client prefers. If the client has no preference, the server prefers `br` over `gzip`, and `gzip` over an uncompressed response. */
                "Accept-Encoding"?: components["parameters"]["AcceptEncoding"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is not one of them, the server returns 412 and does not execute the request. Weak ETags (`W/"..."`) never match. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks `If-Match` first. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Any cache can store the document, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": "no-cache";
                    /**
                     * @description The version of the document. Each content coding has a different version.
                     * @example "5u3xw0hGqk2v"
                     */
                    ETag: string;
                    /**
                     * @description The request headers that the response depends on.
                     * @example Accept-Encoding
                     */
                    Vary: string;
                    /**
                     * @description The content coding of the body. Absent if the body is not compressed.
                     * @example br
                     */
                    "Content-Encoding"?: "br" | "gzip";
                    /**
                     * @description Blocks everything that the page does not need.
                     * @example default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain; charset=utf-8": components["schemas"]["GuideText"];
                };
            };
            304: components["responses"]["DocumentNotModified"];
            400: components["responses"]["BadDocumentRequest"];
            412: components["responses"]["DocumentMismatch"];
            503: components["responses"]["DocumentsOverloaded"];
        };
    };
    getGuide: {
        parameters: {
            query?: never;
            header?: {
                /** @description The content codings that the client supports. HTTP libraries send this header automatically ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3)). The server uses the coding that the client prefers. If the client has no preference, the server prefers `br` over `gzip`, and `gzip` over an uncompressed response. */
                "Accept-Encoding"?: components["parameters"]["AcceptEncoding"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is not one of them, the server returns 412 and does not execute the request. Weak ETags (`W/"..."`) never match. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Versions from `ETag`, separated by commas, or `*` for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks `If-Match` first. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The name of the guide. If the guide does not exist, the server returns 404. */
                guide: components["parameters"]["GuideInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The guide. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Any cache can store the document, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": "no-cache";
                    /**
                     * @description The version of the document. Each content coding has a different version.
                     * @example "5u3xw0hGqk2v"
                     */
                    ETag: string;
                    /**
                     * @description The request headers that the response depends on.
                     * @example Accept-Encoding
                     */
                    Vary: string;
                    /**
                     * @description The content coding of the body. Absent if the body is not compressed.
                     * @example br
                     */
                    "Content-Encoding"?: "br" | "gzip";
                    /**
                     * @description Blocks everything that the page does not need.
                     * @example default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["HtmlPage"];
                    "text/markdown; charset=utf-8": components["schemas"]["GuideText"];
                };
            };
            304: components["responses"]["DocumentNotModified"];
            400: components["responses"]["BadDocumentRequest"];
            /** @description The guide does not exist. */
            404: {
                headers: {
                    /**
                     * @description Identifies this request in the server's log. The value is the client's `X-Request-Id` if it was well-formed. Otherwise, the server generates a new value.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Instructs browsers to use the media type in `Content-Type`.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Caches must not store the response.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDetails"];
                };
            };
            412: components["responses"]["DocumentMismatch"];
            503: components["responses"]["DocumentsOverloaded"];
        };
    };
}
