import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { access, constants, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import type { Command } from 'commander';
import { parse } from 'yaml';
import { crossOrigin } from '../../generated/operations.js';
import { createProgram } from '../../src/cli/cli.js';
import { type Config, ConfigError, loadConfig, variables } from '../../src/config.js';
import { decidingHeaders } from '../../src/contract/idempotency.js';
import { createLogger } from '../../src/runtime/logger.js';
import { startService as startQuietly } from '../../src/service.js';
import { eventually } from '../support/eventually.js';
import {
  type Block,
  blocks,
  document,
  headingsWithBlocks,
  installCommand,
  pathIn,
  section,
  shown,
  tableRows,
} from '../support/readme.js';
import { removeDirectory, startService, temporaryDirectory } from '../support/service.js';
import { onlyInFullSuite } from '../support/suite.js';

const project = fileURLToPath(new URL('../../', import.meta.url));
/** The address in the guides, which the tests replace with the address of the test server. */
const shownAddress = /(127\.0\.0\.1|localhost):3000/g;
const defaults = loadConfig({});
const run = promisify(execFile);

/** A server that runs in the folder of a reader. */
interface ReadersService {
  /** The host and port of the server. */
  readonly address: string;
  /** The key that the first start creates. */
  readonly key: string;
  stop(): Promise<unknown>;
}

/** Starts the service with the installed command, which prints the key. */
async function startCommand(directory: string): Promise<ReadersService> {
  const service = spawn(join(directory, 'node_modules/.bin/rowfeed'), {
    cwd: directory,
    env: { PATH: process.env.PATH, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  let welcome = '';
  service.stdout.on('data', (chunk) => (log += chunk));
  service.stderr.on('data', (chunk) => (welcome += chunk));
  const [, address = ''] = await eventually(
    () => `it listens (${welcome})`,
    () => /"url":"http:\/\/([^"]+)".*listening/.exec(log),
  );
  const [, key = ''] = /^ {2}(rf_\w+)$/m.exec(welcome)!;
  return { address, key, stop: () => ended(service) };
}

/** Starts the same service in this process. The command takes 0.6 s of CPU to start. */
async function startHere(directory: string): Promise<ReadersService> {
  const databaseUrl = `sqlite:${join(directory, 'data/rowfeed.db')}`;
  const config = loadConfig({ HOST: '127.0.0.1', PORT: '0', DATABASE_URL: databaseUrl });
  const service = await startQuietly(config, createLogger('info', { write: () => undefined }));
  return {
    address: new URL(service.url).host,
    key: service.firstKey!,
    stop: () => service.close(),
  };
}

async function ended(process_: ChildProcess): Promise<void> {
  if (process_.exitCode !== null) return;
  process_.kill();
  await once(process_, 'exit');
}

/** A reader who follows a guide in an own folder, with a server that was started there. */
class Reader {
  readonly directory: string;
  readonly key: string;
  readonly #address: string;
  readonly #scripts = new Map<string, { process: ChildProcess; printed: string }>();
  readonly #path: string;
  readonly #service: ReadersService;

  private constructor(directory: string, path: string, service: ReadersService) {
    this.directory = directory;
    this.#path = path;
    this.key = service.key;
    this.#address = service.address;
    this.#service = service;
  }

  /** @param packages the packages that are already installed in the folder. If there are none, npm and npx install them. */
  static async start(packages: readonly string[]): Promise<Reader> {
    const directory = await temporaryDirectory();
    await installCommand(directory);
    const installsPackages = packages.length === 0;
    const path = installsPackages ? process.env.PATH! : await pathIn(directory);
    for (const name of packages)
      await symlink(
        name === 'rowfeed' ? project : join(project, 'node_modules', name),
        join(directory, 'node_modules', name),
      );
    const service = await (installsPackages ? startCommand(directory) : startHere(directory));
    return new Reader(directory, path, service);
  }

  /** Follows these blocks in order: saves scripts, runs commands, and compares their output with the guide. */
  async follow(shown: readonly Block[]): Promise<void> {
    try {
      for (const [index, block] of shown.entries()) await this.#followBlock(block, shown[index + 1]);
    } finally {
      await this.#stopScripts();
    }
  }

  async #followBlock({ language, label, text }: Block, next: Block | undefined): Promise<void> {
    if (language === 'sh') {
      const output = next && /^(json|text)$/.test(next.language) && next.label === '' ? next.text : undefined;
      await this.#paste(text, output);
    } else if (label !== '') await this.#holdPrinted(label, text);
    else if (/^(js|ts|py|go)$/.test(language)) {
      const name = /^(?:\/\/|#) (\S+)\n/.exec(text)![1]!;
      await writeFile(join(this.directory, name), this.#atHome(text));
    }
  }

  /** Starts a saved script with this command. It runs until the end of the section. */
  async startScript(name: string, command: string): Promise<void> {
    const [program = '', ...words] = command.split(' ');
    const path = program === 'node' ? process.execPath : join(this.directory, program);
    const process_ = spawn(path, words, this.#options());
    const script = { process: process_, printed: '' };
    process_.stdout.on('data', (chunk) => (script.printed += chunk));
    process_.stderr.on('data', (chunk) => (script.printed += chunk));
    this.#scripts.set(name, script);
    await eventually(`${name} prints`, () => script.printed !== '');
  }

  printed(name: string): string {
    return this.#scripts.get(name)!.printed;
  }

  async shell(text: string): Promise<string> {
    // Output of a failed command is also expected output, so only -e stops the script.
    const { stdout } = await run('bash', ['-ec', this.#atHome(text)], {
      ...this.#options(),
      timeout: 300_000,
    });
    return stdout;
  }

  async #stopScripts(): Promise<void> {
    for (const script of this.#scripts.values()) await ended(script.process);
    this.#scripts.clear();
  }

  async stop(): Promise<void> {
    await this.#stopScripts();
    await this.#service.stop();
    await removeDirectory(this.directory);
  }

  async #paste(text: string, output: string | undefined): Promise<void> {
    const command = /^(?:node|\.venv\/bin\/python)(?: --import tsx)? (\S+\.(?:mjs|ts|py))$/m.exec(text);
    if (command !== null) return this.startScript(command[1]!, command[0]);
    const printed = (await this.shell(text))
      .replaceAll(`${this.directory}/`, '')
      .replaceAll(this.#address, '127.0.0.1:3000');
    if (output !== undefined) expect(plain(printed), text).to.equal(plain(output));
  }

  async #holdPrinted(name: string, text: string): Promise<void> {
    const lines = plain(text).split('\n').length;
    await eventually(
      () => `${name} prints ${lines} lines (${this.printed(name)})`,
      () => plain(this.printed(name)).split('\n').length >= lines,
    );
    expect(plain(this.printed(name)), name).to.equal(plain(text));
  }

  #options() {
    // Removes the npm settings of the outer `npm test`.
    const outer = Object.entries(process.env).filter(
      ([name]) => !/^(npm_|ROWFEED_|DATABASE_URL|PORT$)/i.test(name),
    );
    return {
      cwd: this.directory,
      env: {
        ...Object.fromEntries(outer),
        PATH: this.#path,
        KEY: this.key,
        ROWFEED_KEY: this.key,
        ROWFEED_URL: `http://${this.#address}`,
        npm_config_loglevel: 'error',
      },
      stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'],
    };
  }

  /** Replaces the address and the key in the text with those of the test server. */
  #atHome(text: string): string {
    return text
      .replace(shownAddress, this.#address)
      .replace(/^export KEY=.*$/m, '')
      .replaceAll("'rf_...'", `'${this.key}'`);
  }
}

/**
 * Sections whose blocks another test runs. The blocks of Contributing run as `npm test` itself and in the
 * checks of names below.
 */
const elsewhere: Readonly<Record<string, string>> = {
  'README.md ## Install and start': 'service/package.test.ts',
  'README.md ## Contributing': 'docs/guides.test.ts',
  'src/docs/start/install.md ## Run from a clone': 'service/package.test.ts',
  'src/docs/start/install.md ## Install as a package': 'service/package.test.ts',
  'src/docs/tutorials/todo-list.md ## Write the page': 'docs/todo-list.test.ts',
  'src/docs/tutorials/todo-list.md ## Open it': 'docs/todo-list.test.ts',
  'src/docs/how-to/import-export.md ## Migrate between servers': 'docs/import-export.test.ts',
  'src/docs/how-to/follow.md ## Follow from the command line': 'cli/follow.test.ts',
  'src/docs/how-to/follow.md ## Use a feed in a browser (CORS)': 'client/browser.test.ts',
  'src/docs/how-to/follow-http.md ## Follow in a shell (curl and jq)': 'docs/followers.test.ts',
  'src/docs/how-to/follow-http.md ## Follow in Python': 'docs/followers.test.ts',
  'src/docs/how-to/follow-http.md ## Follow in Go': 'docs/followers.test.ts',
  'src/docs/how-to/follow-http.md ## Follow in a browser (EventSource)': 'client/event-source.test.ts',
  'src/docs/how-to/python.md ## A complete client': 'docs/python.test.ts',
  'src/docs/how-to/python.md ## Insert, upsert and list rows': 'docs/python.test.ts',
  'src/docs/reference/client.md ## Quick start in a browser': 'client/browser.test.ts',
  'src/docs/reference/client.md ## Optimistic updates and conflicts': 'client/mirror.test.ts',
  'src/docs/how-to/react.md ## Live list with tickets and optimistic updates': 'client/react.test.ts',
  'src/docs/how-to/react.md ## Live list without tickets': 'client/react.test.ts',
  'src/docs/how-to/react.md ## Use the module with Vue': 'client/react.test.ts',
  'src/docs/how-to/react.md ## Check the component with vitest': 'client/react.test.ts',
  'src/docs/how-to/deploy.md ## Compression': 'docs/compressing-proxy.test.ts',
  'src/docs/how-to/deploy.md ## Serve over HTTPS (nginx)': 'docs/nginx-tls.test.ts',
  'src/docs/how-to/deploy.md ## Serve under a path': 'docs/path-proxies.test.ts',
  'src/docs/how-to/end-users.md ## Example application': 'docs/end-users.test.ts',
  ...Object.fromEntries(
    headingsWithBlocks('src/docs/how-to/test-in-ci.md').map((heading) => [
      `src/docs/how-to/test-in-ci.md ${heading}`,
      'docs/test-in-ci.test.ts',
    ]),
  ),
  'src/docs/how-to/postgres.md ## Use a database user without DDL permissions':
    'engines/postgres/functions.test.ts',
  'src/docs/how-to/postgres.md ## Load balancing with HAProxy': 'docs/two-instances.test.ts',
};
/** Guides that install packages from a registry, which `npm test` does not use. */
const sdks = 'src/docs/how-to/sdks.md';
const withRegistry: readonly string[] = [
  sdks,
  'src/docs/start/quickstart-typescript.md',
  'src/docs/tutorials/spreadsheet.md',
];
const fromRegistry = onlyInFullSuite('npm installs packages from its registry.');

/** Sections whose commands are slow. */
const slow: Readonly<Record<string, ReturnType<typeof onlyInFullSuite>>> = {
  'src/docs/help/troubleshooting.md ## Test a deployment': onlyInFullSuite(
    'A whole run of conform takes 5 s of CPU.',
  ),
  'src/docs/tutorials/keep-in-sync.md ## Copy to a database (Python)': onlyInFullSuite(
    'pip installs a library from its registry.',
  ),
  'src/docs/how-to/testing.md ## Quick start': onlyInFullSuite('The server takes 1 s of CPU to start.'),
  'src/docs/how-to/testing.md ## Other languages': onlyInFullSuite('The server takes 1 s of CPU to start.'),
  ...Object.fromEntries(
    [
      'testing.md ## Detect breaking changes of the contract',
      'row-keys.md ## Keep a collection equal to a file',
      'row-keys.md ## Import a file every night (cron)',
      'import-export.md ## Import a spreadsheet',
      'import-export.md ## Scheduled exports',
      'keys.md ## Delete an account',
      'upgrade.md ## Upgrade one server',
    ].map((section) => [
      `src/docs/how-to/${section}`,
      onlyInFullSuite(
        'The commands take 0.4 to 1 s of CPU, and the fast suite tests each of them elsewhere.',
      ),
    ]),
  ),
};

function testOf(path: string, heading: string): Mocha.TestFunction | Mocha.PendingTestFunction {
  return slow[`${path} ${heading}`]?.it ?? it;
}

describe('what README.md and the guides show', () => {
  const canPaste = has('bash') && has('curl');
  for (const path of shown) {
    const parts = headingsWithBlocks(path).filter((heading) => !(`${path} ${heading}` in elsewhere));
    if (parts.length === 0) continue;
    const needsRegistry = withRegistry.includes(path);
    const suite = needsRegistry ? fromRegistry.describe : describe;
    suite(`${path} can be pasted`, function () {
      this.timeout(needsRegistry ? 300_000 : 60_000);
      let reader: Reader | undefined;
      // Each section continues the previous one. Only the sections of the SDK guide have separate folders.
      const [begin, end] = path === sdks ? [beforeEach, afterEach] : [before, after];
      begin(async function () {
        if (!canPaste || (needsRegistry && process.env.CI === undefined)) return this.skip();
        reader = await Reader.start(needsRegistry ? [] : ['ws', 'rowfeed', '.bin/openapi-typescript']);
      });
      end(() => reader?.stop());

      for (const heading of parts) {
        testOf(path, heading)(heading.slice('## '.length), function () {
          if (heading.endsWith('(Go)') && !has('go', 'version')) return this.skip();
          return reader!.follow(blocks(section(path, heading)));
        });
      }
    });
  }

  it('is run here, or by the test that is named', async () => {
    for (const [place, test] of Object.entries(elsewhere)) {
      const [path = '', heading = ''] = place.split(/ (?=##)/);
      expect(headingsWithBlocks(path)).to.include(heading);
      await readFile(join(project, 'test', test));
    }
  });

  describe('in tables', () => {
    it('configuration: every variable, its default and nothing else', () => {
      const rows = tableRows(section('src/docs/reference/configuration.md', '## Environment variables')).map(
        (cells) => cells.map(withoutMarks),
      );
      const named: string[] = [];
      for (const [name = '', value = ''] of rows) {
        if (value !== 'none') expect(loadConfig({ [name]: value }), name).to.deep.equal(defaults);
        named.push(...Object.keys(otherThanDefault(loadConfig({ [name]: examples[name]! }))));
      }
      expect(named).to.have.members(Object.keys(defaults).filter((name) => name !== 'unknown'));
      expect(rows.map(([name]) => name)).to.deep.equal(Object.keys(variables));
    });

    it('configuration: a value that makes no sense is refused by name', () => {
      const rows = tableRows(section('src/docs/reference/configuration.md', '## Environment variables'));
      for (const name of rows.map(([cell]) => withoutMarks(cell!)))
        expect(() => loadConfig({ [name]: ' \u0001' }), name).to.throw(ConfigError, name);
    });

    it('commands: each with its options', async () => {
      const rows = tableRows(section('src/docs/reference/cli.md', '## CLI commands')).map(([cell]) => {
        const [, command = ''] = /^rowfeed ([a-z]+(?: [a-z]+(?:-[a-z]+)*)?)/.exec(withoutMarks(cell!))!;
        return [command, ...(cell!.match(/--[a-z-]+/g) ?? [])];
      });
      expect(rows).to.have.deep.members((await commands()).map(({ names, options }) => [names, ...options]));
    });

    it('the guides about writes and errors name every header that an idempotency key covers', async () => {
      const errors = await readFile(join(project, 'src/docs/reference/errors.md'), 'utf8');
      const ofKey = errors.split('\n').find((line) => line.startsWith('| `idempotency_key_reused`'))!;
      const rows = await readFile(join(project, 'src/docs/how-to/safe-writes.md'), 'utf8');
      for (const text of [ofKey, /- Two requests are the same if [\s\S]*?\n- /.exec(rows)![0]]) {
        const named = [...text.matchAll(/`((?:If|Prefer)[A-Za-z-]*)`/g)].map(([, name]) =>
          name!.toLowerCase(),
        );
        expect(named).to.have.members(decidingHeaders);
      }
    });

    it('errors and close codes are those of the contract', async () => {
      const contract = parse(await readFile(join(project, 'openapi.yaml'), 'utf8'));
      const errors = Object.entries<{ status: number; description: string }>(contract['x-error-codes']);
      const closes = Object.entries<string>(contract.paths['/ws'].get['x-close-codes']);
      expect(
        tableRows(section('src/docs/reference/errors.md', '## Error format and error codes')),
      ).to.deep.equal(
        errors.map(([code, { status, description }]) => [
          `\`${code}\``,
          String(status),
          oneLine(description),
        ]),
      );
      expect(tableRows(section('src/docs/reference/errors.md', '## Close codes'))).to.deep.equal(
        closes.map(([code, description]) => [code, oneLine(description)]),
      );
      const outside = Object.entries<Problems>(contract['x-answers-outside-operations']);
      const own = outside.flatMap(([status, { 'x-codes': codes = [] }]) =>
        codes.slice(0, 1).map((code) => [status, `\`${code}\``]),
      );
      const toldOutside = tableRows(
        section('src/docs/reference/errors.md', '## Errors outside an operation'),
      );
      expect(toldOutside.map(([status, code]) => [status, code])).to.deep.equal(own);
      const handled = tableRows(section('src/docs/reference/feed.md', '## Reconnect and resume')).flatMap(
        ([codes]) => codes!.split(', '),
      );
      // The server never sends 1006.
      expect(handled).to.have.members([...closes.map(([code]) => code), '1006']);
    });

    it('headers that scripts of other origins can send and read are those of the contract', () => {
      const text = section('src/docs/reference/http.md', '## CORS');
      const named = (pattern: RegExp) => pattern.exec(text)![1]!.match(/[\w-]+(?=`)/g);
      const { requestHeaders, answerHeaders } = crossOrigin;
      expect(named(/can send the headers (.*?)\. If/s)).to.have.members(requestHeaders.split(', '));
      expect(named(/can read the headers (.*?)\.\s/s)).to.have.members(answerHeaders.split(', '));
    });

    it('metrics are those that there are', async () => {
      const service = await startService({ env: { ROWFEED_METRICS_PORT: '0' } });
      try {
        const text = await (await fetch(`http://127.0.0.1:${service.metricsPort}/metrics`)).text();
        const there = [...text.matchAll(/^# TYPE (rowfeed_\w+) /gm)].map(([, name]) => name);
        const told = tableRows(section('src/docs/reference/metrics.md', '## All metrics')).flatMap(
          ([cell]) => /^`(\w+)/.exec(cell!)?.[1] ?? [],
        );
        for (const name of told) expect(text).to.include(`# TYPE ${name} `);
        expect(told).to.include.members(there);
      } finally {
        await service.close();
      }
    });
  });

  it('names only scripts that package.json has, and files that are there', async () => {
    const { scripts } = JSON.parse(await readFile(join(project, 'package.json'), 'utf8'));
    for (const path of [...shown, 'CONTRIBUTING.md']) {
      const text = document(path);
      for (const [, name = '', options = ''] of text.matchAll(
        /npm run (?:-s )?([\w:-]+)(?: -- ([^`\n]*))?/g,
      )) {
        expect(scripts).to.have.property(name);
        const [source] = /scripts\/[\w-]+\.ts/.exec(scripts[name]) ?? [];
        for (const [option] of source === undefined ? [] : options.matchAll(/--[a-z-]+/g))
          expect(document(source!), `npm run ${name}`).to.include(option);
      }
      for (const [name] of text.matchAll(/(?<![\w/])(src|test|scripts|generated)\/[\w./-]*\w/g)) {
        await readFile(join(project, name)).catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'EISDIR') throw new Error(`${path} names ${name}, which is not there`);
        });
      }
    }
  });

  it('leads to files and headings that are there', () => {
    for (const path of [...shown, 'CONTRIBUTING.md']) {
      for (const [, file = '', heading] of document(path).matchAll(
        /\]\((?!https:)([^)#]*)(?:#([^)]+))?\)/g,
      )) {
        const target = file === '' ? path : join(dirname(path), file);
        const headings = [...document(target).matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
          title!
            .toLowerCase()
            .replace(/[^\w -]/g, '')
            .replaceAll(' ', '-'),
        );
        if (heading !== undefined) expect(headings, `${path}: ${target}`).to.include(heading);
      }
    }
  });

  it('uses collections of its own in each text for newcomers, who follow several on one server', () => {
    const texts = shown.filter((path) => /README|docs\/(start|tutorials)\//.test(path));
    const created = texts.flatMap((path) => [
      ...new Set(
        [...document(path).matchAll(/(?:\{"name":"|body: \{ name: '|rowfeed import )([a-z]+)/g)].map(
          ([, name]) => name!,
        ),
      ),
    ]);
    expect(created).to.include.members(['notes', 'books', 'novels', 'products', 'stock', 'todos']);
    expect(new Set(created).size, String(created)).to.equal(created.length);
  });

  it('can use npx rowfeed in a clone: the built command is executable', async () => {
    await access(join(project, 'dist/src/bin.js'), constants.X_OK);
  });

  it('tells newcomers who use npx rowfeed in which folder npx finds it', () => {
    const texts = shown.filter((path) => /docs\/(start|tutorials)\//.test(path));
    for (const path of texts.filter((each) => document(each).includes('npx rowfeed')))
      expect(document(path), path).to.match(
        /in the\s+folder\s+of\s+the\s+server|#install-as-a-package|npm install \.\//,
      );
  });

  it('is short: README.md has at most 150 lines', () => {
    expect(document('README.md').split('\n').length).to.be.at.most(151);
  });
});

interface Problems {
  readonly 'x-codes'?: readonly string[];
}

/** For each variable, a value that differs from its default. */
const examples: Readonly<Record<string, string>> = {
  PORT: '1',
  HOST: '::1',
  DATABASE_URL: 'sqlite:other.db',
  DATABASE_REPLICA_URL: 'postgres://replica/rowfeed',
  ROWFEED_API_KEY: 'a-key-of-twenty-characters',
  ROWFEED_TRUST_PROXY: '10.0.0.0/8',
  ROWFEED_RETENTION_HOURS: '1',
  ROWFEED_RETENTION_CHANGES: '1',
  ROWFEED_MAX_SOCKETS: '1',
  ROWFEED_MAX_SOCKETS_PER_KEY: '1',
  ROWFEED_METRICS_PORT: '1',
  ROWFEED_DRAIN_SECONDS: '7',
  ROWFEED_DATABASE_WAIT_SECONDS: '7',
  ROWFEED_CORS_ORIGIN: '*',
  ROWFEED_PUBLIC_URL: 'https://example.com/data',
  LOG_LEVEL: 'debug',
};

/** Returns the commands in src/cli/commands/ with their own options. */
async function commands(): Promise<{ names: string; options: string[] }[]> {
  const leaves = (command: Command, names: readonly string[]): { names: string; options: string[] }[] =>
    command.commands.length > 0
      ? command.commands.flatMap((each) => leaves(each, [...names, each.name()]))
      : [
          {
            names: names.join(' '),
            options: command.options.map(({ long }) => long!).filter((long) => long !== '--json'),
          },
        ];
  return leaves(await createProgram(), []);
}

function otherThanDefault(config: Config): Partial<Config> {
  const isOther = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(defaults[name as keyof Config]);
  return Object.fromEntries(Object.entries(config).filter(isOther));
}

/**
 * Replaces everything that differs in each run, such as ids, keys, cursors, times and counts, with names. Joins
 * blanks.
 */
function plain(text: string): string {
  return (
    text
      .trim()
      // Lines of CSV end with CRLF.
      .replaceAll('\r\n', '\n')
      .replace(/\bkey_\w{12}\b/g, 'ID')
      .replace(/\brf_(\.{3}|\w{5,})/g, 'KEY')
      .replace(/"cursor":"\w+-(\d+)"/g, '"cursor":"CURSOR-$1"')
      .replace(/"request_id":"[^"]+"/g, '"request_id":"ID"')
      .replace(/\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d\.\d{3}Z)?)?/g, 'TIME')
      .replace(/[\d,]+ bytes in [\d.]+ s/g, 'N bytes')
      .replace(/[\d,]+ per second/g, 'N per second')
      .replace(/"(used|requests|duration_ms)":\d+/g, '"$1":N')
      .replace(/\d+ +\d+ +[·▁-█]+/g, 'N N CHART')
      .replace(/\d+ of ([\d,]+) requests +[█░]+ \d+ %/g, 'N of $1 requests')
      .replace(/ +/g, ' ')
      // The server stores the time of the last use of a key after a short delay.
      .replace(/(never|TIME) valid$/gm, 'USED valid')
  );
}

function has(command: string, word = '--version'): boolean {
  return spawnSync(command, [word]).status === 0;
}

function withoutMarks(cell: string): string {
  return cell.replaceAll('`', '');
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
