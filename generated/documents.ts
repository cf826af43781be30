// Generated from openapi.yaml, asyncapi.yaml and src/docs by npm run generate. Do not edit.
export const openapiYaml = `# The contract of rowfeed's HTTP interface, written by hand. Types, validators, the router table and the served
# documents are generated from it (\`npm run generate\`). It keeps to what OpenAPI 3.0.3 can say as well, apart from the
# version in the first line, so that a 3.0.3 form can be derived for older tools.
openapi: 3.1.0

info:
  title: rowfeed
  version: 0.1.0
  license:
    name: MIT
    url: https://opensource.org/license/mit
  description: |
    Named **collections** hold **rows**, and a row is a JSON object with an \`id\`. Rows are inserted, listed, read,
    changed and deleted over HTTP; every change can be followed over a WebSocket. The frames of that feed are described
    in the AsyncAPI document at \`/asyncapi.yaml\`.

    Whatever this document says is enforced, and whatever it leaves out does not happen: nothing is silently ignored,
    clamped, reordered or altered. What holds of all operations stands in guides, which the service has beside it:

    - [Collections and rows](/docs/rows): examples of every operation, which values are taken, how lists are ordered
    - [Keys, plans and usage](/docs/keys): how a key is sent, what it may do, what counts as a request
    - [Change feed](/docs/feed): list, then follow, and never lose a change
    - [Errors](/docs/errors): problem details, their codes, and which of several reasons is told
    - [HTTP in detail](/docs/http): headers, limits, other origins, and what later versions may change

    Every request under \`/v1\`, and the handshake of \`/ws\`, needs an API key. Every refusal is a problem (RFC 9457): programs
    look at its \`code\`, which is one of \`x-error-codes\`, and treat one they don't know by its status.
  contact:
    name: The operator of this service

servers:
  - url: http://127.0.0.1:3000
    description: A service started by \`npm start\` or \`npx rowfeed\` on this machine.

tags:
  - name: collections
    description: Named containers of rows.
  - name: rows
    description: The JSON objects in a collection.
  - name: schemas
    description: What the rows of a collection keep to.
  - name: feed
    description: Every change of a collection's rows as it happens, over a WebSocket.
  - name: keys
    description: The API keys of an account, for its administrators.
  - name: usage
    description: What an account has used of its plan.
  - name: health
    description: Whether the service can do its work.
  - name: documents
    description: >-
      The contracts themselves, a page to read and try them, guides, and the console. No key needed but for the contracts of an
      account's own.

security:
  - bearerKey: []
  - headerKey: []

# The error codes of this version. A response's \`x-codes\` says which of them it may bear.
x-error-codes:
  request_malformed:
    status: 400
    title: The request can't be parsed
    description: >-
      The request line, a header or the WebSocket handshake is not well-formed, or \`Host\` or \`Content-Type\` comes twice.
  credentials_conflict:
    status: 400
    title: Two different keys
    description: The request bears API keys in more than one place, and they differ.
  parameter_invalid:
    status: 400
    title: A parameter does not fit the contract
    description: A path, query or header parameter is missing, unknown, repeated or has a value that isn't allowed.
  body_malformed:
    status: 400
    title: The body is not JSON
    description: The body is empty, is not well-formed JSON, or is not valid UTF-8.
  body_invalid:
    status: 400
    title: The body does not fit the contract
    description: The body is JSON, but not of the form that the operation takes.
  page_too_large:
    status: 400
    title: The page is too large
    description: The rows of this page are over 16 MiB together; ask for fewer with a smaller \`limit\`.
  query_too_costly:
    status: 400
    title: The list takes too long
    description: >-
      The list was given up after 10 s, or 5 s with a \`filter\`. A collection this large is listed by \`id\`, or by a field
      once its index is made, which begins when it is first asked for.
  key_missing:
    status: 401
    title: An API key is needed
    description: The request bears no API key.
  key_invalid:
    status: 401
    title: The API key is not valid
    description: The key is malformed, unknown, revoked or expired.
  scope_insufficient:
    status: 403
    title: The API key does not allow this
    description: The key lacks the scope for this operation, or is bound to other collections.
  grant_exceeded:
    status: 403
    title: The key does not have that itself
    description: >-
      The key would give, change or end what it doesn't have itself: a scope, a collection, or a later expiry.
  limit_reached:
    status: 403
    title: The plan allows no more
    description: >-
      The account's plan limits its collections, its rows or their bytes, and this would go beyond, or beyond the 1 MiB of
      an account's schemas; or the contract of its own is too large. \`detail\` names the limit. Nothing was stored. What is deleted
      makes room, and is always taken.
  origin_forbidden:
    status: 403
    title: The origin is not allowed
    description: A web page of this origin may not open the feed; \`ROWFEED_CORS_ORIGIN\` lists those that may.
  route_not_found:
    status: 404
    title: There is no such route
    description: The path is none of this interface's. Paths are exact, without a trailing slash.
  collection_not_found:
    status: 404
    title: There is no such collection
    description: The account has no collection of this name.
  row_not_found:
    status: 404
    title: There is no such row
    description: The collection has no row with this id, or has it no longer.
  schema_not_found:
    status: 404
    title: The collection has no schema
    description: No schema is set for the rows of this collection, which may be any that can be stored.
  key_not_found:
    status: 404
    title: There is no such key
    description: >-
      The account has no key with this id.
  method_not_allowed:
    status: 405
    title: The route does not have this method
    description: The path exists, without this method. \`Allow\` lists those it has.
  request_timeout:
    status: 408
    title: The request took too long to arrive
    description: The headers took over 10 s, or the whole request over 28 s.
  collection_exists:
    status: 409
    title: The collection exists already
    description: The account has a collection of this name.
  key_ended:
    status: 409
    title: The key has ended
    description: >-
      The key was revoked or has expired, which is for good.
  last_admin_key:
    status: 409
    title: The account needs an admin key
    description: >-
      The key has the scope \`admin\` for all collections, and no other key of the account has its scopes for all collections
      and lasts as long. It can't be revoked, lose permissions or expire earlier. It can be rotated.
  too_many_keys:
    status: 409
    title: The account has too many keys
    description: >-
      The account has 10,000 keys, those that have ended included; \`rowfeed keys create\` makes more.
  idempotency_in_progress:
    status: 409
    title: The same request is under way
    description: Another request with this \`Idempotency-Key\` has yet to be answered. Send it again a second later.
  schema_busy:
    status: 409
    title: The schema is being changed
    description: Another request that sets or removes the schema of this collection is under way.
  rows_mismatch:
    status: 409
    title: Rows do not keep to the schema
    description: >-
      The collection has rows that the schema does not allow. \`errors\` names the first ten of them, and \`checked\` says how many
      were looked at. Nothing was changed.
  too_many_rows:
    status: 409
    title: More rows fit than may be written
    description: >-
      More than \`max_rows\` rows fit the \`filter\`, or those that fit are over 4 MiB together, as they are or as they would be.
      Nothing was done.
  page_expired:
    status: 410
    title: The place of the page is no more
    description: >-
      The collection was deleted and created again since the page that gave \`after\`. List from the beginning.
  version_mismatch:
    status: 412
    title: The version is not as asked for
    description: >-
      None of the entity tags in \`If-Match\` is the present one of what the path names, or one of those in
      \`If-None-Match\` is. Read it again.
  body_too_large:
    status: 413
    title: The body is too large
    description: The body is over 1 MiB.
  media_type_unsupported:
    status: 415
    title: The body's media type is not supported
    description: >-
      \`Content-Type\` is missing or not one the operation takes, has a charset other than UTF-8, or the body has a
      \`Content-Encoding\`.
  value_unsupported:
    status: 422
    title: A value can't be stored exactly
    description: >-
      The body holds a value that would not come back equal, such as an integer that a double would change, or that is over a
      limit for rows. Other numbers are stored as the nearest double.
  schema_invalid:
    status: 422
    title: The schema is not one that is taken
    description: >-
      The body is no JSON Schema of the keywords and within the bounds that are taken; \`errors\` says where and why.
  row_invalid:
    status: 422
    title: The row does not keep to the schema
    description: >-
      A row, as it was sent or as it would be, does not keep to the schema of its collection, or would take over 2 s to be
      judged. Nothing was stored.
  idempotency_key_reused:
    status: 422
    title: The idempotency key belongs to another request
    description: >-
      The server executed another request with this \`Idempotency-Key\`: its method, path, query, media type, \`If-Match\`,
      \`If-None-Match\`, \`Prefer\` or body differs. A new request needs a new key.
  upgrade_required:
    status: 426
    title: This route speaks WebSocket
    description: The request is not a WebSocket handshake.
  too_many_attempts:
    status: 429
    title: Too many bad keys
    description: Over 20 bad keys came from this address within a minute. Valid keys from it are not affected.
  quota_exceeded:
    status: 429
    title: The plan is used up
    description: The account has made as many requests as its plan allows for now. \`detail\` names the policy.
  too_many_sockets:
    status: 429
    title: The key has too many open feeds
    description: >-
      The key has as many feeds open on this instance as are allowed, or its account has half of them while another account
      asks for one.
  headers_too_large:
    status: 431
    title: The headers are too large
    description: The request's headers are over 16 KiB.
  internal_error:
    status: 500
    title: Something went wrong
    description: A fault of the service. It is logged under the \`request_id\`.
  method_unknown:
    status: 501
    title: The method isn't known
    description: The request has a method that the service knows for no path. Methods are case-sensitive.
  sockets_exhausted:
    status: 503
    title: The instance has too many open feeds
    description: This instance has as many feeds open as are allowed, over all keys.
  database_unavailable:
    status: 503
    title: The database can't be reached
    description: The database is unreachable, locked or failing. A write may have happened if \`detail\` says so.
  overloaded:
    status: 503
    title: Too much at once
    description: The service, or the part of it that one client may take, has more under way than it takes on. Nothing was done.
  shutting_down:
    status: 503
    title: The service is stopping
    description: The instance is about to stop and takes no new requests. Nothing was done.
  storage_full:
    status: 507
    title: The disk is full
    description: The database has no room for the change. Nothing was changed, and reads still work.

# Headers that any request may bear besides those declared on its operation. A client needs none of them.
x-request-headers:
  traceparent:
    description: >-
      The trace that the request belongs to ([Trace Context](https://www.w3.org/TR/trace-context/)). The server accepts it, so
      that traced pages can send it, and does not read it.
    schema: { type: string }
    example: 00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01
  tracestate:
    description: Goes with \`traceparent\`.
    schema: { type: string }
    example: vendor=t61rcWkgMzE
  baggage:
    description: Goes with \`traceparent\` ([Baggage](https://www.w3.org/TR/baggage/)).
    schema: { type: string }
    example: tenant=blue
  X-Request-Id:
    description: >-
      A name for the request, to find it in the service's log by. Taken over as \`Request-Id\` if it has this form, and
      replaced by a new one if not.
    schema:
      type: string
      pattern: '^[A-Za-z0-9._~+/=:-]{1,128}$'
    example: b7c41e5a90d24f6f

# Headers that any answer may bear besides those declared on it.
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

# Answers to requests that reach no operation, by status.
x-answers-outside-operations:
  '204':
    description: A preflight from an allowed origin, when cross-origin requests are on.
    headers:
      Request-Id: { $ref: '#/components/headers/RequestId' }
      X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
  '400':
    description: >-
      The request can't be parsed, or could be read in two ways (\`request_malformed\`), or, under \`/v1\`, bears two
      different keys.
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
            summary: A line that is no request
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
    description: No such path. Under \`/v1\` this is said only to a valid key.
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
            summary: A trailing slash
            value:
              type: urn:rowfeed:problem:route_not_found
              title: There is no such route
              status: 404
              detail: There is no route /v1/collections/.
              instance: /v1/collections/
              code: route_not_found
              request_id: b7c41e5a90d24f6f
  '405':
    description: The path exists, without this method.
    x-codes: [method_not_allowed]
    headers:
      Request-Id: { $ref: '#/components/headers/RequestId' }
      X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
      Cache-Control: { $ref: '#/components/headers/NoStore' }
      RateLimit: { $ref: '#/components/headers/RateLimit' }
      RateLimit-Policy: { $ref: '#/components/headers/RateLimitPolicy' }
      Allow:
        description: The methods that the path has, separated by commas.
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
              title: The route does not have this method
              status: 405
              detail: /v1/collections has GET, HEAD and POST, but not PUT.
              instance: /v1/collections
              code: method_not_allowed
              request_id: b7c41e5a90d24f6f
  '408':
    description: The request took too long to arrive. The connection is closed.
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
            summary: A body that never came
            value:
              type: urn:rowfeed:problem:request_timeout
              title: The request took too long to arrive
              status: 408
              detail: The request was not complete in time.
              code: request_timeout
              request_id: b7c41e5a90d24f6f
  '429': { $ref: '#/components/responses/TooManyRequests' }
  '431':
    description: The headers are too large. The connection is closed.
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
              detail: The headers are over 16384 bytes.
              code: headers_too_large
              request_id: b7c41e5a90d24f6f
  '500': { $ref: '#/components/responses/InternalError' }
  '501':
    description: The service knows the method for no path. The connection is closed.
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
              title: The method isn't known
              status: 501
              detail: The service knows no such method. Methods are case-sensitive.
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
        All collections of the key's account, by name in ascending order (code point by code point). A key that is limited
        to certain collections gets only these collections. Its \`ETag\` depends on no other collection.
      x-scope: read
      parameters:
        - $ref: '#/components/parameters/IfMatch'
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The collections; an empty array when there are none.
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
        Makes an empty collection. Its name is part of every path below it and can't be changed afterwards. A collection
        made under the name of a deleted one starts anew: rows count from 1, and no old cursor or entity tag fits it.
      x-scope: write
      x-unbound-only: true
      parameters:
        - $ref: '#/components/parameters/IdempotencyKeyInHeader'
      requestBody:
        required: true
        description: The collection's name.
        content:
          application/json:
            schema: { $ref: '#/components/schemas/CollectionInput' }
            example:
              name: notes
      responses:
        '201':
          description: The collection was made.
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
              description: The collection's details.
            insertRows:
              operationId: insertRows
              parameters: { collection_name: $response.body#/name }
              description: Its first rows.
            listRows:
              operationId: listRows
              parameters: { collection_name: $response.body#/name }
              description: Its rows.
            setSchema:
              operationId: setSchema
              parameters: { collection_name: $response.body#/name }
              description: What its rows have to be.
            deleteCollection:
              operationId: deleteCollection
              parameters: { collection_name: $response.body#/name }
              description: The collection is done with.
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
      summary: Read a collection's details
      description: How many rows the collection holds, and since when it exists.
      x-scope: read
      responses:
        '200':
          description: The collection's details.
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
        Deletes the collection with all its rows and its change log. Its rows send no delete frames: feeds that are
        open on it close with 4404. A second time the answer is 404.
      x-scope: write
      x-unbound-only: true
      parameters:
        - $ref: '#/components/parameters/IdempotencyKeyInHeader'
      responses:
        '204':
          description: The collection and its rows are gone.
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
      description: |-
        One page of the collection's rows, in the order asked for. The page and \`Collection-Cursor\` are one snapshot.
        Past the end the answer is an empty array.

        Where there are further rows, \`Next-After\` leads to the page behind this one, as \`after\` of the same list. A row
        whose sorted fields stay as they are, and which goes on to fit the \`filter\`, is on exactly one of the pages, whatever
        else is written meanwhile.
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
                  summary: The two newest, by ?limit=2&order_by=id&order=desc
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
                  summary: Past the end, by ?offset=100
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
        '503': { $ref: '#/components/responses/ServiceUnavailable' }
    post:
      operationId: insertRows
      tags: [rows]
      summary: Insert rows
      description: >-
        Inserts one row or up to 1,000, all or none, and answers them in the order of the request, each with its new
        \`id\`. Ids ascend in that order and are never given out twice, not even after a row is deleted. A refused insert
        uses up no ids. Each row is one \`insert\` frame on the feed, in the same order and without others in between.
      x-scope: write
      parameters:
        - $ref: '#/components/parameters/PreferReturn'
        - $ref: '#/components/parameters/IdempotencyKeyInHeader'
      requestBody:
        required: true
        description: The rows, without \`id\`. A single row is an array of one.
        content:
          application/json:
            schema: { $ref: '#/components/schemas/RowInputList' }
            examples:
              two_rows:
                summary: Two rows, with different fields
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
            The rows were stored, durably. With \`Prefer: return=minimal\` each is just \`{"id"}\`, and \`Preference-Applied\`
            says so.
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
              description: The first of the rows, as it is.
            updateRow:
              operationId: updateRow
              parameters: { collection_name: $request.path.collection_name, row_id: $response.body#/0/id }
              description: A change of the first of the rows.
            replaceRow:
              operationId: replaceRow
              parameters: { collection_name: $request.path.collection_name, row_id: $response.body#/0/id }
              description: Another row in place of the first of them.
            deleteRow:
              operationId: deleteRow
              parameters: { collection_name: $request.path.collection_name, row_id: $response.body#/0/id }
              description: The first of the rows is done with.
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
      summary: Change all rows that fit
      description: |-
        Changes the rows that fit the \`filter\`, all or none, as one change of a row does: the media type says how. They are
        those that fit at one moment, and the feed gets an \`update\` frame for each that differs afterwards, in the order of
        ids and without others in between. Where one would be over a limit for rows, none is changed, and the problem says which.

        Not more than \`max_rows\` are changed, nor rows of over 4 MiB together, as they are or as they would be: where more fit,
        nothing is done. \`dry_run\` tells beforehand how many there are.
      x-scope: write
      x-refused-headers: [If-Match, If-None-Match]
      parameters:
        - $ref: '#/components/parameters/FilterRequired'
        - $ref: '#/components/parameters/MaxRows'
        - $ref: '#/components/parameters/DryRun'
        - $ref: '#/components/parameters/IdempotencyKeyInHeader'
      requestBody:
        required: true
        description: The fields to change, in every row.
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
          description: The rows were changed, durably.
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
        '503': { $ref: '#/components/responses/ServiceUnavailable' }
        '507': { $ref: '#/components/responses/StorageFull' }
    delete:
      operationId: deleteRows
      tags: [rows]
      summary: Delete all rows that fit
      description: >-
        Deletes the rows that fit the \`filter\`, all or none: those that fit at one moment. The feed gets a \`delete\` frame for
        each, with its last state, in the order of ids and without others in between. Not more than \`max_rows\` are deleted,
        nor rows of over 4 MiB together: where more fit, nothing is done. \`dry_run\` tells beforehand how many there are.
      x-scope: write
      x-refused-headers: [If-Match, If-None-Match]
      parameters:
        - $ref: '#/components/parameters/FilterRequired'
        - $ref: '#/components/parameters/MaxRows'
        - $ref: '#/components/parameters/DryRun'
        - $ref: '#/components/parameters/IdempotencyKeyInHeader'
      responses:
        '200':
          description: The rows are gone.
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
        '503': { $ref: '#/components/responses/ServiceUnavailable' }
        '507': { $ref: '#/components/responses/StorageFull' }

  /v1/collections/{collection_name}/export:
    parameters:
      - $ref: '#/components/parameters/CollectionNameInPath'
    get:
      operationId: exportRows
      tags: [rows]
      summary: Export rows
      description: |-
        All rows, or those that fit the \`filter\`, by \`id\`, as they are at one moment, which \`Collection-Cursor\` names. The
        answer is sent as fast as it is read, whatever its size. It is whole where it ends as HTTP says, with its last
        chunk; one that is cut, since nothing was read for 30 s or the service failed, lacks that.

        - \`ndjson\`: a line a row, as JSON.
        - \`csv\`: [RFC 4180](https://www.rfc-editor.org/rfc/rfc4180) with a line of names first, \`id\` and the \`fields\`,
          which have to be given. Strings are as they are, other values as JSON. A missing field is empty, null is \`null\`; the
          string \`null\` and the empty one are in quotes.

        An instance has two exports under way at most, and an account has one of them while another account asks; beyond
        that, the answer is 503. One beside which so much is written that the log of the database grows by over 1 GiB is
        cut.
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

  /v1/collections/{collection_name}/rows/{row_id}:
    parameters:
      - $ref: '#/components/parameters/CollectionNameInPath'
      - $ref: '#/components/parameters/RowIdInPath'
    get:
      operationId: getRow
      tags: [rows]
      summary: Read a row
      description: One row, with \`ETag\` for its version.
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
        The row becomes the body: fields that it lacks are removed. A row is only replaced, never made. If nothing differs
        afterwards (equal JSON values; the order of fields doesn't count), nothing is written, the feed gets no frame and the
        \`ETag\` stays. Else the feed gets an \`update\` frame. \`id\` may be sent only if it is the row's own.
      x-scope: write
      parameters:
        - $ref: '#/components/parameters/IfMatch'
        - $ref: '#/components/parameters/IfNoneMatch'
        - $ref: '#/components/parameters/IdempotencyKeyInHeader'
      requestBody:
        required: true
        description: The row as it shall be, with its \`id\` or without.
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
          description: The row as it is now.
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
      summary: Change a row
      description: |
        Changes the fields sent and leaves the others. The media type says how:

        - \`application/json\`: each field sent replaces the one stored, nested values as a whole; \`null\` is stored as null.
        - \`application/merge-patch+json\`: [RFC 7396](https://www.rfc-editor.org/rfc/rfc7396); nested objects are merged,
          and \`null\` removes a field.

        The answer is the whole row. If nothing differs afterwards (equal JSON values; the order of fields doesn't count),
        nothing is written, the feed gets no frame and the \`ETag\` stays. \`id\` may be sent only if it is the row's own.
      x-scope: write
      parameters:
        - $ref: '#/components/parameters/IfMatch'
        - $ref: '#/components/parameters/IfNoneMatch'
        - $ref: '#/components/parameters/IdempotencyKeyInHeader'
      requestBody:
        required: true
        description: The fields to change.
        content:
          application/json:
            schema: { $ref: '#/components/schemas/RowPatch' }
            examples:
              tick_off:
                summary: Set one field
                value:
                  done: true
              nothing:
                summary: Change nothing
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
          description: The row as it is now.
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
        Deletes the row. The feed gets a \`delete\` frame with its last state. A second time the answer is 404
        \`row_not_found\`, and its id is never given out again.
      x-scope: write
      parameters:
        - $ref: '#/components/parameters/IfMatch'
        - $ref: '#/components/parameters/IfNoneMatch'
        - $ref: '#/components/parameters/IdempotencyKeyInHeader'
      responses:
        '204':
          description: The row is gone.
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
      summary: Read the schema of a collection's rows
      description: >-
        The JSON Schema that the rows of the collection keep to, byte for byte as it was set. Every change that comes after
        the cursor in \`Schema-Since\` keeps to it.
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
          description: The schema is still one of those in \`If-None-Match\`.
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
      summary: Set the schema of a collection's rows
      description: >-
        From then on every row of the collection keeps to the schema: a write that would leave one that doesn't is answered with
        422 \`row_invalid\`. The rows there are must keep to it already, else the answer is 409 \`rows_mismatch\`. They are judged
        beside those who write; over 60 s of that are answered with 503 \`overloaded\`. The same bytes again change nothing. The
        feed gets no frame. What a schema may be stands in the [guide to schemas](/docs/schemas).
      x-scope: [admin, read]
      parameters:
        - $ref: '#/components/parameters/DryRun'
        - $ref: '#/components/parameters/IfMatch'
        - $ref: '#/components/parameters/IdempotencyKeyInHeader'
      requestBody:
        required: true
        description: A JSON Schema (draft 2020-12) of a row without its \`id\`, in at most 64 KiB.
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
          description: The schema, as it was sent.
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
      summary: Remove the schema of a collection's rows
      description: >-
        The rows stay as they are, and may be any from then on. The feed gets no frame. A second time the answer is 404
        \`schema_not_found\`.
      x-scope: admin
      parameters:
        - $ref: '#/components/parameters/IfMatch'
        - $ref: '#/components/parameters/IdempotencyKeyInHeader'
      responses:
        '204':
          description: The schema is gone.
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
        The keys of the account, oldest first, including revoked and expired keys. If further keys follow the page, \`Next-After\`
        is the value of \`after\` for the next page. The text of a key is in no list: only its first
        characters are kept. A key that is limited to certain collections gets itself and the keys that are limited to
        some of its collections.
      x-scope: admin
      parameters:
        - $ref: '#/components/parameters/KeyLimit'
        - $ref: '#/components/parameters/AfterKey'
      responses:
        '200':
          description: A page of the keys.
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
      summary: Make a key
      description: >-
        Makes a key of the account and shows its text, this once. It never has more than the key that asks: no other scope, no
        other collection, no later expiry. The service keeps a hash of it alone; what is kept for a request with an
        \`Idempotency-Key\` can be read with the key that sent it and no other.
      x-scope: admin
      parameters:
        - $ref: '#/components/parameters/IdempotencyKeyInHeader'
      requestBody:
        required: true
        description: The name of the key and what it may do.
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
          description: The key, with its text.
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
      summary: Read a key
      description: >-
        What a key of the account may do, whether it has ended, and when it was last used. Its text isn't kept. If the
        requesting key is limited to certain collections, the server returns 404 for all keys that it doesn't list.
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
      summary: Change a key
      description: >-
        Changes the members given and keeps the others. A key is changed by keys alone that have all it has, and gets nothing
        that they lack. If the requesting key is limited to certain collections, the server returns 403 \`grant_exceeded\` for
        all keys that it doesn't list, whether they exist or not. A key that has ended can't be changed. It holds at once on this instance, and within 2 s on others; feeds that the key may no longer read
        are closed.
      x-scope: admin
      parameters:
        - $ref: '#/components/parameters/IdempotencyKeyInHeader'
      requestBody:
        required: true
        description: What to change.
        content:
          application/json:
            schema: { $ref: '#/components/schemas/KeyPatch' }
            example:
              collections: [notes]
      responses:
        '200':
          description: The key as it is now.
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
      summary: End a key
      description: >-
        Ends a key for good: its requests are refused at once on this instance and within 2 s on others, and its feeds are
        closed. Its requests in progress end as well: a response that has started is cut, and a write that has not begun gets 401.
        It stays in the list, as revoked. A second time changes nothing. If the requesting key is limited to certain
        collections, the server returns 403 \`grant_exceeded\` for all keys that it doesn't list. That of ROWFEED_API_KEY works again from
        the service's next start with it on.
      x-scope: admin
      parameters:
        - $ref: '#/components/parameters/IdempotencyKeyInHeader'
      responses:
        '204':
          description: The key has ended.
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
      summary: Replace a key
      description: >-
        Makes a key that may do the same and shows its text, this once. The old one ends after \`grace\`: at once where none is
        given, and never later than it was to. If the requesting key is limited to certain collections, the server returns
        403 \`grant_exceeded\` for all keys that it doesn't list.
      x-scope: admin
      parameters:
        - $ref: '#/components/parameters/IdempotencyKeyInHeader'
      requestBody:
        required: false
        description: How long the old key still works; it may be left out.
        content:
          application/json:
            schema: { $ref: '#/components/schemas/KeyRotation' }
            example:
              grace: 24h
      responses:
        '201':
          description: The new key, with its text.
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
      summary: Read the account's usage
      description: >-
        What the key's account has used of its plan in the present period, in all and by key, and what it has stored. This
        request is counted in it. Any valid key may ask; no scope is needed. For a key that is limited to certain
        collections, the usage covers only these collections and its own requests. If the key has the scope \`admin\`, the
        usage also covers the requests of the keys that it can list. The limits are always those of the account.
      responses:
        '200':
          description: The usage of the present period.
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
                  summary: A plan of 10,000 requests a day, 1,000 rows and a megabyte
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
      summary: Read the account's usage by day
      description: >-
        The requests of the last days (UTC) up to today, oldest first; days without any are there, too. Any valid key may
        ask; no scope is needed. For a key that is limited to certain collections, the requests are those that its usage
        covers.
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
        The WebSocket handshake ([RFC 6455](https://www.rfc-editor.org/rfc/rfc6455)). After the 101 the service sends one
        JSON text frame per change of a row, in the order of \`seq\`; \`/asyncapi.yaml\` describes them. There is no
        greeting: the 101 itself is the promise that every change committed after it is delivered.

        \`\`\`
        {"event":"insert","collection":"notes","seq":1041,"cursor":"k3f9x2mq-1041",
         "time":"2025-03-14T09:26:53.589Z","row":{"id":7,"title":"Milk","body":"Two litres.","done":false}}
        \`\`\`

        With \`since\`, the changes after that cursor are replayed first, without a gap or a repetition. With \`initial\`, the
        rows that are there are sent first. With \`filter\`, all of it is about the rows that fit: a change that makes a row
        fit is told as \`enter\`, one after which it fits no longer as \`leave\`. Refusals are HTTP answers before the upgrade.
        What clients send is ignored, within the bounds that the close codes tell.
      x-scope: read
      # The first sentence of each is the reason that the close frame gives.
      x-close-codes:
        '1001': The service is stopping. Connect again and resume from the last cursor.
        '1002': The client broke the WebSocket protocol.
        '1003': This feed takes no binary frames.
        '1007': The client sent text that is not UTF-8.
        '1008': More than 100 frames within a second.
        '1009': The client sent a frame of over 4 KiB.
        '1011': >-
          The log could not be read. Connect again and resume from the last cursor. With \`initial\`, also where further rows
          could not be read or took over 5 s to be found: begin again.
        '4401': The key was revoked or has expired. That was at most 2 s ago.
        '4403': The key may no longer read this collection. It has lost the scope \`read\`, or the collection.
        '4404': The collection was deleted.
        '4408': >-
          Nothing was read for 30 seconds. Over 1 MiB was waiting then, and not a byte could be sent. A client that
          doesn't read at all may see 1006 instead.
        '4410': >-
          The log does not hold what follows this cursor; list again. It lies before the first change in the log, or
          ahead, or belongs to an earlier collection of this name. Follow from the cursor that the list gives.
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
      summary: Check the service
      description: Whether the service is up and reaches its database. Needs no key, and ignores query parameters.
      security: []
      x-ignore-unknown-parameters: true
      responses:
        '200':
          description: All is well.
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
          description: The database can't be reached.
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
      summary: Check whether to send requests here
      description: >-
        For load balancers: whether this instance takes requests. It answers as \`/health\` does, and 503 from the moment
        the service is told to stop, while requests under way are still answered. Needs no key, and ignores query
        parameters.
      security: []
      x-ignore-unknown-parameters: true
      responses:
        '200':
          description: Requests are welcome.
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
          description: The service is stopping, or the database can't be reached.
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
      summary: Read this document as JSON
      description: >-
        The OpenAPI 3.1 document in one piece. \`servers\` is where clients find the service: \`ROWFEED_PUBLIC_URL\`, else the address
        that it listens on.
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
      summary: Read this document as YAML
      description: >-
        The OpenAPI 3.1 document in one piece. \`servers\` is where clients find the service: \`ROWFEED_PUBLIC_URL\`, else the address
        that it listens on.
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
            # In an allOf: ogen takes YAML only by a schema without a type of its own.
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
      summary: Read this document as OpenAPI 3.0.3
      description: >-
        The same contract for generators that don't read OpenAPI 3.1, or are strict. It leaves out \`/ws\` and, of a
        request body's media types, all but one; its own description names them.
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
      summary: Read the feed's document as JSON
      description: The AsyncAPI 3.0 document of the frames that \`/ws\` sends, in one piece.
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
      summary: Read the feed's document as YAML
      description: The AsyncAPI 3.0 document of the frames that \`/ws\` sends, in one piece.
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
      summary: Read the account's own contract as JSON
      description: >-
        The OpenAPI 3.1 document of this service with the collections that have a schema: each has paths of its own, which say what
        its rows are. They are those that the key may use. Any valid key may ask; no scope is needed.
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
      summary: Read the account's own contract as YAML
      description: >-
        What \`getContractOpenapiJson\` answers, as YAML.
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
      summary: Read the account's own contract as OpenAPI 3.0.3
      description: >-
        The same contract for generators that don't read OpenAPI 3.1, or are strict. What 3.0 can't say of a schema it says
        less strictly.
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
      summary: Read the account's own contract of the feed as JSON
      description: >-
        The AsyncAPI 3.0 document of this service with a channel for each collection that has a schema and that the key may use,
        whose frames say what its rows are. Any valid key may ask; no scope is needed.
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
      summary: Read the account's own contract of the feed as YAML
      description: >-
        What \`getContractAsyncapiJson\` answers, as YAML.
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
      summary: Find the console
      description: Leads to the console, where a browser that was given this address alone has something to see.
      security: []
      responses:
        '302':
          description: The console is there.
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
        A page to see collections live, to change rows, to make and end keys and to read the usage. It is a client of this
        interface, loads nothing from elsewhere, and keeps the key that it is given in memory alone.
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
      summary: Read a part of the console
      description: Script and style of the console, under names made of what they hold.
      security: []
      parameters:
        - $ref: '#/components/parameters/AssetInPath'
        - $ref: '#/components/parameters/AcceptEncoding'
        - $ref: '#/components/parameters/IfMatch'
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The part.
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
          description: There is no such part.
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
                  summary: A part of before an update
                  value:
                    type: urn:rowfeed:problem:route_not_found
                    title: There is no such route
                    status: 404
                    detail: There is no part app-0123456789abcdefghijkl.js.
                    instance: /console/app-0123456789abcdefghijkl.js
                    code: route_not_found
                    request_id: b7c41e5a90d24f6f
        '412': { $ref: '#/components/responses/DocumentMismatch' }
        '503': { $ref: '#/components/responses/DocumentsOverloaded' }

  /docs:
    get:
      operationId: getDocs
      tags: [documents]
      summary: Read both contracts as a page
      description: One page with both contracts, to read and to try with a key. It loads nothing from elsewhere.
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
      summary: Read what the pages find words in
      description: >-
        Every section of the contracts and the guides as plain text, with the address at which it is read. The pages
        search it where they are shown; a program may, too.
      security: []
      parameters:
        - $ref: '#/components/parameters/AcceptEncoding'
        - $ref: '#/components/parameters/IfMatch'
        - $ref: '#/components/parameters/IfNoneMatch'
      responses:
        '200':
          description: The sections, in the order in which the pages have them.
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

  /docs/{guide}:
    get:
      operationId: getGuide
      tags: [documents]
      summary: Read a guide
      description: >-
        A page about one side of the service, such as running it or following a feed. \`/docs\` lists them. It loads
        nothing from elsewhere.
      security: []
      parameters:
        - $ref: '#/components/parameters/GuideInPath'
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
              example: <!doctype html><html lang="en"><head><title>Change feed (WebSocket)</title></head><body>...</body></html>
        '304': { $ref: '#/components/responses/DocumentNotModified' }
        '400': { $ref: '#/components/responses/BadDocumentRequest' }
        '404':
          description: There is no such guide.
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
                  summary: No such guide
                  value:
                    type: urn:rowfeed:problem:route_not_found
                    title: There is no such route
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
      description: The API key in a header of its own.
    queryKey:
      type: apiKey
      in: query
      name: api_key
      description: The API key in the query; on \`/ws\` only.

  parameters:
    CollectionNameInPath:
      name: collection_name
      in: path
      required: true
      description: The collection's name. One that doesn't fit the pattern is 400, one that isn't there 404.
      schema: { $ref: '#/components/schemas/CollectionName' }
      example: notes
    RowIdInPath:
      name: row_id
      in: path
      required: true
      description: The row's \`id\`, in canonical decimal digits (\`7\`, not \`07\`, \`+7\` or \`7.0\`).
      schema: { $ref: '#/components/schemas/RowId' }
      example: 7
    KeyIdInPath:
      name: key_id
      in: path
      required: true
      description: The id of the key, as it is listed. Not the key itself.
      schema: { $ref: '#/components/schemas/KeyId' }
      example: key_4fZ8mQ2rTn6W
    Days:
      name: days
      in: query
      description: How many days, today's included.
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
      description: The guide's name. One that isn't there is 404.
      schema:
        type: string
        minLength: 1
        maxLength: 64
      example: feed
    AssetInPath:
      name: asset
      in: path
      required: true
      description: The name of the part, as the page has it. One that isn't there is 404.
      schema:
        type: string
        minLength: 1
        maxLength: 64
      example: app-0123456789abcdefghijkl.js
    Limit:
      name: limit
      in: query
      description: How many rows at most. In canonical decimal digits; out of range is 400, never clamped.
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
      description: How many rows to skip before the first, 0 where it isn't sent. In canonical decimal digits.
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
        The field that orders the rows, \`id\` where it isn't sent: any name, of 1 to 128 characters (code points), none of them a control character
        of ASCII. Rows that lack the field come first, as if it were null. Strings are ordered by their first 256 bytes of UTF-8,
        arrays and objects by those of their JSON. Rows that are equal in this order are ordered by \`id\`.
      schema:
        type: string
        minLength: 1
        maxLength: 128
        pattern: '^[^\\x00-\\x1f\\x7f]*$'
        x-detail: must have 1 to 128 characters, none of them a control character of ASCII
      example: title
    Order:
      name: order
      in: query
      description: Ascending, as it is where it isn't sent, or the exact reverse of it.
      schema:
        type: string
        enum: [asc, desc]
      example: desc
    After:
      name: after
      in: query
      description: >-
        The page behind the one that gave this as \`Next-After\`. The list has to be the same, of the same collection,
        with the same \`filter\` and order; \`limit\` and \`fields\` may differ. Not beside \`offset\`.
      x-not-beside: [offset]
      schema:
        type: string
        minLength: 1
        maxLength: 2048
        pattern: '^[A-Za-z0-9_-]*$'
        x-detail: must be as Next-After gave it
      example: azNmOXgybXEgNyAGyq0hbF0xVnpd2xRt
    KeyLimit:
      name: limit
      in: query
      description: The maximum number of keys in the page. The server rejects a number that is out of range with 400.
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
      description: The value of \`Next-After\` from the page before this one.
      schema:
        type: string
        minLength: 1
        maxLength: 64
        pattern: '^[A-Za-z0-9_-]*$'
        x-detail: must be as Next-After gave it
      example: key_4fZ8mQ2rTn6W
    Sort:
      name: sort
      in: query
      description: >-
        Up to four fields that order the rows, each given by a \`sort\` of its own: the name, a colon and the direction, as in
        \`sort=price:desc&sort=title:asc\`. Rows that are equal in all of them are ordered by \`id\`, in the direction of the last.
        Names and the order of values are as for \`order_by\`, and no name comes twice. A name that contains a comma is
        written as a JSON string: \`sort="a,b":asc\`. Not beside \`order_by\` and \`order\`.
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
        Rows have these fields alone, each given by a \`fields\` of its own, and \`id\`: \`fields=title&fields=done\`. A row lacks
        what it lacks, and keeps its \`ETag\`. Names are as for \`order_by\`, and none comes twice. A name that contains a
        comma is written as a JSON string: \`fields="a,b"\`.
      style: form
      explode: true
      schema:
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
      example: [title, done]
    Format:
      name: format
      in: query
      required: true
      description: How the rows are written down.
      schema:
        type: string
        enum: [ndjson, csv]
      example: ndjson
    Filter:
      name: filter
      in: query
      description: |-
        Only rows that fit. A filter is made of tests, in which \`@\` is the row:

        | A test | fits a row |
        |---|---|
        | \`@.price < 20\`, \`20 > @.price\` | whose field compares so with the literal: \`==\`, \`!=\`, \`<\`, \`<=\`, \`>\`, \`>=\` |
        | \`@.due\` | that has the field, be its value null |
        | \`@.tags[?@ == "home"]\` | of whose elements (or members, of an object) some fits; in the brackets \`@\` is the element, and any filter may stand there |
        | \`length(@.title) > 80\` | whose string has so many characters (code points), array elements, object members |
        | \`starts_with(@.title, "Re: ")\`, \`contains(@.title, "milk")\` | whose string begins with the text, or holds it |

        Tests are joined by \`&&\` and \`||\`, of which \`&&\` binds more tightly, put into parentheses and negated by \`!\`, which before
        a comparison needs parentheses: \`@.due && !(@.done == true || @.tags[?@ == "later"])\`.

        A path leads from \`@\` to a value: \`.name\`, \`["any name"]\`, \`[0]\` for the first element, \`[-1]\` for the last:
        \`@.address.lines[0]\`, \`@["first name"]\`. It may end with \`[?..]\`. Literals are numbers, strings in double or single quotes,
        \`true\`, \`false\` and \`null\`, written as in JSON. Spaces, tabs and line breaks may stand between all of these,
        though not within the brackets of a name or index.

        Nothing is compared across types: \`<\` and \`>\` hold between two numbers or two strings (by code point), \`==\` between two
        equal values of one type, and \`!=\` wherever \`==\` doesn't. A missing field is not null. Of the rows

            1 {"n":5,"done":false,"tags":["home"],"due":null}
            2 {"n":"5","done":true,"tags":["home","work"]}
            3 {"n":7.5,"addr":{"city":"Oslo"},"due":"2030-01-31"}
            4 {"n":null,"tags":"home","addr":{"city":"Bergen"},"a b\\"c":[1]}

        | filter | fits |
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

        To put a value into a filter, write it as JSON, and the whole filter percent-encoded, as URL builders do. So no text
        can become a part of the filter:

            const filter = \`@.title == \${JSON.stringify(title)}\`;
            const query = new URLSearchParams({ filter });

        A name in brackets is safe in the same way: \`\` \`@[\${JSON.stringify(field)}] < 5\` \`\`.

        A filter has at most 2,048 characters, 32 tests (comparisons, existence tests and functions, of which \`length(..) > 1\`
        is one), 8 \`(\` and \`[?\` open at once, 8 segments a path, \`[?..]\` among them, 128 characters a name and 1,024 a string;
        characters are code points, and all headers and the request line together take 16 KiB. Else, and where it can't be read,
        the answer is 400 \`parameter_invalid\` and says where: \`unexpected '=' at character 5\`. Numbers and strings that no row
        can hold are refused, too. A query that takes over 5 s is 400 \`query_too_costly\`.

        The language is a subset of the filters of [RFC 9535](https://www.rfc-editor.org/rfc/rfc9535) (JSONPath), and means the same;
        \`starts_with\` and \`contains\` are its function extensions. Not taken are \`$\`, \`..\`, \`*\`, slices, two paths or two literals
        compared with each other, arrays and objects as literals, and other functions.
      schema:
        type: string
        maxLength: 2048
        x-detail: 'is too long at character 2049: a filter has at most 2,048 characters'
      example: '@.done == false && starts_with(@.due, "2030-")'
    PreferCount:
      name: Prefer
      in: header
      description: >-
        \`count=exact\` adds \`Total-Count\`, the number of rows in the whole collection, or of those that fit the \`filter\`. Other preferences are ignored
        ([RFC 7240](https://www.rfc-editor.org/rfc/rfc7240)).
      schema:
        type: string
        maxLength: 4096
      example: count=exact
    PreferReturn:
      name: Prefer
      in: header
      description: >-
        \`return=minimal\` answers only the ids of the new rows. Other preferences are ignored
        ([RFC 7240](https://www.rfc-editor.org/rfc/rfc7240)).
      schema:
        type: string
        maxLength: 4096
      example: return=minimal
    AcceptEncoding:
      name: Accept-Encoding
      in: header
      description: >-
        The codings that the client can read, as HTTP libraries send them by themselves
        ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3)). The one that it likes best is taken,
        of those that it likes the same \`br\` before \`gzip\`, and either before none.
      schema:
        type: string
        maxLength: 1024
      example: gzip
    IfMatch:
      name: If-Match
      in: header
      description: >-
        Entity tags as \`ETag\` gave them, separated by commas, or \`*\` for any. The request is carried out only if the
        present version is among them, else the answer is 412. Weak tags (\`W/"..."\`) never match.
      schema:
        type: string
        # Quotes are written \\x22, since a generator puts the pattern into quotes as it is; \\u0022 isn't known to RE2.
        pattern: '^(\\*|[ \\t,]*(W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*(,[ \\t]*((W/)?\\x22[^\\x22\\x00- \\x7f]*\\x22[ \\t]*)?)*)$'
        maxLength: 4096
        x-detail: must be entity tags in double quotes, separated by commas, or *, in at most 4,096 characters
      example: '"k3f9x2mq-1041"'
    IfNoneMatch:
      name: If-None-Match
      in: header
      description: >-
        Entity tags as \`ETag\` gave them, separated by commas, or \`*\` for any. If the present version is among them, GET
        is answered with 304, without a body, and other methods with 412. \`If-Match\` is looked at first.
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
        The last cursor that the client has seen of the collection, from \`Collection-Cursor\` of an answer or from a frame. Where
        the service has a read replica, the answer may come from that, once it has reached the cursor: so it is never of a state
        before it, and maybe not of the latest one. Without the header, and by a cursor that isn't one of this collection or
        that it hasn't reached, the answer is of the latest state.
      schema: { $ref: '#/components/schemas/Cursor' }
      example: k3f9x2mq-1042
    IdempotencyKeyInHeader:
      name: Idempotency-Key
      in: header
      description: >-
        Makes the request safe to repeat: carried out at most once, however often it is sent with this key, which the
        client makes up, at random, for each new request. Where it was carried out, the same request gets the first answer
        again, with \`Idempotent-Replayed\`, for 24 hours; another one with the key is 422. Only answers of 2xx are kept. The
        key is the account's: 1 to 255 visible ASCII characters but \`"\` and \`\\\`, in double quotes or without.
      schema: { $ref: '#/components/schemas/IdempotencyKey' }
      example: 7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d
    FilterRequired:
      name: filter
      in: query
      required: true
      description: The rows to write, those that fit. As \`filter\` of the list of rows, of at most 2,048 characters.
      schema:
        type: string
        maxLength: 2048
        x-detail: 'is too long at character 2049: a filter has at most 2,048 characters'
      example: '@.done == true'
    MaxRows:
      name: max_rows
      in: query
      required: true
      description: >-
        How many rows the client reckons with at most. Where more fit, the answer is 409 \`too_many_rows\` and nothing is done.
      schema:
        type: integer
        format: int32
        minimum: 1
        maximum: 1000
      example: 50
    DryRun:
      name: dry_run
      in: query
      description: Nothing is written, and the answer is the same. \`true\` is the only value.
      schema:
        type: string
        enum: ['true']
      example: 'true'
    ApiKey:
      name: api_key
      in: query
      description: The API key, for clients that can't set headers. It is kept out of the logs.
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
        The kinds of change to follow, separated by commas, each at most once. When left out, all three. (Bookmarks are
        not a kind to ask for: they come with \`since\` and \`initial\`. Nor are \`enter\` and \`leave\`: with a \`filter\`, \`update\`
        includes them.)
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
        A cursor from \`Collection-Cursor\` or from a frame. All later changes are replayed, then the feed goes on live. A
        cursor that can't be served closes the socket with 4410. Clients that send it also get \`bookmark\` frames.
      schema: { $ref: '#/components/schemas/Cursor' }
      example: k3f9x2mq-1042
    Initial:
      name: initial
      in: query
      description: >-
        First come the rows that are there, those that fit the \`filter\`, as \`row\` frames by \`id\`, then a \`bookmark\` with
        \`synced\`, then all later changes. Changes that are made meanwhile come in between: a client that puts the row of
        every \`row\`, \`insert\`, \`update\` and \`enter\` frame, and removes that of every \`delete\` and \`leave\`, holds exactly the
        rows that fit at that bookmark, and at every later frame. One that is cut off before the bookmark begins again. Not
        beside \`since\`, nor beside a part of \`events\`.
      x-not-beside: [since]
      schema:
        type: string
        enum: ['true']
      example: 'true'

  headers:
    RequestId:
      description: >-
        Names this request in the service's log: the caller's \`X-Request-Id\` when it was well-formed, else a new one.
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
        ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-15.5.16)). Only if the body has another one.
      schema: { type: string }
      example: identity
    NoSniff:
      description: Tells browsers to take the media type as given.
      required: true
      schema:
        type: string
        enum: [nosniff]
      example: nosniff
    PrivateNoCache:
      description: Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.
      required: true
      schema:
        type: string
        enum: ['private, no-cache']
      example: private, no-cache
    NoCache:
      description: Any cache may keep the document, and has to ask each time whether it still holds.
      required: true
      schema:
        type: string
        enum: [no-cache]
      example: no-cache
    Immutable:
      description: Any cache may keep it for ever.
      required: true
      schema:
        type: string
        enum: ['public, max-age=31536000, immutable']
      example: public, max-age=31536000, immutable
    NoStore:
      description: No cache may keep the answer.
      required: true
      schema:
        type: string
        enum: [no-store]
      example: no-store
    RateLimit:
      description: >-
        On limited plans, once the key was found valid: for each policy the requests remaining (\`r\`) and the seconds
        until they are restored (\`t\`), as in the IETF draft on RateLimit header fields.
      schema:
        type: string
      example: '"day";r=9871;t=41210'
    RateLimitPolicy:
      description: >-
        On limited plans, once the key was found valid: each policy's requests (\`q\`) and its period in seconds (\`w\`), as
        in the IETF draft on RateLimit header fields.
      schema:
        type: string
      example: '"day";q=10000;w=86400'
    RetryAfter:
      description: The number of seconds after which to try again.
      required: true
      schema:
        type: integer
        format: int32
        minimum: 1
      example: 5
    WwwAuthenticate:
      description: How to authenticate. When a key was sent and is no good, \`error="invalid_token"\` is added.
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
        The collection's point in its sequence of changes to which this answer belongs; for a write, the point just
        after it. Pass it as \`since\` to \`/ws\` to follow on from here, and as \`Collection-Cursor\` to reads that are to be of
        no earlier state.
      required: true
      schema: { $ref: '#/components/schemas/Cursor' }
      example: k3f9x2mq-1042
    RowETag:
      description: The row's version as an entity tag, which is the cursor of its last change in quotes.
      required: true
      schema:
        type: string
        pattern: '^"[0-9a-z]{1,16}-[1-9][0-9]{0,15}"$'
      example: '"k3f9x2mq-1041"'
    SchemaETag:
      description: The schema as an entity tag, which is the same for the same bytes.
      required: true
      schema:
        type: string
        pattern: '^"[0-9a-f]{32}"$'
      example: '"5f2b1d0c9e8a7b6c5d4e3f2a1b0c9d8e"'
    SchemaSince:
      description: The cursor from which on every change of the collection keeps to the schema.
      required: true
      schema: { $ref: '#/components/schemas/Cursor' }
      example: k3f9x2mq-1042
    ListETag:
      description: >-
        A weak entity tag, which stays the same until a row of the collection changes; that of a list of collections, until
        one of the account is made or deleted, or the key may use others. Sent as \`If-None-Match\` with the same request, it is
        answered with 304 until then.
      required: true
      schema:
        type: string
        pattern: '^W/"[0-9A-Za-z_-]+"$'
      example: W/"k3f9x2mq-1042"
    DocumentETag:
      description: The document's version as an entity tag, another one for each coding.
      required: true
      schema:
        type: string
        pattern: '^"[A-Za-z0-9_-]+"$'
      example: '"5u3xw0hGqk2v"'
    ContractETag:
      description: >-
        A weak entity tag, which stays the same until a schema is set or removed of a collection that the key may use. Sent as
        \`If-None-Match\` to the same address, it is answered with 304 until then.
      required: true
      schema:
        type: string
        pattern: '^W/"[0-9A-Za-z_-]+"$'
      example: W/"5u3xw0hGqk2v"
    VaryEncoding:
      description: The headers of the request that another answer may come of.
      required: true
      schema:
        type: string
        pattern: '^(.*, *)?Accept-Encoding( *,.*)?$'
      example: Accept-Encoding
    ContentEncoding:
      description: How the body is compressed. Left out when it isn't.
      schema:
        type: string
        enum: [br, gzip]
      example: br
    NextAfter:
      description: >-
        What \`after\` takes for the page behind this one. It is there exactly when there are further rows, and remains good
        across restarts and on all instances.
      schema:
        type: string
        maxLength: 2048
        pattern: '^[A-Za-z0-9_-]+$'
      example: azNmOXgybXEgNyAGyq0hbF0xVnpd2xRt
    NextLink:
      description: >-
        The page behind this one, as a relative reference with \`rel="next"\`: by \`after\`, or by \`offset\` to a client that has
        sent one. It is there exactly when there are further rows.
      schema:
        type: string
      example: </v1/collections/notes/rows?limit=2&after=azNmOXgybXEgNyAGyq0hbF0xVnpd2xRt&order_by=id&order=desc>; rel="next"
    NextKey:
      description: The value of \`after\` for the next page. The header is present exactly if further keys follow.
      schema:
        type: string
        maxLength: 64
        pattern: '^[A-Za-z0-9_-]+$'
      example: key_4fZ8mQ2rTn6W
    NextKeyLink:
      description: >-
        The next page, as a relative reference with \`rel="next"\`. The header is present exactly if further keys follow.
      schema:
        type: string
      example: </v1/keys?limit=100&after=key_4fZ8mQ2rTn6W>; rel="next"
    TotalCount:
      description: >-
        The number of rows in the collection, or of those that fit the \`filter\`, in the same snapshot. Only with
        \`Prefer: count=exact\`.
      schema:
        type: integer
        format: int64
        minimum: 0
      example: 8
    CountApplied:
      description: Says that the preference was followed.
      schema:
        type: string
        enum: [count=exact]
      example: count=exact
    ReturnApplied:
      description: Says that the preference was followed.
      schema:
        type: string
        enum: [return=minimal]
      example: return=minimal
    IdempotentReplayed:
      description: >-
        The request was carried out before, and this is the answer that it got then. Only with \`Idempotency-Key\`.
      schema:
        type: string
        enum: ['true']
      example: 'true'
    RetryInProgress:
      description: The number of seconds after which to try again, with \`idempotency_in_progress\` and \`schema_busy\`.
      schema:
        type: integer
        format: int32
        minimum: 1
      example: 1
    ConnectionOfRefusedUpgrade:
      description: Belongs to \`Upgrade\`. With \`close\` if the connection ends.
      required: true
      schema:
        type: string
        enum: [Upgrade, 'Upgrade, close']
      example: Upgrade
    ConnectionUpgrade:
      description: Belongs to \`Upgrade\`.
      required: true
      schema:
        type: string
        enum: [Upgrade]
      example: Upgrade
    Upgrade:
      description: The protocol of this route.
      required: true
      schema:
        type: string
        enum: [websocket]
      example: websocket
    WebSocketAccept:
      description: The service's proof that it understood the handshake.
      required: true
      schema:
        type: string
      example: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=
    WebSocketVersion:
      description: The version of the WebSocket protocol to use, when the handshake asked for another.
      schema:
        type: string
        enum: ['13']
      example: '13'
    ContentSecurityPolicy:
      description: Forbids the page everything that it doesn't need.
      required: true
      schema:
        type: string
      example: default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'

  responses:
    BadParameter:
      description: A parameter doesn't fit, or the keys conflict.
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
      description: A parameter doesn't fit, the page would be over 16 MiB or take over 10 s (5 s with a \`filter\`), or the keys conflict.
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
      description: A parameter or the body doesn't fit, or the keys conflict.
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
      description: A parameter doesn't fit, the body is no JSON, or the keys conflict.
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
      description: A parameter or the body doesn't fit, the query took over 5 s, or the keys conflict.
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
      description: A parameter doesn't fit, the query took over 5 s, or the keys conflict.
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
        The handshake or a parameter doesn't fit, the first rows of \`initial\` would take over 5 s to be found, or the keys
        conflict.
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
    BadRootRequest:
      description: There is a parameter, and none is taken.
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
      description: A parameter doesn't fit.
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
      description: The key doesn't allow this.
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
      description: The key doesn't allow this, or it would give, change or end more than it has itself.
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
      description: The key doesn't allow this, or the account's plan doesn't allow more.
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
      description: The key doesn't allow this, or the page that asks is of an origin that isn't allowed.
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
      description: There is no such collection.
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
      description: There is no such collection, or no such row in it.
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
      description: There is no such collection, or it has no schema.
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
      description: The account has no such key.
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
      description: The account has a collection of this name already, or the same request is under way.
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
      description: The account has as many keys as it may, or the same request is under way.
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
      description: The key has ended, the account has as many keys as it may, or the same request is under way.
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
      description: It is the last key of the account with the scope \`admin\`, or the same request is under way.
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
      description: The key has ended, or is the last one with the scope \`admin\`, or the same request is under way.
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
      description: The same request is under way.
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
      description: The schema is being changed by another request, or by the same one.
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
      description: Rows of the collection do not keep to the schema, or it is being changed by another request, or by the same one.
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
      description: More rows fit than may be written, or the same request is under way.
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
      description: The place that \`after\` leads to is no more.
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
      description: The list is of no version in \`If-Match\`, whose weak tags never match.
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
      description: The row is of no version in \`If-Match\`, or is of one in \`If-None-Match\`.
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
      description: The schema is none of those in \`If-Match\`.
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
      description: The body is over 1 MiB.
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
      description: The body's media type, charset or encoding is not supported.
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
      description: The body's media type, charset or encoding is not supported.
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
      description: A value can't be stored exactly, or is over a limit for rows, or the idempotency key belongs to another request.
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
      description: The schema is not one that is taken, or the idempotency key belongs to another request.
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
        A value can't be stored exactly, or is over a limit for rows, a row does not keep to the schema of its
        collection, or the idempotency key belongs to another request.
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
        The request is not a WebSocket handshake. This is said to anyone, without a look at the key or the parameters.
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
      description: The plan is used up, or too many bad keys came from this address.
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
      description: The plan is used up, the key has too many feeds open, or too many bad keys came from this address.
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
    InternalError:
      description: A fault of the service.
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
      description: The service can't do this at the moment.
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
    DocumentsOverloaded:
      description: Clients without a key have not yet read too many responses, from the same address or in total.
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
      description: The service can't open a feed at the moment.
      x-codes: [sockets_exhausted, overloaded, database_unavailable, shutting_down]
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
            database_unavailable: { $ref: '#/components/examples/database_unavailable' }
            shutting_down: { $ref: '#/components/examples/shutting_down' }
    StorageFull:
      description: The database has no room for the change. Nothing was changed.
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
      description: The document is of no version in \`If-Match\`.
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
              summary: A document of before an update
              value:
                type: urn:rowfeed:problem:version_mismatch
                title: The version is not as asked for
                status: 412
                detail: The document has another version than If-Match asks for.
                instance: /openapi.json
                code: version_mismatch
                request_id: b7c41e5a90d24f6f
    ContractTooLarge:
      description: >-
        More than 1,000 collections that the key may use have a schema, or the document would be larger than 16 MiB. A key that is
        bound to some of them gets theirs.
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
      description: The document is of no version in \`If-Match\`, whose weak tags never match.
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
      description: The part still has one of the versions in \`If-None-Match\`.
      headers:
        Request-Id: { $ref: '#/components/headers/RequestId' }
        X-Content-Type-Options: { $ref: '#/components/headers/NoSniff' }
        Cache-Control: { $ref: '#/components/headers/Immutable' }
        ETag: { $ref: '#/components/headers/DocumentETag' }
        Vary: { $ref: '#/components/headers/VaryEncoding' }

  schemas:
    CollectionName:
      description: 1 to 64 letters, digits, \`_\` and \`-\`, beginning with a letter or \`_\`. Case-sensitive.
      type: string
      pattern: '^[A-Za-z_][A-Za-z0-9_-]{0,63}$'
      x-detail: 'must begin with a letter or "_" and go on with at most 63 letters, digits, "_" or "-"'
      examples: [notes]
    Collection:
      description: A collection as it is listed. There is nothing but the name, now and later.
      type: object
      additionalProperties: false
      required: [name]
      properties:
        name: { $ref: '#/components/schemas/CollectionName' }
    CollectionList:
      description: Collections by name, ascending.
      type: array
      items: { $ref: '#/components/schemas/Collection' }
    CollectionInput:
      description: A collection to make. Other members are refused.
      type: object
      additionalProperties: false
      required: [name]
      properties:
        name: { $ref: '#/components/schemas/CollectionName' }
    CollectionDetails:
      description: A collection, its size and its age.
      type: object
      required: [name, rows, created_at]
      properties:
        name: { $ref: '#/components/schemas/CollectionName' }
        rows:
          description: How many rows it holds.
          type: integer
          format: int64
          minimum: 0
          examples: [8]
        created_at:
          description: When it was made (RFC 3339, UTC).
          type: string
          format: date-time

    CollectionSchema:
      description: A JSON Schema (draft 2020-12) of the rows of a collection, without their \`id\`.
      type: object
      additionalProperties: true
    CollectionSchemaInput:
      description: >-
        A JSON Schema (draft 2020-12) of the rows of a collection, without their \`id\`: an object that says \`"type": "object"\`.
        What it may be stands in the [guide to schemas](/docs/schemas); what isn't is answered with 422 \`schema_invalid\`.
      examples:
        - type: object
          required: [title]
          properties:
            title: { type: string }
        - type: object

    RowId:
      description: >-
        Identifies a row in its collection. Given out by the service from 1 upwards, in the order of insertion; never
        given out again.
      type: integer
      format: int64
      minimum: 1
      maximum: 9007199254740991
      examples: [7]
    RowFields:
      description: >-
        Fields named by the client, each with any JSON value. At most 1,000 in a row. Numbers are doubles: fractions keep 15
        significant digits, and integers that a double would change are rejected.
      type: object
      additionalProperties: true
    # In two parts, since generators that meet \`id\` and free fields in one schema drop the free ones; some look beside
    # the parts for what else there may be.
    Row:
      description: A row, which is its \`id\` and the fields that the client gave it.
      allOf:
        - type: object
          required: [id]
          properties:
            id: { $ref: '#/components/schemas/RowId' }
        - $ref: '#/components/schemas/RowFields'
      additionalProperties: {}
    RowList:
      description: Rows in the order asked for.
      type: array
      maxItems: 1000
      items: { $ref: '#/components/schemas/Row' }
    RowInput:
      description: A row to insert. It may have any fields but \`id\`, which the service gives out.
      type: object
      # Not a property that nothing fits: generators send that as null.
      not:
        type: object
        properties: { id: {} }
        required: [id]
        x-detail: must not be sent; the service gives out ids
      additionalProperties: true
    RowInputList:
      description: The rows to insert, together or not at all.
      type: array
      minItems: 1
      maxItems: 1000
      items: { $ref: '#/components/schemas/RowInput' }
      # Also here, where some importers look that pass over the examples of bodies.
      examples:
        - - title: Milk
            done: false
    InsertedRowList:
      description: >-
        The inserted rows in the order of the request. With \`Prefer: return=minimal\` they have their \`id\` and no other
        fields.
      type: array
      minItems: 1
      maxItems: 1000
      items: { $ref: '#/components/schemas/Row' }
    RowPatch:
      description: The fields to change. \`id\`, if sent, has to be the one in the path.
      type: object
      additionalProperties: true
      examples:
        - done: true
    RowMergePatch:
      description: >-
        A merge patch (RFC 7396): the fields to change, where \`null\` removes one. \`id\`, if sent, has to be the one in
        the path.
      type: object
      additionalProperties: true

    ExportedText:
      description: Rows as lines of text.
      type: string
    RowReplacement:
      description: The fields of the row, all of them. \`id\`, if sent, has to be the one in the path.
      type: object
      additionalProperties: true
      examples:
        - title: Milk
          done: true
    RowsPatch:
      description: >-
        The fields to change, not \`id\`. As \`application/merge-patch+json\` (RFC 7396), \`null\` removes a field.
      type: object
      not:
        type: object
        properties: { id: {} }
        required: [id]
        x-detail: must not be sent; the rows keep their ids
      additionalProperties: true
    RowsUpdated:
      description: How many rows fit, and how many of them differ now.
      type: object
      required: [matched, changed]
      properties:
        matched:
          description: How many rows fit the \`filter\`.
          type: integer
          format: int32
          minimum: 0
          maximum: 1000
        changed:
          description: How many of them differ now.
          type: integer
          format: int32
          minimum: 0
          maximum: 1000
    RowsDeleted:
      description: How many rows were deleted.
      type: object
      required: [deleted]
      properties:
        deleted:
          description: How many rows fitted the \`filter\`.
          type: integer
          format: int32
          minimum: 0
          maximum: 1000

    IdempotencyKey:
      description: A name for a request, which its client makes up at random.
      type: string
      minLength: 1
      maxLength: 257
      pattern: '^([!#-\\x5b\\x5d-~]{1,255}|\\x22[!#-\\x5b\\x5d-~]{1,255}\\x22)$'
      x-detail: must be 1 to 255 visible ASCII characters other than " and \\, in double quotes or without
    EventKind:
      description: A kind of change.
      type: string
      enum: [insert, update, delete]
      examples: [insert]
    Cursor:
      description: A point in a collection's sequence of changes. Opaque; compare it only for equality.
      type: string
      pattern: '^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$'
      x-detail: must be a cursor as Collection-Cursor or a frame gave it
      examples: [k3f9x2mq-1042]

    KeyId:
      description: The id of a key. It isn't secret.
      type: string
      pattern: '^key_[0-9A-Za-z]{12}$'
      maxLength: 16
      x-detail: must be the id of a key as it is listed, key_ and 12 letters and digits
      examples: [key_4fZ8mQ2rTn6W]
    KeyName:
      description: What people know the key by.
      type: string
      minLength: 1
      maxLength: 100
      pattern: '^[^\\x00-\\x1f\\x7f-\\x9f]+$'
      x-detail: must be 1 to 100 characters, none of them a control character
      examples: [phone]
    KeyScopes:
      description: >-
        \`read\` is for lists, rows, exports and feeds, \`write\` for all that changes collections and rows, \`admin\` for keys.
      type: array
      minItems: 1
      maxItems: 3
      uniqueItems: true
      items: { $ref: '#/components/schemas/KeyScope' }
    KeyScope:
      description: A right.
      type: string
      enum: [read, write, admin]
    KeyCollections:
      description: The only collections that the key may use; null for all. They needn't be there yet.
      type: [array, 'null']
      minItems: 1
      maxItems: 100
      uniqueItems: true
      items: { $ref: '#/components/schemas/CollectionName' }
    KeyExpiry:
      description: When the key ends by itself (RFC 3339); null for never.
      type: [string, 'null']
      format: date-time
    Key:
      description: A key of the account, without its text.
      type: object
      required: [id, name, account, prefix, scopes, collections, created_at, expires_at, revoked_at, last_used_at]
      properties:
        id: { $ref: '#/components/schemas/KeyId' }
        name: { $ref: '#/components/schemas/KeyName' }
        account:
          description: The account's name.
          type: string
          maxLength: 64
        prefix:
          description: The first characters of its text, to tell keys apart by.
          type: string
          maxLength: 8
        scopes: { $ref: '#/components/schemas/KeyScopes' }
        collections: { $ref: '#/components/schemas/KeyCollections' }
        created_at:
          description: When it was made (RFC 3339, UTC).
          type: string
          format: date-time
        expires_at: { $ref: '#/components/schemas/KeyExpiry' }
        revoked_at:
          description: When it was ended (RFC 3339, UTC); null while it wasn't.
          type: [string, 'null']
          format: date-time
        last_used_at:
          description: When it was last used (RFC 3339, UTC), to the minute; null while it wasn't.
          type: [string, 'null']
          format: date-time
    KeyList:
      description: Keys, oldest first.
      type: array
      items: { $ref: '#/components/schemas/Key' }
    CreatedKey:
      description: A key with its text, which is shown this once.
      type: object
      required: [id, key, name, account, prefix, scopes, collections, created_at, expires_at, revoked_at, last_used_at]
      properties:
        id: { $ref: '#/components/schemas/KeyId' }
        key:
          description: The text of the key, to be sent with requests. It can't be had again.
          type: string
          pattern: '^rf_[0-9A-Za-z]{38}$'
        name: { $ref: '#/components/schemas/KeyName' }
        account:
          description: The account's name.
          type: string
          maxLength: 64
        prefix:
          description: The first characters of its text, to tell keys apart by.
          type: string
          maxLength: 8
        scopes: { $ref: '#/components/schemas/KeyScopes' }
        collections: { $ref: '#/components/schemas/KeyCollections' }
        created_at:
          description: When it was made (RFC 3339, UTC).
          type: string
          format: date-time
        expires_at: { $ref: '#/components/schemas/KeyExpiry' }
        revoked_at:
          description: When it was ended (RFC 3339, UTC); null while it wasn't.
          type: [string, 'null']
          format: date-time
        last_used_at:
          description: When it was last used (RFC 3339, UTC), to the minute; null while it wasn't.
          type: [string, 'null']
          format: date-time
    KeyInput:
      description: A key to be made.
      type: object
      required: [name]
      additionalProperties: false
      properties:
        name: { $ref: '#/components/schemas/KeyName' }
        scopes: { $ref: '#/components/schemas/KeyScopes' }
        collections: { $ref: '#/components/schemas/KeyCollections' }
        expires_at: { $ref: '#/components/schemas/KeyExpiry' }
    KeyPatch:
      description: What to change of a key; the rest stays.
      type: object
      minProperties: 1
      additionalProperties: false
      properties:
        name: { $ref: '#/components/schemas/KeyName' }
        scopes: { $ref: '#/components/schemas/KeyScopes' }
        collections: { $ref: '#/components/schemas/KeyCollections' }
        expires_at: { $ref: '#/components/schemas/KeyExpiry' }
    KeyRotation:
      description: How a key is replaced.
      type: object
      additionalProperties: false
      properties:
        grace:
          description: How long the old key still works, such as \`30d\`, \`12h\`, \`15m\`, \`2s\` or \`2w\`; at once it ends without.
          type: string
          pattern: '^([0-9]{1,6}[smhd]|[0-9]{1,5}w)$'
          x-detail: must be a time such as 30d, 12h, 15m, 2s or 2w
          examples: [24h]

    Usage:
      description: What an account has used of its plan in the present period, and what it has stored.
      type: object
      required: [account, plan, period, requests, collections, rows, bytes, keys]
      properties:
        account:
          description: The account's name.
          type: string
          maxLength: 64
          examples: [default]
        plan:
          description: The plan's name; \`unlimited\` when the account was given none.
          type: string
          maxLength: 64
        period: { $ref: '#/components/schemas/UsagePeriod' }
        requests: { $ref: '#/components/schemas/UsageRequests' }
        collections: { $ref: '#/components/schemas/UsageCollections' }
        rows: { $ref: '#/components/schemas/UsageRows' }
        bytes: { $ref: '#/components/schemas/UsageBytes' }
        keys:
          description: The same by key, for every key of the account that is valid or was used in the period.
          type: array
          items: { $ref: '#/components/schemas/KeyUsage' }
    UsagePeriod:
      description: The hour, day or month (UTC) that the plan counts requests by; the month where it doesn't limit them.
      type: object
      required: [start, end]
      properties:
        start:
          description: The first moment of the period (RFC 3339, UTC).
          type: string
          format: date-time
        end:
          description: The first moment after it (RFC 3339, UTC).
          type: string
          format: date-time
    UsageRequests:
      description: The account's requests in the period.
      type: object
      required: [used]
      properties:
        used:
          description: How many were counted.
          type: integer
          format: int64
          minimum: 0
        limit:
          description: How many the plan allows; left out when it sets no limit.
          type: integer
          format: int64
          minimum: 1
    UsageCollections:
      description: The account's collections.
      type: object
      required: [used]
      properties:
        used:
          description: How many there are.
          type: integer
          format: int64
          minimum: 0
        limit:
          description: How many the plan allows; left out when it sets no limit.
          type: integer
          format: int64
          minimum: 1
    UsageRows:
      description: The rows of all the account's collections.
      type: object
      required: [used]
      properties:
        used:
          description: How many there are.
          type: integer
          format: int64
          minimum: 0
        limit:
          description: How many the plan allows; left out when it sets no limit.
          type: integer
          format: int64
          minimum: 1
    UsageBytes:
      description: The bytes of the JSON of all the account's rows, in UTF-8, ids included.
      type: object
      required: [used]
      properties:
        used:
          description: How many there are.
          type: integer
          format: int64
          minimum: 0
        limit:
          description: How many the plan allows; left out when it sets no limit.
          type: integer
          format: int64
          minimum: 1
    KeyUsage:
      description: One key's requests in the period.
      type: object
      required: [id, name, requests]
      properties:
        id:
          description: The key's id, as \`rowfeed keys list\` shows it. Not the key itself.
          type: string
          maxLength: 64
        name:
          description: The name given to the key.
          type: string
          maxLength: 100
        requests:
          description: How many were counted.
          type: integer
          format: int64
          minimum: 0

    UsageHistory:
      description: Days, oldest first, each with its requests.
      type: array
      items: { $ref: '#/components/schemas/UsageDay' }
    UsageDay:
      description: The requests of an account in a day.
      type: object
      required: [date, requests, keys]
      properties:
        date:
          description: The day, in UTC.
          type: string
          format: date
        requests:
          description: How many were counted.
          type: integer
          format: int64
          minimum: 0
        keys:
          description: The same by key, for those that made some.
          type: array
          items: { $ref: '#/components/schemas/KeyUsage' }

    Health:
      description: Whether the service can do its work.
      type: object
      required: [ok, service]
      properties:
        ok:
          description: True when all is well.
          type: boolean
          examples: [true]
        service:
          description: The service's own name.
          type: string
          enum: [rowfeed]

    # Open, since later versions add codes: clients that know a closed list fail on the first new one.
    ProblemCode:
      description: >-
        Says for programs what went wrong. \`x-error-codes\` explains those of this version; later ones may have others,
        so treat a code you don't know by its status.
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
        - database_unavailable
        - overloaded
        - shutting_down
        - storage_full
    ProblemDetails:
      description: Why a request was refused (RFC 9457).
      type: object
      required: [type, title, status, detail, code, request_id]
      properties:
        type:
          description: '\`urn:rowfeed:problem:\` and the code.'
          type: string
          format: uri
          pattern: '^urn:rowfeed:problem:[a-z0-9_]+$'
        title:
          description: What the code means; the same for every occurrence.
          type: string
        status:
          description: The status of the answer.
          type: integer
          format: int32
          minimum: 400
          maximum: 599
        detail:
          description: What is wrong with this request, for people to read.
          type: string
        instance:
          description: >-
            The path of the request as it was sent, without the query. Left out when the request couldn't be read
            so far.
          type: string
        code: { $ref: '#/components/schemas/ProblemCode' }
        request_id:
          description: The same as the header \`Request-Id\`.
          type: string
          maxLength: 128
        errors:
          description: What doesn't fit, place by place.
          type: array
          minItems: 1
          items: { $ref: '#/components/schemas/ValidationItem' }
        checked:
          description: How many rows were looked at, with \`rows_mismatch\`.
          type: integer
          format: int64
          minimum: 0
    ValidationItem:
      description: One thing that doesn't fit, with either \`pointer\` or \`parameter\`.
      type: object
      required: [detail]
      minProperties: 2
      properties:
        pointer:
          description: Where in the body, as a JSON Pointer (RFC 6901); empty for the body as a whole.
          type: string
          pattern: '^(/([^~]|~[01])*)?$'
        parameter:
          description: The name of the path, query or header parameter.
          type: string
        id:
          description: Of the row that it is about, where that isn't in the body; \`pointer\` is into that row.
          type: integer
          format: int64
          minimum: 1
        detail:
          description: What is wrong there.
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
      description: What a document is about.
      type: object
      required: [title, version]
      properties:
        title:
          description: The service's name.
          type: string
        version:
          description: The version of the interface.
          type: string
      additionalProperties: true
    HtmlPage:
      description: A page as HTML.
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
          description: Its heading, or the name of what it tells about.
          type: string
        where:
          description: What it belongs to.
          type: string
        address:
          description: Where it is read, from the root of the service.
          type: string
        text:
          description: What it says, without markup.
          type: string
      additionalProperties: false
    SourceText:
      description: What a browser runs or draws with.
      type: string

  examples:
    request_malformed:
      summary: A handshake without a key of its own
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
        title: Two different keys
        status: 400
        detail: The request presents two keys that differ.
        instance: /v1/collections
        code: credentials_conflict
        request_id: b7c41e5a90d24f6f
    parameter_invalid:
      summary: A limit out of range, and a parameter that isn't known
      value:
        type: urn:rowfeed:problem:parameter_invalid
        title: A parameter does not fit the contract
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
      summary: A row to insert that bears an id
      value:
        type: urn:rowfeed:problem:body_invalid
        title: The body does not fit the contract
        status: 400
        detail: /3/id must not be sent; the service gives out ids.
        instance: /v1/collections/notes/rows
        code: body_invalid
        request_id: b7c41e5a90d24f6f
        errors:
          - pointer: /3/id
            detail: must not be sent; the service gives out ids
    page_too_large:
      summary: A page of many large rows
      value:
        type: urn:rowfeed:problem:page_too_large
        title: The page is too large
        status: 400
        detail: The page is over 16 MiB; ask for fewer rows.
        instance: /v1/collections/notes/rows
        code: page_too_large
        request_id: b7c41e5a90d24f6f
        errors:
          - parameter: limit
            detail: must be smaller for rows as large as these
    query_too_costly:
      summary: A large collection listed by a field that has no index yet
      value:
        type: urn:rowfeed:problem:query_too_costly
        title: The list takes too long
        status: 400
        detail: >-
          The list was given up after 10 s; ask again once an index is made that serves it, or for fewer rows by another
          filter or order.
        instance: /v1/collections/notes/rows
        code: query_too_costly
        request_id: b7c41e5a90d24f6f
        errors:
          - parameter: order_by
            detail: takes too long in a collection as large as this
    key_missing:
      summary: No key
      value:
        type: urn:rowfeed:problem:key_missing
        title: An API key is needed
        status: 401
        detail: 'An API key is needed: send it as "x-api-key: <key>" or "Authorization: Bearer <key>".'
        instance: /v1/collections
        code: key_missing
        request_id: b7c41e5a90d24f6f
    key_invalid:
      summary: A key that is malformed, unknown, revoked or expired
      value:
        type: urn:rowfeed:problem:key_invalid
        title: The API key is not valid
        status: 401
        detail: The API key is not valid.
        instance: /v1/collections
        code: key_invalid
        request_id: b7c41e5a90d24f6f
    scope_insufficient:
      summary: A write with a key for reading
      value:
        type: urn:rowfeed:problem:scope_insufficient
        title: The API key does not allow this
        status: 403
        detail: This takes a key with the scope write.
        instance: /v1/collections/notes/rows
        code: scope_insufficient
        request_id: b7c41e5a90d24f6f
    limit_reached:
      summary: A plan that allows no more rows
      value:
        type: urn:rowfeed:problem:limit_reached
        title: The plan allows no more
        status: 403
        detail: The plan starter allows 1,000 rows, and the account has 998; this adds 5.
        instance: /v1/collections/notes/rows
        code: limit_reached
        request_id: b7c41e5a90d24f6f
    contract_too_large:
      summary: The schemas of many collections
      value:
        type: urn:rowfeed:problem:limit_reached
        title: The plan allows no more
        status: 403
        detail: The document would be larger than 16 MiB; a key that is bound to some of the collections gets theirs.
        instance: /v1/contract/openapi.json
        code: limit_reached
        request_id: b7c41e5a90d24f6f
    contract_mismatch:
      summary: A weak tag in If-Match
      value:
        type: urn:rowfeed:problem:version_mismatch
        title: The version is not as asked for
        status: 412
        detail: The document has another version than If-Match asks for.
        instance: /v1/contract/openapi.json
        code: version_mismatch
        request_id: b7c41e5a90d24f6f
    origin_forbidden:
      summary: A page from elsewhere
      value:
        type: urn:rowfeed:problem:origin_forbidden
        title: The origin is not allowed
        status: 403
        detail: Browsers may not open a feed from this origin.
        instance: /ws
        code: origin_forbidden
        request_id: b7c41e5a90d24f6f
    collection_not_found:
      summary: A collection that isn't there
      value:
        type: urn:rowfeed:problem:collection_not_found
        title: There is no such collection
        status: 404
        detail: There is no collection notes.
        instance: /v1/collections/notes/rows/7
        code: collection_not_found
        request_id: b7c41e5a90d24f6f
    row_not_found:
      summary: A row that was deleted
      value:
        type: urn:rowfeed:problem:row_not_found
        title: There is no such row
        status: 404
        detail: There is no row 7 in notes.
        instance: /v1/collections/notes/rows/7
        code: row_not_found
        request_id: b7c41e5a90d24f6f
    schema_not_found:
      summary: A collection whose rows may be any
      value:
        type: urn:rowfeed:problem:schema_not_found
        title: The collection has no schema
        status: 404
        detail: The collection notes has no schema.
        instance: /v1/collections/notes/schema
        code: schema_not_found
        request_id: b7c41e5a90d24f6f
    collection_exists:
      summary: A name that is taken
      value:
        type: urn:rowfeed:problem:collection_exists
        title: The collection exists already
        status: 409
        detail: There is a collection notes already.
        instance: /v1/collections
        code: collection_exists
        request_id: b7c41e5a90d24f6f
    idempotency_in_progress:
      summary: A request that is repeated while it is carried out
      value:
        type: urn:rowfeed:problem:idempotency_in_progress
        title: The same request is under way
        status: 409
        detail: A request with this Idempotency-Key has yet to be answered.
        instance: /v1/collections/notes/rows
        code: idempotency_in_progress
        request_id: b7c41e5a90d24f6f
    schema_busy:
      summary: Two at once
      value:
        type: urn:rowfeed:problem:schema_busy
        title: The schema is being changed
        status: 409
        detail: The schema of notes is being changed by another request.
        instance: /v1/collections/notes/schema
        code: schema_busy
        request_id: b7c41e5a90d24f6f
    rows_mismatch:
      summary: A row that the schema does not allow
      value:
        type: urn:rowfeed:problem:rows_mismatch
        title: Rows do not keep to the schema
        status: 409
        detail: Rows of notes do not keep to the schema. Nothing was changed.
        instance: /v1/collections/notes/schema
        code: rows_mismatch
        request_id: b7c41e5a90d24f6f
        errors:
          - id: 7
            pointer: /done
            detail: must be true or false
        checked: 8
    too_many_rows:
      summary: A filter that more rows fit than were reckoned with
      value:
        type: urn:rowfeed:problem:too_many_rows
        title: More rows fit than may be written
        status: 409
        detail: More rows fit the filter than max_rows (50), or they are over 4 MiB together. Nothing was done.
        instance: /v1/collections/notes/rows
        code: too_many_rows
        request_id: b7c41e5a90d24f6f
    page_expired:
      summary: A page of before the collection was made anew
      value:
        type: urn:rowfeed:problem:page_expired
        title: The place of the page is no more
        status: 410
        detail: The collection was made anew since the page before this one; list it from the beginning.
        instance: /v1/collections/notes/rows
        code: page_expired
        request_id: b7c41e5a90d24f6f
    list_mismatch:
      summary: A list that is to have a certain version
      value:
        type: urn:rowfeed:problem:version_mismatch
        title: The version is not as asked for
        status: 412
        detail: The list has another version than If-Match asks for.
        instance: /v1/collections/notes/rows
        code: version_mismatch
        request_id: b7c41e5a90d24f6f
    schema_mismatch:
      summary: Somebody else has set another one
      value:
        type: urn:rowfeed:problem:version_mismatch
        title: The version is not as asked for
        status: 412
        detail: The schema of notes has another version than If-Match asks for.
        instance: /v1/collections/notes/schema
        code: version_mismatch
        request_id: b7c41e5a90d24f6f
    version_mismatch:
      summary: Somebody else was first
      value:
        type: urn:rowfeed:problem:version_mismatch
        title: The version is not as asked for
        status: 412
        detail: Row 7 has another version than If-Match asks for.
        instance: /v1/collections/notes/rows/7
        code: version_mismatch
        request_id: b7c41e5a90d24f6f
    body_too_large:
      summary: Too many rows at once
      value:
        type: urn:rowfeed:problem:body_too_large
        title: The body is too large
        status: 413
        detail: The body is over 1048576 bytes.
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
        detail: The body holds values that could not be stored as they are.
        instance: /v1/collections/notes/rows
        code: value_unsupported
        request_id: b7c41e5a90d24f6f
        errors:
          - pointer: /0/serial
            detail: is an integer that would be stored as 9007199254740992
    schema_invalid:
      summary: A keyword that is not taken
      value:
        type: urn:rowfeed:problem:schema_invalid
        title: The schema is not one that is taken
        status: 422
        detail: The schema is not one that is taken.
        instance: /v1/collections/notes/schema
        code: schema_invalid
        request_id: b7c41e5a90d24f6f
        errors:
          - pointer: /patternProperties
            detail: is a keyword that is not taken
    row_invalid:
      summary: A field of another type
      value:
        type: urn:rowfeed:problem:row_invalid
        title: The row does not keep to the schema
        status: 422
        detail: Not every row would keep to the schema of notes.
        instance: /v1/collections/notes/rows
        code: row_invalid
        request_id: b7c41e5a90d24f6f
        errors:
          - pointer: /0/done
            detail: must be true or false
    grant_exceeded:
      summary: The key does not have that itself
      value:
        type: urn:rowfeed:problem:grant_exceeded
        title: The key does not have that itself
        status: 403
        detail: This takes a key that has the scope write itself.
        instance: /v1/keys
        code: grant_exceeded
        request_id: b7c41e5a90d24f6f
    key_not_found:
      summary: There is no such key
      value:
        type: urn:rowfeed:problem:key_not_found
        title: There is no such key
        status: 404
        detail: There is no key key_4fZ8mQ2rTn6W.
        instance: /v1/keys/key_4fZ8mQ2rTn6W
        code: key_not_found
        request_id: b7c41e5a90d24f6f
    key_ended:
      summary: The key has ended
      value:
        type: urn:rowfeed:problem:key_ended
        title: The key has ended
        status: 409
        detail: Key key_4fZ8mQ2rTn6W was revoked.
        instance: /v1/keys/key_4fZ8mQ2rTn6W
        code: key_ended
        request_id: b7c41e5a90d24f6f
    last_admin_key:
      summary: The account needs an admin key
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
      summary: The account has too many keys
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
        detail: This Idempotency-Key was sent with another request.
        instance: /v1/collections/notes/rows
        code: idempotency_key_reused
        request_id: b7c41e5a90d24f6f
    upgrade_required:
      summary: A plain GET
      value:
        type: urn:rowfeed:problem:upgrade_required
        title: This route speaks WebSocket
        status: 426
        detail: A feed is opened by a WebSocket handshake.
        instance: /ws
        code: upgrade_required
        request_id: b7c41e5a90d24f6f
    too_many_attempts:
      summary: A guesser
      value:
        type: urn:rowfeed:problem:too_many_attempts
        title: Too many bad keys
        status: 429
        detail: Too many keys from this address were not valid.
        instance: /v1/collections
        code: too_many_attempts
        request_id: b7c41e5a90d24f6f
    quota_exceeded:
      summary: A plan that is used up for today
      value:
        type: urn:rowfeed:problem:quota_exceeded
        title: The plan is used up
        status: 429
        detail: >-
          The plan starter allows 10000 requests a day (policy "day"); the next begins at 2025-03-15T00:00:00.000Z.
        instance: /v1/collections/notes/rows
        code: quota_exceeded
        request_id: b7c41e5a90d24f6f
    too_many_sockets:
      summary: One feed too many
      value:
        type: urn:rowfeed:problem:too_many_sockets
        title: The key has too many open feeds
        status: 429
        detail: This key has 1000 open feeds, as many as it may.
        instance: /ws
        code: too_many_sockets
        request_id: b7c41e5a90d24f6f
    internal_error:
      summary: A fault
      value:
        type: urn:rowfeed:problem:internal_error
        title: Something went wrong
        status: 500
        detail: The service failed to answer this request.
        instance: /v1/collections/notes/rows
        code: internal_error
        request_id: b7c41e5a90d24f6f
    sockets_exhausted:
      summary: A full instance
      value:
        type: urn:rowfeed:problem:sockets_exhausted
        title: The instance has too many open feeds
        status: 503
        detail: This instance has as many open feeds as it may.
        instance: /ws
        code: sockets_exhausted
        request_id: b7c41e5a90d24f6f
    database_unavailable:
      summary: A database that is away
      value:
        type: urn:rowfeed:problem:database_unavailable
        title: The database can't be reached
        status: 503
        detail: The database cannot be used at the moment.
        instance: /v1/collections/notes/rows
        code: database_unavailable
        request_id: b7c41e5a90d24f6f
    overloaded:
      summary: A queue that is full
      value:
        type: urn:rowfeed:problem:overloaded
        title: Too much at once
        status: 503
        detail: Too many requests are under way.
        instance: /v1/collections/notes/rows
        code: overloaded
        request_id: b7c41e5a90d24f6f
    shutting_down:
      summary: An instance that is about to stop
      value:
        type: urn:rowfeed:problem:shutting_down
        title: The service is stopping
        status: 503
        detail: The service is stopping.
        instance: /v1/collections/notes/rows
        code: shutting_down
        request_id: b7c41e5a90d24f6f
    storage_full:
      summary: A full disk
      value:
        type: urn:rowfeed:problem:storage_full
        title: The disk is full
        status: 507
        detail: The storage is full. Nothing was changed.
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
    "description": "Named **collections** hold **rows**, and a row is a JSON object with an \`id\`. Rows are inserted, listed, read,\\nchanged and deleted over HTTP; every change can be followed over a WebSocket. The frames of that feed are described\\nin the AsyncAPI document at \`/asyncapi.yaml\`.\\n\\nWhatever this document says is enforced, and whatever it leaves out does not happen: nothing is silently ignored,\\nclamped, reordered or altered. What holds of all operations stands in guides, which the service has beside it:\\n\\n- [Collections and rows](/docs/rows): examples of every operation, which values are taken, how lists are ordered\\n- [Keys, plans and usage](/docs/keys): how a key is sent, what it may do, what counts as a request\\n- [Change feed](/docs/feed): list, then follow, and never lose a change\\n- [Errors](/docs/errors): problem details, their codes, and which of several reasons is told\\n- [HTTP in detail](/docs/http): headers, limits, other origins, and what later versions may change\\n\\nEvery request under \`/v1\`, and the handshake of \`/ws\`, needs an API key. Every refusal is a problem (RFC 9457): programs\\nlook at its \`code\`, which is one of \`x-error-codes\`, and treat one they don't know by its status.\\n",
    "contact": {
      "name": "The operator of this service"
    }
  },
  "servers": [
    {
      "url": "http://127.0.0.1:3000",
      "description": "A service started by \`npm start\` or \`npx rowfeed\` on this machine."
    }
  ],
  "tags": [
    {
      "name": "collections",
      "description": "Named containers of rows."
    },
    {
      "name": "rows",
      "description": "The JSON objects in a collection."
    },
    {
      "name": "schemas",
      "description": "What the rows of a collection keep to."
    },
    {
      "name": "feed",
      "description": "Every change of a collection's rows as it happens, over a WebSocket."
    },
    {
      "name": "keys",
      "description": "The API keys of an account, for its administrators."
    },
    {
      "name": "usage",
      "description": "What an account has used of its plan."
    },
    {
      "name": "health",
      "description": "Whether the service can do its work."
    },
    {
      "name": "documents",
      "description": "The contracts themselves, a page to read and try them, guides, and the console. No key needed but for the contracts of an account's own."
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
      "description": "The request line, a header or the WebSocket handshake is not well-formed, or \`Host\` or \`Content-Type\` comes twice."
    },
    "credentials_conflict": {
      "status": 400,
      "title": "Two different keys",
      "description": "The request bears API keys in more than one place, and they differ."
    },
    "parameter_invalid": {
      "status": 400,
      "title": "A parameter does not fit the contract",
      "description": "A path, query or header parameter is missing, unknown, repeated or has a value that isn't allowed."
    },
    "body_malformed": {
      "status": 400,
      "title": "The body is not JSON",
      "description": "The body is empty, is not well-formed JSON, or is not valid UTF-8."
    },
    "body_invalid": {
      "status": 400,
      "title": "The body does not fit the contract",
      "description": "The body is JSON, but not of the form that the operation takes."
    },
    "page_too_large": {
      "status": 400,
      "title": "The page is too large",
      "description": "The rows of this page are over 16 MiB together; ask for fewer with a smaller \`limit\`."
    },
    "query_too_costly": {
      "status": 400,
      "title": "The list takes too long",
      "description": "The list was given up after 10 s, or 5 s with a \`filter\`. A collection this large is listed by \`id\`, or by a field once its index is made, which begins when it is first asked for."
    },
    "key_missing": {
      "status": 401,
      "title": "An API key is needed",
      "description": "The request bears no API key."
    },
    "key_invalid": {
      "status": 401,
      "title": "The API key is not valid",
      "description": "The key is malformed, unknown, revoked or expired."
    },
    "scope_insufficient": {
      "status": 403,
      "title": "The API key does not allow this",
      "description": "The key lacks the scope for this operation, or is bound to other collections."
    },
    "grant_exceeded": {
      "status": 403,
      "title": "The key does not have that itself",
      "description": "The key would give, change or end what it doesn't have itself: a scope, a collection, or a later expiry."
    },
    "limit_reached": {
      "status": 403,
      "title": "The plan allows no more",
      "description": "The account's plan limits its collections, its rows or their bytes, and this would go beyond, or beyond the 1 MiB of an account's schemas; or the contract of its own is too large. \`detail\` names the limit. Nothing was stored. What is deleted makes room, and is always taken."
    },
    "origin_forbidden": {
      "status": 403,
      "title": "The origin is not allowed",
      "description": "A web page of this origin may not open the feed; \`ROWFEED_CORS_ORIGIN\` lists those that may."
    },
    "route_not_found": {
      "status": 404,
      "title": "There is no such route",
      "description": "The path is none of this interface's. Paths are exact, without a trailing slash."
    },
    "collection_not_found": {
      "status": 404,
      "title": "There is no such collection",
      "description": "The account has no collection of this name."
    },
    "row_not_found": {
      "status": 404,
      "title": "There is no such row",
      "description": "The collection has no row with this id, or has it no longer."
    },
    "schema_not_found": {
      "status": 404,
      "title": "The collection has no schema",
      "description": "No schema is set for the rows of this collection, which may be any that can be stored."
    },
    "key_not_found": {
      "status": 404,
      "title": "There is no such key",
      "description": "The account has no key with this id."
    },
    "method_not_allowed": {
      "status": 405,
      "title": "The route does not have this method",
      "description": "The path exists, without this method. \`Allow\` lists those it has."
    },
    "request_timeout": {
      "status": 408,
      "title": "The request took too long to arrive",
      "description": "The headers took over 10 s, or the whole request over 28 s."
    },
    "collection_exists": {
      "status": 409,
      "title": "The collection exists already",
      "description": "The account has a collection of this name."
    },
    "key_ended": {
      "status": 409,
      "title": "The key has ended",
      "description": "The key was revoked or has expired, which is for good."
    },
    "last_admin_key": {
      "status": 409,
      "title": "The account needs an admin key",
      "description": "The key has the scope \`admin\` for all collections, and no other key of the account has its scopes for all collections and lasts as long. It can't be revoked, lose permissions or expire earlier. It can be rotated."
    },
    "too_many_keys": {
      "status": 409,
      "title": "The account has too many keys",
      "description": "The account has 10,000 keys, those that have ended included; \`rowfeed keys create\` makes more."
    },
    "idempotency_in_progress": {
      "status": 409,
      "title": "The same request is under way",
      "description": "Another request with this \`Idempotency-Key\` has yet to be answered. Send it again a second later."
    },
    "schema_busy": {
      "status": 409,
      "title": "The schema is being changed",
      "description": "Another request that sets or removes the schema of this collection is under way."
    },
    "rows_mismatch": {
      "status": 409,
      "title": "Rows do not keep to the schema",
      "description": "The collection has rows that the schema does not allow. \`errors\` names the first ten of them, and \`checked\` says how many were looked at. Nothing was changed."
    },
    "too_many_rows": {
      "status": 409,
      "title": "More rows fit than may be written",
      "description": "More than \`max_rows\` rows fit the \`filter\`, or those that fit are over 4 MiB together, as they are or as they would be. Nothing was done."
    },
    "page_expired": {
      "status": 410,
      "title": "The place of the page is no more",
      "description": "The collection was deleted and created again since the page that gave \`after\`. List from the beginning."
    },
    "version_mismatch": {
      "status": 412,
      "title": "The version is not as asked for",
      "description": "None of the entity tags in \`If-Match\` is the present one of what the path names, or one of those in \`If-None-Match\` is. Read it again."
    },
    "body_too_large": {
      "status": 413,
      "title": "The body is too large",
      "description": "The body is over 1 MiB."
    },
    "media_type_unsupported": {
      "status": 415,
      "title": "The body's media type is not supported",
      "description": "\`Content-Type\` is missing or not one the operation takes, has a charset other than UTF-8, or the body has a \`Content-Encoding\`."
    },
    "value_unsupported": {
      "status": 422,
      "title": "A value can't be stored exactly",
      "description": "The body holds a value that would not come back equal, such as an integer that a double would change, or that is over a limit for rows. Other numbers are stored as the nearest double."
    },
    "schema_invalid": {
      "status": 422,
      "title": "The schema is not one that is taken",
      "description": "The body is no JSON Schema of the keywords and within the bounds that are taken; \`errors\` says where and why."
    },
    "row_invalid": {
      "status": 422,
      "title": "The row does not keep to the schema",
      "description": "A row, as it was sent or as it would be, does not keep to the schema of its collection, or would take over 2 s to be judged. Nothing was stored."
    },
    "idempotency_key_reused": {
      "status": 422,
      "title": "The idempotency key belongs to another request",
      "description": "The server executed another request with this \`Idempotency-Key\`: its method, path, query, media type, \`If-Match\`, \`If-None-Match\`, \`Prefer\` or body differs. A new request needs a new key."
    },
    "upgrade_required": {
      "status": 426,
      "title": "This route speaks WebSocket",
      "description": "The request is not a WebSocket handshake."
    },
    "too_many_attempts": {
      "status": 429,
      "title": "Too many bad keys",
      "description": "Over 20 bad keys came from this address within a minute. Valid keys from it are not affected."
    },
    "quota_exceeded": {
      "status": 429,
      "title": "The plan is used up",
      "description": "The account has made as many requests as its plan allows for now. \`detail\` names the policy."
    },
    "too_many_sockets": {
      "status": 429,
      "title": "The key has too many open feeds",
      "description": "The key has as many feeds open on this instance as are allowed, or its account has half of them while another account asks for one."
    },
    "headers_too_large": {
      "status": 431,
      "title": "The headers are too large",
      "description": "The request's headers are over 16 KiB."
    },
    "internal_error": {
      "status": 500,
      "title": "Something went wrong",
      "description": "A fault of the service. It is logged under the \`request_id\`."
    },
    "method_unknown": {
      "status": 501,
      "title": "The method isn't known",
      "description": "The request has a method that the service knows for no path. Methods are case-sensitive."
    },
    "sockets_exhausted": {
      "status": 503,
      "title": "The instance has too many open feeds",
      "description": "This instance has as many feeds open as are allowed, over all keys."
    },
    "database_unavailable": {
      "status": 503,
      "title": "The database can't be reached",
      "description": "The database is unreachable, locked or failing. A write may have happened if \`detail\` says so."
    },
    "overloaded": {
      "status": 503,
      "title": "Too much at once",
      "description": "The service, or the part of it that one client may take, has more under way than it takes on. Nothing was done."
    },
    "shutting_down": {
      "status": 503,
      "title": "The service is stopping",
      "description": "The instance is about to stop and takes no new requests. Nothing was done."
    },
    "storage_full": {
      "status": 507,
      "title": "The disk is full",
      "description": "The database has no room for the change. Nothing was changed, and reads still work."
    }
  },
  "x-request-headers": {
    "traceparent": {
      "description": "The trace that the request belongs to ([Trace Context](https://www.w3.org/TR/trace-context/)). The server accepts it, so that traced pages can send it, and does not read it.",
      "schema": {
        "type": "string"
      },
      "example": "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
    },
    "tracestate": {
      "description": "Goes with \`traceparent\`.",
      "schema": {
        "type": "string"
      },
      "example": "vendor=t61rcWkgMzE"
    },
    "baggage": {
      "description": "Goes with \`traceparent\` ([Baggage](https://www.w3.org/TR/baggage/)).",
      "schema": {
        "type": "string"
      },
      "example": "tenant=blue"
    },
    "X-Request-Id": {
      "description": "A name for the request, to find it in the service's log by. Taken over as \`Request-Id\` if it has this form, and replaced by a new one if not.",
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
      "description": "A preflight from an allowed origin, when cross-origin requests are on.",
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
      "description": "The request can't be parsed, or could be read in two ways (\`request_malformed\`), or, under \`/v1\`, bears two different keys.",
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
              "summary": "A line that is no request",
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
      "description": "No such path. Under \`/v1\` this is said only to a valid key.",
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
              "summary": "A trailing slash",
              "value": {
                "type": "urn:rowfeed:problem:route_not_found",
                "title": "There is no such route",
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
      "description": "The path exists, without this method.",
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
          "description": "The methods that the path has, separated by commas.",
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
                "title": "The route does not have this method",
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
      "description": "The request took too long to arrive. The connection is closed.",
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
              "summary": "A body that never came",
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
      "description": "The headers are too large. The connection is closed.",
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
                "detail": "The headers are over 16384 bytes.",
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
      "description": "The service knows the method for no path. The connection is closed.",
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
                "title": "The method isn't known",
                "status": 501,
                "detail": "The service knows no such method. Methods are case-sensitive.",
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
        "description": "All collections of the key's account, by name in ascending order (code point by code point). A key that is limited to certain collections gets only these collections. Its \`ETag\` depends on no other collection.",
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
            "description": "The collections; an empty array when there are none.",
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
        "description": "Makes an empty collection. Its name is part of every path below it and can't be changed afterwards. A collection made under the name of a deleted one starts anew: rows count from 1, and no old cursor or entity tag fits it.",
        "x-scope": "write",
        "x-unbound-only": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "requestBody": {
          "required": true,
          "description": "The collection's name.",
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
            "description": "The collection was made.",
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
                "description": "The collection's details."
              },
              "insertRows": {
                "operationId": "insertRows",
                "parameters": {
                  "collection_name": "$response.body#/name"
                },
                "description": "Its first rows."
              },
              "listRows": {
                "operationId": "listRows",
                "parameters": {
                  "collection_name": "$response.body#/name"
                },
                "description": "Its rows."
              },
              "setSchema": {
                "operationId": "setSchema",
                "parameters": {
                  "collection_name": "$response.body#/name"
                },
                "description": "What its rows have to be."
              },
              "deleteCollection": {
                "operationId": "deleteCollection",
                "parameters": {
                  "collection_name": "$response.body#/name"
                },
                "description": "The collection is done with."
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
        "summary": "Read a collection's details",
        "description": "How many rows the collection holds, and since when it exists.",
        "x-scope": "read",
        "responses": {
          "200": {
            "description": "The collection's details.",
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
                  "created_at": "2025-03-14T09:26:53.589Z"
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
        "description": "Deletes the collection with all its rows and its change log. Its rows send no delete frames: feeds that are open on it close with 4404. A second time the answer is 404.",
        "x-scope": "write",
        "x-unbound-only": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "responses": {
          "204": {
            "description": "The collection and its rows are gone.",
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
        "description": "One page of the collection's rows, in the order asked for. The page and \`Collection-Cursor\` are one snapshot.\\nPast the end the answer is an empty array.\\n\\nWhere there are further rows, \`Next-After\` leads to the page behind this one, as \`after\` of the same list. A row\\nwhose sorted fields stay as they are, and which goes on to fit the \`filter\`, is on exactly one of the pages, whatever\\nelse is written meanwhile.",
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
                    "summary": "The two newest, by ?limit=2&order_by=id&order=desc",
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
                    "summary": "Past the end, by ?offset=100",
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
            "$ref": "#/components/responses/ServiceUnavailable"
          }
        }
      },
      "post": {
        "operationId": "insertRows",
        "tags": [
          "rows"
        ],
        "summary": "Insert rows",
        "description": "Inserts one row or up to 1,000, all or none, and answers them in the order of the request, each with its new \`id\`. Ids ascend in that order and are never given out twice, not even after a row is deleted. A refused insert uses up no ids. Each row is one \`insert\` frame on the feed, in the same order and without others in between.",
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
          "description": "The rows, without \`id\`. A single row is an array of one.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/RowInputList"
              },
              "examples": {
                "two_rows": {
                  "summary": "Two rows, with different fields",
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
            "description": "The rows were stored, durably. With \`Prefer: return=minimal\` each is just \`{\\"id\\"}\`, and \`Preference-Applied\` says so.",
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
                "description": "The first of the rows, as it is."
              },
              "updateRow": {
                "operationId": "updateRow",
                "parameters": {
                  "collection_name": "$request.path.collection_name",
                  "row_id": "$response.body#/0/id"
                },
                "description": "A change of the first of the rows."
              },
              "replaceRow": {
                "operationId": "replaceRow",
                "parameters": {
                  "collection_name": "$request.path.collection_name",
                  "row_id": "$response.body#/0/id"
                },
                "description": "Another row in place of the first of them."
              },
              "deleteRow": {
                "operationId": "deleteRow",
                "parameters": {
                  "collection_name": "$request.path.collection_name",
                  "row_id": "$response.body#/0/id"
                },
                "description": "The first of the rows is done with."
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
        "summary": "Change all rows that fit",
        "description": "Changes the rows that fit the \`filter\`, all or none, as one change of a row does: the media type says how. They are\\nthose that fit at one moment, and the feed gets an \`update\` frame for each that differs afterwards, in the order of\\nids and without others in between. Where one would be over a limit for rows, none is changed, and the problem says which.\\n\\nNot more than \`max_rows\` are changed, nor rows of over 4 MiB together, as they are or as they would be: where more fit,\\nnothing is done. \`dry_run\` tells beforehand how many there are.",
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
          "description": "The fields to change, in every row.",
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
            "description": "The rows were changed, durably.",
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
            "$ref": "#/components/responses/ServiceUnavailable"
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
        "summary": "Delete all rows that fit",
        "description": "Deletes the rows that fit the \`filter\`, all or none: those that fit at one moment. The feed gets a \`delete\` frame for each, with its last state, in the order of ids and without others in between. Not more than \`max_rows\` are deleted, nor rows of over 4 MiB together: where more fit, nothing is done. \`dry_run\` tells beforehand how many there are.",
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
            "description": "The rows are gone.",
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
            "$ref": "#/components/responses/ServiceUnavailable"
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
        "description": "All rows, or those that fit the \`filter\`, by \`id\`, as they are at one moment, which \`Collection-Cursor\` names. The\\nanswer is sent as fast as it is read, whatever its size. It is whole where it ends as HTTP says, with its last\\nchunk; one that is cut, since nothing was read for 30 s or the service failed, lacks that.\\n\\n- \`ndjson\`: a line a row, as JSON.\\n- \`csv\`: [RFC 4180](https://www.rfc-editor.org/rfc/rfc4180) with a line of names first, \`id\` and the \`fields\`,\\n  which have to be given. Strings are as they are, other values as JSON. A missing field is empty, null is \`null\`; the\\n  string \`null\` and the empty one are in quotes.\\n\\nAn instance has two exports under way at most, and an account has one of them while another account asks; beyond\\nthat, the answer is 503. One beside which so much is written that the log of the database grows by over 1 GiB is\\ncut.",
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
        "summary": "Read a row",
        "description": "One row, with \`ETag\` for its version.",
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
        "description": "The row becomes the body: fields that it lacks are removed. A row is only replaced, never made. If nothing differs afterwards (equal JSON values; the order of fields doesn't count), nothing is written, the feed gets no frame and the \`ETag\` stays. Else the feed gets an \`update\` frame. \`id\` may be sent only if it is the row's own.",
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
          "description": "The row as it shall be, with its \`id\` or without.",
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
            "description": "The row as it is now.",
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
        "summary": "Change a row",
        "description": "Changes the fields sent and leaves the others. The media type says how:\\n\\n- \`application/json\`: each field sent replaces the one stored, nested values as a whole; \`null\` is stored as null.\\n- \`application/merge-patch+json\`: [RFC 7396](https://www.rfc-editor.org/rfc/rfc7396); nested objects are merged,\\n  and \`null\` removes a field.\\n\\nThe answer is the whole row. If nothing differs afterwards (equal JSON values; the order of fields doesn't count),\\nnothing is written, the feed gets no frame and the \`ETag\` stays. \`id\` may be sent only if it is the row's own.\\n",
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
          "description": "The fields to change.",
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
                  "summary": "Change nothing",
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
            "description": "The row as it is now.",
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
        "description": "Deletes the row. The feed gets a \`delete\` frame with its last state. A second time the answer is 404 \`row_not_found\`, and its id is never given out again.",
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
            "description": "The row is gone.",
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
        "summary": "Read the schema of a collection's rows",
        "description": "The JSON Schema that the rows of the collection keep to, byte for byte as it was set. Every change that comes after the cursor in \`Schema-Since\` keeps to it.",
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
            "description": "The schema is still one of those in \`If-None-Match\`.",
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
        "summary": "Set the schema of a collection's rows",
        "description": "From then on every row of the collection keeps to the schema: a write that would leave one that doesn't is answered with 422 \`row_invalid\`. The rows there are must keep to it already, else the answer is 409 \`rows_mismatch\`. They are judged beside those who write; over 60 s of that are answered with 503 \`overloaded\`. The same bytes again change nothing. The feed gets no frame. What a schema may be stands in the [guide to schemas](/docs/schemas).",
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
          "description": "A JSON Schema (draft 2020-12) of a row without its \`id\`, in at most 64 KiB.",
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
            "description": "The schema, as it was sent.",
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
        "summary": "Remove the schema of a collection's rows",
        "description": "The rows stay as they are, and may be any from then on. The feed gets no frame. A second time the answer is 404 \`schema_not_found\`.",
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
            "description": "The schema is gone.",
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
        "description": "The keys of the account, oldest first, including revoked and expired keys. If further keys follow the page, \`Next-After\` is the value of \`after\` for the next page. The text of a key is in no list: only its first characters are kept. A key that is limited to certain collections gets itself and the keys that are limited to some of its collections.",
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
            "description": "A page of the keys.",
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
        "summary": "Make a key",
        "description": "Makes a key of the account and shows its text, this once. It never has more than the key that asks: no other scope, no other collection, no later expiry. The service keeps a hash of it alone; what is kept for a request with an \`Idempotency-Key\` can be read with the key that sent it and no other.",
        "x-scope": "admin",
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "requestBody": {
          "required": true,
          "description": "The name of the key and what it may do.",
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
            "description": "The key, with its text.",
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
        "summary": "Read a key",
        "description": "What a key of the account may do, whether it has ended, and when it was last used. Its text isn't kept. If the requesting key is limited to certain collections, the server returns 404 for all keys that it doesn't list.",
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
        "summary": "Change a key",
        "description": "Changes the members given and keeps the others. A key is changed by keys alone that have all it has, and gets nothing that they lack. If the requesting key is limited to certain collections, the server returns 403 \`grant_exceeded\` for all keys that it doesn't list, whether they exist or not. A key that has ended can't be changed. It holds at once on this instance, and within 2 s on others; feeds that the key may no longer read are closed.",
        "x-scope": "admin",
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "requestBody": {
          "required": true,
          "description": "What to change.",
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
            "description": "The key as it is now.",
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
        "summary": "End a key",
        "description": "Ends a key for good: its requests are refused at once on this instance and within 2 s on others, and its feeds are closed. Its requests in progress end as well: a response that has started is cut, and a write that has not begun gets 401. It stays in the list, as revoked. A second time changes nothing. If the requesting key is limited to certain collections, the server returns 403 \`grant_exceeded\` for all keys that it doesn't list. That of ROWFEED_API_KEY works again from the service's next start with it on.",
        "x-scope": "admin",
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "responses": {
          "204": {
            "description": "The key has ended.",
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
        "summary": "Replace a key",
        "description": "Makes a key that may do the same and shows its text, this once. The old one ends after \`grace\`: at once where none is given, and never later than it was to. If the requesting key is limited to certain collections, the server returns 403 \`grant_exceeded\` for all keys that it doesn't list.",
        "x-scope": "admin",
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "requestBody": {
          "required": false,
          "description": "How long the old key still works; it may be left out.",
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
            "description": "The new key, with its text.",
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
        "summary": "Read the account's usage",
        "description": "What the key's account has used of its plan in the present period, in all and by key, and what it has stored. This request is counted in it. Any valid key may ask; no scope is needed. For a key that is limited to certain collections, the usage covers only these collections and its own requests. If the key has the scope \`admin\`, the usage also covers the requests of the keys that it can list. The limits are always those of the account.",
        "responses": {
          "200": {
            "description": "The usage of the present period.",
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
                    "summary": "A plan of 10,000 requests a day, 1,000 rows and a megabyte",
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
        "summary": "Read the account's usage by day",
        "description": "The requests of the last days (UTC) up to today, oldest first; days without any are there, too. Any valid key may ask; no scope is needed. For a key that is limited to certain collections, the requests are those that its usage covers.",
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
        "description": "The WebSocket handshake ([RFC 6455](https://www.rfc-editor.org/rfc/rfc6455)). After the 101 the service sends one\\nJSON text frame per change of a row, in the order of \`seq\`; \`/asyncapi.yaml\` describes them. There is no\\ngreeting: the 101 itself is the promise that every change committed after it is delivered.\\n\\n\`\`\`\\n{\\"event\\":\\"insert\\",\\"collection\\":\\"notes\\",\\"seq\\":1041,\\"cursor\\":\\"k3f9x2mq-1041\\",\\n \\"time\\":\\"2025-03-14T09:26:53.589Z\\",\\"row\\":{\\"id\\":7,\\"title\\":\\"Milk\\",\\"body\\":\\"Two litres.\\",\\"done\\":false}}\\n\`\`\`\\n\\nWith \`since\`, the changes after that cursor are replayed first, without a gap or a repetition. With \`initial\`, the\\nrows that are there are sent first. With \`filter\`, all of it is about the rows that fit: a change that makes a row\\nfit is told as \`enter\`, one after which it fits no longer as \`leave\`. Refusals are HTTP answers before the upgrade.\\nWhat clients send is ignored, within the bounds that the close codes tell.\\n",
        "x-scope": "read",
        "x-close-codes": {
          "1001": "The service is stopping. Connect again and resume from the last cursor.",
          "1002": "The client broke the WebSocket protocol.",
          "1003": "This feed takes no binary frames.",
          "1007": "The client sent text that is not UTF-8.",
          "1008": "More than 100 frames within a second.",
          "1009": "The client sent a frame of over 4 KiB.",
          "1011": "The log could not be read. Connect again and resume from the last cursor. With \`initial\`, also where further rows could not be read or took over 5 s to be found: begin again.",
          "4401": "The key was revoked or has expired. That was at most 2 s ago.",
          "4403": "The key may no longer read this collection. It has lost the scope \`read\`, or the collection.",
          "4404": "The collection was deleted.",
          "4408": "Nothing was read for 30 seconds. Over 1 MiB was waiting then, and not a byte could be sent. A client that doesn't read at all may see 1006 instead.",
          "4410": "The log does not hold what follows this cursor; list again. It lies before the first change in the log, or ahead, or belongs to an earlier collection of this name. Follow from the cursor that the list gives."
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
        "summary": "Check the service",
        "description": "Whether the service is up and reaches its database. Needs no key, and ignores query parameters.",
        "security": [],
        "x-ignore-unknown-parameters": true,
        "responses": {
          "200": {
            "description": "All is well.",
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
            "description": "The database can't be reached.",
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
        "summary": "Check whether to send requests here",
        "description": "For load balancers: whether this instance takes requests. It answers as \`/health\` does, and 503 from the moment the service is told to stop, while requests under way are still answered. Needs no key, and ignores query parameters.",
        "security": [],
        "x-ignore-unknown-parameters": true,
        "responses": {
          "200": {
            "description": "Requests are welcome.",
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
            "description": "The service is stopping, or the database can't be reached.",
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
        "summary": "Read this document as JSON",
        "description": "The OpenAPI 3.1 document in one piece. \`servers\` is where clients find the service: \`ROWFEED_PUBLIC_URL\`, else the address that it listens on.",
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
        "summary": "Read this document as YAML",
        "description": "The OpenAPI 3.1 document in one piece. \`servers\` is where clients find the service: \`ROWFEED_PUBLIC_URL\`, else the address that it listens on.",
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
        "summary": "Read this document as OpenAPI 3.0.3",
        "description": "The same contract for generators that don't read OpenAPI 3.1, or are strict. It leaves out \`/ws\` and, of a request body's media types, all but one; its own description names them.",
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
        "summary": "Read the feed's document as JSON",
        "description": "The AsyncAPI 3.0 document of the frames that \`/ws\` sends, in one piece.",
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
        "summary": "Read the feed's document as YAML",
        "description": "The AsyncAPI 3.0 document of the frames that \`/ws\` sends, in one piece.",
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
        "summary": "Read the account's own contract as JSON",
        "description": "The OpenAPI 3.1 document of this service with the collections that have a schema: each has paths of its own, which say what its rows are. They are those that the key may use. Any valid key may ask; no scope is needed.",
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
        "summary": "Read the account's own contract as YAML",
        "description": "What \`getContractOpenapiJson\` answers, as YAML.",
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
        "summary": "Read the account's own contract as OpenAPI 3.0.3",
        "description": "The same contract for generators that don't read OpenAPI 3.1, or are strict. What 3.0 can't say of a schema it says less strictly.",
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
        "summary": "Read the account's own contract of the feed as JSON",
        "description": "The AsyncAPI 3.0 document of this service with a channel for each collection that has a schema and that the key may use, whose frames say what its rows are. Any valid key may ask; no scope is needed.",
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
        "summary": "Read the account's own contract of the feed as YAML",
        "description": "What \`getContractAsyncapiJson\` answers, as YAML.",
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
        "summary": "Find the console",
        "description": "Leads to the console, where a browser that was given this address alone has something to see.",
        "security": [],
        "responses": {
          "302": {
            "description": "The console is there.",
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
        "description": "A page to see collections live, to change rows, to make and end keys and to read the usage. It is a client of this interface, loads nothing from elsewhere, and keeps the key that it is given in memory alone.",
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
        "summary": "Read a part of the console",
        "description": "Script and style of the console, under names made of what they hold.",
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
            "description": "The part.",
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
            "description": "There is no such part.",
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
                    "summary": "A part of before an update",
                    "value": {
                      "type": "urn:rowfeed:problem:route_not_found",
                      "title": "There is no such route",
                      "status": 404,
                      "detail": "There is no part app-0123456789abcdefghijkl.js.",
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
        "summary": "Read both contracts as a page",
        "description": "One page with both contracts, to read and to try with a key. It loads nothing from elsewhere.",
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
        "summary": "Read what the pages find words in",
        "description": "Every section of the contracts and the guides as plain text, with the address at which it is read. The pages search it where they are shown; a program may, too.",
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
            "description": "The sections, in the order in which the pages have them.",
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
    "/docs/{guide}": {
      "get": {
        "operationId": "getGuide",
        "tags": [
          "documents"
        ],
        "summary": "Read a guide",
        "description": "A page about one side of the service, such as running it or following a feed. \`/docs\` lists them. It loads nothing from elsewhere.",
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
                "example": "<!doctype html><html lang=\\"en\\"><head><title>Change feed (WebSocket)</title></head><body>...</body></html>"
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
            "description": "There is no such guide.",
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
                    "summary": "No such guide",
                    "value": {
                      "type": "urn:rowfeed:problem:route_not_found",
                      "title": "There is no such route",
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
        "description": "The API key in a header of its own."
      },
      "queryKey": {
        "type": "apiKey",
        "in": "query",
        "name": "api_key",
        "description": "The API key in the query; on \`/ws\` only."
      }
    },
    "parameters": {
      "CollectionNameInPath": {
        "name": "collection_name",
        "in": "path",
        "required": true,
        "description": "The collection's name. One that doesn't fit the pattern is 400, one that isn't there 404.",
        "schema": {
          "$ref": "#/components/schemas/CollectionName"
        },
        "example": "notes"
      },
      "RowIdInPath": {
        "name": "row_id",
        "in": "path",
        "required": true,
        "description": "The row's \`id\`, in canonical decimal digits (\`7\`, not \`07\`, \`+7\` or \`7.0\`).",
        "schema": {
          "$ref": "#/components/schemas/RowId"
        },
        "example": 7
      },
      "KeyIdInPath": {
        "name": "key_id",
        "in": "path",
        "required": true,
        "description": "The id of the key, as it is listed. Not the key itself.",
        "schema": {
          "$ref": "#/components/schemas/KeyId"
        },
        "example": "key_4fZ8mQ2rTn6W"
      },
      "Days": {
        "name": "days",
        "in": "query",
        "description": "How many days, today's included.",
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
        "description": "The guide's name. One that isn't there is 404.",
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
        "description": "The name of the part, as the page has it. One that isn't there is 404.",
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
        "description": "How many rows at most. In canonical decimal digits; out of range is 400, never clamped.",
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
        "description": "How many rows to skip before the first, 0 where it isn't sent. In canonical decimal digits.",
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
        "description": "The field that orders the rows, \`id\` where it isn't sent: any name, of 1 to 128 characters (code points), none of them a control character of ASCII. Rows that lack the field come first, as if it were null. Strings are ordered by their first 256 bytes of UTF-8, arrays and objects by those of their JSON. Rows that are equal in this order are ordered by \`id\`.",
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 128,
          "pattern": "^[^\\\\x00-\\\\x1f\\\\x7f]*$",
          "x-detail": "must have 1 to 128 characters, none of them a control character of ASCII"
        },
        "example": "title"
      },
      "Order": {
        "name": "order",
        "in": "query",
        "description": "Ascending, as it is where it isn't sent, or the exact reverse of it.",
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
        "description": "The page behind the one that gave this as \`Next-After\`. The list has to be the same, of the same collection, with the same \`filter\` and order; \`limit\` and \`fields\` may differ. Not beside \`offset\`.",
        "x-not-beside": [
          "offset"
        ],
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2048,
          "pattern": "^[A-Za-z0-9_-]*$",
          "x-detail": "must be as Next-After gave it"
        },
        "example": "azNmOXgybXEgNyAGyq0hbF0xVnpd2xRt"
      },
      "KeyLimit": {
        "name": "limit",
        "in": "query",
        "description": "The maximum number of keys in the page. The server rejects a number that is out of range with 400.",
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
        "description": "The value of \`Next-After\` from the page before this one.",
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64,
          "pattern": "^[A-Za-z0-9_-]*$",
          "x-detail": "must be as Next-After gave it"
        },
        "example": "key_4fZ8mQ2rTn6W"
      },
      "Sort": {
        "name": "sort",
        "in": "query",
        "description": "Up to four fields that order the rows, each given by a \`sort\` of its own: the name, a colon and the direction, as in \`sort=price:desc&sort=title:asc\`. Rows that are equal in all of them are ordered by \`id\`, in the direction of the last. Names and the order of values are as for \`order_by\`, and no name comes twice. A name that contains a comma is written as a JSON string: \`sort=\\"a,b\\":asc\`. Not beside \`order_by\` and \`order\`.",
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
        "description": "Rows have these fields alone, each given by a \`fields\` of its own, and \`id\`: \`fields=title&fields=done\`. A row lacks what it lacks, and keeps its \`ETag\`. Names are as for \`order_by\`, and none comes twice. A name that contains a comma is written as a JSON string: \`fields=\\"a,b\\"\`.",
        "style": "form",
        "explode": true,
        "schema": {
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
        "example": [
          "title",
          "done"
        ]
      },
      "Format": {
        "name": "format",
        "in": "query",
        "required": true,
        "description": "How the rows are written down.",
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
        "description": "Only rows that fit. A filter is made of tests, in which \`@\` is the row:\\n\\n| A test | fits a row |\\n|---|---|\\n| \`@.price < 20\`, \`20 > @.price\` | whose field compares so with the literal: \`==\`, \`!=\`, \`<\`, \`<=\`, \`>\`, \`>=\` |\\n| \`@.due\` | that has the field, be its value null |\\n| \`@.tags[?@ == \\"home\\"]\` | of whose elements (or members, of an object) some fits; in the brackets \`@\` is the element, and any filter may stand there |\\n| \`length(@.title) > 80\` | whose string has so many characters (code points), array elements, object members |\\n| \`starts_with(@.title, \\"Re: \\")\`, \`contains(@.title, \\"milk\\")\` | whose string begins with the text, or holds it |\\n\\nTests are joined by \`&&\` and \`||\`, of which \`&&\` binds more tightly, put into parentheses and negated by \`!\`, which before\\na comparison needs parentheses: \`@.due && !(@.done == true || @.tags[?@ == \\"later\\"])\`.\\n\\nA path leads from \`@\` to a value: \`.name\`, \`[\\"any name\\"]\`, \`[0]\` for the first element, \`[-1]\` for the last:\\n\`@.address.lines[0]\`, \`@[\\"first name\\"]\`. It may end with \`[?..]\`. Literals are numbers, strings in double or single quotes,\\n\`true\`, \`false\` and \`null\`, written as in JSON. Spaces, tabs and line breaks may stand between all of these,\\nthough not within the brackets of a name or index.\\n\\nNothing is compared across types: \`<\` and \`>\` hold between two numbers or two strings (by code point), \`==\` between two\\nequal values of one type, and \`!=\` wherever \`==\` doesn't. A missing field is not null. Of the rows\\n\\n    1 {\\"n\\":5,\\"done\\":false,\\"tags\\":[\\"home\\"],\\"due\\":null}\\n    2 {\\"n\\":\\"5\\",\\"done\\":true,\\"tags\\":[\\"home\\",\\"work\\"]}\\n    3 {\\"n\\":7.5,\\"addr\\":{\\"city\\":\\"Oslo\\"},\\"due\\":\\"2030-01-31\\"}\\n    4 {\\"n\\":null,\\"tags\\":\\"home\\",\\"addr\\":{\\"city\\":\\"Bergen\\"},\\"a b\\\\\\"c\\":[1]}\\n\\n| filter | fits |\\n|---|---|\\n| \`@.n == 5\` | 1 |\\n| \`@.n == \\"5\\"\` | 2 |\\n| \`@.n > 4\` | 1, 3 |\\n| \`@.n != 5\` | 2, 3, 4 |\\n| \`@.due == null\` | 1 |\\n| \`!@.due\` | 2, 4 |\\n| \`@.due && @.due != null\` | 3 |\\n| \`@.addr.city == \\"Oslo\\" \\\\|\\\\| @.done == true\` | 2, 3 |\\n| \`@.tags[?@ == \\"home\\"]\` | 1, 2 |\\n| \`starts_with(@.due, \\"2030-\\")\` | 3 |\\n| \`@[\\"a b\\\\\\"c\\"][0] <= 1\` | 4 |\\n| \`@.done < true\` | none |\\n\\nTo put a value into a filter, write it as JSON, and the whole filter percent-encoded, as URL builders do. So no text\\ncan become a part of the filter:\\n\\n    const filter = \`@.title == \${JSON.stringify(title)}\`;\\n    const query = new URLSearchParams({ filter });\\n\\nA name in brackets is safe in the same way: \`\` \`@[\${JSON.stringify(field)}] < 5\` \`\`.\\n\\nA filter has at most 2,048 characters, 32 tests (comparisons, existence tests and functions, of which \`length(..) > 1\`\\nis one), 8 \`(\` and \`[?\` open at once, 8 segments a path, \`[?..]\` among them, 128 characters a name and 1,024 a string;\\ncharacters are code points, and all headers and the request line together take 16 KiB. Else, and where it can't be read,\\nthe answer is 400 \`parameter_invalid\` and says where: \`unexpected '=' at character 5\`. Numbers and strings that no row\\ncan hold are refused, too. A query that takes over 5 s is 400 \`query_too_costly\`.\\n\\nThe language is a subset of the filters of [RFC 9535](https://www.rfc-editor.org/rfc/rfc9535) (JSONPath), and means the same;\\n\`starts_with\` and \`contains\` are its function extensions. Not taken are \`$\`, \`..\`, \`*\`, slices, two paths or two literals\\ncompared with each other, arrays and objects as literals, and other functions.",
        "schema": {
          "type": "string",
          "maxLength": 2048,
          "x-detail": "is too long at character 2049: a filter has at most 2,048 characters"
        },
        "example": "@.done == false && starts_with(@.due, \\"2030-\\")"
      },
      "PreferCount": {
        "name": "Prefer",
        "in": "header",
        "description": "\`count=exact\` adds \`Total-Count\`, the number of rows in the whole collection, or of those that fit the \`filter\`. Other preferences are ignored ([RFC 7240](https://www.rfc-editor.org/rfc/rfc7240)).",
        "schema": {
          "type": "string",
          "maxLength": 4096
        },
        "example": "count=exact"
      },
      "PreferReturn": {
        "name": "Prefer",
        "in": "header",
        "description": "\`return=minimal\` answers only the ids of the new rows. Other preferences are ignored ([RFC 7240](https://www.rfc-editor.org/rfc/rfc7240)).",
        "schema": {
          "type": "string",
          "maxLength": 4096
        },
        "example": "return=minimal"
      },
      "AcceptEncoding": {
        "name": "Accept-Encoding",
        "in": "header",
        "description": "The codings that the client can read, as HTTP libraries send them by themselves ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3)). The one that it likes best is taken, of those that it likes the same \`br\` before \`gzip\`, and either before none.",
        "schema": {
          "type": "string",
          "maxLength": 1024
        },
        "example": "gzip"
      },
      "IfMatch": {
        "name": "If-Match",
        "in": "header",
        "description": "Entity tags as \`ETag\` gave them, separated by commas, or \`*\` for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (\`W/\\"...\\"\`) never match.",
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
        "description": "Entity tags as \`ETag\` gave them, separated by commas, or \`*\` for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. \`If-Match\` is looked at first.",
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
        "description": "The last cursor that the client has seen of the collection, from \`Collection-Cursor\` of an answer or from a frame. Where the service has a read replica, the answer may come from that, once it has reached the cursor: so it is never of a state before it, and maybe not of the latest one. Without the header, and by a cursor that isn't one of this collection or that it hasn't reached, the answer is of the latest state.",
        "schema": {
          "$ref": "#/components/schemas/Cursor"
        },
        "example": "k3f9x2mq-1042"
      },
      "IdempotencyKeyInHeader": {
        "name": "Idempotency-Key",
        "in": "header",
        "description": "Makes the request safe to repeat: carried out at most once, however often it is sent with this key, which the client makes up, at random, for each new request. Where it was carried out, the same request gets the first answer again, with \`Idempotent-Replayed\`, for 24 hours; another one with the key is 422. Only answers of 2xx are kept. The key is the account's: 1 to 255 visible ASCII characters but \`\\"\` and \`\\\\\`, in double quotes or without.",
        "schema": {
          "$ref": "#/components/schemas/IdempotencyKey"
        },
        "example": "7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d"
      },
      "FilterRequired": {
        "name": "filter",
        "in": "query",
        "required": true,
        "description": "The rows to write, those that fit. As \`filter\` of the list of rows, of at most 2,048 characters.",
        "schema": {
          "type": "string",
          "maxLength": 2048,
          "x-detail": "is too long at character 2049: a filter has at most 2,048 characters"
        },
        "example": "@.done == true"
      },
      "MaxRows": {
        "name": "max_rows",
        "in": "query",
        "required": true,
        "description": "How many rows the client reckons with at most. Where more fit, the answer is 409 \`too_many_rows\` and nothing is done.",
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
        "description": "Nothing is written, and the answer is the same. \`true\` is the only value.",
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
        "description": "The API key, for clients that can't set headers. It is kept out of the logs.",
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
        "description": "The kinds of change to follow, separated by commas, each at most once. When left out, all three. (Bookmarks are not a kind to ask for: they come with \`since\` and \`initial\`. Nor are \`enter\` and \`leave\`: with a \`filter\`, \`update\` includes them.)",
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
        "description": "A cursor from \`Collection-Cursor\` or from a frame. All later changes are replayed, then the feed goes on live. A cursor that can't be served closes the socket with 4410. Clients that send it also get \`bookmark\` frames.",
        "schema": {
          "$ref": "#/components/schemas/Cursor"
        },
        "example": "k3f9x2mq-1042"
      },
      "Initial": {
        "name": "initial",
        "in": "query",
        "description": "First come the rows that are there, those that fit the \`filter\`, as \`row\` frames by \`id\`, then a \`bookmark\` with \`synced\`, then all later changes. Changes that are made meanwhile come in between: a client that puts the row of every \`row\`, \`insert\`, \`update\` and \`enter\` frame, and removes that of every \`delete\` and \`leave\`, holds exactly the rows that fit at that bookmark, and at every later frame. One that is cut off before the bookmark begins again. Not beside \`since\`, nor beside a part of \`events\`.",
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
        "description": "Names this request in the service's log: the caller's \`X-Request-Id\` when it was well-formed, else a new one.",
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
        "description": "The content codings that the server accepts for a body ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-15.5.16)). Only if the body has another one.",
        "schema": {
          "type": "string"
        },
        "example": "identity"
      },
      "NoSniff": {
        "description": "Tells browsers to take the media type as given.",
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
        "description": "Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.",
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
        "description": "Any cache may keep the document, and has to ask each time whether it still holds.",
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
        "description": "Any cache may keep it for ever.",
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
        "description": "No cache may keep the answer.",
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
        "description": "On limited plans, once the key was found valid: for each policy the requests remaining (\`r\`) and the seconds until they are restored (\`t\`), as in the IETF draft on RateLimit header fields.",
        "schema": {
          "type": "string"
        },
        "example": "\\"day\\";r=9871;t=41210"
      },
      "RateLimitPolicy": {
        "description": "On limited plans, once the key was found valid: each policy's requests (\`q\`) and its period in seconds (\`w\`), as in the IETF draft on RateLimit header fields.",
        "schema": {
          "type": "string"
        },
        "example": "\\"day\\";q=10000;w=86400"
      },
      "RetryAfter": {
        "description": "The number of seconds after which to try again.",
        "required": true,
        "schema": {
          "type": "integer",
          "format": "int32",
          "minimum": 1
        },
        "example": 5
      },
      "WwwAuthenticate": {
        "description": "How to authenticate. When a key was sent and is no good, \`error=\\"invalid_token\\"\` is added.",
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
        "description": "The collection's point in its sequence of changes to which this answer belongs; for a write, the point just after it. Pass it as \`since\` to \`/ws\` to follow on from here, and as \`Collection-Cursor\` to reads that are to be of no earlier state.",
        "required": true,
        "schema": {
          "$ref": "#/components/schemas/Cursor"
        },
        "example": "k3f9x2mq-1042"
      },
      "RowETag": {
        "description": "The row's version as an entity tag, which is the cursor of its last change in quotes.",
        "required": true,
        "schema": {
          "type": "string",
          "pattern": "^\\"[0-9a-z]{1,16}-[1-9][0-9]{0,15}\\"$"
        },
        "example": "\\"k3f9x2mq-1041\\""
      },
      "SchemaETag": {
        "description": "The schema as an entity tag, which is the same for the same bytes.",
        "required": true,
        "schema": {
          "type": "string",
          "pattern": "^\\"[0-9a-f]{32}\\"$"
        },
        "example": "\\"5f2b1d0c9e8a7b6c5d4e3f2a1b0c9d8e\\""
      },
      "SchemaSince": {
        "description": "The cursor from which on every change of the collection keeps to the schema.",
        "required": true,
        "schema": {
          "$ref": "#/components/schemas/Cursor"
        },
        "example": "k3f9x2mq-1042"
      },
      "ListETag": {
        "description": "A weak entity tag, which stays the same until a row of the collection changes; that of a list of collections, until one of the account is made or deleted, or the key may use others. Sent as \`If-None-Match\` with the same request, it is answered with 304 until then.",
        "required": true,
        "schema": {
          "type": "string",
          "pattern": "^W/\\"[0-9A-Za-z_-]+\\"$"
        },
        "example": "W/\\"k3f9x2mq-1042\\""
      },
      "DocumentETag": {
        "description": "The document's version as an entity tag, another one for each coding.",
        "required": true,
        "schema": {
          "type": "string",
          "pattern": "^\\"[A-Za-z0-9_-]+\\"$"
        },
        "example": "\\"5u3xw0hGqk2v\\""
      },
      "ContractETag": {
        "description": "A weak entity tag, which stays the same until a schema is set or removed of a collection that the key may use. Sent as \`If-None-Match\` to the same address, it is answered with 304 until then.",
        "required": true,
        "schema": {
          "type": "string",
          "pattern": "^W/\\"[0-9A-Za-z_-]+\\"$"
        },
        "example": "W/\\"5u3xw0hGqk2v\\""
      },
      "VaryEncoding": {
        "description": "The headers of the request that another answer may come of.",
        "required": true,
        "schema": {
          "type": "string",
          "pattern": "^(.*, *)?Accept-Encoding( *,.*)?$"
        },
        "example": "Accept-Encoding"
      },
      "ContentEncoding": {
        "description": "How the body is compressed. Left out when it isn't.",
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
        "description": "What \`after\` takes for the page behind this one. It is there exactly when there are further rows, and remains good across restarts and on all instances.",
        "schema": {
          "type": "string",
          "maxLength": 2048,
          "pattern": "^[A-Za-z0-9_-]+$"
        },
        "example": "azNmOXgybXEgNyAGyq0hbF0xVnpd2xRt"
      },
      "NextLink": {
        "description": "The page behind this one, as a relative reference with \`rel=\\"next\\"\`: by \`after\`, or by \`offset\` to a client that has sent one. It is there exactly when there are further rows.",
        "schema": {
          "type": "string"
        },
        "example": "</v1/collections/notes/rows?limit=2&after=azNmOXgybXEgNyAGyq0hbF0xVnpd2xRt&order_by=id&order=desc>; rel=\\"next\\""
      },
      "NextKey": {
        "description": "The value of \`after\` for the next page. The header is present exactly if further keys follow.",
        "schema": {
          "type": "string",
          "maxLength": 64,
          "pattern": "^[A-Za-z0-9_-]+$"
        },
        "example": "key_4fZ8mQ2rTn6W"
      },
      "NextKeyLink": {
        "description": "The next page, as a relative reference with \`rel=\\"next\\"\`. The header is present exactly if further keys follow.",
        "schema": {
          "type": "string"
        },
        "example": "</v1/keys?limit=100&after=key_4fZ8mQ2rTn6W>; rel=\\"next\\""
      },
      "TotalCount": {
        "description": "The number of rows in the collection, or of those that fit the \`filter\`, in the same snapshot. Only with \`Prefer: count=exact\`.",
        "schema": {
          "type": "integer",
          "format": "int64",
          "minimum": 0
        },
        "example": 8
      },
      "CountApplied": {
        "description": "Says that the preference was followed.",
        "schema": {
          "type": "string",
          "enum": [
            "count=exact"
          ]
        },
        "example": "count=exact"
      },
      "ReturnApplied": {
        "description": "Says that the preference was followed.",
        "schema": {
          "type": "string",
          "enum": [
            "return=minimal"
          ]
        },
        "example": "return=minimal"
      },
      "IdempotentReplayed": {
        "description": "The request was carried out before, and this is the answer that it got then. Only with \`Idempotency-Key\`.",
        "schema": {
          "type": "string",
          "enum": [
            "true"
          ]
        },
        "example": "true"
      },
      "RetryInProgress": {
        "description": "The number of seconds after which to try again, with \`idempotency_in_progress\` and \`schema_busy\`.",
        "schema": {
          "type": "integer",
          "format": "int32",
          "minimum": 1
        },
        "example": 1
      },
      "ConnectionOfRefusedUpgrade": {
        "description": "Belongs to \`Upgrade\`. With \`close\` if the connection ends.",
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
        "description": "Belongs to \`Upgrade\`.",
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
        "description": "The protocol of this route.",
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
        "description": "The service's proof that it understood the handshake.",
        "required": true,
        "schema": {
          "type": "string"
        },
        "example": "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
      },
      "WebSocketVersion": {
        "description": "The version of the WebSocket protocol to use, when the handshake asked for another.",
        "schema": {
          "type": "string",
          "enum": [
            "13"
          ]
        },
        "example": "13"
      },
      "ContentSecurityPolicy": {
        "description": "Forbids the page everything that it doesn't need.",
        "required": true,
        "schema": {
          "type": "string"
        },
        "example": "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
      }
    },
    "responses": {
      "BadParameter": {
        "description": "A parameter doesn't fit, or the keys conflict.",
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
        "description": "A parameter doesn't fit, the page would be over 16 MiB or take over 10 s (5 s with a \`filter\`), or the keys conflict.",
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
        "description": "A parameter or the body doesn't fit, or the keys conflict.",
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
        "description": "A parameter doesn't fit, the body is no JSON, or the keys conflict.",
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
        "description": "A parameter or the body doesn't fit, the query took over 5 s, or the keys conflict.",
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
        "description": "A parameter doesn't fit, the query took over 5 s, or the keys conflict.",
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
        "description": "The handshake or a parameter doesn't fit, the first rows of \`initial\` would take over 5 s to be found, or the keys conflict.",
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
      "BadRootRequest": {
        "description": "There is a parameter, and none is taken.",
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
        "description": "A parameter doesn't fit.",
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
        "description": "The key doesn't allow this.",
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
        "description": "The key doesn't allow this, or it would give, change or end more than it has itself.",
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
        "description": "The key doesn't allow this, or the account's plan doesn't allow more.",
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
        "description": "The key doesn't allow this, or the page that asks is of an origin that isn't allowed.",
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
        "description": "There is no such collection.",
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
        "description": "There is no such collection, or no such row in it.",
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
        "description": "There is no such collection, or it has no schema.",
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
        "description": "The account has no such key.",
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
        "description": "The account has a collection of this name already, or the same request is under way.",
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
        "description": "The account has as many keys as it may, or the same request is under way.",
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
        "description": "The key has ended, the account has as many keys as it may, or the same request is under way.",
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
        "description": "It is the last key of the account with the scope \`admin\`, or the same request is under way.",
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
        "description": "The key has ended, or is the last one with the scope \`admin\`, or the same request is under way.",
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
        "description": "The same request is under way.",
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
        "description": "The schema is being changed by another request, or by the same one.",
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
        "description": "Rows of the collection do not keep to the schema, or it is being changed by another request, or by the same one.",
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
        "description": "More rows fit than may be written, or the same request is under way.",
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
        "description": "The place that \`after\` leads to is no more.",
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
        "description": "The list is of no version in \`If-Match\`, whose weak tags never match.",
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
        "description": "The row is of no version in \`If-Match\`, or is of one in \`If-None-Match\`.",
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
        "description": "The schema is none of those in \`If-Match\`.",
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
        "description": "The body is over 1 MiB.",
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
        "description": "The body's media type, charset or encoding is not supported.",
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
        "description": "The body's media type, charset or encoding is not supported.",
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
        "description": "A value can't be stored exactly, or is over a limit for rows, or the idempotency key belongs to another request.",
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
        "description": "The schema is not one that is taken, or the idempotency key belongs to another request.",
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
        "description": "A value can't be stored exactly, or is over a limit for rows, a row does not keep to the schema of its collection, or the idempotency key belongs to another request.",
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
        "description": "The request is not a WebSocket handshake. This is said to anyone, without a look at the key or the parameters.",
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
        "description": "The plan is used up, or too many bad keys came from this address.",
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
        "description": "The plan is used up, the key has too many feeds open, or too many bad keys came from this address.",
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
      "InternalError": {
        "description": "A fault of the service.",
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
        "description": "The service can't do this at the moment.",
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
      "DocumentsOverloaded": {
        "description": "Clients without a key have not yet read too many responses, from the same address or in total.",
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
        "description": "The service can't open a feed at the moment.",
        "x-codes": [
          "sockets_exhausted",
          "overloaded",
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
      "StorageFull": {
        "description": "The database has no room for the change. Nothing was changed.",
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
        "description": "The document is of no version in \`If-Match\`.",
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
                "summary": "A document of before an update",
                "value": {
                  "type": "urn:rowfeed:problem:version_mismatch",
                  "title": "The version is not as asked for",
                  "status": 412,
                  "detail": "The document has another version than If-Match asks for.",
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
        "description": "More than 1,000 collections that the key may use have a schema, or the document would be larger than 16 MiB. A key that is bound to some of them gets theirs.",
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
        "description": "The document is of no version in \`If-Match\`, whose weak tags never match.",
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
        "description": "The part still has one of the versions in \`If-None-Match\`.",
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
        "description": "1 to 64 letters, digits, \`_\` and \`-\`, beginning with a letter or \`_\`. Case-sensitive.",
        "type": "string",
        "pattern": "^[A-Za-z_][A-Za-z0-9_-]{0,63}$",
        "x-detail": "must begin with a letter or \\"_\\" and go on with at most 63 letters, digits, \\"_\\" or \\"-\\"",
        "examples": [
          "notes"
        ]
      },
      "Collection": {
        "description": "A collection as it is listed. There is nothing but the name, now and later.",
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
        "description": "Collections by name, ascending.",
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Collection"
        }
      },
      "CollectionInput": {
        "description": "A collection to make. Other members are refused.",
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
        "description": "A collection, its size and its age.",
        "type": "object",
        "required": [
          "name",
          "rows",
          "created_at"
        ],
        "properties": {
          "name": {
            "$ref": "#/components/schemas/CollectionName"
          },
          "rows": {
            "description": "How many rows it holds.",
            "type": "integer",
            "format": "int64",
            "minimum": 0,
            "examples": [
              8
            ]
          },
          "created_at": {
            "description": "When it was made (RFC 3339, UTC).",
            "type": "string",
            "format": "date-time"
          }
        }
      },
      "CollectionSchema": {
        "description": "A JSON Schema (draft 2020-12) of the rows of a collection, without their \`id\`.",
        "type": "object",
        "additionalProperties": true
      },
      "CollectionSchemaInput": {
        "description": "A JSON Schema (draft 2020-12) of the rows of a collection, without their \`id\`: an object that says \`\\"type\\": \\"object\\"\`. What it may be stands in the [guide to schemas](/docs/schemas); what isn't is answered with 422 \`schema_invalid\`.",
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
        "description": "Identifies a row in its collection. Given out by the service from 1 upwards, in the order of insertion; never given out again.",
        "type": "integer",
        "format": "int64",
        "minimum": 1,
        "maximum": 9007199254740991,
        "examples": [
          7
        ]
      },
      "RowFields": {
        "description": "Fields named by the client, each with any JSON value. At most 1,000 in a row. Numbers are doubles: fractions keep 15 significant digits, and integers that a double would change are rejected.",
        "type": "object",
        "additionalProperties": true
      },
      "Row": {
        "description": "A row, which is its \`id\` and the fields that the client gave it.",
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
        "description": "Rows in the order asked for.",
        "type": "array",
        "maxItems": 1000,
        "items": {
          "$ref": "#/components/schemas/Row"
        }
      },
      "RowInput": {
        "description": "A row to insert. It may have any fields but \`id\`, which the service gives out.",
        "type": "object",
        "not": {
          "type": "object",
          "properties": {
            "id": {}
          },
          "required": [
            "id"
          ],
          "x-detail": "must not be sent; the service gives out ids"
        },
        "additionalProperties": true
      },
      "RowInputList": {
        "description": "The rows to insert, together or not at all.",
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
        "description": "The inserted rows in the order of the request. With \`Prefer: return=minimal\` they have their \`id\` and no other fields.",
        "type": "array",
        "minItems": 1,
        "maxItems": 1000,
        "items": {
          "$ref": "#/components/schemas/Row"
        }
      },
      "RowPatch": {
        "description": "The fields to change. \`id\`, if sent, has to be the one in the path.",
        "type": "object",
        "additionalProperties": true,
        "examples": [
          {
            "done": true
          }
        ]
      },
      "RowMergePatch": {
        "description": "A merge patch (RFC 7396): the fields to change, where \`null\` removes one. \`id\`, if sent, has to be the one in the path.",
        "type": "object",
        "additionalProperties": true
      },
      "ExportedText": {
        "description": "Rows as lines of text.",
        "type": "string"
      },
      "RowReplacement": {
        "description": "The fields of the row, all of them. \`id\`, if sent, has to be the one in the path.",
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
        "description": "The fields to change, not \`id\`. As \`application/merge-patch+json\` (RFC 7396), \`null\` removes a field.",
        "type": "object",
        "not": {
          "type": "object",
          "properties": {
            "id": {}
          },
          "required": [
            "id"
          ],
          "x-detail": "must not be sent; the rows keep their ids"
        },
        "additionalProperties": true
      },
      "RowsUpdated": {
        "description": "How many rows fit, and how many of them differ now.",
        "type": "object",
        "required": [
          "matched",
          "changed"
        ],
        "properties": {
          "matched": {
            "description": "How many rows fit the \`filter\`.",
            "type": "integer",
            "format": "int32",
            "minimum": 0,
            "maximum": 1000
          },
          "changed": {
            "description": "How many of them differ now.",
            "type": "integer",
            "format": "int32",
            "minimum": 0,
            "maximum": 1000
          }
        }
      },
      "RowsDeleted": {
        "description": "How many rows were deleted.",
        "type": "object",
        "required": [
          "deleted"
        ],
        "properties": {
          "deleted": {
            "description": "How many rows fitted the \`filter\`.",
            "type": "integer",
            "format": "int32",
            "minimum": 0,
            "maximum": 1000
          }
        }
      },
      "IdempotencyKey": {
        "description": "A name for a request, which its client makes up at random.",
        "type": "string",
        "minLength": 1,
        "maxLength": 257,
        "pattern": "^([!#-\\\\x5b\\\\x5d-~]{1,255}|\\\\x22[!#-\\\\x5b\\\\x5d-~]{1,255}\\\\x22)$",
        "x-detail": "must be 1 to 255 visible ASCII characters other than \\" and \\\\, in double quotes or without"
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
      "Cursor": {
        "description": "A point in a collection's sequence of changes. Opaque; compare it only for equality.",
        "type": "string",
        "pattern": "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$",
        "x-detail": "must be a cursor as Collection-Cursor or a frame gave it",
        "examples": [
          "k3f9x2mq-1042"
        ]
      },
      "KeyId": {
        "description": "The id of a key. It isn't secret.",
        "type": "string",
        "pattern": "^key_[0-9A-Za-z]{12}$",
        "maxLength": 16,
        "x-detail": "must be the id of a key as it is listed, key_ and 12 letters and digits",
        "examples": [
          "key_4fZ8mQ2rTn6W"
        ]
      },
      "KeyName": {
        "description": "What people know the key by.",
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^[^\\\\x00-\\\\x1f\\\\x7f-\\\\x9f]+$",
        "x-detail": "must be 1 to 100 characters, none of them a control character",
        "examples": [
          "phone"
        ]
      },
      "KeyScopes": {
        "description": "\`read\` is for lists, rows, exports and feeds, \`write\` for all that changes collections and rows, \`admin\` for keys.",
        "type": "array",
        "minItems": 1,
        "maxItems": 3,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/KeyScope"
        }
      },
      "KeyScope": {
        "description": "A right.",
        "type": "string",
        "enum": [
          "read",
          "write",
          "admin"
        ]
      },
      "KeyCollections": {
        "description": "The only collections that the key may use; null for all. They needn't be there yet.",
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
        "description": "When the key ends by itself (RFC 3339); null for never.",
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "Key": {
        "description": "A key of the account, without its text.",
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
            "description": "The account's name.",
            "type": "string",
            "maxLength": 64
          },
          "prefix": {
            "description": "The first characters of its text, to tell keys apart by.",
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
            "description": "When it was made (RFC 3339, UTC).",
            "type": "string",
            "format": "date-time"
          },
          "expires_at": {
            "$ref": "#/components/schemas/KeyExpiry"
          },
          "revoked_at": {
            "description": "When it was ended (RFC 3339, UTC); null while it wasn't.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time"
          },
          "last_used_at": {
            "description": "When it was last used (RFC 3339, UTC), to the minute; null while it wasn't.",
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
        "description": "A key with its text, which is shown this once.",
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
            "description": "The text of the key, to be sent with requests. It can't be had again.",
            "type": "string",
            "pattern": "^rf_[0-9A-Za-z]{38}$"
          },
          "name": {
            "$ref": "#/components/schemas/KeyName"
          },
          "account": {
            "description": "The account's name.",
            "type": "string",
            "maxLength": 64
          },
          "prefix": {
            "description": "The first characters of its text, to tell keys apart by.",
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
            "description": "When it was made (RFC 3339, UTC).",
            "type": "string",
            "format": "date-time"
          },
          "expires_at": {
            "$ref": "#/components/schemas/KeyExpiry"
          },
          "revoked_at": {
            "description": "When it was ended (RFC 3339, UTC); null while it wasn't.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time"
          },
          "last_used_at": {
            "description": "When it was last used (RFC 3339, UTC), to the minute; null while it wasn't.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time"
          }
        }
      },
      "KeyInput": {
        "description": "A key to be made.",
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
        "description": "What to change of a key; the rest stays.",
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
        "description": "How a key is replaced.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "grace": {
            "description": "How long the old key still works, such as \`30d\`, \`12h\`, \`15m\`, \`2s\` or \`2w\`; at once it ends without.",
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
        "description": "What an account has used of its plan in the present period, and what it has stored.",
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
            "description": "The account's name.",
            "type": "string",
            "maxLength": 64,
            "examples": [
              "default"
            ]
          },
          "plan": {
            "description": "The plan's name; \`unlimited\` when the account was given none.",
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
            "description": "The same by key, for every key of the account that is valid or was used in the period.",
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/KeyUsage"
            }
          }
        }
      },
      "UsagePeriod": {
        "description": "The hour, day or month (UTC) that the plan counts requests by; the month where it doesn't limit them.",
        "type": "object",
        "required": [
          "start",
          "end"
        ],
        "properties": {
          "start": {
            "description": "The first moment of the period (RFC 3339, UTC).",
            "type": "string",
            "format": "date-time"
          },
          "end": {
            "description": "The first moment after it (RFC 3339, UTC).",
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
            "description": "How many were counted.",
            "type": "integer",
            "format": "int64",
            "minimum": 0
          },
          "limit": {
            "description": "How many the plan allows; left out when it sets no limit.",
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
            "description": "How many there are.",
            "type": "integer",
            "format": "int64",
            "minimum": 0
          },
          "limit": {
            "description": "How many the plan allows; left out when it sets no limit.",
            "type": "integer",
            "format": "int64",
            "minimum": 1
          }
        }
      },
      "UsageRows": {
        "description": "The rows of all the account's collections.",
        "type": "object",
        "required": [
          "used"
        ],
        "properties": {
          "used": {
            "description": "How many there are.",
            "type": "integer",
            "format": "int64",
            "minimum": 0
          },
          "limit": {
            "description": "How many the plan allows; left out when it sets no limit.",
            "type": "integer",
            "format": "int64",
            "minimum": 1
          }
        }
      },
      "UsageBytes": {
        "description": "The bytes of the JSON of all the account's rows, in UTF-8, ids included.",
        "type": "object",
        "required": [
          "used"
        ],
        "properties": {
          "used": {
            "description": "How many there are.",
            "type": "integer",
            "format": "int64",
            "minimum": 0
          },
          "limit": {
            "description": "How many the plan allows; left out when it sets no limit.",
            "type": "integer",
            "format": "int64",
            "minimum": 1
          }
        }
      },
      "KeyUsage": {
        "description": "One key's requests in the period.",
        "type": "object",
        "required": [
          "id",
          "name",
          "requests"
        ],
        "properties": {
          "id": {
            "description": "The key's id, as \`rowfeed keys list\` shows it. Not the key itself.",
            "type": "string",
            "maxLength": 64
          },
          "name": {
            "description": "The name given to the key.",
            "type": "string",
            "maxLength": 100
          },
          "requests": {
            "description": "How many were counted.",
            "type": "integer",
            "format": "int64",
            "minimum": 0
          }
        }
      },
      "UsageHistory": {
        "description": "Days, oldest first, each with its requests.",
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/UsageDay"
        }
      },
      "UsageDay": {
        "description": "The requests of an account in a day.",
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
            "description": "How many were counted.",
            "type": "integer",
            "format": "int64",
            "minimum": 0
          },
          "keys": {
            "description": "The same by key, for those that made some.",
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/KeyUsage"
            }
          }
        }
      },
      "Health": {
        "description": "Whether the service can do its work.",
        "type": "object",
        "required": [
          "ok",
          "service"
        ],
        "properties": {
          "ok": {
            "description": "True when all is well.",
            "type": "boolean",
            "examples": [
              true
            ]
          },
          "service": {
            "description": "The service's own name.",
            "type": "string",
            "enum": [
              "rowfeed"
            ]
          }
        }
      },
      "ProblemCode": {
        "description": "Says for programs what went wrong. \`x-error-codes\` explains those of this version; later ones may have others, so treat a code you don't know by its status.",
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
          "database_unavailable",
          "overloaded",
          "shutting_down",
          "storage_full"
        ]
      },
      "ProblemDetails": {
        "description": "Why a request was refused (RFC 9457).",
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
            "description": "\`urn:rowfeed:problem:\` and the code.",
            "type": "string",
            "format": "uri",
            "pattern": "^urn:rowfeed:problem:[a-z0-9_]+$"
          },
          "title": {
            "description": "What the code means; the same for every occurrence.",
            "type": "string"
          },
          "status": {
            "description": "The status of the answer.",
            "type": "integer",
            "format": "int32",
            "minimum": 400,
            "maximum": 599
          },
          "detail": {
            "description": "What is wrong with this request, for people to read.",
            "type": "string"
          },
          "instance": {
            "description": "The path of the request as it was sent, without the query. Left out when the request couldn't be read so far.",
            "type": "string"
          },
          "code": {
            "$ref": "#/components/schemas/ProblemCode"
          },
          "request_id": {
            "description": "The same as the header \`Request-Id\`.",
            "type": "string",
            "maxLength": 128
          },
          "errors": {
            "description": "What doesn't fit, place by place.",
            "type": "array",
            "minItems": 1,
            "items": {
              "$ref": "#/components/schemas/ValidationItem"
            }
          },
          "checked": {
            "description": "How many rows were looked at, with \`rows_mismatch\`.",
            "type": "integer",
            "format": "int64",
            "minimum": 0
          }
        }
      },
      "ValidationItem": {
        "description": "One thing that doesn't fit, with either \`pointer\` or \`parameter\`.",
        "type": "object",
        "required": [
          "detail"
        ],
        "minProperties": 2,
        "properties": {
          "pointer": {
            "description": "Where in the body, as a JSON Pointer (RFC 6901); empty for the body as a whole.",
            "type": "string",
            "pattern": "^(/([^~]|~[01])*)?$"
          },
          "parameter": {
            "description": "The name of the path, query or header parameter.",
            "type": "string"
          },
          "id": {
            "description": "Of the row that it is about, where that isn't in the body; \`pointer\` is into that row.",
            "type": "integer",
            "format": "int64",
            "minimum": 1
          },
          "detail": {
            "description": "What is wrong there.",
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
        "description": "What a document is about.",
        "type": "object",
        "required": [
          "title",
          "version"
        ],
        "properties": {
          "title": {
            "description": "The service's name.",
            "type": "string"
          },
          "version": {
            "description": "The version of the interface.",
            "type": "string"
          }
        },
        "additionalProperties": true
      },
      "HtmlPage": {
        "description": "A page as HTML.",
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
            "description": "Its heading, or the name of what it tells about.",
            "type": "string"
          },
          "where": {
            "description": "What it belongs to.",
            "type": "string"
          },
          "address": {
            "description": "Where it is read, from the root of the service.",
            "type": "string"
          },
          "text": {
            "description": "What it says, without markup.",
            "type": "string"
          }
        },
        "additionalProperties": false
      },
      "SourceText": {
        "description": "What a browser runs or draws with.",
        "type": "string"
      }
    },
    "examples": {
      "request_malformed": {
        "summary": "A handshake without a key of its own",
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
          "title": "Two different keys",
          "status": 400,
          "detail": "The request presents two keys that differ.",
          "instance": "/v1/collections",
          "code": "credentials_conflict",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "parameter_invalid": {
        "summary": "A limit out of range, and a parameter that isn't known",
        "value": {
          "type": "urn:rowfeed:problem:parameter_invalid",
          "title": "A parameter does not fit the contract",
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
        "summary": "A row to insert that bears an id",
        "value": {
          "type": "urn:rowfeed:problem:body_invalid",
          "title": "The body does not fit the contract",
          "status": 400,
          "detail": "/3/id must not be sent; the service gives out ids.",
          "instance": "/v1/collections/notes/rows",
          "code": "body_invalid",
          "request_id": "b7c41e5a90d24f6f",
          "errors": [
            {
              "pointer": "/3/id",
              "detail": "must not be sent; the service gives out ids"
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
          "detail": "The page is over 16 MiB; ask for fewer rows.",
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
        "summary": "A large collection listed by a field that has no index yet",
        "value": {
          "type": "urn:rowfeed:problem:query_too_costly",
          "title": "The list takes too long",
          "status": 400,
          "detail": "The list was given up after 10 s; ask again once an index is made that serves it, or for fewer rows by another filter or order.",
          "instance": "/v1/collections/notes/rows",
          "code": "query_too_costly",
          "request_id": "b7c41e5a90d24f6f",
          "errors": [
            {
              "parameter": "order_by",
              "detail": "takes too long in a collection as large as this"
            }
          ]
        }
      },
      "key_missing": {
        "summary": "No key",
        "value": {
          "type": "urn:rowfeed:problem:key_missing",
          "title": "An API key is needed",
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
          "title": "The API key is not valid",
          "status": 401,
          "detail": "The API key is not valid.",
          "instance": "/v1/collections",
          "code": "key_invalid",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "scope_insufficient": {
        "summary": "A write with a key for reading",
        "value": {
          "type": "urn:rowfeed:problem:scope_insufficient",
          "title": "The API key does not allow this",
          "status": 403,
          "detail": "This takes a key with the scope write.",
          "instance": "/v1/collections/notes/rows",
          "code": "scope_insufficient",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "limit_reached": {
        "summary": "A plan that allows no more rows",
        "value": {
          "type": "urn:rowfeed:problem:limit_reached",
          "title": "The plan allows no more",
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
          "title": "The plan allows no more",
          "status": 403,
          "detail": "The document would be larger than 16 MiB; a key that is bound to some of the collections gets theirs.",
          "instance": "/v1/contract/openapi.json",
          "code": "limit_reached",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "contract_mismatch": {
        "summary": "A weak tag in If-Match",
        "value": {
          "type": "urn:rowfeed:problem:version_mismatch",
          "title": "The version is not as asked for",
          "status": 412,
          "detail": "The document has another version than If-Match asks for.",
          "instance": "/v1/contract/openapi.json",
          "code": "version_mismatch",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "origin_forbidden": {
        "summary": "A page from elsewhere",
        "value": {
          "type": "urn:rowfeed:problem:origin_forbidden",
          "title": "The origin is not allowed",
          "status": 403,
          "detail": "Browsers may not open a feed from this origin.",
          "instance": "/ws",
          "code": "origin_forbidden",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "collection_not_found": {
        "summary": "A collection that isn't there",
        "value": {
          "type": "urn:rowfeed:problem:collection_not_found",
          "title": "There is no such collection",
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
          "title": "There is no such row",
          "status": 404,
          "detail": "There is no row 7 in notes.",
          "instance": "/v1/collections/notes/rows/7",
          "code": "row_not_found",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "schema_not_found": {
        "summary": "A collection whose rows may be any",
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
        "summary": "A name that is taken",
        "value": {
          "type": "urn:rowfeed:problem:collection_exists",
          "title": "The collection exists already",
          "status": 409,
          "detail": "There is a collection notes already.",
          "instance": "/v1/collections",
          "code": "collection_exists",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "idempotency_in_progress": {
        "summary": "A request that is repeated while it is carried out",
        "value": {
          "type": "urn:rowfeed:problem:idempotency_in_progress",
          "title": "The same request is under way",
          "status": 409,
          "detail": "A request with this Idempotency-Key has yet to be answered.",
          "instance": "/v1/collections/notes/rows",
          "code": "idempotency_in_progress",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "schema_busy": {
        "summary": "Two at once",
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
        "summary": "A row that the schema does not allow",
        "value": {
          "type": "urn:rowfeed:problem:rows_mismatch",
          "title": "Rows do not keep to the schema",
          "status": 409,
          "detail": "Rows of notes do not keep to the schema. Nothing was changed.",
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
        "summary": "A filter that more rows fit than were reckoned with",
        "value": {
          "type": "urn:rowfeed:problem:too_many_rows",
          "title": "More rows fit than may be written",
          "status": 409,
          "detail": "More rows fit the filter than max_rows (50), or they are over 4 MiB together. Nothing was done.",
          "instance": "/v1/collections/notes/rows",
          "code": "too_many_rows",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "page_expired": {
        "summary": "A page of before the collection was made anew",
        "value": {
          "type": "urn:rowfeed:problem:page_expired",
          "title": "The place of the page is no more",
          "status": 410,
          "detail": "The collection was made anew since the page before this one; list it from the beginning.",
          "instance": "/v1/collections/notes/rows",
          "code": "page_expired",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "list_mismatch": {
        "summary": "A list that is to have a certain version",
        "value": {
          "type": "urn:rowfeed:problem:version_mismatch",
          "title": "The version is not as asked for",
          "status": 412,
          "detail": "The list has another version than If-Match asks for.",
          "instance": "/v1/collections/notes/rows",
          "code": "version_mismatch",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "schema_mismatch": {
        "summary": "Somebody else has set another one",
        "value": {
          "type": "urn:rowfeed:problem:version_mismatch",
          "title": "The version is not as asked for",
          "status": 412,
          "detail": "The schema of notes has another version than If-Match asks for.",
          "instance": "/v1/collections/notes/schema",
          "code": "version_mismatch",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "version_mismatch": {
        "summary": "Somebody else was first",
        "value": {
          "type": "urn:rowfeed:problem:version_mismatch",
          "title": "The version is not as asked for",
          "status": 412,
          "detail": "Row 7 has another version than If-Match asks for.",
          "instance": "/v1/collections/notes/rows/7",
          "code": "version_mismatch",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "body_too_large": {
        "summary": "Too many rows at once",
        "value": {
          "type": "urn:rowfeed:problem:body_too_large",
          "title": "The body is too large",
          "status": 413,
          "detail": "The body is over 1048576 bytes.",
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
          "detail": "The body holds values that could not be stored as they are.",
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
        "summary": "A keyword that is not taken",
        "value": {
          "type": "urn:rowfeed:problem:schema_invalid",
          "title": "The schema is not one that is taken",
          "status": 422,
          "detail": "The schema is not one that is taken.",
          "instance": "/v1/collections/notes/schema",
          "code": "schema_invalid",
          "request_id": "b7c41e5a90d24f6f",
          "errors": [
            {
              "pointer": "/patternProperties",
              "detail": "is a keyword that is not taken"
            }
          ]
        }
      },
      "row_invalid": {
        "summary": "A field of another type",
        "value": {
          "type": "urn:rowfeed:problem:row_invalid",
          "title": "The row does not keep to the schema",
          "status": 422,
          "detail": "Not every row would keep to the schema of notes.",
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
        "summary": "The key does not have that itself",
        "value": {
          "type": "urn:rowfeed:problem:grant_exceeded",
          "title": "The key does not have that itself",
          "status": 403,
          "detail": "This takes a key that has the scope write itself.",
          "instance": "/v1/keys",
          "code": "grant_exceeded",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "key_not_found": {
        "summary": "There is no such key",
        "value": {
          "type": "urn:rowfeed:problem:key_not_found",
          "title": "There is no such key",
          "status": 404,
          "detail": "There is no key key_4fZ8mQ2rTn6W.",
          "instance": "/v1/keys/key_4fZ8mQ2rTn6W",
          "code": "key_not_found",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "key_ended": {
        "summary": "The key has ended",
        "value": {
          "type": "urn:rowfeed:problem:key_ended",
          "title": "The key has ended",
          "status": 409,
          "detail": "Key key_4fZ8mQ2rTn6W was revoked.",
          "instance": "/v1/keys/key_4fZ8mQ2rTn6W",
          "code": "key_ended",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "last_admin_key": {
        "summary": "The account needs an admin key",
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
        "summary": "The account has too many keys",
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
          "detail": "This Idempotency-Key was sent with another request.",
          "instance": "/v1/collections/notes/rows",
          "code": "idempotency_key_reused",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "upgrade_required": {
        "summary": "A plain GET",
        "value": {
          "type": "urn:rowfeed:problem:upgrade_required",
          "title": "This route speaks WebSocket",
          "status": 426,
          "detail": "A feed is opened by a WebSocket handshake.",
          "instance": "/ws",
          "code": "upgrade_required",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "too_many_attempts": {
        "summary": "A guesser",
        "value": {
          "type": "urn:rowfeed:problem:too_many_attempts",
          "title": "Too many bad keys",
          "status": 429,
          "detail": "Too many keys from this address were not valid.",
          "instance": "/v1/collections",
          "code": "too_many_attempts",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "quota_exceeded": {
        "summary": "A plan that is used up for today",
        "value": {
          "type": "urn:rowfeed:problem:quota_exceeded",
          "title": "The plan is used up",
          "status": 429,
          "detail": "The plan starter allows 10000 requests a day (policy \\"day\\"); the next begins at 2025-03-15T00:00:00.000Z.",
          "instance": "/v1/collections/notes/rows",
          "code": "quota_exceeded",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "too_many_sockets": {
        "summary": "One feed too many",
        "value": {
          "type": "urn:rowfeed:problem:too_many_sockets",
          "title": "The key has too many open feeds",
          "status": 429,
          "detail": "This key has 1000 open feeds, as many as it may.",
          "instance": "/ws",
          "code": "too_many_sockets",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "internal_error": {
        "summary": "A fault",
        "value": {
          "type": "urn:rowfeed:problem:internal_error",
          "title": "Something went wrong",
          "status": 500,
          "detail": "The service failed to answer this request.",
          "instance": "/v1/collections/notes/rows",
          "code": "internal_error",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "sockets_exhausted": {
        "summary": "A full instance",
        "value": {
          "type": "urn:rowfeed:problem:sockets_exhausted",
          "title": "The instance has too many open feeds",
          "status": 503,
          "detail": "This instance has as many open feeds as it may.",
          "instance": "/ws",
          "code": "sockets_exhausted",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "database_unavailable": {
        "summary": "A database that is away",
        "value": {
          "type": "urn:rowfeed:problem:database_unavailable",
          "title": "The database can't be reached",
          "status": 503,
          "detail": "The database cannot be used at the moment.",
          "instance": "/v1/collections/notes/rows",
          "code": "database_unavailable",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "overloaded": {
        "summary": "A queue that is full",
        "value": {
          "type": "urn:rowfeed:problem:overloaded",
          "title": "Too much at once",
          "status": 503,
          "detail": "Too many requests are under way.",
          "instance": "/v1/collections/notes/rows",
          "code": "overloaded",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "shutting_down": {
        "summary": "An instance that is about to stop",
        "value": {
          "type": "urn:rowfeed:problem:shutting_down",
          "title": "The service is stopping",
          "status": 503,
          "detail": "The service is stopping.",
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
          "detail": "The storage is full. Nothing was changed.",
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
    "description": "Named **collections** hold **rows**, and a row is a JSON object with an \`id\`. Rows are inserted, listed, read,\\nchanged and deleted over HTTP; every change can be followed over a WebSocket. The frames of that feed are described\\nin the AsyncAPI document at \`/asyncapi.yaml\`.\\n\\nWhatever this document says is enforced, and whatever it leaves out does not happen: nothing is silently ignored,\\nclamped, reordered or altered. What holds of all operations stands in guides, which the service has beside it:\\n\\n- [Collections and rows](/docs/rows): examples of every operation, which values are taken, how lists are ordered\\n- [Keys, plans and usage](/docs/keys): how a key is sent, what it may do, what counts as a request\\n- [Change feed](/docs/feed): list, then follow, and never lose a change\\n- [Errors](/docs/errors): problem details, their codes, and which of several reasons is told\\n- [HTTP in detail](/docs/http): headers, limits, other origins, and what later versions may change\\n\\nEvery request under \`/v1\`, and the handshake of \`/ws\`, needs an API key. Every refusal is a problem (RFC 9457): programs\\nlook at its \`code\`, which is one of \`x-error-codes\`, and treat one they don't know by its status.\\n\\n## This form of the contract\\n\\nThis is \`/openapi.json\` as OpenAPI 3.0.3, for generators that don't read 3.1. Left out, though the service has it:\\n\\n- \`application/merge-patch+json\` as the body of \`PATCH /v1/collections/{collection_name}/rows\`\\n- \`application/merge-patch+json\` as the body of \`PATCH /v1/collections/{collection_name}/rows/{row_id}\`\\n- \`application/schema+json\` as the body of \`PUT /v1/collections/{collection_name}/schema\`\\n- \`GET /ws\`, which leaves HTTP\\n",
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
      "description": "A service started by \`npm start\` or \`npx rowfeed\` on this machine."
    }
  ],
  "tags": [
    {
      "name": "collections",
      "description": "Named containers of rows."
    },
    {
      "name": "rows",
      "description": "The JSON objects in a collection."
    },
    {
      "name": "schemas",
      "description": "What the rows of a collection keep to."
    },
    {
      "name": "keys",
      "description": "The API keys of an account, for its administrators."
    },
    {
      "name": "usage",
      "description": "What an account has used of its plan."
    },
    {
      "name": "health",
      "description": "Whether the service can do its work."
    },
    {
      "name": "documents",
      "description": "The contracts themselves, a page to read and try them, guides, and the console. No key needed but for the contracts of an account's own."
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
      "description": "The request line, a header or the WebSocket handshake is not well-formed, or \`Host\` or \`Content-Type\` comes twice."
    },
    "credentials_conflict": {
      "status": 400,
      "title": "Two different keys",
      "description": "The request bears API keys in more than one place, and they differ."
    },
    "parameter_invalid": {
      "status": 400,
      "title": "A parameter does not fit the contract",
      "description": "A path, query or header parameter is missing, unknown, repeated or has a value that isn't allowed."
    },
    "body_malformed": {
      "status": 400,
      "title": "The body is not JSON",
      "description": "The body is empty, is not well-formed JSON, or is not valid UTF-8."
    },
    "body_invalid": {
      "status": 400,
      "title": "The body does not fit the contract",
      "description": "The body is JSON, but not of the form that the operation takes."
    },
    "page_too_large": {
      "status": 400,
      "title": "The page is too large",
      "description": "The rows of this page are over 16 MiB together; ask for fewer with a smaller \`limit\`."
    },
    "query_too_costly": {
      "status": 400,
      "title": "The list takes too long",
      "description": "The list was given up after 10 s, or 5 s with a \`filter\`. A collection this large is listed by \`id\`, or by a field once its index is made, which begins when it is first asked for."
    },
    "key_missing": {
      "status": 401,
      "title": "An API key is needed",
      "description": "The request bears no API key."
    },
    "key_invalid": {
      "status": 401,
      "title": "The API key is not valid",
      "description": "The key is malformed, unknown, revoked or expired."
    },
    "scope_insufficient": {
      "status": 403,
      "title": "The API key does not allow this",
      "description": "The key lacks the scope for this operation, or is bound to other collections."
    },
    "grant_exceeded": {
      "status": 403,
      "title": "The key does not have that itself",
      "description": "The key would give, change or end what it doesn't have itself: a scope, a collection, or a later expiry."
    },
    "limit_reached": {
      "status": 403,
      "title": "The plan allows no more",
      "description": "The account's plan limits its collections, its rows or their bytes, and this would go beyond, or beyond the 1 MiB of an account's schemas; or the contract of its own is too large. \`detail\` names the limit. Nothing was stored. What is deleted makes room, and is always taken."
    },
    "origin_forbidden": {
      "status": 403,
      "title": "The origin is not allowed",
      "description": "A web page of this origin may not open the feed; \`ROWFEED_CORS_ORIGIN\` lists those that may."
    },
    "route_not_found": {
      "status": 404,
      "title": "There is no such route",
      "description": "The path is none of this interface's. Paths are exact, without a trailing slash."
    },
    "collection_not_found": {
      "status": 404,
      "title": "There is no such collection",
      "description": "The account has no collection of this name."
    },
    "row_not_found": {
      "status": 404,
      "title": "There is no such row",
      "description": "The collection has no row with this id, or has it no longer."
    },
    "schema_not_found": {
      "status": 404,
      "title": "The collection has no schema",
      "description": "No schema is set for the rows of this collection, which may be any that can be stored."
    },
    "key_not_found": {
      "status": 404,
      "title": "There is no such key",
      "description": "The account has no key with this id."
    },
    "method_not_allowed": {
      "status": 405,
      "title": "The route does not have this method",
      "description": "The path exists, without this method. \`Allow\` lists those it has."
    },
    "request_timeout": {
      "status": 408,
      "title": "The request took too long to arrive",
      "description": "The headers took over 10 s, or the whole request over 28 s."
    },
    "collection_exists": {
      "status": 409,
      "title": "The collection exists already",
      "description": "The account has a collection of this name."
    },
    "key_ended": {
      "status": 409,
      "title": "The key has ended",
      "description": "The key was revoked or has expired, which is for good."
    },
    "last_admin_key": {
      "status": 409,
      "title": "The account needs an admin key",
      "description": "The key has the scope \`admin\` for all collections, and no other key of the account has its scopes for all collections and lasts as long. It can't be revoked, lose permissions or expire earlier. It can be rotated."
    },
    "too_many_keys": {
      "status": 409,
      "title": "The account has too many keys",
      "description": "The account has 10,000 keys, those that have ended included; \`rowfeed keys create\` makes more."
    },
    "idempotency_in_progress": {
      "status": 409,
      "title": "The same request is under way",
      "description": "Another request with this \`Idempotency-Key\` has yet to be answered. Send it again a second later."
    },
    "schema_busy": {
      "status": 409,
      "title": "The schema is being changed",
      "description": "Another request that sets or removes the schema of this collection is under way."
    },
    "rows_mismatch": {
      "status": 409,
      "title": "Rows do not keep to the schema",
      "description": "The collection has rows that the schema does not allow. \`errors\` names the first ten of them, and \`checked\` says how many were looked at. Nothing was changed."
    },
    "too_many_rows": {
      "status": 409,
      "title": "More rows fit than may be written",
      "description": "More than \`max_rows\` rows fit the \`filter\`, or those that fit are over 4 MiB together, as they are or as they would be. Nothing was done."
    },
    "page_expired": {
      "status": 410,
      "title": "The place of the page is no more",
      "description": "The collection was deleted and created again since the page that gave \`after\`. List from the beginning."
    },
    "version_mismatch": {
      "status": 412,
      "title": "The version is not as asked for",
      "description": "None of the entity tags in \`If-Match\` is the present one of what the path names, or one of those in \`If-None-Match\` is. Read it again."
    },
    "body_too_large": {
      "status": 413,
      "title": "The body is too large",
      "description": "The body is over 1 MiB."
    },
    "media_type_unsupported": {
      "status": 415,
      "title": "The body's media type is not supported",
      "description": "\`Content-Type\` is missing or not one the operation takes, has a charset other than UTF-8, or the body has a \`Content-Encoding\`."
    },
    "value_unsupported": {
      "status": 422,
      "title": "A value can't be stored exactly",
      "description": "The body holds a value that would not come back equal, such as an integer that a double would change, or that is over a limit for rows. Other numbers are stored as the nearest double."
    },
    "schema_invalid": {
      "status": 422,
      "title": "The schema is not one that is taken",
      "description": "The body is no JSON Schema of the keywords and within the bounds that are taken; \`errors\` says where and why."
    },
    "row_invalid": {
      "status": 422,
      "title": "The row does not keep to the schema",
      "description": "A row, as it was sent or as it would be, does not keep to the schema of its collection, or would take over 2 s to be judged. Nothing was stored."
    },
    "idempotency_key_reused": {
      "status": 422,
      "title": "The idempotency key belongs to another request",
      "description": "The server executed another request with this \`Idempotency-Key\`: its method, path, query, media type, \`If-Match\`, \`If-None-Match\`, \`Prefer\` or body differs. A new request needs a new key."
    },
    "upgrade_required": {
      "status": 426,
      "title": "This route speaks WebSocket",
      "description": "The request is not a WebSocket handshake."
    },
    "too_many_attempts": {
      "status": 429,
      "title": "Too many bad keys",
      "description": "Over 20 bad keys came from this address within a minute. Valid keys from it are not affected."
    },
    "quota_exceeded": {
      "status": 429,
      "title": "The plan is used up",
      "description": "The account has made as many requests as its plan allows for now. \`detail\` names the policy."
    },
    "too_many_sockets": {
      "status": 429,
      "title": "The key has too many open feeds",
      "description": "The key has as many feeds open on this instance as are allowed, or its account has half of them while another account asks for one."
    },
    "headers_too_large": {
      "status": 431,
      "title": "The headers are too large",
      "description": "The request's headers are over 16 KiB."
    },
    "internal_error": {
      "status": 500,
      "title": "Something went wrong",
      "description": "A fault of the service. It is logged under the \`request_id\`."
    },
    "method_unknown": {
      "status": 501,
      "title": "The method isn't known",
      "description": "The request has a method that the service knows for no path. Methods are case-sensitive."
    },
    "sockets_exhausted": {
      "status": 503,
      "title": "The instance has too many open feeds",
      "description": "This instance has as many feeds open as are allowed, over all keys."
    },
    "database_unavailable": {
      "status": 503,
      "title": "The database can't be reached",
      "description": "The database is unreachable, locked or failing. A write may have happened if \`detail\` says so."
    },
    "overloaded": {
      "status": 503,
      "title": "Too much at once",
      "description": "The service, or the part of it that one client may take, has more under way than it takes on. Nothing was done."
    },
    "shutting_down": {
      "status": 503,
      "title": "The service is stopping",
      "description": "The instance is about to stop and takes no new requests. Nothing was done."
    },
    "storage_full": {
      "status": 507,
      "title": "The disk is full",
      "description": "The database has no room for the change. Nothing was changed, and reads still work."
    }
  },
  "x-request-headers": {
    "traceparent": {
      "description": "The trace that the request belongs to ([Trace Context](https://www.w3.org/TR/trace-context/)). The server accepts it, so that traced pages can send it, and does not read it.",
      "schema": {
        "type": "string"
      },
      "example": "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
    },
    "tracestate": {
      "description": "Goes with \`traceparent\`.",
      "schema": {
        "type": "string"
      },
      "example": "vendor=t61rcWkgMzE"
    },
    "baggage": {
      "description": "Goes with \`traceparent\` ([Baggage](https://www.w3.org/TR/baggage/)).",
      "schema": {
        "type": "string"
      },
      "example": "tenant=blue"
    },
    "X-Request-Id": {
      "description": "A name for the request, to find it in the service's log by. Taken over as \`Request-Id\` if it has this form, and replaced by a new one if not.",
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
      "description": "A preflight from an allowed origin, when cross-origin requests are on.",
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
      "description": "The request can't be parsed, or could be read in two ways (\`request_malformed\`), or, under \`/v1\`, bears two different keys.",
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
              "summary": "A line that is no request",
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
      "description": "No such path. Under \`/v1\` this is said only to a valid key.",
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
              "summary": "A trailing slash",
              "value": {
                "type": "urn:rowfeed:problem:route_not_found",
                "title": "There is no such route",
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
      "description": "The path exists, without this method.",
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
          "description": "The methods that the path has, separated by commas.",
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
                "title": "The route does not have this method",
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
      "description": "The request took too long to arrive. The connection is closed.",
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
              "summary": "A body that never came",
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
      "description": "The headers are too large. The connection is closed.",
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
                "detail": "The headers are over 16384 bytes.",
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
      "description": "The service knows the method for no path. The connection is closed.",
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
                "title": "The method isn't known",
                "status": 501,
                "detail": "The service knows no such method. Methods are case-sensitive.",
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
        "description": "All collections of the key's account, by name in ascending order (code point by code point). A key that is limited to certain collections gets only these collections. Its \`ETag\` depends on no other collection.",
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
            "description": "The collections; an empty array when there are none.",
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
        "description": "Makes an empty collection. Its name is part of every path below it and can't be changed afterwards. A collection made under the name of a deleted one starts anew: rows count from 1, and no old cursor or entity tag fits it.",
        "x-scope": "write",
        "x-unbound-only": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "requestBody": {
          "required": true,
          "description": "The collection's name.",
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
            "description": "The collection was made.",
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
                "description": "The collection's details."
              },
              "insertRows": {
                "operationId": "insertRows",
                "parameters": {
                  "collection_name": "$response.body#/name"
                },
                "description": "Its first rows."
              },
              "listRows": {
                "operationId": "listRows",
                "parameters": {
                  "collection_name": "$response.body#/name"
                },
                "description": "Its rows."
              },
              "setSchema": {
                "operationId": "setSchema",
                "parameters": {
                  "collection_name": "$response.body#/name"
                },
                "description": "What its rows have to be."
              },
              "deleteCollection": {
                "operationId": "deleteCollection",
                "parameters": {
                  "collection_name": "$response.body#/name"
                },
                "description": "The collection is done with."
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
        "summary": "Read a collection's details",
        "description": "How many rows the collection holds, and since when it exists.",
        "x-scope": "read",
        "responses": {
          "200": {
            "description": "The collection's details.",
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
                  "created_at": "2025-03-14T09:26:53.589Z"
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
        "description": "Deletes the collection with all its rows and its change log. Its rows send no delete frames: feeds that are open on it close with 4404. A second time the answer is 404.",
        "x-scope": "write",
        "x-unbound-only": true,
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "responses": {
          "204": {
            "description": "The collection and its rows are gone.",
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
        "description": "One page of the collection's rows, in the order asked for. The page and \`Collection-Cursor\` are one snapshot.\\nPast the end the answer is an empty array.\\n\\nWhere there are further rows, \`Next-After\` leads to the page behind this one, as \`after\` of the same list. A row\\nwhose sorted fields stay as they are, and which goes on to fit the \`filter\`, is on exactly one of the pages, whatever\\nelse is written meanwhile.",
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
                    "summary": "The two newest, by ?limit=2&order_by=id&order=desc",
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
                    "summary": "Past the end, by ?offset=100",
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
            "$ref": "#/components/responses/ServiceUnavailable"
          }
        }
      },
      "post": {
        "operationId": "insertRows",
        "tags": [
          "rows"
        ],
        "summary": "Insert rows",
        "description": "Inserts one row or up to 1,000, all or none, and answers them in the order of the request, each with its new \`id\`. Ids ascend in that order and are never given out twice, not even after a row is deleted. A refused insert uses up no ids. Each row is one \`insert\` frame on the feed, in the same order and without others in between.",
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
          "description": "The rows, without \`id\`. A single row is an array of one.",
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/RowInputList"
              },
              "examples": {
                "two_rows": {
                  "summary": "Two rows, with different fields",
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
            "description": "The rows were stored, durably. With \`Prefer: return=minimal\` each is just \`{\\"id\\"}\`, and \`Preference-Applied\` says so.",
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
                "description": "The first of the rows, as it is."
              },
              "updateRow": {
                "operationId": "updateRow",
                "parameters": {
                  "collection_name": "$request.path.collection_name",
                  "row_id": "$response.body#/0/id"
                },
                "description": "A change of the first of the rows."
              },
              "replaceRow": {
                "operationId": "replaceRow",
                "parameters": {
                  "collection_name": "$request.path.collection_name",
                  "row_id": "$response.body#/0/id"
                },
                "description": "Another row in place of the first of them."
              },
              "deleteRow": {
                "operationId": "deleteRow",
                "parameters": {
                  "collection_name": "$request.path.collection_name",
                  "row_id": "$response.body#/0/id"
                },
                "description": "The first of the rows is done with."
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
        "summary": "Change all rows that fit",
        "description": "Changes the rows that fit the \`filter\`, all or none, as one change of a row does: the media type says how. They are\\nthose that fit at one moment, and the feed gets an \`update\` frame for each that differs afterwards, in the order of\\nids and without others in between. Where one would be over a limit for rows, none is changed, and the problem says which.\\n\\nNot more than \`max_rows\` are changed, nor rows of over 4 MiB together, as they are or as they would be: where more fit,\\nnothing is done. \`dry_run\` tells beforehand how many there are.",
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
          "description": "The fields to change, in every row.",
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
            "description": "The rows were changed, durably.",
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
            "$ref": "#/components/responses/ServiceUnavailable"
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
        "summary": "Delete all rows that fit",
        "description": "Deletes the rows that fit the \`filter\`, all or none: those that fit at one moment. The feed gets a \`delete\` frame for each, with its last state, in the order of ids and without others in between. Not more than \`max_rows\` are deleted, nor rows of over 4 MiB together: where more fit, nothing is done. \`dry_run\` tells beforehand how many there are.",
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
            "description": "The rows are gone.",
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
            "$ref": "#/components/responses/ServiceUnavailable"
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
        "description": "All rows, or those that fit the \`filter\`, by \`id\`, as they are at one moment, which \`Collection-Cursor\` names. The\\nanswer is sent as fast as it is read, whatever its size. It is whole where it ends as HTTP says, with its last\\nchunk; one that is cut, since nothing was read for 30 s or the service failed, lacks that.\\n\\n- \`ndjson\`: a line a row, as JSON.\\n- \`csv\`: [RFC 4180](https://www.rfc-editor.org/rfc/rfc4180) with a line of names first, \`id\` and the \`fields\`,\\n  which have to be given. Strings are as they are, other values as JSON. A missing field is empty, null is \`null\`; the\\n  string \`null\` and the empty one are in quotes.\\n\\nAn instance has two exports under way at most, and an account has one of them while another account asks; beyond\\nthat, the answer is 503. One beside which so much is written that the log of the database grows by over 1 GiB is\\ncut.",
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
        "summary": "Read a row",
        "description": "One row, with \`ETag\` for its version.",
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
        "description": "The row becomes the body: fields that it lacks are removed. A row is only replaced, never made. If nothing differs afterwards (equal JSON values; the order of fields doesn't count), nothing is written, the feed gets no frame and the \`ETag\` stays. Else the feed gets an \`update\` frame. \`id\` may be sent only if it is the row's own.",
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
          "description": "The row as it shall be, with its \`id\` or without.",
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
            "description": "The row as it is now.",
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
        "summary": "Change a row",
        "description": "Changes the fields sent and leaves the others. The media type says how:\\n\\n- \`application/json\`: each field sent replaces the one stored, nested values as a whole; \`null\` is stored as null.\\n- \`application/merge-patch+json\`: [RFC 7396](https://www.rfc-editor.org/rfc/rfc7396); nested objects are merged,\\n  and \`null\` removes a field.\\n\\nThe answer is the whole row. If nothing differs afterwards (equal JSON values; the order of fields doesn't count),\\nnothing is written, the feed gets no frame and the \`ETag\` stays. \`id\` may be sent only if it is the row's own.\\n",
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
          "description": "The fields to change.",
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
                  "summary": "Change nothing",
                  "value": {}
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The row as it is now.",
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
        "description": "Deletes the row. The feed gets a \`delete\` frame with its last state. A second time the answer is 404 \`row_not_found\`, and its id is never given out again.",
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
            "description": "The row is gone.",
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
        "summary": "Read the schema of a collection's rows",
        "description": "The JSON Schema that the rows of the collection keep to, byte for byte as it was set. Every change that comes after the cursor in \`Schema-Since\` keeps to it.",
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
            "description": "The schema is still one of those in \`If-None-Match\`.",
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
        "summary": "Set the schema of a collection's rows",
        "description": "From then on every row of the collection keeps to the schema: a write that would leave one that doesn't is answered with 422 \`row_invalid\`. The rows there are must keep to it already, else the answer is 409 \`rows_mismatch\`. They are judged beside those who write; over 60 s of that are answered with 503 \`overloaded\`. The same bytes again change nothing. The feed gets no frame. What a schema may be stands in the [guide to schemas](/docs/schemas).",
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
          "description": "A JSON Schema (draft 2020-12) of a row without its \`id\`, in at most 64 KiB.",
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
            "description": "The schema, as it was sent.",
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
        "summary": "Remove the schema of a collection's rows",
        "description": "The rows stay as they are, and may be any from then on. The feed gets no frame. A second time the answer is 404 \`schema_not_found\`.",
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
            "description": "The schema is gone.",
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
        "description": "The keys of the account, oldest first, including revoked and expired keys. If further keys follow the page, \`Next-After\` is the value of \`after\` for the next page. The text of a key is in no list: only its first characters are kept. A key that is limited to certain collections gets itself and the keys that are limited to some of its collections.",
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
            "description": "A page of the keys.",
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
        "summary": "Make a key",
        "description": "Makes a key of the account and shows its text, this once. It never has more than the key that asks: no other scope, no other collection, no later expiry. The service keeps a hash of it alone; what is kept for a request with an \`Idempotency-Key\` can be read with the key that sent it and no other.",
        "x-scope": "admin",
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "requestBody": {
          "required": true,
          "description": "The name of the key and what it may do.",
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
            "description": "The key, with its text.",
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
        "summary": "Read a key",
        "description": "What a key of the account may do, whether it has ended, and when it was last used. Its text isn't kept. If the requesting key is limited to certain collections, the server returns 404 for all keys that it doesn't list.",
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
        "summary": "Change a key",
        "description": "Changes the members given and keeps the others. A key is changed by keys alone that have all it has, and gets nothing that they lack. If the requesting key is limited to certain collections, the server returns 403 \`grant_exceeded\` for all keys that it doesn't list, whether they exist or not. A key that has ended can't be changed. It holds at once on this instance, and within 2 s on others; feeds that the key may no longer read are closed.",
        "x-scope": "admin",
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "requestBody": {
          "required": true,
          "description": "What to change.",
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
            "description": "The key as it is now.",
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
        "summary": "End a key",
        "description": "Ends a key for good: its requests are refused at once on this instance and within 2 s on others, and its feeds are closed. Its requests in progress end as well: a response that has started is cut, and a write that has not begun gets 401. It stays in the list, as revoked. A second time changes nothing. If the requesting key is limited to certain collections, the server returns 403 \`grant_exceeded\` for all keys that it doesn't list. That of ROWFEED_API_KEY works again from the service's next start with it on.",
        "x-scope": "admin",
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "responses": {
          "204": {
            "description": "The key has ended.",
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
        "summary": "Replace a key",
        "description": "Makes a key that may do the same and shows its text, this once. The old one ends after \`grace\`: at once where none is given, and never later than it was to. If the requesting key is limited to certain collections, the server returns 403 \`grant_exceeded\` for all keys that it doesn't list.",
        "x-scope": "admin",
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKeyInHeader"
          }
        ],
        "requestBody": {
          "required": false,
          "description": "How long the old key still works; it may be left out.",
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
            "description": "The new key, with its text.",
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
        "summary": "Read the account's usage",
        "description": "What the key's account has used of its plan in the present period, in all and by key, and what it has stored. This request is counted in it. Any valid key may ask; no scope is needed. For a key that is limited to certain collections, the usage covers only these collections and its own requests. If the key has the scope \`admin\`, the usage also covers the requests of the keys that it can list. The limits are always those of the account.",
        "responses": {
          "200": {
            "description": "The usage of the present period.",
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
                    "summary": "A plan of 10,000 requests a day, 1,000 rows and a megabyte",
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
        "summary": "Read the account's usage by day",
        "description": "The requests of the last days (UTC) up to today, oldest first; days without any are there, too. Any valid key may ask; no scope is needed. For a key that is limited to certain collections, the requests are those that its usage covers.",
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
        "summary": "Check the service",
        "description": "Whether the service is up and reaches its database. Needs no key, and ignores query parameters.",
        "security": [],
        "x-ignore-unknown-parameters": true,
        "responses": {
          "200": {
            "description": "All is well.",
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
            "description": "The database can't be reached.",
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
        "summary": "Check whether to send requests here",
        "description": "For load balancers: whether this instance takes requests. It answers as \`/health\` does, and 503 from the moment the service is told to stop, while requests under way are still answered. Needs no key, and ignores query parameters.",
        "security": [],
        "x-ignore-unknown-parameters": true,
        "responses": {
          "200": {
            "description": "Requests are welcome.",
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
            "description": "The service is stopping, or the database can't be reached.",
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
        "summary": "Read this document as JSON",
        "description": "The OpenAPI 3.1 document in one piece. \`servers\` is where clients find the service: \`ROWFEED_PUBLIC_URL\`, else the address that it listens on.",
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
        "summary": "Read this document as YAML",
        "description": "The OpenAPI 3.1 document in one piece. \`servers\` is where clients find the service: \`ROWFEED_PUBLIC_URL\`, else the address that it listens on.",
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
        "summary": "Read this document as OpenAPI 3.0.3",
        "description": "The same contract for generators that don't read OpenAPI 3.1, or are strict. It leaves out \`/ws\` and, of a request body's media types, all but one; its own description names them.",
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
        "summary": "Read the feed's document as JSON",
        "description": "The AsyncAPI 3.0 document of the frames that \`/ws\` sends, in one piece.",
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
        "summary": "Read the feed's document as YAML",
        "description": "The AsyncAPI 3.0 document of the frames that \`/ws\` sends, in one piece.",
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
        "summary": "Read the account's own contract as JSON",
        "description": "The OpenAPI 3.1 document of this service with the collections that have a schema: each has paths of its own, which say what its rows are. They are those that the key may use. Any valid key may ask; no scope is needed.",
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
        "summary": "Read the account's own contract as YAML",
        "description": "What \`getContractOpenapiJson\` answers, as YAML.",
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
        "summary": "Read the account's own contract as OpenAPI 3.0.3",
        "description": "The same contract for generators that don't read OpenAPI 3.1, or are strict. What 3.0 can't say of a schema it says less strictly.",
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
        "summary": "Read the account's own contract of the feed as JSON",
        "description": "The AsyncAPI 3.0 document of this service with a channel for each collection that has a schema and that the key may use, whose frames say what its rows are. Any valid key may ask; no scope is needed.",
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
        "summary": "Read the account's own contract of the feed as YAML",
        "description": "What \`getContractAsyncapiJson\` answers, as YAML.",
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
        "summary": "Find the console",
        "description": "Leads to the console, where a browser that was given this address alone has something to see.",
        "security": [],
        "responses": {
          "302": {
            "description": "The console is there.",
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
        "description": "A page to see collections live, to change rows, to make and end keys and to read the usage. It is a client of this interface, loads nothing from elsewhere, and keeps the key that it is given in memory alone.",
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
        "summary": "Read a part of the console",
        "description": "Script and style of the console, under names made of what they hold.",
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
            "description": "The part.",
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
            "description": "There is no such part.",
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
                    "summary": "A part of before an update",
                    "value": {
                      "type": "urn:rowfeed:problem:route_not_found",
                      "title": "There is no such route",
                      "status": 404,
                      "detail": "There is no part app-0123456789abcdefghijkl.js.",
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
        "summary": "Read both contracts as a page",
        "description": "One page with both contracts, to read and to try with a key. It loads nothing from elsewhere.",
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
        "summary": "Read what the pages find words in",
        "description": "Every section of the contracts and the guides as plain text, with the address at which it is read. The pages search it where they are shown; a program may, too.",
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
            "description": "The sections, in the order in which the pages have them.",
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
    "/docs/{guide}": {
      "get": {
        "operationId": "getGuide",
        "tags": [
          "documents"
        ],
        "summary": "Read a guide",
        "description": "A page about one side of the service, such as running it or following a feed. \`/docs\` lists them. It loads nothing from elsewhere.",
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
                "example": "<!doctype html><html lang=\\"en\\"><head><title>Change feed (WebSocket)</title></head><body>...</body></html>"
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
            "description": "There is no such guide.",
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
                    "summary": "No such guide",
                    "value": {
                      "type": "urn:rowfeed:problem:route_not_found",
                      "title": "There is no such route",
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
        "description": "The API key in a header of its own."
      }
    },
    "parameters": {
      "CollectionNameInPath": {
        "name": "collection_name",
        "in": "path",
        "required": true,
        "description": "The collection's name. One that doesn't fit the pattern is 400, one that isn't there 404.",
        "schema": {
          "$ref": "#/components/schemas/CollectionName"
        },
        "example": "notes"
      },
      "RowIdInPath": {
        "name": "row_id",
        "in": "path",
        "required": true,
        "description": "The row's \`id\`, in canonical decimal digits (\`7\`, not \`07\`, \`+7\` or \`7.0\`).",
        "schema": {
          "$ref": "#/components/schemas/RowId"
        },
        "example": 7
      },
      "KeyIdInPath": {
        "name": "key_id",
        "in": "path",
        "required": true,
        "description": "The id of the key, as it is listed. Not the key itself.",
        "schema": {
          "$ref": "#/components/schemas/KeyId"
        },
        "example": "key_4fZ8mQ2rTn6W"
      },
      "Days": {
        "name": "days",
        "in": "query",
        "description": "How many days, today's included.",
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
        "description": "The guide's name. One that isn't there is 404.",
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
        "description": "The name of the part, as the page has it. One that isn't there is 404.",
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
        "description": "How many rows at most. In canonical decimal digits; out of range is 400, never clamped.",
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
        "description": "How many rows to skip before the first, 0 where it isn't sent. In canonical decimal digits.",
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
        "description": "The field that orders the rows, \`id\` where it isn't sent: any name, of 1 to 128 characters (code points), none of them a control character of ASCII. Rows that lack the field come first, as if it were null. Strings are ordered by their first 256 bytes of UTF-8, arrays and objects by those of their JSON. Rows that are equal in this order are ordered by \`id\`.",
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 128,
          "pattern": "^[^\\\\x00-\\\\x1f\\\\x7f]*$",
          "x-detail": "must have 1 to 128 characters, none of them a control character of ASCII"
        },
        "example": "title"
      },
      "Order": {
        "name": "order",
        "in": "query",
        "description": "Ascending, as it is where it isn't sent, or the exact reverse of it.",
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
        "description": "The page behind the one that gave this as \`Next-After\`. The list has to be the same, of the same collection, with the same \`filter\` and order; \`limit\` and \`fields\` may differ. Not beside \`offset\`.",
        "x-not-beside": [
          "offset"
        ],
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2048,
          "pattern": "^[A-Za-z0-9_-]*$",
          "x-detail": "must be as Next-After gave it"
        },
        "example": "azNmOXgybXEgNyAGyq0hbF0xVnpd2xRt"
      },
      "KeyLimit": {
        "name": "limit",
        "in": "query",
        "description": "The maximum number of keys in the page. The server rejects a number that is out of range with 400.",
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
        "description": "The value of \`Next-After\` from the page before this one.",
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64,
          "pattern": "^[A-Za-z0-9_-]*$",
          "x-detail": "must be as Next-After gave it"
        },
        "example": "key_4fZ8mQ2rTn6W"
      },
      "Sort": {
        "name": "sort",
        "in": "query",
        "description": "Up to four fields that order the rows, each given by a \`sort\` of its own: the name, a colon and the direction, as in \`sort=price:desc&sort=title:asc\`. Rows that are equal in all of them are ordered by \`id\`, in the direction of the last. Names and the order of values are as for \`order_by\`, and no name comes twice. A name that contains a comma is written as a JSON string: \`sort=\\"a,b\\":asc\`. Not beside \`order_by\` and \`order\`.",
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
        "description": "Rows have these fields alone, each given by a \`fields\` of its own, and \`id\`: \`fields=title&fields=done\`. A row lacks what it lacks, and keeps its \`ETag\`. Names are as for \`order_by\`, and none comes twice. A name that contains a comma is written as a JSON string: \`fields=\\"a,b\\"\`.",
        "style": "form",
        "explode": true,
        "schema": {
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
        "example": [
          "title",
          "done"
        ]
      },
      "Format": {
        "name": "format",
        "in": "query",
        "required": true,
        "description": "How the rows are written down.",
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
        "description": "Only rows that fit. A filter is made of tests, in which \`@\` is the row:\\n\\n| A test | fits a row |\\n|---|---|\\n| \`@.price < 20\`, \`20 > @.price\` | whose field compares so with the literal: \`==\`, \`!=\`, \`<\`, \`<=\`, \`>\`, \`>=\` |\\n| \`@.due\` | that has the field, be its value null |\\n| \`@.tags[?@ == \\"home\\"]\` | of whose elements (or members, of an object) some fits; in the brackets \`@\` is the element, and any filter may stand there |\\n| \`length(@.title) > 80\` | whose string has so many characters (code points), array elements, object members |\\n| \`starts_with(@.title, \\"Re: \\")\`, \`contains(@.title, \\"milk\\")\` | whose string begins with the text, or holds it |\\n\\nTests are joined by \`&&\` and \`||\`, of which \`&&\` binds more tightly, put into parentheses and negated by \`!\`, which before\\na comparison needs parentheses: \`@.due && !(@.done == true || @.tags[?@ == \\"later\\"])\`.\\n\\nA path leads from \`@\` to a value: \`.name\`, \`[\\"any name\\"]\`, \`[0]\` for the first element, \`[-1]\` for the last:\\n\`@.address.lines[0]\`, \`@[\\"first name\\"]\`. It may end with \`[?..]\`. Literals are numbers, strings in double or single quotes,\\n\`true\`, \`false\` and \`null\`, written as in JSON. Spaces, tabs and line breaks may stand between all of these,\\nthough not within the brackets of a name or index.\\n\\nNothing is compared across types: \`<\` and \`>\` hold between two numbers or two strings (by code point), \`==\` between two\\nequal values of one type, and \`!=\` wherever \`==\` doesn't. A missing field is not null. Of the rows\\n\\n    1 {\\"n\\":5,\\"done\\":false,\\"tags\\":[\\"home\\"],\\"due\\":null}\\n    2 {\\"n\\":\\"5\\",\\"done\\":true,\\"tags\\":[\\"home\\",\\"work\\"]}\\n    3 {\\"n\\":7.5,\\"addr\\":{\\"city\\":\\"Oslo\\"},\\"due\\":\\"2030-01-31\\"}\\n    4 {\\"n\\":null,\\"tags\\":\\"home\\",\\"addr\\":{\\"city\\":\\"Bergen\\"},\\"a b\\\\\\"c\\":[1]}\\n\\n| filter | fits |\\n|---|---|\\n| \`@.n == 5\` | 1 |\\n| \`@.n == \\"5\\"\` | 2 |\\n| \`@.n > 4\` | 1, 3 |\\n| \`@.n != 5\` | 2, 3, 4 |\\n| \`@.due == null\` | 1 |\\n| \`!@.due\` | 2, 4 |\\n| \`@.due && @.due != null\` | 3 |\\n| \`@.addr.city == \\"Oslo\\" \\\\|\\\\| @.done == true\` | 2, 3 |\\n| \`@.tags[?@ == \\"home\\"]\` | 1, 2 |\\n| \`starts_with(@.due, \\"2030-\\")\` | 3 |\\n| \`@[\\"a b\\\\\\"c\\"][0] <= 1\` | 4 |\\n| \`@.done < true\` | none |\\n\\nTo put a value into a filter, write it as JSON, and the whole filter percent-encoded, as URL builders do. So no text\\ncan become a part of the filter:\\n\\n    const filter = \`@.title == \${JSON.stringify(title)}\`;\\n    const query = new URLSearchParams({ filter });\\n\\nA name in brackets is safe in the same way: \`\` \`@[\${JSON.stringify(field)}] < 5\` \`\`.\\n\\nA filter has at most 2,048 characters, 32 tests (comparisons, existence tests and functions, of which \`length(..) > 1\`\\nis one), 8 \`(\` and \`[?\` open at once, 8 segments a path, \`[?..]\` among them, 128 characters a name and 1,024 a string;\\ncharacters are code points, and all headers and the request line together take 16 KiB. Else, and where it can't be read,\\nthe answer is 400 \`parameter_invalid\` and says where: \`unexpected '=' at character 5\`. Numbers and strings that no row\\ncan hold are refused, too. A query that takes over 5 s is 400 \`query_too_costly\`.\\n\\nThe language is a subset of the filters of [RFC 9535](https://www.rfc-editor.org/rfc/rfc9535) (JSONPath), and means the same;\\n\`starts_with\` and \`contains\` are its function extensions. Not taken are \`$\`, \`..\`, \`*\`, slices, two paths or two literals\\ncompared with each other, arrays and objects as literals, and other functions.",
        "schema": {
          "type": "string",
          "maxLength": 2048,
          "x-detail": "is too long at character 2049: a filter has at most 2,048 characters"
        },
        "example": "@.done == false && starts_with(@.due, \\"2030-\\")"
      },
      "PreferCount": {
        "name": "Prefer",
        "in": "header",
        "description": "\`count=exact\` adds \`Total-Count\`, the number of rows in the whole collection, or of those that fit the \`filter\`. Other preferences are ignored ([RFC 7240](https://www.rfc-editor.org/rfc/rfc7240)).",
        "schema": {
          "type": "string",
          "maxLength": 4096
        },
        "example": "count=exact"
      },
      "PreferReturn": {
        "name": "Prefer",
        "in": "header",
        "description": "\`return=minimal\` answers only the ids of the new rows. Other preferences are ignored ([RFC 7240](https://www.rfc-editor.org/rfc/rfc7240)).",
        "schema": {
          "type": "string",
          "maxLength": 4096
        },
        "example": "return=minimal"
      },
      "AcceptEncoding": {
        "name": "Accept-Encoding",
        "in": "header",
        "description": "The codings that the client can read, as HTTP libraries send them by themselves ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3)). The one that it likes best is taken, of those that it likes the same \`br\` before \`gzip\`, and either before none.",
        "schema": {
          "type": "string",
          "maxLength": 1024
        },
        "example": "gzip"
      },
      "IfMatch": {
        "name": "If-Match",
        "in": "header",
        "description": "Entity tags as \`ETag\` gave them, separated by commas, or \`*\` for any. The request is carried out only if the present version is among them, else the answer is 412. Weak tags (\`W/\\"...\\"\`) never match.",
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
        "description": "Entity tags as \`ETag\` gave them, separated by commas, or \`*\` for any. If the present version is among them, GET is answered with 304, without a body, and other methods with 412. \`If-Match\` is looked at first.",
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
        "description": "The last cursor that the client has seen of the collection, from \`Collection-Cursor\` of an answer or from a frame. Where the service has a read replica, the answer may come from that, once it has reached the cursor: so it is never of a state before it, and maybe not of the latest one. Without the header, and by a cursor that isn't one of this collection or that it hasn't reached, the answer is of the latest state.",
        "schema": {
          "$ref": "#/components/schemas/Cursor"
        },
        "example": "k3f9x2mq-1042"
      },
      "IdempotencyKeyInHeader": {
        "name": "Idempotency-Key",
        "in": "header",
        "description": "Makes the request safe to repeat: carried out at most once, however often it is sent with this key, which the client makes up, at random, for each new request. Where it was carried out, the same request gets the first answer again, with \`Idempotent-Replayed\`, for 24 hours; another one with the key is 422. Only answers of 2xx are kept. The key is the account's: 1 to 255 visible ASCII characters but \`\\"\` and \`\\\\\`, in double quotes or without.",
        "schema": {
          "$ref": "#/components/schemas/IdempotencyKey"
        },
        "example": "7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d"
      },
      "FilterRequired": {
        "name": "filter",
        "in": "query",
        "required": true,
        "description": "The rows to write, those that fit. As \`filter\` of the list of rows, of at most 2,048 characters.",
        "schema": {
          "type": "string",
          "maxLength": 2048,
          "x-detail": "is too long at character 2049: a filter has at most 2,048 characters"
        },
        "example": "@.done == true"
      },
      "MaxRows": {
        "name": "max_rows",
        "in": "query",
        "required": true,
        "description": "How many rows the client reckons with at most. Where more fit, the answer is 409 \`too_many_rows\` and nothing is done.",
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
        "description": "Nothing is written, and the answer is the same. \`true\` is the only value.",
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
        "description": "Names this request in the service's log: the caller's \`X-Request-Id\` when it was well-formed, else a new one.",
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
        "description": "The content codings that the server accepts for a body ([RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-15.5.16)). Only if the body has another one.",
        "schema": {
          "type": "string"
        },
        "example": "identity"
      },
      "NoSniff": {
        "description": "Tells browsers to take the media type as given.",
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
        "description": "Only the caller's own cache may keep the answer, and has to ask each time whether it still holds.",
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
        "description": "Any cache may keep the document, and has to ask each time whether it still holds.",
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
        "description": "Any cache may keep it for ever.",
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
        "description": "No cache may keep the answer.",
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
        "description": "On limited plans, once the key was found valid: for each policy the requests remaining (\`r\`) and the seconds until they are restored (\`t\`), as in the IETF draft on RateLimit header fields.",
        "schema": {
          "type": "string"
        },
        "example": "\\"day\\";r=9871;t=41210"
      },
      "RateLimitPolicy": {
        "description": "On limited plans, once the key was found valid: each policy's requests (\`q\`) and its period in seconds (\`w\`), as in the IETF draft on RateLimit header fields.",
        "schema": {
          "type": "string"
        },
        "example": "\\"day\\";q=10000;w=86400"
      },
      "RetryAfter": {
        "description": "The number of seconds after which to try again.",
        "required": true,
        "schema": {
          "type": "integer",
          "format": "int32",
          "minimum": 1
        },
        "example": 5
      },
      "WwwAuthenticate": {
        "description": "How to authenticate. When a key was sent and is no good, \`error=\\"invalid_token\\"\` is added.",
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
        "description": "The collection's point in its sequence of changes to which this answer belongs; for a write, the point just after it. Pass it as \`since\` to \`/ws\` to follow on from here, and as \`Collection-Cursor\` to reads that are to be of no earlier state.",
        "required": true,
        "schema": {
          "$ref": "#/components/schemas/Cursor"
        },
        "example": "k3f9x2mq-1042"
      },
      "RowETag": {
        "description": "The row's version as an entity tag, which is the cursor of its last change in quotes.",
        "required": true,
        "schema": {
          "type": "string",
          "pattern": "^\\"[0-9a-z]{1,16}-[1-9][0-9]{0,15}\\"$"
        },
        "example": "\\"k3f9x2mq-1041\\""
      },
      "SchemaETag": {
        "description": "The schema as an entity tag, which is the same for the same bytes.",
        "required": true,
        "schema": {
          "type": "string",
          "pattern": "^\\"[0-9a-f]{32}\\"$"
        },
        "example": "\\"5f2b1d0c9e8a7b6c5d4e3f2a1b0c9d8e\\""
      },
      "SchemaSince": {
        "description": "The cursor from which on every change of the collection keeps to the schema.",
        "required": true,
        "schema": {
          "$ref": "#/components/schemas/Cursor"
        },
        "example": "k3f9x2mq-1042"
      },
      "ListETag": {
        "description": "A weak entity tag, which stays the same until a row of the collection changes; that of a list of collections, until one of the account is made or deleted, or the key may use others. Sent as \`If-None-Match\` with the same request, it is answered with 304 until then.",
        "required": true,
        "schema": {
          "type": "string",
          "pattern": "^W/\\"[0-9A-Za-z_-]+\\"$"
        },
        "example": "W/\\"k3f9x2mq-1042\\""
      },
      "DocumentETag": {
        "description": "The document's version as an entity tag, another one for each coding.",
        "required": true,
        "schema": {
          "type": "string",
          "pattern": "^\\"[A-Za-z0-9_-]+\\"$"
        },
        "example": "\\"5u3xw0hGqk2v\\""
      },
      "ContractETag": {
        "description": "A weak entity tag, which stays the same until a schema is set or removed of a collection that the key may use. Sent as \`If-None-Match\` to the same address, it is answered with 304 until then.",
        "required": true,
        "schema": {
          "type": "string",
          "pattern": "^W/\\"[0-9A-Za-z_-]+\\"$"
        },
        "example": "W/\\"5u3xw0hGqk2v\\""
      },
      "VaryEncoding": {
        "description": "The headers of the request that another answer may come of.",
        "required": true,
        "schema": {
          "type": "string",
          "pattern": "^(.*, *)?Accept-Encoding( *,.*)?$"
        },
        "example": "Accept-Encoding"
      },
      "ContentEncoding": {
        "description": "How the body is compressed. Left out when it isn't.",
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
        "description": "What \`after\` takes for the page behind this one. It is there exactly when there are further rows, and remains good across restarts and on all instances.",
        "schema": {
          "type": "string",
          "maxLength": 2048,
          "pattern": "^[A-Za-z0-9_-]+$"
        },
        "example": "azNmOXgybXEgNyAGyq0hbF0xVnpd2xRt"
      },
      "NextLink": {
        "description": "The page behind this one, as a relative reference with \`rel=\\"next\\"\`: by \`after\`, or by \`offset\` to a client that has sent one. It is there exactly when there are further rows.",
        "schema": {
          "type": "string"
        },
        "example": "</v1/collections/notes/rows?limit=2&after=azNmOXgybXEgNyAGyq0hbF0xVnpd2xRt&order_by=id&order=desc>; rel=\\"next\\""
      },
      "NextKey": {
        "description": "The value of \`after\` for the next page. The header is present exactly if further keys follow.",
        "schema": {
          "type": "string",
          "maxLength": 64,
          "pattern": "^[A-Za-z0-9_-]+$"
        },
        "example": "key_4fZ8mQ2rTn6W"
      },
      "NextKeyLink": {
        "description": "The next page, as a relative reference with \`rel=\\"next\\"\`. The header is present exactly if further keys follow.",
        "schema": {
          "type": "string"
        },
        "example": "</v1/keys?limit=100&after=key_4fZ8mQ2rTn6W>; rel=\\"next\\""
      },
      "TotalCount": {
        "description": "The number of rows in the collection, or of those that fit the \`filter\`, in the same snapshot. Only with \`Prefer: count=exact\`.",
        "schema": {
          "type": "integer",
          "format": "int64",
          "minimum": 0
        },
        "example": 8
      },
      "CountApplied": {
        "description": "Says that the preference was followed.",
        "schema": {
          "type": "string",
          "enum": [
            "count=exact"
          ]
        },
        "example": "count=exact"
      },
      "ReturnApplied": {
        "description": "Says that the preference was followed.",
        "schema": {
          "type": "string",
          "enum": [
            "return=minimal"
          ]
        },
        "example": "return=minimal"
      },
      "IdempotentReplayed": {
        "description": "The request was carried out before, and this is the answer that it got then. Only with \`Idempotency-Key\`.",
        "schema": {
          "type": "string",
          "enum": [
            "true"
          ]
        },
        "example": "true"
      },
      "RetryInProgress": {
        "description": "The number of seconds after which to try again, with \`idempotency_in_progress\` and \`schema_busy\`.",
        "schema": {
          "type": "integer",
          "format": "int32",
          "minimum": 1
        },
        "example": 1
      },
      "ContentSecurityPolicy": {
        "description": "Forbids the page everything that it doesn't need.",
        "required": true,
        "schema": {
          "type": "string"
        },
        "example": "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
      }
    },
    "responses": {
      "BadParameter": {
        "description": "A parameter doesn't fit, or the keys conflict.",
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
        "description": "A parameter doesn't fit, the page would be over 16 MiB or take over 10 s (5 s with a \`filter\`), or the keys conflict.",
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
        "description": "A parameter or the body doesn't fit, or the keys conflict.",
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
        "description": "A parameter doesn't fit, the body is no JSON, or the keys conflict.",
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
        "description": "A parameter or the body doesn't fit, the query took over 5 s, or the keys conflict.",
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
        "description": "A parameter doesn't fit, the query took over 5 s, or the keys conflict.",
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
        "description": "There is a parameter, and none is taken.",
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
        "description": "A parameter doesn't fit.",
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
        "description": "The key doesn't allow this.",
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
        "description": "The key doesn't allow this, or it would give, change or end more than it has itself.",
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
        "description": "The key doesn't allow this, or the account's plan doesn't allow more.",
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
      "CollectionNotFound": {
        "description": "There is no such collection.",
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
        "description": "There is no such collection, or no such row in it.",
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
        "description": "There is no such collection, or it has no schema.",
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
        "description": "The account has no such key.",
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
        "description": "The account has a collection of this name already, or the same request is under way.",
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
        "description": "The account has as many keys as it may, or the same request is under way.",
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
        "description": "The key has ended, the account has as many keys as it may, or the same request is under way.",
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
        "description": "It is the last key of the account with the scope \`admin\`, or the same request is under way.",
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
        "description": "The key has ended, or is the last one with the scope \`admin\`, or the same request is under way.",
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
        "description": "The same request is under way.",
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
        "description": "The schema is being changed by another request, or by the same one.",
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
        "description": "Rows of the collection do not keep to the schema, or it is being changed by another request, or by the same one.",
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
        "description": "More rows fit than may be written, or the same request is under way.",
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
        "description": "The place that \`after\` leads to is no more.",
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
        "description": "The list is of no version in \`If-Match\`, whose weak tags never match.",
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
        "description": "The row is of no version in \`If-Match\`, or is of one in \`If-None-Match\`.",
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
        "description": "The schema is none of those in \`If-Match\`.",
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
        "description": "The body is over 1 MiB.",
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
        "description": "The body's media type, charset or encoding is not supported.",
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
        "description": "The body's media type, charset or encoding is not supported.",
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
        "description": "A value can't be stored exactly, or is over a limit for rows, or the idempotency key belongs to another request.",
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
        "description": "The schema is not one that is taken, or the idempotency key belongs to another request.",
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
        "description": "A value can't be stored exactly, or is over a limit for rows, a row does not keep to the schema of its collection, or the idempotency key belongs to another request.",
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
        "description": "The plan is used up, or too many bad keys came from this address.",
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
      "InternalError": {
        "description": "A fault of the service.",
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
        "description": "The service can't do this at the moment.",
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
      "DocumentsOverloaded": {
        "description": "Clients without a key have not yet read too many responses, from the same address or in total.",
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
      "StorageFull": {
        "description": "The database has no room for the change. Nothing was changed.",
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
        "description": "The document is of no version in \`If-Match\`.",
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
                "summary": "A document of before an update",
                "value": {
                  "type": "urn:rowfeed:problem:version_mismatch",
                  "title": "The version is not as asked for",
                  "status": 412,
                  "detail": "The document has another version than If-Match asks for.",
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
        "description": "More than 1,000 collections that the key may use have a schema, or the document would be larger than 16 MiB. A key that is bound to some of them gets theirs.",
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
        "description": "The document is of no version in \`If-Match\`, whose weak tags never match.",
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
        "description": "The part still has one of the versions in \`If-None-Match\`.",
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
        "description": "1 to 64 letters, digits, \`_\` and \`-\`, beginning with a letter or \`_\`. Case-sensitive.",
        "type": "string",
        "pattern": "^[A-Za-z_][A-Za-z0-9_-]{0,63}$",
        "x-detail": "must begin with a letter or \\"_\\" and go on with at most 63 letters, digits, \\"_\\" or \\"-\\"",
        "example": "notes"
      },
      "Collection": {
        "description": "A collection as it is listed. There is nothing but the name, now and later.",
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
        "description": "Collections by name, ascending.",
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/Collection"
        }
      },
      "CollectionInput": {
        "description": "A collection to make. Other members are refused.",
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
        "description": "A collection, its size and its age.",
        "type": "object",
        "required": [
          "name",
          "rows",
          "created_at"
        ],
        "properties": {
          "name": {
            "$ref": "#/components/schemas/CollectionName"
          },
          "rows": {
            "description": "How many rows it holds.",
            "type": "integer",
            "format": "int64",
            "minimum": 0,
            "example": 8
          },
          "created_at": {
            "description": "When it was made (RFC 3339, UTC).",
            "type": "string",
            "format": "date-time"
          }
        }
      },
      "CollectionSchema": {
        "description": "A JSON Schema (draft 2020-12) of the rows of a collection, without their \`id\`.",
        "type": "object",
        "additionalProperties": true
      },
      "CollectionSchemaInput": {
        "description": "A JSON Schema (draft 2020-12) of the rows of a collection, without their \`id\`: an object that says \`\\"type\\": \\"object\\"\`. What it may be stands in the [guide to schemas](/docs/schemas); what isn't is answered with 422 \`schema_invalid\`.",
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
        "description": "Identifies a row in its collection. Given out by the service from 1 upwards, in the order of insertion; never given out again.",
        "type": "integer",
        "format": "int64",
        "minimum": 1,
        "maximum": 9007199254740991,
        "example": 7
      },
      "RowFields": {
        "description": "Fields named by the client, each with any JSON value. At most 1,000 in a row. Numbers are doubles: fractions keep 15 significant digits, and integers that a double would change are rejected.",
        "type": "object",
        "additionalProperties": true
      },
      "Row": {
        "description": "A row, which is its \`id\` and the fields that the client gave it.",
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
        "description": "Rows in the order asked for.",
        "type": "array",
        "maxItems": 1000,
        "items": {
          "$ref": "#/components/schemas/Row"
        }
      },
      "RowInput": {
        "description": "A row to insert. It may have any fields but \`id\`, which the service gives out.",
        "type": "object",
        "not": {
          "type": "object",
          "properties": {
            "id": {}
          },
          "required": [
            "id"
          ],
          "x-detail": "must not be sent; the service gives out ids"
        },
        "additionalProperties": {}
      },
      "RowInputList": {
        "description": "The rows to insert, together or not at all.",
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
        "description": "The inserted rows in the order of the request. With \`Prefer: return=minimal\` they have their \`id\` and no other fields.",
        "type": "array",
        "minItems": 1,
        "maxItems": 1000,
        "items": {
          "$ref": "#/components/schemas/Row"
        }
      },
      "RowPatch": {
        "description": "The fields to change. \`id\`, if sent, has to be the one in the path.",
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
      "RowReplacement": {
        "description": "The fields of the row, all of them. \`id\`, if sent, has to be the one in the path.",
        "type": "object",
        "additionalProperties": true,
        "example": {
          "title": "Milk",
          "done": true
        }
      },
      "RowsPatch": {
        "description": "The fields to change, not \`id\`. As \`application/merge-patch+json\` (RFC 7396), \`null\` removes a field.",
        "type": "object",
        "not": {
          "type": "object",
          "properties": {
            "id": {}
          },
          "required": [
            "id"
          ],
          "x-detail": "must not be sent; the rows keep their ids"
        },
        "additionalProperties": {}
      },
      "RowsUpdated": {
        "description": "How many rows fit, and how many of them differ now.",
        "type": "object",
        "required": [
          "matched",
          "changed"
        ],
        "properties": {
          "matched": {
            "description": "How many rows fit the \`filter\`.",
            "type": "integer",
            "format": "int32",
            "minimum": 0,
            "maximum": 1000
          },
          "changed": {
            "description": "How many of them differ now.",
            "type": "integer",
            "format": "int32",
            "minimum": 0,
            "maximum": 1000
          }
        }
      },
      "RowsDeleted": {
        "description": "How many rows were deleted.",
        "type": "object",
        "required": [
          "deleted"
        ],
        "properties": {
          "deleted": {
            "description": "How many rows fitted the \`filter\`.",
            "type": "integer",
            "format": "int32",
            "minimum": 0,
            "maximum": 1000
          }
        }
      },
      "IdempotencyKey": {
        "description": "A name for a request, which its client makes up at random.",
        "type": "string",
        "minLength": 1,
        "maxLength": 257,
        "pattern": "^([!#-\\\\x5b\\\\x5d-~]{1,255}|\\\\x22[!#-\\\\x5b\\\\x5d-~]{1,255}\\\\x22)$",
        "x-detail": "must be 1 to 255 visible ASCII characters other than \\" and \\\\, in double quotes or without"
      },
      "Cursor": {
        "description": "A point in a collection's sequence of changes. Opaque; compare it only for equality.",
        "type": "string",
        "pattern": "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$",
        "x-detail": "must be a cursor as Collection-Cursor or a frame gave it",
        "example": "k3f9x2mq-1042"
      },
      "KeyId": {
        "description": "The id of a key. It isn't secret.",
        "type": "string",
        "pattern": "^key_[0-9A-Za-z]{12}$",
        "maxLength": 16,
        "x-detail": "must be the id of a key as it is listed, key_ and 12 letters and digits",
        "example": "key_4fZ8mQ2rTn6W"
      },
      "KeyName": {
        "description": "What people know the key by.",
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^[^\\\\x00-\\\\x1f\\\\x7f-\\\\x9f]+$",
        "x-detail": "must be 1 to 100 characters, none of them a control character",
        "example": "phone"
      },
      "KeyScopes": {
        "description": "\`read\` is for lists, rows, exports and feeds, \`write\` for all that changes collections and rows, \`admin\` for keys.",
        "type": "array",
        "minItems": 1,
        "maxItems": 3,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/KeyScope"
        }
      },
      "KeyScope": {
        "description": "A right.",
        "type": "string",
        "enum": [
          "read",
          "write",
          "admin"
        ]
      },
      "KeyCollections": {
        "description": "The only collections that the key may use; null for all. They needn't be there yet.",
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
        "description": "When the key ends by itself (RFC 3339); null for never.",
        "type": "string",
        "format": "date-time",
        "nullable": true
      },
      "Key": {
        "description": "A key of the account, without its text.",
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
            "description": "The account's name.",
            "type": "string",
            "maxLength": 64
          },
          "prefix": {
            "description": "The first characters of its text, to tell keys apart by.",
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
            "description": "When it was made (RFC 3339, UTC).",
            "type": "string",
            "format": "date-time"
          },
          "expires_at": {
            "$ref": "#/components/schemas/KeyExpiry"
          },
          "revoked_at": {
            "description": "When it was ended (RFC 3339, UTC); null while it wasn't.",
            "type": "string",
            "format": "date-time",
            "nullable": true
          },
          "last_used_at": {
            "description": "When it was last used (RFC 3339, UTC), to the minute; null while it wasn't.",
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
        "description": "A key with its text, which is shown this once.",
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
            "description": "The text of the key, to be sent with requests. It can't be had again.",
            "type": "string",
            "pattern": "^rf_[0-9A-Za-z]{38}$"
          },
          "name": {
            "$ref": "#/components/schemas/KeyName"
          },
          "account": {
            "description": "The account's name.",
            "type": "string",
            "maxLength": 64
          },
          "prefix": {
            "description": "The first characters of its text, to tell keys apart by.",
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
            "description": "When it was made (RFC 3339, UTC).",
            "type": "string",
            "format": "date-time"
          },
          "expires_at": {
            "$ref": "#/components/schemas/KeyExpiry"
          },
          "revoked_at": {
            "description": "When it was ended (RFC 3339, UTC); null while it wasn't.",
            "type": "string",
            "format": "date-time",
            "nullable": true
          },
          "last_used_at": {
            "description": "When it was last used (RFC 3339, UTC), to the minute; null while it wasn't.",
            "type": "string",
            "format": "date-time",
            "nullable": true
          }
        }
      },
      "KeyInput": {
        "description": "A key to be made.",
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
        "description": "What to change of a key; the rest stays.",
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
        "description": "How a key is replaced.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "grace": {
            "description": "How long the old key still works, such as \`30d\`, \`12h\`, \`15m\`, \`2s\` or \`2w\`; at once it ends without.",
            "type": "string",
            "pattern": "^([0-9]{1,6}[smhd]|[0-9]{1,5}w)$",
            "x-detail": "must be a time such as 30d, 12h, 15m, 2s or 2w",
            "example": "24h"
          }
        }
      },
      "Usage": {
        "description": "What an account has used of its plan in the present period, and what it has stored.",
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
            "description": "The account's name.",
            "type": "string",
            "maxLength": 64,
            "example": "default"
          },
          "plan": {
            "description": "The plan's name; \`unlimited\` when the account was given none.",
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
            "description": "The same by key, for every key of the account that is valid or was used in the period.",
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/KeyUsage"
            }
          }
        }
      },
      "UsagePeriod": {
        "description": "The hour, day or month (UTC) that the plan counts requests by; the month where it doesn't limit them.",
        "type": "object",
        "required": [
          "start",
          "end"
        ],
        "properties": {
          "start": {
            "description": "The first moment of the period (RFC 3339, UTC).",
            "type": "string",
            "format": "date-time"
          },
          "end": {
            "description": "The first moment after it (RFC 3339, UTC).",
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
            "description": "How many were counted.",
            "type": "integer",
            "format": "int64",
            "minimum": 0
          },
          "limit": {
            "description": "How many the plan allows; left out when it sets no limit.",
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
            "description": "How many there are.",
            "type": "integer",
            "format": "int64",
            "minimum": 0
          },
          "limit": {
            "description": "How many the plan allows; left out when it sets no limit.",
            "type": "integer",
            "format": "int64",
            "minimum": 1
          }
        }
      },
      "UsageRows": {
        "description": "The rows of all the account's collections.",
        "type": "object",
        "required": [
          "used"
        ],
        "properties": {
          "used": {
            "description": "How many there are.",
            "type": "integer",
            "format": "int64",
            "minimum": 0
          },
          "limit": {
            "description": "How many the plan allows; left out when it sets no limit.",
            "type": "integer",
            "format": "int64",
            "minimum": 1
          }
        }
      },
      "UsageBytes": {
        "description": "The bytes of the JSON of all the account's rows, in UTF-8, ids included.",
        "type": "object",
        "required": [
          "used"
        ],
        "properties": {
          "used": {
            "description": "How many there are.",
            "type": "integer",
            "format": "int64",
            "minimum": 0
          },
          "limit": {
            "description": "How many the plan allows; left out when it sets no limit.",
            "type": "integer",
            "format": "int64",
            "minimum": 1
          }
        }
      },
      "KeyUsage": {
        "description": "One key's requests in the period.",
        "type": "object",
        "required": [
          "id",
          "name",
          "requests"
        ],
        "properties": {
          "id": {
            "description": "The key's id, as \`rowfeed keys list\` shows it. Not the key itself.",
            "type": "string",
            "maxLength": 64
          },
          "name": {
            "description": "The name given to the key.",
            "type": "string",
            "maxLength": 100
          },
          "requests": {
            "description": "How many were counted.",
            "type": "integer",
            "format": "int64",
            "minimum": 0
          }
        }
      },
      "UsageHistory": {
        "description": "Days, oldest first, each with its requests.",
        "type": "array",
        "items": {
          "$ref": "#/components/schemas/UsageDay"
        }
      },
      "UsageDay": {
        "description": "The requests of an account in a day.",
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
            "description": "How many were counted.",
            "type": "integer",
            "format": "int64",
            "minimum": 0
          },
          "keys": {
            "description": "The same by key, for those that made some.",
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/KeyUsage"
            }
          }
        }
      },
      "Health": {
        "description": "Whether the service can do its work.",
        "type": "object",
        "required": [
          "ok",
          "service"
        ],
        "properties": {
          "ok": {
            "description": "True when all is well.",
            "type": "boolean",
            "example": true
          },
          "service": {
            "description": "The service's own name.",
            "type": "string",
            "enum": [
              "rowfeed"
            ]
          }
        }
      },
      "ProblemCode": {
        "description": "Says for programs what went wrong. \`x-error-codes\` explains those of this version; later ones may have others, so treat a code you don't know by its status.",
        "type": "string",
        "pattern": "^[a-z][a-z0-9_]*$",
        "maxLength": 64,
        "example": "request_malformed"
      },
      "ProblemDetails": {
        "description": "Why a request was refused (RFC 9457).",
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
            "description": "\`urn:rowfeed:problem:\` and the code.",
            "type": "string",
            "format": "uri",
            "pattern": "^urn:rowfeed:problem:[a-z0-9_]+$"
          },
          "title": {
            "description": "What the code means; the same for every occurrence.",
            "type": "string"
          },
          "status": {
            "description": "The status of the answer.",
            "type": "integer",
            "format": "int32",
            "minimum": 400,
            "maximum": 599
          },
          "detail": {
            "description": "What is wrong with this request, for people to read.",
            "type": "string"
          },
          "instance": {
            "description": "The path of the request as it was sent, without the query. Left out when the request couldn't be read so far.",
            "type": "string"
          },
          "code": {
            "$ref": "#/components/schemas/ProblemCode"
          },
          "request_id": {
            "description": "The same as the header \`Request-Id\`.",
            "type": "string",
            "maxLength": 128
          },
          "errors": {
            "description": "What doesn't fit, place by place.",
            "type": "array",
            "minItems": 1,
            "items": {
              "$ref": "#/components/schemas/ValidationItem"
            }
          },
          "checked": {
            "description": "How many rows were looked at, with \`rows_mismatch\`.",
            "type": "integer",
            "format": "int64",
            "minimum": 0
          }
        }
      },
      "ValidationItem": {
        "description": "One thing that doesn't fit, with either \`pointer\` or \`parameter\`.",
        "type": "object",
        "required": [
          "detail"
        ],
        "minProperties": 2,
        "properties": {
          "pointer": {
            "description": "Where in the body, as a JSON Pointer (RFC 6901); empty for the body as a whole.",
            "type": "string",
            "pattern": "^(/([^~]|~[01])*)?$"
          },
          "parameter": {
            "description": "The name of the path, query or header parameter.",
            "type": "string"
          },
          "id": {
            "description": "Of the row that it is about, where that isn't in the body; \`pointer\` is into that row.",
            "type": "integer",
            "format": "int64",
            "minimum": 1
          },
          "detail": {
            "description": "What is wrong there.",
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
        "description": "What a document is about.",
        "type": "object",
        "required": [
          "title",
          "version"
        ],
        "properties": {
          "title": {
            "description": "The service's name.",
            "type": "string"
          },
          "version": {
            "description": "The version of the interface.",
            "type": "string"
          }
        },
        "additionalProperties": true
      },
      "HtmlPage": {
        "description": "A page as HTML.",
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
            "description": "Its heading, or the name of what it tells about.",
            "type": "string"
          },
          "where": {
            "description": "What it belongs to.",
            "type": "string"
          },
          "address": {
            "description": "Where it is read, from the root of the service.",
            "type": "string"
          },
          "text": {
            "description": "What it says, without markup.",
            "type": "string"
          }
        },
        "additionalProperties": false
      },
      "SourceText": {
        "description": "What a browser runs or draws with.",
        "type": "string"
      }
    },
    "examples": {
      "credentials_conflict": {
        "summary": "Two different keys",
        "value": {
          "type": "urn:rowfeed:problem:credentials_conflict",
          "title": "Two different keys",
          "status": 400,
          "detail": "The request presents two keys that differ.",
          "instance": "/v1/collections",
          "code": "credentials_conflict",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "parameter_invalid": {
        "summary": "A limit out of range, and a parameter that isn't known",
        "value": {
          "type": "urn:rowfeed:problem:parameter_invalid",
          "title": "A parameter does not fit the contract",
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
        "summary": "A row to insert that bears an id",
        "value": {
          "type": "urn:rowfeed:problem:body_invalid",
          "title": "The body does not fit the contract",
          "status": 400,
          "detail": "/3/id must not be sent; the service gives out ids.",
          "instance": "/v1/collections/notes/rows",
          "code": "body_invalid",
          "request_id": "b7c41e5a90d24f6f",
          "errors": [
            {
              "pointer": "/3/id",
              "detail": "must not be sent; the service gives out ids"
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
          "detail": "The page is over 16 MiB; ask for fewer rows.",
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
        "summary": "A large collection listed by a field that has no index yet",
        "value": {
          "type": "urn:rowfeed:problem:query_too_costly",
          "title": "The list takes too long",
          "status": 400,
          "detail": "The list was given up after 10 s; ask again once an index is made that serves it, or for fewer rows by another filter or order.",
          "instance": "/v1/collections/notes/rows",
          "code": "query_too_costly",
          "request_id": "b7c41e5a90d24f6f",
          "errors": [
            {
              "parameter": "order_by",
              "detail": "takes too long in a collection as large as this"
            }
          ]
        }
      },
      "key_missing": {
        "summary": "No key",
        "value": {
          "type": "urn:rowfeed:problem:key_missing",
          "title": "An API key is needed",
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
          "title": "The API key is not valid",
          "status": 401,
          "detail": "The API key is not valid.",
          "instance": "/v1/collections",
          "code": "key_invalid",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "scope_insufficient": {
        "summary": "A write with a key for reading",
        "value": {
          "type": "urn:rowfeed:problem:scope_insufficient",
          "title": "The API key does not allow this",
          "status": 403,
          "detail": "This takes a key with the scope write.",
          "instance": "/v1/collections/notes/rows",
          "code": "scope_insufficient",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "limit_reached": {
        "summary": "A plan that allows no more rows",
        "value": {
          "type": "urn:rowfeed:problem:limit_reached",
          "title": "The plan allows no more",
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
          "title": "The plan allows no more",
          "status": 403,
          "detail": "The document would be larger than 16 MiB; a key that is bound to some of the collections gets theirs.",
          "instance": "/v1/contract/openapi.json",
          "code": "limit_reached",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "contract_mismatch": {
        "summary": "A weak tag in If-Match",
        "value": {
          "type": "urn:rowfeed:problem:version_mismatch",
          "title": "The version is not as asked for",
          "status": 412,
          "detail": "The document has another version than If-Match asks for.",
          "instance": "/v1/contract/openapi.json",
          "code": "version_mismatch",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "collection_not_found": {
        "summary": "A collection that isn't there",
        "value": {
          "type": "urn:rowfeed:problem:collection_not_found",
          "title": "There is no such collection",
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
          "title": "There is no such row",
          "status": 404,
          "detail": "There is no row 7 in notes.",
          "instance": "/v1/collections/notes/rows/7",
          "code": "row_not_found",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "schema_not_found": {
        "summary": "A collection whose rows may be any",
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
        "summary": "A name that is taken",
        "value": {
          "type": "urn:rowfeed:problem:collection_exists",
          "title": "The collection exists already",
          "status": 409,
          "detail": "There is a collection notes already.",
          "instance": "/v1/collections",
          "code": "collection_exists",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "idempotency_in_progress": {
        "summary": "A request that is repeated while it is carried out",
        "value": {
          "type": "urn:rowfeed:problem:idempotency_in_progress",
          "title": "The same request is under way",
          "status": 409,
          "detail": "A request with this Idempotency-Key has yet to be answered.",
          "instance": "/v1/collections/notes/rows",
          "code": "idempotency_in_progress",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "schema_busy": {
        "summary": "Two at once",
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
        "summary": "A row that the schema does not allow",
        "value": {
          "type": "urn:rowfeed:problem:rows_mismatch",
          "title": "Rows do not keep to the schema",
          "status": 409,
          "detail": "Rows of notes do not keep to the schema. Nothing was changed.",
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
        "summary": "A filter that more rows fit than were reckoned with",
        "value": {
          "type": "urn:rowfeed:problem:too_many_rows",
          "title": "More rows fit than may be written",
          "status": 409,
          "detail": "More rows fit the filter than max_rows (50), or they are over 4 MiB together. Nothing was done.",
          "instance": "/v1/collections/notes/rows",
          "code": "too_many_rows",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "page_expired": {
        "summary": "A page of before the collection was made anew",
        "value": {
          "type": "urn:rowfeed:problem:page_expired",
          "title": "The place of the page is no more",
          "status": 410,
          "detail": "The collection was made anew since the page before this one; list it from the beginning.",
          "instance": "/v1/collections/notes/rows",
          "code": "page_expired",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "list_mismatch": {
        "summary": "A list that is to have a certain version",
        "value": {
          "type": "urn:rowfeed:problem:version_mismatch",
          "title": "The version is not as asked for",
          "status": 412,
          "detail": "The list has another version than If-Match asks for.",
          "instance": "/v1/collections/notes/rows",
          "code": "version_mismatch",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "schema_mismatch": {
        "summary": "Somebody else has set another one",
        "value": {
          "type": "urn:rowfeed:problem:version_mismatch",
          "title": "The version is not as asked for",
          "status": 412,
          "detail": "The schema of notes has another version than If-Match asks for.",
          "instance": "/v1/collections/notes/schema",
          "code": "version_mismatch",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "version_mismatch": {
        "summary": "Somebody else was first",
        "value": {
          "type": "urn:rowfeed:problem:version_mismatch",
          "title": "The version is not as asked for",
          "status": 412,
          "detail": "Row 7 has another version than If-Match asks for.",
          "instance": "/v1/collections/notes/rows/7",
          "code": "version_mismatch",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "body_too_large": {
        "summary": "Too many rows at once",
        "value": {
          "type": "urn:rowfeed:problem:body_too_large",
          "title": "The body is too large",
          "status": 413,
          "detail": "The body is over 1048576 bytes.",
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
          "detail": "The body holds values that could not be stored as they are.",
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
        "summary": "A keyword that is not taken",
        "value": {
          "type": "urn:rowfeed:problem:schema_invalid",
          "title": "The schema is not one that is taken",
          "status": 422,
          "detail": "The schema is not one that is taken.",
          "instance": "/v1/collections/notes/schema",
          "code": "schema_invalid",
          "request_id": "b7c41e5a90d24f6f",
          "errors": [
            {
              "pointer": "/patternProperties",
              "detail": "is a keyword that is not taken"
            }
          ]
        }
      },
      "row_invalid": {
        "summary": "A field of another type",
        "value": {
          "type": "urn:rowfeed:problem:row_invalid",
          "title": "The row does not keep to the schema",
          "status": 422,
          "detail": "Not every row would keep to the schema of notes.",
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
        "summary": "The key does not have that itself",
        "value": {
          "type": "urn:rowfeed:problem:grant_exceeded",
          "title": "The key does not have that itself",
          "status": 403,
          "detail": "This takes a key that has the scope write itself.",
          "instance": "/v1/keys",
          "code": "grant_exceeded",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "key_not_found": {
        "summary": "There is no such key",
        "value": {
          "type": "urn:rowfeed:problem:key_not_found",
          "title": "There is no such key",
          "status": 404,
          "detail": "There is no key key_4fZ8mQ2rTn6W.",
          "instance": "/v1/keys/key_4fZ8mQ2rTn6W",
          "code": "key_not_found",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "key_ended": {
        "summary": "The key has ended",
        "value": {
          "type": "urn:rowfeed:problem:key_ended",
          "title": "The key has ended",
          "status": 409,
          "detail": "Key key_4fZ8mQ2rTn6W was revoked.",
          "instance": "/v1/keys/key_4fZ8mQ2rTn6W",
          "code": "key_ended",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "last_admin_key": {
        "summary": "The account needs an admin key",
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
        "summary": "The account has too many keys",
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
          "detail": "This Idempotency-Key was sent with another request.",
          "instance": "/v1/collections/notes/rows",
          "code": "idempotency_key_reused",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "too_many_attempts": {
        "summary": "A guesser",
        "value": {
          "type": "urn:rowfeed:problem:too_many_attempts",
          "title": "Too many bad keys",
          "status": 429,
          "detail": "Too many keys from this address were not valid.",
          "instance": "/v1/collections",
          "code": "too_many_attempts",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "quota_exceeded": {
        "summary": "A plan that is used up for today",
        "value": {
          "type": "urn:rowfeed:problem:quota_exceeded",
          "title": "The plan is used up",
          "status": 429,
          "detail": "The plan starter allows 10000 requests a day (policy \\"day\\"); the next begins at 2025-03-15T00:00:00.000Z.",
          "instance": "/v1/collections/notes/rows",
          "code": "quota_exceeded",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "internal_error": {
        "summary": "A fault",
        "value": {
          "type": "urn:rowfeed:problem:internal_error",
          "title": "Something went wrong",
          "status": 500,
          "detail": "The service failed to answer this request.",
          "instance": "/v1/collections/notes/rows",
          "code": "internal_error",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "database_unavailable": {
        "summary": "A database that is away",
        "value": {
          "type": "urn:rowfeed:problem:database_unavailable",
          "title": "The database can't be reached",
          "status": 503,
          "detail": "The database cannot be used at the moment.",
          "instance": "/v1/collections/notes/rows",
          "code": "database_unavailable",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "overloaded": {
        "summary": "A queue that is full",
        "value": {
          "type": "urn:rowfeed:problem:overloaded",
          "title": "Too much at once",
          "status": 503,
          "detail": "Too many requests are under way.",
          "instance": "/v1/collections/notes/rows",
          "code": "overloaded",
          "request_id": "b7c41e5a90d24f6f"
        }
      },
      "shutting_down": {
        "summary": "An instance that is about to stop",
        "value": {
          "type": "urn:rowfeed:problem:shutting_down",
          "title": "The service is stopping",
          "status": 503,
          "detail": "The service is stopping.",
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
          "detail": "The storage is full. Nothing was changed.",
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
    A live, resumable feed of every change to the rows of one collection, over a WebSocket connection. Each
    frame is a JSON

    text. It contains a change, an initial row or a bookmark. The OpenAPI document at \`/openapi.yaml\`
    describes the HTTP

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
              x-detail: "is too long at character 2049: a filter has at most 2,048 characters"
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
      "1001": The service is stopping. Connect again and resume from the last cursor.
      "1002": The client broke the WebSocket protocol.
      "1003": This feed takes no binary frames.
      "1007": The client sent text that is not UTF-8.
      "1008": More than 100 frames within a second.
      "1009": The client sent a frame of over 4 KiB.
      "1011": "The log could not be read. Connect again and resume from the last cursor. With \`initial\`, also where
        further rows could not be read or took over 5 s to be found: begin again."
      "4401": The key was revoked or has expired. That was at most 2 s ago.
      "4403": The key may no longer read this collection. It has lost the scope \`read\`, or the collection.
      "4404": The collection was deleted.
      "4408": Nothing was read for 30 seconds. Over 1 MiB was waiting then, and not a byte could be sent. A client
        that doesn't read at all may see 1006 instead.
      "4410": The log does not hold what follows this cursor; list again. It lies before the first change in the
        log, or ahead, or belongs to an earlier collection of this name. Follow from the cursor that the list
        gives.
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
      description: 1 to 64 letters, digits, \`_\` and \`-\`, beginning with a letter or \`_\`. Case-sensitive.
      type: string
      pattern: ^[A-Za-z_][A-Za-z0-9_-]{0,63}$
      x-detail: must begin with a letter or "_" and go on with at most 63 letters, digits, "_" or "-"
      examples:
        - notes
    Cursor:
      description: A point in a collection's sequence of changes. Opaque; compare it only for equality.
      type: string
      pattern: ^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$
      x-detail: must be a cursor as Collection-Cursor or a frame gave it
      examples:
        - k3f9x2mq-1042
    Row:
      description: A row, which is its \`id\` and the fields that the client gave it.
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
      description: A row stopped matching the filter. \`row\` is its last state that matched.
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
    RowId:
      description: Identifies a row in its collection. Given out by the service from 1 upwards, in the order of
        insertion; never given out again.
      type: integer
      format: int64
      minimum: 1
      maximum: 9007199254740991
      examples:
        - 7
    RowFields:
      description: "Fields named by the client, each with any JSON value. At most 1,000 in a row. Numbers are
        doubles: fractions keep 15 significant digits, and integers that a double would change are rejected."
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
    "description": "A live, resumable feed of every change to the rows of one collection, over a WebSocket connection. Each frame is a JSON\\ntext. It contains a change, an initial row or a bookmark. The OpenAPI document at \`/openapi.yaml\` describes the HTTP\\noperations, including the errors of the handshake.\\n\\n\`\`\`js\\nconst socket = new WebSocket('ws://127.0.0.1:3000/ws?api_key=rf_...&collection=notes');\\nsocket.onmessage = ({ data }) => console.log(JSON.parse(data));\\n\`\`\`\\n\\n## Guarantees\\n\\n- **Complete.** The feed sends every change that is committed after the 101 response of the handshake. It does not send\\n  a greeting first.\\n- **Ordered.** \`seq\` counts the changes of a collection in the order of their commits: 1, 2, 3, without a gap. The feed\\n  sends frames in this order. It skips the events that the client did not request.\\n- **Durable.** The feed sends a change only after the change is synced to disk. It never sends a change that was rolled\\n  back.\\n- **Batches stay together.** The rows of one insert are consecutive frames, in the order in which the client sent them.\\n- **No change, no frame.** If a PATCH does not change the row, the feed does not send a frame.\\n\\n## Resume from a cursor\\n\\nEvery frame has a \`cursor\`, except \`row\` frames. To resume, pass the last cursor that you received as \`since\`. The server\\nfirst sends all changes after this cursor and then continues with live changes. A connection delivers each of these\\nchanges exactly once. A client that resumes from the last frame that it *handled* handles every change exactly once.\\n\\nTo start with the current rows, pass \`initial=true\`. You can also list the rows first, and pass the \`Collection-Cursor\` of\\nthat response as \`since\`.\\n\\nIf a client passed \`since\`, the server also sends \`bookmark\` frames. They renew the cursor even if the client requested\\nnone of the latest changes.\\n\\nThe change log contains the changes of a collection from the last 24 hours, or its last 100,000 changes if that is more.\\nThe operator can configure both limits. The server closes the connection with 4410 if it cannot continue from a cursor.\\nThis happens in three cases:\\n\\n- The cursor is older than the change log.\\n- The cursor is ahead of the collection.\\n- The cursor belongs to an earlier collection of the same name.\\n\\nTo continue after 4410, list the rows again and follow from the new cursor.\\n\\n## Initial rows\\n\\nWith \`initial=true\`, the server sends frames in this order:\\n\\n1. Every row as a \`row\` frame, in order of \`id\`.\\n2. A \`bookmark\` frame with \`\\"synced\\": true\`.\\n3. All later changes, with bookmarks as for \`since\`.\\n\\nChanges that are committed while the server sends the rows are sent between the \`row\` frames, in order. To keep a copy of\\nthe collection, handle the frames as follows:\\n\\n- For a \`row\`, \`insert\`, \`update\` or \`enter\` frame, store its row in the copy by \`id\`.\\n- For a \`delete\` or \`leave\` frame, remove its row from the copy.\\n\\nAt the \`synced\` bookmark, the copy is identical to the collection. It stays identical with every later frame.\\n\\n\`row\` frames have no cursor. Do not resume from the cursor of a change before the \`synced\` bookmark. If the connection is\\nlost before this bookmark, start again with \`initial=true\` and an empty copy.\\n\\n## Filtered feeds\\n\\nWith \`filter\`, the feed only includes matching rows. The filter language is the same as for lists. The row before and\\nafter a change determines the frame:\\n\\n| Before | After | Frame |\\n|---|---|---|\\n| matches | matches | \`update\` |\\n| does not match, or does not exist | matches | \`enter\`, or \`insert\` for a new row |\\n| matches | does not match, or does not exist | \`leave\` with the last state that matched, or \`delete\` for a deleted row |\\n| does not match | does not match | no frame, but bookmarks continue |\\n\\n\`events\` does not accept the values \`enter\` and \`leave\`. The value \`update\` includes both. \`enter\` and \`leave\` frames have\\nno \`changed\`.\\n\\nA client that keeps the matching rows does not need to evaluate the filter. The feed does not send rows that do not match.\\n\\n## Backpressure and pings\\n\\nThe server sends frames as fast as the client reads them. A client that has more than 1 MiB waiting can catch up at its\\nown pace and does not slow down other clients. If the server cannot send a byte for 30 s, it closes the connection with\\n4408. The server sends a ping every 30 s. It disconnects a client that does not reply to two pings.\\n\\nClients do not need to send frames. The server ignores the content of text frames. It closes the connection in these\\ncases:\\n\\n- The client sends a binary frame (1003).\\n- The client sends more than 100 frames within a second (1008).\\n- The client sends a frame of more than 4 KiB (1009).\\n\\n## Versioning and deprecation\\n\\nLater versions can add members to frames, optional parameters to the handshake, and close codes. Clients must ignore\\nmembers that they do not know, and frames whose \`event\` they do not know. The server sends a new kind of frame only to\\nclients that requested it.\\n\\nBefore a part of the feed is removed, the response of the handshake announces the removal with the headers\\n[\`Deprecation\`](https://www.rfc-editor.org/rfc/rfc9745) and [\`Sunset\`](https://www.rfc-editor.org/rfc/rfc8594). The part\\nis removed at least six months later. Its replacement gets a new path next to \`/ws\`.\\n\\n\`info.version\` is the same as in the OpenAPI document and follows semantic versioning. A change that breaks clients\\nrequires a new major version.\\n",
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
                "x-detail": "is too long at character 2049: a filter has at most 2,048 characters"
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
        "1001": "The service is stopping. Connect again and resume from the last cursor.",
        "1002": "The client broke the WebSocket protocol.",
        "1003": "This feed takes no binary frames.",
        "1007": "The client sent text that is not UTF-8.",
        "1008": "More than 100 frames within a second.",
        "1009": "The client sent a frame of over 4 KiB.",
        "1011": "The log could not be read. Connect again and resume from the last cursor. With \`initial\`, also where further rows could not be read or took over 5 s to be found: begin again.",
        "4401": "The key was revoked or has expired. That was at most 2 s ago.",
        "4403": "The key may no longer read this collection. It has lost the scope \`read\`, or the collection.",
        "4404": "The collection was deleted.",
        "4408": "Nothing was read for 30 seconds. Over 1 MiB was waiting then, and not a byte could be sent. A client that doesn't read at all may see 1006 instead.",
        "4410": "The log does not hold what follows this cursor; list again. It lies before the first change in the log, or ahead, or belongs to an earlier collection of this name. Follow from the cursor that the list gives."
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
        "description": "1 to 64 letters, digits, \`_\` and \`-\`, beginning with a letter or \`_\`. Case-sensitive.",
        "type": "string",
        "pattern": "^[A-Za-z_][A-Za-z0-9_-]{0,63}$",
        "x-detail": "must begin with a letter or \\"_\\" and go on with at most 63 letters, digits, \\"_\\" or \\"-\\"",
        "examples": [
          "notes"
        ]
      },
      "Cursor": {
        "description": "A point in a collection's sequence of changes. Opaque; compare it only for equality.",
        "type": "string",
        "pattern": "^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$",
        "x-detail": "must be a cursor as Collection-Cursor or a frame gave it",
        "examples": [
          "k3f9x2mq-1042"
        ]
      },
      "Row": {
        "description": "A row, which is its \`id\` and the fields that the client gave it.",
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
        "description": "A row stopped matching the filter. \`row\` is its last state that matched.",
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
      "RowId": {
        "description": "Identifies a row in its collection. Given out by the service from 1 upwards, in the order of insertion; never given out again.",
        "type": "integer",
        "format": "int64",
        "minimum": 1,
        "maximum": 9007199254740991,
        "examples": [
          7
        ]
      },
      "RowFields": {
        "description": "Fields named by the client, each with any JSON value. At most 1,000 in a row. Numbers are doubles: fractions keep 15 significant digits, and integers that a double would change are rejected.",
        "type": "object",
        "additionalProperties": true
      }
    }
  }
}
`;
