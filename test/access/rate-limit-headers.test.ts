import { expect } from 'chai';
import { type Answer, type Client, client, type Headers } from '../support/client.js';
import { breakDriver, isWriting } from '../support/driver.js';
import { heard, limit, newKey } from '../support/registry.js';
import { startService, type TestService } from '../support/service.js';
import { sendRaw } from '../support/wire.js';

describe('RateLimit on a limited plan', () => {
  let service: TestService;
  let caller: Client;
  let key: string;
  before(async () => {
    service = await startService();
    key = (await newKey(service, { account: 'limited' })).text;
    await limit(service, 'limited', { name: 'some', requests: 1_000, period: 'month', burst: undefined });
    caller = client(service, key);
    await caller.post('/v1/collections', { name: 'notes' });
    await caller.post(rows, [{ n: 1 }]);
  });
  after(() => service.close());

  const rows = '/v1/collections/notes/rows';
  const failing = async (fault: Parameters<typeof breakDriver>[0], isHit: (sql: string) => boolean) => {
    const repair = breakDriver(fault, isHit);
    return caller.post(rows, [{}]).finally(repair);
  };
  const limited = (requests: number) =>
    limit(service, 'limited', { name: 'some', requests, period: 'month', burst: undefined });

  const bearing: [outcome: number | string, ask: () => Promise<Answer>][] = [
    [200, () => caller.get('/v1/collections')],
    [200, () => caller.send('HEAD', '/v1/usage')],
    [201, () => caller.post(rows, [{}])],
    [304, () => caller.get(`${rows}/1`, { 'If-None-Match': '*' })],
    [204, () => caller.delete(`${rows}/2`)],
    ['parameter_invalid', () => caller.get(`${rows}?limit=0`)],
    ['parameter_invalid', () => caller.get('/v1/collections/%zz')],
    ['body_malformed', () => caller.post(rows, '{')],
    ['body_invalid', () => caller.post(rows, {})],
    [
      'scope_insufficient',
      async () => {
        const reader = await newKey(service, { account: 'limited', scopes: ['read'] });
        return client(service, reader.text).post(rows, [{}]);
      },
    ],
    ['route_not_found', () => caller.get('/v1/nowhere')],
    ['route_not_found', () => caller.get('/v1/%zz')],
    ['collection_not_found', () => caller.get('/v1/collections/absent')],
    ['row_not_found', () => caller.get(`${rows}/999`)],
    ['method_not_allowed', () => caller.send('PURGE', '/v1/collections')],
    ['method_not_allowed', () => caller.send('OPTIONS', '/v1/collections')],
    ['collection_exists', () => caller.post('/v1/collections', { name: 'notes' })],
    ['version_mismatch', () => caller.get(`${rows}/1`, { 'If-Match': '"x"' })],
    ['version_mismatch', () => caller.patch(`${rows}/1`, {}, { 'If-None-Match': '*' })],
    ['body_too_large', () => caller.post(rows, ' '.repeat(1_048_577))],
    ['media_type_unsupported', () => caller.post(rows, '[{}]', { 'Content-Type': 'text/csv' })],
    ['value_unsupported', () => caller.post(rows, '[{"n":1e999}]')],
    ['database_unavailable', () => failing('unavailable', () => true)],
    ['internal_error', () => failing('unknown', () => true)],
    ['storage_full', () => failing('full', isWriting)],
    [
      'quota_exceeded',
      async () => {
        await limited(1);
        await heard(service);
        return caller.get('/v1/collections').finally(() => limited(1_000));
      },
    ],
  ];
  for (const [outcome, ask] of bearing) {
    it(`stands on ${outcome}`, async () => {
      const answer = await ask();
      expect(answer.code ?? answer.status, answer.text).to.equal(outcome);
      expect(answer.headers.ratelimit).to.match(/^"month";r=\d+;t=\d+$/);
      expect(answer.headers['ratelimit-policy']).to.match(/^"month";q=\d+;w=\d+$/);
    });
  }

  const raw = (target: string, method: string, headers: Headers): Promise<Answer> => {
    const lines = Object.entries({ Host: 'x', 'x-api-key': key, ...headers }).flatMap(([name, values]) =>
      [values].flat().map((value) => `${name}: ${value}\r\n`),
    );
    return sendRaw(service, [[method, target]], `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`).then(
      ([answer]) => answer!,
    );
  };
  const json = 'application/json';
  const without: [outcome: number | string, ask: () => Promise<Answer>][] = [
    ['key_missing', () => client(service).get('/v1/collections')],
    ['key_invalid', () => client(service, 'wrong').get('/v1/collections')],
    ['credentials_conflict', () => caller.get('/v1/collections', { 'x-api-key': 'another' })],
    ['request_malformed', () => raw('/v1/collections', 'GET', { Host: ['x', 'y'] })],
    ['request_malformed', () => raw('/v1/collections', 'GET', { 'Content-Type': [json, json] })],
    ['method_unknown', () => raw('/v1/collections', 'INDEX', {})],
    [200, () => caller.get('/health')],
    [200, () => caller.get('/openapi.json')],
    ['route_not_found', () => caller.get('/v1')],
  ];
  for (const [outcome, ask] of without) {
    it(`doesn't stand on ${outcome}, for which no key was found`, async () => {
      const answer = await ask();
      expect(answer.code ?? answer.status, answer.text).to.equal(outcome);
      expect(answer.headers).to.not.have.any.keys('ratelimit', 'ratelimit-policy');
    });
  }

  it("doesn't stand on 503 of a service that takes no requests on, and looks at no key", async () => {
    await service.stop();
    const { directory } = service;
    service = await startService({ directory, key: service.key, limits: { maxInFlight: 0 } });
    const answer = await client(service, key).get('/v1/collections');
    expect(answer.code).to.equal('overloaded');
    expect(answer.headers).to.not.have.any.keys('ratelimit', 'ratelimit-policy');
  });
});

