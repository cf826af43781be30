/** Converts a key to the JSON that the API returns. It never contains the secret. */
import type { components } from '../../generated/openapi.js';
import type { Key } from './keys.js';

export type KeyDetails = components['schemas']['Key'];

export function keyDetails(key: Key): KeyDetails {
  return {
    id: key.id,
    name: key.name,
    account: key.account,
    prefix: key.prefix,
    scopes: [...key.scopes],
    collections: key.collections === undefined ? null : [...key.collections],
    created_at: new Date(key.createdAt).toISOString(),
    expires_at: timeOrNull(key.expiresAt),
    revoked_at: timeOrNull(key.revokedAt),
    last_used_at: timeOrNull(key.lastUsedAt),
  };
}

/** Formats milliseconds since the epoch as in RFC 3339. */
function timeOrNull(time: number | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString();
}
