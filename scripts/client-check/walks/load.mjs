// Has Artillery run load.yaml, and judges its report: nothing failed, every operation of openapi.json was called, and every kind of
// frame of asyncapi.json came.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const { status, stdout, stderr } = spawnSync('artillery', ['run', '--output', 'report.json', 'load.yaml'], {
  encoding: 'utf8',
});
if (!existsSync('report.json')) throw new Error(stdout + stderr);
const { counters } = read('report.json').aggregate;
const operations = Object.values(read('openapi.json').paths).flatMap((path) =>
  Object.values(path).flatMap(({ operationId }) => operationId ?? []),
);
const frames = Object.keys(read('asyncapi.json').channels.feed.messages);
const missing = [
  ...operations.map((id) => `operation.${id}`),
  ...frames.map((event) => `frame.${event}`),
].filter((name) => !counters[name]);
const failed = Object.keys(counters).filter((name) =>
  /^errors\.|\.failed\.|^plugins\.expect\.failed$/.test(name),
);
const isRight = status === 0 && missing.length === 0 && failed.length === 0;
if (!isRight) console.log(stdout, stderr);
for (const name of missing) console.log(`missing: ${name}`);
for (const name of failed) console.log(`failed: ${name}: ${counters[name]}`);
if (isRight)
  console.log(
    `${counters['http.requests']} requests from ${counters['vusers.completed']} clients, none rejected, ${operations.length} operations, ${frames.length} kinds of frames`,
  );
process.exitCode = isRight ? 0 : 1;
