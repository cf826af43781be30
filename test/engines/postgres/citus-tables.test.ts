import { expect } from 'chai';
import { ofCollections, onCoordinator } from '../../../src/engines/postgres/citus.js';
import { migrations } from '../../../src/engines/postgres/migrations.js';

describe('on Citus, each table', () => {
  it('is distributed, or known to the workers', () => {
    const created = migrations.flat().flatMap((statement) => statement.match(/(?<=^CREATE TABLE )\w+/) ?? []);
    // The migration creates this table before its first step.
    expect([...ofCollections, ...onCoordinator]).to.have.members([...created, 'settings']);
  });
});
