/** Decodes, converts and validates the parameters in path, query and headers, and adds the defaults. */
import { type OperationId, operations, type ParameterDescription } from '../../generated/operations.js';
import { validatorsOfParameters } from '../../generated/validators.js';
import { Problem } from '../problem.js';
import { detailOf, segmentsOf } from './details.js';
import type { Parameters } from './handlers.js';

/**
 * Returns the parameters of a request.
 *
 * @param path the decoded path parameters; undefined if the percent-encoding is invalid
 * @param query the query as sent, without `?`
 * @throws Problem parameter_invalid, which lists up to 100 parameters that are unknown, repeated, undecodable
 * or invalid
 */
export function readParameters<Id extends OperationId>(
  id: Id,
  path: Readonly<Record<string, string | undefined>>,
  query: string,
  headers: NodeJS.Dict<string | string[]>,
): Parameters<Id> {
  const plan = plans[id];
  const validate = validatorsOfParameters[id];
  const values: Record<string, unknown> = {};
  const errors = new Errors();
  for (const { name, kind } of plan.path) {
    const text = path[name];
    if (text === undefined) errors.add(name, notDecodable);
    else values[name] = coerce(kind, text);
  }
  for (const { name, key } of plan.headers) {
    const text = headers[key];
    if (text !== undefined) values[name] = text;
  }
  for (const { name, key } of plan.refusedHeaders) {
    if (headers[key] !== undefined) errors.add(name, 'is not supported by this operation');
  }
  if (query !== '') readQuery(plan, query, values, errors);
  for (const { name, others } of plan.exclusions) {
    const other = values[name] === undefined ? undefined : others.find((each) => values[each] !== undefined);
    if (other !== undefined) errors.add(name, `cannot be combined with ${other}`);
  }
  for (const { name, value } of plan.defaults) values[name] ??= value;
  if (!validate(values)) {
    for (const error of validate.errors!) {
      const name = segmentsOf(error)[0]!;
      const isArray = plan.query.get(name)?.kind === 'array';
      const isJoined = isArray && error.keyword === 'enum' && String(error.data).includes(',');
      errors.add(name, detailOf(error, 1) + (isJoined ? '; repeat the parameter for each item' : ''));
    }
  }
  errors.throwIfAny();
  return values as Parameters<Id>;
}

/** Decodes a path segment, or a name or value in the query. Returns undefined if its encoding is invalid. */
export function decode(text: string): string | undefined {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** `key` is the name in lower case, as in `headers` of Node.js. */
interface Header {
  readonly name: string;
  readonly key: string;
}

interface Plan {
  readonly path: readonly ParameterDescription[];
  readonly query: ReadonlyMap<string, ParameterDescription>;
  readonly headers: readonly Header[];
  readonly refusedHeaders: readonly Header[];
  readonly exclusions: readonly { readonly name: string; readonly others: readonly string[] }[];
  readonly defaults: readonly { readonly name: string; readonly value: unknown }[];
  readonly ignoresUnknown: boolean;
}

const plans = Object.fromEntries(
  Object.values(operations).map((operation): [string, Plan] => {
    const { id, ignoresUnknownParameters } = operation;
    const all: readonly ParameterDescription[] = operation.parameters;
    const refused: readonly string[] = operation.refusedHeaders;
    const plan = {
      path: all.filter((parameter) => parameter.in === 'path'),
      query: new Map(
        all.filter((parameter) => parameter.in === 'query').map((parameter) => [parameter.name, parameter]),
      ),
      headers: all
        .filter((parameter) => parameter.in === 'header')
        .map(({ name }) => ({ name, key: name.toLowerCase() })),
      refusedHeaders: refused.map((name) => ({ name, key: name.toLowerCase() })),
      exclusions: all.flatMap(({ name, notBeside }) => (notBeside ? [{ name, others: notBeside }] : [])),
      defaults: all.flatMap((parameter) =>
        parameter.default === undefined ? [] : [{ name: parameter.name, value: parameter.default }],
      ),
      ignoresUnknown: ignoresUnknownParameters,
    };
    return [id, plan];
  }),
) as Readonly<Record<OperationId, Plan>>;

const notDecodable = 'has a percent sign without two hexadecimal digits, or bytes that are not UTF-8';

function readQuery(plan: Plan, query: string, values: Record<string, unknown>, errors: Errors): void {
  for (const pair of query.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const rawName = equals === -1 ? pair : pair.slice(0, equals);
    const name = decodeForm(rawName) ?? rawName;
    const parameter = plan.query.get(name);
    if (parameter === undefined) {
      if (!plan.ignoresUnknown) errors.add(name, 'is not a parameter of this operation');
    } else if (values[name] !== undefined && parameter.kind !== 'array') {
      errors.add(name, parameter.kind === 'list' ? 'must be one list with commas' : 'must not be repeated');
    } else {
      const text = equals === -1 ? '' : decodeForm(pair.slice(equals + 1));
      if (text === undefined) errors.add(name, notDecodable);
      else if (parameter.kind !== 'array') values[name] = coerce(parameter.kind, text);
      else {
        values[name] ??= [];
        (values[name] as string[]).push(text);
      }
    }
  }
}

function decodeForm(text: string): string | undefined {
  return decode(text.includes('+') ? text.replaceAll('+', ' ') : text);
}

/** Converts a text to the kind of the parameter. If it can't, it returns the text, which is then invalid. */
function coerce(kind: ParameterDescription['kind'], text: string): unknown {
  if (kind === 'string') return text;
  if (kind === 'list') return text.split(',');
  return canonicalInteger.test(text) ? Number(text) : text;
}

const canonicalInteger = /^(?:0|-?[1-9][0-9]*)$/;

/** Collects the first error of each parameter. */
class Errors {
  #details: Map<string, string> | undefined;

  add(parameter: string, detail: string): void {
    this.#details ??= new Map();
    if (this.#details.size < maxErrors && !this.#details.has(parameter)) this.#details.set(parameter, detail);
  }

  throwIfAny(): void {
    if (this.#details === undefined) return;
    const errors = [...this.#details].map(([parameter, detail]) => ({ parameter, detail }));
    const sentence = errors.slice(0, 3).map(({ parameter, detail }) => `${parameter} ${detail}`);
    if (errors.length > 3) sentence.push(`${errors.length - 3} more`);
    throw new Problem('parameter_invalid', `${sentence.join('; ')}.`, { errors });
  }
}

const maxErrors = 100;
