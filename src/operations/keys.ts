/** The keys of an account. */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { AccountKeys, AlsoCommit } from '../access/account-keys.js';
import { type KeyDetails, keyDetails } from '../access/key-details.js';
import { type Key, type NewKey, type Rights, usualScopes } from '../access/keys.js';
import type { Handlers } from '../contract/handlers.js';
import { Problem } from '../problem.js';
import { type IdempotencyKeys, type KeyedRequest, keyReused } from '../store/writes/idempotency-keys.js';
import { durationOf } from '../text/duration.js';
import { checkValues } from '../values/values.js';

type KeyHandlers = Pick<
  Handlers,
  'listKeys' | 'createKey' | 'getKey' | 'updateKey' | 'deleteKey' | 'rotateKey'
>;

export function keys(accountKeys: AccountKeys, idempotencyKeys: IdempotencyKeys): KeyHandlers {
  /** Carries a change out once, however often it is asked for. */
  const once = async <Changed extends Key, Told extends object>(
    keyed: KeyedRequest | undefined,
    change: (also: AlsoCommit<Changed>) => Promise<Changed>,
    /** What is told of it, and what is recorded of that. */
    told: (key: Changed) => Told,
    recorded: (told: Told) => object = (all) => all,
  ): Promise<Told> =>
    idempotencyKeys.carryOut(keyed, async () =>
      told(
        await change(async (trx, key) => {
          if (keyed !== undefined) await idempotencyKeys.record(trx, keyed, recorded(told(key)));
        }),
      ),
    );
  /** The same for a change that makes a key, whose text is kept for nobody but who asks with the same one again. */
  const onceMade = async (
    { keyed, apiKey }: { readonly keyed: KeyedRequest | undefined; apiKey(): string },
    change: (also: AlsoCommit<NewKey>) => Promise<NewKey>,
  ) => {
    const told = await once(keyed, change, newKeyDetails, (all) => ({
      ...all,
      key: seal(all.key, apiKey()),
    }));
    return {
      status: 201 as const,
      body: keyed?.isReplayed ? { ...told, key: unseal(told.key, apiKey()) } : told,
    };
  };

  return {
    async listKeys({ caller }) {
      return { status: 200, body: (await accountKeys.list(caller)).map(keyDetails) };
    },

    async getKey({ caller, parameters }) {
      return { status: 200, body: keyDetails(await accountKeys.get(caller, parameters.key_id)) };
    },

    createKey(request) {
      const { caller, body, text } = request;
      checkValues(text, body);
      // Looked at only where it is carried out: what is given again may have expired by then.
      const wanted = () => ({
        scopes: usualScopes,
        collections: undefined,
        expiresAt: undefined,
        ...rightsIn(body),
        name: body.name,
      });
      return onceMade(request, async (also) => accountKeys.create(caller, wanted(), also));
    },

    async updateKey({ caller, parameters, body, text, keyed }) {
      checkValues(text, body);
      const changes = () => ({ ...rightsIn(body), ...(body.name !== undefined && { name: body.name }) });
      const change = async (also: AlsoCommit<Key>) =>
        accountKeys.update(caller, parameters.key_id, changes(), also);
      return { status: 200, body: await once(keyed, change, keyDetails) };
    },

    async deleteKey({ caller, parameters, keyed }) {
      await once(
        keyed,
        (also) => accountKeys.revoke(caller, parameters.key_id, also),
        () => ({}),
      );
      return { status: 204 };
    },

    rotateKey(request) {
      const { caller, parameters, body } = request;
      const graceMs = body?.grace === undefined ? 0 : durationOf(body.grace)!;
      return onceMade(request, (also) => accountKeys.rotate(caller, parameters.key_id, graceMs, also));
    },
  };
}

type KeyPatch = Parameters<KeyHandlers['updateKey']>[0]['body'];

/** Those that a body names. @throws Problem body_invalid */
function rightsIn({ scopes, collections, expires_at }: KeyPatch): Partial<Rights> {
  return {
    ...(scopes !== undefined && { scopes }),
    ...(collections !== undefined && { collections: collections ?? undefined }),
    ...(expires_at !== undefined && { expiresAt: expires_at === null ? undefined : momentIn(expires_at) }),
  };
}

/** That RFC 3339 can tell. */
const lastMoment = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** Milliseconds since the epoch. */
function momentIn(text: string): number {
  const moment = Date.parse(text);
  if (moment > Date.now() && moment <= lastMoment) return moment;
  const detail = Number.isNaN(moment)
    ? 'is no moment'
    : moment > lastMoment
      ? 'must be before the year 10000'
      : 'must be later than now';
  throw new Problem('body_invalid', `/expires_at ${detail}.`, {
    errors: [{ pointer: '/expires_at', detail }],
  });
}

function newKeyDetails({ text, ...key }: NewKey): KeyDetails & { key: string } {
  const { id, ...rest } = keyDetails(key);
  return { id, key: text, ...rest };
}

/*
 * An answer that shows a key has to be given again for a day. So its record holds the text encrypted with the key that
 * asked, of which the database has only a hash: what is stored gives no key away.
 */

const cipher = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];

function seal(text: string, apiKey: string): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, sealingKey(apiKey), iv);
  const sealed = [iv, sealing.update(text, 'latin1'), sealing.final(), sealing.getAuthTag()];
  return Buffer.concat(sealed).toString('base64url');
}

/** @throws Problem idempotency_key_reused where another key had asked */
function unseal(sealed: string, apiKey: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const opening = createDecipheriv(cipher, sealingKey(apiKey), bytes.subarray(0, ivBytes));
  opening.setAuthTag(bytes.subarray(-tagBytes));
  try {
    return opening.update(bytes.subarray(ivBytes, -tagBytes), undefined, 'latin1') + opening.final('latin1');
  } catch {
    throw keyReused();
  }
}

/** Not the hash that keys are found by. */
function sealingKey(apiKey: string): Buffer {
  return createHash('sha256').update(`rowfeed seals ${apiKey}`, 'latin1').digest();
}
