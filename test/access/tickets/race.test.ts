/**
 * Rows move in and out of a grant while a ticket reads, writes, exports and follows them. The sequence of commits, which
 * a feed of the whole collection contains, decides afterwards whether each response and each frame was right.
 */
import { expect } from 'chai';
import { type Answer, client } from '../../support/client.js';
import { eventually } from '../../support/eventually.js';
import { type Frame, feed } from '../../support/feed.js';
import { startService, type TestService } from '../../support/service.js';
import { stream } from '../../support/stream.js';
import { cases, seed } from '../../support/suite.js';
import { everyScope, newTicket } from '../../support/tickets.js';

type Row = Readonly<Record<string, unknown>> & { readonly id: number };
type State = ReadonlyMap<number, Row>;

/** Checks a response against the state after each commit. */
type Check = (states: readonly State[]) => void;

const fields = ['owner', 'n', 'title'];
const filter = '@.owner == "ann"';
const isMine = (row: Row | undefined): row is Row => row?.owner === 'ann';
const projected = (row: Row): object =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name === 'id' || fields.includes(name)));
const mineOf = (state: State): Row[] => [...state.values()].filter(isMine).sort((a, b) => a.id - b.id);
const seqOf = (cursor: string | undefined): number => Number(cursor!.split('-')[1]);

