/**
 * One request names a row that the ticket does not reach, and another one a row that does not exist. The server sends the same statements
 * for both, so the response times don't reveal which of the rows exists.
 */
import { expect } from 'chai';
import { type Client, client, type Headers } from '../../support/client.js';
import { intercept, isWriting } from '../../support/driver.js';
import { startService, type TestService } from '../../support/service.js';
import { everyScope, ticketClient } from '../../support/tickets.js';

const rows = '/v1/collections/notes/rows';
const hiddenId = 2;
const missingId = 99;

describe('a row that a ticket does not reach', () => {
  let service: TestService;
  let owner: Client;
  let ann: Client;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
    await owner.post('/v1/collections', { name: 'notes' });
    await owner.put('/v1/collections/notes/row-key', { fields: ['sku'] });
    await owner.post(rows, [
      { owner: 'ann', sku: 'a' },
      { owner: 'bob', sku: 'b', text: 'x'.repeat(1_000) },
    ]);
    const filter = '@.owner == "ann"';
    ann = await ticketClient(service, owner, 'ann', { collection: 'notes', scopes: everyScope, filter });
  });
  after(() => service.close());

  /**
   * Returns the statements that the server sends for a request. The server also counts requests and looks for outdated data,
   * at any time.
   */
  async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
    const sent: string[] = [];
    const stop = intercept((sql, run) => {
      if (/\b(rows|schemas)\b|(read|list)_/.test(sql) && !isWriting(sql)) sent.push(sql);
      return run();
    });
    await work().finally(stop);
    return sent;
  }

  const batch = (...operations: object[]) => ({ operations });
  const requests: readonly (readonly [string, string, (id: number) => unknown, Headers?])[] = [
    ['GET', `${rows}/ID`, () => undefined],
    ['GET', `${rows}/ID?fields=sku`, () => undefined],
    ['GET', `${rows}/ID`, () => undefined, { 'If-None-Match': '"x"' }],
    ['HEAD', `${rows}/ID`, () => undefined],
    ['PATCH', `${rows}/ID`, () => ({ n: 1 })],
    ['PATCH', `${rows}/ID`, () => ({ n: 1 }), { 'If-Match': '"x"' }],
    ['PATCH', `${rows}/ID`, () => ({ sku: 'c' })],
    ['PUT', `${rows}/ID`, () => ({ owner: 'ann', sku: 'c' })],
    ['DELETE', `${rows}/ID`, () => undefined],
    ['DELETE', `${rows}/ID`, () => undefined, { 'If-Match': '*' }],
    ['PATCH', `${rows}?max_rows=9&filter=@.id==ID`, () => ({ n: 1 })],
    ['DELETE', `${rows}?max_rows=9&filter=@.id==ID`, () => undefined],
    ['POST', '/v1/collections/notes/batch', (id) => batch({ op: 'update', id, patch: { n: 1 } })],
    [
      'POST',
      '/v1/collections/notes/batch',
      (id) => batch({ op: 'replace', id, row: { owner: 'ann', sku: 'c' } }),
    ],
    ['POST', '/v1/collections/notes/batch', (id) => batch({ op: 'delete', id, if_match: '"x"' })],
  ];

  for (const [method, target, bodyOf, headers] of requests)
    it(`causes the same statements as a row that does not exist: ${method} ${target} ${JSON.stringify(bodyOf(1)) ?? ''} ${JSON.stringify(headers) ?? ''}`, async () => {
      const ask = (id: number): Promise<string[]> =>
        statementsOf(() => ann.send(method, target.replace('ID', `${id}`), bodyOf(id), headers));
      // The first request of each kind prepares statements.
      await ask(missingId);
      const [missing, hidden] = [await ask(missingId), await ask(hiddenId)];
      expect(missing).to.not.be.empty;
      expect(hidden).to.deep.equal(missing);
      expect(await ask(missingId)).to.deep.equal(missing);
    });
});
