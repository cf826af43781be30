/**
 * The calls that every test client makes. A client is a process. It reads each call as a line of JSON, and makes the
 * call with the generated code. Then it prints one line: `{"value"}`, with `"next"` for a list, or `{"status", "code"}`
 * if the server rejected the call.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Generator } from './guide.js';
import { environment } from './shell.js';

/** The expected behaviour of a client, by the name of the step. A step rejects if the client does something else. */
type Steps = Readonly<Record<string, () => Promise<void>>>;

type Fields = Readonly<Record<string, unknown>>;

interface Answer {
  readonly value?: unknown;
  readonly next?: string | null;
  readonly status?: number;
  readonly code?: string;
  readonly error?: string;
}

/** The version of the server on which a client is tried. */
export interface Version {
  readonly name: 'now' | 'later';
  readonly url: string;
  readonly missingRowCode: string;
  /** A frame of each kind, in the order of `frameSteps`. */
  readonly frames: readonly string[];
}

/** The calls of a test client. */
const calls = [
  'create_collection',
  'insert_rows',
  'get_row',
  'list_rows',
  'list_fitting',
  'update_row',
  'delete_row',
  'list_changes',
  'wrong_key',
  'missing_row',
] as const;

/** The frames that a client of the feed must distinguish. */
const events = ['insert', 'update', 'delete', 'bookmark', 'enter', 'leave', 'row'] as const;

/** Returns the names of the steps in their order. */
export function stepsOf({ document }: Generator): readonly string[] {
  return document === 'asyncapi.json' ? events : calls;
}

const read = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'));
export const row: Fields = read('row.json');
const { rows, text, pages, ...sorted } = read('fitting.json');
const changes: Fields = { text: 'changed', flag: null };

/** A test client that is running. */
export class Client {
  readonly #child;
  readonly #lines;
  #printed = '';

  constructor(command: string, folder: string, url: string, key: string) {
    const env = { ...environment(folder), ROWFEED_URL: url, ROWFEED_KEY: key };
    this.#child = spawn('sh', ['-c', command], { cwd: folder, env, stdio: 'pipe' });
    // A client that has exited is reported when its line is missing.
    this.#child.stdin.on('error', () => undefined);
    this.#child.stderr.setEncoding('utf8').on('data', (chunk: string) => (this.#printed += chunk));
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  async ask(call: string, more: object = {}): Promise<Answer> {
    const empty = { collection: '', id: 0, rows: [], fields: {}, idempotencyKey: '', list: {} };
    this.#child.stdin.write(`${JSON.stringify({ call, ...empty, ...more })}\n`);
    const { value = '', done } = await this.#lines.next();
    if (done) throw new Error(`the client ended: ${this.#printed}`);
    return JSON.parse(value);
  }

  /** Closes the standard input of the client, which then exits. */
  end(): void {
    this.#child.stdin.end();
  }
}

/** Returns the steps of a client of the HTTP interface, by name. `connect` starts a client with another key. */
export function callSteps(
  client: Client,
  connect: (key: string) => Client,
  collection: string,
  missingRowCode: string,
  takesHeaders: boolean,
): Steps {
  const ask = (call: string, more: object = {}) => client.ask(call, { collection, ...more });
  const expect = async (asked: Promise<Answer>, value: unknown): Promise<void> =>
    assert.deepEqual(await asked, { value });
  const insert = (inserted: readonly Fields[], idempotencyKey = '') =>
    ask('insert_rows', { rows: inserted, idempotencyKey });
  const listed = async (list: object): Promise<Answer> => {
    const answer = await ask('list_rows', { list });
    assert.ok(answer.value, JSON.stringify(answer));
    return answer;
  };
  const refuse = async (asked: Promise<Answer>, status: number, code: string): Promise<void> =>
    assert.deepEqual(await asked, { status, code });
  return {
    create_collection: async () => {
      const { value } = await ask('create_collection');
      assert.equal((value as { name: string }).name, collection);
    },
    insert_rows: async () => {
      await expect(insert([row]), [{ id: 1, ...row }]);
      // The repeated row has one field, because some clients write the fields in another order each time.
      for (let sent = 0; sent < (takesHeaders ? 2 : 1); sent += 1)
        await expect(insert([{ n: 2 }], collection), [{ id: 2, n: 2 }]);
      await expect(insert([row, { n: 4 }]), [
        { id: 3, ...row },
        { id: 4, n: 4 },
      ]);
    },
    get_row: () => expect(ask('get_row', { id: 1 }), { id: 1, ...row }),
    list_rows: async () => {
      const { value } = await listed({ limit: 2, offset: 1, order_by: 'id', order: 'desc' });
      assert.deepEqual(value, [
        { id: 3, ...row },
        { id: 2, n: 2 },
      ]);
    },
    list_fitting: async () => {
      await insert(rows);
      const list = { filter: `@.text == ${JSON.stringify(text)} && @['done'] == false`, ...sorted, limit: 2 };
      const first = await listed(list);
      const second = await listed({ ...list, after: first.next });
      assert.deepEqual([first.value, second.value, second.next || undefined], [...pages, undefined]);
    },
    update_row: () => expect(ask('update_row', { id: 1, fields: changes }), { id: 1, ...row, ...changes }),
    delete_row: async () => {
      const { status, error } = await ask('delete_row', { id: 2 });
      assert.deepEqual([status, error], [undefined, undefined]);
      await refuse(ask('delete_row', { id: 2 }), 404, missingRowCode);
    },
    list_changes: async () => {
      // Without `since`, the response only contains the current cursor.
      const now = await ask('list_changes', { list: { limit: 2 } });
      assert.deepEqual(now.value, [], JSON.stringify(now));
      await insert([row, { n: 5 }, { n: 6 }]);
      const { value } = await ask('list_changes', { list: { limit: 2, since: now.next } });
      const changes = value as readonly { readonly event: string; readonly row: Fields }[];
      assert.deepEqual(
        changes.map(({ event, row: { id: _, ...fields } }) => [event, fields]),
        [
          ['insert', row],
          ['insert', { n: 5 }],
        ],
      );
    },
    wrong_key: async () => {
      const stranger = connect('not-a-key');
      await refuse(stranger.ask('get_row', { collection, id: 1 }), 401, 'key_invalid').finally(() =>
        stranger.end(),
      );
    },
    missing_row: () => refuse(ask('get_row', { id: 1_000_000 }), 404, missingRowCode),
  };
}

/** Returns the steps of a client of the feed, by name: it reads a frame of each kind. */
export function frameSteps(client: Client, texts: readonly string[]): Steps {
  const inserted = { id: 1, ...row };
  const changed = { ...inserted, ...changes };
  const expected: Readonly<Record<string, Fields | null>> = {
    insert: inserted,
    update: changed,
    delete: changed,
    bookmark: null,
    enter: changed,
    leave: inserted,
    row: changed,
  };
  return Object.fromEntries(
    Object.entries(expected).map(([event, of], index) => [
      event,
      async () =>
        assert.deepEqual(await client.ask(event, { frame: texts[index] }), { value: { event, row: of } }),
    ]),
  );
}
