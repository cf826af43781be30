/** The operations of API keys: list, create, get, update, revoke and rotate. */
import { type AccountKeys, type AlsoCommit, type KeyDetails, keyDetails } from '../access/account-keys.js';
import { type Key, type NewKey, type Rights, usualScopes } from '../access/keys.js';
import { seal, unseal } from '../access/sealed-key.js';
import type { Handlers } from '../contract/handlers.js';
import { Problem } from '../problem.js';
import { type IdempotencyKeys, type KeyedRequest, keyReused } from '../store/writes/idempotency-keys.js';
import { durationOf } from '../text/duration.js';
import { checkValues } from '../values/values.js';
import { nextPage } from './next-page.js';

export function keys(accountKeys: AccountKeys, idempotencyKeys: IdempotencyKeys) {
  /** Executes a change at most once per idempotency key, and returns the same result to a retry. */
  const once = async <Changed extends Key, Body extends object>(
    keyed: KeyedRequest | undefined,
    change: (also: AlsoCommit<Changed>) => Promise<Changed>,
    bodyOf: (key: Changed) => Body,
    /** Returns the version of the body that is stored for retries. */
    recorded: (body: Body) => object = (body) => body,
  ): Promise<Body> =>
    idempotencyKeys.carryOut(keyed, async () =>
      bodyOf(
        await change(async (trx, key) => {
          if (keyed !== undefined) await idempotencyKeys.record(trx, keyed, recorded(bodyOf(key)));
        }),
      ),
    );
  /**
   * Like `once`, for a change that creates a key. The stored response contains the new secret, encrypted with
   * the requesting key. Only a retry with the same key can decrypt it.
   */
  const onceMade = async (
    { keyed, apiKey }: { readonly keyed: KeyedRequest | undefined; apiKey(): string },
    change: (also: AlsoCommit<NewKey>) => Promise<NewKey>,
  ) => {
    const sealed = (body: ReturnType<typeof newKeyDetails>) => ({ ...body, key: seal(body.key, apiKey()) });
    const body = await once(keyed, change, newKeyDetails, sealed);
    return {
      status: 201 as const,
      body: keyed?.isReplayed ? { ...body, key: opened(body.key, apiKey()) } : body,
    };
  };

  return {
    async listKeys({ caller, readRequest, parameters: { limit, after } }) {
      const { keys, isMore } = await accountKeys.list(caller, readRequest, limit, after);
      const headers = nextPage('/v1/keys', limit, isMore ? keys.at(-1)!.id : undefined);
      return { status: 200, headers, body: keys.map(keyDetails) };
    },

    async getKey({ caller, readRequest, parameters }) {
      const key = await accountKeys.get(caller, readRequest, parameters.key_id);
      return { status: 200, body: keyDetails(key) };
    },

    createKey(request) {
      const { readRequest, body, text } = request;
      checkValues(text, body);
      // Evaluated only if the request is executed. In a retry, `expires_at` may already be in the past.
      const wanted = () => ({
        scopes: usualScopes,
        collections: undefined,
        expiresAt: undefined,
        ...rightsIn(body),
        name: body.name,
      });
      return onceMade(request, async (also) => accountKeys.create(readRequest, wanted(), also));
    },

    async updateKey({ readRequest, parameters, body, text, keyed }) {
      checkValues(text, body);
      const changes = () => ({ ...rightsIn(body), ...(body.name !== undefined && { name: body.name }) });
      const change = async (also: AlsoCommit<Key>) =>
        accountKeys.update(readRequest, parameters.key_id, changes(), also);
      return { status: 200, body: await once(keyed, change, keyDetails) };
    },

    async deleteKey({ readRequest, parameters, keyed }) {
      await once(
        keyed,
        (also) => accountKeys.revoke(readRequest, parameters.key_id, also),
        () => ({}),
      );
      return { status: 204 };
    },

    rotateKey(request) {
      const { readRequest, parameters, body } = request;
      const graceMs = body?.grace === undefined ? 0 : durationOf(body.grace)!;
      return onceMade(request, (also) => accountKeys.rotate(readRequest, parameters.key_id, graceMs, also));
    },
  } satisfies Partial<Handlers>;
}

type KeyPatch = Parameters<Handlers['updateKey']>[0]['body'];

/**
 * Returns the permissions and the expiry that the body contains.
 *
 * @throws Problem body_invalid if `expires_at` isn't a valid time in the future
 */
function rightsIn({ scopes, collections, expires_at }: KeyPatch): Partial<Rights> {
  return {
    ...(scopes !== undefined && { scopes }),
    ...(collections !== undefined && { collections: collections ?? undefined }),
    ...(expires_at !== undefined && { expiresAt: expires_at === null ? undefined : momentIn(expires_at) }),
  };
}

/** The latest time that RFC 3339 can represent. */
const lastMoment = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/**
 * Parses a time in the future. Returns milliseconds since the epoch.
 *
 * @throws Problem body_invalid
 */
function momentIn(text: string): number {
  const moment = Date.parse(text);
  if (moment > Date.now() && moment <= lastMoment) return moment;
  const detail = Number.isNaN(moment)
    ? 'must be a valid date and time'
    : moment > lastMoment
      ? 'must be before the year 10000'
      : 'must be later than now';
  throw new Problem('body_invalid', `/expires_at ${detail}.`, {
    errors: [{ pointer: '/expires_at', detail }],
  });
}

/** @throws Problem idempotency_key_reused if another API key sent the first request */
function opened(sealed: string, apiKey: string): string {
  const text = unseal(sealed, apiKey);
  if (text === undefined) throw keyReused();
  return text;
}

function newKeyDetails({ text, ...key }: NewKey): KeyDetails & { key: string } {
  const { id, ...rest } = keyDetails(key);
  return { id, key: text, ...rest };
}
