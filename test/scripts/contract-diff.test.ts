import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { type Change, compareContracts, documents, isRefused } from '../../scripts/contract-diff/changes.js';
import { removeDirectory, temporaryDirectory } from '../support/service.js';
import { onlyInFullSuite } from '../support/suite.js';

const project = join(import.meta.dirname, '../..');

/** A change of a document, and what the report must contain about it. */
type Edit = readonly [document: (typeof documents)[number], from: string, to: string, told: RegExp];

const breaking: readonly Edit[] = [
  [
    'openapi.yaml',
    '        minimum: 1\n        maximum: 1000\n',
    '        minimum: 1\n        maximum: 500\n',
    /Upper bound .*500/,
  ],
  [
    'openapi.yaml',
    '      name: since\n',
    '      name: since\n      required: true\n',
    /`since` .*became required/,
  ],
  [
    'openapi.yaml',
    'operationId: getUsage',
    'operationId: readUsage',
    /changed from 'getUsage' to 'readUsage'/,
  ],
  [
    'openapi.yaml',
    'required: [name, rows, created_at, indexes]',
    'required: [name, rows, indexes]',
    /no longer required: `created_at`/,
  ],
  ['openapi.yaml', '            Total-Count:', '            Count:', /Response header `Total-Count`/],
  [
    'openapi.yaml',
    "        '412': { $ref: '#/components/responses/VersionMismatch' }\n",
    '',
    /Response `412` was removed/,
  ],
  [
    'openapi.yaml',
    '          application/merge-patch+json:',
    '          application/other+json:',
    /application\/merge-patch\+json/,
  ],
  [
    'openapi.yaml',
    '        default: 100\n',
    '        default: 50\n',
    /^no longer: limit of listRows is 100 when left out$/,
  ],
  [
    'openapi.yaml',
    'x-codes: [credentials_conflict, parameter_invalid, page_too_large, query_too_costly]',
    'x-codes: [credentials_conflict, parameter_invalid, query_too_costly]',
    /^no longer: listRows may answer 400 with the code page_too_large$/,
  ],
  ['openapi.yaml', "        '4410': >-", "        '4411': >-", /^no longer: openFeed may close with 4410$/],
  [
    'openapi.yaml',
    '      x-scope: read\n',
    '      x-scope: write\n',
    /^new: listCollections needs a key with the scope write$/,
  ],
  [
    'openapi.yaml',
    '    status: 409\n',
    '    status: 400\n',
    /^no longer: the error code collection_exists has the status 409$/,
  ],
  [
    'asyncapi.yaml',
    'required: [event, collection, seq, cursor, time, row, changed]',
    'required: [event, collection, seq, cursor, time, row]',
    /no longer required: `changed`/,
  ],
];

const additive: readonly Edit[] = [
  [
    'openapi.yaml',
    '        maximum: 1000\n        default: 100',
    '        maximum: 5000\n        default: 100',
    /./,
  ],
  [
    'openapi.yaml',
    '      required: [name, rows, created_at, indexes]\n      properties:\n',
    '      required: [name, rows, created_at, indexes]\n      properties:\n        owner: { type: string, description: Who made it. }\n',
    /owner|added/,
  ],
  [
    'openapi.yaml',
    '  storage_full:\n',
    '  row_locked:\n    status: 409\n    title: The row is locked\n    description: Somebody works on it.\n  storage_full:\n',
    /^new: the error code row_locked has the status 409$/,
  ],
  [
    'openapi.yaml',
    '      x-unbound-only: true\n',
    '',
    /^no longer: createCollection needs a key that is not bound/,
  ],
  [
    'openapi.yaml',
    "        '4408': >-",
    "        '4409': Something new.\n        '4408': >-",
    /^new: openFeed may close with 4409$/,
  ],
  ['openapi.yaml', 'summary: List rows', 'summary: Lists rows', /./],
  [
    'asyncapi.yaml',
    '      summary: The last state of the row before it was deleted.',
    '      summary: The last state.',
    /./,
  ],
];

const comparing = onlyInFullSuite('Redocly takes 2 s of CPU for each comparison.');

describe('contract-diff', function () {
  this.timeout(30_000);
  let folder: string;
  before(async () => {
    folder = await temporaryDirectory();
  });
  after(() => removeDirectory(folder));

  async function revised(edits: readonly Edit[]): Promise<readonly Change[]> {
    const texts = new Map<string, string>();
    for (const name of documents) texts.set(name, await readFile(join(project, name), 'utf8'));
    for (const [name, from, to] of edits) {
      const text = texts.get(name)!;
      expect(text, `${name} holds what is to be changed`).to.contain(from);
      texts.set(name, text.replace(from, to));
    }
    for (const [name, text] of texts) await writeFile(join(folder, name), text);
    return (await compareContracts(project, folder)).changes;
  }

  comparing.it('tells what breaks clients', async () => {
    const changes = await revised(breaking);
    const told = changes.filter(({ impact }) => impact === 'breaking').map(({ what }) => what);
    for (const [, , , what] of breaking)
      expect(
        told.some((each) => what.test(each)),
        `${what}\n${told.join('\n')}`,
      ).to.equal(true);
  });

  comparing.it('tells what is only more, and keeps still about words', async () => {
    const changes = await revised(additive);
    expect(changes.filter(({ impact }) => impact === 'breaking')).to.deep.equal([]);
    const told = changes.map(({ where, what }) => `${where}: ${what}`);
    expect(told).to.have.length(4);
  });

  comparing.it('tells nothing where nothing changed', async () => {
    expect(await revised([])).to.deep.equal([]);
  });

  const change = (impact: Change['impact']): Change => ({ impact, where: '', what: '' });
  const verdicts: [impact: Change['impact'], base: string, revision: string, refused: boolean][] = [
    ['breaking', '1.2.3', '1.3.0', true],
    ['breaking', '1.2.3', '2.0.0', false],
    ['breaking', '0.1.0', '0.2.0', true],
    ['breaking', '0.9.0', '1.0.0', false],
    ['additive', '1.2.3', '1.2.3', false],
  ];
  for (const [impact, base, revision, refused] of verdicts) {
    it(`${refused ? 'refuses' : 'takes'} a ${impact} change from ${base} to ${revision}`, () => {
      expect(isRefused([change(impact)], { base, revision })).to.equal(refused);
    });
  }
});
