/** Compares two JSON Schemas: finds what the new one accepts in addition, and what it does not accept any more. */
import { sameValue } from '../values/values.js';
import { type Changes, compareNames, type Direction } from './changes.js';
import { at, isMembers, membersOf, type Node, type Part, placeOf, resolve, textIn } from './document.js';
import { type Bound, isTighter, type Keywords, keywordsOf } from './keywords.js';
import { compareRowKeys } from './promises.js';
import { SchemaEquality } from './schema-equality.js';

/** The effect of a change: fewer values are valid, more are valid, or both. */
type Effect = 'narrower' | 'wider' | 'different';

export class SchemaComparison {
  readonly #changes: Changes;
  readonly #direction: Direction;
  /**
   * The pairs of schemas that have been compared, with a function that adds their changes again. Schemas can contain
   * themselves, and large documents refer to the same schema from thousands of places.
   */
  readonly #compared = new Map<string, () => void>();
  readonly #equality = new SchemaEquality();

  constructor(changes: Changes, direction: Direction) {
    this.#changes = changes;
    this.#direction = direction;
  }

  /** @param where the place of the values, such as `POST /v1/keys, request body /name` */
  compare(before: Part, after: Part, where: string): void {
    const pair = `${idOf(before)} ${idOf(after)}`;
    const repeat = this.#compared.get(pair);
    if (repeat !== undefined) {
      repeat();
      return;
    }
    this.#compared.set(pair, () => undefined);
    const found = this.#changes.record(() => this.#compare(keywordsOf(before), keywordsOf(after), where));
    this.#compared.set(pair, found);
  }

