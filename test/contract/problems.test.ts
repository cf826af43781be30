import { expect } from 'chai';
import { meaningOf } from '../../src/engines/sqlite/errors.js';
import { fromUnknown, markFailure, Problem, toProblemDetails } from '../../src/problem.js';

describe('problems', () => {
  it('become RFC 9457 bodies', () => {
    const errors = [{ parameter: 'limit', detail: 'must be at least 1' }];
    const problem = new Problem('parameter_invalid', 'limit must be at least 1.', { errors });
    expect(toProblemDetails(problem, '/v1/collections', 'r1')).to.deep.include({
      type: 'urn:rowfeed:problem:parameter_invalid',
      status: 400,
      detail: 'limit must be at least 1.',
      instance: '/v1/collections',
      code: 'parameter_invalid',
      request_id: 'r1',
      errors,
    });
    expect(toProblemDetails(new Problem('key_missing', 'x'), undefined, 'r1')).to.not.have.any.keys(
      'instance',
      'errors',
    );
  });

  it('bear the headers of their codes', () => {
    expect(new Problem('key_missing', 'x').headers).to.deep.equal({
      'WWW-Authenticate': 'Bearer realm="rowfeed"',
    });
    expect(new Problem('overloaded', 'x').headers).to.deep.equal({ 'Retry-After': '1' });
    expect(new Problem('quota_exceeded', 'x', { headers: { 'Retry-After': '60' } }).headers).to.deep.equal({
      'Retry-After': '60',
    });
  });

  const known: [error: unknown, code: string][] = [
    [ofSqlite('SQLITE_BUSY'), 'database_unavailable'],
    [ofSqlite('SQLITE_FULL'), 'storage_full'],
    [ofSqlite('SQLITE_IOERR'), 'database_unavailable'],
    [ofSqlite('SQLITE_CONSTRAINT'), 'internal_error'],
    [Object.assign(new Error('secret'), { code: 'constructor' }), 'internal_error'],
    [new SyntaxError('secret'), 'internal_error'],
    [new TypeError('secret'), 'internal_error'],
    ['secret', 'internal_error'],
    [undefined, 'internal_error'],
  ];
  for (const [error, code] of known) {
    it(`are made of ${error instanceof Error ? `${error.name} ${JSON.stringify(error)}` : error}`, () => {
      const problem = fromUnknown(error);
      expect(problem).to.include({ code, cause: error });
      expect(JSON.stringify(toProblemDetails(problem, '/', 'r1'))).to.not.contain('secret');
      expect(fromUnknown(problem)).to.equal(problem);
    });
  }

  it('of a 503 say when to try again', () => {
    expect(fromUnknown(ofSqlite('SQLITE_BUSY')).headers).to.deep.equal({ 'Retry-After': '1' });
  });
});

/** An error as the SQLite engine throws it. */
function ofSqlite(code: string): Error {
  const error = Object.assign(new Error('secret'), { code });
  markFailure(error, meaningOf(error));
  return error;
}
