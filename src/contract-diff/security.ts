/** Compares which keys or tokens requests need. */
import { sameValue } from '../values/values.js';
import { type Changes, compareNames } from './changes.js';
import {
  at,
  type Document,
  isMembers,
  itemsOf,
  type Members,
  membersOf,
  type Part,
  resolve,
} from './document.js';

/** The members of a scheme that decide what a client sends. */
const defining = ['type', 'in', 'name', 'scheme', 'openIdConnectUrl', 'flows'];

/** One way to be allowed. Without schemes, everybody is allowed. */
interface Alternative {
  readonly schemes: readonly Scheme[];
  readonly part: Part;
}

interface Scheme {
  readonly name: string;
  readonly scopes: readonly unknown[];
  /** The members that decide what a client sends. Undefined if the document does not define the scheme. */
  readonly definition: Members | undefined;
}

/** @param before `security` of an operation. If the operation does not have it, `security` of the document. */
export function compareSecurity(changes: Changes, before: Part, after: Part, where: string): void {
  const [from, to] = [alternativesOf(before), alternativesOf(after)];
  for (const old of from) {
    if (!to.some((each) => isCovered(each, old)))
      changes.add('breaking', where, `no longer accepts only ${nameOf(old)}`, after);
  }
  for (const each of to) {
    if (!from.some((old) => isCovered(old, each)))
      changes.add('compatible', where, `now accepts ${nameOf(each)}`, each.part);
  }
}

/** Compares the definitions of the schemes that have the same name. */
export function compareSchemes(changes: Changes, before: Document, after: Document): void {
  const { both } = compareNames(membersOf(schemesOf(before)), membersOf(schemesOf(after)));
  for (const [name, from, to] of both) {
    for (const member of defining) {
      const [old, present] = [at(from, member), at(to, member)];
      if (!sameValue(old.node ?? null, present.node ?? null))
        changes.add('breaking', `security scheme ${name}`, `has another ${member}`, present);
    }
  }
}

function schemesOf(document: Document): Part {
  return at(document.whole, 'components', 'securitySchemes');
}

/** Whether a client that satisfies `old` satisfies `each` too. A client does not see the names of schemes. */
function isCovered(each: Alternative, old: Alternative): boolean {
  return each.schemes.every(({ name, scopes, definition }) =>
    old.schemes.some((other) => {
      const isSame =
        name === other.name || (definition !== undefined && sameValue(definition, other.definition));
      return isSame && scopes.every((scope) => other.scopes.includes(scope));
    }),
  );
}

function alternativesOf(security: Part): Alternative[] {
  const items = itemsOf(security);
  if (items.length === 0) return [{ schemes: [], part: security }];
  return items.map((part) => {
    // AsyncAPI 3 refers to schemes. Other documents name them.
    if (typeof at(part, 'type').node === 'string')
      return { schemes: [schemeOf(String(resolve(part).path.at(-1)), at(part, 'scopes'), part)], part };
    const defined = schemesOf(part.document);
    const named = [...membersOf(part)];
    return { schemes: named.map(([name, scopes]) => schemeOf(name, scopes, at(defined, name))), part };
  });
}

function schemeOf(name: string, scopes: Part, scheme: Part): Scheme {
  const { node } = resolve(scheme);
  const definition = isMembers(node)
    ? Object.fromEntries(defining.map((member) => [member, node[member] ?? null]))
    : undefined;
  return { name, scopes: itemsOf(scopes).map((each) => each.node), definition };
}

function nameOf({ schemes }: Alternative): string {
  const names = schemes.map(({ name, scopes }) =>
    scopes.length === 0 ? name : `${name} (${scopes.join(', ')})`,
  );
  return names.length === 0 ? 'requests without a key' : names.join(' and ');
}