  #compare(before: Keywords, after: Keywords, where: string): void {
    if (!before.isNever && after.isNever)
      this.#note('narrower', where, 'no longer accepts any value', after.part);
    if (before.isNever && !after.isNever) this.#note('wider', where, 'now accepts values', after.part);
    if (before.isNever || after.isNever) return;
    // `oneOf` around a schema does not change what the schema itself accepts.
    if (isOnlyList(before, after) || isOnlyList(after, before)) {
      this.#compareList(
        before.alternatives[0] ?? aloneOf(before),
        after.alternatives[0] ?? aloneOf(after),
        where,
      );
      return;
    }
    this.#compareTypes(before, after, where);
    this.#compareValues(before, after, where);
    this.#compareBounds(before, after, where);
    this.#compareObjects(before, after, where);
    this.#compareInner(before, after, where);
    this.#compareAlternatives(before, after, where);
    this.#compareDiscriminators(before, after, where);
    this.#compareOthers(before, after, where);
    if (this.#direction === 'response') return;
    this.#compareDefaults(before, after, where);
    compareRowKeys(this.#changes, before.rowKey, after.rowKey, where);
  }

  #note(effect: Effect, where: string, what: string, part: Part): void {
    const harmless = this.#direction === 'request' ? 'wider' : 'narrower';
    this.#changes.add(effect === harmless ? 'compatible' : 'breaking', where, what, part);
  }

  #compareTypes(before: Keywords, after: Keywords, where: string): void {
    // The values say more than the type.
    if (before.values !== undefined && after.values !== undefined) return;
    const [from, to] = [before.types, after.types];
    const accepts = (types: Keywords['types'], type: string): boolean =>
      types === undefined || types.has(type) || (type === 'integer' && types.has('number'));
    const lost = from === undefined ? to !== undefined : [...from].some((type) => !accepts(to, type));
    const won = to === undefined ? from !== undefined : [...to].some((type) => !accepts(from, type));
    if (!lost && !won) return;
    const named = (types: Keywords['types']): string =>
      types === undefined ? 'any type' : [...types].join(' or ') || 'none';
    // A schema without any type is never satisfied, so it breaks responses too.
    const effect = (lost && won) || to?.size === 0 ? 'different' : lost ? 'narrower' : 'wider';
    const has = to === undefined ? 'can have any type' : `has the type ${named(to)}`;
    this.#note(effect, where, `${has} instead of ${named(from)}`, at(after.part, 'type'));
  }

  #compareValues(before: Keywords, after: Keywords, where: string): void {
    const [from, to] = [before.values, after.values];
    const list = (values: readonly Node[]): string => values.map((value) => JSON.stringify(value)).join(', ');
    const place = at(after.part, 'enum');
    if (from === undefined && to !== undefined)
      this.#note('narrower', where, `is now one of ${list(to)}`, place);
    if (from !== undefined && to === undefined)
      this.#note('wider', where, `is no longer limited to ${list(from)}`, at(before.part, 'enum'));
    if (from === undefined || to === undefined) return;
    const lost = from.filter((value) => !to.some((each) => sameValue(each, value)));
    const won = to.filter((value) => !from.some((each) => sameValue(each, value)));
    if (lost.length > 0) this.#note('narrower', where, `can no longer be ${list(lost)}`, place);
    if (won.length > 0) this.#note('wider', where, `can now be ${list(won)}`, place);
  }

  #compareBounds(before: Keywords, after: Keywords, where: string): void {
    const { removed, added, both } = compareNames(before.bounds, after.bounds);
    // A bound such as `minLength: 0` excludes nothing.
    const isEffective = ([name, { value }]: [string, Bound]): boolean => value > 0 || !/^min[A-Z]/.test(name);
    for (const [name, { part }] of removed.filter(isEffective))
      this.#note('wider', where, `no longer has ${name}`, part);
    for (const [name, { value, part }] of added.filter(isEffective))
      this.#note('narrower', where, `now has the ${name} ${value}`, part);
    for (const [name, from, to] of both) {
      if (from.value === to.value && from.isExclusive === to.isExclusive) continue;
      const effect = isTighter(name, to, from) ? 'narrower' : 'wider';
      const named = ({ value, isExclusive }: Bound): string => `${value}${isExclusive ? ' (exclusive)' : ''}`;
      this.#note(effect, where, `has the ${name} ${named(to)} instead of ${named(from)}`, to.part);
    }
  }

  #compareObjects(before: Keywords, after: Keywords, where: string): void {
    const isRequest = this.#direction === 'request';
    const ignored = (part: Part): boolean => {
      const { isReadOnly, isWriteOnly } = keywordsOf(part);
      return isRequest ? isReadOnly : isWriteOnly;
    };
    const used = (properties: Keywords['properties']) =>
      new Map([...properties].filter(([, part]) => !ignored(part)));
    const { removed, added, both } = compareNames(used(before.properties), used(after.properties));
    for (const [name, part] of removed) {
      const present = after.properties.get(name);
      if (present === undefined)
        this.#changes.add('breaking', where, `no longer has the property ${quoted(name)}`, part);
      else {
        const what = `the property ${quoted(name)} is now ${isRequest ? 'read-only' : 'write-only'}`;
        this.#changes.add('breaking', where, what, present);
      }
    }
    for (const [name, part] of added) {
      const isRequired = after.required.has(name);
      const isBreaking = isRequest ? isRequired : isClosed(before);
      const words = isRequired ? 'the required property' : 'the property';
      this.#changes.add(
        isBreaking ? 'breaking' : 'compatible',
        where,
        `now has ${words} ${quoted(name)}`,
        part,
      );
    }
    for (const [name, from, to] of both) this.compare(from, to, inside(where, `/${name}`));
    for (const name of new Set([...before.required, ...after.required])) {
      const [was, is] = [before.required.has(name), after.required.has(name)];
      // Added and removed properties are reported above.
      const isOld = before.properties.has(name) || !after.properties.has(name);
      if (was === is || !isOld || (was && before.properties.has(name) && !after.properties.has(name)))
        continue;
      const property = before.properties.get(name) ?? after.properties.get(name);
      if (property !== undefined && ignored(property)) continue;
      const what = is ? `now requires the property ${quoted(name)}` : `no longer requires ${quoted(name)}`;
      this.#note(is ? 'narrower' : 'wider', where, what, at(is ? after.part : before.part, 'required'));
    }
  }

  #compareInner(before: Keywords, after: Keywords, where: string): void {
    for (const name of new Set([...before.inner.keys(), ...after.inner.keys()])) {
      const [from, to] = [before, after].map(
        (each) => each.inner.get(name) ?? { ...at(each.part, name.split(' ')[0]!), node: true },
      ) as [Part, Part];
      // The properties of an object that are not named are all that the keyword is about.
      const label = { items: '[]', additionalProperties: '/*' }[name] ?? ` (${name})`;
      const [wasClosed, isNowClosed] = [from, to].map(({ node }) => node === false);
      if (name === 'additionalProperties' && wasClosed !== isNowClosed) {
        const what = isNowClosed ? 'no longer accepts other properties' : 'can now have other properties';
        this.#note(isNowClosed ? 'narrower' : 'wider', where, what, to);
      } else this.compare(from, to, inside(where, label));
    }
  }

  #compareAlternatives(before: Keywords, after: Keywords, where: string): void {
    for (let index = 0; index < Math.max(before.alternatives.length, after.alternatives.length); index += 1) {
      // A schema without alternatives counts as a list with one alternative.
      const from = before.alternatives[index] ?? aloneOf(before);
      this.#compareList(from, after.alternatives[index] ?? aloneOf(after), where);
    }
  }

  #compareList(from: readonly Part[], to: readonly Part[], where: string): void {
    const left = [...to];
    const unmatched: Part[] = [];
    const take = (isMatch: (other: Part) => boolean, part: Part): Part | undefined => {
      const index = left.findIndex(isMatch);
      if (index === -1) unmatched.push(part);
      return index === -1 ? undefined : left.splice(index, 1)[0];
    };
    const pairs: [Part, Part][] = [];
    // Equal alternatives first, so that a new one in front does not shift the others.
    for (const part of from) {
      const equal = take((other) => this.#equality.areEqual(other, part), part);
      if (equal !== undefined) pairs.push([part, equal]);
    }
    for (const part of unmatched.splice(0)) {
      const named = take((other) => nameOf(other) !== undefined && nameOf(other) === nameOf(part), part);
      if (named !== undefined) pairs.push([part, named]);
    }
    for (const part of unmatched.splice(0)) {
      const types = keywordsOf(part).types;
      const alike = take((other) => types !== undefined && sameTypes(types, keywordsOf(other).types), part);
      if (alike !== undefined) pairs.push([part, alike]);
    }
    const isOnlyRest = unmatched.length === 1 && left.length === 1;
    for (const part of unmatched) {
      if (isOnlyRest) pairs.push([part, left.pop()!]);
      else this.#note('narrower', where, `no longer has the alternative ${titleOf(part)}`, part);
    }
    for (const part of left) this.#note('wider', where, `now has the alternative ${titleOf(part)}`, part);
    for (const [a, b] of pairs) this.compare(a, b, where);
  }

  /** A client selects the alternative by the value of the discriminator. */
  #compareDiscriminators(
    { discriminator: from }: Keywords,
    { discriminator: to }: Keywords,
    where: string,
  ): void {
    const name = (part: Part): string | undefined => textIn(part, 'propertyName');
    if (from.node === undefined || to.node === undefined) {
      if (from.node !== to.node)
        this.#changes.add(
          'compatible',
          where,
          from.node === undefined
            ? `now has the discriminator ${quoted(name(to) ?? '')}`
            : `no longer has discriminator ${quoted(name(from) ?? '')}`,
          from.node === undefined ? to : from,
        );
      return;
    }
    if (name(from) !== name(to))
      this.#changes.add('breaking', where, `has another discriminator: ${quoted(name(to) ?? '')}`, to);
    const targets = (part: Part) => membersOf(at(part, 'mapping'));
    const { removed, added, both } = compareNames(targets(from), targets(to));
    const list = (values: readonly string[]): string => values.map(quoted).join(', ');
    const place = at(to, 'mapping');
    if (removed.length > 0) {
      const what = `the discriminator can no longer be ${list(removed.map(([value]) => value))}`;
      this.#note('narrower', where, what, place);
    }
    if (added.length > 0)
      this.#note(
        'wider',
        where,
        `the discriminator can now be ${list(added.map(([value]) => value))}`,
        place,
      );
    const moved = both.filter(([, old, present]) => old.node !== present.node).map(([value]) => value);
    if (moved.length > 0)
      this.#changes.add(
        'breaking',
        where,
        `the discriminator ${list(moved)} now selects another schema`,
        place,
      );
  }

  #compareOthers(before: Keywords, after: Keywords, where: string): void {
    const { removed, added, both } = compareNames(before.others, after.others);
    for (const [name, part] of removed) this.#note('wider', where, `no longer has ${name}`, part);
    for (const [name, part] of added)
      this.#note('narrower', where, `now has the ${name} ${shown(part.node)}`, part);
    for (const [name, from, to] of both) {
      if (this.#equality.areEqual(from, to)) continue;
      const effect = effectOf(name, from.node, to.node);
      this.#note(effect, where, `has the ${name} ${shown(to.node)} instead of ${shown(from.node)}`, to);
    }
  }

  #compareDefaults({ default: from }: Keywords, { default: to }: Keywords, where: string): void {
    if (sameValue(from.node, to.node)) return;
    if (from.node === undefined)
      this.#changes.add('compatible', where, `now has the default ${shown(to.node)}`, to);
    else if (to.node === undefined)
      this.#changes.add('breaking', where, `no longer has a default (${shown(from.node)})`, from);
    else {
      const what = `has the default ${shown(to.node)} instead of ${shown(from.node)}`;
      this.#changes.add('breaking', where, what, to);
    }
  }
}

