import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { removeDirectory, temporaryDirectory } from '../support/service.js';
import { onlyInFullSuite } from '../support/suite.js';

const project = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

interface PackageJson {
  readonly engines: { readonly node: string };
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly overrides: object;
}

/** The command in the guide. */
const sbom = 'npm sbom --package-lock-only --sbom-format cyclonedx --sbom-type application';

interface Bill {
  readonly components: readonly {
    readonly name: string;
    readonly version: string;
    readonly purl: string;
    readonly hashes: readonly { readonly alg: string; readonly content: string }[];
    readonly licenses?: readonly object[];
  }[];
}

interface Lock {
  readonly packages: Readonly<Record<string, Locked>>;
}

interface Locked {
  readonly version: string;
  readonly dev?: true;
  readonly integrity?: string;
  readonly devDependencies?: object;
}

onlyInFullSuite('npm builds and packs the whole package, which takes many seconds.').describe(
  'the package',
  function () {
    this.timeout(120_000);
    let directory: string;
    /**
     * The folder of a copy of the project. Packing builds from scratch, and other tests may use the build of
     * the project.
     */
    let copy: string;
    let packageJson: PackageJson;
    /** The files in the package, as npm lists them. */
    let packed: string[];
    /** The folder in which the package is installed. */
    let folder: string;
    let command: string;

    before(async () => {
      directory = await temporaryDirectory();
      packageJson = await readJson(join(project, 'package.json'));
      copy = join(directory, 'copy');
      for (const name of [
        'src',
        'scripts',
        'generated',
        'package.json',
        'package-lock.json',
        'README.md',
        'LICENSE',
        'tsconfig.json',
      ]) {
        await cp(join(project, name), join(copy, name), { recursive: true });
      }
      for (const name of ['.tsconfig.client.json', '.tsconfig.testing.json'])
        await cp(join(project, name), join(copy, name));
      await symlink(join(project, 'node_modules'), join(copy, 'node_modules'));
      // Was compiled from a source that no longer exists.
      await mkdir(join(copy, 'dist/src'), { recursive: true });
      await writeFile(join(copy, 'dist/src/stale.js'), '');
      const { stdout } = await run('npm', ['pack', '--json'], { cwd: copy });
      const [{ filename, files }] = JSON.parse(stdout.slice(stdout.indexOf('\n[') + 1));
      packed = files.map((file: { path: string }) => file.path);

      // Copies the package without npm, because npm would build the database driver again.
      folder = join(directory, 'folder');
      const installed = join(folder, 'node_modules', 'rowfeed');
      await mkdir(installed, { recursive: true });
      await run('tar', ['-xzf', join(copy, filename), '-C', installed, '--strip-components=1']);
      for (const name of Object.keys(packageJson.dependencies)) {
        await mkdir(dirname(join(folder, 'node_modules', name)), { recursive: true });
        await symlink(join(project, 'node_modules', name), join(folder, 'node_modules', name));
      }
      command = join(folder, 'node_modules', '.bin', 'rowfeed');
      const { bin } = await readJson<{ bin: { rowfeed: string } }>(join(installed, 'package.json'));
      await chmod(join(installed, bin.rowfeed), 0o755);
      await mkdir(dirname(command));
      await symlink(join(installed, bin.rowfeed), command);
    });
    after(() => removeDirectory(directory));

    it('holds only what runs', async () => {
      const sources = [...(await sourcesIn(copy, 'src/client')), ...(await sourcesIn(copy, 'src/testing'))];
      const built = sources.flatMap((name) =>
        ['.js', '.d.ts', '.d.cts'].map((end) => join('dist', name.replace(/\.ts$/, end))),
      );
      // The names of these files depend on their content, which is the same in every build.
      const named = await Promise.all(
        ['compressed', 'console', 'program'].map(async (name) =>
          (await readdir(join(project, 'dist', name))).map((file) => `dist/${name}/${file}`),
        ),
      );
      expect(packed).to.have.members([
        'LICENSE',
        'README.md',
        'npm-shrinkwrap.json',
        'package.json',
        'dist/src/bin.js',
        ...built,
        'dist/src/client/index.cjs',
        'dist/src/testing/index.cjs',
        ...named.flat(),
      ]);
    });

    it('is packed without touching the build, from which a server may be running', async () => {
      const thread = join(copy, 'dist/program/contract-thread.mjs');
      const before = await stat(thread);
      await run('npm', ['pack'], { cwd: copy });
      const { ino, mtimeMs } = await stat(thread);
      expect([ino, mtimeMs]).to.deep.equal([before.ino, before.mtimeMs]);
    });

    it('can be published: npm takes it as it is, with the same files', async () => {
      const { stdout, stderr } = await run('npm', ['publish', '--dry-run', '--json', '--ignore-scripts'], {
        cwd: copy,
      });
      const told = JSON.parse(stdout.slice(stdout.indexOf('{')));
      // Newer versions of npm report the files under the name of the package.
      const { files }: { files: { path: string }[] } = told.rowfeed ?? told;
      // `prepack`, which is skipped here, writes npm-shrinkwrap.json.
      expect([...files.map(({ path }) => path), 'npm-shrinkwrap.json']).to.have.members(packed);
      const warnings = stderr.split('\n').filter((line) => line.startsWith('npm warn'));
      expect(warnings.filter((line) => !line.includes('requires you to be logged in'))).to.deep.equal([]);
    });

    it('has a bill of materials: what is installed to run, by version and checksum, with licences', async () => {
      // As after an installation. In a clone, `--omit dev` would also omit packages that the tools need.
      const lock = await readJson<Lock>(join(project, 'package-lock.json'));
      const packages = Object.entries(lock.packages).filter(([, { dev }]) => dev !== true);
      const { devDependencies: _, ...root } = lock.packages['']!;
      const installed = join(directory, 'installed');
      await mkdir(installed);
      const { overrides } = packageJson;
      await writeFile(join(installed, 'package.json'), JSON.stringify({ ...root, overrides }));
      await writeFile(
        join(installed, 'package-lock.json'),
        JSON.stringify({ ...lock, packages: { ...Object.fromEntries(packages), '': root } }),
      );
      const { stdout } = await run('npm', sbom.split(' ').slice(1), { cwd: installed, maxBuffer: 64 << 20 });
      const bill: Bill = JSON.parse(stdout);
      expect(bill).to.deep.include({ bomFormat: 'CycloneDX', specVersion: '1.5' });
      const locked = packages
        .filter(([path]) => path !== '')
        .map(
          ([path, { version, integrity }]) => `${path.split('node_modules/').at(-1)}@${version} ${integrity}`,
        );
      const told = bill.components.map(({ name, version, purl, hashes, licenses }) => {
        expect(decodeURIComponent(purl), name).to.equal(`pkg:npm/${name}@${version}`);
        expect(licenses, name).not.to.equal(undefined);
        const sums = hashes.map(
          ({ alg, content }) => `${alg.toLowerCase().replace('-', '')}-${base64Of(content)}`,
        );
        return `${name}@${version} ${sums.join(' ')}`;
      });
      expect([...new Set(told)]).to.have.members([...new Set(locked)]);
      expect(await readFile(join(project, 'src/docs/how-to/deploy.md'), 'utf8')).to.include(`\`${sbom} > `);
    });

    it('contains or imports each of its dependencies, and imports nothing else', async () => {
      const program = join(folder, 'node_modules/rowfeed/dist/program');
      const licenses = await readFile(join(program, 'LICENSES.txt'), 'utf8');
      const contained = [...licenses.matchAll(/^(\S+) \d\S+: (\S+)/gm)];
      expect(contained.filter(([, , license]) => license === 'undefined')).to.deep.equal([]);
      const imported = new Set<string>();
      for (const name of await readdir(program)) {
        const text = await readFile(join(program, name), 'utf8');
        for (const [, always, perhaps] of text.matchAll(
          /^import .*"([^."].*)";$|\bimport\("([^."].*?)"\)/gm,
        )) {
          const from = always ?? perhaps!;
          if (!isBuiltin(from)) imported.add(from);
        }
      }
      const { dependencies } = packageJson;
      expect(Object.keys(dependencies)).to.include.members([...imported]);
      expect([...contained.map(([, name]) => name), ...imported]).to.include.members(
        Object.keys(dependencies),
      );
    });

    it('serves and stops from a folder that has nothing else', async () => {
      const key = 'a-key-for-the-packed-service';
      const service = spawn(command, [], {
        cwd: folder,
        env: { PATH: process.env.PATH, PORT: '0', ROWFEED_API_KEY: key },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const exited = once(service, 'exit');
      let log = '';
      for await (const chunk of service.stdout) {
        log += chunk;
        const [, url] = /"url":"([^"]+)".*listening/.exec(log) ?? [];
        if (url === undefined) continue;
        const health = await fetch(`${url}/health`);
        expect(await health.json()).to.deep.equal({ ok: true, service: 'rowfeed' });
        const page = await fetch(`${url}/docs`, { headers: { 'Accept-Encoding': 'br' } });
        expect(page.headers.get('content-encoding')).to.equal('br');
        expect(await page.text()).to.match(/^<!doctype html>/);
        const made = await fetch(`${url}/v1/collections`, {
          method: 'POST',
          headers: { 'x-api-key': key, 'content-type': 'application/json' },
          body: '{"name":"notes"}',
        });
        expect(made.status).to.equal(201);
        break;
      }
      service.kill('SIGTERM');
      expect(await exited).to.deep.equal([0, null]);
      expect(await readdir(join(folder, 'data'))).to.include('rowfeed.db');
    });

    it('has a client for whatever imports or requires it, with its types', async () => {
      const program = `
      import { type Mirror, indexedDbStorage, mirror } from 'rowfeed/client';
      import { WebSocket as Ws } from 'ws';
      interface Note { readonly id: number; readonly text: string }
      const begin = (own?: typeof Ws): Mirror<Note> => mirror<Note>({
        url: 'http://127.0.0.1:3000',
        collection: 'notes',
        key: async () => 'a key',
        WebSocket: own,
        storage: indexedDbStorage('notes'),
      });
      for (const own of [Ws, undefined]) begin(own).on('change', ([change]) => {
        const text: string | undefined = change?.kind === 'update' ? change.row.text + change.before.text : change?.row?.text;
        // @ts-expect-error
        text.length;
      });
      GIVEN`;
      await mkdir(join(folder, 'node_modules', '@types'));
      for (const name of ['@types/ws', '@types/node', 'undici-types', 'typescript'])
        await symlink(join(project, 'node_modules', name), join(folder, 'node_modules', name));
      const tsc = join(project, 'node_modules/typescript-native/bin/tsc');
      const shared = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext'];
      for (const [file, given, ...options] of [
        ['page.mts', "mirror({ url: 'x', collection: 'y', key: 'z', WebSocket });", '--lib', 'es2022,dom'],
        ['process.mts', '', '--lib', 'es2022'],
        ['process.cts', '', '--lib', 'es2022'],
      ]) {
        await writeFile(join(folder, file!), program.replace('GIVEN', given!));
        await run(process.execPath, [tsc, ...shared, ...options, file!], { cwd: folder }).catch((error) =>
          expect.fail(error.stdout),
        );
      }
      for (const load of ["import('rowfeed/client')", "Promise.resolve(require('rowfeed/client'))"]) {
        const names = `${load}.then((client) => console.log(Object.keys(client).sort().join()))`;
        const { stdout } = await run(process.execPath, ['-e', names], { cwd: folder });
        expect(stdout, load).to.equal('MirrorError,indexedDbStorage,mirror\n');
      }
    });

    it('has a server for tests, with its types, for require and import and for bundlers', async () => {
      const program = `import { type Rowfeed, startRowfeed } from 'rowfeed/testing';
        const begin = async (): Promise<Rowfeed> => startRowfeed({ seed: new URL('file:///seed'), key: 'k' });
        // @ts-expect-error
        begin().then((server) => server.port);
        // @ts-expect-error
        startRowfeed({ seeds: 'seed' });`;
      // The native compiler takes a fifth of the CPU time. It no longer has the module resolution node10.
      const native = join(project, 'node_modules/typescript-native/bin/tsc');
      const tsc = join('node_modules', 'typescript', 'bin', 'tsc');
      const shared = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2022,dom'];
      const [node16, bundler] = [
        ['--module', 'node16'],
        ['--module', 'esnext', '--moduleResolution', 'bundler'],
      ];
      for (const [file, options] of [
        ['begin.mts', node16],
        ['begin.cts', node16],
        ['begin.ts', bundler],
        // The default of ts-jest and of older projects.
        ['begin.ts', ['--module', 'commonjs', '--moduleResolution', 'node10']],
      ] as const) {
        await writeFile(join(folder, file), program);
        const compiler = options!.includes('node10') ? tsc : native;
        await run(process.execPath, [compiler, ...shared, ...options!, file], {
          cwd: folder,
        }).catch((error) => expect.fail(`${file}: ${error.stdout}`));
      }
      const begin =
        'startRowfeed().then(async ({ url, stop }) => { console.log((await fetch(url + "/health")).status); await stop(); })';
      for (const [type, load] of [
        ['commonjs', "const { startRowfeed } = require('rowfeed/testing');"],
        ['module', "import { startRowfeed } from 'rowfeed/testing';"],
      ]) {
        const { stdout } = await run(process.execPath, [`--input-type=${type}`, '-e', `${load}${begin}`], {
          cwd: folder,
        });
        expect(stdout, type).to.equal('200\n');
      }
    });

    it('is run by npx, and knows its version', async () => {
      const { stdout } = await run('npx', ['--no', '--', 'rowfeed', '--version'], { cwd: folder });
      const { version } = await readJson<{ version: string }>(join(project, 'package.json'));
      expect(stdout).to.equal(`${version}\n`);
    });

    it('says in one line that Node.js is too old', async () => {
      expect(packageJson.engines.node).to.equal('^20.19.0 || >=22.12.0');
      for (const version of ['14.21.3', '18.20.8', '20.18.3', '21.7.3', '22.11.0']) {
        const pretend = `Object.defineProperty(process,"versions",{value:{node:"${version}"}})`;
        const { code, stdout, stderr } = await run(
          process.execPath,
          ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, command, '--version'],
          { cwd: folder },
        ).catch((error) => error);
        expect({ code, stdout }, version).to.deep.equal({ code: 1, stdout: '' });
        expect(stderr).to.match(new RegExp(`^rowfeed: Node.js 20\\.19 .* This is ${version}\\.\n$`));
      }
    });

    it('says in one line that the driver of SQLite was not built', async () => {
      const bare = join(directory, 'bare');
      await cp(join(folder, 'node_modules', 'rowfeed'), join(bare, 'node_modules', 'rowfeed'), {
        recursive: true,
      });
      for (const name of [...Object.keys(packageJson.dependencies), 'bindings', 'file-uri-to-path']) {
        if (name === 'sqlite3') continue;
        await mkdir(dirname(join(bare, 'node_modules', name)), { recursive: true });
        await symlink(join(project, 'node_modules', name), join(bare, 'node_modules', name));
      }
      for (const name of ['package.json', 'lib']) {
        const part = join('node_modules', 'sqlite3', name);
        await cp(join(project, part), join(bare, part), { recursive: true });
      }
      const outcome = await run(process.execPath, ['node_modules/rowfeed/dist/src/bin.js'], {
        cwd: bare,
      }).catch((error) => error);
      expect(outcome.code).to.equal(1);

      expect(outcome.stderr).to.match(
        /^rowfeed: The npm package sqlite3 is not built\. .*npm rebuild sqlite3 or pnpm approve-builds\. With Yarn 4, add "dependenciesMeta": .* run yarn install\.\n$/,
      );
    });

    it('is built with pinned versions, from no registry in particular', async () => {
      for (const dependencies of [packageJson.dependencies, packageJson.devDependencies]) {
        expect(
          Object.values(dependencies).filter(
            (version) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
          ),
        ).to.deep.equal([]);
        expect(Object.keys(dependencies)).to.deep.equal(Object.keys(dependencies).sort());
      }
      const lock = await readFile(join(project, 'package-lock.json'), 'utf8');
      expect(lock).not.to.match(/"resolved"|\.tgz/);
    });
  },
);

const base64Of = (hex: string): string => Buffer.from(hex, 'hex').toString('base64');

/** Returns the source files in a folder. The build ignores all other files. */
async function sourcesIn(directory: string, name: string): Promise<string[]> {
  const entries = await readdir(join(directory, name), { recursive: true, withFileTypes: true });
  return (
    entries
      .filter((entry) => entry.isFile() && /(?<!\.d)\.ts$/.test(entry.name))
      .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
      // These sources are part of a bundle.
      .filter((name) => !/^src\/(console|docs\/page)\//.test(name))
  );
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'));
}
