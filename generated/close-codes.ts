// Generated from openapi.yaml, asyncapi.yaml and src/docs by npm run generate. Do not edit.
/** The reason that a close frame gives beside its code: the first sentence of the code's description. */
export const closeReasons = {
  1001: "The server is shutting down.",
  1002: "The client broke the WebSocket protocol.",
  1003: "This feed takes no binary frames.",
  1007: "The client sent text that is not UTF-8.",
  1008: "More than 100 frames within a second.",
  1009: "The client sent a frame of over 4 KiB.",
  1011: "The log could not be read.",
  4401: "The key was revoked or has expired.",
  4403: "The key may no longer read this collection.",
  4404: "The collection was deleted.",
  4408: "Nothing was read for 30 seconds.",
  4410: "The log does not hold what follows this cursor; list again.",
} as const;

export type CloseCode = keyof typeof closeReasons;
