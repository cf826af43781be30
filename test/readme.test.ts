import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { Command } from 'commander';
import { parse } from 'yaml';
import { type Config, ConfigError, defaults, loadConfig } from '../src/config.js';
import { type Block, blocks, installCommand, section, tableRows } from './support/readme.js';
import { removeDirectory, temporaryDirectory } from './support/service.js';

const project = fileURLToPath(new URL('..', import.meta.url));
/** Where the README's service is. */
const shownAddress = /127\.0\.0\.1:3000/g;
const printTimeoutMs = 10_000;
const run = promisify(execFile);

/** A person who follows the README in a folder of their own, with a service that was started there. */
class Reader {
  readonly directory: string;
  readonly key: string;
  readonly #address: string;
  readonly #scripts = new Map<string, { process: ChildProcess; printed: string }>();
  readonly #service: ChildProcess;

  private constructor(directory: string, service: ChildProcess, key: string, address: string) {
    this.directory = directory;
    this.key = key;
    this.#service = service;
    this.#address = address;
  }

  static async start(): Promise<Reader> {
    const directory = await temporaryDirectory();
    const command = await installCommand(directory);
    await symlink(join(project, 'node_modules', 'ws'), join(directory, 'node_modules', 'ws'));
    const service = spawn(command, {
      cwd: directory,
      env: { PATH: process.env.PATH, PORT: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let log = '';
    let welcome = '';
    service.stdout.on('data', (chunk) => (log += chunk));
    service.stderr.on('data', (chunk) => (welcome += chunk));
    const [, url = ''] = await until(
      () => /"url":"http:\/\/([^"]+)".*listening/.exec(log),
      () => welcome,
    );
    return new Reader(directory, service, /^ {2}(rf_\w+)$/m.exec(welcome)![1]!, url);
  }

  /** Follows these blocks in order: saves scripts, runs commands, and holds what is printed against what is shown. */
  async follow(shown: readonly Block[]): Promise<void> {
    for (const [index, block] of shown.entries()) {
      if (block.language === 'sh') {
        const next = shown[index + 1];
        const output =
          next && /^(json|text)$/.test(next.language) && next.label === '' ? next.text : undefined;
        await this.#paste(block.text, output);
      } else if (block.label !== '') await this.#holdPrinted(block.label, block.text);
      else if (/^(js|ts)$/.test(block.language)) {
        const name = /^\/\/ (\S+)\n/.exec(block.text)![1]!;
        await writeFile(join(this.directory, name), this.#atHome(block.text));
      }
    }
  }

  /** Starts a saved script, which goes on until the end. */
  async startScript(name: string, nodeOptions: readonly string[] = []): Promise<void> {
    const process_ = spawn(process.execPath, [...nodeOptions, name], this.#options());
    const script = { process: process_, printed: '' };
    process_.stdout.on('data', (chunk) => (script.printed += chunk));
    process_.stderr.on('data', (chunk) => (script.printed += chunk));
    this.#scripts.set(name, script);
    await until(
      () => script.printed !== '' || undefined,
      () => `${name} prints nothing`,
    );
  }

  printed(name: string): string {
    return this.#scripts.get(name)!.printed;
  }

  async shell(text: string): Promise<string> {
    // Errors of the commands themselves are answers as well, so only -e stops.
    const { stdout } = await run('bash', ['-ec', this.#atHome(text)], {
      ...this.#options(),
      timeout: 300_000,
    });
    return stdout;
  }

  async stop(): Promise<void> {
    const processes = [...this.#scripts.values()].map((script) => script.process);
    for (const each of [...processes, this.#service]) {
      if (each.exitCode !== null) continue;
      each.kill();
      await once(each, 'exit');
    }
    await removeDirectory(this.directory);
  }

  async #paste(text: string, output: string | undefined): Promise<void> {
    const script = /^node (\S+\.mjs)$/m.exec(text)?.[1];
    if (script !== undefined) return this.startScript(script);
    const printed = await this.shell(text);
    if (output !== undefined) expect(plain(printed), text).to.equal(plain(output));
  }

  async #holdPrinted(name: string, text: string): Promise<void> {
    const lines = plain(text).split('\n').length;
    await until(
      () => plain(this.printed(name)).split('\n').length >= lines || undefined,
      () => this.printed(name),
    );
    expect(plain(this.printed(name)), name).to.equal(plain(text));
  }

  #options() {
    // npm's own settings of the outer `npm test` mean nothing here.
    const outer = Object.entries(process.env).filter(
      ([name]) => !/^(npm_|ROWFEED_|DATABASE_URL|PORT$)/i.test(name),
    );
    return {
      cwd: this.directory,
      env: { ...Object.fromEntries(outer), KEY: this.key },
      stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'],
    };
  }

  /** With this service's address and key in place of the README's. */
  #atHome(text: string): string {
    return text
      .replace(shownAddress, this.#address)
      .replace(/^export KEY=.*$/m, '')
      .replaceAll("'rf_...'", `'${this.key}'`);
  }
}

describe('README.md', () => {
  describe('"Use it" can be pasted', function () {
    this.timeout(60_000);
    let reader: Reader;
    before(async function () {
      if (!has('bash') || !has('curl')) return this.skip();
      reader = await Reader.start();
    });
    after(() => reader?.stop());

    for (const part of [
      'Collections and rows',
      'Watch a collection',
      'List, then follow',
      'Keys, plans and usage',
    ]) {
      it(part, () => reader.follow(blocks(section(`### ${part}`))));
    }

    it('the page, in something like a browser', async () => {
      await writeFile(
        join(reader.directory, 'browser.mjs'),
        "import WebSocket from 'ws';\nglobalThis.WebSocket = WebSocket;\n",
      );
      const insert = blocks(section('### List, then follow')).find(({ text }) =>
        text.includes('Post the letter'),
      )!;
      const printing = reader.startScript('page.mjs', ['--import', './browser.mjs']);
      let isPrinting = false;
      printing.finally(() => (isPrinting = true)).catch(() => undefined);
      while (!isPrinting) {
        await reader.shell(insert.text);
        await sleep(100);
      }
      await printing;
      expect(reader.printed('page.mjs')).to.match(/^insert \d+ Post the letter$/m);
    });
  });

  describe('"Generate an SDK" can be pasted', function () {
    this.timeout(300_000);
    for (const part of ['openapi-typescript and openapi-fetch', '@hey-api/openapi-ts']) {
      it(part, async function () {
        // The generators come from the registry, which `npm test` alone doesn't need.
        if (process.env.CI === undefined || !has('bash')) return this.skip();
        const reader = await Reader.start();
        try {
          const shown = blocks(section(`### ${part}`));
          // Saved before the commands after it are run, and not before those that make the project.
          await reader.follow(shown);
        } finally {
          await reader.stop();
        }
      });
    }
  });

  describe('its tables', () => {
    it('configuration: every variable, its default and nothing else', () => {
      const rows = tableRows(section('## Configuration')).map((cells) => cells.map(withoutMarks));
      const named: string[] = [];
      for (const [name = '', shown = ''] of rows) {
        if (shown !== 'none') expect(loadConfig({ [name]: shown }), name).to.deep.equal(defaults);
        named.push(...Object.keys(otherThanDefault(loadConfig({ [name]: examples[name]! }))));
      }
      expect(named).to.have.members(Object.keys(defaults));
    });

    it('configuration: a value that makes no sense is refused by name', () => {
      const names = tableRows(section('## Configuration')).map(([name]) => withoutMarks(name!));
      for (const name of names)
        expect(() => loadConfig({ [name]: ' \u0001' }), name).to.throw(ConfigError, name);
    });

    it('commands: each with its options', async () => {
      const shown = tableRows(section('### Keys, plans and usage')).map(([cell]) => {
        const [, command = ''] = /^rowfeed ([a-z]+(?: [a-z]+)?)/.exec(withoutMarks(cell!))!;
        return [command, ...(cell!.match(/--[a-z]+/g) ?? [])];
      });
      expect(shown).to.have.deep.members([
        ['serve'],
        ...(await commands()).map(({ names, options }) => [names, ...options]),
      ]);
    });

    it('errors and close codes are those of the contract', async () => {
      const contract = parse(await readFile(join(project, 'openapi.yaml'), 'utf8'));
      const errors = Object.entries<{ status: number; description: string }>(contract['x-error-codes']);
      const closes = Object.entries<string>(contract.paths['/ws'].get['x-close-codes']);
      expect(tableRows(section('## Errors'))).to.deep.equal([
        ...errors.map(([code, { status, description }]) => [
          `\`${code}\``,
          String(status),
          oneLine(description),
        ]),
        ...closes.map(([code, description]) => [code, oneLine(description)]),
      ]);
    });
  });

  it('names only scripts that package.json has, and files that are there', async () => {
    const { scripts } = JSON.parse(await readFile(join(project, 'package.json'), 'utf8'));
    for (const document of ['README.md', 'CONTRIBUTING.md']) {
      const text = await readFile(join(project, document), 'utf8');
      for (const [, name = ''] of text.matchAll(/npm run (?:-s )?([\w:-]+)/g))
        expect(scripts).to.have.property(name);
      for (const [name] of text.matchAll(/(?<![\w/])(src|test|scripts|generated)\/[\w./-]*\w/g)) {
        await readFile(join(project, name)).catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'EISDIR') throw new Error(`${document} names ${name}, which is not there`);
        });
      }
    }
  });
});

