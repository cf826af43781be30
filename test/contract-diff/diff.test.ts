/** The comparison of contracts: a table of changes, compared with other tools, and laws that hold for all documents. */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import {
  type Change,
  compareContracts,
  Document,
  readDocument,
  UnreadableDocument,
} from '../../src/contract-diff/diff.js';
import { removeDirectory, temporaryDirectory } from '../support/service.js';
import { onlyInFullSuite } from '../support/suite.js';
import { asyncapi, openapi } from './documents.js';
import { edited } from './edit.js';
import { asyncapiCases, type Case, openapiCases, type Verdict } from './table.js';

const project = join(import.meta.dirname, '../..');
const run = promisify(execFile);
const documentOf = (content: object): Document => new Document(JSON.stringify(content), 'a document');

function verdictOf(changes: readonly Change[]): Verdict {
  if (changes.some(({ impact }) => impact === 'breaking')) return 'breaking';
  return changes.length > 0 ? 'compatible' : 'none';
}

describe('the comparison of contracts', () => {
  for (const [base, cases] of [
    [openapi, openapiCases],
    [asyncapi, asyncapiCases],
  ] as const)
    for (const { title, edit, verdict, says } of cases as readonly Case[])
      it(`${title}: ${verdict}`, () => {
        const after = edited(base, edit);
        const changes = compareContracts(documentOf(base), documentOf(after));
        const sentences = changes.map(({ where, what }) => `${where}: ${what}`);
        expect(verdictOf(changes), sentences.join('\n')).to.equal(verdict);
        if (says !== '')
          expect(
            sentences.some((each) => each.includes(says)),
            sentences.join('\n'),
          ).to.equal(true);
        for (const { pointer } of changes) {
          const isThere = [base, after].some((document) => parentOf(document, pointer) !== undefined);
          expect(isThere, pointer).to.equal(true);
        }
      });

  it('gives a reason for each verdict that differs from the other tool', () => {
    for (const { title, verdict, other, why } of [...openapiCases, ...asyncapiCases] as readonly Case[])
      expect(verdict !== verdictOfOther(other), title).to.equal(why !== undefined);
    expect(openapiCases.length + asyncapiCases.length).to.be.at.least(80);
  });

  it('finds nothing between equal documents, in JSON and YAML, and between the served and the written contract', async () => {
    for (const name of ['openapi.yaml', 'asyncapi.yaml'])
      expect(
        compareContracts(readDocument(join(project, name)), readDocument(join(project, name))),
      ).to.deep.equal([]);
    for (const base of [openapi, asyncapi])
      expect(compareContracts(documentOf(base), documentOf(structuredClone(base)))).to.deep.equal([]);
  });

  it('compares schemas that contain themselves, and reports a shared part once, with the number of places', () => {
    const edit = { 'components > schemas > Note > properties > size > maximum': 99 };
    const changes = compareContracts(documentOf(openapi), documentOf(edited(openapi, edit)));
    expect(changes).to.deep.equal([
      {
        impact: 'breaking',
        where: 'GET /notes, response 200 (application/json) []/size',
        what: 'has the maximum 99 instead of 10',
        pointer: '#/components/schemas/Note/properties/size/maximum',
        more: 2,
      },
    ]);
  });

  const ofResponse = (schema: unknown, schemas: object = {}) =>
    edited(openapi, {
      paths: structuredClone({ '/health': openapi.paths['/health'] }),
      'paths > /health > get > responses > 200 > content > application/json > schema': schema,
      'components > schemas': schemas,
    });
  const verdictOfSchemas = (before: unknown, after: unknown) =>
    verdictOf(compareContracts(documentOf(ofResponse(before)), documentOf(ofResponse(after))));

  const short = { type: 'string', maxLength: 3 };
  const long = { type: 'string', maxLength: 9 };
  const titled = (schema: object) => ({ properties: { title: schema } });
  const withPart = (part: (schema: object) => object): [string, object, object] => [
    JSON.stringify(part({})),
    part(short),
    part(long),
  ];
  const wider: readonly [title: string, before: object, after: object][] = [
    withPart((schema) => ({ oneOf: [{ type: 'string' }], anyOf: [schema] })),
    withPart((schema) => ({ allOf: [{ oneOf: [{ type: 'string' }] }, { oneOf: [schema] }] })),
    withPart((schema) => ({ properties: { a: { minLength: 1 } }, allOf: [{ properties: { a: schema } }] })),
    withPart((schema) => ({ items: { minLength: 1 }, allOf: [{ items: schema }] })),
    withPart((schema) => ({ patternProperties: { '^x': titled(schema) } })),
    withPart((schema) => ({ prefixItems: [schema] })),
    withPart((schema) => ({ dependentSchemas: { title: titled(schema) } })),
    ['a list of values gets no type', { enum: ['a'] }, { type: 'string' }],
    ['a coarser decimal', { multipleOf: 0.1 }, { multipleOf: 0.01 }],
    ['a condition', { if: { required: ['a'] }, else: { required: ['b'] } }, {}],
  ];
  for (const [title, before, after] of wider)
    it(`knows that more values are valid: ${title}`, () => {
      expect(verdictOfSchemas(before, after)).to.equal('breaking');
      expect(verdictOfSchemas(after, before)).to.equal('compatible');
    });

  it('compares all members of schemas that are compared as a whole', () => {
    const excluded = (schema: object) => ({ not: titled(schema) });
    expect(verdictOfSchemas(excluded({ type: 'string' }), excluded({ type: 'number' }))).to.equal('breaking');
    const described = (title: string) => ({ not: { title, type: 'string' } });
    expect(verdictOfSchemas(described('A'), described('B'))).to.equal('none');
    expect(verdictOfSchemas({ type: 'array' }, { type: 'array', uniqueItems: false })).to.equal('none');
    const closed = (keyword: string) => ({ properties: { a: {} }, [keyword]: false });
    const [additional, unevaluated] = [closed('additionalProperties'), closed('unevaluatedProperties')];
    expect(verdictOfSchemas(additional, unevaluated)).to.equal('none');
  });

  it('compares security schemes by what clients send, not by their names', () => {
    const at = 'components > securitySchemes';
    const renamed = (scheme: object) =>
      documentOf(
        edited(openapi, {
          [`${at} > key`]: null,
          [`${at} > token`]: scheme,
          'paths > /notes > get > security': [{ token: [] }],
        }),
      );
    const before = documentOf(edited(openapi, { 'paths > /notes > get > security': [{ key: [] }] }));
    const said = (after: Document) =>
      compareContracts(before, after).filter(({ where }) => where.startsWith('GET /notes'));
    const { key } = openapi.components.securitySchemes;
    expect(said(renamed({ ...key, description: 'A token.' }))).to.deep.equal([]);
    expect(verdictOf(said(renamed({ ...key, in: 'query' })))).to.equal('breaking');
  });

  it('reads a list of a schema and null as one more type', () => {
    const lists = ['oneOf', 'anyOf'].map((name) => (schema: object) => ({
      [name]: [schema, { type: 'null' }],
    }));
    const one = { type: 'string', const: 'a' };
    for (const list of lists) {
      expect(verdictOfSchemas(list(short), { type: ['string', 'null'], maxLength: 3 })).to.equal('none');
      expect(verdictOfSchemas(list(one), { enum: [null, 'a'] })).to.equal('none');
      expect(verdictOfSchemas({ type: 'string', nullable: true }, list({ type: 'string' }))).to.equal('none');
      expect(verdictOfSchemas(list(short), { type: ['string', 'null'], maxLength: 9 })).to.equal('breaking');
      expect(verdictOfSchemas(short, list(short))).to.equal('breaking');
      expect(verdictOfSchemas(list(short), short)).to.equal('compatible');
    }
    const itself = documentOf(
      ofResponse({ $ref: '#/components/schemas/S' }, { S: lists[0]!({ $ref: '#/components/schemas/S' }) }),
    );
    expect(compareContracts(itself, itself)).to.deep.equal([]);
  });

  it('knows that every number is a double', () => {
    const number = { type: 'number' };
    const double = { ...number, format: 'double' };
    const float = { ...number, format: 'float' };
    for (const [from, to] of [
      [number, double],
      [double, number],
    ] as const)
      expect(verdictOfSchemas(from, to)).to.equal('none');
    for (const wide of [number, double]) {
      expect(verdictOfSchemas(float, wide)).to.equal(verdictOfSchemas(float, number));
      expect(verdictOfSchemas(wide, float)).to.equal(verdictOfSchemas(number, float)).and.not.equal('none');
    }
  });

  it('knows a minimum that excludes nothing, and a schema that no value satisfies', () => {
    for (const [name, type] of [
      ['minLength', 'string'],
      ['minItems', 'array'],
      ['minProperties', 'object'],
    ] as const) {
      const [without, zero, one] = [{ type }, { type, [name]: 0 }, { type, [name]: 1 }];
      expect(verdictOfSchemas(zero, without), name).to.equal('none');
      expect(verdictOfSchemas(without, zero), name).to.equal('none');
      expect(verdictOfSchemas(one, zero), name).to.equal('breaking');
      expect(verdictOfSchemas(zero, one), name).to.equal('compatible');
    }
    expect(verdictOfSchemas({ type: 'number', minimum: 0 }, { type: 'number' })).to.equal('breaking');
    const never = (schema: unknown) => ({ type: 'object', properties: { a: schema } });
    for (const schema of [{ not: {} }, { not: true }, { not: { description: 'x' } }]) {
      expect(verdictOfSchemas(never(false), never(schema))).to.equal('none');
      expect(verdictOfSchemas(never({ type: 'string' }), never(schema))).to.equal('compatible');
      expect(verdictOfSchemas(never(schema), never({ type: 'string' }))).to.equal('breaking');
    }
  });

  it('knows that alternatives of types are a list of types', () => {
    const list = { type: ['string', 'integer', 'null'] };
    const alternatives = { anyOf: [{ type: ['string', 'null'] }, { type: 'integer', format: 'int64' }] };
    expect(verdictOfSchemas(list, alternatives)).to.equal('none');
    expect(verdictOfSchemas(alternatives, list)).to.equal('none');
    const fewer = { anyOf: [{ type: 'string' }, { type: 'integer' }] };
    expect(verdictOfSchemas(alternatives, fewer)).to.equal(
      verdictOfSchemas(list, { type: ['string', 'integer'] }),
    );
    const short = { anyOf: [{ type: ['string', 'null'], maxLength: 3 }, { type: 'integer' }] };
    expect(verdictOfSchemas(list, short)).to.equal('breaking');
    expect(verdictOfSchemas({ ...alternatives, minLength: 2 }, { ...list, minLength: 2 })).to.equal('none');
  });

  it('compares the row keys of rows in requests', () => {
    const insert = (fields?: readonly string[]) =>
      documentOf(
        edited(openapi, {
          'components > schemas > NewNote > x-row-key': fields === undefined ? null : [...fields],
        }),
      );
    const says = (before?: readonly string[], after?: readonly string[]): string[] =>
      compareContracts(insert(before), insert(after)).map(
        ({ impact, what, pointer }) => `${impact}: ${what} ${pointer}`,
      );
    const pointer = '#/components/schemas/NewNote/x-row-key';
    expect(says(['sku'], ['sku'])).to.deep.equal([]);
    expect(says(['sku', 'day'], ['day', 'sku'])).to.deep.equal([]);
    expect(says(undefined, ['sku'])).to.deep.equal([
      `breaking: now has the row key sku, which two rows can't share ${pointer}`,
    ]);
    expect(says(['sku'])).to.deep.equal([
      `breaking: no longer has the row key sku, which upserts need ${pointer}`,
    ]);
    expect(says(['sku'], ['sku', 'day'])).to.deep.equal([
      `breaking: has the row key sku, day instead of sku ${pointer}`,
    ]);
  });

  it('compares callbacks, headers that are written as JSON, and ranges of statuses', () => {
    const health = 'paths > /health > get';
    const called = (schema: object) => ({
      event: {
        '{$request.query.url}': { post: { requestBody: { content: { 'application/json': { schema } } } } },
      },
    });
    const header = (schema: object) => ({ 'X-Part': { content: { 'application/json': { schema } } } });
    for (const [path, member] of [
      [`${health} > callbacks`, called],
      [`${health} > responses > 200 > headers`, header],
    ] as const) {
      const [before, after] = [short, long].map((each) =>
        documentOf(edited(openapi, { [path]: member(each) })),
      );
      expect(verdictOf(compareContracts(before!, after!)), path).to.equal('breaking');
      expect(verdictOf(compareContracts(after!, before!)), path).to.equal('compatible');
    }
    const { 200: response } = openapi.paths['/health'].get.responses;
    const range = documentOf(edited(openapi, { [`${health} > responses`]: { '2XX': response } }));
    const status = documentOf(openapi);
    expect(verdictOf(compareContracts(range, status))).to.equal('compatible');
    expect(verdictOf(compareContracts(status, range))).to.equal('compatible');
  });

  it('compares documents whose schemas refer to each other in every combination', () => {
    const names = Array.from({ length: 12 }, (_, n) => `S${n}`);
    const references = Object.fromEntries(
      names.map((name) => [name, { anyOf: [{ $ref: `#/components/schemas/${name}` }, { type: 'null' }] }]),
    );
    const document = (maximum: number) => {
      const schema = (name: string) => ({
        properties: { ...references, ...(name === 'S7' && { v: { maximum } }) },
      });
      const schemas = Object.fromEntries(names.map((name) => [name, schema(name)]));
      return documentOf(ofResponse({ $ref: '#/components/schemas/S1' }, schemas));
    };
    const changes = compareContracts(document(5), document(9));
    expect(changes.map(({ what }) => what)).to.deep.equal(['has the maximum 9 instead of 5']);
  });

  it('follows the merge keys of YAML', () => {
    const document = (maxLength: number) =>
      new Document(
        `openapi: 3.1.0\nx-text: &text { type: string, maxLength: ${maxLength} }\npaths:\n  /a:\n    get:\n      responses:\n        200: { content: { text/plain: { schema: { <<: *text, minLength: 1 } } } }\n`,
        'a document',
      );
    const [change] = compareContracts(document(5), document(9));
    expect(change!.what).to.equal('has the maxLength 9 instead of 5');
  });

  it('compares discriminators, by which clients select an alternative', () => {
    const point = '#/components/schemas/Point';
    const address = '#/components/schemas/Address';
    const described = (schema: string, discriminator: object) =>
      edited(openapi, {
        [`components > schemas > ${schema} > properties > place > discriminator`]: discriminator,
      });
    const mapped = (mapping: object) => ({ propertyName: 'kind', mapping });
    for (const [schema, from, to, verdict, says] of [
      ['Note', mapped({}), { propertyName: 'type' }, 'breaking', 'has another discriminator: "type"'],
      ['Note', mapped({ a: point }), mapped({ a: address }), 'breaking', '"a" now selects another schema'],
      ['Note', mapped({ a: point }), mapped({ a: point, b: address }), 'breaking', 'can now be "b"'],
      ['Note', mapped({ a: point, b: address }), mapped({ a: point }), 'compatible', 'can no longer be "b"'],
      ['NewNote', mapped({ a: point, b: address }), mapped({ a: point }), 'breaking', 'can no longer be "b"'],
      ['NewNote', mapped({ a: point }), mapped({ a: point, b: address }), 'compatible', 'can now be "b"'],
    ] as const) {
      const changes = compareContracts(
        documentOf(described(schema, from)),
        documentOf(described(schema, to)),
      );
      expect(verdictOf(changes), `${schema}: ${says}`).to.equal(verdict);
      expect(changes[0]!.what).to.include(says);
    }
  });

  it('rejects types that contradict each other, because no value has both', () => {
    for (const schema of ['Note', 'NewNote']) {
      const size = { allOf: [{ type: 'number' }], type: 'string' };
      const changed = edited(openapi, { [`components > schemas > ${schema} > properties > size`]: size });
      const changes = compareContracts(documentOf(openapi), documentOf(changed));
      expect(verdictOf(changes), schema).to.equal('breaking');
      expect(changes.map(({ what }) => what)).to.include('has the type none instead of number');
    }
  });

  it('rejects what it cannot read with a sentence', async () => {
    const failed = (text: string): string => {
      try {
        compareContracts(new Document(text, 'x.json'), documentOf(openapi));
      } catch (error) {
        if (error instanceof UnreadableDocument) return error.message;
        throw error;
      }
      return '';
    };
    expect(failed('{')).to.match(/^x\.json is neither JSON nor YAML: /);
    expect(failed('[]')).to.equal('x.json does not contain an object.');
    expect(failed('{"swagger":"2.0"}')).to.equal(
      'x.json is not an OpenAPI 3 or AsyncAPI document. Its version is "2.0".',
    );
    expect(failed(JSON.stringify(asyncapi))).to.equal(
      'An AsyncAPI document cannot be compared with an OpenAPI document.',
    );
    const lost = edited(openapi, { 'paths > /health': { $ref: '#/components/pathItems/none' } });
    expect(failed(JSON.stringify(lost))).to.match(
      /^The reference "#\/components\/pathItems\/none" does not point to anything\.$/,
    );
    const cycle = edited(openapi, { 'paths > /health': { $ref: '#/paths/~1health' } });
    expect(failed(JSON.stringify(cycle))).to.match(/ is a cycle\.$/);
    const outside = edited(openapi, { 'paths > /health': { $ref: './other.json' } });
    expect(failed(JSON.stringify(outside))).to.match(
      / points to another document\. Bundle both documents\.$/,
    );
    expect(() => readDocument(join(project, 'none.yaml'))).to.throw('none.yaml: the file does not exist.');
    expect(() => readDocument('https://example.com/openapi.json')).to.throw(
      'https://example.com/openapi.json: it is a URL. Download the document and pass its file.',
    );
  });

  onlyInFullSuite('Each comparison by another tool starts a process.').it(
    'agrees with the tools as the table says',
    async function () {
      this.timeout(600_000);
      const { ROWFEED_OASDIFF } = process.env;
      const folder = await temporaryDirectory();
      const [before, after] = [join(folder, 'before.json'), join(folder, 'after.json')];
      try {
        if (ROWFEED_OASDIFF !== undefined) {
          await writeFile(before, JSON.stringify(openapi));
          for (const { title, edit, other } of openapiCases) {
            await writeFile(after, JSON.stringify(edited(openapi, edit)));
            const { stdout } = await run(ROWFEED_OASDIFF, ['changelog', before, after, '-f', 'json']);
            const levels = (JSON.parse(stdout || '[]') as { level: 1 | 2 | 3 }[]).map(({ level }) => level);
            expect(['none', 'INFO', 'WARN', 'ERR'][Math.max(0, ...levels)], title).to.equal(other);
          }
        }
        await writeFile(before, JSON.stringify(asyncapi));
        for (const { title, edit, other } of asyncapiCases) {
          await writeFile(after, JSON.stringify(edited(asyncapi, edit)));
          const words = ['diff', before, after, '--format', 'json', '--fail-on', 'none'];
          const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
          const { stdout } = await run(join(project, 'node_modules/.bin/redocly'), words, { env });
          const impacts = (JSON.parse(stdout).changes as { impact: string }[]).map(({ impact }) => impact);
          expect(
            ['major', 'minor', 'patch'].find((each) => impacts.includes(each)) ?? 'none',
            title,
          ).to.equal(other);
        }
      } finally {
        await removeDirectory(folder);
      }
    },
  );
});

