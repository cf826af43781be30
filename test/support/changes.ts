/** Lines of truth tables that tests of PATCH and PUT share. */
import { expect } from 'chai';
import type { Headers } from './client.js';
import type { Line } from './table.js';

export interface Changes {
  /** A change of the row and the expected new row. The order of `changed` doesn't matter. */
  changes(name: string, body: unknown, row: object, changed: readonly string[], headers?: Headers): Line;
  /** A change that doesn't alter the row: the version stays the same and the feed sends no frame. */
  changesNothing(name: string, body: unknown, headers?: Headers): Line;
  /** Bodies and targets that the server rejects for every media type. */
  refusals(headers?: Headers): Line[];
}

/** @param before row 1 of `{c}` before the change */
export function changesBy(method: 'PATCH' | 'PUT', before: object): Changes {
  const rows = `${method} /v1/collections/{c}/rows`;
  const request = `${rows}/1`;
  const refusal = (
    name: string,
    body: unknown,
    status: number,
    code: string,
    rest: Partial<Line> = {},
  ): Line => ({
    name,
    request,
    body,
    status,
    code,
    ...rest,
  });
  const refusals = (): Line[] => [
    ...['[]', '[{"n":2}]', '"text"', '7', 'null', 'true'].map((body) =>
      refusal(`the body ${body}`, body, 400, 'body_invalid', { at: [''] }),
    ),
    ...['', '{', '{"n":2}x'].map((body) =>
      refusal(`the body ${body || 'nothing'}`, body, 400, 'body_malformed'),
    ),
    refusal('not UTF-8', Buffer.from([0x22, 0xff, 0x22]), 400, 'body_malformed'),
    ...[2, 0, -1, '1', null, [1], 1.5].map((id) =>
      refusal(`the id ${JSON.stringify(id)}`, { id, n: 2 }, 400, 'body_invalid', { at: ['/id'] }),
    ),
    ...(
      [
        ['{"n":9007199254740993}', '/n'],
        ['{"deep":{"x":1e999}}', '/deep/x'],
        ['{"n":1e-400}', '/n'],
        ['{"text":"\\u0000"}', '/text'],
        ['{"text":"\\ud83d"}', '/text'],
        ['{"deep":{"__proto__":1}}', '/deep/__proto__'],
        ['{"__proto__":null}', '/__proto__'],
      ] as const
    ).map(([body, at]) => refusal(`the body ${body}`, body, 422, 'value_unsupported', { at: [at] })),
    refusal('nesting of 65', `{"n":${'['.repeat(64)}${']'.repeat(64)}}`, 422, 'value_unsupported'),
    refusal('no such row', {}, 404, 'row_not_found', { request: `${rows}/3` }),
    refusal('no such collection', {}, 404, 'collection_not_found', {
      request: `${method} /v1/collections/nowhere/rows/1`,
    }),
    refusal('an impossible id', {}, 400, 'parameter_invalid', { request: `${rows}/01`, at: ['row_id'] }),
    refusal('an unknown parameter', {}, 400, 'parameter_invalid', { request: `${request}?n=2`, at: ['n'] }),
    refusal('too large a body', { n: 'x'.repeat(1024 * 1024) }, 413, 'body_too_large'),
    refusal('Content-Encoding', '{"n":2}', 415, 'media_type_unsupported', {
      headers: { 'Content-Encoding': 'gzip' },
    }),
  ];
  return {
    changes: (name, body, row, changed, headers = {}) => ({
      name,
      request,
      body,
      headers,
      status: 200,
      json: row,
      frames: 1,
      check: (answer, { frames: [frame] }) => {
        expect(frame).to.include({ event: 'update' });
        expect(frame!.row).to.deep.equal(row);
        expect(frame!.changed).to.have.members([...changed]);
        expect(answer.headers.etag).to.equal(`"${frame!.cursor}"`);
        expect(answer.headers['collection-cursor']).to.equal(frame!.cursor);
      },
    }),
    changesNothing: (name, body, headers = {}) => ({
      name,
      request,
      body,
      headers,
      status: 200,
      json: before,
      check: async (answer, { client: owner, collection }) => {
        const { headers: now } = await owner.get(`/v1/collections/${collection}/rows/1`);
        expect(answer.headers.etag).to.equal(now.etag);
      },
    }),
    refusals: (headers = {}) =>
      refusals().map((line) => ({ ...line, headers: { ...headers, ...line.headers } })),
  };
}
