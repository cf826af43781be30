/** Headers whose value is a list: every recipient ignores empty members (RFC 9110, section 5.6.1). */
import { expect } from 'chai';
import fc from 'fast-check';
import { membersOf, tagsOf } from '../../../src/text/header-list.js';
import { type Answer, type Client, client, type Headers } from '../../support/client.js';
import { startService, type TestService } from '../../support/service.js';
import { cases, seed } from '../../support/suite.js';
import { sendRaw } from '../../support/wire.js';

/** Ways to write a list with empty members. `LIST` stands for the other members. */
const emptied = ['LIST', ', LIST', 'LIST,', 'LIST , ', ',,\t, LIST ,,', ' ,LIST', 'LIST,,\t'];
const json = 'Content-Type: application/json';

describe('a list in a header', () => {
  let service: TestService;
  let owner: Client;
  let rows: string;
  before(async () => {
    service = await startService({
      env: { ROWFEED_TRUST_PROXY: '127.0.0.1', ROWFEED_CORS_ORIGIN: 'https://app.example' },
    });
    owner = client(service, service.key);
    rows = `/v1/collections/${await owner.collection([{ n: 1 }])}/rows`;
  });
  after(() => service.close());

  const send = async (request: string, lines: readonly string[], body = ''): Promise<Answer> => {
    const head = [`${request} HTTP/1.1`, 'Host: x', `x-api-key: ${service.key}`, ...lines];
    const length = lines.some((line) => line.startsWith('Transfer-Encoding'))
      ? []
      : [`Content-Length: ${body.length}`];
    const [method, target] = request.split(' ') as [string, string];
    const bytes = Buffer.from(`${[...head, ...length].join('\r\n')}\r\n\r\n${body}`, 'latin1');
    const [answer] = await sendRaw(service, [[method, target]], bytes);
    return answer!;
  };
  const header = (name: string, form: string, list: string): string =>
    `${name}: ${form.replace('LIST', list)}`;

  for (const form of emptied) {
    describe(JSON.stringify(form), () => {
      it('If-None-Match and If-Match', async () => {
        const { etag } = (await owner.get(`${rows}/1`)).headers as { etag: string };
        for (const list of [etag, `"x", ${etag}`, `${etag},W/"y,\\"`, `"a,b",, ${etag}`]) {
          const none = [header('If-None-Match', form, list)];
          expect((await send(`GET ${rows}/1`, none)).status, list).to.equal(304);
          expect((await send(`PATCH ${rows}/1`, [json, ...none], '{}')).code, list).to.equal(
            'version_mismatch',
          );
          expect((await send(`GET ${rows}/1`, [header('If-Match', form, list)])).status, list).to.equal(200);
        }
        for (const list of ['"x"', 'W/"x"', `"x${etag.slice(1, -1)}", "y"`]) {
          expect((await send(`GET ${rows}/1`, [header('If-None-Match', form, list)])).status).to.equal(200);
          expect((await send(`GET ${rows}/1`, [header('If-Match', form, list)])).status).to.equal(412);
        }
        const document = (await owner.get('/openapi.json')).headers.etag!;
        const known = [header('If-None-Match', form, document)];
        expect((await send('GET /openapi.json', known)).status).to.equal(304);
      });

      it('Prefer', async () => {
        const counted = await send(`GET ${rows}?limit=1`, [header('Prefer', form, 'a="x,y", count=exact')]);
        expect([counted.status, counted.headers['preference-applied']]).to.deep.equal([200, 'count=exact']);
      });

      it('Accept-Encoding', async () => {
        for (const list of ['br', 'x, br;q=0.5', 'gzip;q=0.1,, br'])
          expect(
            (await owner.get('/openapi.json', { 'Accept-Encoding': form.replace('LIST', list) })).headers,
            list,
          ).to.include({ 'content-encoding': 'br' });
      });

      it('Connection', async () => {
        const { status, headers } = await send('GET /health', [header('Connection', form, 'x, close')]);
        expect([status, headers.connection]).to.deep.equal([200, 'close']);
      });

      it('Content-Encoding', async () => {
        const none = [json, `Content-Encoding: ${form.replace('LIST', '')}`];
        expect((await send(`POST ${rows}`, none, '[{}]')).status).to.equal(201);
        const coded = [json, header('Content-Encoding', form, 'gzip')];
        expect((await send(`POST ${rows}`, coded, '[{}]')).code).to.equal('media_type_unsupported');
      });

      it('Expect', async () => {
        for (const list of ['100-continue', '100-Continue', 'x=1, 100-continue'])
          expect((await send(`POST ${rows}`, [json, header('Expect', form, list)], '[{}]')).status).to.equal(
            201,
          );
      });

      it('X-Forwarded-For', async () => {
        await owner.get('/health', { 'X-Forwarded-For': form.replace('LIST', '192.0.2.7') });
        const line = JSON.parse(service.log.findLast((each) => each.includes('"url":"/health"'))!);
        expect(line.client).to.equal('192.0.2.7');
      });

      it('Upgrade and Sec-WebSocket-*', async () => {
        const target = `/ws?collection=${rows.split('/')[3]}`;
        for (const list of ['websocket', 'h2c, WebSocket', 'websocket/13.0, websocket']) {
          const lines = [
            header('Connection', form, 'keep-alive, Upgrade'),
            header('Upgrade', form, list),
            header('Sec-WebSocket-Version', form, '13'),
            header('Sec-WebSocket-Protocol', form, 'a, b'),
            header('Sec-WebSocket-Extensions', form, 'permessage-deflate; a="b,c"'),
            'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
          ];
          expect((await send(`GET ${target}`, lines)).status, list).to.equal(101);
        }
      });

      it('Transfer-Encoding: the empty members before its codings', async () => {
        const answer = await send(
          `POST ${rows}`,
          [json, header('Transfer-Encoding', form, 'chunked')],
          '4\r\n[{}]\r\n0\r\n\r\n',
        );
        // The parser of Node.js rejects all text after `chunked`, because another program could read it
        // differently.
        const isRejected = /LIST[ ,\t]*,/.test(form);
        expect(answer.status).to.equal(isRejected ? 400 : 201);
      });
    });
  }

  it('without any member is no condition that a client can mean, and no preference', async () => {
    for (const list of ['', ',', ' , ,\t']) {
      for (const name of ['If-Match', 'If-None-Match'])
        expect((await send(`GET ${rows}/1`, [`${name}: ${list}`])).code, list).to.equal('parameter_invalid');
      expect((await send(`GET ${rows}?limit=1`, [`Prefer: ${list}`])).status, list).to.equal(200);
    }
  });

  it('that is malformed is rejected', async () => {
    for (const list of ['x', '"a" "b"', '"a', '*, "a"', '"a", *', '*,', 'w/"a"', '"a b"', '"a"x', ',x,']) {
      for (const name of ['If-Match', 'If-None-Match'])
        expect((await send(`GET ${rows}/1`, [`${name}: ${list}`])).code, list).to.equal('parameter_invalid');
    }
  });

  it('of thousands of empty members costs no time', async () => {
    for (const list of [',', ' ,', '\t', ', "a" ,'].map((each) => each.repeat(10_000 / each.length))) {
      for (const end of ['', 'x', '"']) {
        const begun = process.cpuUsage();
        await send(`GET ${rows}/1`, [`If-None-Match: ${list}${end}`]);
        expect(process.cpuUsage(begun).user / 1_000, JSON.stringify(list.slice(0, 9))).to.be.below(250);
      }
    }
  });

  it('Prefer: the first of equal preferences counts (RFC 7240, section 2)', async () => {
    const forms: [prefer: string, isMinimal: boolean][] = [
      ['return=minimal', true],
      ['RETURN = "minimal" ; a="return=representation"', true],
      ['return=minimal, return=representation', true],
      ['return=representation, return=minimal', false],
      ['return, return=minimal', false],
      ['a="b, return=minimal"', false],
      ['a="b\\", return=minimal"', false],
      ['a;return=minimal', false],
      ['return=Minimal', false],
    ];
    for (const [prefer, isMinimal] of forms) {
      const headers: Headers = { Prefer: prefer };
      const applied = (await owner.post(rows, [{}], headers)).headers['preference-applied'];
      expect(applied, prefer).to.equal(isMinimal ? 'return=minimal' : undefined);
    }
  });
});

