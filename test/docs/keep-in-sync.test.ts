import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { blocks, section } from '../support/readme.js';
import { removeDirectory, temporaryDirectory } from '../support/service.js';

const run = promisify(execFile);

/**
 * Runs the functions of the script without a server. The rows are larger than the page cache of SQLite, so that it
 * writes to the file before the commit. Another program then reads the file without waiting for a lock.
 */
const reading = `
import contextlib, io, sqlite3, sys, types
for name in ("websockets", "websockets.exceptions", "websockets.sync", "websockets.sync.client"):
    sys.modules[name] = types.ModuleType(name)
sys.modules["websockets.exceptions"].WebSocketException = Exception
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

describe('the copy in an SQLite database of the tutorial', function () {
  this.timeout(30_000);
  let directory: string;
  before(async function () {
    if (spawnSync('python3', ['-c', 'import sqlite3']).status !== 0) return this.skip();
    directory = await temporaryDirectory();
  });
  after(() => (directory === undefined ? undefined : removeDirectory(directory)));

  it('can be read while the initial rows are loaded, and syncs no single change to disk', async () => {
    const shown = blocks(section('src/docs/tutorials/keep-in-sync.md', '## Copy to a database (Python)'));
    const { text } = shown.find(({ language }) => language === 'py')!;
    const child = run('python3', ['-c', reading], { cwd: directory });
    child.child.stdin!.end(text);
    // 1 is NORMAL.
    expect((await child).stdout.trim()).to.equal('0 50000 1');
  });
});
