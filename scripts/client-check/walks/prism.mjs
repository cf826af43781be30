// Puts Prism before the service and sends the requests of the Postman collection through it: `node prism.mjs`. Prism holds each
// request and answer against the document.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

const probe = createServer().listen(0, '127.0.0.1');
await once(probe, 'listening');
const port = String(probe.address().port);
probe.close();

const prism = spawn('prism', ['proxy', 'openapi.json', process.env.ROWFEED_URL, '--port', port], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const violations = [];
let upstream = 0;
await new Promise((resolve, reject) => {
  prism.once('exit', () => reject(new Error('Prism did not start')));
  createInterface({ input: prism.stdout }).on('line', (line) => {
    if (line.includes('Prism is listening')) resolve();
    if (line.includes('The upstream call')) upstream++;
    if (line.includes('Violation:')) violations.push(line);
  });
});
const walk = spawnSync(process.execPath, ['postman.mjs', `http://127.0.0.1:${port}`, 'prism'], {
  encoding: 'utf8',
});
const closed = once(prism, 'close');
prism.kill('SIGTERM');
await closed;
if (walk.status !== 0) console.log(walk.stdout, walk.stderr);
for (const violation of violations) console.log(violation);
console.log(`${upstream} requests and their responses, ${violations.length} violations`);
process.exitCode = walk.status !== 0 || violations.length > 0 || upstream === 0 ? 1 : 0;
