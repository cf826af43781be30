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
         * @description All collections of the key's account, by name in ascending order (code point by code point). A key that is limited to certain collections gets only these collections. Its `ETag` depends on no other collection.
         */
        get: operations["listCollections"];
        put?: never;
        /**
         * Create a collection
         * @description Makes an empty collection. Its name is part of every path below it and can't be changed afterwards. A collection made under the name of a deleted one starts anew: rows count from 1, and no old cursor or entity tag fits it.
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
                /**
                 * @description The collection's name. One that doesn't fit the pattern is 400, one that isn't there 404.
                 * @example notes
                 */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        /**
         * Read a collection's details
         * @description How many rows the collection holds, and since when it exists.
         */
        get: operations["getCollection"];
        put?: never;
        post?: never;
        /**
         * Delete a collection
         * @description Deletes the collection with all its rows and its change log. Its rows send no delete frames: feeds that are open on it close with 4404. A second time the answer is 404.
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
                /**
                 * @description The collection's name. One that doesn't fit the pattern is 400, one that isn't there 404.
                 * @example notes
                 */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        /**
         * List rows
         * @description One page of the collection's rows, in the order asked for. The page and `Collection-Cursor` are one snapshot.
         *     Past the end the answer is an empty array.
         *
         *     Where there are further rows, `Next-After` leads to the page behind this one, as `after` of the same list. A row
         *     whose sorted fields stay as they are, and which goes on to fit the `filter`, is on exactly one of the pages, whatever
         *     else is written meanwhile.
         */
        get: operations["listRows"];
        put?: never;
        /**
         * Insert rows
         * @description Inserts one row or up to 1,000, all or none, and answers them in the order of the request, each with its new `id`. Ids ascend in that order and are never given out twice, not even after a row is deleted. A refused insert uses up no ids. Each row is one `insert` frame on the feed, in the same order and without others in between.
         */
        post: operations["insertRows"];
        /**
         * Delete all rows that fit
         * @description Deletes the rows that fit the `filter`, all or none: those that fit at one moment. The feed gets a `delete` frame for each, with its last state, in the order of ids and without others in between. Not more than `max_rows` are deleted, nor rows of over 4 MiB together: where more fit, nothing is done. `dry_run` tells beforehand how many there are.
         */
        delete: operations["deleteRows"];
        options?: never;
        head?: never;
        /**
         * Change all rows that fit
         * @description Changes the rows that fit the `filter`, all or none, as one change of a row does: the media type says how. They are
         *     those that fit at one moment, and the feed gets an `update` frame for each that differs afterwards, in the order of
         *     ids and without others in between. Where one would be over a limit for rows, none is changed, and the problem says which.
         *
         *     Not more than `max_rows` are changed, nor rows of over 4 MiB together, as they are or as they would be: where more fit,
         *     nothing is done. `dry_run` tells beforehand how many there are.
         */
        patch: operations["updateRows"];
        trace?: never;
    };
    "/v1/collections/{collection_name}/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collection's name. One that doesn't fit the pattern is 400, one that isn't there 404.
                 * @example notes
                 */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        /**
         * Export rows
         * @description All rows, or those that fit the `filter`, by `id`, as they are at one moment, which `Collection-Cursor` names. The
         *     answer is sent as fast as it is read, whatever its size. It is whole where it ends as HTTP says, with its last
         *     chunk; one that is cut, since nothing was read for 30 s or the service failed, lacks that.
         *
         *     - `ndjson`: a line a row, as JSON.
         *     - `csv`: [RFC 4180](https://www.rfc-editor.org/rfc/rfc4180) with a line of names first, `id` and the `fields`,
         *       which have to be given. Strings are as they are, other values as JSON. A missing field is empty, null is `null`; the
         *       string `null` and the empty one are in quotes.
         *
         *     An instance has two exports under way at most, and an account has one of them while another account asks; beyond
         *     that, the answer is 503. One beside which so much is written that the log of the database grows by over 1 GiB is
         *     cut.
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
    "/v1/collections/{collection_name}/rows/{row_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collection's name. One that doesn't fit the pattern is 400, one that isn't there 404.
                 * @example notes
                 */
                collection_name: components["parameters"]["CollectionNameInPath"];
                /**
                 * @description The row's `id`, in canonical decimal digits (`7`, not `07`, `+7` or `7.0`).
                 * @example 7
                 */
                row_id: components["parameters"]["RowIdInPath"];
            };
            cookie?: never;
        };
        /**
         * Read a row
         * @description One row, with `ETag` for its version.
         */
        get: operations["getRow"];
        /**
         * Replace a row
         * @description The row becomes the body: fields that it lacks are removed. A row is only replaced, never made. If nothing differs afterwards (equal JSON values; the order of fields doesn't count), nothing is written, the feed gets no frame and the `ETag` stays. Else the feed gets an `update` frame. `id` may be sent only if it is the row's own.
         */
        put: operations["replaceRow"];
        post?: never;
        /**
         * Delete a row
         * @description Deletes the row. The feed gets a `delete` frame with its last state. A second time the answer is 404 `row_not_found`, and its id is never given out again.
         */
        delete: operations["deleteRow"];
        options?: never;
        head?: never;
        /**
         * Change a row
         * @description Changes the fields sent and leaves the others. The media type says how:
         *
         *     - `application/json`: each field sent replaces the one stored, nested values as a whole; `null` is stored as null.
         *     - `application/merge-patch+json`: [RFC 7396](https://www.rfc-editor.org/rfc/rfc7396); nested objects are merged,
         *       and `null` removes a field.
         *
         *     The answer is the whole row. If nothing differs afterwards (equal JSON values; the order of fields doesn't count),
         *     nothing is written, the feed gets no frame and the `ETag` stays. `id` may be sent only if it is the row's own.
         */
        patch: operations["updateRow"];
        trace?: never;
    };
    "/v1/collections/{collection_name}/schema": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collection's name. One that doesn't fit the pattern is 400, one that isn't there 404.
                 * @example notes
                 */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        /**
         * Read the schema of a collection's rows
         * @description The JSON Schema that the rows of the collection keep to, byte for byte as it was set. Every change that comes after the cursor in `Schema-Since` keeps to it.
         */
        get: operations["getSchema"];
        /**
         * Set the schema of a collection's rows
         * @description From then on every row of the collection keeps to the schema: a write that would leave one that doesn't is answered with 422 `row_invalid`. The rows there are must keep to it already, else the answer is 409 `rows_mismatch`. They are judged beside those who write; over 60 s of that are answered with 503 `overloaded`. The same bytes again change nothing. The feed gets no frame. What a schema may be stands in the [guide to schemas](/docs/schemas).
         */
        put: operations["setSchema"];
        post?: never;
        /**
         * Remove the schema of a collection's rows
         * @description The rows stay as they are, and may be any from then on. The feed gets no frame. A second time the answer is 404 `schema_not_found`.
         */
        delete: operations["removeSchema"];
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
         * @description The keys of the account, oldest first, including revoked and expired keys. If further keys follow the page, `Next-After` is the value of `after` for the next page. The text of a key is in no list: only its first characters are kept. A key that is limited to certain collections gets itself and the keys that are limited to some of its collections.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Make a key
         * @description Makes a key of the account and shows its text, this once. It never has more than the key that asks: no other scope, no other collection, no later expiry. The service keeps a hash of it alone; what is kept for a request with an `Idempotency-Key` can be read with the key that sent it and no other.
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
                /**
                 * @description The id of the key, as it is listed. Not the key itself.
                 * @example key_4fZ8mQ2rTn6W
                 */
                key_id: components["parameters"]["KeyIdInPath"];
            };
            cookie?: never;
        };
        /**
         * Read a key
         * @description What a key of the account may do, whether it has ended, and when it was last used. Its text isn't kept. If the requesting key is limited to certain collections, the server returns 404 for all keys that it doesn't list.
         */
        get: operations["getKey"];
        put?: never;
        post?: never;
        /**
         * End a key
         * @description Ends a key for good: its requests are refused at once on this instance and within 2 s on others, and its feeds are closed. Its requests in progress end as well: a response that has started is cut, and a write that has not begun gets 401. It stays in the list, as revoked. A second time changes nothing. If the requesting key is limited to certain collections, the server returns 403 `grant_exceeded` for all keys that it doesn't list. That of ROWFEED_API_KEY works again from the service's next start with it on.
         */
        delete: operations["deleteKey"];
        options?: never;
        head?: never;
        /**
         * Change a key
         * @description Changes the members given and keeps the others. A key is changed by keys alone that have all it has, and gets nothing that they lack. If the requesting key is limited to certain collections, the server returns 403 `grant_exceeded` for all keys that it doesn't list, whether they exist or not. A key that has ended can't be changed. It holds at once on this instance, and within 2 s on others; feeds that the key may no longer read are closed.
         */
        patch: operations["updateKey"];
        trace?: never;
    };
    "/v1/keys/{key_id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the key, as it is listed. Not the key itself.
                 * @example key_4fZ8mQ2rTn6W
                 */
                key_id: components["parameters"]["KeyIdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a key
         * @description Makes a key that may do the same and shows its text, this once. The old one ends after `grace`: at once where none is given, and never later than it was to. If the requesting key is limited to certain collections, the server returns 403 `grant_exceeded` for all keys that it doesn't list.
         */
        post: operations["rotateKey"];
        delete?: never;
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
         * Read the account's usage
         * @description What the key's account has used of its plan in the present period, in all and by key, and what it has stored. This request is counted in it. Any valid key may ask; no scope is needed. For a key that is limited to certain collections, the usage covers only these collections and its own requests. If the key has the scope `admin`, the usage also covers the requests of the keys that it can list. The limits are always those of the account.
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
         * Read the account's usage by day
         * @description The requests of the last days (UTC) up to today, oldest first; days without any are there, too. Any valid key may ask; no scope is needed. For a key that is limited to certain collections, the requests are those that its usage covers.
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
         * @description The WebSocket handshake ([RFC 6455](https://www.rfc-editor.org/rfc/rfc6455)). After the 101 the service sends one
         *     JSON text frame per change of a row, in the order of `seq`; `/asyncapi.yaml` describes them. There is no
         *     greeting: the 101 itself is the promise that every change committed after it is delivered.
         *
         *     ```
         *     {"event":"insert","collection":"notes","seq":1041,"cursor":"k3f9x2mq-1041",
         *      "time":"2025-03-14T09:26:53.589Z","row":{"id":7,"title":"Milk","body":"Two litres.","done":false}}
         *     ```
         *
         *     With `since`, the changes after that cursor are replayed first, without a gap or a repetition. With `initial`, the
         *     rows that are there are sent first. With `filter`, all of it is about the rows that fit: a change that makes a row
         *     fit is told as `enter`, one after which it fits no longer as `leave`. Refusals are HTTP answers before the upgrade.
         *     What clients send is ignored, within the bounds that the close codes tell.
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
         * Check the service
         * @description Whether the service is up and reaches its database. Needs no key, and ignores query parameters.
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
         * Check whether to send requests here
         * @description For load balancers: whether this instance takes requests. It answers as `/health` does, and 503 from the moment the service is told to stop, while requests under way are still answered. Needs no key, and ignores query parameters.
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
         * Read this document as JSON
         * @description The OpenAPI 3.1 document in one piece. `servers` is where clients find the service: `ROWFEED_PUBLIC_URL`, else the address that it listens on.
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
         * Read this document as YAML
         * @description The OpenAPI 3.1 document in one piece. `servers` is where clients find the service: `ROWFEED_PUBLIC_URL`, else the address that it listens on.
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
         * Read this document as OpenAPI 3.0.3
         * @description The same contract for generators that don't read OpenAPI 3.1, or are strict. It leaves out `/ws` and, of a request body's media types, all but one; its own description names them.
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
         * Read the feed's document as JSON
         * @description The AsyncAPI 3.0 document of the frames that `/ws` sends, in one piece.
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
         * Read the feed's document as YAML
         * @description The AsyncAPI 3.0 document of the frames that `/ws` sends, in one piece.
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
    "/v1/contract/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the account's own contract as JSON
         * @description The OpenAPI 3.1 document of this service with the collections that have a schema: each has paths of its own, which say what its rows are. They are those that the key may use. Any valid key may ask; no scope is needed.
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
         * Read the account's own contract as YAML
         * @description What `getContractOpenapiJson` answers, as YAML.
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
         * Read the account's own contract as OpenAPI 3.0.3
         * @description The same contract for generators that don't read OpenAPI 3.1, or are strict. What 3.0 can't say of a schema it says less strictly.
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
         * Read the account's own contract of the feed as JSON
         * @description The AsyncAPI 3.0 document of this service with a channel for each collection that has a schema and that the key may use, whose frames say what its rows are. Any valid key may ask; no scope is needed.
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
         * Read the account's own contract of the feed as YAML
         * @description What `getContractAsyncapiJson` answers, as YAML.
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
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the console
         * @description Leads to the console, where a browser that was given this address alone has something to see.
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
         * @description A page to see collections live, to change rows, to make and end keys and to read the usage. It is a client of this interface, loads nothing from elsewhere, and keeps the key that it is given in memory alone.
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
         * Read a part of the console
         * @description Script and style of the console, under names made of what they hold.
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
         * Read both contracts as a page
         * @description One page with both contracts, to read and to try with a key. It loads nothing from elsewhere.
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
         * Read what the pages find words in
         * @description Every section of the contracts and the guides as plain text, with the address at which it is read. The pages search it where they are shown; a program may, too.
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
    "/docs/{guide}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a guide
         * @description A page about one side of the service, such as running it or following a feed. `/docs` lists them. It loads nothing from elsewhere.
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
         * @description 1 to 64 letters, digits, `_` and `-`, beginning with a letter or `_`. Case-sensitive.
         * @example notes
         */
        CollectionName: string;
        /** @description A collection as it is listed. There is nothing but the name, now and later. */
        Collection: {
            name: components["schemas"]["CollectionName"];
        };
        /** @description Collections by name, ascending. */
        CollectionList: components["schemas"]["Collection"][];
        /** @description A collection to make. Other members are refused. */
        CollectionInput: {
            name: components["schemas"]["CollectionName"];
        };
        /** @description A collection, its size and its age. */
        CollectionDetails: {
            name: components["schemas"]["CollectionName"];
            /**
             * Format: int64
             * @description How many rows it holds.
             * @example 8
             */
            rows: number;
            /**
             * Format: date-time
             * @description When it was made (RFC 3339, UTC).
             */
            created_at: string;
        };
        /** @description A JSON Schema (draft 2020-12) of the rows of a collection, without their `id`. */
        CollectionSchema: {
            [key: string]: unknown;
        };
        /**
         * @description A JSON Schema (draft 2020-12) of the rows of a collection, without their `id`: an object that says `"type": "object"`. What it may be stands in the [guide to schemas](/docs/schemas); what isn't is answered with 422 `schema_invalid`.
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
         * @description Identifies a row in its collection. Given out by the service from 1 upwards, in the order of insertion; never given out again.
         * @example 7
         */
        RowId: number;
        /** @description Fields named by the client, each with any JSON value. At most 1,000 in a row. Numbers are doubles: fractions keep 15 significant digits, and integers that a double would change are rejected. */
        RowFields: {
            [key: string]: unknown;
        };
        /** @description A row, which is its `id` and the fields that the client gave it. */
        Row: {
            [key: string]: unknown;
        } & ({
            id: components["schemas"]["RowId"];
        } & components["schemas"]["RowFields"]);
        /** @description Rows in the order asked for. */
        RowList: components["schemas"]["Row"][];
        /** @description A row to insert. It may have any fields but `id`, which the service gives out. */
        RowInput: {
            [key: string]: unknown;
        };
        /**
         * @description The rows to insert, together or not at all.
         * @example [
         *       {
         *         "title": "Milk",
         *         "done": false
         *       }
         *     ]
         */
        RowInputList: components["schemas"]["RowInput"][];
        /** @description The inserted rows in the order of the request. With `Prefer: return=minimal` they have their `id` and no other fields. */
        InsertedRowList: components["schemas"]["Row"][];
        /**
         * @description The fields to change. `id`, if sent, has to be the one in the path.
         * @example {
         *       "done": true
         *     }
         */
        RowPatch: {
            [key: string]: unknown;
        };
        /** @description A merge patch (RFC 7396): the fields to change, where `null` removes one. `id`, if sent, has to be the one in the path. */
        RowMergePatch: {
            [key: string]: unknown;
        };
        /** @description Rows as lines of text. */
        ExportedText: string;
        /**
         * @description The fields of the row, all of them. `id`, if sent, has to be the one in the path.
         * @example {
         *       "title": "Milk",
         *       "done": true
         *     }
         */
        RowReplacement: {
            [key: string]: unknown;
        };
        /** @description The fields to change, not `id`. As `application/merge-patch+json` (RFC 7396), `null` removes a field. */
        RowsPatch: {
            [key: string]: unknown;
        };
        /** @description How many rows fit, and how many of them differ now. */
        RowsUpdated: {
            /**
             * Format: int32
             * @description How many rows fit the `filter`.
             */
            matched: number;
            /**
             * Format: int32
             * @description How many of them differ now.
             */
            changed: number;
        };
        /** @description How many rows were deleted. */
        RowsDeleted: {
            /**
             * Format: int32
             * @description How many rows fitted the `filter`.
             */
            deleted: number;
        };
        /** @description A name for a request, which its client makes up at random. */
        IdempotencyKey: string;
        /**
         * @description A kind of change.
         * @example insert
         * @enum {string}
         */
        EventKind: "insert" | "update" | "delete";
        /**
         * @description A point in a collection's sequence of changes. Opaque; compare it only for equality.
         * @example k3f9x2mq-1042
         */
        Cursor: string;
        /**
         * @description The id of a key. It isn't secret.
         * @example key_4fZ8mQ2rTn6W
         */
        KeyId: string;
        /**
         * @description What people know the key by.
         * @example phone
         */
        KeyName: string;
        /** @description `read` is for lists, rows, exports and feeds, `write` for all that changes collections and rows, `admin` for keys. */
        KeyScopes: components["schemas"]["KeyScope"][];
        /**
         * @description A right.
         * @enum {string}
         */
        KeyScope: "read" | "write" | "admin";
        /** @description The only collections that the key may use; null for all. They needn't be there yet. */
        KeyCollections: components["schemas"]["CollectionName"][] | null;
        /**
         * Format: date-time
         * @description When the key ends by itself (RFC 3339); null for never.
         */
        KeyExpiry: string | null;
        /** @description A key of the account, without its text. */
        Key: {
            id: components["schemas"]["KeyId"];
            name: components["schemas"]["KeyName"];
            /** @description The account's name. */
            account: string;
            /** @description The first characters of its text, to tell keys apart by. */
            prefix: string;
            scopes: components["schemas"]["KeyScopes"];
            collections: components["schemas"]["KeyCollections"];
            /**
             * Format: date-time
             * @description When it was made (RFC 3339, UTC).
             */
            created_at: string;
            expires_at: components["schemas"]["KeyExpiry"];
            /**
             * Format: date-time
             * @description When it was ended (RFC 3339, UTC); null while it wasn't.
             */
            revoked_at: string | null;
            /**
             * Format: date-time
             * @description When it was last used (RFC 3339, UTC), to the minute; null while it wasn't.
             */
            last_used_at: string | null;
        };
        /** @description Keys, oldest first. */
        KeyList: components["schemas"]["Key"][];
        /** @description A key with its text, which is shown this once. */
        CreatedKey: {
            id: components["schemas"]["KeyId"];
            /** @description The text of the key, to be sent with requests. It can't be had again. */
            key: string;
            name: components["schemas"]["KeyName"];
            /** @description The account's name. */
            account: string;
            /** @description The first characters of its text, to tell keys apart by. */
            prefix: string;
            scopes: components["schemas"]["KeyScopes"];
            collections: components["schemas"]["KeyCollections"];
            /**
             * Format: date-time
             * @description When it was made (RFC 3339, UTC).
             */
            created_at: string;
            expires_at: components["schemas"]["KeyExpiry"];
            /**
             * Format: date-time
             * @description When it was ended (RFC 3339, UTC); null while it wasn't.
             */
            revoked_at: string | null;
            /**
             * Format: date-time
             * @description When it was last used (RFC 3339, UTC), to the minute; null while it wasn't.
             */
            last_used_at: string | null;
        };
        /** @description A key to be made. */
        KeyInput: {
            name: components["schemas"]["KeyName"];
            scopes?: components["schemas"]["KeyScopes"];
            collections?: components["schemas"]["KeyCollections"];
            expires_at?: components["schemas"]["KeyExpiry"];
        };
        /** @description What to change of a key; the rest stays. */
        KeyPatch: {
            name?: components["schemas"]["KeyName"];
            scopes?: components["schemas"]["KeyScopes"];
            collections?: components["schemas"]["KeyCollections"];
            expires_at?: components["schemas"]["KeyExpiry"];
        };
        /** @description How a key is replaced. */
        KeyRotation: {
            /**
             * @description How long the old key still works, such as `30d`, `12h`, `15m`, `2s` or `2w`; at once it ends without.
             * @example 24h
             */
            grace?: string;
        };
        /** @description What an account has used of its plan in the present period, and what it has stored. */
        Usage: {
            /**
             * @description The account's name.
             * @example default
             */
            account: string;
            /** @description The plan's name; `unlimited` when the account was given none. */
            plan: string;
            period: components["schemas"]["UsagePeriod"];
            requests: components["schemas"]["UsageRequests"];
            collections: components["schemas"]["UsageCollections"];
            rows: components["schemas"]["UsageRows"];
            bytes: components["schemas"]["UsageBytes"];
            /** @description The same by key, for every key of the account that is valid or was used in the period. */
            keys: components["schemas"]["KeyUsage"][];
        };
        /** @description The hour, day or month (UTC) that the plan counts requests by; the month where it doesn't limit them. */
        UsagePeriod: {
            /**
             * Format: date-time
             * @description The first moment of the period (RFC 3339, UTC).
             */
            start: string;
            /**
             * Format: date-time
             * @description The first moment after it (RFC 3339, UTC).
             */
            end: string;
        };
        /** @description The account's requests in the period. */
        UsageRequests: {
            /**
             * Format: int64
             * @description How many were counted.
             */
            used: number;
            /**
             * Format: int64
             * @description How many the plan allows; left out when it sets no limit.
             */
            limit?: number;
        };
        /** @description The account's collections. */
        UsageCollections: {
            /**
             * Format: int64
             * @description How many there are.
             */
            used: number;
            /**
             * Format: int64
             * @description How many the plan allows; left out when it sets no limit.
             */
            limit?: number;
        };
        /** @description The rows of all the account's collections. */
        UsageRows: {
            /**
             * Format: int64
             * @description How many there are.
             */
            used: number;
            /**
             * Format: int64
             * @description How many the plan allows; left out when it sets no limit.
             */
            limit?: number;
        };
        /** @description The bytes of the JSON of all the account's rows, in UTF-8, ids included. */
        UsageBytes: {
            /**
             * Format: int64
             * @description How many there are.
             */
            used: number;
            /**
             * Format: int64
             * @description How many the plan allows; left out when it sets no limit.
             */
            limit?: number;
        };
        /** @description One key's requests in the period. */
        KeyUsage: {
            /** @description The key's id, as `rowfeed keys list` shows it. Not the key itself. */
            id: string;
            /** @description The name given to the key. */
            name: string;
            /**
             * Format: int64
             * @description How many were counted.
             */
            requests: number;
        };
        /** @description Days, oldest first, each with its requests. */
        UsageHistory: components["schemas"]["UsageDay"][];
        /** @description The requests of an account in a day. */
        UsageDay: {
            /**
             * Format: date
             * @description The day, in UTC.
             */
            date: string;
            /**
             * Format: int64
             * @description How many were counted.
             */
            requests: number;
            /** @description The same by key, for those that made some. */
            keys: components["schemas"]["KeyUsage"][];
        };
        /** @description Whether the service can do its work. */
        Health: {
            /**
             * @description True when all is well.
             * @example true
             */
            ok: boolean;
            /**
             * @description The service's own name.
             * @enum {string}
             */
            service: "rowfeed";
        };
        /**
         * @description Says for programs what went wrong. `x-error-codes` explains those of this version; later ones may have others, so treat a code you don't know by its status.
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
         * @example limit_reached
         * @example origin_forbidden
         * @example route_not_found
         * @example collection_not_found
         * @example row_not_found
         * @example schema_not_found
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
         * @example too_many_rows
         * @example page_expired
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
         * @example database_unavailable
         * @example overloaded
         * @example shutting_down
         * @example storage_full
         */
        ProblemCode: string;
        /** @description Why a request was refused (RFC 9457). */
        ProblemDetails: {
            /**
             * Format: uri
             * @description `urn:rowfeed:problem:` and the code.
             */
            type: string;
            /** @description What the code means; the same for every occurrence. */
            title: string;
            /**
             * Format: int32
             * @description The status of the answer.
             */
            status: number;
            /** @description What is wrong with this request, for people to read. */
            detail: string;
            /** @description The path of the request as it was sent, without the query. Left out when the request couldn't be read so far. */
            instance?: string;
            code: components["schemas"]["ProblemCode"];
            /** @description The same as the header `Request-Id`. */
            request_id: string;
            /** @description What doesn't fit, place by place. */
            errors?: components["schemas"]["ValidationItem"][];
            /**
             * Format: int64
             * @description How many rows were looked at, with `rows_mismatch`.
             */
            checked?: number;
        };
        /** @description One thing that doesn't fit, with either `pointer` or `parameter`. */
        ValidationItem: {
            /** @description Where in the body, as a JSON Pointer (RFC 6901); empty for the body as a whole. */
            pointer?: string;
            /** @description The name of the path, query or header parameter. */
            parameter?: string;
            /**
             * Format: int64
             * @description Of the row that it is about, where that isn't in the body; `pointer` is into that row.
             */
            id?: number;
            /** @description What is wrong there. */
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
        /** @description What a document is about. */
        DocumentInfo: {
            /** @description The service's name. */
            title: string;
            /** @description The version of the interface. */
            version: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A page as HTML. */
        HtmlPage: string;
        /** @description The sections of the documentation. */
        DocsSections: components["schemas"]["DocsSection"][];
        /** @description A section of the documentation. */
        DocsSection: {
            /** @description Its heading, or the name of what it tells about. */
            title: string;
            /** @description What it belongs to. */
            where: string;
            /** @description Where it is read, from the root of the service. */
            address: string;
            /** @description What it says, without markup. */
            text: string;
        };
        /** @description What a browser runs or draws with. */
        SourceText: string;
    };
    responses: {
        /** @description A parameter doesn't fit, or the keys conflict. */
        BadParameter: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description A parameter doesn't fit, the page would be over 16 MiB or take over 10 s (5 s with a `filter`), or the keys conflict. */
        BadPage: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description A parameter or the body doesn't fit, or the keys conflict. */
        BadBody: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description A parameter doesn't fit, the body is no JSON, or the keys conflict. */
        BadText: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description A parameter or the body doesn't fit, the query took over 5 s, or the keys conflict. */
        BadBulkBody: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description A parameter doesn't fit, the query took over 5 s, or the keys conflict. */
        BadBulk: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The handshake or a parameter doesn't fit, the first rows of `initial` would take over 5 s to be found, or the keys conflict. */
        BadHandshake: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The version of the WebSocket protocol to use, when the handshake asked for another.
                 * @example 13
                 */
                "Sec-WebSocket-Version"?: "13";
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description There is a parameter, and none is taken. */
        BadRootRequest: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description A parameter doesn't fit. */
        BadDocumentRequest: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
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
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description How to authenticate. When a key was sent and is no good, `error="invalid_token"` is added.
                 * @example Bearer realm="rowfeed"
                 */
                "WWW-Authenticate": "Bearer realm=\"rowfeed\"" | "Bearer realm=\"rowfeed\", error=\"invalid_token\"";
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The key doesn't allow this. */
        Forbidden: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The key doesn't allow this, or it would give, change or end more than it has itself. */
        GrantExceeded: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The key doesn't allow this, or the account's plan doesn't allow more. */
        ForbiddenOrLimit: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The key doesn't allow this, or the page that asks is of an origin that isn't allowed. */
        FeedForbidden: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description There is no such collection. */
        CollectionNotFound: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description There is no such collection, or no such row in it. */
        RowNotFound: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description There is no such collection, or it has no schema. */
        SchemaNotFound: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The account has no such key. */
        KeyNotFound: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The account has a collection of this name already, or the same request is under way. */
        CollectionExists: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds after which to try again, with `idempotency_in_progress` and `schema_busy`.
                 * @example 1
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The account has as many keys as it may, or the same request is under way. */
        TooManyKeys: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds after which to try again, with `idempotency_in_progress` and `schema_busy`.
                 * @example 1
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The key has ended, the account has as many keys as it may, or the same request is under way. */
        KeyEnded: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds after which to try again, with `idempotency_in_progress` and `schema_busy`.
                 * @example 1
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description It is the last key of the account with the scope `admin`, or the same request is under way. */
        LastAdminKey: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds after which to try again, with `idempotency_in_progress` and `schema_busy`.
                 * @example 1
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The key has ended, or is the last one with the scope `admin`, or the same request is under way. */
        KeyUnchangeable: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds after which to try again, with `idempotency_in_progress` and `schema_busy`.
                 * @example 1
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The same request is under way. */
        InProgress: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds after which to try again.
                 * @example 5
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The schema is being changed by another request, or by the same one. */
        SchemaBusy: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds after which to try again, with `idempotency_in_progress` and `schema_busy`.
                 * @example 1
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description Rows of the collection do not keep to the schema, or it is being changed by another request, or by the same one. */
        RowsMismatch: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds after which to try again, with `idempotency_in_progress` and `schema_busy`.
                 * @example 1
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description More rows fit than may be written, or the same request is under way. */
        TooManyRows: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds after which to try again, with `idempotency_in_progress` and `schema_busy`.
                 * @example 1
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The place that `after` leads to is no more. */
        PageExpired: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The list is of no version in `If-Match`, whose weak tags never match. */
        ListMismatch: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The row is of no version in `If-Match`, or is of one in `If-None-Match`. */
        VersionMismatch: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The schema is none of those in `If-Match`. */
        SchemaMismatch: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The body is over 1 MiB. */
        BodyTooLarge: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The body's media type, charset or encoding is not supported. */
        MediaTypeUnsupported: {
            headers: {
                /**
                 * @description The media types that the operation accepts for its body. Absent if the body has a content coding.
                 * @example application/json
                 */
                Accept?: string;
                /**
                 * @description The content codings that the server accepts for a body ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-15.5.16)). Only if the body has another one.
                 * @example identity
                 */
                "Accept-Encoding"?: string;
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The body's media type, charset or encoding is not supported. */
        PatchTypeUnsupported: {
            headers: {
                /**
                 * @description The media types that the operation accepts for its body ([RFC 5789](https://www.rfc-editor.org/rfc/rfc5789#section-3.1)). Absent if the body has a content coding.
                 * @example application/json, application/merge-patch+json
                 */
                "Accept-Patch"?: string;
                /**
                 * @description The content codings that the server accepts for a body ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-15.5.16)). Only if the body has another one.
                 * @example identity
                 */
                "Accept-Encoding"?: string;
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description A value can't be stored exactly, or is over a limit for rows, or the idempotency key belongs to another request. */
        ValueUnsupported: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The schema is not one that is taken, or the idempotency key belongs to another request. */
        SchemaInvalid: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description A value can't be stored exactly, or is over a limit for rows, a row does not keep to the schema of its collection, or the idempotency key belongs to another request. */
        RowRefused: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
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
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The request is not a WebSocket handshake. This is said to anyone, without a look at the key or the parameters. */
        UpgradeRequired: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description Belongs to `Upgrade`. With `close` if the connection ends.
                 * @example Upgrade
                 */
                Connection: "Upgrade" | "Upgrade, close";
                /**
                 * @description The protocol of this route.
                 * @example websocket
                 */
                Upgrade: "websocket";
                /**
                 * @description The version of the WebSocket protocol to use, when the handshake asked for another.
                 * @example 13
                 */
                "Sec-WebSocket-Version"?: "13";
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The plan is used up, or too many bad keys came from this address. */
        TooManyRequests: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds after which to try again.
                 * @example 5
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The plan is used up, the key has too many feeds open, or too many bad keys came from this address. */
        TooManyFeeds: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds after which to try again.
                 * @example 5
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description A fault of the service. */
        InternalError: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The service can't do this at the moment. */
        ServiceUnavailable: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds after which to try again.
                 * @example 5
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description Clients without a key have not yet read too many responses, from the same address or in total. */
        DocumentsOverloaded: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The number of seconds after which to try again.
                 * @example 5
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The service can't open a feed at the moment. */
        FeedUnavailable: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description The number of seconds after which to try again.
                 * @example 5
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The database has no room for the change. Nothing was changed. */
        StorageFull: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The document is of no version in `If-Match`. */
        DocumentMismatch: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description More than 1,000 collections that the key may use have a schema, or the document would be larger than 16 MiB. A key that is bound to some of them gets theirs. */
        ContractTooLarge: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The document is of no version in `If-Match`, whose weak tags never match. */
        ContractMismatch: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description No cache may keep the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
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
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.
                 * @example private, no-cache
                 */
                "Cache-Control": "private, no-cache";
                /**
                 * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                 * @example "day";r=9871;t=41210
                 */
                RateLimit?: string;
                /**
                 * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                 * @example "day";q=10000;w=86400
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description A weak entity tag, which stays the same until a schema is set or removed of a collection that the key may use. Sent as `If-None-Match` to the same address, it is answered with 304 until then.
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
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Any cache may keep the document, and has to ask each time whether it still holds.
                 * @example no-cache
                 */
                "Cache-Control": "no-cache";
                /**
                 * @description The document's version as an entity tag, another one for each coding.
                 * @example "5u3xw0hGqk2v"
                 */
                ETag: string;
                /**
                 * @description The headers of the request that another answer may come of.
                 * @example Accept-Encoding
                 */
                Vary: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The part still has one of the versions in `If-None-Match`. */
        AssetNotModified: {
            headers: {
                /**
                 * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                 * @example b7c41e5a90d24f6f
                 */
                "Request-Id": string;
                /**
                 * @description Tells browsers to take the media type as given.
                 * @example nosniff
                 */
                "X-Content-Type-Options": "nosniff";
                /**
                 * @description Any cache may keep it for ever.
                 * @example public, max-age=31536000, immutable
                 */
                "Cache-Control": "public, max-age=31536000, immutable";
                /**
                 * @description The document's version as an entity tag, another one for each coding.
                 * @example "5u3xw0hGqk2v"
                 */
                ETag: string;
                /**
                 * @description The headers of the request that another answer may come of.
                 * @example Accept-Encoding
                 */
                Vary: string;
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * @description The collection's name. One that doesn't fit the pattern is 400, one that isn't there 404.
         * @example notes
         */
        CollectionNameInPath: components["schemas"]["CollectionName"];
        /**
         * @description The row's `id`, in canonical decimal digits (`7`, not `07`, `+7` or `7.0`).
         * @example 7
         */
        RowIdInPath: components["schemas"]["RowId"];
        /**
         * @description The id of the key, as it is listed. Not the key itself.
         * @example key_4fZ8mQ2rTn6W
         */
        KeyIdInPath: components["schemas"]["KeyId"];
        /**
         * @description How many days, today's included.
         * @example 14
         */
        Days: number;
        /**
         * @description The guide's name. One that isn't there is 404.
         * @example feed
         */
        GuideInPath: string;
        /**
         * @description The name of the part, as the page has it. One that isn't there is 404.
         * @example app-0123456789abcdefghijkl.js
         */
        AssetInPath: string;
        /**
         * @description How many rows at most. In canonical decimal digits; out of range is 400, never clamped.
         * @example 2
         */
        Limit: number;
        /**
         * @description How many rows to skip before the first, 0 where it isn't sent. In canonical decimal digits.
         * @example 0
         */
        Offset: number;
        /**
         * @description The field that orders the rows, `id` where it isn't sent: any name, of 1 to 128 characters (code points), none of them a control character of ASCII. Rows that lack the field come first, as if it were null. Strings are ordered by their first 256 bytes of UTF-8, arrays and objects by those of their JSON. Rows that are equal in this order are ordered by `id`.
         * @example title
         */
        OrderBy: string;
        /**
         * @description Ascending, as it is where it isn't sent, or the exact reverse of it.
         * @example desc
         */
        Order: "asc" | "desc";
        /**
         * @description The page behind the one that gave this as `Next-After`. The list has to be the same, of the same collection, with the same `filter` and order; `limit` and `fields` may differ. Not beside `offset`.
         * @example azNmOXgybXEgNyAGyq0hbF0xVnpd2xRt
         */
        After: string;
        /**
         * @description The maximum number of keys in the page. The server rejects a number that is out of range with 400.
         * @example 100
         */
        KeyLimit: number;
        /**
         * @description The value of `Next-After` from the page before this one.
         * @example key_4fZ8mQ2rTn6W
         */
        AfterKey: string;
        /**
         * @description Up to four fields that order the rows, each given by a `sort` of its own: the name, a colon and the direction, as in `sort=price:desc&sort=title:asc`. Rows that are equal in all of them are ordered by `id`, in the direction of the last. Names and the order of values are as for `order_by`, and no name comes twice. A name that contains a comma is written as a JSON string: `sort="a,b":asc`. Not beside `order_by` and `order`.
         * @example [
         *       "price:desc",
         *       "title:asc"
         *     ]
         */
        Sort: string[];
        /**
         * @description Rows have these fields alone, each given by a `fields` of its own, and `id`: `fields=title&fields=done`. A row lacks what it lacks, and keeps its `ETag`. Names are as for `order_by`, and none comes twice. A name that contains a comma is written as a JSON string: `fields="a,b"`.
         * @example [
         *       "title",
         *       "done"
         *     ]
         */
        Fields: string[];
        /**
         * @description How the rows are written down.
         * @example ndjson
         */
        Format: "ndjson" | "csv";
        /**
         * @description Only rows that fit. A filter is made of tests, in which `@` is the row:
         *
         *     | A test | fits a row |
         *     |---|---|
         *     | `@.price < 20`, `20 > @.price` | whose field compares so with the literal: `==`, `!=`, `<`, `<=`, `>`, `>=` |
         *     | `@.due` | that has the field, be its value null |
         *     | `@.tags[?@ == "home"]` | of whose elements (or members, of an object) some fits; in the brackets `@` is the element, and any filter may stand there |
         *     | `length(@.title) > 80` | whose string has so many characters (code points), array elements, object members |
         *     | `starts_with(@.title, "Re: ")`, `contains(@.title, "milk")` | whose string begins with the text, or holds it |
         *
         *     Tests are joined by `&&` and `||`, of which `&&` binds more tightly, put into parentheses and negated by `!`, which before
         *     a comparison needs parentheses: `@.due && !(@.done == true || @.tags[?@ == "later"])`.
         *
         *     A path leads from `@` to a value: `.name`, `["any name"]`, `[0]` for the first element, `[-1]` for the last:
         *     `@.address.lines[0]`, `@["first name"]`. It may end with `[?..]`. Literals are numbers, strings in double or single quotes,
         *     `true`, `false` and `null`, written as in JSON. Spaces, tabs and line breaks may stand between all of these,
         *     though not within the brackets of a name or index.
         *
         *     Nothing is compared across types: `<` and `>` hold between two numbers or two strings (by code point), `==` between two
         *     equal values of one type, and `!=` wherever `==` doesn't. A missing field is not null. Of the rows
         *
         *         1 {"n":5,"done":false,"tags":["home"],"due":null}
         *         2 {"n":"5","done":true,"tags":["home","work"]}
         *         3 {"n":7.5,"addr":{"city":"Oslo"},"due":"2030-01-31"}
         *         4 {"n":null,"tags":"home","addr":{"city":"Bergen"},"a b\"c":[1]}
         *
         *     | filter | fits |
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
         *     To put a value into a filter, write it as JSON, and the whole filter percent-encoded, as URL builders do. So no text
         *     can become a part of the filter:
         *
         *         const filter = `@.title == ${JSON.stringify(title)}`;
         *         const query = new URLSearchParams({ filter });
         *
         *     A name in brackets is safe in the same way: `` `@[${JSON.stringify(field)}] < 5` ``.
         *
         *     A filter has at most 2,048 characters, 32 tests (comparisons, existence tests and functions, of which `length(..) > 1`
         *     is one), 8 `(` and `[?` open at once, 8 segments a path, `[?..]` among them, 128 characters a name and 1,024 a string;
         *     characters are code points, and all headers and the request line together take 16 KiB. Else, and where it can't be read,
         *     the answer is 400 `parameter_invalid` and says where: `unexpected '=' at character 5`. Numbers and strings that no row
         *     can hold are refused, too. A query that takes over 5 s is 400 `query_too_costly`.
         *
         *     The language is a subset of the filters of [RFC 9535](https://www.rfc-editor.org/rfc/rfc9535) (JSONPath), and means the same;
         *     `starts_with` and `contains` are its function extensions. Not taken are `$`, `..`, `*`, slices, two paths or two literals
         *     compared with each other, arrays and objects as literals, and other functions.
         * @example @.done == false && starts_with(@.due, "2030-")
         */
        Filter: string;
        /**
         * @description `count=exact` adds `Total-Count`, the number of rows in the whole collection, or of those that fit the `filter`. Other preferences are ignored ([RFC 7240](https://www.rfc-editor.org/rfc/rfc7240)).
         * @example count=exact
         */
        PreferCount: string;
        /**
         * @description `return=minimal` answers only the ids of the new rows. Other preferences are ignored ([RFC 7240](https://www.rfc-editor.org/rfc/rfc7240)).
         * @example return=minimal
         */
        PreferReturn: string;
        /**
         * @description The codings that the client can read, as HTTP libraries send them by themselves ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3)). The one that it likes best is taken, of those that it likes the same `br` before `gzip`, and either before none.
         * @example gzip
         */
        AcceptEncoding: string;
        /**
         * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (`W/"..."`) never match.
         * @example "k3f9x2mq-1041"
         */
        IfMatch: string;
        /**
         * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. `If-Match` is looked at first.
         * @example "k3f9x2mq-1041"
         */
        IfNoneMatch: string;
        /**
         * @description The last cursor that the client has seen of the collection, from `Collection-Cursor` of an answer or from a frame. Where the service has a read replica, the answer may come from that, once it has reached the cursor: so it is never of a state before it, and maybe not of the latest one. Without the header, and by a cursor that isn't one of this collection or that it hasn't reached, the answer is of the latest state.
         * @example k3f9x2mq-1042
         */
        SeenCursor: components["schemas"]["Cursor"];
        /**
         * @description Makes the request safe to repeat: carried out at most once, however often it is sent with this key, which the client makes up, at random, for each new request. Where it was carried out, the same request gets the first answer again, with `Idempotent-Replayed`, for 24 hours; another one with the key is 422. Only answers of 2xx are kept. The key is the account's: 1 to 255 visible ASCII characters but `"` and `\`, in double quotes or without.
         * @example 7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d
         */
        IdempotencyKeyInHeader: components["schemas"]["IdempotencyKey"];
        /**
         * @description The rows to write, those that fit. As `filter` of the list of rows, of at most 2,048 characters.
         * @example @.done == true
         */
        FilterRequired: string;
        /**
         * @description How many rows the client reckons with at most. Where more fit, the answer is 409 `too_many_rows` and nothing is done.
         * @example 50
         */
        MaxRows: number;
        /**
         * @description Nothing is written, and the answer is the same. `true` is the only value.
         * @example true
         */
        DryRun: "true";
        /**
         * @description The API key, for clients that can't set headers. It is kept out of the logs.
         * @example rf_0000000000000000000000000000000000000
         */
        ApiKey: string;
        /**
         * @description The collection to follow.
         * @example notes
         */
        FeedCollection: components["schemas"]["CollectionName"];
        /**
         * @description The kinds of change to follow, separated by commas, each at most once. When left out, all three. (Bookmarks are not a kind to ask for: they come with `since` and `initial`. Nor are `enter` and `leave`: with a `filter`, `update` includes them.)
         * @example [
         *       "insert",
         *       "delete"
         *     ]
         */
        Events: components["schemas"]["EventKind"][];
        /**
         * @description A cursor from `Collection-Cursor` or from a frame. All later changes are replayed, then the feed goes on live. A cursor that can't be served closes the socket with 4410. Clients that send it also get `bookmark` frames.
         * @example k3f9x2mq-1042
         */
        Since: components["schemas"]["Cursor"];
        /**
         * @description First come the rows that are there, those that fit the `filter`, as `row` frames by `id`, then a `bookmark` with `synced`, then all later changes. Changes that are made meanwhile come in between: a client that puts the row of every `row`, `insert`, `update` and `enter` frame, and removes that of every `delete` and `leave`, holds exactly the rows that fit at that bookmark, and at every later frame. One that is cut off before the bookmark begins again. Not beside `since`, nor beside a part of `events`.
         * @example true
         */
        Initial: "true";
    };
    requestBodies: never;
    headers: {
        /**
         * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
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
         * @description The content codings that the server accepts for a body ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-15.5.16)). Only if the body has another one.
         * @example identity
         */
        AcceptedCodings: string;
        /**
         * @description Tells browsers to take the media type as given.
         * @example nosniff
         */
        NoSniff: "nosniff";
        /**
         * @description Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.
         * @example private, no-cache
         */
        PrivateNoCache: "private, no-cache";
        /**
         * @description Any cache may keep the document, and has to ask each time whether it still holds.
         * @example no-cache
         */
        NoCache: "no-cache";
        /**
         * @description Any cache may keep it for ever.
         * @example public, max-age=31536000, immutable
         */
        Immutable: "public, max-age=31536000, immutable";
        /**
         * @description No cache may keep the answer.
         * @example no-store
         */
        NoStore: "no-store";
        /**
         * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
         * @example "day";r=9871;t=41210
         */
        RateLimit: string;
        /**
         * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
         * @example "day";q=10000;w=86400
         */
        RateLimitPolicy: string;
        /**
         * @description The number of seconds after which to try again.
         * @example 5
         */
        RetryAfter: number;
        /**
         * @description How to authenticate. When a key was sent and is no good, `error="invalid_token"` is added.
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
         * @description The collection's point in its sequence of changes to which this answer belongs; for a write, the point just after it. Pass it as `since` to `/ws` to follow on from here, and as `Collection-Cursor` to reads that are to be of no earlier state.
         * @example k3f9x2mq-1042
         */
        CollectionCursor: components["schemas"]["Cursor"];
        /**
         * @description The row's version as an entity tag, which is the cursor of its last change in quotes.
         * @example "k3f9x2mq-1041"
         */
        RowETag: string;
        /**
         * @description The schema as an entity tag, which is the same for the same bytes.
         * @example "5f2b1d0c9e8a7b6c5d4e3f2a1b0c9d8e"
         */
        SchemaETag: string;
        /**
         * @description The cursor from which on every change of the collection keeps to the schema.
         * @example k3f9x2mq-1042
         */
        SchemaSince: components["schemas"]["Cursor"];
        /**
         * @description A weak entity tag, which stays the same until a row of the collection changes; that of a list of collections, until one of the account is made or deleted, or the key may use others. Sent as `If-None-Match` with the same request, it is answered with 304 until then.
         * @example W/"k3f9x2mq-1042"
         */
        ListETag: string;
        /**
         * @description The document's version as an entity tag, another one for each coding.
         * @example "5u3xw0hGqk2v"
         */
        DocumentETag: string;
        /**
         * @description A weak entity tag, which stays the same until a schema is set or removed of a collection that the key may use. Sent as `If-None-Match` to the same address, it is answered with 304 until then.
         * @example W/"5u3xw0hGqk2v"
         */
        ContractETag: string;
        /**
         * @description The headers of the request that another answer may come of.
         * @example Accept-Encoding
         */
        VaryEncoding: string;
        /**
         * @description How the body is compressed. Left out when it isn't.
         * @example br
         */
        ContentEncoding: "br" | "gzip";
        /**
         * @description What `after` takes for the page behind this one. It is there exactly when there are further rows, and remains good across restarts and on all instances.
         * @example azNmOXgybXEgNyAGyq0hbF0xVnpd2xRt
         */
        NextAfter: string;
        /**
         * @description The page behind this one, as a relative reference with `rel="next"`: by `after`, or by `offset` to a client that has sent one. It is there exactly when there are further rows.
         * @example </v1/collections/notes/rows?limit=2&after=azNmOXgybXEgNyAGyq0hbF0xVnpd2xRt&order_by=id&order=desc>; rel="next"
         */
        NextLink: string;
        /**
         * @description The value of `after` for the next page. The header is present exactly if further keys follow.
         * @example key_4fZ8mQ2rTn6W
         */
        NextKey: string;
        /**
         * @description The next page, as a relative reference with `rel="next"`. The header is present exactly if further keys follow.
         * @example </v1/keys?limit=100&after=key_4fZ8mQ2rTn6W>; rel="next"
         */
        NextKeyLink: string;
        /**
         * @description The number of rows in the collection, or of those that fit the `filter`, in the same snapshot. Only with `Prefer: count=exact`.
         * @example 8
         */
        TotalCount: number;
        /**
         * @description Says that the preference was followed.
         * @example count=exact
         */
        CountApplied: "count=exact";
        /**
         * @description Says that the preference was followed.
         * @example return=minimal
         */
        ReturnApplied: "return=minimal";
        /**
         * @description The request was carried out before, and this is the answer that it got then. Only with `Idempotency-Key`.
         * @example true
         */
        IdempotentReplayed: "true";
        /**
         * @description The number of seconds after which to try again, with `idempotency_in_progress` and `schema_busy`.
         * @example 1
         */
        RetryInProgress: number;
        /**
         * @description Belongs to `Upgrade`. With `close` if the connection ends.
         * @example Upgrade
         */
        ConnectionOfRefusedUpgrade: "Upgrade" | "Upgrade, close";
        /**
         * @description Belongs to `Upgrade`.
         * @example Upgrade
         */
        ConnectionUpgrade: "Upgrade";
        /**
         * @description The protocol of this route.
         * @example websocket
         */
        Upgrade: "websocket";
        /**
         * @description The service's proof that it understood the handshake.
         * @example s3pPLMBiTxaQ9kYGzzhZRbK+xOo=
         */
        WebSocketAccept: string;
        /**
         * @description The version of the WebSocket protocol to use, when the handshake asked for another.
         * @example 13
         */
        WebSocketVersion: "13";
        /**
         * @description Forbids the page everything that it doesn't need.
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
            query?: never;
            header?: {
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (`W/"..."`) never match.
                 * @example "k3f9x2mq-1041"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. `If-Match` is looked at first.
                 * @example "k3f9x2mq-1041"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collections; an empty array when there are none. */
            200: {
                headers: {
                    /**
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description A weak entity tag, which stays the same until a row of the collection changes; that of a list of collections, until one of the account is made or deleted, or the key may use others. Sent as `If-None-Match` with the same request, it is answered with 304 until then.
                     * @example W/"k3f9x2mq-1042"
                     */
                    ETag: string;
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
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description A weak entity tag, which stays the same until a row of the collection changes; that of a list of collections, until one of the account is made or deleted, or the key may use others. Sent as `If-None-Match` with the same request, it is answered with 304 until then.
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
                /**
                 * @description Makes the request safe to repeat: carried out at most once, however often it is sent with this key, which the client makes up, at random, for each new request. Where it was carried out, the same request gets the first answer again, with `Idempotent-Replayed`, for 24 hours; another one with the key is 422. Only answers of 2xx are kept. The key is the account's: 1 to 255 visible ASCII characters but `"` and `\`, in double quotes or without.
                 * @example 7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyInHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The collection's name. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "notes"
                 *     }
                 */
                "application/json": components["schemas"]["CollectionInput"];
            };
        };
        responses: {
            /** @description The collection was made. */
            201: {
                headers: {
                    /**
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The path of the new collection.
                     * @example /v1/collections/notes
                     */
                    Location: string;
                    /**
                     * @description The request was carried out before, and this is the answer that it got then. Only with `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "notes"
                     *     }
                     */
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
                /**
                 * @description The collection's name. One that doesn't fit the pattern is 400, one that isn't there 404.
                 * @example notes
                 */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collection's details. */
            200: {
                headers: {
                    /**
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "notes",
                     *       "rows": 8,
                     *       "created_at": "2025-03-14T09:26:53.589Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CollectionDetails"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CollectionNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCollection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat: carried out at most once, however often it is sent with this key, which the client makes up, at random, for each new request. Where it was carried out, the same request gets the first answer again, with `Idempotent-Replayed`, for 24 hours; another one with the key is 422. Only answers of 2xx are kept. The key is the account's: 1 to 255 visible ASCII characters but `"` and `\`, in double quotes or without.
                 * @example 7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyInHeader"];
            };
            path: {
                /**
                 * @description The collection's name. One that doesn't fit the pattern is 400, one that isn't there 404.
                 * @example notes
                 */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collection and its rows are gone. */
            204: {
                headers: {
                    /**
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The request was carried out before, and this is the answer that it got then. Only with `Idempotency-Key`.
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
                /**
                 * @description How many rows at most. In canonical decimal digits; out of range is 400, never clamped.
                 * @example 2
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description How many rows to skip before the first, 0 where it isn't sent. In canonical decimal digits.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description The field that orders the rows, `id` where it isn't sent: any name, of 1 to 128 characters (code points), none of them a control character of ASCII. Rows that lack the field come first, as if it were null. Strings are ordered by their first 256 bytes of UTF-8, arrays and objects by those of their JSON. Rows that are equal in this order are ordered by `id`.
                 * @example title
                 */
                order_by?: components["parameters"]["OrderBy"];
                /**
                 * @description Ascending, as it is where it isn't sent, or the exact reverse of it.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description Only rows that fit. A filter is made of tests, in which `@` is the row:
                 *
                 *     | A test | fits a row |
                 *     |---|---|
                 *     | `@.price < 20`, `20 > @.price` | whose field compares so with the literal: `==`, `!=`, `<`, `<=`, `>`, `>=` |
                 *     | `@.due` | that has the field, be its value null |
                 *     | `@.tags[?@ == "home"]` | of whose elements (or members, of an object) some fits; in the brackets `@` is the element, and any filter may stand there |
                 *     | `length(@.title) > 80` | whose string has so many characters (code points), array elements, object members |
                 *     | `starts_with(@.title, "Re: ")`, `contains(@.title, "milk")` | whose string begins with the text, or holds it |
                 *
                 *     Tests are joined by `&&` and `||`, of which `&&` binds more tightly, put into parentheses and negated by `!`, which before
                 *     a comparison needs parentheses: `@.due && !(@.done == true || @.tags[?@ == "later"])`.
                 *
                 *     A path leads from `@` to a value: `.name`, `["any name"]`, `[0]` for the first element, `[-1]` for the last:
                 *     `@.address.lines[0]`, `@["first name"]`. It may end with `[?..]`. Literals are numbers, strings in double or single quotes,
                 *     `true`, `false` and `null`, written as in JSON. Spaces, tabs and line breaks may stand between all of these,
                 *     though not within the brackets of a name or index.
                 *
                 *     Nothing is compared across types: `<` and `>` hold between two numbers or two strings (by code point), `==` between two
                 *     equal values of one type, and `!=` wherever `==` doesn't. A missing field is not null. Of the rows
                 *
                 *         1 {"n":5,"done":false,"tags":["home"],"due":null}
                 *         2 {"n":"5","done":true,"tags":["home","work"]}
                 *         3 {"n":7.5,"addr":{"city":"Oslo"},"due":"2030-01-31"}
                 *         4 {"n":null,"tags":"home","addr":{"city":"Bergen"},"a b\"c":[1]}
                 *
                 *     | filter | fits |
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
                 *     To put a value into a filter, write it as JSON, and the whole filter percent-encoded, as URL builders do. So no text
                 *     can become a part of the filter:
                 *
                 *         const filter = `@.title == ${JSON.stringify(title)}`;
                 *         const query = new URLSearchParams({ filter });
                 *
                 *     A name in brackets is safe in the same way: `` `@[${JSON.stringify(field)}] < 5` ``.
                 *
                 *     A filter has at most 2,048 characters, 32 tests (comparisons, existence tests and functions, of which `length(..) > 1`
                 *     is one), 8 `(` and `[?` open at once, 8 segments a path, `[?..]` among them, 128 characters a name and 1,024 a string;
                 *     characters are code points, and all headers and the request line together take 16 KiB. Else, and where it can't be read,
                 *     the answer is 400 `parameter_invalid` and says where: `unexpected '=' at character 5`. Numbers and strings that no row
                 *     can hold are refused, too. A query that takes over 5 s is 400 `query_too_costly`.
                 *
                 *     The language is a subset of the filters of [RFC 9535](https://www.rfc-editor.org/rfc/rfc9535) (JSONPath), and means the same;
                 *     `starts_with` and `contains` are its function extensions. Not taken are `$`, `..`, `*`, slices, two paths or two literals
                 *     compared with each other, arrays and objects as literals, and other functions.
                 * @example @.done == false && starts_with(@.due, "2030-")
                 */
                filter?: components["parameters"]["Filter"];
                /**
                 * @description Up to four fields that order the rows, each given by a `sort` of its own: the name, a colon and the direction, as in `sort=price:desc&sort=title:asc`. Rows that are equal in all of them are ordered by `id`, in the direction of the last. Names and the order of values are as for `order_by`, and no name comes twice. A name that contains a comma is written as a JSON string: `sort="a,b":asc`. Not beside `order_by` and `order`.
                 * @example [
                 *       "price:desc",
                 *       "title:asc"
                 *     ]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Rows have these fields alone, each given by a `fields` of its own, and `id`: `fields=title&fields=done`. A row lacks what it lacks, and keeps its `ETag`. Names are as for `order_by`, and none comes twice. A name that contains a comma is written as a JSON string: `fields="a,b"`.
                 * @example [
                 *       "title",
                 *       "done"
                 *     ]
                 */
                fields?: components["parameters"]["Fields"];
                /**
                 * @description The page behind the one that gave this as `Next-After`. The list has to be the same, of the same collection, with the same `filter` and order; `limit` and `fields` may differ. Not beside `offset`.
                 * @example azNmOXgybXEgNyAGyq0hbF0xVnpd2xRt
                 */
                after?: components["parameters"]["After"];
            };
            header?: {
                /**
                 * @description `count=exact` adds `Total-Count`, the number of rows in the whole collection, or of those that fit the `filter`. Other preferences are ignored ([RFC 7240](https://www.rfc-editor.org/rfc/rfc7240)).
                 * @example count=exact
                 */
                Prefer?: components["parameters"]["PreferCount"];
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (`W/"..."`) never match.
                 * @example "k3f9x2mq-1041"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. `If-Match` is looked at first.
                 * @example "k3f9x2mq-1041"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description The last cursor that the client has seen of the collection, from `Collection-Cursor` of an answer or from a frame. Where the service has a read replica, the answer may come from that, once it has reached the cursor: so it is never of a state before it, and maybe not of the latest one. Without the header, and by a cursor that isn't one of this collection or that it hasn't reached, the answer is of the latest state.
                 * @example k3f9x2mq-1042
                 */
                "Collection-Cursor"?: components["parameters"]["SeenCursor"];
            };
            path: {
                /**
                 * @description The collection's name. One that doesn't fit the pattern is 400, one that isn't there 404.
                 * @example notes
                 */
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
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The collection's point in its sequence of changes to which this answer belongs; for a write, the point just after it. Pass it as `since` to `/ws` to follow on from here, and as `Collection-Cursor` to reads that are to be of no earlier state.
                     * @example k3f9x2mq-1042
                     */
                    "Collection-Cursor": components["schemas"]["Cursor"];
                    /**
                     * @description A weak entity tag, which stays the same until a row of the collection changes; that of a list of collections, until one of the account is made or deleted, or the key may use others. Sent as `If-None-Match` with the same request, it is answered with 304 until then.
                     * @example W/"k3f9x2mq-1042"
                     */
                    ETag: string;
                    /**
                     * @description What `after` takes for the page behind this one. It is there exactly when there are further rows, and remains good across restarts and on all instances.
                     * @example azNmOXgybXEgNyAGyq0hbF0xVnpd2xRt
                     */
                    "Next-After"?: string;
                    /**
                     * @description The page behind this one, as a relative reference with `rel="next"`: by `after`, or by `offset` to a client that has sent one. It is there exactly when there are further rows.
                     * @example </v1/collections/notes/rows?limit=2&after=azNmOXgybXEgNyAGyq0hbF0xVnpd2xRt&order_by=id&order=desc>; rel="next"
                     */
                    Link?: string;
                    /**
                     * @description The number of rows in the collection, or of those that fit the `filter`, in the same snapshot. Only with `Prefer: count=exact`.
                     * @example 8
                     */
                    "Total-Count"?: number;
                    /**
                     * @description Says that the preference was followed.
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
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The collection's point in its sequence of changes to which this answer belongs; for a write, the point just after it. Pass it as `since` to `/ws` to follow on from here, and as `Collection-Cursor` to reads that are to be of no earlier state.
                     * @example k3f9x2mq-1042
                     */
                    "Collection-Cursor": components["schemas"]["Cursor"];
                    /**
                     * @description A weak entity tag, which stays the same until a row of the collection changes; that of a list of collections, until one of the account is made or deleted, or the key may use others. Sent as `If-None-Match` with the same request, it is answered with 304 until then.
                     * @example W/"k3f9x2mq-1042"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadPage"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CollectionNotFound"];
            410: components["responses"]["PageExpired"];
            412: components["responses"]["ListMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    insertRows: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `return=minimal` answers only the ids of the new rows. Other preferences are ignored ([RFC 7240](https://www.rfc-editor.org/rfc/rfc7240)).
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["PreferReturn"];
                /**
                 * @description Makes the request safe to repeat: carried out at most once, however often it is sent with this key, which the client makes up, at random, for each new request. Where it was carried out, the same request gets the first answer again, with `Idempotent-Replayed`, for 24 hours; another one with the key is 422. Only answers of 2xx are kept. The key is the account's: 1 to 255 visible ASCII characters but `"` and `\`, in double quotes or without.
                 * @example 7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyInHeader"];
            };
            path: {
                /**
                 * @description The collection's name. One that doesn't fit the pattern is 400, one that isn't there 404.
                 * @example notes
                 */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        /** @description The rows, without `id`. A single row is an array of one. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowInputList"];
            };
        };
        responses: {
            /** @description The rows were stored, durably. With `Prefer: return=minimal` each is just `{"id"}`, and `Preference-Applied` says so. */
            201: {
                headers: {
                    /**
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The collection's point in its sequence of changes to which this answer belongs; for a write, the point just after it. Pass it as `since` to `/ws` to follow on from here, and as `Collection-Cursor` to reads that are to be of no earlier state.
                     * @example k3f9x2mq-1042
                     */
                    "Collection-Cursor": components["schemas"]["Cursor"];
                    /**
                     * @description Says that the preference was followed.
                     * @example return=minimal
                     */
                    "Preference-Applied"?: "return=minimal";
                    /**
                     * @description The request was carried out before, and this is the answer that it got then. Only with `Idempotency-Key`.
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
            403: components["responses"]["ForbiddenOrLimit"];
            404: components["responses"]["CollectionNotFound"];
            409: components["responses"]["InProgress"];
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
                /**
                 * @description The rows to write, those that fit. As `filter` of the list of rows, of at most 2,048 characters.
                 * @example @.done == true
                 */
                filter: components["parameters"]["FilterRequired"];
                /**
                 * @description How many rows the client reckons with at most. Where more fit, the answer is 409 `too_many_rows` and nothing is done.
                 * @example 50
                 */
                max_rows: components["parameters"]["MaxRows"];
                /**
                 * @description Nothing is written, and the answer is the same. `true` is the only value.
                 * @example true
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Makes the request safe to repeat: carried out at most once, however often it is sent with this key, which the client makes up, at random, for each new request. Where it was carried out, the same request gets the first answer again, with `Idempotent-Replayed`, for 24 hours; another one with the key is 422. Only answers of 2xx are kept. The key is the account's: 1 to 255 visible ASCII characters but `"` and `\`, in double quotes or without.
                 * @example 7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyInHeader"];
            };
            path: {
                /**
                 * @description The collection's name. One that doesn't fit the pattern is 400, one that isn't there 404.
                 * @example notes
                 */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows are gone. */
            200: {
                headers: {
                    /**
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The collection's point in its sequence of changes to which this answer belongs; for a write, the point just after it. Pass it as `since` to `/ws` to follow on from here, and as `Collection-Cursor` to reads that are to be of no earlier state.
                     * @example k3f9x2mq-1042
                     */
                    "Collection-Cursor": components["schemas"]["Cursor"];
                    /**
                     * @description The request was carried out before, and this is the answer that it got then. Only with `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": 12
                     *     }
                     */
                    "application/json": components["schemas"]["RowsDeleted"];
                };
            };
            400: components["responses"]["BadBulk"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CollectionNotFound"];
            409: components["responses"]["TooManyRows"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateRows: {
        parameters: {
            query: {
                /**
                 * @description The rows to write, those that fit. As `filter` of the list of rows, of at most 2,048 characters.
                 * @example @.done == true
                 */
                filter: components["parameters"]["FilterRequired"];
                /**
                 * @description How many rows the client reckons with at most. Where more fit, the answer is 409 `too_many_rows` and nothing is done.
                 * @example 50
                 */
                max_rows: components["parameters"]["MaxRows"];
                /**
                 * @description Nothing is written, and the answer is the same. `true` is the only value.
                 * @example true
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Makes the request safe to repeat: carried out at most once, however often it is sent with this key, which the client makes up, at random, for each new request. Where it was carried out, the same request gets the first answer again, with `Idempotent-Replayed`, for 24 hours; another one with the key is 422. Only answers of 2xx are kept. The key is the account's: 1 to 255 visible ASCII characters but `"` and `\`, in double quotes or without.
                 * @example 7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyInHeader"];
            };
            path: {
                /**
                 * @description The collection's name. One that doesn't fit the pattern is 400, one that isn't there 404.
                 * @example notes
                 */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        /** @description The fields to change, in every row. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowsPatch"];
                "application/merge-patch+json": components["schemas"]["RowsPatch"];
            };
        };
        responses: {
            /** @description The rows were changed, durably. */
            200: {
                headers: {
                    /**
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The collection's point in its sequence of changes to which this answer belongs; for a write, the point just after it. Pass it as `since` to `/ws` to follow on from here, and as `Collection-Cursor` to reads that are to be of no earlier state.
                     * @example k3f9x2mq-1042
                     */
                    "Collection-Cursor": components["schemas"]["Cursor"];
                    /**
                     * @description The request was carried out before, and this is the answer that it got then. Only with `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "matched": 12,
                     *       "changed": 9
                     *     }
                     */
                    "application/json": components["schemas"]["RowsUpdated"];
                };
            };
            400: components["responses"]["BadBulkBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrLimit"];
            404: components["responses"]["CollectionNotFound"];
            409: components["responses"]["TooManyRows"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["PatchTypeUnsupported"];
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
                /**
                 * @description How the rows are written down.
                 * @example ndjson
                 */
                format: components["parameters"]["Format"];
                /**
                 * @description Only rows that fit. A filter is made of tests, in which `@` is the row:
                 *
                 *     | A test | fits a row |
                 *     |---|---|
                 *     | `@.price < 20`, `20 > @.price` | whose field compares so with the literal: `==`, `!=`, `<`, `<=`, `>`, `>=` |
                 *     | `@.due` | that has the field, be its value null |
                 *     | `@.tags[?@ == "home"]` | of whose elements (or members, of an object) some fits; in the brackets `@` is the element, and any filter may stand there |
                 *     | `length(@.title) > 80` | whose string has so many characters (code points), array elements, object members |
                 *     | `starts_with(@.title, "Re: ")`, `contains(@.title, "milk")` | whose string begins with the text, or holds it |
                 *
                 *     Tests are joined by `&&` and `||`, of which `&&` binds more tightly, put into parentheses and negated by `!`, which before
                 *     a comparison needs parentheses: `@.due && !(@.done == true || @.tags[?@ == "later"])`.
                 *
                 *     A path leads from `@` to a value: `.name`, `["any name"]`, `[0]` for the first element, `[-1]` for the last:
                 *     `@.address.lines[0]`, `@["first name"]`. It may end with `[?..]`. Literals are numbers, strings in double or single quotes,
                 *     `true`, `false` and `null`, written as in JSON. Spaces, tabs and line breaks may stand between all of these,
                 *     though not within the brackets of a name or index.
                 *
                 *     Nothing is compared across types: `<` and `>` hold between two numbers or two strings (by code point), `==` between two
                 *     equal values of one type, and `!=` wherever `==` doesn't. A missing field is not null. Of the rows
                 *
                 *         1 {"n":5,"done":false,"tags":["home"],"due":null}
                 *         2 {"n":"5","done":true,"tags":["home","work"]}
                 *         3 {"n":7.5,"addr":{"city":"Oslo"},"due":"2030-01-31"}
                 *         4 {"n":null,"tags":"home","addr":{"city":"Bergen"},"a b\"c":[1]}
                 *
                 *     | filter | fits |
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
                 *     To put a value into a filter, write it as JSON, and the whole filter percent-encoded, as URL builders do. So no text
                 *     can become a part of the filter:
                 *
                 *         const filter = `@.title == ${JSON.stringify(title)}`;
                 *         const query = new URLSearchParams({ filter });
                 *
                 *     A name in brackets is safe in the same way: `` `@[${JSON.stringify(field)}] < 5` ``.
                 *
                 *     A filter has at most 2,048 characters, 32 tests (comparisons, existence tests and functions, of which `length(..) > 1`
                 *     is one), 8 `(` and `[?` open at once, 8 segments a path, `[?..]` among them, 128 characters a name and 1,024 a string;
                 *     characters are code points, and all headers and the request line together take 16 KiB. Else, and where it can't be read,
                 *     the answer is 400 `parameter_invalid` and says where: `unexpected '=' at character 5`. Numbers and strings that no row
                 *     can hold are refused, too. A query that takes over 5 s is 400 `query_too_costly`.
                 *
                 *     The language is a subset of the filters of [RFC 9535](https://www.rfc-editor.org/rfc/rfc9535) (JSONPath), and means the same;
                 *     `starts_with` and `contains` are its function extensions. Not taken are `$`, `..`, `*`, slices, two paths or two literals
                 *     compared with each other, arrays and objects as literals, and other functions.
                 * @example @.done == false && starts_with(@.due, "2030-")
                 */
                filter?: components["parameters"]["Filter"];
                /**
                 * @description Rows have these fields alone, each given by a `fields` of its own, and `id`: `fields=title&fields=done`. A row lacks what it lacks, and keeps its `ETag`. Names are as for `order_by`, and none comes twice. A name that contains a comma is written as a JSON string: `fields="a,b"`.
                 * @example [
                 *       "title",
                 *       "done"
                 *     ]
                 */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /**
                 * @description The collection's name. One that doesn't fit the pattern is 400, one that isn't there 404.
                 * @example notes
                 */
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
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The collection's point in its sequence of changes to which this answer belongs; for a write, the point just after it. Pass it as `since` to `/ws` to follow on from here, and as `Collection-Cursor` to reads that are to be of no earlier state.
                     * @example k3f9x2mq-1042
                     */
                    "Collection-Cursor": components["schemas"]["Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {"id":7,"title":"Milk","done":false}
                     *     {"id":8,"title":"Call the plumber","done":false}
                     */
                    "application/x-ndjson": components["schemas"]["ExportedText"];
                    /**
                     * @example id,title,done
                     *     7,Milk,false
                     *     8,Call the plumber,false
                     */
                    "text/csv; charset=utf-8; header=present": components["schemas"]["ExportedText"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CollectionNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getRow: {
        parameters: {
            query?: {
                /**
                 * @description Rows have these fields alone, each given by a `fields` of its own, and `id`: `fields=title&fields=done`. A row lacks what it lacks, and keeps its `ETag`. Names are as for `order_by`, and none comes twice. A name that contains a comma is written as a JSON string: `fields="a,b"`.
                 * @example [
                 *       "title",
                 *       "done"
                 *     ]
                 */
                fields?: components["parameters"]["Fields"];
            };
            header?: {
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (`W/"..."`) never match.
                 * @example "k3f9x2mq-1041"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. `If-Match` is looked at first.
                 * @example "k3f9x2mq-1041"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description The last cursor that the client has seen of the collection, from `Collection-Cursor` of an answer or from a frame. Where the service has a read replica, the answer may come from that, once it has reached the cursor: so it is never of a state before it, and maybe not of the latest one. Without the header, and by a cursor that isn't one of this collection or that it hasn't reached, the answer is of the latest state.
                 * @example k3f9x2mq-1042
                 */
                "Collection-Cursor"?: components["parameters"]["SeenCursor"];
            };
            path: {
                /**
                 * @description The collection's name. One that doesn't fit the pattern is 400, one that isn't there 404.
                 * @example notes
                 */
                collection_name: components["parameters"]["CollectionNameInPath"];
                /**
                 * @description The row's `id`, in canonical decimal digits (`7`, not `07`, `+7` or `7.0`).
                 * @example 7
                 */
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
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The collection's point in its sequence of changes to which this answer belongs; for a write, the point just after it. Pass it as `since` to `/ws` to follow on from here, and as `Collection-Cursor` to reads that are to be of no earlier state.
                     * @example k3f9x2mq-1042
                     */
                    "Collection-Cursor": components["schemas"]["Cursor"];
                    /**
                     * @description The row's version as an entity tag, which is the cursor of its last change in quotes.
                     * @example "k3f9x2mq-1041"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "title": "Milk",
                     *       "body": "Two litres.",
                     *       "done": false
                     *     }
                     */
                    "application/json": components["schemas"]["Row"];
                };
            };
            /** @description The row still has one of the versions in `If-None-Match`. */
            304: {
                headers: {
                    /**
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The collection's point in its sequence of changes to which this answer belongs; for a write, the point just after it. Pass it as `since` to `/ws` to follow on from here, and as `Collection-Cursor` to reads that are to be of no earlier state.
                     * @example k3f9x2mq-1042
                     */
                    "Collection-Cursor": components["schemas"]["Cursor"];
                    /**
                     * @description The row's version as an entity tag, which is the cursor of its last change in quotes.
                     * @example "k3f9x2mq-1041"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["RowNotFound"];
            412: components["responses"]["VersionMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replaceRow: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (`W/"..."`) never match.
                 * @example "k3f9x2mq-1041"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. `If-Match` is looked at first.
                 * @example "k3f9x2mq-1041"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description Makes the request safe to repeat: carried out at most once, however often it is sent with this key, which the client makes up, at random, for each new request. Where it was carried out, the same request gets the first answer again, with `Idempotent-Replayed`, for 24 hours; another one with the key is 422. Only answers of 2xx are kept. The key is the account's: 1 to 255 visible ASCII characters but `"` and `\`, in double quotes or without.
                 * @example 7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyInHeader"];
            };
            path: {
                /**
                 * @description The collection's name. One that doesn't fit the pattern is 400, one that isn't there 404.
                 * @example notes
                 */
                collection_name: components["parameters"]["CollectionNameInPath"];
                /**
                 * @description The row's `id`, in canonical decimal digits (`7`, not `07`, `+7` or `7.0`).
                 * @example 7
                 */
                row_id: components["parameters"]["RowIdInPath"];
            };
            cookie?: never;
        };
        /** @description The row as it shall be, with its `id` or without. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowReplacement"];
            };
        };
        responses: {
            /** @description The row as it is now. */
            200: {
                headers: {
                    /**
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The collection's point in its sequence of changes to which this answer belongs; for a write, the point just after it. Pass it as `since` to `/ws` to follow on from here, and as `Collection-Cursor` to reads that are to be of no earlier state.
                     * @example k3f9x2mq-1042
                     */
                    "Collection-Cursor": components["schemas"]["Cursor"];
                    /**
                     * @description The row's version as an entity tag, which is the cursor of its last change in quotes.
                     * @example "k3f9x2mq-1041"
                     */
                    ETag: string;
                    /**
                     * @description The request was carried out before, and this is the answer that it got then. Only with `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "title": "Milk",
                     *       "done": true
                     *     }
                     */
                    "application/json": components["schemas"]["Row"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrLimit"];
            404: components["responses"]["RowNotFound"];
            409: components["responses"]["InProgress"];
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
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (`W/"..."`) never match.
                 * @example "k3f9x2mq-1041"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. `If-Match` is looked at first.
                 * @example "k3f9x2mq-1041"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description Makes the request safe to repeat: carried out at most once, however often it is sent with this key, which the client makes up, at random, for each new request. Where it was carried out, the same request gets the first answer again, with `Idempotent-Replayed`, for 24 hours; another one with the key is 422. Only answers of 2xx are kept. The key is the account's: 1 to 255 visible ASCII characters but `"` and `\`, in double quotes or without.
                 * @example 7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyInHeader"];
            };
            path: {
                /**
                 * @description The collection's name. One that doesn't fit the pattern is 400, one that isn't there 404.
                 * @example notes
                 */
                collection_name: components["parameters"]["CollectionNameInPath"];
                /**
                 * @description The row's `id`, in canonical decimal digits (`7`, not `07`, `+7` or `7.0`).
                 * @example 7
                 */
                row_id: components["parameters"]["RowIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The row is gone. */
            204: {
                headers: {
                    /**
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The collection's point in its sequence of changes to which this answer belongs; for a write, the point just after it. Pass it as `since` to `/ws` to follow on from here, and as `Collection-Cursor` to reads that are to be of no earlier state.
                     * @example k3f9x2mq-1042
                     */
                    "Collection-Cursor": components["schemas"]["Cursor"];
                    /**
                     * @description The request was carried out before, and this is the answer that it got then. Only with `Idempotency-Key`.
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
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (`W/"..."`) never match.
                 * @example "k3f9x2mq-1041"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. `If-Match` is looked at first.
                 * @example "k3f9x2mq-1041"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description Makes the request safe to repeat: carried out at most once, however often it is sent with this key, which the client makes up, at random, for each new request. Where it was carried out, the same request gets the first answer again, with `Idempotent-Replayed`, for 24 hours; another one with the key is 422. Only answers of 2xx are kept. The key is the account's: 1 to 255 visible ASCII characters but `"` and `\`, in double quotes or without.
                 * @example 7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyInHeader"];
            };
            path: {
                /**
                 * @description The collection's name. One that doesn't fit the pattern is 400, one that isn't there 404.
                 * @example notes
                 */
                collection_name: components["parameters"]["CollectionNameInPath"];
                /**
                 * @description The row's `id`, in canonical decimal digits (`7`, not `07`, `+7` or `7.0`).
                 * @example 7
                 */
                row_id: components["parameters"]["RowIdInPath"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowPatch"];
                "application/merge-patch+json": components["schemas"]["RowMergePatch"];
            };
        };
        responses: {
            /** @description The row as it is now. */
            200: {
                headers: {
                    /**
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The collection's point in its sequence of changes to which this answer belongs; for a write, the point just after it. Pass it as `since` to `/ws` to follow on from here, and as `Collection-Cursor` to reads that are to be of no earlier state.
                     * @example k3f9x2mq-1042
                     */
                    "Collection-Cursor": components["schemas"]["Cursor"];
                    /**
                     * @description The row's version as an entity tag, which is the cursor of its last change in quotes.
                     * @example "k3f9x2mq-1041"
                     */
                    ETag: string;
                    /**
                     * @description The request was carried out before, and this is the answer that it got then. Only with `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "title": "Milk",
                     *       "body": "Two litres.",
                     *       "done": true
                     *     }
                     */
                    "application/json": components["schemas"]["Row"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrLimit"];
            404: components["responses"]["RowNotFound"];
            409: components["responses"]["InProgress"];
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
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (`W/"..."`) never match.
                 * @example "k3f9x2mq-1041"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. `If-Match` is looked at first.
                 * @example "k3f9x2mq-1041"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The collection's name. One that doesn't fit the pattern is 400, one that isn't there 404.
                 * @example notes
                 */
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
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The schema as an entity tag, which is the same for the same bytes.
                     * @example "5f2b1d0c9e8a7b6c5d4e3f2a1b0c9d8e"
                     */
                    ETag: string;
                    /**
                     * @description The cursor from which on every change of the collection keeps to the schema.
                     * @example k3f9x2mq-1042
                     */
                    "Schema-Since": components["schemas"]["Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "object",
                     *       "required": [
                     *         "title",
                     *         "done"
                     *       ],
                     *       "properties": {
                     *         "title": {
                     *           "type": "string",
                     *           "minLength": 1
                     *         },
                     *         "done": {
                     *           "type": "boolean"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CollectionSchema"];
                };
            };
            /** @description The schema is still one of those in `If-None-Match`. */
            304: {
                headers: {
                    /**
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The schema as an entity tag, which is the same for the same bytes.
                     * @example "5f2b1d0c9e8a7b6c5d4e3f2a1b0c9d8e"
                     */
                    ETag: string;
                    /**
                     * @description The cursor from which on every change of the collection keeps to the schema.
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
                /**
                 * @description Nothing is written, and the answer is the same. `true` is the only value.
                 * @example true
                 */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (`W/"..."`) never match.
                 * @example "k3f9x2mq-1041"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Makes the request safe to repeat: carried out at most once, however often it is sent with this key, which the client makes up, at random, for each new request. Where it was carried out, the same request gets the first answer again, with `Idempotent-Replayed`, for 24 hours; another one with the key is 422. Only answers of 2xx are kept. The key is the account's: 1 to 255 visible ASCII characters but `"` and `\`, in double quotes or without.
                 * @example 7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyInHeader"];
            };
            path: {
                /**
                 * @description The collection's name. One that doesn't fit the pattern is 400, one that isn't there 404.
                 * @example notes
                 */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        /** @description A JSON Schema (draft 2020-12) of a row without its `id`, in at most 64 KiB. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "object",
                 *       "required": [
                 *         "title",
                 *         "done"
                 *       ],
                 *       "properties": {
                 *         "title": {
                 *           "type": "string",
                 *           "minLength": 1
                 *         },
                 *         "done": {
                 *           "type": "boolean"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CollectionSchemaInput"];
                /**
                 * @example {
                 *       "type": "object"
                 *     }
                 */
                "application/schema+json": components["schemas"]["CollectionSchemaInput"];
            };
        };
        responses: {
            /** @description The schema, as it was sent. */
            200: {
                headers: {
                    /**
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The schema as an entity tag, which is the same for the same bytes.
                     * @example "5f2b1d0c9e8a7b6c5d4e3f2a1b0c9d8e"
                     */
                    ETag: string;
                    /**
                     * @description The request was carried out before, and this is the answer that it got then. Only with `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "object",
                     *       "required": [
                     *         "title",
                     *         "done"
                     *       ],
                     *       "properties": {
                     *         "title": {
                     *           "type": "string",
                     *           "minLength": 1
                     *         },
                     *         "done": {
                     *           "type": "boolean"
                     *         }
                     *       }
                     *     }
                     */
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
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (`W/"..."`) never match.
                 * @example "k3f9x2mq-1041"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Makes the request safe to repeat: carried out at most once, however often it is sent with this key, which the client makes up, at random, for each new request. Where it was carried out, the same request gets the first answer again, with `Idempotent-Replayed`, for 24 hours; another one with the key is 422. Only answers of 2xx are kept. The key is the account's: 1 to 255 visible ASCII characters but `"` and `\`, in double quotes or without.
                 * @example 7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyInHeader"];
            };
            path: {
                /**
                 * @description The collection's name. One that doesn't fit the pattern is 400, one that isn't there 404.
                 * @example notes
                 */
                collection_name: components["parameters"]["CollectionNameInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schema is gone. */
            204: {
                headers: {
                    /**
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The request was carried out before, and this is the answer that it got then. Only with `Idempotency-Key`.
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
    listKeys: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of keys in the page. The server rejects a number that is out of range with 400.
                 * @example 100
                 */
                limit?: components["parameters"]["KeyLimit"];
                /**
                 * @description The value of `Next-After` from the page before this one.
                 * @example key_4fZ8mQ2rTn6W
                 */
                after?: components["parameters"]["AfterKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the keys. */
            200: {
                headers: {
                    /**
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The value of `after` for the next page. The header is present exactly if further keys follow.
                     * @example key_4fZ8mQ2rTn6W
                     */
                    "Next-After"?: string;
                    /**
                     * @description The next page, as a relative reference with `rel="next"`. The header is present exactly if further keys follow.
                     * @example </v1/keys?limit=100&after=key_4fZ8mQ2rTn6W>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "key_4fZ8mQ2rTn6W",
                     *         "name": "phone",
                     *         "account": "default",
                     *         "prefix": "rf_00000",
                     *         "scopes": [
                     *           "read"
                     *         ],
                     *         "collections": [
                     *           "notes"
                     *         ],
                     *         "created_at": "2025-03-14T09:26:53.589Z",
                     *         "expires_at": "2030-01-31T00:00:00.000Z",
                     *         "revoked_at": null,
                     *         "last_used_at": null
                     *       }
                     *     ]
                     */
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
                /**
                 * @description Makes the request safe to repeat: carried out at most once, however often it is sent with this key, which the client makes up, at random, for each new request. Where it was carried out, the same request gets the first answer again, with `Idempotent-Replayed`, for 24 hours; another one with the key is 422. Only answers of 2xx are kept. The key is the account's: 1 to 255 visible ASCII characters but `"` and `\`, in double quotes or without.
                 * @example 7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyInHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The name of the key and what it may do. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "phone",
                 *       "scopes": [
                 *         "read"
                 *       ],
                 *       "collections": [
                 *         "notes"
                 *       ],
                 *       "expires_at": "2030-01-31T00:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["KeyInput"];
            };
        };
        responses: {
            /** @description The key, with its text. */
            201: {
                headers: {
                    /**
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description No cache may keep the answer.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The request was carried out before, and this is the answer that it got then. Only with `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "key_4fZ8mQ2rTn6W",
                     *       "key": "rf_00000000000000000000000000000000000000",
                     *       "name": "phone",
                     *       "account": "default",
                     *       "prefix": "rf_00000",
                     *       "scopes": [
                     *         "read"
                     *       ],
                     *       "collections": [
                     *         "notes"
                     *       ],
                     *       "created_at": "2025-03-14T09:26:53.589Z",
                     *       "expires_at": "2030-01-31T00:00:00.000Z",
                     *       "revoked_at": null,
                     *       "last_used_at": null
                     *     }
                     */
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
                /**
                 * @description The id of the key, as it is listed. Not the key itself.
                 * @example key_4fZ8mQ2rTn6W
                 */
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
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "key_4fZ8mQ2rTn6W",
                     *       "name": "phone",
                     *       "account": "default",
                     *       "prefix": "rf_00000",
                     *       "scopes": [
                     *         "read"
                     *       ],
                     *       "collections": [
                     *         "notes"
                     *       ],
                     *       "created_at": "2025-03-14T09:26:53.589Z",
                     *       "expires_at": "2030-01-31T00:00:00.000Z",
                     *       "revoked_at": null,
                     *       "last_used_at": null
                     *     }
                     */
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
                /**
                 * @description Makes the request safe to repeat: carried out at most once, however often it is sent with this key, which the client makes up, at random, for each new request. Where it was carried out, the same request gets the first answer again, with `Idempotent-Replayed`, for 24 hours; another one with the key is 422. Only answers of 2xx are kept. The key is the account's: 1 to 255 visible ASCII characters but `"` and `\`, in double quotes or without.
                 * @example 7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyInHeader"];
            };
            path: {
                /**
                 * @description The id of the key, as it is listed. Not the key itself.
                 * @example key_4fZ8mQ2rTn6W
                 */
                key_id: components["parameters"]["KeyIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key has ended. */
            204: {
                headers: {
                    /**
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The request was carried out before, and this is the answer that it got then. Only with `Idempotency-Key`.
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
                /**
                 * @description Makes the request safe to repeat: carried out at most once, however often it is sent with this key, which the client makes up, at random, for each new request. Where it was carried out, the same request gets the first answer again, with `Idempotent-Replayed`, for 24 hours; another one with the key is 422. Only answers of 2xx are kept. The key is the account's: 1 to 255 visible ASCII characters but `"` and `\`, in double quotes or without.
                 * @example 7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyInHeader"];
            };
            path: {
                /**
                 * @description The id of the key, as it is listed. Not the key itself.
                 * @example key_4fZ8mQ2rTn6W
                 */
                key_id: components["parameters"]["KeyIdInPath"];
            };
            cookie?: never;
        };
        /** @description What to change. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "collections": [
                 *         "notes"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["KeyPatch"];
            };
        };
        responses: {
            /** @description The key as it is now. */
            200: {
                headers: {
                    /**
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The request was carried out before, and this is the answer that it got then. Only with `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "key_4fZ8mQ2rTn6W",
                     *       "name": "phone",
                     *       "account": "default",
                     *       "prefix": "rf_00000",
                     *       "scopes": [
                     *         "read"
                     *       ],
                     *       "collections": [
                     *         "notes"
                     *       ],
                     *       "created_at": "2025-03-14T09:26:53.589Z",
                     *       "expires_at": "2030-01-31T00:00:00.000Z",
                     *       "revoked_at": null,
                     *       "last_used_at": null
                     *     }
                     */
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
                /**
                 * @description Makes the request safe to repeat: carried out at most once, however often it is sent with this key, which the client makes up, at random, for each new request. Where it was carried out, the same request gets the first answer again, with `Idempotent-Replayed`, for 24 hours; another one with the key is 422. Only answers of 2xx are kept. The key is the account's: 1 to 255 visible ASCII characters but `"` and `\`, in double quotes or without.
                 * @example 7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyInHeader"];
            };
            path: {
                /**
                 * @description The id of the key, as it is listed. Not the key itself.
                 * @example key_4fZ8mQ2rTn6W
                 */
                key_id: components["parameters"]["KeyIdInPath"];
            };
            cookie?: never;
        };
        /** @description How long the old key still works; it may be left out. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "grace": "24h"
                 *     }
                 */
                "application/json": components["schemas"]["KeyRotation"];
            };
        };
        responses: {
            /** @description The new key, with its text. */
            201: {
                headers: {
                    /**
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description No cache may keep the answer.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The request was carried out before, and this is the answer that it got then. Only with `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "key_4fZ8mQ2rTn6W",
                     *       "key": "rf_00000000000000000000000000000000000000",
                     *       "name": "phone",
                     *       "account": "default",
                     *       "prefix": "rf_00000",
                     *       "scopes": [
                     *         "read"
                     *       ],
                     *       "collections": [
                     *         "notes"
                     *       ],
                     *       "created_at": "2025-03-14T09:26:53.589Z",
                     *       "expires_at": "2030-01-31T00:00:00.000Z",
                     *       "revoked_at": null,
                     *       "last_used_at": null
                     *     }
                     */
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
    getUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The usage of the present period. */
            200: {
                headers: {
                    /**
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getUsageHistory: {
        parameters: {
            query?: {
                /**
                 * @description How many days, today's included.
                 * @example 14
                 */
                days?: components["parameters"]["Days"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days. */
            200: {
                headers: {
                    /**
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "date": "2025-03-13",
                     *         "requests": 0,
                     *         "keys": []
                     *       },
                     *       {
                     *         "date": "2025-03-14",
                     *         "requests": 129,
                     *         "keys": [
                     *           {
                     *             "id": "key_4fZ8mQ2rTn6W",
                     *             "name": "phone",
                     *             "requests": 129
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["UsageHistory"];
                };
            };
            400: components["responses"]["BadParameter"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    openFeed: {
        parameters: {
            query: {
                /**
                 * @description The API key, for clients that can't set headers. It is kept out of the logs.
                 * @example rf_0000000000000000000000000000000000000
                 */
                api_key?: components["parameters"]["ApiKey"];
                /**
                 * @description The collection to follow.
                 * @example notes
                 */
                collection: components["parameters"]["FeedCollection"];
                /**
                 * @description The kinds of change to follow, separated by commas, each at most once. When left out, all three. (Bookmarks are not a kind to ask for: they come with `since` and `initial`. Nor are `enter` and `leave`: with a `filter`, `update` includes them.)
                 * @example [
                 *       "insert",
                 *       "delete"
                 *     ]
                 */
                events?: components["parameters"]["Events"];
                /**
                 * @description A cursor from `Collection-Cursor` or from a frame. All later changes are replayed, then the feed goes on live. A cursor that can't be served closes the socket with 4410. Clients that send it also get `bookmark` frames.
                 * @example k3f9x2mq-1042
                 */
                since?: components["parameters"]["Since"];
                /**
                 * @description Only rows that fit. A filter is made of tests, in which `@` is the row:
                 *
                 *     | A test | fits a row |
                 *     |---|---|
                 *     | `@.price < 20`, `20 > @.price` | whose field compares so with the literal: `==`, `!=`, `<`, `<=`, `>`, `>=` |
                 *     | `@.due` | that has the field, be its value null |
                 *     | `@.tags[?@ == "home"]` | of whose elements (or members, of an object) some fits; in the brackets `@` is the element, and any filter may stand there |
                 *     | `length(@.title) > 80` | whose string has so many characters (code points), array elements, object members |
                 *     | `starts_with(@.title, "Re: ")`, `contains(@.title, "milk")` | whose string begins with the text, or holds it |
                 *
                 *     Tests are joined by `&&` and `||`, of which `&&` binds more tightly, put into parentheses and negated by `!`, which before
                 *     a comparison needs parentheses: `@.due && !(@.done == true || @.tags[?@ == "later"])`.
                 *
                 *     A path leads from `@` to a value: `.name`, `["any name"]`, `[0]` for the first element, `[-1]` for the last:
                 *     `@.address.lines[0]`, `@["first name"]`. It may end with `[?..]`. Literals are numbers, strings in double or single quotes,
                 *     `true`, `false` and `null`, written as in JSON. Spaces, tabs and line breaks may stand between all of these,
                 *     though not within the brackets of a name or index.
                 *
                 *     Nothing is compared across types: `<` and `>` hold between two numbers or two strings (by code point), `==` between two
                 *     equal values of one type, and `!=` wherever `==` doesn't. A missing field is not null. Of the rows
                 *
                 *         1 {"n":5,"done":false,"tags":["home"],"due":null}
                 *         2 {"n":"5","done":true,"tags":["home","work"]}
                 *         3 {"n":7.5,"addr":{"city":"Oslo"},"due":"2030-01-31"}
                 *         4 {"n":null,"tags":"home","addr":{"city":"Bergen"},"a b\"c":[1]}
                 *
                 *     | filter | fits |
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
                 *     To put a value into a filter, write it as JSON, and the whole filter percent-encoded, as URL builders do. So no text
                 *     can become a part of the filter:
                 *
                 *         const filter = `@.title == ${JSON.stringify(title)}`;
                 *         const query = new URLSearchParams({ filter });
                 *
                 *     A name in brackets is safe in the same way: `` `@[${JSON.stringify(field)}] < 5` ``.
                 *
                 *     A filter has at most 2,048 characters, 32 tests (comparisons, existence tests and functions, of which `length(..) > 1`
                 *     is one), 8 `(` and `[?` open at once, 8 segments a path, `[?..]` among them, 128 characters a name and 1,024 a string;
                 *     characters are code points, and all headers and the request line together take 16 KiB. Else, and where it can't be read,
                 *     the answer is 400 `parameter_invalid` and says where: `unexpected '=' at character 5`. Numbers and strings that no row
                 *     can hold are refused, too. A query that takes over 5 s is 400 `query_too_costly`.
                 *
                 *     The language is a subset of the filters of [RFC 9535](https://www.rfc-editor.org/rfc/rfc9535) (JSONPath), and means the same;
                 *     `starts_with` and `contains` are its function extensions. Not taken are `$`, `..`, `*`, slices, two paths or two literals
                 *     compared with each other, arrays and objects as literals, and other functions.
                 * @example @.done == false && starts_with(@.due, "2030-")
                 */
                filter?: components["parameters"]["Filter"];
                /**
                 * @description First come the rows that are there, those that fit the `filter`, as `row` frames by `id`, then a `bookmark` with `synced`, then all later changes. Changes that are made meanwhile come in between: a client that puts the row of every `row`, `insert`, `update` and `enter` frame, and removes that of every `delete` and `leave`, holds exactly the rows that fit at that bookmark, and at every later frame. One that is cut off before the bookmark begins again. Not beside `since`, nor beside a part of `events`.
                 * @example true
                 */
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
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Belongs to `Upgrade`.
                     * @example Upgrade
                     */
                    Connection: "Upgrade";
                    /**
                     * @description The protocol of this route.
                     * @example websocket
                     */
                    Upgrade: "websocket";
                    /**
                     * @description The service's proof that it understood the handshake.
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
            /** @description All is well. */
            200: {
                headers: {
                    /**
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description No cache may keep the answer.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "service": "rowfeed"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description The database can't be reached. */
            503: {
                headers: {
                    /**
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description No cache may keep the answer.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": false,
                     *       "service": "rowfeed"
                     *     }
                     */
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
            /** @description Requests are welcome. */
            200: {
                headers: {
                    /**
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description No cache may keep the answer.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "service": "rowfeed"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description The service is stopping, or the database can't be reached. */
            503: {
                headers: {
                    /**
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description No cache may keep the answer.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": false,
                     *       "service": "rowfeed"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    getOpenapiJson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The codings that the client can read, as HTTP libraries send them by themselves ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3)). The one that it likes best is taken, of those that it likes the same `br` before `gzip`, and either before none.
                 * @example gzip
                 */
                "Accept-Encoding"?: components["parameters"]["AcceptEncoding"];
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (`W/"..."`) never match.
                 * @example "k3f9x2mq-1041"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. `If-Match` is looked at first.
                 * @example "k3f9x2mq-1041"
                 */
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
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Any cache may keep the document, and has to ask each time whether it still holds.
                     * @example no-cache
                     */
                    "Cache-Control": "no-cache";
                    /**
                     * @description The document's version as an entity tag, another one for each coding.
                     * @example "5u3xw0hGqk2v"
                     */
                    ETag: string;
                    /**
                     * @description The headers of the request that another answer may come of.
                     * @example Accept-Encoding
                     */
                    Vary: string;
                    /**
                     * @description How the body is compressed. Left out when it isn't.
                     * @example br
                     */
                    "Content-Encoding"?: "br" | "gzip";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "openapi": "3.1.0",
                     *       "info": {
                     *         "title": "rowfeed",
                     *         "version": "0.1.0"
                     *       },
                     *       "paths": {}
                     *     }
                     */
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
                /**
                 * @description The codings that the client can read, as HTTP libraries send them by themselves ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3)). The one that it likes best is taken, of those that it likes the same `br` before `gzip`, and either before none.
                 * @example gzip
                 */
                "Accept-Encoding"?: components["parameters"]["AcceptEncoding"];
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (`W/"..."`) never match.
                 * @example "k3f9x2mq-1041"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. `If-Match` is looked at first.
                 * @example "k3f9x2mq-1041"
                 */
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
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Any cache may keep the document, and has to ask each time whether it still holds.
                     * @example no-cache
                     */
                    "Cache-Control": "no-cache";
                    /**
                     * @description The document's version as an entity tag, another one for each coding.
                     * @example "5u3xw0hGqk2v"
                     */
                    ETag: string;
                    /**
                     * @description The headers of the request that another answer may come of.
                     * @example Accept-Encoding
                     */
                    Vary: string;
                    /**
                     * @description How the body is compressed. Left out when it isn't.
                     * @example br
                     */
                    "Content-Encoding"?: "br" | "gzip";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "openapi": "3.1.0",
                     *       "info": {
                     *         "title": "rowfeed",
                     *         "version": "0.1.0"
                     *       },
                     *       "paths": {}
                     *     }
                     */
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
                /**
                 * @description The codings that the client can read, as HTTP libraries send them by themselves ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3)). The one that it likes best is taken, of those that it likes the same `br` before `gzip`, and either before none.
                 * @example gzip
                 */
                "Accept-Encoding"?: components["parameters"]["AcceptEncoding"];
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (`W/"..."`) never match.
                 * @example "k3f9x2mq-1041"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. `If-Match` is looked at first.
                 * @example "k3f9x2mq-1041"
                 */
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
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Any cache may keep the document, and has to ask each time whether it still holds.
                     * @example no-cache
                     */
                    "Cache-Control": "no-cache";
                    /**
                     * @description The document's version as an entity tag, another one for each coding.
                     * @example "5u3xw0hGqk2v"
                     */
                    ETag: string;
                    /**
                     * @description The headers of the request that another answer may come of.
                     * @example Accept-Encoding
                     */
                    Vary: string;
                    /**
                     * @description How the body is compressed. Left out when it isn't.
                     * @example br
                     */
                    "Content-Encoding"?: "br" | "gzip";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "openapi": "3.0.3",
                     *       "info": {
                     *         "title": "rowfeed",
                     *         "version": "0.1.0"
                     *       },
                     *       "paths": {}
                     *     }
                     */
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
                /**
                 * @description The codings that the client can read, as HTTP libraries send them by themselves ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3)). The one that it likes best is taken, of those that it likes the same `br` before `gzip`, and either before none.
                 * @example gzip
                 */
                "Accept-Encoding"?: components["parameters"]["AcceptEncoding"];
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (`W/"..."`) never match.
                 * @example "k3f9x2mq-1041"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. `If-Match` is looked at first.
                 * @example "k3f9x2mq-1041"
                 */
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
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Any cache may keep the document, and has to ask each time whether it still holds.
                     * @example no-cache
                     */
                    "Cache-Control": "no-cache";
                    /**
                     * @description The document's version as an entity tag, another one for each coding.
                     * @example "5u3xw0hGqk2v"
                     */
                    ETag: string;
                    /**
                     * @description The headers of the request that another answer may come of.
                     * @example Accept-Encoding
                     */
                    Vary: string;
                    /**
                     * @description How the body is compressed. Left out when it isn't.
                     * @example br
                     */
                    "Content-Encoding"?: "br" | "gzip";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "asyncapi": "3.0.0",
                     *       "info": {
                     *         "title": "rowfeed",
                     *         "version": "0.1.0"
                     *       }
                     *     }
                     */
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
                /**
                 * @description The codings that the client can read, as HTTP libraries send them by themselves ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3)). The one that it likes best is taken, of those that it likes the same `br` before `gzip`, and either before none.
                 * @example gzip
                 */
                "Accept-Encoding"?: components["parameters"]["AcceptEncoding"];
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (`W/"..."`) never match.
                 * @example "k3f9x2mq-1041"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. `If-Match` is looked at first.
                 * @example "k3f9x2mq-1041"
                 */
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
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Any cache may keep the document, and has to ask each time whether it still holds.
                     * @example no-cache
                     */
                    "Cache-Control": "no-cache";
                    /**
                     * @description The document's version as an entity tag, another one for each coding.
                     * @example "5u3xw0hGqk2v"
                     */
                    ETag: string;
                    /**
                     * @description The headers of the request that another answer may come of.
                     * @example Accept-Encoding
                     */
                    Vary: string;
                    /**
                     * @description How the body is compressed. Left out when it isn't.
                     * @example br
                     */
                    "Content-Encoding"?: "br" | "gzip";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "asyncapi": "3.0.0",
                     *       "info": {
                     *         "title": "rowfeed",
                     *         "version": "0.1.0"
                     *       }
                     *     }
                     */
                    "application/yaml": components["schemas"]["AsyncapiDocument"];
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
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (`W/"..."`) never match.
                 * @example "k3f9x2mq-1041"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. `If-Match` is looked at first.
                 * @example "k3f9x2mq-1041"
                 */
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
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description A weak entity tag, which stays the same until a schema is set or removed of a collection that the key may use. Sent as `If-None-Match` to the same address, it is answered with 304 until then.
                     * @example W/"5u3xw0hGqk2v"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "openapi": "3.1.0",
                     *       "info": {
                     *         "title": "rowfeed",
                     *         "version": "0.1.0",
                     *         "x-contract": "5u3xw0hGqk2v"
                     *       },
                     *       "paths": {}
                     *     }
                     */
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
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (`W/"..."`) never match.
                 * @example "k3f9x2mq-1041"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. `If-Match` is looked at first.
                 * @example "k3f9x2mq-1041"
                 */
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
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description A weak entity tag, which stays the same until a schema is set or removed of a collection that the key may use. Sent as `If-None-Match` to the same address, it is answered with 304 until then.
                     * @example W/"5u3xw0hGqk2v"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "openapi": "3.1.0",
                     *       "info": {
                     *         "title": "rowfeed",
                     *         "version": "0.1.0",
                     *         "x-contract": "5u3xw0hGqk2v"
                     *       },
                     *       "paths": {}
                     *     }
                     */
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
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (`W/"..."`) never match.
                 * @example "k3f9x2mq-1041"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. `If-Match` is looked at first.
                 * @example "k3f9x2mq-1041"
                 */
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
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description A weak entity tag, which stays the same until a schema is set or removed of a collection that the key may use. Sent as `If-None-Match` to the same address, it is answered with 304 until then.
                     * @example W/"5u3xw0hGqk2v"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "openapi": "3.0.3",
                     *       "info": {
                     *         "title": "rowfeed",
                     *         "version": "0.1.0",
                     *         "x-contract": "5u3xw0hGqk2v"
                     *       },
                     *       "paths": {}
                     *     }
                     */
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
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (`W/"..."`) never match.
                 * @example "k3f9x2mq-1041"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. `If-Match` is looked at first.
                 * @example "k3f9x2mq-1041"
                 */
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
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description A weak entity tag, which stays the same until a schema is set or removed of a collection that the key may use. Sent as `If-None-Match` to the same address, it is answered with 304 until then.
                     * @example W/"5u3xw0hGqk2v"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "asyncapi": "3.0.0",
                     *       "info": {
                     *         "title": "rowfeed",
                     *         "version": "0.1.0",
                     *         "x-contract": "5u3xw0hGqk2v"
                     *       }
                     *     }
                     */
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
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (`W/"..."`) never match.
                 * @example "k3f9x2mq-1041"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. `If-Match` is looked at first.
                 * @example "k3f9x2mq-1041"
                 */
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
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.
                     * @example private, no-cache
                     */
                    "Cache-Control": "private, no-cache";
                    /**
                     * @description On limited plans, once the key was found valid: for each policy the requests remaining (`r`) and the seconds until they are restored (`t`), as in the IETF draft on RateLimit header fields.
                     * @example "day";r=9871;t=41210
                     */
                    RateLimit?: string;
                    /**
                     * @description On limited plans, once the key was found valid: each policy's requests (`q`) and its period in seconds (`w`), as in the IETF draft on RateLimit header fields.
                     * @example "day";q=10000;w=86400
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description A weak entity tag, which stays the same until a schema is set or removed of a collection that the key may use. Sent as `If-None-Match` to the same address, it is answered with 304 until then.
                     * @example W/"5u3xw0hGqk2v"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "asyncapi": "3.0.0",
                     *       "info": {
                     *         "title": "rowfeed",
                     *         "version": "0.1.0",
                     *         "x-contract": "5u3xw0hGqk2v"
                     *       }
                     *     }
                     */
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
    getRoot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The console is there. */
            302: {
                headers: {
                    /**
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Any cache may keep the document, and has to ask each time whether it still holds.
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
                /**
                 * @description The codings that the client can read, as HTTP libraries send them by themselves ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3)). The one that it likes best is taken, of those that it likes the same `br` before `gzip`, and either before none.
                 * @example gzip
                 */
                "Accept-Encoding"?: components["parameters"]["AcceptEncoding"];
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (`W/"..."`) never match.
                 * @example "k3f9x2mq-1041"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. `If-Match` is looked at first.
                 * @example "k3f9x2mq-1041"
                 */
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
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Any cache may keep the document, and has to ask each time whether it still holds.
                     * @example no-cache
                     */
                    "Cache-Control": "no-cache";
                    /**
                     * @description The document's version as an entity tag, another one for each coding.
                     * @example "5u3xw0hGqk2v"
                     */
                    ETag: string;
                    /**
                     * @description The headers of the request that another answer may come of.
                     * @example Accept-Encoding
                     */
                    Vary: string;
                    /**
                     * @description How the body is compressed. Left out when it isn't.
                     * @example br
                     */
                    "Content-Encoding"?: "br" | "gzip";
                    /**
                     * @description Forbids the page everything that it doesn't need.
                     * @example default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>rowfeed</title></head><body>...</body></html> */
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
                /**
                 * @description The codings that the client can read, as HTTP libraries send them by themselves ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3)). The one that it likes best is taken, of those that it likes the same `br` before `gzip`, and either before none.
                 * @example gzip
                 */
                "Accept-Encoding"?: components["parameters"]["AcceptEncoding"];
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (`W/"..."`) never match.
                 * @example "k3f9x2mq-1041"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. `If-Match` is looked at first.
                 * @example "k3f9x2mq-1041"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The name of the part, as the page has it. One that isn't there is 404.
                 * @example app-0123456789abcdefghijkl.js
                 */
                asset: components["parameters"]["AssetInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The part. */
            200: {
                headers: {
                    /**
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Any cache may keep it for ever.
                     * @example public, max-age=31536000, immutable
                     */
                    "Cache-Control": "public, max-age=31536000, immutable";
                    /**
                     * @description The document's version as an entity tag, another one for each coding.
                     * @example "5u3xw0hGqk2v"
                     */
                    ETag: string;
                    /**
                     * @description The headers of the request that another answer may come of.
                     * @example Accept-Encoding
                     */
                    Vary: string;
                    /**
                     * @description How the body is compressed. Left out when it isn't.
                     * @example br
                     */
                    "Content-Encoding"?: "br" | "gzip";
                    [name: string]: unknown;
                };
                content: {
                    /** @example document.title = 'rowfeed'; */
                    "text/javascript": components["schemas"]["SourceText"];
                    /** @example body { margin: 0 } */
                    "text/css": components["schemas"]["SourceText"];
                };
            };
            304: components["responses"]["AssetNotModified"];
            400: components["responses"]["BadDocumentRequest"];
            /** @description There is no such part. */
            404: {
                headers: {
                    /**
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description No cache may keep the answer.
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
                /**
                 * @description The codings that the client can read, as HTTP libraries send them by themselves ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3)). The one that it likes best is taken, of those that it likes the same `br` before `gzip`, and either before none.
                 * @example gzip
                 */
                "Accept-Encoding"?: components["parameters"]["AcceptEncoding"];
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (`W/"..."`) never match.
                 * @example "k3f9x2mq-1041"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. `If-Match` is looked at first.
                 * @example "k3f9x2mq-1041"
                 */
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
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Any cache may keep the document, and has to ask each time whether it still holds.
                     * @example no-cache
                     */
                    "Cache-Control": "no-cache";
                    /**
                     * @description The document's version as an entity tag, another one for each coding.
                     * @example "5u3xw0hGqk2v"
                     */
                    ETag: string;
                    /**
                     * @description The headers of the request that another answer may come of.
                     * @example Accept-Encoding
                     */
                    Vary: string;
                    /**
                     * @description How the body is compressed. Left out when it isn't.
                     * @example br
                     */
                    "Content-Encoding"?: "br" | "gzip";
                    /**
                     * @description Forbids the page everything that it doesn't need.
                     * @example default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>rowfeed</title></head><body>...</body></html> */
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
                /**
                 * @description The codings that the client can read, as HTTP libraries send them by themselves ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3)). The one that it likes best is taken, of those that it likes the same `br` before `gzip`, and either before none.
                 * @example gzip
                 */
                "Accept-Encoding"?: components["parameters"]["AcceptEncoding"];
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (`W/"..."`) never match.
                 * @example "k3f9x2mq-1041"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. `If-Match` is looked at first.
                 * @example "k3f9x2mq-1041"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sections, in the order in which the pages have them. */
            200: {
                headers: {
                    /**
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Any cache may keep the document, and has to ask each time whether it still holds.
                     * @example no-cache
                     */
                    "Cache-Control": "no-cache";
                    /**
                     * @description The document's version as an entity tag, another one for each coding.
                     * @example "5u3xw0hGqk2v"
                     */
                    ETag: string;
                    /**
                     * @description The headers of the request that another answer may come of.
                     * @example Accept-Encoding
                     */
                    Vary: string;
                    /**
                     * @description How the body is compressed. Left out when it isn't.
                     * @example br
                     */
                    "Content-Encoding"?: "br" | "gzip";
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "title": "Close codes",
                     *         "where": "Errors",
                     *         "address": "/docs/errors#close-codes",
                     *         "text": "A feed ends with one of these codes."
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DocsSections"];
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
                /**
                 * @description The codings that the client can read, as HTTP libraries send them by themselves ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3)). The one that it likes best is taken, of those that it likes the same `br` before `gzip`, and either before none.
                 * @example gzip
                 */
                "Accept-Encoding"?: components["parameters"]["AcceptEncoding"];
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (`W/"..."`) never match.
                 * @example "k3f9x2mq-1041"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Entity tags as `ETag` gave them, separated by commas, or `*` for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. `If-Match` is looked at first.
                 * @example "k3f9x2mq-1041"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The guide's name. One that isn't there is 404.
                 * @example feed
                 */
                guide: components["parameters"]["GuideInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    /**
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description Any cache may keep the document, and has to ask each time whether it still holds.
                     * @example no-cache
                     */
                    "Cache-Control": "no-cache";
                    /**
                     * @description The document's version as an entity tag, another one for each coding.
                     * @example "5u3xw0hGqk2v"
                     */
                    ETag: string;
                    /**
                     * @description The headers of the request that another answer may come of.
                     * @example Accept-Encoding
                     */
                    Vary: string;
                    /**
                     * @description How the body is compressed. Left out when it isn't.
                     * @example br
                     */
                    "Content-Encoding"?: "br" | "gzip";
                    /**
                     * @description Forbids the page everything that it doesn't need.
                     * @example default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy": string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><html lang="en"><head><title>Change feed (WebSocket)</title></head><body>...</body></html> */
                    "text/html": components["schemas"]["HtmlPage"];
                };
            };
            304: components["responses"]["DocumentNotModified"];
            400: components["responses"]["BadDocumentRequest"];
            /** @description There is no such guide. */
            404: {
                headers: {
                    /**
                     * @description Names this request in the service's log: the caller's `X-Request-Id` when it was well-formed, else a new one.
                     * @example b7c41e5a90d24f6f
                     */
                    "Request-Id": string;
                    /**
                     * @description Tells browsers to take the media type as given.
                     * @example nosniff
                     */
                    "X-Content-Type-Options": "nosniff";
                    /**
                     * @description No cache may keep the answer.
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
