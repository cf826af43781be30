// Generated from openapi.yaml, asyncapi.yaml and src/docs by npm run generate. Do not edit.

export interface ParameterDescription {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  /** A list is written with commas between its items, an array by its name with each of them. */
  readonly kind: 'string' | 'integer' | 'list' | 'array';
  readonly required: boolean;
  readonly default?: string | number | readonly string[];
  /** Parameters of the query beside which it isn't taken. */
  readonly notBeside?: readonly string[];
}

export interface ResponseDescription {
  /** Of the body; none when there is no body. */
  readonly mediaTypes: readonly string[];
  /** Those that are always the same. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface OperationDescription {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Whether it needs an API key. */
  readonly secured: boolean;
  /** Whether the key may be in the query, for browsers that can't set headers. */
  readonly takesKeyInQuery: boolean;
  /** Those that the key needs. */
  readonly scopes: readonly ('read' | 'write' | 'admin')[];
  /** Whether keys bound to collections are refused. */
  readonly unboundOnly: boolean;
  /** The scopes that a ticket needs. Without this, tickets do not reach the operation. */
  readonly ticketScopes?: readonly ('read' | 'insert' | 'update' | 'delete')[];
  readonly ignoresUnknownParameters: boolean;
  /** Headers of requests that it doesn't take. */
  readonly refusedHeaders: readonly string[];
  readonly parameters: readonly ParameterDescription[];
  /** Of the request's body; none when the operation takes no body. */
  readonly mediaTypes: readonly string[];
  /** Whether the body may be left out. */
  readonly hasOptionalBody: boolean;
  /** What a handler may answer, by status; problems are not among them. */
  readonly responses: Readonly<Record<number, ResponseDescription>>;
}

