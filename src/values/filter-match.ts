/**
 * Decides whether a row matches a filter, by the rules of RFC 9535. A missing value is not null, and values
 * of different types are neither equal nor ordered.
 */
import type { Filter, Literal, Operator, Path } from './filter.js';
import { compareTexts, lengthOf } from './json/code-points.js';
import { isObject, type JsonObject, type JsonValue } from './json/json.js';

/** Compiles a filter to a function. Compile it once and use the function for many rows. */
export function matcherOf(filter: Filter): (row: JsonObject) => boolean {
  return testOf(filter);
}

/** A value at a path. Undefined means that the row has no value there. */
type Value = JsonValue | undefined;
type Test = (value: Value) => boolean;

function testOf(filter: Filter): Test {
  switch (filter.kind) {
    case 'and': {
      const tests = filter.parts.map(testOf);
      return (value) => tests.every((test) => test(value));
    }
    case 'or': {
      const tests = filter.parts.map(testOf);
      return (value) => tests.some((test) => test(value));
    }
    case 'not': {
      const test = testOf(filter.part);
      return (value) => !test(value);
    }
  }
  const test = testOfFound(filter);
  const { path } = filter;
  return (value) => test(find(value, path));
}

function testOfFound(filter: Extract<Filter, { path: Path }>): Test {
  switch (filter.kind) {
    case 'exists':
      return (found) => found !== undefined;
    case 'some':
      return someOf(testOf(filter.part));
    case 'compare':
      return comparisonOf(filter.operator, filter.literal);
    case 'length': {
      const test = comparisonOf(filter.operator, filter.literal);
      return (found) => test(sizeOf(found));
    }
    case 'starts_with':
      return (found) => typeof found === 'string' && found.startsWith(filter.text);
    case 'contains': {
      const isIn = searchOf(filter.text);
      return (found) => typeof found === 'string' && isIn(found);
    }
  }
}

function find(value: Value, path: Path): Value {
  let found = value;
  for (const segment of path) {
    if (typeof segment === 'number') found = Array.isArray(found) ? found.at(segment) : undefined;
    else found = isObject(found) && Object.hasOwn(found, segment) ? found[segment] : undefined;
  }
  return found;
}

function someOf(test: Test): Test {
  return (found) => {
    if (Array.isArray(found)) return found.some(test);
    if (!isObject(found)) return false;
    for (const name in found) if (test(found[name])) return true;
    return false;
  };
}

function comparisonOf(operator: Operator, literal: Literal): Test {
  switch (operator) {
    case '==':
      return (found) => found === literal;
    case '!=':
      return (found) => found !== literal;
    case '<':
      return orderOf(literal, (order) => order < 0);
    case '>':
      return orderOf(literal, (order) => order > 0);
    case '<=':
      return orderOf(literal, (order) => order <= 0);
    case '>=':
      return orderOf(literal, (order) => order >= 0);
  }
}

/**
 * Returns a function that checks whether a text contains `text`. For a `text` of more than 250 characters,
 * `includes` can compare the same characters repeatedly. If both texts are long and repetitive, this takes
 * 0.2 s. Longer texts are therefore searched in one pass (Knuth, Morris and Pratt).
 */
function searchOf(text: string): (found: string) => boolean {
  if (text.length <= 250) return (found) => found.includes(text);
  /** For each prefix of the text, the length of its longest proper prefix that is also its suffix. */
  const borders = [0];
  const next = (before: number, code: number): number => {
    let fitting = before;
    while (fitting > 0 && text.charCodeAt(fitting) !== code) fitting = borders[fitting - 1]!;
    return text.charCodeAt(fitting) === code ? fitting + 1 : fitting;
  };
  for (let at = 1; at < text.length; at += 1) borders.push(next(borders[at - 1]!, text.charCodeAt(at)));
  return (found) => {
    let fitting = 0;
    for (let at = 0; at < found.length && fitting < text.length; at += 1)
      fitting = next(fitting, found.charCodeAt(at));
    return fitting === text.length;
  };
}

/** Null and booleans have no order. For them, `<=` and `>=` mean equality, and `<` and `>` never match. */
function orderOf(literal: Literal, holds: (order: number) => boolean): Test {
  if (typeof literal === 'number') return (found) => typeof found === 'number' && holds(found - literal);
  if (typeof literal === 'string') {
    return (found) => typeof found === 'string' && holds(compareTexts(found, literal));
  }
  const holdsIfEqual = holds(0);
  return (found) => holdsIfEqual && found === literal;
}

/** Returns the number of code points, elements or members, or undefined for other values. */
function sizeOf(found: Value): number | undefined {
  if (typeof found === 'string') return lengthOf(found);
  if (Array.isArray(found)) return found.length;
  return isObject(found) ? Object.keys(found).length : undefined;
}
