/** The baseline: the least that `node:http` can do, in a process of its own. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const server = createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': 11 });
  response.end('hello world');
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.on('SIGTERM', () => process.exit());
