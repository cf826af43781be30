/** Compares what rowfeed's own extensions (`x-...`) promise to clients and demand from them. */
import { type Changes, compareNames } from './changes.js';
import { at, itemsOf, membersOf, type Part } from './document.js';

/** Compares the codes of a response (`x-codes`). */
export function compareCodes(changes: Changes, before: Part, after: Part, where: string): void {
  const named = (part: Part) =>
    new Map(itemsOf(at(part, 'x-codes')).map((item) => [String(item.node), item]));
  const { removed, added } = compareNames(named(before), named(after));
  for (const [code, part] of removed) changes.add('breaking', where, `no longer has the code ${code}`, part);
  for (const [code, part] of added) changes.add('compatible', where, `can now have the code ${code}`, part);
}

/** Compares the codes with which the server closes a feed (`x-close-codes`). */
export function compareCloseCodes(changes: Changes, before: Part, after: Part, where: string): void {
  const codes = (part: Part) => membersOf(at(part, 'x-close-codes'));
  const { removed, added } = compareNames(codes(before), codes(after));
  for (const [code, part] of removed) changes.add('breaking', where, `no longer closes with ${code}`, part);
  for (const [code, part] of added) changes.add('compatible', where, `can now close with ${code}`, part);
}

/** Compares the statuses of all codes (`x-error-codes`). */
export function compareErrorCodes(changes: Changes, before: Part, after: Part): void {
  const codes = (part: Part) => membersOf(at(part, 'x-error-codes'));
  const { removed, added, both } = compareNames(codes(before), codes(after));
  const where = (code: string): string => `error code ${code}`;
  for (const [code, part] of removed) changes.add('breaking', where(code), 'no longer exists', part);
  for (const [code, part] of added) changes.add('compatible', where(code), 'is new', part);
  for (const [code, from, to] of both) {
    const [old, status] = [at(from, 'status'), at(to, 'status')];
    if (old.node !== status.node)
      changes.add('breaking', where(code), `has the status ${status.node} instead of ${old.node}`, status);
  }
}

/** Compares what the key of a request needs, and whether unknown parameters are ignored. */
export function compareDemands(changes: Changes, before: Part, after: Part, where: string): void {
  const scopes = (part: Part) => {
    const scope = at(part, 'x-scope');
    return new Map([scope.node ?? []].flat().map((name) => [String(name), scope]));
  };
  const { removed, added } = compareNames(scopes(before), scopes(after));
  for (const [scope, part] of added)
    changes.add('breaking', where, `now requires a key with the ${scope} scope`, part);
  for (const [scope, part] of removed)
    changes.add('compatible', where, `no longer requires the ${scope} scope`, part);
  for (const [name, given, taken] of [
    [
      'x-unbound-only',
      'now requires a key that is not limited to collections',
      'now accepts a key that is limited to collections',
    ],
    ['x-ignore-unknown-parameters', 'now ignores unknown parameters', 'now rejects unknown parameters'],
  ] as const) {
    const [old, present] = [at(before, name), at(after, name)];
    if ((old.node === true) === (present.node === true)) continue;
    const isDemand = (name === 'x-unbound-only') === (present.node === true);
    changes.add(isDemand ? 'breaking' : 'compatible', where, present.node === true ? given : taken, present);
  }
}

/**
 * Compares the row keys of rows in requests (`x-row-key`). A client can rely on a row key, because upserts need it. And the
 * server rejects rows that do not conform to a row key.
 */
export function compareRowKeys(changes: Changes, before: Part, after: Part, where: string): void {
  const fieldsOf = (part: Part): string[] => itemsOf(part).map(({ node }) => String(node));
  const [from, to] = [fieldsOf(before), fieldsOf(after)];
  if (from.toSorted().join('\n') === to.toSorted().join('\n')) return;
  if (from.length === 0)
    changes.add('breaking', where, `now has the row key ${to.join(', ')}, which two rows can't share`, after);
  else if (to.length === 0)
    changes.add(
      'breaking',
      where,
      `no longer has the row key ${from.join(', ')}, which upserts need`,
      before,
    );
  else
    changes.add('breaking', where, `has the row key ${to.join(', ')} instead of ${from.join(', ')}`, after);
}
