import { type Answer, type Client, client } from './client.js';
import { holdFrame } from './contract.js';
import { eventually } from './eventually.js';
import type { Frame } from './feed.js';
import type { TestService } from './service.js';

export interface PollOptions {
  readonly since?: string | undefined;
  readonly limit?: number;
  readonly wait?: number;
  readonly events?: readonly string[];
  readonly filter?: string;
  readonly fields?: readonly string[];
}

/** A response of `listChanges`. Its frames are validated against `asyncapi.yaml`. */
export interface Changes {
  readonly changes: readonly Frame[];
  readonly cursor: string;
  readonly has_more: boolean;
  readonly answer: Answer;
}

/** Returns the target of a request for the changes of this collection. */
export function changesTarget(collection: string, { events, fields, ...options }: PollOptions = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(options))
    if (value !== undefined) query.set(name, String(value));
  for (const event of events ?? []) query.append('events', event);
  for (const field of fields ?? []) query.append('fields', field);
  return `/v1/collections/${collection}/changes?${query}`;
}

/** Lists changes. Fails if the server rejects the request. */
export async function listChanges(
  caller: Client,
  collection: string,
  options: PollOptions = {},
): Promise<Changes> {
  const answer = await caller.get(changesTarget(collection, options));
  if (answer.status !== 200) throw new Error(`the changes were refused: ${answer.status} ${answer.text}`);
  for (const frame of answer.json.changes) holdFrame(JSON.stringify(frame));
  return { ...answer.json, answer };
}

/** Lists changes until `has_more` is false. Returns all responses. */
export async function allChanges(
  caller: Client,
  collection: string,
  options: PollOptions & { readonly since: string },
): Promise<Changes[]> {
  const pages: Changes[] = [];
  for (let since = options.since; ; since = pages.at(-1)!.cursor) {
    pages.push(await listChanges(caller, collection, { ...options, since }));
    if (!pages.at(-1)!.has_more) return pages;
  }
}

/** Lists changes with `wait`. Resolves when the request waits, with its future response. */
export async function waiting(
  service: TestService,
  collection: string,
  options: PollOptions,
  key = service.key,
): Promise<{ readonly answer: Promise<Answer> }> {
  const before = service.shares.taken('feeds');
  const answer = client(service, key).get(changesTarget(collection, { wait: 60, ...options }));
  const settled = answer.then(
    () => true,
    () => true,
  );
  let isSettled = false;
  void settled.then(() => {
    isSettled = true;
  });
  await eventually('the request waits', () => isSettled || service.shares.taken('feeds') > before);
  return { answer };
}
