/** Keys that clients put in the wrong place must not appear in the log of the server. */
import { expect } from 'chai';
import { WebSocket } from 'ws';
import { generateKey } from '../../src/text/api-key.js';
import { client } from '../support/client.js';
import { chosenKey } from '../support/leaks.js';
import { newKey } from '../support/registry.js';
import { partOf } from '../support/sample.js';
import { startService } from '../support/service.js';

describe('the log of a server', () => {
  it('contains no part of a key, wherever a client puts it and however it is encoded', async () => {
    const service = await startService({ key: chosenKey() });
    try {
      const key = await newKey(service);
      const owner = client(service, service.key);
      await owner.post('/v1/collections', { name: 'notes' });
      const base64 = (text: string): string => Buffer.from(text).toString('base64');
      const percent = (text: string): string =>
        [...text].map((each) => `%${each.charCodeAt(0).toString(16)}`).join('');
      const unknown = generateKey();
      const secrets = [key.text, unknown, service.key];
      for (const [turn, secret] of secrets.entries()) {
        const forms = [
          secret,
          percent(secret),
          base64(secret),
          base64(`user:${secret}`),
          encodeURIComponent(base64(secret)),
        ];
        for (const form of partOf(forms, turn, 2)) {
          // Does not use the test client, which rejects responses that repeat a key.
          const send = async (path: string, init: RequestInit = {}): Promise<unknown> =>
            (await fetch(service.url + path, init)).text();
          for (const headers of [{ 'x-api-key': service.key }, {}] as Record<string, string>[]) {
            const json = { ...headers, 'Content-Type': 'application/json' };
            await send(`/v1/collections/${form}/rows`, { headers });
            await send(`/v1/collections?token=${form}`, { headers });
            await send(`/v1/collections/notes/rows?filter=${form}`, { headers });
            await send(`/v1/collections/notes/rows?after=${form}`, { headers });
            await send(`/${form}?${form}`, { headers });
            await send('/v1/collections', { headers: { ...headers, Authorization: `Basic ${form}` } });
            await send('/v1/collections', {
              headers: { ...headers, Cookie: `session=${form}`, 'X-Token': form },
            });
            await send('/v1/collections', { method: 'POST', headers: json, body: `{"name": ${form}` });
          }
          for (const query of [
            `collection=${form}`,
            `collection=notes&since=${form}`,
            `collection=notes&${form}`,
            `collection=notes&filter=${encodeURIComponent(`@.a == "${form}"`)}`,
          ]) {
            const socket = new WebSocket(`${service.url.replace('http', 'ws')}/ws?${query}`, {
              headers: { 'x-api-key': service.key },
            });
            await new Promise((resolve) => socket.once('open', resolve).once('error', resolve));
            socket.terminate();
          }
        }
      }
      const log = service.log.join('\n');
      expect(log).to.include('[redacted]');
      for (const secret of secrets) {
        for (const form of [secret.slice(8), percent(secret).slice(24), base64(secret).slice(12)]) {
          for (let at = 0; at + 10 <= form.length; at += 10) {
            const part = form.slice(at, at + 10);
            expect(
              log.includes(part),
              `${part} in ${service.log.find((line) => line.includes(part))}`,
            ).to.equal(false);
          }
        }
      }
    } finally {
      await service.close();
    }
  });
});
