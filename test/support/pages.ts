/** Requests lists and goes through their pages, as a client would. */
import { expect } from 'chai';
import { writeFieldName } from '../../src/values/field-name.js';
import type { Answer, Client, Headers } from './client.js';
import type { Sort } from './order.js';

export interface Listed {
  readonly sorts?: readonly Sort[] | undefined;
  readonly filter?: string | undefined;
  readonly fields?: readonly string[] | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly after?: string | undefined;
}

/** Returns the request target of a list. */
export function targetOf(
  rows: string,
  { sorts = [], filter, fields = [], limit, offset, after }: Listed,
): string {
  const query = new URLSearchParams();
  for (const { field, direction } of sorts) query.append('sort', `${writeFieldName(field)}:${direction}`);
  for (const [name, value] of Object.entries({ filter, limit, offset, after }))
    if (value !== undefined) query.set(name, `${value}`);
  for (const field of fields) query.append('fields', writeFieldName(field));
  return query.size === 0 ? rows : `${rows}?${query}`;
}

export function idsOf({ json }: Answer): number[] {
  return json.map(({ id }: { id: number }) => id);
}

/** Returns the target of the next page. Fails if only one of Link and Next-After is present. */
export function nextOf({ headers }: Answer): string | undefined {
  const next = /^<([^>]*)>; rel="next"$/.exec(headers.link ?? '')?.[1];
  expect(headers['next-after'] !== undefined, `Link ${headers.link}`).to.equal(next !== undefined);
  return next;
}

/** Returns the page token of the next page. Fails if there is no next page. */
export function afterOf(answer: Answer): string {
  const { 'next-after': after } = answer.headers;
  if (after === undefined) throw new Error(`there is no next page: ${answer.status} ${answer.text}`);
  return after;
}

/** Returns the pages of a list from this target on. Follows the link of each page. */
export async function* pagesFrom(owner: Client, target: string, headers?: Headers): AsyncGenerator<Answer> {
  for (let next: string | undefined = target; next !== undefined; ) {
    const page: Answer = await owner.get(next, headers);
    expect(page.status, `${next} ${page.text.slice(0, 600)}`).to.equal(200);
    yield page;
    next = nextOf(page);
  }
}
