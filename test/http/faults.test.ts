import { expect } from 'chai';
import { FaultLog } from '../../src/http/faults.js';
import { Problem } from '../../src/problem.js';
import type { Logger } from '../../src/runtime/logger.js';

describe('the log of many keys that exceed their limits', () => {
  it('has at most 1,000 lines about limits, and repeats no other error because of them', () => {
    const codes: unknown[] = [];
    const note = ({ code }: { code: unknown }): void => void codes.push(code);
    const faults = new FaultLog({ info: note, warn: note, error: note } as unknown as Logger);
    const fault = new Problem('database_unavailable', 'The database is not available.');
    const limit = new Problem('quota_exceeded', 'The key sends too many requests.');
    for (let key = 0; key < 3_000; key += 1) {
      faults.note(fault, { requestId: 'a', keyId: '', clientAddress: '192.0.2.1' });
      faults.note(limit, { requestId: 'a', keyId: `key-${key}`, clientAddress: '192.0.2.1' });
    }
    const count = (code: string): number => codes.filter((each) => each === code).length;
    expect(count('quota_exceeded')).to.equal(1_000);
    expect(count('database_unavailable')).to.be.within(1, 10);
  });
});
