import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { load } from 'js-yaml';
import {
  arazzoJson,
  arazzoYaml,
  asyncapiJson,
  asyncapiYaml,
  openapi30Json,
  openapiJson,
  openapiYaml,
} from '../../../generated/documents.js';
import { guideFiles } from '../../../scripts/generate/docs/guides.js';
import { type Client, client, disconnect } from '../../support/client.js';
import { blocks, document, guides } from '../../support/readme.js';
import { inTurn } from '../../support/sample.js';
import { startService, type TestService } from '../../support/service.js';
import { type Line, table } from '../../support/table.js';

const inFiles = {
  '/openapi.json': openapiJson,
  '/openapi.yaml': openapiYaml,
  '/openapi-3.0.json': openapi30Json,
  '/asyncapi.json': asyncapiJson,
  '/asyncapi.yaml': asyncapiYaml,
  '/arazzo.json': arazzoJson,
  '/arazzo.yaml': arazzoYaml,
};

const documents = {
  '/openapi.json': 'application/json',
  '/openapi.yaml': 'application/yaml',
  '/openapi-3.0.json': 'application/json',
  '/asyncapi.json': 'application/json',
  '/asyncapi.yaml': 'application/yaml',
  '/arazzo.json': 'application/json',
  '/arazzo.yaml': 'application/yaml',
  '/docs': 'text/html',
  '/docs/feed': 'text/html',
  '/docs/feed.md': 'text/markdown',
  '/docs/search.json': 'application/json',
  '/llms.txt': 'text/plain',
  '/console': 'text/html',
};

// biome-ignore lint/suspicious/noExplicitAny: it is looked at by name
type Contract = any;

/** Parses a document. The YAML parser would take ten times as long for JSON. */
function dataOf(path: string, text: string): Contract {
  return path.endsWith('.json') ? JSON.parse(text) : load(text);
}

