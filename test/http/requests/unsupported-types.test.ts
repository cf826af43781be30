/**
 * If the server does not support the type of a body, the error contains the supported types (RFC 9110, section
 * 15.5.16).
 */
import { expect } from 'chai';
import { type OperationDescription, operations } from '../../../generated/operations.js';
import { type Client, client } from '../../support/client.js';
import { startService, type TestService } from '../../support/service.js';

describe('415', () => {
  let service: TestService;
  let owner: Client;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());

  const withBody = Object.values<OperationDescription>(operations).filter(
    ({ mediaTypes }) => mediaTypes.length > 0,
  );
  for (const { id, method, path, mediaTypes } of withBody) {
    it(`${id} names the types and codings that it accepts`, async () => {
      const target = path.replace(/\{row_id\}/, '1').replace(/\{\w+\}/, 'notes');
      const accepted = mediaTypes.join(', ');
      for (const type of ['text/csv', 'application/json; charset=latin1', 'x']) {
        const { status, headers } = await owner.send(method, target, '{}', { 'Content-Type': type });
        expect(status, type).to.equal(415);
        expect(headers['accept-patch']).to.equal(method === 'PATCH' ? accepted : undefined);
        expect(headers.accept).to.equal(method === 'PATCH' ? undefined : accepted);
        expect(headers).not.to.have.property('accept-encoding');
      }
      for (const coding of ['gzip', 'identity, br']) {
        const coded = { 'Content-Type': mediaTypes[0]!, 'Content-Encoding': coding };
        const { status, headers } = await owner.send(method, target, '{}', coded);
        expect([status, headers['accept-encoding']]).to.deep.equal([415, 'identity']);
        expect(headers).not.to.have.any.keys('accept', 'accept-patch');
      }
    });
  }

  it('is no answer to any spelling of UTF-8', async () => {
    const rows = `/v1/collections/${await owner.collection()}/rows`;
    for (const charset of [
      'utf-8',
      'UTF-8',
      'utf8',
      'UTF8',
      '"utf8"',
      'unicode-1-1-utf-8',
      'x-unicode20utf8',
      'utf-8; profile="https://a.example/charset; charset=x"',
      'utf-8; x-charset=latin1',
    ]) {
      const type = { 'Content-Type': `application/json; charset=${charset}` };
      expect((await owner.post(rows, '[{"a":"\u00e9"}]', type)).status, charset).to.equal(201);
    }
    for (const parameters of [
      'profile="https://a.example/charset"',
      'odata.metadata=minimal',
      'a="\\"; charset=x"',
    ]) {
      const type = { 'Content-Type': `application/json; ${parameters}` };
      expect((await owner.post(rows, '[{}]', type)).status, parameters).to.equal(201);
    }
    for (const charset of [
      'utf-8; charset=utf-8',
      'utf-8; charset',
      'utf-16',
      'utf-7',
      'latin1',
      'utf',
      'ascii',
      '""',
      'utf-8x',
    ]) {
      const type = { 'Content-Type': `application/json; charset=${charset}` };
      expect((await owner.post(rows, '[{}]', type)).status, charset).to.equal(415);
    }
  });
});
