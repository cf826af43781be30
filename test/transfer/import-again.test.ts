import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { type Client, client } from '../support/client.js';
import { run, start } from '../support/command.js';
import { fileOf, importCsv, importFile, importNdjson, storedRows } from '../support/imports.js';
import { randomOf } from '../support/random.js';
import { heard, limit } from '../support/registry.js';
import { type Fate, type Relay, startRelay } from '../support/relay.js';
import { startService, type TestService } from '../support/service.js';
import { cases, onlyInFullSuite, seed } from '../support/suite.js';

interface InsertRelay extends Relay {
  /** The times at which inserts arrived, by their idempotency keys. */
  readonly inserts: Map<string, number[]>;
}

/** Starts a proxy in front of a server that decides what happens to inserts. */
async function startInsertRelay(
  service: TestService,
  fateOf: (insert: number, body: string) => Fate,
  delayMs = 0,
): Promise<InsertRelay> {
  const inserts = new Map<string, number[]>();
  let count = 0;
  const relay = await startRelay(service, async ({ method, path, headers, body }) => {
    if (method !== 'POST' || !path.endsWith('/rows')) return 'passes';
    const key = headers['idempotency-key'] as string;
    inserts.set(key, [...(inserts.get(key) ?? []), performance.now()]);
    const fate = fateOf(count++, body);
    if (fate === 'passes' || fate === 'answer lost') await sleep(delayMs);
    return fate;
  });
  return { ...relay, inserts };
}

function linesTo(count: number): string {
  return Array.from({ length: count }, (_, n) => `{"n":${n}}\n`).join('');
}

function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, n) => n);
}

/** A plan of about 5 requests per second. */
const slow = { name: 'slow', requests: 100_000, period: 'hour', burst: 5 } as const;