/** Reads a contract as it is in the repository. */
function written(name: string): Contract {
  return load(readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8'));
}

const dataInFiles: ReadonlyMap<string, Contract> = new Map(
  Object.entries(inFiles).map(([path, text]) => [path, dataOf(path, text)]),
);

describe('the documents', () => {
  let service: TestService;
  let anyone: Client;
  before(async () => {
    service = await startService();
    anyone = client(service);
  });
  after(() => service.close());

  for (const [path, type] of Object.entries(documents)) {
    it(`${path} needs no key, is ${type}, and is cached by its tag`, async () => {
      const first = await anyone.get(path);
      expect(first.status).to.equal(200);
      expect(first.headers['content-type']).to.match(
        new RegExp(`^${type.replace('+', '\\+')}(; ?charset=utf-8)?$`),
      );
      expect(first.headers).to.include({ 'cache-control': 'no-cache' });
      const tag = first.headers.etag!;
      for (const value of [tag, `W/${tag}`, '*', `"x", ${tag}`]) {
        const same = await anyone.get(path, { 'If-None-Match': value });
        expect(same.status, value).to.equal(304);
        expect(same.text).to.equal('');
        expect(same.headers.etag).to.equal(tag);
      }
      expect((await anyone.get(path, { 'If-None-Match': '"x"' })).text).to.equal(first.text);
      expect((await anyone.get(path, { 'If-Match': '"x"' })).code).to.equal('version_mismatch');
      const head = await anyone.send('HEAD', path);
      expect(head.headers['content-length']).to.equal(String(Buffer.byteLength(first.text)));
    });
  }

  it('are refused where another version is asked for, and with parameters that there are not', async () => {
    const [, asset = ''] = /"(\/console\/[^"]+)"/.exec((await anyone.get('/console')).text)!;
    expect((await anyone.get(asset, { 'If-Match': '"x"' })).code).to.equal('version_mismatch');
    for (const path of ['/', asset, ...Object.keys(documents)])
      expect((await anyone.get(`${path}?x=1`)).code, path).to.equal('parameter_invalid');
  });

  it('are listed for language models, as Markdown with addresses of this service', async () => {
    const list = (await anyone.get('/llms.txt')).text;
    const listed = [...list.matchAll(/^- \[[^\]]+\]\((.+?)\): .+[.]$/gm)].map(([, url]) => url!);
    expect(listed.filter((url) => url.endsWith('.md'))).to.deep.equal(
      guides.map((name) => `${service.url}/docs/${name}.md`),
    );
    const { text } = await anyone.get('/docs/feed.md');
    expect(text).to.contain(`(${service.url}/docs/errors.md#close-codes)`).and.not.contain('127.0.0.1:3000');
  });

  it('contain the public URL in commands of clients, and the listener elsewhere', async () => {
    const publicUrl = 'https://data.example.com';
    const proxied = await startService({ env: { ROWFEED_PUBLIC_URL: publicUrl } });
    try {
      for (const { name, path } of guideFiles) {
        const { text } = await client({ url: `http://127.0.0.1:${proxied.port}` }).get(`/docs/${name}.md`);
        const [inRepository, inServed] = [blocks(document(path)), blocks(text)];
        for (const [index, { language, text: written }] of inRepository.entries()) {
          const expected = /^(nginx|caddy|haproxy|ini|yaml)$/.test(language)
            ? written
            : written
                .replaceAll('http://127.0.0.1:3000', publicUrl)
                .replaceAll('ws://127.0.0.1:3000', publicUrl.replace('http', 'ws'));
          expect(inServed[index]?.text, name).to.equal(expected);
        }
        expect(text, name).to.not.match(/(proxy_pass|listens on|another URL than|^\| `--url` .*) `?https:/m);
      }
      const { text } = await client({ url: `http://127.0.0.1:${proxied.port}` }).get('/docs/deploy.md');
      expect(text).to.contain('    proxy_pass http://127.0.0.1:3000;\n');
    } finally {
      await proxied.close();
    }
  });

  it('name every error code of this version as an example of what a code may be', async () => {
    const openapi = (await anyone.get('/openapi.json')).json;
    const { enum: closed, examples, pattern, maxLength } = openapi.components.schemas.ProblemCode;
    expect(closed).to.equal(undefined);
    expect(examples).to.deep.equal(Object.keys(openapi['x-error-codes']));
    for (const code of examples)
      expect(code).to.match(new RegExp(pattern)).and.to.have.length.at.most(maxLength);
  });

  it('are the two contracts, each in one piece', async () => {
    const openapi = (await anyone.get('/openapi.json')).json;
    const asyncapi = (await anyone.get('/asyncapi.json')).json;
    expect(load((await anyone.get('/openapi.yaml')).text)).to.deep.equal(openapi);
    expect(load((await anyone.get('/asyncapi.yaml')).text)).to.deep.equal(asyncapi);
    // The address of this server differs from the address in the document.
    expect(openapi).to.deep.equal({ ...written('openapi.yaml'), servers: openapi.servers });
    expect(asyncapi.channels).to.have.all.keys(Object.keys(written('asyncapi.yaml').channels));
    expect(JSON.stringify(asyncapi)).not.to.contain('openapi.yaml#');
    expect((await anyone.get('/openapi-3.0.json')).json).to.include({ openapi: '3.0.3' });
  });

  const forms = Object.keys(documents).filter((path) => /^\/(openapi|asyncapi|arazzo)/.test(path));
  const addressIn = ({ servers, sourceDescriptions }: Contract): string => {
    if (sourceDescriptions !== undefined) return sourceDescriptions[0].url.replace(/\/openapi\.\w+$/, '');
    if (Array.isArray(servers)) return servers[0].url;
    const { protocol, host, pathname = '' } = servers.local;
    return `${protocol}://${host}${pathname}`;
  };
  const named: [env: Readonly<Record<string, string>>, http: (port: number) => string][] = [
    [{}, (port) => `http://127.0.0.1:${port}`],
    [{ HOST: '0.0.0.0' }, (port) => `http://127.0.0.1:${port}`],
    [{ HOST: '::' }, (port) => `http://[::1]:${port}`],
    [{ ROWFEED_PUBLIC_URL: 'https://rows.example.com' }, () => 'https://rows.example.com'],
    [{ ROWFEED_PUBLIC_URL: 'https://Example.com:8443/data/' }, () => 'https://example.com:8443/data'],
    [{ ROWFEED_PUBLIC_URL: 'http://[::1]:80/a%20b' }, () => 'http://[::1]/a%20b'],
    // The URL in the files: with it, the server sends the files without changes.
    [{ ROWFEED_PUBLIC_URL: 'http://127.0.0.1:3000/' }, () => 'http://127.0.0.1:3000'],
  ];
  for (const [turn, [env, http]] of named.entries()) {
    it(`name where the service is, and else say what the files do: ${JSON.stringify(env)}`, async () => {
      const elsewhere = await startService({ env });
      const at = { url: `http://127.0.0.1:${elsewhere.port}` };
      try {
        const asking = client(at);
        for (const path of inTurn(forms, turn)) {
          const file = dataInFiles.get(path);
          const { text, headers } = await asking.get(path);
          const served = dataOf(path, text);
          const url = http(elsewhere.port);
          expect(addressIn(served), path).to.equal(
            path.startsWith('/async') ? url.replace(/^http/, 'ws') : url,
          );
          const { servers, sourceDescriptions } = file;
          const addresses = servers === undefined ? { sourceDescriptions } : { servers };
          expect({ ...served, ...addresses }, path).to.deep.equal(file);
          expect(served.servers?.local?.security, path).to.deep.equal(servers?.local?.security);
          // The document does not contain an address that a client sends in `Host`.
          const other = await asking.get(path, { Host: 'evil.example' });
          expect([other.text === text, other.headers.etag]).to.deep.equal([true, headers.etag]);
          const tags = new Set([headers.etag]);
          for (const coding of ['br', 'gzip']) {
            const coded = { 'Accept-Encoding': coding };
            // The first two requests are sent at the same time.
            const [one, two] = await Promise.all([asking.get(path, coded), asking.get(path, coded)]);
            expect([one.headers['content-encoding'], one.headers.etag]).to.deep.equal([
              coding,
              two.headers.etag,
            ]);
            tags.add(one.headers.etag);
            const same = await asking.get(path, { ...coded, 'If-None-Match': one.headers.etag! });
            expect([same.status, same.headers.etag]).to.deep.equal([304, one.headers.etag]);
            const head = await asking.send('HEAD', path, undefined, coded);
            expect(head.headers['content-length']).to.equal(one.headers['content-length']);
          }
          expect(tags.size, path).to.equal(3);
        }
      } finally {
        disconnect(at.url);
        await elsewhere.close();
      }
    });
  }

  it('have the version of the package, which the changelog knows', () => {
    const read = (name: string): string => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');
    const { version } = JSON.parse(read('package.json'));
    for (const { info } of dataInFiles.values()) expect(info.version).to.equal(version);
    expect(read('CHANGELOG.md')).to.match(
      new RegExp(`^(## \\[${version}\\] - |This section describes version ${version}\\.$)`, 'm'),
    );
  });

  it('say of the page that it loads nothing from elsewhere', async () => {
    const page = await anyone.get('/docs');
    expect(page.headers['content-security-policy']).to.contain("default-src 'none'");
    // Links to other sites are allowed, because they load nothing.
    expect(page.text).not.to.match(/<(script|img|iframe|link)\b[^>]*\b(src|href)="(https?:)?\/\//);
    expect(page.text).not.to.match(/@import|url\((?!["']?data:)/);
  });
});

const refusals = Object.keys(documents).flatMap((path): Line[] => [
  {
    name: 'an unknown parameter',
    request: `GET ${path}?v=1`,
    as: 'none',
    status: 400,
    code: 'parameter_invalid',
    at: ['v'],
  },
  {
    name: 'POST',
    request: `POST ${path}`,
    as: 'none',
    body: {},
    status: 405,
    code: 'method_not_allowed',
    bears: { allow: 'GET, HEAD' },
  },
  { name: 'a trailing slash', request: `GET ${path}/`, as: 'none', status: 404, code: 'route_not_found' },
  {
    name: 'a bad key is not looked at',
    request: `GET ${path}`,
    as: 'none',
    headers: { 'x-api-key': 'bad' },
    status: 200,
  },
]);
table('the documents: refused', [
  ...refusals,
  ...[
    'gardening',
    'Feed',
    'gardening.md',
    'feed.md.md',
    'feed.txt',
    'constructor',
    '__proto__',
    'feed%2f',
    '..%2fdocs',
  ].map(
    (name): Line => ({
      name: `no guide ${name}`,
      request: `GET /docs/${name}`,
      as: 'none',
      status: 404,
      code: 'route_not_found',
    }),
  ),
  {
    name: 'a guide whose name cannot be decoded',
    request: 'GET /docs/%zz',
    as: 'none',
    status: 400,
    code: 'parameter_invalid',
    at: ['guide'],
  },
]);