/** Identifies a schema, regardless of the reference that leads to it. */
function idOf({ also = [], ...part }: Part): string {
  const { node } = part;
  const isReference = isMembers(node) && typeof node.$ref === 'string' && Object.keys(node).length === 1;
  return [placeOf(isReference ? resolve(part) : part), ...also.map(idOf)].join(' & ');
}

/** Whether clients may rely on an object to have no other properties. */
function isClosed({ inner }: Keywords): boolean {
  return inner.get('additionalProperties')?.node === false;
}

/** Whether the first schema consists of alternatives and nothing else, and the second has no alternatives. */
function isOnlyList(list: Keywords, other: Keywords): boolean {
  const { types, values, properties, required, bounds, inner, others } = list;
  const parts = [properties, required, bounds, inner, others];
  return (
    list.alternatives.length === 1 &&
    other.alternatives.length === 0 &&
    types === undefined &&
    values === undefined &&
    parts.every(({ size }) => size === 0) &&
    aloneOf(other).length > 0
  );
}

function sameTypes(a: ReadonlySet<string>, b: ReadonlySet<string> | undefined): boolean {
  return a.size === b?.size && [...a].every((type) => b.has(type));
}

function aloneOf({ part, types, values, properties }: Keywords): Part[] {
  return types === undefined && values === undefined && properties.size === 0 ? [] : [part];
}

