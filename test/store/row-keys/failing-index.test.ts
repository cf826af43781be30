import { expect } from 'chai';
import { client } from '../../support/client.js';
import { intercept } from '../../support/driver.js';
import { startService, type TestService } from '../../support/service.js';

describe('a row key whose index cannot be created at first', () => {
  let service: TestService;
  beforeEach(async () => {
    service = await startService();
  });
  afterEach(() => service.close());

  it('is set after a few attempts, and the log has one line about the failure', async () => {
    const owner = client(service, service.key);
    const collection = await owner.collection([{ sku: 'A1' }, { sku: 'B2' }]);
    let attempts = 0;
    const repair = intercept((sql, run) => {
      if (!/INSERT INTO unsorted_|CREATE TABLE unsorted_/i.test(sql) || attempts >= 2) return run();
      attempts += 1;
      return Promise.reject(new Error('the disk is full'));
    }, 'sqlite');
    const { status } = await owner.put(`/v1/collections/${collection}/row-key`, { fields: ['sku'] });
    repair();
    expect([status, attempts]).to.deep.equal([200, 2]);
    expect(service.log.filter((line) => line.includes('creating indexes failed'))).to.have.lengthOf(1);
  });
});
