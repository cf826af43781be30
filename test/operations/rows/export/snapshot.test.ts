/** Exports with concurrent writers. Each export contains the collection at its cursor, on every engine. */
import { expect } from 'chai';
import { type Client, client } from '../../../support/client.js';
import { engine } from '../../../support/engine.js';
import { beginExport } from '../../../support/exporting.js';
import type { Frame } from '../../../support/feed.js';
import { Follower } from '../../../support/follower.js';
import { startInstances } from '../../../support/instances.js';
import { inTurn } from '../../../support/sample.js';
import { startService } from '../../../support/service.js';
import { isFullSuite, seed } from '../../../support/suite.js';
import { replay, rowsById, seqOf, startWriters, type Writers } from '../../../support/writers.js';

interface Row {
  readonly id: number;
  readonly v?: number;
}

const minimal = { Prefer: 'return=minimal' };
/** More data than the kernel buffers for a connection that nobody reads: 24 MB, or 8 MB in the fast suite. */
const given = { requests: isFullSuite ? 30 : 10, batch: 200 };
const fields = () => ({ v: Math.floor(Math.random() * 9), pad: 'é"'.repeat(1_000) });

describe('exports with concurrent writers', function () {
  this.timeout(120_000);
  let services: readonly { readonly url: string; readonly key: string }[];
  let close: () => Promise<void>;
  let owner: Client;
  let collection: string;
  let rows: string;
  let beginning: string;
  let writing: Writers;
  before(async () => {
    if (engine === 'postgres') {
      // Writes go to one instance, and the export comes from the other one.
      const instances = await startInstances(2);
      services = instances.services.map(({ url }) => ({ url, key: instances.services[0]!.key }));
      close = instances.close;
    } else {
      const service = await startService();
      services = [service];
      close = service.close;
    }
    owner = client(services[0]!, services[0]!.key);
    collection = await owner.collection();
    rows = `/v1/collections/${collection}/rows`;
    beginning = (await owner.get(rows)).headers['collection-cursor']!;
    for (let n = 0; n < given.requests; n += 1)
      await owner.post(rows, Array.from({ length: given.batch }, fields), minimal);
    const own = Array.from({ length: given.requests * given.batch }, (_, n) => n + 1);
    writing = startWriters(() => owner, rows, 6, { own, keep: own.length + 10, fields });
  });
  after(() => close());

  /** Exports at the pace of the writers. */
  async function exported(query: string, step: number): Promise<{ cursor: string; text: string }> {
    const exporting = await beginExport(services.at(-1)!, collection, query);
    expect(exporting.status).to.equal(200);
    for (let n = 0; n < 10; n += 1) {
      await writing.progress(step);
      await exporting.read(30_000 * given.requests);
    }
    const { text, isWhole } = await exporting.rest();
    expect(isWhole).to.equal(true);
    return { cursor: exporting.headers['collection-cursor'] as string, text };
  }

  async function framesFrom(cursor: string, seq: number): Promise<readonly Frame[]> {
    const follower = new Follower({ key: services[0]!.key, collection }, cursor);
    await follower.connect(services[0]!);
    await follower.reach(seq);
    await follower.cut();
    return follower.frames;
  }

  it('are what it was at their cursors, from where they can be followed', async () => {
    const found: {
      readonly cursor: string;
      readonly lines: readonly string[];
      readonly show: (row: Row) => string;
    }[] = [];
    for (const step of inTurn([1, 30], seed)) {
      const [whole, few] = await Promise.all([
        exported('format=ndjson', step),
        exported('format=csv&fields=v&filter=@.v%20%3E%202', step),
      ]);
      found.push({
        cursor: whole.cursor,
        lines: whole.text.trimEnd().split('\n'),
        show: (row) => JSON.stringify(row),
      });
      const csv = few.text.trimEnd().split('\r\n');
      const show = ({ id, v }: Row) => (v !== undefined && v > 2 ? `${id},${v}` : '');
      found.push({ cursor: few.cursor, lines: csv.slice(1), show });
    }
    await writing.stop();
    const head = seqOf((await owner.get(`${rows}?limit=1`)).headers['collection-cursor']!);
    const log = await framesFrom(beginning, head);
    const last = await rowsById(owner, rows);
    expect(replay(log)).to.deep.equal(last);
    for (const { cursor, lines, show } of found) {
      const seq = seqOf(cursor);
      expect(seq).to.be.within(1, head - 1);
      const then = replay(log.filter((frame) => frame.seq <= seq)) as Map<number, Row>;
      const expected = [...then.values()].sort((one, other) => one.id - other.id).map(show);
      // Compares only the lines that differ, so that a failure prints no complete export.
      const wanted = expected.filter((line) => line !== '');
      expect(lines.filter((line, at) => line !== wanted[at])).to.deep.equal([]);
      expect(lines.length).to.equal(wanted.length);
    }
    // Checks that the export and the feed from its cursor lead to the stored rows.
    const [{ cursor, lines }] = found as [(typeof found)[0]];
    const copy = new Map(lines.map((line) => JSON.parse(line)).map((row: Row) => [row.id, row as object]));
    const since = await framesFrom(cursor, head);
    expect(since.length).to.be.above(100);
    expect(replay(since, copy)).to.deep.equal(last);
  });
});
