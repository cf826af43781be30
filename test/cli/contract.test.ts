/** `rowfeed contract get` and `rowfeed contract diff`. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, symlink, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { client } from '../support/client.js';
import { type Outcome, runCommand } from '../support/command.js';
import { removeDirectory, startService, type TestService, temporaryDirectory } from '../support/service.js';

describe('rowfeed contract', () => {
  let service: TestService;
  let folder: string;
  const contract = (words: readonly string[], env?: Readonly<Record<string, string>>): Promise<Outcome> =>
    runCommand(['contract', ...words], env ?? { ROWFEED_URL: service.url, ROWFEED_KEY: service.key });
  const setSchema = async (schema: object): Promise<void> => {
    const { status } = await client(service, service.key).put('/v1/collections/notes/schema', schema);
    expect(status).to.equal(200);
  };
  before(async () => {
    service = await startService();
    folder = await temporaryDirectory();
    await client(service, service.key).post('/v1/collections', { name: 'notes' });
    await setSchema({ type: 'object', properties: { title: { type: 'string', maxLength: 100 } } });
  });
  after(async () => {
    await service.close();
    await removeDirectory(folder);
  });

  it('names the file if the disk is full', async function () {
    if (!existsSync('/dev/full')) return this.skip();
    const out = join(folder, 'full');
    const file = join(out, 'openapi.json');
    await mkdir(out);
    await symlink('/dev/full', file);
    const { code, stderr } = await contract(['get', '--out', out]);
    expect([code, stderr]).to.deep.equal([1, `rowfeed: Cannot write ${file}: the disk is full.\n`]);
    await unlink(file);
  });

  it("saves the account's typed documents, and compares them with what is served", async () => {
    const out = join(folder, 'saved', 'here');
    const [openapi, asyncapi] = [join(out, 'openapi.json'), join(out, 'asyncapi.json')];
    expect(await contract(['get', '--out', out])).to.deep.equal({
      code: 0,
      stdout: `Saved ${openapi} and ${asyncapi}.\n`,
      stderr: '',
    });
    expect(JSON.parse(await readFile(openapi, 'utf8')).components.schemas).to.include.keys('NotesRow');
    expect(JSON.parse(await readFile(asyncapi, 'utf8')).asyncapi).to.equal('3.0.0');
    const nothing = '0 breaking changes, 0 compatible changes (version 0.2.0)\n';
    for (const file of [openapi, asyncapi])
      expect(await contract(['diff', file])).to.deep.equal({ code: 0, stdout: nothing, stderr: '' });

    await setSchema({
      type: 'object',
      properties: { title: { type: 'string', maxLength: 100 }, done: { type: 'boolean' } },
    });
    const more = await contract(['diff', openapi]);
    expect({ code: more.code, stderr: more.stderr }).to.deep.equal({ code: 0, stderr: '' });
    expect(more.stdout).to.match(
      /^compatible {2}.*: now has the property "done".*\n {12}#\/components\/schemas\/NotesRow\/allOf\/1\/properties\/done$/m,
    );

    await setSchema({ type: 'object', properties: { title: { type: 'string', maxLength: 50 } } });
    const less = await contract(['diff', openapi]);
    expect(less.code).to.equal(1);
    expect(less.stdout).to.match(
      /^breaking {4}POST \/v1\/collections\/notes\/rows, request body .*\/title: has the maxLength 50 instead of 100/m,
    );
    expect(less.stderr).to.match(/^rowfeed: \d+ changes? breaks? clients\.\n$/);
    const json = await contract(['diff', asyncapi, '--json']);
    const { breaking, compatible, changes } = JSON.parse(json.stdout);
    // The server sends shorter titles, which no client notices.
    expect({ code: json.code, breaking }).to.deep.equal({ code: 0, breaking: 0 });
    expect(changes).to.have.length(compatible);
    expect(changes[0]).to.have.keys('impact', 'where', 'what', 'pointer', 'more');
  });

  it('exits with 2 if a document cannot be read, or if the kinds differ', async () => {
    const [openapi, asyncapi, other] = ['openapi', 'asyncapi', 'other'].map((name) =>
      join(folder, `${name}.json`),
    );
    expect((await contract(['get', '--out', folder])).code).to.equal(0);
    await writeFile(other!, '{"swagger":"2.0"}');
    for (const [words, env, message] of [
      [[openapi!, asyncapi!], {}, 'An OpenAPI document cannot be compared with an AsyncAPI document.'],
      [[openapi!, join(folder, 'none')], {}, `Cannot read ${join(folder, 'none')}: the file does not exist.`],
      [[other!, openapi!], {}, `${other} is not an OpenAPI 3 or AsyncAPI document. Its version is "2.0".`],
      [[openapi!], {}, 'To compare with a server, provide its key with --key.'],
      [
        [openapi!, '--url', 'http://127.0.0.1:1', '--key', 'x'.repeat(20)],
        {},
        /^http:\/\/127\.0\.0\.1:1 does not respond: /,
      ],
      [
        [openapi!, '--url', service.url, '--key', 'x'.repeat(20)],
        {},
        /^the server returned 401 key_invalid: /,
      ],
      [[openapi!, '--bad'], {}, /unknown option '--bad'/],
    ] as const) {
      const { code, stdout, stderr } = await contract(['diff', ...words], env);
      expect({ code, stdout }, stderr).to.deep.equal({ code: 2, stdout: '' });
      const said = stderr.replace(/^rowfeed: /, '').replace(/\n$/, '');
      if (typeof message === 'string') expect(said).to.equal(message);
      else expect(said).to.match(message);
    }
    expect((await contract(['diff', openapi!, openapi!], {})).code).to.equal(0);
  });
});
