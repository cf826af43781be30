import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { client, disconnect } from '../support/client.js';
import { type Outcome, runCommand, start } from '../support/command.js';
import { engine } from '../support/engine.js';
import { eventually } from '../support/eventually.js';
import { feed, refusal } from '../support/feed.js';
import { removeDirectory, temporaryDirectory } from '../support/service.js';

/**
 * Runs the program once, with keys in every place that can contain one. support/leaks.ts checks the output of
 * all other tests in the same way.
 */
(engine === 'sqlite' ? describe : describe.skip)('keys', () => {
  it('are found in no file, log, error, listing or process title', async () => {
    const directory = await temporaryDirectory();
    const env = { DATABASE_URL: `sqlite:${join(directory, 'rowfeed.db')}`, PORT: '0', LOG_LEVEL: 'trace' };
    const keys: string[] = [];
    /** Texts that anybody can see, by their source. */
    const seen = new Map<string, string>();
    const rowfeed = async (...words: string[]): Promise<Outcome> => {
      const outcome = await runCommand(words, env);
      expect(outcome.code, outcome.stderr).to.equal(0);
      return outcome;
    };

    const server = start(['serve'], { ...env, NODE_DEBUG: '' });
    let log = '';
    let errors = '';
    server.stdout.setEncoding('utf8').on('data', (text: string) => (log += text));
    server.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    const url = (): string | undefined => /"url":"([^"]+)"/.exec(log)?.[1];
    const service = { url: await eventually('it listens', url) };
    const first = /rf_[0-9A-Za-z]{38}/.exec(errors)![0];
    keys.push(first);

    const made = JSON.parse((await rowfeed('keys', 'create', '--name', 'second', '--json')).stdout);
    keys.push(made.key);
    const rotated = JSON.parse((await rowfeed('keys', 'rotate', made.id, '--grace', '1s', '--json')).stdout);
    keys.push(rotated.key);
    const owner = client(service, first);
    await owner.post('/v1/collections', { name: 'notes' });
    await owner.post('/v1/collections/notes/rows', [{ n: 1 }]);
    const wrong = `${first.slice(0, -1)}${first.endsWith('0') ? '1' : '0'}`;
    for (const key of [...keys, wrong]) {
      const caller = client(service, key);
      const answers = [
        await caller.get('/v1/usage'),
        await client(service, first).get('/v1/keys'),
        await caller.post('/v1/collections/notes/rows', '{'),
        await client(service).get('/v1/collections', { 'x-api-key': key }),
        await client(service, first).get('/v1/collections', { 'x-api-key': key }),
        await client(service).get(`/ws?api_key=${key}&collection=notes`),
        await refusal(service, { key, collection: 'absent' }),
        await refusal(service, { query: `?api_key=${key}&api_key=${key}&collection=notes` }),
        await refusal(service, { query: `?API_KEY=${key}` }),
        await refusal(service, { query: `?%61pi_key=${key}&collection=notes&since=%` }),
      ];
      answers.forEach(({ text, headerLines }, index) => {
        seen.set(`answer ${index} for a key`, `${headerLines.join('\n')}${text}`);
      });
    }
    // The response repeats the path to the client that sent it. The log must not contain the path.
    for (const key of keys) await (await fetch(`${service.url}/v1/keys/${key}?${key}`)).text();
    const asked = { name: 'third' };
    const third = await owner.post('/v1/keys', asked, { 'Idempotency-Key': 'third' });
    const again = await owner.post('/v1/keys', asked, { 'Idempotency-Key': 'third' });
    expect(again.json.key).to.equal(third.json.key);
    keys.push(third.json.key);
    const follower = await feed(service, { key: first, collection: 'notes' });
    await owner.patch('/v1/collections/notes/rows/1', { n: 2 });
    seen.set('frames', JSON.stringify(await follower.next()));
    seen.set('process titles', execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }));
    seen.set('command line', readFileSync(`/proc/${server.pid}/cmdline`, 'utf8'));
    for (const words of [
      ['keys', 'list'],
      ['keys', 'list', '--json'],
      ['usage'],
      ['usage', '--json'],
      ['plans', 'list'],
      ['keys', 'revoke', made.id],
    ]) {
      const { stdout, stderr } = await rowfeed(...words);
      seen.set(words.join(' '), stdout + stderr);
    }
    for (const name of await readdir(directory)) {
      seen.set(`${name} while it runs`, await readFile(join(directory, name), 'latin1'));
    }
    await rowfeed('backup', join(directory, 'backup.db'));
    disconnect(service.url);
    const ended = new Promise((resolve) => server.once('close', resolve));
    server.kill('SIGTERM');
    expect((await follower.closed()).code).to.equal(1001);
    expect(await ended).to.equal(0);
    for (const name of await readdir(directory)) {
      seen.set(name, await readFile(join(directory, name), 'latin1'));
    }
    seen.set('log', log);
    seen.set('what follows the first words', errors.slice(errors.lastIndexOf(first) + first.length));
    expect(errors.split(first).length - 1, 'shown in the first words only').to.equal(2);
    expect(log)
      .to.match(/"url":"\/ws\?api_key=\[redacted\]/)
      .and.to.match(/\/v1\/usage/);
    for (const [what, text] of seen) {
      for (const key of [...keys, wrong]) {
        expect(text.includes(key), `a key in: ${what}`).to.equal(false);
        // The database stores the first characters of a key, so that people can recognize it. Longer parts must
        // not occur either.
        expect(text.includes(key.slice(12)), `most of a key in: ${what}`).to.equal(false);
      }
    }
    await removeDirectory(directory);
  });
});
