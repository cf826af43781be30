import type { IncomingHttpHeaders } from 'node:http';
import { expect } from 'chai';
import { type OperationId, operations } from '../../generated/operations.js';
import { readMediaType, validateBody } from '../../src/contract/body.js';
import {
  type Call,
  type Contract,
  createContract,
  type Match,
  type Route,
} from '../../src/contract/contract.js';
import type { Handlers } from '../../src/contract/handlers.js';
import { readParameters } from '../../src/contract/parameters.js';
import { Router } from '../../src/contract/route.js';
import { Problem } from '../../src/problem.js';
import { cpuMsOf } from '../support/cpu-time.js';

/** Handlers that respond with the name of their operation. */
function echoes(): Record<string, (request: unknown) => unknown> {
  return Object.fromEntries(
    Object.values(operations).map(({ id, responses }) => [
      id,
      () => ({ status: Number(Object.keys(responses)[0]), body: id }),
    ]),
  );
}

function bind(handlers: Record<string, unknown>): Promise<Contract> {
  return createContract(handlers as unknown as Handlers, { begin: () => expect.fail('no key was sent') });
}

/** A valid body for the operation. */
function bodyOf(id: OperationId): string {
  const bodies: Partial<Record<OperationId, string>> = {
    createCollection: '{"name":"a"}',
    createKey: '{"name":"a"}',
    updateKey: '{"name":"a"}',
    createTicket: '{"subject":"a","grants":[{"collection":"a","scopes":["read"]}]}',
    insertRows: '[{}]',
    batchRows: '{"operations":[{"op":"delete","id":7}]}',
    setRowKey: '{"fields":["a"]}',
  };
  return bodies[id] ?? '{}';
}

/** A valid request for the operation, without its body. */
function callOf(route: Route, id: OperationId): Call {
  const queries: Partial<Record<OperationId, string>> = {
    openFeed: 'collection=notes',
    updateRows: 'filter=@.a&max_rows=1',
    deleteRows: 'filter=@.a&max_rows=1',
    exportRows: 'format=ndjson',
  };
  const call: Partial<Call> = {
    route,
    query: queries[id] ?? '',
    headers: { 'content-type': 'application/json' },
    caller: undefined,
  };
  return call as Call;
}

function problemOf(action: () => unknown): Problem {
  try {
    action();
  } catch (error) {
    expect(error).to.be.instanceOf(Problem);
    return error as Problem;
  }
  throw new Error('nothing was refused');
}

async function rejectionOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'nothing was refused',
    (error: Error) => error.message,
  );
}

