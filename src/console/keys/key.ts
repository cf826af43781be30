/** The type of an API key as the server lists it, and the texts that describe its state. */
import type { components } from '../../../generated/openapi.js';

export type Key = components['schemas']['Key'];
export type CreatedKey = components['schemas']['CreatedKey'];
export type KeyInput = components['schemas']['KeyInput'];

export const scopes = ['read', 'write', 'admin'] as const;

export function stateOf({ revoked_at, expires_at }: Key): 'valid' | 'revoked' | 'expired' {
  if (revoked_at !== null) return 'revoked';
  return expires_at !== null && Date.parse(expires_at) <= Date.now() ? 'expired' : 'valid';
}

/** Formats a time as `2030-01-31 12:00`, in UTC. */
export function shownTime(time: string | null, otherwise: string): string {
  return time === null ? otherwise : time.slice(0, 16).replace('T', ' ');
}
