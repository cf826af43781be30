import { expect } from 'chai';
import { ConfigError, loadConfig } from '../../src/config.js';
import { createLogger, redact, redactUrl } from '../../src/runtime/logger.js';
import { addressReader, networkOf, parseTrustedProxies } from '../../src/text/address.js';
import { removeDirectory, startService, temporaryDirectory } from '../support/service.js';

describe('the configuration', () => {
  it('of an empty environment, and of one whose variables are empty, is the defaults', () => {
    const defaults = loadConfig({});
    expect(loadConfig({ PORT: '', ROWFEED_API_KEY: ' ', DATABASE_URL: '', PATH: '/bin' })).to.deep.equal(
      defaults,
    );
    expect(defaults).to.deep.include({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: 'sqlite:data/rowfeed.db',
      retentionHours: 24,
      retentionChanges: 100_000,
      maxSockets: 10_000,
      maxSocketsPerKey: 1_000,
      drainSeconds: 2,
      databaseWaitSeconds: 0,
      logLevel: 'info',
    });
  });

  const taken: [env: Record<string, string>, as: Record<string, unknown>][] = [
    [{ PORT: '0' }, { port: 0 }],
    [
      { PORT: '65535', HOST: '::1' },
      { port: 65_535, host: '::1' },
    ],
    [{ HOST: 'db.internal-1' }, { host: 'db.internal-1' }],
    [{ DATABASE_URL: 'sqlite:/var/lib/x y.db' }, { databaseUrl: 'sqlite:/var/lib/x y.db' }],
    [{ DATABASE_URL: 'sqlite:///var/lib/x.db' }, { databaseUrl: 'sqlite:/var/lib/x.db' }],
    [
      { DATABASE_URL: 'postgres://u:p@h:5432/d?sslmode=require' },
      { databaseUrl: 'postgres://u:p@h:5432/d?sslmode=require' },
    ],
    [{ DATABASE_URL: 'postgresql:///d?host=/run' }, { databaseUrl: 'postgresql:///d?host=/run' }],
    [{ DATABASE_REPLICA_URL: 'postgres://u:p@r:5432/d' }, { replicaUrl: 'postgres://u:p@r:5432/d' }],
    [{ ROWFEED_API_KEY: `!${'a'.repeat(18)}~` }, { apiKey: `!${'a'.repeat(18)}~` }],
    [{ ROWFEED_API_KEY: 'k'.repeat(255) }, { apiKey: 'k'.repeat(255) }],
    [
      { ROWFEED_RETENTION_HOURS: '1', ROWFEED_RETENTION_CHANGES: '1' },
      { retentionHours: 1, retentionChanges: 1 },
    ],
    [
      { ROWFEED_MAX_SOCKETS: '5', ROWFEED_MAX_SOCKETS_PER_KEY: '2' },
      { maxSockets: 5, maxSocketsPerKey: 2 },
    ],
    [{ ROWFEED_METRICS_PORT: '9100' }, { metricsPort: 9100 }],
    [{ ROWFEED_DRAIN_SECONDS: '0' }, { drainSeconds: 0 }],
    [{ ROWFEED_DATABASE_WAIT_SECONDS: '60' }, { databaseWaitSeconds: 60 }],
    [{ ROWFEED_CORS_ORIGIN: '*' }, { corsOrigins: '*' }],
    [
      { ROWFEED_CORS_ORIGIN: 'https://a.example, http://localhost:5173' },
      {
        corsOrigins: [
          { scheme: 'https', host: 'a.example', port: 443, hasWildcard: false },
          { scheme: 'http', host: 'localhost', port: 5173, hasWildcard: false },
        ],
      },
    ],
    [
      { ROWFEED_CORS_ORIGIN: 'https://*.A.example:8443,' },
      { corsOrigins: [{ scheme: 'https', host: 'a.example', port: 8443, hasWildcard: true }] },
    ],
    [{ HOST: 'fe80::1%eth0' }, { host: 'fe80::1%eth0' }],
    [{ HOST: 'localhost' }, { host: 'localhost' }],
    [
      { PORT: '0', ROWFEED_METRICS_PORT: '0' },
      { port: 0, metricsPort: 0 },
    ],
    [{ ROWFEED_TRUST_PROXY: '10.0.0.1,' }, { trustedProxies: ['10.0.0.1'] }],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent', unknown: [] }],
    [{ ROWFEED_PUBLIC_URL: 'https://a.example/a/v1/' }, { publicUrl: new URL('https://a.example/a/v1/') }],
    [{ ROWFEED_X: '' }, { unknown: [{ variable: 'ROWFEED_X', meant: undefined }] }],
    [
      { DATABASE_URL: 'postgres://a/b?sslmode=require&option=-c%20x&pgbouncer=true&application_name=c' },
      {
        unknown: [
          { variable: 'DATABASE_URL', parameter: 'option', meant: 'options' },
          { variable: 'DATABASE_URL', parameter: 'pgbouncer', meant: undefined },
        ],
      },
    ],
    [
      { DATABASE_REPLICA_URL: 'postgres://a/b?target_session_attrs=any' },
      {
        unknown: [{ variable: 'DATABASE_REPLICA_URL', parameter: 'target_session_attrs', meant: undefined }],
      },
    ],
  ];
  for (const [env, as] of taken) {
    it(`takes ${JSON.stringify(env).slice(0, 60)}`, () => expect(loadConfig(env)).to.deep.include(as));
  }

  const refused: [name: string, values: string[]][] = [
    ['PORT', ['abc', '-1', '65536', '80.5', '0x50', '1e3', ' 80']],
    [
      'HOST',
      [
        ...[
          'a b',
          'http://x',
          '/tmp/socket',
          '127.0.0.1:80',
          'localhost:80',
          '[::1]',
          '::g',
          '1.2.3',
          '300.1.1.1',
        ],
        ...['a..b', '.a', '-a', '*', '3000', `${'a'.repeat(64)}.b`, 'a.'.repeat(130), ':::'],
      ],
    ],
    [
      'DATABASE_URL',
      [
        'x',
        'data/x.db',
        'mysql://h/d',
        'sqlite:',
        'sqlite://x',
        'sqlite:////x',
        'sqlite:///',
        'sqlite::memory:',
        'postgres:d',
        'postgres://h:x',
        'postgres://u:p/w@h/d',
        'postgres://u:p#w@h/d',
        'postgres://u:p@a:1,b:2/d',
      ],
    ],
    ['DATABASE_REPLICA_URL', ['x', 'sqlite:x.db', 'mysql://h/d', 'postgres://h:x']],
    ['ROWFEED_API_KEY', ['k'.repeat(19), 'k'.repeat(256), `${'k'.repeat(20)} x`, `${'k'.repeat(20)}é`]],
    ['ROWFEED_TRUST_PROXY', ['localhost', '10.0.0.0/33', '10.0.0/8', '::1/129', '10.0.0.1/8/8', '1.2.3.4/x']],
    ['ROWFEED_TRUST_PROXY', [',', 'loopback', '10.0.0', '10.0.0.0/255.0.0.0', '0.0.0.0/0', '::/0']],
    ['ROWFEED_RETENTION_HOURS', ['0', '1.5', '24h']],
    ['ROWFEED_RETENTION_CHANGES', ['0', '-1', 'all']],
    ['ROWFEED_MAX_SOCKETS', ['many']],
    ['ROWFEED_MAX_SOCKETS_PER_KEY', ['-5']],
    ['ROWFEED_DRAIN_SECONDS', ['2s', '3601']],
    ['ROWFEED_DATABASE_WAIT_SECONDS', ['60s', '-1', '3601']],
    ['ROWFEED_METRICS_PORT', ['x', '3000']],
    [
      'ROWFEED_CORS_ORIGIN',
      [
        ...['a.example', 'https://a.example/', 'https://a.example,*', 'https://a.example/x', ','],
        ...['https://*', 'https://*.com', 'https://a.*.example', 'https://*a.example', 'https://*.*.example'],
        ...[
          'https://*.10.0.0.1',
          'https://*.[::1]',
          '*.a.example',
          'http://localhost:*',
          'https://*.a.example/',
        ],
        ...[
          'null',
          'wss://a.example',
          'https://a b',
          'https://a.example https://b.example',
          'https://a:70000',
        ],
        ...['https://u@a.example', 'https://a.example#', 'https://a.example\\', '**'],
      ],
    ],
    [
      'ROWFEED_PUBLIC_URL',
      [
        'a.example',
        'ftp://a.example',
        'wss://a.example',
        'https://u@a.example',
        'https://a.example/?b',
        'https://a#',
        'https://*.a.example',
        'https://u:p@a.example',
        'https://a.example https://b.example',
        'https://',
        'https:a.example',
        'https://a.example:0',
        'http://0.0.0.0:3000',
        'http://[::]/',
        'https://a.example//rows',
        'https://a.example/a//b',
        'https://a.example/%zz',
        'https://a.example/a%',
        'https://a.example/v1',
        'https://a.example/docs/',
        'https://a.example/ws/x',
        'https://a.example/openapi.json',
      ],
    ],
    ['LOG_LEVEL', ['verbose', 'INFO']],
  ];
  for (const [name, values] of refused) {
    for (const value of values) {
      it(`refuses ${name}=${value.slice(0, 30)}`, () => {
        expect(() => loadConfig({ [name]: value }))
          .to.throw(ConfigError)
          .with.property('problems')
          .that.satisfies(
            ([problem, ...more]: string[]) =>
              problem!.startsWith(`${name} must be `) &&
              !problem!.includes('u:p') &&
              (/KEY|DATABASE|@/.test(name + value) ||
                problem!.includes(', not ') ||
                name.endsWith('PROXY')) &&
              more.length === 0,
          );
      });
    }
  }
});