/** What breaks clients of rowfeed itself: edits of its own contracts. */
describe('the comparison of versions of rowfeed', () => {
  const breaking: readonly [document: string, from: string, to: string, says: RegExp][] = [
    [
      'openapi',
      "        '412': { $ref: '#/components/responses/VersionMismatch' }\n",
      '',
      /response 412: no longer exists/,
    ],
    [
      'openapi',
      'operationId: getUsage',
      'operationId: readUsage',
      /the operationId readUsage instead of getUsage/,
    ],
    [
      'openapi',
      '          application/merge-patch+json:',
      '          application/other+json:',
      /no longer has the media type application\/merge-patch\+json/,
    ],
    ['openapi', '            Total-Count:', '            Count:', /header Total-Count: no longer exists/],
    ['openapi', "        '4410': >-", "        '4411': >-", /no longer closes with 4410/],
    ['openapi', '      x-scope: read\n', '      x-scope: write\n', /now requires a key with the write scope/],
    [
      'openapi',
      '    status: 409\n',
      '    status: 400\n',
      /error code \w+: has the status 400 instead of 409/,
    ],
    [
      'asyncapi',
      'required: [event, collection, seq, cursor, time, row, changed]',
      'required: [event, collection, seq, cursor, time, row]',
      /message update: no longer requires "changed"/,
    ],
  ];
  for (const [name, from, to, says] of breaking)
    it(`reports ${says}`, async () => {
      const text = await readFile(join(project, `${name}.yaml`), 'utf8');
      expect(text).to.include(from);
      const file = join(project, `${name}.yaml`);
      const changes = compareContracts(readDocument(file), new Document(text.replace(from, to), name, file));
      const sentences = changes
        .filter(({ impact }) => impact === 'breaking')
        .map(({ where, what }) => `${where}: ${what}`);
      expect(
        sentences.some((each) => says.test(each)),
        sentences.join('\n'),
      ).to.equal(true);
    });
});

function verdictOfOther(other: string): Verdict {
  if (/ERR|WARN|major/.test(other)) return 'breaking';
  return /INFO|minor/.test(other) ? 'compatible' : 'none';
}

/** Returns the value that contains the target of a pointer. */
function parentOf(document: object, pointer: string): unknown {
  const steps = pointer.split('/').slice(1, -1);
  return steps.reduce<unknown>(
    (node, step) =>
      (node as Record<string, unknown> | undefined)?.[step.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
}
