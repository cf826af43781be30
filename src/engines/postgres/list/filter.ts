/**
 * Converts filters to SQL conditions that are true or false, but never unknown. The SQL depends only on the
 * structure of a filter. Names, positions and literals are parameters.
 *
 * PostgreSQL stores numbers in jsonb as decimals. The shortest decimals of two doubles have the same order as
 * the doubles.
 */
import type { Filter, Literal, Operator, Path } from '../../../values/filter.js';

interface Condition {
  readonly sql: string;
  readonly parameters: readonly string[];
}

/**
 * @param row SQL of a row as jsonb, preferably a column, because it is repeated often
 * @param first the number of the condition's first parameter
 */
export function conditionOf(filter: Filter, row: string, first: number): Condition {
  const parameters: string[] = [];
  const compiler = new Compiler((value) => `$${first - 1 + parameters.push(value)}`);
  return { sql: compiler.condition(filter, row), parameters };
}

class Compiler {
  readonly #bind: (value: string) => string;
  #some = 0;

  constructor(bind: (value: string) => string) {
    this.#bind = bind;
  }

  /** @param current SQL of the value of `@` */
  condition(filter: Filter, current: string): string {
    switch (filter.kind) {
      case 'and':
      case 'or':
        return `(${filter.parts.map((part) => this.condition(part, current)).join(` ${filter.kind} `)})`;
      case 'not':
        return `(NOT ${this.condition(filter.part, current)})`;
      case 'some': {
        this.#some += 1;
        const each = `each${this.#some}`;
        const found = ['[*]', '.*'].map((all) => this.#found('jsonb_path_query', filter.path, current, all));
        const values = found.map((query) => `SELECT ${query} AS value`).join(' UNION ALL ');
        return `EXISTS (SELECT 1 FROM (${values}) AS ${each} WHERE ${this.condition(filter.part, `${each}.value`)})`;
      }
    }
    const found =
      filter.path.length === 0 ? current : this.#found('jsonb_path_query_first', filter.path, current);
    switch (filter.kind) {
      case 'exists':
        return `(${found} IS NOT NULL)`;
      case 'compare':
        return this.#compared(found, filter.operator, filter.literal);
      case 'length': {
        const literal = this.#bind(JSON.stringify(filter.literal));
        return comparison(
          filter.operator,
          (operator) => `coalesce(${sizeOf(found)} ${operator} ${literal}::float8, false)`,
        );
      }
      case 'starts_with':
        return ifType(found, 'string', `starts_with(${textOf(found)}, ${this.#bind(filter.text)})`);
      case 'contains':
        return ifType(found, 'string', `strpos(${textOf(found)}, ${this.#bind(filter.text)}) > 0`);
    }
  }

  /**
   * Uses strict mode, in which a name only matches members of objects and a position only matches array
   * elements. Silent mode returns no value in all other cases. (The operator `->` would treat a scalar as an
   * array with one element.)
   */
  #found(query: string, path: Path, current: string, rest = ''): string {
    return `${query}(${current}, ${this.#bind(`strict ${pathOf(path)}${rest}`)}::jsonpath, '{}', true)`;
  }

  #compared(found: string, operator: Operator, literal: Literal): string {
    return comparison(operator, (positive) => {
      switch (typeof literal) {
        case 'string':
          return ifType(found, 'string', `${textOf(found)} ${positive} ${this.#bind(literal)}`);
        case 'number':
          return ifType(
            found,
            'number',
            `${found} ${positive} ${this.#bind(JSON.stringify(literal))}::jsonb`,
          );
      }
      // A value without an order is not less than itself.
      return `(${found} IS NOT DISTINCT FROM '${literal}'::jsonb AND ${positive.endsWith('=')})`;
    });
  }
}

function pathOf(path: Path, root = '$'): string {
  return path.reduce<string>((before, segment) => {
    if (typeof segment === 'string') return `${before}.${JSON.stringify(segment)}`;
    return `${before}[${segment < 0 ? `last - ${-segment - 1}` : segment}]`;
  }, root);
}

/** A longer jsonpath costs more than a separate statement. */
const maxJsonpathLength = 8_192;

const jsonpaths = new WeakMap<Filter, string | undefined>();

/**
 * Returns the filter as one jsonpath, which is true for rows that match and false or unknown for others. It
 * can be a parameter of a statement that is already planned. Returns undefined if jsonpath cannot express the
 * filter (lengths and parts of a text), or if the jsonpath would be too long.
 */
export function jsonpathOf(filter: Filter): string | undefined {
  if (!jsonpaths.has(filter)) {
    const predicate = predicateOf(filter, '$', false);
    const isShort = predicate !== undefined && predicate.length <= maxJsonpathLength;
    jsonpaths.set(filter, isShort ? `strict ${predicate}` : undefined);
  }
  return jsonpaths.get(filter);
}

/** @param isNot whether to return the negation of the filter */
function predicateOf(filter: Filter, root: '$' | '@', isNot: boolean): string | undefined {
  switch (filter.kind) {
    case 'not':
      return predicateOf(filter.part, root, !isNot);
    case 'and':
    case 'or': {
      const parts = filter.parts.map((part) => predicateOf(part, root, isNot));
      if (parts.includes(undefined)) return undefined;
      return `(${parts.join((filter.kind === 'and') === isNot ? ' || ' : ' && ')})`;
    }
  }
  if (filter.kind === 'compare' && filter.operator === '!=')
    return predicateOf({ ...filter, operator: '==' }, root, !isNot);
  // Nested, the text would grow exponentially, because jsonpaths repeat such conditions and negations.
  if (filter.kind === 'some' && root === '@') return undefined;
  const test = testOf(filter, pathOf(filter.path, root));
  // An unknown result means that the filter does not match.
  return isNot && test !== undefined ? `(!${test} || (${test} is unknown))` : test;
}

function testOf(filter: Extract<Filter, { path: Path }>, path: string): string | undefined {
  switch (filter.kind) {
    case 'exists':
      return `(exists(${path}))`;
    case 'some': {
      const part = predicateOf(filter.part, '@', false);
      return part && `(exists(${path}[*] ? (${part})) || exists(${path}.* ? (${part})))`;
    }
    case 'compare': {
      const { operator, literal } = filter;
      const isOrdered = typeof literal === 'number' || typeof literal === 'string';
      // A value without an order is not less than itself.
      if (!isOrdered && !operator.endsWith('=')) return '(1 == 0)';
      return `(${path} ${isOrdered ? operator : '=='} ${JSON.stringify(literal)})`;
    }
    case 'starts_with':
      return `(${path} starts with ${JSON.stringify(filter.text)})`;
    default:
      return undefined;
  }
}

/** Compares by code point, because the encoding of the database is UTF-8. */
function textOf(found: string): string {
  return `(${found} #>> '{}') COLLATE "C"`;
}

function ifType(found: string, type: string, condition: string): string {
  return `(CASE jsonb_typeof(${found}) WHEN '${type}' THEN ${condition} ELSE false END)`;
}

/** NULL if the value has no length. */
function sizeOf(found: string): string {
  return `CASE jsonb_typeof(${found}) WHEN 'string' THEN length(${textOf(found)})
    WHEN 'array' THEN jsonb_array_length(${found})
    WHEN 'object' THEN (SELECT count(*) FROM jsonb_object_keys(${found})) END`;
}

/** For `!=`, missing values match too, so it is the negation of `==`. */
function comparison(operator: Operator, holds: (positive: '=' | '<' | '<=' | '>' | '>=') => string): string {
  if (operator === '!=') return `(NOT ${holds('=')})`;
  return holds(operator === '==' ? '=' : operator);
}
