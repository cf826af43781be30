import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { type Answer, type Client, client, disconnect, heldMessage } from '../support/client.js';
import { storageIn, type TestStorage } from '../support/engine.js';
import { eventually } from '../support/eventually.js';
import { Follower } from '../support/follower.js';
import { chosenKey, holdNoKey } from '../support/leaks.js';
import { freePort, isOpen } from '../support/port.js';
import { blocks, installCommand, section } from '../support/readme.js';
import { removeDirectory, temporaryDirectory } from '../support/service.js';
import { onlyInFullSuite } from '../support/suite.js';
import { changesOf, holdLog, replay, rowsById, seqOf, startWriters } from '../support/writers.js';

const run = promisify(execFile);
const followMs = 60_000;
/** Waits longer than usual, because processes start and stop, and requests go through HAProxy. */
const until = (what: string, isSo: () => boolean | Promise<boolean>): Promise<boolean> =>
  eventually(what, isSo, { withinMs: 30_000, everyMs: 50 });
/** The ports of HAProxy and of the instances a and b in the guide. */
const shownPorts = ['8080', '3001', '3002'] as const;

/** An operator who follows the guide in an own folder. */
class Operator {
  readonly key = chosenKey();
  readonly #directory: string;
  readonly #storage: TestStorage;
  readonly #ports: ReadonlyMap<string, number>;

  private constructor(directory: string, storage: TestStorage, ports: ReadonlyMap<string, number>) {
    this.#directory = directory;
    this.#storage = storage;
    this.#ports = ports;
  }

  static async make(): Promise<Operator> {
    const directory = await temporaryDirectory();
    const ports = new Map<string, number>();
    for (const shown of shownPorts) ports.set(shown, await freePort());
    await installCommand(directory);
    return new Operator(directory, await storageIn(directory, 'postgres'), ports);
  }

