import { expect } from 'chai';
import { client } from '../../support/client.js';
import { startService } from '../../support/service.js';
import { type Line, table } from '../../support/table.js';

const remove = (id: string) => `DELETE /v1/collections/{c}/rows/${id}`;

table(
  'DELETE row',
  [
    {
      name: 'a row',
      request: remove('2'),
      status: 204,
      bears: { 'collection-cursor': /./, 'content-type': null, etag: null },
      frames: [{ event: 'delete', row: { id: 2, n: 2, text: 'last' } }],
      check: async (answer, { client: owner, collection, frames }) => {
        expect(answer.text).to.equal('');
        expect(answer.headers['collection-cursor']).to.equal(frames[0]!.cursor);
        const path = `/v1/collections/${collection}/rows`;
        expect((await owner.get(`${path}/2`)).code).to.equal('row_not_found');
        expect((await owner.delete(`${path}/2`)).code).to.equal('row_not_found');
        expect((await owner.patch(`${path}/2`, {})).code).to.equal('row_not_found');
        expect((await owner.get(path)).json).to.deep.equal([{ id: 1, n: 1 }]);
      },
    },
    { name: 'no such row', request: remove('9'), status: 404, code: 'row_not_found' },
    {
      name: 'a body is ignored',
      request: remove('1'),
      body: '{{{',
      status: 204,
      frames: [{ event: 'delete', row: { id: 1, n: 1 } }],
    },
    {
      name: 'a body of another type is ignored',
      request: remove('1'),
      body: 'x',
      headers: { 'Content-Type': 'text/plain' },
      status: 204,
      frames: 1,
    },
    ...['0', '-1', '01', '1.0', 'x', '%20'].map(
      (id): Line => ({
        name: `the id ${id}`,
        request: remove(id),
        status: 400,
        code: 'parameter_invalid',
        at: ['row_id'],
      }),
    ),
    {
      name: 'an unknown parameter',
      request: remove('1?hard=1'),
      status: 400,
      code: 'parameter_invalid',
      at: ['hard'],
    },
    {
      name: 'no such collection',
      request: 'DELETE /v1/collections/nowhere/rows/1',
      status: 404,
      code: 'collection_not_found',
    },
    { name: 'If-Match *', request: remove('1'), headers: { 'If-Match': '*' }, status: 204, frames: 1 },
    {
      name: 'If-Match of another',
      request: remove('1'),
      headers: { 'If-Match': '"x"' },
      status: 412,
      code: 'version_mismatch',
    },
    {
      name: 'If-Match of no row',
      request: remove('9'),
      headers: { 'If-Match': '"x"' },
      status: 404,
      code: 'row_not_found',
    },
    {
      name: 'If-Match malformed',
      request: remove('1'),
      headers: { 'If-Match': 'x' },
      status: 400,
      code: 'parameter_invalid',
    },
  ],
  { given: [{ n: 1 }, { n: 2, text: 'last' }] },
);

describe('a deleted row', () => {
  it('never gives its id away, and only its present version deletes it', async () => {
    const service = await startService();
    try {
      const owner = client(service, service.key);
      const path = `/v1/collections/${await owner.collection([{}, {}, {}])}/rows`;
      await owner.delete(`${path}/3`);
      expect((await owner.post(path, [{}])).json).to.deep.equal([{ id: 4 }]);
      for (const id of [1, 2, 4]) await owner.delete(`${path}/${id}`);
      expect((await owner.post(path, [{}])).json).to.deep.equal([{ id: 5 }]);

      const { etag } = (await owner.get(`${path}/5`)).headers;
      await owner.patch(`${path}/5`, { n: 1 });
      const stale = await owner.delete(`${path}/5`, { 'If-Match': etag! });
      expect(stale.code).to.equal('version_mismatch');
      const { etag: now } = (await owner.get(`${path}/5`)).headers;
      expect((await owner.delete(`${path}/5`, { 'If-Match': `W/${now}` })).code).to.equal('version_mismatch');
      expect((await owner.delete(`${path}/5`, { 'If-Match': now! })).status).to.equal(204);
    } finally {
      await service.close();
    }
  });

  it('goes once, whoever asks', async () => {
    const service = await startService();
    try {
      const owner = client(service, service.key);
      const path = `/v1/collections/${await owner.collection([{}])}/rows`;
      const answers = await Promise.all(Array.from({ length: 20 }, () => owner.delete(`${path}/1`)));
      expect(answers.filter(({ status }) => status === 204)).to.have.length(1);
      expect(answers.filter(({ code }) => code === 'row_not_found')).to.have.length(19);
    } finally {
      await service.close();
    }
  });
});
