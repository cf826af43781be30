/** Runs the files of the guide "Test against rowfeed in CI", each with its tool. */
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { METHODS } from 'node:http';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { parse } from 'yaml';
import { openapiJson } from '../../generated/documents.js';
import { variables } from '../../src/config.js';
import { eventually } from '../support/eventually.js';
import { freePort, isOpen } from '../support/port.js';
import { blocks, document, installCommand, section } from '../support/readme.js';
import { removeDirectory, temporaryDirectory } from '../support/service.js';
import { onlyInFullSuite } from '../support/suite.js';

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
}

interface Job {
  readonly services?: Readonly<Record<string, Service>>;
  readonly steps: readonly Step[];
}

interface Service {
  readonly image: string;
  readonly env: Readonly<Record<string, string>>;
  readonly ports: readonly string[];
}

interface Workflow {
  readonly env: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<'npx' | 'container', Job>>;
}

const run = promisify(execFile);
const project = join(import.meta.dirname, '../..');
const guide = 'src/docs/how-to/test-in-ci.md';
/** The files of the guide, by the name in their first line. */
const files = new Map(
  blocks(document(guide)).flatMap(({ text }): [string, string][] => {
    const [, name] = /^(?:\/\/|#) (\S+\.\w+)\n/.exec(text) ?? [];
    return name === undefined ? [] : [[name, text]];
  }),
);
const workflowFile = '.github/workflows/test.yml';
/** Errors of npm and pip without a network. */
const isOffline =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|ETIMEDOUT|Failed to establish a new connection/;

function has(program: string, ...words: string[]): boolean {
  return spawnSync(program, words).status === 0;
}

describe('the workflow of the guide for CI', () => {
  const { jobs }: Workflow = parse(files.get(workflowFile)!);

  it('has steps that either use an action of a version or run a command', () => {
    for (const { steps } of Object.values(jobs))
      for (const { uses, run: command } of steps) {
        expect((uses === undefined) !== (command === undefined), uses).to.equal(true);
        if (uses !== undefined) expect(uses).to.match(/^actions\/[a-z-]+@v\d+$/);
      }
  });

  it('runs the image of this version, with its port and settings', async () => {
    const { image, env, ports } = jobs.container.services!.rowfeed!;
    const { version } = JSON.parse(await readFile(join(project, 'package.json'), 'utf8'));
    expect(image).to.match(new RegExp(`/rowfeed:${version}$`));
    const container = await readFile(join(project, 'scripts/container/Containerfile'), 'utf8');
    for (const port of ports) expect(container).to.include(`EXPOSE ${port.split(':')[1]}\n`);
    expect(variables).to.include.keys(Object.keys(env));
  });
});

onlyInFullSuite('The tools take up to 20 s of CPU.').describe('the tests of the guide for CI', function () {
  this.timeout(240_000);
  let directory: string;
  let port: number;
  const processes: ChildProcess[] = [];

  before(async () => {
    directory = await temporaryDirectory();
    port = await freePort();
    await installCommand(directory);
    await symlink(project, join(directory, 'node_modules/rowfeed'));
    await symlink(join(project, 'node_modules/mocha'), join(directory, 'node_modules/mocha'));
    await symlink('../mocha/bin/mocha.js', join(directory, 'node_modules/.bin/mocha'));
    for (const [name, text] of files) {
      await mkdir(dirname(join(directory, name)), { recursive: true });
      await writeFile(join(directory, name), here(text));
    }
    const scripts = { test: 'mocha --timeout 10000 tests/notes.mjs' };
    await writeFile(join(directory, 'package.json'), JSON.stringify({ private: true, scripts }));
    for (const { text } of blocks(section(guide, '## Data for the tests'))) await shell(text);
  });
  afterEach(end);
  after(() => removeDirectory(directory));

  /** Ends all processes that were started, and waits until the port is free. */
  async function end(): Promise<void> {
    for (const { pid } of processes.splice(0)) {
      try {
        process.kill(-pid!);
      } catch (error) {
        // Most scripts leave no process.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
    await eventually('the port is free', async () => !(await isOpen(port)));
  }

  /** Replaces the port in the guide by a free one. */
  function here(text: string): string {
    return text.replaceAll(/\b3000\b/g, String(port));
  }

  function environment(more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
    const outer = Object.entries(process.env).filter(
      ([name]) => !/^(npm_|ROWFEED_|DATABASE_URL|PORT$|MOCHA_)/i.test(name),
    );
    return { ...Object.fromEntries(outer), npm_config_loglevel: 'error', ...more };
  }

  /**
   * Runs a script as a step of a workflow, and returns its standard output. Background processes of the script run until the
   * end of the test.
   */
  async function shell(text: string, more: NodeJS.ProcessEnv = {}): Promise<string> {
    const child = spawn('bash', ['-e', '-c', here(text)], {
      cwd: directory,
      env: environment(more),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    processes.push(child);
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk) => (stdout += chunk));
    child.stderr.on('data', (chunk) => (stderr += chunk));
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`${text} exited with ${code}: ${stdout}${stderr}`);
    return stdout;
  }

  /** Installs packages with npm or pip. Skips the test if there is no network. */
  async function install(test: Mocha.Context, program: string, words: string[], cwd: string): Promise<void> {
    const settings = { npm_config_fetch_retries: '1', PIP_RETRIES: '1' };
    await run(program, words, { cwd, env: environment(settings) }).catch((error) => {
      if (!isOffline.test(error.message)) throw error;
      console.log(`skipped: ${program} ${words.join(' ')} needs a package registry, which cannot be reached`);
      test.skip();
    });
  }

  /** Starts the server that CI runs as a service. */
  async function startServer(env: NodeJS.ProcessEnv): Promise<void> {
    const url = `sqlite:${join(directory, 'service.db')}`;
    const child = spawn('node_modules/.bin/rowfeed', {
      cwd: directory,
      env: environment({ ...env, PORT: String(port), DATABASE_URL: url }),
      stdio: 'ignore',
      detached: true,
    });
    processes.push(child);
    await eventually('the server is ready', () =>
      fetch(`http://127.0.0.1:${port}/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
  }

  const workflow = (): Workflow => parse(here(files.get(workflowFile)!));

  /** Runs the commands of a job, except `others`. */
  async function runJob(name: keyof Workflow['jobs'], others: RegExp, more: NodeJS.ProcessEnv = {}) {
    const { env, jobs } = workflow();
    for (const { run: command } of jobs[name].steps)
      if (command !== undefined && !others.test(command)) await shell(command, { ...env, ...more });
  }

  const failure = (promise: Promise<unknown>): Promise<Error> =>
    promise.then(
      () => expect.fail('it should fail'),
      (error: Error) => error,
    );

  it('mocha: they pass', async () => {
    expect(await shell('npx mocha --timeout 10000 tests/notes.mjs')).to.include('2 passing');
  });

  for (const [runner, file, command, options, passed] of [
    ['vitest@4.1.12', 'tests/notes.spec.ts', 'npx vitest run', '', /Tests +2 passed/],
    ['jest@30.5.2', 'tests/notes.test.js', 'npx jest', '', /Tests: +2 passed/],
    [
      'jest@30.5.2',
      'tests/notes.test.mjs',
      'npx jest',
      'NODE_OPTIONS=--experimental-vm-modules',
      /Tests: +2 passed/,
    ],
  ] as const)
    it(`${runner}, ${file}: they pass`, async function () {
      const [name] = runner.split('@') as [string];
      const own = join(directory, name);
      await mkdir(join(own, 'tests'), { recursive: true });
      await writeFile(join(own, 'package.json'), '{"private":true}');
      await install(this, 'npm', ['install', '--no-audit', '--no-fund', runner], own);
      for (const [target, path] of [
        [project, 'node_modules/rowfeed'],
        [join(directory, 'seed'), 'seed'],
      ] as const) {
        await rm(join(own, path), { force: true });
        await symlink(target, join(own, path));
      }
      const text = section(guide, `## Test with ${name}`);
      for (const part of [command, options]) expect(text).to.include(part);
      await writeFile(join(own, file), files.get(file) ?? inEsm(files.get('tests/notes.test.js')!));
      const run = `cd ${name} && NO_COLOR=1 ${options} ${command} ${file} 2>&1`;
      expect(await shell(run)).to.match(passed);
    });

  /** Returns a test as an ES module, as the guide describes it. */
  function inEsm(text: string): string {
    const [line] = /^import .+ from 'rowfeed\/testing'/m.exec(
      section(guide, '## Test with jest').replaceAll('`', '\n'),
    )!;
    return text.replace(/^const .+require\('rowfeed\/testing'\)/m, line);
  }

  for (const [program, probe, command] of [
    ['python3', ['-m', 'pytest', '--version'], 'python3 -m pytest -q'],
    ['go', ['version'], 'go test notes_test.go'],
  ] as const)
    it(`${program}: they pass`, async function () {
      if (!has(program, ...probe)) return this.skip();
      expect(section(guide, `## Test with ${program === 'go' ? 'Go' : 'pytest'}`)).to.include(command);
      await shell(command);
    });

  it('python3: if the server does not start, the error of pytest contains the reason', async function () {
    if (!has('python3', '-m', 'pytest', '--version')) return this.skip();
    const other = join(directory, 'seed/other.txt');
    await writeFile(other, '');
    const { message } = await failure(shell('python3 -m pytest -q'));
    await rm(other);
    expect(message).to.include('The server did not start.').and.to.include('other.txt');
  });

  it('GitHub Actions with npx: the job passes, and fails after a change that breaks clients', async () => {
    for (const { language, text } of blocks(section(guide, '## GitHub Actions')))
      if (language === 'sh') await shell(text);
    // `npm ci` would install the packages that `before` has linked.
    await runJob('npx', /^npm ci$/);
    await end();
    const file = join(directory, 'seed/notes.schema.json');
    const schema = await readFile(file, 'utf8');
    await writeFile(file, schema.replace('"maxLength": 100', '"maxLength": 50'));
    const { message } = await failure(runJob('npx', /^npm (ci|test)$/));
    expect(message)
      .to.match(/contract diff.* exited with 1/)
      .and.to.include('maxLength 50 instead of 100');
    await writeFile(file, schema);
  });

  it('GitHub Actions with a container, and Schemathesis: the job passes', async function () {
    if (!has('python3', '-m', 'pip', '--version')) return this.skip();
    const { env, services } = { ...workflow(), ...workflow().jobs.container };
    const bin = join(directory, '.venv/bin');
    // An own pip takes 5 s of CPU.
    await run('python3', ['-m', 'venv', '--without-pip', '.venv'], { cwd: directory });
    const [, packages = ''] = /pip install (.+)$/m.exec(files.get(workflowFile)!)!;
    const pip = ['-m', 'pip', '--python', join(bin, 'python'), 'install', '--quiet', packages];
    await install(this, 'python3', pip, directory);
    const file = join(directory, 'schemathesis.toml');
    const settings = await readFile(file, 'utf8');
    expect(settings).to.match(/^generation\.max-examples = \d+$/m);
    // More cases, and the other operations, take minutes. The seed makes each run send the same cases.
    const few = settings.replace(
      /^generation\.max-examples = \d+$/m,
      'generation.max-examples = 1\nseed = 1',
    );
    const others = '[[operations]]\nexclude-tag = "collections"\nenabled = false\n';
    // The parser of Node.js 20.19 does not know QUERY. The server then returns 501 instead of 405 (RFC 9110, section
    // 15.6.2), and Schemathesis reports every 5xx as a fault.
    const methods = METHODS.includes('QUERY')
      ? ''
      : '[phases.coverage]\nunexpected-methods = ["patch", "trace"]\n';
    await writeFile(file, `${few}\n${methods}${others}`);
    await startServer(services!.rowfeed!.env);
    await runJob('container', /^pip install/, { ...env, PATH: `${bin}:${process.env.PATH}` });
  });

  const getRow = JSON.parse(openapiJson).paths['/v1/collections/{collection_name}/rows/{row_id}'].get;
  const example = getRow.responses['200'].content['application/json'].examples.typical.value;

  it('Prism: it returns the example', async function () {
    const { env } = workflow();
    await startServer({ ROWFEED_API_KEY: env.ROWFEED_KEY });
    await install(this, 'npm', ['view', '@stoplight/prism-cli', 'version'], directory);
    const printed = await shell('bash prism.sh', env);
    expect(JSON.parse(printed)).to.deep.equal(example);
    await eventually('Prism has ended', async () => !(await isOpen(4010)));
  });

  it('Microcks: it returns the example', async function () {
    if (!has('docker', 'info')) {
      console.log('skipped: Microcks needs Docker, which is not here');
      return this.skip();
    }
    const { env } = workflow();
    await startServer({ ROWFEED_API_KEY: env.ROWFEED_KEY });
    expect(await shell('bash microcks.sh', env)).to.include(JSON.stringify(example));
  });
});