  /** Saves the files and runs the commands. */
  async follow(markdown: string): Promise<void> {
    for (const { text } of blocks(markdown)) {
      const name = /^# ([\w-]+\.\w+)/.exec(text)?.[1];
      if (name === undefined) await this.shell(text);
      else await writeFile(join(this.#directory, name), this.#atHome(text));
    }
    for (const shown of shownPorts) await until('it listens', () => isOpen(this.#ports.get(shown)!));
    await this.served('a', 'b');
  }

  /** Returns the address of the program that has this port in the guide. */
  at(shown: (typeof shownPorts)[number]): { readonly url: string } {
    return { url: `http://127.0.0.1:${this.#ports.get(shown)}` };
  }

  shell(text: string): Promise<unknown> {
    return run('bash', ['-ec', this.#atHome(text)], {
      cwd: this.#directory,
      env: { PATH: process.env.PATH },
      timeout: followMs,
    });
  }

  file(name: string): Promise<string> {
    return readFile(join(this.#directory, name), 'utf8');
  }

  write(name: string, text: string): Promise<void> {
    return writeFile(join(this.#directory, name), text);
  }

  /** Waits until requests from now on reach each of these instances through HAProxy. */
  async served(...instances: readonly string[]): Promise<void> {
    const from = (await this.file('haproxy.log')).length;
    await until(`requests reach ${instances}`, async () => {
      await Promise.all(shownPorts.map(() => fetch(`${this.at('8080').url}/health`)));
      const log = (await this.file('haproxy.log')).slice(from);
      return instances.every((instance) => log.includes(`GET /health 200 rowfeed/${instance} `));
    });
  }

  ended(shown: (typeof shownPorts)[number]): Promise<boolean> {
    return until('it has ended', async () => !(await isOpen(this.#ports.get(shown)!)));
  }

  async stop(): Promise<void> {
    for (const [name, shown] of [
      ['haproxy', '8080'],
      ['rowfeed-3001', '3001'],
      ['rowfeed-3002', '3002'],
    ] as const) {
      disconnect(this.at(shown).url);
      const pid = await this.file(this.#atHome(`${name}.pid`)).catch(() => undefined);
      if (pid !== undefined) process.kill(Number(pid), 'SIGTERM');
      await this.ended(shown);
    }
    for (const name of ['haproxy.log', 'rowfeed-3001.log', 'rowfeed-3002.log']) {
      const log = await this.file(this.#atHome(name));
      holdNoKey('log', log);
      expect(log, name).not.to.include(this.key);
    }
    await this.#storage.remove();
    await removeDirectory(this.#directory);
  }

  /** Replaces the database, the key and the ports in the guide with those of the test. */
  #atHome(text: string): string {
    return (
      text
        // The shell must not end the URL at the "&".
        .replace(/postgres:\/\/[^\s']+/, `${this.#storage.url}?sslmode=disable&application_name=guide`)
        .replace('rf_...', this.key)
        .replace(/^ {2}bind :/m, '  bind 127.0.0.1:')
        .replace(new RegExp(shownPorts.join('|'), 'g'), (port) => String(this.#ports.get(port)))
    );
  }
}

const withPrograms = onlyInFullSuite('The guide needs PostgreSQL, HAProxy and two processes of rowfeed.');
withPrograms.describe('the guide to PostgreSQL, "Load balancing with HAProxy"', function () {
  this.timeout(90_000);
  let operator: Operator;
  let owner: Client;
  let proxy: { readonly url: string };
  before(async function () {
    if (!has('haproxy', '-v') || !has('curl', '--version')) return this.skip();
    operator = await Operator.make();
    await operator.follow(section('src/docs/how-to/postgres.md', '## Load balancing with HAProxy'));
    proxy = operator.at('8080');
    owner = client(proxy, operator.key);
  });
  after(() => operator?.stop());

  /** Creates a collection and followers, which are connected through the proxy to both instances. */
  async function followed(): Promise<{ rows: string; followers: Follower[] }> {
    const name = await owner.collection();
    const rows = `/v1/collections/${name}/rows`;
    const since = (await owner.get(rows)).headers['collection-cursor']!;
    const followers = Array.from(
      { length: 4 },
      () => new Follower({ key: operator.key, collection: name }, since),
    );
    for (const follower of followers) await follower.connect(proxy);
    return { rows, followers };
  }

  /** Follows the feed and reconnects whenever the connection closes, until `end` is called. */
  function keepFollowing(follower: Follower): { readonly codes: number[]; end(): Promise<void> } {
    const codes: number[] = [];
    let isEnding = false;
    const following = (async () => {
      for (;;) {
        codes.push(await follower.ended(followMs));
        if (isEnding) return;
        await until('it can be followed again', () =>
          follower.connect(proxy).then(
            () => true,
            () => false,
          ),
        );
      }
    })();
    // `end` reports a failure. Until then, the failure must not end the process.
    following.catch(() => undefined);
    return {
      codes,
      async end() {
        isEnding = true;
        await follower.cut();
        await following;
      },
    };
  }

  /** Expects every follower to have received all acknowledged and all stored changes, in order and once. */
  async function hold(
    rows: string,
    followers: readonly Follower[],
    { acknowledged }: ReturnType<typeof startWriters>,
  ): Promise<void> {
    const head = seqOf((await owner.get(`${rows}?limit=1`)).headers['collection-cursor']!);
    for (const follower of followers) {
      await follower.reach(head);
      expect(follower.frames).to.have.length(head);
      holdLog(follower.frames, acknowledged);
      expect(replay(follower.frames)).to.deep.equal(await rowsById(owner, rows));
    }
  }

  it('the log contains the time and the Request-Id of each request', async () => {
    const from = (await operator.file('haproxy.log')).length;
    const { headers } = await owner.get('/v1/usage');
    const lines = async () => (await operator.file('haproxy.log')).slice(from).split('\n');
    const isLogged = (line: string) =>
      line.includes(' /v1/usage ') && line.endsWith(` ${headers['request-id']}`);
    await until('the request is logged', async () => (await lines()).some(isLogged));
    expect((await lines()).find(isLogged)).to.match(
      /^\d\d\/\w{3}\/\d{4}:\d\d:\d\d:\d\d\.\d{3} 127\.0\.0\.1 GET /,
    );
  });

  it('requests reach both instances, and feeds tell what was written at either', async () => {
    const { rows, followers } = await followed();
    const writing = startWriters(() => owner, rows, 4);
    await operator.served('a', 'b');
    await writing.stop();
    await hold(rows, followers, writing);
    for (const follower of followers) await follower.cut();
    const log = await operator.file('haproxy.log');
    for (const instance of ['a', 'b']) {
      await until('the log of HAProxy', async () =>
        (await operator.file('haproxy.log')).includes(`/ws 101 rowfeed/${instance} `),
      );
      expect(log).to.include(`POST ${rows} 201 rowfeed/${instance} `);
    }
  });

  it('an instance is killed: its feeds go on at the other one, and lose nothing', async () => {
    const { rows, followers } = await followed();
    const following = followers.map(keepFollowing);
    const survivor = client(operator.at('3002'), operator.key);
    const writing = startWriters(() => survivor, rows, 4);
    await writing.progress(50);
    await operator.shell('kill -KILL $(cat rowfeed-3001.pid)');
    await until('a feed is cut', () => following.some(({ codes }) => codes.length > 0));
    await writing.progress(50);
    await writing.stop();
    await hold(rows, followers, writing);
    for (const each of following) await each.end();
    const codes = following.flatMap((each) => each.codes.slice(0, -1));
    expect(codes).to.include(1006);
    // The other followers were connected to the instance that continued.
    expect(codes.length).to.be.lessThan(followers.length);
    await operator.shell('sh start.sh 3001');
    await operator.served('a', 'b');
  });

  it('an instance is killed under writers whose requests bear keys: each is answered, and made once', async () => {
    const { rows, followers } = await followed();
    for (const follower of followers) await follower.cut();
    const from = (await operator.file('haproxy.log')).length;
    // Every response except a success fails the writers.
    const writing = startWriters(() => owner, rows, 16, { isRepeated: true });
    for (const [shown, instance] of [
      ['3001', 'a'],
      ['3002', 'b'],
    ] as const) {
      await writing.progress(200);
      await operator.shell(`kill -KILL $(cat rowfeed-${shown}.pid)`);
      await writing.progress(200);
      await operator.shell(`sh start.sh ${shown}`);
      await operator.served(instance);
    }
    await writing.stop();
    for (const follower of followers) await follower.connect(proxy);
    await hold(rows, followers, writing);
    const head = seqOf((await owner.get(`${rows}?limit=1`)).headers['collection-cursor']!);
    expect(head).to.equal(changesOf(writing.acknowledged));
    for (const follower of followers) await follower.cut();
    const statuses = (await operator.file('haproxy.log')).slice(from).match(/(?<= \/v1\S* )-?\d+/g)!;
    expect(statuses.filter((status) => Number(status) >= 400)).to.deep.equal([]);
  });

  it('both are restarted under writers: every request succeeds, and feeds lose nothing', async () => {
    const { rows, followers } = await followed();
    const following = followers.map(keepFollowing);
    // Every response except a success, and every lost response, fails the writers.
    const writing = startWriters(() => owner, rows, 8);
    const from = (await operator.file('haproxy.log')).length;
    await operator.shell('sh restart.sh');
    await operator.served('a', 'b');
    await writing.stop();
    await hold(rows, followers, writing);
    for (const each of following) await each.end();
    for (const { codes } of following) expect(codes).to.include(1001);
    const statuses = (await operator.file('haproxy.log')).slice(from).match(/(?<= \/v1\S* )-?\d+/g)!;
    expect(statuses.filter((status) => !/^2/.test(status))).to.deep.equal([]);
    expect(statuses.filter((status) => /^2/.test(status)).length).to.be.greaterThan(100);
  });

  it('both publish contracts with the URL of HAProxy', async () => {
    for (const shown of shownPorts) {
      const contract = await fetch(`${operator.at(shown).url}/openapi.json`);
      const { servers } = (await contract.json()) as { servers: { url: string }[] };
      expect(servers[0]!.url).to.equal(proxy.url);
    }
  });

  it('an instance that does not start ends the restart with its reason, and the other one continues', async () => {
    const env = await operator.file('rowfeed.env');
    await operator.write('rowfeed.env', `${env}LOG_LEVEL=loud\n`);
    const failure = await operator.shell('sh restart.sh').catch((error: Error) => error);
    expect(failure).to.have.property('code', 1);
    expect(failure)
      .to.have.property('stdout')
      .that.matches(/^rowfeed: .*LOG_LEVEL.*\n$/);
    expect((await owner.get('/v1/collections')).status).to.equal(200);
    await operator.write('rowfeed.env', env);
    await operator.shell('sh start.sh 3001');
    await operator.served('a', 'b');
  });

  it('without an instance, HAProxy responds with a problem', async () => {
    await operator.shell('kill $(cat rowfeed-3001.pid) $(cat rowfeed-3002.pid)');
    try {
      // Until HAProxy has noticed it, requests can fail.
      const title = (): Promise<unknown> =>
        owner.get('/v1/collections').then(
          ({ json }) => json.title,
          () => undefined,
        );
      await until('no instance is left', async () => (await title()) === 'No instance is ready');
      const refused = await owner.get('/v1/collections');
      expect(refused.code).to.equal('database_unavailable');
      await until('the request is logged', async () =>
        (await operator.file('haproxy.log')).includes(` ${refused.headers['request-id']}\n`),
      );
    } finally {
      // HAProxy notices a shutdown before it is complete.
      for (const shown of ['3001', '3002'] as const) await operator.ended(shown);
      for (const shown of ['3001', '3002']) await operator.shell(`sh start.sh ${shown}`);
    }
    await operator.served('a', 'b');
  });

  it('who guesses keys is known by the address that HAProxy saw', async () => {
    const guess = (address: string, headers = {}): Promise<Answer> =>
      getFrom(address, proxy.url, '/v1/collections', { 'x-api-key': 'a-guess-of-some-length', ...headers });
    // Each instance counts the invalid keys that it receives.
    await until('they are too many', async () => (await guess('127.0.0.2')).code === 'too_many_attempts');
    await until('they are too many at both', async () => {
      const answers = await Promise.all(shownPorts.map(() => guess('127.0.0.2', forged)));
      return answers.every(({ code }) => code === 'too_many_attempts');
    });
    expect((await guess('127.0.0.3')).code).to.equal('key_invalid');
    expect((await owner.get('/v1/collections')).status).to.equal(200);
  });

  it('a body over 1 MiB is refused by rowfeed', async () => {
    const rows = `/v1/collections/${await owner.collection()}/rows`;
    const refused = await owner.post(rows, [{ text: 'x'.repeat(1_048_576) }]);
    expect(refused.code).to.equal('body_too_large');
    expect((await owner.post(rows, [{ text: 'x'.repeat(200_000) }])).status).to.equal(201);
  });

  it('the key of /ws is not in the log of HAProxy', async () => {
    const log = await operator.file('haproxy.log');
    expect(log).to.match(/ GET \/ws 101 /);
    expect(log).not.to.include(operator.key);
  });
});

const forged = { 'X-Forwarded-For': '127.0.0.4' };

async function getFrom(
  localAddress: string,
  url: string,
  target: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const request = httpRequest(`${url}${target}`, { localAddress, headers, agent: false }).end();
  const [message] = (await once(request, 'response')) as [IncomingMessage];
  return heldMessage('GET', target, message);
}

function has(command: string, asking: string): boolean {
  return spawnSync(command, [asking]).status === 0;
}