/** Every operation by its operationId. */
export const operations = {
  listCollections: {
    id: "listCollections",
    method: "GET",
    path: "/v1/collections",
    secured: true,
    takesKeyInQuery: false,
    scopes: [
      "read"
    ],
    unboundOnly: false,
    ticketScopes: [
      "read"
    ],
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "limit",
        in: "query",
        kind: "integer",
        required: false,
        default: 100
      },
      {
        name: "after",
        in: "query",
        kind: "string",
        required: false
      },
      {
        name: "If-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-None-Match",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      },
      304: {
        mediaTypes: [],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      }
    }
  },
  createCollection: {
    id: "createCollection",
    method: "POST",
    path: "/v1/collections",
    secured: true,
    takesKeyInQuery: false,
    scopes: [
      "write"
    ],
    unboundOnly: true,
    ignoresUnknownParameters: false,
    refusedHeaders: [
      "If-Match",
      "If-None-Match"
    ],
    parameters: [
      {
        name: "Idempotency-Key",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [
      "application/json"
    ],
    hasOptionalBody: false,
    responses: {
      201: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      }
    }
  },
  getCollection: {
    id: "getCollection",
    method: "GET",
    path: "/v1/collections/{collection_name}",
    secured: true,
    takesKeyInQuery: false,
    scopes: [
      "read"
    ],
    unboundOnly: false,
    ticketScopes: [
      "read"
    ],
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "collection_name",
        in: "path",
        kind: "string",
        required: true
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      }
    }
  },
  deleteCollection: {
    id: "deleteCollection",
    method: "DELETE",
    path: "/v1/collections/{collection_name}",
    secured: true,
    takesKeyInQuery: false,
    scopes: [
      "write"
    ],
    unboundOnly: true,
    ignoresUnknownParameters: false,
    refusedHeaders: [
      "If-Match",
      "If-None-Match"
    ],
    parameters: [
      {
        name: "collection_name",
        in: "path",
        kind: "string",
        required: true
      },
      {
        name: "Idempotency-Key",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      204: {
        mediaTypes: [],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      }
    }
  },
  listRows: {
    id: "listRows",
    method: "GET",
    path: "/v1/collections/{collection_name}/rows",
    secured: true,
    takesKeyInQuery: false,
    scopes: [
      "read"
    ],
    unboundOnly: false,
    ticketScopes: [
      "read"
    ],
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "collection_name",
        in: "path",
        kind: "string",
        required: true
      },
      {
        name: "limit",
        in: "query",
        kind: "integer",
        required: false,
        default: 100
      },
      {
        name: "offset",
        in: "query",
        kind: "integer",
        required: false
      },
      {
        name: "order_by",
        in: "query",
        kind: "string",
        required: false
      },
      {
        name: "order",
        in: "query",
        kind: "string",
        required: false
      },
      {
        name: "Prefer",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "filter",
        in: "query",
        kind: "string",
        required: false
      },
      {
        name: "sort",
        in: "query",
        kind: "array",
        required: false,
        notBeside: [
          "order_by",
          "order"
        ]
      },
      {
        name: "fields",
        in: "query",
        kind: "array",
        required: false
      },
      {
        name: "after",
        in: "query",
        kind: "string",
        required: false,
        notBeside: [
          "offset"
        ]
      },
      {
        name: "If-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-None-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "Collection-Cursor",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      },
      304: {
        mediaTypes: [],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      }
    }
  },
  insertRows: {
    id: "insertRows",
    method: "POST",
    path: "/v1/collections/{collection_name}/rows",
    secured: true,
    takesKeyInQuery: false,
    scopes: [
      "write"
    ],
    unboundOnly: false,
    ticketScopes: [
      "insert"
    ],
    ignoresUnknownParameters: false,
    refusedHeaders: [
      "If-Match",
      "If-None-Match"
    ],
    parameters: [
      {
        name: "collection_name",
        in: "path",
        kind: "string",
        required: true
      },
      {
        name: "on_conflict",
        in: "query",
        kind: "string",
        required: false
      },
      {
        name: "Prefer",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "Idempotency-Key",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [
      "application/json"
    ],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      },
      201: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      }
    }
  },
  updateRows: {
    id: "updateRows",
    method: "PATCH",
    path: "/v1/collections/{collection_name}/rows",
    secured: true,
    takesKeyInQuery: false,
    scopes: [
      "write"
    ],
    unboundOnly: false,
    ticketScopes: [
      "read",
      "update"
    ],
    ignoresUnknownParameters: false,
    refusedHeaders: [
      "If-Match",
      "If-None-Match"
    ],
    parameters: [
      {
        name: "collection_name",
        in: "path",
        kind: "string",
        required: true
      },
      {
        name: "filter",
        in: "query",
        kind: "string",
        required: true
      },
      {
        name: "max_rows",
        in: "query",
        kind: "integer",
        required: true
      },
      {
        name: "dry_run",
        in: "query",
        kind: "string",
        required: false
      },
      {
        name: "Idempotency-Key",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [
      "application/json",
      "application/merge-patch+json"
    ],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      }
    }
  },
  deleteRows: {
    id: "deleteRows",
    method: "DELETE",
    path: "/v1/collections/{collection_name}/rows",
    secured: true,
    takesKeyInQuery: false,
    scopes: [
      "write"
    ],
    unboundOnly: false,
    ticketScopes: [
      "read",
      "delete"
    ],
    ignoresUnknownParameters: false,
    refusedHeaders: [
      "If-Match",
      "If-None-Match"
    ],
    parameters: [
      {
        name: "collection_name",
        in: "path",
        kind: "string",
        required: true
      },
      {
        name: "filter",
        in: "query",
        kind: "string",
        required: true
      },
      {
        name: "max_rows",
        in: "query",
        kind: "integer",
        required: true
      },
      {
        name: "dry_run",
        in: "query",
        kind: "string",
        required: false
      },
      {
        name: "Idempotency-Key",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      }
    }
  },
  batchRows: {
    id: "batchRows",
    method: "POST",
    path: "/v1/collections/{collection_name}/batch",
    secured: true,
    takesKeyInQuery: false,
    scopes: [
      "write"
    ],
    unboundOnly: false,
    ticketScopes: [],
    ignoresUnknownParameters: false,
    refusedHeaders: [
      "If-Match",
      "If-None-Match"
    ],
    parameters: [
      {
        name: "collection_name",
        in: "path",
        kind: "string",
        required: true
      },
      {
        name: "Prefer",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "Idempotency-Key",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [
      "application/json"
    ],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      }
    }
  },
  exportRows: {
    id: "exportRows",
    method: "GET",
    path: "/v1/collections/{collection_name}/export",
    secured: true,
    takesKeyInQuery: false,
    scopes: [
      "read"
    ],
    unboundOnly: false,
    ticketScopes: [
      "read"
    ],
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "collection_name",
        in: "path",
        kind: "string",
        required: true
      },
      {
        name: "format",
        in: "query",
        kind: "string",
        required: true
      },
      {
        name: "filter",
        in: "query",
        kind: "string",
        required: false
      },
      {
        name: "fields",
        in: "query",
        kind: "array",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/x-ndjson",
          "text/csv; charset=utf-8; header=present"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      }
    }
  },
  listChanges: {
    id: "listChanges",
    method: "GET",
    path: "/v1/collections/{collection_name}/changes",
    secured: true,
    takesKeyInQuery: false,
    scopes: [
      "read"
    ],
    unboundOnly: false,
    ticketScopes: [
      "read"
    ],
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "collection_name",
        in: "path",
        kind: "string",
        required: true
      },
      {
        name: "since",
        in: "query",
        kind: "string",
        required: false
      },
      {
        name: "limit",
        in: "query",
        kind: "integer",
        required: false,
        default: 100
      },
      {
        name: "wait",
        in: "query",
        kind: "integer",
        required: false,
        default: 0
      },
      {
        name: "events",
        in: "query",
        kind: "array",
        required: false,
        default: [
          "insert",
          "update",
          "delete"
        ]
      },
      {
        name: "filter",
        in: "query",
        kind: "string",
        required: false
      },
      {
        name: "fields",
        in: "query",
        kind: "array",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-store"
        }
      }
    }
  },
  streamChanges: {
    id: "streamChanges",
    method: "GET",
    path: "/v1/collections/{collection_name}/changes/stream",
    secured: true,
    takesKeyInQuery: true,
    scopes: [
      "read"
    ],
    unboundOnly: false,
    ticketScopes: [
      "read"
    ],
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "collection_name",
        in: "path",
        kind: "string",
        required: true
      },
      {
        name: "api_key",
        in: "query",
        kind: "string",
        required: false
      },
      {
        name: "since",
        in: "query",
        kind: "string",
        required: false
      },
      {
        name: "initial",
        in: "query",
        kind: "string",
        required: false,
        notBeside: [
          "since"
        ]
      },
      {
        name: "events",
        in: "query",
        kind: "array",
        required: false,
        default: [
          "insert",
          "update",
          "delete"
        ]
      },
      {
        name: "filter",
        in: "query",
        kind: "string",
        required: false
      },
      {
        name: "fields",
        in: "query",
        kind: "array",
        required: false
      },
      {
        name: "Last-Event-ID",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "text/event-stream"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-store",
          "X-Accel-Buffering": "no"
        }
      }
    }
  },
  getRow: {
    id: "getRow",
    method: "GET",
    path: "/v1/collections/{collection_name}/rows/{row_id}",
    secured: true,
    takesKeyInQuery: false,
    scopes: [
      "read"
    ],
    unboundOnly: false,
    ticketScopes: [
      "read"
    ],
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "collection_name",
        in: "path",
        kind: "string",
        required: true
      },
      {
        name: "row_id",
        in: "path",
        kind: "integer",
        required: true
      },
      {
        name: "If-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-None-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "fields",
        in: "query",
        kind: "array",
        required: false
      },
      {
        name: "Collection-Cursor",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      },
      304: {
        mediaTypes: [],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      }
    }
  },
  replaceRow: {
    id: "replaceRow",
    method: "PUT",
    path: "/v1/collections/{collection_name}/rows/{row_id}",
    secured: true,
    takesKeyInQuery: false,
    scopes: [
      "write"
    ],
    unboundOnly: false,
    ticketScopes: [
      "update"
    ],
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "collection_name",
        in: "path",
        kind: "string",
        required: true
      },
      {
        name: "row_id",
        in: "path",
        kind: "integer",
        required: true
      },
      {
        name: "If-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-None-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "Idempotency-Key",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [
      "application/json"
    ],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      }
    }
  },
  updateRow: {
    id: "updateRow",
    method: "PATCH",
    path: "/v1/collections/{collection_name}/rows/{row_id}",
    secured: true,
    takesKeyInQuery: false,
    scopes: [
      "write"
    ],
    unboundOnly: false,
    ticketScopes: [
      "update"
    ],
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "collection_name",
        in: "path",
        kind: "string",
        required: true
      },
      {
        name: "row_id",
        in: "path",
        kind: "integer",
        required: true
      },
      {
        name: "If-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-None-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "Idempotency-Key",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [
      "application/json",
      "application/merge-patch+json"
    ],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      }
    }
  },
  deleteRow: {
    id: "deleteRow",
    method: "DELETE",
    path: "/v1/collections/{collection_name}/rows/{row_id}",
    secured: true,
    takesKeyInQuery: false,
    scopes: [
      "write"
    ],
    unboundOnly: false,
    ticketScopes: [
      "delete"
    ],
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "collection_name",
        in: "path",
        kind: "string",
        required: true
      },
      {
        name: "row_id",
        in: "path",
        kind: "integer",
        required: true
      },
      {
        name: "If-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-None-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "Idempotency-Key",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      204: {
        mediaTypes: [],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      }
    }
  },
  getSchema: {
    id: "getSchema",
    method: "GET",
    path: "/v1/collections/{collection_name}/schema",
    secured: true,
    takesKeyInQuery: false,
    scopes: [
      "read"
    ],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "collection_name",
        in: "path",
        kind: "string",
        required: true
      },
      {
        name: "If-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-None-Match",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      },
      304: {
        mediaTypes: [],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      }
    }
  },
  setSchema: {
    id: "setSchema",
    method: "PUT",
    path: "/v1/collections/{collection_name}/schema",
    secured: true,
    takesKeyInQuery: false,
    scopes: [
      "admin",
      "read"
    ],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "collection_name",
        in: "path",
        kind: "string",
        required: true
      },
      {
        name: "dry_run",
        in: "query",
        kind: "string",
        required: false
      },
      {
        name: "If-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-None-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "Idempotency-Key",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [
      "application/json",
      "application/schema+json"
    ],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      }
    }
  },
  removeSchema: {
    id: "removeSchema",
    method: "DELETE",
    path: "/v1/collections/{collection_name}/schema",
    secured: true,
    takesKeyInQuery: false,
    scopes: [
      "admin"
    ],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "collection_name",
        in: "path",
        kind: "string",
        required: true
      },
      {
        name: "If-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-None-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "Idempotency-Key",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      204: {
        mediaTypes: [],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      }
    }
  },
  getRowKey: {
    id: "getRowKey",
    method: "GET",
    path: "/v1/collections/{collection_name}/row-key",
    secured: true,
    takesKeyInQuery: false,
    scopes: [
      "read"
    ],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "collection_name",
        in: "path",
        kind: "string",
        required: true
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      }
    }
  },
  setRowKey: {
    id: "setRowKey",
    method: "PUT",
    path: "/v1/collections/{collection_name}/row-key",
    secured: true,
    takesKeyInQuery: false,
    scopes: [
      "admin",
      "read"
    ],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [
      "If-Match",
      "If-None-Match"
    ],
    parameters: [
      {
        name: "collection_name",
        in: "path",
        kind: "string",
        required: true
      },
      {
        name: "dry_run",
        in: "query",
        kind: "string",
        required: false
      },
      {
        name: "Idempotency-Key",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [
      "application/json"
    ],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      }
    }
  },
  removeRowKey: {
    id: "removeRowKey",
    method: "DELETE",
    path: "/v1/collections/{collection_name}/row-key",
    secured: true,
    takesKeyInQuery: false,
    scopes: [
      "admin"
    ],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [
      "If-Match",
      "If-None-Match"
    ],
    parameters: [
      {
        name: "collection_name",
        in: "path",
        kind: "string",
        required: true
      },
      {
        name: "Idempotency-Key",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      204: {
        mediaTypes: [],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      }
    }
  },
  listKeys: {
    id: "listKeys",
    method: "GET",
    path: "/v1/keys",
    secured: true,
    takesKeyInQuery: false,
    scopes: [
      "admin"
    ],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "limit",
        in: "query",
        kind: "integer",
        required: false,
        default: 100
      },
      {
        name: "after",
        in: "query",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      }
    }
  },
  createKey: {
    id: "createKey",
    method: "POST",
    path: "/v1/keys",
    secured: true,
    takesKeyInQuery: false,
    scopes: [
      "admin"
    ],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [
      "If-Match",
      "If-None-Match"
    ],
    parameters: [
      {
        name: "Idempotency-Key",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [
      "application/json"
    ],
    hasOptionalBody: false,
    responses: {
      201: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-store"
        }
      }
    }
  },
  getKey: {
    id: "getKey",
    method: "GET",
    path: "/v1/keys/{key_id}",
    secured: true,
    takesKeyInQuery: false,
    scopes: [
      "admin"
    ],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "key_id",
        in: "path",
        kind: "string",
        required: true
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      }
    }
  },
  updateKey: {
    id: "updateKey",
    method: "PATCH",
    path: "/v1/keys/{key_id}",
    secured: true,
    takesKeyInQuery: false,
    scopes: [
      "admin"
    ],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [
      "If-Match",
      "If-None-Match"
    ],
    parameters: [
      {
        name: "key_id",
        in: "path",
        kind: "string",
        required: true
      },
      {
        name: "Idempotency-Key",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [
      "application/json"
    ],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      }
    }
  },
  deleteKey: {
    id: "deleteKey",
    method: "DELETE",
    path: "/v1/keys/{key_id}",
    secured: true,
    takesKeyInQuery: false,
    scopes: [
      "admin"
    ],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [
      "If-Match",
      "If-None-Match"
    ],
    parameters: [
      {
        name: "key_id",
        in: "path",
        kind: "string",
        required: true
      },
      {
        name: "Idempotency-Key",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      204: {
        mediaTypes: [],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      }
    }
  },
  rotateKey: {
    id: "rotateKey",
    method: "POST",
    path: "/v1/keys/{key_id}/rotate",
    secured: true,
    takesKeyInQuery: false,
    scopes: [
      "admin"
    ],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [
      "If-Match",
      "If-None-Match"
    ],
    parameters: [
      {
        name: "key_id",
        in: "path",
        kind: "string",
        required: true
      },
      {
        name: "Idempotency-Key",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [
      "application/json"
    ],
    hasOptionalBody: true,
    responses: {
      201: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-store"
        }
      }
    }
  },
  createTicket: {
    id: "createTicket",
    method: "POST",
    path: "/v1/tickets",
    secured: true,
    takesKeyInQuery: false,
    scopes: [],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [
      "If-Match",
      "If-None-Match"
    ],
    parameters: [],
    mediaTypes: [
      "application/json"
    ],
    hasOptionalBody: false,
    responses: {
      201: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-store"
        }
      }
    }
  },
  revokeTickets: {
    id: "revokeTickets",
    method: "DELETE",
    path: "/v1/tickets/{subject}",
    secured: true,
    takesKeyInQuery: false,
    scopes: [],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [
      "If-Match",
      "If-None-Match"
    ],
    parameters: [
      {
        name: "subject",
        in: "path",
        kind: "string",
        required: true
      },
      {
        name: "Idempotency-Key",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      204: {
        mediaTypes: [],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      }
    }
  },
  getUsage: {
    id: "getUsage",
    method: "GET",
    path: "/v1/usage",
    secured: true,
    takesKeyInQuery: false,
    scopes: [],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      }
    }
  },
  getUsageHistory: {
    id: "getUsageHistory",
    method: "GET",
    path: "/v1/usage/history",
    secured: true,
    takesKeyInQuery: false,
    scopes: [],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "days",
        in: "query",
        kind: "integer",
        required: false,
        default: 14
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      }
    }
  },
  openFeed: {
    id: "openFeed",
    method: "GET",
    path: "/ws",
    secured: true,
    takesKeyInQuery: true,
    scopes: [
      "read"
    ],
    unboundOnly: false,
    ticketScopes: [
      "read"
    ],
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "api_key",
        in: "query",
        kind: "string",
        required: false
      },
      {
        name: "collection",
        in: "query",
        kind: "string",
        required: true
      },
      {
        name: "events",
        in: "query",
        kind: "list",
        required: false,
        default: [
          "insert",
          "update",
          "delete"
        ]
      },
      {
        name: "since",
        in: "query",
        kind: "string",
        required: false
      },
      {
        name: "filter",
        in: "query",
        kind: "string",
        required: false
      },
      {
        name: "fields",
        in: "query",
        kind: "array",
        required: false
      },
      {
        name: "initial",
        in: "query",
        kind: "string",
        required: false,
        notBeside: [
          "since"
        ]
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      101: {
        mediaTypes: [],
        headers: {
          "X-Content-Type-Options": "nosniff",
          Connection: "Upgrade",
          Upgrade: "websocket"
        }
      }
    }
  },
  getHealth: {
    id: "getHealth",
    method: "GET",
    path: "/health",
    secured: false,
    takesKeyInQuery: false,
    scopes: [],
    unboundOnly: false,
    ignoresUnknownParameters: true,
    refusedHeaders: [],
    parameters: [],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-store"
        }
      },
      503: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-store"
        }
      }
    }
  },
  getReady: {
    id: "getReady",
    method: "GET",
    path: "/ready",
    secured: false,
    takesKeyInQuery: false,
    scopes: [],
    unboundOnly: false,
    ignoresUnknownParameters: true,
    refusedHeaders: [],
    parameters: [],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-store"
        }
      },
      503: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-store"
        }
      }
    }
  },
  getOpenapiJson: {
    id: "getOpenapiJson",
    method: "GET",
    path: "/openapi.json",
    secured: false,
    takesKeyInQuery: false,
    scopes: [],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "Accept-Encoding",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-None-Match",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-cache"
        }
      },
      304: {
        mediaTypes: [],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-cache"
        }
      }
    }
  },
  getOpenapiYaml: {
    id: "getOpenapiYaml",
    method: "GET",
    path: "/openapi.yaml",
    secured: false,
    takesKeyInQuery: false,
    scopes: [],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "Accept-Encoding",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-None-Match",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/yaml"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-cache"
        }
      },
      304: {
        mediaTypes: [],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-cache"
        }
      }
    }
  },
  getOpenapi30Json: {
    id: "getOpenapi30Json",
    method: "GET",
    path: "/openapi-3.0.json",
    secured: false,
    takesKeyInQuery: false,
    scopes: [],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "Accept-Encoding",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-None-Match",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-cache"
        }
      },
      304: {
        mediaTypes: [],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-cache"
        }
      }
    }
  },
  getAsyncapiJson: {
    id: "getAsyncapiJson",
    method: "GET",
    path: "/asyncapi.json",
    secured: false,
    takesKeyInQuery: false,
    scopes: [],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "Accept-Encoding",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-None-Match",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-cache"
        }
      },
      304: {
        mediaTypes: [],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-cache"
        }
      }
    }
  },
  getAsyncapiYaml: {
    id: "getAsyncapiYaml",
    method: "GET",
    path: "/asyncapi.yaml",
    secured: false,
    takesKeyInQuery: false,
    scopes: [],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "Accept-Encoding",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-None-Match",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/yaml"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-cache"
        }
      },
      304: {
        mediaTypes: [],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-cache"
        }
      }
    }
  },
  getArazzoJson: {
    id: "getArazzoJson",
    method: "GET",
    path: "/arazzo.json",
    secured: false,
    takesKeyInQuery: false,
    scopes: [],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "Accept-Encoding",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-None-Match",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-cache"
        }
      },
      304: {
        mediaTypes: [],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-cache"
        }
      }
    }
  },
  getArazzoYaml: {
    id: "getArazzoYaml",
    method: "GET",
    path: "/arazzo.yaml",
    secured: false,
    takesKeyInQuery: false,
    scopes: [],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "Accept-Encoding",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-None-Match",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/yaml"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-cache"
        }
      },
      304: {
        mediaTypes: [],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-cache"
        }
      }
    }
  },
  getContractOpenapiJson: {
    id: "getContractOpenapiJson",
    method: "GET",
    path: "/v1/contract/openapi.json",
    secured: true,
    takesKeyInQuery: false,
    scopes: [],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "If-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-None-Match",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      },
      304: {
        mediaTypes: [],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      }
    }
  },
  getContractOpenapiYaml: {
    id: "getContractOpenapiYaml",
    method: "GET",
    path: "/v1/contract/openapi.yaml",
    secured: true,
    takesKeyInQuery: false,
    scopes: [],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "If-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-None-Match",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/yaml"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      },
      304: {
        mediaTypes: [],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      }
    }
  },
  getContractOpenapi30Json: {
    id: "getContractOpenapi30Json",
    method: "GET",
    path: "/v1/contract/openapi-3.0.json",
    secured: true,
    takesKeyInQuery: false,
    scopes: [],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "If-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-None-Match",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      },
      304: {
        mediaTypes: [],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      }
    }
  },
  getContractAsyncapiJson: {
    id: "getContractAsyncapiJson",
    method: "GET",
    path: "/v1/contract/asyncapi.json",
    secured: true,
    takesKeyInQuery: false,
    scopes: [],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "If-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-None-Match",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      },
      304: {
        mediaTypes: [],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      }
    }
  },
  getContractAsyncapiYaml: {
    id: "getContractAsyncapiYaml",
    method: "GET",
    path: "/v1/contract/asyncapi.yaml",
    secured: true,
    takesKeyInQuery: false,
    scopes: [],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "If-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-None-Match",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/yaml"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      },
      304: {
        mediaTypes: [],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      }
    }
  },
  getContractArazzoJson: {
    id: "getContractArazzoJson",
    method: "GET",
    path: "/v1/contract/arazzo.json",
    secured: true,
    takesKeyInQuery: false,
    scopes: [],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "If-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-None-Match",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      },
      304: {
        mediaTypes: [],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      }
    }
  },
  getContractArazzoYaml: {
    id: "getContractArazzoYaml",
    method: "GET",
    path: "/v1/contract/arazzo.yaml",
    secured: true,
    takesKeyInQuery: false,
    scopes: [],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "If-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-None-Match",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/yaml"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      },
      304: {
        mediaTypes: [],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, no-cache"
        }
      }
    }
  },
  getRoot: {
    id: "getRoot",
    method: "GET",
    path: "/",
    secured: false,
    takesKeyInQuery: false,
    scopes: [],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      302: {
        mediaTypes: [],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-cache"
        }
      }
    }
  },
  getConsole: {
    id: "getConsole",
    method: "GET",
    path: "/console",
    secured: false,
    takesKeyInQuery: false,
    scopes: [],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "Accept-Encoding",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-None-Match",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "text/html"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-cache"
        }
      },
      304: {
        mediaTypes: [],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-cache"
        }
      }
    }
  },
  getConsoleAsset: {
    id: "getConsoleAsset",
    method: "GET",
    path: "/console/{asset}",
    secured: false,
    takesKeyInQuery: false,
    scopes: [],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "asset",
        in: "path",
        kind: "string",
        required: true
      },
      {
        name: "Accept-Encoding",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-None-Match",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "text/javascript",
          "text/css"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "public, max-age=31536000, immutable"
        }
      },
      304: {
        mediaTypes: [],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "public, max-age=31536000, immutable"
        }
      }
    }
  },
  getDocs: {
    id: "getDocs",
    method: "GET",
    path: "/docs",
    secured: false,
    takesKeyInQuery: false,
    scopes: [],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "Accept-Encoding",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-None-Match",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "text/html"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-cache"
        }
      },
      304: {
        mediaTypes: [],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-cache"
        }
      }
    }
  },
  getDocsSearch: {
    id: "getDocsSearch",
    method: "GET",
    path: "/docs/search.json",
    secured: false,
    takesKeyInQuery: false,
    scopes: [],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "Accept-Encoding",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-None-Match",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "application/json"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-cache"
        }
      },
      304: {
        mediaTypes: [],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-cache"
        }
      }
    }
  },
  getLlmsText: {
    id: "getLlmsText",
    method: "GET",
    path: "/llms.txt",
    secured: false,
    takesKeyInQuery: false,
    scopes: [],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "Accept-Encoding",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-None-Match",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "text/plain; charset=utf-8"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-cache"
        }
      },
      304: {
        mediaTypes: [],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-cache"
        }
      }
    }
  },
  getGuide: {
    id: "getGuide",
    method: "GET",
    path: "/docs/{guide}",
    secured: false,
    takesKeyInQuery: false,
    scopes: [],
    unboundOnly: false,
    ignoresUnknownParameters: false,
    refusedHeaders: [],
    parameters: [
      {
        name: "guide",
        in: "path",
        kind: "string",
        required: true
      },
      {
        name: "Accept-Encoding",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-Match",
        in: "header",
        kind: "string",
        required: false
      },
      {
        name: "If-None-Match",
        in: "header",
        kind: "string",
        required: false
      }
    ],
    mediaTypes: [],
    hasOptionalBody: false,
    responses: {
      200: {
        mediaTypes: [
          "text/html",
          "text/markdown; charset=utf-8"
        ],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-cache"
        }
      },
      304: {
        mediaTypes: [],
        headers: {
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "no-cache"
        }
      }
    }
  }
} as const satisfies Readonly<Record<string, OperationDescription>>;

