/** JSON values, as they are parsed. */
export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export type JsonObject = { [field: string]: JsonValue };