describe('contract', () => {
  let contract: Contract;
  before(async () => {
    contract = await bind(echoes());
  });

  describe('createContract', () => {
    it('refuses handlers that lack an operation, or name none', async () => {
      const { getRow, ...others } = echoes();
      expect(await rejectionOf(bind(others))).to.contain('getRow');
      expect(await rejectionOf(bind({ ...echoes(), getRows: getRow }))).to.contain('getRows');
    });

    it('binds every handler by its operationId', async () => {
      for (const { id, method, path } of Object.values(operations)) {
        const route = contract.find(
          method,
          path
            .replace('{collection_name}', 'notes')
            .replace('{row_id}', '7')
            .replace('{key_id}', 'key_4fZ8mQ2rTn6W')
            .replace('{subject}', 'user-17'),
        );
        expect((route as Match).operation).to.include({ id, method, path });
        const readBody = async (mediaType: string) => ({ mediaType, text: bodyOf(id), chunks: [] });
        expect(await contract.handle(callOf(route, id), readBody)).to.include({ body: id });
      }
    });
  });

  describe('route', () => {
    const found: [method: string, path: string, id: OperationId, parameters: object][] = [
      ['GET', '/v1/collections', 'listCollections', {}],
      ['HEAD', '/v1/collections', 'listCollections', {}],
      ['POST', '/v1/collections/notes/rows', 'insertRows', { collection_name: 'notes' }],
      ['PATCH', '/v1/collections/notes/rows/7', 'updateRow', { collection_name: 'notes', row_id: '7' }],
      ['GET', '/v1/collections/a%2Fb%20c/rows/%37', 'getRow', { collection_name: 'a/b c', row_id: '7' }],
      ['GET', '/v1/collections/%zz/rows/%', 'getRow', { collection_name: undefined, row_id: undefined }],
      ['GET', '/v1/collections/%ff/rows/%C3%A9', 'getRow', { collection_name: undefined, row_id: 'é' }],
      ['GET', '/v1/collections/__proto__', 'getCollection', { collection_name: '__proto__' }],
      ['HEAD', '/v1/collections/notes/export', 'exportRows', { collection_name: 'notes' }],
      ['GET', '/', 'getRoot', {}],
      ['GET', '/health', 'getHealth', {}],
      ['GET', '/ws', 'openFeed', {}],
    ];
    for (const [method, path, id, parameters] of found) {
      it(`${method} ${path}`, () => {
        const match = contract.find(method, path) as Match;
        expect(match.operation.id).to.equal(id);
        expect(match.pathParameters).to.deep.equal(parameters);
      });
    }

    const unknown = [
      '',
      '*',
      '//',
      '/v1',
      '/v2/collections',
      '/V1/collections',
      '/v1/collections/',
      '//v1/collections',
    ];
    unknown.push(
      '/v1/collections//rows',
      '/v1/collections/a/rows/',
      '/v1/collections/a/rows/7/',
      '/v1/collections/a/rows/7/b',
    );
    unknown.push(
      '/v1/collections/a/Rows',
      '/%76%31/collections',
      '/%zz',
      '/health/',
      '/constructor',
      'http://a/health',
    );
    for (const path of unknown) {
      it(`${path} is no route`, () => {
        expect(contract.find('GET', path)).to.include({ code: 'route_not_found', status: 404 });
      });
    }

    const refused: [method: string, path: string, allow: string][] = [
      ['PUT', '/v1/collections', 'GET, HEAD, POST'],
      ['OPTIONS', '/v1/collections/a/rows/7', 'DELETE, GET, HEAD, PATCH, PUT'],
      ['POST', '/v1/collections/a/export', 'GET, HEAD'],
      ['get', '/health', 'GET, HEAD'],
      ['__proto__', '/ws', 'GET, HEAD'],
    ];
    for (const [method, path, allow] of refused) {
      it(`${path} does not take ${method}`, () => {
        const problem = contract.find(method, path) as Problem;
        expect(problem).to.include({ code: 'method_not_allowed', status: 405 });
        expect(problem.headers).to.deep.equal({ Allow: allow });
      });
    }
  });

  describe('a fixed path next to a path with a parameter', () => {
    const paths: [id: string, method: string, path: string][] = [
      ['export', 'GET', '/rows/export'],
      ['get', 'GET', '/rows/{row_id}'],
      ['update', 'PATCH', '/rows/{row_id}'],
      ['list', 'GET', '/rows/{row_id}/parts'],
      ['import', 'POST', '/rows/{row_id}/parts/import'],
      ['remove', 'DELETE', '/{family}/export/all'],
    ];
    const router = new Router(
      {} as ConstructorParameters<typeof Router>[0],
      paths.map(([id, method, path]) => ({ ...operations.getHealth, id, method, path })),
    );
    const found: [method: string, path: string, id: string, parameters: object][] = [
      ['GET', '/rows/export', 'export', {}],
      ['HEAD', '/rows/export', 'export', {}],
      ['GET', '/rows/exports', 'get', { row_id: 'exports' }],
      ['HEAD', '/rows/7', 'get', { row_id: '7' }],
      ['GET', '/rows/%65xport', 'get', { row_id: 'export' }],
      ['PATCH', '/rows/7', 'update', { row_id: '7' }],
      ['GET', '/rows/export/parts', 'list', { row_id: 'export' }],
      ['POST', '/rows/export/parts/import', 'import', { row_id: 'export' }],
      ['DELETE', '/rows/export/all', 'remove', { family: 'rows' }],
      ['DELETE', '/export/export/all', 'remove', { family: 'export' }],
    ];
    for (const [method, path, id, parameters] of found) {
      it(`${method} ${path}: ${id}`, () => {
        const match = router.find(method, path) as Match;
        expect([match.operation.id, match.pathParameters]).to.deep.equal([id, parameters]);
      });
    }
    const refused: [method: string, path: string, allow: string | undefined][] = [
      ['PATCH', '/rows/export', 'GET, HEAD'],
      ['POST', '/rows/7', 'GET, HEAD, PATCH'],
      ['GET', '/rows/export/all', 'DELETE'],
      ['GET', '/rows/export/some', undefined],
      ['GET', '/rows/', undefined],
      ['GET', '/rows//parts', undefined],
    ];
    for (const [method, path, allow] of refused) {
      it(`${method} ${path}: ${allow ?? 'no route'}`, () => {
        expect((router.find(method, path) as Problem).headers.Allow).to.equal(allow);
      });
    }
  });

  describe('readParameters', () => {
    const list = (query: string, path = 'notes', headers: IncomingHttpHeaders = {}) =>
      readParameters('listRows', { collection_name: path }, query, headers);
    const feed = (query: string) => readParameters('openFeed', {}, query, {});
    const changes = (query: string) => readParameters('listChanges', { collection_name: 'notes' }, query, {});
    const page = { collection_name: 'notes', limit: 100 };

    const taken: [query: string, differences: object][] = [
      ['', {}],
      ['&&', {}],
      ['limit=1&offset=9007199254740991', { limit: 1, offset: 9007199254740991 }],
      ['limit=1000&order=desc', { limit: 1000, order: 'desc' }],
      ['%6cimit=%35', { limit: 5 }],
      ['order_by=a+b%2B%c3%a9%26=', { order_by: 'a b+é&=' }],
      ['order_by=%F0%9F%98%80'.concat('%F0%9F%98%80'.repeat(127)), { order_by: '😀'.repeat(128) }],
      ['order_by=__proto__', { order_by: '__proto__' }],
      ['fields=a', { fields: ['a'] }],
      ['fields="a,b"&limit=5&fields=__proto__', { limit: 5, fields: ['"a,b"', '__proto__'] }],
      ['sort=a:b:asc&s%6frt=%F0%9F%98%80%3Adesc', { sort: ['a:b:asc', '😀:desc'] }],
      [`sort=${'%F0%9F%98%80'.repeat(128)}:asc`, { sort: [`${'😀'.repeat(128)}:asc`] }],
      ['after=a&order_by=b', { after: 'a', order_by: 'b' }],
    ];
    for (const [query, differences] of taken) {
      it(`takes ?${query.slice(0, 40)}`, () => {
        expect(list(query)).to.deep.equal({ ...page, ...differences });
      });
    }

    it('takes headers by their names in the contract', () => {
      expect(list('', 'notes', { prefer: 'count=exact', 'x-other': 'a' })).to.deep.equal({
        ...page,
        Prefer: 'count=exact',
      });
      const row = readParameters('getRow', { collection_name: 'a', row_id: '7' }, '', {
        'if-none-match': '*',
      });
      expect(row).to.deep.equal({ collection_name: 'a', row_id: 7, 'If-None-Match': '*' });
    });

    it('splits lists', () => {
      expect(feed('collection=a')).to.deep.equal({ collection: 'a', events: ['insert', 'update', 'delete'] });
      expect(feed('collection=a&events=delete,insert').events).to.deep.equal(['delete', 'insert']);
      expect(feed('collection=a&events=delete%2Cinsert').events).to.deep.equal(['delete', 'insert']);
    });

    it('ignores unknown parameters only where the contract says so', () => {
      expect(readParameters('getHealth', {}, 'probe=1&probe=2&%zz', {})).to.deep.equal({});
    });

    const notCanonical = [
      '',
      '1e2',
      '0x10',
      '+5',
      ' 5',
      '%205',
      '5%20',
      '+',
      '05',
      '-0',
      '1.0',
      '1,000',
      '٣',
      'Infinity',
      'NaN',
    ];
    for (const text of notCanonical) {
      it(`refuses limit=${text}`, () => {
        const { code, status, errors } = problemOf(() => list(`limit=${text}`));
        expect({ code, status }).to.deep.equal({ code: 'parameter_invalid', status: 400 });
        const detail = 'must be an integer from 1 to 1000 in plain decimal digits';
        expect(errors).to.deep.equal([{ parameter: 'limit', detail }]);
      });
    }

    const refused: [query: string, parameter: string, detail: string | RegExp][] = [
      ['limit=0', 'limit', 'must be at least 1'],
      ['limit=1001', 'limit', 'must be at most 1000'],
      ['offset=-1', 'offset', 'must be at least 0'],
      ['offset=9007199254740992', 'offset', 'must be at most 9007199254740991'],
      [`offset=${'9'.repeat(400)}`, 'offset', /^must be an integer from 0/],
      ['order=ASC', 'order', 'must be one of asc, desc'],
      ['order', 'order', 'must be one of asc, desc'],
      ['order_by=', 'order_by', /^must /],
      [`order_by=${'a'.repeat(129)}`, 'order_by', /^must .*128/],
      ['order_by=%00', 'order_by', /^must /],
      ['order_by=%zz', 'order_by', /percent/],
      ['order_by=%c3', 'order_by', /percent/],
      ['limit=5&limit=5', 'limit', 'must not be repeated'],
      ['after=a&offset=0', 'after', 'cannot be combined with offset'],
      ['order_by=id&sort=a:asc', 'sort', 'cannot be combined with order_by'],
      ['sort=a:asc&order=asc', 'sort', 'cannot be combined with order'],
      [`sort=${'a:asc&sort='.repeat(4)}b:asc`, 'sort', 'must have at most 4 items'],
      ['sort=', 'sort', /^must be a list, and each item must be a name/],
      ['sort=a', 'sort', /^must .*a name followed by :asc or :desc, for example sort=title:asc,/],
      ['sort=:asc', 'sort', /^must /],
      ['sort=a:ASC', 'sort', /^must /],
      [`sort=${'a'.repeat(129)}:asc`, 'sort', /^must /],
      ['fields=a&fields=b&fields=a', 'fields', 'must not contain duplicate items'],
      ['fields=', 'fields', /^must /],
      ['fields=a,b', 'fields', /one per parameter \(fields=a&fields=b\).*\(fields="a,b"\)$/],
      ['sort=a:desc,b:asc', 'sort', /one per parameter \(sort=a:asc&sort=b:desc\).*\(sort="a,b":asc\)/],
      [Array.from({ length: 51 }, (_, n) => `fields=${n}`).join('&'), 'fields', 'must have at most 50 items'],
      ['fields=%zz', 'fields', /percent/],
      ['after=', 'after', /^must /],
      ['after=a%20b', 'after', /^must /],
      ['colour=red', 'colour', 'is not a parameter of this operation'],
      ['Limit=5', 'Limit', 'is not a parameter of this operation'],
      ['__proto__=5', '__proto__', 'is not a parameter of this operation'],
      ['%zz=5', '%zz', 'is not a parameter of this operation'],
      ['=5', '', 'is not a parameter of this operation'],
    ];
    for (const [query, parameter, detail] of refused) {
      it(`refuses ?${query.slice(0, 40)}`, () => {
        const { errors } = problemOf(() => list(query));
        expect(errors).to.have.length(1);
        expect(errors![0]).to.include({ parameter });
        if (typeof detail === 'string') expect(errors![0]).to.include({ detail });
        else expect(errors![0]!.detail).to.match(detail);
      });
    }

    it('says how to write several kinds of changes, which differs between the forms of the feed', () => {
      const of = (id: 'openFeed' | 'listChanges', query: string) =>
        problemOf(() => (id === 'openFeed' ? feed(query) : changes(query))).errors!.map(
          ({ detail }) => detail,
        );
      expect(of('openFeed', 'collection=a&events=insert&events=delete')).to.deep.equal([
        'must be one list with commas',
      ]);
      expect(of('listChanges', 'events=insert,delete')).to.deep.equal([
        'must be a list, and each item must be one of insert, update, delete; repeat the parameter for each item',
      ]);
      expect(of('listChanges', 'events=inserts')).to.deep.equal([
        'must be a list, and each item must be one of insert, update, delete',
      ]);
    });

    it('refuses what the feed does not know', () => {
      const named = (query: string) => problemOf(() => feed(query)).errors!.map(({ parameter }) => parameter);
      expect(named('')).to.deep.equal(['collection']);
      expect(named('collection=')).to.deep.equal(['collection']);
      for (const events of ['', 'insert,', 'upsert', 'insert,insert', 'insert, update']) {
        expect(named(`collection=a&events=${events}`), events).to.deep.equal(['events']);
      }
      expect(named('collection=a&since=12')).to.deep.equal(['since']);
    });

    it('names every offending parameter once', () => {
      const action = () =>
        readParameters('listRows', { collection_name: undefined }, 'limit=x&b=1&order=%zz&b=2&limit=5', {});
      const { detail, errors } = problemOf(action);
      expect(errors!.map(({ parameter }) => parameter)).to.have.members([
        'collection_name',
        'limit',
        'b',
        'order',
      ]);
      expect(detail).to.match(/; 1 more\.$/);
      const many = Array.from({ length: 5_000 }, (_, index) => `p${index}`).join('&');
      expect(problemOf(() => list(many)).errors).to.have.length(100);
    });

    it('refuses names of collections and ids of rows that cannot be', () => {
      for (const name of ['1a', 'a b', 'é', '-a', 'a.b', 'a'.repeat(65), 'a\n', '../a']) {
        expect(problemOf(() => list('', name)).errors![0], name).to.include({ parameter: 'collection_name' });
      }
      for (const id of ['0', '-1', '01', '1.0', '1e3', 'x', '9007199254740992', ' 1']) {
        const action = () => readParameters('getRow', { collection_name: 'a', row_id: id }, '', {});
        expect(
          problemOf(action).errors!.map(({ parameter }) => parameter),
          id,
        ).to.deep.equal(['row_id']);
      }
    });
  });

  describe('readMediaType', () => {
    const json = [
      'application/json',
      'Application/JSON',
      'application/json;charset=utf-8',
      'application/json ; charset="UTF-8"',
    ];
    json.push('application/json; charset=Utf-8; foo="a;b\\"c"', 'application/json;', ' application/json;; ');
    for (const header of json) {
      it(`takes ${header}`, () => {
        expect(readMediaType('insertRows', { 'content-type': header })).to.equal('application/json');
      });
    }

    it('distinguishes the two media types of a PATCH', () => {
      const header = 'application/merge-patch+json; charset=utf-8';
      expect(readMediaType('updateRow', { 'content-type': header })).to.equal('application/merge-patch+json');
      expect(problemOf(() => readMediaType('insertRows', { 'content-type': header }))).to.include({
        status: 415,
      });
    });

    const refused = [
      '',
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json-patch+json',
      'json',
      '*/*',
    ];
    refused.push(
      'application/json; charset=latin1',
      'application/json;charset=utf-8;charset=utf-16',
      'application/json, text/plain',
    );
    refused.push(
      'application/json; charset',
      'application/json charset=utf-8',
      'application/json; charset=utf-8 x',
      'constructor',
    );
    for (const header of refused) {
      it(`refuses ${header || 'an empty Content-Type'}`, () => {
        expect(problemOf(() => readMediaType('insertRows', { 'content-type': header }))).to.include({
          code: 'media_type_unsupported',
          status: 415,
        });
      });
    }

    it('refuses a missing Content-Type and any Content-Encoding', () => {
      expect(problemOf(() => readMediaType('insertRows', {}))).to.include({ status: 415 });
      const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
      expect(problemOf(() => readMediaType('insertRows', headers))).to.include({ status: 415 });
    });

    it('asks for none where there is no body', () => {
      expect(
        readMediaType('deleteRow', { 'content-type': 'text/plain', 'content-encoding': 'gzip' }),
      ).to.equal(undefined);
    });

    it('reads hostile headers in little time', async () => {
      const cpuMs = await cpuMsOf(() => {
        for (const part of ['; ', ';', ' ;\t', ';a=b ', ';a="\\" ', ' ']) {
          const header = `application/json${part.repeat(4_000)};charset=x`;
          const problem = problemOf(() => readMediaType('insertRows', { 'content-type': header }));
          expect(problem).to.include({ status: 415 });
        }
      });
      expect(cpuMs).to.be.below(1_000);
    });
  });

  describe('validateBody', () => {
    const refused: [id: OperationId, body: unknown, pointer: string, detail: string | RegExp][] = [
      ['createCollection', [], '', 'must be an object'],
      ['createCollection', {}, '/name', 'is required'],
      ['createCollection', { name: 1 }, '/name', /^must /],
      ['createCollection', { name: '1a' }, '/name', /^must /],
      ['createCollection', { name: 'a', 'b/c': 1 }, '/b~1c', 'is not a known field'],
      ['createCollection', JSON.parse('{"name":"a","__proto__":1}'), '/__proto__', 'is not a known field'],
      ['createCollection', { name: 'a', ['b'.repeat(2_000)]: 1 }, '', 'is not a known field'],
      ['insertRows', { title: 'Milk' }, '', 'must be an array: wrap the object in [ ]'],
      ['insertRows', null, '', 'must be an array'],
      ['insertRows', [], '', 'must not be empty'],
      ['insertRows', Array.from({ length: 1_001 }, () => ({})), '', 'must have at most 1000 items'],
      ['insertRows', [{}, 5], '/1', 'must be an object'],
      ['insertRows', [{}, null], '/1', 'must be an object'],
      ['insertRows', [{}, []], '/1', 'must be an object'],
      ['insertRows', [{}, {}, {}, { id: 7 }], '/3/id', /^must be omitted/],
      ['insertRows', [{ id: null }], '/0/id', /^must be omitted/],
      ['updateRow', [], '', 'must be an object'],
      ['updateRow', 'x', '', 'must be an object'],
    ];
    for (const [id, body, pointer, detail] of refused) {
      it(`${id} refuses ${JSON.stringify(body).slice(0, 40)}`, () => {
        const problem = problemOf(() => validateBody(id, 'application/json', body));
        expect(problem).to.include({ code: 'body_invalid', status: 400 });
        expect(problem.errors).to.have.length(1);
        expect(problem.errors![0]).to.include({ pointer });
        if (typeof detail === 'string') expect(problem.errors![0]).to.include({ detail });
        else expect(problem.errors![0]!.detail).to.match(detail);
      });
    }

    it('takes the others', () => {
      validateBody('createCollection', 'application/json', { name: '_a-9' });
      validateBody('insertRows', 'application/json', [{}, { a: null, Id: 1, constructor: [] }]);
      validateBody('updateRow', 'application/json', {});
      validateBody('updateRow', 'application/merge-patch+json', { a: null });
    });
  });
});