describe('a HOST that the server cannot listen on', () => {
  for (const [host, reason] of [
    ['192.0.2.1', 'This machine does not have this address.'],
    ['no-such-host.invalid', 'There is no host with this name.'],
  ] as const) {
    for (const metrics of ['', '0']) {
      it(`${host}, ${metrics ? 'with' : 'without'} metrics: the error names HOST`, async () => {
        const directory = await temporaryDirectory();
        const env = { HOST: host, ROWFEED_METRICS_PORT: metrics };
        const error = await startService({ directory, env }).then(
          () => undefined,
          (reason: Error) => reason,
        );
        await removeDirectory(directory);
        expect(error?.message).to.contain(`HOST "${host}". ${reason} Use 127.0.0.1`).and.not.contain('PORT');
      });
    }
  }
});

describe('the address of a client', () => {
  const addressOf = addressReader(parseTrustedProxies('127.0.0.1, 10.0.0.0/8,::1,2001:db8::/32'));
  const lines: [remote: string, forwarded: string | undefined, address: string][] = [
    ['192.0.2.1', undefined, '192.0.2.1'],
    ['::ffff:192.0.2.1', undefined, '192.0.2.1'],
    ['192.0.2.1', '198.51.100.7', '192.0.2.1'],
    ['127.0.0.1', undefined, '127.0.0.1'],
    ['127.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['::ffff:10.1.2.3', '198.51.100.7', '198.51.100.7'],
    ['10.0.0.1', '1.1.1.1, 198.51.100.7', '198.51.100.7'],
    ['10.0.0.1', '1.1.1.1, 198.51.100.7, 10.9.9.9', '198.51.100.7'],
    ['10.0.0.1', '10.1.1.1,10.2.2.2', '10.1.1.1'],
    ['10.0.0.1', '198.51.100.7:4711', '198.51.100.7'],
    ['::1', '[2001:db9::7]:443', '2001:db9::7'],
    ['2001:db8::5', '2001:db9::7', '2001:db9::7'],
    ['10.0.0.1', 'unknown', '10.0.0.1'],
    ['10.0.0.1', '198.51.100.7, junk', '10.0.0.1'],
    ['10.0.0.1', '', '10.0.0.1'],
    ['', '198.51.100.7', ''],
  ];
  for (const [remote, forwarded, address] of lines) {
    it(`${remote} for ${forwarded}: ${address}`, () => {
      const request = { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: remote } };
      expect(addressOf(request)).to.equal(address);
    });
  }
});

