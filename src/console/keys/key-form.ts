/** The form fields to create or update an API key, and the type of a key as the server lists it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { components } from '../../../generated/openapi.js';
import { ServiceProblem, type ValidationItem } from '../service.js';

export type Key = components['schemas']['Key'];
type KeyInput = components['schemas']['KeyInput'];

const scopes = ['read', 'write', 'admin'] as const;
/** The fields that show their own problem. */
const fields = ['name', 'scopes', 'collections', 'expires_at'];

export function keyFields(key: Key | undefined, failure: unknown): TemplateResult {
  const has = (scope: (typeof scopes)[number]) =>
    key === undefined ? scope === 'read' : key.scopes.includes(scope);
  return html`
    <label>Name <input name="name" required maxlength="100" autocomplete="off" .value=${key?.name ?? ''}
      aria-describedby="name-problem" /></label>
    ${fieldProblem('name', failure)}
    <fieldset aria-describedby="scopes-problem">
      <legend>Scopes</legend>
      ${scopes.map(
        (scope) => html`<label class="check">
          <input type="checkbox" name="scopes" value=${scope} .checked=${has(scope)} /> ${scope}
        </label>`,
      )}
    </fieldset>
    ${fieldProblem('scopes', failure)}
    <label>Collections, separated by commas, or empty for all
      <input name="collections" autocomplete="off" spellcheck="false" .value=${key?.collections?.join(', ') ?? ''}
        aria-describedby="collections-problem" />
    </label>
    ${fieldProblem('collections', failure)}
    <label>Expires at (UTC), or empty for never
      <input name="expires_at" type="datetime-local" .value=${key?.expires_at?.slice(0, 16) ?? ''}
        aria-describedby="expires_at-problem" />
    </label>
    ${fieldProblem('expires_at', failure)}
  `;
}

/** Returns the values of the form. */
export function keyIn(data: FormData): Required<KeyInput> {
  const collections = String(data.get('collections'))
    .split(/[\s,]+/)
    .filter(Boolean);
  const end = String(data.get('expires_at'));
  return {
    name: String(data.get('name')),
    scopes: data.getAll('scopes') as Required<KeyInput>['scopes'],
    collections: collections.length === 0 ? null : collections,
    expires_at: end === '' ? null : `${end}:00Z`,
  };
}

/**
 * Returns the members that differ from the key. The form shows the expiry to the minute, so only minutes are
 * compared.
 */
export function changesIn(data: FormData, key: Key): Partial<KeyInput> {
  const text = (value: unknown, name: string): string =>
    JSON.stringify(name === 'expires_at' ? ((value as string | null)?.slice(0, 16) ?? null) : value);
  const isChanged = ([name, value]: [string, unknown]): boolean =>
    text(value, name) !== text(key[name as keyof KeyInput], name);
  return Object.fromEntries(Object.entries(keyIn(data)).filter(isChanged));
}

/** Returns true if a form field shows the error. */
export function isOfField(failure: unknown): boolean {
  return fields.some((name) => itemOf(name, failure) !== undefined);
}

function fieldProblem(name: string, failure: unknown): TemplateResult | typeof nothing {
  const item = itemOf(name, failure);
  return item === undefined
    ? nothing
    : html`<p class="problem" id="${name}-problem" role="alert">${item.detail}</p>`;
}

function itemOf(name: string, failure: unknown): ValidationItem | undefined {
  if (!(failure instanceof ServiceProblem)) return undefined;
  return failure.errors.find(({ pointer }) => pointer?.split('/')[1] === name);
}
