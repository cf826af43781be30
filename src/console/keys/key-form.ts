/** The form fields to create or update an API key. */
import { html, nothing, type TemplateResult } from 'lit';
import { ServiceProblem } from '../service.js';
import { type Key, type KeyInput, scopes } from './key.js';

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
    <label>Collections, with blanks between them; none for all
      <input name="collections" autocomplete="off" spellcheck="false" .value=${key?.collections?.join(' ') ?? ''}
        aria-describedby="collections-problem" />
    </label>
    ${fieldProblem('collections', failure)}
    <label>Ends at (UTC); empty for never
      <input name="expires_at" type="datetime-local" .value=${key?.expires_at?.slice(0, 16) ?? ''}
        aria-describedby="expires_at-problem" />
    </label>
    ${fieldProblem('expires_at', failure)}
  `;
}

/** Returns the values of the form. */
export function keyIn(form: HTMLFormElement): Required<KeyInput> {
  const data = new FormData(form);
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
export function changesIn(form: HTMLFormElement, key: Key): Partial<KeyInput> {
  const wanted = keyIn(form);
  const isSame = (name: keyof KeyInput): boolean =>
    name === 'expires_at'
      ? (wanted.expires_at?.slice(0, 16) ?? null) === (key.expires_at?.slice(0, 16) ?? null)
      : JSON.stringify(wanted[name]) === JSON.stringify(key[name]);
  return Object.fromEntries(Object.entries(wanted).filter(([name]) => !isSame(name as keyof KeyInput)));
}

/** Returns true if a form field shows the error. */
export function isOfField(failure: unknown): boolean {
  return (
    failure instanceof ServiceProblem && failure.errors.some(({ pointer }) => fieldOf(pointer) !== undefined)
  );
}

function fieldProblem(name: string, failure: unknown): TemplateResult | typeof nothing {
  if (!(failure instanceof ServiceProblem)) return nothing;
  const item = failure.errors.find(({ pointer }) => fieldOf(pointer) === name);
  return item === undefined
    ? nothing
    : html`<p class="problem" id="${name}-problem" role="alert">${item.detail}</p>`;
}

function fieldOf(pointer: string | undefined): string | undefined {
  const field = pointer?.split('/')[1];
  return field !== undefined && ['name', 'scopes', 'collections', 'expires_at'].includes(field)
    ? field
    : undefined;
}
