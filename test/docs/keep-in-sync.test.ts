import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { blocks, section } from '../support/readme.js';
import { removeDirectory, startService, type TestService, temporaryDirectory } from '../support/service.js';

const run = promisify(execFile);

function script(heading: string, language: string): string {
  return blocks(section('src/docs/tutorials/keep-in-sync.md', heading)).find(
    (block) => block.language === language,
  )!.text;
}

/**
 * Runs the functions of the script without a server. The rows are larger than the page cache of SQLite, so that it
 * writes to the file before the commit. Another program then reads the file without waiting for a lock.
 */
const reading = `
import contextlib, io, sqlite3, sys, types
for name in ("websockets", "websockets.exceptions", "websockets.sync", "websockets.sync.client"):
    sys.modules[name] = types.ModuleType(name)
sys.modules["websockets.exceptions"].WebSocketException = Exception
sys.modules["websockets.exceptions"].InvalidStatus = Exception
sys.modules["websockets.sync.client"].connect = None
definitions, _ = sys.stdin.read().split("\\nwhile True:")
exec(definitions)
reader = sqlite3.connect("products.db", timeout=0)
count = lambda: reader.execute("SELECT count(*) FROM products").fetchone()[0]
with contextlib.redirect_stdout(io.StringIO()):
    for number in range(50_000):
        apply({"event": "row", "row": {"id": number + 1, "name": "x" * 200}})
before = count()
store("a-1")
print(before, count(), database.execute("PRAGMA synchronous").fetchone()[0])
`;

/** Runs the script with a server that rejects each handshake with this status. */
const rejecting = (status: number): string => `
import sys, types
for name in ("websockets", "websockets.exceptions", "websockets.sync", "websockets.sync.client"):
    sys.modules[name] = types.ModuleType(name)
class InvalidStatus(Exception):
    response = types.SimpleNamespace(status_code=${status})
sys.modules["websockets.exceptions"].WebSocketException = Exception
sys.modules["websockets.exceptions"].InvalidStatus = InvalidStatus
def connect(*_, **__):
    raise InvalidStatus()
sys.modules["websockets.sync.client"].connect = connect
exec(sys.stdin.read())
`;

describe('the copy in an SQLite database of the tutorial', () => {
  let directory: string;
  before(async function () {
    if (spawnSync('python3', ['-c', 'import sqlite3']).status !== 0) return this.skip();
    directory = await temporaryDirectory();
  });
  after(() => (directory === undefined ? undefined : removeDirectory(directory)));

  it('can be read while the initial rows are loaded, and syncs no single change to disk', async () => {
    const child = run('python3', ['-c', reading], { cwd: directory });
    child.child.stdin!.end(script('## Copy to a database (Python)', 'py'));
    // 1 is NORMAL.
    expect((await child).stdout.trim()).to.equal('0 50000 1');
  });

  for (const status of [401, 403, 404])
    it(`ends if the server rejects the handshake with ${status}`, async () => {
      const child = run('python3', ['-c', rejecting(status)], { cwd: directory, env: { KEY: 'rf_x' } });
      child.child.stdin!.end(script('## Copy to a database (Python)', 'py'));
      const ended = await child.catch((error: { code: number; stderr: string }) => error);
      const stderr = `The server closed or rejected the feed: 4${status}\n`;
      expect(ended).to.include({ code: 1, stderr });
    });
});

describe('the copy in a file of the tutorial', () => {
  let service: TestService;
  before(async () => {
    service = await startService();
  });
  after(() => service.close());

  it('ends if the server rejects the handshake', async () => {
    // The script finds ws in the folder of the clone.
    const text = script('## Copy to a file (Node.js)', 'js').replace(
      '127.0.0.1:3000',
      new URL(service.url).host,
    );
    for (const [key, status] of [
      ['rf_wrong', 401],
      [service.key, 404],
    ] as const) {
      const child = run(process.execPath, ['--input-type=module', '--eval', text], { env: { KEY: key } });
      const ended = await child.catch((error: { code: number; stderr: string }) => error);
      expect(ended).to.include({ code: 1 });
      expect(ended.stderr).to.contain(`Error: The server closed or rejected the feed: 4${status}`);
    }
  });
});