describe('rowfeed import, run again', () => {
  // The test imports 60,000 rows repeatedly, while other tests run.
  let service: TestService;
  let api: Client;

  before(async () => {
    service = await startService();
    api = client(service, service.key);
  });

  beforeEach(() => api.post('/v1/collections', { name: 'notes' }));
  afterEach(() => api.delete('/v1/collections/notes'));
  after(() => service.close());

  async function storedNumbers(): Promise<number[]> {
    return (await storedRows(service)).map(({ n }) => n as number).sort((a, b) => a - b);
  }

  onlyInFullSuite('It kills imports of 60,000 rows.').it(
    `stores every row once, killed at random (seed ${seed})`,
    async () => {
      const random = randomOf(seed);
      const count = 60_000;
      const times = cases(10);
      const file = await fileOf(service, linesTo(count), 'ndjson');
      const words = ['import', 'notes', file, '--url', service.url];
      let stored = 0;
      const partly = new Set<number>();
      for (let kills = 0; kills < times; kills += 1) {
        const child = start(words, { ROWFEED_API_KEY: service.key });
        const ended = once(child, 'close');
        const before = stored;
        // The import has either started to store rows or already stored all of them.
        while (child.exitCode === null && stored === before && stored < count) stored = await total();
        await sleep(random() * 40);
        child.kill('SIGKILL');
        await ended;
        stored = await total();
        if (stored > 0 && stored < count) partly.add(stored);
      }
      expect(partly.size, 'ends in the middle').to.be.greaterThan(times / 5);
      expect((await importFile(service, file)).code).to.equal(0);
      expect(await storedNumbers()).to.deep.equal(numbersTo(count));
    },
  );

  async function total(): Promise<number> {
    const answer = await api.get('/v1/collections/notes/rows?limit=1', { Prefer: 'count=exact' });
    return Number(answer.headers['total-count']);
  }

  it('stores every row once whatever becomes of requests and answers', async () => {
    const random = randomOf(seed);
    const fates: readonly Fate[] = [
      'request lost',
      'answer lost',
      { status: 500 },
      { status: 502, body: '<html>' },
      { status: 503, headers: { 'Retry-After': '0' } },
      { status: 409, headers: { 'Retry-After': '0' }, body: '{"code":"idempotency_in_progress"}' },
    ];
    const relay = await startInsertRelay(service, () =>
      random() < 0.25 ? fates[Math.floor(random() * fates.length)]! : 'passes',
    );
    try {
      const { code, stderr } = await importNdjson({ ...service, url: relay.url }, linesTo(20_000));
      // If an import takes long, it also prints its progress, and that it waits for the server.
      expect({ code, stderr: stderr.replaceAll(/^(\S+Z \d+ %|http).*\n/gm, '') }).to.deep.equal({
        code: 0,
        stderr: '',
      });
      expect(await storedNumbers()).to.deep.equal(numbersTo(20_000));
      expect(relay.inserts.size).to.equal(20);
    } finally {
      await relay.close();
    }
  });

  it('sends one request at a time, so that ids follow the order of the file', async () => {
    let inserts = 0;
    // A lost response makes the import send the same rows again.
    const relay = await startInsertRelay(
      service,
      () => {
        inserts += 1;
        return inserts % 2 === 0 ? 'answer lost' : 'passes';
      },
      20,
    );
    try {
      expect((await importNdjson({ ...service, url: relay.url }, linesTo(6_000))).code).to.equal(0);
      expect(relay.most()).to.equal(1);
      const stored = (await storedRows(service)) as { n: number }[];
      expect(stored.map(({ n }) => n)).to.deep.equal(numbersTo(6_000));
    } finally {
      await relay.close();
    }
  });

  it('waits as long as Retry-After says', async () => {
    const refusal = { status: 503, headers: { 'Retry-After': '1' } };
    const relay = await startInsertRelay(service, (insert) => (insert === 0 ? refusal : 'passes'));
    try {
      expect((await importNdjson({ ...service, url: relay.url }, linesTo(1_000))).code).to.equal(0);
      const [[first, second]] = [...relay.inserts.values()] as [[number, number]];
      expect(second - first)
        .to.be.greaterThan(950)
        .and.lessThan(5_000);
      expect(await storedNumbers()).to.deep.equal(numbersTo(1_000));
    } finally {
      await relay.close();
    }
  });

  it('waits for a plan that is used up for a moment, and ends where it would be long', async () => {
    await limit(service, 'default', slow);
    await heard(service);
    try {
      expect((await importNdjson(service, linesTo(7_000))).code).to.equal(0);
      expect(await storedNumbers()).to.deep.equal(numbersTo(7_000));
    } finally {
      await limit(service, 'default', { ...slow, burst: 1_000 });
      await heard(service);
    }
    const used = { status: 429, headers: { 'Retry-After': '86400' }, body: '{"code":"quota_exceeded"}' };
    const relay = await startInsertRelay(service, (insert) => (insert < 3 ? 'passes' : used));
    try {
      const { code, stderr } = await importNdjson({ ...service, url: relay.url }, linesTo(9_000), '--again');
      expect(code).to.equal(1);
      expect(stderr).to.match(
        /429 quota_exceeded: Retry-After: 86400\. All rows up to line \d000 are stored/,
      );
    } finally {
      await relay.close();
    }
  });

  it('sets rows aside that do not conform to the schema of the collection', async () => {
    await api.put('/v1/collections/notes/schema', { type: 'object', properties: { n: { maximum: 1_990 } } });
    const aside = await fileOf(service, '', 'ndjson');
    const { code, stderr } = await importNdjson(service, linesTo(2_000), '--skip-bad', aside);
    expect(code).to.equal(0);
    expect(stderr).to.match(/^line 1992: \/n must be at most 1990\nline 1993: /);
    expect(await storedNumbers()).to.deep.equal(numbersTo(1_991));
    expect((await readFile(aside, 'utf8')).trim().split('\n')).to.have.length(9);
  });

  it('finds rows that only the service refuses, and their lines', async () => {
    // A typed contract can contain such a schema.
    const problem = (errors: unknown) => ({
      status: 422,
      headers: { 'Content-Type': 'application/problem+json' },
      body: JSON.stringify({ code: 'value_unsupported', errors }),
    });
    const fateOf = (_: number, body: string): Fate => {
      const rows = JSON.parse(body) as { n: number }[];
      const errors = rows.flatMap(({ n }, index) =>
        n === 1_700 || n === 1_800 ? [{ pointer: `/${index}/n`, detail: 'must be less' }] : [],
      );
      return errors.length > 0 ? problem(errors) : 'passes';
    };
    const relay = await startInsertRelay(service, fateOf);
    const target = { ...service, url: relay.url };
    try {
      const { code, stderr } = await importNdjson(target, `\n${linesTo(5_000)}`);
      expect(code).to.equal(1);
      expect(stderr).to.match(
        /^line 1702: \/n must be less\nline 1802: \/n must be less\nrowfeed: .*All rows up to line 1000 /,
      );
      const good = numbersTo(5_000).filter((n) => n !== 1_700 && n !== 1_800);
      const aside = await fileOf(service, '', 'ndjson');
      for (const _ of [1, 2]) {
        const skipped = await importNdjson(target, `\n${linesTo(5_000)}`, '--skip-bad', aside);
        expect(skipped.code).to.equal(0);
        expect(await storedNumbers()).to.deep.equal(good);
      }
    } finally {
      await relay.close();
    }
  });

  it('stores rows again if the collection was created again', async () => {
    expect((await importNdjson(service, linesTo(1_500))).code).to.equal(0);
    await api.delete('/v1/collections/notes');
    expect((await importNdjson(service, linesTo(1_500), '--create')).code).to.equal(0);
    expect(await storedNumbers()).to.deep.equal(numbersTo(1_500));
  });

  it('stores equal rows each, and all of them once more with --again', async () => {
    const equal = '{"n":0}\n'.repeat(2_000);
    for (const [words, count] of [
      [[], 2_000],
      [[], 2_000],
      [['--again'], 4_000],
      [['--again'], 6_000],
    ] as const) {
      expect((await importNdjson(service, equal, ...words)).code).to.equal(0);
      expect(await total()).to.equal(count);
    }
  });

  const linesWith = (changed: ReadonlyMap<number, string>) =>
    numbersTo(2_500)
      .map((n) => changed.get(n) ?? `{"n":${n}}\n`)
      .join('');

  for (const [what, changes] of [
    ['a row is corrected', [[7, '{"n":-7}\n']]],
    ['a row is added', [[7, '{"n":7}\n{"n":-1}\n']]],
    ['a row is removed', [[7, '']]],
    ['the last row is corrected', [[999, '{"n":-1}\n']]],
  ] as const)
    it(`stores no row twice if, in a batch that is stored, ${what}`, async () => {
      const invalid = [2_400, '{"n":\n'] as const;
      const first = await importNdjson(service, linesWith(new Map([invalid])));
      expect(first.stderr).to.contain('All rows up to line 2000 are stored.');
      const { code, stderr } = await importNdjson(service, linesWith(new Map(changes)));
      expect(code).to.equal(1);
      expect(stderr).to.match(
        /^rowfeed: an earlier run stored lines 1 to 1000 with other content, .* use --again\.\n$/,
      );
      expect(await storedNumbers()).to.deep.equal(numbersTo(2_000));
      expect((await importNdjson(service, linesWith(new Map()))).code).to.equal(0);
      expect(await storedNumbers()).to.deep.equal(numbersTo(2_500));
    });

  it('stores no row twice if lines of a batch that is stored have become invalid by --types', async () => {
    const lines = numbersTo(1_500).map((n) => `A${n},${n === 10 ? 'n/a' : n}\n`);
    const file = (cells: readonly string[]) => `k,n\n${cells.join('')}`;
    const first = await importCsv(service, file(lines.with(1_300, 'invalid\n')));
    expect(first.stderr).to.contain('All rows up to line 1001 are stored.');
    const aside = await fileOf(service, '', 'csv');
    const other = await importCsv(service, file(lines), '--types', 'n:number', '--skip-bad', aside);
    expect(other.code).to.equal(1);
    expect(other.stderr).to.contain('an earlier run stored lines 2 to 1001 with other content, types');
    const corrected = await importCsv(service, file(lines.with(10, 'A10,0\n')));
    expect(corrected.code).to.equal(1);
    expect(await total()).to.equal(1_000);
    expect((await importCsv(service, file(lines), '--types', 'n:string')).code).to.equal(0);
    expect(await total()).to.equal(1_500);
  });

  it('stores different small files that start with the same row', async () => {
    for (const rows of ['{"n":1}\n', '{"n":1}\n{"n":2}\n', '{"n":1}\n{"n":3}\n'])
      expect((await importNdjson(service, rows)).code).to.equal(0);
    expect(await storedNumbers()).to.deep.equal([1, 1, 1, 2, 3]);
    expect((await importCsv(service, 'a,b\n1,2\n')).code).to.equal(0);
    const { code, stderr } = await importCsv(service, 'x,y\n1,2\n');
    expect(code).to.equal(1);
    expect(stderr)
      .to.contain('an earlier run stored line 2 with other content')
      .and.contain('To replace these rows, delete them, and then use --again.')
      .and.not.contain('run the import again');
  });

  it('ends at a signal with what is stored, and goes on from there', async () => {
    const relay = await startInsertRelay(service, (insert) => (insert < 5 ? 'passes' : { status: 503 }));
    const file = await fileOf(service, linesTo(9_000), 'ndjson');
    try {
      const child = start(['import', 'notes', file, '--url', relay.url], { ROWFEED_API_KEY: service.key });
      const ended = once(child, 'close');
      let told = '';
      child.stderr.on('data', (text) => (told += text));
      while (relay.inserts.size < 6) await sleep(5);
      child.kill('SIGTERM');
      expect(await ended).to.deep.equal([1, null]);
      expect(told).to.match(
        /^rowfeed: interrupted\. All rows up to line \d000 are stored\. To continue, run the import again/,
      );
    } finally {
      await relay.close();
    }
    expect((await importFile(service, file)).code).to.equal(0);
    expect(await storedNumbers()).to.deep.equal(numbersTo(9_000));
  });

  onlyInFullSuite('The program reports its progress every 5 s.').it(
    'says how far it is, off a terminal in lines',
    async () => {
      const words = ['import', 'notes', '-', '--format', 'ndjson', '--url', service.url];
      const input = 'seq -f \'{"n":%.0f}\' 1 1000; sleep 6; seq -f \'{"n":%.0f}\' 1001 1500';
      const { code, stderr } = await run(words, { ROWFEED_API_KEY: service.key }, [
        'sh',
        '-c',
        `(${input}) | "$@"`,
        'sh',
      ]);
      expect(code).to.equal(0);
      expect(stderr).to.match(/^[\d-]{10}T\S+Z 1,000 rows, \d{3}\/s\n$/);
    },
  );
});