/** A sequence of random numbers from 0 to 1 (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe(`rows that move in and out of a grant (seed ${seed})`, () => {
  let service: TestService;
  before(async () => {
    service = await startService();
  });
  after(() => service.close());

  it('are never shown or written outside of it', async function () {
    const steps = cases(600);
    this.timeout(60_000 + 500 * steps);
    const owner = client(service, service.key);
    const name = await owner.collection(
      Array.from({ length: 8 }, (_, n) => ({ owner: n % 2 ? 'ann' : 'bob', n, title: 't', secret: 0 })),
    );
    const rows = `/v1/collections/${name}/rows`;
    const ticket = await newTicket(owner, 'ann', [{ collection: name, scopes: everyScope, filter, fields }]);
    const ann = client(service, ticket);
    const first = await owner.get(rows);
    const start = first.headers['collection-cursor']!;
    const all = await feed(service, { key: service.key, collection: name, since: start });
    const sent = await feed(service, { key: ticket, collection: name, since: start });
    const streamed = await stream(service, { key: ticket, collection: name, since: start });
    /** The sequence number of the last commit that a response has shown. */
    let latest = seqOf(start);
    const checks: Check[] = [];
    const counts: Record<string, number> = {};

    /** Sends a request, and notes the commits between which it was executed. */
    async function timed(
      what: string,
      send: () => Promise<Answer>,
    ): Promise<[Answer, from: number, to: number]> {
      const from = latest;
      const answer = await send();
      const to = await head();
      latest = Math.max(latest, to);
      const outcome = `${what} ${answer.status}`;
      counts[outcome] = (counts[outcome] ?? 0) + 1;
      return [answer, from, to];
    }

    async function head(): Promise<number> {
      return seqOf((await owner.get(`/v1/collections/${name}/changes`)).json.cursor);
    }

    /** In one of the states in which the request was executed, the row was out of reach. */
    const wasHidden = (states: readonly State[], id: number, from: number, to: number): void => {
      const isHidden = states.slice(from, to + 1).some((state) => !isMine(state.get(id)));
      expect(isHidden, `row ${id} was reachable from ${from} to ${to}`).to.equal(true);
    };

    const random = randomFrom(seed);
    const pick = <T>(...values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
    const anyId = (): number => 1 + Math.floor(random() * 12);

    async function move(): Promise<void> {
      const [id, secret] = [anyId(), Math.floor(random() * 1_000)];
      const who = pick('ann', 'bob');
      await pick(
        () => owner.patch(`${rows}/${id}`, { owner: who }),
        () => owner.patch(`${rows}/${id}`, { owner: who, secret, title: `by ${who}` }),
        () => owner.patch(`${rows}/${id}`, { secret }),
        () => owner.post(rows, [{ owner: who, n: 1, secret }]),
        () => owner.patch(`${rows}?filter=@.n%3C2&max_rows=1000`, { owner: who }),
        () => owner.delete(`${rows}/${id}`),
      )();
    }

    async function read(): Promise<void> {
      const id = anyId();
      const kind = pick('list', 'page', 'get', 'export');
      if (kind === 'get') {
        const [answer, from, to] = await timed(kind, () => ann.get(`${rows}/${id}`));
        checks.push((states) => {
          if (answer.status === 404) return wasHidden(states, id, from, to);
          const row = states[seqOf(answer.headers['collection-cursor'])]!.get(id);
          expect(isMine(row) && projected(row)).to.deep.equal(answer.json);
        });
        return;
      }
      const target = {
        list: `${rows}?limit=1000`,
        page: `${rows}?sort=n:desc&limit=1000&filter=@.n%3E0%7C%7C@.owner==%22bob%22`,
        export: `/v1/collections/${name}/export?format=ndjson`,
      }[kind];
      const [answer] = await timed(kind, () => ann.get(target));
      checks.push((states) => {
        const reached = mineOf(states[seqOf(answer.headers['collection-cursor'])]!);
        const shown: Row[] =
          kind === 'export'
            ? answer.text
                .split('\n')
                .filter(Boolean)
                .map((line) => JSON.parse(line))
            : answer.json;
        const expected = kind === 'page' ? reached.filter(({ n }) => Number(n ?? 0) > 0) : reached;
        expect([...shown].sort((a, b) => a.id - b.id)).to.deep.equal(expected.map(projected));
      });
    }

    async function write(): Promise<void> {
      const [id, n] = [anyId(), Math.floor(random() * 5)];
      const kind = pick('update', 'delete', 'batch', 'bulk', 'insert');
      const send = {
        update: () => ann.patch(`${rows}/${id}`, { n }),
        delete: () => ann.delete(`${rows}/${id}`),
        batch: () =>
          ann.post(`/v1/collections/${name}/batch`, {
            operations: [
              { op: 'update', id, patch: { n } },
              { op: 'update', id, patch: { title: `batch ${n}` } },
            ],
          }),
        bulk: () => ann.patch(`${rows}?filter=@.n%3E%3D0&max_rows=1000`, { n }),
        insert: () => ann.post(rows, [{ owner: 'ann', n }]),
      }[kind];
      const [answer, from, to] = await timed(kind, send);
      const { status, json } = answer;
      if (status === 404) {
        checks.push((states) => wasHidden(states, id, from, to));
        return;
      }
      expect(status, answer.text).to.be.oneOf([200, 201, 204]);
      const seq = seqOf(answer.headers['collection-cursor']);
      checks.push((states) => {
        const after = states[seq]!;
        if (kind === 'delete') {
          expect(isMine(states[seq - 1]!.get(id))).to.equal(true);
          expect(after.has(id)).to.equal(false);
        } else if (kind === 'bulk') {
          const before = mineOf(states[seq - json.changed]!).filter((row) => typeof row.n === 'number');
          expect(before.length).to.equal(json.matched);
          expect(before.filter((row) => row.n !== n).length).to.equal(json.changed);
          for (const row of before) expect(after.get(row.id)).to.deep.equal({ ...row, n });
        } else if (kind === 'batch') {
          const { results } = json;
          const changed = results.filter(({ outcome }: { outcome: string }) => outcome === 'updated').length;
          expect(isMine(states[seq - changed]!.get(id))).to.equal(true);
          expect(results[1].row).to.deep.equal(projected(after.get(id)!));
        } else {
          const [row] = kind === 'insert' ? json : [json];
          const shown = after.get(row.id);
          expect(isMine(shown) && projected(shown)).to.deep.equal(row);
          // A write that changes nothing has the cursor of an earlier commit.
          const before = states[seq - 1]!.get(id);
          if (kind === 'update' && before?.n !== n) expect(isMine(before)).to.equal(true);
        }
      });
    }

    const worker = async (act: () => Promise<void>): Promise<void> => {
      for (let step = 0; step < steps; step += 1) await act();
    };
    await Promise.all([move, move, read, read, write, write].map(worker));

    const last = await head();
    await owner.post(rows, [{ owner: 'ann', last: true }]);
    const seqAtEnd = last + 1;
    for (const frames of [all.all, sent.all, streamed.frames])
      await eventually('the last frame arrives', () => frames.some(({ seq }) => seq === seqAtEnd));

    const states: State[] = [];
    states[seqOf(start)] = new Map((first.json as Row[]).map((row) => [row.id, row]));
    const expected: object[] = [];
    for (const frame of all.all.filter(({ event }) => event !== 'bookmark')) {
      const { event, row, changed, ...rest } = frame as Frame & { changed?: string[] };
      const before = states[frame.seq - 1]!;
      const after = new Map(before);
      if (event === 'delete') after.delete(row.id);
      else after.set(row.id, row as Row);
      states[frame.seq] = after;
      const [was, is] = [
        event === 'update' ? isMine(before.get(row.id)) : isMine(row as Row),
        isMine(row as Row),
      ];
      const shown = changed?.filter((field) => fields.includes(field));
      if (was !== is)
        expected.push({
          event: is ? 'enter' : 'leave',
          ...rest,
          row: projected(is ? (row as Row) : before.get(row.id)!),
        });
      else if (is && shown?.length !== 0)
        expected.push({ event, ...rest, row: projected(row as Row), ...(shown && { changed: shown }) });
    }
    for (const check of checks) check(states);
    for (const frames of [sent.all, streamed.frames])
      expect(frames.filter(({ event }) => event !== 'bookmark')).to.deep.equal(expected);
    console.log(`      ${last - seqOf(start)} commits; ${JSON.stringify(counts)}`);
    await all.close();
    await sent.close();
    streamed.close();
  });
});
