/** The output that new users see: the welcome message, and the errors for misspelled options and variables. */
import { expect } from 'chai';
import { client, disconnect } from '../support/client.js';
import { runCommand } from '../support/command.js';
import { freshStorage, type OwnStorage } from '../support/database.js';
import { section, tableRows } from '../support/readme.js';
import { killServers, startServer } from '../support/server-process.js';

describe('the first start', () => {
  let storage: OwnStorage;
  before(async () => {
    storage = await freshStorage();
  });
  after(async () => {
    await killServers();
    await storage.remove();
  });

  it('welcomes with the key, the console, the docs and two commands; settings that are none are named', async () => {
    const misspelt = {
      ROWFEED_RETENTION_HOUR: '1',
      ROWFEED_MAX_SOKCETS: '5',
      ROWFEED_CORS_ORIGINS: '',
      ROWFEED_PORT: '1',
      ROWFEED_DATABASE: 'x',
      ROWFEED_SOMETHING: 'x',
    };
    const server = await startServer(storage.url, '', { env: misspelt });
    const key = /rf_\w{38}/.exec(server.errors())![0];
    expect(server.errors().replaceAll(key, 'KEY')).to.equal(`
This is the API key of the account "default". It is shown only once. Store it safely.

  KEY

Open the console in a browser, and enter the key: ${server.url}/console
Read the guides: ${server.url}/docs/quickstart

The guides use the key as the variable KEY. Set it in each terminal. For example, create a collection and follow it:

  export KEY=KEY
  curl -w '\\n' -H "x-api-key: $KEY" -H 'content-type: application/json' -d '{"name":"hello"}' ${server.url}/v1/collections
  npx -y wscat -H "x-api-key: $KEY" -c '${server.url.replace('http', 'ws')}/ws?collection=hello'

`);
    for (const path of ['/console', '/docs/quickstart'])
      expect((await client(server, '').get(path)).status, path).to.equal(200);
    const told = server.log.map((line) => JSON.parse(line)).filter(({ variable }) => variable !== undefined);
    expect(told.map(({ msg }) => msg)).to.have.members([
      'ROWFEED_RETENTION_HOUR is not a setting of rowfeed, so the server ignores it. Did you mean ROWFEED_RETENTION_HOURS?',
      'ROWFEED_MAX_SOKCETS is not a setting of rowfeed, so the server ignores it. Did you mean ROWFEED_MAX_SOCKETS?',
      'ROWFEED_CORS_ORIGINS is not a setting of rowfeed, so the server ignores it. Did you mean ROWFEED_CORS_ORIGIN?',
      'ROWFEED_PORT is not a setting of rowfeed, so the server ignores it. Did you mean PORT?',
      'ROWFEED_DATABASE is not a setting of rowfeed, so the server ignores it. Did you mean DATABASE_URL?',
      'ROWFEED_SOMETHING is not a setting of rowfeed, so the server ignores it. To list the settings, run rowfeed serve --help.',
    ]);
    disconnect(server.url);
    expect(await server.end('SIGTERM')).to.equal(0);
  });
});

describe('a misspelt option', () => {
  const commands = tableRows(section('src/docs/reference/cli.md', '## CLI commands')).map(([cell]) => {
    const [, command] = /^`?rowfeed ([a-z]+(?: [a-z]+(?:-[a-z]+)*)?)/.exec(cell!)!;
    const options = cell!.match(/--[a-z-]+/g) ?? [];
    return {
      command: command!,
      options: /^(serve|schema|follow|tickets)/.test(command!) ? options : [...options, '--json'],
    };
  });
  for (const { command, options } of commands) {
    it(`of ${command} is answered with the one that was meant`, async () => {
      const answers = options.map(async (option) => {
        const misspelt = option.slice(0, -1);
        const { code, stdout, stderr } = await runCommand([...command.split(' '), misspelt], {
          DATABASE_URL: '',
        });
        expect([code, stdout], option).to.deep.equal([2, '']);
        expect(stderr).to.equal(`rowfeed: unknown option '${misspelt}' (Did you mean ${option}?)\n`);
      });
      await Promise.all(answers);
    });
  }
});
