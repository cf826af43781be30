/** Nobody can alter or create a ticket. The server rejects each text that it did not create itself, without a query. */
import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { expect } from 'chai';
import { CompactEncrypt, FlattenedEncrypt, SignJWT } from 'jose';
import { ticketSecrets } from '../../../src/access/tickets/ticket-secrets.js';
import { type Answer, type Client, client } from '../../support/client.js';
import { passTime, restoreClock } from '../../support/clock.js';
import { countStatements } from '../../support/driver.js';
import { administer } from '../../support/registry.js';
import { startService, type TestService } from '../../support/service.js';
import { newTicket } from '../../support/tickets.js';

const rows = '/v1/collections/notes/rows';
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The number of invalid keys that an address can send per minute. */
const perMinute = 20;
const minuteMs = 61_000;
let minutesPassed = 0;

function nextMinute(): void {
  minutesPassed += 1;
  // Each test begins with the real clock.
  restoreClock();
  passTime(minutesPassed * minuteMs);
}

describe('the server rejects a ticket', function () {
  this.timeout(120_000);
  let service: TestService;
  let owner: Client;
  /** A valid ticket, and its parts without the empty one. */
  let ticket: string;
  let parts: readonly [header: string, iv: string, text: string, tag: string];
  let headerOf: Record<string, unknown>;
  let payload: Uint8Array;
  let secret: Buffer;
  /** The response to a text that never was a key, without the id of the request. */
  let unknown: object;

  before(async () => {
    service = await startService();
    owner = client(service, service.key);
    await owner.post('/v1/collections', { name: 'notes' });
    await owner.post(rows, [{ owner: 'ann' }, { owner: 'bob' }]);
    const grants = [{ collection: 'notes', scopes: ['read'], filter: '@.owner == "ann"' }];
    ticket = await newTicket(owner, 'ann', grants, 86_400);
    const [header = '', , iv = '', text = '', tag = ''] = ticket.slice('rft_'.length).split('.');
    parts = [header, iv, text, tag];
    headerOf = JSON.parse(Buffer.from(header, 'base64url').toString());
    const [stored] = await administer(service, ({ knex }) => ticketSecrets(knex));
    secret = Buffer.from(stored!.secret, 'base64url');
    const keyId = (await owner.get('/v1/keys')).json[0].id;
    payload = payloadOf(keyId, Date.now() + 80_000_000);
    unknown = shown(await client(service, `rf_${'a'.repeat(38)}`).get(rows));
  });
  after(() => service.close());

  const shown = ({ status, headers, json }: Answer): object => {
    const { request_id, ...rest } = json;
    return { status, rest, challenge: headers['www-authenticate'] };
  };
  const payloadOf = (keyId: string, expiresAt: number): Uint8Array =>
    Buffer.from(
      JSON.stringify([keyId, 'ann', Date.now(), 1_000, expiresAt, [['notes', 'riud', null, null]]]),
    );
  const joined = (header: string, iv: string, text: string, tag: string, key = ''): string =>
    `rft_${[header, key, iv, text, tag].join('.')}`;
  const encoded = (value: unknown): string =>
    Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

  /** Sends each text as a ticket, and expects what an unknown key gets. */
  async function expectUnknown(texts: readonly string[]): Promise<void> {
    expect(texts).to.not.include(ticket);
    const statements = countStatements((sql) => /[`"]hash[`"] in/.test(sql));
    try {
      for (let first = 0; first < texts.length; first += perMinute) {
        nextMinute();
        await Promise.all(
          texts.slice(first, first + perMinute).map(async (text) => {
            const answer = await client(service, text).get(rows);
            expect(shown(answer), text).to.deep.equal(unknown);
          }),
        );
      }
      expect(statements.count).to.equal(0);
    } finally {
      statements.stop();
    }
    const { status, json } = await client(service, ticket).get(rows);
    expect([status, json]).to.deep.equal([200, [{ id: 1, owner: 'ann' }]]);
  }

  it('in which any character was changed', () => {
    const other = (char: string, by: number): string =>
      alphabet[(alphabet.indexOf(char) + by) % alphabet.length]!;
    return expectUnknown(
      [...ticket].flatMap((char, at) =>
        [1, 32]
          .map((by) => (char === '.' ? other('A', by) : other(char, by)))
          .map((changed) => ticket.slice(0, at) + changed + ticket.slice(at + 1)),
      ),
    );
  });

  it('that was truncated or extended', () => {
    const ends = [...ticket].map((_, at) => ticket.slice(0, at)).filter((text) => text.length > 0);
    const starts = [...ticket].map((_, at) => ticket.slice(at + 1)).filter((text) => text.length > 0);
    const without = [...ticket].map((_, at) => ticket.slice(0, at) + ticket.slice(at + 1));
    const trailing = ['.', '..', '=', '==', 'A', 'AA', 'AAAA', '-', '+', '%00', '%20', ',', `.${parts[3]}`];
    const leading = ['rft_', 'rf_', '.', '_', 'A', 'Bearer', 'RFT_'];
    const all = [
      ...[...ends, ...starts, ...without],
      ...trailing.map((text) => ticket + text),
      ...leading.map((text) => text + ticket),
      ...[ticket + ticket, `${ticket},${ticket}`, ticket.toUpperCase(), ticket.toLowerCase()],
      ...[ticket.replace('rft_', 'RFT_'), ticket.replace('rft_', 'rf_')],
    ];
    return expectUnknown([...new Set(all)].filter((text) => text !== ticket));
  });

  it('with empty, moved and shortened parts', () => {
    const [header, iv, text, tag] = parts;
    return expectUnknown([
      joined('', iv, text, tag),
      joined(header, '', text, tag),
      joined(header, iv, '', tag),
      joined(header, iv, text, ''),
      joined('', '', '', ''),
      joined(header, '', '', ''),
      joined(header, iv, text, tag, randomBytes(32).toString('base64url')),
      joined(header, iv, text, tag, 'AA'),
      joined(header, text, iv, tag),
      joined(header, iv, tag, text),
      joined(iv, header, text, tag),
      `rft_${header}.${iv}.${text}.${tag}`,
      `rft_${header}...${iv}.${text}.${tag}`,
      `rft_${header}..${iv}.${text}`,
      // A shorter tag would be easier to guess.
      ...[4, 8, 12, 15].map((bytes) => joined(header, iv, text, shortened(tag, bytes))),
      ...[0, 1, 8, 11].map((bytes) => joined(header, shortened(iv, bytes), text, tag)),
      joined(header, `${iv}AAAA`, text, tag),
      joined(header, iv, text, `${tag}A`),
    ]);
  });

  const shortened = (part: string, bytes: number): string =>
    Buffer.from(part, 'base64url').subarray(0, bytes).toString('base64url');

  it('in another base64 alphabet, with padding or with unused bits', () => {
    const [header, iv, text, tag] = parts;
    const padded = (part: string): string => part + '='.repeat((4 - (part.length % 4)) % 4 || 4);
    const texts = parts.flatMap((part, at) => {
      const put = (changed: string): string => {
        const [a, b, c, d] = parts.map((each, index) => (index === at ? changed : each));
        return joined(a!, b!, c!, d!);
      };
      const standard = part.replaceAll('-', '+').replaceAll('_', '/');
      // Characters after the last whole byte have bits that don't count.
      const unused = part.length % 4 === 0 ? [] : [...alphabet].map((char) => part.slice(0, -1) + char);
      return [padded(part), standard, padded(standard), `${part.slice(0, 4)}+${part.slice(4)}`, ...unused]
        .filter((changed) => changed !== part)
        .map(put);
    });
    return expectUnknown([
      ...texts,
      joined(header, iv, `${text}\\n`, tag),
      joined(`${header}%3D`, iv, text, tag),
    ]);
  });

  it('with another header', () => {
    const [header, iv, text, tag] = parts;
    const { alg, enc, kid } = headerOf;
    expect({ alg, enc, kid: typeof kid }).to.deep.equal({ alg: 'dir', enc: 'A256GCM', kid: 'string' });
    const headers: unknown[] = [
      { kid, enc, alg },
      ` ${Buffer.from(header, 'base64url')}`,
      ...[
        'none',
        'None',
        '',
        'A256KW',
        'A256GCMKW',
        'RSA-OAEP',
        'PBES2-HS512+A256KW',
        'ECDH-ES',
        null,
        5,
      ].map((value) => ({ ...headerOf, alg: value })),
      ...['A128GCM', 'A192GCM', 'A256CBC-HS512', 'A128CBC-HS256', 'none', '', null, [], {}].map((value) => ({
        ...headerOf,
        enc: value,
      })),
      ...['', 'other', '__proto__', 'constructor', '0', null, 0, [kid], { kid }].map((value) => ({
        ...headerOf,
        kid: value,
      })),
      ...['DEF', 'GZIP', '', null].map((zip) => ({ ...headerOf, zip })),
      ...[['exp'], [], ['b64'], 'exp'].map((crit) => ({ ...headerOf, crit, exp: 1, b64: false })),
      { ...headerOf, jwk: { kty: 'oct', k: encoded('a') } },
      { ...headerOf, jku: 'http://127.0.0.1:9/', x5u: 'http://127.0.0.1:9/' },
      { ...headerOf, p2c: 2_000_000_000, p2s: 'AAAA', alg: 'PBES2-HS256+A128KW' },
      { ...headerOf, typ: 'JWT', cty: 'JWT' },
      ...[{ alg, enc }, { enc, kid }, { alg, kid }, {}, [], null, 1, 'text', '', '{', '{"alg":"dir"}{}'],
      `{"kid":"x",${Buffer.from(header, 'base64url').toString().slice(1)}`,
    ];
    const texts = headers.map((value) => joined(encoded(value), iv, text, tag));
    return expectUnknown(texts.filter((each) => each !== ticket));
  });

  it('that was made with a guessed secret, in each form of a JWE', async () => {
    const { kid } = headerOf;
    const guesses = [
      randomBytes(32),
      Buffer.alloc(32),
      Buffer.from('rowfeed'.padEnd(32, '0')),
      Buffer.from(`${kid}`.padEnd(32)),
    ];
    const texts: string[] = [];
    for (const guess of guesses) {
      for (const id of [kid, 'other', undefined]) {
        const header = { alg: 'dir', enc: 'A256GCM', ...(id !== undefined && { kid: id as string }) };
        texts.push(`rft_${await new CompactEncrypt(payload).setProtectedHeader(header).encrypt(guess)}`);
      }
      const header = { kid: kid as string, enc: 'A256GCM' };
      for (const alg of ['A256KW', 'A256GCMKW'])
        texts.push(
          `rft_${await new CompactEncrypt(payload).setProtectedHeader({ ...header, alg }).encrypt(guess)}`,
        );
      const passwordBased = new CompactEncrypt(payload).setProtectedHeader({
        ...header,
        alg: 'PBES2-HS256+A128KW',
      });
      texts.push(`rft_${await passwordBased.encrypt(guess)}`);
      texts.push(`rft_${await compressed(guess, 1_000_000)}`);
      texts.push(`rft_${await new SignJWT({ sub: 'ann' }).setProtectedHeader({ alg: 'HS256' }).sign(guess)}`);
      const flattened = await new FlattenedEncrypt(payload)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: kid as string })
        .encrypt(guess);
      texts.push(`rft_${encoded(flattened)}`);
      const { iv = '', tag = '', ciphertext, protected: head = '' } = flattened;
      texts.push(joined(head, iv, ciphertext, parts[3]), joined(parts[0], parts[1], ciphertext, tag));
    }
    await expectUnknown(texts);
  });

  it('that was made with the secret of the database, but in another form', async () => {
    const kid = headerOf.kid as string;
    const seal = (more: object, content = payload): Promise<string> =>
      new CompactEncrypt(content)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid, ...more })
        .encrypt(secret);
    const valid = `rft_${await seal({})}`;
    expect((await client(service, valid).get(rows)).json).to.have.length(2);
    const garbage = [
      '',
      '[]',
      '{}',
      'null',
      '5',
      '"x"',
      '[1,2,3,4,5,6]',
      '[null,null,0,0,0,null]',
      '[["a"]]',
    ];
    await expectUnknown([
      `rft_${await seal({ alg: 'A256KW' })}`,
      `rft_${await seal({ alg: 'A256GCMKW' })}`,
      `rft_${await seal({ alg: 'dir', kid: 'other' })}`,
      `rft_${await compressed(secret, 100)}`,
      `rft_${await compressed(secret, 1_000_000)}`,
      ...(await Promise.all(garbage.map(async (text) => `rft_${await seal({}, Buffer.from(text))}`))),
    ]);
  });

  /** Returns a JWE whose plaintext is compressed, and becomes this many bytes longer when it is decompressed. */
  async function compressed(key: Uint8Array, bytes: number): Promise<string> {
    const kid = headerOf.kid as string;
    const long = Buffer.concat([payload, Buffer.alloc(bytes, ' ')]);
    expect(deflateRawSync(long).length).to.be.below(3_000);
    return new CompactEncrypt(long)
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid, zip: 'DEF' })
      .encrypt(key);
  }
});