/** For each variable a value that isn't its default. */
const examples: Readonly<Record<string, string>> = {
  PORT: '1',
  HOST: '::1',
  DATABASE_URL: 'sqlite:other.db',
  ROWFEED_API_KEY: 'a-key-of-twenty-characters',
  ROWFEED_TRUST_PROXY: '10.0.0.0/8',
  ROWFEED_RETENTION_HOURS: '1',
  ROWFEED_RETENTION_CHANGES: '1',
  ROWFEED_MAX_SOCKETS: '1',
  ROWFEED_MAX_SOCKETS_PER_KEY: '1',
  ROWFEED_METRICS_PORT: '1',
  ROWFEED_CORS_ORIGIN: '*',
  LOG_LEVEL: 'debug',
};

/** The commands that src/cli/ defines, with the options that are particular to them. */
async function commands(): Promise<{ names: string; options: string[] }[]> {
  const program = new Command();
  for (const file of await readdir(join(project, 'src', 'cli'))) {
    const exported: Record<string, (program: Command) => void> = await import(
      join(project, 'src', 'cli', file)
    );
    for (const [name, add] of Object.entries(exported)) if (/^add\w+Commands?$/.test(name)) add(program);
  }
  const leaves = (command: Command, names: string[]): { names: string; options: string[] }[] =>
    command.commands.length > 0
      ? command.commands.flatMap((each) => leaves(each, [...names, each.name()]))
      : [
          {
            names: names.join(' '),
            options: command.options.map(({ long }) => long!).filter((long) => long !== '--json'),
          },
        ];
  return leaves(program, []);
}

