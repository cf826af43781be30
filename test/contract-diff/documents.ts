/** The documents on which the table of changes is based. */

const note = {
  type: 'object',
  required: ['id', 'title', 'state'],
  properties: {
    id: { type: 'integer', readOnly: true },
    title: { type: 'string', maxLength: 100, minLength: 1 },
    state: { type: 'string', enum: ['open', 'done'] },
    size: { type: 'number', minimum: 0, maximum: 10 },
    time: { type: 'string', format: 'date-time' },
    owner: { type: ['string', 'null'] },
    tags: { type: 'array', items: { type: 'string' }, maxItems: 10 },
    place: { oneOf: [{ $ref: '#/components/schemas/Point' }, { $ref: '#/components/schemas/Address' }] },
    parts: { type: 'array', items: { $ref: '#/components/schemas/Note' } },
  },
};

const newNote = {
  type: 'object',
  required: ['title'],
  properties: {
    title: { type: 'string', maxLength: 100, minLength: 1, pattern: '^[a-z]' },
    state: { type: 'string', enum: ['open', 'done'], default: 'open' },
    size: { type: 'number', minimum: 0, maximum: 10, multipleOf: 0.5 },
    count: { type: 'integer', format: 'int32' },
    time: { type: 'string', format: 'date-time' },
    owner: { type: ['string', 'null'] },
    tags: { type: 'array', items: { type: 'string' }, maxItems: 10, uniqueItems: true },
    place: { oneOf: [{ $ref: '#/components/schemas/Point' }, { $ref: '#/components/schemas/Address' }] },
    extra: { type: 'object', additionalProperties: { type: 'string' } },
    mixed: { allOf: [{ type: 'object', properties: { a: { type: 'string' } } }, { required: ['a'] }] },
  },
};

const problem = {
  description: 'A problem.',
  'x-codes': ['not_found', 'gone'],
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

export const openapi = {
  openapi: '3.1.0',
  info: { title: 'Notes', version: '1.0.0' },
  servers: [{ url: 'http://127.0.0.1:3000' }],
  security: [{ key: [] }],
  'x-error-codes': { not_found: { status: 404 }, gone: { status: 410 } },
  paths: {
    '/notes': {
      get: {
        operationId: 'listNotes',
        tags: ['notes'],
        summary: 'List notes',
        'x-scope': 'read',
        parameters: [
          {
            name: 'limit',
            in: 'query',
            schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
          },
          { name: 'sort', in: 'query', schema: { type: 'string', enum: ['asc', 'desc'] } },
          { name: 'tag', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
          { name: 'X-Trace', in: 'header', schema: { type: 'string' } },
          { name: 'view', in: 'query', required: true, schema: { type: 'string' } },
        ],
        responses: {
          200: {
            description: 'The notes.',
            headers: {
              'Total-Count': { required: true, schema: { type: 'integer' } },
              ETag: { schema: { type: 'string' } },
            },
            content: {
              'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Note' } } },
              'text/csv': { schema: { type: 'string' } },
            },
          },
          404: problem,
        },
      },
      post: {
        operationId: 'createNote',
        tags: ['notes'],
        security: [{ key: [] }, { oauth: ['write'] }],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/NewNote' } },
            'text/csv': { schema: { type: 'string' } },
          },
        },
        responses: {
          201: {
            description: 'The note.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Note' } } },
          },
          404: problem,
        },
      },
    },
    '/notes/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      get: {
        operationId: 'getNote',
        responses: {
          200: {
            description: 'The note.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Note' } } },
          },
        },
      },
      patch: {
        operationId: 'updateNote',
        requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
        responses: { 204: { description: 'Done.' } },
      },
    },
    '/health': {
      get: {
        operationId: 'health',
        security: [],
        responses: {
          200: {
            description: 'Well.',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  additionalProperties: false,
                  required: ['ok'],
                  properties: { ok: { const: true } },
                },
              },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Note: note,
      NewNote: newNote,
      Point: { type: 'object', required: ['x'], properties: { x: { type: 'number' } } },
      Address: { type: 'object', required: ['street'], properties: { street: { type: 'string' } } },
      Problem: { type: 'object', properties: { detail: { type: 'string' } } },
    },
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: 'x-api-key' },
      oauth: {
        type: 'oauth2',
        flows: {
          clientCredentials: {
            tokenUrl: 'https://example.com/token',
            scopes: { write: 'Write', admin: 'All' },
          },
        },
      },
    },
  },
};

export const asyncapi = {
  asyncapi: '3.0.0',
  info: { title: 'Feed', version: '1.0.0' },
  servers: {
    local: {
      host: '127.0.0.1:3000',
      protocol: 'ws',
      security: [{ $ref: '#/components/securitySchemes/key' }],
    },
  },
  channels: {
    feed: {
      address: '/ws',
      messages: {
        insert: { $ref: '#/components/messages/insert' },
        remove: { $ref: '#/components/messages/remove' },
        hello: { $ref: '#/components/messages/hello' },
      },
      bindings: {
        ws: {
          method: 'GET',
          query: {
            type: 'object',
            required: ['collection'],
            properties: {
              collection: { type: 'string', maxLength: 64 },
              initial: { type: 'string', enum: ['true'] },
            },
          },
        },
      },
      'x-close-codes': { 4401: 'The key is not valid.', 4404: 'The collection is gone.' },
    },
  },
  operations: {
    sendChanges: {
      action: 'send',
      channel: { $ref: '#/channels/feed' },
      messages: [{ $ref: '#/channels/feed/messages/insert' }, { $ref: '#/channels/feed/messages/remove' }],
    },
    receiveHello: {
      action: 'receive',
      channel: { $ref: '#/channels/feed' },
      messages: [{ $ref: '#/channels/feed/messages/hello' }],
    },
  },
  components: {
    securitySchemes: {
      key: { type: 'httpApiKey', in: 'header', name: 'x-api-key' },
      other: { type: 'http', scheme: 'bearer' },
    },
    messages: {
      insert: { name: 'insert', payload: { $ref: '#/components/schemas/Insert' } },
      remove: { name: 'remove', payload: { type: 'object', properties: { event: { const: 'remove' } } } },
      hello: {
        name: 'hello',
        payload: {
          type: 'object',
          required: ['name'],
          properties: { name: { type: 'string', maxLength: 10 } },
        },
      },
    },
    schemas: {
      Insert: {
        type: 'object',
        required: ['event', 'seq', 'row'],
        properties: {
          event: { const: 'insert' },
          seq: { type: 'integer', minimum: 1 },
          row: { type: 'object', properties: { id: { type: 'integer' } } },
          cause: { type: 'string', enum: ['user', 'system'] },
        },
      },
    },
  },
};
