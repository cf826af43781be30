/** JSON values as JSON.parse returns them. */
export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export type JsonObject = { [field: string]: JsonValue };
