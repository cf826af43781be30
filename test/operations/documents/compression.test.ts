import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'chai';
import * as guides from '../../../generated/guides.js';
import { representationsOf } from '../../../src/operations/documents/representations.js';
import { type Client, client } from '../../support/client.js';
import { startService, type TestService } from '../../support/service.js';

/** Values of Accept-Encoding, and the coding that the server selects. */
const negotiations: [asked: string, coding: string | undefined][] = [
  ['', undefined],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['br;q=0.1, X-Gzip;q=0.2', 'gzip'],
  ['xx-gzip-x', undefined],
  ['identity', undefined],
  ['deflate', undefined],
  ['zstd, deflate', undefined],
  // The values that browsers, curl --compressed and Node.js send.
  ['gzip, deflate, br, zstd', 'br'],
  ['deflate, gzip, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['*', 'br'],
  ['*;q=0.1', 'br'],
  ['gzip;q=0.5', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['br;q=0.9, gzip;q=0.5', 'br'],
  ['br;q=0.001', 'br'],
  ['br;q=0', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0, br;q=0, *', undefined],
  ['gzip;q=0, *', 'br'],
  ['identity, gzip;q=0.5', undefined],
  ['identity;q=0.5, gzip;q=0.4', undefined],
  ['identity;q=0.5, gzip', 'gzip'],
  ['identity;q=0, gzip', 'gzip'],
  ['identity;q=0, *', 'br'],
  ['*;q=0, gzip', 'gzip'],
  ['*;q=0, br;q=0.2', 'br'],
  ['br ; q=0.2 , gzip ;q=0.1', 'br'],
  // The client accepts no coding that exists, so the server does not compress the document.
  ['identity;q=0', undefined],
  ['*;q=0', undefined],
  // Values that are not lists of codings request no coding.
  [',,', undefined],
  [';q=1', undefined],
  ['br;q=x', undefined],
  ['"gzip"', undefined],
];

const paths = [
  '/openapi.json',
  '/openapi.yaml',
  '/openapi-3.0.json',
  '/asyncapi.json',
  '/asyncapi.yaml',
  '/arazzo.json',
  '/arazzo.yaml',
  '/docs',
  ...Object.keys(guides).map((guide) => `/docs/${guide}`),
];

interface Raw {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly bytes: Buffer;
}

describe('compression', () => {
  let service: TestService;
  let anyone: Client;
  before(async () => {
    service = await startService({ env: { ROWFEED_CORS_ORIGIN: 'https://one.example' } });
    anyone = client(service);
  });
  after(() => service.close());

  /** Returns the bytes of a body without decoding them. */
  const raw = async (method: string, path: string, headers: Record<string, string>): Promise<Raw> => {
    const outgoing = httpRequest({
      host: '127.0.0.1',
      port: service.port,
      method,
      path,
      headers,
      agent: false,
    });
    outgoing.end();
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    return { status: answer.statusCode!, headers: answer.headers, bytes: Buffer.concat(chunks) };
  };
  const decode = { br: brotliDecompressSync, gzip: gunzipSync };

  for (const path of paths) {
    it(`${path} is the same in every coding, smaller, and has a tag in each`, async () => {
      const plain = await raw('GET', path, {});
      expect(plain.headers).to.not.have.property('content-encoding');
      const tags = [plain.headers.etag];
      const lengths = [plain.bytes.length];
      for (const coding of ['gzip', 'br'] as const) {
        const asked = { 'Accept-Encoding': coding };
        const { status, headers, bytes } = await raw('GET', path, asked);
        expect([status, headers['content-encoding']]).to.deep.equal([200, coding]);
        expect(headers['content-length']).to.equal(String(bytes.length));
        expect(decode[coding](bytes).equals(plain.bytes)).to.equal(true);
        expect(headers['content-type']).to.equal(plain.headers['content-type']);
        const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
        expect(headers.etag).to.equal(`"${tag}"`);
        tags.push(headers.etag);
        lengths.push(bytes.length);

        const head = await raw('HEAD', path, { ...asked, 'X-Request-Id': 'r' });
        const got = await raw('GET', path, { ...asked, 'X-Request-Id': 'r' });
        delete head.headers.date;
        delete got.headers.date;
        expect(head.headers).to.deep.equal(got.headers);
        expect(head.bytes).to.have.length(0);
      }
      expect(new Set(tags).size).to.equal(3);
      const [plainLength = 0, gzipLength = 0, brLength = 0] = lengths;
      // Pictures are already compressed.
      const pictures = [...plain.bytes.toString().matchAll(/data:image\/webp;base64,[\w+/=]+/g)].join(
        '',
      ).length;
      expect(gzipLength - pictures).to.be.below((plainLength - pictures) / 2);
      expect(brLength).to.be.below(gzipLength);
    });
  }

  for (const [asked, coding] of negotiations) {
    it(`"${asked}" gets ${coding ?? 'the document as it is'}`, async () => {
      for (const path of ['/openapi.json', '/docs/feed']) {
        const answer = await anyone.get(path, asked === '' ? {} : { 'Accept-Encoding': asked });
        expect(answer.status).to.equal(200);
        expect(answer.headers['content-encoding']).to.equal(coding);
        expect(answer.headers.vary).to.equal('Accept-Encoding, Origin');
      }
    });
  }

  it('a client that sends an empty Accept-Encoding gets the document as it is', async () => {
    const { headers } = await raw('GET', '/docs', { 'Accept-Encoding': '' });
    expect(headers).to.not.have.property('content-encoding');
  });

  it('every tag stands for the bytes that would be sent, and for no others', async () => {
    const codings = ['identity', 'gzip', 'br'];
    for (const path of ['/openapi.json', '/docs/feed']) {
      const tags = new Map<string, string>();
      for (const coding of codings)
        tags.set(coding, (await anyone.get(path, { 'Accept-Encoding': coding })).headers.etag!);
      const all = [...tags.values()].join(', ');
      for (const asked of codings) {
        for (const [of, tag] of tags) {
          const headers = { 'Accept-Encoding': asked };
          const unless = await anyone.get(path, { ...headers, 'If-None-Match': tag });
          expect(unless.status, `${asked} unless ${of}`).to.equal(of === asked ? 304 : 200);
          expect(unless.headers.etag).to.equal(tags.get(asked));
          expect(unless.headers.vary).to.equal('Accept-Encoding, Origin');
          const only = await anyone.get(path, { ...headers, 'If-Match': tag });
          expect(only.status, `${asked} only if ${of}`).to.equal(of === asked ? 200 : 412);
        }
        // A cache that has all three variants learns which one to use.
        const any = await anyone.get(path, { 'Accept-Encoding': asked, 'If-None-Match': all });
        expect([any.status, any.headers.etag]).to.deep.equal([304, tags.get(asked)]);
        expect(any.headers).to.not.have.property('content-encoding');
      }
    }
  });

  it('names one line of Vary, for Origin too where that is allowed', async () => {
    for (const origin of [undefined, 'https://one.example', 'https://other.example']) {
      for (const condition of [undefined, '*']) {
        const answer = await anyone.get('/docs', {
          ...(condition && { 'If-None-Match': condition }),
          ...(origin && { Origin: origin }),
        });
        const lines = answer.headerLines.filter(([name]) => name === 'Vary');
        expect(lines).to.deep.equal([['Vary', 'Accept-Encoding, Origin']]);
        const isAllowed = origin === 'https://one.example';
        expect(answer.headers['access-control-allow-origin']).to.equal(isAllowed ? origin : undefined);
      }
    }
  });

  it('is left out if an upgrade has removed the compressed files', () => {
    const { coding, body } = representationsOf('another text')('br');
    expect([coding, String(body)]).to.deep.equal([undefined, 'another text']);
  });

  it('is for documents alone: no other answer has a coding, or depends on what is asked', async () => {
    const owner = client(service, service.key);
    await owner.post('/v1/collections', { name: 'notes' });
    await owner.post('/v1/collections/notes/rows', Array(100).fill({ text: 'the same again' }));
    for (const target of [
      '/v1/collections/notes/rows',
      '/v1/usage',
      '/v1/nowhere',
      '/health',
      '/docs/gardening',
    ]) {
      const { headers } = await owner.get(target, { 'Accept-Encoding': 'br, gzip' });
      expect(headers, target).to.not.have.property('content-encoding');
      expect(headers.vary, target).to.equal('Origin');
    }
  });
});
