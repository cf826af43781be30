/** Decides whether two JSON Schemas are equal, except for descriptions and for the way in which they refer to others. */
import { sameValue } from '../values/values.js';
import { at, isMembers, type Members, type Part, placeOf, resolve } from './document.js';

const descriptions = /^(title|description|examples?|\$comment|externalDocs|deprecated|x-.*)$/;
/** Keywords whose members are named by the author of the schema. A member `title` there is a property, not a description. */
const maps = /^(properties|patternProperties|dependentSchemas|\$defs|definitions)$/;
const data = /^(enum|const|default|required)$/;

export class SchemaEquality {
  /** The results by pair. Without them, a document whose schemas refer to each other would take hours. */
  readonly #results = new Map<string, boolean>();

  areEqual(a: Part, b: Part): boolean {
    const assumed = new Set<string>();
    const areEqual = this.#compare(a, b, assumed, false);
    // All pairs that were assumed to be equal are now known to be.
    if (areEqual) for (const pair of assumed) this.#results.set(pair, true);
    return areEqual;
  }

  /** @param assumed the pairs that are being compared, because schemas can contain themselves */
  #compare(a: Part, b: Part, assumed: Set<string>, isMap: boolean): boolean {
    const [x, y] = [resolve(a), resolve(b)];
    const [from, to] = [x.node, y.node];
    if (Array.isArray(from) && Array.isArray(to))
      return (
        from.length === to.length &&
        from.every((_, index) => this.#compare(at(x, index), at(y, index), assumed, false))
      );
    if (!isMembers(from) || !isMembers(to)) return sameValue(from, to);
    const pair = `${placeOf(x)} ${placeOf(y)}`;
    const known = this.#results.get(pair) ?? (assumed.has(pair) || undefined);
    if (known !== undefined) return known;
    assumed.add(pair);
    const names = namesOf(from, isMap);
    const areEqual =
      names.length === namesOf(to, isMap).length &&
      names.every((name) => {
        if (!isMap && data.test(name)) return sameValue(from[name], to[name]);
        return (
          Object.hasOwn(to, name) &&
          this.#compare(at(x, name), at(y, name), assumed, !isMap && maps.test(name))
        );
      });
    if (!areEqual) this.#results.set(pair, false);
    return areEqual;
  }
}

function namesOf(node: Members, isMap: boolean): string[] {
  return Object.keys(node).filter((name) => isMap || !descriptions.test(name));
}
