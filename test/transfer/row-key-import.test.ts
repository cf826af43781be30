/** `rowfeed import --on-conflict`: what it writes, counts and rejects. */
import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { type Client, client } from '../support/client.js';
import { fileOf } from '../support/imports.js';
import { randomOf } from '../support/random.js';
import { newKey } from '../support/registry.js';
import { countsIn, KeyedPlace, ndjson, type Rows } from '../support/row-key-imports.js';
import { startService, type TestService } from '../support/service.js';
import { cases, seed } from '../support/suite.js';

const update = ['--on-conflict', 'update'] as const;
const replace = ['--on-conflict', 'replace'] as const;

let service: TestService;
let api: Client;

const placeOf = (rows?: Rows, fields?: readonly string[]) => KeyedPlace.create(service, rows, fields);
const withoutIds = (rows: Rows) => rows.map(({ id: _, ...row }) => row);
const eventsOf = (frames: readonly { readonly event: string; readonly row: unknown }[]) =>
  frames.map(({ event, row }) => [event, row]);

describe('rowfeed import --on-conflict', function () {
  // In the full suite, each command is a process.
  this.timeout(180_000);

  before(async () => {
    service = await startService();
    api = client(service, service.key);
  });
  after(() => service.close());

  it('sends only rows that differ, without an idempotency key', async () => {
    const place = await placeOf([
      { k: 'a', n: 1 },
      { k: 'b', n: 2 },
      { k: 'c', n: 3 },
    ]);
    const file = [
      { k: 'd', n: 4 },
      { n: 1, k: 'a' },
      { k: 'b', n: 2.5 },
    ];
    const [frames, { outcome, requests }] = await place.framesDuring(() =>
      place.importThrough(() => 'passes', file, ...update),
    );
    expect(outcome).to.deep.equal({
      code: 0,
      stdout: `Rows in ${place.name}: 1 inserted, 1 updated, 1 unchanged, 0 deleted.\n`,
      stderr: '',
    });
    expect(eventsOf(frames)).to.deep.equal([
      ['insert', { id: 4, k: 'd', n: 4 }],
      ['update', { id: 2, k: 'b', n: 2.5 }],
    ]);
    const posts = requests.filter(({ method }) => method === 'POST');
    expect(posts.map(({ path, body }) => [path, JSON.parse(body)])).to.deep.equal([
      [`${place.path}/rows?on_conflict=update`, [file[0], file[2]]],
    ]);
    expect(posts[0]!.headers.prefer).to.equal('return=minimal');
    expect(requests.filter(({ headers }) => 'idempotency-key' in headers)).to.deep.equal([]);

    const [again, repeated] = await place.framesDuring(() =>
      place.importThrough(() => 'passes', file, ...update),
    );
    expect([again, countsIn(repeated.outcome)]).to.deep.equal([[], [0, 0, 3, 0]]);
    expect(repeated.requests.filter(({ method }) => method === 'POST')).to.deep.equal([]);
  });

  it('repairs what was changed between two runs', async () => {
    const place = await placeOf();
    const file = [
      { k: 'a', n: 1 },
      { k: 'b', n: 2 },
    ];
    await place.import(file, ...replace);
    await api.patch(`${place.path}/rows/1`, { n: 7, m: 8 });
    await api.delete(`${place.path}/rows/2`);
    expect(countsIn(await place.import(file, ...replace))).to.deep.equal([1, 1, 0, 0]);
    expect(await place.rows()).to.deep.equal([
      { id: 1, k: 'a', n: 1 },
      { id: 3, k: 'b', n: 2 },
    ]);
  });

  it('updates by a merge patch, replaces or ignores', async () => {
    const stored = [
      { k: 'a', n: 1, deep: { x: 1, y: 2 } },
      { k: 'b', n: null },
    ];
    const file = [
      { k: 'a', deep: { x: null } },
      { k: 'b', n: null },
      { k: 'c', n: null },
    ];
    const expected = {
      update: [
        [1, 2, 0, 0],
        [{ k: 'a', n: 1, deep: { y: 2 } }, { k: 'b' }, { k: 'c' }],
      ],
      replace: [[1, 1, 1, 0], file],
      ignore: [
        [1, 0, 2, 0],
        [...stored, file[2]],
      ],
    } as const;
    for (const [mode, [counts, rows]] of Object.entries(expected)) {
      const place = await placeOf(stored);
      const words = ['--on-conflict', mode];
      expect(countsIn(await place.import(file, ...words, '--dry-run')), mode).to.deep.equal(counts);
      const [frames, outcome] = await place.framesDuring(() => place.import(file, ...words));
      expect(countsIn(outcome), mode).to.deep.equal(counts);
      expect(frames, mode).to.have.length(counts[0] + counts[1]);
      expect(withoutIds(await place.rows()), mode).to.deep.equal(rows);
    }
  });

  it('prints JSON with --json', async () => {
    const place = await placeOf([{ k: 1, n: 1 }, { k: 2 }]);
    const { code, stdout } = await place.import([{ k: 1, n: 2 }, { k: 3 }], ...update, '--json');
    const { started_at, duration_ms, ...counts } = JSON.parse(stdout);
    expect(started_at).to.match(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/);
    expect(duration_ms).to.be.a('number');
    expect([code, counts]).to.deep.equal([
      0,
      {
        collection: place.name,
        ok: true,
        dry_run: false,
        inserted: 1,
        updated: 1,
        unchanged: 0,
        deleted: 0,
        bad: 0,
      },
    ]);
  });

  it('lets the server compare if the collection is much larger than the file', async () => {
    const stored = Array.from({ length: 100 }, (_, k) => ({ k, n: k }));
    const place = await placeOf(stored);
    const file = [{ k: 7, n: 7 }, { k: 8, n: 0 }, { k: 'new' }];
    const [frames, { outcome, requests }] = await place.framesDuring(() =>
      place.importThrough(() => 'passes', file, ...update),
    );
    expect(countsIn(outcome)).to.deep.equal([1, 1, 1, 0]);
    expect(requests.some(({ path }) => path.includes('/export'))).to.equal(false);
    expect(frames.map(({ event, row }) => [event, row.k])).to.deep.equal([
      ['update', 8],
      ['insert', 'new'],
    ]);
  });

  it('sends rows whose existing rows are too large for one request separately', async () => {
    const text = 'x'.repeat(200_000);
    const stored = Array.from({ length: 30 }, (_, k) => ({ k, text }));
    const place = await placeOf();
    for (const row of stored) await api.post(`${place.path}/rows`, [row]);
    const file = stored.map(({ k }) => ({ k, n: 1 }));
    expect(countsIn(await place.import(file, ...update))).to.deep.equal([0, 30, 0, 0]);
    expect(await place.rows()).to.deep.equal(stored.map((row, at) => ({ id: at + 1, ...row, n: 1 })));
    const deleted = await place.import([{ k: 0, text, n: 1 }], ...replace, '--delete-missing', '--yes');
    expect(countsIn(deleted)).to.deep.equal([0, 0, 1, 29]);
  });

  describe('the row key', () => {
    it('is set by --row-key if the collection has none, which needs an admin key', async () => {
      const writer = await newKey(service);
      const place = await placeOf([{ a: 1, b: 1 }], []);
      const file = [
        { a: 1, b: 1, n: 1 },
        { a: 1, b: 2 },
      ];
      const refused = await place.import(file, ...update, '--row-key', 'a,b', '--key', writer.text);
      expect(refused.code).to.equal(1);
      expect(refused.stderr).to.match(/^rowfeed: the server returned 403 .* No rows are stored\./);
      expect(await place.rows()).to.deep.equal([{ id: 1, a: 1, b: 1 }]);
      const words = [...update, '--row-key', 'a,b'];
      expect(countsIn(await place.import(file, ...words))).to.deep.equal([1, 1, 0, 0]);
      expect((await api.get(`${place.path}/row-key`)).json).to.deep.equal({ fields: ['a', 'b'] });
      // The order of the fields makes no difference. The key must not set it again.
      const again = await place.import(file, ...update, '--row-key', 'b,a', '--key', writer.text);
      expect(countsIn(again)).to.deep.equal([0, 0, 2, 0]);
    });

    it('must exist without --row-key, and must not be another one', async () => {
      const none = await placeOf([{ a: 1 }], []);
      const missing = await none.import([{ a: 1 }], ...update);
      expect(missing).to.deep.equal({
        code: 1,
        stdout: '',
        stderr: `rowfeed: the collection ${none.name} has no row key. To set it, use --row-key with the fields that identify a row. No rows were written.\n`,
      });
      const place = await placeOf([{ k: 1 }]);
      const other = await place.import([{ k: 1, a: 1 }], ...update, '--row-key', 'a');
      expect(other.code).to.equal(1);
      expect(other.stderr).to.include(
        `the row key of ${place.name} is k, not a. To use it, omit --row-key. No rows were written.`,
      );
      expect(await place.rows()).to.deep.equal([{ id: 1, k: 1 }]);
    });

    it('is not set if the rows do not conform, or if the file is invalid', async () => {
      const place = await placeOf([{ k: 1 }, { k: 1 }], []);
      const words = [...update, '--row-key', 'k'];
      for (const more of [[], ['--dry-run']]) {
        const { code, stderr } = await place.import([{ k: 2 }], ...words, ...more);
        expect([code, stderr]).to.satisfy(() => code === 1 && stderr.includes('409 rows_mismatch'), stderr);
        expect(stderr)
          .to.include('row 2 has the same row key as row 1')
          .and.not.include('Run the import again');
      }
      expect(await place.rows()).to.have.length(2);
      const empty = await placeOf([], []);
      expect((await empty.import([{ k: 1 }, {}], ...words)).code).to.equal(1);
      expect((await api.get(`${empty.path}/row-key`)).status).to.equal(404);
    });

    it('is set in a collection that --create creates', async () => {
      const place = await placeOf([], []);
      await api.delete(place.path);
      const words = [...update, '--row-key', 'k'];
      const missing = await place.import([{ k: 1 }], ...words);
      expect(missing.stderr)
        .to.include('404 collection_not_found')
        .and.include('To create it, use --create.');
      const dry = await place.import([{ k: 1 }], ...words, '--create', '--dry-run');
      expect(countsIn(dry)).to.deep.equal([1, 0, 0, 0]);
      expect((await api.get(place.path)).status).to.equal(404);
      expect(countsIn(await place.import([{ k: 1 }], ...words, '--create'))).to.deep.equal([1, 0, 0, 0]);
      expect(countsIn(await place.import([{ k: 1 }], ...words, '--create'))).to.deep.equal([0, 0, 1, 0]);
    });

    it('can be the id of the file', async () => {
      const place = await placeOf([], ['ref']);
      const words = [...replace, '--keep-id', 'ref', '--delete-missing', '--yes'];
      await place.import([{ id: 7, n: 1 }, { id: 'x' }], ...words);
      expect(countsIn(await place.import([{ id: 7, n: 2 }], ...words))).to.deep.equal([0, 1, 0, 1]);
      expect(await place.rows()).to.deep.equal([{ id: 1, ref: 7, n: 2 }]);
    });
  });

  describe('lines with the same row key', () => {
    it('are an error that names both lines, and nothing is written', async () => {
      const place = await placeOf([{ k: 'k0', n: -1 }]);
      const rows = Array.from({ length: 2_500 }, (_, n) => ({ k: `k${n}`, n }));
      const words = [...update, '--delete-missing', '--yes'];
      const [frames, { code, stderr }] = await place.framesDuring(() =>
        place.import(
          `\n${ndjson([...rows, { k: 'k10' }, { k: 'new' }, { k: 'k2400' }, { k: 'new' }])}`,
          ...words,
        ),
      );
      expect({ code, stderr, frames }).to.deep.equal({
        code: 1,
        stderr: [
          'line 2502: the row has the same row key as line 12: k is "k10"',
          'line 2504: the row has the same row key as line 2402: k is "k2400"',
          'line 2505: the row has the same row key as line 2503: k is "new"',
          'rowfeed: Some lines are invalid. No rows were written. Correct these lines and run the import again. To store only the rows of valid lines, use --skip-bad.\n',
        ].join('\n'),
        frames: [],
      });
      expect(await place.rows()).to.deep.equal([{ id: 1, k: 'k0', n: -1 }]);
    });

    it('are found by the equality of the server', async () => {
      const place = await placeOf();
      const equal = [
        ['1', '1.0'],
        ['1', '1e0'],
        ['0', '-0'],
        ['100', '1e2'],
        ['9007199254740992', '9007199254740992.0'],
        ['"é"', '"\\u00e9"'],
      ] as const;
      for (const [one, other] of equal) {
        const { code, stderr } = await place.import(`{"k":${one}}\n{"k":${other}}\n`, ...update);
        expect([code, stderr], `${one} ${other}`).to.satisfy(
          () => code === 1 && /^line 2: the row has the same row key as line 1: k is /.test(stderr),
          stderr,
        );
      }
      const different = [
        '1',
        '"1"',
        'true',
        '"true"',
        '"é"',
        '"e\\u0301"',
        '"a"',
        '"A"',
        '"a "',
        '""',
        '"😀"',
      ];
      const text = different.map((k) => `{"k":${k}}\n`).join('');
      expect(countsIn(await place.import(text, ...update))).to.deep.equal([different.length, 0, 0, 0]);
      const respelled = text.replace('{"k":1}', '{"k":1.0}').replace('"e\\u0301"', '"e\u0301"');
      expect(countsIn(await place.import(respelled, ...update))).to.deep.equal([0, 0, different.length, 0]);
    });

    it('have equal values in all fields of the row key', async () => {
      const place = await placeOf([], ['a', 'b']);
      const rows = [
        { a: 1, b: 'x' },
        { a: 1, b: 'y' },
        { a: 'x', b: 1 },
        { b: 'x', a: 1 },
      ];
      const { stderr } = await place.import(rows, ...update);
      expect(stderr).to.match(/^line 4: the row has the same row key as line 1: a is 1, b is "x"\nrowfeed/);
      expect(countsIn(await place.import(rows.slice(0, 3), ...update))).to.deep.equal([3, 0, 0, 0]);
    });

    it('are set aside by --skip-bad, except for the first', async () => {
      const place = await placeOf();
      const bad = await fileOf(service, 'old', 'ndjson');
      const text = '{"k":1,"n":1}\n{"k":1, "n":2}\n{"n":3}\n{"k":2}\n';
      const outcome = await place.import(text, ...update, '--skip-bad', bad);
      expect([outcome.code, countsIn(outcome)]).to.deep.equal([0, [2, 0, 0, 0]]);
      expect(outcome.stdout).to.include(`2 invalid rows are in ${bad}.`);
      expect(await readFile(bad, 'utf8')).to.equal('{"k":1, "n":2}\n{"n":3}\n');
      expect(withoutIds(await place.rows())).to.deep.equal([{ k: 1, n: 1 }, { k: 2 }]);
    });
  });

  it('fails if no line is valid, also with --skip-bad', async () => {
    const place = await placeOf([{ k: 1 }]);
    const bad = await fileOf(service, '', 'ndjson');
    const { code, stdout, stderr } = await place.import(
      '{\n{"n":1}\n',
      ...update,
      '--skip-bad',
      bad,
      '--json',
    );
    const { ok, bad: count } = JSON.parse(stdout);
    expect([code, ok, count, stderr.split('\n').at(-2)]).to.deep.equal([
      1,
      false,
      2,
      'rowfeed: No line of the file is valid.',
    ]);
    expect(await place.rows()).to.have.length(1);
  });

  it('reports lines without a valid row key', async () => {
    const place = await placeOf();
    const text = `{"n":1}\n{"k":null}\n{"k":[1]}\n{"k":"${'ä'.repeat(129)}"}\n{"k":"${'ä'.repeat(128)}"}\n`;
    const { code, stderr } = await place.import(text, ...update);
    expect([code, stderr.split('\n').slice(0, -2)]).to.deep.equal([
      1,
      [
        'line 1: /k is required, because it is part of the row key',
        'line 2: /k must be a string, a number or a boolean, because it is part of the row key',
        'line 3: /k must be a string, a number or a boolean, because it is part of the row key',
        'line 4: /k must be at most 256 bytes, because it is part of the row key',
      ],
    ]);
    expect(await place.rows()).to.deep.equal([]);
  });

  it('reports lines that only the server rejects, and stores the lines before them', async () => {
    const place = await placeOf();
    await api.put(`${place.path}/schema`, { type: 'object', properties: { n: { maximum: 1_500 } } });
    const rows = Array.from({ length: 2_000 }, (_, n) => ({ k: n, n: n % 1_600 === 1_599 ? 1_501 : 1 }));
    const stopped = await place.import(rows, ...update);
    expect(stopped.code).to.equal(1);
    expect(stopped.stderr).to.match(
      /^line 1600: \/n must be at most 1500\nrowfeed: Some lines are invalid\. All rows up to line 1000 are stored\. /,
    );
    expect(await place.rows()).to.have.length(1_000);
    const bad = await fileOf(service, '', 'ndjson');
    const skipped = await place.import(rows, ...update, '--skip-bad', bad);
    expect([skipped.code, countsIn(skipped)]).to.deep.equal([0, [999, 0, 1_000, 0]]);
    const deleting = await place.import(rows, ...update, '--skip-bad', bad, '--delete-missing', '--yes');
    expect([deleting.code, deleting.stderr]).to.deep.equal([
      1,
      'line 1600: /n must be at most 1500\nrowfeed: The import did not delete rows, because 1 line is invalid. Correct the file and run the import again.\n',
    ]);
  });

  it('reports several lines that do not conform to the schema, as an insert does', async () => {
    const place = await placeOf();
    await api.put(`${place.path}/schema`, { type: 'object', properties: { n: { maximum: 5 } } });
    const rows = Array.from({ length: 10 }, (_, k) => ({ k, n: k }));
    const linesOf = ({ stderr }: { readonly stderr: string }) => stderr.match(/^line .*$/gm);
    const { code, stderr } = await place.import(rows, ...update, '--dry-run');
    expect([code, stderr]).to.deep.equal([
      0,
      'The dry run did not check the rows against the schema of the collection. The import does.\n',
    ]);
    const upserted = await place.import(rows, ...update);
    expect(linesOf(upserted)).to.deep.equal([7, 8, 9, 10].map((n) => `line ${n}: /n must be at most 5`));
    expect(linesOf(await place.import(rows))).to.deep.equal(linesOf(upserted));
    expect(await place.rows()).to.deep.equal([]);
  });

  it('reports once that a CSV file has no column for the row key', async () => {
    const place = await placeOf([{ k: 1 }]);
    const bad = await fileOf(service, '', 'csv');
    const file = await fileOf(service, `K,n\n${'1,2\n'.repeat(1_500)}`, 'csv');
    const { code, stderr } = await place.importFile(
      file,
      ...update,
      '--skip-bad',
      bad,
      '--types',
      'all:json',
    );
    expect([code, stderr]).to.deep.equal([
      1,
      'rowfeed: the file has no column "k", which is part of the row key. Its columns are K, n. No rows were written.\n',
    ]);
    expect(await readFile(bad, 'utf8')).to.equal('');
  });

  it('compares CSV cells by the types of their columns', async () => {
    const place = await placeOf([], ['sku']);
    const csv = (text: string, ...words: string[]) =>
      fileOf(service, text, 'csv').then((file) => place.importFile(file, ...update, ...words));
    expect(countsIn(await csv('sku,n\n1,0.50\n2,\n'))).to.deep.equal([2, 0, 0, 0]);
    expect(countsIn(await csv('n,sku\n0.5,1.0\n,2\n'))).to.deep.equal([0, 0, 2, 0]);
    // A cell that isn't a number makes all of them strings.
    expect(countsIn(await csv('sku,n\n1,0.5\nA,\n', '--dry-run'))).to.deep.equal([2, 0, 0, 0]);
    expect(countsIn(await csv('sku,n\n1,0.5\nA,\n', '--types', 'sku:string'))).to.deep.equal([2, 0, 0, 0]);
    const same = await csv('sku\n1\n1.0\n');
    expect(same.stderr).to.include('line 3: the row has the same row key as line 2: sku is 1');
    expect(countsIn(await csv('sku\n1\n1.0\n', '--types', 'sku:string'))).to.deep.equal([1, 0, 1, 0]);
  });

  it('rejects options that do not go together, and names them', async () => {
    const place = await placeOf([{ k: 1 }]);
    const wrong: [string[], RegExp][] = [
      [['--row-key', 'k'], /--row-key requires --on-conflict/],
      [['--delete-missing'], /--delete-missing requires --on-conflict/],
      [['--yes'], /--yes requires --on-conflict/],
      [[...update, '--yes'], /--yes requires --delete-missing/],
      [[...update, '--max-delete', '1'], /--max-delete requires --delete-missing/],
      [['--max-delete', '1'], /--max-delete requires --on-conflict/],
      [[...update, '--delete-missing', '--max-delete', '-1'], /Use a number of rows/],
      [[...update, '--delete-missing', '--max-delete', '1', '--yes'], /cannot be combined with --yes/],
      [[...update, '--again'], /--again cannot be combined with --on-conflict/],
      [['--on-conflict', 'merge'], /'--on-conflict <mode>'.*merge.*update, replace, ignore/],
      [[...update, '--row-key', 'id'], /--row-key.*Use 1 to 3 different fields/],
      [[...update, '--row-key', 'a,a'], /--row-key.*Use 1 to 3 different fields/],
      [[...update, '--row-key', 'a,,b'], /--row-key.*Use 1 to 3 different fields/],
      [[...update, '--row-key', 'a,b,c,d'], /--row-key.*Use 1 to 3 different fields/],
    ];
    const [frames] = await place.framesDuring(async () => {
      for (const [words, message] of wrong) {
        const { code, stderr } = await place.import([{ k: 2 }], ...words);
        expect([code, stderr], words.join(' ')).to.satisfy(() => code === 2 && message.test(stderr), stderr);
      }
    });
    expect(frames).to.deep.equal([]);
  });

  it(`changes the rows as a model does, and predicts it with --dry-run (seed ${seed})`, async () => {
    const random = randomOf(seed);
    const one = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
    const keys = [0, 1, 1.5, -1, 2 ** 53, '', '0', '1', 'é', 'e\u0301', '😀', true, false];
    const values = [null, 0, 1, 'x', [1, null], { a: 1, b: null }, { a: { c: 2 } }, {}, '"\\\n'];
    const randomRows = (): Rows =>
      keys
        .filter(() => random() < 0.6)
        .sort(() => random() - 0.5)
        .map((k) => {
          const fields = ['a', '0', 'null'].filter(() => random() < 0.5).map((field) => [field, one(values)]);
          return Object.fromEntries(random() < 0.5 ? [['k', k], ...fields] : [...fields, ['k', k]]);
        });
    for (let turn = 0; turn < cases(50); turn += 1) {
      const [stored, file] = [randomRows(), randomRows()];
      const mode = one(['update', 'replace', 'ignore']);
      const words = ['--on-conflict', mode, ...(random() < 0.5 ? ['--delete-missing', '--yes'] : [])];
      const place = await placeOf(stored);
      const planned = countsIn(await place.import(file, ...words, '--dry-run'));
      const [frames, outcome] = await place.framesDuring(() => place.import(file, ...words));
      const what = JSON.stringify({ stored, file, words });
      expect(countsIn(outcome), what).to.deep.equal(planned);
      const counted = (event: string) => frames.filter((frame) => frame.event === event).length;
      expect(['insert', 'update', 'delete'].map(counted), what).to.deep.equal(planned.toSpliced(2, 1));
      const rows = await place.rows();
      const kept = stored.filter(({ k }) => words.length === 2 || file.some((row) => row.k === k));
      expect(new Set(rows.map(({ k }) => k)), what).to.deep.equal(
        new Set([...kept, ...file].map(({ k }) => k)),
      );
      if (mode === 'replace') for (const row of file) expect(withoutIds(rows), what).to.deep.include(row);
      const [again] = await place.framesDuring(() => place.import(file, ...words));
      expect(again, what).to.deep.equal([]);
    }
  });
});
