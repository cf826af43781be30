// Generated from openapi.yaml, asyncapi.yaml and src/docs by npm run generate. Do not edit.
/** The reason in a close frame: the first sentence of the description of its code. */
export const closeReasons = {
  1001: "The server is shutting down.",
  1002: "The client violated the WebSocket protocol.",
  1003: "The client sent a binary frame.",
  1007: "The client sent text that is not UTF-8.",
  1008: "The client sent more than 100 messages or control frames within a second, or a message in more than 100 frames.",
  1009: "The client sent a message of more than 4 KiB.",
  1011: "The server could not read the change log.",
  4401: "The key or the ticket was revoked or has expired, at most 2 s ago.",
  4403: "The key lost the `read` scope or access to this collection.",
  4404: "The collection was deleted.",
  4408: "The client did not read for 30 seconds: data was waiting, and the server could not send any of it.",
  4410: "The feed cannot resume from this cursor, so list the rows again and follow from the cursor of that response.",
} as const;

export type CloseCode = keyof typeof closeReasons;