/** Formats of which every value of the first is a value of the second. */
const widerFormats: Readonly<Record<string, string>> = {
  int32: 'int64',
  uri: 'uri-reference',
  email: 'idn-email',
};

function effectOf(name: string, from: Node, to: Node): Effect {
  if (name === 'format') {
    if (widerFormats[String(from)] === to) return 'wider';
    return widerFormats[String(to)] === from ? 'narrower' : 'different';
  }
  if (name === 'multipleOf' && typeof from === 'number' && typeof to === 'number') {
    if (isMultiple(to, from)) return 'narrower';
    return isMultiple(from, to) ? 'wider' : 'different';
  }
  return 'different';
}

/** Whether a number is a multiple of another. Decimal fractions such as 0.1 are not exact. */
function isMultiple(number: number, divisor: number): boolean {
  const quotient = number / divisor;
  return Math.abs(quotient - Math.round(quotient)) < 1e-9 * quotient;
}

/** The last name of a reference, or the title or the only value of a discriminating property. */
function nameOf(part: Part): string | undefined {
  if (isMembers(part.node) && typeof part.node.$ref === 'string') return part.node.$ref.split('/').at(-1);
  const { node } = resolve(part);
  return isMembers(node) && typeof node.title === 'string' ? node.title : undefined;
}

function titleOf(part: Part): string {
  const { types, values } = keywordsOf(part);
  return nameOf(part) ?? (values && shown(values)) ?? (types ? [...types].join(' or ') : shown(part.node));
}

const maxShown = 60;

function shown(node: Node): string {
  const text = JSON.stringify(node) ?? 'none';
  return text.length > maxShown ? `${text.slice(0, maxShown)}...` : text;
}

export function quoted(name: string): string {
  return JSON.stringify(name);
}

/** Adds a step to a place: `request body` and `/name` are `request body /name`. */
function inside(where: string, step: string): string {
  return / (\/|\[\])\S*$/.test(where) || step.startsWith(' ') ? `${where}${step}` : `${where} ${step}`;
}
