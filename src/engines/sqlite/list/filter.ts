/**
 * Converts filters to SQL conditions that are true or false, but never unknown. The SQL depends only on the
 * structure of a filter. Names, positions and literals are parameters.
 */
import type { Filter, Literal, Operator, Path } from '../../../values/filter.js';
import { textsIn } from '../../../values/filter-texts.js';
import type { SqlValue } from '../open.js';

export interface Condition {
  readonly sql: string;
  readonly parameters: readonly SqlValue[];
}

/**
 * @param data SQL of a row's text
 * @param first the number of the condition's first parameter
 */
export function conditionOf(filter: Filter, data: string, first: number): Condition {
  const parameters: SqlValue[] = [];
  const compiler = new Compiler((value) => `?${first - 1 + parameters.push(value)}`);
  return { sql: compiler.condition(filter, { json: data }), parameters };
}

/**
 * The maximum length of a text that is searched first. SQLite compares the text at each position of a row, so
 * a longer search takes longer than parsing.
 */
const maxSought = 64;

/**
 * Returns a condition for lists in which most rows do not match. It skips rows without a text that all
 * matching rows contain, and so does not parse them. It does not use AND, because SQLite evaluates both sides
 * if it needs the value.
 */
export function sparingConditionOf(filter: Filter, data: string, first: number): Condition {
  const texts = textsIn(filter).filter(({ length }) => length <= maxSought);
  if (texts.length === 0) return conditionOf(filter, data, first);
  const longest = texts.reduce((one, other) => (other.length > one.length ? other : one));
  const { sql, parameters } = conditionOf(filter, data, first + 1);
  return { sql: `iif(instr(${data}, ?${first}) > 0, ${sql}, 0)`, parameters: [longest, ...parameters] };
}

/** SQL for a value at a path of a JSON text. */
interface Located {
  /** NULL if the value cannot be an array or object. */
  readonly json: string;
  readonly path: string;
  /** The type that json_type returns, or NULL if the value is missing. */
  readonly type: string;
  /** The value itself, and its JSON text. */
  readonly value: string;
  readonly text: string;
}

/** The value of `@`: a row, an array element or a member of an object. */
type Current = Located | Pick<Located, 'json'>;

class Compiler {
  readonly #bind: (value: SqlValue) => string;
  #some = 0;

  constructor(bind: (value: SqlValue) => string) {
    this.#bind = bind;
  }

  condition(filter: Filter, current: Current): string {
    switch (filter.kind) {
      case 'and':
      case 'or':
        return `(${filter.parts.map((part) => this.condition(part, current)).join(` ${filter.kind} `)})`;
      case 'not':
        return `(NOT ${this.condition(filter.part, current)})`;
    }
    const located = this.#find(filter.path, current);
    switch (filter.kind) {
      case 'exists':
        return `(${located.type} IS NOT NULL)`;
      case 'some': {
        this.#some += 1;
        const each = `each${this.#some}`;
        const part = this.condition(filter.part, elementOf(located, each));
        // Without the plus, SQLite 3.52 makes this a join, in which OFFSET skips matching elements, not rows.
        return `(+EXISTS (SELECT 1 FROM json_each(${ifContainer(located.type, located.json)}, ${located.path}) AS ${each} WHERE ${part}))`;
      }
      case 'compare':
        return this.#compared(located, filter.operator, filter.literal);
      case 'length':
        return comparison(
          filter.operator,
          (operator) => `coalesce(${sizeOf(located)} ${operator} ${this.#bind(filter.literal)}, 0)`,
        );
      case 'starts_with': {
        const text = this.#bind(filter.text);
        return ifType(located, "'text'", `substr(${located.value}, 1, length(${text})) = ${text}`);
      }
      case 'contains':
        return ifType(located, "'text'", `instr(${located.value}, ${this.#bind(filter.text)}) > 0`);
    }
  }