describe('the log of refused requests', () => {
  let service: TestService;
  before(async () => {
    service = await startService();
  });
  after(() => service.close());

  it('has one line per minute for each key that exceeds its quota, at level info', async () => {
    const keys = [
      await newKey(service, { account: 'limited', name: 'first' }),
      await newKey(service, { account: 'limited', name: 'second' }),
    ];
    await limit(service, 'limited', { name: 'one', requests: 1, period: 'month', burst: undefined });
    await heard(service);
    const answers: Answer[] = [];
    for (const { text } of keys)
      for (let n = 0; n < 4; n += 1) answers.push(await client(service, text).get('/v1/collections'));
    const refused = answers.filter(({ code }) => code === 'quota_exceeded');
    expect(refused).to.have.length(7);
    const lines = service.log
      .map((line) => JSON.parse(line))
      .filter(({ level, msg }) => level === 'info' && msg === 'request refused');
    const expected = [refused[0]!, refused[3]!].map(({ headers, json }, at) => ({
      request_id: headers['request-id'],
      key_id: keys[at]!.id,
      code: 'quota_exceeded',
      detail: json.detail,
    }));
    expect(lines).to.have.length(2);
    for (const [at, line] of lines.entries()) expect(line).to.include(expected[at]);
  });

  it('has one line per minute for each key that exceeds the storage of its plan', async () => {
    const key = await newKey(service, { account: 'stored', name: 'writer' });
    const plan = { name: 'two', requests: undefined, period: undefined, burst: undefined, maxCollections: 2 };
    await limit(service, 'stored', plan);
    await heard(service);
    const answers: Answer[] = [];
    for (const name of ['a', 'b', 'c', 'd'])
      answers.push(await client(service, key.text).post('/v1/collections', { name }));
    expect(answers.map(({ status }) => status)).to.deep.equal([201, 201, 403, 403]);
    const lines = service.log
      .map((line) => JSON.parse(line))
      .filter(({ key_id, level }) => key_id === key.id && level !== 'debug');
    expect(lines).to.have.length(1);
    expect(lines[0]).to.include({
      level: 'info',
      msg: 'request refused',
      code: 'limit_reached',
      detail: answers[2]!.json.detail,
      request_id: answers[2]!.headers['request-id'],
    });
  });
});
