/** Runs `rowfeed import --on-conflict`, and reads what it did from the rows, the feed and a relay. */
import { expect } from 'chai';
import { type Client, client } from './client.js';
import type { Outcome } from './command.js';
import { type Frame, feed } from './feed.js';
import { fileOf, importFile } from './imports.js';
import { type Fate, type Relayed, startRelay } from './relay.js';
import type { TestService } from './service.js';

export type Rows = readonly Readonly<Record<string, unknown>>[];

export function ndjson(rows: Rows): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}

/** The numbers that a run prints: inserted, updated, unchanged and deleted. */
export function countsIn({ stdout }: Outcome): readonly number[] {
  const found = /: ([\d,]+) inserted, ([\d,]+) updated, ([\d,]+) unchanged, ([\d,]+) deleted\./.exec(stdout);
  return (found ?? []).slice(1).map((count) => Number(count.replaceAll(',', '')));
}

/** A collection with a row key. */
export class KeyedPlace {
  readonly name: string;
  readonly path: string;
  readonly #service: TestService;
  readonly #api: Client;
  #fences = 0;

  private constructor(service: TestService, api: Client, name: string) {
    this.#service = service;
    this.#api = api;
    this.name = name;
    this.path = `/v1/collections/${name}`;
  }

  /** Creates a collection. @param fields its row key; empty for none */
  static async create(
    service: TestService,
    rows: Rows = [],
    fields: readonly string[] = ['k'],
  ): Promise<KeyedPlace> {
    const api = client(service, service.key);
    const place = new KeyedPlace(service, api, await api.collection());
    for (let from = 0; from < rows.length; from += 1_000)
      expect((await api.post(`${place.path}/rows`, rows.slice(from, from + 1_000))).status).to.equal(201);
    if (fields.length > 0) expect((await api.put(`${place.path}/row-key`, { fields })).status).to.equal(200);
    return place;
  }

  /** Imports these rows, or this text as NDJSON. */
  async import(content: Rows | string, ...words: string[]): Promise<Outcome> {
    const text = typeof content === 'string' ? content : ndjson(content);
    return this.importFile(await fileOf(this.#service, text, 'ndjson'), ...words);
  }

  importFile(file: string, ...words: string[]): Promise<Outcome> {
    return importFile({ ...this.#service, collection: this.name }, file, ...words);
  }

  /** Imports through a relay. Returns the outcome and all requests. */
  async importThrough(
    fateOf: (request: Relayed) => Fate | Promise<Fate>,
    content: Rows,
    ...words: string[]
  ): Promise<{ readonly outcome: Outcome; readonly requests: readonly Relayed[] }> {
    const requests: Relayed[] = [];
    const relay = await startRelay(this.#service, (request) => {
      requests.push(request);
      return fateOf(request);
    });
    try {
      const file = await fileOf(this.#service, ndjson(content), 'ndjson');
      const target = { ...this.#service, url: relay.url, collection: this.name };
      return { outcome: await importFile(target, file, ...words), requests };
    } finally {
      await relay.close();
    }
  }

  /** Returns all rows in the order of their ids. */
  async rows(): Promise<Rows> {
    const answer = await this.#api.get(`${this.path}/export?format=ndjson`);
    return answer.text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line));
  }

  /** Returns the frames that the feed sends during some work, and the result of the work. */
  async framesDuring<T>(work: () => Promise<T>): Promise<readonly [frames: readonly Frame[], result: T]> {
    const changes = await feed(this.#service, { key: this.#service.key, collection: this.name });
    const result = await work();
    this.#fences += 1;
    const fields = (await this.#api.get(`${this.path}/row-key`)).json.fields as string[] | undefined;
    const fence = Object.fromEntries((fields ?? ['k']).map((field) => [field, `fence ${this.#fences}`]));
    const [row] = (await this.#api.post(`${this.path}/rows`, [fence])).json;
    const frames: Frame[] = [];
    while (frames.at(-1)?.row.id !== row.id) frames.push(...(await changes.next()));
    await changes.close();
    await this.#api.delete(`${this.path}/rows/${row.id}`);
    return [frames.slice(0, -1), result];
  }
}
