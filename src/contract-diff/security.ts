/** Compares which keys or tokens requests need. */
import type { Changes } from './changes.js';
import { compareNames } from './changes.js';
import { at, isMembers, itemsOf, membersOf, type Node, type Part, resolve } from './document.js';
import { same } from './keywords.js';

/** The members of a scheme that decide what a client sends. */
const defining = ['type', 'in', 'name', 'scheme', 'openIdConnectUrl', 'flows'];

/** One way to be allowed: the scopes by the name of their scheme. Without schemes, everybody is allowed. */
interface Alternative {
  readonly scopes: ReadonlyMap<string, readonly unknown[]>;
  /** The definitions of the schemes by their names. A client does not see the name of a scheme. */
  readonly definitions: ReadonlyMap<string, Node>;
  readonly part: Part;
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
export function compareSchemes(changes: Changes, before: Part, after: Part): void {
  const { both } = compareNames(membersOf(before), membersOf(after));
  for (const [name, from, to] of both) {
    for (const member of defining) {
      const [old, present] = [at(from, member), at(to, member)];
      if (!same(old.node ?? null, present.node ?? null))
        changes.add('breaking', `security scheme ${name}`, `has another ${member}`, present);
    }
  }
}

/** Whether a client that satisfies `old` satisfies `each` too. */
function isCovered(each: Alternative, old: Alternative): boolean {
  return [...each.scopes].every(([scheme, scopes]) => {
    const definition = each.definitions.get(scheme);
    const isSame = (name: string): boolean =>
      name === scheme || (definition !== undefined && same(old.definitions.get(name) ?? null, definition));
    return [...old.scopes].some(
      ([name, others]) => isSame(name) && scopes.every((scope) => others.includes(scope)),
    );
  });
}

function alternativesOf(security: Part): Alternative[] {
  const items = itemsOf(security);
  if (items.length === 0) return [{ scopes: new Map(), definitions: new Map(), part: security }];
  return items.map((part) => {
    // AsyncAPI 3 refers to schemes. Other documents name them.
    const isScheme = typeof at(part, 'type').node === 'string';
    const { path } = resolve(part);
    const schemes = isScheme
      ? [[String(path.at(-1)), itemsOf(at(part, 'scopes'))] as const]
      : [...membersOf(part)].map(([name, scopes]) => [name, itemsOf(scopes)] as const);
    const scopes = new Map(schemes.map(([name, list]) => [name, list.map(({ node }) => node)]));
    const definitions = new Map(
      schemes.flatMap(([name]) => {
        const { node } = isScheme
          ? resolve(part)
          : at(at(at(part.document.whole, 'components'), 'securitySchemes'), name);
        return isMembers(node)
          ? [[name, Object.fromEntries(defining.map((member) => [member, node[member] ?? null]))]]
          : [];
      }),
    );
    return { scopes, definitions, part };
  });
}

function nameOf({ scopes }: Alternative): string {
  const names = [...scopes].map(([name, list]) =>
    list.length === 0 ? name : `${name} (${list.join(', ')})`,
  );
  return names.length === 0 ? 'requests without a key' : names.join(' and ');
}
