/**
 * A request as the user fills it in on the page. This module has no dependencies, because the generator of
 * the pages uses it too.
 */

export interface Field {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly value: string;
}

/** Returns the path and query for a template such as `/v1/collections/{collection_name}`. */
export function requestTarget(template: string, fields: readonly Field[]): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name) => {
    const field = fields.find((each) => each.in === 'path' && each.name === name);
    return encodeURIComponent(field?.value ?? '');
  });
  const query = fields
    .filter((field) => field.in === 'query')
    .map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

export interface Request {
  readonly method: string;
  /** The absolute URL, with scheme and host. */
  readonly url: string;
  readonly secured: boolean;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: string | undefined;
  /** Whether the response is a stream of server-sent events, which ends only when the client disconnects. */
  readonly isStream?: boolean;
}
