// Generated from openapi.yaml, asyncapi.yaml and src/docs by npm run generate. Do not edit.
export const openapiYaml = `# The HTTP contract of rowfeed, written by hand. \`npm run generate\` generates the types, the validators, the router
# table and the served documents from it. Except for the version, it uses only features that OpenAPI 3.0.3 can also
# express, so that a 3.0.3 form can be derived for older tools.
openapi: 3.1.0

info:
  title: rowfeed
  version: 0.1.0
  license:
    name: MIT
    url: https://opensource.org/license/mit
  description: |
    rowfeed stores **collections** of **rows**. A row is a JSON object with an \`id\`. Clients insert, list, get, update
    and delete rows over HTTP. They can follow every change over a WebSocket connection, the feed. The AsyncAPI
    document at \`/asyncapi.yaml\` describes the frames of the feed.

    The server enforces everything that this document specifies, and does not do anything else. It does not silently
    ignore, clamp, reorder or alter any input. The following guides describe rules that apply to all operations. The
    server publishes them at these paths:

    - [Collections and rows](/docs/rows): examples of every operation, and supported values
    - [Authenticate](/docs/authenticate): how to send a key, and what a key allows
    - [Set plans and quotas](/docs/plans): which requests are counted, and what an account can store
    - [Change feed (WebSocket)](/docs/feed): the frames, cursors and close codes of the feed
    - [Errors](/docs/errors): the format of errors, their codes, and which error comes first
    - [HTTP reference](/docs/http): headers, limits and cross-origin requests
    - [Versioning](/docs/versioning): what later versions can change

    Every request under \`/v1\`, and the handshake of \`/ws\`, requires an API key. The body of every error is a problem
    (RFC 9457). Its \`code\` is one of \`x-error-codes\`. Programs should check this code. If a program does not know a
    code, it should handle the error by its status.
  contact:
    name: The operator of this service

servers:
  - url: http://127.0.0.1:3000
    description: A server that was started on this machine with \`npm start\` or \`npx rowfeed\`.

tags:
  - name: collections
    description: Named sets of rows.
  - name: rows
    description: The JSON objects in a collection.
  - name: schemas
    description: The JSON Schema of a collection, by which the server validates its rows.
  - name: feed
    description: Every change to the rows of a collection as it happens, over a WebSocket connection.
  - name: keys
    description: The API keys of an account. These operations require a key with the scope admin.
  - name: usage
    description: The requests and the storage that an account has used.
  - name: health
    description: Health checks of the server.
  - name: documents
    description: >-
      The contracts, a page to read and try them, the guides, and the console. Only the typed contracts of an account
      require a key.

security:
  - bearerKey: []
  - headerKey: []

# The error codes of this version. \`x-codes\` of a response lists the codes that it can have.
x-error-codes:
  request_malformed:
    status: 400
    title: The request can't be parsed
    description: >-
      The request line, a header or the WebSocket handshake is malformed, or the request has two \`Host\` or two
      \`Content-Type\` headers.
  credentials_conflict:
    status: 400
    title: The API keys differ
    description: The request contains API keys in more than one place, and they differ.
  parameter_invalid:
    status: 400
    title: A parameter is invalid
    description: A path, query or header parameter is missing, unknown, repeated or has an invalid value.
  body_malformed:
    status: 400
    title: The body is not JSON
    description: The body is empty, is not well-formed JSON, or is not valid UTF-8.
  body_invalid:
    status: 400
    title: The body is invalid
    description: The body is JSON, but does not have the form that the operation requires.
  page_too_large:
    status: 400
    title: The page is too large
    description: The rows of this page are larger than 16 MiB in total. Request fewer rows with a smaller \`limit\`.
  query_too_costly:
    status: 400
    title: The list takes too long
    description: >-
      The server stopped the query after 10 s, or after 5 s if the request has a \`filter\`, because no index serves it.
      In a large collection, sort by a field, or compare a field with a value in the filter.
  key_missing:
    status: 401
    title: An API key is required
    description: The request does not contain an API key.
  key_invalid:
    status: 401
    title: The API key is invalid
    description: The key is malformed, unknown, revoked or expired.
  scope_insufficient:
    status: 403
    title: The API key does not allow this
    description: The key does not have the scope for this operation, or it is limited to other collections.
  grant_exceeded:
    status: 403
    title: The key does not have these permissions
    description: >-
      The request would grant, update or revoke a permission that the requesting key does not have: a scope, a
      collection or a later expiry.
  limit_reached:
    status: 403
    title: The storage limit of the plan is reached
    description: >-
      The request would exceed a storage limit of the account's plan: collections, rows or bytes. The code is also
      used if all schemas of an account would exceed 1 MiB, or if a typed contract is too large. \`detail\` names the
      limit. The server did not store anything. Storage limits never prevent deletes, which free storage.
  origin_forbidden:
    status: 403
    title: The origin is not allowed
    description: A web page of this origin cannot open the feed. \`ROWFEED_CORS_ORIGIN\` lists the allowed origins.
  route_not_found:
    status: 404
    title: The route does not exist
    description: The server does not have this path. Paths are exact and do not end with a slash.
  collection_not_found:
    status: 404
    title: The collection does not exist
    description: The account does not have a collection with this name.
  row_not_found:
    status: 404
    title: The row does not exist
    description: The collection does not have a row with this id, or the row was deleted.
  schema_not_found:
    status: 404
    title: The collection has no schema
    description: The collection does not have a schema, so its rows can have any supported values.
  key_not_found:
    status: 404
    title: The key does not exist
    description: The account does not have a key with this id.
  method_not_allowed:
    status: 405
    title: The route does not support this method
    description: The path exists, but does not support this method. \`Allow\` lists the supported methods.
  request_timeout:
    status: 408
    title: The request took too long to arrive
    description: The headers took more than 10 s to arrive, or the complete request more than 28 s.
  collection_exists:
    status: 409
    title: The collection already exists
    description: The account already has a collection with this name.
  key_ended:
    status: 409
    title: The key is revoked or expired
    description: The key was revoked or has expired. It cannot be updated or rotated. Create a new key.
  last_admin_key:
    status: 409
    title: The account needs an admin key
    description: >-
      The key has the scope \`admin\` for all collections. No other key of the account has its scopes for all
      collections and lasts as long. It cannot be revoked, lose permissions or expire earlier. It can be rotated.
  too_many_keys:
    status: 409
    title: The account has too many keys
    description: >-
      The account has 10,000 keys, including revoked and expired keys. The command \`rowfeed keys create\` can create
      more.
  idempotency_in_progress:
    status: 409
    title: The same request is in progress
    description: Another request with this \`Idempotency-Key\` is in progress. Retry after one second.
  schema_busy:
    status: 409
    title: The schema is being changed
    description: Another request that sets or removes the schema of this collection is in progress.
  rows_mismatch:
    status: 409
    title: Rows do not conform to the schema
    description: >-
      The collection has rows that do not conform to the schema. \`errors\` names the first ten of them, and \`checked\`
      contains the number of rows that were checked. The server did not change anything.
  too_many_rows:
    status: 409
    title: Too many rows match
    description: >-
      More than \`max_rows\` rows match the \`filter\`, or the matching rows are larger than 4 MiB in total, before or
      after the change. The server did not change any row.
  page_expired:
    status: 410
    title: The page token is no longer valid
    description: >-
      The collection was deleted and created again since the server returned this value of \`after\`. Start again from
      the first page.
  cursor_expired:
    status: 410
    title: The cursor is no longer valid
    description: >-
      The changes after the cursor are not available. The cursor is older than the change log, is ahead of the
      collection, or belongs to an earlier collection of the same name. List the rows again, and continue from the
      cursor of the list.
  version_mismatch:
    status: 412
    title: The version does not match
    description: >-
      The current version is not one of the versions in \`If-Match\`, or it is one of the versions in \`If-None-Match\`.
      Get the current version and try again.
  body_too_large:
    status: 413
    title: The body is too large
    description: The body is larger than 1 MiB.
  media_type_unsupported:
    status: 415
    title: The body's media type is not supported
    description: >-
      \`Content-Type\` is missing or not supported by the operation, it has a charset other than UTF-8, or the body has
      a \`Content-Encoding\`.
  value_unsupported:
    status: 422
    title: A value can't be stored exactly
    description: >-
      The body contains a value that the server cannot return unchanged, such as an integer that a double would
      change. Or a value exceeds a limit for rows. Other numbers are stored as the nearest double.
  schema_invalid:
    status: 422
    title: The schema is not supported
    description: >-
      The body is not a JSON Schema, uses an unsupported keyword, or exceeds a limit for schemas. \`errors\` contains
      the places and the reasons.
  row_invalid:
    status: 422
    title: The row does not conform to the schema
    description: >-
      A row does not conform to the schema of its collection, either as sent or after the change. The server also
      returns this error if the validation would take more than 2 s. The server did not store anything.
  idempotency_key_reused:
    status: 422
    title: The idempotency key belongs to another request
    description: >-
      The server executed another request with this \`Idempotency-Key\`: its method, path, query, media type, \`If-Match\`,
      \`If-None-Match\`, \`Prefer\` or body differs. A new request needs a new key.
  upgrade_required:
    status: 426
    title: This route requires a WebSocket connection
    description: The request is not a WebSocket handshake.
  too_many_attempts:
    status: 429
    title: Too many invalid keys
    description: >-
      The server received more than 20 invalid keys from this address within a minute. Valid keys from this address
      are not affected.
  quota_exceeded:
    status: 429
    title: The quota is exhausted
    description: The account has exhausted the quota of its plan for now. \`detail\` names the policy.
  too_many_sockets:
    status: 429
    title: Too many open feeds
    description: >-
      The key or its account has as many open feeds on this instance as it can have. This maximum is lower while other
      accounts, or other keys of the account, have or request feeds.
  headers_too_large:
    status: 431
    title: The headers are too large
    description: The headers of the request are larger than 16 KiB.
  internal_error:
    status: 500
    title: Internal server error
    description: The server has a fault. It logs the fault with the \`request_id\`.
  method_unknown:
    status: 501
    title: The method is not supported
    description: The server does not support this method for any path. Methods are case-sensitive.
  sockets_exhausted:
    status: 503
    title: The instance has too many open feeds
    description: This instance has the maximum number of open feeds of all keys.
  index_building:
    status: 503
    title: An index is being created
    description: >-
      The server is creating an index that the list needs. \`index\` contains how far it is, and \`Retry-After\` when to
      send the request again.
  database_unavailable:
    status: 503
    title: The database is not available
    description: >-
      The database is unreachable, locked or failing. If \`detail\` reports it, the write may have been executed.
  overloaded:
    status: 503
    title: The server is overloaded
    description: >-
      Too much work is in progress, either in total or for one client. The server did not execute this request.
  shutting_down:
    status: 503
    title: The server is shutting down
    description: The instance is shutting down and rejects new requests. It did not execute this request.
  storage_full:
    status: 507
    title: The disk is full
    description: >-
      The database does not have enough space for the change. The server did not change anything, and reads still
      work.

# Optional headers that any request can have in addition to the headers of its operation.
x-request-headers:
  traceparent:
    description: >-
      The trace that the request belongs to ([Trace Context](https://www.w3.org/TR/trace-context/)). The server
      accepts this header, so that traced pages can send it, but does not read it.
    schema: { type: string }
    example: 00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01
  tracestate:
    description: Sent together with \`traceparent\`.
    schema: { type: string }
    example: vendor=t61rcWkgMzE
  baggage:
    description: Sent together with \`traceparent\` ([Baggage](https://www.w3.org/TR/baggage/)).
    schema: { type: string }
    example: tenant=blue
  X-Request-Id:
    description: >-
      A name for the request, to find it in the server's log. If it has this form, the server returns it as
      \`Request-Id\`. Otherwise, the server creates a new one.
    schema:
      type: string
      pattern: '^[A-Za-z0-9._~+/=:-]{1,128}$'
    example: b7c41e5a90d24f6f

# Headers that any response can have in addition to its declared headers.
x-transport-headers:
  - Access-Control-Allow-Headers
  - Access-Control-Allow-Methods
  - Access-Control-Allow-Origin
  - Access-Control-Expose-Headers
  - Access-Control-Max-Age
  - Connection
  - Content-Length
  - Content-Type
  - Date
  - Keep-Alive
  - Transfer-Encoding
  - Vary

# Responses to requests that do not reach an operation, by status.
x-answers-outside-operations:
  '204':
    description: The response to a preflight from an allowed origin, if cross-origin requests are enabled.
    headers:
      Request-Id: { $ref: '#/components/headers/RequestId' }
      X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
  '400':
    description: >-
      The request is malformed or ambiguous (\`request_malformed\`), or a request under \`/v1\` contains two different
      keys.
    x-codes: [request_malformed, credentials_conflict]
    headers:
      Request-Id: { $ref: '#/components/headers/RequestId' }
      X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
      Cache-Control: { $ref: '#/components/headers/NoStore' }
    content:
      application/problem+json:
        schema: { $ref: '#/components/schemas/ProblemDetails' }
        examples:
          request_malformed:
            summary: A line that is not a request
            value:
              type: urn:rowfeed:problem:request_malformed
              title: The request can't be parsed
              status: 400
              detail: The request is not HTTP/1.1 as RFC 9112 defines it.
              code: request_malformed
              request_id: b7c41e5a90d24f6f
          credentials_conflict: { $ref: '#/components/examples/credentials_conflict' }
  '401': { $ref: '#/components/responses/Unauthorized' }
  '404':
    description: The path does not exist. Under \`/v1\`, only requests with a valid key receive this response.
    x-codes: [route_not_found]
    headers:
      Request-Id: { $ref: '#/components/headers/RequestId' }
      X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
      Cache-Control: { $ref: '#/components/headers/NoStore' }
      RateLimit: { $ref: '#/components/headers/RateLimit' }
      RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
    content:
      application/problem+json:
        schema: { $ref: '#/components/schemas/ProblemDetails' }
        examples:
          route_not_found:
            summary: A path that ends with a slash
            value:
              type: urn:rowfeed:problem:route_not_found
              title: The route does not exist
              status: 404
              detail: There is no route /v1/collections/.
              instance: /v1/collections/
              code: route_not_found
              request_id: b7c41e5a90d24f6f
  '405':
    description: The path exists, but does not support this method.
    x-codes: [method_not_allowed]
    headers:
      Request-Id: { $ref: '#/components/headers/RequestId' }
      X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
      Cache-Control: { $ref: '#/components/headers/NoStore' }
      RateLimit: { $ref: '#/components/headers/RateLimit' }
      RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
      Allow:
        description: The methods that the path supports, separated by commas.
        required: true
        schema:
          type: string
        example: GET, HEAD, POST
    content:
      application/problem+json:
        schema: { $ref: '#/components/schemas/ProblemDetails' }
        examples:
          method_not_allowed:
            summary: PUT on the list of collections
            value:
              type: urn:rowfeed:problem:method_not_allowed
              title: The route does not support this method
              status: 405
              detail: /v1/collections has GET, HEAD and POST, but not PUT.
              instance: /v1/collections
              code: method_not_allowed
              request_id: b7c41e5a90d24f6f
  '408':
    description: The request took too long to arrive. The server closes the connection.
    x-codes: [request_timeout]
    headers:
      Request-Id: { $ref: '#/components/headers/RequestId' }
      X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
      Cache-Control: { $ref: '#/components/headers/NoStore' }
    content:
      application/problem+json:
        schema: { $ref: '#/components/schemas/ProblemDetails' }
        examples:
          request_timeout:
            summary: A body that never arrived
            value:
              type: urn:rowfeed:problem:request_timeout
              title: The request took too long to arrive
              status: 408
              detail: The request was not complete in time.
              code: request_timeout
              request_id: b7c41e5a90d24f6f
  '429': { $ref: '#/components/responses/TooManyRequests' }
  '431':
    description: The headers are too large. The server closes the connection.
    x-codes: [headers_too_large]
    headers:
      Request-Id: { $ref: '#/components/headers/RequestId' }
      X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
      Cache-Control: { $ref: '#/components/headers/NoStore' }
    content:
      application/problem+json:
        schema: { $ref: '#/components/schemas/ProblemDetails' }
        examples:
          headers_too_large:
            summary: A very long header
            value:
              type: urn:rowfeed:problem:headers_too_large
              title: The headers are too large
              status: 431
              detail: The headers are larger than 16384 bytes.
              code: headers_too_large
              request_id: b7c41e5a90d24f6f
  '500': { $ref: '#/components/responses/InternalError' }
  '501':
    description: The server does not support this method for any path. It closes the connection.
    x-codes: [method_unknown]
    headers:
      Request-Id: { $ref: '#/components/headers/RequestId' }
      X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
      Cache-Control: { $ref: '#/components/headers/NoStore' }
    content:
      application/problem+json:
        schema: { $ref: '#/components/schemas/ProblemDetails' }
        examples:
          method_unknown:
            summary: A method in lower case
            value:
              type: urn:rowfeed:problem:method_unknown
              title: The method is not supported
              status: 501
              detail: The server does not support this method. Methods are case-sensitive.
              code: method_unknown
              request_id: b7c41e5a90d24f6f
  '503': { $ref: '#/components/responses/ServiceUnavailable' }

paths:
  /v1/collections:
    get:
      operationId: listCollections
      tags: [collections]
      summary: List collections
      description: >-
        Returns all collections of the key's account, sorted by name in ascending order (by code point). If the key is
        limited to certain collections, the list contains only these collections, and its \`ETag\` depends on no other
        collection.
      x-scope: read
      parameters:
        - $ref: '#/components/parameters/IfMatch'
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The collections, or an empty array if the account has no collections.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/PrivateNoCache' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
            ETag: { $ref: '#/components/headers/ListETag' }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/CollectionList' }
              examples:
                some:
                  summary: Two collections
                  value:
                    - name: notes
                    - name: shopping-lists
                none:
                  summary: A new account
                  value: []
        '304':
          description: The list has not changed since the version in \`If-None-Match\`.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/PrivateNoCache' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
            ETag: { $ref: '#/components/headers/ListETag' }
        '400': { $ref: '#/components/responses/BadParameter' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/Forbidden' }
        '412': { $ref: '#/components/responses/ListMismatch' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '500': { $ref: '#/components/responses/InternalError' }
        '503': { $ref: '#/components/responses/ServiceUnavailable' }
    post:
      operationId: createCollection
      tags: [collections]
      summary: Create a collection
      description: >-
        Creates an empty collection. Its name is part of every path of the collection, and cannot be changed later. If
        a deleted collection had the same name, the new collection does not continue it. The ids of its rows start at
        1, and cursors and ETags of the deleted collection are not valid for it.
      x-scope: write
      x-unbound-only: true
      parameters:
        - $ref: '#/components/parameters/IdempotencyKeyInHeader'
      requestBody:
        required: true
        description: The name of the collection.
        content:
          application/json:
            schema: { $ref: '#/components/schemas/CollectionInput' }
            example:
              name: notes
      responses:
        '201':
          description: The collection was created.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/PrivateNoCache' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
            Location: { $ref: '#/components/headers/Location' }
            Idempotent-Replayed: { $ref: '#/components/headers/IdempotentReplayed' }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Collection' }
              example:
                name: notes
          links:
            getCollection:
              operationId: getCollection
              parameters: { collection_name: $response.body#/name }
              description: The details of the collection.
            insertRows:
              operationId: insertRows
              parameters: { collection_name: $response.body#/name }
              description: Inserts the first rows of the collection.
            listRows:
              operationId: listRows
              parameters: { collection_name: $response.body#/name }
              description: Lists the rows of the collection.
            setSchema:
              operationId: setSchema
              parameters: { collection_name: $response.body#/name }
              description: Sets the schema of the collection.
            deleteCollection:
              operationId: deleteCollection
              parameters: { collection_name: $response.body#/name }
              description: Deletes the collection.
        '400': { $ref: '#/components/responses/BadBody' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/ForbiddenOrLimit' }
        '409': { $ref: '#/components/responses/CollectionExists' }
        '413': { $ref: '#/components/responses/BodyTooLarge' }
        '415': { $ref: '#/components/responses/MediaTypeUnsupported' }
        '422': { $ref: '#/components/responses/KeyReused' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '500': { $ref: '#/components/responses/InternalError' }
        '503': { $ref: '#/components/responses/ServiceUnavailable' }
        '507': { $ref: '#/components/responses/StorageFull' }

  /v1/collections/{collection_name}:
    parameters:
      - $ref: '#/components/parameters/CollectionNameInPath'
    get:
      operationId: getCollection
      tags: [collections]
      summary: Get a collection
      description: Returns the number of rows in the collection, the time at which it was created, and its indexes.
      x-scope: read
      responses:
        '200':
          description: The details of the collection.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/PrivateNoCache' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/CollectionDetails' }
              example:
                name: notes
                rows: 8
                created_at: '2025-03-14T09:26:53.589Z'
                indexes: []
        '400': { $ref: '#/components/responses/BadParameter' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/Forbidden' }
        '404': { $ref: '#/components/responses/CollectionNotFound' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '500': { $ref: '#/components/responses/InternalError' }
        '503': { $ref: '#/components/responses/ServiceUnavailable' }
    delete:
      operationId: deleteCollection
      tags: [collections]
      summary: Delete a collection
      description: >-
        Deletes the collection with all its rows and its change log. The feed does not send \`delete\` frames for these
        rows. The server closes open feeds of the collection with 4404. If the collection does not exist, the server
        returns 404.
      x-scope: write
      x-unbound-only: true
      parameters:
        - $ref: '#/components/parameters/IdempotencyKeyInHeader'
      responses:
        '204':
          description: The collection and its rows were deleted.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/PrivateNoCache' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
            Idempotent-Replayed: { $ref: '#/components/headers/IdempotentReplayed' }
        '400': { $ref: '#/components/responses/BadParameter' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/Forbidden' }
        '404': { $ref: '#/components/responses/CollectionNotFound' }
        '409': { $ref: '#/components/responses/InProgress' }
        '422': { $ref: '#/components/responses/KeyReused' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '500': { $ref: '#/components/responses/InternalError' }
        '503': { $ref: '#/components/responses/ServiceUnavailable' }
        '507': { $ref: '#/components/responses/StorageFull' }

  /v1/collections/{collection_name}/rows:
    parameters:
      - $ref: '#/components/parameters/CollectionNameInPath'
    get:
      operationId: listRows
      tags: [rows]
      summary: List rows
      description: |
        Returns one page of the collection's rows, in the requested sort order. The page and \`Collection-Cursor\` come
        from one snapshot. If a page starts after the last row, it is an empty array.

        If there are more rows, the response has the header \`Next-After\`. To get the next page, repeat the request
        with this value as \`after\`. Each row is on exactly one page if its sorted fields do not change and it
        continues to match the \`filter\`. Other writes do not affect this.
      x-scope: read
      parameters:
        - $ref: '#/components/parameters/Limit'
        - $ref: '#/components/parameters/Offset'
        - $ref: '#/components/parameters/OrderBy'
        - $ref: '#/components/parameters/Order'
        - $ref: '#/components/parameters/PreferCount'
        - $ref: '#/components/parameters/Filter'
        - $ref: '#/components/parameters/Sort'
        - $ref: '#/components/parameters/Fields'
        - $ref: '#/components/parameters/After'
        - $ref: '#/components/parameters/IfMatch'
        - $ref: '#/components/parameters/IfNoneMatch'
        - $ref: '#/components/parameters/SeenCursor'
      responses:
        '200':
          description: The rows of this page.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/PrivateNoCache' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
            Collection-Cursor: { $ref: '#/components/headers/CollectionCursor' }
            ETag: { $ref: '#/components/headers/ListETag' }
            Next-After: { $ref: '#/components/headers/NextAfter' }
            Link: { $ref: '#/components/headers/NextLink' }
            Total-Count: { $ref: '#/components/headers/TotalCount' }
            Preference-Applied: { $ref: '#/components/headers/CountApplied' }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/RowList' }
              examples:
                newest_first:
                  summary: The two newest rows, with ?limit=2&order_by=id&order=desc
                  value:
                    - id: 8
                      title: Call the plumber
                      body: The kitchen tap drips again.
                      done: false
                      tags: [home, phone]
                    - id: 7
                      title: Milk
                      body: Two litres.
                      done: false
                past_the_end:
                  summary: A page after the last row, with ?offset=100
                  value: []
        '304':
          description: The collection has not changed since the version in \`If-None-Match\`.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/PrivateNoCache' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
            Collection-Cursor: { $ref: '#/components/headers/CollectionCursor' }
            ETag: { $ref: '#/components/headers/ListETag' }
        '400': { $ref: '#/components/responses/BadPage' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/Forbidden' }
        '404': { $ref: '#/components/responses/CollectionNotFound' }
        '410': { $ref: '#/components/responses/PageExpired' }
        '412': { $ref: '#/components/responses/ListMismatch' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '500': { $ref: '#/components/responses/InternalError' }
        '503': { $ref: '#/components/responses/ListUnavailable' }
    post:
      operationId: insertRows
      tags: [rows]
      summary: Insert rows
      description: >-
        Inserts 1 to 1,000 rows, all of them or none. The response contains the rows in the order of the request, each
        with its new \`id\`. Ids ascend in this order. The server never assigns an id twice, even if a row is deleted. A
        rejected insert does not use any ids. The feed sends one \`insert\` frame for each row. These frames are
        consecutive and in the same order.
      x-scope: write
      parameters:
        - $ref: '#/components/parameters/PreferReturn'
        - $ref: '#/components/parameters/IdempotencyKeyInHeader'
      requestBody:
        required: true
        description: The rows, without \`id\`. To insert one row, send an array with one element.
        content:
          application/json:
            schema: { $ref: '#/components/schemas/RowInputList' }
            examples:
              two_rows:
                summary: Two rows with different fields
                value:
                  - title: Milk
                    body: Two litres.
                    done: false
                  - title: Call the plumber
                    body: The kitchen tap drips again.
                    done: false
                    tags: [home, phone]
              empty_row:
                summary: A row without fields
                value:
                  - {}
      responses:
        '201':
          description: >-
            The rows were stored and synced to disk. With \`Prefer: return=minimal\`, each row contains only its \`id\`,
            and the response has the header \`Preference-Applied\`.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/PrivateNoCache' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
            Collection-Cursor: { $ref: '#/components/headers/CollectionCursor' }
            Preference-Applied: { $ref: '#/components/headers/ReturnApplied' }
            Idempotent-Replayed: { $ref: '#/components/headers/IdempotentReplayed' }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/InsertedRowList' }
              examples:
                two_rows:
                  summary: The rows with their ids
                  value:
                    - id: 7
                      title: Milk
                      body: Two litres.
                      done: false
                    - id: 8
                      title: Call the plumber
                      body: The kitchen tap drips again.
                      done: false
                      tags: [home, phone]
                return_minimal:
                  summary: 'With Prefer: return=minimal'
                  value:
                    - id: 7
                    - id: 8
          links:
            getRow:
              operationId: getRow
              parameters: { collection_name: $request.path.collection_name, row_id: $response.body#/0/id }
              description: Gets the first of the new rows.
            updateRow:
              operationId: updateRow
              parameters: { collection_name: $request.path.collection_name, row_id: $response.body#/0/id }
              description: Updates the first of the new rows.
            replaceRow:
              operationId: replaceRow
              parameters: { collection_name: $request.path.collection_name, row_id: $response.body#/0/id }
              description: Replaces the first of the new rows.
            deleteRow:
              operationId: deleteRow
              parameters: { collection_name: $request.path.collection_name, row_id: $response.body#/0/id }
              description: Deletes the first of the new rows.
        '400': { $ref: '#/components/responses/BadBody' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/ForbiddenOrLimit' }
        '404': { $ref: '#/components/responses/CollectionNotFound' }
        '409': { $ref: '#/components/responses/InProgress' }
        '413': { $ref: '#/components/responses/BodyTooLarge' }
        '415': { $ref: '#/components/responses/MediaTypeUnsupported' }
        '422': { $ref: '#/components/responses/RowRefused' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '500': { $ref: '#/components/responses/InternalError' }
        '503': { $ref: '#/components/responses/ServiceUnavailable' }
        '507': { $ref: '#/components/responses/StorageFull' }
    patch:
      operationId: updateRows
      tags: [rows]
      summary: Update matching rows
      description: |
        Updates all rows that match the \`filter\`, or none of them. As for a single row, the media type determines how
        the fields are merged. The server selects the rows from one snapshot. The feed sends one \`update\` frame for
        each row that changed. These frames are consecutive and in order of \`id\`. If one row would exceed a limit for
        rows, the server does not update any row, and the problem names that row.

        If more than \`max_rows\` rows match, the server does not update any row. It does the same if the matching rows
        are larger than 4 MiB in total, before or after the update. To get the number of matching rows first, use
        \`dry_run\`.
      x-scope: write
      x-refused-headers: [If-Match, If-None-Match]
      parameters:
        - $ref: '#/components/parameters/FilterRequired'
        - $ref: '#/components/parameters/MaxRows'
        - $ref: '#/components/parameters/DryRun'
        - $ref: '#/components/parameters/IdempotencyKeyInHeader'
      requestBody:
        required: true
        description: The fields to update in every matching row.
        content:
          application/json:
            schema: { $ref: '#/components/schemas/RowsPatch' }
            examples:
              tick_off:
                summary: Set one field
                value:
                  done: true
          application/merge-patch+json:
            schema: { $ref: '#/components/schemas/RowsPatch' }
            examples:
              remove_field:
                summary: Set one field and remove another
                value:
                  done: true
                  tags: null
      responses:
        '200':
          description: The rows were updated and synced to disk.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/PrivateNoCache' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
            Collection-Cursor: { $ref: '#/components/headers/CollectionCursor' }
            Idempotent-Replayed: { $ref: '#/components/headers/IdempotentReplayed' }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/RowsUpdated' }
              example:
                matched: 12
                changed: 9
        '400': { $ref: '#/components/responses/BadBulkBody' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/ForbiddenOrLimit' }
        '404': { $ref: '#/components/responses/CollectionNotFound' }
        '409': { $ref: '#/components/responses/TooManyRows' }
        '413': { $ref: '#/components/responses/BodyTooLarge' }
        '415': { $ref: '#/components/responses/PatchTypeUnsupported' }
        '422': { $ref: '#/components/responses/RowRefused' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '500': { $ref: '#/components/responses/InternalError' }
        '503': { $ref: '#/components/responses/ListUnavailable' }
        '507': { $ref: '#/components/responses/StorageFull' }
    delete:
      operationId: deleteRows
      tags: [rows]
      summary: Delete matching rows
      description: >-
        Deletes all rows that match the \`filter\`, or none of them. The server selects the rows from one snapshot. The
        feed sends one \`delete\` frame for each row, with its last state. These frames are consecutive and in order of
        \`id\`. If more than \`max_rows\` rows match, or if the matching rows are larger than 4 MiB in total, the server
        does not delete any row. To get the number of matching rows first, use \`dry_run\`.
      x-scope: write
      x-refused-headers: [If-Match, If-None-Match]
      parameters:
        - $ref: '#/components/parameters/FilterRequired'
        - $ref: '#/components/parameters/MaxRows'
        - $ref: '#/components/parameters/DryRun'
        - $ref: '#/components/parameters/IdempotencyKeyInHeader'
      responses:
        '200':
          description: The rows were deleted.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/PrivateNoCache' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
            Collection-Cursor: { $ref: '#/components/headers/CollectionCursor' }
            Idempotent-Replayed: { $ref: '#/components/headers/IdempotentReplayed' }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/RowsDeleted' }
              example:
                deleted: 12
        '400': { $ref: '#/components/responses/BadBulk' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/Forbidden' }
        '404': { $ref: '#/components/responses/CollectionNotFound' }
        '409': { $ref: '#/components/responses/TooManyRows' }
        '422': { $ref: '#/components/responses/KeyReused' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '500': { $ref: '#/components/responses/InternalError' }
        '503': { $ref: '#/components/responses/ListUnavailable' }
        '507': { $ref: '#/components/responses/StorageFull' }

  /v1/collections/{collection_name}/export:
    parameters:
      - $ref: '#/components/parameters/CollectionNameInPath'
    get:
      operationId: exportRows
      tags: [rows]
      summary: Export rows
      description: |
        Returns all rows, or all rows that match the \`filter\`, in order of \`id\`. All rows come from one snapshot.
        \`Collection-Cursor\` identifies the snapshot, so that a feed can continue from it.

        The server streams the response as fast as the client reads it, regardless of its size. A complete response
        ends with the last chunk of the chunked encoding. If the client reads less than 16 KiB within 30 s, or if the
        server fails, the response ends without that chunk.

        - \`ndjson\`: one row per line, as JSON.
        - \`csv\`: [RFC 4180](https://www.rfc-editor.org/rfc/rfc4180). The first line contains the names: \`id\` and the
          \`fields\`, which are required. Strings are written unchanged, and other values as JSON. A missing field is an
          empty cell, and null is \`null\`. The string \`null\` and the empty string are enclosed in quotes.

        An instance runs at most two exports at the same time. An account can have only one of them while another
        account requests an export. A key can have only one of them while another key of its account requests one. If
        this limit is reached, the server returns 503. On SQLite, the server stops exports if the write-ahead log of
        the database grows by more than 1 GiB while they are in progress. Their responses are then incomplete.
      x-scope: read
      parameters:
        - $ref: '#/components/parameters/Format'
        - $ref: '#/components/parameters/Filter'
        - $ref: '#/components/parameters/Fields'
      responses:
        '200':
          description: The rows.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/PrivateNoCache' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
            Collection-Cursor: { $ref: '#/components/headers/CollectionCursor' }
          content:
            application/x-ndjson:
              schema: { $ref: '#/components/schemas/ExportedText' }
              example: |
                {"id":7,"title":"Milk","done":false}
                {"id":8,"title":"Call the plumber","done":false}
            text/csv; charset=utf-8; header=present:
              schema: { $ref: '#/components/schemas/ExportedText' }
              example: "id,title,done\\r\\n7,Milk,false\\r\\n8,Call the plumber,false\\r\\n"
        '400': { $ref: '#/components/responses/BadParameter' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/Forbidden' }
        '404': { $ref: '#/components/responses/CollectionNotFound' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '500': { $ref: '#/components/responses/InternalError' }
        '503': { $ref: '#/components/responses/ServiceUnavailable' }

  /v1/collections/{collection_name}/changes:
    parameters:
      - $ref: '#/components/parameters/CollectionNameInPath'
    get:
      operationId: listChanges
      tags: [feed]
      summary: List changes
      description: |
        Returns the changes of a collection after a cursor, in the order of their commits. The changes are the same
        frames that the feed sends over a WebSocket connection, without \`row\` and \`bookmark\` frames.

        To follow a collection, pass the \`cursor\` of each response as \`since\` of the next request. The client then
        receives every frame exactly once and in order. The cursor also advances past changes that the request
        excludes.

        With \`wait\`, the response waits until a frame is due (long polling). A waiting request counts as an open feed
        and not as a request in progress. If the collection is deleted, or if the key loses its permission, the
        request ends within 2 s with the error. If the server shuts down, the request ends with what it has.

        A response contains at most 1 MiB of frames. If a filter excludes most changes, a response also ends after
        10,000 changes, or after 0.5 s. \`has_more\` is then true.
      x-scope: read
      parameters:
        - $ref: '#/components/parameters/ChangesSince'
        - $ref: '#/components/parameters/ChangesLimit'
        - $ref: '#/components/parameters/Wait'
        - $ref: '#/components/parameters/ChangeEvents'
        - $ref: '#/components/parameters/Filter'
        - $ref: '#/components/parameters/FeedFields'
      responses:
        '200':
          description: The changes, and the cursor to continue from.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/NoStore' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/ChangeList' }
              example:
                changes:
                  - event: insert
                    collection: notes
                    seq: 1043
                    cursor: k3f9x2mq-1043
                    time: '2025-03-14T09:26:53.589Z'
                    row: { id: 7, title: Milk, done: false }
                  - event: update
                    collection: notes
                    seq: 1044
                    cursor: k3f9x2mq-1044
                    time: '2025-03-14T10:02:11.020Z'
                    row: { id: 7, title: Milk, done: true }
                    changed: [done]
                cursor: k3f9x2mq-1044
                has_more: false
        '400': { $ref: '#/components/responses/BadParameter' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/Forbidden' }
        '404': { $ref: '#/components/responses/CollectionNotFound' }
        '410': { $ref: '#/components/responses/CursorExpired' }
        '429': { $ref: '#/components/responses/TooManyFeeds' }
        '500': { $ref: '#/components/responses/InternalError' }
        '503': { $ref: '#/components/responses/ChangesUnavailable' }

  /v1/collections/{collection_name}/changes/stream:
    parameters:
      - $ref: '#/components/parameters/CollectionNameInPath'
    get:
      operationId: streamChanges
      tags: [feed]
      summary: Stream changes
      description: |
        Opens a feed as [server-sent events](https://html.spec.whatwg.org/multipage/server-sent-events.html), for
        \`EventSource\` in browsers and for \`curl -N\`. The frames are the same as over a WebSocket connection.
        \`/asyncapi.yaml\` describes them.

        Each frame is one event: \`event\` is the frame's \`event\`, \`id\` is its \`cursor\`, and \`data\` is the frame as one line
        of JSON. With \`initial\`, no event has an \`id\` before the bookmark with \`synced\`. A client that is disconnected
        before this bookmark starts again. Without \`since\` and \`initial\`, the stream starts with a bookmark.

        A browser that reconnects sends the \`id\` of its last event as \`Last-Event-ID\`, and the stream resumes from it.

        The stream begins with \`retry: 2000\`. After every 15 s of silence, the server sends a comment line. If the feed
        must end, the server sends an event \`end\` whose data is a problem: \`key_invalid\`, \`scope_insufficient\`,
        \`collection_not_found\` or \`cursor_expired\`. If the client reconnects, it receives this problem as an HTTP error. A
        client that does not read for 30 s is disconnected without this event, and can resume. If the server shuts down,
        the stream ends without this event, too.
      x-scope: read
      security:
        - queryKey: []
        - bearerKey: []
        - headerKey: []
      parameters:
        - $ref: '#/components/parameters/ApiKey'
        - $ref: '#/components/parameters/StreamSince'
        - $ref: '#/components/parameters/Initial'
        - $ref: '#/components/parameters/ChangeEvents'
        - $ref: '#/components/parameters/Filter'
        - $ref: '#/components/parameters/FeedFields'
        - $ref: '#/components/parameters/LastEventId'
      responses:
        '200':
          description: The stream is open.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/NoStore' }
            X-Accel-Buffering: { $ref: '#/components/headers/NoBuffering' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
          content:
            text/event-stream:
              schema: { $ref: '#/components/schemas/EventStream' }
              example: |+
                retry: 2000

                event: insert
                id: k3f9x2mq-1043
                data: {"event":"insert","collection":"notes","seq":1043,"cursor":"k3f9x2mq-1043","time":"2025-03-14T09:26:53.589Z","row":{"id":7,"title":"Milk","done":false}}

        '400': { $ref: '#/components/responses/BadStream' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/FeedForbidden' }
        '404': { $ref: '#/components/responses/CollectionNotFound' }
        '410': { $ref: '#/components/responses/CursorExpired' }
        '429': { $ref: '#/components/responses/TooManyFeeds' }
        '500': { $ref: '#/components/responses/InternalError' }
        '503': { $ref: '#/components/responses/FeedUnavailable' }

  /v1/collections/{collection_name}/rows/{row_id}:
    parameters:
      - $ref: '#/components/parameters/CollectionNameInPath'
      - $ref: '#/components/parameters/RowIdInPath'
    get:
      operationId: getRow
      tags: [rows]
      summary: Get a row
      description: Returns one row. \`ETag\` contains the version of the row.
      x-scope: read
      parameters:
        - $ref: '#/components/parameters/IfMatch'
        - $ref: '#/components/parameters/IfNoneMatch'
        - $ref: '#/components/parameters/Fields'
        - $ref: '#/components/parameters/SeenCursor'
      responses:
        '200':
          description: The row.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/PrivateNoCache' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
            Collection-Cursor: { $ref: '#/components/headers/CollectionCursor' }
            ETag: { $ref: '#/components/headers/RowETag' }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Row' }
              example:
                id: 7
                title: Milk
                body: Two litres.
                done: false
        '304':
          description: The row still has one of the versions in \`If-None-Match\`.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/PrivateNoCache' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
            Collection-Cursor: { $ref: '#/components/headers/CollectionCursor' }
            ETag: { $ref: '#/components/headers/RowETag' }
        '400': { $ref: '#/components/responses/BadParameter' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/Forbidden' }
        '404': { $ref: '#/components/responses/RowNotFound' }
        '412': { $ref: '#/components/responses/VersionMismatch' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '500': { $ref: '#/components/responses/InternalError' }
        '503': { $ref: '#/components/responses/ServiceUnavailable' }
    put:
      operationId: replaceRow
      tags: [rows]
      summary: Replace a row
      description: >-
        Replaces the row with the body. Fields that the body does not contain are removed. If the row does not exist,
        the server returns 404, because PUT does not create rows. If the row does not change, the server does not
        store a new version: the feed does not send a frame, and the \`ETag\` stays the same. A row does not change if
        its JSON values stay equal, even if the order of fields differs. If the row changes, the feed sends an
        \`update\` frame. The body can contain \`id\` only if it is the \`id\` of the row.
      x-scope: write
      parameters:
        - $ref: '#/components/parameters/IfMatch'
        - $ref: '#/components/parameters/IfNoneMatch'
        - $ref: '#/components/parameters/IdempotencyKeyInHeader'
      requestBody:
        required: true
        description: The new row, with or without its \`id\`.
        content:
          application/json:
            schema: { $ref: '#/components/schemas/RowReplacement' }
            examples:
              whole_row:
                summary: A row with two fields
                value:
                  title: Milk
                  done: true
              no_fields:
                summary: A row without fields
                value: {}
      responses:
        '200':
          description: The current row.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/PrivateNoCache' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
            Collection-Cursor: { $ref: '#/components/headers/CollectionCursor' }
            ETag: { $ref: '#/components/headers/RowETag' }
            Idempotent-Replayed: { $ref: '#/components/headers/IdempotentReplayed' }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Row' }
              example:
                id: 7
                title: Milk
                done: true
        '400': { $ref: '#/components/responses/BadBody' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/ForbiddenOrLimit' }
        '404': { $ref: '#/components/responses/RowNotFound' }
        '409': { $ref: '#/components/responses/InProgress' }
        '412': { $ref: '#/components/responses/VersionMismatch' }
        '413': { $ref: '#/components/responses/BodyTooLarge' }
        '415': { $ref: '#/components/responses/MediaTypeUnsupported' }
        '422': { $ref: '#/components/responses/RowRefused' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '500': { $ref: '#/components/responses/InternalError' }
        '503': { $ref: '#/components/responses/ServiceUnavailable' }
        '507': { $ref: '#/components/responses/StorageFull' }
    patch:
      operationId: updateRow
      tags: [rows]
      summary: Update a row
      description: |
        Updates the fields in the body and keeps the other fields. The media type determines how:

        - \`application/json\`: each field in the body replaces the stored field, including nested values. \`null\` is
          stored as null.
        - \`application/merge-patch+json\`: [RFC 7396](https://www.rfc-editor.org/rfc/rfc7396). Nested objects are
          merged, and \`null\` removes a field.

        The response contains the complete row. If the row does not change, the server does not store a new version:
        the feed does not send a frame, and the \`ETag\` stays the same. A row does not change if its JSON values stay
        equal, even if the order of fields differs. The body can contain \`id\` only if it is the \`id\` of the row.
      x-scope: write
      parameters:
        - $ref: '#/components/parameters/IfMatch'
        - $ref: '#/components/parameters/IfNoneMatch'
        - $ref: '#/components/parameters/IdempotencyKeyInHeader'
      requestBody:
        required: true
        description: The fields to update.
        content:
          application/json:
            schema: { $ref: '#/components/schemas/RowPatch' }
            examples:
              tick_off:
                summary: Set one field
                value:
                  done: true
              nothing:
                summary: Update nothing
                value: {}
          application/merge-patch+json:
            schema: { $ref: '#/components/schemas/RowMergePatch' }
            examples:
              remove_field:
                summary: Set one field and remove another
                value:
                  done: true
                  tags: null
      responses:
        '200':
          description: The current row.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/PrivateNoCache' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
            Collection-Cursor: { $ref: '#/components/headers/CollectionCursor' }
            ETag: { $ref: '#/components/headers/RowETag' }
            Idempotent-Replayed: { $ref: '#/components/headers/IdempotentReplayed' }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Row' }
              example:
                id: 7
                title: Milk
                body: Two litres.
                done: true
        '400': { $ref: '#/components/responses/BadBody' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/ForbiddenOrLimit' }
        '404': { $ref: '#/components/responses/RowNotFound' }
        '409': { $ref: '#/components/responses/InProgress' }
        '412': { $ref: '#/components/responses/VersionMismatch' }
        '413': { $ref: '#/components/responses/BodyTooLarge' }
        '415': { $ref: '#/components/responses/PatchTypeUnsupported' }
        '422': { $ref: '#/components/responses/RowRefused' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '500': { $ref: '#/components/responses/InternalError' }
        '503': { $ref: '#/components/responses/ServiceUnavailable' }
        '507': { $ref: '#/components/responses/StorageFull' }
    delete:
      operationId: deleteRow
      tags: [rows]
      summary: Delete a row
      description: >-
        Deletes the row. The feed sends a \`delete\` frame with the last state of the row. If the row does not exist any
        more, the server returns 404 \`row_not_found\`. The server never assigns its id again.
      x-scope: write
      parameters:
        - $ref: '#/components/parameters/IfMatch'
        - $ref: '#/components/parameters/IfNoneMatch'
        - $ref: '#/components/parameters/IdempotencyKeyInHeader'
      responses:
        '204':
          description: The row was deleted.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/PrivateNoCache' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
            Collection-Cursor: { $ref: '#/components/headers/CollectionCursor' }
            Idempotent-Replayed: { $ref: '#/components/headers/IdempotentReplayed' }
        '400': { $ref: '#/components/responses/BadParameter' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/Forbidden' }
        '404': { $ref: '#/components/responses/RowNotFound' }
        '409': { $ref: '#/components/responses/InProgress' }
        '412': { $ref: '#/components/responses/VersionMismatch' }
        '422': { $ref: '#/components/responses/KeyReused' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '500': { $ref: '#/components/responses/InternalError' }
        '503': { $ref: '#/components/responses/ServiceUnavailable' }
        '507': { $ref: '#/components/responses/StorageFull' }

  /v1/collections/{collection_name}/schema:
    parameters:
      - $ref: '#/components/parameters/CollectionNameInPath'
    get:
      operationId: getSchema
      tags: [schemas]
      summary: Get the schema of a collection
      description: >-
        Returns the JSON Schema of the collection's rows with exactly the bytes that were set. All changes after the
        cursor in \`Schema-Since\` conform to it.
      x-scope: read
      parameters:
        - $ref: '#/components/parameters/IfMatch'
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The schema.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/PrivateNoCache' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
            ETag: { $ref: '#/components/headers/SchemaETag' }
            Schema-Since: { $ref: '#/components/headers/SchemaSince' }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/CollectionSchema' }
              example:
                type: object
                required: [title, done]
                properties:
                  title:
                    type: string
                    minLength: 1
                  done:
                    type: boolean
        '304':
          description: The schema still has one of the versions in \`If-None-Match\`.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/PrivateNoCache' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
            ETag: { $ref: '#/components/headers/SchemaETag' }
            Schema-Since: { $ref: '#/components/headers/SchemaSince' }
        '400': { $ref: '#/components/responses/BadParameter' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/Forbidden' }
        '404': { $ref: '#/components/responses/SchemaNotFound' }
        '412': { $ref: '#/components/responses/SchemaMismatch' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '500': { $ref: '#/components/responses/InternalError' }
        '503': { $ref: '#/components/responses/ServiceUnavailable' }
    put:
      operationId: setSchema
      tags: [schemas]
      summary: Set the schema of a collection
      description: >-
        Sets the schema to which every row of the collection must conform. From then on, if a write would store a row
        that does not conform, the server returns 422 \`row_invalid\`. The current rows must already conform. Otherwise,
        the server returns 409 \`rows_mismatch\`. This check does not block writes. If it takes more than 60 s, the
        server returns 503 \`overloaded\`. If the body contains the same bytes as the current schema, nothing changes.
        The feed does not send a frame. The [guide to schemas](/docs/schemas) describes the supported keywords.
      x-scope: [admin, read]
      parameters:
        - $ref: '#/components/parameters/DryRun'
        - $ref: '#/components/parameters/IfMatch'
        - $ref: '#/components/parameters/IdempotencyKeyInHeader'
      requestBody:
        required: true
        description: A JSON Schema (draft 2020-12) of a row without its \`id\`, of at most 64 KiB.
        content:
          application/json:
            schema: { $ref: '#/components/schemas/CollectionSchemaInput' }
            example:
              type: object
              required: [title, done]
              properties:
                title:
                  type: string
                  minLength: 1
                done:
                  type: boolean
          application/schema+json:
            schema: { $ref: '#/components/schemas/CollectionSchemaInput' }
            example:
              type: object
      responses:
        '200':
          description: The schema with exactly the bytes that were sent.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/PrivateNoCache' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
            ETag: { $ref: '#/components/headers/SchemaETag' }
            Idempotent-Replayed: { $ref: '#/components/headers/IdempotentReplayed' }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/CollectionSchema' }
              example:
                type: object
                required: [title, done]
                properties:
                  title:
                    type: string
                    minLength: 1
                  done:
                    type: boolean
        '400': { $ref: '#/components/responses/BadText' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/ForbiddenOrLimit' }
        '404': { $ref: '#/components/responses/CollectionNotFound' }
        '409': { $ref: '#/components/responses/RowsMismatch' }
        '412': { $ref: '#/components/responses/SchemaMismatch' }
        '413': { $ref: '#/components/responses/BodyTooLarge' }
        '415': { $ref: '#/components/responses/MediaTypeUnsupported' }
        '422': { $ref: '#/components/responses/SchemaInvalid' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '500': { $ref: '#/components/responses/InternalError' }
        '503': { $ref: '#/components/responses/ServiceUnavailable' }
        '507': { $ref: '#/components/responses/StorageFull' }
    delete:
      operationId: removeSchema
      tags: [schemas]
      summary: Remove the schema of a collection
      description: >-
        Removes the schema. The rows stay unchanged, and from then on they can have any supported values. The feed
        does not send a frame. If the collection does not have a schema any more, the server returns 404
        \`schema_not_found\`.
      x-scope: admin
      parameters:
        - $ref: '#/components/parameters/IfMatch'
        - $ref: '#/components/parameters/IdempotencyKeyInHeader'
      responses:
        '204':
          description: The schema was removed.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/PrivateNoCache' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
            Idempotent-Replayed: { $ref: '#/components/headers/IdempotentReplayed' }
        '400': { $ref: '#/components/responses/BadParameter' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/Forbidden' }
        '404': { $ref: '#/components/responses/SchemaNotFound' }
        '409': { $ref: '#/components/responses/SchemaBusy' }
        '412': { $ref: '#/components/responses/SchemaMismatch' }
        '422': { $ref: '#/components/responses/KeyReused' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '500': { $ref: '#/components/responses/InternalError' }
        '503': { $ref: '#/components/responses/ServiceUnavailable' }
        '507': { $ref: '#/components/responses/StorageFull' }

  /v1/keys:
    get:
      operationId: listKeys
      tags: [keys]
      summary: List keys
      description: >-
        Returns the keys of the account, oldest first, including revoked and expired keys. If there are more keys,
        \`Next-After\` contains the value of \`after\` for the next page. The list contains only the first characters of
        each secret. A key that is limited to certain collections gets itself and the keys that are limited to some of
        its collections.
      x-scope: admin
      parameters:
        - $ref: '#/components/parameters/KeyLimit'
        - $ref: '#/components/parameters/AfterKey'
      responses:
        '200':
          description: A page of keys.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/PrivateNoCache' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
            Next-After: { $ref: '#/components/headers/NextKey' }
            Link: { $ref: '#/components/headers/NextKeyLink' }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/KeyList' }
              example:
                - id: key_4fZ8mQ2rTn6W
                  name: phone
                  account: default
                  prefix: rf_00000
                  scopes: [read]
                  collections: [notes]
                  created_at: '2025-03-14T09:26:53.589Z'
                  expires_at: '2030-01-31T00:00:00.000Z'
                  revoked_at: null
                  last_used_at: null
        '400': { $ref: '#/components/responses/BadParameter' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/Forbidden' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '500': { $ref: '#/components/responses/InternalError' }
        '503': { $ref: '#/components/responses/ServiceUnavailable' }
    post:
      operationId: createKey
      tags: [keys]
      summary: Create a key
      description: >-
        Creates a key of the account and returns its secret once. The new key never has more permissions than the
        requesting key: no other scope, no other collection and no later expiry. The server stores a hash of the
        secret, but not the secret. There is one exception: if the request has an \`Idempotency-Key\`, the server also
        stores the secret, encrypted with the requesting key. Only a retry with the same API key can read it.
      x-scope: admin
      parameters:
        - $ref: '#/components/parameters/IdempotencyKeyInHeader'
      requestBody:
        required: true
        description: The name and the permissions of the key.
        content:
          application/json:
            schema: { $ref: '#/components/schemas/KeyInput' }
            example:
              name: phone
              scopes: [read]
              collections: [notes]
              expires_at: '2030-01-31T00:00:00Z'
      responses:
        '201':
          description: The key, with its secret.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/NoStore' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
            Idempotent-Replayed: { $ref: '#/components/headers/IdempotentReplayed' }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/CreatedKey' }
              example:
                id: key_4fZ8mQ2rTn6W
                key: rf_00000000000000000000000000000000000000
                name: phone
                account: default
                prefix: rf_00000
                scopes: [read]
                collections: [notes]
                created_at: '2025-03-14T09:26:53.589Z'
                expires_at: '2030-01-31T00:00:00.000Z'
                revoked_at: null
                last_used_at: null
        '400': { $ref: '#/components/responses/BadBody' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/GrantExceeded' }
        '409': { $ref: '#/components/responses/TooManyKeys' }
        '413': { $ref: '#/components/responses/BodyTooLarge' }
        '415': { $ref: '#/components/responses/MediaTypeUnsupported' }
        '422': { $ref: '#/components/responses/ValueUnsupported' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '500': { $ref: '#/components/responses/InternalError' }
        '503': { $ref: '#/components/responses/ServiceUnavailable' }
        '507': { $ref: '#/components/responses/StorageFull' }

  /v1/keys/{key_id}:
    parameters:
      - $ref: '#/components/parameters/KeyIdInPath'
    get:
      operationId: getKey
      tags: [keys]
      summary: Get a key
      description: >-
        Returns the permissions of a key, whether it is revoked or expired, and when it was last used. The server does
        not store the secret of the key. If the requesting key is limited to certain collections, the server returns
        404 for all keys that it cannot list.
      x-scope: admin
      responses:
        '200':
          description: The key.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/PrivateNoCache' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Key' }
              example:
                id: key_4fZ8mQ2rTn6W
                name: phone
                account: default
                prefix: rf_00000
                scopes: [read]
                collections: [notes]
                created_at: '2025-03-14T09:26:53.589Z'
                expires_at: '2030-01-31T00:00:00.000Z'
                revoked_at: null
                last_used_at: null
        '400': { $ref: '#/components/responses/BadParameter' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/Forbidden' }
        '404': { $ref: '#/components/responses/KeyNotFound' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '500': { $ref: '#/components/responses/InternalError' }
        '503': { $ref: '#/components/responses/ServiceUnavailable' }
    patch:
      operationId: updateKey
      tags: [keys]
      summary: Update a key
      description: >-
        Updates the members in the body and keeps the others. The requesting key must have all permissions that the
        key has before and after the update, and must not expire earlier. If the requesting key is limited to certain
        collections, the server returns 403 \`grant_exceeded\` for all keys that it cannot list, even if they do not
        exist. A revoked or expired key cannot be updated. The update takes effect immediately on this instance, and
        within 2 s on other instances. The server closes feeds that the key can no longer read.
      x-scope: admin
      parameters:
        - $ref: '#/components/parameters/IdempotencyKeyInHeader'
      requestBody:
        required: true
        description: The members to update.
        content:
          application/json:
            schema: { $ref: '#/components/schemas/KeyPatch' }
            example:
              collections: [notes]
      responses:
        '200':
          description: The current key.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/PrivateNoCache' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
            Idempotent-Replayed: { $ref: '#/components/headers/IdempotentReplayed' }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Key' }
              example:
                id: key_4fZ8mQ2rTn6W
                name: phone
                account: default
                prefix: rf_00000
                scopes: [read]
                collections: [notes]
                created_at: '2025-03-14T09:26:53.589Z'
                expires_at: '2030-01-31T00:00:00.000Z'
                revoked_at: null
                last_used_at: null
        '400': { $ref: '#/components/responses/BadBody' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/GrantExceeded' }
        '404': { $ref: '#/components/responses/KeyNotFound' }
        '409': { $ref: '#/components/responses/KeyUnchangeable' }
        '413': { $ref: '#/components/responses/BodyTooLarge' }
        '415': { $ref: '#/components/responses/PatchTypeUnsupported' }
        '422': { $ref: '#/components/responses/ValueUnsupported' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '500': { $ref: '#/components/responses/InternalError' }
        '503': { $ref: '#/components/responses/ServiceUnavailable' }
        '507': { $ref: '#/components/responses/StorageFull' }
    delete:
      operationId: deleteKey
      tags: [keys]
      summary: Revoke a key
      description: >-
        Revokes a key permanently. This instance rejects the key immediately, and other instances reject it within 2
        s. The server closes the feeds of the key and stops the responses in progress. Writes that have not started
        get 401. The list of keys still includes the key, with the
        time in \`revoked_at\`. If the key is already revoked, the request has no effect. If the requesting key is
        limited to certain collections, the server returns 403 \`grant_exceeded\` for all keys that it cannot list. If
        the key was set by ROWFEED_API_KEY, the next start with this variable makes it valid again.
      x-scope: admin
      parameters:
        - $ref: '#/components/parameters/IdempotencyKeyInHeader'
      responses:
        '204':
          description: The key was revoked.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/PrivateNoCache' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
            Idempotent-Replayed: { $ref: '#/components/headers/IdempotentReplayed' }
        '400': { $ref: '#/components/responses/BadParameter' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/GrantExceeded' }
        '404': { $ref: '#/components/responses/KeyNotFound' }
        '409': { $ref: '#/components/responses/LastAdminKey' }
        '422': { $ref: '#/components/responses/KeyReused' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '500': { $ref: '#/components/responses/InternalError' }
        '503': { $ref: '#/components/responses/ServiceUnavailable' }
        '507': { $ref: '#/components/responses/StorageFull' }

  /v1/keys/{key_id}/rotate:
    parameters:
      - $ref: '#/components/parameters/KeyIdInPath'
    post:
      operationId: rotateKey
      tags: [keys]
      summary: Rotate a key
      description: >-
        Creates a key with the same name, permissions and expiry, and returns its secret once. The old key expires
        after the grace period \`grace\`. Without \`grace\`, it expires immediately. The old key never expires later than
        it would without the rotation. If the requesting key is limited to certain collections, the server returns 403
        \`grant_exceeded\` for all keys that it cannot list.
      x-scope: admin
      parameters:
        - $ref: '#/components/parameters/IdempotencyKeyInHeader'
      requestBody:
        required: false
        description: How long the old key remains valid. The body is optional.
        content:
          application/json:
            schema: { $ref: '#/components/schemas/KeyRotation' }
            example:
              grace: 24h
      responses:
        '201':
          description: The new key, with its secret.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/NoStore' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
            Idempotent-Replayed: { $ref: '#/components/headers/IdempotentReplayed' }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/CreatedKey' }
              example:
                id: key_4fZ8mQ2rTn6W
                key: rf_00000000000000000000000000000000000000
                name: phone
                account: default
                prefix: rf_00000
                scopes: [read]
                collections: [notes]
                created_at: '2025-03-14T09:26:53.589Z'
                expires_at: '2030-01-31T00:00:00.000Z'
                revoked_at: null
                last_used_at: null
        '400': { $ref: '#/components/responses/BadBody' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/GrantExceeded' }
        '404': { $ref: '#/components/responses/KeyNotFound' }
        '409': { $ref: '#/components/responses/KeyEnded' }
        '413': { $ref: '#/components/responses/BodyTooLarge' }
        '415': { $ref: '#/components/responses/MediaTypeUnsupported' }
        '422': { $ref: '#/components/responses/KeyReused' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '500': { $ref: '#/components/responses/InternalError' }
        '503': { $ref: '#/components/responses/ServiceUnavailable' }
        '507': { $ref: '#/components/responses/StorageFull' }

  /v1/usage:
    get:
      operationId: getUsage
      tags: [usage]
      summary: Get the usage of the account
      description: >-
        Returns the requests of the account in the current period, in total and by key, and the storage that it uses.
        This request is included. Any valid key can send this request, regardless of its scopes. For a key that is
        limited to certain collections, the usage covers only these collections and its own requests. If the key has
        the scope \`admin\`, the usage also covers the requests of the keys that it can list. The limits always apply to
        the entire account.
      responses:
        '200':
          description: The usage in the current period.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/PrivateNoCache' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Usage' }
              examples:
                limited:
                  summary: A plan with 10,000 requests per day, 1,000 rows and 1,000,000 bytes
                  value:
                    account: default
                    plan: starter
                    period:
                      start: '2025-03-14T00:00:00.000Z'
                      end: '2025-03-15T00:00:00.000Z'
                    requests:
                      used: 129
                      limit: 10000
                    collections:
                      used: 3
                    rows:
                      used: 812
                      limit: 1000
                    bytes:
                      used: 96412
                      limit: 1000000
                    keys:
                      - id: key_4fXq81LmZ0aB
                        name: laptop
                        requests: 100
                      - id: key_T9sVw3uPc2Ry
                        name: ci
                        requests: 29
                unlimited:
                  summary: The unlimited default plan
                  value:
                    account: default
                    plan: unlimited
                    period:
                      start: '2025-03-01T00:00:00.000Z'
                      end: '2025-04-01T00:00:00.000Z'
                    requests:
                      used: 5021
                    collections:
                      used: 2
                    rows:
                      used: 120394
                    bytes:
                      used: 14200871
                    keys:
                      - id: key_4fXq81LmZ0aB
                        name: laptop
                        requests: 5021
        '400': { $ref: '#/components/responses/BadParameter' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '500': { $ref: '#/components/responses/InternalError' }
        '503': { $ref: '#/components/responses/ServiceUnavailable' }

  /v1/usage/history:
    get:
      operationId: getUsageHistory
      tags: [usage]
      summary: Get the daily usage of the account
      description: >-
        Returns the number of requests on each of the last days (UTC), oldest first. Today is the last entry. Days
        without requests are included. Any valid key can send this request, regardless of its scopes. For a key that
        is limited to certain collections, the response covers the same requests as its usage.
      parameters:
        - $ref: '#/components/parameters/Days'
      responses:
        '200':
          description: The days.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/PrivateNoCache' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/UsageHistory' }
              example:
                - date: '2025-03-13'
                  requests: 0
                  keys: []
                - date: '2025-03-14'
                  requests: 129
                  keys:
                    - id: key_4fZ8mQ2rTn6W
                      name: phone
                      requests: 129
        '400': { $ref: '#/components/responses/BadParameter' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '500': { $ref: '#/components/responses/InternalError' }
        '503': { $ref: '#/components/responses/ServiceUnavailable' }

  /ws:
    get:
      operationId: openFeed
      tags: [feed]
      summary: Open the feed of a collection
      description: |
        Opens a feed with a WebSocket handshake ([RFC 6455](https://www.rfc-editor.org/rfc/rfc6455)). After the 101
        response, the server sends one JSON text frame for each change of a row, in the order of \`seq\`.
        \`/asyncapi.yaml\` describes the frames. The server does not send a greeting first. The feed sends every change
        that is committed after the 101 response.

        \`\`\`
        {"event":"insert","collection":"notes","seq":1041,"cursor":"k3f9x2mq-1041",
         "time":"2025-03-14T09:26:53.589Z","row":{"id":7,"title":"Milk","body":"Two litres.","done":false}}
        \`\`\`

        With \`since\`, the server first sends the changes after this cursor. It does not skip or repeat a change. With
        \`initial\`, the server first sends the current rows. With \`filter\`, the feed only includes matching rows. If an
        update makes a row match, the server sends \`enter\`. If an update makes a row stop matching, the server sends
        \`leave\`.

        Errors are HTTP responses before the upgrade. The server ignores the content of frames from the client, but
        limits their type, rate and size. The close codes describe these limits.
      x-scope: read
      # The first sentence of each text is the reason in the close frame.
      x-close-codes:
        '1001': The server is shutting down. Connect again and resume from the last cursor.
        '1002': The client broke the WebSocket protocol.
        '1003': The client sent a binary frame. Feeds support only text frames.
        '1007': The client sent text that is not UTF-8.
        '1008': The client sent more than 100 frames within a second.
        '1009': The client sent a frame of more than 4 KiB.
        '1011': >-
          The server could not read the change log. Connect again and resume from the last cursor. With \`initial\`, the
          server also sends this code if it could not read further rows, or if finding them took more than 5 s. Then
          start again.
        '4401': The key was revoked or has expired. This happened at most 2 s before.
        '4403': The key can no longer read this collection. It lost the scope \`read\` or the collection.
        '4404': The collection was deleted.
        '4408': >-
          The client did not read for 30 seconds. Data was waiting, and the server could not send a byte of it in this
          time. A client that does not read at all can see 1006 instead.
        '4410': >-
          The feed cannot resume from this cursor, so list the rows again. The cursor is older than the change log, is
          ahead of the collection, or belongs to an earlier collection of the same name. Follow from the cursor of the
          list.
      security:
        - queryKey: []
        - bearerKey: []
        - headerKey: []
      parameters:
        - $ref: '#/components/parameters/ApiKey'
        - $ref: '#/components/parameters/FeedCollection'
        - $ref: '#/components/parameters/Events'
        - $ref: '#/components/parameters/Since'
        - $ref: '#/components/parameters/Filter'
        - $ref: '#/components/parameters/FeedFields'
        - $ref: '#/components/parameters/Initial'
      responses:
        '101':
          description: The feed is open.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Connection: { $ref: '#/components/headers/ConnectionUpgrade' }
            Upgrade: { $ref: '#/components/headers/Upgrade' }
            Sec-WebSocket-Accept: { $ref: '#/components/headers/WebSocketAccept' }
        '400': { $ref: '#/components/responses/BadHandshake' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/FeedForbidden' }
        '404': { $ref: '#/components/responses/CollectionNotFound' }
        '426': { $ref: '#/components/responses/UpgradeRequired' }
        '429': { $ref: '#/components/responses/TooManyFeeds' }
        '500': { $ref: '#/components/responses/InternalError' }
        '503': { $ref: '#/components/responses/FeedUnavailable' }

  /health:
    get:
      operationId: getHealth
      tags: [health]
      summary: Check health
      description: >-
        Reports whether the server runs and reaches its database. This operation does not require a key, and ignores
        query parameters.
      security: []
      x-ignore-unknown-parameters: true
      responses:
        '200':
          description: The server works.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/NoStore' }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Health' }
              example:
                ok: true
                service: rowfeed
        '503':
          description: The server cannot reach the database.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/NoStore' }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Health' }
              example:
                ok: false
                service: rowfeed

  /ready:
    get:
      operationId: getReady
      tags: [health]
      summary: Check readiness
      description: >-
        Reports to load balancers whether this instance accepts requests. The response is the same as for \`/health\`,
        except during shutdown. From the start of a shutdown, the server returns 503, while it still finishes the
        requests in progress. This operation does not require a key, and ignores query parameters.
      security: []
      x-ignore-unknown-parameters: true
      responses:
        '200':
          description: The instance accepts requests.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/NoStore' }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Health' }
              example:
                ok: true
                service: rowfeed
        '503':
          description: The server is shutting down, or it cannot reach the database.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/NoStore' }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Health' }
              example:
                ok: false
                service: rowfeed

  /openapi.json:
    get:
      operationId: getOpenapiJson
      tags: [documents]
      summary: Get the OpenAPI document as JSON
      description: >-
        Returns this OpenAPI 3.1 document in one file. \`servers\` contains the address where clients reach the server.
        This is \`ROWFEED_PUBLIC_URL\` if it is set, and otherwise the address that the server listens on.
      security: []
      parameters:
        - $ref: '#/components/parameters/AcceptEncoding'
        - $ref: '#/components/parameters/IfMatch'
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The document.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/NoCache' }
            ETag: { $ref: '#/components/headers/DocumentETag' }
            Vary: { $ref: '#/components/headers/VaryEncoding' }
            Content-Encoding: { $ref: '#/components/headers/ContentEncoding' }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/OpenapiDocument' }
              example:
                openapi: 3.1.0
                info: { title: rowfeed, version: 0.1.0 }
                paths: {}
        '304': { $ref: '#/components/responses/DocumentNotModified' }
        '400': { $ref: '#/components/responses/BadDocumentRequest' }
        '412': { $ref: '#/components/responses/DocumentMismatch' }
        '503': { $ref: '#/components/responses/DocumentsOverloaded' }

  /openapi.yaml:
    get:
      operationId: getOpenapiYaml
      tags: [documents]
      summary: Get the OpenAPI document as YAML
      description: >-
        Returns this OpenAPI 3.1 document in one file. \`servers\` contains the address where clients reach the server.
        This is \`ROWFEED_PUBLIC_URL\` if it is set, and otherwise the address that the server listens on.
      security: []
      parameters:
        - $ref: '#/components/parameters/AcceptEncoding'
        - $ref: '#/components/parameters/IfMatch'
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The document.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/NoCache' }
            ETag: { $ref: '#/components/headers/DocumentETag' }
            Vary: { $ref: '#/components/headers/VaryEncoding' }
            Content-Encoding: { $ref: '#/components/headers/ContentEncoding' }
          content:
            # In an allOf, because ogen accepts YAML only with a schema that does not have its own type.
            application/yaml:
              schema:
                allOf: [{ $ref: '#/components/schemas/OpenapiDocument' }]
              example:
                openapi: 3.1.0
                info: { title: rowfeed, version: 0.1.0 }
                paths: {}
        '304': { $ref: '#/components/responses/DocumentNotModified' }
        '400': { $ref: '#/components/responses/BadDocumentRequest' }
        '412': { $ref: '#/components/responses/DocumentMismatch' }
        '503': { $ref: '#/components/responses/DocumentsOverloaded' }

  /openapi-3.0.json:
    get:
      operationId: getOpenapi30Json
      tags: [documents]
      summary: Get the OpenAPI document in version 3.0.3
      description: >-
        Returns the same contract for generators that do not support OpenAPI 3.1, or that are strict. This form omits
        \`/ws\`, and all media types of a request body except one. Its own description lists the omitted parts.
      security: []
      parameters:
        - $ref: '#/components/parameters/AcceptEncoding'
        - $ref: '#/components/parameters/IfMatch'
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The document.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/NoCache' }
            ETag: { $ref: '#/components/headers/DocumentETag' }
            Vary: { $ref: '#/components/headers/VaryEncoding' }
            Content-Encoding: { $ref: '#/components/headers/ContentEncoding' }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/OpenapiDocument' }
              example:
                openapi: 3.0.3
                info: { title: rowfeed, version: 0.1.0 }
                paths: {}
        '304': { $ref: '#/components/responses/DocumentNotModified' }
        '400': { $ref: '#/components/responses/BadDocumentRequest' }
        '412': { $ref: '#/components/responses/DocumentMismatch' }
        '503': { $ref: '#/components/responses/DocumentsOverloaded' }

  /asyncapi.json:
    get:
      operationId: getAsyncapiJson
      tags: [documents]
      summary: Get the AsyncAPI document as JSON
      description: Returns the AsyncAPI 3.0 document in one file. It describes the frames that \`/ws\` sends.
      security: []
      parameters:
        - $ref: '#/components/parameters/AcceptEncoding'
        - $ref: '#/components/parameters/IfMatch'
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The document.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/NoCache' }
            ETag: { $ref: '#/components/headers/DocumentETag' }
            Vary: { $ref: '#/components/headers/VaryEncoding' }
            Content-Encoding: { $ref: '#/components/headers/ContentEncoding' }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/AsyncapiDocument' }
              example:
                asyncapi: 3.0.0
                info: { title: rowfeed, version: 0.1.0 }
        '304': { $ref: '#/components/responses/DocumentNotModified' }
        '400': { $ref: '#/components/responses/BadDocumentRequest' }
        '412': { $ref: '#/components/responses/DocumentMismatch' }
        '503': { $ref: '#/components/responses/DocumentsOverloaded' }

  /asyncapi.yaml:
    get:
      operationId: getAsyncapiYaml
      tags: [documents]
      summary: Get the AsyncAPI document as YAML
      description: Returns the AsyncAPI 3.0 document in one file. It describes the frames that \`/ws\` sends.
      security: []
      parameters:
        - $ref: '#/components/parameters/AcceptEncoding'
        - $ref: '#/components/parameters/IfMatch'
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The document.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/NoCache' }
            ETag: { $ref: '#/components/headers/DocumentETag' }
            Vary: { $ref: '#/components/headers/VaryEncoding' }
            Content-Encoding: { $ref: '#/components/headers/ContentEncoding' }
          content:
            application/yaml:
              schema:
                allOf: [{ $ref: '#/components/schemas/AsyncapiDocument' }]
              example:
                asyncapi: 3.0.0
                info: { title: rowfeed, version: 0.1.0 }
        '304': { $ref: '#/components/responses/DocumentNotModified' }
        '400': { $ref: '#/components/responses/BadDocumentRequest' }
        '412': { $ref: '#/components/responses/DocumentMismatch' }
        '503': { $ref: '#/components/responses/DocumentsOverloaded' }

  /v1/contract/openapi.json:
    get:
      operationId: getContractOpenapiJson
      tags: [documents]
      summary: Get the typed OpenAPI contract as JSON
      description: >-
        Returns the OpenAPI 3.1 document of this server with typed paths. Each collection that has a schema and that
        the key can use has its own paths, which describe its rows. Any valid key can send this request, regardless of
        its scopes.
      parameters:
        - $ref: '#/components/parameters/IfMatch'
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The document.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/PrivateNoCache' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
            ETag: { $ref: '#/components/headers/ContractETag' }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/OpenapiDocument' }
              example:
                openapi: 3.1.0
                info: { title: rowfeed, version: 0.1.0, x-contract: 5u3xw0hGqk2v }
                paths: {}
        '304': { $ref: '#/components/responses/ContractNotModified' }
        '400': { $ref: '#/components/responses/BadParameter' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/ContractTooLarge' }
        '412': { $ref: '#/components/responses/ContractMismatch' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '500': { $ref: '#/components/responses/InternalError' }
        '503': { $ref: '#/components/responses/ServiceUnavailable' }

  /v1/contract/openapi.yaml:
    get:
      operationId: getContractOpenapiYaml
      tags: [documents]
      summary: Get the typed OpenAPI contract as YAML
      description: Returns the document of \`getContractOpenapiJson\` as YAML.
      parameters:
        - $ref: '#/components/parameters/IfMatch'
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The document.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/PrivateNoCache' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
            ETag: { $ref: '#/components/headers/ContractETag' }
          content:
            application/yaml:
              schema:
                allOf: [{ $ref: '#/components/schemas/OpenapiDocument' }]
              example:
                openapi: 3.1.0
                info: { title: rowfeed, version: 0.1.0, x-contract: 5u3xw0hGqk2v }
                paths: {}
        '304': { $ref: '#/components/responses/ContractNotModified' }
        '400': { $ref: '#/components/responses/BadParameter' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/ContractTooLarge' }
        '412': { $ref: '#/components/responses/ContractMismatch' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '500': { $ref: '#/components/responses/InternalError' }
        '503': { $ref: '#/components/responses/ServiceUnavailable' }

  /v1/contract/openapi-3.0.json:
    get:
      operationId: getContractOpenapi30Json
      tags: [documents]
      summary: Get the typed OpenAPI contract in version 3.0.3
      description: >-
        Returns the same contract for generators that do not support OpenAPI 3.1, or that are strict. If OpenAPI 3.0
        cannot express a rule of a schema, this form describes the schema less strictly.
      parameters:
        - $ref: '#/components/parameters/IfMatch'
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The document.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/PrivateNoCache' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
            ETag: { $ref: '#/components/headers/ContractETag' }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/OpenapiDocument' }
              example:
                openapi: 3.0.3
                info: { title: rowfeed, version: 0.1.0, x-contract: 5u3xw0hGqk2v }
                paths: {}
        '304': { $ref: '#/components/responses/ContractNotModified' }
        '400': { $ref: '#/components/responses/BadParameter' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/ContractTooLarge' }
        '412': { $ref: '#/components/responses/ContractMismatch' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '500': { $ref: '#/components/responses/InternalError' }
        '503': { $ref: '#/components/responses/ServiceUnavailable' }

  /v1/contract/asyncapi.json:
    get:
      operationId: getContractAsyncapiJson
      tags: [documents]
      summary: Get the typed AsyncAPI contract as JSON
      description: >-
        Returns the AsyncAPI 3.0 document of this server with typed channels. Each collection that has a schema and
        that the key can use has its own channel, whose frames describe its rows. Any valid key can send this request,
        regardless of its scopes.
      parameters:
        - $ref: '#/components/parameters/IfMatch'
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The document.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/PrivateNoCache' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
            ETag: { $ref: '#/components/headers/ContractETag' }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/AsyncapiDocument' }
              example:
                asyncapi: 3.0.0
                info: { title: rowfeed, version: 0.1.0, x-contract: 5u3xw0hGqk2v }
        '304': { $ref: '#/components/responses/ContractNotModified' }
        '400': { $ref: '#/components/responses/BadParameter' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/ContractTooLarge' }
        '412': { $ref: '#/components/responses/ContractMismatch' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '500': { $ref: '#/components/responses/InternalError' }
        '503': { $ref: '#/components/responses/ServiceUnavailable' }

  /v1/contract/asyncapi.yaml:
    get:
      operationId: getContractAsyncapiYaml
      tags: [documents]
      summary: Get the typed AsyncAPI contract as YAML
      description: Returns the document of \`getContractAsyncapiJson\` as YAML.
      parameters:
        - $ref: '#/components/parameters/IfMatch'
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The document.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/PrivateNoCache' }
            RateLimit: { $ref: '#/components/headers/RateLimit' }
            RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
            ETag: { $ref: '#/components/headers/ContractETag' }
          content:
            application/yaml:
              schema:
                allOf: [{ $ref: '#/components/schemas/AsyncapiDocument' }]
              example:
                asyncapi: 3.0.0
                info: { title: rowfeed, version: 0.1.0, x-contract: 5u3xw0hGqk2v }
        '304': { $ref: '#/components/responses/ContractNotModified' }
        '400': { $ref: '#/components/responses/BadParameter' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/ContractTooLarge' }
        '412': { $ref: '#/components/responses/ContractMismatch' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '500': { $ref: '#/components/responses/InternalError' }
        '503': { $ref: '#/components/responses/ServiceUnavailable' }

  /:
    get:
      operationId: getRoot
      tags: [documents]
      summary: Redirect to the console
      description: Redirects to the console, so that a browser that opens the root address shows a page.
      security: []
      responses:
        '302':
          description: The response redirects to the console.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/NoCache' }
            Location: { $ref: '#/components/headers/ConsoleLocation' }
        '400': { $ref: '#/components/responses/BadRootRequest' }

  /console:
    get:
      operationId: getConsole
      tags: [documents]
      summary: Open the console
      description: >-
        Returns a page to view live collections, edit rows, create and revoke keys, and view the usage. The page is a
        client of this API. It does not load anything from other origins, and it stores the key only in memory.
      security: []
      parameters:
        - $ref: '#/components/parameters/AcceptEncoding'
        - $ref: '#/components/parameters/IfMatch'
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The page.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/NoCache' }
            ETag: { $ref: '#/components/headers/DocumentETag' }
            Vary: { $ref: '#/components/headers/VaryEncoding' }
            Content-Encoding: { $ref: '#/components/headers/ContentEncoding' }
            Content-Security-Policy: { $ref: '#/components/headers/ContentSecurityPolicy' }
          content:
            text/html:
              schema: { $ref: '#/components/schemas/HtmlPage' }
              example: <!doctype html><html lang="en"><head><title>rowfeed</title></head><body>...</body></html>
        '304': { $ref: '#/components/responses/DocumentNotModified' }
        '400': { $ref: '#/components/responses/BadDocumentRequest' }
        '412': { $ref: '#/components/responses/DocumentMismatch' }
        '503': { $ref: '#/components/responses/DocumentsOverloaded' }

  /console/{asset}:
    get:
      operationId: getConsoleAsset
      tags: [documents]
      summary: Get an asset of the console
      description: Returns a script or a style sheet of the console. The name of an asset depends on its content.
      security: []
      parameters:
        - $ref: '#/components/parameters/AssetInPath'
        - $ref: '#/components/parameters/AcceptEncoding'
        - $ref: '#/components/parameters/IfMatch'
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The asset.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/Immutable' }
            ETag: { $ref: '#/components/headers/DocumentETag' }
            Vary: { $ref: '#/components/headers/VaryEncoding' }
            Content-Encoding: { $ref: '#/components/headers/ContentEncoding' }
          content:
            text/javascript:
              schema: { $ref: '#/components/schemas/SourceText' }
              example: document.title = 'rowfeed';
            text/css:
              schema: { $ref: '#/components/schemas/SourceText' }
              example: 'body { margin: 0 }'
        '304': { $ref: '#/components/responses/AssetNotModified' }
        '400': { $ref: '#/components/responses/BadDocumentRequest' }
        '404':
          description: The asset does not exist.
          x-codes: [route_not_found]
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/NoStore' }
          content:
            application/problem+json:
              schema: { $ref: '#/components/schemas/ProblemDetails' }
              examples:
                route_not_found:
                  summary: An asset from before an update
                  value:
                    type: urn:rowfeed:problem:route_not_found
                    title: The route does not exist
                    status: 404
                    detail: There is no asset app-0123456789abcdefghijkl.js.
                    instance: /console/app-0123456789abcdefghijkl.js
                    code: route_not_found
                    request_id: b7c41e5a90d24f6f
        '412': { $ref: '#/components/responses/DocumentMismatch' }
        '503': { $ref: '#/components/responses/DocumentsOverloaded' }

  /docs:
    get:
      operationId: getDocs
      tags: [documents]
      summary: Open the reference of both contracts
      description: >-
        Returns one page with both contracts, to read them and to try them with a key. The page does not load anything
        from other origins.
      security: []
      parameters:
        - $ref: '#/components/parameters/AcceptEncoding'
        - $ref: '#/components/parameters/IfMatch'
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The page.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/NoCache' }
            ETag: { $ref: '#/components/headers/DocumentETag' }
            Vary: { $ref: '#/components/headers/VaryEncoding' }
            Content-Encoding: { $ref: '#/components/headers/ContentEncoding' }
            Content-Security-Policy: { $ref: '#/components/headers/ContentSecurityPolicy' }
          content:
            text/html:
              schema: { $ref: '#/components/schemas/HtmlPage' }
              example: <!doctype html><html lang="en"><head><title>rowfeed</title></head><body>...</body></html>
        '304': { $ref: '#/components/responses/DocumentNotModified' }
        '400': { $ref: '#/components/responses/BadDocumentRequest' }
        '412': { $ref: '#/components/responses/DocumentMismatch' }
        '503': { $ref: '#/components/responses/DocumentsOverloaded' }

  /docs/search.json:
    get:
      operationId: getDocsSearch
      tags: [documents]
      summary: Get the search index of the documentation
      description: >-
        Returns every section of the contracts and the guides as plain text, with its address. The documentation pages
        search these sections in the browser. Other programs can use them too.
      security: []
      parameters:
        - $ref: '#/components/parameters/AcceptEncoding'
        - $ref: '#/components/parameters/IfMatch'
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The sections, in the order of the pages.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/NoCache' }
            ETag: { $ref: '#/components/headers/DocumentETag' }
            Vary: { $ref: '#/components/headers/VaryEncoding' }
            Content-Encoding: { $ref: '#/components/headers/ContentEncoding' }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/DocsSections' }
              example:
                - title: Close codes
                  where: Errors
                  address: /docs/errors#close-codes
                  text: A feed ends with one of these codes.
        '304': { $ref: '#/components/responses/DocumentNotModified' }
        '400': { $ref: '#/components/responses/BadDocumentRequest' }
        '412': { $ref: '#/components/responses/DocumentMismatch' }
        '503': { $ref: '#/components/responses/DocumentsOverloaded' }

  /llms.txt:
    get:
      operationId: getLlmsText
      tags: [documents]
      summary: Get the list of the guides for language models
      description: >-
        Returns the titles, addresses and first sentences of all guides as Markdown, in the form of llmstxt.org. The
        addresses lead to the guides as Markdown.
      security: []
      parameters:
        - $ref: '#/components/parameters/AcceptEncoding'
        - $ref: '#/components/parameters/IfMatch'
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The list.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/NoCache' }
            ETag: { $ref: '#/components/headers/DocumentETag' }
            Vary: { $ref: '#/components/headers/VaryEncoding' }
            Content-Encoding: { $ref: '#/components/headers/ContentEncoding' }
            Content-Security-Policy: { $ref: '#/components/headers/ContentSecurityPolicy' }
          content:
            text/plain; charset=utf-8:
              schema: { $ref: '#/components/schemas/GuideText' }
              example: "# rowfeed\\n\\n- [Errors](http://127.0.0.1:3000/docs/errors.md)\\n"
        '304': { $ref: '#/components/responses/DocumentNotModified' }
        '400': { $ref: '#/components/responses/BadDocumentRequest' }
        '412': { $ref: '#/components/responses/DocumentMismatch' }
        '503': { $ref: '#/components/responses/DocumentsOverloaded' }

  /docs/{guide}:
    get:
      operationId: getGuide
      tags: [documents]
      summary: Get a guide
      description: >-
        Returns a page about one topic, such as operating the server or following a feed. \`/docs\` lists all guides.
        The page does not load anything from other origins. If the name ends with \`.md\`, the server returns the guide
        as Markdown.
      security: []
      parameters:
        - $ref: '#/components/parameters/GuideInPath'
        - $ref: '#/components/parameters/AcceptEncoding'
        - $ref: '#/components/parameters/IfMatch'
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The guide.
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/NoCache' }
            ETag: { $ref: '#/components/headers/DocumentETag' }
            Vary: { $ref: '#/components/headers/VaryEncoding' }
            Content-Encoding: { $ref: '#/components/headers/ContentEncoding' }
            Content-Security-Policy: { $ref: '#/components/headers/ContentSecurityPolicy' }
          content:
            text/html:
              schema: { $ref: '#/components/schemas/HtmlPage' }
              example: <!doctype html><html lang="en"><head><title>Change feed (WebSocket)</title></head><body>...</body></html>
            text/markdown; charset=utf-8:
              schema: { $ref: '#/components/schemas/GuideText' }
              example: "# Change feed (WebSocket)\\n\\nThe feed is a WebSocket connection that sends every change.\\n"
        '304': { $ref: '#/components/responses/DocumentNotModified' }
        '400': { $ref: '#/components/responses/BadDocumentRequest' }
        '404':
          description: The guide does not exist.
          x-codes: [route_not_found]
          headers:
            Request-Id: { $ref: '#/components/headers/RequestId' }
            X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
            Cache-Control: { $ref: '#/components/headers/NoStore' }
          content:
            application/problem+json:
              schema: { $ref: '#/components/schemas/ProblemDetails' }
              examples:
                route_not_found:
                  summary: A guide that does not exist
                  value:
                    type: urn:rowfeed:problem:route_not_found
                    title: The route does not exist
                    status: 404
                    detail: There is no guide gardening.
                    instance: /docs/gardening
                    code: route_not_found
                    request_id: b7c41e5a90d24f6f
        '412': { $ref: '#/components/responses/DocumentMismatch' }
        '503': { $ref: '#/components/responses/DocumentsOverloaded' }

components:
  securitySchemes:
    bearerKey:
      type: http
      scheme: bearer
      description: 'The API key as \`Authorization: Bearer <API_KEY>\`.'
    headerKey:
      type: apiKey
      in: header
      name: x-api-key
      description: The API key in a separate header.
    queryKey:
      type: apiKey
      in: query
      name: api_key
      description: The API key in the query, only on \`/ws\` and for streams of changes.

  parameters:
    CollectionNameInPath:
      name: collection_name
      in: path
      required: true
      description: >-
        The name of the collection. If the name does not match the pattern, the server returns 400. If the collection
        does not exist, it returns 404.
      schema: { $ref: '#/components/schemas/CollectionName' }
      example: notes
    RowIdInPath:
      name: row_id
      in: path
      required: true
      description: The \`id\` of the row, in canonical decimal digits (\`7\`, not \`07\`, \`+7\` or \`7.0\`).
      schema: { $ref: '#/components/schemas/RowId' }
      example: 7
    KeyIdInPath:
      name: key_id
      in: path
      required: true
      description: The id of the key, as in the list of keys. This is not the secret of the key.
      schema: { $ref: '#/components/schemas/KeyId' }
      example: key_4fZ8mQ2rTn6W
    Days:
      name: days
      in: query
      description: The number of days, including today.
      schema:
        type: integer
        format: int32
        minimum: 1
        maximum: 90
        default: 14
      example: 14
    GuideInPath:
      name: guide
      in: path
      required: true
      description: The name of the guide. If the guide does not exist, the server returns 404.
      schema:
        type: string
        minLength: 1
        maxLength: 64
      example: feed
    AssetInPath:
      name: asset
      in: path
      required: true
      description: The name of the asset, as the page refers to it. If the asset does not exist, the server returns 404.
      schema:
        type: string
        minLength: 1
        maxLength: 64
      example: app-0123456789abcdefghijkl.js
    Limit:
      name: limit
      in: query
      description: >-
        The maximum number of rows, in canonical decimal digits. If the value is out of range, the server returns 400
        and does not clamp it.
      schema:
        type: integer
        format: int32
        minimum: 1
        maximum: 1000
        default: 100
      example: 2
    Offset:
      name: offset
      in: query
      description: The number of rows to skip before the first row, in canonical decimal digits. The default is 0.
      schema:
        type: integer
        format: int64
        minimum: 0
        maximum: 9007199254740991
      example: 0
    OrderBy:
      name: order_by
      in: query
      description: >-
        The field to sort by. The default is \`id\`. A name has 1 to 128 characters (code points), and cannot contain
        ASCII control characters. Rows without the field come first, as if its value were null. Strings are sorted by
        their first 256 bytes of UTF-8, arrays and objects by the first 256 bytes of their JSON. Rows that are equal
        in this order are sorted by \`id\`.
      schema:
        type: string
        minLength: 1
        maxLength: 128
        pattern: '^[^\\x00-\\x1f\\x7f]*$'
        x-detail: must have 1 to 128 characters and no ASCII control characters
      example: title
    Order:
      name: order
      in: query
      description: 'The direction: ascending, which is the default, or its exact reverse.'
      schema:
        type: string
        enum: [asc, desc]
      example: desc
    After:
      name: after
      in: query
      description: >-
        The value of \`Next-After\` from the previous page. It is valid for the same collection, \`filter\` and sort
        order. \`limit\` and \`fields\` can differ. Cannot be combined with \`offset\`.
      x-not-beside: [offset]
      schema:
        type: string
        minLength: 1
        maxLength: 2048
        pattern: '^[A-Za-z0-9_-]*$'
        x-detail: must be a value of Next-After
      example: azNmOXgybXEgNyAGyq0hbF0xVnpd2xRt
    KeyLimit:
      name: limit
      in: query
      description: >-
        The maximum number of keys on the page. If the value is out of range, the server returns 400 and does not
        clamp it.
      schema:
        type: integer
        format: int32
        minimum: 1
        maximum: 1000
        default: 100
      example: 100
    AfterKey:
      name: after
      in: query
      description: The value of \`Next-After\` from the previous page.
      schema:
        type: string
        minLength: 1
        maxLength: 64
        pattern: '^[A-Za-z0-9_-]*$'
        x-detail: must be a value of Next-After
      example: key_4fZ8mQ2rTn6W
    Sort:
      name: sort
      in: query
      description: >-
        Sorts by up to four fields. Each \`sort\` contains the name of a field, a colon and the direction:
        \`sort=price:desc&sort=title:asc\`. Rows that are equal in all of these fields are sorted by \`id\`, in the
        direction of the last field. Names and the order of values are as for \`order_by\`. A name cannot occur twice. A
        name that contains a comma must be a JSON string: \`sort="a,b":asc\`. Cannot be combined with \`order_by\` or
        \`order\`.
      style: form
      explode: true
      x-not-beside: [order_by, order]
      schema:
        type: array
        minItems: 1
        maxItems: 4
        items:
          type: string
          maxLength: 1543
          pattern: '^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22):(asc|desc)$'
          x-detail: >-
            must be a name of 1 to 128 characters, none of them a control character of ASCII, each in a sort of its own
            (sort=a:asc&sort=b:desc), and as a JSON string if it contains a comma (sort="a,b":asc), and :asc or :desc
      example: ['price:desc', 'title:asc']
    Fields:
      name: fields
      in: query
      description: >-
        Returns only these fields of the rows, and \`id\`. Each \`fields\` contains one name: \`fields=title&fields=done\`.
        If a row does not have one of the fields, the response omits it. The \`ETag\` of the row stays the same. Names
        are as for \`order_by\`, and a name cannot occur twice. A name that contains a comma must be a JSON string:
        \`fields="a,b"\`.
      style: form
      explode: true
      schema: { $ref: '#/components/schemas/FieldNames' }
      example: [title, done]
    FeedFields:
      name: fields
      in: query
      description: >-
        The \`row\` of each frame contains only these fields and \`id\`, and \`changed\` names only these fields. The server
        does not send a frame for an update that changes none of them. A \`filter\` can use other fields: \`enter\` and
        \`leave\` depend only on the filter. Names are as for \`order_by\`, and a name cannot occur twice. Each \`fields\`
        contains one name: \`fields=title&fields=done\`. A name that contains a comma must be a JSON string:
        \`fields="a,b"\`.
      style: form
      explode: true
      schema: { $ref: '#/components/schemas/FieldNames' }
      example: [title, done]
    Format:
      name: format
      in: query
      required: true
      description: The format of the rows.
      schema:
        type: string
        enum: [ndjson, csv]
      example: ndjson
    Filter:
      name: filter
      in: query
      description: |
        Selects the rows that match. A filter consists of tests, in which \`@\` is the row:

        | Test | Matches a row if |
        |---|---|
        | \`@.price < 20\`, \`20 > @.price\` | the comparison of the field with the literal is true: \`==\`, \`!=\`, \`<\`, \`<=\`, \`>\`, \`>=\` |
        | \`@.due\` | the row has the field, even if the value is null |
        | \`@.tags[?@ == "home"]\` | at least one element of the array, or member of the object, matches. In the brackets, \`@\` is the element, and every filter is allowed |
        | \`length(@.title) > 80\` | the comparison of the length is true: the characters (code points) of a string, the elements of an array, or the members of an object |
        | \`starts_with(@.title, "Re: ")\`, \`contains(@.title, "milk")\` | the string starts with the text, or contains it |

        Join tests with \`&&\` and \`||\`. \`&&\` has the higher precedence. Group tests with parentheses and negate them
        with \`!\`. Before a comparison, \`!\` requires parentheses:
        \`@.due && !(@.done == true || @.tags[?@ == "later"])\`.

        A path leads from \`@\` to a value. It consists of \`.name\`, \`["any name"]\`, \`[0]\` for the first element, and
        \`[-1]\` for the last: \`@.address.lines[0]\`, \`@["first name"]\`. It can end with \`[?..]\`. Literals are numbers,
        strings in double or single quotes, \`true\`, \`false\` and \`null\`, written as in JSON. Spaces, tabs and line
        breaks are allowed between all of these, but not within the brackets of a name or index.

        The server does not compare values of different types. \`<\` and \`>\` are true only for two numbers or two
        strings (by code point). \`==\` is true only for two equal values of one type. \`!=\` is true whenever \`==\` is
        not. A missing field is not null. In the following example, the table shows which of the four rows each filter
        matches:

            1 {"n":5,"done":false,"tags":["home"],"due":null}
            2 {"n":"5","done":true,"tags":["home","work"]}
            3 {"n":7.5,"addr":{"city":"Oslo"},"due":"2030-01-31"}
            4 {"n":null,"tags":"home","addr":{"city":"Bergen"},"a b\\"c":[1]}

        | Filter | Matching rows |
        |---|---|
        | \`@.n == 5\` | 1 |
        | \`@.n == "5"\` | 2 |
        | \`@.n > 4\` | 1, 3 |
        | \`@.n != 5\` | 2, 3, 4 |
        | \`@.due == null\` | 1 |
        | \`!@.due\` | 2, 4 |
        | \`@.due && @.due != null\` | 3 |
        | \`@.addr.city == "Oslo" \\|\\| @.done == true\` | 2, 3 |
        | \`@.tags[?@ == "home"]\` | 1, 2 |
        | \`starts_with(@.due, "2030-")\` | 3 |
        | \`@["a b\\"c"][0] <= 1\` | 4 |
        | \`@.done < true\` | none |

        To put a value into a filter, write it as JSON. Then percent-encode the complete filter, as URL builders do. A
        text then cannot become a part of the filter:

            const filter = \`@.title == \${JSON.stringify(title)}\`;
            const query = new URLSearchParams({ filter });

        A name in brackets is safe in the same way: \`\` \`@[\${JSON.stringify(field)}] < 5\` \`\`.

        A filter can have at most:

        - 2,048 characters (code points, as in the other limits of this list)
        - 32 tests: comparisons, existence tests and functions. \`length(..) > 1\` is one test
        - 8 \`(\` and \`[?\` that are open at the same time
        - 8 segments per path, including \`[?..]\`
        - 128 characters per name, and 1,024 per string

        The request line and the headers together can contain at most 16 KiB. If a filter exceeds a limit or is malformed, the
        server returns 400 \`parameter_invalid\` with the position: \`unexpected '=' at character 5\`. The server also
        rejects numbers and strings that a row cannot contain. If a query takes more than 5 s, the server returns 400
        \`query_too_costly\`.

        The language is a subset of the filters of [RFC 9535](https://www.rfc-editor.org/rfc/rfc9535) (JSONPath), with
        the same meaning. \`starts_with\` and \`contains\` are function extensions. The language does not support \`$\`,
        \`..\`, \`*\`, slices, other functions, and arrays or objects as literals. It does not compare two paths or two
        literals with each other.
      schema:
        type: string
        maxLength: 2048
        x-detail: 'is too long at character 2049: a filter can have at most 2,048 characters'
      example: '@.done == false && starts_with(@.due, "2030-")'
    PreferCount:
      name: Prefer
      in: header
      description: >-
        \`count=exact\` adds the header \`Total-Count\`: the number of rows in the collection, or the number of rows that
        match the \`filter\`. The server ignores other preferences ([RFC 7240](https://www.rfc-editor.org/rfc/rfc7240)).
      schema:
        type: string
        maxLength: 4096
      example: count=exact
    PreferReturn:
      name: Prefer
      in: header
      description: >-
        With \`return=minimal\`, the response contains only the ids of the new rows. The server ignores other
        preferences ([RFC 7240](https://www.rfc-editor.org/rfc/rfc7240)).
      schema:
        type: string
        maxLength: 4096
      example: return=minimal
    AcceptEncoding:
      name: Accept-Encoding
      in: header
      description: >-
        The content codings that the client supports. HTTP libraries send this header automatically
        ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3)). The server uses the coding that the
        client prefers. If the client has no preference, the server prefers \`br\` to \`gzip\`, and both to no coding.
      schema:
        type: string
        maxLength: 1024
      example: gzip
    IfMatch:
      name: If-Match
      in: header
      description: >-
        Versions from \`ETag\`, separated by commas, or \`*\` for any version. The server executes the request only if the
        current version is one of them. Otherwise, it returns 412. Weak ETags (\`W/"..."\`) never match.
      schema:
        type: string
        # Quotes are written as \\x22, because a generator encloses the pattern in quotes without escaping it. RE2 does
        # not support \\u0022.
        pattern: '^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$'
        maxLength: 4096
        x-detail: must be entity tags in double quotes, separated by commas, or *, in at most 4,096 characters
      example: '"k3f9x2mq-1041"'
    IfNoneMatch:
      name: If-None-Match
      in: header
      description: >-
        Versions from \`ETag\`, separated by commas, or \`*\` for any version. If the current version is one of them, GET
        returns 304 without a body, and other methods return 412. The server checks \`If-Match\` first.
      schema:
        type: string
        pattern: '^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$'
        maxLength: 4096
        x-detail: must be entity tags in double quotes, separated by commas, or *, in at most 4,096 characters
      example: '"k3f9x2mq-1041"'
    SeenCursor:
      name: Collection-Cursor
      in: header
      description: >-
        The last cursor of the collection that the client received, from \`Collection-Cursor\` of a response or from a
        frame. If the server has a read replica that has reached this cursor, it can respond from the replica. The
        response is then never older than the cursor, but may not be the latest state. The response is the latest
        state if the header is missing or the cursor belongs to another collection. It is also the latest state if the
        replica has not reached the cursor.
      schema: { $ref: '#/components/schemas/Cursor' }
      example: k3f9x2mq-1042
    IdempotencyKeyInHeader:
      name: Idempotency-Key
      in: header
      description: >-
        Makes a write safe to retry. Use a new random key for each new request. The server executes a request at most
        once, however often it receives it with this key. For 24 hours, the same request returns the first response,
        with the header \`Idempotent-Replayed\`. If another request uses the same key, the server returns 422. The
        server stores only 2xx responses. The key belongs to the account. It has 1 to 255 visible ASCII characters,
        except \`"\` and \`\\\`, and can be enclosed in double quotes.
      schema: { $ref: '#/components/schemas/IdempotencyKey' }
      example: 7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d
    FilterRequired:
      name: filter
      in: query
      required: true
      description: >-
        Selects the rows to write. The language is the same as for \`filter\` in the list of rows, with at most 2,048
        characters.
      schema:
        type: string
        maxLength: 2048
        x-detail: 'is too long at character 2049: a filter can have at most 2,048 characters'
      example: '@.done == true'
    MaxRows:
      name: max_rows
      in: query
      required: true
      description: >-
        The maximum number of rows that the client expects to match. If more rows match, the server returns 409
        \`too_many_rows\` and does not change any row.
      schema:
        type: integer
        format: int32
        minimum: 1
        maximum: 1000
      example: 50
    DryRun:
      name: dry_run
      in: query
      description: >-
        The server runs all checks and returns the same response, but does not write anything. \`true\` is the only
        value.
      schema:
        type: string
        enum: ['true']
      example: 'true'
    ApiKey:
      name: api_key
      in: query
      description: The API key, for clients that cannot set headers. The server does not log it.
      schema:
        type: string
        maxLength: 255
      example: rf_0000000000000000000000000000000000000
    FeedCollection:
      name: collection
      in: query
      required: true
      description: The collection to follow.
      schema: { $ref: '#/components/schemas/CollectionName' }
      example: notes
    Events:
      name: events
      in: query
      description: >-
        The kinds of change to follow, separated by commas, each at most once. By default, the feed includes all
        three. \`bookmark\` is not accepted here: bookmarks are sent with \`since\` and \`initial\`. \`enter\` and \`leave\` are
        not accepted either, because with a \`filter\`, \`update\` includes them.
      style: form
      explode: false
      schema:
        type: array
        minItems: 1
        maxItems: 3
        uniqueItems: true
        items: { $ref: '#/components/schemas/EventKind' }
        default: [insert, update, delete]
      example: [insert, delete]
    Since:
      name: since
      in: query
      description: >-
        A cursor from \`Collection-Cursor\` or from a frame. The server first sends all changes after the cursor and
        then continues with live changes. It also sends \`bookmark\` frames. If it cannot continue from the cursor, it
        closes the connection with 4410.
      schema: { $ref: '#/components/schemas/Cursor' }
      example: k3f9x2mq-1042
    ChangesSince:
      name: since
      in: query
      description: >-
        A cursor from \`Collection-Cursor\`, from a frame, or from an earlier response. The response contains the
        changes after it. Without \`since\`, the response contains no changes, only the current cursor. It then does not
        wait.
      schema: { $ref: '#/components/schemas/Cursor' }
      example: k3f9x2mq-1042
    ChangesLimit:
      name: limit
      in: query
      description: The maximum number of frames in the response.
      schema:
        type: integer
        format: int32
        minimum: 1
        maximum: 1000
        default: 100
      example: 100
    Wait:
      name: wait
      in: query
      description: >-
        If no frame is due, the response waits until one is committed, at most for this number of seconds. A HEAD
        request does not wait.
      schema:
        type: integer
        format: int32
        minimum: 0
        maximum: 60
        default: 0
      example: 30
    ChangeEvents:
      name: events
      in: query
      description: >-
        The kinds of change to return. Each \`events\` contains one kind: \`events=insert&events=delete\`. By default, the
        response includes all three. \`enter\` and \`leave\` are not accepted, because with a \`filter\`, \`update\` includes
        them.
      style: form
      explode: true
      schema:
        type: array
        minItems: 1
        maxItems: 3
        uniqueItems: true
        items: { $ref: '#/components/schemas/EventKind' }
        default: [insert, update, delete]
      example: [insert, delete]
    StreamSince:
      name: since
      in: query
      description: >-
        A cursor from \`Collection-Cursor\` or from a frame. The server first sends all changes after the cursor and
        then continues with live changes. If it cannot continue from the cursor, it returns 410.
      schema: { $ref: '#/components/schemas/Cursor' }
      example: k3f9x2mq-1042
    LastEventId:
      name: Last-Event-ID
      in: header
      description: >-
        The \`id\` of the last event that the client received. Browsers send it when they reconnect. It takes precedence
        over \`since\` and \`initial\`. An empty value counts as absent.
      schema:
        type: string
        pattern: '^([0-9a-z]{1,16}-(0|[1-9][0-9]{0,15}))?$'
        x-detail: must be the id of an event of the stream
      example: k3f9x2mq-1042
    Initial:
      name: initial
      in: query
      description: >-
        Starts the feed with the current rows, or with the rows that match the \`filter\`, as \`row\` frames in order of
        \`id\`. Then the server sends a \`bookmark\` frame with \`synced\`, and then all later changes. Changes that are
        committed while the server sends the rows are sent between the \`row\` frames. For a \`row\`, \`insert\`, \`update\`
        or \`enter\` frame, the client stores the row. For a \`delete\` or \`leave\` frame, it removes the row. From the
        \`synced\` bookmark on, the client's copy contains exactly the matching rows after every frame. If the
        connection is lost before this bookmark, start again. Cannot be combined with \`since\`, or with \`events\` that
        omits a kind of change.
      x-not-beside: [since]
      schema:
        type: string
        enum: ['true']
      example: 'true'

  headers:
    RequestId:
      description: >-
        Identifies this request in the server's log. It is the \`X-Request-Id\` of the client if that was well-formed,
        and otherwise a new one.
      required: true
      schema:
        type: string
        pattern: '^[A-Za-z0-9._~+/=:-]{1,128}$'
      example: b7c41e5a90d24f6f
    AcceptedTypes:
      description: The media types that the operation accepts for its body. Absent if the body has a content coding.
      schema: { type: string }
      example: application/json
    AcceptedPatches:
      description: >-
        The media types that the operation accepts for its body
        ([RFC 5789](https://www.rfc-editor.org/rfc/rfc5789#section-3.1)). Absent if the body has a content coding.
      schema: { type: string }
      example: application/json, application/merge-patch+json
    AcceptedCodings:
      description: >-
        The content codings that the server accepts for a body
        ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-15.5.16)). Present only if the body has another
        content coding.
      schema: { type: string }
      example: identity
    NoSniff:
      description: Instructs browsers to use the media type in \`Content-Type\`.
      required: true
      schema:
        type: string
        enum: [nosniff]
      example: nosniff
    PrivateNoCache:
      description: Only the client's own cache can store the response. It must revalidate the response before each use.
      required: true
      schema:
        type: string
        enum: ['private, no-cache']
      example: private, no-cache
    NoCache:
      description: Any cache can store the document. It must revalidate the document before each use.
      required: true
      schema:
        type: string
        enum: [no-cache]
      example: no-cache
    Immutable:
      description: Any cache can store the response permanently.
      required: true
      schema:
        type: string
        enum: ['public, max-age=31536000, immutable']
      example: public, max-age=31536000, immutable
    NoStore:
      description: Caches must not store the response.
      required: true
      schema:
        type: string
        enum: [no-store]
      example: no-store
    RateLimit:
      description: >-
        For each policy, the remaining requests (\`r\`) and the seconds until they are restored (\`t\`), as in the IETF
        draft on RateLimit header fields. Present only on plans with a quota, after the server has validated the key.
      schema:
        type: string
      example: '"day";r=9871;t=41210'
    RateLimitPolicy:
      description: >-
        For each policy, the number of requests (\`q\`) and the period in seconds (\`w\`), as in the IETF draft on
        RateLimit header fields. Present only on plans with a quota, after the server has validated the key.
      schema:
        type: string
      example: '"day";q=10000;w=86400'
    NoBuffering:
      description: Instructs proxies such as nginx to forward each event at once.
      required: true
      schema:
        type: string
        enum: ['no']
      example: 'no'
    RetryAfter:
      description: The number of seconds after which to retry.
      required: true
      schema:
        type: integer
        format: int32
        minimum: 1
      example: 5
    WwwAuthenticate:
      description: >-
        How to authenticate. If the request contains an invalid key, the header also has \`error="invalid_token"\`.
      required: true
      schema:
        type: string
        enum: ['Bearer realm="rowfeed"', 'Bearer realm="rowfeed", error="invalid_token"']
      example: Bearer realm="rowfeed"
    Location:
      description: The path of the new collection.
      required: true
      schema:
        type: string
        format: uri-reference
      example: /v1/collections/notes
    ConsoleLocation:
      description: The path of the console.
      required: true
      schema:
        type: string
        format: uri-reference
      example: /console
    CollectionCursor:
      description: >-
        The cursor of the snapshot from which this response comes. For a write, it is the cursor right after the
        write. To follow the collection from here, pass it as \`since\` to \`/ws\`. To read a state that is not older,
        pass it as \`Collection-Cursor\`.
      required: true
      schema: { $ref: '#/components/schemas/Cursor' }
      example: k3f9x2mq-1042
    RowETag:
      description: 'The version of the row: the cursor of its last change, in double quotes.'
      required: true
      schema:
        type: string
        pattern: '^"[0-9a-z]{1,16}-[1-9][0-9]{0,15}"$'
      example: '"k3f9x2mq-1041"'
    SchemaETag:
      description: The version of the schema. It is the same for the same bytes.
      required: true
      schema:
        type: string
        pattern: '^"[0-9a-f]{32}"$'
      example: '"5f2b1d0c9e8a7b6c5d4e3f2a1b0c9d8e"'
    SchemaSince:
      description: Every change of the collection after this cursor conforms to the schema.
      required: true
      schema: { $ref: '#/components/schemas/Cursor' }
      example: k3f9x2mq-1042
    ListETag:
      description: >-
        A weak ETag, which stays the same until a row of the collection changes. For a list of collections, it stays
        the same until a collection that the key can use is created or deleted, or the collections of the key change.
        Send it as \`If-None-Match\` with the same request to get 304 until then.
      required: true
      schema:
        type: string
        pattern: '^W/"[0-9A-Za-z_-]+"$'
      example: W/"k3f9x2mq-1042"
    DocumentETag:
      description: The version of the document. It differs between content codings.
      required: true
      schema:
        type: string
        pattern: '^"[A-Za-z0-9_-]+"$'
      example: '"5u3xw0hGqk2v"'
    ContractETag:
      description: >-
        A weak ETag, which stays the same until a schema of a collection that the key can use is set or removed. Send
        it as \`If-None-Match\` to the same address to get 304 until then.
      required: true
      schema:
        type: string
        pattern: '^W/"[0-9A-Za-z_-]+"$'
      example: W/"5u3xw0hGqk2v"
    VaryEncoding:
      description: The request headers on which the response depends.
      required: true
      schema:
        type: string
        pattern: '^(.*, *)?Accept-Encoding( *,.*)?$'
      example: Accept-Encoding
    ContentEncoding:
      description: The content coding of the body. Absent if the body is not compressed.
      schema:
        type: string
        enum: [br, gzip]
      example: br
    NextAfter:
      description: >-
        The value of \`after\` for the next page. Present only if there are more rows, and then always. It remains valid
        after a restart and on all instances.
      schema:
        type: string
        maxLength: 2048
        pattern: '^[A-Za-z0-9_-]+$'
      example: azNmOXgybXEgNyAGyq0hbF0xVnpd2xRt
    NextLink:
      description: >-
        The next page, as a relative reference with \`rel="next"\`. It uses \`after\`, or \`offset\` if the request has
        \`offset\`. Present only if there are more rows, and then always.
      schema:
        type: string
      example: </v1/collections/notes/rows?limit=2&after=azNmOXgybXEgNyAGyq0hbF0xVnpd2xRt&order_by=id&order=desc>; rel="next"
    NextKey:
      description: The value of \`after\` for the next page. Present only if there are more keys, and then always.
      schema:
        type: string
        maxLength: 64
        pattern: '^[A-Za-z0-9_-]+$'
      example: key_4fZ8mQ2rTn6W
    NextKeyLink:
      description: >-
        The next page, as a relative reference with \`rel="next"\`. Present only if there are more keys, and then
        always.
      schema:
        type: string
      example: </v1/keys?limit=100&after=key_4fZ8mQ2rTn6W>; rel="next"
    TotalCount:
      description: >-
        The number of rows in the collection, or the number of rows that match the \`filter\`, in the same snapshot.
        Present only with \`Prefer: count=exact\`.
      schema:
        type: integer
        format: int64
        minimum: 0
      example: 8
    CountApplied:
      description: The preference that the server applied.
      schema:
        type: string
        enum: [count=exact]
      example: count=exact
    ReturnApplied:
      description: The preference that the server applied.
      schema:
        type: string
        enum: [return=minimal]
      example: return=minimal
    IdempotentReplayed:
      description: >-
        The server executed this request before, and returns the first response again. Present only with
        \`Idempotency-Key\`.
      schema:
        type: string
        enum: ['true']
      example: 'true'
    RetryInProgress:
      description: >-
        The number of seconds after which to retry. Present only with \`idempotency_in_progress\` and \`schema_busy\`.
      schema:
        type: integer
        format: int32
        minimum: 1
      example: 1
    ConnectionOfRefusedUpgrade:
      description: Required by \`Upgrade\`. Contains \`close\` if the server ends the connection.
      required: true
      schema:
        type: string
        enum: [Upgrade, 'Upgrade, close']
      example: Upgrade
    ConnectionUpgrade:
      description: Required by \`Upgrade\`.
      required: true
      schema:
        type: string
        enum: [Upgrade]
      example: Upgrade
    Upgrade:
      description: The protocol of this path.
      required: true
      schema:
        type: string
        enum: [websocket]
      example: websocket
    WebSocketAccept:
      description: Proves that the server understood the handshake.
      required: true
      schema:
        type: string
      example: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=
    WebSocketVersion:
      description: >-
        The version of the WebSocket protocol to use. Present only if the handshake requested another version.
      schema:
        type: string
        enum: ['13']
      example: '13'
    ContentSecurityPolicy:
      description: Blocks everything that the page does not need.
      required: true
      schema:
        type: string
      example: default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'

  responses:
    BadParameter:
      description: A parameter is invalid, or the request contains two different keys.
      x-codes: [credentials_conflict, parameter_invalid]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            credentials_conflict: { $ref: '#/components/examples/credentials_conflict' }
            parameter_invalid: { $ref: '#/components/examples/parameter_invalid' }
    BadPage:
      description: >-
        A parameter is invalid, the page is larger than 16 MiB or takes more than 10 s (5 s with a \`filter\`), or the
        request has two different keys.
      x-codes: [credentials_conflict, parameter_invalid, page_too_large, query_too_costly]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            credentials_conflict: { $ref: '#/components/examples/credentials_conflict' }
            parameter_invalid: { $ref: '#/components/examples/parameter_invalid' }
            page_too_large: { $ref: '#/components/examples/page_too_large' }
            query_too_costly: { $ref: '#/components/examples/query_too_costly' }
    BadBody:
      description: A parameter or the body is invalid, or the request contains two different keys.
      x-codes: [credentials_conflict, parameter_invalid, body_malformed, body_invalid]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            credentials_conflict: { $ref: '#/components/examples/credentials_conflict' }
            parameter_invalid: { $ref: '#/components/examples/parameter_invalid' }
            body_malformed: { $ref: '#/components/examples/body_malformed' }
            body_invalid: { $ref: '#/components/examples/body_invalid' }
    BadText:
      description: A parameter is invalid, the body is not JSON, or the request contains two different keys.
      x-codes: [credentials_conflict, parameter_invalid, body_malformed]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            credentials_conflict: { $ref: '#/components/examples/credentials_conflict' }
            parameter_invalid: { $ref: '#/components/examples/parameter_invalid' }
            body_malformed: { $ref: '#/components/examples/body_malformed' }
    BadBulkBody:
      description: >-
        A parameter or the body is invalid, the query took more than 5 s, or the request contains two different keys.
      x-codes: [credentials_conflict, parameter_invalid, body_malformed, body_invalid, query_too_costly]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            credentials_conflict: { $ref: '#/components/examples/credentials_conflict' }
            parameter_invalid: { $ref: '#/components/examples/parameter_invalid' }
            body_malformed: { $ref: '#/components/examples/body_malformed' }
            body_invalid: { $ref: '#/components/examples/body_invalid' }
            query_too_costly: { $ref: '#/components/examples/query_too_costly' }
    BadBulk:
      description: A parameter is invalid, the query took more than 5 s, or the request contains two different keys.
      x-codes: [credentials_conflict, parameter_invalid, query_too_costly]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            credentials_conflict: { $ref: '#/components/examples/credentials_conflict' }
            parameter_invalid: { $ref: '#/components/examples/parameter_invalid' }
            query_too_costly: { $ref: '#/components/examples/query_too_costly' }
    BadHandshake:
      description: >-
        The handshake or a parameter is invalid, or the request contains two different keys. The server also returns
        400 if finding the first rows of \`initial\` takes more than 5 s.
      x-codes: [request_malformed, credentials_conflict, parameter_invalid, query_too_costly]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
        Sec-WebSocket-Version: { $ref: '#/components/headers/WebSocketVersion' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            request_malformed: { $ref: '#/components/examples/request_malformed' }
            credentials_conflict: { $ref: '#/components/examples/credentials_conflict' }
            parameter_invalid: { $ref: '#/components/examples/parameter_invalid' }
            query_too_costly: { $ref: '#/components/examples/query_too_costly' }
    BadStream:
      description: >-
        A parameter is invalid, the first rows of \`initial\` take more than 5 s to find, or the request contains two
        different keys.
      x-codes: [credentials_conflict, parameter_invalid, query_too_costly]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            credentials_conflict: { $ref: '#/components/examples/credentials_conflict' }
            parameter_invalid: { $ref: '#/components/examples/parameter_invalid' }
            query_too_costly: { $ref: '#/components/examples/query_too_costly' }
    BadRootRequest:
      description: The request has a parameter, but this operation does not accept any.
      x-codes: [parameter_invalid]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            parameter_invalid: { $ref: '#/components/examples/parameter_invalid' }
    BadDocumentRequest:
      description: A parameter is invalid.
      x-codes: [parameter_invalid]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            parameter_invalid: { $ref: '#/components/examples/parameter_invalid' }
    Unauthorized:
      description: The API key is missing or not valid.
      x-codes: [key_missing, key_invalid]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        WWW-Authenticate: { $ref: '#/components/headers/WwwAuthenticate' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            key_missing: { $ref: '#/components/examples/key_missing' }
            key_invalid: { $ref: '#/components/examples/key_invalid' }
    Forbidden:
      description: The key does not allow this request.
      x-codes: [scope_insufficient]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            scope_insufficient: { $ref: '#/components/examples/scope_insufficient' }
    GrantExceeded:
      description: >-
        The key does not allow this request, or it would grant, update or revoke permissions that it does not have.
      x-codes: [scope_insufficient, grant_exceeded]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            scope_insufficient: { $ref: '#/components/examples/scope_insufficient' }
            grant_exceeded: { $ref: '#/components/examples/grant_exceeded' }
    ForbiddenOrLimit:
      description: The key does not allow this request, or a storage limit of the account is reached.
      x-codes: [scope_insufficient, limit_reached]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            scope_insufficient: { $ref: '#/components/examples/scope_insufficient' }
            limit_reached: { $ref: '#/components/examples/limit_reached' }
    FeedForbidden:
      description: The key does not allow this request, or the origin of the web page is not allowed.
      x-codes: [scope_insufficient, origin_forbidden]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            scope_insufficient: { $ref: '#/components/examples/scope_insufficient' }
            origin_forbidden: { $ref: '#/components/examples/origin_forbidden' }
    CollectionNotFound:
      description: The collection does not exist.
      x-codes: [collection_not_found]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            collection_not_found: { $ref: '#/components/examples/collection_not_found' }
    RowNotFound:
      description: The collection or the row does not exist.
      x-codes: [collection_not_found, row_not_found]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            collection_not_found: { $ref: '#/components/examples/collection_not_found' }
            row_not_found: { $ref: '#/components/examples/row_not_found' }
    SchemaNotFound:
      description: The collection does not exist, or it does not have a schema.
      x-codes: [collection_not_found, schema_not_found]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            collection_not_found: { $ref: '#/components/examples/collection_not_found' }
            schema_not_found: { $ref: '#/components/examples/schema_not_found' }
    KeyNotFound:
      description: The account does not have this key.
      x-codes: [key_not_found]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            key_not_found: { $ref: '#/components/examples/key_not_found' }
    CollectionExists:
      description: The account already has a collection with this name, or the same request is in progress.
      x-codes: [collection_exists, idempotency_in_progress]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
        Retry-After: { $ref: '#/components/headers/RetryInProgress' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            collection_exists: { $ref: '#/components/examples/collection_exists' }
            idempotency_in_progress: { $ref: '#/components/examples/idempotency_in_progress' }
    TooManyKeys:
      description: The account has the maximum number of keys, or the same request is in progress.
      x-codes: [too_many_keys, idempotency_in_progress]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
        Retry-After: { $ref: '#/components/headers/RetryInProgress' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            too_many_keys: { $ref: '#/components/examples/too_many_keys' }
            idempotency_in_progress: { $ref: '#/components/examples/idempotency_in_progress' }
    KeyEnded:
      description: >-
        The key is revoked or expired, the account has the maximum number of keys, or the same request is in progress.
      x-codes: [key_ended, too_many_keys, idempotency_in_progress]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
        Retry-After: { $ref: '#/components/headers/RetryInProgress' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            key_ended: { $ref: '#/components/examples/key_ended' }
            too_many_keys: { $ref: '#/components/examples/too_many_keys' }
            idempotency_in_progress: { $ref: '#/components/examples/idempotency_in_progress' }
    LastAdminKey:
      description: The key is the account's last key with the scope \`admin\`, or the same request is in progress.
      x-codes: [last_admin_key, idempotency_in_progress]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
        Retry-After: { $ref: '#/components/headers/RetryInProgress' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            last_admin_key: { $ref: '#/components/examples/last_admin_key' }
            idempotency_in_progress: { $ref: '#/components/examples/idempotency_in_progress' }
    KeyUnchangeable:
      description: >-
        The key is revoked or expired, it is the account's last key with the scope \`admin\`, or the same request is in
        progress.
      x-codes: [key_ended, last_admin_key, idempotency_in_progress]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
        Retry-After: { $ref: '#/components/headers/RetryInProgress' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            key_ended: { $ref: '#/components/examples/key_ended' }
            last_admin_key: { $ref: '#/components/examples/last_admin_key' }
            idempotency_in_progress: { $ref: '#/components/examples/idempotency_in_progress' }
    InProgress:
      description: The same request is in progress.
      x-codes: [idempotency_in_progress]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
        Retry-After: { $ref: '#/components/headers/RetryAfter' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            idempotency_in_progress: { $ref: '#/components/examples/idempotency_in_progress' }
    SchemaBusy:
      description: Another request is changing the schema, or the same request is in progress.
      x-codes: [schema_busy, idempotency_in_progress]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
        Retry-After: { $ref: '#/components/headers/RetryInProgress' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            schema_busy: { $ref: '#/components/examples/schema_busy' }
            idempotency_in_progress: { $ref: '#/components/examples/idempotency_in_progress' }
    RowsMismatch:
      description: >-
        Rows of the collection do not conform to the schema, another request is changing the schema, or the same
        request is in progress.
      x-codes: [schema_busy, rows_mismatch, idempotency_in_progress]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
        Retry-After: { $ref: '#/components/headers/RetryInProgress' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            schema_busy: { $ref: '#/components/examples/schema_busy' }
            rows_mismatch: { $ref: '#/components/examples/rows_mismatch' }
            idempotency_in_progress: { $ref: '#/components/examples/idempotency_in_progress' }
    TooManyRows:
      description: Too many rows match, or the same request is in progress.
      x-codes: [too_many_rows, idempotency_in_progress]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
        Retry-After: { $ref: '#/components/headers/RetryInProgress' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            too_many_rows: { $ref: '#/components/examples/too_many_rows' }
            idempotency_in_progress: { $ref: '#/components/examples/idempotency_in_progress' }
    PageExpired:
      description: The page token in \`after\` is no longer valid.
      x-codes: [page_expired]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            page_expired: { $ref: '#/components/examples/page_expired' }
    ListMismatch:
      description: The version of the list is not in \`If-Match\`. Weak ETags, such as the \`ETag\` of a list, never match.
      x-codes: [version_mismatch]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            version_mismatch: { $ref: '#/components/examples/list_mismatch' }
    VersionMismatch:
      description: The version of the row is not in \`If-Match\`, or it is in \`If-None-Match\`.
      x-codes: [version_mismatch]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            version_mismatch: { $ref: '#/components/examples/version_mismatch' }
    SchemaMismatch:
      description: The version of the schema is not in \`If-Match\`.
      x-codes: [version_mismatch]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            version_mismatch: { $ref: '#/components/examples/schema_mismatch' }
    BodyTooLarge:
      description: The body is larger than 1 MiB.
      x-codes: [body_too_large]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            body_too_large: { $ref: '#/components/examples/body_too_large' }
    MediaTypeUnsupported:
      description: The media type, charset or content coding of the body is not supported.
      x-codes: [media_type_unsupported]
      headers:
        Accept: { $ref: '#/components/headers/AcceptedTypes' }
        Accept-Encoding: { $ref: '#/components/headers/AcceptedCodings' }
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            media_type_unsupported: { $ref: '#/components/examples/media_type_unsupported' }
    PatchTypeUnsupported:
      description: The media type, charset or content coding of the body is not supported.
      x-codes: [media_type_unsupported]
      headers:
        Accept-Patch: { $ref: '#/components/headers/AcceptedPatches' }
        Accept-Encoding: { $ref: '#/components/headers/AcceptedCodings' }
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            media_type_unsupported: { $ref: '#/components/examples/media_type_unsupported' }
    ValueUnsupported:
      description: >-
        A value cannot be stored exactly or exceeds a limit for rows, or the idempotency key belongs to another
        request.
      x-codes: [value_unsupported, idempotency_key_reused]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            value_unsupported: { $ref: '#/components/examples/value_unsupported' }
            idempotency_key_reused: { $ref: '#/components/examples/idempotency_key_reused' }
    SchemaInvalid:
      description: The schema is not supported, or the idempotency key belongs to another request.
      x-codes: [schema_invalid, idempotency_key_reused]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            schema_invalid: { $ref: '#/components/examples/schema_invalid' }
            idempotency_key_reused: { $ref: '#/components/examples/idempotency_key_reused' }
    RowRefused:
      description: >-
        A row contains a value that cannot be stored exactly, exceeds a limit for rows, or does not conform to the
        schema of its collection. Or the idempotency key belongs to another request.
      x-codes: [value_unsupported, row_invalid, idempotency_key_reused]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            value_unsupported: { $ref: '#/components/examples/value_unsupported' }
            row_invalid: { $ref: '#/components/examples/row_invalid' }
            idempotency_key_reused: { $ref: '#/components/examples/idempotency_key_reused' }
    KeyReused:
      description: The idempotency key belongs to another request.
      x-codes: [idempotency_key_reused]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            idempotency_key_reused: { $ref: '#/components/examples/idempotency_key_reused' }
    UpgradeRequired:
      description: >-
        The request is not a WebSocket handshake. The server returns this error before it checks the key or the
        parameters.
      x-codes: [upgrade_required]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        Connection: { $ref: '#/components/headers/ConnectionOfRefusedUpgrade' }
        Upgrade: { $ref: '#/components/headers/Upgrade' }
        Sec-WebSocket-Version: { $ref: '#/components/headers/WebSocketVersion' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            upgrade_required: { $ref: '#/components/examples/upgrade_required' }
    TooManyRequests:
      description: The quota is exhausted, or the server received too many invalid keys from this address.
      x-codes: [too_many_attempts, quota_exceeded]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
        Retry-After: { $ref: '#/components/headers/RetryAfter' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            too_many_attempts: { $ref: '#/components/examples/too_many_attempts' }
            quota_exceeded: { $ref: '#/components/examples/quota_exceeded' }
    TooManyFeeds:
      description: >-
        The quota is exhausted, the key has too many open feeds, or the server received too many invalid keys from
        this address.
      x-codes: [too_many_attempts, quota_exceeded, too_many_sockets]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
        Retry-After: { $ref: '#/components/headers/RetryAfter' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            too_many_attempts: { $ref: '#/components/examples/too_many_attempts' }
            quota_exceeded: { $ref: '#/components/examples/quota_exceeded' }
            too_many_sockets: { $ref: '#/components/examples/too_many_sockets' }
    CursorExpired:
      description: >-
        The changes after the cursor are not available. The cursor is older than the change log, is ahead of the
        collection, or belongs to an earlier collection of the same name.
      x-codes: [cursor_expired]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            cursor_expired: { $ref: '#/components/examples/cursor_expired' }
    InternalError:
      description: The server has a fault.
      x-codes: [internal_error]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            internal_error: { $ref: '#/components/examples/internal_error' }
    ServiceUnavailable:
      description: The server cannot execute the request at the moment.
      x-codes: [database_unavailable, overloaded, shutting_down]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
        Retry-After: { $ref: '#/components/headers/RetryAfter' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            database_unavailable: { $ref: '#/components/examples/database_unavailable' }
            overloaded: { $ref: '#/components/examples/overloaded' }
            shutting_down: { $ref: '#/components/examples/shutting_down' }
    ListUnavailable:
      description: The server cannot execute the request at the moment, or it is creating an index for it.
      x-codes: [index_building, database_unavailable, overloaded, shutting_down]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
        Retry-After: { $ref: '#/components/headers/RetryAfter' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            index_building: { $ref: '#/components/examples/index_building' }
            database_unavailable: { $ref: '#/components/examples/database_unavailable' }
            overloaded: { $ref: '#/components/examples/overloaded' }
            shutting_down: { $ref: '#/components/examples/shutting_down' }
    DocumentsOverloaded:
      description: Clients without a key have too many unread responses, either from the same address or in total.
      x-codes: [overloaded]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        Retry-After: { $ref: '#/components/headers/RetryAfter' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            overloaded: { $ref: '#/components/examples/overloaded' }
    FeedUnavailable:
      description: The server cannot open a feed at the moment.
      x-codes: [sockets_exhausted, overloaded, index_building, database_unavailable, shutting_down]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
        Retry-After: { $ref: '#/components/headers/RetryAfter' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            sockets_exhausted: { $ref: '#/components/examples/sockets_exhausted' }
            overloaded: { $ref: '#/components/examples/overloaded' }
            index_building: { $ref: '#/components/examples/index_building' }
            database_unavailable: { $ref: '#/components/examples/database_unavailable' }
            shutting_down: { $ref: '#/components/examples/shutting_down' }
    ChangesUnavailable:
      description: The server cannot execute the request at the moment, or the instance has too many open feeds.
      x-codes: [sockets_exhausted, database_unavailable, overloaded, shutting_down]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
        Retry-After: { $ref: '#/components/headers/RetryAfter' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            sockets_exhausted: { $ref: '#/components/examples/sockets_exhausted' }
            database_unavailable: { $ref: '#/components/examples/database_unavailable' }
            overloaded: { $ref: '#/components/examples/overloaded' }
            shutting_down: { $ref: '#/components/examples/shutting_down' }
    StorageFull:
      description: The database does not have enough space for the change. The server did not change anything.
      x-codes: [storage_full]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            storage_full: { $ref: '#/components/examples/storage_full' }
    DocumentMismatch:
      description: The version of the document is not in \`If-Match\`.
      x-codes: [version_mismatch]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            version_mismatch:
              summary: A document from before an update
              value:
                type: urn:rowfeed:problem:version_mismatch
                title: The version does not match
                status: 412
                detail: The document has none of the versions in If-Match.
                instance: /openapi.json
                code: version_mismatch
                request_id: b7c41e5a90d24f6f
    ContractTooLarge:
      description: >-
        More than 1,000 collections that the key can use have a schema, or the document would be larger than 16 MiB. A
        key that is limited to some of these collections gets a document of only those.
      x-codes: [limit_reached]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            limit_reached: { $ref: '#/components/examples/contract_too_large' }
    ContractMismatch:
      description: >-
        The version of the document is not in \`If-Match\`. Weak ETags, such as the \`ETag\` of this document, never
        match.
      x-codes: [version_mismatch]
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoStore' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/ProblemDetails' }
          examples:
            version_mismatch: { $ref: '#/components/examples/contract_mismatch' }
    ContractNotModified:
      description: The document still has one of the versions in \`If-None-Match\`.
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/PrivateNoCache' }
        RateLimit: { $ref: '#/components/headers/RateLimit' }
        RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
        ETag: { $ref: '#/components/headers/ContractETag' }
    DocumentNotModified:
      description: The document still has one of the versions in \`If-None-Match\`.
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/NoCache' }
        ETag: { $ref: '#/components/headers/DocumentETag' }
        Vary: { $ref: '#/components/headers/VaryEncoding' }
    AssetNotModified:
      description: The asset still has one of the versions in \`If-None-Match\`.
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/Immutable' }
        ETag: { $ref: '#/components/headers/DocumentETag' }
        Vary: { $ref: '#/components/headers/VaryEncoding' }

  schemas:
    CollectionName:
      description: 1 to 64 letters, digits, \`_\` and \`-\`, starting with a letter or \`_\`. Case-sensitive.
      type: string
      pattern: '^[A-Za-z_][A-Za-z0-9_-]{0,63}$'
      x-detail: 'must start with a letter or "_", followed by at most 63 letters, digits, "_" or "-"'
      examples: [notes]
    Collection:
      description: A collection in a list. It contains only the name, also in later versions.
      type: object
      additionalProperties: false
      required: [name]
      properties:
        name: { $ref: '#/components/schemas/CollectionName' }
    CollectionList:
      description: Collections, sorted by name in ascending order.
      type: array
      items: { $ref: '#/components/schemas/Collection' }
    CollectionInput:
      description: A collection to create. The server rejects other members.
      type: object
      additionalProperties: false
      required: [name]
      properties:
        name: { $ref: '#/components/schemas/CollectionName' }
    CollectionDetails:
      description: A collection with its number of rows, its creation time and its indexes.
      type: object
      required: [name, rows, created_at, indexes]
      properties:
        name: { $ref: '#/components/schemas/CollectionName' }
        rows:
          description: The number of rows in the collection.
          type: integer
          format: int64
          minimum: 0
          examples: [8]
        created_at:
          description: The creation time (RFC 3339, UTC).
          type: string
          format: date-time
        indexes:
          description: The indexes that the server has created for lists, or is creating.
          type: array
          items: { $ref: '#/components/schemas/CollectionIndex' }
    CollectionIndex:
      description: An index that the server maintains.
      type: object
      required: [fields, percent]
      properties:
        fields:
          description: The fields of the index.
          type: array
          minItems: 1
          items: { type: string }
          examples: [[price]]
        percent:
          description: The part of the work that is done. The index serves lists at 100.
          type: integer
          format: int32
          minimum: 0
          maximum: 100

    CollectionSchema:
      description: A JSON Schema (draft 2020-12) of the rows of a collection, without their \`id\`.
      type: object
      additionalProperties: true
    CollectionSchemaInput:
      description: >-
        A JSON Schema (draft 2020-12) of the rows of a collection, without their \`id\`. It must be an object with
        \`"type": "object"\`. The [guide to schemas](/docs/schemas) describes the supported keywords. If the schema is
        not supported, the server returns 422 \`schema_invalid\`.
      examples:
        - type: object
          required: [title]
          properties:
            title: { type: string }
        - type: object

    RowId:
      description: >-
        Identifies a row in its collection. The server assigns ids from 1 upwards, in the order of insertion, and
        never assigns an id again.
      type: integer
      format: int64
      minimum: 1
      maximum: 9007199254740991
      examples: [7]
    RowFields:
      description: >-
        Fields with names that the client chooses, each with any JSON value. A row has at most 1,000 fields. Numbers
        are doubles: fractions keep 15 significant digits, and the server rejects integers that a double would change.
      type: object
      additionalProperties: true
    # In two parts, because generators drop the free fields if one schema has \`id\` and free fields. Some generators look
    # for further members next to \`allOf\`.
    Row:
      description: 'A row: its \`id\` and the fields that the client sent.'
      allOf:
        - type: object
          required: [id]
          properties:
            id: { $ref: '#/components/schemas/RowId' }
        - $ref: '#/components/schemas/RowFields'
      additionalProperties: {}
    RowList:
      description: Rows in the requested sort order.
      type: array
      maxItems: 1000
      items: { $ref: '#/components/schemas/Row' }
    RowInput:
      description: A row to insert. It can have any fields except \`id\`, which the server assigns.
      type: object
      # Not a property with a schema that rejects everything, because generators would send it as null.
      not:
        type: object
        properties: { id: {} }
        required: [id]
        x-detail: must be omitted, because the server assigns ids
      additionalProperties: true
    RowInputList:
      description: The rows to insert, all of them or none.
      type: array
      minItems: 1
      maxItems: 1000
      items: { $ref: '#/components/schemas/RowInput' }
      # Repeated here, because some importers ignore the examples of bodies.
      examples:
        - - title: Milk
            done: false
    InsertedRowList:
      description: >-
        The inserted rows in the order of the request. With \`Prefer: return=minimal\`, they have only their \`id\`.
      type: array
      minItems: 1
      maxItems: 1000
      items: { $ref: '#/components/schemas/Row' }
    RowPatch:
      description: The fields to update. If the body contains \`id\`, it must be the \`id\` in the path.
      type: object
      additionalProperties: true
      examples:
        - done: true
    RowMergePatch:
      description: >-
        A merge patch (RFC 7396): the fields to update, where \`null\` removes a field. If the body contains \`id\`, it
        must be the \`id\` in the path.
      type: object
      additionalProperties: true

    ExportedText:
      description: Rows as lines of text.
      type: string
    EventStream:
      description: Server-sent events. The data of each event is a frame of the feed.
      type: string
    RowReplacement:
      description: All fields of the row. If the body contains \`id\`, it must be the \`id\` in the path.
      type: object
      additionalProperties: true
      examples:
        - title: Milk
          done: true
    RowsPatch:
      description: >-
        The fields to update, without \`id\`. As \`application/merge-patch+json\` (RFC 7396), \`null\` removes a field.
      type: object
      not:
        type: object
        properties: { id: {} }
        required: [id]
        x-detail: must be omitted, because rows keep their ids
      additionalProperties: true
    RowsUpdated:
      description: The number of rows that matched, and the number of rows that changed.
      type: object
      required: [matched, changed]
      properties:
        matched:
          description: The number of rows that matched the \`filter\`.
          type: integer
          format: int32
          minimum: 0
          maximum: 1000
        changed:
          description: The number of rows that changed.
          type: integer
          format: int32
          minimum: 0
          maximum: 1000
    RowsDeleted:
      description: The number of deleted rows.
      type: object
      required: [deleted]
      properties:
        deleted:
          description: The number of rows that matched the \`filter\`.
          type: integer
          format: int32
          minimum: 0
          maximum: 1000

    IdempotencyKey:
      description: Identifies a request. The client generates it at random.
      type: string
      minLength: 1
      maxLength: 257
      pattern: '^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$'
      x-detail: must have 1 to 255 visible ASCII characters except " and \\, optionally in double quotes
    FieldNames:
      description: The names of fields. A name that contains a comma is a JSON string.
      type: array
      minItems: 1
      maxItems: 50
      uniqueItems: true
      items:
        type: string
        minLength: 1
        maxLength: 1538
        pattern: '^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22)$'
        x-detail: >-
          must be a name of 1 to 128 characters, none of them a control character of ASCII, each in a fields of its own
          (fields=a&fields=b), and as a JSON string if it contains a comma (fields="a,b")
    EventKind:
      description: A kind of change.
      type: string
      enum: [insert, update, delete]
      examples: [insert]
    ChangeEvent:
      description: >-
        \`insert\`, \`update\` and \`delete\` name the change. \`enter\` and \`leave\` are updates after which a row starts or
        stops matching the \`filter\`.
      type: string
      enum: [insert, update, delete, enter, leave]
    Change:
      description: A change of one row. It has the same members as the frame that the feed sends for the change.
      type: object
      required: [event, collection, seq, cursor, time, row]
      properties:
        event: { $ref: '#/components/schemas/ChangeEvent' }
        collection: { $ref: '#/components/schemas/CollectionName' }
        seq:
          description: The sequence number of the change in its collection.
          type: integer
          format: int64
          minimum: 1
          maximum: 9007199254740991
        cursor: { $ref: '#/components/schemas/Cursor' }
        time:
          description: When the change was committed (RFC 3339, UTC).
          type: string
          format: date-time
        row: { $ref: '#/components/schemas/Row' }
        changed:
          description: >-
            The names of the fields that were added, removed or given another value, in no particular order. Present
            only if \`event\` is \`update\`.
          type: array
          minItems: 1
          uniqueItems: true
          items:
            type: string
    ChangeList:
      description: Changes of a collection, in the order of their commits. Pass \`cursor\` as \`since\` of the next request.
      type: object
      required: [changes, cursor, has_more]
      properties:
        changes:
          description: The changes after \`since\` that the request includes.
          type: array
          maxItems: 1000
          items: { $ref: '#/components/schemas/Change' }
        cursor: { $ref: '#/components/schemas/Cursor' }
        has_more:
          description: >-
            Whether more changes were committed when the response was made, or the change log after \`cursor\` was not
            read to its end. Send the next request at once. It does not wait.
          type: boolean
    Cursor:
      description: 'A position in the changes of a collection. It is opaque: compare cursors only for equality.'
      type: string
      pattern: '^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$'
      x-detail: must be a cursor from Collection-Cursor, from a frame or from a list of changes
      examples: [k3f9x2mq-1042]

    KeyId:
      description: The id of a key. It is not secret.
      type: string
      pattern: '^key_[0-9A-Za-z]{12}$'
      maxLength: 16
      x-detail: 'must be the id of a key: key_ and 12 letters and digits'
      examples: [key_4fZ8mQ2rTn6W]
    KeyName:
      description: The display name of a key.
      type: string
      minLength: 1
      maxLength: 100
      pattern: '^[^\\x00-\\x1f\\x7f-\\x9f]+$'
      x-detail: must have 1 to 100 characters and no control characters
      examples: [phone]
    KeyScopes:
      description: >-
        \`read\` allows lists, rows, exports and feeds. \`write\` allows all changes of collections and rows. \`admin\`
        allows the management of keys.
      type: array
      minItems: 1
      maxItems: 3
      uniqueItems: true
      items: { $ref: '#/components/schemas/KeyScope' }
    KeyScope:
      description: One scope of a key.
      type: string
      enum: [read, write, admin]
    KeyCollections:
      description: >-
        The only collections that the key can use, or null for all collections. The collections do not need to exist
        yet.
      type: [array, 'null']
      minItems: 1
      maxItems: 100
      uniqueItems: true
      items: { $ref: '#/components/schemas/CollectionName' }
    KeyExpiry:
      description: The time when the key expires (RFC 3339), or null if it never expires.
      type: [string, 'null']
      format: date-time
    Key:
      description: A key of the account, without its secret.
      type: object
      required: [id, name, account, prefix, scopes, collections, created_at, expires_at, revoked_at, last_used_at]
      properties:
        id: { $ref: '#/components/schemas/KeyId' }
        name: { $ref: '#/components/schemas/KeyName' }
        account:
          description: The name of the account.
          type: string
          maxLength: 64
        prefix:
          description: The first characters of the secret, to distinguish keys.
          type: string
          maxLength: 8
        scopes: { $ref: '#/components/schemas/KeyScopes' }
        collections: { $ref: '#/components/schemas/KeyCollections' }
        created_at:
          description: The creation time (RFC 3339, UTC).
          type: string
          format: date-time
        expires_at: { $ref: '#/components/schemas/KeyExpiry' }
        revoked_at:
          description: The time when the key was revoked (RFC 3339, UTC), or null if it was not revoked.
          type: [string, 'null']
          format: date-time
        last_used_at:
          description: The time when the key was last used (RFC 3339, UTC), to the minute, or null if it was never used.
          type: [string, 'null']
          format: date-time
    KeyList:
      description: Keys, oldest first.
      type: array
      items: { $ref: '#/components/schemas/Key' }
    CreatedKey:
      description: A key with its secret, which the server returns only once.
      type: object
      required: [id, key, name, account, prefix, scopes, collections, created_at, expires_at, revoked_at, last_used_at]
      properties:
        id: { $ref: '#/components/schemas/KeyId' }
        key:
          description: The secret of the key, which clients send with requests. The server cannot return it again.
          type: string
          pattern: '^rf_[0-9A-Za-z]{38}$'
        name: { $ref: '#/components/schemas/KeyName' }
        account:
          description: The name of the account.
          type: string
          maxLength: 64
        prefix:
          description: The first characters of the secret, to distinguish keys.
          type: string
          maxLength: 8
        scopes: { $ref: '#/components/schemas/KeyScopes' }
        collections: { $ref: '#/components/schemas/KeyCollections' }
        created_at:
          description: The creation time (RFC 3339, UTC).
          type: string
          format: date-time
        expires_at: { $ref: '#/components/schemas/KeyExpiry' }
        revoked_at:
          description: The time when the key was revoked (RFC 3339, UTC), or null if it was not revoked.
          type: [string, 'null']
          format: date-time
        last_used_at:
          description: The time when the key was last used (RFC 3339, UTC), to the minute, or null if it was never used.
          type: [string, 'null']
          format: date-time
    KeyInput:
      description: A key to create.
      type: object
      required: [name]
      additionalProperties: false
      properties:
        name: { $ref: '#/components/schemas/KeyName' }
        scopes: { $ref: '#/components/schemas/KeyScopes' }
        collections: { $ref: '#/components/schemas/KeyCollections' }
        expires_at: { $ref: '#/components/schemas/KeyExpiry' }
    KeyPatch:
      description: The members of a key to update. Other members stay unchanged.
      type: object
      minProperties: 1
      additionalProperties: false
      properties:
        name: { $ref: '#/components/schemas/KeyName' }
        scopes: { $ref: '#/components/schemas/KeyScopes' }
        collections: { $ref: '#/components/schemas/KeyCollections' }
        expires_at: { $ref: '#/components/schemas/KeyExpiry' }
    KeyRotation:
      description: How to rotate a key.
      type: object
      additionalProperties: false
      properties:
        grace:
          description: >-
            How long the old key remains valid, such as \`30d\`, \`12h\`, \`15m\`, \`2s\` or \`2w\`. By default, it expires
            immediately.
          type: string
          pattern: '^([0-9]{1,6}[smhd]|[0-9]{1,5}w)$'
          x-detail: must be a time such as 30d, 12h, 15m, 2s or 2w
          examples: [24h]

    Usage:
      description: The requests of an account in the current period, and the storage that it uses.
      type: object
      required: [account, plan, period, requests, collections, rows, bytes, keys]
      properties:
        account:
          description: The name of the account.
          type: string
          maxLength: 64
          examples: [default]
        plan:
          description: The name of the plan, or \`unlimited\` if the account has no plan.
          type: string
          maxLength: 64
        period: { $ref: '#/components/schemas/UsagePeriod' }
        requests: { $ref: '#/components/schemas/UsageRequests' }
        collections: { $ref: '#/components/schemas/UsageCollections' }
        rows: { $ref: '#/components/schemas/UsageRows' }
        bytes: { $ref: '#/components/schemas/UsageBytes' }
        keys:
          description: The requests by key, for every key of the account that is valid or was used in the period.
          type: array
          items: { $ref: '#/components/schemas/KeyUsage' }
    UsagePeriod:
      description: >-
        The hour, day or month (UTC) of the plan's quota. If the plan does not limit requests, it is the month.
      type: object
      required: [start, end]
      properties:
        start:
          description: The start of the period (RFC 3339, UTC).
          type: string
          format: date-time
        end:
          description: The end of the period, which is the start of the next one (RFC 3339, UTC).
          type: string
          format: date-time
    UsageRequests:
      description: The account's requests in the period.
      type: object
      required: [used]
      properties:
        used:
          description: The number of requests that were counted.
          type: integer
          format: int64
          minimum: 0
        limit:
          description: The maximum that the plan allows. Absent if the plan does not limit it.
          type: integer
          format: int64
          minimum: 1
    UsageCollections:
      description: The account's collections.
      type: object
      required: [used]
      properties:
        used:
          description: The current number or amount.
          type: integer
          format: int64
          minimum: 0
        limit:
          description: The maximum that the plan allows. Absent if the plan does not limit it.
          type: integer
          format: int64
          minimum: 1
    UsageRows:
      description: The rows of all collections of the account.
      type: object
      required: [used]
      properties:
        used:
          description: The current number or amount.
          type: integer
          format: int64
          minimum: 0
        limit:
          description: The maximum that the plan allows. Absent if the plan does not limit it.
          type: integer
          format: int64
          minimum: 1
    UsageBytes:
      description: 'The size of all rows of the account in bytes: their JSON in UTF-8, including ids.'
      type: object
      required: [used]
      properties:
        used:
          description: The current number or amount.
          type: integer
          format: int64
          minimum: 0
        limit:
          description: The maximum that the plan allows. Absent if the plan does not limit it.
          type: integer
          format: int64
          minimum: 1
    KeyUsage:
      description: The requests of one key in the period.
      type: object
      required: [id, name, requests]
      properties:
        id:
          description: The id of the key, as in \`rowfeed keys list\`. This is not the secret of the key.
          type: string
          maxLength: 64
        name:
          description: The name of the key.
          type: string
          maxLength: 100
        requests:
          description: The number of requests that were counted.
          type: integer
          format: int64
          minimum: 0

    UsageHistory:
      description: Days with their requests, oldest first.
      type: array
      items: { $ref: '#/components/schemas/UsageDay' }
    UsageDay:
      description: The requests of an account on one day.
      type: object
      required: [date, requests, keys]
      properties:
        date:
          description: The day, in UTC.
          type: string
          format: date
        requests:
          description: The number of requests that were counted.
          type: integer
          format: int64
          minimum: 0
        keys:
          description: The requests by key. Keys without requests are omitted.
          type: array
          items: { $ref: '#/components/schemas/KeyUsage' }

    Health:
      description: Whether the server works.
      type: object
      required: [ok, service]
      properties:
        ok:
          description: True if the server works.
          type: boolean
          examples: [true]
        service:
          description: The name of the product.
          type: string
          enum: [rowfeed]

    # Not an enum, because later versions can add codes. A client with a closed list would fail on the first new code.
    ProblemCode:
      description: >-
        Identifies the kind of error for programs. \`x-error-codes\` describes the codes of this version. Later versions
        can add codes, so handle an unknown code by its status.
      type: string
      pattern: '^[a-z][a-z0-9_]*$'
      maxLength: 64
      examples:
        - request_malformed
        - credentials_conflict
        - parameter_invalid
        - body_malformed
        - body_invalid
        - page_too_large
        - query_too_costly
        - key_missing
        - key_invalid
        - scope_insufficient
        - grant_exceeded
        - limit_reached
        - origin_forbidden
        - route_not_found
        - collection_not_found
        - row_not_found
        - schema_not_found
        - key_not_found
        - method_not_allowed
        - request_timeout
        - collection_exists
        - key_ended
        - last_admin_key
        - too_many_keys
        - idempotency_in_progress
        - schema_busy
        - rows_mismatch
        - too_many_rows
        - page_expired
        - cursor_expired
        - version_mismatch
        - body_too_large
        - media_type_unsupported
        - value_unsupported
        - schema_invalid
        - row_invalid
        - idempotency_key_reused
        - upgrade_required
        - too_many_attempts
        - quota_exceeded
        - too_many_sockets
        - headers_too_large
        - internal_error
        - method_unknown
        - sockets_exhausted
        - index_building
        - database_unavailable
        - overloaded
        - shutting_down
        - storage_full
    ProblemDetails:
      description: The reason why a request failed (RFC 9457).
      type: object
      required: [type, title, status, detail, code, request_id]
      properties:
        type:
          description: '\`urn:rowfeed:problem:\` followed by the code.'
          type: string
          format: uri
          pattern: '^urn:rowfeed:problem:[a-z0-9_]+$'
        title:
          description: The meaning of the code. It is the same for every occurrence.
          type: string
        status:
          description: The status of the response.
          type: integer
          format: int32
          minimum: 400
          maximum: 599
        detail:
          description: A description of the error in this request, for people to read.
          type: string
        instance:
          description: >-
            The path of the request as the client sent it, without the query. Absent if the server could not read the
            path.
          type: string
        code: { $ref: '#/components/schemas/ProblemCode' }
        request_id:
          description: The same value as the header \`Request-Id\`.
          type: string
          maxLength: 128
        errors:
          description: The errors, one item per place.
          type: array
          minItems: 1
          items: { $ref: '#/components/schemas/ValidationItem' }
        checked:
          description: The number of rows that were checked, with \`rows_mismatch\`.
          type: integer
          format: int64
          minimum: 0
        index: { $ref: '#/components/schemas/IndexProgress' }
    IndexProgress:
      description: How far an index is that a list waits for, with \`index_building\`.
      type: object
      required: [fields, percent, ready_in_s]
      properties:
        fields:
          description: The fields of the index.
          type: array
          minItems: 1
          items: { type: string }
          examples: [[price]]
        percent:
          description: The part of the work that is done.
          type: integer
          format: int32
          minimum: 0
          maximum: 99
        ready_in_s:
          description: The estimated time until the index is complete, in seconds.
          type: integer
          format: int64
          minimum: 1
    ValidationItem:
      description: One error, with either \`pointer\` or \`parameter\`.
      type: object
      required: [detail]
      minProperties: 2
      properties:
        pointer:
          description: The place in the body, as a JSON Pointer (RFC 6901). Empty for the complete body.
          type: string
          pattern: '^(/([^~]|~[01])*)?$'
        parameter:
          description: The name of the path, query or header parameter.
          type: string
        id:
          description: >-
            The id of the row with the error, if the row is not in the body. \`pointer\` then refers to this row.
          type: integer
          format: int64
          minimum: 1
        detail:
          description: A description of the error.
          type: string

    OpenapiDocument:
      description: An OpenAPI document.
      type: object
      required: [openapi, info, paths]
      properties:
        openapi:
          description: The version of OpenAPI.
          type: string
        info: { $ref: '#/components/schemas/DocumentInfo' }
        paths:
          description: The operations by path.
          type: object
          additionalProperties: true
      additionalProperties: true
    AsyncapiDocument:
      description: An AsyncAPI document.
      type: object
      required: [asyncapi, info]
      properties:
        asyncapi:
          description: The version of AsyncAPI.
          type: string
        info: { $ref: '#/components/schemas/DocumentInfo' }
      additionalProperties: true
    DocumentInfo:
      description: The title and the version of a document.
      type: object
      required: [title, version]
      properties:
        title:
          description: The title of the document.
          type: string
        version:
          description: The version of the contract.
          type: string
      additionalProperties: true
    HtmlPage:
      description: A page as HTML.
      type: string
    GuideText:
      description: A guide, or the list of the guides, as Markdown.
      type: string
    DocsSections:
      description: The sections of the documentation.
      type: array
      items: { $ref: '#/components/schemas/DocsSection' }
    DocsSection:
      description: A section of the documentation.
      type: object
      required: [title, where, address, text]
      properties:
        title:
          description: The heading of the section, or the name of the item that it describes.
          type: string
        where:
          description: The part of the documentation that contains the section.
          type: string
        address:
          description: The address of the section, relative to the root of the server.
          type: string
        text:
          description: The text of the section, without markup.
          type: string
      additionalProperties: false
    SourceText:
      description: A script or a style sheet.
      type: string

  examples:
    request_malformed:
      summary: A handshake without Sec-WebSocket-Key
      value:
        type: urn:rowfeed:problem:request_malformed
        title: The request can't be parsed
        status: 400
        detail: The WebSocket handshake is malformed.
        instance: /ws
        code: request_malformed
        request_id: b7c41e5a90d24f6f
    credentials_conflict:
      summary: Two different keys
      value:
        type: urn:rowfeed:problem:credentials_conflict
        title: The API keys differ
        status: 400
        detail: The request contains two different keys.
        instance: /v1/collections
        code: credentials_conflict
        request_id: b7c41e5a90d24f6f
    parameter_invalid:
      summary: A limit out of range and an unknown parameter
      value:
        type: urn:rowfeed:problem:parameter_invalid
        title: A parameter is invalid
        status: 400
        detail: colour is not a parameter of this operation; limit must be at most 1000.
        instance: /v1/collections/notes/rows
        code: parameter_invalid
        request_id: b7c41e5a90d24f6f
        errors:
          - parameter: colour
            detail: is not a parameter of this operation
          - parameter: limit
            detail: must be at most 1000
    body_malformed:
      summary: A body that ends too early
      value:
        type: urn:rowfeed:problem:body_malformed
        title: The body is not JSON
        status: 400
        detail: The body is not valid JSON.
        instance: /v1/collections/notes/rows
        code: body_malformed
        request_id: b7c41e5a90d24f6f
    body_invalid:
      summary: A row to insert that contains an id
      value:
        type: urn:rowfeed:problem:body_invalid
        title: The body is invalid
        status: 400
        detail: /3/id must be omitted, because the server assigns ids.
        instance: /v1/collections/notes/rows
        code: body_invalid
        request_id: b7c41e5a90d24f6f
        errors:
          - pointer: /3/id
            detail: must be omitted, because the server assigns ids
    page_too_large:
      summary: A page of many large rows
      value:
        type: urn:rowfeed:problem:page_too_large
        title: The page is too large
        status: 400
        detail: The page is larger than 16 MiB. Request fewer rows.
        instance: /v1/collections/notes/rows
        code: page_too_large
        request_id: b7c41e5a90d24f6f
        errors:
          - parameter: limit
            detail: must be smaller for rows as large as these
    query_too_costly:
      summary: A filter for part of a text in a large collection
      value:
        type: urn:rowfeed:problem:query_too_costly
        title: The list takes too long
        status: 400
        detail: >-
          The server stopped the list after 5 s. No index can make it faster; compare a field with a value, or sort by a
          field.
        instance: /v1/collections/notes/rows
        code: query_too_costly
        request_id: b7c41e5a90d24f6f
        errors:
          - parameter: filter
            detail: takes too long in a collection as large as this
    key_missing:
      summary: No key
      value:
        type: urn:rowfeed:problem:key_missing
        title: An API key is required
        status: 401
        detail: 'An API key is needed: send it as "x-api-key: <key>" or "Authorization: Bearer <key>".'
        instance: /v1/collections
        code: key_missing
        request_id: b7c41e5a90d24f6f
    key_invalid:
      summary: A key that is malformed, unknown, revoked or expired
      value:
        type: urn:rowfeed:problem:key_invalid
        title: The API key is invalid
        status: 401
        detail: The API key is not valid.
        instance: /v1/collections
        code: key_invalid
        request_id: b7c41e5a90d24f6f
    scope_insufficient:
      summary: A write with a key that only has the scope read
      value:
        type: urn:rowfeed:problem:scope_insufficient
        title: The API key does not allow this
        status: 403
        detail: This operation requires a key with the scope write.
        instance: /v1/collections/notes/rows
        code: scope_insufficient
        request_id: b7c41e5a90d24f6f
    limit_reached:
      summary: A plan whose limit of rows is reached
      value:
        type: urn:rowfeed:problem:limit_reached
        title: The storage limit of the plan is reached
        status: 403
        detail: The plan starter allows 1,000 rows, and the account has 998; this adds 5.
        instance: /v1/collections/notes/rows
        code: limit_reached
        request_id: b7c41e5a90d24f6f
    contract_too_large:
      summary: The schemas of many collections
      value:
        type: urn:rowfeed:problem:limit_reached
        title: The storage limit of the plan is reached
        status: 403
        detail: The document would be larger than 16 MiB. Use a key that is limited to some of the collections.
        instance: /v1/contract/openapi.json
        code: limit_reached
        request_id: b7c41e5a90d24f6f
    contract_mismatch:
      summary: A weak ETag in If-Match
      value:
        type: urn:rowfeed:problem:version_mismatch
        title: The version does not match
        status: 412
        detail: The document has none of the versions in If-Match.
        instance: /v1/contract/openapi.json
        code: version_mismatch
        request_id: b7c41e5a90d24f6f
    origin_forbidden:
      summary: A page of another origin
      value:
        type: urn:rowfeed:problem:origin_forbidden
        title: The origin is not allowed
        status: 403
        detail: Web pages of this origin cannot open a feed. ROWFEED_CORS_ORIGIN lists the allowed origins.
        instance: /ws
        code: origin_forbidden
        request_id: b7c41e5a90d24f6f
    collection_not_found:
      summary: A collection that does not exist
      value:
        type: urn:rowfeed:problem:collection_not_found
        title: The collection does not exist
        status: 404
        detail: There is no collection notes.
        instance: /v1/collections/notes/rows/7
        code: collection_not_found
        request_id: b7c41e5a90d24f6f
    row_not_found:
      summary: A row that was deleted
      value:
        type: urn:rowfeed:problem:row_not_found
        title: The row does not exist
        status: 404
        detail: There is no row 7 in notes.
        instance: /v1/collections/notes/rows/7
        code: row_not_found
        request_id: b7c41e5a90d24f6f
    schema_not_found:
      summary: A collection without a schema
      value:
        type: urn:rowfeed:problem:schema_not_found
        title: The collection has no schema
        status: 404
        detail: The collection notes has no schema.
        instance: /v1/collections/notes/schema
        code: schema_not_found
        request_id: b7c41e5a90d24f6f
    collection_exists:
      summary: A name that another collection has
      value:
        type: urn:rowfeed:problem:collection_exists
        title: The collection already exists
        status: 409
        detail: The collection notes already exists.
        instance: /v1/collections
        code: collection_exists
        request_id: b7c41e5a90d24f6f
    idempotency_in_progress:
      summary: A retry while the first request is in progress
      value:
        type: urn:rowfeed:problem:idempotency_in_progress
        title: The same request is in progress
        status: 409
        detail: Another request with this Idempotency-Key is in progress.
        instance: /v1/collections/notes/rows
        code: idempotency_in_progress
        request_id: b7c41e5a90d24f6f
    schema_busy:
      summary: Two changes of a schema at the same time
      value:
        type: urn:rowfeed:problem:schema_busy
        title: The schema is being changed
        status: 409
        detail: The schema of notes is being changed by another request.
        instance: /v1/collections/notes/schema
        code: schema_busy
        request_id: b7c41e5a90d24f6f
    rows_mismatch:
      summary: A row that does not conform to the schema
      value:
        type: urn:rowfeed:problem:rows_mismatch
        title: Rows do not conform to the schema
        status: 409
        detail: Rows of notes do not conform to the schema. The server did not change anything.
        instance: /v1/collections/notes/schema
        code: rows_mismatch
        request_id: b7c41e5a90d24f6f
        errors:
          - id: 7
            pointer: /done
            detail: must be true or false
        checked: 8
    too_many_rows:
      summary: A filter that matches more rows than expected
      value:
        type: urn:rowfeed:problem:too_many_rows
        title: Too many rows match
        status: 409
        detail: The filter matches more rows than max_rows (50), or rows of more than 4 MiB in total. The server did not change any row.
        instance: /v1/collections/notes/rows
        code: too_many_rows
        request_id: b7c41e5a90d24f6f
    cursor_expired:
      summary: A cursor from before the oldest stored change
      value:
        type: urn:rowfeed:problem:cursor_expired
        title: The cursor is no longer valid
        status: 410
        detail: >-
          The changes after this cursor are not available. List the rows again, and continue from the cursor of the
          list.
        instance: /v1/collections/notes/changes
        code: cursor_expired
        request_id: b7c41e5a90d24f6f
    page_expired:
      summary: A page token from before the collection was created again
      value:
        type: urn:rowfeed:problem:page_expired
        title: The page token is no longer valid
        status: 410
        detail: The collection was created again after the previous page. List it from the beginning.
        instance: /v1/collections/notes/rows
        code: page_expired
        request_id: b7c41e5a90d24f6f
    list_mismatch:
      summary: A list with If-Match
      value:
        type: urn:rowfeed:problem:version_mismatch
        title: The version does not match
        status: 412
        detail: The list has none of the versions in If-Match.
        instance: /v1/collections/notes/rows
        code: version_mismatch
        request_id: b7c41e5a90d24f6f
    schema_mismatch:
      summary: A schema that another client has changed
      value:
        type: urn:rowfeed:problem:version_mismatch
        title: The version does not match
        status: 412
        detail: The schema of notes has none of the versions in If-Match.
        instance: /v1/collections/notes/schema
        code: version_mismatch
        request_id: b7c41e5a90d24f6f
    version_mismatch:
      summary: A row that another client has changed
      value:
        type: urn:rowfeed:problem:version_mismatch
        title: The version does not match
        status: 412
        detail: Row 7 has none of the versions in If-Match.
        instance: /v1/collections/notes/rows/7
        code: version_mismatch
        request_id: b7c41e5a90d24f6f
    body_too_large:
      summary: Too many rows in one request
      value:
        type: urn:rowfeed:problem:body_too_large
        title: The body is too large
        status: 413
        detail: The body is larger than 1048576 bytes.
        instance: /v1/collections/notes/rows
        code: body_too_large
        request_id: b7c41e5a90d24f6f
    media_type_unsupported:
      summary: A form instead of JSON
      value:
        type: urn:rowfeed:problem:media_type_unsupported
        title: The body's media type is not supported
        status: 415
        detail: Send the body as application/json, in UTF-8.
        instance: /v1/collections/notes/rows
        code: media_type_unsupported
        request_id: b7c41e5a90d24f6f
    value_unsupported:
      summary: An integer that would change
      value:
        type: urn:rowfeed:problem:value_unsupported
        title: A value can't be stored exactly
        status: 422
        detail: The body contains values that the server cannot store unchanged.
        instance: /v1/collections/notes/rows
        code: value_unsupported
        request_id: b7c41e5a90d24f6f
        errors:
          - pointer: /0/serial
            detail: is an integer that would be stored as 9007199254740992
    schema_invalid:
      summary: An unsupported keyword
      value:
        type: urn:rowfeed:problem:schema_invalid
        title: The schema is not supported
        status: 422
        detail: The schema is not supported.
        instance: /v1/collections/notes/schema
        code: schema_invalid
        request_id: b7c41e5a90d24f6f
        errors:
          - pointer: /patternProperties
            detail: is not a supported keyword
    row_invalid:
      summary: A field of another type
      value:
        type: urn:rowfeed:problem:row_invalid
        title: The row does not conform to the schema
        status: 422
        detail: Not every row would conform to the schema of notes.
        instance: /v1/collections/notes/rows
        code: row_invalid
        request_id: b7c41e5a90d24f6f
        errors:
          - pointer: /0/done
            detail: must be true or false
    grant_exceeded:
      summary: A new key with a scope that the requesting key does not have
      value:
        type: urn:rowfeed:problem:grant_exceeded
        title: The key does not have these permissions
        status: 403
        detail: Only a key with the scope write can grant or change this.
        instance: /v1/keys
        code: grant_exceeded
        request_id: b7c41e5a90d24f6f
    key_not_found:
      summary: A key that does not exist
      value:
        type: urn:rowfeed:problem:key_not_found
        title: The key does not exist
        status: 404
        detail: There is no key key_4fZ8mQ2rTn6W.
        instance: /v1/keys/key_4fZ8mQ2rTn6W
        code: key_not_found
        request_id: b7c41e5a90d24f6f
    key_ended:
      summary: A revoked key
      value:
        type: urn:rowfeed:problem:key_ended
        title: The key is revoked or expired
        status: 409
        detail: Key key_4fZ8mQ2rTn6W was revoked.
        instance: /v1/keys/key_4fZ8mQ2rTn6W
        code: key_ended
        request_id: b7c41e5a90d24f6f
    last_admin_key:
      summary: The last admin key of an account
      value:
        type: urn:rowfeed:problem:last_admin_key
        title: The account needs an admin key
        status: 409
        detail: >-
          Besides key_4fZ8mQ2rTn6W, the account has no key with the scope admin that has the same scopes for all collections
          and lasts as long. Create one first, or rotate this key.
        instance: /v1/keys/key_4fZ8mQ2rTn6W
        code: last_admin_key
        request_id: b7c41e5a90d24f6f
    too_many_keys:
      summary: An account with 10,000 keys
      value:
        type: urn:rowfeed:problem:too_many_keys
        title: The account has too many keys
        status: 409
        detail: The account has 10000 keys.
        instance: /v1/keys
        code: too_many_keys
        request_id: b7c41e5a90d24f6f
    idempotency_key_reused:
      summary: A key that was sent with another body
      value:
        type: urn:rowfeed:problem:idempotency_key_reused
        title: The idempotency key belongs to another request
        status: 422
        detail: This Idempotency-Key was already used for another request.
        instance: /v1/collections/notes/rows
        code: idempotency_key_reused
        request_id: b7c41e5a90d24f6f
    upgrade_required:
      summary: A GET request without a handshake
      value:
        type: urn:rowfeed:problem:upgrade_required
        title: This route requires a WebSocket connection
        status: 426
        detail: To open a feed, send a WebSocket handshake.
        instance: /ws
        code: upgrade_required
        request_id: b7c41e5a90d24f6f
    too_many_attempts:
      summary: A client that guesses keys
      value:
        type: urn:rowfeed:problem:too_many_attempts
        title: Too many invalid keys
        status: 429
        detail: This address sent too many invalid keys.
        instance: /v1/collections
        code: too_many_attempts
        request_id: b7c41e5a90d24f6f
    quota_exceeded:
      summary: A plan whose daily quota is exhausted
      value:
        type: urn:rowfeed:problem:quota_exceeded
        title: The quota is exhausted
        status: 429
        detail: >-
          The plan starter allows 10000 requests per day (policy "day"). The next day starts at 2025-03-15T00:00:00.000Z.
        instance: /v1/collections/notes/rows
        code: quota_exceeded
        request_id: b7c41e5a90d24f6f
    too_many_sockets:
      summary: A key with the maximum number of open feeds
      value:
        type: urn:rowfeed:problem:too_many_sockets
        title: Too many open feeds
        status: 429
        detail: This key has 1000 open feeds, which is its maximum.
        instance: /ws
        code: too_many_sockets
        request_id: b7c41e5a90d24f6f
    internal_error:
      summary: A fault of the server
      value:
        type: urn:rowfeed:problem:internal_error
        title: Internal server error
        status: 500
        detail: The server could not process this request.
        instance: /v1/collections/notes/rows
        code: internal_error
        request_id: b7c41e5a90d24f6f
    sockets_exhausted:
      summary: An instance with the maximum number of open feeds
      value:
        type: urn:rowfeed:problem:sockets_exhausted
        title: The instance has too many open feeds
        status: 503
        detail: This instance has the maximum number of open feeds.
        instance: /ws
        code: sockets_exhausted
        request_id: b7c41e5a90d24f6f
    index_building:
      summary: A list that waits for an index
      value:
        type: urn:rowfeed:problem:index_building
        title: An index is being created
        status: 503
        detail: The server is creating an index for this list, and 40 % are done. Retry in 12 s.
        instance: /v1/collections/notes/rows
        code: index_building
        request_id: b7c41e5a90d24f6f
        index: { fields: [price], percent: 40, ready_in_s: 12 }
    database_unavailable:
      summary: A database that is not available
      value:
        type: urn:rowfeed:problem:database_unavailable
        title: The database is not available
        status: 503
        detail: The database is not available at the moment.
        instance: /v1/collections/notes/rows
        code: database_unavailable
        request_id: b7c41e5a90d24f6f
    overloaded:
      summary: Too many requests in progress
      value:
        type: urn:rowfeed:problem:overloaded
        title: The server is overloaded
        status: 503
        detail: Too many requests are in progress.
        instance: /v1/collections/notes/rows
        code: overloaded
        request_id: b7c41e5a90d24f6f
    shutting_down:
      summary: An instance that is shutting down
      value:
        type: urn:rowfeed:problem:shutting_down
        title: The server is shutting down
        status: 503
        detail: The server is shutting down.
        instance: /v1/collections/notes/rows
        code: shutting_down
        request_id: b7c41e5a90d24f6f
    storage_full:
      summary: A full disk
      value:
        type: urn:rowfeed:problem:storage_full
        title: The disk is full
        status: 507
        detail: The storage is full. The server did not change anything.
        instance: /v1/collections/notes/rows
        code: storage_full
        request_id: b7c41e5a90d24f6f
`;

export const openapiJson = `{
  "openapi": "3.1.0",
  "info": {
    "title": "rowfeed",
    "version": "0.1.0",
    "license": {
      "name": "MIT",
      "url": "https://opensource.org/license/mit"
    },
    "description": "rowfeed stores **collections** of **rows**. A row is a JSON object with an \`id\`. Clients insert, list, get, update\\nand delete rows over HTTP. They can follow every change over a WebSocket connection, the feed. The AsyncAPI\\ndocument at \`/asyncapi.yaml\` describes the frames of the feed.\\n\\nThe server enforces everything that this document specifies, and does not do anything else. It does not silently\\nignore, clamp, reorder or alter any input. The following guides describe rules that apply to all operations. The\\nserver publishes them at these paths:\\n\\n- [Collections and rows](/docs/rows): examples of every operation, and supported values\\n- [Authenticate](/docs/authenticate): how to send a key, and what a key allows\\n- [Set plans and quotas](/docs/plans): which requests are counted, and what an account can store\\n- [Change feed (WebSocket)](/docs/feed): the frames, cursors and close codes of the feed\\n- [Errors](/docs/errors): the format of errors, their codes, and which error comes first\\n- [HTTP reference](/docs/http): headers, limits and cross-origin requests\\n- [Versioning](/docs/versioning): what later versions can change\\n\\nEvery request under \`/v1\`, and the handshake of \`/ws\`, requires an API key. The body of every error is a problem\\n(RFC 9457). Its \`code\` is one of \`x-error-codes\`. Programs should check this code. If a program does not know a\\ncode, it should handle the error by its status.\\n",
    "contact": {
      "name": "The operator of this service"
    }
  },
  "servers": [
    {
      "url": "http://127.0.0.1:3000",
      "description": "A server that was started on this machine with \`npm start\` or \`npx rowfeed\`."
    }
  ],
  "tags": [
    {
      "name": "collections",
      "description": "Named sets of rows."
    },
    {
      "name": "rows",
      "description": "The JSON objects in a collection."
    },
    {
      "name": "schemas",
      "description": "The JSON Schema of a collection, by which the server validates its rows."
    },
    {
      "name": "feed",
      "description": "Every change to the rows of a collection as it happens, over a WebSocket connection."
    },
    {
      "name": "keys",
      "description": "The API keys of an account. These operations require a key with the scope admin."
    },
    {
      "name": "usage",
      "description": "The requests and the storage that an account has used."
    },
    {
      "name": "health",
      "description": "Health checks of the server."
    },
    {
      "name": "documents",
      "description": "The contracts, a page to read and try them, the guides, and the console. Only the typed contracts of an account require a key."
    }
  ],
  "security": [
    {
      "bearerKey": []
    },
    {
      "headerKey": []
    }
  ],
  "x-error-codes": {
    "request_malformed": {
      "status": 400,
      "title": "The request can't be parsed",
      "description": "The request line, a header or the WebSocket handshake is malformed, or the request has two \`Host\` or two \`Content-Type\` headers."
    },
    "credentials_conflict": {
      "status": 400,
      "title": "The API keys differ",
      "description": "The request contains API keys in more than one place, and they differ."
    },
    "parameter_invalid": {
      "status": 400,
      "title": "A parameter is invalid",
      "description": "A path, query or header parameter is missing, unknown, repeated or has an invalid value."
    },
    "body_malformed": {
      "status": 400,
      "title": "The body is not JSON",
      "description": "The body is empty, is not well-formed JSON, or is not valid UTF-8."
    },
    "body_invalid": {
      "status": 400,
      "title": "The body is invalid",
      "description": "The body is JSON, but does not have the form that the operation requires."
    },
    "page_too_large": {
      "status": 400,
      "title": "The page is too large",
      "description": "The rows of this page are larger than 16 MiB in total. Request fewer rows with a smaller \`limit\`."
    },
    "query_too_costly": {
      "status": 400,
      "title": "The list takes too long",
      "description": "The server stopped the query after 10 s, or after 5 s if the request has a \`filter\`, because no index serves it. In a large collection, sort by a field, or compare a field with a value in the filter."
    },
    "key_missing": {
      "status": 401,
      "title": "An API key is required",
      "description": "The request does not contain an API key."
    },
    "key_invalid": {
      "status": 401,
      "title": "The API key is invalid",
      "description": "The key is malformed, unknown, revoked or expired."
    },
    "scope_insufficient": {
      "status": 403,
      "title": "The API key does not allow this",
      "description": "The key does not have the scope for this operation, or it is limited to other collections."
    },
    "grant_exceeded": {
      "status": 403,
      "title": "The key does not have these permissions",
      "description": "The request would grant, update or revoke a permission that the requesting key does not have: a scope, a collection or a later expiry."
    },
    "limit_reached": {
      "status": 403,
      "title": "The storage limit of the plan is reached",
      "description": "The request would exceed a storage limit of the account's plan: collections, rows or bytes. The code is also used if all schemas of an account would exceed 1 MiB, or if a typed contract is too large. \`detail\` names the limit. The server did not store anything. Storage limits never prevent deletes, which free storage."
    },
    "origin_forbidden": {
      "status": 403,
      "title": "The origin is not allowed",
      "description": "A web page of this origin cannot open the feed. \`ROWFEED_CORS_ORIGIN\` lists the allowed origins."
    },
    "route_not_found": {
      "status": 404,
      "title": "The route does not exist",
      "description": "The server does not have this path. Paths are exact and do not end with a slash."
    },
    "collection_not_found": {
      "status": 404,
      "title": "The collection does not exist",
      "description": "The account does not have a collection with this name."
    },
    "row_not_found": {
      "status": 404,
      "title": "The row does not exist",
      "description": "The collection does not have a row with this id, or the row was deleted."
    },
    "schema_not_found": {
      "status": 404,
      "title": "The collection has no schema",
      "description": "The collection does not have a schema, so its rows can have any supported values."
    },
    "key_not_found": {
      "status": 404,
      "title": "The key does not exist",
      "description": "The account does not have a key with this id."
    },
    "method_not_allowed": {
      "status": 405,
      "title": "The route does not support this method",
      "description": "The path exists, but does not support this method. \`Allow\` lists the supported methods."
    },
    "request_timeout": {
      "status": 408,
      "title": "The request took too long to arrive",
      "description": "The headers took more than 10 s to arrive, or the complete request more than 28 s."
    },
    "collection_exists": {
      "status": 409,
      "title": "The collection already exists",
      "description": "The account already has a collection with this name."
    },
    "key_ended": {
      "status": 409,
      "title": "The key is revoked or expired",
      "description": "The key was revoked or has expired. It cannot be updated or rotated. Create a new key."
    },
    "last_admin_key": {
      "status": 409,
      "title": "The account needs an admin key",
      "description": "The key has the scope \`admin\` for all collections. No other key of the account has its scopes for all collections and lasts as long. It cannot be revoked, lose permissions or expire earlier. It can be rotated."
    },
    "too_many_keys": {
      "status": 409,
      "title": "The account has too many keys",
      "description": "The account has 10,000 keys, including revoked and expired keys. The command \`rowfeed keys create\` can create more."
    },
    "idempotency_in_progress": {
      "status": 409,
      "title": "The same request is in progress",
      "description": "Another request with this \`Idempotency-Key\` is in progress. Retry after one second."
    },
    "schema_busy": {
      "status": 409,
      "title": "The schema is being changed",
      "description": "Another request that sets or removes the schema of this collection is in progress."
    },
    "rows_mismatch": {
      "status": 409,
      "title": "Rows do not conform to the schema",
      "description": "The collection has rows that do not conform to the schema. \`errors\` names the first ten of them, and \`checked\` contains the number of rows that were checked. The server did not change anything."
    },
    "too_many_rows": {
      "status": 409,
      "title": "Too many rows match",
      "description": "More than \`max_rows\` rows match the \`filter\`, or the matching rows are larger than 4 MiB in total, before or after the change. The server did not change any row."
    },
    "page_expired": {
      "status": 410,
      "title": "The page token is no longer valid",
      "description": "The collection was deleted and created again since the server returned this value of \`after\`. Start again from the first page."
    },
    "cursor_expired": {
      "status": 410,
      "title": "The cursor is no longer valid",
      "description": "The changes after the cursor are not available. The cursor is older than the change log, is ahead of the collection, or belongs to an earlier collection of the same name. List the rows again, and continue from the cursor of the list."
    },
    "version_mismatch": {
      "status": 412,
      "title": "The version does not match",
      "description": "The current version is not one of the versions in \`If-Match\`, or it is one of the versions in \`If-None-Match\`. Get the current version and try again."
    },
    "body_too_large": {
      "status": 413,
      "title": "The body is too large",
      "description": "The body is larger than 1 MiB."
    },
    "media_type_unsupported": {
      "status": 415,
      "title": "The body's media type is not supported",
      "description": "\`Content-Type\` is missing or not supported by the operation, it has a charset other than UTF-8, or the body has a \`Content-Encoding\`."
    },
    "value_unsupported": {
      "status": 422,
      "title": "A value can't be stored exactly",
      "description": "The body contains a value that the server cannot return unchanged, such as an integer that a double would change. Or a value exceeds a limit for rows. Other numbers are stored as the nearest double."
    },
    "schema_invalid": {
      "status": 422,
      "title": "The schema is not supported",
      "description": "The body is not a JSON Schema, uses an unsupported keyword, or exceeds a limit for schemas. \`errors\` contains the places and the reasons."
    },
    "row_invalid": {
      "status": 422,
      "title": "The row does not conform to the schema",
      "description": "A row does not conform to the schema of its collection, either as sent or after the change. The server also returns this error if the validation would take more than 2 s. The server did not store anything."
    },
    "idempotency_key_reused": {
      "status": 422,
      "title": "The idempotency key belongs to another request",
      "description": "The server executed another request with this \`Idempotency-Key\`: its method, path, query, media type, \`If-Match\`, \`If-None-Match\`, \`Prefer\` or body differs. A new request needs a new key."
    },
    "upgrade_required": {
      "status": 426,
      "title": "This route requires a WebSocket connection",
      "description": "The request is not a WebSocket handshake."
    },
    "too_many_attempts": {
      "status": 429,
      "title": "Too many invalid keys",
      "description": "The server received more than 20 invalid keys from this address within a minute. Valid keys from this address are not affected."
    },
    "quota_exceeded": {
      "status": 429,
      "title": "The quota is exhausted",
      "description": "The account has exhausted the quota of its plan for now. \`detail\` names the policy."
    },
    "too_many_sockets": {
      "status": 429,
      "title": "Too many open feeds",
      "description": "The key or its account has as many open feeds on this instance as it can have. This maximum is lower while other accounts, or other keys of the account, have or request feeds."
    },
    "headers_too_large": {
      "status": 431,
      "title": "The headers are too large",
      "description": "The headers of the request are larger than 16 KiB."
    },
    "internal_error": {
      "status": 500,
      "title": "Internal server error",
      "description": "The server has a fault. It logs the fault with the \`request_id\`."
    },
    "method_unknown": {
      "status": 501,
      "title": "The method is not supported",
      "description": "The server does not support this method for any path. Methods are case-sensitive."
    },
    "sockets_exhausted": {
      "status": 503,
      "title": "The instance has too many open feeds",
      "description": "This instance has the maximum number of open feeds of all keys."
    },
    "index_building": {
      "status": 503,
      "title": "An index is being created",
      "description": "The server is creating an index that the list needs. \`index\` contains how far it is, and \`Retry-After\` when to send the request again."
    },
    "database_unavailable": {
      "status": 503,
      "title": "The database is not available",
      "description": "The database is unreachable, locked or failing. If \`detail\` reports it, the write may have been executed."
    },
    "overloaded": {
      "status": 503,
      "title": "The server is overloaded",
      "description": "Too much work is in progress, either in total or for one client. The server did not execute this request."
    },
    "shutting_down": {
      "status": 503,
      "title": "The server is shutting down",
      "description": "The instance is shutting down and rejects new requests. It did not execute this request."
    },
    "storage_full": {
      "status": 507,
      "title": "The disk is full",
      "description": "The database does not have enough space for the change. The server did not change anything, and reads still work."
    }
  },
  "x-request-headers": {
    "traceparent": {
      "description": "The trace that the request belongs to ([Trace Context](https://www.w3.org/TR/trace-context/)). The server accepts this header, so that traced pages can send it, but does not read it.",
      "schema": {
        "type": "string"
      },
      "example": "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
    },
    "tracestate": {
      "description": "Sent together with \`traceparent\`.",
      "schema": {
        "type": "string"
      },
      "example": "vendor=t61rcWkgMzE"
    },
    "baggage": {
      "description": "Sent together with \`traceparent\` ([Baggage](https://www.w3.org/TR/baggage/)).",
      "schema": {
        "type": "string"
      },
      "example": "tenant=blue"
    },
    "X-Request-Id": {
      "description": "A name for the request, to find it in the server's log. If it has this form, the server returns it as \`Request-Id\`. Otherwise, the server creates a new one.",
      "schema": {
        "type": "string",
        "pattern": "^[A-Za-z0-9._~+/=:-]{1,128}$"
      },
      "example": "b7c41e5a90d24f6f"
    }
  },
  "x-transport-headers": [
    "Access-Control-Allow-Headers",
    "Access-Control-Allow-Methods",
    "Access-Control-Allow-Origin",
    "Access-Control-Expose-Headers",
    "Access-Control-Max-Age",
    "Connection",
    "Content-Length",
    "Content-Type",
    "Date",
    "Keep-Alive",
    "Transfer-Encoding",
    "Vary"
  ],
  "x-answers-outside-operations": {
    "204": {
      "description": "The response to a preflight from an allowed origin, if cross-origin requests are enabled.",
      "headers": {
        "Request-Id": {
          "$ref": "#/components/headers/RequestId"
        },
        "X-Content-Type-Options": {
          "$ref": "#/components/headers/NoSniff"
        }
      }
    },
    "400": {
      "description": "The request is malformed or ambiguous (\`request_malformed\`), or a request under \`/v1\` contains two different keys.",
      "x-codes": [
        "request_malformed",
        "credentials_conflict"
      ],
      "headers": {
        "Request-Id": {
          "$ref": "#/components/headers/RequestId"
        },
        "X-Content-Type-Options": {
          "$ref": "#/components/headers/NoSniff"
        },
        "Cache-Control": {
          "$ref": "#/components/headers/NoStore"
        }
      },
      "content": {
        "application/problem+json": {
          "schema": {
            "$ref": "#/components/schemas/ProblemDetails"
          },
          "examples": {
            "request_malformed": {
              "summary": "A line that is not a request",
              "value": {
                "type": "urn:rowfeed:problem:request_malformed",
                "title": "The request can't be parsed",
                "status": 400,
                "detail": "The request is not HTTP/1.1 as RFC 9112 defines it.",
                "code": "request_malformed",
                "request_id": "b7c41e5a90d24f6f"
              }
            },
            "credentials_conflict": {
              "$ref": "#/components/examples/credentials_conflict"
            }
          }
        }
      }
    },
    "401": {
      "$ref": "#/components/responses/Unauthorized"
    },
    "404": {
      "description": "The path does not exist. Under \`/v1\`, only requests with a valid key receive this response.",
      "x-codes": [
        "route_not_found"
      ],
      "headers": {
        "Request-Id": {
          "$ref": "#/components/headers/RequestId"
        },
        "X-Content-Type-Options": {
          "$ref": "#/components/headers/NoSniff"
        },
        "Cache-Control": {
          "$ref": "#/components/headers/NoStore"
        },
        "RateLimit": {
          "$ref": "#/components/headers/RateLimit"
        },
        "RateLimit-Policy": {
          "$ref": "#/components/headers/RateLimitPolicy"
        }
      },
      "content": {
        "application/problem+json": {
          "schema": {
            "$ref": "#/components/schemas/ProblemDetails"
          },
          "examples": {
            "route_not_found": {
              "summary": "A path that ends with a slash",
              "value": {
                "type": "urn:rowfeed:problem:route_not_found",
                "title": "The route does not exist",
                "status": 404,
                "detail": "There is no route /v1/collections/.",
                "instance": "/v1/collections/",
                "code": "route_not_found",
                "request_id": "b7c41e5a90d24f6f"
              }
            }
          }
        }
      }
    },
    "405": {
      "description": "The path exists, but does not support this method.",
      "x-codes": [
        "method_not_allowed"
      ],
      "headers": {
        "Request-Id": {
          "$ref": "#/components/headers/RequestId"
        },
        "X-Content-Type-Options": {
          "$ref": "#/components/headers/NoSniff"
        },
        "Cache-Control": {
          "$ref": "#/components/headers/NoStore"
        },
        "RateLimit": {
          "$ref": "#/components/headers/RateLimit"
        },
        "RateLimit-Policy": {
          "$ref": "#/components/headers/RateLimitPolicy"
        },
        "Allow": {
          "description": "The methods that the path supports, separated by commas.",
          "required": true,
          "schema": {
            "type": "string"
          },
          "example": "GET, HEAD, POST"
        }
      },
      "content": {
        "application/problem+json": {
          "schema": {
            "$ref": "#/components/schemas/ProblemDetails"
          },
          "examples": {
            "method_not_allowed": {
              "summary": "PUT on the list of collections",
              "value": {
                "type": "urn:rowfeed:problem:method_not_allowed",
                "title": "The route does not support this method",
                "status": 405,
                "detail": "/v1/collections has GET, HEAD and POST, but not PUT.",
                "instance": "/v1/collections",
                "code": "method_not_allowed",
                "request_id": "b7c41e5a90d24f6f"
              }
            }
          }
        }
      }
    },
    "408": {
      "description": "The request took too long to arrive. The server closes the connection.",
      "x-codes": [
        "request_timeout"
      ],
      "headers": {
        "Request-Id": {
          "$ref": "#/components/headers/RequestId"
        },
        "X-Content-Type-Options": {
          "$ref": "#/components/headers/NoSniff"
        },
        "Cache-Control": {
          "$ref": "#/components/headers/NoStore"
        }
      },
      "content": {
        "application/problem+json": {
          "schema": {
            "$ref": "#/components/schemas/ProblemDetails"
          },
          "examples": {
            "request_timeout": {
              "summary": "A body that never arrived",
              "value": {
                "type": "urn:rowfeed:problem:request_timeout",
                "title": "The request took too long to arrive",
                "status": 408,
                "detail": "The request was not complete in time.",
                "code": "request_timeout",
                "request_id": "b7c41e5a90d24f6f"
              }
            }
          }
        }
      }
    },
    "429": {
      "$ref": "#/components/responses/TooManyRequests"
    },
    "431": {
      "description": "The headers are too large. The server closes the connection.",
      "x-codes": [
        "headers_too_large"
      ],
      "headers": {
        "Request-Id": {
          "$ref": "#/components/headers/RequestId"
        },
        "X-Content-Type-Options": {
          "$ref": "#/components/headers/NoSniff"
        },
        "Cache-Control": {
          "$ref": "#/components/headers/NoStore"
        }
      },
      "content": {
        "application/problem+json": {
          "schema": {
            "$ref": "#/components/schemas/ProblemDetails"
          },
          "examples": {
            "headers_too_large": {
              "summary": "A very long header",
              "value": {
                "type": "urn:rowfeed:problem:headers_too_large",
                "title": "The headers are too large",
                "status": 431,
                "detail": "The headers are larger than 16384 bytes.",
                "code": "headers_too_large",
                "request_id": "b7c41e5a90d24f6f"
              }
            }
          }
        }
      }
    },
    "500": {
      "$ref": "#/components/responses/InternalError"
    },
    "501": {
      "description": "The server does not support this method for any path. It closes the connection.",
      "x-codes": [
        "method_unknown"
      ],
      "headers": {
        "Request-Id": {
          "$ref": "#/components/headers/RequestId"
        },
        "X-Content-Type-Options": {
          "$ref": "#/components/headers/NoSniff"
        },
        "Cache-Control": {
          "$ref": "#/components/headers/NoStore"
        }
      },
      "content": {
        "application/problem+json": {
          "schema": {
            "$ref": "#/components/schemas/ProblemDetails"
          },
          "examples": {
            "method_unknown": {
              "summary": "A method in lower case",
              "value": {
                "type": "urn:rowfeed:problem:method_unknown",
                "title": "The method is not supported",
                "status": 501,
                "detail": "The server does not support this method. Methods are case-sensitive.",
                "code": "method_unknown",
                "request_id": "b7c41e5a90d24f6f"
              }
            }
          }
        }
      }
    },
    "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
    }
  },
  "paths": {
    "/v1/collections": {
      "get": {
        "operationId": "listCollections",
        "tags": [
          "collections"
        ],
        "summary": "List collections",
        "description": "Returns all collections of the key's account, sorted by name in ascending order (by code point). If the key is limited to certain collections, the list contains only these collections, and its \`ETag\` depends on no other collection.",
        "x-scope": "read",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The collections, or an empty array if the account has no collections.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ETag": {
                "$ref": "#/components/headers/ListETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CollectionList"
                },
                "examples": {
                  "some": {
                    "summary": "Two collections",
                    "value": [
                      {
                        "name": "notes"
                      },
                      {
                        "name": "shopping-lists"
                      }
                    ]
                  },
                  "none": {
                    "summary": "A new account",
                    "value": []
                  }
                }
              }
            }
          },
          "304": {
            "description": "The list has not changed since the version in \`If-None-Match\`.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ETag": {
                "$ref": "#/components/headers/ListETag"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "412": {
            "$ref": "#/components/responses/ListMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          }
        }
      },
      "post": {
        "operationId": "createCollection",
        "tags": [
          "collections"
        ],
        "summary": "Create a collection",
        "description": "Creates an empty collection. Its name is part of every path of the collection, and cannot be changed later. If a deleted collection had the same name, the new collection does not continue it. The ids of its rows start at 1, and cursors and ETags of the deleted collection are not valid for it.",
        "x-scope": "write",
        "x-unbound-only": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "requestBody": {
          "required": true,
          "description": "The name of the collection.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/CollectionInput"
              },
              "example": {
                "name": "notes"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The collection was created.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Location": {
                "$ref": "#/components/headers/Location"
              },
              "Idempotent-Replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Collection"
                },
                "example": {
                  "name": "notes"
                }
              }
            },
            "links": {
              "getCollection": {
                "operationId": "getCollection",
                "parameters": {
                  "collection_name": "$response.body#/name"
                },
                "description": "The details of the collection."
              },
              "insertRows": {
                "operationId": "insertRows",
                "parameters": {
                  "collection_name": "$response.body#/name"
                },
                "description": "Inserts the first rows of the collection."
              },
              "listRows": {
                "operationId": "listRows",
                "parameters": {
                  "collection_name": "$response.body#/name"
                },
                "description": "Lists the rows of the collection."
              },
              "setSchema": {
                "operationId": "setSchema",
                "parameters": {
                  "collection_name": "$response.body#/name"
                },
                "description": "Sets the schema of the collection."
              },
              "deleteCollection": {
                "operationId": "deleteCollection",
                "parameters": {
                  "collection_name": "$response.body#/name"
                },
                "description": "Deletes the collection."
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadBody"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/ForbiddenOrLimit"
          },
          "409": {
            "$ref": "#/components/responses/CollectionExists"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/MediaTypeUnsupported"
          },
          "422": {
            "$ref": "#/components/responses/KeyReused"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      }
    },
    "/v1/collections/{collection_name}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/CollectionNameInPath"
        }
      ],
      "get": {
        "operationId": "getCollection",
        "tags": [
          "collections"
        ],
        "summary": "Get a collection",
        "description": "Returns the number of rows in the collection, the time at which it was created, and its indexes.",
        "x-scope": "read",
        "responses": {
          "200": {
            "description": "The details of the collection.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CollectionDetails"
                },
                "example": {
                  "name": "notes",
                  "rows": 8,
                  "created_at": "2025-03-14T09:26:53.589Z",
                  "indexes": []
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/CollectionNotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          }
        }
      },
      "delete": {
        "operationId": "deleteCollection",
        "tags": [
          "collections"
        ],
        "summary": "Delete a collection",
        "description": "Deletes the collection with all its rows and its change log. The feed does not send \`delete\` frames for these rows. The server closes open feeds of the collection with 4404. If the collection does not exist, the server returns 404.",
        "x-scope": "write",
        "x-unbound-only": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "responses": {
          "204": {
            "description": "The collection and its rows were deleted.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Idempotent-Replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/CollectionNotFound"
          },
          "409": {
            "$ref": "#/components/responses/InProgress"
          },
          "422": {
            "$ref": "#/components/responses/KeyReused"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      }
    },
    "/v1/collections/{collection_name}/rows": {
      "parameters": [
        {
          "$ref": "#/components/parameters/CollectionNameInPath"
        }
      ],
      "get": {
        "operationId": "listRows",
        "tags": [
          "rows"
        ],
        "summary": "List rows",
        "description": "Returns one page of the collection's rows, in the requested sort order. The page and \`Collection-Cursor\` come\\nfrom one snapshot. If a page starts after the last row, it is an empty array.\\n\\nIf there are more rows, the response has the header \`Next-After\`. To get the next page, repeat the request\\nwith this value as \`after\`. Each row is on exactly one page if its sorted fields do not change and it\\ncontinues to match the \`filter\`. Other writes do not affect this.\\n",
        "x-scope": "read",
        "parameters": [
          {
            "$ref": "#/components/parameters/Limit"
          },
          {
            "$ref": "#/components/parameters/Offset"
          },
          {
            "$ref": "#/components/parameters/OrderBy"
          },
          {
            "$ref": "#/components/parameters/Order"
          },
          {
            "$ref": "#/components/parameters/PreferCount"
          },
          {
            "$ref": "#/components/parameters/Filter"
          },
          {
            "$ref": "#/components/parameters/Sort"
          },
          {
            "$ref": "#/components/parameters/Fields"
          },
          {
            "$ref": "#/components/parameters/After"
          },
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          },
          {
            "$ref": "#/components/parameters/SeenCursor"
          }
        ],
        "responses": {
          "200": {
            "description": "The rows of this page.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Collection-Cursor": {
                "$ref": "#/components/headers/CollectionCursor"
              },
              "ETag": {
                "$ref": "#/components/headers/ListETag"
              },
              "Next-After": {
                "$ref": "#/components/headers/NextAfter"
              },
              "Link": {
                "$ref": "#/components/headers/NextLink"
              },
              "Total-Count": {
                "$ref": "#/components/headers/TotalCount"
              },
              "Preference-Applied": {
                "$ref": "#/components/headers/CountApplied"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/RowList"
                },
                "examples": {
                  "newest_first": {
                    "summary": "The two newest rows, with ?limit=2&order_by=id&order=desc",
                    "value": [
                      {
                        "id": 8,
                        "title": "Call the plumber",
                        "body": "The kitchen tap drips again.",
                        "done": false,
                        "tags": [
                          "home",
                          "phone"
                        ]
                      },
                      {
                        "id": 7,
                        "title": "Milk",
                        "body": "Two litres.",
                        "done": false
                      }
                    ]
                  },
                  "past_the_end": {
                    "summary": "A page after the last row, with ?offset=100",
                    "value": []
                  }
                }
              }
            }
          },
          "304": {
            "description": "The collection has not changed since the version in \`If-None-Match\`.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Collection-Cursor": {
                "$ref": "#/components/headers/CollectionCursor"
              },
              "ETag": {
                "$ref": "#/components/headers/ListETag"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadPage"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/CollectionNotFound"
          },
          "410": {
            "$ref": "#/components/responses/PageExpired"
          },
          "412": {
            "$ref": "#/components/responses/ListMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ListUnavailable"
          }
        }
      },
      "post": {
        "operationId": "insertRows",
        "tags": [
          "rows"
        ],
        "summary": "Insert rows",
        "description": "Inserts 1 to 1,000 rows, all of them or none. The response contains the rows in the order of the request, each with its new \`id\`. Ids ascend in this order. The server never assigns an id twice, even if a row is deleted. A rejected insert does not use any ids. The feed sends one \`insert\` frame for each row. These frames are consecutive and in the same order.",
        "x-scope": "write",
        "parameters": [
          {
            "$ref": "#/components/parameters/PreferReturn"
          },
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "requestBody": {
          "required": true,
          "description": "The rows, without \`id\`. To insert one row, send an array with one element.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/RowInputList"
              },
              "examples": {
                "two_rows": {
                  "summary": "Two rows with different fields",
                  "value": [
                    {
                      "title": "Milk",
                      "body": "Two litres.",
                      "done": false
                    },
                    {
                      "title": "Call the plumber",
                      "body": "The kitchen tap drips again.",
                      "done": false,
                      "tags": [
                        "home",
                        "phone"
                      ]
                    }
                  ]
                },
                "empty_row": {
                  "summary": "A row without fields",
                  "value": [
                    {}
                  ]
                }
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The rows were stored and synced to disk. With \`Prefer: return=minimal\`, each row contains only its \`id\`, and the response has the header \`Preference-Applied\`.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Collection-Cursor": {
                "$ref": "#/components/headers/CollectionCursor"
              },
              "Preference-Applied": {
                "$ref": "#/components/headers/ReturnApplied"
              },
              "Idempotent-Replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/InsertedRowList"
                },
                "examples": {
                  "two_rows": {
                    "summary": "The rows with their ids",
                    "value": [
                      {
                        "id": 7,
                        "title": "Milk",
                        "body": "Two litres.",
                        "done": false
                      },
                      {
                        "id": 8,
                        "title": "Call the plumber",
                        "body": "The kitchen tap drips again.",
                        "done": false,
                        "tags": [
                          "home",
                          "phone"
                        ]
                      }
                    ]
                  },
                  "return_minimal": {
                    "summary": "With Prefer: return=minimal",
                    "value": [
                      {
                        "id": 7
                      },
                      {
                        "id": 8
                      }
                    ]
                  }
                }
              }
            },
            "links": {
              "getRow": {
                "operationId": "getRow",
                "parameters": {
                  "collection_name": "$request.path.collection_name",
                  "row_id": "$response.body#/0/id"
                },
                "description": "Gets the first of the new rows."
              },
              "updateRow": {
                "operationId": "updateRow",
                "parameters": {
                  "collection_name": "$request.path.collection_name",
                  "row_id": "$response.body#/0/id"
                },
                "description": "Updates the first of the new rows."
              },
              "replaceRow": {
                "operationId": "replaceRow",
                "parameters": {
                  "collection_name": "$request.path.collection_name",
                  "row_id": "$response.body#/0/id"
                },
                "description": "Replaces the first of the new rows."
              },
              "deleteRow": {
                "operationId": "deleteRow",
                "parameters": {
                  "collection_name": "$request.path.collection_name",
                  "row_id": "$response.body#/0/id"
                },
                "description": "Deletes the first of the new rows."
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadBody"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/ForbiddenOrLimit"
          },
          "404": {
            "$ref": "#/components/responses/CollectionNotFound"
          },
          "409": {
            "$ref": "#/components/responses/InProgress"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/MediaTypeUnsupported"
          },
          "422": {
            "$ref": "#/components/responses/RowRefused"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "patch": {
        "operationId": "updateRows",
        "tags": [
          "rows"
        ],
        "summary": "Update matching rows",
        "description": "Updates all rows that match the \`filter\`, or none of them. As for a single row, the media type determines how\\nthe fields are merged. The server selects the rows from one snapshot. The feed sends one \`update\` frame for\\neach row that changed. These frames are consecutive and in order of \`id\`. If one row would exceed a limit for\\nrows, the server does not update any row, and the problem names that row.\\n\\nIf more than \`max_rows\` rows match, the server does not update any row. It does the same if the matching rows\\nare larger than 4 MiB in total, before or after the update. To get the number of matching rows first, use\\n\`dry_run\`.\\n",
        "x-scope": "write",
        "x-refused-headers": [
          "If-Match",
          "If-None-Match"
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/FilterRequired"
          },
          {
            "$ref": "#/components/parameters/MaxRows"
          },
          {
            "$ref": "#/components/parameters/DryRun"
          },
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "requestBody": {
          "required": true,
          "description": "The fields to update in every matching row.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/RowsPatch"
              },
              "examples": {
                "tick_off": {
                  "summary": "Set one field",
                  "value": {
                    "done": true
                  }
                }
              }
            },
            "application/merge-patch+json": {
              "schema": {
                "$ref": "#/components/schemas/RowsPatch"
              },
              "examples": {
                "remove_field": {
                  "summary": "Set one field and remove another",
                  "value": {
                    "done": true,
                    "tags": null
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The rows were updated and synced to disk.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Collection-Cursor": {
                "$ref": "#/components/headers/CollectionCursor"
              },
              "Idempotent-Replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/RowsUpdated"
                },
                "example": {
                  "matched": 12,
                  "changed": 9
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadBulkBody"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/ForbiddenOrLimit"
          },
          "404": {
            "$ref": "#/components/responses/CollectionNotFound"
          },
          "409": {
            "$ref": "#/components/responses/TooManyRows"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/PatchTypeUnsupported"
          },
          "422": {
            "$ref": "#/components/responses/RowRefused"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ListUnavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "delete": {
        "operationId": "deleteRows",
        "tags": [
          "rows"
        ],
        "summary": "Delete matching rows",
        "description": "Deletes all rows that match the \`filter\`, or none of them. The server selects the rows from one snapshot. The feed sends one \`delete\` frame for each row, with its last state. These frames are consecutive and in order of \`id\`. If more than \`max_rows\` rows match, or if the matching rows are larger than 4 MiB in total, the server does not delete any row. To get the number of matching rows first, use \`dry_run\`.",
        "x-scope": "write",
        "x-refused-headers": [
          "If-Match",
          "If-None-Match"
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/FilterRequired"
          },
          {
            "$ref": "#/components/parameters/MaxRows"
          },
          {
            "$ref": "#/components/parameters/DryRun"
          },
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "responses": {
          "200": {
            "description": "The rows were deleted.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Collection-Cursor": {
                "$ref": "#/components/headers/CollectionCursor"
              },
              "Idempotent-Replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/RowsDeleted"
                },
                "example": {
                  "deleted": 12
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadBulk"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/CollectionNotFound"
          },
          "409": {
            "$ref": "#/components/responses/TooManyRows"
          },
          "422": {
            "$ref": "#/components/responses/KeyReused"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ListUnavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      }
    },
    "/v1/collections/{collection_name}/export": {
      "parameters": [
        {
          "$ref": "#/components/parameters/CollectionNameInPath"
        }
      ],
      "get": {
        "operationId": "exportRows",
        "tags": [
          "rows"
        ],
        "summary": "Export rows",
        "description": "Returns all rows, or all rows that match the \`filter\`, in order of \`id\`. All rows come from one snapshot.\\n\`Collection-Cursor\` identifies the snapshot, so that a feed can continue from it.\\n\\nThe server streams the response as fast as the client reads it, regardless of its size. A complete response\\nends with the last chunk of the chunked encoding. If the client reads less than 16 KiB within 30 s, or if the\\nserver fails, the response ends without that chunk.\\n\\n- \`ndjson\`: one row per line, as JSON.\\n- \`csv\`: [RFC 4180](https://www.rfc-editor.org/rfc/rfc4180). The first line contains the names: \`id\` and the\\n  \`fields\`, which are required. Strings are written unchanged, and other values as JSON. A missing field is an\\n  empty cell, and null is \`null\`. The string \`null\` and the empty string are enclosed in quotes.\\n\\nAn instance runs at most two exports at the same time. An account can have only one of them while another\\naccount requests an export. A key can have only one of them while another key of its account requests one. If\\nthis limit is reached, the server returns 503. On SQLite, the server stops exports if the write-ahead log of\\nthe database grows by more than 1 GiB while they are in progress. Their responses are then incomplete.\\n",
        "x-scope": "read",
        "parameters": [
          {
            "$ref": "#/components/parameters/Format"
          },
          {
            "$ref": "#/components/parameters/Filter"
          },
          {
            "$ref": "#/components/parameters/Fields"
          }
        ],
        "responses": {
          "200": {
            "description": "The rows.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Collection-Cursor": {
                "$ref": "#/components/headers/CollectionCursor"
              }
            },
            "content": {
              "application/x-ndjson": {
                "schema": {
                  "$ref": "#/components/schemas/ExportedText"
                },
                "example": "{\\"id\\":7,\\"title\\":\\"Milk\\",\\"done\\":false}\\n{\\"id\\":8,\\"title\\":\\"Call the plumber\\",\\"done\\":false}\\n"
              },
              "text/csv; charset=utf-8; header=present": {
                "schema": {
                  "$ref": "#/components/schemas/ExportedText"
                },
                "example": "id,title,done\\r\\n7,Milk,false\\r\\n8,Call the plumber,false\\r\\n"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/CollectionNotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          }
        }
      }
    },
    "/v1/collections/{collection_name}/changes": {
      "parameters": [
        {
          "$ref": "#/components/parameters/CollectionNameInPath"
        }
      ],
      "get": {
        "operationId": "listChanges",
        "tags": [
          "feed"
        ],
        "summary": "List changes",
        "description": "Returns the changes of a collection after a cursor, in the order of their commits. The changes are the same\\nframes that the feed sends over a WebSocket connection, without \`row\` and \`bookmark\` frames.\\n\\nTo follow a collection, pass the \`cursor\` of each response as \`since\` of the next request. The client then\\nreceives every frame exactly once and in order. The cursor also advances past changes that the request\\nexcludes.\\n\\nWith \`wait\`, the response waits until a frame is due (long polling). A waiting request counts as an open feed\\nand not as a request in progress. If the collection is deleted, or if the key loses its permission, the\\nrequest ends within 2 s with the error. If the server shuts down, the request ends with what it has.\\n\\nA response contains at most 1 MiB of frames. If a filter excludes most changes, a response also ends after\\n10,000 changes, or after 0.5 s. \`has_more\` is then true.\\n",
        "x-scope": "read",
        "parameters": [
          {
            "$ref": "#/components/parameters/ChangesSince"
          },
          {
            "$ref": "#/components/parameters/ChangesLimit"
          },
          {
            "$ref": "#/components/parameters/Wait"
          },
          {
            "$ref": "#/components/parameters/ChangeEvents"
          },
          {
            "$ref": "#/components/parameters/Filter"
          },
          {
            "$ref": "#/components/parameters/FeedFields"
          }
        ],
        "responses": {
          "200": {
            "description": "The changes, and the cursor to continue from.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoStore"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ChangeList"
                },
                "example": {
                  "changes": [
                    {
                      "event": "insert",
                      "collection": "notes",
                      "seq": 1043,
                      "cursor": "k3f9x2mq-1043",
                      "time": "2025-03-14T09:26:53.589Z",
                      "row": {
                        "id": 7,
                        "title": "Milk",
                        "done": false
                      }
                    },
                    {
                      "event": "update",
                      "collection": "notes",
                      "seq": 1044,
                      "cursor": "k3f9x2mq-1044",
                      "time": "2025-03-14T10:02:11.020Z",
                      "row": {
                        "id": 7,
                        "title": "Milk",
                        "done": true
                      },
                      "changed": [
                        "done"
                      ]
                    }
                  ],
                  "cursor": "k3f9x2mq-1044",
                  "has_more": false
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/CollectionNotFound"
          },
          "410": {
            "$ref": "#/components/responses/CursorExpired"
          },
          "429": {
            "$ref": "#/components/responses/TooManyFeeds"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ChangesUnavailable"
          }
        }
      }
    },
    "/v1/collections/{collection_name}/changes/stream": {
      "parameters": [
        {
          "$ref": "#/components/parameters/CollectionNameInPath"
        }
      ],
      "get": {
        "operationId": "streamChanges",
        "tags": [
          "feed"
        ],
        "summary": "Stream changes",
        "description": "Opens a feed as [server-sent events](https://html.spec.whatwg.org/multipage/server-sent-events.html), for\\n\`EventSource\` in browsers and for \`curl -N\`. The frames are the same as over a WebSocket connection.\\n\`/asyncapi.yaml\` describes them.\\n\\nEach frame is one event: \`event\` is the frame's \`event\`, \`id\` is its \`cursor\`, and \`data\` is the frame as one line\\nof JSON. With \`initial\`, no event has an \`id\` before the bookmark with \`synced\`. A client that is disconnected\\nbefore this bookmark starts again. Without \`since\` and \`initial\`, the stream starts with a bookmark.\\n\\nA browser that reconnects sends the \`id\` of its last event as \`Last-Event-ID\`, and the stream resumes from it.\\n\\nThe stream begins with \`retry: 2000\`. After every 15 s of silence, the server sends a comment line. If the feed\\nmust end, the server sends an event \`end\` whose data is a problem: \`key_invalid\`, \`scope_insufficient\`,\\n\`collection_not_found\` or \`cursor_expired\`. If the client reconnects, it receives this problem as an HTTP error. A\\nclient that does not read for 30 s is disconnected without this event, and can resume. If the server shuts down,\\nthe stream ends without this event, too.\\n",
        "x-scope": "read",
        "security": [
          {
            "queryKey": []
          },
          {
            "bearerKey": []
          },
          {
            "headerKey": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ApiKey"
          },
          {
            "$ref": "#/components/parameters/StreamSince"
          },
          {
            "$ref": "#/components/parameters/Initial"
          },
          {
            "$ref": "#/components/parameters/ChangeEvents"
          },
          {
            "$ref": "#/components/parameters/Filter"
          },
          {
            "$ref": "#/components/parameters/FeedFields"
          },
          {
            "$ref": "#/components/parameters/LastEventId"
          }
        ],
        "responses": {
          "200": {
            "description": "The stream is open.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoStore"
              },
              "X-Accel-Buffering": {
                "$ref": "#/components/headers/NoBuffering"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              }
            },
            "content": {
              "text/event-stream": {
                "schema": {
                  "$ref": "#/components/schemas/EventStream"
                },
                "example": "retry: 2000\\n\\nevent: insert\\nid: k3f9x2mq-1043\\ndata: {\\"event\\":\\"insert\\",\\"collection\\":\\"notes\\",\\"seq\\":1043,\\"cursor\\":\\"k3f9x2mq-1043\\",\\"time\\":\\"2025-03-14T09:26:53.589Z\\",\\"row\\":{\\"id\\":7,\\"title\\":\\"Milk\\",\\"done\\":false}}\\n\\n"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadStream"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/FeedForbidden"
          },
          "404": {
            "$ref": "#/components/responses/CollectionNotFound"
          },
          "410": {
            "$ref": "#/components/responses/CursorExpired"
          },
          "429": {
            "$ref": "#/components/responses/TooManyFeeds"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/FeedUnavailable"
          }
        }
      }
    },
    "/v1/collections/{collection_name}/rows/{row_id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/CollectionNameInPath"
        },
        {
          "$ref": "#/components/parameters/RowIdInPath"
        }
      ],
      "get": {
        "operationId": "getRow",
        "tags": [
          "rows"
        ],
        "summary": "Get a row",
        "description": "Returns one row. \`ETag\` contains the version of the row.",
        "x-scope": "read",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          },
          {
            "$ref": "#/components/parameters/Fields"
          },
          {
            "$ref": "#/components/parameters/SeenCursor"
          }
        ],
        "responses": {
          "200": {
            "description": "The row.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Collection-Cursor": {
                "$ref": "#/components/headers/CollectionCursor"
              },
              "ETag": {
                "$ref": "#/components/headers/RowETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Row"
                },
                "example": {
                  "id": 7,
                  "title": "Milk",
                  "body": "Two litres.",
                  "done": false
                }
              }
            }
          },
          "304": {
            "description": "The row still has one of the versions in \`If-None-Match\`.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Collection-Cursor": {
                "$ref": "#/components/headers/CollectionCursor"
              },
              "ETag": {
                "$ref": "#/components/headers/RowETag"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/RowNotFound"
          },
          "412": {
            "$ref": "#/components/responses/VersionMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          }
        }
      },
      "put": {
        "operationId": "replaceRow",
        "tags": [
          "rows"
        ],
        "summary": "Replace a row",
        "description": "Replaces the row with the body. Fields that the body does not contain are removed. If the row does not exist, the server returns 404, because PUT does not create rows. If the row does not change, the server does not store a new version: the feed does not send a frame, and the \`ETag\` stays the same. A row does not change if its JSON values stay equal, even if the order of fields differs. If the row changes, the feed sends an \`update\` frame. The body can contain \`id\` only if it is the \`id\` of the row.",
        "x-scope": "write",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          },
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "requestBody": {
          "required": true,
          "description": "The new row, with or without its \`id\`.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/RowReplacement"
              },
              "examples": {
                "whole_row": {
                  "summary": "A row with two fields",
                  "value": {
                    "title": "Milk",
                    "done": true
                  }
                },
                "no_fields": {
                  "summary": "A row without fields",
                  "value": {}
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The current row.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Collection-Cursor": {
                "$ref": "#/components/headers/CollectionCursor"
              },
              "ETag": {
                "$ref": "#/components/headers/RowETag"
              },
              "Idempotent-Replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Row"
                },
                "example": {
                  "id": 7,
                  "title": "Milk",
                  "done": true
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadBody"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/ForbiddenOrLimit"
          },
          "404": {
            "$ref": "#/components/responses/RowNotFound"
          },
          "409": {
            "$ref": "#/components/responses/InProgress"
          },
          "412": {
            "$ref": "#/components/responses/VersionMismatch"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/MediaTypeUnsupported"
          },
          "422": {
            "$ref": "#/components/responses/RowRefused"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "patch": {
        "operationId": "updateRow",
        "tags": [
          "rows"
        ],
        "summary": "Update a row",
        "description": "Updates the fields in the body and keeps the other fields. The media type determines how:\\n\\n- \`application/json\`: each field in the body replaces the stored field, including nested values. \`null\` is\\n  stored as null.\\n- \`application/merge-patch+json\`: [RFC 7396](https://www.rfc-editor.org/rfc/rfc7396). Nested objects are\\n  merged, and \`null\` removes a field.\\n\\nThe response contains the complete row. If the row does not change, the server does not store a new version:\\nthe feed does not send a frame, and the \`ETag\` stays the same. A row does not change if its JSON values stay\\nequal, even if the order of fields differs. The body can contain \`id\` only if it is the \`id\` of the row.\\n",
        "x-scope": "write",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          },
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "requestBody": {
          "required": true,
          "description": "The fields to update.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/RowPatch"
              },
              "examples": {
                "tick_off": {
                  "summary": "Set one field",
                  "value": {
                    "done": true
                  }
                },
                "nothing": {
                  "summary": "Update nothing",
                  "value": {}
                }
              }
            },
            "application/merge-patch+json": {
              "schema": {
                "$ref": "#/components/schemas/RowMergePatch"
              },
              "examples": {
                "remove_field": {
                  "summary": "Set one field and remove another",
                  "value": {
                    "done": true,
                    "tags": null
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The current row.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Collection-Cursor": {
                "$ref": "#/components/headers/CollectionCursor"
              },
              "ETag": {
                "$ref": "#/components/headers/RowETag"
              },
              "Idempotent-Replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Row"
                },
                "example": {
                  "id": 7,
                  "title": "Milk",
                  "body": "Two litres.",
                  "done": true
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadBody"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/ForbiddenOrLimit"
          },
          "404": {
            "$ref": "#/components/responses/RowNotFound"
          },
          "409": {
            "$ref": "#/components/responses/InProgress"
          },
          "412": {
            "$ref": "#/components/responses/VersionMismatch"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/PatchTypeUnsupported"
          },
          "422": {
            "$ref": "#/components/responses/RowRefused"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "delete": {
        "operationId": "deleteRow",
        "tags": [
          "rows"
        ],
        "summary": "Delete a row",
        "description": "Deletes the row. The feed sends a \`delete\` frame with the last state of the row. If the row does not exist any more, the server returns 404 \`row_not_found\`. The server never assigns its id again.",
        "x-scope": "write",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          },
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "responses": {
          "204": {
            "description": "The row was deleted.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Collection-Cursor": {
                "$ref": "#/components/headers/CollectionCursor"
              },
              "Idempotent-Replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/RowNotFound"
          },
          "409": {
            "$ref": "#/components/responses/InProgress"
          },
          "412": {
            "$ref": "#/components/responses/VersionMismatch"
          },
          "422": {
            "$ref": "#/components/responses/KeyReused"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      }
    },
    "/v1/collections/{collection_name}/schema": {
      "parameters": [
        {
          "$ref": "#/components/parameters/CollectionNameInPath"
        }
      ],
      "get": {
        "operationId": "getSchema",
        "tags": [
          "schemas"
        ],
        "summary": "Get the schema of a collection",
        "description": "Returns the JSON Schema of the collection's rows with exactly the bytes that were set. All changes after the cursor in \`Schema-Since\` conform to it.",
        "x-scope": "read",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The schema.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ETag": {
                "$ref": "#/components/headers/SchemaETag"
              },
              "Schema-Since": {
                "$ref": "#/components/headers/SchemaSince"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CollectionSchema"
                },
                "example": {
                  "type": "object",
                  "required": [
                    "title",
                    "done"
                  ],
                  "properties": {
                    "title": {
                      "type": "string",
                      "minLength": 1
                    },
                    "done": {
                      "type": "boolean"
                    }
                  }
                }
              }
            }
          },
          "304": {
            "description": "The schema still has one of the versions in \`If-None-Match\`.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ETag": {
                "$ref": "#/components/headers/SchemaETag"
              },
              "Schema-Since": {
                "$ref": "#/components/headers/SchemaSince"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/SchemaNotFound"
          },
          "412": {
            "$ref": "#/components/responses/SchemaMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          }
        }
      },
      "put": {
        "operationId": "setSchema",
        "tags": [
          "schemas"
        ],
        "summary": "Set the schema of a collection",
        "description": "Sets the schema to which every row of the collection must conform. From then on, if a write would store a row that does not conform, the server returns 422 \`row_invalid\`. The current rows must already conform. Otherwise, the server returns 409 \`rows_mismatch\`. This check does not block writes. If it takes more than 60 s, the server returns 503 \`overloaded\`. If the body contains the same bytes as the current schema, nothing changes. The feed does not send a frame. The [guide to schemas](/docs/schemas) describes the supported keywords.",
        "x-scope": [
          "admin",
          "read"
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/DryRun"
          },
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "requestBody": {
          "required": true,
          "description": "A JSON Schema (draft 2020-12) of a row without its \`id\`, of at most 64 KiB.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/CollectionSchemaInput"
              },
              "example": {
                "type": "object",
                "required": [
                  "title",
                  "done"
                ],
                "properties": {
                  "title": {
                    "type": "string",
                    "minLength": 1
                  },
                  "done": {
                    "type": "boolean"
                  }
                }
              }
            },
            "application/schema+json": {
              "schema": {
                "$ref": "#/components/schemas/CollectionSchemaInput"
              },
              "example": {
                "type": "object"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The schema with exactly the bytes that were sent.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ETag": {
                "$ref": "#/components/headers/SchemaETag"
              },
              "Idempotent-Replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CollectionSchema"
                },
                "example": {
                  "type": "object",
                  "required": [
                    "title",
                    "done"
                  ],
                  "properties": {
                    "title": {
                      "type": "string",
                      "minLength": 1
                    },
                    "done": {
                      "type": "boolean"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadText"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/ForbiddenOrLimit"
          },
          "404": {
            "$ref": "#/components/responses/CollectionNotFound"
          },
          "409": {
            "$ref": "#/components/responses/RowsMismatch"
          },
          "412": {
            "$ref": "#/components/responses/SchemaMismatch"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/MediaTypeUnsupported"
          },
          "422": {
            "$ref": "#/components/responses/SchemaInvalid"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "delete": {
        "operationId": "removeSchema",
        "tags": [
          "schemas"
        ],
        "summary": "Remove the schema of a collection",
        "description": "Removes the schema. The rows stay unchanged, and from then on they can have any supported values. The feed does not send a frame. If the collection does not have a schema any more, the server returns 404 \`schema_not_found\`.",
        "x-scope": "admin",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "responses": {
          "204": {
            "description": "The schema was removed.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Idempotent-Replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/SchemaNotFound"
          },
          "409": {
            "$ref": "#/components/responses/SchemaBusy"
          },
          "412": {
            "$ref": "#/components/responses/SchemaMismatch"
          },
          "422": {
            "$ref": "#/components/responses/KeyReused"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      }
    },
    "/v1/keys": {
      "get": {
        "operationId": "listKeys",
        "tags": [
          "keys"
        ],
        "summary": "List keys",
        "description": "Returns the keys of the account, oldest first, including revoked and expired keys. If there are more keys, \`Next-After\` contains the value of \`after\` for the next page. The list contains only the first characters of each secret. A key that is limited to certain collections gets itself and the keys that are limited to some of its collections.",
        "x-scope": "admin",
        "parameters": [
          {
            "$ref": "#/components/parameters/KeyLimit"
          },
          {
            "$ref": "#/components/parameters/AfterKey"
          }
        ],
        "responses": {
          "200": {
            "description": "A page of keys.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Next-After": {
                "$ref": "#/components/headers/NextKey"
              },
              "Link": {
                "$ref": "#/components/headers/NextKeyLink"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/KeyList"
                },
                "example": [
                  {
                    "id": "key_4fZ8mQ2rTn6W",
                    "name": "phone",
                    "account": "default",
                    "prefix": "rf_00000",
                    "scopes": [
                      "read"
                    ],
                    "collections": [
                      "notes"
                    ],
                    "created_at": "2025-03-14T09:26:53.589Z",
                    "expires_at": "2030-01-31T00:00:00.000Z",
                    "revoked_at": null,
                    "last_used_at": null
                  }
                ]
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          }
        }
      },
      "post": {
        "operationId": "createKey",
        "tags": [
          "keys"
        ],
        "summary": "Create a key",
        "description": "Creates a key of the account and returns its secret once. The new key never has more permissions than the requesting key: no other scope, no other collection and no later expiry. The server stores a hash of the secret, but not the secret. There is one exception: if the request has an \`Idempotency-Key\`, the server also stores the secret, encrypted with the requesting key. Only a retry with the same API key can read it.",
        "x-scope": "admin",
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "requestBody": {
          "required": true,
          "description": "The name and the permissions of the key.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/KeyInput"
              },
              "example": {
                "name": "phone",
                "scopes": [
                  "read"
                ],
                "collections": [
                  "notes"
                ],
                "expires_at": "2030-01-31T00:00:00Z"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The key, with its secret.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoStore"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Idempotent-Replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CreatedKey"
                },
                "example": {
                  "id": "key_4fZ8mQ2rTn6W",
                  "key": "rf_00000000000000000000000000000000000000",
                  "name": "phone",
                  "account": "default",
                  "prefix": "rf_00000",
                  "scopes": [
                    "read"
                  ],
                  "collections": [
                    "notes"
                  ],
                  "created_at": "2025-03-14T09:26:53.589Z",
                  "expires_at": "2030-01-31T00:00:00.000Z",
                  "revoked_at": null,
                  "last_used_at": null
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadBody"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/GrantExceeded"
          },
          "409": {
            "$ref": "#/components/responses/TooManyKeys"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/MediaTypeUnsupported"
          },
          "422": {
            "$ref": "#/components/responses/ValueUnsupported"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      }
    },
    "/v1/keys/{key_id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/KeyIdInPath"
        }
      ],
      "get": {
        "operationId": "getKey",
        "tags": [
          "keys"
        ],
        "summary": "Get a key",
        "description": "Returns the permissions of a key, whether it is revoked or expired, and when it was last used. The server does not store the secret of the key. If the requesting key is limited to certain collections, the server returns 404 for all keys that it cannot list.",
        "x-scope": "admin",
        "responses": {
          "200": {
            "description": "The key.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Key"
                },
                "example": {
                  "id": "key_4fZ8mQ2rTn6W",
                  "name": "phone",
                  "account": "default",
                  "prefix": "rf_00000",
                  "scopes": [
                    "read"
                  ],
                  "collections": [
                    "notes"
                  ],
                  "created_at": "2025-03-14T09:26:53.589Z",
                  "expires_at": "2030-01-31T00:00:00.000Z",
                  "revoked_at": null,
                  "last_used_at": null
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/KeyNotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          }
        }
      },
      "patch": {
        "operationId": "updateKey",
        "tags": [
          "keys"
        ],
        "summary": "Update a key",
        "description": "Updates the members in the body and keeps the others. The requesting key must have all permissions that the key has before and after the update, and must not expire earlier. If the requesting key is limited to certain collections, the server returns 403 \`grant_exceeded\` for all keys that it cannot list, even if they do not exist. A revoked or expired key cannot be updated. The update takes effect immediately on this instance, and within 2 s on other instances. The server closes feeds that the key can no longer read.",
        "x-scope": "admin",
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "requestBody": {
          "required": true,
          "description": "The members to update.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/KeyPatch"
              },
              "example": {
                "collections": [
                  "notes"
                ]
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The current key.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Idempotent-Replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Key"
                },
                "example": {
                  "id": "key_4fZ8mQ2rTn6W",
                  "name": "phone",
                  "account": "default",
                  "prefix": "rf_00000",
                  "scopes": [
                    "read"
                  ],
                  "collections": [
                    "notes"
                  ],
                  "created_at": "2025-03-14T09:26:53.589Z",
                  "expires_at": "2030-01-31T00:00:00.000Z",
                  "revoked_at": null,
                  "last_used_at": null
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadBody"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/GrantExceeded"
          },
          "404": {
            "$ref": "#/components/responses/KeyNotFound"
          },
          "409": {
            "$ref": "#/components/responses/KeyUnchangeable"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/PatchTypeUnsupported"
          },
          "422": {
            "$ref": "#/components/responses/ValueUnsupported"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "delete": {
        "operationId": "deleteKey",
        "tags": [
          "keys"
        ],
        "summary": "Revoke a key",
        "description": "Revokes a key permanently. This instance rejects the key immediately, and other instances reject it within 2 s. The server closes the feeds of the key and stops the responses in progress. Writes that have not started get 401. The list of keys still includes the key, with the time in \`revoked_at\`. If the key is already revoked, the request has no effect. If the requesting key is limited to certain collections, the server returns 403 \`grant_exceeded\` for all keys that it cannot list. If the key was set by ROWFEED_API_KEY, the next start with this variable makes it valid again.",
        "x-scope": "admin",
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "responses": {
          "204": {
            "description": "The key was revoked.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Idempotent-Replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/GrantExceeded"
          },
          "404": {
            "$ref": "#/components/responses/KeyNotFound"
          },
          "409": {
            "$ref": "#/components/responses/LastAdminKey"
          },
          "422": {
            "$ref": "#/components/responses/KeyReused"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      }
    },
    "/v1/keys/{key_id}/rotate": {
      "parameters": [
        {
          "$ref": "#/components/parameters/KeyIdInPath"
        }
      ],
      "post": {
        "operationId": "rotateKey",
        "tags": [
          "keys"
        ],
        "summary": "Rotate a key",
        "description": "Creates a key with the same name, permissions and expiry, and returns its secret once. The old key expires after the grace period \`grace\`. Without \`grace\`, it expires immediately. The old key never expires later than it would without the rotation. If the requesting key is limited to certain collections, the server returns 403 \`grant_exceeded\` for all keys that it cannot list.",
        "x-scope": "admin",
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "requestBody": {
          "required": false,
          "description": "How long the old key remains valid. The body is optional.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/KeyRotation"
              },
              "example": {
                "grace": "24h"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The new key, with its secret.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoStore"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Idempotent-Replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CreatedKey"
                },
                "example": {
                  "id": "key_4fZ8mQ2rTn6W",
                  "key": "rf_00000000000000000000000000000000000000",
                  "name": "phone",
                  "account": "default",
                  "prefix": "rf_00000",
                  "scopes": [
                    "read"
                  ],
                  "collections": [
                    "notes"
                  ],
                  "created_at": "2025-03-14T09:26:53.589Z",
                  "expires_at": "2030-01-31T00:00:00.000Z",
                  "revoked_at": null,
                  "last_used_at": null
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadBody"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/GrantExceeded"
          },
          "404": {
            "$ref": "#/components/responses/KeyNotFound"
          },
          "409": {
            "$ref": "#/components/responses/KeyEnded"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/MediaTypeUnsupported"
          },
          "422": {
            "$ref": "#/components/responses/KeyReused"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      }
    },
    "/v1/usage": {
      "get": {
        "operationId": "getUsage",
        "tags": [
          "usage"
        ],
        "summary": "Get the usage of the account",
        "description": "Returns the requests of the account in the current period, in total and by key, and the storage that it uses. This request is included. Any valid key can send this request, regardless of its scopes. For a key that is limited to certain collections, the usage covers only these collections and its own requests. If the key has the scope \`admin\`, the usage also covers the requests of the keys that it can list. The limits always apply to the entire account.",
        "responses": {
          "200": {
            "description": "The usage in the current period.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Usage"
                },
                "examples": {
                  "limited": {
                    "summary": "A plan with 10,000 requests per day, 1,000 rows and 1,000,000 bytes",
                    "value": {
                      "account": "default",
                      "plan": "starter",
                      "period": {
                        "start": "2025-03-14T00:00:00.000Z",
                        "end": "2025-03-15T00:00:00.000Z"
                      },
                      "requests": {
                        "used": 129,
                        "limit": 10000
                      },
                      "collections": {
                        "used": 3
                      },
                      "rows": {
                        "used": 812,
                        "limit": 1000
                      },
                      "bytes": {
                        "used": 96412,
                        "limit": 1000000
                      },
                      "keys": [
                        {
                          "id": "key_4fXq81LmZ0aB",
                          "name": "laptop",
                          "requests": 100
                        },
                        {
                          "id": "key_T9sVw3uPc2Ry",
                          "name": "ci",
                          "requests": 29
                        }
                      ]
                    }
                  },
                  "unlimited": {
                    "summary": "The unlimited default plan",
                    "value": {
                      "account": "default",
                      "plan": "unlimited",
                      "period": {
                        "start": "2025-03-01T00:00:00.000Z",
                        "end": "2025-04-01T00:00:00.000Z"
                      },
                      "requests": {
                        "used": 5021
                      },
                      "collections": {
                        "used": 2
                      },
                      "rows": {
                        "used": 120394
                      },
                      "bytes": {
                        "used": 14200871
                      },
                      "keys": [
                        {
                          "id": "key_4fXq81LmZ0aB",
                          "name": "laptop",
                          "requests": 5021
                        }
                      ]
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          }
        }
      }
    },
    "/v1/usage/history": {
      "get": {
        "operationId": "getUsageHistory",
        "tags": [
          "usage"
        ],
        "summary": "Get the daily usage of the account",
        "description": "Returns the number of requests on each of the last days (UTC), oldest first. Today is the last entry. Days without requests are included. Any valid key can send this request, regardless of its scopes. For a key that is limited to certain collections, the response covers the same requests as its usage.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Days"
          }
        ],
        "responses": {
          "200": {
            "description": "The days.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/UsageHistory"
                },
                "example": [
                  {
                    "date": "2025-03-13",
                    "requests": 0,
                    "keys": []
                  },
                  {
                    "date": "2025-03-14",
                    "requests": 129,
                    "keys": [
                      {
                        "id": "key_4fZ8mQ2rTn6W",
                        "name": "phone",
                        "requests": 129
                      }
                    ]
                  }
                ]
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          }
        }
      }
    },
    "/ws": {
      "get": {
        "operationId": "openFeed",
        "tags": [
          "feed"
        ],
        "summary": "Open the feed of a collection",
        "description": "Opens a feed with a WebSocket handshake ([RFC 6455](https://www.rfc-editor.org/rfc/rfc6455)). After the 101\\nresponse, the server sends one JSON text frame for each change of a row, in the order of \`seq\`.\\n\`/asyncapi.yaml\` describes the frames. The server does not send a greeting first. The feed sends every change\\nthat is committed after the 101 response.\\n\\n\`\`\`\\n{\\"event\\":\\"insert\\",\\"collection\\":\\"notes\\",\\"seq\\":1041,\\"cursor\\":\\"k3f9x2mq-1041\\",\\n \\"time\\":\\"2025-03-14T09:26:53.589Z\\",\\"row\\":{\\"id\\":7,\\"title\\":\\"Milk\\",\\"body\\":\\"Two litres.\\",\\"done\\":false}}\\n\`\`\`\\n\\nWith \`since\`, the server first sends the changes after this cursor. It does not skip or repeat a change. With\\n\`initial\`, the server first sends the current rows. With \`filter\`, the feed only includes matching rows. If an\\nupdate makes a row match, the server sends \`enter\`. If an update makes a row stop matching, the server sends\\n\`leave\`.\\n\\nErrors are HTTP responses before the upgrade. The server ignores the content of frames from the client, but\\nlimits their type, rate and size. The close codes describe these limits.\\n",
        "x-scope": "read",
        "x-close-codes": {
          "1001": "The server is shutting down. Connect again and resume from the last cursor.",
          "1002": "The client broke the WebSocket protocol.",
          "1003": "The client sent a binary frame. Feeds support only text frames.",
          "1007": "The client sent text that is not UTF-8.",
          "1008": "The client sent more than 100 frames within a second.",
          "1009": "The client sent a frame of more than 4 KiB.",
          "1011": "The server could not read the change log. Connect again and resume from the last cursor. With \`initial\`, the server also sends this code if it could not read further rows, or if finding them took more than 5 s. Then start again.",
          "4401": "The key was revoked or has expired. This happened at most 2 s before.",
          "4403": "The key can no longer read this collection. It lost the scope \`read\` or the collection.",
          "4404": "The collection was deleted.",
          "4408": "The client did not read for 30 seconds. Data was waiting, and the server could not send a byte of it in this time. A client that does not read at all can see 1006 instead.",
          "4410": "The feed cannot resume from this cursor, so list the rows again. The cursor is older than the change log, is ahead of the collection, or belongs to an earlier collection of the same name. Follow from the cursor of the list."
        },
        "security": [
          {
            "queryKey": []
          },
          {
            "bearerKey": []
          },
          {
            "headerKey": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ApiKey"
          },
          {
            "$ref": "#/components/parameters/FeedCollection"
          },
          {
            "$ref": "#/components/parameters/Events"
          },
          {
            "$ref": "#/components/parameters/Since"
          },
          {
            "$ref": "#/components/parameters/Filter"
          },
          {
            "$ref": "#/components/parameters/FeedFields"
          },
          {
            "$ref": "#/components/parameters/Initial"
          }
        ],
        "responses": {
          "101": {
            "description": "The feed is open.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Connection": {
                "$ref": "#/components/headers/ConnectionUpgrade"
              },
              "Upgrade": {
                "$ref": "#/components/headers/Upgrade"
              },
              "Sec-WebSocket-Accept": {
                "$ref": "#/components/headers/WebSocketAccept"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadHandshake"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/FeedForbidden"
          },
          "404": {
            "$ref": "#/components/responses/CollectionNotFound"
          },
          "426": {
            "$ref": "#/components/responses/UpgradeRequired"
          },
          "429": {
            "$ref": "#/components/responses/TooManyFeeds"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/FeedUnavailable"
          }
        }
      }
    },
    "/health": {
      "get": {
        "operationId": "getHealth",
        "tags": [
          "health"
        ],
        "summary": "Check health",
        "description": "Reports whether the server runs and reaches its database. This operation does not require a key, and ignores query parameters.",
        "security": [],
        "x-ignore-unknown-parameters": true,
        "responses": {
          "200": {
            "description": "The server works.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoStore"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Health"
                },
                "example": {
                  "ok": true,
                  "service": "rowfeed"
                }
              }
            }
          },
          "503": {
            "description": "The server cannot reach the database.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoStore"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Health"
                },
                "example": {
                  "ok": false,
                  "service": "rowfeed"
                }
              }
            }
          }
        }
      }
    },
    "/ready": {
      "get": {
        "operationId": "getReady",
        "tags": [
          "health"
        ],
        "summary": "Check readiness",
        "description": "Reports to load balancers whether this instance accepts requests. The response is the same as for \`/health\`, except during shutdown. From the start of a shutdown, the server returns 503, while it still finishes the requests in progress. This operation does not require a key, and ignores query parameters.",
        "security": [],
        "x-ignore-unknown-parameters": true,
        "responses": {
          "200": {
            "description": "The instance accepts requests.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoStore"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Health"
                },
                "example": {
                  "ok": true,
                  "service": "rowfeed"
                }
              }
            }
          },
          "503": {
            "description": "The server is shutting down, or it cannot reach the database.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoStore"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Health"
                },
                "example": {
                  "ok": false,
                  "service": "rowfeed"
                }
              }
            }
          }
        }
      }
    },
    "/openapi.json": {
      "get": {
        "operationId": "getOpenapiJson",
        "tags": [
          "documents"
        ],
        "summary": "Get the OpenAPI document as JSON",
        "description": "Returns this OpenAPI 3.1 document in one file. \`servers\` contains the address where clients reach the server. This is \`ROWFEED_PUBLIC_URL\` if it is set, and otherwise the address that the server listens on.",
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/AcceptEncoding"
          },
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The document.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoCache"
              },
              "ETag": {
                "$ref": "#/components/headers/DocumentETag"
              },
              "Vary": {
                "$ref": "#/components/headers/VaryEncoding"
              },
              "Content-Encoding": {
                "$ref": "#/components/headers/ContentEncoding"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/OpenapiDocument"
                },
                "example": {
                  "openapi": "3.1.0",
                  "info": {
                    "title": "rowfeed",
                    "version": "0.1.0"
                  },
                  "paths": {}
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/DocumentNotModified"
          },
          "400": {
            "$ref": "#/components/responses/BadDocumentRequest"
          },
          "412": {
            "$ref": "#/components/responses/DocumentMismatch"
          },
          "503": {
            "$ref": "#/components/responses/DocumentsOverloaded"
          }
        }
      }
    },
    "/openapi.yaml": {
      "get": {
        "operationId": "getOpenapiYaml",
        "tags": [
          "documents"
        ],
        "summary": "Get the OpenAPI document as YAML",
        "description": "Returns this OpenAPI 3.1 document in one file. \`servers\` contains the address where clients reach the server. This is \`ROWFEED_PUBLIC_URL\` if it is set, and otherwise the address that the server listens on.",
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/AcceptEncoding"
          },
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The document.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoCache"
              },
              "ETag": {
                "$ref": "#/components/headers/DocumentETag"
              },
              "Vary": {
                "$ref": "#/components/headers/VaryEncoding"
              },
              "Content-Encoding": {
                "$ref": "#/components/headers/ContentEncoding"
              }
            },
            "content": {
              "application/yaml": {
                "schema": {
                  "allOf": [
                    {
                      "$ref": "#/components/schemas/OpenapiDocument"
                    }
                  ]
                },
                "example": {
                  "openapi": "3.1.0",
                  "info": {
                    "title": "rowfeed",
                    "version": "0.1.0"
                  },
                  "paths": {}
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/DocumentNotModified"
          },
          "400": {
            "$ref": "#/components/responses/BadDocumentRequest"
          },
          "412": {
            "$ref": "#/components/responses/DocumentMismatch"
          },
          "503": {
            "$ref": "#/components/responses/DocumentsOverloaded"
          }
        }
      }
    },
    "/openapi-3.0.json": {
      "get": {
        "operationId": "getOpenapi30Json",
        "tags": [
          "documents"
        ],
        "summary": "Get the OpenAPI document in version 3.0.3",
        "description": "Returns the same contract for generators that do not support OpenAPI 3.1, or that are strict. This form omits \`/ws\`, and all media types of a request body except one. Its own description lists the omitted parts.",
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/AcceptEncoding"
          },
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The document.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoCache"
              },
              "ETag": {
                "$ref": "#/components/headers/DocumentETag"
              },
              "Vary": {
                "$ref": "#/components/headers/VaryEncoding"
              },
              "Content-Encoding": {
                "$ref": "#/components/headers/ContentEncoding"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/OpenapiDocument"
                },
                "example": {
                  "openapi": "3.0.3",
                  "info": {
                    "title": "rowfeed",
                    "version": "0.1.0"
                  },
                  "paths": {}
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/DocumentNotModified"
          },
          "400": {
            "$ref": "#/components/responses/BadDocumentRequest"
          },
          "412": {
            "$ref": "#/components/responses/DocumentMismatch"
          },
          "503": {
            "$ref": "#/components/responses/DocumentsOverloaded"
          }
        }
      }
    },
    "/asyncapi.json": {
      "get": {
        "operationId": "getAsyncapiJson",
        "tags": [
          "documents"
        ],
        "summary": "Get the AsyncAPI document as JSON",
        "description": "Returns the AsyncAPI 3.0 document in one file. It describes the frames that \`/ws\` sends.",
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/AcceptEncoding"
          },
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The document.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoCache"
              },
              "ETag": {
                "$ref": "#/components/headers/DocumentETag"
              },
              "Vary": {
                "$ref": "#/components/headers/VaryEncoding"
              },
              "Content-Encoding": {
                "$ref": "#/components/headers/ContentEncoding"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/AsyncapiDocument"
                },
                "example": {
                  "asyncapi": "3.0.0",
                  "info": {
                    "title": "rowfeed",
                    "version": "0.1.0"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/DocumentNotModified"
          },
          "400": {
            "$ref": "#/components/responses/BadDocumentRequest"
          },
          "412": {
            "$ref": "#/components/responses/DocumentMismatch"
          },
          "503": {
            "$ref": "#/components/responses/DocumentsOverloaded"
          }
        }
      }
    },
    "/asyncapi.yaml": {
      "get": {
        "operationId": "getAsyncapiYaml",
        "tags": [
          "documents"
        ],
        "summary": "Get the AsyncAPI document as YAML",
        "description": "Returns the AsyncAPI 3.0 document in one file. It describes the frames that \`/ws\` sends.",
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/AcceptEncoding"
          },
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The document.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoCache"
              },
              "ETag": {
                "$ref": "#/components/headers/DocumentETag"
              },
              "Vary": {
                "$ref": "#/components/headers/VaryEncoding"
              },
              "Content-Encoding": {
                "$ref": "#/components/headers/ContentEncoding"
              }
            },
            "content": {
              "application/yaml": {
                "schema": {
                  "allOf": [
                    {
                      "$ref": "#/components/schemas/AsyncapiDocument"
                    }
                  ]
                },
                "example": {
                  "asyncapi": "3.0.0",
                  "info": {
                    "title": "rowfeed",
                    "version": "0.1.0"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/DocumentNotModified"
          },
          "400": {
            "$ref": "#/components/responses/BadDocumentRequest"
          },
          "412": {
            "$ref": "#/components/responses/DocumentMismatch"
          },
          "503": {
            "$ref": "#/components/responses/DocumentsOverloaded"
          }
        }
      }
    },
    "/v1/contract/openapi.json": {
      "get": {
        "operationId": "getContractOpenapiJson",
        "tags": [
          "documents"
        ],
        "summary": "Get the typed OpenAPI contract as JSON",
        "description": "Returns the OpenAPI 3.1 document of this server with typed paths. Each collection that has a schema and that the key can use has its own paths, which describe its rows. Any valid key can send this request, regardless of its scopes.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The document.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ETag": {
                "$ref": "#/components/headers/ContractETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/OpenapiDocument"
                },
                "example": {
                  "openapi": "3.1.0",
                  "info": {
                    "title": "rowfeed",
                    "version": "0.1.0",
                    "x-contract": "5u3xw0hGqk2v"
                  },
                  "paths": {}
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/ContractNotModified"
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/ContractTooLarge"
          },
          "412": {
            "$ref": "#/components/responses/ContractMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          }
        }
      }
    },
    "/v1/contract/openapi.yaml": {
      "get": {
        "operationId": "getContractOpenapiYaml",
        "tags": [
          "documents"
        ],
        "summary": "Get the typed OpenAPI contract as YAML",
        "description": "Returns the document of \`getContractOpenapiJson\` as YAML.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The document.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ETag": {
                "$ref": "#/components/headers/ContractETag"
              }
            },
            "content": {
              "application/yaml": {
                "schema": {
                  "allOf": [
                    {
                      "$ref": "#/components/schemas/OpenapiDocument"
                    }
                  ]
                },
                "example": {
                  "openapi": "3.1.0",
                  "info": {
                    "title": "rowfeed",
                    "version": "0.1.0",
                    "x-contract": "5u3xw0hGqk2v"
                  },
                  "paths": {}
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/ContractNotModified"
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/ContractTooLarge"
          },
          "412": {
            "$ref": "#/components/responses/ContractMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          }
        }
      }
    },
    "/v1/contract/openapi-3.0.json": {
      "get": {
        "operationId": "getContractOpenapi30Json",
        "tags": [
          "documents"
        ],
        "summary": "Get the typed OpenAPI contract in version 3.0.3",
        "description": "Returns the same contract for generators that do not support OpenAPI 3.1, or that are strict. If OpenAPI 3.0 cannot express a rule of a schema, this form describes the schema less strictly.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The document.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ETag": {
                "$ref": "#/components/headers/ContractETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/OpenapiDocument"
                },
                "example": {
                  "openapi": "3.0.3",
                  "info": {
                    "title": "rowfeed",
                    "version": "0.1.0",
                    "x-contract": "5u3xw0hGqk2v"
                  },
                  "paths": {}
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/ContractNotModified"
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/ContractTooLarge"
          },
          "412": {
            "$ref": "#/components/responses/ContractMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          }
        }
      }
    },
    "/v1/contract/asyncapi.json": {
      "get": {
        "operationId": "getContractAsyncapiJson",
        "tags": [
          "documents"
        ],
        "summary": "Get the typed AsyncAPI contract as JSON",
        "description": "Returns the AsyncAPI 3.0 document of this server with typed channels. Each collection that has a schema and that the key can use has its own channel, whose frames describe its rows. Any valid key can send this request, regardless of its scopes.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The document.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ETag": {
                "$ref": "#/components/headers/ContractETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/AsyncapiDocument"
                },
                "example": {
                  "asyncapi": "3.0.0",
                  "info": {
                    "title": "rowfeed",
                    "version": "0.1.0",
                    "x-contract": "5u3xw0hGqk2v"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/ContractNotModified"
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/ContractTooLarge"
          },
          "412": {
            "$ref": "#/components/responses/ContractMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          }
        }
      }
    },
    "/v1/contract/asyncapi.yaml": {
      "get": {
        "operationId": "getContractAsyncapiYaml",
        "tags": [
          "documents"
        ],
        "summary": "Get the typed AsyncAPI contract as YAML",
        "description": "Returns the document of \`getContractAsyncapiJson\` as YAML.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The document.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ETag": {
                "$ref": "#/components/headers/ContractETag"
              }
            },
            "content": {
              "application/yaml": {
                "schema": {
                  "allOf": [
                    {
                      "$ref": "#/components/schemas/AsyncapiDocument"
                    }
                  ]
                },
                "example": {
                  "asyncapi": "3.0.0",
                  "info": {
                    "title": "rowfeed",
                    "version": "0.1.0",
                    "x-contract": "5u3xw0hGqk2v"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/ContractNotModified"
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/ContractTooLarge"
          },
          "412": {
            "$ref": "#/components/responses/ContractMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          }
        }
      }
    },
    "/": {
      "get": {
        "operationId": "getRoot",
        "tags": [
          "documents"
        ],
        "summary": "Redirect to the console",
        "description": "Redirects to the console, so that a browser that opens the root address shows a page.",
        "security": [],
        "responses": {
          "302": {
            "description": "The response redirects to the console.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoCache"
              },
              "Location": {
                "$ref": "#/components/headers/ConsoleLocation"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRootRequest"
          }
        }
      }
    },
    "/console": {
      "get": {
        "operationId": "getConsole",
        "tags": [
          "documents"
        ],
        "summary": "Open the console",
        "description": "Returns a page to view live collections, edit rows, create and revoke keys, and view the usage. The page is a client of this API. It does not load anything from other origins, and it stores the key only in memory.",
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/AcceptEncoding"
          },
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The page.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoCache"
              },
              "ETag": {
                "$ref": "#/components/headers/DocumentETag"
              },
              "Vary": {
                "$ref": "#/components/headers/VaryEncoding"
              },
              "Content-Encoding": {
                "$ref": "#/components/headers/ContentEncoding"
              },
              "Content-Security-Policy": {
                "$ref": "#/components/headers/ContentSecurityPolicy"
              }
            },
            "content": {
              "text/html": {
                "schema": {
                  "$ref": "#/components/schemas/HtmlPage"
                },
                "example": "<!doctype html><html lang=\\"en\\"><head><title>rowfeed</title></head><body>...</body></html>"
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/DocumentNotModified"
          },
          "400": {
            "$ref": "#/components/responses/BadDocumentRequest"
          },
          "412": {
            "$ref": "#/components/responses/DocumentMismatch"
          },
          "503": {
            "$ref": "#/components/responses/DocumentsOverloaded"
          }
        }
      }
    },
    "/console/{asset}": {
      "get": {
        "operationId": "getConsoleAsset",
        "tags": [
          "documents"
        ],
        "summary": "Get an asset of the console",
        "description": "Returns a script or a style sheet of the console. The name of an asset depends on its content.",
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/AssetInPath"
          },
          {
            "$ref": "#/components/parameters/AcceptEncoding"
          },
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The asset.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/Immutable"
              },
              "ETag": {
                "$ref": "#/components/headers/DocumentETag"
              },
              "Vary": {
                "$ref": "#/components/headers/VaryEncoding"
              },
              "Content-Encoding": {
                "$ref": "#/components/headers/ContentEncoding"
              }
            },
            "content": {
              "text/javascript": {
                "schema": {
                  "$ref": "#/components/schemas/SourceText"
                },
                "example": "document.title = 'rowfeed';"
              },
              "text/css": {
                "schema": {
                  "$ref": "#/components/schemas/SourceText"
                },
                "example": "body { margin: 0 }"
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/AssetNotModified"
          },
          "400": {
            "$ref": "#/components/responses/BadDocumentRequest"
          },
          "404": {
            "description": "The asset does not exist.",
            "x-codes": [
              "route_not_found"
            ],
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoStore"
              }
            },
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/ProblemDetails"
                },
                "examples": {
                  "route_not_found": {
                    "summary": "An asset from before an update",
                    "value": {
                      "type": "urn:rowfeed:problem:route_not_found",
                      "title": "The route does not exist",
                      "status": 404,
                      "detail": "There is no asset app-0123456789abcdefghijkl.js.",
                      "instance": "/console/app-0123456789abcdefghijkl.js",
                      "code": "route_not_found",
                      "request_id": "b7c41e5a90d24f6f"
                    }
                  }
                }
              }
            }
          },
          "412": {
            "$ref": "#/components/responses/DocumentMismatch"
          },
          "503": {
            "$ref": "#/components/responses/DocumentsOverloaded"
          }
        }
      }
    },
    "/docs": {
      "get": {
        "operationId": "getDocs",
        "tags": [
          "documents"
        ],
        "summary": "Open the reference of both contracts",
        "description": "Returns one page with both contracts, to read them and to try them with a key. The page does not load anything from other origins.",
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/AcceptEncoding"
          },
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The page.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoCache"
              },
              "ETag": {
                "$ref": "#/components/headers/DocumentETag"
              },
              "Vary": {
                "$ref": "#/components/headers/VaryEncoding"
              },
              "Content-Encoding": {
                "$ref": "#/components/headers/ContentEncoding"
              },
              "Content-Security-Policy": {
                "$ref": "#/components/headers/ContentSecurityPolicy"
              }
            },
            "content": {
              "text/html": {
                "schema": {
                  "$ref": "#/components/schemas/HtmlPage"
                },
                "example": "<!doctype html><html lang=\\"en\\"><head><title>rowfeed</title></head><body>...</body></html>"
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/DocumentNotModified"
          },
          "400": {
            "$ref": "#/components/responses/BadDocumentRequest"
          },
          "412": {
            "$ref": "#/components/responses/DocumentMismatch"
          },
          "503": {
            "$ref": "#/components/responses/DocumentsOverloaded"
          }
        }
      }
    },
    "/docs/search.json": {
      "get": {
        "operationId": "getDocsSearch",
        "tags": [
          "documents"
        ],
        "summary": "Get the search index of the documentation",
        "description": "Returns every section of the contracts and the guides as plain text, with its address. The documentation pages search these sections in the browser. Other programs can use them too.",
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/AcceptEncoding"
          },
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The sections, in the order of the pages.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoCache"
              },
              "ETag": {
                "$ref": "#/components/headers/DocumentETag"
              },
              "Vary": {
                "$ref": "#/components/headers/VaryEncoding"
              },
              "Content-Encoding": {
                "$ref": "#/components/headers/ContentEncoding"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/DocsSections"
                },
                "example": [
                  {
                    "title": "Close codes",
                    "where": "Errors",
                    "address": "/docs/errors#close-codes",
                    "text": "A feed ends with one of these codes."
                  }
                ]
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/DocumentNotModified"
          },
          "400": {
            "$ref": "#/components/responses/BadDocumentRequest"
          },
          "412": {
            "$ref": "#/components/responses/DocumentMismatch"
          },
          "503": {
            "$ref": "#/components/responses/DocumentsOverloaded"
          }
        }
      }
    },
    "/llms.txt": {
      "get": {
        "operationId": "getLlmsText",
        "tags": [
          "documents"
        ],
        "summary": "Get the list of the guides for language models",
        "description": "Returns the titles, addresses and first sentences of all guides as Markdown, in the form of llmstxt.org. The addresses lead to the guides as Markdown.",
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/AcceptEncoding"
          },
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The list.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoCache"
              },
              "ETag": {
                "$ref": "#/components/headers/DocumentETag"
              },
              "Vary": {
                "$ref": "#/components/headers/VaryEncoding"
              },
              "Content-Encoding": {
                "$ref": "#/components/headers/ContentEncoding"
              },
              "Content-Security-Policy": {
                "$ref": "#/components/headers/ContentSecurityPolicy"
              }
            },
            "content": {
              "text/plain; charset=utf-8": {
                "schema": {
                  "$ref": "#/components/schemas/GuideText"
                },
                "example": "# rowfeed\\n\\n- [Errors](http://127.0.0.1:3000/docs/errors.md)\\n"
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/DocumentNotModified"
          },
          "400": {
            "$ref": "#/components/responses/BadDocumentRequest"
          },
          "412": {
            "$ref": "#/components/responses/DocumentMismatch"
          },
          "503": {
            "$ref": "#/components/responses/DocumentsOverloaded"
          }
        }
      }
    },
    "/docs/{guide}": {
      "get": {
        "operationId": "getGuide",
        "tags": [
          "documents"
        ],
        "summary": "Get a guide",
        "description": "Returns a page about one topic, such as operating the server or following a feed. \`/docs\` lists all guides. The page does not load anything from other origins. If the name ends with \`.md\`, the server returns the guide as Markdown.",
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/GuideInPath"
          },
          {
            "$ref": "#/components/parameters/AcceptEncoding"
          },
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The guide.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoCache"
              },
              "ETag": {
                "$ref": "#/components/headers/DocumentETag"
              },
              "Vary": {
                "$ref": "#/components/headers/VaryEncoding"
              },
              "Content-Encoding": {
                "$ref": "#/components/headers/ContentEncoding"
              },
              "Content-Security-Policy": {
                "$ref": "#/components/headers/ContentSecurityPolicy"
              }
            },
            "content": {
              "text/html": {
                "schema": {
                  "$ref": "#/components/schemas/HtmlPage"
                },
                "example": "<!doctype html><html lang=\\"en\\"><head><title>Change feed (WebSocket)</title></head><body>...</body></html>"
              },
              "text/markdown; charset=utf-8": {
                "schema": {
                  "$ref": "#/components/schemas/GuideText"
                },
                "example": "# Change feed (WebSocket)\\n\\nThe feed is a WebSocket connection that sends every change.\\n"
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/DocumentNotModified"
          },
          "400": {
            "$ref": "#/components/responses/BadDocumentRequest"
          },
          "404": {
            "description": "The guide does not exist.",
            "x-codes": [
              "route_not_found"
            ],
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoStore"
              }
            },
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/ProblemDetails"
                },
                "examples": {
                  "route_not_found": {
                    "summary": "A guide that does not exist",
                    "value": {
                      "type": "urn:rowfeed:problem:route_not_found",
                      "title": "The route does not exist",
                      "status": 404,
                      "detail": "There is no guide gardening.",
                      "instance": "/docs/gardening",
                      "code": "route_not_found",
                      "request_id": "b7c41e5a90d24f6f"
                    }
                  }
                }
              }
            }
          },
          "412": {
            "$ref": "#/components/responses/DocumentMismatch"
          },
          "503": {
            "$ref": "#/components/responses/DocumentsOverloaded"
          }
        }
      }
    }
  },
  "components": {
    "securitySchemes": {
      "bearerKey": {
        "type": "http",
        "scheme": "bearer",
        "description": "The API key as \`Authorization: Bearer <API_KEY>\`."
      },
      "headerKey": {
        "type": "apiKey",
        "in": "header",
        "name": "x-api-key",
        "description": "The API key in a separate header."
      },
      "queryKey": {
        "type": "apiKey",
        "in": "query",
        "name": "api_key",
        "description": "The API key in the query, only on \`/ws\` and for streams of changes."
      }
    },
    "parameters": {
      "CollectionNameInPath": {
        "name": "collection_name",
        "in": "path",
        "required": true,
        "description": "The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404.",
        "schema": {
          "$ref": "#/components/schemas/CollectionName"
        },
        "example": "notes"
      },
      "RowIdInPath": {
        "name": "row_id",
        "in": "path",
        "required": true,
        "description": "The \`id\` of the row, in canonical decimal digits (\`7\`, not \`07\`, \`+7\` or \`7.0\`).",
        "schema": {
          "$ref": "#/components/schemas/RowId"
        },
        "example": 7
      },
      "KeyIdInPath": {
        "name": "key_id",
        "in": "path",
        "required": true,
        "description": "The id of the key, as in the list of keys. This is not the secret of the key.",
        "schema": {
          "$ref": "#/components/schemas/KeyId"
        },
        "example": "key_4fZ8mQ2rTn6W"
      },
      "Days": {
        "name": "days",
        "in": "query",
        "description": "The number of days, including today.",
        "schema": {
          "type": "integer",
          "format": "int32",
          "minimum": 1,
          "maximum": 90,
          "default": 14
        },
        "example": 14
      },
      "GuideInPath": {
        "name": "guide",
        "in": "path",
        "required": true,
        "description": "The name of the guide. If the guide does not exist, the server returns 404.",
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "example": "feed"
      },
      "AssetInPath": {
        "name": "asset",
        "in": "path",
        "required": true,
        "description": "The name of the asset, as the page refers to it. If the asset does not exist, the server returns 404.",
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "example": "app-0123456789abcdefghijkl.js"
      },
      "Limit": {
        "name": "limit",
        "in": "query",
        "description": "The maximum number of rows, in canonical decimal digits. If the value is out of range, the server returns 400 and does not clamp it.",
        "schema": {
          "type": "integer",
          "format": "int32",
          "minimum": 1,
          "maximum": 1000,
          "default": 100
        },
        "example": 2
      },
      "Offset": {
        "name": "offset",
        "in": "query",
        "description": "The number of rows to skip before the first row, in canonical decimal digits. The default is 0.",
        "schema": {
          "type": "integer",
          "format": "int64",
          "minimum": 0,
          "maximum": 9007199254740991
        },
        "example": 0
      },
      "OrderBy": {
        "name": "order_by",
        "in": "query",
        "description": "The field to sort by. The default is \`id\`. A name has 1 to 128 characters (code points), and cannot contain ASCII control characters. Rows without the field come first, as if its value were null. Strings are sorted by their first 256 bytes of UTF-8, arrays and objects by the first 256 bytes of their JSON. Rows that are equal in this order are sorted by \`id\`.",
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 128,
          "pattern": "^[^\\\\x00-\\\\x1f\\\\x7f]*$",
          "x-detail": "must have 1 to 128 characters and no ASCII control characters"
        },
        "example": "title"
      },
      "Order": {
        "name": "order",
        "in": "query",
        "description": "The direction: ascending, which is the default, or its exact reverse.",
        "schema": {
          "type": "string",
          "enum": [
            "asc",
            "desc"
          ]
        },
        "example": "desc"
      },
      "After": {
        "name": "after",
        "in": "query",
        "description": "The value of \`Next-After\` from the previous page. It is valid for the same collection, \`filter\` and sort order. \`limit\` and \`fields\` can differ. Cannot be combined with \`offset\`.",
        "x-not-beside": [
          "offset"
        ],
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2048,
          "pattern": "^[A-Za-z0-9_-]*$",
          "x-detail": "must be a value of Next-After"
        },
        "example": "azNmOXgybXEgNyAGyq0hbF0xVnpd2xRt"
      },
      "KeyLimit": {
        "name": "limit",
        "in": "query",
        "description": "The maximum number of keys on the page. If the value is out of range, the server returns 400 and does not clamp it.",
        "schema": {
          "type": "integer",
          "format": "int32",
          "minimum": 1,
          "maximum": 1000,
          "default": 100
        },
        "example": 100
      },
      "AfterKey": {
        "name": "after",
        "in": "query",
        "description": "The value of \`Next-After\` from the previous page.",
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64,
          "pattern": "^[A-Za-z0-9_-]*$",
          "x-detail": "must be a value of Next-After"
        },
        "example": "key_4fZ8mQ2rTn6W"
      },
      "Sort": {
        "name": "sort",
        "in": "query",
        "description": "Sorts by up to four fields. Each \`sort\` contains the name of a field, a colon and the direction: \`sort=price:desc&sort=title:asc\`. Rows that are equal in all of these fields are sorted by \`id\`, in the direction of the last field. Names and the order of values are as for \`order_by\`. A name cannot occur twice. A name that contains a comma must be a JSON string: \`sort=\\"a,b\\":asc\`. Cannot be combined with \`order_by\` or \`order\`.",
        "style": "form",
        "explode": true,
        "x-not-beside": [
          "order_by",
          "order"
        ],
        "schema": {
          "type": "array",
          "minItems": 1,
          "maxItems": 4,
          "items": {
            "type": "string",
            "maxLength": 1543,
            "pattern": "^([^\\\\x00-\\\\x1f\\\\x7f,]{1,128}|\\\\x22([^\\\\x00-\\\\x1f\\\\x7f\\\\x22\\\\\\\\]|\\\\\\\\[^\\\\x00-\\\\x1f\\\\x7f])+\\\\x22):(asc|desc)$",
            "x-detail": "must be a name of 1 to 128 characters, none of them a control character of ASCII, each in a sort of its own (sort=a:asc&sort=b:desc), and as a JSON string if it contains a comma (sort=\\"a,b\\":asc), and :asc or :desc"
          }
        },
        "example": [
          "price:desc",
          "title:asc"
        ]
      },
      "Fields": {
        "name": "fields",
        "in": "query",
        "description": "Returns only these fields of the rows, and \`id\`. Each \`fields\` contains one name: \`fields=title&fields=done\`. If a row does not have one of the fields, the response omits it. The \`ETag\` of the row stays the same. Names are as for \`order_by\`, and a name cannot occur twice. A name that contains a comma must be a JSON string: \`fields=\\"a,b\\"\`.",
        "style": "form",
        "explode": true,
        "schema": {
          "$ref": "#/components/schemas/FieldNames"
        },
        "example": [
          "title",
          "done"
        ]
      },
      "FeedFields": {
        "name": "fields",
        "in": "query",
        "description": "The \`row\` of each frame contains only these fields and \`id\`, and \`changed\` names only these fields. The server does not send a frame for an update that changes none of them. A \`filter\` can use other fields: \`enter\` and \`leave\` depend only on the filter. Names are as for \`order_by\`, and a name cannot occur twice. Each \`fields\` contains one name: \`fields=title&fields=done\`. A name that contains a comma must be a JSON string: \`fields=\\"a,b\\"\`.",
        "style": "form",
        "explode": true,
        "schema": {
          "$ref": "#/components/schemas/FieldNames"
        },
        "example": [
          "title",
          "done"
        ]
      },
      "Format": {
        "name": "format",
        "in": "query",
        "required": true,
        "description": "The format of the rows.",
        "schema": {
          "type": "string",
          "enum": [
            "ndjson",
            "csv"
          ]
        },
        "example": "ndjson"
      },
      "Filter": {
        "name": "filter",
        "in": "query",
        "description": "Selects the rows that match. A filter consists of tests, in which \`@\` is the row:\\n\\n| Test | Matches a row if |\\n|---|---|\\n| \`@.price < 20\`, \`20 > @.price\` | the comparison of the field with the literal is true: \`==\`, \`!=\`, \`<\`, \`<=\`, \`>\`, \`>=\` |\\n| \`@.due\` | the row has the field, even if the value is null |\\n| \`@.tags[?@ == \\"home\\"]\` | at least one element of the array, or member of the object, matches. In the brackets, \`@\` is the element, and every filter is allowed |\\n| \`length(@.title) > 80\` | the comparison of the length is true: the characters (code points) of a string, the elements of an array, or the members of an object |\\n| \`starts_with(@.title, \\"Re: \\")\`, \`contains(@.title, \\"milk\\")\` | the string starts with the text, or contains it |\\n\\nJoin tests with \`&&\` and \`||\`. \`&&\` has the higher precedence. Group tests with parentheses and negate them\\nwith \`!\`. Before a comparison, \`!\` requires parentheses:\\n\`@.due && !(@.done == true || @.tags[?@ == \\"later\\"])\`.\\n\\nA path leads from \`@\` to a value. It consists of \`.name\`, \`[\\"any name\\"]\`, \`[0]\` for the first element, and\\n\`[-1]\` for the last: \`@.address.lines[0]\`, \`@[\\"first name\\"]\`. It can end with \`[?..]\`. Literals are numbers,\\nstrings in double or single quotes, \`true\`, \`false\` and \`null\`, written as in JSON. Spaces, tabs and line\\nbreaks are allowed between all of these, but not within the brackets of a name or index.\\n\\nThe server does not compare values of different types. \`<\` and \`>\` are true only for two numbers or two\\nstrings (by code point). \`==\` is true only for two equal values of one type. \`!=\` is true whenever \`==\` is\\nnot. A missing field is not null. In the following example, the table shows which of the four rows each filter\\nmatches:\\n\\n    1 {\\"n\\":5,\\"done\\":false,\\"tags\\":[\\"home\\"],\\"due\\":null}\\n    2 {\\"n\\":\\"5\\",\\"done\\":true,\\"tags\\":[\\"home\\",\\"work\\"]}\\n    3 {\\"n\\":7.5,\\"addr\\":{\\"city\\":\\"Oslo\\"},\\"due\\":\\"2030-01-31\\"}\\n    4 {\\"n\\":null,\\"tags\\":\\"home\\",\\"addr\\":{\\"city\\":\\"Bergen\\"},\\"a b\\\\\\"c\\":[1]}\\n\\n| Filter | Matching rows |\\n|---|---|\\n| \`@.n == 5\` | 1 |\\n| \`@.n == \\"5\\"\` | 2 |\\n| \`@.n > 4\` | 1, 3 |\\n| \`@.n != 5\` | 2, 3, 4 |\\n| \`@.due == null\` | 1 |\\n| \`!@.due\` | 2, 4 |\\n| \`@.due && @.due != null\` | 3 |\\n| \`@.addr.city == \\"Oslo\\" \\\\|\\\\| @.done == true\` | 2, 3 |\\n| \`@.tags[?@ == \\"home\\"]\` | 1, 2 |\\n| \`starts_with(@.due, \\"2030-\\")\` | 3 |\\n| \`@[\\"a b\\\\\\"c\\"][0] <= 1\` | 4 |\\n| \`@.done < true\` | none |\\n\\nTo put a value into a filter, write it as JSON. Then percent-encode the complete filter, as URL builders do. A\\ntext then cannot become a part of the filter:\\n\\n    const filter = \`@.title == \${JSON.stringify(title)}\`;\\n    const query = new URLSearchParams({ filter });\\n\\nA name in brackets is safe in the same way: \`\` \`@[\${JSON.stringify(field)}] < 5\` \`\`.\\n\\nA filter can have at most:\\n\\n- 2,048 characters (code points, as in the other limits of this list)\\n- 32 tests: comparisons, existence tests and functions. \`length(..) > 1\` is one test\\n- 8 \`(\` and \`[?\` that are open at the same time\\n- 8 segments per path, including \`[?..]\`\\n- 128 characters per name, and 1,024 per string\\n\\nThe request line and the headers together can contain at most 16 KiB. If a filter exceeds a limit or is malformed, the\\nserver returns 400 \`parameter_invalid\` with the position: \`unexpected '=' at character 5\`. The server also\\nrejects numbers and strings that a row cannot contain. If a query takes more than 5 s, the server returns 400\\n\`query_too_costly\`.\\n\\nThe language is a subset of the filters of [RFC 9535](https://www.rfc-editor.org/rfc/rfc9535) (JSONPath), with\\nthe same meaning. \`starts_with\` and \`contains\` are function extensions. The language does not support \`$\`,\\n\`..\`, \`*\`, slices, other functions, and arrays or objects as literals. It does not compare two paths or two\\nliterals with each other.\\n",
        "schema": {
          "type": "string",
          "maxLength": 2048,
          "x-detail": "is too long at character 2049: a filter can have at most 2,048 characters"
        },
        "example": "@.done == false && starts_with(@.due, \\"2030-\\")"
      },
      "PreferCount": {
        "name": "Prefer",
        "in": "header",
        "description": "\`count=exact\` adds the header \`Total-Count\`: the number of rows in the collection, or the number of rows that match the \`filter\`. The server ignores other preferences ([RFC 7240](https://www.rfc-editor.org/rfc/rfc7240)).",
        "schema": {
          "type": "string",
          "maxLength": 4096
        },
        "example": "count=exact"
      },
      "PreferReturn": {
        "name": "Prefer",
        "in": "header",
        "description": "With \`return=minimal\`, the response contains only the ids of the new rows. The server ignores other preferences ([RFC 7240](https://www.rfc-editor.org/rfc/rfc7240)).",
        "schema": {
          "type": "string",
          "maxLength": 4096
        },
        "example": "return=minimal"
      },
      "AcceptEncoding": {
        "name": "Accept-Encoding",
        "in": "header",
        "description": "The content codings that the client supports. HTTP libraries send this header automatically ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3)). The server uses the coding that the client prefers. If the client has no preference, the server prefers \`br\` to \`gzip\`, and both to no coding.",
        "schema": {
          "type": "string",
          "maxLength": 1024
        },
        "example": "gzip"
      },
      "IfMatch": {
        "name": "If-Match",
        "in": "header",
        "description": "Versions from \`ETag\`, separated by commas, or \`*\` for any version. The server executes the request only if the current version is one of them. Otherwise, it returns 412. Weak ETags (\`W/\\"...\\"\`) never match.",
        "schema": {
          "type": "string",
          "pattern": "^(\\\\*|[ \\\\t,]*(W/)?\\\\x22[^\\\\x22\\\\x00- \\\\x7f]*\\\\x22[ \\\\t]*(,[ \\\\t]*((W/)?\\\\x22[^\\\\x22\\\\x00- \\\\x7f]*\\\\x22[ \\\\t]*)?)*)$",
          "maxLength": 4096,
          "x-detail": "must be entity tags in double quotes, separated by commas, or *, in at most 4,096 characters"
        },
        "example": "\\"k3f9x2mq-1041\\""
      },
      "IfNoneMatch": {
        "name": "If-None-Match",
        "in": "header",
        "description": "Versions from \`ETag\`, separated by commas, or \`*\` for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks \`If-Match\` first.",
        "schema": {
          "type": "string",
          "pattern": "^(\\\\*|[ \\\\t,]*(W/)?\\\\x22[^\\\\x22\\\\x00- \\\\x7f]*\\\\x22[ \\\\t]*(,[ \\\\t]*((W/)?\\\\x22[^\\\\x22\\\\x00- \\\\x7f]*\\\\x22[ \\\\t]*)?)*)$",
          "maxLength": 4096,
          "x-detail": "must be entity tags in double quotes, separated by commas, or *, in at most 4,096 characters"
        },
        "example": "\\"k3f9x2mq-1041\\""
      },
      "SeenCursor": {
        "name": "Collection-Cursor",
        "in": "header",
        "description": "The last cursor of the collection that the client received, from \`Collection-Cursor\` of a response or from a frame. If the server has a read replica that has reached this cursor, it can respond from the replica. The response is then never older than the cursor, but may not be the latest state. The response is the latest state if the header is missing or the cursor belongs to another collection. It is also the latest state if the replica has not reached the cursor.",
        "schema": {
          "$ref": "#/components/schemas/Cursor"
        },
        "example": "k3f9x2mq-1042"
      },
      "IdempotencyKeyInHeader": {
        "name": "Idempotency-Key",
        "in": "header",
        "description": "Makes a write safe to retry. Use a new random key for each new request. The server executes a request at most once, however often it receives it with this key. For 24 hours, the same request returns the first response, with the header \`Idempotent-Replayed\`. If another request uses the same key, the server returns 422. The server stores only 2xx responses. The key belongs to the account. It has 1 to 255 visible ASCII characters, except \`\\"\` and \`\\\\\`, and can be enclosed in double quotes.",
        "schema": {
          "$ref": "#/components/schemas/IdempotencyKey"
        },
        "example": "7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d"
      },
      "FilterRequired": {
        "name": "filter",
        "in": "query",
        "required": true,
        "description": "Selects the rows to write. The language is the same as for \`filter\` in the list of rows, with at most 2,048 characters.",
        "schema": {
          "type": "string",
          "maxLength": 2048,
          "x-detail": "is too long at character 2049: a filter can have at most 2,048 characters"
        },
        "example": "@.done == true"
      },
      "MaxRows": {
        "name": "max_rows",
        "in": "query",
        "required": true,
        "description": "The maximum number of rows that the client expects to match. If more rows match, the server returns 409 \`too_many_rows\` and does not change any row.",
        "schema": {
          "type": "integer",
          "format": "int32",
          "minimum": 1,
          "maximum": 1000
        },
        "example": 50
      },
      "DryRun": {
        "name": "dry_run",
        "in": "query",
        "description": "The server runs all checks and returns the same response, but does not write anything. \`true\` is the only value.",
        "schema": {
          "type": "string",
          "enum": [
            "true"
          ]
        },
        "example": "true"
      },
      "ApiKey": {
        "name": "api_key",
        "in": "query",
        "description": "The API key, for clients that cannot set headers. The server does not log it.",
        "schema": {
          "type": "string",
          "maxLength": 255
        },
        "example": "rf_0000000000000000000000000000000000000"
      },
      "FeedCollection": {
        "name": "collection",
        "in": "query",
        "required": true,
        "description": "The collection to follow.",
        "schema": {
          "$ref": "#/components/schemas/CollectionName"
        },
        "example": "notes"
      },
      "Events": {
        "name": "events",
        "in": "query",
        "description": "The kinds of change to follow, separated by commas, each at most once. By default, the feed includes all three. \`bookmark\` is not accepted here: bookmarks are sent with \`since\` and \`initial\`. \`enter\` and \`leave\` are not accepted either, because with a \`filter\`, \`update\` includes them.",
        "style": "form",
        "explode": false,
        "schema": {
          "type": "array",
          "minItems": 1,
          "maxItems": 3,
          "uniqueItems": true,
          "items": {
            "$ref": "#/components/schemas/EventKind"
          },
          "default": [
            "insert",
            "update",
            "delete"
          ]
        },
        "example": [
          "insert",
          "delete"
        ]
      },
      "Since": {
        "name": "since",
        "in": "query",
        "description": "A cursor from \`Collection-Cursor\` or from a frame. The server first sends all changes after the cursor and then continues with live changes. It also sends \`bookmark\` frames. If it cannot continue from the cursor, it closes the connection with 4410.",
        "schema": {
          "$ref": "#/components/schemas/Cursor"
        },
        "example": "k3f9x2mq-1042"
      },
      "ChangesSince": {
        "name": "since",
        "in": "query",
        "description": "A cursor from \`Collection-Cursor\`, from a frame, or from an earlier response. The response contains the changes after it. Without \`since\`, the response contains no changes, only the current cursor. It then does not wait.",
        "schema": {
          "$ref": "#/components/schemas/Cursor"
        },
        "example": "k3f9x2mq-1042"
      },
      "ChangesLimit": {
        "name": "limit",
        "in": "query",
        "description": "The maximum number of frames in the response.",
        "schema": {
          "type": "integer",
          "format": "int32",
          "minimum": 1,
          "maximum": 1000,
          "default": 100
        },
        "example": 100
      },
      "Wait": {
        "name": "wait",
        "in": "query",
        "description": "If no frame is due, the response waits until one is committed, at most for this number of seconds. A HEAD request does not wait.",
        "schema": {
          "type": "integer",
          "format": "int32",
          "minimum": 0,
          "maximum": 60,
          "default": 0
        },
        "example": 30
      },
      "ChangeEvents": {
        "name": "events",
        "in": "query",
        "description": "The kinds of change to return. Each \`events\` contains one kind: \`events=insert&events=delete\`. By default, the response includes all three. \`enter\` and \`leave\` are not accepted, because with a \`filter\`, \`update\` includes them.",
        "style": "form",
        "explode": true,
        "schema": {
          "type": "array",
          "minItems": 1,
          "maxItems": 3,
          "uniqueItems": true,
          "items": {
            "$ref": "#/components/schemas/EventKind"
          },
          "default": [
            "insert",
            "update",
            "delete"
          ]
        },
        "example": [
          "insert",
          "delete"
        ]
      },
      "StreamSince": {
        "name": "since",
        "in": "query",
        "description": "A cursor from \`Collection-Cursor\` or from a frame. The server first sends all changes after the cursor and then continues with live changes. If it cannot continue from the cursor, it returns 410.",
        "schema": {
          "$ref": "#/components/schemas/Cursor"
        },
        "example": "k3f9x2mq-1042"
      },
      "LastEventId": {
        "name": "Last-Event-ID",
        "in": "header",
        "description": "The \`id\` of the last event that the client received. Browsers send it when they reconnect. It takes precedence over \`since\` and \`initial\`. An empty value counts as absent.",
        "schema": {
          "type": "string",
          "pattern": "^([0-9a-z]{1,16}-(0|[1-9][0-9]{0,15}))?$",
          "x-detail": "must be the id of an event of the stream"
        },
        "example": "k3f9x2mq-1042"
      },
      "Initial": {
        "name": "initial",
        "in": "query",
        "description": "Starts the feed with the current rows, or with the rows that match the \`filter\`, as \`row\` frames in order of \`id\`. Then the server sends a \`bookmark\` frame with \`synced\`, and then all later changes. Changes that are committed while the server sends the rows are sent between the \`row\` frames. For a \`row\`, \`insert\`, \`update\` or \`enter\` frame, the client stores the row. For a \`delete\` or \`leave\` frame, it removes the row. From the \`synced\` bookmark on, the client's copy contains exactly the matching rows after every frame. If the connection is lost before this bookmark, start again. Cannot be combined with \`since\`, or with \`events\` that omits a kind of change.",
        "x-not-beside": [
          "since"
        ],
        "schema": {
          "type": "string",
          "enum": [
            "true"
          ]
        },
        "example": "true"
      }
    },
    "headers": {
      "RequestId": {
        "description": "Identifies this request in the server's log. It is the \`X-Request-Id\` of the client if that was well-formed, and otherwise a new one.",
        "required": true,
        "schema": {
          "type": "string",
          "pattern": "^[A-Za-z0-9._~+/=:-]{1,128}$"
        },
        "example": "b7c41e5a90d24f6f"
      },
      "AcceptedTypes": {
        "description": "The media types that the operation accepts for its body. Absent if the body has a content coding.",
        "schema": {
          "type": "string"
        },
        "example": "application/json"
      },
      "AcceptedPatches": {
        "description": "The media types that the operation accepts for its body ([RFC 5789](https://www.rfc-editor.org/rfc/rfc5789#section-3.1)). Absent if the body has a content coding.",
        "schema": {
          "type": "string"
        },
        "example": "application/json, application/merge-patch+json"
      },
      "AcceptedCodings": {
        "description": "The content codings that the server accepts for a body ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-15.5.16)). Present only if the body has another content coding.",
        "schema": {
          "type": "string"
        },
        "example": "identity"
      },
      "NoSniff": {
        "description": "Instructs browsers to use the media type in \`Content-Type\`.",
        "required": true,
        "schema": {
          "type": "string",
          "enum": [
            "nosniff"
          ]
        },
        "example": "nosniff"
      },
      "PrivateNoCache": {
        "description": "Only the client's own cache can store the response. It must revalidate the response before each use.",
        "required": true,
        "schema": {
          "type": "string",
          "enum": [
            "private, no-cache"
          ]
        },
        "example": "private, no-cache"
      },
      "NoCache": {
        "description": "Any cache can store the document. It must revalidate the document before each use.",
        "required": true,
        "schema": {
          "type": "string",
          "enum": [
            "no-cache"
          ]
        },
        "example": "no-cache"
      },
      "Immutable": {
        "description": "Any cache can store the response permanently.",
        "required": true,
        "schema": {
          "type": "string",
          "enum": [
            "public, max-age=31536000, immutable"
          ]
        },
        "example": "public, max-age=31536000, immutable"
      },
      "NoStore": {
        "description": "Caches must not store the response.",
        "required": true,
        "schema": {
          "type": "string",
          "enum": [
            "no-store"
          ]
        },
        "example": "no-store"
      },
      "RateLimit": {
        "description": "For each policy, the remaining requests (\`r\`) and the seconds until they are restored (\`t\`), as in the IETF draft on RateLimit header fields. Present only on plans with a quota, after the server has validated the key.",
        "schema": {
          "type": "string"
        },
        "example": "\\"day\\";r=9871;t=41210"
      },
      "RateLimitPolicy": {
        "description": "For each policy, the number of requests (\`q\`) and the period in seconds (\`w\`), as in the IETF draft on RateLimit header fields. Present only on plans with a quota, after the server has validated the key.",
        "schema": {
          "type": "string"
        },
        "example": "\\"day\\";q=10000;w=86400"
      },
      "NoBuffering": {
        "description": "Instructs proxies such as nginx to forward each event at once.",
        "required": true,
        "schema": {
          "type": "string",
          "enum": [
            "no"
          ]
        },
        "example": "no"
      },
      "RetryAfter": {
        "description": "The number of seconds after which to retry.",
        "required": true,
        "schema": {
          "type": "integer",
          "format": "int32",
          "minimum": 1
        },
        "example": 5
      },
      "WwwAuthenticate": {
        "description": "How to authenticate. If the request contains an invalid key, the header also has \`error=\\"invalid_token\\"\`.",
        "required": true,
        "schema": {
          "type": "string",
          "enum": [
            "Bearer realm=\\"rowfeed\\"",
            "Bearer realm=\\"rowfeed\\", error=\\"invalid_token\\""
          ]
        },
        "example": "Bearer realm=\\"rowfeed\\""
      },
      "Location": {
        "description": "The path of the new collection.",
        "required": true,
        "schema": {
          "type": "string",
          "format": "uri-reference"
        },
        "example": "/v1/collections/notes"
      },
      "ConsoleLocation": {
        "description": "The path of the console.",
        "required": true,
        "schema": {
          "type": "string",
          "format": "uri-reference"
        },
        "example": "/console"
      },
      "CollectionCursor": {
        "description": "The cursor of the snapshot from which this response comes. For a write, it is the cursor right after the write. To follow the collection from here, pass it as \`since\` to \`/ws\`. To read a state that is not older, pass it as \`Collection-Cursor\`.",
        "required": true,
        "schema": {
          "$ref": "#/components/schemas/Cursor"
        },
        "example": "k3f9x2mq-1042"
      },
      "RowETag": {
        "description": "The version of the row: the cursor of its last change, in double quotes.",
        "required": true,
        "schema": {
          "type": "string",
          "pattern": "^\\"[0-9a-z]{1,16}-[1-9][0-9]{0,15}\\"$"
        },
        "example": "\\"k3f9x2mq-1041\\""
      },
      "SchemaETag": {
        "description": "The version of the schema. It is the same for the same bytes.",
        "required": true,
        "schema": {
          "type": "string",
          "pattern": "^\\"[0-9a-f]{32}\\"$"
        },
        "example": "\\"5f2b1d0c9e8a7b6c5d4e3f2a1b0c9d8e\\""
      },
      "SchemaSince": {
        "description": "Every change of the collection after this cursor conforms to the schema.",
        "required": true,
        "schema": {
          "$ref": "#/components/schemas/Cursor"
        },
        "example": "k3f9x2mq-1042"
      },
      "ListETag": {
        "description": "A weak ETag, which stays the same until a row of the collection changes. For a list of collections, it stays the same until a collection that the key can use is created or deleted, or the collections of the key change. Send it as \`If-None-Match\` with the same request to get 304 until then.",
        "required": true,
        "schema": {
          "type": "string",
          "pattern": "^W/\\"[0-9A-Za-z_-]+\\"$"
        },
        "example": "W/\\"k3f9x2mq-1042\\""
      },
      "DocumentETag": {
        "description": "The version of the document. It differs between content codings.",
        "required": true,
        "schema": {
          "type": "string",
          "pattern": "^\\"[A-Za-z0-9_-]+\\"$"
        },
        "example": "\\"5u3xw0hGqk2v\\""
      },
      "ContractETag": {
        "description": "A weak ETag, which stays the same until a schema of a collection that the key can use is set or removed. Send it as \`If-None-Match\` to the same address to get 304 until then.",
        "required": true,
        "schema": {
          "type": "string",
          "pattern": "^W/\\"[0-9A-Za-z_-]+\\"$"
        },
        "example": "W/\\"5u3xw0hGqk2v\\""
      },
      "VaryEncoding": {
        "description": "The request headers on which the response depends.",
        "required": true,
        "schema": {
          "type": "string",
          "pattern": "^(.*, *)?Accept-Encoding( *,.*)?$"
        },
        "example": "Accept-Encoding"
      },
      "ContentEncoding": {
        "description": "The content coding of the body. Absent if the body is not compressed.",
        "schema": {
          "type": "string",
          "enum": [
            "br",
            "gzip"
          ]
        },
        "example": "br"
      },
      "NextAfter": {
        "description": "The value of \`after\` for the next page. Present only if there are more rows, and then always. It remains valid after a restart and on all instances.",
        "schema": {
          "type": "string",
          "maxLength": 2048,
          "pattern": "^[A-Za-z0-9_-]+$"
        },
        "example": "azNmOXgybXEgNyAGyq0hbF0xVnpd2xRt"
      },
      "NextLink": {
        "description": "The next page, as a relative reference with \`rel=\\"next\\"\`. It uses \`after\`, or \`offset\` if the request has \`offset\`. Present only if there are more rows, and then always.",
        "schema": {
          "type": "string"
        },
        "example": "</v1/collections/notes/rows?limit=2&after=azNmOXgybXEgNyAGyq0hbF0xVnpd2xRt&order_by=id&order=desc>; rel=\\"next\\""
      },
      "NextKey": {
        "description": "The value of \`after\` for the next page. Present only if there are more keys, and then always.",
        "schema": {
          "type": "string",
          "maxLength": 64,
          "pattern": "^[A-Za-z0-9_-]+$"
        },
        "example": "key_4fZ8mQ2rTn6W"
      },
      "NextKeyLink": {
        "description": "The next page, as a relative reference with \`rel=\\"next\\"\`. Present only if there are more keys, and then always.",
        "schema": {
          "type": "string"
        },
        "example": "</v1/keys?limit=100&after=key_4fZ8mQ2rTn6W>; rel=\\"next\\""
      },
      "TotalCount": {
        "description": "The number of rows in the collection, or the number of rows that match the \`filter\`, in the same snapshot. Present only with \`Prefer: count=exact\`.",
        "schema": {
          "type": "integer",
          "format": "int64",
          "minimum": 0
        },
        "example": 8
      },
      "CountApplied": {
        "description": "The preference that the server applied.",
        "schema": {
          "type": "string",
          "enum": [
            "count=exact"
          ]
        },
        "example": "count=exact"
      },
      "ReturnApplied": {
        "description": "The preference that the server applied.",
        "schema": {
          "type": "string",
          "enum": [
            "return=minimal"
          ]
        },
        "example": "return=minimal"
      },
      "IdempotentReplayed": {
        "description": "The server executed this request before, and returns the first response again. Present only with \`Idempotency-Key\`.",
        "schema": {
          "type": "string",
          "enum": [
            "true"
          ]
        },
        "example": "true"
      },
      "RetryInProgress": {
        "description": "The number of seconds after which to retry. Present only with \`idempotency_in_progress\` and \`schema_busy\`.",
        "schema": {
          "type": "integer",
          "format": "int32",
          "minimum": 1
        },
        "example": 1
      },
      "ConnectionOfRefusedUpgrade": {
        "description": "Required by \`Upgrade\`. Contains \`close\` if the server ends the connection.",
        "required": true,
        "schema": {
          "type": "string",
          "enum": [
            "Upgrade",
            "Upgrade, close"
          ]
        },
        "example": "Upgrade"
      },
      "ConnectionUpgrade": {
        "description": "Required by \`Upgrade\`.",
        "required": true,
        "schema": {
          "type": "string",
          "enum": [
            "Upgrade"
          ]
        },
        "example": "Upgrade"
      },
      "Upgrade": {
        "description": "The protocol of this path.",
        "required": true,
        "schema": {
          "type": "string",
          "enum": [
            "websocket"
          ]
        },
        "example": "websocket"
      },
      "WebSocketAccept": {
        "description": "Proves that the server understood the handshake.",
        "required": true,
        "schema": {
          "type": "string"
        },
        "example": "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
      },
      "WebSocketVersion": {
        "description": "The version of the WebSocket protocol to use. Present only if the handshake requested another version.",
        "schema": {
          "type": "string",
          "enum": [
            "13"
          ]
        },
        "example": "13"
      },
      "ContentSecurityPolicy": {
        "description": "Blocks everything that the page does not need.",
        "required": true,
        "schema": {
          "type": "string"
        },
        "example": "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
      }
    },
    "responses": {
      "BadParameter": {
        "description": "A parameter is invalid, or the request contains two different keys.",
        "x-codes": [
          "credentials_conflict",
          "parameter_invalid"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "credentials_conflict": {
                "$ref": "#/components/examples/credentials_conflict"
              },
              "parameter_invalid": {
                "$ref": "#/components/examples/parameter_invalid"
              }
            }
          }
        }
      },
      "BadPage": {
        "description": "A parameter is invalid, the page is larger than 16 MiB or takes more than 10 s (5 s with a \`filter\`), or the request has two different keys.",
        "x-codes": [
          "credentials_conflict",
          "parameter_invalid",
          "page_too_large",
          "query_too_costly"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "credentials_conflict": {
                "$ref": "#/components/examples/credentials_conflict"
              },
              "parameter_invalid": {
                "$ref": "#/components/examples/parameter_invalid"
              },
              "page_too_large": {
                "$ref": "#/components/examples/page_too_large"
              },
              "query_too_costly": {
                "$ref": "#/components/examples/query_too_costly"
              }
            }
          }
        }
      },
      "BadBody": {
        "description": "A parameter or the body is invalid, or the request contains two different keys.",
        "x-codes": [
          "credentials_conflict",
          "parameter_invalid",
          "body_malformed",
          "body_invalid"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "credentials_conflict": {
                "$ref": "#/components/examples/credentials_conflict"
              },
              "parameter_invalid": {
                "$ref": "#/components/examples/parameter_invalid"
              },
              "body_malformed": {
                "$ref": "#/components/examples/body_malformed"
              },
              "body_invalid": {
                "$ref": "#/components/examples/body_invalid"
              }
            }
          }
        }
      },
      "BadText": {
        "description": "A parameter is invalid, the body is not JSON, or the request contains two different keys.",
        "x-codes": [
          "credentials_conflict",
          "parameter_invalid",
          "body_malformed"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "credentials_conflict": {
                "$ref": "#/components/examples/credentials_conflict"
              },
              "parameter_invalid": {
                "$ref": "#/components/examples/parameter_invalid"
              },
              "body_malformed": {
                "$ref": "#/components/examples/body_malformed"
              }
            }
          }
        }
      },
      "BadBulkBody": {
        "description": "A parameter or the body is invalid, the query took more than 5 s, or the request contains two different keys.",
        "x-codes": [
          "credentials_conflict",
          "parameter_invalid",
          "body_malformed",
          "body_invalid",
          "query_too_costly"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "credentials_conflict": {
                "$ref": "#/components/examples/credentials_conflict"
              },
              "parameter_invalid": {
                "$ref": "#/components/examples/parameter_invalid"
              },
              "body_malformed": {
                "$ref": "#/components/examples/body_malformed"
              },
              "body_invalid": {
                "$ref": "#/components/examples/body_invalid"
              },
              "query_too_costly": {
                "$ref": "#/components/examples/query_too_costly"
              }
            }
          }
        }
      },
      "BadBulk": {
        "description": "A parameter is invalid, the query took more than 5 s, or the request contains two different keys.",
        "x-codes": [
          "credentials_conflict",
          "parameter_invalid",
          "query_too_costly"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "credentials_conflict": {
                "$ref": "#/components/examples/credentials_conflict"
              },
              "parameter_invalid": {
                "$ref": "#/components/examples/parameter_invalid"
              },
              "query_too_costly": {
                "$ref": "#/components/examples/query_too_costly"
              }
            }
          }
        }
      },
      "BadHandshake": {
        "description": "The handshake or a parameter is invalid, or the request contains two different keys. The server also returns 400 if finding the first rows of \`initial\` takes more than 5 s.",
        "x-codes": [
          "request_malformed",
          "credentials_conflict",
          "parameter_invalid",
          "query_too_costly"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "Sec-WebSocket-Version": {
            "$ref": "#/components/headers/WebSocketVersion"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "request_malformed": {
                "$ref": "#/components/examples/request_malformed"
              },
              "credentials_conflict": {
                "$ref": "#/components/examples/credentials_conflict"
              },
              "parameter_invalid": {
                "$ref": "#/components/examples/parameter_invalid"
              },
              "query_too_costly": {
                "$ref": "#/components/examples/query_too_costly"
              }
            }
          }
        }
      },
      "BadStream": {
        "description": "A parameter is invalid, the first rows of \`initial\` take more than 5 s to find, or the request contains two different keys.",
        "x-codes": [
          "credentials_conflict",
          "parameter_invalid",
          "query_too_costly"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "credentials_conflict": {
                "$ref": "#/components/examples/credentials_conflict"
              },
              "parameter_invalid": {
                "$ref": "#/components/examples/parameter_invalid"
              },
              "query_too_costly": {
                "$ref": "#/components/examples/query_too_costly"
              }
            }
          }
        }
      },
      "BadRootRequest": {
        "description": "The request has a parameter, but this operation does not accept any.",
        "x-codes": [
          "parameter_invalid"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "parameter_invalid": {
                "$ref": "#/components/examples/parameter_invalid"
              }
            }
          }
        }
      },
      "BadDocumentRequest": {
        "description": "A parameter is invalid.",
        "x-codes": [
          "parameter_invalid"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "parameter_invalid": {
                "$ref": "#/components/examples/parameter_invalid"
              }
            }
          }
        }
      },
      "Unauthorized": {
        "description": "The API key is missing or not valid.",
        "x-codes": [
          "key_missing",
          "key_invalid"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "WWW-Authenticate": {
            "$ref": "#/components/headers/WwwAuthenticate"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "key_missing": {
                "$ref": "#/components/examples/key_missing"
              },
              "key_invalid": {
                "$ref": "#/components/examples/key_invalid"
              }
            }
          }
        }
      },
      "Forbidden": {
        "description": "The key does not allow this request.",
        "x-codes": [
          "scope_insufficient"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "scope_insufficient": {
                "$ref": "#/components/examples/scope_insufficient"
              }
            }
          }
        }
      },
      "GrantExceeded": {
        "description": "The key does not allow this request, or it would grant, update or revoke permissions that it does not have.",
        "x-codes": [
          "scope_insufficient",
          "grant_exceeded"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "scope_insufficient": {
                "$ref": "#/components/examples/scope_insufficient"
              },
              "grant_exceeded": {
                "$ref": "#/components/examples/grant_exceeded"
              }
            }
          }
        }
      },
      "ForbiddenOrLimit": {
        "description": "The key does not allow this request, or a storage limit of the account is reached.",
        "x-codes": [
          "scope_insufficient",
          "limit_reached"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "scope_insufficient": {
                "$ref": "#/components/examples/scope_insufficient"
              },
              "limit_reached": {
                "$ref": "#/components/examples/limit_reached"
              }
            }
          }
        }
      },
      "FeedForbidden": {
        "description": "The key does not allow this request, or the origin of the web page is not allowed.",
        "x-codes": [
          "scope_insufficient",
          "origin_forbidden"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "scope_insufficient": {
                "$ref": "#/components/examples/scope_insufficient"
              },
              "origin_forbidden": {
                "$ref": "#/components/examples/origin_forbidden"
              }
            }
          }
        }
      },
      "CollectionNotFound": {
        "description": "The collection does not exist.",
        "x-codes": [
          "collection_not_found"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "collection_not_found": {
                "$ref": "#/components/examples/collection_not_found"
              }
            }
          }
        }
      },
      "RowNotFound": {
        "description": "The collection or the row does not exist.",
        "x-codes": [
          "collection_not_found",
          "row_not_found"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "collection_not_found": {
                "$ref": "#/components/examples/collection_not_found"
              },
              "row_not_found": {
                "$ref": "#/components/examples/row_not_found"
              }
            }
          }
        }
      },
      "SchemaNotFound": {
        "description": "The collection does not exist, or it does not have a schema.",
        "x-codes": [
          "collection_not_found",
          "schema_not_found"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "collection_not_found": {
                "$ref": "#/components/examples/collection_not_found"
              },
              "schema_not_found": {
                "$ref": "#/components/examples/schema_not_found"
              }
            }
          }
        }
      },
      "KeyNotFound": {
        "description": "The account does not have this key.",
        "x-codes": [
          "key_not_found"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "key_not_found": {
                "$ref": "#/components/examples/key_not_found"
              }
            }
          }
        }
      },
      "CollectionExists": {
        "description": "The account already has a collection with this name, or the same request is in progress.",
        "x-codes": [
          "collection_exists",
          "idempotency_in_progress"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "Retry-After": {
            "$ref": "#/components/headers/RetryInProgress"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "collection_exists": {
                "$ref": "#/components/examples/collection_exists"
              },
              "idempotency_in_progress": {
                "$ref": "#/components/examples/idempotency_in_progress"
              }
            }
          }
        }
      },
      "TooManyKeys": {
        "description": "The account has the maximum number of keys, or the same request is in progress.",
        "x-codes": [
          "too_many_keys",
          "idempotency_in_progress"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "Retry-After": {
            "$ref": "#/components/headers/RetryInProgress"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "too_many_keys": {
                "$ref": "#/components/examples/too_many_keys"
              },
              "idempotency_in_progress": {
                "$ref": "#/components/examples/idempotency_in_progress"
              }
            }
          }
        }
      },
      "KeyEnded": {
        "description": "The key is revoked or expired, the account has the maximum number of keys, or the same request is in progress.",
        "x-codes": [
          "key_ended",
          "too_many_keys",
          "idempotency_in_progress"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "Retry-After": {
            "$ref": "#/components/headers/RetryInProgress"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "key_ended": {
                "$ref": "#/components/examples/key_ended"
              },
              "too_many_keys": {
                "$ref": "#/components/examples/too_many_keys"
              },
              "idempotency_in_progress": {
                "$ref": "#/components/examples/idempotency_in_progress"
              }
            }
          }
        }
      },
      "LastAdminKey": {
        "description": "The key is the account's last key with the scope \`admin\`, or the same request is in progress.",
        "x-codes": [
          "last_admin_key",
          "idempotency_in_progress"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "Retry-After": {
            "$ref": "#/components/headers/RetryInProgress"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "last_admin_key": {
                "$ref": "#/components/examples/last_admin_key"
              },
              "idempotency_in_progress": {
                "$ref": "#/components/examples/idempotency_in_progress"
              }
            }
          }
        }
      },
      "KeyUnchangeable": {
        "description": "The key is revoked or expired, it is the account's last key with the scope \`admin\`, or the same request is in progress.",
        "x-codes": [
          "key_ended",
          "last_admin_key",
          "idempotency_in_progress"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "Retry-After": {
            "$ref": "#/components/headers/RetryInProgress"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "key_ended": {
                "$ref": "#/components/examples/key_ended"
              },
              "last_admin_key": {
                "$ref": "#/components/examples/last_admin_key"
              },
              "idempotency_in_progress": {
                "$ref": "#/components/examples/idempotency_in_progress"
              }
            }
          }
        }
      },
      "InProgress": {
        "description": "The same request is in progress.",
        "x-codes": [
          "idempotency_in_progress"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "Retry-After": {
            "$ref": "#/components/headers/RetryAfter"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "idempotency_in_progress": {
                "$ref": "#/components/examples/idempotency_in_progress"
              }
            }
          }
        }
      },
      "SchemaBusy": {
        "description": "Another request is changing the schema, or the same request is in progress.",
        "x-codes": [
          "schema_busy",
          "idempotency_in_progress"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "Retry-After": {
            "$ref": "#/components/headers/RetryInProgress"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "schema_busy": {
                "$ref": "#/components/examples/schema_busy"
              },
              "idempotency_in_progress": {
                "$ref": "#/components/examples/idempotency_in_progress"
              }
            }
          }
        }
      },
      "RowsMismatch": {
        "description": "Rows of the collection do not conform to the schema, another request is changing the schema, or the same request is in progress.",
        "x-codes": [
          "schema_busy",
          "rows_mismatch",
          "idempotency_in_progress"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "Retry-After": {
            "$ref": "#/components/headers/RetryInProgress"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "schema_busy": {
                "$ref": "#/components/examples/schema_busy"
              },
              "rows_mismatch": {
                "$ref": "#/components/examples/rows_mismatch"
              },
              "idempotency_in_progress": {
                "$ref": "#/components/examples/idempotency_in_progress"
              }
            }
          }
        }
      },
      "TooManyRows": {
        "description": "Too many rows match, or the same request is in progress.",
        "x-codes": [
          "too_many_rows",
          "idempotency_in_progress"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "Retry-After": {
            "$ref": "#/components/headers/RetryInProgress"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "too_many_rows": {
                "$ref": "#/components/examples/too_many_rows"
              },
              "idempotency_in_progress": {
                "$ref": "#/components/examples/idempotency_in_progress"
              }
            }
          }
        }
      },
      "PageExpired": {
        "description": "The page token in \`after\` is no longer valid.",
        "x-codes": [
          "page_expired"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "page_expired": {
                "$ref": "#/components/examples/page_expired"
              }
            }
          }
        }
      },
      "ListMismatch": {
        "description": "The version of the list is not in \`If-Match\`. Weak ETags, such as the \`ETag\` of a list, never match.",
        "x-codes": [
          "version_mismatch"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "version_mismatch": {
                "$ref": "#/components/examples/list_mismatch"
              }
            }
          }
        }
      },
      "VersionMismatch": {
        "description": "The version of the row is not in \`If-Match\`, or it is in \`If-None-Match\`.",
        "x-codes": [
          "version_mismatch"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "version_mismatch": {
                "$ref": "#/components/examples/version_mismatch"
              }
            }
          }
        }
      },
      "SchemaMismatch": {
        "description": "The version of the schema is not in \`If-Match\`.",
        "x-codes": [
          "version_mismatch"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "version_mismatch": {
                "$ref": "#/components/examples/schema_mismatch"
              }
            }
          }
        }
      },
      "BodyTooLarge": {
        "description": "The body is larger than 1 MiB.",
        "x-codes": [
          "body_too_large"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "body_too_large": {
                "$ref": "#/components/examples/body_too_large"
              }
            }
          }
        }
      },
      "MediaTypeUnsupported": {
        "description": "The media type, charset or content coding of the body is not supported.",
        "x-codes": [
          "media_type_unsupported"
        ],
        "headers": {
          "Accept": {
            "$ref": "#/components/headers/AcceptedTypes"
          },
          "Accept-Encoding": {
            "$ref": "#/components/headers/AcceptedCodings"
          },
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "media_type_unsupported": {
                "$ref": "#/components/examples/media_type_unsupported"
              }
            }
          }
        }
      },
      "PatchTypeUnsupported": {
        "description": "The media type, charset or content coding of the body is not supported.",
        "x-codes": [
          "media_type_unsupported"
        ],
        "headers": {
          "Accept-Patch": {
            "$ref": "#/components/headers/AcceptedPatches"
          },
          "Accept-Encoding": {
            "$ref": "#/components/headers/AcceptedCodings"
          },
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "media_type_unsupported": {
                "$ref": "#/components/examples/media_type_unsupported"
              }
            }
          }
        }
      },
      "ValueUnsupported": {
        "description": "A value cannot be stored exactly or exceeds a limit for rows, or the idempotency key belongs to another request.",
        "x-codes": [
          "value_unsupported",
          "idempotency_key_reused"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "value_unsupported": {
                "$ref": "#/components/examples/value_unsupported"
              },
              "idempotency_key_reused": {
                "$ref": "#/components/examples/idempotency_key_reused"
              }
            }
          }
        }
      },
      "SchemaInvalid": {
        "description": "The schema is not supported, or the idempotency key belongs to another request.",
        "x-codes": [
          "schema_invalid",
          "idempotency_key_reused"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "schema_invalid": {
                "$ref": "#/components/examples/schema_invalid"
              },
              "idempotency_key_reused": {
                "$ref": "#/components/examples/idempotency_key_reused"
              }
            }
          }
        }
      },
      "RowRefused": {
        "description": "A row contains a value that cannot be stored exactly, exceeds a limit for rows, or does not conform to the schema of its collection. Or the idempotency key belongs to another request.",
        "x-codes": [
          "value_unsupported",
          "row_invalid",
          "idempotency_key_reused"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "value_unsupported": {
                "$ref": "#/components/examples/value_unsupported"
              },
              "row_invalid": {
                "$ref": "#/components/examples/row_invalid"
              },
              "idempotency_key_reused": {
                "$ref": "#/components/examples/idempotency_key_reused"
              }
            }
          }
        }
      },
      "KeyReused": {
        "description": "The idempotency key belongs to another request.",
        "x-codes": [
          "idempotency_key_reused"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "idempotency_key_reused": {
                "$ref": "#/components/examples/idempotency_key_reused"
              }
            }
          }
        }
      },
      "UpgradeRequired": {
        "description": "The request is not a WebSocket handshake. The server returns this error before it checks the key or the parameters.",
        "x-codes": [
          "upgrade_required"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "Connection": {
            "$ref": "#/components/headers/ConnectionOfRefusedUpgrade"
          },
          "Upgrade": {
            "$ref": "#/components/headers/Upgrade"
          },
          "Sec-WebSocket-Version": {
            "$ref": "#/components/headers/WebSocketVersion"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "upgrade_required": {
                "$ref": "#/components/examples/upgrade_required"
              }
            }
          }
        }
      },
      "TooManyRequests": {
        "description": "The quota is exhausted, or the server received too many invalid keys from this address.",
        "x-codes": [
          "too_many_attempts",
          "quota_exceeded"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "Retry-After": {
            "$ref": "#/components/headers/RetryAfter"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "too_many_attempts": {
                "$ref": "#/components/examples/too_many_attempts"
              },
              "quota_exceeded": {
                "$ref": "#/components/examples/quota_exceeded"
              }
            }
          }
        }
      },
      "TooManyFeeds": {
        "description": "The quota is exhausted, the key has too many open feeds, or the server received too many invalid keys from this address.",
        "x-codes": [
          "too_many_attempts",
          "quota_exceeded",
          "too_many_sockets"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "Retry-After": {
            "$ref": "#/components/headers/RetryAfter"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "too_many_attempts": {
                "$ref": "#/components/examples/too_many_attempts"
              },
              "quota_exceeded": {
                "$ref": "#/components/examples/quota_exceeded"
              },
              "too_many_sockets": {
                "$ref": "#/components/examples/too_many_sockets"
              }
            }
          }
        }
      },
      "CursorExpired": {
        "description": "The changes after the cursor are not available. The cursor is older than the change log, is ahead of the collection, or belongs to an earlier collection of the same name.",
        "x-codes": [
          "cursor_expired"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "cursor_expired": {
                "$ref": "#/components/examples/cursor_expired"
              }
            }
          }
        }
      },
      "InternalError": {
        "description": "The server has a fault.",
        "x-codes": [
          "internal_error"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "internal_error": {
                "$ref": "#/components/examples/internal_error"
              }
            }
          }
        }
      },
      "ServiceUnavailable": {
        "description": "The server cannot execute the request at the moment.",
        "x-codes": [
          "database_unavailable",
          "overloaded",
          "shutting_down"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "Retry-After": {
            "$ref": "#/components/headers/RetryAfter"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "database_unavailable": {
                "$ref": "#/components/examples/database_unavailable"
              },
              "overloaded": {
                "$ref": "#/components/examples/overloaded"
              },
              "shutting_down": {
                "$ref": "#/components/examples/shutting_down"
              }
            }
          }
        }
      },
      "ListUnavailable": {
        "description": "The server cannot execute the request at the moment, or it is creating an index for it.",
        "x-codes": [
          "index_building",
          "database_unavailable",
          "overloaded",
          "shutting_down"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "Retry-After": {
            "$ref": "#/components/headers/RetryAfter"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "index_building": {
                "$ref": "#/components/examples/index_building"
              },
              "database_unavailable": {
                "$ref": "#/components/examples/database_unavailable"
              },
              "overloaded": {
                "$ref": "#/components/examples/overloaded"
              },
              "shutting_down": {
                "$ref": "#/components/examples/shutting_down"
              }
            }
          }
        }
      },
      "DocumentsOverloaded": {
        "description": "Clients without a key have too many unread responses, either from the same address or in total.",
        "x-codes": [
          "overloaded"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "Retry-After": {
            "$ref": "#/components/headers/RetryAfter"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "overloaded": {
                "$ref": "#/components/examples/overloaded"
              }
            }
          }
        }
      },
      "FeedUnavailable": {
        "description": "The server cannot open a feed at the moment.",
        "x-codes": [
          "sockets_exhausted",
          "overloaded",
          "index_building",
          "database_unavailable",
          "shutting_down"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "Retry-After": {
            "$ref": "#/components/headers/RetryAfter"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "sockets_exhausted": {
                "$ref": "#/components/examples/sockets_exhausted"
              },
              "overloaded": {
                "$ref": "#/components/examples/overloaded"
              },
              "index_building": {
                "$ref": "#/components/examples/index_building"
              },
              "database_unavailable": {
                "$ref": "#/components/examples/database_unavailable"
              },
              "shutting_down": {
                "$ref": "#/components/examples/shutting_down"
              }
            }
          }
        }
      },
      "ChangesUnavailable": {
        "description": "The server cannot execute the request at the moment, or the instance has too many open feeds.",
        "x-codes": [
          "sockets_exhausted",
          "database_unavailable",
          "overloaded",
          "shutting_down"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "Retry-After": {
            "$ref": "#/components/headers/RetryAfter"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "sockets_exhausted": {
                "$ref": "#/components/examples/sockets_exhausted"
              },
              "database_unavailable": {
                "$ref": "#/components/examples/database_unavailable"
              },
              "overloaded": {
                "$ref": "#/components/examples/overloaded"
              },
              "shutting_down": {
                "$ref": "#/components/examples/shutting_down"
              }
            }
          }
        }
      },
      "StorageFull": {
        "description": "The database does not have enough space for the change. The server did not change anything.",
        "x-codes": [
          "storage_full"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "storage_full": {
                "$ref": "#/components/examples/storage_full"
              }
            }
          }
        }
      },
      "DocumentMismatch": {
        "description": "The version of the document is not in \`If-Match\`.",
        "x-codes": [
          "version_mismatch"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "version_mismatch": {
                "summary": "A document from before an update",
                "value": {
                  "type": "urn:rowfeed:problem:version_mismatch",
                  "title": "The version does not match",
                  "status": 412,
                  "detail": "The document has none of the versions in If-Match.",
                  "instance": "/openapi.json",
                  "code": "version_mismatch",
                  "request_id": "b7c41e5a90d24f6f"
                }
              }
            }
          }
        }
      },
      "ContractTooLarge": {
        "description": "More than 1,000 collections that the key can use have a schema, or the document would be larger than 16 MiB. A key that is limited to some of these collections gets a document of only those.",
        "x-codes": [
          "limit_reached"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "limit_reached": {
                "$ref": "#/components/examples/contract_too_large"
              }
            }
          }
        }
      },
      "ContractMismatch": {
        "description": "The version of the document is not in \`If-Match\`. Weak ETags, such as the \`ETag\` of this document, never match.",
        "x-codes": [
          "version_mismatch"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "version_mismatch": {
                "$ref": "#/components/examples/contract_mismatch"
              }
            }
          }
        }
      },
      "ContractNotModified": {
        "description": "The document still has one of the versions in \`If-None-Match\`.",
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/PrivateNoCache"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ETag": {
            "$ref": "#/components/headers/ContractETag"
          }
        }
      },
      "DocumentNotModified": {
        "description": "The document still has one of the versions in \`If-None-Match\`.",
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoCache"
          },
          "ETag": {
            "$ref": "#/components/headers/DocumentETag"
          },
          "Vary": {
            "$ref": "#/components/headers/VaryEncoding"
          }
        }
      },
      "AssetNotModified": {
        "description": "The asset still has one of the versions in \`If-None-Match\`.",
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/Immutable"
          },
          "ETag": {
            "$ref": "#/components/headers/DocumentETag"
          },
          "Vary": {
            "$ref": "#/components/headers/VaryEncoding"
          }
        }
      }
    },
    "schemas": {
      "CollectionName": {
        "description": "1 to 64 letters, digits, \`_\` and \`-\`, starting with a letter or \`_\`. Case-sensitive.",
        "type": "string",
        "pattern": "^[A-Za-z_][A-Za-z0-9_-]{0,63}$",
        "x-detail": "must start with a letter or \\"_\\", followed by at most 63 letters, digits, \\"_\\" or \\"-\\"",
        "examples": [
          "notes"
        ]
      },
      "Collection": {
        "description": "A collection in a list. It contains only the name, also in later versions.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name"
        ],
        "properties": {
          "name": {
            "$ref": "#/components/schemas/CollectionName"
          }
        }
      },
      "CollectionList": {
        "description": "Collections, sorted by name in ascending order.",
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Collection"
        }
      },
      "CollectionInput": {
        "description": "A collection to create. The server rejects other members.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name"
        ],
        "properties": {
          "name": {
            "$ref": "#/components/schemas/CollectionName"
          }
        }
      },
      "CollectionDetails": {
        "description": "A collection with its number of rows, its creation time and its indexes.",
        "type": "object",
        "required": [
          "name",
          "rows",
          "created_at",
          "indexes"
        ],
        "properties": {
          "name": {
            "$ref": "#/components/schemas/CollectionName"
          },
          "rows": {
            "description": "The number of rows in the collection.",
            "type": "integer",
            "format": "int64",
            "minimum": 0,
            "examples": [
              8
            ]
          },
          "created_at": {
            "description": "The creation time (RFC 3339, UTC).",
            "type": "string",
            "format": "date-time"
          },
          "indexes": {
            "description": "The indexes that the server has created for lists, or is creating.",
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/CollectionIndex"
            }
          }
        }
      },
      "CollectionIndex": {
        "description": "An index that the server maintains.",
        "type": "object",
        "required": [
          "fields",
          "percent"
        ],
        "properties": {
          "fields": {
            "description": "The fields of the index.",
            "type": "array",
            "minItems": 1,
            "items": {
              "type": "string"
            },
            "examples": [
              [
                "price"
              ]
            ]
          },
          "percent": {
            "description": "The part of the work that is done. The index serves lists at 100.",
            "type": "integer",
            "format": "int32",
            "minimum": 0,
            "maximum": 100
          }
        }
      },
      "CollectionSchema": {
        "description": "A JSON Schema (draft 2020-12) of the rows of a collection, without their \`id\`.",
        "type": "object",
        "additionalProperties": true
      },
      "CollectionSchemaInput": {
        "description": "A JSON Schema (draft 2020-12) of the rows of a collection, without their \`id\`. It must be an object with \`\\"type\\": \\"object\\"\`. The [guide to schemas](/docs/schemas) describes the supported keywords. If the schema is not supported, the server returns 422 \`schema_invalid\`.",
        "examples": [
          {
            "type": "object",
            "required": [
              "title"
            ],
            "properties": {
              "title": {
                "type": "string"
              }
            }
          },
          {
            "type": "object"
          }
        ]
      },
      "RowId": {
        "description": "Identifies a row in its collection. The server assigns ids from 1 upwards, in the order of insertion, and never assigns an id again.",
        "type": "integer",
        "format": "int64",
        "minimum": 1,
        "maximum": 9007199254740991,
        "examples": [
          7
        ]
      },
      "RowFields": {
        "description": "Fields with names that the client chooses, each with any JSON value. A row has at most 1,000 fields. Numbers are doubles: fractions keep 15 significant digits, and the server rejects integers that a double would change.",
        "type": "object",
        "additionalProperties": true
      },
      "Row": {
        "description": "A row: its \`id\` and the fields that the client sent.",
        "allOf": [
          {
            "type": "object",
            "required": [
              "id"
            ],
            "properties": {
              "id": {
                "$ref": "#/components/schemas/RowId"
              }
            }
          },
          {
            "$ref": "#/components/schemas/RowFields"
          }
        ],
        "additionalProperties": {}
      },
      "RowList": {
        "description": "Rows in the requested sort order.",
        "type": "array",
        "maxItems": 1000,
        "items": {
          "$ref": "#/components/schemas/Row"
        }
      },
      "RowInput": {
        "description": "A row to insert. It can have any fields except \`id\`, which the server assigns.",
        "type": "object",
        "not": {
          "type": "object",
          "properties": {
            "id": {}
          },
          "required": [
            "id"
          ],
          "x-detail": "must be omitted, because the server assigns ids"
        },
        "additionalProperties": true
      },
      "RowInputList": {
        "description": "The rows to insert, all of them or none.",
        "type": "array",
        "minItems": 1,
        "maxItems": 1000,
        "items": {
          "$ref": "#/components/schemas/RowInput"
        },
        "examples": [
          [
            {
              "title": "Milk",
              "done": false
            }
          ]
        ]
      },
      "InsertedRowList": {
        "description": "The inserted rows in the order of the request. With \`Prefer: return=minimal\`, they have only their \`id\`.",
        "type": "array",
        "minItems": 1,
        "maxItems": 1000,
        "items": {
          "$ref": "#/components/schemas/Row"
        }
      },
      "RowPatch": {
        "description": "The fields to update. If the body contains \`id\`, it must be the \`id\` in the path.",
        "type": "object",
        "additionalProperties": true,
        "examples": [
          {
            "done": true
          }
        ]
      },
      "RowMergePatch": {
        "description": "A merge patch (RFC 7396): the fields to update, where \`null\` removes a field. If the body contains \`id\`, it must be the \`id\` in the path.",
        "type": "object",
        "additionalProperties": true
      },
      "ExportedText": {
        "description": "Rows as lines of text.",
        "type": "string"
      },
      "EventStream": {
        "description": "Server-sent events. The data of each event is a frame of the feed.",
        "type": "string"
      },
      "RowReplacement": {
        "description": "All fields of the row. If the body contains \`id\`, it must be the \`id\` in the path.",
        "type": "object",
        "additionalProperties": true,
        "examples": [
          {
            "title": "Milk",
            "done": true
          }
        ]
      },
      "RowsPatch": {
        "description": "The fields to update, without \`id\`. As \`application/merge-patch+json\` (RFC 7396), \`null\` removes a field.",
        "type": "object",
        "not": {
          "type": "object",
          "properties": {
            "id": {}
          },
          "required": [
            "id"
          ],
          "x-detail": "must be omitted, because rows keep their ids"
        },
        "additionalProperties": true
      },
      "RowsUpdated": {
        "description": "The number of rows that matched, and the number of rows that changed.",
        "type": "object",
        "required": [
          "matched",
          "changed"
        ],
        "properties": {
          "matched": {
            "description": "The number of rows that matched the \`filter\`.",
            "type": "integer",
            "format": "int32",
            "minimum": 0,
            "maximum": 1000
          },
          "changed": {
            "description": "The number of rows that changed.",
            "type": "integer",
            "format": "int32",
            "minimum": 0,
            "maximum": 1000
          }
        }
      },
      "RowsDeleted": {
        "description": "The number of deleted rows.",
        "type": "object",
        "required": [
          "deleted"
        ],
        "properties": {
          "deleted": {
            "description": "The number of rows that matched the \`filter\`.",
            "type": "integer",
            "format": "int32",
            "minimum": 0,
            "maximum": 1000
          }
        }
      },
      "IdempotencyKey": {
        "description": "Identifies a request. The client generates it at random.",
        "type": "string",
        "minLength": 1,
        "maxLength": 257,
        "pattern": "^([!#-\\\\x5b\\\\x5d-~]{1,255}|\\\\x22[!#-\\\\x5b\\\\x5d-~]{1,255}\\\\x22)$",
        "x-detail": "must have 1 to 255 visible ASCII characters except \\" and \\\\, optionally in double quotes"
      },
      "FieldNames": {
        "description": "The names of fields. A name that contains a comma is a JSON string.",
        "type": "array",
        "minItems": 1,
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 1538,
          "pattern": "^([^\\\\x00-\\\\x1f\\\\x7f,]{1,128}|\\\\x22([^\\\\x00-\\\\x1f\\\\x7f\\\\x22\\\\\\\\]|\\\\\\\\[^\\\\x00-\\\\x1f\\\\x7f])+\\\\x22)$",
          "x-detail": "must be a name of 1 to 128 characters, none of them a control character of ASCII, each in a fields of its own (fields=a&fields=b), and as a JSON string if it contains a comma (fields=\\"a,b\\")"
        }
      },
      "EventKind": {
        "description": "A kind of change.",
        "type": "string",
        "enum": [
          "insert",
          "update",
          "delete"
        ],
        "examples": [
          "insert"
        ]
      },
      "ChangeEvent": {
        "description": "\`insert\`, \`update\` and \`delete\` name the change. \`enter\` and \`leave\` are updates after which a row starts or stops matching the \`filter\`.",
        "type": "string",
        "enum": [
          "insert",
          "update",
          "delete",
          "enter",
          "leave"
        ]
      },
      "Change": {
        "description": "A change of one row. It has the same members as the frame that the feed sends for the change.",
        "type": "object",
        "required": [
          "event",
          "collection",
          "seq",
          "cursor",
          "time",
          "row"
        ],
        "properties": {
          "event": {
            "$ref": "#/components/schemas/ChangeEvent"
          },
          "collection": {
            "$ref": "#/components/schemas/CollectionName"
          },
          "seq": {
            "description": "The sequence number of the change in its collection.",
            "type": "integer",
            "format": "int64",
            "minimum": 1,
            "maximum": 9007199254740991
          },
          "cursor": {
            "$ref": "#/components/schemas/Cursor"
          },
          "time": {
            "description": "When the change was committed (RFC 3339, UTC).",
            "type": "string",
            "format": "date-time"
          },
          "row": {
            "$ref": "#/components/schemas/Row"
          },
          "changed": {
            "description": "The names of the fields that were added, removed or given another value, in no particular order. Present only if \`event\` is \`update\`.",
            "type": "array",
            "minItems": 1,
            "uniqueItems": true,
            "items": {
              "type": "string"
            }
          }
        }
      },
      "ChangeList": {
        "description": "Changes of a collection, in the order of their commits. Pass \`cursor\` as \`since\` of the next request.",
        "type": "object",
        "required": [
          "changes",
          "cursor",
          "has_more"
        ],
        "properties": {
          "changes": {
            "description": "The changes after \`since\` that the request includes.",
            "type": "array",
            "maxItems": 1000,
            "items": {
              "$ref": "#/components/schemas/Change"
            }
          },
          "cursor": {
            "$ref": "#/components/schemas/Cursor"
          },
          "has_more": {
            "description": "Whether more changes were committed when the response was made, or the change log after \`cursor\` was not read to its end. Send the next request at once. It does not wait.",
            "type": "boolean"
          }
        }
      },
      "Cursor": {
        "description": "A position in the changes of a collection. It is opaque: compare cursors only for equality.",
        "type": "string",
        "pattern": "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$",
        "x-detail": "must be a cursor from Collection-Cursor, from a frame or from a list of changes",
        "examples": [
          "k3f9x2mq-1042"
        ]
      },
      "KeyId": {
        "description": "The id of a key. It is not secret.",
        "type": "string",
        "pattern": "^key_[0-9A-Za-z]{12}$",
        "maxLength": 16,
        "x-detail": "must be the id of a key: key_ and 12 letters and digits",
        "examples": [
          "key_4fZ8mQ2rTn6W"
        ]
      },
      "KeyName": {
        "description": "The display name of a key.",
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^[^\\\\x00-\\\\x1f\\\\x7f-\\\\x9f]+$",
        "x-detail": "must have 1 to 100 characters and no control characters",
        "examples": [
          "phone"
        ]
      },
      "KeyScopes": {
        "description": "\`read\` allows lists, rows, exports and feeds. \`write\` allows all changes of collections and rows. \`admin\` allows the management of keys.",
        "type": "array",
        "minItems": 1,
        "maxItems": 3,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/KeyScope"
        }
      },
      "KeyScope": {
        "description": "One scope of a key.",
        "type": "string",
        "enum": [
          "read",
          "write",
          "admin"
        ]
      },
      "KeyCollections": {
        "description": "The only collections that the key can use, or null for all collections. The collections do not need to exist yet.",
        "type": [
          "array",
          "null"
        ],
        "minItems": 1,
        "maxItems": 100,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/CollectionName"
        }
      },
      "KeyExpiry": {
        "description": "The time when the key expires (RFC 3339), or null if it never expires.",
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "Key": {
        "description": "A key of the account, without its secret.",
        "type": "object",
        "required": [
          "id",
          "name",
          "account",
          "prefix",
          "scopes",
          "collections",
          "created_at",
          "expires_at",
          "revoked_at",
          "last_used_at"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/KeyId"
          },
          "name": {
            "$ref": "#/components/schemas/KeyName"
          },
          "account": {
            "description": "The name of the account.",
            "type": "string",
            "maxLength": 64
          },
          "prefix": {
            "description": "The first characters of the secret, to distinguish keys.",
            "type": "string",
            "maxLength": 8
          },
          "scopes": {
            "$ref": "#/components/schemas/KeyScopes"
          },
          "collections": {
            "$ref": "#/components/schemas/KeyCollections"
          },
          "created_at": {
            "description": "The creation time (RFC 3339, UTC).",
            "type": "string",
            "format": "date-time"
          },
          "expires_at": {
            "$ref": "#/components/schemas/KeyExpiry"
          },
          "revoked_at": {
            "description": "The time when the key was revoked (RFC 3339, UTC), or null if it was not revoked.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time"
          },
          "last_used_at": {
            "description": "The time when the key was last used (RFC 3339, UTC), to the minute, or null if it was never used.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time"
          }
        }
      },
      "KeyList": {
        "description": "Keys, oldest first.",
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Key"
        }
      },
      "CreatedKey": {
        "description": "A key with its secret, which the server returns only once.",
        "type": "object",
        "required": [
          "id",
          "key",
          "name",
          "account",
          "prefix",
          "scopes",
          "collections",
          "created_at",
          "expires_at",
          "revoked_at",
          "last_used_at"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/KeyId"
          },
          "key": {
            "description": "The secret of the key, which clients send with requests. The server cannot return it again.",
            "type": "string",
            "pattern": "^rf_[0-9A-Za-z]{38}$"
          },
          "name": {
            "$ref": "#/components/schemas/KeyName"
          },
          "account": {
            "description": "The name of the account.",
            "type": "string",
            "maxLength": 64
          },
          "prefix": {
            "description": "The first characters of the secret, to distinguish keys.",
            "type": "string",
            "maxLength": 8
          },
          "scopes": {
            "$ref": "#/components/schemas/KeyScopes"
          },
          "collections": {
            "$ref": "#/components/schemas/KeyCollections"
          },
          "created_at": {
            "description": "The creation time (RFC 3339, UTC).",
            "type": "string",
            "format": "date-time"
          },
          "expires_at": {
            "$ref": "#/components/schemas/KeyExpiry"
          },
          "revoked_at": {
            "description": "The time when the key was revoked (RFC 3339, UTC), or null if it was not revoked.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time"
          },
          "last_used_at": {
            "description": "The time when the key was last used (RFC 3339, UTC), to the minute, or null if it was never used.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time"
          }
        }
      },
      "KeyInput": {
        "description": "A key to create.",
        "type": "object",
        "required": [
          "name"
        ],
        "additionalProperties": false,
        "properties": {
          "name": {
            "$ref": "#/components/schemas/KeyName"
          },
          "scopes": {
            "$ref": "#/components/schemas/KeyScopes"
          },
          "collections": {
            "$ref": "#/components/schemas/KeyCollections"
          },
          "expires_at": {
            "$ref": "#/components/schemas/KeyExpiry"
          }
        }
      },
      "KeyPatch": {
        "description": "The members of a key to update. Other members stay unchanged.",
        "type": "object",
        "minProperties": 1,
        "additionalProperties": false,
        "properties": {
          "name": {
            "$ref": "#/components/schemas/KeyName"
          },
          "scopes": {
            "$ref": "#/components/schemas/KeyScopes"
          },
          "collections": {
            "$ref": "#/components/schemas/KeyCollections"
          },
          "expires_at": {
            "$ref": "#/components/schemas/KeyExpiry"
          }
        }
      },
      "KeyRotation": {
        "description": "How to rotate a key.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "grace": {
            "description": "How long the old key remains valid, such as \`30d\`, \`12h\`, \`15m\`, \`2s\` or \`2w\`. By default, it expires immediately.",
            "type": "string",
            "pattern": "^([0-9]{1,6}[smhd]|[0-9]{1,5}w)$",
            "x-detail": "must be a time such as 30d, 12h, 15m, 2s or 2w",
            "examples": [
              "24h"
            ]
          }
        }
      },
      "Usage": {
        "description": "The requests of an account in the current period, and the storage that it uses.",
        "type": "object",
        "required": [
          "account",
          "plan",
          "period",
          "requests",
          "collections",
          "rows",
          "bytes",
          "keys"
        ],
        "properties": {
          "account": {
            "description": "The name of the account.",
            "type": "string",
            "maxLength": 64,
            "examples": [
              "default"
            ]
          },
          "plan": {
            "description": "The name of the plan, or \`unlimited\` if the account has no plan.",
            "type": "string",
            "maxLength": 64
          },
          "period": {
            "$ref": "#/components/schemas/UsagePeriod"
          },
          "requests": {
            "$ref": "#/components/schemas/UsageRequests"
          },
          "collections": {
            "$ref": "#/components/schemas/UsageCollections"
          },
          "rows": {
            "$ref": "#/components/schemas/UsageRows"
          },
          "bytes": {
            "$ref": "#/components/schemas/UsageBytes"
          },
          "keys": {
            "description": "The requests by key, for every key of the account that is valid or was used in the period.",
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/KeyUsage"
            }
          }
        }
      },
      "UsagePeriod": {
        "description": "The hour, day or month (UTC) of the plan's quota. If the plan does not limit requests, it is the month.",
        "type": "object",
        "required": [
          "start",
          "end"
        ],
        "properties": {
          "start": {
            "description": "The start of the period (RFC 3339, UTC).",
            "type": "string",
            "format": "date-time"
          },
          "end": {
            "description": "The end of the period, which is the start of the next one (RFC 3339, UTC).",
            "type": "string",
            "format": "date-time"
          }
        }
      },
      "UsageRequests": {
        "description": "The account's requests in the period.",
        "type": "object",
        "required": [
          "used"
        ],
        "properties": {
          "used": {
            "description": "The number of requests that were counted.",
            "type": "integer",
            "format": "int64",
            "minimum": 0
          },
          "limit": {
            "description": "The maximum that the plan allows. Absent if the plan does not limit it.",
            "type": "integer",
            "format": "int64",
            "minimum": 1
          }
        }
      },
      "UsageCollections": {
        "description": "The account's collections.",
        "type": "object",
        "required": [
          "used"
        ],
        "properties": {
          "used": {
            "description": "The current number or amount.",
            "type": "integer",
            "format": "int64",
            "minimum": 0
          },
          "limit": {
            "description": "The maximum that the plan allows. Absent if the plan does not limit it.",
            "type": "integer",
            "format": "int64",
            "minimum": 1
          }
        }
      },
      "UsageRows": {
        "description": "The rows of all collections of the account.",
        "type": "object",
        "required": [
          "used"
        ],
        "properties": {
          "used": {
            "description": "The current number or amount.",
            "type": "integer",
            "format": "int64",
            "minimum": 0
          },
          "limit": {
            "description": "The maximum that the plan allows. Absent if the plan does not limit it.",
            "type": "integer",
            "format": "int64",
            "minimum": 1
          }
        }
      },
      "UsageBytes": {
        "description": "The size of all rows of the account in bytes: their JSON in UTF-8, including ids.",
        "type": "object",
        "required": [
          "used"
        ],
        "properties": {
          "used": {
            "description": "The current number or amount.",
            "type": "integer",
            "format": "int64",
            "minimum": 0
          },
          "limit": {
            "description": "The maximum that the plan allows. Absent if the plan does not limit it.",
            "type": "integer",
            "format": "int64",
            "minimum": 1
          }
        }
      },
      "KeyUsage": {
        "description": "The requests of one key in the period.",
        "type": "object",
        "required": [
          "id",
          "name",
          "requests"
        ],
        "properties": {
          "id": {
            "description": "The id of the key, as in \`rowfeed keys list\`. This is not the secret of the key.",
            "type": "string",
            "maxLength": 64
          },
          "name": {
            "description": "The name of the key.",
            "type": "string",
            "maxLength": 100
          },
          "requests": {
            "description": "The number of requests that were counted.",
            "type": "integer",
            "format": "int64",
            "minimum": 0
          }
        }
      },
      "UsageHistory": {
        "description": "Days with their requests, oldest first.",
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/UsageDay"
        }
      },
      "UsageDay": {
        "description": "The requests of an account on one day.",
        "type": "object",
        "required": [
          "date",
          "requests",
          "keys"
        ],
        "properties": {
          "date": {
            "description": "The day, in UTC.",
            "type": "string",
            "format": "date"
          },
          "requests": {
            "description": "The number of requests that were counted.",
            "type": "integer",
            "format": "int64",
            "minimum": 0
          },
          "keys": {
            "description": "The requests by key. Keys without requests are omitted.",
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/KeyUsage"
            }
          }
        }
      },
      "Health": {
        "description": "Whether the server works.",
        "type": "object",
        "required": [
          "ok",
          "service"
        ],
        "properties": {
          "ok": {
            "description": "True if the server works.",
            "type": "boolean",
            "examples": [
              true
            ]
          },
          "service": {
            "description": "The name of the product.",
            "type": "string",
            "enum": [
              "rowfeed"
            ]
          }
        }
      },
      "ProblemCode": {
        "description": "Identifies the kind of error for programs. \`x-error-codes\` describes the codes of this version. Later versions can add codes, so handle an unknown code by its status.",
        "type": "string",
        "pattern": "^[a-z][a-z0-9_]*$",
        "maxLength": 64,
        "examples": [
          "request_malformed",
          "credentials_conflict",
          "parameter_invalid",
          "body_malformed",
          "body_invalid",
          "page_too_large",
          "query_too_costly",
          "key_missing",
          "key_invalid",
          "scope_insufficient",
          "grant_exceeded",
          "limit_reached",
          "origin_forbidden",
          "route_not_found",
          "collection_not_found",
          "row_not_found",
          "schema_not_found",
          "key_not_found",
          "method_not_allowed",
          "request_timeout",
          "collection_exists",
          "key_ended",
          "last_admin_key",
          "too_many_keys",
          "idempotency_in_progress",
          "schema_busy",
          "rows_mismatch",
          "too_many_rows",
          "page_expired",
          "cursor_expired",
          "version_mismatch",
          "body_too_large",
          "media_type_unsupported",
          "value_unsupported",
          "schema_invalid",
          "row_invalid",
          "idempotency_key_reused",
          "upgrade_required",
          "too_many_attempts",
          "quota_exceeded",
          "too_many_sockets",
          "headers_too_large",
          "internal_error",
          "method_unknown",
          "sockets_exhausted",
          "index_building",
          "database_unavailable",
          "overloaded",
          "shutting_down",
          "storage_full"
        ]
      },
      "ProblemDetails": {
        "description": "The reason why a request failed (RFC 9457).",
        "type": "object",
        "required": [
          "type",
          "title",
          "status",
          "detail",
          "code",
          "request_id"
        ],
        "properties": {
          "type": {
            "description": "\`urn:rowfeed:problem:\` followed by the code.",
            "type": "string",
            "format": "uri",
            "pattern": "^urn:rowfeed:problem:[a-z0-9_]+$"
          },
          "title": {
            "description": "The meaning of the code. It is the same for every occurrence.",
            "type": "string"
          },
          "status": {
            "description": "The status of the response.",
            "type": "integer",
            "format": "int32",
            "minimum": 400,
            "maximum": 599
          },
          "detail": {
            "description": "A description of the error in this request, for people to read.",
            "type": "string"
          },
          "instance": {
            "description": "The path of the request as the client sent it, without the query. Absent if the server could not read the path.",
            "type": "string"
          },
          "code": {
            "$ref": "#/components/schemas/ProblemCode"
          },
          "request_id": {
            "description": "The same value as the header \`Request-Id\`.",
            "type": "string",
            "maxLength": 128
          },
          "errors": {
            "description": "The errors, one item per place.",
            "type": "array",
            "minItems": 1,
            "items": {
              "$ref": "#/components/schemas/ValidationItem"
            }
          },
          "checked": {
            "description": "The number of rows that were checked, with \`rows_mismatch\`.",
            "type": "integer",
            "format": "int64",
            "minimum": 0
          },
          "index": {
            "$ref": "#/components/schemas/IndexProgress"
          }
        }
      },
      "IndexProgress": {
        "description": "How far an index is that a list waits for, with \`index_building\`.",
        "type": "object",
        "required": [
          "fields",
          "percent",
          "ready_in_s"
        ],
        "properties": {
          "fields": {
            "description": "The fields of the index.",
            "type": "array",
            "minItems": 1,
            "items": {
              "type": "string"
            },
            "examples": [
              [
                "price"
              ]
            ]
          },
          "percent": {
            "description": "The part of the work that is done.",
            "type": "integer",
            "format": "int32",
            "minimum": 0,
            "maximum": 99
          },
          "ready_in_s": {
            "description": "The estimated time until the index is complete, in seconds.",
            "type": "integer",
            "format": "int64",
            "minimum": 1
          }
        }
      },
      "ValidationItem": {
        "description": "One error, with either \`pointer\` or \`parameter\`.",
        "type": "object",
        "required": [
          "detail"
        ],
        "minProperties": 2,
        "properties": {
          "pointer": {
            "description": "The place in the body, as a JSON Pointer (RFC 6901). Empty for the complete body.",
            "type": "string",
            "pattern": "^(/([^~]|~[01])*)?$"
          },
          "parameter": {
            "description": "The name of the path, query or header parameter.",
            "type": "string"
          },
          "id": {
            "description": "The id of the row with the error, if the row is not in the body. \`pointer\` then refers to this row.",
            "type": "integer",
            "format": "int64",
            "minimum": 1
          },
          "detail": {
            "description": "A description of the error.",
            "type": "string"
          }
        }
      },
      "OpenapiDocument": {
        "description": "An OpenAPI document.",
        "type": "object",
        "required": [
          "openapi",
          "info",
          "paths"
        ],
        "properties": {
          "openapi": {
            "description": "The version of OpenAPI.",
            "type": "string"
          },
          "info": {
            "$ref": "#/components/schemas/DocumentInfo"
          },
          "paths": {
            "description": "The operations by path.",
            "type": "object",
            "additionalProperties": true
          }
        },
        "additionalProperties": true
      },
      "AsyncapiDocument": {
        "description": "An AsyncAPI document.",
        "type": "object",
        "required": [
          "asyncapi",
          "info"
        ],
        "properties": {
          "asyncapi": {
            "description": "The version of AsyncAPI.",
            "type": "string"
          },
          "info": {
            "$ref": "#/components/schemas/DocumentInfo"
          }
        },
        "additionalProperties": true
      },
      "DocumentInfo": {
        "description": "The title and the version of a document.",
        "type": "object",
        "required": [
          "title",
          "version"
        ],
        "properties": {
          "title": {
            "description": "The title of the document.",
            "type": "string"
          },
          "version": {
            "description": "The version of the contract.",
            "type": "string"
          }
        },
        "additionalProperties": true
      },
      "HtmlPage": {
        "description": "A page as HTML.",
        "type": "string"
      },
      "GuideText": {
        "description": "A guide, or the list of the guides, as Markdown.",
        "type": "string"
      },
      "DocsSections": {
        "description": "The sections of the documentation.",
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/DocsSection"
        }
      },
      "DocsSection": {
        "description": "A section of the documentation.",
        "type": "object",
        "required": [
          "title",
          "where",
          "address",
          "text"
        ],
        "properties": {
          "title": {
            "description": "The heading of the section, or the name of the item that it describes.",
            "type": "string"
          },
          "where": {
            "description": "The part of the documentation that contains the section.",
            "type": "string"
          },
          "address": {
            "description": "The address of the section, relative to the root of the server.",
            "type": "string"
          },
          "text": {
            "description": "The text of the section, without markup.",
            "type": "string"
          }
        },
        "additionalProperties": false
      },
      "SourceText": {
        "description": "A script or a style sheet.",
        "type": "string"
      }
    },
    "examples": {
      "request_malformed": {
        "summary": "A handshake without Sec-WebSocket-Key",
        "value": {
          "type": "urn:rowfeed:problem:request_malformed",
          "title": "The request can't be parsed",
          "status": 400,
          "detail": "The WebSocket handshake is malformed.",
          "instance": "/ws",
          "code": "request_malformed",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "credentials_conflict": {
        "summary": "Two different keys",
        "value": {
          "type": "urn:rowfeed:problem:credentials_conflict",
          "title": "The API keys differ",
          "status": 400,
          "detail": "The request contains two different keys.",
          "instance": "/v1/collections",
          "code": "credentials_conflict",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "parameter_invalid": {
        "summary": "A limit out of range and an unknown parameter",
        "value": {
          "type": "urn:rowfeed:problem:parameter_invalid",
          "title": "A parameter is invalid",
          "status": 400,
          "detail": "colour is not a parameter of this operation; limit must be at most 1000.",
          "instance": "/v1/collections/notes/rows",
          "code": "parameter_invalid",
          "request_id": "b7c41e5a90d24f6f",
          "errors": [
            {
              "parameter": "colour",
              "detail": "is not a parameter of this operation"
            },
            {
              "parameter": "limit",
              "detail": "must be at most 1000"
            }
          ]
        }
      },
      "body_malformed": {
        "summary": "A body that ends too early",
        "value": {
          "type": "urn:rowfeed:problem:body_malformed",
          "title": "The body is not JSON",
          "status": 400,
          "detail": "The body is not valid JSON.",
          "instance": "/v1/collections/notes/rows",
          "code": "body_malformed",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "body_invalid": {
        "summary": "A row to insert that contains an id",
        "value": {
          "type": "urn:rowfeed:problem:body_invalid",
          "title": "The body is invalid",
          "status": 400,
          "detail": "/3/id must be omitted, because the server assigns ids.",
          "instance": "/v1/collections/notes/rows",
          "code": "body_invalid",
          "request_id": "b7c41e5a90d24f6f",
          "errors": [
            {
              "pointer": "/3/id",
              "detail": "must be omitted, because the server assigns ids"
            }
          ]
        }
      },
      "page_too_large": {
        "summary": "A page of many large rows",
        "value": {
          "type": "urn:rowfeed:problem:page_too_large",
          "title": "The page is too large",
          "status": 400,
          "detail": "The page is larger than 16 MiB. Request fewer rows.",
          "instance": "/v1/collections/notes/rows",
          "code": "page_too_large",
          "request_id": "b7c41e5a90d24f6f",
          "errors": [
            {
              "parameter": "limit",
              "detail": "must be smaller for rows as large as these"
            }
          ]
        }
      },
      "query_too_costly": {
        "summary": "A filter for part of a text in a large collection",
        "value": {
          "type": "urn:rowfeed:problem:query_too_costly",
          "title": "The list takes too long",
          "status": 400,
          "detail": "The server stopped the list after 5 s. No index can make it faster; compare a field with a value, or sort by a field.",
          "instance": "/v1/collections/notes/rows",
          "code": "query_too_costly",
          "request_id": "b7c41e5a90d24f6f",
          "errors": [
            {
              "parameter": "filter",
              "detail": "takes too long in a collection as large as this"
            }
          ]
        }
      },
      "key_missing": {
        "summary": "No key",
        "value": {
          "type": "urn:rowfeed:problem:key_missing",
          "title": "An API key is required",
          "status": 401,
          "detail": "An API key is needed: send it as \\"x-api-key: <key>\\" or \\"Authorization: Bearer <key>\\".",
          "instance": "/v1/collections",
          "code": "key_missing",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "key_invalid": {
        "summary": "A key that is malformed, unknown, revoked or expired",
        "value": {
          "type": "urn:rowfeed:problem:key_invalid",
          "title": "The API key is invalid",
          "status": 401,
          "detail": "The API key is not valid.",
          "instance": "/v1/collections",
          "code": "key_invalid",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "scope_insufficient": {
        "summary": "A write with a key that only has the scope read",
        "value": {
          "type": "urn:rowfeed:problem:scope_insufficient",
          "title": "The API key does not allow this",
          "status": 403,
          "detail": "This operation requires a key with the scope write.",
          "instance": "/v1/collections/notes/rows",
          "code": "scope_insufficient",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "limit_reached": {
        "summary": "A plan whose limit of rows is reached",
        "value": {
          "type": "urn:rowfeed:problem:limit_reached",
          "title": "The storage limit of the plan is reached",
          "status": 403,
          "detail": "The plan starter allows 1,000 rows, and the account has 998; this adds 5.",
          "instance": "/v1/collections/notes/rows",
          "code": "limit_reached",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "contract_too_large": {
        "summary": "The schemas of many collections",
        "value": {
          "type": "urn:rowfeed:problem:limit_reached",
          "title": "The storage limit of the plan is reached",
          "status": 403,
          "detail": "The document would be larger than 16 MiB. Use a key that is limited to some of the collections.",
          "instance": "/v1/contract/openapi.json",
          "code": "limit_reached",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "contract_mismatch": {
        "summary": "A weak ETag in If-Match",
        "value": {
          "type": "urn:rowfeed:problem:version_mismatch",
          "title": "The version does not match",
          "status": 412,
          "detail": "The document has none of the versions in If-Match.",
          "instance": "/v1/contract/openapi.json",
          "code": "version_mismatch",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "origin_forbidden": {
        "summary": "A page of another origin",
        "value": {
          "type": "urn:rowfeed:problem:origin_forbidden",
          "title": "The origin is not allowed",
          "status": 403,
          "detail": "Web pages of this origin cannot open a feed. ROWFEED_CORS_ORIGIN lists the allowed origins.",
          "instance": "/ws",
          "code": "origin_forbidden",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "collection_not_found": {
        "summary": "A collection that does not exist",
        "value": {
          "type": "urn:rowfeed:problem:collection_not_found",
          "title": "The collection does not exist",
          "status": 404,
          "detail": "There is no collection notes.",
          "instance": "/v1/collections/notes/rows/7",
          "code": "collection_not_found",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "row_not_found": {
        "summary": "A row that was deleted",
        "value": {
          "type": "urn:rowfeed:problem:row_not_found",
          "title": "The row does not exist",
          "status": 404,
          "detail": "There is no row 7 in notes.",
          "instance": "/v1/collections/notes/rows/7",
          "code": "row_not_found",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "schema_not_found": {
        "summary": "A collection without a schema",
        "value": {
          "type": "urn:rowfeed:problem:schema_not_found",
          "title": "The collection has no schema",
          "status": 404,
          "detail": "The collection notes has no schema.",
          "instance": "/v1/collections/notes/schema",
          "code": "schema_not_found",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "collection_exists": {
        "summary": "A name that another collection has",
        "value": {
          "type": "urn:rowfeed:problem:collection_exists",
          "title": "The collection already exists",
          "status": 409,
          "detail": "The collection notes already exists.",
          "instance": "/v1/collections",
          "code": "collection_exists",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "idempotency_in_progress": {
        "summary": "A retry while the first request is in progress",
        "value": {
          "type": "urn:rowfeed:problem:idempotency_in_progress",
          "title": "The same request is in progress",
          "status": 409,
          "detail": "Another request with this Idempotency-Key is in progress.",
          "instance": "/v1/collections/notes/rows",
          "code": "idempotency_in_progress",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "schema_busy": {
        "summary": "Two changes of a schema at the same time",
        "value": {
          "type": "urn:rowfeed:problem:schema_busy",
          "title": "The schema is being changed",
          "status": 409,
          "detail": "The schema of notes is being changed by another request.",
          "instance": "/v1/collections/notes/schema",
          "code": "schema_busy",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "rows_mismatch": {
        "summary": "A row that does not conform to the schema",
        "value": {
          "type": "urn:rowfeed:problem:rows_mismatch",
          "title": "Rows do not conform to the schema",
          "status": 409,
          "detail": "Rows of notes do not conform to the schema. The server did not change anything.",
          "instance": "/v1/collections/notes/schema",
          "code": "rows_mismatch",
          "request_id": "b7c41e5a90d24f6f",
          "errors": [
            {
              "id": 7,
              "pointer": "/done",
              "detail": "must be true or false"
            }
          ],
          "checked": 8
        }
      },
      "too_many_rows": {
        "summary": "A filter that matches more rows than expected",
        "value": {
          "type": "urn:rowfeed:problem:too_many_rows",
          "title": "Too many rows match",
          "status": 409,
          "detail": "The filter matches more rows than max_rows (50), or rows of more than 4 MiB in total. The server did not change any row.",
          "instance": "/v1/collections/notes/rows",
          "code": "too_many_rows",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "cursor_expired": {
        "summary": "A cursor from before the oldest stored change",
        "value": {
          "type": "urn:rowfeed:problem:cursor_expired",
          "title": "The cursor is no longer valid",
          "status": 410,
          "detail": "The changes after this cursor are not available. List the rows again, and continue from the cursor of the list.",
          "instance": "/v1/collections/notes/changes",
          "code": "cursor_expired",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "page_expired": {
        "summary": "A page token from before the collection was created again",
        "value": {
          "type": "urn:rowfeed:problem:page_expired",
          "title": "The page token is no longer valid",
          "status": 410,
          "detail": "The collection was created again after the previous page. List it from the beginning.",
          "instance": "/v1/collections/notes/rows",
          "code": "page_expired",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "list_mismatch": {
        "summary": "A list with If-Match",
        "value": {
          "type": "urn:rowfeed:problem:version_mismatch",
          "title": "The version does not match",
          "status": 412,
          "detail": "The list has none of the versions in If-Match.",
          "instance": "/v1/collections/notes/rows",
          "code": "version_mismatch",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "schema_mismatch": {
        "summary": "A schema that another client has changed",
        "value": {
          "type": "urn:rowfeed:problem:version_mismatch",
          "title": "The version does not match",
          "status": 412,
          "detail": "The schema of notes has none of the versions in If-Match.",
          "instance": "/v1/collections/notes/schema",
          "code": "version_mismatch",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "version_mismatch": {
        "summary": "A row that another client has changed",
        "value": {
          "type": "urn:rowfeed:problem:version_mismatch",
          "title": "The version does not match",
          "status": 412,
          "detail": "Row 7 has none of the versions in If-Match.",
          "instance": "/v1/collections/notes/rows/7",
          "code": "version_mismatch",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "body_too_large": {
        "summary": "Too many rows in one request",
        "value": {
          "type": "urn:rowfeed:problem:body_too_large",
          "title": "The body is too large",
          "status": 413,
          "detail": "The body is larger than 1048576 bytes.",
          "instance": "/v1/collections/notes/rows",
          "code": "body_too_large",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "media_type_unsupported": {
        "summary": "A form instead of JSON",
        "value": {
          "type": "urn:rowfeed:problem:media_type_unsupported",
          "title": "The body's media type is not supported",
          "status": 415,
          "detail": "Send the body as application/json, in UTF-8.",
          "instance": "/v1/collections/notes/rows",
          "code": "media_type_unsupported",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "value_unsupported": {
        "summary": "An integer that would change",
        "value": {
          "type": "urn:rowfeed:problem:value_unsupported",
          "title": "A value can't be stored exactly",
          "status": 422,
          "detail": "The body contains values that the server cannot store unchanged.",
          "instance": "/v1/collections/notes/rows",
          "code": "value_unsupported",
          "request_id": "b7c41e5a90d24f6f",
          "errors": [
            {
              "pointer": "/0/serial",
              "detail": "is an integer that would be stored as 9007199254740992"
            }
          ]
        }
      },
      "schema_invalid": {
        "summary": "An unsupported keyword",
        "value": {
          "type": "urn:rowfeed:problem:schema_invalid",
          "title": "The schema is not supported",
          "status": 422,
          "detail": "The schema is not supported.",
          "instance": "/v1/collections/notes/schema",
          "code": "schema_invalid",
          "request_id": "b7c41e5a90d24f6f",
          "errors": [
            {
              "pointer": "/patternProperties",
              "detail": "is not a supported keyword"
            }
          ]
        }
      },
      "row_invalid": {
        "summary": "A field of another type",
        "value": {
          "type": "urn:rowfeed:problem:row_invalid",
          "title": "The row does not conform to the schema",
          "status": 422,
          "detail": "Not every row would conform to the schema of notes.",
          "instance": "/v1/collections/notes/rows",
          "code": "row_invalid",
          "request_id": "b7c41e5a90d24f6f",
          "errors": [
            {
              "pointer": "/0/done",
              "detail": "must be true or false"
            }
          ]
        }
      },
      "grant_exceeded": {
        "summary": "A new key with a scope that the requesting key does not have",
        "value": {
          "type": "urn:rowfeed:problem:grant_exceeded",
          "title": "The key does not have these permissions",
          "status": 403,
          "detail": "Only a key with the scope write can grant or change this.",
          "instance": "/v1/keys",
          "code": "grant_exceeded",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "key_not_found": {
        "summary": "A key that does not exist",
        "value": {
          "type": "urn:rowfeed:problem:key_not_found",
          "title": "The key does not exist",
          "status": 404,
          "detail": "There is no key key_4fZ8mQ2rTn6W.",
          "instance": "/v1/keys/key_4fZ8mQ2rTn6W",
          "code": "key_not_found",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "key_ended": {
        "summary": "A revoked key",
        "value": {
          "type": "urn:rowfeed:problem:key_ended",
          "title": "The key is revoked or expired",
          "status": 409,
          "detail": "Key key_4fZ8mQ2rTn6W was revoked.",
          "instance": "/v1/keys/key_4fZ8mQ2rTn6W",
          "code": "key_ended",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "last_admin_key": {
        "summary": "The last admin key of an account",
        "value": {
          "type": "urn:rowfeed:problem:last_admin_key",
          "title": "The account needs an admin key",
          "status": 409,
          "detail": "Besides key_4fZ8mQ2rTn6W, the account has no key with the scope admin that has the same scopes for all collections and lasts as long. Create one first, or rotate this key.",
          "instance": "/v1/keys/key_4fZ8mQ2rTn6W",
          "code": "last_admin_key",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "too_many_keys": {
        "summary": "An account with 10,000 keys",
        "value": {
          "type": "urn:rowfeed:problem:too_many_keys",
          "title": "The account has too many keys",
          "status": 409,
          "detail": "The account has 10000 keys.",
          "instance": "/v1/keys",
          "code": "too_many_keys",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "idempotency_key_reused": {
        "summary": "A key that was sent with another body",
        "value": {
          "type": "urn:rowfeed:problem:idempotency_key_reused",
          "title": "The idempotency key belongs to another request",
          "status": 422,
          "detail": "This Idempotency-Key was already used for another request.",
          "instance": "/v1/collections/notes/rows",
          "code": "idempotency_key_reused",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "upgrade_required": {
        "summary": "A GET request without a handshake",
        "value": {
          "type": "urn:rowfeed:problem:upgrade_required",
          "title": "This route requires a WebSocket connection",
          "status": 426,
          "detail": "To open a feed, send a WebSocket handshake.",
          "instance": "/ws",
          "code": "upgrade_required",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "too_many_attempts": {
        "summary": "A client that guesses keys",
        "value": {
          "type": "urn:rowfeed:problem:too_many_attempts",
          "title": "Too many invalid keys",
          "status": 429,
          "detail": "This address sent too many invalid keys.",
          "instance": "/v1/collections",
          "code": "too_many_attempts",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "quota_exceeded": {
        "summary": "A plan whose daily quota is exhausted",
        "value": {
          "type": "urn:rowfeed:problem:quota_exceeded",
          "title": "The quota is exhausted",
          "status": 429,
          "detail": "The plan starter allows 10000 requests per day (policy \\"day\\"). The next day starts at 2025-03-15T00:00:00.000Z.",
          "instance": "/v1/collections/notes/rows",
          "code": "quota_exceeded",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "too_many_sockets": {
        "summary": "A key with the maximum number of open feeds",
        "value": {
          "type": "urn:rowfeed:problem:too_many_sockets",
          "title": "Too many open feeds",
          "status": 429,
          "detail": "This key has 1000 open feeds, which is its maximum.",
          "instance": "/ws",
          "code": "too_many_sockets",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "internal_error": {
        "summary": "A fault of the server",
        "value": {
          "type": "urn:rowfeed:problem:internal_error",
          "title": "Internal server error",
          "status": 500,
          "detail": "The server could not process this request.",
          "instance": "/v1/collections/notes/rows",
          "code": "internal_error",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "sockets_exhausted": {
        "summary": "An instance with the maximum number of open feeds",
        "value": {
          "type": "urn:rowfeed:problem:sockets_exhausted",
          "title": "The instance has too many open feeds",
          "status": 503,
          "detail": "This instance has the maximum number of open feeds.",
          "instance": "/ws",
          "code": "sockets_exhausted",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "index_building": {
        "summary": "A list that waits for an index",
        "value": {
          "type": "urn:rowfeed:problem:index_building",
          "title": "An index is being created",
          "status": 503,
          "detail": "The server is creating an index for this list, and 40 % are done. Retry in 12 s.",
          "instance": "/v1/collections/notes/rows",
          "code": "index_building",
          "request_id": "b7c41e5a90d24f6f",
          "index": {
            "fields": [
              "price"
            ],
            "percent": 40,
            "ready_in_s": 12
          }
        }
      },
      "database_unavailable": {
        "summary": "A database that is not available",
        "value": {
          "type": "urn:rowfeed:problem:database_unavailable",
          "title": "The database is not available",
          "status": 503,
          "detail": "The database is not available at the moment.",
          "instance": "/v1/collections/notes/rows",
          "code": "database_unavailable",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "overloaded": {
        "summary": "Too many requests in progress",
        "value": {
          "type": "urn:rowfeed:problem:overloaded",
          "title": "The server is overloaded",
          "status": 503,
          "detail": "Too many requests are in progress.",
          "instance": "/v1/collections/notes/rows",
          "code": "overloaded",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "shutting_down": {
        "summary": "An instance that is shutting down",
        "value": {
          "type": "urn:rowfeed:problem:shutting_down",
          "title": "The server is shutting down",
          "status": 503,
          "detail": "The server is shutting down.",
          "instance": "/v1/collections/notes/rows",
          "code": "shutting_down",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "storage_full": {
        "summary": "A full disk",
        "value": {
          "type": "urn:rowfeed:problem:storage_full",
          "title": "The disk is full",
          "status": 507,
          "detail": "The storage is full. The server did not change anything.",
          "instance": "/v1/collections/notes/rows",
          "code": "storage_full",
          "request_id": "b7c41e5a90d24f6f"
        }
      }
    }
  }
}
`;

export const openapi30Json = `{
  "openapi": "3.0.3",
  "info": {
    "title": "rowfeed",
    "version": "0.1.0",
    "description": "rowfeed stores **collections** of **rows**. A row is a JSON object with an \`id\`. Clients insert, list, get, update\\nand delete rows over HTTP. They can follow every change over a WebSocket connection, the feed. The AsyncAPI\\ndocument at \`/asyncapi.yaml\` describes the frames of the feed.\\n\\nThe server enforces everything that this document specifies, and does not do anything else. It does not silently\\nignore, clamp, reorder or alter any input. The following guides describe rules that apply to all operations. The\\nserver publishes them at these paths:\\n\\n- [Collections and rows](/docs/rows): examples of every operation, and supported values\\n- [Authenticate](/docs/authenticate): how to send a key, and what a key allows\\n- [Set plans and quotas](/docs/plans): which requests are counted, and what an account can store\\n- [Change feed (WebSocket)](/docs/feed): the frames, cursors and close codes of the feed\\n- [Errors](/docs/errors): the format of errors, their codes, and which error comes first\\n- [HTTP reference](/docs/http): headers, limits and cross-origin requests\\n- [Versioning](/docs/versioning): what later versions can change\\n\\nEvery request under \`/v1\`, and the handshake of \`/ws\`, requires an API key. The body of every error is a problem\\n(RFC 9457). Its \`code\` is one of \`x-error-codes\`. Programs should check this code. If a program does not know a\\ncode, it should handle the error by its status.\\n\\n## This form of the contract\\n\\nThis document is \`/openapi.json\` as OpenAPI 3.0.3, for generators that do not support 3.1. It omits\\nthese parts, which the server supports:\\n\\n- \`application/merge-patch+json\` as the body of \`PATCH /v1/collections/{collection_name}/rows\`\\n- \`application/merge-patch+json\` as the body of \`PATCH /v1/collections/{collection_name}/rows/{row_id}\`\\n- \`application/schema+json\` as the body of \`PUT /v1/collections/{collection_name}/schema\`\\n- \`GET /ws\`, because it opens a WebSocket connection\\n",
    "contact": {
      "name": "The operator of this service"
    },
    "license": {
      "name": "MIT",
      "url": "https://opensource.org/license/mit"
    }
  },
  "servers": [
    {
      "url": "http://127.0.0.1:3000",
      "description": "A server that was started on this machine with \`npm start\` or \`npx rowfeed\`."
    }
  ],
  "tags": [
    {
      "name": "collections",
      "description": "Named sets of rows."
    },
    {
      "name": "rows",
      "description": "The JSON objects in a collection."
    },
    {
      "name": "schemas",
      "description": "The JSON Schema of a collection, by which the server validates its rows."
    },
    {
      "name": "feed",
      "description": "Every change to the rows of a collection as it happens, over a WebSocket connection."
    },
    {
      "name": "keys",
      "description": "The API keys of an account. These operations require a key with the scope admin."
    },
    {
      "name": "usage",
      "description": "The requests and the storage that an account has used."
    },
    {
      "name": "health",
      "description": "Health checks of the server."
    },
    {
      "name": "documents",
      "description": "The contracts, a page to read and try them, the guides, and the console. Only the typed contracts of an account require a key."
    }
  ],
  "security": [
    {
      "bearerKey": []
    },
    {
      "headerKey": []
    }
  ],
  "x-error-codes": {
    "request_malformed": {
      "status": 400,
      "title": "The request can't be parsed",
      "description": "The request line, a header or the WebSocket handshake is malformed, or the request has two \`Host\` or two \`Content-Type\` headers."
    },
    "credentials_conflict": {
      "status": 400,
      "title": "The API keys differ",
      "description": "The request contains API keys in more than one place, and they differ."
    },
    "parameter_invalid": {
      "status": 400,
      "title": "A parameter is invalid",
      "description": "A path, query or header parameter is missing, unknown, repeated or has an invalid value."
    },
    "body_malformed": {
      "status": 400,
      "title": "The body is not JSON",
      "description": "The body is empty, is not well-formed JSON, or is not valid UTF-8."
    },
    "body_invalid": {
      "status": 400,
      "title": "The body is invalid",
      "description": "The body is JSON, but does not have the form that the operation requires."
    },
    "page_too_large": {
      "status": 400,
      "title": "The page is too large",
      "description": "The rows of this page are larger than 16 MiB in total. Request fewer rows with a smaller \`limit\`."
    },
    "query_too_costly": {
      "status": 400,
      "title": "The list takes too long",
      "description": "The server stopped the query after 10 s, or after 5 s if the request has a \`filter\`, because no index serves it. In a large collection, sort by a field, or compare a field with a value in the filter."
    },
    "key_missing": {
      "status": 401,
      "title": "An API key is required",
      "description": "The request does not contain an API key."
    },
    "key_invalid": {
      "status": 401,
      "title": "The API key is invalid",
      "description": "The key is malformed, unknown, revoked or expired."
    },
    "scope_insufficient": {
      "status": 403,
      "title": "The API key does not allow this",
      "description": "The key does not have the scope for this operation, or it is limited to other collections."
    },
    "grant_exceeded": {
      "status": 403,
      "title": "The key does not have these permissions",
      "description": "The request would grant, update or revoke a permission that the requesting key does not have: a scope, a collection or a later expiry."
    },
    "limit_reached": {
      "status": 403,
      "title": "The storage limit of the plan is reached",
      "description": "The request would exceed a storage limit of the account's plan: collections, rows or bytes. The code is also used if all schemas of an account would exceed 1 MiB, or if a typed contract is too large. \`detail\` names the limit. The server did not store anything. Storage limits never prevent deletes, which free storage."
    },
    "origin_forbidden": {
      "status": 403,
      "title": "The origin is not allowed",
      "description": "A web page of this origin cannot open the feed. \`ROWFEED_CORS_ORIGIN\` lists the allowed origins."
    },
    "route_not_found": {
      "status": 404,
      "title": "The route does not exist",
      "description": "The server does not have this path. Paths are exact and do not end with a slash."
    },
    "collection_not_found": {
      "status": 404,
      "title": "The collection does not exist",
      "description": "The account does not have a collection with this name."
    },
    "row_not_found": {
      "status": 404,
      "title": "The row does not exist",
      "description": "The collection does not have a row with this id, or the row was deleted."
    },
    "schema_not_found": {
      "status": 404,
      "title": "The collection has no schema",
      "description": "The collection does not have a schema, so its rows can have any supported values."
    },
    "key_not_found": {
      "status": 404,
      "title": "The key does not exist",
      "description": "The account does not have a key with this id."
    },
    "method_not_allowed": {
      "status": 405,
      "title": "The route does not support this method",
      "description": "The path exists, but does not support this method. \`Allow\` lists the supported methods."
    },
    "request_timeout": {
      "status": 408,
      "title": "The request took too long to arrive",
      "description": "The headers took more than 10 s to arrive, or the complete request more than 28 s."
    },
    "collection_exists": {
      "status": 409,
      "title": "The collection already exists",
      "description": "The account already has a collection with this name."
    },
    "key_ended": {
      "status": 409,
      "title": "The key is revoked or expired",
      "description": "The key was revoked or has expired. It cannot be updated or rotated. Create a new key."
    },
    "last_admin_key": {
      "status": 409,
      "title": "The account needs an admin key",
      "description": "The key has the scope \`admin\` for all collections. No other key of the account has its scopes for all collections and lasts as long. It cannot be revoked, lose permissions or expire earlier. It can be rotated."
    },
    "too_many_keys": {
      "status": 409,
      "title": "The account has too many keys",
      "description": "The account has 10,000 keys, including revoked and expired keys. The command \`rowfeed keys create\` can create more."
    },
    "idempotency_in_progress": {
      "status": 409,
      "title": "The same request is in progress",
      "description": "Another request with this \`Idempotency-Key\` is in progress. Retry after one second."
    },
    "schema_busy": {
      "status": 409,
      "title": "The schema is being changed",
      "description": "Another request that sets or removes the schema of this collection is in progress."
    },
    "rows_mismatch": {
      "status": 409,
      "title": "Rows do not conform to the schema",
      "description": "The collection has rows that do not conform to the schema. \`errors\` names the first ten of them, and \`checked\` contains the number of rows that were checked. The server did not change anything."
    },
    "too_many_rows": {
      "status": 409,
      "title": "Too many rows match",
      "description": "More than \`max_rows\` rows match the \`filter\`, or the matching rows are larger than 4 MiB in total, before or after the change. The server did not change any row."
    },
    "page_expired": {
      "status": 410,
      "title": "The page token is no longer valid",
      "description": "The collection was deleted and created again since the server returned this value of \`after\`. Start again from the first page."
    },
    "cursor_expired": {
      "status": 410,
      "title": "The cursor is no longer valid",
      "description": "The changes after the cursor are not available. The cursor is older than the change log, is ahead of the collection, or belongs to an earlier collection of the same name. List the rows again, and continue from the cursor of the list."
    },
    "version_mismatch": {
      "status": 412,
      "title": "The version does not match",
      "description": "The current version is not one of the versions in \`If-Match\`, or it is one of the versions in \`If-None-Match\`. Get the current version and try again."
    },
    "body_too_large": {
      "status": 413,
      "title": "The body is too large",
      "description": "The body is larger than 1 MiB."
    },
    "media_type_unsupported": {
      "status": 415,
      "title": "The body's media type is not supported",
      "description": "\`Content-Type\` is missing or not supported by the operation, it has a charset other than UTF-8, or the body has a \`Content-Encoding\`."
    },
    "value_unsupported": {
      "status": 422,
      "title": "A value can't be stored exactly",
      "description": "The body contains a value that the server cannot return unchanged, such as an integer that a double would change. Or a value exceeds a limit for rows. Other numbers are stored as the nearest double."
    },
    "schema_invalid": {
      "status": 422,
      "title": "The schema is not supported",
      "description": "The body is not a JSON Schema, uses an unsupported keyword, or exceeds a limit for schemas. \`errors\` contains the places and the reasons."
    },
    "row_invalid": {
      "status": 422,
      "title": "The row does not conform to the schema",
      "description": "A row does not conform to the schema of its collection, either as sent or after the change. The server also returns this error if the validation would take more than 2 s. The server did not store anything."
    },
    "idempotency_key_reused": {
      "status": 422,
      "title": "The idempotency key belongs to another request",
      "description": "The server executed another request with this \`Idempotency-Key\`: its method, path, query, media type, \`If-Match\`, \`If-None-Match\`, \`Prefer\` or body differs. A new request needs a new key."
    },
    "upgrade_required": {
      "status": 426,
      "title": "This route requires a WebSocket connection",
      "description": "The request is not a WebSocket handshake."
    },
    "too_many_attempts": {
      "status": 429,
      "title": "Too many invalid keys",
      "description": "The server received more than 20 invalid keys from this address within a minute. Valid keys from this address are not affected."
    },
    "quota_exceeded": {
      "status": 429,
      "title": "The quota is exhausted",
      "description": "The account has exhausted the quota of its plan for now. \`detail\` names the policy."
    },
    "too_many_sockets": {
      "status": 429,
      "title": "Too many open feeds",
      "description": "The key or its account has as many open feeds on this instance as it can have. This maximum is lower while other accounts, or other keys of the account, have or request feeds."
    },
    "headers_too_large": {
      "status": 431,
      "title": "The headers are too large",
      "description": "The headers of the request are larger than 16 KiB."
    },
    "internal_error": {
      "status": 500,
      "title": "Internal server error",
      "description": "The server has a fault. It logs the fault with the \`request_id\`."
    },
    "method_unknown": {
      "status": 501,
      "title": "The method is not supported",
      "description": "The server does not support this method for any path. Methods are case-sensitive."
    },
    "sockets_exhausted": {
      "status": 503,
      "title": "The instance has too many open feeds",
      "description": "This instance has the maximum number of open feeds of all keys."
    },
    "index_building": {
      "status": 503,
      "title": "An index is being created",
      "description": "The server is creating an index that the list needs. \`index\` contains how far it is, and \`Retry-After\` when to send the request again."
    },
    "database_unavailable": {
      "status": 503,
      "title": "The database is not available",
      "description": "The database is unreachable, locked or failing. If \`detail\` reports it, the write may have been executed."
    },
    "overloaded": {
      "status": 503,
      "title": "The server is overloaded",
      "description": "Too much work is in progress, either in total or for one client. The server did not execute this request."
    },
    "shutting_down": {
      "status": 503,
      "title": "The server is shutting down",
      "description": "The instance is shutting down and rejects new requests. It did not execute this request."
    },
    "storage_full": {
      "status": 507,
      "title": "The disk is full",
      "description": "The database does not have enough space for the change. The server did not change anything, and reads still work."
    }
  },
  "x-request-headers": {
    "traceparent": {
      "description": "The trace that the request belongs to ([Trace Context](https://www.w3.org/TR/trace-context/)). The server accepts this header, so that traced pages can send it, but does not read it.",
      "schema": {
        "type": "string"
      },
      "example": "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
    },
    "tracestate": {
      "description": "Sent together with \`traceparent\`.",
      "schema": {
        "type": "string"
      },
      "example": "vendor=t61rcWkgMzE"
    },
    "baggage": {
      "description": "Sent together with \`traceparent\` ([Baggage](https://www.w3.org/TR/baggage/)).",
      "schema": {
        "type": "string"
      },
      "example": "tenant=blue"
    },
    "X-Request-Id": {
      "description": "A name for the request, to find it in the server's log. If it has this form, the server returns it as \`Request-Id\`. Otherwise, the server creates a new one.",
      "schema": {
        "type": "string",
        "pattern": "^[A-Za-z0-9._~+/=:-]{1,128}$"
      },
      "example": "b7c41e5a90d24f6f"
    }
  },
  "x-transport-headers": [
    "Access-Control-Allow-Headers",
    "Access-Control-Allow-Methods",
    "Access-Control-Allow-Origin",
    "Access-Control-Expose-Headers",
    "Access-Control-Max-Age",
    "Connection",
    "Content-Length",
    "Content-Type",
    "Date",
    "Keep-Alive",
    "Transfer-Encoding",
    "Vary"
  ],
  "x-answers-outside-operations": {
    "204": {
      "description": "The response to a preflight from an allowed origin, if cross-origin requests are enabled.",
      "headers": {
        "Request-Id": {
          "$ref": "#/components/headers/RequestId"
        },
        "X-Content-Type-Options": {
          "$ref": "#/components/headers/NoSniff"
        }
      }
    },
    "400": {
      "description": "The request is malformed or ambiguous (\`request_malformed\`), or a request under \`/v1\` contains two different keys.",
      "x-codes": [
        "request_malformed",
        "credentials_conflict"
      ],
      "headers": {
        "Request-Id": {
          "$ref": "#/components/headers/RequestId"
        },
        "X-Content-Type-Options": {
          "$ref": "#/components/headers/NoSniff"
        },
        "Cache-Control": {
          "$ref": "#/components/headers/NoStore"
        }
      },
      "content": {
        "application/problem+json": {
          "schema": {
            "$ref": "#/components/schemas/ProblemDetails"
          },
          "examples": {
            "request_malformed": {
              "summary": "A line that is not a request",
              "value": {
                "type": "urn:rowfeed:problem:request_malformed",
                "title": "The request can't be parsed",
                "status": 400,
                "detail": "The request is not HTTP/1.1 as RFC 9112 defines it.",
                "code": "request_malformed",
                "request_id": "b7c41e5a90d24f6f"
              }
            },
            "credentials_conflict": {
              "$ref": "#/components/examples/credentials_conflict"
            }
          }
        }
      }
    },
    "401": {
      "$ref": "#/components/responses/Unauthorized"
    },
    "404": {
      "description": "The path does not exist. Under \`/v1\`, only requests with a valid key receive this response.",
      "x-codes": [
        "route_not_found"
      ],
      "headers": {
        "Request-Id": {
          "$ref": "#/components/headers/RequestId"
        },
        "X-Content-Type-Options": {
          "$ref": "#/components/headers/NoSniff"
        },
        "Cache-Control": {
          "$ref": "#/components/headers/NoStore"
        },
        "RateLimit": {
          "$ref": "#/components/headers/RateLimit"
        },
        "RateLimit-Policy": {
          "$ref": "#/components/headers/RateLimitPolicy"
        }
      },
      "content": {
        "application/problem+json": {
          "schema": {
            "$ref": "#/components/schemas/ProblemDetails"
          },
          "examples": {
            "route_not_found": {
              "summary": "A path that ends with a slash",
              "value": {
                "type": "urn:rowfeed:problem:route_not_found",
                "title": "The route does not exist",
                "status": 404,
                "detail": "There is no route /v1/collections/.",
                "instance": "/v1/collections/",
                "code": "route_not_found",
                "request_id": "b7c41e5a90d24f6f"
              }
            }
          }
        }
      }
    },
    "405": {
      "description": "The path exists, but does not support this method.",
      "x-codes": [
        "method_not_allowed"
      ],
      "headers": {
        "Request-Id": {
          "$ref": "#/components/headers/RequestId"
        },
        "X-Content-Type-Options": {
          "$ref": "#/components/headers/NoSniff"
        },
        "Cache-Control": {
          "$ref": "#/components/headers/NoStore"
        },
        "RateLimit": {
          "$ref": "#/components/headers/RateLimit"
        },
        "RateLimit-Policy": {
          "$ref": "#/components/headers/RateLimitPolicy"
        },
        "Allow": {
          "description": "The methods that the path supports, separated by commas.",
          "required": true,
          "schema": {
            "type": "string"
          },
          "example": "GET, HEAD, POST"
        }
      },
      "content": {
        "application/problem+json": {
          "schema": {
            "$ref": "#/components/schemas/ProblemDetails"
          },
          "examples": {
            "method_not_allowed": {
              "summary": "PUT on the list of collections",
              "value": {
                "type": "urn:rowfeed:problem:method_not_allowed",
                "title": "The route does not support this method",
                "status": 405,
                "detail": "/v1/collections has GET, HEAD and POST, but not PUT.",
                "instance": "/v1/collections",
                "code": "method_not_allowed",
                "request_id": "b7c41e5a90d24f6f"
              }
            }
          }
        }
      }
    },
    "408": {
      "description": "The request took too long to arrive. The server closes the connection.",
      "x-codes": [
        "request_timeout"
      ],
      "headers": {
        "Request-Id": {
          "$ref": "#/components/headers/RequestId"
        },
        "X-Content-Type-Options": {
          "$ref": "#/components/headers/NoSniff"
        },
        "Cache-Control": {
          "$ref": "#/components/headers/NoStore"
        }
      },
      "content": {
        "application/problem+json": {
          "schema": {
            "$ref": "#/components/schemas/ProblemDetails"
          },
          "examples": {
            "request_timeout": {
              "summary": "A body that never arrived",
              "value": {
                "type": "urn:rowfeed:problem:request_timeout",
                "title": "The request took too long to arrive",
                "status": 408,
                "detail": "The request was not complete in time.",
                "code": "request_timeout",
                "request_id": "b7c41e5a90d24f6f"
              }
            }
          }
        }
      }
    },
    "429": {
      "$ref": "#/components/responses/TooManyRequests"
    },
    "431": {
      "description": "The headers are too large. The server closes the connection.",
      "x-codes": [
        "headers_too_large"
      ],
      "headers": {
        "Request-Id": {
          "$ref": "#/components/headers/RequestId"
        },
        "X-Content-Type-Options": {
          "$ref": "#/components/headers/NoSniff"
        },
        "Cache-Control": {
          "$ref": "#/components/headers/NoStore"
        }
      },
      "content": {
        "application/problem+json": {
          "schema": {
            "$ref": "#/components/schemas/ProblemDetails"
          },
          "examples": {
            "headers_too_large": {
              "summary": "A very long header",
              "value": {
                "type": "urn:rowfeed:problem:headers_too_large",
                "title": "The headers are too large",
                "status": 431,
                "detail": "The headers are larger than 16384 bytes.",
                "code": "headers_too_large",
                "request_id": "b7c41e5a90d24f6f"
              }
            }
          }
        }
      }
    },
    "500": {
      "$ref": "#/components/responses/InternalError"
    },
    "501": {
      "description": "The server does not support this method for any path. It closes the connection.",
      "x-codes": [
        "method_unknown"
      ],
      "headers": {
        "Request-Id": {
          "$ref": "#/components/headers/RequestId"
        },
        "X-Content-Type-Options": {
          "$ref": "#/components/headers/NoSniff"
        },
        "Cache-Control": {
          "$ref": "#/components/headers/NoStore"
        }
      },
      "content": {
        "application/problem+json": {
          "schema": {
            "$ref": "#/components/schemas/ProblemDetails"
          },
          "examples": {
            "method_unknown": {
              "summary": "A method in lower case",
              "value": {
                "type": "urn:rowfeed:problem:method_unknown",
                "title": "The method is not supported",
                "status": 501,
                "detail": "The server does not support this method. Methods are case-sensitive.",
                "code": "method_unknown",
                "request_id": "b7c41e5a90d24f6f"
              }
            }
          }
        }
      }
    },
    "503": {
      "$ref": "#/components/responses/ServiceUnavailable"
    }
  },
  "paths": {
    "/v1/collections": {
      "get": {
        "operationId": "listCollections",
        "tags": [
          "collections"
        ],
        "summary": "List collections",
        "description": "Returns all collections of the key's account, sorted by name in ascending order (by code point). If the key is limited to certain collections, the list contains only these collections, and its \`ETag\` depends on no other collection.",
        "x-scope": "read",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The collections, or an empty array if the account has no collections.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ETag": {
                "$ref": "#/components/headers/ListETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CollectionList"
                },
                "examples": {
                  "some": {
                    "summary": "Two collections",
                    "value": [
                      {
                        "name": "notes"
                      },
                      {
                        "name": "shopping-lists"
                      }
                    ]
                  },
                  "none": {
                    "summary": "A new account",
                    "value": []
                  }
                }
              }
            }
          },
          "304": {
            "description": "The list has not changed since the version in \`If-None-Match\`.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ETag": {
                "$ref": "#/components/headers/ListETag"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "412": {
            "$ref": "#/components/responses/ListMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          }
        }
      },
      "post": {
        "operationId": "createCollection",
        "tags": [
          "collections"
        ],
        "summary": "Create a collection",
        "description": "Creates an empty collection. Its name is part of every path of the collection, and cannot be changed later. If a deleted collection had the same name, the new collection does not continue it. The ids of its rows start at 1, and cursors and ETags of the deleted collection are not valid for it.",
        "x-scope": "write",
        "x-unbound-only": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "requestBody": {
          "required": true,
          "description": "The name of the collection.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/CollectionInput"
              },
              "example": {
                "name": "notes"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The collection was created.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Location": {
                "$ref": "#/components/headers/Location"
              },
              "Idempotent-Replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Collection"
                },
                "example": {
                  "name": "notes"
                }
              }
            },
            "links": {
              "getCollection": {
                "operationId": "getCollection",
                "parameters": {
                  "collection_name": "$response.body#/name"
                },
                "description": "The details of the collection."
              },
              "insertRows": {
                "operationId": "insertRows",
                "parameters": {
                  "collection_name": "$response.body#/name"
                },
                "description": "Inserts the first rows of the collection."
              },
              "listRows": {
                "operationId": "listRows",
                "parameters": {
                  "collection_name": "$response.body#/name"
                },
                "description": "Lists the rows of the collection."
              },
              "setSchema": {
                "operationId": "setSchema",
                "parameters": {
                  "collection_name": "$response.body#/name"
                },
                "description": "Sets the schema of the collection."
              },
              "deleteCollection": {
                "operationId": "deleteCollection",
                "parameters": {
                  "collection_name": "$response.body#/name"
                },
                "description": "Deletes the collection."
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadBody"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/ForbiddenOrLimit"
          },
          "409": {
            "$ref": "#/components/responses/CollectionExists"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/MediaTypeUnsupported"
          },
          "422": {
            "$ref": "#/components/responses/KeyReused"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      }
    },
    "/v1/collections/{collection_name}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/CollectionNameInPath"
        }
      ],
      "get": {
        "operationId": "getCollection",
        "tags": [
          "collections"
        ],
        "summary": "Get a collection",
        "description": "Returns the number of rows in the collection, the time at which it was created, and its indexes.",
        "x-scope": "read",
        "responses": {
          "200": {
            "description": "The details of the collection.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CollectionDetails"
                },
                "example": {
                  "name": "notes",
                  "rows": 8,
                  "created_at": "2025-03-14T09:26:53.589Z",
                  "indexes": []
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/CollectionNotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          }
        }
      },
      "delete": {
        "operationId": "deleteCollection",
        "tags": [
          "collections"
        ],
        "summary": "Delete a collection",
        "description": "Deletes the collection with all its rows and its change log. The feed does not send \`delete\` frames for these rows. The server closes open feeds of the collection with 4404. If the collection does not exist, the server returns 404.",
        "x-scope": "write",
        "x-unbound-only": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "responses": {
          "204": {
            "description": "The collection and its rows were deleted.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Idempotent-Replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/CollectionNotFound"
          },
          "409": {
            "$ref": "#/components/responses/InProgress"
          },
          "422": {
            "$ref": "#/components/responses/KeyReused"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      }
    },
    "/v1/collections/{collection_name}/rows": {
      "parameters": [
        {
          "$ref": "#/components/parameters/CollectionNameInPath"
        }
      ],
      "get": {
        "operationId": "listRows",
        "tags": [
          "rows"
        ],
        "summary": "List rows",
        "description": "Returns one page of the collection's rows, in the requested sort order. The page and \`Collection-Cursor\` come\\nfrom one snapshot. If a page starts after the last row, it is an empty array.\\n\\nIf there are more rows, the response has the header \`Next-After\`. To get the next page, repeat the request\\nwith this value as \`after\`. Each row is on exactly one page if its sorted fields do not change and it\\ncontinues to match the \`filter\`. Other writes do not affect this.\\n",
        "x-scope": "read",
        "parameters": [
          {
            "$ref": "#/components/parameters/Limit"
          },
          {
            "$ref": "#/components/parameters/Offset"
          },
          {
            "$ref": "#/components/parameters/OrderBy"
          },
          {
            "$ref": "#/components/parameters/Order"
          },
          {
            "$ref": "#/components/parameters/PreferCount"
          },
          {
            "$ref": "#/components/parameters/Filter"
          },
          {
            "$ref": "#/components/parameters/Sort"
          },
          {
            "$ref": "#/components/parameters/Fields"
          },
          {
            "$ref": "#/components/parameters/After"
          },
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          },
          {
            "$ref": "#/components/parameters/SeenCursor"
          }
        ],
        "responses": {
          "200": {
            "description": "The rows of this page.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Collection-Cursor": {
                "$ref": "#/components/headers/CollectionCursor"
              },
              "ETag": {
                "$ref": "#/components/headers/ListETag"
              },
              "Next-After": {
                "$ref": "#/components/headers/NextAfter"
              },
              "Link": {
                "$ref": "#/components/headers/NextLink"
              },
              "Total-Count": {
                "$ref": "#/components/headers/TotalCount"
              },
              "Preference-Applied": {
                "$ref": "#/components/headers/CountApplied"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/RowList"
                },
                "examples": {
                  "newest_first": {
                    "summary": "The two newest rows, with ?limit=2&order_by=id&order=desc",
                    "value": [
                      {
                        "id": 8,
                        "title": "Call the plumber",
                        "body": "The kitchen tap drips again.",
                        "done": false,
                        "tags": [
                          "home",
                          "phone"
                        ]
                      },
                      {
                        "id": 7,
                        "title": "Milk",
                        "body": "Two litres.",
                        "done": false
                      }
                    ]
                  },
                  "past_the_end": {
                    "summary": "A page after the last row, with ?offset=100",
                    "value": []
                  }
                }
              }
            }
          },
          "304": {
            "description": "The collection has not changed since the version in \`If-None-Match\`.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Collection-Cursor": {
                "$ref": "#/components/headers/CollectionCursor"
              },
              "ETag": {
                "$ref": "#/components/headers/ListETag"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadPage"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/CollectionNotFound"
          },
          "410": {
            "$ref": "#/components/responses/PageExpired"
          },
          "412": {
            "$ref": "#/components/responses/ListMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ListUnavailable"
          }
        }
      },
      "post": {
        "operationId": "insertRows",
        "tags": [
          "rows"
        ],
        "summary": "Insert rows",
        "description": "Inserts 1 to 1,000 rows, all of them or none. The response contains the rows in the order of the request, each with its new \`id\`. Ids ascend in this order. The server never assigns an id twice, even if a row is deleted. A rejected insert does not use any ids. The feed sends one \`insert\` frame for each row. These frames are consecutive and in the same order.",
        "x-scope": "write",
        "parameters": [
          {
            "$ref": "#/components/parameters/PreferReturn"
          },
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "requestBody": {
          "required": true,
          "description": "The rows, without \`id\`. To insert one row, send an array with one element.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/RowInputList"
              },
              "examples": {
                "two_rows": {
                  "summary": "Two rows with different fields",
                  "value": [
                    {
                      "title": "Milk",
                      "body": "Two litres.",
                      "done": false
                    },
                    {
                      "title": "Call the plumber",
                      "body": "The kitchen tap drips again.",
                      "done": false,
                      "tags": [
                        "home",
                        "phone"
                      ]
                    }
                  ]
                },
                "empty_row": {
                  "summary": "A row without fields",
                  "value": [
                    {}
                  ]
                }
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The rows were stored and synced to disk. With \`Prefer: return=minimal\`, each row contains only its \`id\`, and the response has the header \`Preference-Applied\`.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Collection-Cursor": {
                "$ref": "#/components/headers/CollectionCursor"
              },
              "Preference-Applied": {
                "$ref": "#/components/headers/ReturnApplied"
              },
              "Idempotent-Replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/InsertedRowList"
                },
                "examples": {
                  "two_rows": {
                    "summary": "The rows with their ids",
                    "value": [
                      {
                        "id": 7,
                        "title": "Milk",
                        "body": "Two litres.",
                        "done": false
                      },
                      {
                        "id": 8,
                        "title": "Call the plumber",
                        "body": "The kitchen tap drips again.",
                        "done": false,
                        "tags": [
                          "home",
                          "phone"
                        ]
                      }
                    ]
                  },
                  "return_minimal": {
                    "summary": "With Prefer: return=minimal",
                    "value": [
                      {
                        "id": 7
                      },
                      {
                        "id": 8
                      }
                    ]
                  }
                }
              }
            },
            "links": {
              "getRow": {
                "operationId": "getRow",
                "parameters": {
                  "collection_name": "$request.path.collection_name",
                  "row_id": "$response.body#/0/id"
                },
                "description": "Gets the first of the new rows."
              },
              "updateRow": {
                "operationId": "updateRow",
                "parameters": {
                  "collection_name": "$request.path.collection_name",
                  "row_id": "$response.body#/0/id"
                },
                "description": "Updates the first of the new rows."
              },
              "replaceRow": {
                "operationId": "replaceRow",
                "parameters": {
                  "collection_name": "$request.path.collection_name",
                  "row_id": "$response.body#/0/id"
                },
                "description": "Replaces the first of the new rows."
              },
              "deleteRow": {
                "operationId": "deleteRow",
                "parameters": {
                  "collection_name": "$request.path.collection_name",
                  "row_id": "$response.body#/0/id"
                },
                "description": "Deletes the first of the new rows."
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadBody"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/ForbiddenOrLimit"
          },
          "404": {
            "$ref": "#/components/responses/CollectionNotFound"
          },
          "409": {
            "$ref": "#/components/responses/InProgress"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/MediaTypeUnsupported"
          },
          "422": {
            "$ref": "#/components/responses/RowRefused"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "patch": {
        "operationId": "updateRows",
        "tags": [
          "rows"
        ],
        "summary": "Update matching rows",
        "description": "Updates all rows that match the \`filter\`, or none of them. As for a single row, the media type determines how\\nthe fields are merged. The server selects the rows from one snapshot. The feed sends one \`update\` frame for\\neach row that changed. These frames are consecutive and in order of \`id\`. If one row would exceed a limit for\\nrows, the server does not update any row, and the problem names that row.\\n\\nIf more than \`max_rows\` rows match, the server does not update any row. It does the same if the matching rows\\nare larger than 4 MiB in total, before or after the update. To get the number of matching rows first, use\\n\`dry_run\`.\\n",
        "x-scope": "write",
        "x-refused-headers": [
          "If-Match",
          "If-None-Match"
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/FilterRequired"
          },
          {
            "$ref": "#/components/parameters/MaxRows"
          },
          {
            "$ref": "#/components/parameters/DryRun"
          },
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "requestBody": {
          "required": true,
          "description": "The fields to update in every matching row.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/RowsPatch"
              },
              "examples": {
                "tick_off": {
                  "summary": "Set one field",
                  "value": {
                    "done": true
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The rows were updated and synced to disk.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Collection-Cursor": {
                "$ref": "#/components/headers/CollectionCursor"
              },
              "Idempotent-Replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/RowsUpdated"
                },
                "example": {
                  "matched": 12,
                  "changed": 9
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadBulkBody"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/ForbiddenOrLimit"
          },
          "404": {
            "$ref": "#/components/responses/CollectionNotFound"
          },
          "409": {
            "$ref": "#/components/responses/TooManyRows"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/PatchTypeUnsupported"
          },
          "422": {
            "$ref": "#/components/responses/RowRefused"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ListUnavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "delete": {
        "operationId": "deleteRows",
        "tags": [
          "rows"
        ],
        "summary": "Delete matching rows",
        "description": "Deletes all rows that match the \`filter\`, or none of them. The server selects the rows from one snapshot. The feed sends one \`delete\` frame for each row, with its last state. These frames are consecutive and in order of \`id\`. If more than \`max_rows\` rows match, or if the matching rows are larger than 4 MiB in total, the server does not delete any row. To get the number of matching rows first, use \`dry_run\`.",
        "x-scope": "write",
        "x-refused-headers": [
          "If-Match",
          "If-None-Match"
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/FilterRequired"
          },
          {
            "$ref": "#/components/parameters/MaxRows"
          },
          {
            "$ref": "#/components/parameters/DryRun"
          },
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "responses": {
          "200": {
            "description": "The rows were deleted.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Collection-Cursor": {
                "$ref": "#/components/headers/CollectionCursor"
              },
              "Idempotent-Replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/RowsDeleted"
                },
                "example": {
                  "deleted": 12
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadBulk"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/CollectionNotFound"
          },
          "409": {
            "$ref": "#/components/responses/TooManyRows"
          },
          "422": {
            "$ref": "#/components/responses/KeyReused"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ListUnavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      }
    },
    "/v1/collections/{collection_name}/export": {
      "parameters": [
        {
          "$ref": "#/components/parameters/CollectionNameInPath"
        }
      ],
      "get": {
        "operationId": "exportRows",
        "tags": [
          "rows"
        ],
        "summary": "Export rows",
        "description": "Returns all rows, or all rows that match the \`filter\`, in order of \`id\`. All rows come from one snapshot.\\n\`Collection-Cursor\` identifies the snapshot, so that a feed can continue from it.\\n\\nThe server streams the response as fast as the client reads it, regardless of its size. A complete response\\nends with the last chunk of the chunked encoding. If the client reads less than 16 KiB within 30 s, or if the\\nserver fails, the response ends without that chunk.\\n\\n- \`ndjson\`: one row per line, as JSON.\\n- \`csv\`: [RFC 4180](https://www.rfc-editor.org/rfc/rfc4180). The first line contains the names: \`id\` and the\\n  \`fields\`, which are required. Strings are written unchanged, and other values as JSON. A missing field is an\\n  empty cell, and null is \`null\`. The string \`null\` and the empty string are enclosed in quotes.\\n\\nAn instance runs at most two exports at the same time. An account can have only one of them while another\\naccount requests an export. A key can have only one of them while another key of its account requests one. If\\nthis limit is reached, the server returns 503. On SQLite, the server stops exports if the write-ahead log of\\nthe database grows by more than 1 GiB while they are in progress. Their responses are then incomplete.\\n",
        "x-scope": "read",
        "parameters": [
          {
            "$ref": "#/components/parameters/Format"
          },
          {
            "$ref": "#/components/parameters/Filter"
          },
          {
            "$ref": "#/components/parameters/Fields"
          }
        ],
        "responses": {
          "200": {
            "description": "The rows.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Collection-Cursor": {
                "$ref": "#/components/headers/CollectionCursor"
              }
            },
            "content": {
              "application/x-ndjson": {
                "schema": {
                  "$ref": "#/components/schemas/ExportedText"
                },
                "example": "{\\"id\\":7,\\"title\\":\\"Milk\\",\\"done\\":false}\\n{\\"id\\":8,\\"title\\":\\"Call the plumber\\",\\"done\\":false}\\n"
              },
              "text/csv; charset=utf-8; header=present": {
                "schema": {
                  "$ref": "#/components/schemas/ExportedText"
                },
                "example": "id,title,done\\r\\n7,Milk,false\\r\\n8,Call the plumber,false\\r\\n"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/CollectionNotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          }
        }
      }
    },
    "/v1/collections/{collection_name}/changes": {
      "parameters": [
        {
          "$ref": "#/components/parameters/CollectionNameInPath"
        }
      ],
      "get": {
        "operationId": "listChanges",
        "tags": [
          "feed"
        ],
        "summary": "List changes",
        "description": "Returns the changes of a collection after a cursor, in the order of their commits. The changes are the same\\nframes that the feed sends over a WebSocket connection, without \`row\` and \`bookmark\` frames.\\n\\nTo follow a collection, pass the \`cursor\` of each response as \`since\` of the next request. The client then\\nreceives every frame exactly once and in order. The cursor also advances past changes that the request\\nexcludes.\\n\\nWith \`wait\`, the response waits until a frame is due (long polling). A waiting request counts as an open feed\\nand not as a request in progress. If the collection is deleted, or if the key loses its permission, the\\nrequest ends within 2 s with the error. If the server shuts down, the request ends with what it has.\\n\\nA response contains at most 1 MiB of frames. If a filter excludes most changes, a response also ends after\\n10,000 changes, or after 0.5 s. \`has_more\` is then true.\\n",
        "x-scope": "read",
        "parameters": [
          {
            "$ref": "#/components/parameters/ChangesSince"
          },
          {
            "$ref": "#/components/parameters/ChangesLimit"
          },
          {
            "$ref": "#/components/parameters/Wait"
          },
          {
            "$ref": "#/components/parameters/ChangeEvents"
          },
          {
            "$ref": "#/components/parameters/Filter"
          },
          {
            "$ref": "#/components/parameters/FeedFields"
          }
        ],
        "responses": {
          "200": {
            "description": "The changes, and the cursor to continue from.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoStore"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ChangeList"
                },
                "example": {
                  "changes": [
                    {
                      "event": "insert",
                      "collection": "notes",
                      "seq": 1043,
                      "cursor": "k3f9x2mq-1043",
                      "time": "2025-03-14T09:26:53.589Z",
                      "row": {
                        "id": 7,
                        "title": "Milk",
                        "done": false
                      }
                    },
                    {
                      "event": "update",
                      "collection": "notes",
                      "seq": 1044,
                      "cursor": "k3f9x2mq-1044",
                      "time": "2025-03-14T10:02:11.020Z",
                      "row": {
                        "id": 7,
                        "title": "Milk",
                        "done": true
                      },
                      "changed": [
                        "done"
                      ]
                    }
                  ],
                  "cursor": "k3f9x2mq-1044",
                  "has_more": false
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/CollectionNotFound"
          },
          "410": {
            "$ref": "#/components/responses/CursorExpired"
          },
          "429": {
            "$ref": "#/components/responses/TooManyFeeds"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ChangesUnavailable"
          }
        }
      }
    },
    "/v1/collections/{collection_name}/changes/stream": {
      "parameters": [
        {
          "$ref": "#/components/parameters/CollectionNameInPath"
        }
      ],
      "get": {
        "operationId": "streamChanges",
        "tags": [
          "feed"
        ],
        "summary": "Stream changes",
        "description": "Opens a feed as [server-sent events](https://html.spec.whatwg.org/multipage/server-sent-events.html), for\\n\`EventSource\` in browsers and for \`curl -N\`. The frames are the same as over a WebSocket connection.\\n\`/asyncapi.yaml\` describes them.\\n\\nEach frame is one event: \`event\` is the frame's \`event\`, \`id\` is its \`cursor\`, and \`data\` is the frame as one line\\nof JSON. With \`initial\`, no event has an \`id\` before the bookmark with \`synced\`. A client that is disconnected\\nbefore this bookmark starts again. Without \`since\` and \`initial\`, the stream starts with a bookmark.\\n\\nA browser that reconnects sends the \`id\` of its last event as \`Last-Event-ID\`, and the stream resumes from it.\\n\\nThe stream begins with \`retry: 2000\`. After every 15 s of silence, the server sends a comment line. If the feed\\nmust end, the server sends an event \`end\` whose data is a problem: \`key_invalid\`, \`scope_insufficient\`,\\n\`collection_not_found\` or \`cursor_expired\`. If the client reconnects, it receives this problem as an HTTP error. A\\nclient that does not read for 30 s is disconnected without this event, and can resume. If the server shuts down,\\nthe stream ends without this event, too.\\n",
        "x-scope": "read",
        "security": [
          {
            "queryKey": []
          },
          {
            "bearerKey": []
          },
          {
            "headerKey": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ApiKey"
          },
          {
            "$ref": "#/components/parameters/StreamSince"
          },
          {
            "$ref": "#/components/parameters/Initial"
          },
          {
            "$ref": "#/components/parameters/ChangeEvents"
          },
          {
            "$ref": "#/components/parameters/Filter"
          },
          {
            "$ref": "#/components/parameters/FeedFields"
          },
          {
            "$ref": "#/components/parameters/LastEventId"
          }
        ],
        "responses": {
          "200": {
            "description": "The stream is open.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoStore"
              },
              "X-Accel-Buffering": {
                "$ref": "#/components/headers/NoBuffering"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              }
            },
            "content": {
              "text/event-stream": {
                "schema": {
                  "$ref": "#/components/schemas/EventStream"
                },
                "example": "retry: 2000\\n\\nevent: insert\\nid: k3f9x2mq-1043\\ndata: {\\"event\\":\\"insert\\",\\"collection\\":\\"notes\\",\\"seq\\":1043,\\"cursor\\":\\"k3f9x2mq-1043\\",\\"time\\":\\"2025-03-14T09:26:53.589Z\\",\\"row\\":{\\"id\\":7,\\"title\\":\\"Milk\\",\\"done\\":false}}\\n\\n"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadStream"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/FeedForbidden"
          },
          "404": {
            "$ref": "#/components/responses/CollectionNotFound"
          },
          "410": {
            "$ref": "#/components/responses/CursorExpired"
          },
          "429": {
            "$ref": "#/components/responses/TooManyFeeds"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/FeedUnavailable"
          }
        }
      }
    },
    "/v1/collections/{collection_name}/rows/{row_id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/CollectionNameInPath"
        },
        {
          "$ref": "#/components/parameters/RowIdInPath"
        }
      ],
      "get": {
        "operationId": "getRow",
        "tags": [
          "rows"
        ],
        "summary": "Get a row",
        "description": "Returns one row. \`ETag\` contains the version of the row.",
        "x-scope": "read",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          },
          {
            "$ref": "#/components/parameters/Fields"
          },
          {
            "$ref": "#/components/parameters/SeenCursor"
          }
        ],
        "responses": {
          "200": {
            "description": "The row.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Collection-Cursor": {
                "$ref": "#/components/headers/CollectionCursor"
              },
              "ETag": {
                "$ref": "#/components/headers/RowETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Row"
                },
                "example": {
                  "id": 7,
                  "title": "Milk",
                  "body": "Two litres.",
                  "done": false
                }
              }
            }
          },
          "304": {
            "description": "The row still has one of the versions in \`If-None-Match\`.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Collection-Cursor": {
                "$ref": "#/components/headers/CollectionCursor"
              },
              "ETag": {
                "$ref": "#/components/headers/RowETag"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/RowNotFound"
          },
          "412": {
            "$ref": "#/components/responses/VersionMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          }
        }
      },
      "put": {
        "operationId": "replaceRow",
        "tags": [
          "rows"
        ],
        "summary": "Replace a row",
        "description": "Replaces the row with the body. Fields that the body does not contain are removed. If the row does not exist, the server returns 404, because PUT does not create rows. If the row does not change, the server does not store a new version: the feed does not send a frame, and the \`ETag\` stays the same. A row does not change if its JSON values stay equal, even if the order of fields differs. If the row changes, the feed sends an \`update\` frame. The body can contain \`id\` only if it is the \`id\` of the row.",
        "x-scope": "write",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          },
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "requestBody": {
          "required": true,
          "description": "The new row, with or without its \`id\`.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/RowReplacement"
              },
              "examples": {
                "whole_row": {
                  "summary": "A row with two fields",
                  "value": {
                    "title": "Milk",
                    "done": true
                  }
                },
                "no_fields": {
                  "summary": "A row without fields",
                  "value": {}
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The current row.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Collection-Cursor": {
                "$ref": "#/components/headers/CollectionCursor"
              },
              "ETag": {
                "$ref": "#/components/headers/RowETag"
              },
              "Idempotent-Replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Row"
                },
                "example": {
                  "id": 7,
                  "title": "Milk",
                  "done": true
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadBody"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/ForbiddenOrLimit"
          },
          "404": {
            "$ref": "#/components/responses/RowNotFound"
          },
          "409": {
            "$ref": "#/components/responses/InProgress"
          },
          "412": {
            "$ref": "#/components/responses/VersionMismatch"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/MediaTypeUnsupported"
          },
          "422": {
            "$ref": "#/components/responses/RowRefused"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "patch": {
        "operationId": "updateRow",
        "tags": [
          "rows"
        ],
        "summary": "Update a row",
        "description": "Updates the fields in the body and keeps the other fields. The media type determines how:\\n\\n- \`application/json\`: each field in the body replaces the stored field, including nested values. \`null\` is\\n  stored as null.\\n- \`application/merge-patch+json\`: [RFC 7396](https://www.rfc-editor.org/rfc/rfc7396). Nested objects are\\n  merged, and \`null\` removes a field.\\n\\nThe response contains the complete row. If the row does not change, the server does not store a new version:\\nthe feed does not send a frame, and the \`ETag\` stays the same. A row does not change if its JSON values stay\\nequal, even if the order of fields differs. The body can contain \`id\` only if it is the \`id\` of the row.\\n",
        "x-scope": "write",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          },
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "requestBody": {
          "required": true,
          "description": "The fields to update.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/RowPatch"
              },
              "examples": {
                "tick_off": {
                  "summary": "Set one field",
                  "value": {
                    "done": true
                  }
                },
                "nothing": {
                  "summary": "Update nothing",
                  "value": {}
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The current row.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Collection-Cursor": {
                "$ref": "#/components/headers/CollectionCursor"
              },
              "ETag": {
                "$ref": "#/components/headers/RowETag"
              },
              "Idempotent-Replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Row"
                },
                "example": {
                  "id": 7,
                  "title": "Milk",
                  "body": "Two litres.",
                  "done": true
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadBody"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/ForbiddenOrLimit"
          },
          "404": {
            "$ref": "#/components/responses/RowNotFound"
          },
          "409": {
            "$ref": "#/components/responses/InProgress"
          },
          "412": {
            "$ref": "#/components/responses/VersionMismatch"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/PatchTypeUnsupported"
          },
          "422": {
            "$ref": "#/components/responses/RowRefused"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "delete": {
        "operationId": "deleteRow",
        "tags": [
          "rows"
        ],
        "summary": "Delete a row",
        "description": "Deletes the row. The feed sends a \`delete\` frame with the last state of the row. If the row does not exist any more, the server returns 404 \`row_not_found\`. The server never assigns its id again.",
        "x-scope": "write",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          },
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "responses": {
          "204": {
            "description": "The row was deleted.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Collection-Cursor": {
                "$ref": "#/components/headers/CollectionCursor"
              },
              "Idempotent-Replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/RowNotFound"
          },
          "409": {
            "$ref": "#/components/responses/InProgress"
          },
          "412": {
            "$ref": "#/components/responses/VersionMismatch"
          },
          "422": {
            "$ref": "#/components/responses/KeyReused"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      }
    },
    "/v1/collections/{collection_name}/schema": {
      "parameters": [
        {
          "$ref": "#/components/parameters/CollectionNameInPath"
        }
      ],
      "get": {
        "operationId": "getSchema",
        "tags": [
          "schemas"
        ],
        "summary": "Get the schema of a collection",
        "description": "Returns the JSON Schema of the collection's rows with exactly the bytes that were set. All changes after the cursor in \`Schema-Since\` conform to it.",
        "x-scope": "read",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The schema.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ETag": {
                "$ref": "#/components/headers/SchemaETag"
              },
              "Schema-Since": {
                "$ref": "#/components/headers/SchemaSince"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CollectionSchema"
                },
                "example": {
                  "type": "object",
                  "required": [
                    "title",
                    "done"
                  ],
                  "properties": {
                    "title": {
                      "type": "string",
                      "minLength": 1
                    },
                    "done": {
                      "type": "boolean"
                    }
                  }
                }
              }
            }
          },
          "304": {
            "description": "The schema still has one of the versions in \`If-None-Match\`.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ETag": {
                "$ref": "#/components/headers/SchemaETag"
              },
              "Schema-Since": {
                "$ref": "#/components/headers/SchemaSince"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/SchemaNotFound"
          },
          "412": {
            "$ref": "#/components/responses/SchemaMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          }
        }
      },
      "put": {
        "operationId": "setSchema",
        "tags": [
          "schemas"
        ],
        "summary": "Set the schema of a collection",
        "description": "Sets the schema to which every row of the collection must conform. From then on, if a write would store a row that does not conform, the server returns 422 \`row_invalid\`. The current rows must already conform. Otherwise, the server returns 409 \`rows_mismatch\`. This check does not block writes. If it takes more than 60 s, the server returns 503 \`overloaded\`. If the body contains the same bytes as the current schema, nothing changes. The feed does not send a frame. The [guide to schemas](/docs/schemas) describes the supported keywords.",
        "x-scope": [
          "admin",
          "read"
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/DryRun"
          },
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "requestBody": {
          "required": true,
          "description": "A JSON Schema (draft 2020-12) of a row without its \`id\`, of at most 64 KiB.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/CollectionSchemaInput"
              },
              "example": {
                "type": "object",
                "required": [
                  "title",
                  "done"
                ],
                "properties": {
                  "title": {
                    "type": "string",
                    "minLength": 1
                  },
                  "done": {
                    "type": "boolean"
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The schema with exactly the bytes that were sent.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ETag": {
                "$ref": "#/components/headers/SchemaETag"
              },
              "Idempotent-Replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CollectionSchema"
                },
                "example": {
                  "type": "object",
                  "required": [
                    "title",
                    "done"
                  ],
                  "properties": {
                    "title": {
                      "type": "string",
                      "minLength": 1
                    },
                    "done": {
                      "type": "boolean"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadText"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/ForbiddenOrLimit"
          },
          "404": {
            "$ref": "#/components/responses/CollectionNotFound"
          },
          "409": {
            "$ref": "#/components/responses/RowsMismatch"
          },
          "412": {
            "$ref": "#/components/responses/SchemaMismatch"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/MediaTypeUnsupported"
          },
          "422": {
            "$ref": "#/components/responses/SchemaInvalid"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "delete": {
        "operationId": "removeSchema",
        "tags": [
          "schemas"
        ],
        "summary": "Remove the schema of a collection",
        "description": "Removes the schema. The rows stay unchanged, and from then on they can have any supported values. The feed does not send a frame. If the collection does not have a schema any more, the server returns 404 \`schema_not_found\`.",
        "x-scope": "admin",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "responses": {
          "204": {
            "description": "The schema was removed.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Idempotent-Replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/SchemaNotFound"
          },
          "409": {
            "$ref": "#/components/responses/SchemaBusy"
          },
          "412": {
            "$ref": "#/components/responses/SchemaMismatch"
          },
          "422": {
            "$ref": "#/components/responses/KeyReused"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      }
    },
    "/v1/keys": {
      "get": {
        "operationId": "listKeys",
        "tags": [
          "keys"
        ],
        "summary": "List keys",
        "description": "Returns the keys of the account, oldest first, including revoked and expired keys. If there are more keys, \`Next-After\` contains the value of \`after\` for the next page. The list contains only the first characters of each secret. A key that is limited to certain collections gets itself and the keys that are limited to some of its collections.",
        "x-scope": "admin",
        "parameters": [
          {
            "$ref": "#/components/parameters/KeyLimit"
          },
          {
            "$ref": "#/components/parameters/AfterKey"
          }
        ],
        "responses": {
          "200": {
            "description": "A page of keys.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Next-After": {
                "$ref": "#/components/headers/NextKey"
              },
              "Link": {
                "$ref": "#/components/headers/NextKeyLink"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/KeyList"
                },
                "example": [
                  {
                    "id": "key_4fZ8mQ2rTn6W",
                    "name": "phone",
                    "account": "default",
                    "prefix": "rf_00000",
                    "scopes": [
                      "read"
                    ],
                    "collections": [
                      "notes"
                    ],
                    "created_at": "2025-03-14T09:26:53.589Z",
                    "expires_at": "2030-01-31T00:00:00.000Z",
                    "revoked_at": null,
                    "last_used_at": null
                  }
                ]
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          }
        }
      },
      "post": {
        "operationId": "createKey",
        "tags": [
          "keys"
        ],
        "summary": "Create a key",
        "description": "Creates a key of the account and returns its secret once. The new key never has more permissions than the requesting key: no other scope, no other collection and no later expiry. The server stores a hash of the secret, but not the secret. There is one exception: if the request has an \`Idempotency-Key\`, the server also stores the secret, encrypted with the requesting key. Only a retry with the same API key can read it.",
        "x-scope": "admin",
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "requestBody": {
          "required": true,
          "description": "The name and the permissions of the key.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/KeyInput"
              },
              "example": {
                "name": "phone",
                "scopes": [
                  "read"
                ],
                "collections": [
                  "notes"
                ],
                "expires_at": "2030-01-31T00:00:00Z"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The key, with its secret.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoStore"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Idempotent-Replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CreatedKey"
                },
                "example": {
                  "id": "key_4fZ8mQ2rTn6W",
                  "key": "rf_00000000000000000000000000000000000000",
                  "name": "phone",
                  "account": "default",
                  "prefix": "rf_00000",
                  "scopes": [
                    "read"
                  ],
                  "collections": [
                    "notes"
                  ],
                  "created_at": "2025-03-14T09:26:53.589Z",
                  "expires_at": "2030-01-31T00:00:00.000Z",
                  "revoked_at": null,
                  "last_used_at": null
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadBody"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/GrantExceeded"
          },
          "409": {
            "$ref": "#/components/responses/TooManyKeys"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/MediaTypeUnsupported"
          },
          "422": {
            "$ref": "#/components/responses/ValueUnsupported"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      }
    },
    "/v1/keys/{key_id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/KeyIdInPath"
        }
      ],
      "get": {
        "operationId": "getKey",
        "tags": [
          "keys"
        ],
        "summary": "Get a key",
        "description": "Returns the permissions of a key, whether it is revoked or expired, and when it was last used. The server does not store the secret of the key. If the requesting key is limited to certain collections, the server returns 404 for all keys that it cannot list.",
        "x-scope": "admin",
        "responses": {
          "200": {
            "description": "The key.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Key"
                },
                "example": {
                  "id": "key_4fZ8mQ2rTn6W",
                  "name": "phone",
                  "account": "default",
                  "prefix": "rf_00000",
                  "scopes": [
                    "read"
                  ],
                  "collections": [
                    "notes"
                  ],
                  "created_at": "2025-03-14T09:26:53.589Z",
                  "expires_at": "2030-01-31T00:00:00.000Z",
                  "revoked_at": null,
                  "last_used_at": null
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/KeyNotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          }
        }
      },
      "patch": {
        "operationId": "updateKey",
        "tags": [
          "keys"
        ],
        "summary": "Update a key",
        "description": "Updates the members in the body and keeps the others. The requesting key must have all permissions that the key has before and after the update, and must not expire earlier. If the requesting key is limited to certain collections, the server returns 403 \`grant_exceeded\` for all keys that it cannot list, even if they do not exist. A revoked or expired key cannot be updated. The update takes effect immediately on this instance, and within 2 s on other instances. The server closes feeds that the key can no longer read.",
        "x-scope": "admin",
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "requestBody": {
          "required": true,
          "description": "The members to update.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/KeyPatch"
              },
              "example": {
                "collections": [
                  "notes"
                ]
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The current key.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Idempotent-Replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Key"
                },
                "example": {
                  "id": "key_4fZ8mQ2rTn6W",
                  "name": "phone",
                  "account": "default",
                  "prefix": "rf_00000",
                  "scopes": [
                    "read"
                  ],
                  "collections": [
                    "notes"
                  ],
                  "created_at": "2025-03-14T09:26:53.589Z",
                  "expires_at": "2030-01-31T00:00:00.000Z",
                  "revoked_at": null,
                  "last_used_at": null
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadBody"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/GrantExceeded"
          },
          "404": {
            "$ref": "#/components/responses/KeyNotFound"
          },
          "409": {
            "$ref": "#/components/responses/KeyUnchangeable"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/PatchTypeUnsupported"
          },
          "422": {
            "$ref": "#/components/responses/ValueUnsupported"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      },
      "delete": {
        "operationId": "deleteKey",
        "tags": [
          "keys"
        ],
        "summary": "Revoke a key",
        "description": "Revokes a key permanently. This instance rejects the key immediately, and other instances reject it within 2 s. The server closes the feeds of the key and stops the responses in progress. Writes that have not started get 401. The list of keys still includes the key, with the time in \`revoked_at\`. If the key is already revoked, the request has no effect. If the requesting key is limited to certain collections, the server returns 403 \`grant_exceeded\` for all keys that it cannot list. If the key was set by ROWFEED_API_KEY, the next start with this variable makes it valid again.",
        "x-scope": "admin",
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "responses": {
          "204": {
            "description": "The key was revoked.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Idempotent-Replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/GrantExceeded"
          },
          "404": {
            "$ref": "#/components/responses/KeyNotFound"
          },
          "409": {
            "$ref": "#/components/responses/LastAdminKey"
          },
          "422": {
            "$ref": "#/components/responses/KeyReused"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      }
    },
    "/v1/keys/{key_id}/rotate": {
      "parameters": [
        {
          "$ref": "#/components/parameters/KeyIdInPath"
        }
      ],
      "post": {
        "operationId": "rotateKey",
        "tags": [
          "keys"
        ],
        "summary": "Rotate a key",
        "description": "Creates a key with the same name, permissions and expiry, and returns its secret once. The old key expires after the grace period \`grace\`. Without \`grace\`, it expires immediately. The old key never expires later than it would without the rotation. If the requesting key is limited to certain collections, the server returns 403 \`grant_exceeded\` for all keys that it cannot list.",
        "x-scope": "admin",
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "requestBody": {
          "required": false,
          "description": "How long the old key remains valid. The body is optional.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/KeyRotation"
              },
              "example": {
                "grace": "24h"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The new key, with its secret.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoStore"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "Idempotent-Replayed": {
                "$ref": "#/components/headers/IdempotentReplayed"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/CreatedKey"
                },
                "example": {
                  "id": "key_4fZ8mQ2rTn6W",
                  "key": "rf_00000000000000000000000000000000000000",
                  "name": "phone",
                  "account": "default",
                  "prefix": "rf_00000",
                  "scopes": [
                    "read"
                  ],
                  "collections": [
                    "notes"
                  ],
                  "created_at": "2025-03-14T09:26:53.589Z",
                  "expires_at": "2030-01-31T00:00:00.000Z",
                  "revoked_at": null,
                  "last_used_at": null
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadBody"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/GrantExceeded"
          },
          "404": {
            "$ref": "#/components/responses/KeyNotFound"
          },
          "409": {
            "$ref": "#/components/responses/KeyEnded"
          },
          "413": {
            "$ref": "#/components/responses/BodyTooLarge"
          },
          "415": {
            "$ref": "#/components/responses/MediaTypeUnsupported"
          },
          "422": {
            "$ref": "#/components/responses/KeyReused"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          },
          "507": {
            "$ref": "#/components/responses/StorageFull"
          }
        }
      }
    },
    "/v1/usage": {
      "get": {
        "operationId": "getUsage",
        "tags": [
          "usage"
        ],
        "summary": "Get the usage of the account",
        "description": "Returns the requests of the account in the current period, in total and by key, and the storage that it uses. This request is included. Any valid key can send this request, regardless of its scopes. For a key that is limited to certain collections, the usage covers only these collections and its own requests. If the key has the scope \`admin\`, the usage also covers the requests of the keys that it can list. The limits always apply to the entire account.",
        "responses": {
          "200": {
            "description": "The usage in the current period.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Usage"
                },
                "examples": {
                  "limited": {
                    "summary": "A plan with 10,000 requests per day, 1,000 rows and 1,000,000 bytes",
                    "value": {
                      "account": "default",
                      "plan": "starter",
                      "period": {
                        "start": "2025-03-14T00:00:00.000Z",
                        "end": "2025-03-15T00:00:00.000Z"
                      },
                      "requests": {
                        "used": 129,
                        "limit": 10000
                      },
                      "collections": {
                        "used": 3
                      },
                      "rows": {
                        "used": 812,
                        "limit": 1000
                      },
                      "bytes": {
                        "used": 96412,
                        "limit": 1000000
                      },
                      "keys": [
                        {
                          "id": "key_4fXq81LmZ0aB",
                          "name": "laptop",
                          "requests": 100
                        },
                        {
                          "id": "key_T9sVw3uPc2Ry",
                          "name": "ci",
                          "requests": 29
                        }
                      ]
                    }
                  },
                  "unlimited": {
                    "summary": "The unlimited default plan",
                    "value": {
                      "account": "default",
                      "plan": "unlimited",
                      "period": {
                        "start": "2025-03-01T00:00:00.000Z",
                        "end": "2025-04-01T00:00:00.000Z"
                      },
                      "requests": {
                        "used": 5021
                      },
                      "collections": {
                        "used": 2
                      },
                      "rows": {
                        "used": 120394
                      },
                      "bytes": {
                        "used": 14200871
                      },
                      "keys": [
                        {
                          "id": "key_4fXq81LmZ0aB",
                          "name": "laptop",
                          "requests": 5021
                        }
                      ]
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          }
        }
      }
    },
    "/v1/usage/history": {
      "get": {
        "operationId": "getUsageHistory",
        "tags": [
          "usage"
        ],
        "summary": "Get the daily usage of the account",
        "description": "Returns the number of requests on each of the last days (UTC), oldest first. Today is the last entry. Days without requests are included. Any valid key can send this request, regardless of its scopes. For a key that is limited to certain collections, the response covers the same requests as its usage.",
        "parameters": [
          {
            "$ref": "#/components/parameters/Days"
          }
        ],
        "responses": {
          "200": {
            "description": "The days.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/UsageHistory"
                },
                "example": [
                  {
                    "date": "2025-03-13",
                    "requests": 0,
                    "keys": []
                  },
                  {
                    "date": "2025-03-14",
                    "requests": 129,
                    "keys": [
                      {
                        "id": "key_4fZ8mQ2rTn6W",
                        "name": "phone",
                        "requests": 129
                      }
                    ]
                  }
                ]
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          }
        }
      }
    },
    "/health": {
      "get": {
        "operationId": "getHealth",
        "tags": [
          "health"
        ],
        "summary": "Check health",
        "description": "Reports whether the server runs and reaches its database. This operation does not require a key, and ignores query parameters.",
        "security": [],
        "x-ignore-unknown-parameters": true,
        "responses": {
          "200": {
            "description": "The server works.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoStore"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Health"
                },
                "example": {
                  "ok": true,
                  "service": "rowfeed"
                }
              }
            }
          },
          "503": {
            "description": "The server cannot reach the database.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoStore"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Health"
                },
                "example": {
                  "ok": false,
                  "service": "rowfeed"
                }
              }
            }
          }
        }
      }
    },
    "/ready": {
      "get": {
        "operationId": "getReady",
        "tags": [
          "health"
        ],
        "summary": "Check readiness",
        "description": "Reports to load balancers whether this instance accepts requests. The response is the same as for \`/health\`, except during shutdown. From the start of a shutdown, the server returns 503, while it still finishes the requests in progress. This operation does not require a key, and ignores query parameters.",
        "security": [],
        "x-ignore-unknown-parameters": true,
        "responses": {
          "200": {
            "description": "The instance accepts requests.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoStore"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Health"
                },
                "example": {
                  "ok": true,
                  "service": "rowfeed"
                }
              }
            }
          },
          "503": {
            "description": "The server is shutting down, or it cannot reach the database.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoStore"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Health"
                },
                "example": {
                  "ok": false,
                  "service": "rowfeed"
                }
              }
            }
          }
        }
      }
    },
    "/openapi.json": {
      "get": {
        "operationId": "getOpenapiJson",
        "tags": [
          "documents"
        ],
        "summary": "Get the OpenAPI document as JSON",
        "description": "Returns this OpenAPI 3.1 document in one file. \`servers\` contains the address where clients reach the server. This is \`ROWFEED_PUBLIC_URL\` if it is set, and otherwise the address that the server listens on.",
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/AcceptEncoding"
          },
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The document.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoCache"
              },
              "ETag": {
                "$ref": "#/components/headers/DocumentETag"
              },
              "Vary": {
                "$ref": "#/components/headers/VaryEncoding"
              },
              "Content-Encoding": {
                "$ref": "#/components/headers/ContentEncoding"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/OpenapiDocument"
                },
                "example": {
                  "openapi": "3.1.0",
                  "info": {
                    "title": "rowfeed",
                    "version": "0.1.0"
                  },
                  "paths": {}
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/DocumentNotModified"
          },
          "400": {
            "$ref": "#/components/responses/BadDocumentRequest"
          },
          "412": {
            "$ref": "#/components/responses/DocumentMismatch"
          },
          "503": {
            "$ref": "#/components/responses/DocumentsOverloaded"
          }
        }
      }
    },
    "/openapi.yaml": {
      "get": {
        "operationId": "getOpenapiYaml",
        "tags": [
          "documents"
        ],
        "summary": "Get the OpenAPI document as YAML",
        "description": "Returns this OpenAPI 3.1 document in one file. \`servers\` contains the address where clients reach the server. This is \`ROWFEED_PUBLIC_URL\` if it is set, and otherwise the address that the server listens on.",
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/AcceptEncoding"
          },
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The document.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoCache"
              },
              "ETag": {
                "$ref": "#/components/headers/DocumentETag"
              },
              "Vary": {
                "$ref": "#/components/headers/VaryEncoding"
              },
              "Content-Encoding": {
                "$ref": "#/components/headers/ContentEncoding"
              }
            },
            "content": {
              "application/yaml": {
                "schema": {
                  "allOf": [
                    {
                      "$ref": "#/components/schemas/OpenapiDocument"
                    }
                  ]
                },
                "example": {
                  "openapi": "3.1.0",
                  "info": {
                    "title": "rowfeed",
                    "version": "0.1.0"
                  },
                  "paths": {}
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/DocumentNotModified"
          },
          "400": {
            "$ref": "#/components/responses/BadDocumentRequest"
          },
          "412": {
            "$ref": "#/components/responses/DocumentMismatch"
          },
          "503": {
            "$ref": "#/components/responses/DocumentsOverloaded"
          }
        }
      }
    },
    "/openapi-3.0.json": {
      "get": {
        "operationId": "getOpenapi30Json",
        "tags": [
          "documents"
        ],
        "summary": "Get the OpenAPI document in version 3.0.3",
        "description": "Returns the same contract for generators that do not support OpenAPI 3.1, or that are strict. This form omits \`/ws\`, and all media types of a request body except one. Its own description lists the omitted parts.",
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/AcceptEncoding"
          },
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The document.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoCache"
              },
              "ETag": {
                "$ref": "#/components/headers/DocumentETag"
              },
              "Vary": {
                "$ref": "#/components/headers/VaryEncoding"
              },
              "Content-Encoding": {
                "$ref": "#/components/headers/ContentEncoding"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/OpenapiDocument"
                },
                "example": {
                  "openapi": "3.0.3",
                  "info": {
                    "title": "rowfeed",
                    "version": "0.1.0"
                  },
                  "paths": {}
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/DocumentNotModified"
          },
          "400": {
            "$ref": "#/components/responses/BadDocumentRequest"
          },
          "412": {
            "$ref": "#/components/responses/DocumentMismatch"
          },
          "503": {
            "$ref": "#/components/responses/DocumentsOverloaded"
          }
        }
      }
    },
    "/asyncapi.json": {
      "get": {
        "operationId": "getAsyncapiJson",
        "tags": [
          "documents"
        ],
        "summary": "Get the AsyncAPI document as JSON",
        "description": "Returns the AsyncAPI 3.0 document in one file. It describes the frames that \`/ws\` sends.",
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/AcceptEncoding"
          },
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The document.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoCache"
              },
              "ETag": {
                "$ref": "#/components/headers/DocumentETag"
              },
              "Vary": {
                "$ref": "#/components/headers/VaryEncoding"
              },
              "Content-Encoding": {
                "$ref": "#/components/headers/ContentEncoding"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/AsyncapiDocument"
                },
                "example": {
                  "asyncapi": "3.0.0",
                  "info": {
                    "title": "rowfeed",
                    "version": "0.1.0"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/DocumentNotModified"
          },
          "400": {
            "$ref": "#/components/responses/BadDocumentRequest"
          },
          "412": {
            "$ref": "#/components/responses/DocumentMismatch"
          },
          "503": {
            "$ref": "#/components/responses/DocumentsOverloaded"
          }
        }
      }
    },
    "/asyncapi.yaml": {
      "get": {
        "operationId": "getAsyncapiYaml",
        "tags": [
          "documents"
        ],
        "summary": "Get the AsyncAPI document as YAML",
        "description": "Returns the AsyncAPI 3.0 document in one file. It describes the frames that \`/ws\` sends.",
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/AcceptEncoding"
          },
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The document.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoCache"
              },
              "ETag": {
                "$ref": "#/components/headers/DocumentETag"
              },
              "Vary": {
                "$ref": "#/components/headers/VaryEncoding"
              },
              "Content-Encoding": {
                "$ref": "#/components/headers/ContentEncoding"
              }
            },
            "content": {
              "application/yaml": {
                "schema": {
                  "allOf": [
                    {
                      "$ref": "#/components/schemas/AsyncapiDocument"
                    }
                  ]
                },
                "example": {
                  "asyncapi": "3.0.0",
                  "info": {
                    "title": "rowfeed",
                    "version": "0.1.0"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/DocumentNotModified"
          },
          "400": {
            "$ref": "#/components/responses/BadDocumentRequest"
          },
          "412": {
            "$ref": "#/components/responses/DocumentMismatch"
          },
          "503": {
            "$ref": "#/components/responses/DocumentsOverloaded"
          }
        }
      }
    },
    "/v1/contract/openapi.json": {
      "get": {
        "operationId": "getContractOpenapiJson",
        "tags": [
          "documents"
        ],
        "summary": "Get the typed OpenAPI contract as JSON",
        "description": "Returns the OpenAPI 3.1 document of this server with typed paths. Each collection that has a schema and that the key can use has its own paths, which describe its rows. Any valid key can send this request, regardless of its scopes.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The document.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ETag": {
                "$ref": "#/components/headers/ContractETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/OpenapiDocument"
                },
                "example": {
                  "openapi": "3.1.0",
                  "info": {
                    "title": "rowfeed",
                    "version": "0.1.0",
                    "x-contract": "5u3xw0hGqk2v"
                  },
                  "paths": {}
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/ContractNotModified"
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/ContractTooLarge"
          },
          "412": {
            "$ref": "#/components/responses/ContractMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          }
        }
      }
    },
    "/v1/contract/openapi.yaml": {
      "get": {
        "operationId": "getContractOpenapiYaml",
        "tags": [
          "documents"
        ],
        "summary": "Get the typed OpenAPI contract as YAML",
        "description": "Returns the document of \`getContractOpenapiJson\` as YAML.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The document.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ETag": {
                "$ref": "#/components/headers/ContractETag"
              }
            },
            "content": {
              "application/yaml": {
                "schema": {
                  "allOf": [
                    {
                      "$ref": "#/components/schemas/OpenapiDocument"
                    }
                  ]
                },
                "example": {
                  "openapi": "3.1.0",
                  "info": {
                    "title": "rowfeed",
                    "version": "0.1.0",
                    "x-contract": "5u3xw0hGqk2v"
                  },
                  "paths": {}
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/ContractNotModified"
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/ContractTooLarge"
          },
          "412": {
            "$ref": "#/components/responses/ContractMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          }
        }
      }
    },
    "/v1/contract/openapi-3.0.json": {
      "get": {
        "operationId": "getContractOpenapi30Json",
        "tags": [
          "documents"
        ],
        "summary": "Get the typed OpenAPI contract in version 3.0.3",
        "description": "Returns the same contract for generators that do not support OpenAPI 3.1, or that are strict. If OpenAPI 3.0 cannot express a rule of a schema, this form describes the schema less strictly.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The document.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ETag": {
                "$ref": "#/components/headers/ContractETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/OpenapiDocument"
                },
                "example": {
                  "openapi": "3.0.3",
                  "info": {
                    "title": "rowfeed",
                    "version": "0.1.0",
                    "x-contract": "5u3xw0hGqk2v"
                  },
                  "paths": {}
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/ContractNotModified"
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/ContractTooLarge"
          },
          "412": {
            "$ref": "#/components/responses/ContractMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          }
        }
      }
    },
    "/v1/contract/asyncapi.json": {
      "get": {
        "operationId": "getContractAsyncapiJson",
        "tags": [
          "documents"
        ],
        "summary": "Get the typed AsyncAPI contract as JSON",
        "description": "Returns the AsyncAPI 3.0 document of this server with typed channels. Each collection that has a schema and that the key can use has its own channel, whose frames describe its rows. Any valid key can send this request, regardless of its scopes.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The document.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ETag": {
                "$ref": "#/components/headers/ContractETag"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/AsyncapiDocument"
                },
                "example": {
                  "asyncapi": "3.0.0",
                  "info": {
                    "title": "rowfeed",
                    "version": "0.1.0",
                    "x-contract": "5u3xw0hGqk2v"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/ContractNotModified"
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/ContractTooLarge"
          },
          "412": {
            "$ref": "#/components/responses/ContractMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          }
        }
      }
    },
    "/v1/contract/asyncapi.yaml": {
      "get": {
        "operationId": "getContractAsyncapiYaml",
        "tags": [
          "documents"
        ],
        "summary": "Get the typed AsyncAPI contract as YAML",
        "description": "Returns the document of \`getContractAsyncapiJson\` as YAML.",
        "parameters": [
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The document.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/PrivateNoCache"
              },
              "RateLimit": {
                "$ref": "#/components/headers/RateLimit"
              },
              "RateLimit-Policy": {
                "$ref": "#/components/headers/RateLimitPolicy"
              },
              "ETag": {
                "$ref": "#/components/headers/ContractETag"
              }
            },
            "content": {
              "application/yaml": {
                "schema": {
                  "allOf": [
                    {
                      "$ref": "#/components/schemas/AsyncapiDocument"
                    }
                  ]
                },
                "example": {
                  "asyncapi": "3.0.0",
                  "info": {
                    "title": "rowfeed",
                    "version": "0.1.0",
                    "x-contract": "5u3xw0hGqk2v"
                  }
                }
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/ContractNotModified"
          },
          "400": {
            "$ref": "#/components/responses/BadParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/ContractTooLarge"
          },
          "412": {
            "$ref": "#/components/responses/ContractMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/ServiceUnavailable"
          }
        }
      }
    },
    "/": {
      "get": {
        "operationId": "getRoot",
        "tags": [
          "documents"
        ],
        "summary": "Redirect to the console",
        "description": "Redirects to the console, so that a browser that opens the root address shows a page.",
        "security": [],
        "responses": {
          "302": {
            "description": "The response redirects to the console.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoCache"
              },
              "Location": {
                "$ref": "#/components/headers/ConsoleLocation"
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRootRequest"
          }
        }
      }
    },
    "/console": {
      "get": {
        "operationId": "getConsole",
        "tags": [
          "documents"
        ],
        "summary": "Open the console",
        "description": "Returns a page to view live collections, edit rows, create and revoke keys, and view the usage. The page is a client of this API. It does not load anything from other origins, and it stores the key only in memory.",
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/AcceptEncoding"
          },
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The page.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoCache"
              },
              "ETag": {
                "$ref": "#/components/headers/DocumentETag"
              },
              "Vary": {
                "$ref": "#/components/headers/VaryEncoding"
              },
              "Content-Encoding": {
                "$ref": "#/components/headers/ContentEncoding"
              },
              "Content-Security-Policy": {
                "$ref": "#/components/headers/ContentSecurityPolicy"
              }
            },
            "content": {
              "text/html": {
                "schema": {
                  "$ref": "#/components/schemas/HtmlPage"
                },
                "example": "<!doctype html><html lang=\\"en\\"><head><title>rowfeed</title></head><body>...</body></html>"
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/DocumentNotModified"
          },
          "400": {
            "$ref": "#/components/responses/BadDocumentRequest"
          },
          "412": {
            "$ref": "#/components/responses/DocumentMismatch"
          },
          "503": {
            "$ref": "#/components/responses/DocumentsOverloaded"
          }
        }
      }
    },
    "/console/{asset}": {
      "get": {
        "operationId": "getConsoleAsset",
        "tags": [
          "documents"
        ],
        "summary": "Get an asset of the console",
        "description": "Returns a script or a style sheet of the console. The name of an asset depends on its content.",
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/AssetInPath"
          },
          {
            "$ref": "#/components/parameters/AcceptEncoding"
          },
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The asset.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/Immutable"
              },
              "ETag": {
                "$ref": "#/components/headers/DocumentETag"
              },
              "Vary": {
                "$ref": "#/components/headers/VaryEncoding"
              },
              "Content-Encoding": {
                "$ref": "#/components/headers/ContentEncoding"
              }
            },
            "content": {
              "text/javascript": {
                "schema": {
                  "$ref": "#/components/schemas/SourceText"
                },
                "example": "document.title = 'rowfeed';"
              },
              "text/css": {
                "schema": {
                  "$ref": "#/components/schemas/SourceText"
                },
                "example": "body { margin: 0 }"
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/AssetNotModified"
          },
          "400": {
            "$ref": "#/components/responses/BadDocumentRequest"
          },
          "404": {
            "description": "The asset does not exist.",
            "x-codes": [
              "route_not_found"
            ],
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoStore"
              }
            },
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/ProblemDetails"
                },
                "examples": {
                  "route_not_found": {
                    "summary": "An asset from before an update",
                    "value": {
                      "type": "urn:rowfeed:problem:route_not_found",
                      "title": "The route does not exist",
                      "status": 404,
                      "detail": "There is no asset app-0123456789abcdefghijkl.js.",
                      "instance": "/console/app-0123456789abcdefghijkl.js",
                      "code": "route_not_found",
                      "request_id": "b7c41e5a90d24f6f"
                    }
                  }
                }
              }
            }
          },
          "412": {
            "$ref": "#/components/responses/DocumentMismatch"
          },
          "503": {
            "$ref": "#/components/responses/DocumentsOverloaded"
          }
        }
      }
    },
    "/docs": {
      "get": {
        "operationId": "getDocs",
        "tags": [
          "documents"
        ],
        "summary": "Open the reference of both contracts",
        "description": "Returns one page with both contracts, to read them and to try them with a key. The page does not load anything from other origins.",
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/AcceptEncoding"
          },
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The page.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoCache"
              },
              "ETag": {
                "$ref": "#/components/headers/DocumentETag"
              },
              "Vary": {
                "$ref": "#/components/headers/VaryEncoding"
              },
              "Content-Encoding": {
                "$ref": "#/components/headers/ContentEncoding"
              },
              "Content-Security-Policy": {
                "$ref": "#/components/headers/ContentSecurityPolicy"
              }
            },
            "content": {
              "text/html": {
                "schema": {
                  "$ref": "#/components/schemas/HtmlPage"
                },
                "example": "<!doctype html><html lang=\\"en\\"><head><title>rowfeed</title></head><body>...</body></html>"
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/DocumentNotModified"
          },
          "400": {
            "$ref": "#/components/responses/BadDocumentRequest"
          },
          "412": {
            "$ref": "#/components/responses/DocumentMismatch"
          },
          "503": {
            "$ref": "#/components/responses/DocumentsOverloaded"
          }
        }
      }
    },
    "/docs/search.json": {
      "get": {
        "operationId": "getDocsSearch",
        "tags": [
          "documents"
        ],
        "summary": "Get the search index of the documentation",
        "description": "Returns every section of the contracts and the guides as plain text, with its address. The documentation pages search these sections in the browser. Other programs can use them too.",
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/AcceptEncoding"
          },
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The sections, in the order of the pages.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoCache"
              },
              "ETag": {
                "$ref": "#/components/headers/DocumentETag"
              },
              "Vary": {
                "$ref": "#/components/headers/VaryEncoding"
              },
              "Content-Encoding": {
                "$ref": "#/components/headers/ContentEncoding"
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/DocsSections"
                },
                "example": [
                  {
                    "title": "Close codes",
                    "where": "Errors",
                    "address": "/docs/errors#close-codes",
                    "text": "A feed ends with one of these codes."
                  }
                ]
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/DocumentNotModified"
          },
          "400": {
            "$ref": "#/components/responses/BadDocumentRequest"
          },
          "412": {
            "$ref": "#/components/responses/DocumentMismatch"
          },
          "503": {
            "$ref": "#/components/responses/DocumentsOverloaded"
          }
        }
      }
    },
    "/llms.txt": {
      "get": {
        "operationId": "getLlmsText",
        "tags": [
          "documents"
        ],
        "summary": "Get the list of the guides for language models",
        "description": "Returns the titles, addresses and first sentences of all guides as Markdown, in the form of llmstxt.org. The addresses lead to the guides as Markdown.",
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/AcceptEncoding"
          },
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The list.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoCache"
              },
              "ETag": {
                "$ref": "#/components/headers/DocumentETag"
              },
              "Vary": {
                "$ref": "#/components/headers/VaryEncoding"
              },
              "Content-Encoding": {
                "$ref": "#/components/headers/ContentEncoding"
              },
              "Content-Security-Policy": {
                "$ref": "#/components/headers/ContentSecurityPolicy"
              }
            },
            "content": {
              "text/plain; charset=utf-8": {
                "schema": {
                  "$ref": "#/components/schemas/GuideText"
                },
                "example": "# rowfeed\\n\\n- [Errors](http://127.0.0.1:3000/docs/errors.md)\\n"
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/DocumentNotModified"
          },
          "400": {
            "$ref": "#/components/responses/BadDocumentRequest"
          },
          "412": {
            "$ref": "#/components/responses/DocumentMismatch"
          },
          "503": {
            "$ref": "#/components/responses/DocumentsOverloaded"
          }
        }
      }
    },
    "/docs/{guide}": {
      "get": {
        "operationId": "getGuide",
        "tags": [
          "documents"
        ],
        "summary": "Get a guide",
        "description": "Returns a page about one topic, such as operating the server or following a feed. \`/docs\` lists all guides. The page does not load anything from other origins. If the name ends with \`.md\`, the server returns the guide as Markdown.",
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/GuideInPath"
          },
          {
            "$ref": "#/components/parameters/AcceptEncoding"
          },
          {
            "$ref": "#/components/parameters/IfMatch"
          },
          {
            "$ref": "#/components/parameters/IfNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "description": "The guide.",
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoCache"
              },
              "ETag": {
                "$ref": "#/components/headers/DocumentETag"
              },
              "Vary": {
                "$ref": "#/components/headers/VaryEncoding"
              },
              "Content-Encoding": {
                "$ref": "#/components/headers/ContentEncoding"
              },
              "Content-Security-Policy": {
                "$ref": "#/components/headers/ContentSecurityPolicy"
              }
            },
            "content": {
              "text/html": {
                "schema": {
                  "$ref": "#/components/schemas/HtmlPage"
                },
                "example": "<!doctype html><html lang=\\"en\\"><head><title>Change feed (WebSocket)</title></head><body>...</body></html>"
              },
              "text/markdown; charset=utf-8": {
                "schema": {
                  "$ref": "#/components/schemas/GuideText"
                },
                "example": "# Change feed (WebSocket)\\n\\nThe feed is a WebSocket connection that sends every change.\\n"
              }
            }
          },
          "304": {
            "$ref": "#/components/responses/DocumentNotModified"
          },
          "400": {
            "$ref": "#/components/responses/BadDocumentRequest"
          },
          "404": {
            "description": "The guide does not exist.",
            "x-codes": [
              "route_not_found"
            ],
            "headers": {
              "Request-Id": {
                "$ref": "#/components/headers/RequestId"
              },
              "X-Content-Type-Options": {
                "$ref": "#/components/headers/NoSniff"
              },
              "Cache-Control": {
                "$ref": "#/components/headers/NoStore"
              }
            },
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/ProblemDetails"
                },
                "examples": {
                  "route_not_found": {
                    "summary": "A guide that does not exist",
                    "value": {
                      "type": "urn:rowfeed:problem:route_not_found",
                      "title": "The route does not exist",
                      "status": 404,
                      "detail": "There is no guide gardening.",
                      "instance": "/docs/gardening",
                      "code": "route_not_found",
                      "request_id": "b7c41e5a90d24f6f"
                    }
                  }
                }
              }
            }
          },
          "412": {
            "$ref": "#/components/responses/DocumentMismatch"
          },
          "503": {
            "$ref": "#/components/responses/DocumentsOverloaded"
          }
        }
      }
    }
  },
  "components": {
    "securitySchemes": {
      "bearerKey": {
        "type": "http",
        "scheme": "bearer",
        "description": "The API key as \`Authorization: Bearer <API_KEY>\`."
      },
      "headerKey": {
        "type": "apiKey",
        "in": "header",
        "name": "x-api-key",
        "description": "The API key in a separate header."
      },
      "queryKey": {
        "type": "apiKey",
        "in": "query",
        "name": "api_key",
        "description": "The API key in the query, only on \`/ws\` and for streams of changes."
      }
    },
    "parameters": {
      "CollectionNameInPath": {
        "name": "collection_name",
        "in": "path",
        "required": true,
        "description": "The name of the collection. If the name does not match the pattern, the server returns 400. If the collection does not exist, it returns 404.",
        "schema": {
          "$ref": "#/components/schemas/CollectionName"
        },
        "example": "notes"
      },
      "RowIdInPath": {
        "name": "row_id",
        "in": "path",
        "required": true,
        "description": "The \`id\` of the row, in canonical decimal digits (\`7\`, not \`07\`, \`+7\` or \`7.0\`).",
        "schema": {
          "$ref": "#/components/schemas/RowId"
        },
        "example": 7
      },
      "KeyIdInPath": {
        "name": "key_id",
        "in": "path",
        "required": true,
        "description": "The id of the key, as in the list of keys. This is not the secret of the key.",
        "schema": {
          "$ref": "#/components/schemas/KeyId"
        },
        "example": "key_4fZ8mQ2rTn6W"
      },
      "Days": {
        "name": "days",
        "in": "query",
        "description": "The number of days, including today.",
        "schema": {
          "type": "integer",
          "format": "int32",
          "minimum": 1,
          "maximum": 90,
          "default": 14
        },
        "example": 14
      },
      "GuideInPath": {
        "name": "guide",
        "in": "path",
        "required": true,
        "description": "The name of the guide. If the guide does not exist, the server returns 404.",
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "example": "feed"
      },
      "AssetInPath": {
        "name": "asset",
        "in": "path",
        "required": true,
        "description": "The name of the asset, as the page refers to it. If the asset does not exist, the server returns 404.",
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "example": "app-0123456789abcdefghijkl.js"
      },
      "Limit": {
        "name": "limit",
        "in": "query",
        "description": "The maximum number of rows, in canonical decimal digits. If the value is out of range, the server returns 400 and does not clamp it.",
        "schema": {
          "type": "integer",
          "format": "int32",
          "minimum": 1,
          "maximum": 1000,
          "default": 100
        },
        "example": 2
      },
      "Offset": {
        "name": "offset",
        "in": "query",
        "description": "The number of rows to skip before the first row, in canonical decimal digits. The default is 0.",
        "schema": {
          "type": "integer",
          "format": "int64",
          "minimum": 0,
          "maximum": 9007199254740991
        },
        "example": 0
      },
      "OrderBy": {
        "name": "order_by",
        "in": "query",
        "description": "The field to sort by. The default is \`id\`. A name has 1 to 128 characters (code points), and cannot contain ASCII control characters. Rows without the field come first, as if its value were null. Strings are sorted by their first 256 bytes of UTF-8, arrays and objects by the first 256 bytes of their JSON. Rows that are equal in this order are sorted by \`id\`.",
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 128,
          "pattern": "^[^\\\\x00-\\\\x1f\\\\x7f]*$",
          "x-detail": "must have 1 to 128 characters and no ASCII control characters"
        },
        "example": "title"
      },
      "Order": {
        "name": "order",
        "in": "query",
        "description": "The direction: ascending, which is the default, or its exact reverse.",
        "schema": {
          "type": "string",
          "enum": [
            "asc",
            "desc"
          ]
        },
        "example": "desc"
      },
      "After": {
        "name": "after",
        "in": "query",
        "description": "The value of \`Next-After\` from the previous page. It is valid for the same collection, \`filter\` and sort order. \`limit\` and \`fields\` can differ. Cannot be combined with \`offset\`.",
        "x-not-beside": [
          "offset"
        ],
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2048,
          "pattern": "^[A-Za-z0-9_-]*$",
          "x-detail": "must be a value of Next-After"
        },
        "example": "azNmOXgybXEgNyAGyq0hbF0xVnpd2xRt"
      },
      "KeyLimit": {
        "name": "limit",
        "in": "query",
        "description": "The maximum number of keys on the page. If the value is out of range, the server returns 400 and does not clamp it.",
        "schema": {
          "type": "integer",
          "format": "int32",
          "minimum": 1,
          "maximum": 1000,
          "default": 100
        },
        "example": 100
      },
      "AfterKey": {
        "name": "after",
        "in": "query",
        "description": "The value of \`Next-After\` from the previous page.",
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64,
          "pattern": "^[A-Za-z0-9_-]*$",
          "x-detail": "must be a value of Next-After"
        },
        "example": "key_4fZ8mQ2rTn6W"
      },
      "Sort": {
        "name": "sort",
        "in": "query",
        "description": "Sorts by up to four fields. Each \`sort\` contains the name of a field, a colon and the direction: \`sort=price:desc&sort=title:asc\`. Rows that are equal in all of these fields are sorted by \`id\`, in the direction of the last field. Names and the order of values are as for \`order_by\`. A name cannot occur twice. A name that contains a comma must be a JSON string: \`sort=\\"a,b\\":asc\`. Cannot be combined with \`order_by\` or \`order\`.",
        "style": "form",
        "explode": true,
        "x-not-beside": [
          "order_by",
          "order"
        ],
        "schema": {
          "type": "array",
          "minItems": 1,
          "maxItems": 4,
          "items": {
            "type": "string",
            "maxLength": 1543,
            "pattern": "^([^\\\\x00-\\\\x1f\\\\x7f,]{1,128}|\\\\x22([^\\\\x00-\\\\x1f\\\\x7f\\\\x22\\\\\\\\]|\\\\\\\\[^\\\\x00-\\\\x1f\\\\x7f])+\\\\x22):(asc|desc)$",
            "x-detail": "must be a name of 1 to 128 characters, none of them a control character of ASCII, each in a sort of its own (sort=a:asc&sort=b:desc), and as a JSON string if it contains a comma (sort=\\"a,b\\":asc), and :asc or :desc"
          }
        },
        "example": [
          "price:desc",
          "title:asc"
        ]
      },
      "Fields": {
        "name": "fields",
        "in": "query",
        "description": "Returns only these fields of the rows, and \`id\`. Each \`fields\` contains one name: \`fields=title&fields=done\`. If a row does not have one of the fields, the response omits it. The \`ETag\` of the row stays the same. Names are as for \`order_by\`, and a name cannot occur twice. A name that contains a comma must be a JSON string: \`fields=\\"a,b\\"\`.",
        "style": "form",
        "explode": true,
        "schema": {
          "$ref": "#/components/schemas/FieldNames"
        },
        "example": [
          "title",
          "done"
        ]
      },
      "FeedFields": {
        "name": "fields",
        "in": "query",
        "description": "The \`row\` of each frame contains only these fields and \`id\`, and \`changed\` names only these fields. The server does not send a frame for an update that changes none of them. A \`filter\` can use other fields: \`enter\` and \`leave\` depend only on the filter. Names are as for \`order_by\`, and a name cannot occur twice. Each \`fields\` contains one name: \`fields=title&fields=done\`. A name that contains a comma must be a JSON string: \`fields=\\"a,b\\"\`.",
        "style": "form",
        "explode": true,
        "schema": {
          "$ref": "#/components/schemas/FieldNames"
        },
        "example": [
          "title",
          "done"
        ]
      },
      "Format": {
        "name": "format",
        "in": "query",
        "required": true,
        "description": "The format of the rows.",
        "schema": {
          "type": "string",
          "enum": [
            "ndjson",
            "csv"
          ]
        },
        "example": "ndjson"
      },
      "Filter": {
        "name": "filter",
        "in": "query",
        "description": "Selects the rows that match. A filter consists of tests, in which \`@\` is the row:\\n\\n| Test | Matches a row if |\\n|---|---|\\n| \`@.price < 20\`, \`20 > @.price\` | the comparison of the field with the literal is true: \`==\`, \`!=\`, \`<\`, \`<=\`, \`>\`, \`>=\` |\\n| \`@.due\` | the row has the field, even if the value is null |\\n| \`@.tags[?@ == \\"home\\"]\` | at least one element of the array, or member of the object, matches. In the brackets, \`@\` is the element, and every filter is allowed |\\n| \`length(@.title) > 80\` | the comparison of the length is true: the characters (code points) of a string, the elements of an array, or the members of an object |\\n| \`starts_with(@.title, \\"Re: \\")\`, \`contains(@.title, \\"milk\\")\` | the string starts with the text, or contains it |\\n\\nJoin tests with \`&&\` and \`||\`. \`&&\` has the higher precedence. Group tests with parentheses and negate them\\nwith \`!\`. Before a comparison, \`!\` requires parentheses:\\n\`@.due && !(@.done == true || @.tags[?@ == \\"later\\"])\`.\\n\\nA path leads from \`@\` to a value. It consists of \`.name\`, \`[\\"any name\\"]\`, \`[0]\` for the first element, and\\n\`[-1]\` for the last: \`@.address.lines[0]\`, \`@[\\"first name\\"]\`. It can end with \`[?..]\`. Literals are numbers,\\nstrings in double or single quotes, \`true\`, \`false\` and \`null\`, written as in JSON. Spaces, tabs and line\\nbreaks are allowed between all of these, but not within the brackets of a name or index.\\n\\nThe server does not compare values of different types. \`<\` and \`>\` are true only for two numbers or two\\nstrings (by code point). \`==\` is true only for two equal values of one type. \`!=\` is true whenever \`==\` is\\nnot. A missing field is not null. In the following example, the table shows which of the four rows each filter\\nmatches:\\n\\n    1 {\\"n\\":5,\\"done\\":false,\\"tags\\":[\\"home\\"],\\"due\\":null}\\n    2 {\\"n\\":\\"5\\",\\"done\\":true,\\"tags\\":[\\"home\\",\\"work\\"]}\\n    3 {\\"n\\":7.5,\\"addr\\":{\\"city\\":\\"Oslo\\"},\\"due\\":\\"2030-01-31\\"}\\n    4 {\\"n\\":null,\\"tags\\":\\"home\\",\\"addr\\":{\\"city\\":\\"Bergen\\"},\\"a b\\\\\\"c\\":[1]}\\n\\n| Filter | Matching rows |\\n|---|---|\\n| \`@.n == 5\` | 1 |\\n| \`@.n == \\"5\\"\` | 2 |\\n| \`@.n > 4\` | 1, 3 |\\n| \`@.n != 5\` | 2, 3, 4 |\\n| \`@.due == null\` | 1 |\\n| \`!@.due\` | 2, 4 |\\n| \`@.due && @.due != null\` | 3 |\\n| \`@.addr.city == \\"Oslo\\" \\\\|\\\\| @.done == true\` | 2, 3 |\\n| \`@.tags[?@ == \\"home\\"]\` | 1, 2 |\\n| \`starts_with(@.due, \\"2030-\\")\` | 3 |\\n| \`@[\\"a b\\\\\\"c\\"][0] <= 1\` | 4 |\\n| \`@.done < true\` | none |\\n\\nTo put a value into a filter, write it as JSON. Then percent-encode the complete filter, as URL builders do. A\\ntext then cannot become a part of the filter:\\n\\n    const filter = \`@.title == \${JSON.stringify(title)}\`;\\n    const query = new URLSearchParams({ filter });\\n\\nA name in brackets is safe in the same way: \`\` \`@[\${JSON.stringify(field)}] < 5\` \`\`.\\n\\nA filter can have at most:\\n\\n- 2,048 characters (code points, as in the other limits of this list)\\n- 32 tests: comparisons, existence tests and functions. \`length(..) > 1\` is one test\\n- 8 \`(\` and \`[?\` that are open at the same time\\n- 8 segments per path, including \`[?..]\`\\n- 128 characters per name, and 1,024 per string\\n\\nThe request line and the headers together can contain at most 16 KiB. If a filter exceeds a limit or is malformed, the\\nserver returns 400 \`parameter_invalid\` with the position: \`unexpected '=' at character 5\`. The server also\\nrejects numbers and strings that a row cannot contain. If a query takes more than 5 s, the server returns 400\\n\`query_too_costly\`.\\n\\nThe language is a subset of the filters of [RFC 9535](https://www.rfc-editor.org/rfc/rfc9535) (JSONPath), with\\nthe same meaning. \`starts_with\` and \`contains\` are function extensions. The language does not support \`$\`,\\n\`..\`, \`*\`, slices, other functions, and arrays or objects as literals. It does not compare two paths or two\\nliterals with each other.\\n",
        "schema": {
          "type": "string",
          "maxLength": 2048,
          "x-detail": "is too long at character 2049: a filter can have at most 2,048 characters"
        },
        "example": "@.done == false && starts_with(@.due, \\"2030-\\")"
      },
      "PreferCount": {
        "name": "Prefer",
        "in": "header",
        "description": "\`count=exact\` adds the header \`Total-Count\`: the number of rows in the collection, or the number of rows that match the \`filter\`. The server ignores other preferences ([RFC 7240](https://www.rfc-editor.org/rfc/rfc7240)).",
        "schema": {
          "type": "string",
          "maxLength": 4096
        },
        "example": "count=exact"
      },
      "PreferReturn": {
        "name": "Prefer",
        "in": "header",
        "description": "With \`return=minimal\`, the response contains only the ids of the new rows. The server ignores other preferences ([RFC 7240](https://www.rfc-editor.org/rfc/rfc7240)).",
        "schema": {
          "type": "string",
          "maxLength": 4096
        },
        "example": "return=minimal"
      },
      "AcceptEncoding": {
        "name": "Accept-Encoding",
        "in": "header",
        "description": "The content codings that the client supports. HTTP libraries send this header automatically ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3)). The server uses the coding that the client prefers. If the client has no preference, the server prefers \`br\` to \`gzip\`, and both to no coding.",
        "schema": {
          "type": "string",
          "maxLength": 1024
        },
        "example": "gzip"
      },
      "IfMatch": {
        "name": "If-Match",
        "in": "header",
        "description": "Versions from \`ETag\`, separated by commas, or \`*\` for any version. The server executes the request only if the current version is one of them. Otherwise, it returns 412. Weak ETags (\`W/\\"...\\"\`) never match.",
        "schema": {
          "type": "string",
          "pattern": "^(\\\\*|[ \\\\t,]*(W/)?\\\\x22[^\\\\x22\\\\x00- \\\\x7f]*\\\\x22[ \\\\t]*(,[ \\\\t]*((W/)?\\\\x22[^\\\\x22\\\\x00- \\\\x7f]*\\\\x22[ \\\\t]*)?)*)$",
          "maxLength": 4096,
          "x-detail": "must be entity tags in double quotes, separated by commas, or *, in at most 4,096 characters"
        },
        "example": "\\"k3f9x2mq-1041\\""
      },
      "IfNoneMatch": {
        "name": "If-None-Match",
        "in": "header",
        "description": "Versions from \`ETag\`, separated by commas, or \`*\` for any version. If the current version is one of them, GET returns 304 without a body, and other methods return 412. The server checks \`If-Match\` first.",
        "schema": {
          "type": "string",
          "pattern": "^(\\\\*|[ \\\\t,]*(W/)?\\\\x22[^\\\\x22\\\\x00- \\\\x7f]*\\\\x22[ \\\\t]*(,[ \\\\t]*((W/)?\\\\x22[^\\\\x22\\\\x00- \\\\x7f]*\\\\x22[ \\\\t]*)?)*)$",
          "maxLength": 4096,
          "x-detail": "must be entity tags in double quotes, separated by commas, or *, in at most 4,096 characters"
        },
        "example": "\\"k3f9x2mq-1041\\""
      },
      "SeenCursor": {
        "name": "Collection-Cursor",
        "in": "header",
        "description": "The last cursor of the collection that the client received, from \`Collection-Cursor\` of a response or from a frame. If the server has a read replica that has reached this cursor, it can respond from the replica. The response is then never older than the cursor, but may not be the latest state. The response is the latest state if the header is missing or the cursor belongs to another collection. It is also the latest state if the replica has not reached the cursor.",
        "schema": {
          "$ref": "#/components/schemas/Cursor"
        },
        "example": "k3f9x2mq-1042"
      },
      "IdempotencyKeyInHeader": {
        "name": "Idempotency-Key",
        "in": "header",
        "description": "Makes a write safe to retry. Use a new random key for each new request. The server executes a request at most once, however often it receives it with this key. For 24 hours, the same request returns the first response, with the header \`Idempotent-Replayed\`. If another request uses the same key, the server returns 422. The server stores only 2xx responses. The key belongs to the account. It has 1 to 255 visible ASCII characters, except \`\\"\` and \`\\\\\`, and can be enclosed in double quotes.",
        "schema": {
          "$ref": "#/components/schemas/IdempotencyKey"
        },
        "example": "7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d"
      },
      "FilterRequired": {
        "name": "filter",
        "in": "query",
        "required": true,
        "description": "Selects the rows to write. The language is the same as for \`filter\` in the list of rows, with at most 2,048 characters.",
        "schema": {
          "type": "string",
          "maxLength": 2048,
          "x-detail": "is too long at character 2049: a filter can have at most 2,048 characters"
        },
        "example": "@.done == true"
      },
      "MaxRows": {
        "name": "max_rows",
        "in": "query",
        "required": true,
        "description": "The maximum number of rows that the client expects to match. If more rows match, the server returns 409 \`too_many_rows\` and does not change any row.",
        "schema": {
          "type": "integer",
          "format": "int32",
          "minimum": 1,
          "maximum": 1000
        },
        "example": 50
      },
      "DryRun": {
        "name": "dry_run",
        "in": "query",
        "description": "The server runs all checks and returns the same response, but does not write anything. \`true\` is the only value.",
        "schema": {
          "type": "string",
          "enum": [
            "true"
          ]
        },
        "example": "true"
      },
      "ApiKey": {
        "name": "api_key",
        "in": "query",
        "description": "The API key, for clients that cannot set headers. The server does not log it.",
        "schema": {
          "type": "string",
          "maxLength": 255
        },
        "example": "rf_0000000000000000000000000000000000000"
      },
      "ChangesSince": {
        "name": "since",
        "in": "query",
        "description": "A cursor from \`Collection-Cursor\`, from a frame, or from an earlier response. The response contains the changes after it. Without \`since\`, the response contains no changes, only the current cursor. It then does not wait.",
        "schema": {
          "$ref": "#/components/schemas/Cursor"
        },
        "example": "k3f9x2mq-1042"
      },
      "ChangesLimit": {
        "name": "limit",
        "in": "query",
        "description": "The maximum number of frames in the response.",
        "schema": {
          "type": "integer",
          "format": "int32",
          "minimum": 1,
          "maximum": 1000,
          "default": 100
        },
        "example": 100
      },
      "Wait": {
        "name": "wait",
        "in": "query",
        "description": "If no frame is due, the response waits until one is committed, at most for this number of seconds. A HEAD request does not wait.",
        "schema": {
          "type": "integer",
          "format": "int32",
          "minimum": 0,
          "maximum": 60,
          "default": 0
        },
        "example": 30
      },
      "ChangeEvents": {
        "name": "events",
        "in": "query",
        "description": "The kinds of change to return. Each \`events\` contains one kind: \`events=insert&events=delete\`. By default, the response includes all three. \`enter\` and \`leave\` are not accepted, because with a \`filter\`, \`update\` includes them.",
        "style": "form",
        "explode": true,
        "schema": {
          "type": "array",
          "minItems": 1,
          "maxItems": 3,
          "uniqueItems": true,
          "items": {
            "$ref": "#/components/schemas/EventKind"
          },
          "default": [
            "insert",
            "update",
            "delete"
          ]
        },
        "example": [
          "insert",
          "delete"
        ]
      },
      "StreamSince": {
        "name": "since",
        "in": "query",
        "description": "A cursor from \`Collection-Cursor\` or from a frame. The server first sends all changes after the cursor and then continues with live changes. If it cannot continue from the cursor, it returns 410.",
        "schema": {
          "$ref": "#/components/schemas/Cursor"
        },
        "example": "k3f9x2mq-1042"
      },
      "LastEventId": {
        "name": "Last-Event-ID",
        "in": "header",
        "description": "The \`id\` of the last event that the client received. Browsers send it when they reconnect. It takes precedence over \`since\` and \`initial\`. An empty value counts as absent.",
        "schema": {
          "type": "string",
          "pattern": "^([0-9a-z]{1,16}-(0|[1-9][0-9]{0,15}))?$",
          "x-detail": "must be the id of an event of the stream"
        },
        "example": "k3f9x2mq-1042"
      },
      "Initial": {
        "name": "initial",
        "in": "query",
        "description": "Starts the feed with the current rows, or with the rows that match the \`filter\`, as \`row\` frames in order of \`id\`. Then the server sends a \`bookmark\` frame with \`synced\`, and then all later changes. Changes that are committed while the server sends the rows are sent between the \`row\` frames. For a \`row\`, \`insert\`, \`update\` or \`enter\` frame, the client stores the row. For a \`delete\` or \`leave\` frame, it removes the row. From the \`synced\` bookmark on, the client's copy contains exactly the matching rows after every frame. If the connection is lost before this bookmark, start again. Cannot be combined with \`since\`, or with \`events\` that omits a kind of change.",
        "x-not-beside": [
          "since"
        ],
        "schema": {
          "type": "string",
          "enum": [
            "true"
          ]
        },
        "example": "true"
      }
    },
    "headers": {
      "RequestId": {
        "description": "Identifies this request in the server's log. It is the \`X-Request-Id\` of the client if that was well-formed, and otherwise a new one.",
        "required": true,
        "schema": {
          "type": "string",
          "pattern": "^[A-Za-z0-9._~+/=:-]{1,128}$"
        },
        "example": "b7c41e5a90d24f6f"
      },
      "AcceptedTypes": {
        "description": "The media types that the operation accepts for its body. Absent if the body has a content coding.",
        "schema": {
          "type": "string"
        },
        "example": "application/json"
      },
      "AcceptedPatches": {
        "description": "The media types that the operation accepts for its body ([RFC 5789](https://www.rfc-editor.org/rfc/rfc5789#section-3.1)). Absent if the body has a content coding.",
        "schema": {
          "type": "string"
        },
        "example": "application/json, application/merge-patch+json"
      },
      "AcceptedCodings": {
        "description": "The content codings that the server accepts for a body ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-15.5.16)). Present only if the body has another content coding.",
        "schema": {
          "type": "string"
        },
        "example": "identity"
      },
      "NoSniff": {
        "description": "Instructs browsers to use the media type in \`Content-Type\`.",
        "required": true,
        "schema": {
          "type": "string",
          "enum": [
            "nosniff"
          ]
        },
        "example": "nosniff"
      },
      "PrivateNoCache": {
        "description": "Only the client's own cache can store the response. It must revalidate the response before each use.",
        "required": true,
        "schema": {
          "type": "string",
          "enum": [
            "private, no-cache"
          ]
        },
        "example": "private, no-cache"
      },
      "NoCache": {
        "description": "Any cache can store the document. It must revalidate the document before each use.",
        "required": true,
        "schema": {
          "type": "string",
          "enum": [
            "no-cache"
          ]
        },
        "example": "no-cache"
      },
      "Immutable": {
        "description": "Any cache can store the response permanently.",
        "required": true,
        "schema": {
          "type": "string",
          "enum": [
            "public, max-age=31536000, immutable"
          ]
        },
        "example": "public, max-age=31536000, immutable"
      },
      "NoStore": {
        "description": "Caches must not store the response.",
        "required": true,
        "schema": {
          "type": "string",
          "enum": [
            "no-store"
          ]
        },
        "example": "no-store"
      },
      "RateLimit": {
        "description": "For each policy, the remaining requests (\`r\`) and the seconds until they are restored (\`t\`), as in the IETF draft on RateLimit header fields. Present only on plans with a quota, after the server has validated the key.",
        "schema": {
          "type": "string"
        },
        "example": "\\"day\\";r=9871;t=41210"
      },
      "RateLimitPolicy": {
        "description": "For each policy, the number of requests (\`q\`) and the period in seconds (\`w\`), as in the IETF draft on RateLimit header fields. Present only on plans with a quota, after the server has validated the key.",
        "schema": {
          "type": "string"
        },
        "example": "\\"day\\";q=10000;w=86400"
      },
      "NoBuffering": {
        "description": "Instructs proxies such as nginx to forward each event at once.",
        "required": true,
        "schema": {
          "type": "string",
          "enum": [
            "no"
          ]
        },
        "example": "no"
      },
      "RetryAfter": {
        "description": "The number of seconds after which to retry.",
        "required": true,
        "schema": {
          "type": "integer",
          "format": "int32",
          "minimum": 1
        },
        "example": 5
      },
      "WwwAuthenticate": {
        "description": "How to authenticate. If the request contains an invalid key, the header also has \`error=\\"invalid_token\\"\`.",
        "required": true,
        "schema": {
          "type": "string",
          "enum": [
            "Bearer realm=\\"rowfeed\\"",
            "Bearer realm=\\"rowfeed\\", error=\\"invalid_token\\""
          ]
        },
        "example": "Bearer realm=\\"rowfeed\\""
      },
      "Location": {
        "description": "The path of the new collection.",
        "required": true,
        "schema": {
          "type": "string",
          "format": "uri-reference"
        },
        "example": "/v1/collections/notes"
      },
      "ConsoleLocation": {
        "description": "The path of the console.",
        "required": true,
        "schema": {
          "type": "string",
          "format": "uri-reference"
        },
        "example": "/console"
      },
      "CollectionCursor": {
        "description": "The cursor of the snapshot from which this response comes. For a write, it is the cursor right after the write. To follow the collection from here, pass it as \`since\` to \`/ws\`. To read a state that is not older, pass it as \`Collection-Cursor\`.",
        "required": true,
        "schema": {
          "$ref": "#/components/schemas/Cursor"
        },
        "example": "k3f9x2mq-1042"
      },
      "RowETag": {
        "description": "The version of the row: the cursor of its last change, in double quotes.",
        "required": true,
        "schema": {
          "type": "string",
          "pattern": "^\\"[0-9a-z]{1,16}-[1-9][0-9]{0,15}\\"$"
        },
        "example": "\\"k3f9x2mq-1041\\""
      },
      "SchemaETag": {
        "description": "The version of the schema. It is the same for the same bytes.",
        "required": true,
        "schema": {
          "type": "string",
          "pattern": "^\\"[0-9a-f]{32}\\"$"
        },
        "example": "\\"5f2b1d0c9e8a7b6c5d4e3f2a1b0c9d8e\\""
      },
      "SchemaSince": {
        "description": "Every change of the collection after this cursor conforms to the schema.",
        "required": true,
        "schema": {
          "$ref": "#/components/schemas/Cursor"
        },
        "example": "k3f9x2mq-1042"
      },
      "ListETag": {
        "description": "A weak ETag, which stays the same until a row of the collection changes. For a list of collections, it stays the same until a collection that the key can use is created or deleted, or the collections of the key change. Send it as \`If-None-Match\` with the same request to get 304 until then.",
        "required": true,
        "schema": {
          "type": "string",
          "pattern": "^W/\\"[0-9A-Za-z_-]+\\"$"
        },
        "example": "W/\\"k3f9x2mq-1042\\""
      },
      "DocumentETag": {
        "description": "The version of the document. It differs between content codings.",
        "required": true,
        "schema": {
          "type": "string",
          "pattern": "^\\"[A-Za-z0-9_-]+\\"$"
        },
        "example": "\\"5u3xw0hGqk2v\\""
      },
      "ContractETag": {
        "description": "A weak ETag, which stays the same until a schema of a collection that the key can use is set or removed. Send it as \`If-None-Match\` to the same address to get 304 until then.",
        "required": true,
        "schema": {
          "type": "string",
          "pattern": "^W/\\"[0-9A-Za-z_-]+\\"$"
        },
        "example": "W/\\"5u3xw0hGqk2v\\""
      },
      "VaryEncoding": {
        "description": "The request headers on which the response depends.",
        "required": true,
        "schema": {
          "type": "string",
          "pattern": "^(.*, *)?Accept-Encoding( *,.*)?$"
        },
        "example": "Accept-Encoding"
      },
      "ContentEncoding": {
        "description": "The content coding of the body. Absent if the body is not compressed.",
        "schema": {
          "type": "string",
          "enum": [
            "br",
            "gzip"
          ]
        },
        "example": "br"
      },
      "NextAfter": {
        "description": "The value of \`after\` for the next page. Present only if there are more rows, and then always. It remains valid after a restart and on all instances.",
        "schema": {
          "type": "string",
          "maxLength": 2048,
          "pattern": "^[A-Za-z0-9_-]+$"
        },
        "example": "azNmOXgybXEgNyAGyq0hbF0xVnpd2xRt"
      },
      "NextLink": {
        "description": "The next page, as a relative reference with \`rel=\\"next\\"\`. It uses \`after\`, or \`offset\` if the request has \`offset\`. Present only if there are more rows, and then always.",
        "schema": {
          "type": "string"
        },
        "example": "</v1/collections/notes/rows?limit=2&after=azNmOXgybXEgNyAGyq0hbF0xVnpd2xRt&order_by=id&order=desc>; rel=\\"next\\""
      },
      "NextKey": {
        "description": "The value of \`after\` for the next page. Present only if there are more keys, and then always.",
        "schema": {
          "type": "string",
          "maxLength": 64,
          "pattern": "^[A-Za-z0-9_-]+$"
        },
        "example": "key_4fZ8mQ2rTn6W"
      },
      "NextKeyLink": {
        "description": "The next page, as a relative reference with \`rel=\\"next\\"\`. Present only if there are more keys, and then always.",
        "schema": {
          "type": "string"
        },
        "example": "</v1/keys?limit=100&after=key_4fZ8mQ2rTn6W>; rel=\\"next\\""
      },
      "TotalCount": {
        "description": "The number of rows in the collection, or the number of rows that match the \`filter\`, in the same snapshot. Present only with \`Prefer: count=exact\`.",
        "schema": {
          "type": "integer",
          "format": "int64",
          "minimum": 0
        },
        "example": 8
      },
      "CountApplied": {
        "description": "The preference that the server applied.",
        "schema": {
          "type": "string",
          "enum": [
            "count=exact"
          ]
        },
        "example": "count=exact"
      },
      "ReturnApplied": {
        "description": "The preference that the server applied.",
        "schema": {
          "type": "string",
          "enum": [
            "return=minimal"
          ]
        },
        "example": "return=minimal"
      },
      "IdempotentReplayed": {
        "description": "The server executed this request before, and returns the first response again. Present only with \`Idempotency-Key\`.",
        "schema": {
          "type": "string",
          "enum": [
            "true"
          ]
        },
        "example": "true"
      },
      "RetryInProgress": {
        "description": "The number of seconds after which to retry. Present only with \`idempotency_in_progress\` and \`schema_busy\`.",
        "schema": {
          "type": "integer",
          "format": "int32",
          "minimum": 1
        },
        "example": 1
      },
      "ContentSecurityPolicy": {
        "description": "Blocks everything that the page does not need.",
        "required": true,
        "schema": {
          "type": "string"
        },
        "example": "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
      }
    },
    "responses": {
      "BadParameter": {
        "description": "A parameter is invalid, or the request contains two different keys.",
        "x-codes": [
          "credentials_conflict",
          "parameter_invalid"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "credentials_conflict": {
                "$ref": "#/components/examples/credentials_conflict"
              },
              "parameter_invalid": {
                "$ref": "#/components/examples/parameter_invalid"
              }
            }
          }
        }
      },
      "BadPage": {
        "description": "A parameter is invalid, the page is larger than 16 MiB or takes more than 10 s (5 s with a \`filter\`), or the request has two different keys.",
        "x-codes": [
          "credentials_conflict",
          "parameter_invalid",
          "page_too_large",
          "query_too_costly"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "credentials_conflict": {
                "$ref": "#/components/examples/credentials_conflict"
              },
              "parameter_invalid": {
                "$ref": "#/components/examples/parameter_invalid"
              },
              "page_too_large": {
                "$ref": "#/components/examples/page_too_large"
              },
              "query_too_costly": {
                "$ref": "#/components/examples/query_too_costly"
              }
            }
          }
        }
      },
      "BadBody": {
        "description": "A parameter or the body is invalid, or the request contains two different keys.",
        "x-codes": [
          "credentials_conflict",
          "parameter_invalid",
          "body_malformed",
          "body_invalid"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "credentials_conflict": {
                "$ref": "#/components/examples/credentials_conflict"
              },
              "parameter_invalid": {
                "$ref": "#/components/examples/parameter_invalid"
              },
              "body_malformed": {
                "$ref": "#/components/examples/body_malformed"
              },
              "body_invalid": {
                "$ref": "#/components/examples/body_invalid"
              }
            }
          }
        }
      },
      "BadText": {
        "description": "A parameter is invalid, the body is not JSON, or the request contains two different keys.",
        "x-codes": [
          "credentials_conflict",
          "parameter_invalid",
          "body_malformed"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "credentials_conflict": {
                "$ref": "#/components/examples/credentials_conflict"
              },
              "parameter_invalid": {
                "$ref": "#/components/examples/parameter_invalid"
              },
              "body_malformed": {
                "$ref": "#/components/examples/body_malformed"
              }
            }
          }
        }
      },
      "BadBulkBody": {
        "description": "A parameter or the body is invalid, the query took more than 5 s, or the request contains two different keys.",
        "x-codes": [
          "credentials_conflict",
          "parameter_invalid",
          "body_malformed",
          "body_invalid",
          "query_too_costly"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "credentials_conflict": {
                "$ref": "#/components/examples/credentials_conflict"
              },
              "parameter_invalid": {
                "$ref": "#/components/examples/parameter_invalid"
              },
              "body_malformed": {
                "$ref": "#/components/examples/body_malformed"
              },
              "body_invalid": {
                "$ref": "#/components/examples/body_invalid"
              },
              "query_too_costly": {
                "$ref": "#/components/examples/query_too_costly"
              }
            }
          }
        }
      },
      "BadBulk": {
        "description": "A parameter is invalid, the query took more than 5 s, or the request contains two different keys.",
        "x-codes": [
          "credentials_conflict",
          "parameter_invalid",
          "query_too_costly"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "credentials_conflict": {
                "$ref": "#/components/examples/credentials_conflict"
              },
              "parameter_invalid": {
                "$ref": "#/components/examples/parameter_invalid"
              },
              "query_too_costly": {
                "$ref": "#/components/examples/query_too_costly"
              }
            }
          }
        }
      },
      "BadStream": {
        "description": "A parameter is invalid, the first rows of \`initial\` take more than 5 s to find, or the request contains two different keys.",
        "x-codes": [
          "credentials_conflict",
          "parameter_invalid",
          "query_too_costly"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "credentials_conflict": {
                "$ref": "#/components/examples/credentials_conflict"
              },
              "parameter_invalid": {
                "$ref": "#/components/examples/parameter_invalid"
              },
              "query_too_costly": {
                "$ref": "#/components/examples/query_too_costly"
              }
            }
          }
        }
      },
      "BadRootRequest": {
        "description": "The request has a parameter, but this operation does not accept any.",
        "x-codes": [
          "parameter_invalid"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "parameter_invalid": {
                "$ref": "#/components/examples/parameter_invalid"
              }
            }
          }
        }
      },
      "BadDocumentRequest": {
        "description": "A parameter is invalid.",
        "x-codes": [
          "parameter_invalid"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "parameter_invalid": {
                "$ref": "#/components/examples/parameter_invalid"
              }
            }
          }
        }
      },
      "Unauthorized": {
        "description": "The API key is missing or not valid.",
        "x-codes": [
          "key_missing",
          "key_invalid"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "WWW-Authenticate": {
            "$ref": "#/components/headers/WwwAuthenticate"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "key_missing": {
                "$ref": "#/components/examples/key_missing"
              },
              "key_invalid": {
                "$ref": "#/components/examples/key_invalid"
              }
            }
          }
        }
      },
      "Forbidden": {
        "description": "The key does not allow this request.",
        "x-codes": [
          "scope_insufficient"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "scope_insufficient": {
                "$ref": "#/components/examples/scope_insufficient"
              }
            }
          }
        }
      },
      "GrantExceeded": {
        "description": "The key does not allow this request, or it would grant, update or revoke permissions that it does not have.",
        "x-codes": [
          "scope_insufficient",
          "grant_exceeded"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "scope_insufficient": {
                "$ref": "#/components/examples/scope_insufficient"
              },
              "grant_exceeded": {
                "$ref": "#/components/examples/grant_exceeded"
              }
            }
          }
        }
      },
      "ForbiddenOrLimit": {
        "description": "The key does not allow this request, or a storage limit of the account is reached.",
        "x-codes": [
          "scope_insufficient",
          "limit_reached"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "scope_insufficient": {
                "$ref": "#/components/examples/scope_insufficient"
              },
              "limit_reached": {
                "$ref": "#/components/examples/limit_reached"
              }
            }
          }
        }
      },
      "FeedForbidden": {
        "description": "The key does not allow this request, or the origin of the web page is not allowed.",
        "x-codes": [
          "scope_insufficient",
          "origin_forbidden"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "scope_insufficient": {
                "$ref": "#/components/examples/scope_insufficient"
              },
              "origin_forbidden": {
                "$ref": "#/components/examples/origin_forbidden"
              }
            }
          }
        }
      },
      "CollectionNotFound": {
        "description": "The collection does not exist.",
        "x-codes": [
          "collection_not_found"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "collection_not_found": {
                "$ref": "#/components/examples/collection_not_found"
              }
            }
          }
        }
      },
      "RowNotFound": {
        "description": "The collection or the row does not exist.",
        "x-codes": [
          "collection_not_found",
          "row_not_found"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "collection_not_found": {
                "$ref": "#/components/examples/collection_not_found"
              },
              "row_not_found": {
                "$ref": "#/components/examples/row_not_found"
              }
            }
          }
        }
      },
      "SchemaNotFound": {
        "description": "The collection does not exist, or it does not have a schema.",
        "x-codes": [
          "collection_not_found",
          "schema_not_found"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "collection_not_found": {
                "$ref": "#/components/examples/collection_not_found"
              },
              "schema_not_found": {
                "$ref": "#/components/examples/schema_not_found"
              }
            }
          }
        }
      },
      "KeyNotFound": {
        "description": "The account does not have this key.",
        "x-codes": [
          "key_not_found"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "key_not_found": {
                "$ref": "#/components/examples/key_not_found"
              }
            }
          }
        }
      },
      "CollectionExists": {
        "description": "The account already has a collection with this name, or the same request is in progress.",
        "x-codes": [
          "collection_exists",
          "idempotency_in_progress"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "Retry-After": {
            "$ref": "#/components/headers/RetryInProgress"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "collection_exists": {
                "$ref": "#/components/examples/collection_exists"
              },
              "idempotency_in_progress": {
                "$ref": "#/components/examples/idempotency_in_progress"
              }
            }
          }
        }
      },
      "TooManyKeys": {
        "description": "The account has the maximum number of keys, or the same request is in progress.",
        "x-codes": [
          "too_many_keys",
          "idempotency_in_progress"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "Retry-After": {
            "$ref": "#/components/headers/RetryInProgress"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "too_many_keys": {
                "$ref": "#/components/examples/too_many_keys"
              },
              "idempotency_in_progress": {
                "$ref": "#/components/examples/idempotency_in_progress"
              }
            }
          }
        }
      },
      "KeyEnded": {
        "description": "The key is revoked or expired, the account has the maximum number of keys, or the same request is in progress.",
        "x-codes": [
          "key_ended",
          "too_many_keys",
          "idempotency_in_progress"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "Retry-After": {
            "$ref": "#/components/headers/RetryInProgress"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "key_ended": {
                "$ref": "#/components/examples/key_ended"
              },
              "too_many_keys": {
                "$ref": "#/components/examples/too_many_keys"
              },
              "idempotency_in_progress": {
                "$ref": "#/components/examples/idempotency_in_progress"
              }
            }
          }
        }
      },
      "LastAdminKey": {
        "description": "The key is the account's last key with the scope \`admin\`, or the same request is in progress.",
        "x-codes": [
          "last_admin_key",
          "idempotency_in_progress"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "Retry-After": {
            "$ref": "#/components/headers/RetryInProgress"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "last_admin_key": {
                "$ref": "#/components/examples/last_admin_key"
              },
              "idempotency_in_progress": {
                "$ref": "#/components/examples/idempotency_in_progress"
              }
            }
          }
        }
      },
      "KeyUnchangeable": {
        "description": "The key is revoked or expired, it is the account's last key with the scope \`admin\`, or the same request is in progress.",
        "x-codes": [
          "key_ended",
          "last_admin_key",
          "idempotency_in_progress"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "Retry-After": {
            "$ref": "#/components/headers/RetryInProgress"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "key_ended": {
                "$ref": "#/components/examples/key_ended"
              },
              "last_admin_key": {
                "$ref": "#/components/examples/last_admin_key"
              },
              "idempotency_in_progress": {
                "$ref": "#/components/examples/idempotency_in_progress"
              }
            }
          }
        }
      },
      "InProgress": {
        "description": "The same request is in progress.",
        "x-codes": [
          "idempotency_in_progress"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "Retry-After": {
            "$ref": "#/components/headers/RetryAfter"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "idempotency_in_progress": {
                "$ref": "#/components/examples/idempotency_in_progress"
              }
            }
          }
        }
      },
      "SchemaBusy": {
        "description": "Another request is changing the schema, or the same request is in progress.",
        "x-codes": [
          "schema_busy",
          "idempotency_in_progress"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "Retry-After": {
            "$ref": "#/components/headers/RetryInProgress"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "schema_busy": {
                "$ref": "#/components/examples/schema_busy"
              },
              "idempotency_in_progress": {
                "$ref": "#/components/examples/idempotency_in_progress"
              }
            }
          }
        }
      },
      "RowsMismatch": {
        "description": "Rows of the collection do not conform to the schema, another request is changing the schema, or the same request is in progress.",
        "x-codes": [
          "schema_busy",
          "rows_mismatch",
          "idempotency_in_progress"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "Retry-After": {
            "$ref": "#/components/headers/RetryInProgress"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "schema_busy": {
                "$ref": "#/components/examples/schema_busy"
              },
              "rows_mismatch": {
                "$ref": "#/components/examples/rows_mismatch"
              },
              "idempotency_in_progress": {
                "$ref": "#/components/examples/idempotency_in_progress"
              }
            }
          }
        }
      },
      "TooManyRows": {
        "description": "Too many rows match, or the same request is in progress.",
        "x-codes": [
          "too_many_rows",
          "idempotency_in_progress"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "Retry-After": {
            "$ref": "#/components/headers/RetryInProgress"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "too_many_rows": {
                "$ref": "#/components/examples/too_many_rows"
              },
              "idempotency_in_progress": {
                "$ref": "#/components/examples/idempotency_in_progress"
              }
            }
          }
        }
      },
      "PageExpired": {
        "description": "The page token in \`after\` is no longer valid.",
        "x-codes": [
          "page_expired"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "page_expired": {
                "$ref": "#/components/examples/page_expired"
              }
            }
          }
        }
      },
      "ListMismatch": {
        "description": "The version of the list is not in \`If-Match\`. Weak ETags, such as the \`ETag\` of a list, never match.",
        "x-codes": [
          "version_mismatch"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "version_mismatch": {
                "$ref": "#/components/examples/list_mismatch"
              }
            }
          }
        }
      },
      "VersionMismatch": {
        "description": "The version of the row is not in \`If-Match\`, or it is in \`If-None-Match\`.",
        "x-codes": [
          "version_mismatch"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "version_mismatch": {
                "$ref": "#/components/examples/version_mismatch"
              }
            }
          }
        }
      },
      "SchemaMismatch": {
        "description": "The version of the schema is not in \`If-Match\`.",
        "x-codes": [
          "version_mismatch"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "version_mismatch": {
                "$ref": "#/components/examples/schema_mismatch"
              }
            }
          }
        }
      },
      "BodyTooLarge": {
        "description": "The body is larger than 1 MiB.",
        "x-codes": [
          "body_too_large"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "body_too_large": {
                "$ref": "#/components/examples/body_too_large"
              }
            }
          }
        }
      },
      "MediaTypeUnsupported": {
        "description": "The media type, charset or content coding of the body is not supported.",
        "x-codes": [
          "media_type_unsupported"
        ],
        "headers": {
          "Accept": {
            "$ref": "#/components/headers/AcceptedTypes"
          },
          "Accept-Encoding": {
            "$ref": "#/components/headers/AcceptedCodings"
          },
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "media_type_unsupported": {
                "$ref": "#/components/examples/media_type_unsupported"
              }
            }
          }
        }
      },
      "PatchTypeUnsupported": {
        "description": "The media type, charset or content coding of the body is not supported.",
        "x-codes": [
          "media_type_unsupported"
        ],
        "headers": {
          "Accept-Patch": {
            "$ref": "#/components/headers/AcceptedPatches"
          },
          "Accept-Encoding": {
            "$ref": "#/components/headers/AcceptedCodings"
          },
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "media_type_unsupported": {
                "$ref": "#/components/examples/media_type_unsupported"
              }
            }
          }
        }
      },
      "ValueUnsupported": {
        "description": "A value cannot be stored exactly or exceeds a limit for rows, or the idempotency key belongs to another request.",
        "x-codes": [
          "value_unsupported",
          "idempotency_key_reused"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "value_unsupported": {
                "$ref": "#/components/examples/value_unsupported"
              },
              "idempotency_key_reused": {
                "$ref": "#/components/examples/idempotency_key_reused"
              }
            }
          }
        }
      },
      "SchemaInvalid": {
        "description": "The schema is not supported, or the idempotency key belongs to another request.",
        "x-codes": [
          "schema_invalid",
          "idempotency_key_reused"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "schema_invalid": {
                "$ref": "#/components/examples/schema_invalid"
              },
              "idempotency_key_reused": {
                "$ref": "#/components/examples/idempotency_key_reused"
              }
            }
          }
        }
      },
      "RowRefused": {
        "description": "A row contains a value that cannot be stored exactly, exceeds a limit for rows, or does not conform to the schema of its collection. Or the idempotency key belongs to another request.",
        "x-codes": [
          "value_unsupported",
          "row_invalid",
          "idempotency_key_reused"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "value_unsupported": {
                "$ref": "#/components/examples/value_unsupported"
              },
              "row_invalid": {
                "$ref": "#/components/examples/row_invalid"
              },
              "idempotency_key_reused": {
                "$ref": "#/components/examples/idempotency_key_reused"
              }
            }
          }
        }
      },
      "KeyReused": {
        "description": "The idempotency key belongs to another request.",
        "x-codes": [
          "idempotency_key_reused"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "idempotency_key_reused": {
                "$ref": "#/components/examples/idempotency_key_reused"
              }
            }
          }
        }
      },
      "TooManyRequests": {
        "description": "The quota is exhausted, or the server received too many invalid keys from this address.",
        "x-codes": [
          "too_many_attempts",
          "quota_exceeded"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "Retry-After": {
            "$ref": "#/components/headers/RetryAfter"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "too_many_attempts": {
                "$ref": "#/components/examples/too_many_attempts"
              },
              "quota_exceeded": {
                "$ref": "#/components/examples/quota_exceeded"
              }
            }
          }
        }
      },
      "TooManyFeeds": {
        "description": "The quota is exhausted, the key has too many open feeds, or the server received too many invalid keys from this address.",
        "x-codes": [
          "too_many_attempts",
          "quota_exceeded",
          "too_many_sockets"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "Retry-After": {
            "$ref": "#/components/headers/RetryAfter"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "too_many_attempts": {
                "$ref": "#/components/examples/too_many_attempts"
              },
              "quota_exceeded": {
                "$ref": "#/components/examples/quota_exceeded"
              },
              "too_many_sockets": {
                "$ref": "#/components/examples/too_many_sockets"
              }
            }
          }
        }
      },
      "CursorExpired": {
        "description": "The changes after the cursor are not available. The cursor is older than the change log, is ahead of the collection, or belongs to an earlier collection of the same name.",
        "x-codes": [
          "cursor_expired"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "cursor_expired": {
                "$ref": "#/components/examples/cursor_expired"
              }
            }
          }
        }
      },
      "InternalError": {
        "description": "The server has a fault.",
        "x-codes": [
          "internal_error"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "internal_error": {
                "$ref": "#/components/examples/internal_error"
              }
            }
          }
        }
      },
      "ServiceUnavailable": {
        "description": "The server cannot execute the request at the moment.",
        "x-codes": [
          "database_unavailable",
          "overloaded",
          "shutting_down"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "Retry-After": {
            "$ref": "#/components/headers/RetryAfter"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "database_unavailable": {
                "$ref": "#/components/examples/database_unavailable"
              },
              "overloaded": {
                "$ref": "#/components/examples/overloaded"
              },
              "shutting_down": {
                "$ref": "#/components/examples/shutting_down"
              }
            }
          }
        }
      },
      "ListUnavailable": {
        "description": "The server cannot execute the request at the moment, or it is creating an index for it.",
        "x-codes": [
          "index_building",
          "database_unavailable",
          "overloaded",
          "shutting_down"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "Retry-After": {
            "$ref": "#/components/headers/RetryAfter"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "index_building": {
                "$ref": "#/components/examples/index_building"
              },
              "database_unavailable": {
                "$ref": "#/components/examples/database_unavailable"
              },
              "overloaded": {
                "$ref": "#/components/examples/overloaded"
              },
              "shutting_down": {
                "$ref": "#/components/examples/shutting_down"
              }
            }
          }
        }
      },
      "DocumentsOverloaded": {
        "description": "Clients without a key have too many unread responses, either from the same address or in total.",
        "x-codes": [
          "overloaded"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "Retry-After": {
            "$ref": "#/components/headers/RetryAfter"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "overloaded": {
                "$ref": "#/components/examples/overloaded"
              }
            }
          }
        }
      },
      "FeedUnavailable": {
        "description": "The server cannot open a feed at the moment.",
        "x-codes": [
          "sockets_exhausted",
          "overloaded",
          "index_building",
          "database_unavailable",
          "shutting_down"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "Retry-After": {
            "$ref": "#/components/headers/RetryAfter"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "sockets_exhausted": {
                "$ref": "#/components/examples/sockets_exhausted"
              },
              "overloaded": {
                "$ref": "#/components/examples/overloaded"
              },
              "index_building": {
                "$ref": "#/components/examples/index_building"
              },
              "database_unavailable": {
                "$ref": "#/components/examples/database_unavailable"
              },
              "shutting_down": {
                "$ref": "#/components/examples/shutting_down"
              }
            }
          }
        }
      },
      "ChangesUnavailable": {
        "description": "The server cannot execute the request at the moment, or the instance has too many open feeds.",
        "x-codes": [
          "sockets_exhausted",
          "database_unavailable",
          "overloaded",
          "shutting_down"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "Retry-After": {
            "$ref": "#/components/headers/RetryAfter"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "sockets_exhausted": {
                "$ref": "#/components/examples/sockets_exhausted"
              },
              "database_unavailable": {
                "$ref": "#/components/examples/database_unavailable"
              },
              "overloaded": {
                "$ref": "#/components/examples/overloaded"
              },
              "shutting_down": {
                "$ref": "#/components/examples/shutting_down"
              }
            }
          }
        }
      },
      "StorageFull": {
        "description": "The database does not have enough space for the change. The server did not change anything.",
        "x-codes": [
          "storage_full"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "storage_full": {
                "$ref": "#/components/examples/storage_full"
              }
            }
          }
        }
      },
      "DocumentMismatch": {
        "description": "The version of the document is not in \`If-Match\`.",
        "x-codes": [
          "version_mismatch"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "version_mismatch": {
                "summary": "A document from before an update",
                "value": {
                  "type": "urn:rowfeed:problem:version_mismatch",
                  "title": "The version does not match",
                  "status": 412,
                  "detail": "The document has none of the versions in If-Match.",
                  "instance": "/openapi.json",
                  "code": "version_mismatch",
                  "request_id": "b7c41e5a90d24f6f"
                }
              }
            }
          }
        }
      },
      "ContractTooLarge": {
        "description": "More than 1,000 collections that the key can use have a schema, or the document would be larger than 16 MiB. A key that is limited to some of these collections gets a document of only those.",
        "x-codes": [
          "limit_reached"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "limit_reached": {
                "$ref": "#/components/examples/contract_too_large"
              }
            }
          }
        }
      },
      "ContractMismatch": {
        "description": "The version of the document is not in \`If-Match\`. Weak ETags, such as the \`ETag\` of this document, never match.",
        "x-codes": [
          "version_mismatch"
        ],
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoStore"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          }
        },
        "content": {
          "application/problem+json": {
            "schema": {
              "$ref": "#/components/schemas/ProblemDetails"
            },
            "examples": {
              "version_mismatch": {
                "$ref": "#/components/examples/contract_mismatch"
              }
            }
          }
        }
      },
      "ContractNotModified": {
        "description": "The document still has one of the versions in \`If-None-Match\`.",
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/PrivateNoCache"
          },
          "RateLimit": {
            "$ref": "#/components/headers/RateLimit"
          },
          "RateLimit-Policy": {
            "$ref": "#/components/headers/RateLimitPolicy"
          },
          "ETag": {
            "$ref": "#/components/headers/ContractETag"
          }
        }
      },
      "DocumentNotModified": {
        "description": "The document still has one of the versions in \`If-None-Match\`.",
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/NoCache"
          },
          "ETag": {
            "$ref": "#/components/headers/DocumentETag"
          },
          "Vary": {
            "$ref": "#/components/headers/VaryEncoding"
          }
        }
      },
      "AssetNotModified": {
        "description": "The asset still has one of the versions in \`If-None-Match\`.",
        "headers": {
          "Request-Id": {
            "$ref": "#/components/headers/RequestId"
          },
          "X-Content-Type-Options": {
            "$ref": "#/components/headers/NoSniff"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/Immutable"
          },
          "ETag": {
            "$ref": "#/components/headers/DocumentETag"
          },
          "Vary": {
            "$ref": "#/components/headers/VaryEncoding"
          }
        }
      }
    },
    "schemas": {
      "CollectionName": {
        "description": "1 to 64 letters, digits, \`_\` and \`-\`, starting with a letter or \`_\`. Case-sensitive.",
        "type": "string",
        "pattern": "^[A-Za-z_][A-Za-z0-9_-]{0,63}$",
        "x-detail": "must start with a letter or \\"_\\", followed by at most 63 letters, digits, \\"_\\" or \\"-\\"",
        "example": "notes"
      },
      "Collection": {
        "description": "A collection in a list. It contains only the name, also in later versions.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name"
        ],
        "properties": {
          "name": {
            "$ref": "#/components/schemas/CollectionName"
          }
        }
      },
      "CollectionList": {
        "description": "Collections, sorted by name in ascending order.",
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Collection"
        }
      },
      "CollectionInput": {
        "description": "A collection to create. The server rejects other members.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name"
        ],
        "properties": {
          "name": {
            "$ref": "#/components/schemas/CollectionName"
          }
        }
      },
      "CollectionDetails": {
        "description": "A collection with its number of rows, its creation time and its indexes.",
        "type": "object",
        "required": [
          "name",
          "rows",
          "created_at",
          "indexes"
        ],
        "properties": {
          "name": {
            "$ref": "#/components/schemas/CollectionName"
          },
          "rows": {
            "description": "The number of rows in the collection.",
            "type": "integer",
            "format": "int64",
            "minimum": 0,
            "example": 8
          },
          "created_at": {
            "description": "The creation time (RFC 3339, UTC).",
            "type": "string",
            "format": "date-time"
          },
          "indexes": {
            "description": "The indexes that the server has created for lists, or is creating.",
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/CollectionIndex"
            }
          }
        }
      },
      "CollectionIndex": {
        "description": "An index that the server maintains.",
        "type": "object",
        "required": [
          "fields",
          "percent"
        ],
        "properties": {
          "fields": {
            "description": "The fields of the index.",
            "type": "array",
            "minItems": 1,
            "items": {
              "type": "string"
            },
            "example": [
              "price"
            ]
          },
          "percent": {
            "description": "The part of the work that is done. The index serves lists at 100.",
            "type": "integer",
            "format": "int32",
            "minimum": 0,
            "maximum": 100
          }
        }
      },
      "CollectionSchema": {
        "description": "A JSON Schema (draft 2020-12) of the rows of a collection, without their \`id\`.",
        "type": "object",
        "additionalProperties": true
      },
      "CollectionSchemaInput": {
        "description": "A JSON Schema (draft 2020-12) of the rows of a collection, without their \`id\`. It must be an object with \`\\"type\\": \\"object\\"\`. The [guide to schemas](/docs/schemas) describes the supported keywords. If the schema is not supported, the server returns 422 \`schema_invalid\`.",
        "example": {
          "type": "object",
          "required": [
            "title"
          ],
          "properties": {
            "title": {
              "type": "string"
            }
          }
        }
      },
      "RowId": {
        "description": "Identifies a row in its collection. The server assigns ids from 1 upwards, in the order of insertion, and never assigns an id again.",
        "type": "integer",
        "format": "int64",
        "minimum": 1,
        "maximum": 9007199254740991,
        "example": 7
      },
      "RowFields": {
        "description": "Fields with names that the client chooses, each with any JSON value. A row has at most 1,000 fields. Numbers are doubles: fractions keep 15 significant digits, and the server rejects integers that a double would change.",
        "type": "object",
        "additionalProperties": true
      },
      "Row": {
        "description": "A row: its \`id\` and the fields that the client sent.",
        "allOf": [
          {
            "type": "object",
            "required": [
              "id"
            ],
            "properties": {
              "id": {
                "$ref": "#/components/schemas/RowId"
              }
            }
          },
          {
            "$ref": "#/components/schemas/RowFields"
          }
        ],
        "additionalProperties": {}
      },
      "RowList": {
        "description": "Rows in the requested sort order.",
        "type": "array",
        "maxItems": 1000,
        "items": {
          "$ref": "#/components/schemas/Row"
        }
      },
      "RowInput": {
        "description": "A row to insert. It can have any fields except \`id\`, which the server assigns.",
        "type": "object",
        "not": {
          "type": "object",
          "properties": {
            "id": {}
          },
          "required": [
            "id"
          ],
          "x-detail": "must be omitted, because the server assigns ids"
        },
        "additionalProperties": {}
      },
      "RowInputList": {
        "description": "The rows to insert, all of them or none.",
        "type": "array",
        "minItems": 1,
        "maxItems": 1000,
        "items": {
          "$ref": "#/components/schemas/RowInput"
        },
        "example": [
          {
            "title": "Milk",
            "done": false
          }
        ]
      },
      "InsertedRowList": {
        "description": "The inserted rows in the order of the request. With \`Prefer: return=minimal\`, they have only their \`id\`.",
        "type": "array",
        "minItems": 1,
        "maxItems": 1000,
        "items": {
          "$ref": "#/components/schemas/Row"
        }
      },
      "RowPatch": {
        "description": "The fields to update. If the body contains \`id\`, it must be the \`id\` in the path.",
        "type": "object",
        "additionalProperties": true,
        "example": {
          "done": true
        }
      },
      "ExportedText": {
        "description": "Rows as lines of text.",
        "type": "string"
      },
      "EventStream": {
        "description": "Server-sent events. The data of each event is a frame of the feed.",
        "type": "string"
      },
      "RowReplacement": {
        "description": "All fields of the row. If the body contains \`id\`, it must be the \`id\` in the path.",
        "type": "object",
        "additionalProperties": true,
        "example": {
          "title": "Milk",
          "done": true
        }
      },
      "RowsPatch": {
        "description": "The fields to update, without \`id\`. As \`application/merge-patch+json\` (RFC 7396), \`null\` removes a field.",
        "type": "object",
        "not": {
          "type": "object",
          "properties": {
            "id": {}
          },
          "required": [
            "id"
          ],
          "x-detail": "must be omitted, because rows keep their ids"
        },
        "additionalProperties": {}
      },
      "RowsUpdated": {
        "description": "The number of rows that matched, and the number of rows that changed.",
        "type": "object",
        "required": [
          "matched",
          "changed"
        ],
        "properties": {
          "matched": {
            "description": "The number of rows that matched the \`filter\`.",
            "type": "integer",
            "format": "int32",
            "minimum": 0,
            "maximum": 1000
          },
          "changed": {
            "description": "The number of rows that changed.",
            "type": "integer",
            "format": "int32",
            "minimum": 0,
            "maximum": 1000
          }
        }
      },
      "RowsDeleted": {
        "description": "The number of deleted rows.",
        "type": "object",
        "required": [
          "deleted"
        ],
        "properties": {
          "deleted": {
            "description": "The number of rows that matched the \`filter\`.",
            "type": "integer",
            "format": "int32",
            "minimum": 0,
            "maximum": 1000
          }
        }
      },
      "IdempotencyKey": {
        "description": "Identifies a request. The client generates it at random.",
        "type": "string",
        "minLength": 1,
        "maxLength": 257,
        "pattern": "^([!#-\\\\x5b\\\\x5d-~]{1,255}|\\\\x22[!#-\\\\x5b\\\\x5d-~]{1,255}\\\\x22)$",
        "x-detail": "must have 1 to 255 visible ASCII characters except \\" and \\\\, optionally in double quotes"
      },
      "FieldNames": {
        "description": "The names of fields. A name that contains a comma is a JSON string.",
        "type": "array",
        "minItems": 1,
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 1538,
          "pattern": "^([^\\\\x00-\\\\x1f\\\\x7f,]{1,128}|\\\\x22([^\\\\x00-\\\\x1f\\\\x7f\\\\x22\\\\\\\\]|\\\\\\\\[^\\\\x00-\\\\x1f\\\\x7f])+\\\\x22)$",
          "x-detail": "must be a name of 1 to 128 characters, none of them a control character of ASCII, each in a fields of its own (fields=a&fields=b), and as a JSON string if it contains a comma (fields=\\"a,b\\")"
        }
      },
      "EventKind": {
        "description": "A kind of change.",
        "type": "string",
        "enum": [
          "insert",
          "update",
          "delete"
        ],
        "example": "insert"
      },
      "ChangeEvent": {
        "description": "\`insert\`, \`update\` and \`delete\` name the change. \`enter\` and \`leave\` are updates after which a row starts or stops matching the \`filter\`.",
        "type": "string",
        "enum": [
          "insert",
          "update",
          "delete",
          "enter",
          "leave"
        ]
      },
      "Change": {
        "description": "A change of one row. It has the same members as the frame that the feed sends for the change.",
        "type": "object",
        "required": [
          "event",
          "collection",
          "seq",
          "cursor",
          "time",
          "row"
        ],
        "properties": {
          "event": {
            "$ref": "#/components/schemas/ChangeEvent"
          },
          "collection": {
            "$ref": "#/components/schemas/CollectionName"
          },
          "seq": {
            "description": "The sequence number of the change in its collection.",
            "type": "integer",
            "format": "int64",
            "minimum": 1,
            "maximum": 9007199254740991
          },
          "cursor": {
            "$ref": "#/components/schemas/Cursor"
          },
          "time": {
            "description": "When the change was committed (RFC 3339, UTC).",
            "type": "string",
            "format": "date-time"
          },
          "row": {
            "$ref": "#/components/schemas/Row"
          },
          "changed": {
            "description": "The names of the fields that were added, removed or given another value, in no particular order. Present only if \`event\` is \`update\`.",
            "type": "array",
            "minItems": 1,
            "uniqueItems": true,
            "items": {
              "type": "string"
            }
          }
        }
      },
      "ChangeList": {
        "description": "Changes of a collection, in the order of their commits. Pass \`cursor\` as \`since\` of the next request.",
        "type": "object",
        "required": [
          "changes",
          "cursor",
          "has_more"
        ],
        "properties": {
          "changes": {
            "description": "The changes after \`since\` that the request includes.",
            "type": "array",
            "maxItems": 1000,
            "items": {
              "$ref": "#/components/schemas/Change"
            }
          },
          "cursor": {
            "$ref": "#/components/schemas/Cursor"
          },
          "has_more": {
            "description": "Whether more changes were committed when the response was made, or the change log after \`cursor\` was not read to its end. Send the next request at once. It does not wait.",
            "type": "boolean"
          }
        }
      },
      "Cursor": {
        "description": "A position in the changes of a collection. It is opaque: compare cursors only for equality.",
        "type": "string",
        "pattern": "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$",
        "x-detail": "must be a cursor from Collection-Cursor, from a frame or from a list of changes",
        "example": "k3f9x2mq-1042"
      },
      "KeyId": {
        "description": "The id of a key. It is not secret.",
        "type": "string",
        "pattern": "^key_[0-9A-Za-z]{12}$",
        "maxLength": 16,
        "x-detail": "must be the id of a key: key_ and 12 letters and digits",
        "example": "key_4fZ8mQ2rTn6W"
      },
      "KeyName": {
        "description": "The display name of a key.",
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^[^\\\\x00-\\\\x1f\\\\x7f-\\\\x9f]+$",
        "x-detail": "must have 1 to 100 characters and no control characters",
        "example": "phone"
      },
      "KeyScopes": {
        "description": "\`read\` allows lists, rows, exports and feeds. \`write\` allows all changes of collections and rows. \`admin\` allows the management of keys.",
        "type": "array",
        "minItems": 1,
        "maxItems": 3,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/KeyScope"
        }
      },
      "KeyScope": {
        "description": "One scope of a key.",
        "type": "string",
        "enum": [
          "read",
          "write",
          "admin"
        ]
      },
      "KeyCollections": {
        "description": "The only collections that the key can use, or null for all collections. The collections do not need to exist yet.",
        "type": "array",
        "minItems": 1,
        "maxItems": 100,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/CollectionName"
        },
        "nullable": true
      },
      "KeyExpiry": {
        "description": "The time when the key expires (RFC 3339), or null if it never expires.",
        "type": "string",
        "format": "date-time",
        "nullable": true
      },
      "Key": {
        "description": "A key of the account, without its secret.",
        "type": "object",
        "required": [
          "id",
          "name",
          "account",
          "prefix",
          "scopes",
          "collections",
          "created_at",
          "expires_at",
          "revoked_at",
          "last_used_at"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/KeyId"
          },
          "name": {
            "$ref": "#/components/schemas/KeyName"
          },
          "account": {
            "description": "The name of the account.",
            "type": "string",
            "maxLength": 64
          },
          "prefix": {
            "description": "The first characters of the secret, to distinguish keys.",
            "type": "string",
            "maxLength": 8
          },
          "scopes": {
            "$ref": "#/components/schemas/KeyScopes"
          },
          "collections": {
            "$ref": "#/components/schemas/KeyCollections"
          },
          "created_at": {
            "description": "The creation time (RFC 3339, UTC).",
            "type": "string",
            "format": "date-time"
          },
          "expires_at": {
            "$ref": "#/components/schemas/KeyExpiry"
          },
          "revoked_at": {
            "description": "The time when the key was revoked (RFC 3339, UTC), or null if it was not revoked.",
            "type": "string",
            "format": "date-time",
            "nullable": true
          },
          "last_used_at": {
            "description": "The time when the key was last used (RFC 3339, UTC), to the minute, or null if it was never used.",
            "type": "string",
            "format": "date-time",
            "nullable": true
          }
        }
      },
      "KeyList": {
        "description": "Keys, oldest first.",
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Key"
        }
      },
      "CreatedKey": {
        "description": "A key with its secret, which the server returns only once.",
        "type": "object",
        "required": [
          "id",
          "key",
          "name",
          "account",
          "prefix",
          "scopes",
          "collections",
          "created_at",
          "expires_at",
          "revoked_at",
          "last_used_at"
        ],
        "properties": {
          "id": {
            "$ref": "#/components/schemas/KeyId"
          },
          "key": {
            "description": "The secret of the key, which clients send with requests. The server cannot return it again.",
            "type": "string",
            "pattern": "^rf_[0-9A-Za-z]{38}$"
          },
          "name": {
            "$ref": "#/components/schemas/KeyName"
          },
          "account": {
            "description": "The name of the account.",
            "type": "string",
            "maxLength": 64
          },
          "prefix": {
            "description": "The first characters of the secret, to distinguish keys.",
            "type": "string",
            "maxLength": 8
          },
          "scopes": {
            "$ref": "#/components/schemas/KeyScopes"
          },
          "collections": {
            "$ref": "#/components/schemas/KeyCollections"
          },
          "created_at": {
            "description": "The creation time (RFC 3339, UTC).",
            "type": "string",
            "format": "date-time"
          },
          "expires_at": {
            "$ref": "#/components/schemas/KeyExpiry"
          },
          "revoked_at": {
            "description": "The time when the key was revoked (RFC 3339, UTC), or null if it was not revoked.",
            "type": "string",
            "format": "date-time",
            "nullable": true
          },
          "last_used_at": {
            "description": "The time when the key was last used (RFC 3339, UTC), to the minute, or null if it was never used.",
            "type": "string",
            "format": "date-time",
            "nullable": true
          }
        }
      },
      "KeyInput": {
        "description": "A key to create.",
        "type": "object",
        "required": [
          "name"
        ],
        "additionalProperties": false,
        "properties": {
          "name": {
            "$ref": "#/components/schemas/KeyName"
          },
          "scopes": {
            "$ref": "#/components/schemas/KeyScopes"
          },
          "collections": {
            "$ref": "#/components/schemas/KeyCollections"
          },
          "expires_at": {
            "$ref": "#/components/schemas/KeyExpiry"
          }
        }
      },
      "KeyPatch": {
        "description": "The members of a key to update. Other members stay unchanged.",
        "type": "object",
        "minProperties": 1,
        "additionalProperties": false,
        "properties": {
          "name": {
            "$ref": "#/components/schemas/KeyName"
          },
          "scopes": {
            "$ref": "#/components/schemas/KeyScopes"
          },
          "collections": {
            "$ref": "#/components/schemas/KeyCollections"
          },
          "expires_at": {
            "$ref": "#/components/schemas/KeyExpiry"
          }
        }
      },
      "KeyRotation": {
        "description": "How to rotate a key.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "grace": {
            "description": "How long the old key remains valid, such as \`30d\`, \`12h\`, \`15m\`, \`2s\` or \`2w\`. By default, it expires immediately.",
            "type": "string",
            "pattern": "^([0-9]{1,6}[smhd]|[0-9]{1,5}w)$",
            "x-detail": "must be a time such as 30d, 12h, 15m, 2s or 2w",
            "example": "24h"
          }
        }
      },
      "Usage": {
        "description": "The requests of an account in the current period, and the storage that it uses.",
        "type": "object",
        "required": [
          "account",
          "plan",
          "period",
          "requests",
          "collections",
          "rows",
          "bytes",
          "keys"
        ],
        "properties": {
          "account": {
            "description": "The name of the account.",
            "type": "string",
            "maxLength": 64,
            "example": "default"
          },
          "plan": {
            "description": "The name of the plan, or \`unlimited\` if the account has no plan.",
            "type": "string",
            "maxLength": 64
          },
          "period": {
            "$ref": "#/components/schemas/UsagePeriod"
          },
          "requests": {
            "$ref": "#/components/schemas/UsageRequests"
          },
          "collections": {
            "$ref": "#/components/schemas/UsageCollections"
          },
          "rows": {
            "$ref": "#/components/schemas/UsageRows"
          },
          "bytes": {
            "$ref": "#/components/schemas/UsageBytes"
          },
          "keys": {
            "description": "The requests by key, for every key of the account that is valid or was used in the period.",
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/KeyUsage"
            }
          }
        }
      },
      "UsagePeriod": {
        "description": "The hour, day or month (UTC) of the plan's quota. If the plan does not limit requests, it is the month.",
        "type": "object",
        "required": [
          "start",
          "end"
        ],
        "properties": {
          "start": {
            "description": "The start of the period (RFC 3339, UTC).",
            "type": "string",
            "format": "date-time"
          },
          "end": {
            "description": "The end of the period, which is the start of the next one (RFC 3339, UTC).",
            "type": "string",
            "format": "date-time"
          }
        }
      },
      "UsageRequests": {
        "description": "The account's requests in the period.",
        "type": "object",
        "required": [
          "used"
        ],
        "properties": {
          "used": {
            "description": "The number of requests that were counted.",
            "type": "integer",
            "format": "int64",
            "minimum": 0
          },
          "limit": {
            "description": "The maximum that the plan allows. Absent if the plan does not limit it.",
            "type": "integer",
            "format": "int64",
            "minimum": 1
          }
        }
      },
      "UsageCollections": {
        "description": "The account's collections.",
        "type": "object",
        "required": [
          "used"
        ],
        "properties": {
          "used": {
            "description": "The current number or amount.",
            "type": "integer",
            "format": "int64",
            "minimum": 0
          },
          "limit": {
            "description": "The maximum that the plan allows. Absent if the plan does not limit it.",
            "type": "integer",
            "format": "int64",
            "minimum": 1
          }
        }
      },
      "UsageRows": {
        "description": "The rows of all collections of the account.",
        "type": "object",
        "required": [
          "used"
        ],
        "properties": {
          "used": {
            "description": "The current number or amount.",
            "type": "integer",
            "format": "int64",
            "minimum": 0
          },
          "limit": {
            "description": "The maximum that the plan allows. Absent if the plan does not limit it.",
            "type": "integer",
            "format": "int64",
            "minimum": 1
          }
        }
      },
      "UsageBytes": {
        "description": "The size of all rows of the account in bytes: their JSON in UTF-8, including ids.",
        "type": "object",
        "required": [
          "used"
        ],
        "properties": {
          "used": {
            "description": "The current number or amount.",
            "type": "integer",
            "format": "int64",
            "minimum": 0
          },
          "limit": {
            "description": "The maximum that the plan allows. Absent if the plan does not limit it.",
            "type": "integer",
            "format": "int64",
            "minimum": 1
          }
        }
      },
      "KeyUsage": {
        "description": "The requests of one key in the period.",
        "type": "object",
        "required": [
          "id",
          "name",
          "requests"
        ],
        "properties": {
          "id": {
            "description": "The id of the key, as in \`rowfeed keys list\`. This is not the secret of the key.",
            "type": "string",
            "maxLength": 64
          },
          "name": {
            "description": "The name of the key.",
            "type": "string",
            "maxLength": 100
          },
          "requests": {
            "description": "The number of requests that were counted.",
            "type": "integer",
            "format": "int64",
            "minimum": 0
          }
        }
      },
      "UsageHistory": {
        "description": "Days with their requests, oldest first.",
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/UsageDay"
        }
      },
      "UsageDay": {
        "description": "The requests of an account on one day.",
        "type": "object",
        "required": [
          "date",
          "requests",
          "keys"
        ],
        "properties": {
          "date": {
            "description": "The day, in UTC.",
            "type": "string",
            "format": "date"
          },
          "requests": {
            "description": "The number of requests that were counted.",
            "type": "integer",
            "format": "int64",
            "minimum": 0
          },
          "keys": {
            "description": "The requests by key. Keys without requests are omitted.",
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/KeyUsage"
            }
          }
        }
      },
      "Health": {
        "description": "Whether the server works.",
        "type": "object",
        "required": [
          "ok",
          "service"
        ],
        "properties": {
          "ok": {
            "description": "True if the server works.",
            "type": "boolean",
            "example": true
          },
          "service": {
            "description": "The name of the product.",
            "type": "string",
            "enum": [
              "rowfeed"
            ]
          }
        }
      },
      "ProblemCode": {
        "description": "Identifies the kind of error for programs. \`x-error-codes\` describes the codes of this version. Later versions can add codes, so handle an unknown code by its status.",
        "type": "string",
        "pattern": "^[a-z][a-z0-9_]*$",
        "maxLength": 64,
        "example": "request_malformed"
      },
      "ProblemDetails": {
        "description": "The reason why a request failed (RFC 9457).",
        "type": "object",
        "required": [
          "type",
          "title",
          "status",
          "detail",
          "code",
          "request_id"
        ],
        "properties": {
          "type": {
            "description": "\`urn:rowfeed:problem:\` followed by the code.",
            "type": "string",
            "format": "uri",
            "pattern": "^urn:rowfeed:problem:[a-z0-9_]+$"
          },
          "title": {
            "description": "The meaning of the code. It is the same for every occurrence.",
            "type": "string"
          },
          "status": {
            "description": "The status of the response.",
            "type": "integer",
            "format": "int32",
            "minimum": 400,
            "maximum": 599
          },
          "detail": {
            "description": "A description of the error in this request, for people to read.",
            "type": "string"
          },
          "instance": {
            "description": "The path of the request as the client sent it, without the query. Absent if the server could not read the path.",
            "type": "string"
          },
          "code": {
            "$ref": "#/components/schemas/ProblemCode"
          },
          "request_id": {
            "description": "The same value as the header \`Request-Id\`.",
            "type": "string",
            "maxLength": 128
          },
          "errors": {
            "description": "The errors, one item per place.",
            "type": "array",
            "minItems": 1,
            "items": {
              "$ref": "#/components/schemas/ValidationItem"
            }
          },
          "checked": {
            "description": "The number of rows that were checked, with \`rows_mismatch\`.",
            "type": "integer",
            "format": "int64",
            "minimum": 0
          },
          "index": {
            "$ref": "#/components/schemas/IndexProgress"
          }
        }
      },
      "IndexProgress": {
        "description": "How far an index is that a list waits for, with \`index_building\`.",
        "type": "object",
        "required": [
          "fields",
          "percent",
          "ready_in_s"
        ],
        "properties": {
          "fields": {
            "description": "The fields of the index.",
            "type": "array",
            "minItems": 1,
            "items": {
              "type": "string"
            },
            "example": [
              "price"
            ]
          },
          "percent": {
            "description": "The part of the work that is done.",
            "type": "integer",
            "format": "int32",
            "minimum": 0,
            "maximum": 99
          },
          "ready_in_s": {
            "description": "The estimated time until the index is complete, in seconds.",
            "type": "integer",
            "format": "int64",
            "minimum": 1
          }
        }
      },
      "ValidationItem": {
        "description": "One error, with either \`pointer\` or \`parameter\`.",
        "type": "object",
        "required": [
          "detail"
        ],
        "minProperties": 2,
        "properties": {
          "pointer": {
            "description": "The place in the body, as a JSON Pointer (RFC 6901). Empty for the complete body.",
            "type": "string",
            "pattern": "^(/([^~]|~[01])*)?$"
          },
          "parameter": {
            "description": "The name of the path, query or header parameter.",
            "type": "string"
          },
          "id": {
            "description": "The id of the row with the error, if the row is not in the body. \`pointer\` then refers to this row.",
            "type": "integer",
            "format": "int64",
            "minimum": 1
          },
          "detail": {
            "description": "A description of the error.",
            "type": "string"
          }
        }
      },
      "OpenapiDocument": {
        "description": "An OpenAPI document.",
        "type": "object",
        "required": [
          "openapi",
          "info",
          "paths"
        ],
        "properties": {
          "openapi": {
            "description": "The version of OpenAPI.",
            "type": "string"
          },
          "info": {
            "$ref": "#/components/schemas/DocumentInfo"
          },
          "paths": {
            "description": "The operations by path.",
            "type": "object",
            "additionalProperties": true
          }
        },
        "additionalProperties": true
      },
      "AsyncapiDocument": {
        "description": "An AsyncAPI document.",
        "type": "object",
        "required": [
          "asyncapi",
          "info"
        ],
        "properties": {
          "asyncapi": {
            "description": "The version of AsyncAPI.",
            "type": "string"
          },
          "info": {
            "$ref": "#/components/schemas/DocumentInfo"
          }
        },
        "additionalProperties": true
      },
      "DocumentInfo": {
        "description": "The title and the version of a document.",
        "type": "object",
        "required": [
          "title",
          "version"
        ],
        "properties": {
          "title": {
            "description": "The title of the document.",
            "type": "string"
          },
          "version": {
            "description": "The version of the contract.",
            "type": "string"
          }
        },
        "additionalProperties": true
      },
      "HtmlPage": {
        "description": "A page as HTML.",
        "type": "string"
      },
      "GuideText": {
        "description": "A guide, or the list of the guides, as Markdown.",
        "type": "string"
      },
      "DocsSections": {
        "description": "The sections of the documentation.",
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/DocsSection"
        }
      },
      "DocsSection": {
        "description": "A section of the documentation.",
        "type": "object",
        "required": [
          "title",
          "where",
          "address",
          "text"
        ],
        "properties": {
          "title": {
            "description": "The heading of the section, or the name of the item that it describes.",
            "type": "string"
          },
          "where": {
            "description": "The part of the documentation that contains the section.",
            "type": "string"
          },
          "address": {
            "description": "The address of the section, relative to the root of the server.",
            "type": "string"
          },
          "text": {
            "description": "The text of the section, without markup.",
            "type": "string"
          }
        },
        "additionalProperties": false
      },
      "SourceText": {
        "description": "A script or a style sheet.",
        "type": "string"
      }
    },
    "examples": {
      "credentials_conflict": {
        "summary": "Two different keys",
        "value": {
          "type": "urn:rowfeed:problem:credentials_conflict",
          "title": "The API keys differ",
          "status": 400,
          "detail": "The request contains two different keys.",
          "instance": "/v1/collections",
          "code": "credentials_conflict",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "parameter_invalid": {
        "summary": "A limit out of range and an unknown parameter",
        "value": {
          "type": "urn:rowfeed:problem:parameter_invalid",
          "title": "A parameter is invalid",
          "status": 400,
          "detail": "colour is not a parameter of this operation; limit must be at most 1000.",
          "instance": "/v1/collections/notes/rows",
          "code": "parameter_invalid",
          "request_id": "b7c41e5a90d24f6f",
          "errors": [
            {
              "parameter": "colour",
              "detail": "is not a parameter of this operation"
            },
            {
              "parameter": "limit",
              "detail": "must be at most 1000"
            }
          ]
        }
      },
      "body_malformed": {
        "summary": "A body that ends too early",
        "value": {
          "type": "urn:rowfeed:problem:body_malformed",
          "title": "The body is not JSON",
          "status": 400,
          "detail": "The body is not valid JSON.",
          "instance": "/v1/collections/notes/rows",
          "code": "body_malformed",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "body_invalid": {
        "summary": "A row to insert that contains an id",
        "value": {
          "type": "urn:rowfeed:problem:body_invalid",
          "title": "The body is invalid",
          "status": 400,
          "detail": "/3/id must be omitted, because the server assigns ids.",
          "instance": "/v1/collections/notes/rows",
          "code": "body_invalid",
          "request_id": "b7c41e5a90d24f6f",
          "errors": [
            {
              "pointer": "/3/id",
              "detail": "must be omitted, because the server assigns ids"
            }
          ]
        }
      },
      "page_too_large": {
        "summary": "A page of many large rows",
        "value": {
          "type": "urn:rowfeed:problem:page_too_large",
          "title": "The page is too large",
          "status": 400,
          "detail": "The page is larger than 16 MiB. Request fewer rows.",
          "instance": "/v1/collections/notes/rows",
          "code": "page_too_large",
          "request_id": "b7c41e5a90d24f6f",
          "errors": [
            {
              "parameter": "limit",
              "detail": "must be smaller for rows as large as these"
            }
          ]
        }
      },
      "query_too_costly": {
        "summary": "A filter for part of a text in a large collection",
        "value": {
          "type": "urn:rowfeed:problem:query_too_costly",
          "title": "The list takes too long",
          "status": 400,
          "detail": "The server stopped the list after 5 s. No index can make it faster; compare a field with a value, or sort by a field.",
          "instance": "/v1/collections/notes/rows",
          "code": "query_too_costly",
          "request_id": "b7c41e5a90d24f6f",
          "errors": [
            {
              "parameter": "filter",
              "detail": "takes too long in a collection as large as this"
            }
          ]
        }
      },
      "key_missing": {
        "summary": "No key",
        "value": {
          "type": "urn:rowfeed:problem:key_missing",
          "title": "An API key is required",
          "status": 401,
          "detail": "An API key is needed: send it as \\"x-api-key: <key>\\" or \\"Authorization: Bearer <key>\\".",
          "instance": "/v1/collections",
          "code": "key_missing",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "key_invalid": {
        "summary": "A key that is malformed, unknown, revoked or expired",
        "value": {
          "type": "urn:rowfeed:problem:key_invalid",
          "title": "The API key is invalid",
          "status": 401,
          "detail": "The API key is not valid.",
          "instance": "/v1/collections",
          "code": "key_invalid",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "scope_insufficient": {
        "summary": "A write with a key that only has the scope read",
        "value": {
          "type": "urn:rowfeed:problem:scope_insufficient",
          "title": "The API key does not allow this",
          "status": 403,
          "detail": "This operation requires a key with the scope write.",
          "instance": "/v1/collections/notes/rows",
          "code": "scope_insufficient",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "limit_reached": {
        "summary": "A plan whose limit of rows is reached",
        "value": {
          "type": "urn:rowfeed:problem:limit_reached",
          "title": "The storage limit of the plan is reached",
          "status": 403,
          "detail": "The plan starter allows 1,000 rows, and the account has 998; this adds 5.",
          "instance": "/v1/collections/notes/rows",
          "code": "limit_reached",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "contract_too_large": {
        "summary": "The schemas of many collections",
        "value": {
          "type": "urn:rowfeed:problem:limit_reached",
          "title": "The storage limit of the plan is reached",
          "status": 403,
          "detail": "The document would be larger than 16 MiB. Use a key that is limited to some of the collections.",
          "instance": "/v1/contract/openapi.json",
          "code": "limit_reached",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "contract_mismatch": {
        "summary": "A weak ETag in If-Match",
        "value": {
          "type": "urn:rowfeed:problem:version_mismatch",
          "title": "The version does not match",
          "status": 412,
          "detail": "The document has none of the versions in If-Match.",
          "instance": "/v1/contract/openapi.json",
          "code": "version_mismatch",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "origin_forbidden": {
        "summary": "A page of another origin",
        "value": {
          "type": "urn:rowfeed:problem:origin_forbidden",
          "title": "The origin is not allowed",
          "status": 403,
          "detail": "Web pages of this origin cannot open a feed. ROWFEED_CORS_ORIGIN lists the allowed origins.",
          "instance": "/ws",
          "code": "origin_forbidden",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "collection_not_found": {
        "summary": "A collection that does not exist",
        "value": {
          "type": "urn:rowfeed:problem:collection_not_found",
          "title": "The collection does not exist",
          "status": 404,
          "detail": "There is no collection notes.",
          "instance": "/v1/collections/notes/rows/7",
          "code": "collection_not_found",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "row_not_found": {
        "summary": "A row that was deleted",
        "value": {
          "type": "urn:rowfeed:problem:row_not_found",
          "title": "The row does not exist",
          "status": 404,
          "detail": "There is no row 7 in notes.",
          "instance": "/v1/collections/notes/rows/7",
          "code": "row_not_found",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "schema_not_found": {
        "summary": "A collection without a schema",
        "value": {
          "type": "urn:rowfeed:problem:schema_not_found",
          "title": "The collection has no schema",
          "status": 404,
          "detail": "The collection notes has no schema.",
          "instance": "/v1/collections/notes/schema",
          "code": "schema_not_found",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "collection_exists": {
        "summary": "A name that another collection has",
        "value": {
          "type": "urn:rowfeed:problem:collection_exists",
          "title": "The collection already exists",
          "status": 409,
          "detail": "The collection notes already exists.",
          "instance": "/v1/collections",
          "code": "collection_exists",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "idempotency_in_progress": {
        "summary": "A retry while the first request is in progress",
        "value": {
          "type": "urn:rowfeed:problem:idempotency_in_progress",
          "title": "The same request is in progress",
          "status": 409,
          "detail": "Another request with this Idempotency-Key is in progress.",
          "instance": "/v1/collections/notes/rows",
          "code": "idempotency_in_progress",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "schema_busy": {
        "summary": "Two changes of a schema at the same time",
        "value": {
          "type": "urn:rowfeed:problem:schema_busy",
          "title": "The schema is being changed",
          "status": 409,
          "detail": "The schema of notes is being changed by another request.",
          "instance": "/v1/collections/notes/schema",
          "code": "schema_busy",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "rows_mismatch": {
        "summary": "A row that does not conform to the schema",
        "value": {
          "type": "urn:rowfeed:problem:rows_mismatch",
          "title": "Rows do not conform to the schema",
          "status": 409,
          "detail": "Rows of notes do not conform to the schema. The server did not change anything.",
          "instance": "/v1/collections/notes/schema",
          "code": "rows_mismatch",
          "request_id": "b7c41e5a90d24f6f",
          "errors": [
            {
              "id": 7,
              "pointer": "/done",
              "detail": "must be true or false"
            }
          ],
          "checked": 8
        }
      },
      "too_many_rows": {
        "summary": "A filter that matches more rows than expected",
        "value": {
          "type": "urn:rowfeed:problem:too_many_rows",
          "title": "Too many rows match",
          "status": 409,
          "detail": "The filter matches more rows than max_rows (50), or rows of more than 4 MiB in total. The server did not change any row.",
          "instance": "/v1/collections/notes/rows",
          "code": "too_many_rows",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "cursor_expired": {
        "summary": "A cursor from before the oldest stored change",
        "value": {
          "type": "urn:rowfeed:problem:cursor_expired",
          "title": "The cursor is no longer valid",
          "status": 410,
          "detail": "The changes after this cursor are not available. List the rows again, and continue from the cursor of the list.",
          "instance": "/v1/collections/notes/changes",
          "code": "cursor_expired",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "page_expired": {
        "summary": "A page token from before the collection was created again",
        "value": {
          "type": "urn:rowfeed:problem:page_expired",
          "title": "The page token is no longer valid",
          "status": 410,
          "detail": "The collection was created again after the previous page. List it from the beginning.",
          "instance": "/v1/collections/notes/rows",
          "code": "page_expired",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "list_mismatch": {
        "summary": "A list with If-Match",
        "value": {
          "type": "urn:rowfeed:problem:version_mismatch",
          "title": "The version does not match",
          "status": 412,
          "detail": "The list has none of the versions in If-Match.",
          "instance": "/v1/collections/notes/rows",
          "code": "version_mismatch",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "schema_mismatch": {
        "summary": "A schema that another client has changed",
        "value": {
          "type": "urn:rowfeed:problem:version_mismatch",
          "title": "The version does not match",
          "status": 412,
          "detail": "The schema of notes has none of the versions in If-Match.",
          "instance": "/v1/collections/notes/schema",
          "code": "version_mismatch",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "version_mismatch": {
        "summary": "A row that another client has changed",
        "value": {
          "type": "urn:rowfeed:problem:version_mismatch",
          "title": "The version does not match",
          "status": 412,
          "detail": "Row 7 has none of the versions in If-Match.",
          "instance": "/v1/collections/notes/rows/7",
          "code": "version_mismatch",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "body_too_large": {
        "summary": "Too many rows in one request",
        "value": {
          "type": "urn:rowfeed:problem:body_too_large",
          "title": "The body is too large",
          "status": 413,
          "detail": "The body is larger than 1048576 bytes.",
          "instance": "/v1/collections/notes/rows",
          "code": "body_too_large",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "media_type_unsupported": {
        "summary": "A form instead of JSON",
        "value": {
          "type": "urn:rowfeed:problem:media_type_unsupported",
          "title": "The body's media type is not supported",
          "status": 415,
          "detail": "Send the body as application/json, in UTF-8.",
          "instance": "/v1/collections/notes/rows",
          "code": "media_type_unsupported",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "value_unsupported": {
        "summary": "An integer that would change",
        "value": {
          "type": "urn:rowfeed:problem:value_unsupported",
          "title": "A value can't be stored exactly",
          "status": 422,
          "detail": "The body contains values that the server cannot store unchanged.",
          "instance": "/v1/collections/notes/rows",
          "code": "value_unsupported",
          "request_id": "b7c41e5a90d24f6f",
          "errors": [
            {
              "pointer": "/0/serial",
              "detail": "is an integer that would be stored as 9007199254740992"
            }
          ]
        }
      },
      "schema_invalid": {
        "summary": "An unsupported keyword",
        "value": {
          "type": "urn:rowfeed:problem:schema_invalid",
          "title": "The schema is not supported",
          "status": 422,
          "detail": "The schema is not supported.",
          "instance": "/v1/collections/notes/schema",
          "code": "schema_invalid",
          "request_id": "b7c41e5a90d24f6f",
          "errors": [
            {
              "pointer": "/patternProperties",
              "detail": "is not a supported keyword"
            }
          ]
        }
      },
      "row_invalid": {
        "summary": "A field of another type",
        "value": {
          "type": "urn:rowfeed:problem:row_invalid",
          "title": "The row does not conform to the schema",
          "status": 422,
          "detail": "Not every row would conform to the schema of notes.",
          "instance": "/v1/collections/notes/rows",
          "code": "row_invalid",
          "request_id": "b7c41e5a90d24f6f",
          "errors": [
            {
              "pointer": "/0/done",
              "detail": "must be true or false"
            }
          ]
        }
      },
      "grant_exceeded": {
        "summary": "A new key with a scope that the requesting key does not have",
        "value": {
          "type": "urn:rowfeed:problem:grant_exceeded",
          "title": "The key does not have these permissions",
          "status": 403,
          "detail": "Only a key with the scope write can grant or change this.",
          "instance": "/v1/keys",
          "code": "grant_exceeded",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "key_not_found": {
        "summary": "A key that does not exist",
        "value": {
          "type": "urn:rowfeed:problem:key_not_found",
          "title": "The key does not exist",
          "status": 404,
          "detail": "There is no key key_4fZ8mQ2rTn6W.",
          "instance": "/v1/keys/key_4fZ8mQ2rTn6W",
          "code": "key_not_found",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "key_ended": {
        "summary": "A revoked key",
        "value": {
          "type": "urn:rowfeed:problem:key_ended",
          "title": "The key is revoked or expired",
          "status": 409,
          "detail": "Key key_4fZ8mQ2rTn6W was revoked.",
          "instance": "/v1/keys/key_4fZ8mQ2rTn6W",
          "code": "key_ended",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "last_admin_key": {
        "summary": "The last admin key of an account",
        "value": {
          "type": "urn:rowfeed:problem:last_admin_key",
          "title": "The account needs an admin key",
          "status": 409,
          "detail": "Besides key_4fZ8mQ2rTn6W, the account has no key with the scope admin that has the same scopes for all collections and lasts as long. Create one first, or rotate this key.",
          "instance": "/v1/keys/key_4fZ8mQ2rTn6W",
          "code": "last_admin_key",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "too_many_keys": {
        "summary": "An account with 10,000 keys",
        "value": {
          "type": "urn:rowfeed:problem:too_many_keys",
          "title": "The account has too many keys",
          "status": 409,
          "detail": "The account has 10000 keys.",
          "instance": "/v1/keys",
          "code": "too_many_keys",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "idempotency_key_reused": {
        "summary": "A key that was sent with another body",
        "value": {
          "type": "urn:rowfeed:problem:idempotency_key_reused",
          "title": "The idempotency key belongs to another request",
          "status": 422,
          "detail": "This Idempotency-Key was already used for another request.",
          "instance": "/v1/collections/notes/rows",
          "code": "idempotency_key_reused",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "too_many_attempts": {
        "summary": "A client that guesses keys",
        "value": {
          "type": "urn:rowfeed:problem:too_many_attempts",
          "title": "Too many invalid keys",
          "status": 429,
          "detail": "This address sent too many invalid keys.",
          "instance": "/v1/collections",
          "code": "too_many_attempts",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "quota_exceeded": {
        "summary": "A plan whose daily quota is exhausted",
        "value": {
          "type": "urn:rowfeed:problem:quota_exceeded",
          "title": "The quota is exhausted",
          "status": 429,
          "detail": "The plan starter allows 10000 requests per day (policy \\"day\\"). The next day starts at 2025-03-15T00:00:00.000Z.",
          "instance": "/v1/collections/notes/rows",
          "code": "quota_exceeded",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "too_many_sockets": {
        "summary": "A key with the maximum number of open feeds",
        "value": {
          "type": "urn:rowfeed:problem:too_many_sockets",
          "title": "Too many open feeds",
          "status": 429,
          "detail": "This key has 1000 open feeds, which is its maximum.",
          "instance": "/ws",
          "code": "too_many_sockets",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "internal_error": {
        "summary": "A fault of the server",
        "value": {
          "type": "urn:rowfeed:problem:internal_error",
          "title": "Internal server error",
          "status": 500,
          "detail": "The server could not process this request.",
          "instance": "/v1/collections/notes/rows",
          "code": "internal_error",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "sockets_exhausted": {
        "summary": "An instance with the maximum number of open feeds",
        "value": {
          "type": "urn:rowfeed:problem:sockets_exhausted",
          "title": "The instance has too many open feeds",
          "status": 503,
          "detail": "This instance has the maximum number of open feeds.",
          "instance": "/ws",
          "code": "sockets_exhausted",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "index_building": {
        "summary": "A list that waits for an index",
        "value": {
          "type": "urn:rowfeed:problem:index_building",
          "title": "An index is being created",
          "status": 503,
          "detail": "The server is creating an index for this list, and 40 % are done. Retry in 12 s.",
          "instance": "/v1/collections/notes/rows",
          "code": "index_building",
          "request_id": "b7c41e5a90d24f6f",
          "index": {
            "fields": [
              "price"
            ],
            "percent": 40,
            "ready_in_s": 12
          }
        }
      },
      "database_unavailable": {
        "summary": "A database that is not available",
        "value": {
          "type": "urn:rowfeed:problem:database_unavailable",
          "title": "The database is not available",
          "status": 503,
          "detail": "The database is not available at the moment.",
          "instance": "/v1/collections/notes/rows",
          "code": "database_unavailable",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "overloaded": {
        "summary": "Too many requests in progress",
        "value": {
          "type": "urn:rowfeed:problem:overloaded",
          "title": "The server is overloaded",
          "status": 503,
          "detail": "Too many requests are in progress.",
          "instance": "/v1/collections/notes/rows",
          "code": "overloaded",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "shutting_down": {
        "summary": "An instance that is shutting down",
        "value": {
          "type": "urn:rowfeed:problem:shutting_down",
          "title": "The server is shutting down",
          "status": 503,
          "detail": "The server is shutting down.",
          "instance": "/v1/collections/notes/rows",
          "code": "shutting_down",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "storage_full": {
        "summary": "A full disk",
        "value": {
          "type": "urn:rowfeed:problem:storage_full",
          "title": "The disk is full",
          "status": 507,
          "detail": "The storage is full. The server did not change anything.",
          "instance": "/v1/collections/notes/rows",
          "code": "storage_full",
          "request_id": "b7c41e5a90d24f6f"
        }
      }
    }
  }
}
`;

export const asyncapiYaml = `asyncapi: 3.0.0
info:
  title: rowfeed feed
  version: 0.1.0
  contact:
    name: The operator of this service
  license:
    name: MIT
    url: https://opensource.org/license/mit
  description: >
    A live, resumable feed of every change to the rows of one collection, over a WebSocket connection or as
    server-sent

    events. Each frame is a JSON text. It contains a change, an initial row or a bookmark. The OpenAPI
    document at \`/openapi.yaml\` describes the HTTP

    operations, including the errors of the handshake.


    \`\`\`js

    const socket = new WebSocket('ws://127.0.0.1:3000/ws?api_key=rf_...&collection=notes');

    socket.onmessage = ({ data }) => console.log(JSON.parse(data));

    \`\`\`


    ## Guarantees


    - **Complete.** The feed sends every change that is committed after the 101 response of the handshake. It
    does not send
      a greeting first.
    - **Ordered.** \`seq\` counts the changes of a collection in the order of their commits: 1, 2, 3, without a
    gap. The feed
      sends frames in this order. It skips the events that the client did not request.
    - **Durable.** The feed sends a change only after the change is synced to disk. It never sends a change
    that was rolled
      back.
    - **Batches stay together.** The rows of one insert are consecutive frames, in the order in which the
    client sent them.

    - **No change, no frame.** If a PATCH does not change the row, the feed does not send a frame.


    ## Resume from a cursor


    Every frame has a \`cursor\`, except \`row\` frames. To resume, pass the last cursor that you received as
    \`since\`. The server

    first sends all changes after this cursor and then continues with live changes. A connection delivers each
    of these

    changes exactly once. A client that resumes from the last frame that it *handled* handles every change
    exactly once.


    To start with the current rows, pass \`initial=true\`. You can also list the rows first, and pass the
    \`Collection-Cursor\` of

    that response as \`since\`.


    If a client passed \`since\`, the server also sends \`bookmark\` frames. They renew the cursor even if the
    client requested

    none of the latest changes.


    The change log contains the changes of a collection from the last 24 hours, or its last 100,000 changes if
    that is more.

    The operator can configure both limits. The server closes the connection with 4410 if it cannot continue
    from a cursor.

    This happens in three cases:


    - The cursor is older than the change log.

    - The cursor is ahead of the collection.

    - The cursor belongs to an earlier collection of the same name.


    To continue after 4410, list the rows again and follow from the new cursor.


    ## Initial rows


    With \`initial=true\`, the server sends frames in this order:


    1. Every row as a \`row\` frame, in order of \`id\`.

    2. A \`bookmark\` frame with \`"synced": true\`.

    3. All later changes, with bookmarks as for \`since\`.


    Changes that are committed while the server sends the rows are sent between the \`row\` frames, in order. To
    keep a copy of

    the collection, handle the frames as follows:


    - For a \`row\`, \`insert\`, \`update\` or \`enter\` frame, store its row in the copy by \`id\`.

    - For a \`delete\` or \`leave\` frame, remove its row from the copy.


    At the \`synced\` bookmark, the copy is identical to the collection. It stays identical with every later
    frame.


    \`row\` frames have no cursor. Do not resume from the cursor of a change before the \`synced\` bookmark. If
    the connection is

    lost before this bookmark, start again with \`initial=true\` and an empty copy.


    ## Filtered feeds


    With \`filter\`, the feed only includes matching rows. The filter language is the same as for lists. The row
    before and

    after a change determines the frame:


    | Before | After | Frame |

    |---|---|---|

    | matches | matches | \`update\` |

    | does not match, or does not exist | matches | \`enter\`, or \`insert\` for a new row |

    | matches | does not match, or does not exist | \`leave\` with the last state that matched, or \`delete\` for
    a deleted row |

    | does not match | does not match | no frame, but bookmarks continue |


    \`events\` does not accept the values \`enter\` and \`leave\`. The value \`update\` includes both. \`enter\` and
    \`leave\` frames have

    no \`changed\`.


    A client that keeps the matching rows does not need to evaluate the filter. The feed does not send rows
    that do not match.


    ## Selected fields


    With \`fields\`, the \`row\` of each frame contains only these fields and \`id\`, and \`changed\` names only these
    fields. The

    server does not send a frame for an update that changes none of them. \`filter\` can use other fields.
    \`enter\` and \`leave\`

    depend only on the filter.


    ## Backpressure and pings


    The server sends frames as fast as the client reads them. A client that has more than 1 MiB waiting can
    catch up at its

    own pace and does not slow down other clients. If the server cannot send a byte for 30 s, it closes the
    connection with

    4408. The server sends a ping every 30 s. It disconnects a client that does not reply to two pings.


    Clients do not need to send frames. The server ignores the content of text frames. It closes the
    connection in these

    cases:


    - The client sends a binary frame (1003).

    - The client sends more than 100 frames within a second (1008).

    - The client sends a frame of more than 4 KiB (1009).


    ## Server-sent events


    The channel \`stream\` sends the same frames as server-sent events, in the body of an HTTP response. \`event\`
    is the

    frame's \`event\`, \`id\` is its \`cursor\`, and \`data\` is the frame as one line of JSON. The stream begins with
    \`retry: 2000\`.

    The server sends a comment line after every 15 s of silence.


    With \`initial=true\`, no event has an \`id\` before the \`synced\` bookmark, because a client cannot resume
    from there. Without

    \`since\` and \`initial\`, the stream starts with a bookmark. Every stream then sends bookmarks as with
    \`since\`.


    Where the server closes a WebSocket connection with 4401, 4403, 4404 or 4410, the stream sends an event
    \`end\`. Its data

    is a problem (RFC 9457), as in an HTTP error. Then the stream ends.


    ## Versioning and deprecation


    Later versions can add members to frames, optional parameters to the handshake, and close codes. Clients
    must ignore

    members that they do not know, and frames whose \`event\` they do not know. The server sends a new kind of
    frame only to

    clients that requested it.


    Before a part of the feed is removed, the response of the handshake announces the removal with the headers

    [\`Deprecation\`](https://www.rfc-editor.org/rfc/rfc9745) and
    [\`Sunset\`](https://www.rfc-editor.org/rfc/rfc8594). The part

    is removed at least six months later. Its replacement gets a new path next to \`/ws\`.


    \`info.version\` is the same as in the OpenAPI document and follows semantic versioning. A change that
    breaks clients

    requires a new major version.
  tags:
    - name: feed
      description: Every change to the rows of a collection as it happens, over a WebSocket connection.
defaultContentType: application/json
servers:
  local:
    host: 127.0.0.1:3000
    protocol: ws
    description: A server that was started on this machine with \`npm start\` or \`npx rowfeed\`.
    security:
      - $ref: "#/components/securitySchemes/queryKey"
      - $ref: "#/components/securitySchemes/bearerKey"
      - $ref: "#/components/securitySchemes/headerKey"
  localHttp:
    host: 127.0.0.1:3000
    protocol: http
    description: The same server, for streams of server-sent events.
    security:
      - $ref: "#/components/securitySchemes/queryKey"
      - $ref: "#/components/securitySchemes/bearerKey"
      - $ref: "#/components/securitySchemes/headerKey"
channels:
  feed:
    address: /ws
    title: Feed of a collection
    summary: Every change to the rows of one collection.
    description: One WebSocket connection follows one collection, which \`collection\` names. \`events\` selects the
      kinds of change, and \`filter\` selects the rows. The feed resumes from the cursor in \`since\`, or starts
      with the current rows if \`initial\` is set.
    servers:
      - $ref: "#/servers/local"
    messages:
      insert:
        $ref: "#/components/messages/insert"
      update:
        $ref: "#/components/messages/update"
      delete:
        $ref: "#/components/messages/delete"
      enter:
        $ref: "#/components/messages/enter"
      leave:
        $ref: "#/components/messages/leave"
      row:
        $ref: "#/components/messages/row"
      bookmark:
        $ref: "#/components/messages/bookmark"
    bindings:
      ws:
        bindingVersion: 0.1.0
        method: GET
        query:
          type: object
          required:
            - collection
          additionalProperties: false
          properties:
            api_key:
              description: The API key, for clients that cannot set headers.
              type: string
            collection:
              $ref: "#/components/schemas/CollectionName"
            events:
              description: The kinds of change to follow, separated by commas, each at most once. By default, the feed
                includes all three.
              type: string
              pattern: ^(insert|update|delete)(,(insert|update|delete)){0,2}$
              default: insert,update,delete
            since:
              $ref: "#/components/schemas/Cursor"
            filter:
              type: string
              maxLength: 2048
              x-detail: "is too long at character 2049: a filter can have at most 2,048 characters"
            fields:
              $ref: "#/components/schemas/FieldNames"
            initial:
              description: Starts the feed with the current rows. Cannot be combined with \`since\`, or with \`events\` that
                omits a kind of change.
              type: string
              enum:
                - "true"
        headers:
          type: object
          properties:
            Authorization:
              description: The API key as \`Bearer <API_KEY>\`.
              type: string
            x-api-key:
              description: The API key in a separate header.
              type: string
            Origin:
              description: The origin of the page, which browsers send. The server always allows its own origin. It allows
                other origins if the operator configures them.
              type: string
    x-close-codes:
      "1001": The server is shutting down. Connect again and resume from the last cursor.
      "1002": The client broke the WebSocket protocol.
      "1003": The client sent a binary frame. Feeds support only text frames.
      "1007": The client sent text that is not UTF-8.
      "1008": The client sent more than 100 frames within a second.
      "1009": The client sent a frame of more than 4 KiB.
      "1011": The server could not read the change log. Connect again and resume from the last cursor. With
        \`initial\`, the server also sends this code if it could not read further rows, or if finding them took
        more than 5 s. Then start again.
      "4401": The key was revoked or has expired. This happened at most 2 s before.
      "4403": The key can no longer read this collection. It lost the scope \`read\` or the collection.
      "4404": The collection was deleted.
      "4408": The client did not read for 30 seconds. Data was waiting, and the server could not send a byte of it
        in this time. A client that does not read at all can see 1006 instead.
      "4410": The feed cannot resume from this cursor, so list the rows again. The cursor is older than the change
        log, is ahead of the collection, or belongs to an earlier collection of the same name. Follow from the
        cursor of the list.
  stream:
    address: /v1/collections/{collection_name}/changes/stream
    title: Stream of a collection
    summary: Every change to the rows of one collection, as server-sent events.
    description: One HTTP response follows one collection. The operation \`streamChanges\` of the OpenAPI document
      describes the request, its parameters and its errors. The messages are the same as on the channel
      \`feed\`.
    servers:
      - $ref: "#/servers/localHttp"
    parameters:
      collection_name:
        description: The collection to follow.
        examples:
          - notes
    messages:
      insert:
        $ref: "#/components/messages/insert"
      update:
        $ref: "#/components/messages/update"
      delete:
        $ref: "#/components/messages/delete"
      enter:
        $ref: "#/components/messages/enter"
      leave:
        $ref: "#/components/messages/leave"
      row:
        $ref: "#/components/messages/row"
      bookmark:
        $ref: "#/components/messages/bookmark"
operations:
  sendChanges:
    action: send
    channel:
      $ref: "#/channels/feed"
    title: Send changes
    summary: The server sends one frame per change. Clients that passed \`since\` or \`initial\` also receive bookmarks.
    description: The server sends a frame after its change is synced to disk. Frames are in the order of \`seq\`. If
      the client passed \`since\`, the server first sends the changes after this cursor and then live changes.
      It does not skip or repeat a change. If the client passed \`initial\`, the server first sends the current
      rows. Changes that are committed in the meantime are sent between the rows.
    messages:
      - $ref: "#/channels/feed/messages/insert"
      - $ref: "#/channels/feed/messages/update"
      - $ref: "#/channels/feed/messages/delete"
      - $ref: "#/channels/feed/messages/enter"
      - $ref: "#/channels/feed/messages/leave"
      - $ref: "#/channels/feed/messages/row"
      - $ref: "#/channels/feed/messages/bookmark"
  streamChanges:
    action: send
    channel:
      $ref: "#/channels/stream"
    title: Stream changes
    summary: The server sends one event per change. The data of each event is a frame.
    description: The frames are the same as over a WebSocket connection, and in the same order. A client that
      reconnects sends the \`id\` of its last event as \`Last-Event-ID\`, and the stream resumes from it.
    bindings:
      http:
        bindingVersion: 0.3.0
        method: GET
    messages:
      - $ref: "#/channels/stream/messages/insert"
      - $ref: "#/channels/stream/messages/update"
      - $ref: "#/channels/stream/messages/delete"
      - $ref: "#/channels/stream/messages/enter"
      - $ref: "#/channels/stream/messages/leave"
      - $ref: "#/channels/stream/messages/row"
      - $ref: "#/channels/stream/messages/bookmark"
components:
  securitySchemes:
    queryKey:
      type: httpApiKey
      in: query
      name: api_key
      description: The API key in the query, because browsers cannot set headers on a WebSocket connection.
    bearerKey:
      type: http
      scheme: bearer
      description: "The API key as \`Authorization: Bearer <API_KEY>\`."
    headerKey:
      type: httpApiKey
      in: header
      name: x-api-key
      description: The API key in a separate header.
  messages:
    insert:
      name: insert
      title: A row was inserted
      summary: One frame per inserted row, in the order of the rows in the request.
      payload:
        $ref: "#/components/schemas/InsertFrame"
      examples:
        - name: insert
          summary: A note
          payload:
            event: insert
            collection: notes
            seq: 1041
            cursor: k3f9x2mq-1041
            time: 2025-03-14T09:26:53.589Z
            row:
              id: 7
              title: Milk
              body: Two litres.
              done: false
    update:
      name: update
      title: A row was updated
      summary: The complete row after the update, and the names of the fields that changed.
      payload:
        $ref: "#/components/schemas/UpdateFrame"
      examples:
        - name: update
          summary: The note was ticked off
          payload:
            event: update
            collection: notes
            seq: 1043
            cursor: k3f9x2mq-1043
            time: 2025-03-14T10:02:11.020Z
            row:
              id: 7
              title: Milk
              body: Two litres.
              done: true
            changed:
              - done
    delete:
      name: delete
      title: A row was deleted
      summary: The last state of the row before it was deleted.
      payload:
        $ref: "#/components/schemas/DeleteFrame"
      examples:
        - name: delete
          summary: The note was deleted
          payload:
            event: delete
            collection: notes
            seq: 1044
            cursor: k3f9x2mq-1044
            time: 2025-03-14T18:40:00.731Z
            row:
              id: 7
              title: Milk
              body: Two litres.
              done: true
    enter:
      name: enter
      title: A row started to match the filter
      summary: The complete row after the change. The server sends this frame only to clients that passed a \`filter\`.
      payload:
        $ref: "#/components/schemas/EnterFrame"
      examples:
        - name: enter
          summary: With \`@.done == false\`, a note that was marked as not done
          payload:
            event: enter
            collection: notes
            seq: 1045
            cursor: k3f9x2mq-1045
            time: 2025-03-14T18:40:02.170Z
            row:
              id: 8
              title: Call the plumber
              body: The kitchen tap drips again.
              done: false
    leave:
      name: leave
      title: A row stopped matching the filter
      summary: The last state of the row that matched. The server sends this frame only to clients that passed a
        \`filter\`.
      payload:
        $ref: "#/components/schemas/LeaveFrame"
      examples:
        - name: leave
          summary: With \`@.done == false\`, a note that was marked as done
          payload:
            event: leave
            collection: notes
            seq: 1046
            cursor: k3f9x2mq-1046
            time: 2025-03-14T18:41:15.009Z
            row:
              id: 8
              title: Call the plumber
              body: The kitchen tap drips again.
              done: false
    row:
      name: row
      title: An initial row
      summary: One frame per row in order of \`id\`, for clients that passed \`initial\`. The frame is not a change, so
        it has no cursor.
      payload:
        $ref: "#/components/schemas/RowFrame"
      examples:
        - name: row
          summary: A note
          payload:
            event: row
            collection: notes
            row:
              id: 7
              title: Milk
              body: Two litres.
              done: false
    bookmark:
      name: bookmark
      title: The current cursor of the feed
      summary: Renews the cursor of a client that passed \`since\` or \`initial\`. The server sends a bookmark at least
        every 30 s, and after 1,000 changes for which it sent no frame. With \`initial\`, it also sends a
        bookmark with \`synced\` after the last initial row.
      payload:
        $ref: "#/components/schemas/BookmarkFrame"
      examples:
        - name: synced
          summary: The server has sent all initial rows
          payload:
            event: bookmark
            seq: 1044
            cursor: k3f9x2mq-1044
            time: 2025-03-14T18:40:01.020Z
            synced: true
        - name: bookmark
          summary: The feed has no changes for this client up to this cursor
          payload:
            event: bookmark
            seq: 1050
            cursor: k3f9x2mq-1050
            time: 2025-03-14T18:40:30.735Z
  schemas:
    CollectionName:
      description: 1 to 64 letters, digits, \`_\` and \`-\`, starting with a letter or \`_\`. Case-sensitive.
      type: string
      pattern: ^[A-Za-z_][A-Za-z0-9_-]{0,63}$
      x-detail: must start with a letter or "_", followed by at most 63 letters, digits, "_" or "-"
      examples:
        - notes
    Cursor:
      description: "A position in the changes of a collection. It is opaque: compare cursors only for equality."
      type: string
      pattern: ^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$
      x-detail: must be a cursor from Collection-Cursor, from a frame or from a list of changes
      examples:
        - k3f9x2mq-1042
    Row:
      description: "A row: its \`id\` and the fields that the client sent."
      allOf:
        - type: object
          required:
            - id
          properties:
            id:
              $ref: "#/components/schemas/RowId"
        - $ref: "#/components/schemas/RowFields"
      additionalProperties: {}
    InsertEvent:
      description: A row was inserted.
      type: string
      enum:
        - insert
    UpdateEvent:
      description: A row was updated.
      type: string
      enum:
        - update
    DeleteEvent:
      description: A row was deleted.
      type: string
      enum:
        - delete
    EnterEvent:
      description: A change made a row match the filter.
      type: string
      enum:
        - enter
    LeaveEvent:
      description: A change made a row stop matching the filter.
      type: string
      enum:
        - leave
    RowEvent:
      description: The frame is not a change. It contains an initial row.
      type: string
      enum:
        - row
    BookmarkEvent:
      description: The frame is not a change. It renews the cursor.
      type: string
      enum:
        - bookmark
    Seq:
      description: The sequence number of the change in its collection.
      type: integer
      format: int64
      minimum: 1
      maximum: 9007199254740991
    CommitTime:
      description: When the change was committed (RFC 3339, UTC).
      type: string
      format: date-time
    InsertFrame:
      description: A row was inserted.
      type: object
      required:
        - event
        - collection
        - seq
        - cursor
        - time
        - row
      properties:
        event:
          $ref: "#/components/schemas/InsertEvent"
        collection:
          $ref: "#/components/schemas/CollectionName"
        seq:
          $ref: "#/components/schemas/Seq"
        cursor:
          $ref: "#/components/schemas/Cursor"
        time:
          $ref: "#/components/schemas/CommitTime"
        row:
          $ref: "#/components/schemas/Row"
    UpdateFrame:
      description: A row was updated.
      type: object
      required:
        - event
        - collection
        - seq
        - cursor
        - time
        - row
        - changed
      properties:
        event:
          $ref: "#/components/schemas/UpdateEvent"
        collection:
          $ref: "#/components/schemas/CollectionName"
        seq:
          $ref: "#/components/schemas/Seq"
        cursor:
          $ref: "#/components/schemas/Cursor"
        time:
          $ref: "#/components/schemas/CommitTime"
        row:
          $ref: "#/components/schemas/Row"
        changed:
          description: The names of the fields that were added, removed or given another value, in no particular order.
          type: array
          minItems: 1
          uniqueItems: true
          items:
            type: string
    DeleteFrame:
      description: A row was deleted. \`row\` is its last state.
      type: object
      required:
        - event
        - collection
        - seq
        - cursor
        - time
        - row
      properties:
        event:
          $ref: "#/components/schemas/DeleteEvent"
        collection:
          $ref: "#/components/schemas/CollectionName"
        seq:
          $ref: "#/components/schemas/Seq"
        cursor:
          $ref: "#/components/schemas/Cursor"
        time:
          $ref: "#/components/schemas/CommitTime"
        row:
          $ref: "#/components/schemas/Row"
    EnterFrame:
      description: A row started to match the filter. \`row\` is its state after the change.
      type: object
      required:
        - event
        - collection
        - seq
        - cursor
        - time
        - row
      properties:
        event:
          $ref: "#/components/schemas/EnterEvent"
        collection:
          $ref: "#/components/schemas/CollectionName"
        seq:
          $ref: "#/components/schemas/Seq"
        cursor:
          $ref: "#/components/schemas/Cursor"
        time:
          $ref: "#/components/schemas/CommitTime"
        row:
          $ref: "#/components/schemas/Row"
    LeaveFrame:
      description: A row stopped matching the filter. \`row\` is the row as it was when it last matched.
      type: object
      required:
        - event
        - collection
        - seq
        - cursor
        - time
        - row
      properties:
        event:
          $ref: "#/components/schemas/LeaveEvent"
        collection:
          $ref: "#/components/schemas/CollectionName"
        seq:
          $ref: "#/components/schemas/Seq"
        cursor:
          $ref: "#/components/schemas/Cursor"
        time:
          $ref: "#/components/schemas/CommitTime"
        row:
          $ref: "#/components/schemas/Row"
    RowFrame:
      description: An initial row, in its state at this position of the feed.
      type: object
      required:
        - event
        - collection
        - row
      properties:
        event:
          $ref: "#/components/schemas/RowEvent"
        collection:
          $ref: "#/components/schemas/CollectionName"
        row:
          $ref: "#/components/schemas/Row"
    BookmarkFrame:
      description: A new cursor to resume from, without a change.
      type: object
      required:
        - event
        - seq
        - cursor
        - time
      properties:
        event:
          $ref: "#/components/schemas/BookmarkEvent"
        seq:
          description: The sequence number of the last change that the feed has sent or skipped. It is 0 before the
            first change.
          type: integer
          format: int64
          minimum: 0
          maximum: 9007199254740991
        cursor:
          $ref: "#/components/schemas/Cursor"
        time:
          description: When the bookmark was sent (RFC 3339, UTC).
          type: string
          format: date-time
        synced:
          description: Present after the last initial row. From this bookmark on, the copy of the client is identical to
            the matching rows of the collection.
          type: boolean
          enum:
            - true
    FieldNames:
      description: The names of fields. A name that contains a comma is a JSON string.
      type: array
      minItems: 1
      maxItems: 50
      uniqueItems: true
      items:
        type: string
        minLength: 1
        maxLength: 1538
        pattern: ^([^\\x00-\\x1f\\x7f,]{1,128}|\\x22([^\\x00-\\x1f\\x7f\\x22\\\\]|\\\\[^\\x00-\\x1f\\x7f])+\\x22)$
        x-detail: must be a name of 1 to 128 characters, none of them a control character of ASCII, each in a fields
          of its own (fields=a&fields=b), and as a JSON string if it contains a comma (fields="a,b")
    RowId:
      description: Identifies a row in its collection. The server assigns ids from 1 upwards, in the order of
        insertion, and never assigns an id again.
      type: integer
      format: int64
      minimum: 1
      maximum: 9007199254740991
      examples:
        - 7
    RowFields:
      description: "Fields with names that the client chooses, each with any JSON value. A row has at most 1,000
        fields. Numbers are doubles: fractions keep 15 significant digits, and the server rejects integers
        that a double would change."
      type: object
      additionalProperties: true
`;

export const asyncapiJson = `{
  "asyncapi": "3.0.0",
  "info": {
    "title": "rowfeed feed",
    "version": "0.1.0",
    "contact": {
      "name": "The operator of this service"
    },
    "license": {
      "name": "MIT",
      "url": "https://opensource.org/license/mit"
    },
    "description": "A live, resumable feed of every change to the rows of one collection, over a WebSocket connection or as server-sent\\nevents. Each frame is a JSON text. It contains a change, an initial row or a bookmark. The OpenAPI document at \`/openapi.yaml\` describes the HTTP\\noperations, including the errors of the handshake.\\n\\n\`\`\`js\\nconst socket = new WebSocket('ws://127.0.0.1:3000/ws?api_key=rf_...&collection=notes');\\nsocket.onmessage = ({ data }) => console.log(JSON.parse(data));\\n\`\`\`\\n\\n## Guarantees\\n\\n- **Complete.** The feed sends every change that is committed after the 101 response of the handshake. It does not send\\n  a greeting first.\\n- **Ordered.** \`seq\` counts the changes of a collection in the order of their commits: 1, 2, 3, without a gap. The feed\\n  sends frames in this order. It skips the events that the client did not request.\\n- **Durable.** The feed sends a change only after the change is synced to disk. It never sends a change that was rolled\\n  back.\\n- **Batches stay together.** The rows of one insert are consecutive frames, in the order in which the client sent them.\\n- **No change, no frame.** If a PATCH does not change the row, the feed does not send a frame.\\n\\n## Resume from a cursor\\n\\nEvery frame has a \`cursor\`, except \`row\` frames. To resume, pass the last cursor that you received as \`since\`. The server\\nfirst sends all changes after this cursor and then continues with live changes. A connection delivers each of these\\nchanges exactly once. A client that resumes from the last frame that it *handled* handles every change exactly once.\\n\\nTo start with the current rows, pass \`initial=true\`. You can also list the rows first, and pass the \`Collection-Cursor\` of\\nthat response as \`since\`.\\n\\nIf a client passed \`since\`, the server also sends \`bookmark\` frames. They renew the cursor even if the client requested\\nnone of the latest changes.\\n\\nThe change log contains the changes of a collection from the last 24 hours, or its last 100,000 changes if that is more.\\nThe operator can configure both limits. The server closes the connection with 4410 if it cannot continue from a cursor.\\nThis happens in three cases:\\n\\n- The cursor is older than the change log.\\n- The cursor is ahead of the collection.\\n- The cursor belongs to an earlier collection of the same name.\\n\\nTo continue after 4410, list the rows again and follow from the new cursor.\\n\\n## Initial rows\\n\\nWith \`initial=true\`, the server sends frames in this order:\\n\\n1. Every row as a \`row\` frame, in order of \`id\`.\\n2. A \`bookmark\` frame with \`\\"synced\\": true\`.\\n3. All later changes, with bookmarks as for \`since\`.\\n\\nChanges that are committed while the server sends the rows are sent between the \`row\` frames, in order. To keep a copy of\\nthe collection, handle the frames as follows:\\n\\n- For a \`row\`, \`insert\`, \`update\` or \`enter\` frame, store its row in the copy by \`id\`.\\n- For a \`delete\` or \`leave\` frame, remove its row from the copy.\\n\\nAt the \`synced\` bookmark, the copy is identical to the collection. It stays identical with every later frame.\\n\\n\`row\` frames have no cursor. Do not resume from the cursor of a change before the \`synced\` bookmark. If the connection is\\nlost before this bookmark, start again with \`initial=true\` and an empty copy.\\n\\n## Filtered feeds\\n\\nWith \`filter\`, the feed only includes matching rows. The filter language is the same as for lists. The row before and\\nafter a change determines the frame:\\n\\n| Before | After | Frame |\\n|---|---|---|\\n| matches | matches | \`update\` |\\n| does not match, or does not exist | matches | \`enter\`, or \`insert\` for a new row |\\n| matches | does not match, or does not exist | \`leave\` with the last state that matched, or \`delete\` for a deleted row |\\n| does not match | does not match | no frame, but bookmarks continue |\\n\\n\`events\` does not accept the values \`enter\` and \`leave\`. The value \`update\` includes both. \`enter\` and \`leave\` frames have\\nno \`changed\`.\\n\\nA client that keeps the matching rows does not need to evaluate the filter. The feed does not send rows that do not match.\\n\\n## Selected fields\\n\\nWith \`fields\`, the \`row\` of each frame contains only these fields and \`id\`, and \`changed\` names only these fields. The\\nserver does not send a frame for an update that changes none of them. \`filter\` can use other fields. \`enter\` and \`leave\`\\ndepend only on the filter.\\n\\n## Backpressure and pings\\n\\nThe server sends frames as fast as the client reads them. A client that has more than 1 MiB waiting can catch up at its\\nown pace and does not slow down other clients. If the server cannot send a byte for 30 s, it closes the connection with\\n4408. The server sends a ping every 30 s. It disconnects a client that does not reply to two pings.\\n\\nClients do not need to send frames. The server ignores the content of text frames. It closes the connection in these\\ncases:\\n\\n- The client sends a binary frame (1003).\\n- The client sends more than 100 frames within a second (1008).\\n- The client sends a frame of more than 4 KiB (1009).\\n\\n## Server-sent events\\n\\nThe channel \`stream\` sends the same frames as server-sent events, in the body of an HTTP response. \`event\` is the\\nframe's \`event\`, \`id\` is its \`cursor\`, and \`data\` is the frame as one line of JSON. The stream begins with \`retry: 2000\`.\\nThe server sends a comment line after every 15 s of silence.\\n\\nWith \`initial=true\`, no event has an \`id\` before the \`synced\` bookmark, because a client cannot resume from there. Without\\n\`since\` and \`initial\`, the stream starts with a bookmark. Every stream then sends bookmarks as with \`since\`.\\n\\nWhere the server closes a WebSocket connection with 4401, 4403, 4404 or 4410, the stream sends an event \`end\`. Its data\\nis a problem (RFC 9457), as in an HTTP error. Then the stream ends.\\n\\n## Versioning and deprecation\\n\\nLater versions can add members to frames, optional parameters to the handshake, and close codes. Clients must ignore\\nmembers that they do not know, and frames whose \`event\` they do not know. The server sends a new kind of frame only to\\nclients that requested it.\\n\\nBefore a part of the feed is removed, the response of the handshake announces the removal with the headers\\n[\`Deprecation\`](https://www.rfc-editor.org/rfc/rfc9745) and [\`Sunset\`](https://www.rfc-editor.org/rfc/rfc8594). The part\\nis removed at least six months later. Its replacement gets a new path next to \`/ws\`.\\n\\n\`info.version\` is the same as in the OpenAPI document and follows semantic versioning. A change that breaks clients\\nrequires a new major version.\\n",
    "tags": [
      {
        "name": "feed",
        "description": "Every change to the rows of a collection as it happens, over a WebSocket connection."
      }
    ]
  },
  "defaultContentType": "application/json",
  "servers": {
    "local": {
      "host": "127.0.0.1:3000",
      "protocol": "ws",
      "description": "A server that was started on this machine with \`npm start\` or \`npx rowfeed\`.",
      "security": [
        {
          "$ref": "#/components/securitySchemes/queryKey"
        },
        {
          "$ref": "#/components/securitySchemes/bearerKey"
        },
        {
          "$ref": "#/components/securitySchemes/headerKey"
        }
      ]
    },
    "localHttp": {
      "host": "127.0.0.1:3000",
      "protocol": "http",
      "description": "The same server, for streams of server-sent events.",
      "security": [
        {
          "$ref": "#/components/securitySchemes/queryKey"
        },
        {
          "$ref": "#/components/securitySchemes/bearerKey"
        },
        {
          "$ref": "#/components/securitySchemes/headerKey"
        }
      ]
    }
  },
  "channels": {
    "feed": {
      "address": "/ws",
      "title": "Feed of a collection",
      "summary": "Every change to the rows of one collection.",
      "description": "One WebSocket connection follows one collection, which \`collection\` names. \`events\` selects the kinds of change, and \`filter\` selects the rows. The feed resumes from the cursor in \`since\`, or starts with the current rows if \`initial\` is set.",
      "servers": [
        {
          "$ref": "#/servers/local"
        }
      ],
      "messages": {
        "insert": {
          "$ref": "#/components/messages/insert"
        },
        "update": {
          "$ref": "#/components/messages/update"
        },
        "delete": {
          "$ref": "#/components/messages/delete"
        },
        "enter": {
          "$ref": "#/components/messages/enter"
        },
        "leave": {
          "$ref": "#/components/messages/leave"
        },
        "row": {
          "$ref": "#/components/messages/row"
        },
        "bookmark": {
          "$ref": "#/components/messages/bookmark"
        }
      },
      "bindings": {
        "ws": {
          "bindingVersion": "0.1.0",
          "method": "GET",
          "query": {
            "type": "object",
            "required": [
              "collection"
            ],
            "additionalProperties": false,
            "properties": {
              "api_key": {
                "description": "The API key, for clients that cannot set headers.",
                "type": "string"
              },
              "collection": {
                "$ref": "#/components/schemas/CollectionName"
              },
              "events": {
                "description": "The kinds of change to follow, separated by commas, each at most once. By default, the feed includes all three.",
                "type": "string",
                "pattern": "^(insert|update|delete)(,(insert|update|delete)){0,2}$",
                "default": "insert,update,delete"
              },
              "since": {
                "$ref": "#/components/schemas/Cursor"
              },
              "filter": {
                "type": "string",
                "maxLength": 2048,
                "x-detail": "is too long at character 2049: a filter can have at most 2,048 characters"
              },
              "fields": {
                "$ref": "#/components/schemas/FieldNames"
              },
              "initial": {
                "description": "Starts the feed with the current rows. Cannot be combined with \`since\`, or with \`events\` that omits a kind of change.",
                "type": "string",
                "enum": [
                  "true"
                ]
              }
            }
          },
          "headers": {
            "type": "object",
            "properties": {
              "Authorization": {
                "description": "The API key as \`Bearer <API_KEY>\`.",
                "type": "string"
              },
              "x-api-key": {
                "description": "The API key in a separate header.",
                "type": "string"
              },
              "Origin": {
                "description": "The origin of the page, which browsers send. The server always allows its own origin. It allows other origins if the operator configures them.",
                "type": "string"
              }
            }
          }
        }
      },
      "x-close-codes": {
        "1001": "The server is shutting down. Connect again and resume from the last cursor.",
        "1002": "The client broke the WebSocket protocol.",
        "1003": "The client sent a binary frame. Feeds support only text frames.",
        "1007": "The client sent text that is not UTF-8.",
        "1008": "The client sent more than 100 frames within a second.",
        "1009": "The client sent a frame of more than 4 KiB.",
        "1011": "The server could not read the change log. Connect again and resume from the last cursor. With \`initial\`, the server also sends this code if it could not read further rows, or if finding them took more than 5 s. Then start again.",
        "4401": "The key was revoked or has expired. This happened at most 2 s before.",
        "4403": "The key can no longer read this collection. It lost the scope \`read\` or the collection.",
        "4404": "The collection was deleted.",
        "4408": "The client did not read for 30 seconds. Data was waiting, and the server could not send a byte of it in this time. A client that does not read at all can see 1006 instead.",
        "4410": "The feed cannot resume from this cursor, so list the rows again. The cursor is older than the change log, is ahead of the collection, or belongs to an earlier collection of the same name. Follow from the cursor of the list."
      }
    },
    "stream": {
      "address": "/v1/collections/{collection_name}/changes/stream",
      "title": "Stream of a collection",
      "summary": "Every change to the rows of one collection, as server-sent events.",
      "description": "One HTTP response follows one collection. The operation \`streamChanges\` of the OpenAPI document describes the request, its parameters and its errors. The messages are the same as on the channel \`feed\`.",
      "servers": [
        {
          "$ref": "#/servers/localHttp"
        }
      ],
      "parameters": {
        "collection_name": {
          "description": "The collection to follow.",
          "examples": [
            "notes"
          ]
        }
      },
      "messages": {
        "insert": {
          "$ref": "#/components/messages/insert"
        },
        "update": {
          "$ref": "#/components/messages/update"
        },
        "delete": {
          "$ref": "#/components/messages/delete"
        },
        "enter": {
          "$ref": "#/components/messages/enter"
        },
        "leave": {
          "$ref": "#/components/messages/leave"
        },
        "row": {
          "$ref": "#/components/messages/row"
        },
        "bookmark": {
          "$ref": "#/components/messages/bookmark"
        }
      }
    }
  },
  "operations": {
    "sendChanges": {
      "action": "send",
      "channel": {
        "$ref": "#/channels/feed"
      },
      "title": "Send changes",
      "summary": "The server sends one frame per change. Clients that passed \`since\` or \`initial\` also receive bookmarks.",
      "description": "The server sends a frame after its change is synced to disk. Frames are in the order of \`seq\`. If the client passed \`since\`, the server first sends the changes after this cursor and then live changes. It does not skip or repeat a change. If the client passed \`initial\`, the server first sends the current rows. Changes that are committed in the meantime are sent between the rows.",
      "messages": [
        {
          "$ref": "#/channels/feed/messages/insert"
        },
        {
          "$ref": "#/channels/feed/messages/update"
        },
        {
          "$ref": "#/channels/feed/messages/delete"
        },
        {
          "$ref": "#/channels/feed/messages/enter"
        },
        {
          "$ref": "#/channels/feed/messages/leave"
        },
        {
          "$ref": "#/channels/feed/messages/row"
        },
        {
          "$ref": "#/channels/feed/messages/bookmark"
        }
      ]
    },
    "streamChanges": {
      "action": "send",
      "channel": {
        "$ref": "#/channels/stream"
      },
      "title": "Stream changes",
      "summary": "The server sends one event per change. The data of each event is a frame.",
      "description": "The frames are the same as over a WebSocket connection, and in the same order. A client that reconnects sends the \`id\` of its last event as \`Last-Event-ID\`, and the stream resumes from it.",
      "bindings": {
        "http": {
          "bindingVersion": "0.3.0",
          "method": "GET"
        }
      },
      "messages": [
        {
          "$ref": "#/channels/stream/messages/insert"
        },
        {
          "$ref": "#/channels/stream/messages/update"
        },
        {
          "$ref": "#/channels/stream/messages/delete"
        },
        {
          "$ref": "#/channels/stream/messages/enter"
        },
        {
          "$ref": "#/channels/stream/messages/leave"
        },
        {
          "$ref": "#/channels/stream/messages/row"
        },
        {
          "$ref": "#/channels/stream/messages/bookmark"
        }
      ]
    }
  },
  "components": {
    "securitySchemes": {
      "queryKey": {
        "type": "httpApiKey",
        "in": "query",
        "name": "api_key",
        "description": "The API key in the query, because browsers cannot set headers on a WebSocket connection."
      },
      "bearerKey": {
        "type": "http",
        "scheme": "bearer",
        "description": "The API key as \`Authorization: Bearer <API_KEY>\`."
      },
      "headerKey": {
        "type": "httpApiKey",
        "in": "header",
        "name": "x-api-key",
        "description": "The API key in a separate header."
      }
    },
    "messages": {
      "insert": {
        "name": "insert",
        "title": "A row was inserted",
        "summary": "One frame per inserted row, in the order of the rows in the request.",
        "payload": {
          "$ref": "#/components/schemas/InsertFrame"
        },
        "examples": [
          {
            "name": "insert",
            "summary": "A note",
            "payload": {
              "event": "insert",
              "collection": "notes",
              "seq": 1041,
              "cursor": "k3f9x2mq-1041",
              "time": "2025-03-14T09:26:53.589Z",
              "row": {
                "id": 7,
                "title": "Milk",
                "body": "Two litres.",
                "done": false
              }
            }
          }
        ]
      },
      "update": {
        "name": "update",
        "title": "A row was updated",
        "summary": "The complete row after the update, and the names of the fields that changed.",
        "payload": {
          "$ref": "#/components/schemas/UpdateFrame"
        },
        "examples": [
          {
            "name": "update",
            "summary": "The note was ticked off",
            "payload": {
              "event": "update",
              "collection": "notes",
              "seq": 1043,
              "cursor": "k3f9x2mq-1043",
              "time": "2025-03-14T10:02:11.020Z",
              "row": {
                "id": 7,
                "title": "Milk",
                "body": "Two litres.",
                "done": true
              },
              "changed": [
                "done"
              ]
            }
          }
        ]
      },
      "delete": {
        "name": "delete",
        "title": "A row was deleted",
        "summary": "The last state of the row before it was deleted.",
        "payload": {
          "$ref": "#/components/schemas/DeleteFrame"
        },
        "examples": [
          {
            "name": "delete",
            "summary": "The note was deleted",
            "payload": {
              "event": "delete",
              "collection": "notes",
              "seq": 1044,
              "cursor": "k3f9x2mq-1044",
              "time": "2025-03-14T18:40:00.731Z",
              "row": {
                "id": 7,
                "title": "Milk",
                "body": "Two litres.",
                "done": true
              }
            }
          }
        ]
      },
      "enter": {
        "name": "enter",
        "title": "A row started to match the filter",
        "summary": "The complete row after the change. The server sends this frame only to clients that passed a \`filter\`.",
        "payload": {
          "$ref": "#/components/schemas/EnterFrame"
        },
        "examples": [
          {
            "name": "enter",
            "summary": "With \`@.done == false\`, a note that was marked as not done",
            "payload": {
              "event": "enter",
              "collection": "notes",
              "seq": 1045,
              "cursor": "k3f9x2mq-1045",
              "time": "2025-03-14T18:40:02.170Z",
              "row": {
                "id": 8,
                "title": "Call the plumber",
                "body": "The kitchen tap drips again.",
                "done": false
              }
            }
          }
        ]
      },
      "leave": {
        "name": "leave",
        "title": "A row stopped matching the filter",
        "summary": "The last state of the row that matched. The server sends this frame only to clients that passed a \`filter\`.",
        "payload": {
          "$ref": "#/components/schemas/LeaveFrame"
        },
        "examples": [
          {
            "name": "leave",
            "summary": "With \`@.done == false\`, a note that was marked as done",
            "payload": {
              "event": "leave",
              "collection": "notes",
              "seq": 1046,
              "cursor": "k3f9x2mq-1046",
              "time": "2025-03-14T18:41:15.009Z",
              "row": {
                "id": 8,
                "title": "Call the plumber",
                "body": "The kitchen tap drips again.",
                "done": false
              }
            }
          }
        ]
      },
      "row": {
        "name": "row",
        "title": "An initial row",
        "summary": "One frame per row in order of \`id\`, for clients that passed \`initial\`. The frame is not a change, so it has no cursor.",
        "payload": {
          "$ref": "#/components/schemas/RowFrame"
        },
        "examples": [
          {
            "name": "row",
            "summary": "A note",
            "payload": {
              "event": "row",
              "collection": "notes",
              "row": {
                "id": 7,
                "title": "Milk",
                "body": "Two litres.",
                "done": false
              }
            }
          }
        ]
      },
      "bookmark": {
        "name": "bookmark",
        "title": "The current cursor of the feed",
        "summary": "Renews the cursor of a client that passed \`since\` or \`initial\`. The server sends a bookmark at least every 30 s, and after 1,000 changes for which it sent no frame. With \`initial\`, it also sends a bookmark with \`synced\` after the last initial row.",
        "payload": {
          "$ref": "#/components/schemas/BookmarkFrame"
        },
        "examples": [
          {
            "name": "synced",
            "summary": "The server has sent all initial rows",
            "payload": {
              "event": "bookmark",
              "seq": 1044,
              "cursor": "k3f9x2mq-1044",
              "time": "2025-03-14T18:40:01.020Z",
              "synced": true
            }
          },
          {
            "name": "bookmark",
            "summary": "The feed has no changes for this client up to this cursor",
            "payload": {
              "event": "bookmark",
              "seq": 1050,
              "cursor": "k3f9x2mq-1050",
              "time": "2025-03-14T18:40:30.735Z"
            }
          }
        ]
      }
    },
    "schemas": {
      "CollectionName": {
        "description": "1 to 64 letters, digits, \`_\` and \`-\`, starting with a letter or \`_\`. Case-sensitive.",
        "type": "string",
        "pattern": "^[A-Za-z_][A-Za-z0-9_-]{0,63}$",
        "x-detail": "must start with a letter or \\"_\\", followed by at most 63 letters, digits, \\"_\\" or \\"-\\"",
        "examples": [
          "notes"
        ]
      },
      "Cursor": {
        "description": "A position in the changes of a collection. It is opaque: compare cursors only for equality.",
        "type": "string",
        "pattern": "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$",
        "x-detail": "must be a cursor from Collection-Cursor, from a frame or from a list of changes",
        "examples": [
          "k3f9x2mq-1042"
        ]
      },
      "Row": {
        "description": "A row: its \`id\` and the fields that the client sent.",
        "allOf": [
          {
            "type": "object",
            "required": [
              "id"
            ],
            "properties": {
              "id": {
                "$ref": "#/components/schemas/RowId"
              }
            }
          },
          {
            "$ref": "#/components/schemas/RowFields"
          }
        ],
        "additionalProperties": {}
      },
      "InsertEvent": {
        "description": "A row was inserted.",
        "type": "string",
        "enum": [
          "insert"
        ]
      },
      "UpdateEvent": {
        "description": "A row was updated.",
        "type": "string",
        "enum": [
          "update"
        ]
      },
      "DeleteEvent": {
        "description": "A row was deleted.",
        "type": "string",
        "enum": [
          "delete"
        ]
      },
      "EnterEvent": {
        "description": "A change made a row match the filter.",
        "type": "string",
        "enum": [
          "enter"
        ]
      },
      "LeaveEvent": {
        "description": "A change made a row stop matching the filter.",
        "type": "string",
        "enum": [
          "leave"
        ]
      },
      "RowEvent": {
        "description": "The frame is not a change. It contains an initial row.",
        "type": "string",
        "enum": [
          "row"
        ]
      },
      "BookmarkEvent": {
        "description": "The frame is not a change. It renews the cursor.",
        "type": "string",
        "enum": [
          "bookmark"
        ]
      },
      "Seq": {
        "description": "The sequence number of the change in its collection.",
        "type": "integer",
        "format": "int64",
        "minimum": 1,
        "maximum": 9007199254740991
      },
      "CommitTime": {
        "description": "When the change was committed (RFC 3339, UTC).",
        "type": "string",
        "format": "date-time"
      },
      "InsertFrame": {
        "description": "A row was inserted.",
        "type": "object",
        "required": [
          "event",
          "collection",
          "seq",
          "cursor",
          "time",
          "row"
        ],
        "properties": {
          "event": {
            "$ref": "#/components/schemas/InsertEvent"
          },
          "collection": {
            "$ref": "#/components/schemas/CollectionName"
          },
          "seq": {
            "$ref": "#/components/schemas/Seq"
          },
          "cursor": {
            "$ref": "#/components/schemas/Cursor"
          },
          "time": {
            "$ref": "#/components/schemas/CommitTime"
          },
          "row": {
            "$ref": "#/components/schemas/Row"
          }
        }
      },
      "UpdateFrame": {
        "description": "A row was updated.",
        "type": "object",
        "required": [
          "event",
          "collection",
          "seq",
          "cursor",
          "time",
          "row",
          "changed"
        ],
        "properties": {
          "event": {
            "$ref": "#/components/schemas/UpdateEvent"
          },
          "collection": {
            "$ref": "#/components/schemas/CollectionName"
          },
          "seq": {
            "$ref": "#/components/schemas/Seq"
          },
          "cursor": {
            "$ref": "#/components/schemas/Cursor"
          },
          "time": {
            "$ref": "#/components/schemas/CommitTime"
          },
          "row": {
            "$ref": "#/components/schemas/Row"
          },
          "changed": {
            "description": "The names of the fields that were added, removed or given another value, in no particular order.",
            "type": "array",
            "minItems": 1,
            "uniqueItems": true,
            "items": {
              "type": "string"
            }
          }
        }
      },
      "DeleteFrame": {
        "description": "A row was deleted. \`row\` is its last state.",
        "type": "object",
        "required": [
          "event",
          "collection",
          "seq",
          "cursor",
          "time",
          "row"
        ],
        "properties": {
          "event": {
            "$ref": "#/components/schemas/DeleteEvent"
          },
          "collection": {
            "$ref": "#/components/schemas/CollectionName"
          },
          "seq": {
            "$ref": "#/components/schemas/Seq"
          },
          "cursor": {
            "$ref": "#/components/schemas/Cursor"
          },
          "time": {
            "$ref": "#/components/schemas/CommitTime"
          },
          "row": {
            "$ref": "#/components/schemas/Row"
          }
        }
      },
      "EnterFrame": {
        "description": "A row started to match the filter. \`row\` is its state after the change.",
        "type": "object",
        "required": [
          "event",
          "collection",
          "seq",
          "cursor",
          "time",
          "row"
        ],
        "properties": {
          "event": {
            "$ref": "#/components/schemas/EnterEvent"
          },
          "collection": {
            "$ref": "#/components/schemas/CollectionName"
          },
          "seq": {
            "$ref": "#/components/schemas/Seq"
          },
          "cursor": {
            "$ref": "#/components/schemas/Cursor"
          },
          "time": {
            "$ref": "#/components/schemas/CommitTime"
          },
          "row": {
            "$ref": "#/components/schemas/Row"
          }
        }
      },
      "LeaveFrame": {
        "description": "A row stopped matching the filter. \`row\` is the row as it was when it last matched.",
        "type": "object",
        "required": [
          "event",
          "collection",
          "seq",
          "cursor",
          "time",
          "row"
        ],
        "properties": {
          "event": {
            "$ref": "#/components/schemas/LeaveEvent"
          },
          "collection": {
            "$ref": "#/components/schemas/CollectionName"
          },
          "seq": {
            "$ref": "#/components/schemas/Seq"
          },
          "cursor": {
            "$ref": "#/components/schemas/Cursor"
          },
          "time": {
            "$ref": "#/components/schemas/CommitTime"
          },
          "row": {
            "$ref": "#/components/schemas/Row"
          }
        }
      },
      "RowFrame": {
        "description": "An initial row, in its state at this position of the feed.",
        "type": "object",
        "required": [
          "event",
          "collection",
          "row"
        ],
        "properties": {
          "event": {
            "$ref": "#/components/schemas/RowEvent"
          },
          "collection": {
            "$ref": "#/components/schemas/CollectionName"
          },
          "row": {
            "$ref": "#/components/schemas/Row"
          }
        }
      },
      "BookmarkFrame": {
        "description": "A new cursor to resume from, without a change.",
        "type": "object",
        "required": [
          "event",
          "seq",
          "cursor",
          "time"
        ],
        "properties": {
          "event": {
            "$ref": "#/components/schemas/BookmarkEvent"
          },
          "seq": {
            "description": "The sequence number of the last change that the feed has sent or skipped. It is 0 before the first change.",
            "type": "integer",
            "format": "int64",
            "minimum": 0,
            "maximum": 9007199254740991
          },
          "cursor": {
            "$ref": "#/components/schemas/Cursor"
          },
          "time": {
            "description": "When the bookmark was sent (RFC 3339, UTC).",
            "type": "string",
            "format": "date-time"
          },
          "synced": {
            "description": "Present after the last initial row. From this bookmark on, the copy of the client is identical to the matching rows of the collection.",
            "type": "boolean",
            "enum": [
              true
            ]
          }
        }
      },
      "FieldNames": {
        "description": "The names of fields. A name that contains a comma is a JSON string.",
        "type": "array",
        "minItems": 1,
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 1538,
          "pattern": "^([^\\\\x00-\\\\x1f\\\\x7f,]{1,128}|\\\\x22([^\\\\x00-\\\\x1f\\\\x7f\\\\x22\\\\\\\\]|\\\\\\\\[^\\\\x00-\\\\x1f\\\\x7f])+\\\\x22)$",
          "x-detail": "must be a name of 1 to 128 characters, none of them a control character of ASCII, each in a fields of its own (fields=a&fields=b), and as a JSON string if it contains a comma (fields=\\"a,b\\")"
        }
      },
      "RowId": {
        "description": "Identifies a row in its collection. The server assigns ids from 1 upwards, in the order of insertion, and never assigns an id again.",
        "type": "integer",
        "format": "int64",
        "minimum": 1,
        "maximum": 9007199254740991,
        "examples": [
          7
        ]
      },
      "RowFields": {
        "description": "Fields with names that the client chooses, each with any JSON value. A row has at most 1,000 fields. Numbers are doubles: fractions keep 15 significant digits, and the server rejects integers that a double would change.",
        "type": "object",
        "additionalProperties": true
      }
    }
  }
}
`;
