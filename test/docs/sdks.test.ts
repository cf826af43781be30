import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect } from 'chai';
import { clients, table as otherTools } from '../../scripts/client-check/clients.js';
import { stepsOf } from '../../scripts/sdk-check/generator.js';
import { fetchOpenapiGenerator } from '../../scripts/sdk-check/generators/common.js';
import { generators, table } from '../../scripts/sdk-check/generators.js';
import { missingRowCode, startLater } from '../../scripts/sdk-check/later.js';
import { client } from '../support/client.js';
import { section, tableRows } from '../support/readme.js';
import { startService, type TestService } from '../support/service.js';

/**
 * These tests compare the guide with the trials. `npm run sdk-check` runs the generators, which need their
 * toolchains.
 */
describe('the generators of clients', () => {
  it('are in the guide as npm run sdk-check tries them: versions, documents, commands and notes', () => {
    const rows = tableRows(section('src/docs/sdks.md', table.heading));
    const told = rows.map(([language, name, document, command, _right, note]) => [
      language,
      name,
      document,
      command,
      note,
    ]);
    expect(told).to.deep.equal(generators.map(table.cellsOf));
  });

  it('have results in the guide that are theirs', () => {
    for (const [, name, , , right] of tableRows(section('src/docs/sdks.md', table.heading))) {
      const generator = generators.find((each) => name === `${each.name} ${each.version}`)!;
      const { length } = stepsOf(generator);
      expect(right, name).to.equal(`${length} and ${length} of ${length}`);
    }
  });

  it('are had as the guide says, and six of them with the commands of README.md', () => {
    expect(section('src/docs/sdks.md', table.heading)).to.include(`\`${fetchOpenapiGenerator}\``);
    const commands = generators.map(({ language, generate }) => [language, `\`${generate}\``]);
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

  it('have names that no other has', () => {
    const names = generators.map(({ name }) => name);
    expect(names).to.have.lengthOf(new Set(names).size);
  });

  it('are told when a name is none of theirs', () => {
    const command = join(import.meta.dirname, '../../scripts/sdk-check.ts');
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', command, 'orval', 'nothing'], {
      encoding: 'utf8',
    });
    expect(status).to.equal(2);
    expect(stderr).to.include('unknown: nothing').and.to.include(generators.at(-1)!.name);
  }).timeout(30_000);
});

/**
 * These tests compare the guide with the trials. `npm run client-check` runs the tools, which must be
 * installed.
 */
describe('the tools of others', () => {
  it('are in the guide as npm run client-check tries them, with what they did', () => {
    const rows = tableRows(section('src/docs/sdks.md', otherTools.heading));
    const told = rows.map(([name, document, does, _result, note]) => [name, document, does, note]);
    expect(told).to.deep.equal(clients.map(otherTools.cellsOf));
    for (const [name, , , result] of rows) expect(result, name).not.to.equal('');
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
