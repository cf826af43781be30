import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect } from 'chai';
import { type Client, client } from '../support/client.js';
import { declaredOperations } from '../support/contract.js';
import { isAskingForLogs, stallDriver } from '../support/driver.js';
import { eventually } from '../support/eventually.js';
import { refusal } from '../support/feed.js';
import { isOpen } from '../support/port.js';
import { startService, type TestService } from '../support/service.js';

const operations = declaredOperations().filter(({ template }) => template.startsWith('/v1/'));
const rows = '/v1/collections/notes/rows';

let service: TestService;
let owner: Client;
/** A request whose body has not arrived yet. */
let held: Socket;

async function prepare(limits: { readonly maxInFlight?: number } = {}): Promise<void> {
  service = await startService({ limits });
  owner = client(service, service.key);
  await owner.post('/v1/collections', { name: 'notes' });
  held = connect(service.port, '127.0.0.1');
  held
    .setEncoding('latin1')
    .write(
      `POST ${rows} HTTP/1.1\r\nHost: x\r\nx-api-key: ${service.key}\r\n` +
        'Content-Type: application/json\r\nContent-Length: 4\r\nExpect: 100-continue\r\n\r\n',
    );
  expect((await once(held, 'data'))[0]).to.match(/^HTTP\/1\.1 100 /);
}

/** Sends the body and returns the status line. */
async function release(): Promise<string> {
  held.write('[{}]');
  const [answer] = await once(held, 'data');
  held.destroy();
  return answer.split('\r\n')[0];
}

/** The server admits a request before it validates it, so these requests need not be valid. */
function everywhere(code: string): void {
  for (const { operationId, method, template } of operations) {
    it(`${operationId}: 503 ${code}`, async () => {
      const path = template.replace('{collection_name}', 'notes').replace('{row_id}', '1');
      const answer = await owner.send(method, path);
      expect(answer.code, answer.text).to.equal(code);
      expect(Number(answer.headers['retry-after'])).to.be.at.least(1);
    });
  }
  it(`an unknown path: 503 ${code}`, async () => {
    expect((await owner.get('/v1/nowhere')).code).to.equal(code);
  });
}

describe('with the maximum number of requests in progress', () => {
  before(() => prepare({ maxInFlight: 1 }));
  after(() => service.close());

  everywhere('overloaded');

  it('is still healthy, finishes the requests in progress, and then accepts more', async () => {
    expect((await owner.get('/health')).status).to.equal(200);
    expect(await release()).to.equal('HTTP/1.1 201 Created');
    expect((await owner.get(rows)).json).to.deep.equal([{ id: 1 }]);
  });
});

describe('while it stops', () => {
  let stopped: Promise<void>;
  before(async () => {
    await prepare();
    stopped = service.stop();
  });
  after(() => service.close());

  everywhere('shutting_down');

  it('says so to probes', async () => {
    expect((await owner.get('/ready')).status).to.equal(503);
    expect((await owner.get('/health')).status).to.equal(200);
  });

  it('finishes the requests in progress', async () => {
    expect(await release()).to.equal('HTTP/1.1 201 Created');
    await stopped;
  });
});

describe('a handshake that is overtaken by the stop', () => {
  before(() => prepare());
  after(() => service.close());

  it('is refused', async () => {
    await release();
    const reads: string[] = [];
    const resume = stallDriver((sql) => isAskingForLogs(sql) && reads.push(sql));
    const refused = refusal(service, { key: service.key, collection: 'notes' });
    await eventually('the end of the change log is read', () => reads.length > 0);
    const stopped = service.stop();
    // The server accepts no more connections. The handshake that it already accepted waits.
    await eventually('the stop is under way', async () => !(await isOpen(service.port)));
    resume();
    expect((await refused).code).to.equal('shutting_down');
    await stopped;
  });
});