function otherThanDefault(config: Config): Partial<Config> {
  const isOther = ([name, value]: [string, unknown]) => show(value) !== show(defaults[name as keyof Config]);
  return Object.fromEntries(Object.entries(config).filter(isOther));
}

/** A BlockList shows what is in it as `rules` only. */
function show(value: unknown): string {
  return JSON.stringify((value as { rules?: unknown } | undefined)?.rules ?? value) ?? 'undefined';
}

/** What is the same each time: names for ids, keys, cursors, times and counts, and one blank where there are more. */
function plain(text: string): string {
  return (
    text
      .trim()
      .replace(/\bkey_\w{12}\b/g, 'ID')
      .replace(/\brf_\w{5,}/g, 'KEY')
      .replace(/"cursor":"\w+-(\d+)"/g, '"cursor":"CURSOR-$1"')
      .replace(/"request_id":"[^"]+"/g, '"request_id":"ID"')
      .replace(/\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d\.\d{3}Z)?)?/g, 'TIME')
      .replace(/"(used|requests)":\d+/g, '"$1":N')
      .replace(/\d+ +\d+ +[·▁-█]+/g, 'N N CHART')
      .replace(/\d+ of ([\d,]+) requests +[█░]+ \d+ %/g, 'N of $1 requests')
      .replace(/ +/g, ' ')
      // When a key was last used is written a little later.
      .replace(/(never|TIME) valid$/gm, 'USED valid')
  );
}

/** Waits until something is found. */
async function until<T>(find: () => T | null | undefined, state: () => string): Promise<T> {
  const deadline = Date.now() + printTimeoutMs;
  for (;;) {
    const found = find();
    if (found !== undefined && found !== null) return found;
    if (Date.now() > deadline) throw new Error(`nothing after ${printTimeoutMs} ms; there is: ${state()}`);
    await sleep(20);
  }
}

function has(command: string): boolean {
  return spawnSync(command, ['--version']).status === 0;
}

function withoutMarks(cell: string): string {
  return cell.replaceAll('`', '');
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