describe('the parser of lists', () => {
  const separator = fc.stringMatching(/^[ \t,]{0,3},[ \t,]{0,3}$/);
  const joined = (member: fc.Arbitrary<string>) =>
    fc.array(fc.tuple(member, separator), { maxLength: 6 }).map((pairs) => ({
      members: pairs.map(([each]) => each),
      text: pairs.map(([each, by]) => each + by).join(''),
    }));

  it('returns the members of any list, and none of the empty ones', () => {
    const parameter = fc.stringMatching(/^[a-z]{1,3}(=([a-z]{1,3}|"([ !#-[\]-~]|\\[ -~])*"))?$/);
    const member = fc.array(parameter, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('; '));
    const holds = fc.property(joined(member), ({ members, text }) => {
      expect(membersOf(text)).to.deep.equal(members);
    });
    fc.assert(holds, { seed, numRuns: cases(1_000) });
  });

  it('returns the entity tags of any list, in which a backslash is a character', () => {
    const tag = fc.stringMatching(/^(W\/)?"[!#-~\x80-\xff]*"$/);
    const holds = fc.property(joined(tag), ({ members, text }) => {
      expect(tagsOf(text)).to.deep.equal(members);
    });
    fc.assert(holds, { seed, numRuns: cases(1_000) });
  });

  it('takes time in proportion to the length', () => {
    for (const each of [',', ' ', '"', '\\', '"\\', 'a', '",', 'a "']) {
      for (const parse of [membersOf, tagsOf]) {
        const begun = process.cpuUsage();
        parse(each.repeat(100_000));
        expect(process.cpuUsage(begun).user / 1_000, each).to.be.below(1_000);
      }
    }
  });
});