describe('the network of an address, in which guesses are counted', () => {
  const lines: [address: string, network: string][] = [
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['2001:db8::1:2:3:4', '2001:db8:0:0::/64'],
    ['2001:db8::192.0.2.1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['::2:3:4:5:6:7:8', '0:2:3:4::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
    ['unknown', 'unknown'],
  ];
  for (const [address, network] of lines) {
    it(`${address}: ${network}`, () => expect(networkOf(address)).to.equal(network));
  }
});

describe('the log', () => {
  const key = `rf_${'Ab1'.repeat(12)}xy`;
  const lines: [url: string, redacted: string][] = [
    ['/v1/collections', '/v1/collections'],
    ['/ws?api_key=secret&collection=a', '/ws?api_key=[redacted]&collection=a'],
    ['/ws?a=1&API_KEY=secret', '/ws?a=1&API_KEY=[redacted]'],
    ['/ws?%61pi%5Fkey=secret', '/ws?%61pi%5Fkey=[redacted]'],
    ['/ws?%zz=secret', '/ws?%zz=[redacted]'],
    ['/ws?api_key', '/ws?api_key'],
    ['/v1/keys/key_4fZ8mQ2rTn6W', '/v1/keys/key_4fZ8mQ2rTn6W'],
    ['/v1/keys/key_4fZ8mQ2rTn6W/rotate?x', '/v1/keys/key_4fZ8mQ2rTn6W/rotate?x'],
    ['/v1/keys/a-secret-of-my-own/rotate', '/v1/keys/[redacted]/rotate'],
    ['/v1/keys/key_4fZ8mQ2rTn6Wx?a=b', '/v1/keys/[redacted]?a=b'],
    [`/v1/${key}?x=${key}`, '/v1/[redacted]?x=[redacted]'],
  ];
  for (const [url, redacted] of lines) {
    it(`of ${url.slice(0, 40)}`, () => expect(redactUrl(url)).to.equal(redacted));
  }

  it('holds no key, wherever it was', () => {
    const written: string[] = [];
    const log = createLogger('debug', { write: (line) => void written.push(line) });
    const chosen = 'a-key-that-somebody-chose';
    log.info({ headers: { authorization: `Bearer ${chosen}`, 'x-api-key': chosen } });
    log.info({ request: { headers: { authorization: `Bearer ${chosen}` } }, config: { apiKey: chosen } });
    log.error(new Error(`no such thing: /ws?api_key=${chosen}`));
    log.warn(`the key ${key} of "api_key=${chosen}"`);
    expect(written).to.have.length(4);
    for (const line of written) {
      expect(line).to.not.contain(key).and.not.contain(chosen);
      expect(JSON.parse(line)).to.include.all.keys('level', 'time');
    }
  });

  it('is masked in any text', () => {
    expect(redact(`${key} and api_key=x&b=1`)).to.equal('[redacted] and api_key=[redacted]&b=1');
  });
});