  #find(path: Path, current: Current): Located {
    if (path.length === 0 && 'type' in current) return current;
    const { json } = current;
    const bound = this.#bind(pathOf(path));
    return {
      json,
      path: bound,
      type: `json_type(${json}, ${bound})`,
      value: `json_extract(${json}, ${bound})`,
      text: `(${json} -> ${bound})`,
    };
  }

  #compared(located: Located, operator: Operator, literal: Literal): string {
    return comparison(operator, (positive) => {
      if (typeof literal === 'number') {
        return ifType(located, "'integer', 'real'", `${this.#order(located, literal)} ${positive} 0`);
      }
      if (typeof literal === 'string') {
        return ifType(located, "'text'", `${located.value} ${positive} ${this.#bind(literal)}`);
      }
      // A value without an order is not less than itself.
      return `(${located.type} IS '${literal}' AND ${positive.endsWith('=')})`;
    });
  }

  /**
   * SQL for a comparison with a number: less than 0, 0, or more than 0. SQLite reads about one double in
   * 10,000 as its neighbour, but never further off (order.ts). If a neighbour of the literal is read as the
   * same number, the texts decide, because they have one spelling. The texts are only read in this case,
   * because finding an element by its index is slow.
   */
  #order({ value, text }: Located, literal: number): string {
    const below = neighbourOf(literal, -1);
    const [same, ...others] = [literal, below, neighbourOf(below, -1), neighbourOf(literal, 1)].map(
      (number) => this.#bind(JSON.stringify(number)),
    );
    const read = (bound?: string) => `json_extract(${bound}, '$')`;
    const [first, second, above] = others;
    return `CASE WHEN ${value} < ${read(same)} THEN -1 WHEN ${value} > ${read(same)} THEN 1
      WHEN ${read(same)} NOT IN (${read(first)}, ${read(above)}) THEN 0
      WHEN ${text} = ${same} THEN 0 WHEN ${text} IN (${first}, ${second}) THEN -1 ELSE 1 END`;
  }
}

/** Quotes names as JSON, so that a path can contain any name. */
function pathOf(path: Path): string {
  return path.reduce<string>((before, segment) => {
    if (typeof segment === 'string') return `${before}.${JSON.stringify(segment)}`;
    return `${before}[${segment < 0 ? `#${segment}` : segment}]`;
  }, '$');
}

/** Returns the current row of json_each as a value. */
function elementOf({ json }: Located, each: string): Located {
  return {
    json: ifContainer(`${each}.type`, `${each}.value`),
    path: "'$'",
    type: `${each}.type`,
    value: `${each}.value`,
    text: `(${json} -> ${each}.fullkey)`,
  };
}

function ifContainer(type: string, json: string): string {
  return `CASE WHEN ${type} IN ('array', 'object') THEN ${json} END`;
}

function ifType({ type }: Located, types: string, condition: string): string {
  return `(CASE WHEN ${type} IN (${types}) THEN ${condition} ELSE 0 END)`;
}

/** NULL if the value has no length. */
function sizeOf({ json, path, type, value }: Located): string {
  return `CASE ${type} WHEN 'text' THEN length(${value}) WHEN 'array' THEN json_array_length(${json}, ${path})
    WHEN 'object' THEN (SELECT count(*) FROM json_each(${json}, ${path})) END`;
}

/** For `!=`, missing values match too, so it is the negation of `==`. */
function comparison(operator: Operator, holds: (positive: Exclude<Operator, '!='>) => string): string {
  return operator === '!=' ? `(NOT ${holds('==')})` : holds(operator);
}

const double = new Float64Array(1);
const bits = new BigInt64Array(double.buffer);

/** Returns the next double in a direction. */
function neighbourOf(number: number, direction: 1 | -1): number {
  if (number === 0) return direction * Number.MIN_VALUE;
  double[0] = number;
  bits[0]! += number > 0 === direction > 0 ? 1n : -1n;
  return double[0];
}