export type OperationId = keyof typeof operations;

/** What pages of other origins may use: methods and headers of requests, and headers of answers to read. */
export const crossOrigin = {
  methods: "GET, HEAD, POST, DELETE, PATCH, PUT",
  requestHeaders: "Authorization, x-api-key, Content-Type, If-Match, If-None-Match, Idempotency-Key, Prefer, Collection-Cursor, Last-Event-ID, traceparent, tracestate, baggage, X-Request-Id",
  answerHeaders: "Request-Id, RateLimit, RateLimit-Policy, ETag, Next-After, Link, WWW-Authenticate, Retry-After, Location, Idempotent-Replayed, Accept, Accept-Encoding, Collection-Cursor, Total-Count, Preference-Applied, Rows-Inserted, Rows-Updated, Rows-Unchanged, Accept-Patch, Schema-Since"
} as const;

/** The error codes of this version. */
export const problems = {
  request_malformed: {
    status: 400,
    title: "The request can't be parsed"
  },
  credentials_conflict: {
    status: 400,
    title: "The API keys differ"
  },
  parameter_invalid: {
    status: 400,
    title: "A parameter is invalid"
  },
  body_malformed: {
    status: 400,
    title: "The body is not JSON"
  },
  body_invalid: {
    status: 400,
    title: "The body is invalid"
  },
  page_too_large: {
    status: 400,
    title: "The page is too large"
  },
  query_too_costly: {
    status: 400,
    title: "The list takes too long"
  },
  key_missing: {
    status: 401,
    title: "An API key is required"
  },
  key_invalid: {
    status: 401,
    title: "The API key is invalid"
  },
  scope_insufficient: {
    status: 403,
    title: "The API key does not allow this"
  },
  grant_exceeded: {
    status: 403,
    title: "The key does not have these permissions"
  },
  ticket_exceeded: {
    status: 403,
    title: "The ticket does not allow this"
  },
  limit_reached: {
    status: 403,
    title: "The storage limit of the plan is reached"
  },
  origin_forbidden: {
    status: 403,
    title: "The origin is not allowed"
  },
  route_not_found: {
    status: 404,
    title: "The route does not exist"
  },
  collection_not_found: {
    status: 404,
    title: "The collection does not exist"
  },
  row_not_found: {
    status: 404,
    title: "The row does not exist"
  },
  schema_not_found: {
    status: 404,
    title: "The collection has no schema"
  },
  row_key_not_found: {
    status: 404,
    title: "The collection has no row key"
  },
  key_not_found: {
    status: 404,
    title: "The key does not exist"
  },
  method_not_allowed: {
    status: 405,
    title: "The route does not support this method"
  },
  request_timeout: {
    status: 408,
    title: "The request took too long to arrive"
  },
  collection_exists: {
    status: 409,
    title: "The collection already exists"
  },
  key_ended: {
    status: 409,
    title: "The key is revoked or expired"
  },
  last_admin_key: {
    status: 409,
    title: "The account needs an admin key"
  },
  too_many_keys: {
    status: 409,
    title: "The account has too many keys"
  },
  idempotency_in_progress: {
    status: 409,
    title: "The same request is in progress"
  },
  schema_busy: {
    status: 409,
    title: "Another request is changing the schema"
  },
  rows_mismatch: {
    status: 409,
    title: "Rows do not conform"
  },
  row_key_taken: {
    status: 409,
    title: "Another row has this row key"
  },
  row_key_missing: {
    status: 409,
    title: "The collection needs a row key"
  },
  row_key_busy: {
    status: 409,
    title: "Another request is changing the row key"
  },
  too_many_rows: {
    status: 409,
    title: "Too many rows match"
  },
  page_expired: {
    status: 410,
    title: "The page token is no longer valid"
  },
  cursor_expired: {
    status: 410,
    title: "The cursor is no longer valid"
  },
  version_mismatch: {
    status: 412,
    title: "The version does not match"
  },
  body_too_large: {
    status: 413,
    title: "The body is too large"
  },
  media_type_unsupported: {
    status: 415,
    title: "The body's media type is not supported"
  },
  value_unsupported: {
    status: 422,
    title: "A value is not supported"
  },
  schema_invalid: {
    status: 422,
    title: "The schema is not supported"
  },
  row_invalid: {
    status: 422,
    title: "The row does not conform"
  },
  idempotency_key_reused: {
    status: 422,
    title: "The idempotency key belongs to another request"
  },
  upgrade_required: {
    status: 426,
    title: "This route requires a WebSocket connection"
  },
  too_many_attempts: {
    status: 429,
    title: "Too many invalid keys"
  },
  quota_exceeded: {
    status: 429,
    title: "The quota is exhausted"
  },
  too_many_sockets: {
    status: 429,
    title: "Too many open feeds"
  },
  headers_too_large: {
    status: 431,
    title: "The headers are too large"
  },
  internal_error: {
    status: 500,
    title: "Internal server error"
  },
  method_unknown: {
    status: 501,
    title: "The method is not supported"
  },
  sockets_exhausted: {
    status: 503,
    title: "The instance has too many open feeds"
  },
  index_building: {
    status: 503,
    title: "An index is being created"
  },
  database_unavailable: {
    status: 503,
    title: "The database is not available"
  },
  overloaded: {
    status: 503,
    title: "The server is overloaded"
  },
  shutting_down: {
    status: 503,
    title: "The server is shutting down"
  },
  storage_full: {
    status: 507,
    title: "The disk is full"
  }
} as const;

