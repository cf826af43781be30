import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { generators } from '../../scripts/sdk-check/guide.js';
import { missingRowCode, startLater } from '../../scripts/sdk-check/later.js';
import { fetchOpenapiGenerator, recipeOf } from '../../scripts/sdk-check/recipes.js';
import { stepsOf } from '../../scripts/sdk-check/walk.js';
import { client } from '../support/client.js';
import { section, tableRows } from '../support/readme.js';
import { startService, type TestService } from '../support/service.js';

const clients = join(import.meta.dirname, '../../scripts/sdk-check/clients');

/**
 * These tests compare the guide with the trials. `npm run sdk-check` runs the generators, which need their
 * toolchains.
 */
describe('the generators of clients', () => {
  it('are lines of the guide that npm run sdk-check can try, each with a test client', () => {
    const rows = tableRows(section('src/docs/reference/generators.md', '## SDK generators by language'));
    expect(generators).to.have.lengthOf(rows.length);
    for (const generator of generators) {
      const { name, document } = generator;
      expect(recipeOf(generator).walk, name).not.to.equal('');
      expect(existsSync(join(clients, name)), name).to.equal(true);
      expect(['openapi.json', 'openapi-3.0.json', 'asyncapi.json'], name).to.include(document);
    }
  });

  it('have results in the guide that are theirs', () => {
    for (const generator of generators) {
      const { length } = stepsOf(generator);
      expect(generator.result, generator.name).to.equal(`${length} and ${length} of ${length}`);
    }
  });

  it('are had as the guide says, and six of them with the commands of README.md', () => {
    const { version } = generators.find(({ name }) => name === 'openapi-generator-java')!;
    const text = section('src/docs/reference/generators.md', '## SDK generators by language');
    expect(text).to.include(`\`${fetchOpenapiGenerator(version)}\``);
    const commands = generators.map(({ language, command }) => [language, `\`${command}\``]);
    const shown = tableRows(section('README.md', '## Generate a client (SDK)'));
    expect(commands).to.deep.include.members(shown);
    expect(shown.map(([language]) => language)).to.deep.equal([
      'TypeScript',
      'Python',
      'Go',
      'Java',
      'Rust',
      'Kotlin',
    ]);
  });

  it('are run with the same commands in the guide for a first client', () => {
    const guide = readFileSync('src/docs/how-to/sdks.md', 'utf8').replaceAll(' \\\n  ', ' ');
    for (const name of ['openapi-python-client', 'oapi-codegen']) {
      const { command } = generators.find((each) => each.name === name)!;
      expect(guide).to.include(`\n${command}\n`);
    }
  });

  it('have names that no other has, and their versions in their commands', () => {
    const names = generators.map(({ name }) => name);
    expect(names).to.have.lengthOf(new Set(names).size);
    for (const { name, version, command } of generators)
      for (const [, written] of command.matchAll(/(?:@v?|-cli-)(\d+\.\d+\.\d+)/g))
        expect(written, name).to.equal(version);
  });

  it('are listed in the error if a name is unknown', () => {
    const command = join(clients, '../../sdk-check.ts');
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', command, 'orval', 'nothing'], {
      encoding: 'utf8',
    });
    expect(status).to.equal(1);
    expect(stderr).to.include("'nothing'").and.to.include(generators.at(-1)!.name);
  });
});

describe('the later version that clients are tried on', () => {
  let service: TestService;
  let later: Awaited<ReturnType<typeof startLater>>;
  before(async () => {
    service = await startService();
    later = await startLater(service.url);
  });
  after(async () => {
    await later.stop();
    await service.close();
  });

  it('adds what the contract leaves room for, and nothing else', async () => {
    const name = await client(service, service.key).collection([{ nested: { list: [null] } }]);
    const rows = `/v1/collections/${name}/rows`;
    const more = { added_later: { by: 'a later version', list: [1, null] } };
    const read = async ({ url }: { url: string }, path: string) => {
      const answer = await fetch(url + path, { headers: { 'x-api-key': service.key } });
      return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Problem };
    };
    for (const path of ['/v1/collections', rows, `${rows}/1`]) {
      const [now, then] = await Promise.all([service, later].map((each) => read(each, path)));
      expect(then!.body, path).to.deep.equal(now!.body);
      expect(then!.headers.has('rowfeed-added-later'), path).to.equal(true);
    }
    expect((await read(later, '/health')).body).to.deep.equal({ ok: true, service: 'rowfeed', ...more });
    const usage = await read(later, '/v1/usage');
    expect(usage.body).to.deep.include(more).and.to.have.nested.property('period.added_later');

    const missing = await read(later, `${rows}/2`);
    expect(missing.status).to.equal(404);
    expect(missing.body).to.deep.include({ ...more, code: missingRowCode.later });
    const refused = await read(later, `${rows}?limit=0`);
    expect(refused.body.code).to.equal('parameter_invalid');
    expect(refused.body.errors![0]).to.deep.include(more);
  });

  it('adds to frames, but not to their rows', () => {
    const frame = { event: 'insert', collection: 'notes', seq: 1, cursor: 'a-1', row: { id: 1, nested: {} } };
    const { added_later, ...rest } = JSON.parse(later.frame(JSON.stringify(frame)));
    expect(rest).to.deep.equal(frame);
    expect(added_later).to.be.an('object');
  });
});

interface Problem {
  readonly code: string;
  readonly errors?: readonly object[];
}
