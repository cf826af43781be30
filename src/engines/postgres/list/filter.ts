/**
 * Filters as conditions of two values: what PostgreSQL would leave unknown is false. The SQL depends on the shape of a filter
 * alone; names, indexes and literals are parameters.
 *
 * Its jsonb keeps numbers as decimals, of which the shortest ones of two doubles are in the doubles' order.
 */
import type { Filter, Literal, Operator, Path } from '../../../values/filter.js';

export interface Condition {
  readonly sql: string;
  readonly parameters: readonly string[];
}

/**
 * @param row SQL of a row as jsonb, best a column: it is asked for often
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

  /** @param current SQL of what `@` is */
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
   * In strict mode, where a name is of an object and an index of an array, and silent, so that else there is nothing
   * (-> takes a scalar for an array of one).
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
      // What has no order isn't less than itself.
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

/** A longer one is more work than a statement of its own. */
const maxJsonpathLength = 8_192;

const jsonpaths = new WeakMap<Filter, string | undefined>();

/**
 * The filter as one jsonpath, which is true where it fits and else false or unknown; it may be the parameter of a statement
 * that is planned already. Undefined where jsonpath has no words for it: lengths, and parts of a text; or too many.
 */
export function jsonpathOf(filter: Filter): string | undefined {
  if (!jsonpaths.has(filter)) {
    const predicate = predicateOf(filter, '$', false);
    const isShort = predicate !== undefined && predicate.length <= maxJsonpathLength;
    jsonpaths.set(filter, isShort ? `strict ${predicate}` : undefined);
  }
  return jsonpaths.get(filter);
}

/** @param isNot whether it is to be true where the filter doesn't fit */
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
  // What is within elements is written twice, and what is negated twice: within each other they would be without end.
  if (filter.kind === 'some' && root === '@') return undefined;
  const test = testOf(filter, pathOf(filter.path, root));
  // What is unknown doesn't fit.
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
      // What has no order isn't less than itself.
      if (!isOrdered && !operator.endsWith('=')) return '(1 == 0)';
      return `(${path} ${isOrdered ? operator : '=='} ${JSON.stringify(literal)})`;
    }
    case 'starts_with':
      return `(${path} starts with ${JSON.stringify(filter.text)})`;
    default:
      return undefined;
  }
}

/** By code point, as the database's encoding is UTF-8. */
function textOf(found: string): string {
  return `(${found} #>> '{}') COLLATE "C"`;
}

function ifType(found: string, type: string, condition: string): string {
  return `(CASE jsonb_typeof(${found}) WHEN '${type}' THEN ${condition} ELSE false END)`;
}

/** NULL where the value has no length. */
function sizeOf(found: string): string {
  return `CASE jsonb_typeof(${found}) WHEN 'string' THEN length(${textOf(found)})
    WHEN 'array' THEN jsonb_array_length(${found})
    WHEN 'object' THEN (SELECT count(*) FROM jsonb_object_keys(${found})) END`;
}

/** What is not equal may be missing. */
function comparison(operator: Operator, holds: (positive: '=' | '<' | '<=' | '>' | '>=') => string): string {
  if (operator === '!=') return `(NOT ${holds('=')})`;
  return holds(operator === '==' ? '=' : operator);
}