export type ErrorCode = keyof typeof problems;

/** The patterns of texts, by the names of their schemas and headers. */
export const patterns = {
  CollectionName: /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/u,
  RowKeyField: /^[^\x00-\x1f\x7f]*$/u,
  RowVersions: /^(\*|[ \t,]*(W\/)?\x22[^\x22\x00- \x7f]*\x22[ \t]*(,[ \t]*((W\/)?\x22[^\x22\x00- \x7f]*\x22[ \t]*)?)*)$/u,
  UnchangedSince: /^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$/u,
  IdempotencyKey: /^([!#-\x5b\x5d-~]{1,255}|\x22[!#-\x5b\x5d-~]{1,255}\x22)$/u,
  Cursor: /^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$/u,
  KeyId: /^key_[0-9A-Za-z]{12}$/u,
  KeyName: /^[^\x00-\x1f\x7f-\x9f]+$/u,
  TicketSubject: /^[A-Za-z0-9._~@:+|-]*$/u,
  ProblemCode: /^[a-z][a-z0-9_]*$/u,
  RequestId: /^[A-Za-z0-9._~+/=:-]{1,128}$/u,
  CollectionCursor: /^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$/u,
  RowETag: /^"[0-9a-z]{1,16}-[1-9][0-9]{0,15}"$/u,
  SchemaETag: /^"[0-9a-f]{32}"$/u,
  SchemaSince: /^[0-9a-z]{1,16}-(0|[1-9][0-9]{0,15})$/u,
  ListETag: /^W\/"[0-9A-Za-z_-]+"$/u,
  DocumentETag: /^"[A-Za-z0-9_-]+"$/u,
  ContractETag: /^W\/"[0-9A-Za-z_-]+"$/u,
  VaryEncoding: /^(.*, *)?Accept-Encoding( *,.*)?$/u,
  NextAfter: /^[A-Za-z0-9_-]+$/u,
  NextKey: /^[A-Za-z0-9_-]+$/u,
  NextCollection: /^[A-Za-z0-9_-]+$/u
} as const;
