/** Compares two OpenAPI documents. Servers are not compared, because each deployment has its own. */
import { type Changes, compareNames, type Direction } from './changes.js';
import { at, type Document, isMembers, itemsOf, membersOf, type Part, resolve, textIn } from './document.js';
import { compareCloseCodes, compareCodes, compareDemands, compareErrorCodes } from './promises.js';
import { quoted, SchemaComparison } from './schemas.js';
import { compareSchemes, compareSecurity } from './security.js';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'] as const;

interface Operation {
  /** Such as `GET /v1/usage`. */
  readonly name: string;
  readonly part: Part;
  /** The path item, whose parameters apply too. */
  readonly item: Part;
  /** The names in the path, in their order. */
  readonly pathNames: readonly string[];
}

export function compareOpenapi(changes: Changes, before: Document, after: Document): void {
  compareErrorCodes(changes, before.whole, after.whole);
  compareSchemes(changes, before, after);
  for (const list of ['paths', 'webhooks'] as const) {
    // The server sends webhooks.
    const direction = list === 'paths' ? 'request' : 'response';
    new OperationComparison(changes, direction).compareAll(at(before.whole, list), at(after.whole, list));
  }
}

/** Returns the operations by method and path. The names of path parameters don't matter. */
function operationsOf(paths: Part): Map<string, Operation> {
  const found = new Map<string, Operation>();
  for (const [path, item] of membersOf(paths)) {
    for (const method of methods) {
      const part = at(item, method);
      if (!isMembers(part.node)) continue;
      const pathNames = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name!);
      const key = `${method} ${path.replace(/\{[^{}]*\}/g, '{}')}`;
      found.set(key, { name: `${method.toUpperCase()} ${path}`, part, item, pathNames });
    }
  }
  return found;
}

class OperationComparison {
  readonly #changes: Changes;
  readonly #sent: SchemaComparison;
  readonly #received: SchemaComparison;
  readonly #opposite: Direction;

  /** @param direction the direction of the request; the response has the other one */
  constructor(changes: Changes, direction: Direction) {
    this.#changes = changes;
    this.#opposite = direction === 'request' ? 'response' : 'request';
    this.#sent = new SchemaComparison(changes, direction);
    this.#received = new SchemaComparison(changes, this.#opposite);
  }

  /** @param before the operations by their paths */
  compareAll(before: Part, after: Part): void {
    const { removed, added, both } = compareNames(operationsOf(before), operationsOf(after));
    for (const [, { name, part }] of removed) this.#changes.add('breaking', name, 'no longer exists', part);
    for (const [, { name, part }] of added) this.#changes.add('compatible', name, 'is new', part);
    for (const [, from, to] of both) this.#compare(from, to);
  }

  #compare(before: Operation, after: Operation): void {
    const { name: where } = after;
    const [from, to] = [before.part, after.part];
    const [oldId, id] = [textIn(from, 'operationId'), textIn(to, 'operationId')];
    if (oldId !== undefined && oldId !== id) {
      const what = `has the operationId ${id ?? 'none'} instead of ${oldId}, which names functions of SDKs`;
      this.#changes.add('breaking', where, what, at(to, 'operationId'));
    }
    this.#compareDeprecation(from, to, where);
    this.#compareParameters(before, after);
    this.#compareBodies(at(from, 'requestBody'), at(to, 'requestBody'), where);
    this.#compareResponses(at(from, 'responses'), at(to, 'responses'), where);
    compareSecurity(this.#changes, securityOf(from), securityOf(to), where);
    compareDemands(this.#changes, from, to, where);
    compareCloseCodes(this.#changes, from, to, where);
    this.#compareCallbacks(at(from, 'callbacks'), at(to, 'callbacks'), where);
  }

  #compareParameters(before: Operation, after: Operation): void {
    const { removed, added, both } = compareNames(parametersOf(before), parametersOf(after));
    const where = (part: Part): string => `${after.name}, parameter ${textIn(part, 'name')}`;
    for (const [, part] of removed) {
      // The path still has it, because operations with other paths are not compared.
      if (textIn(part, 'in') !== 'path') this.#changes.add('breaking', where(part), 'no longer exists', part);
    }
    for (const [, part] of added) if (textIn(part, 'in') !== 'path') this.#addNew(part, where(part));
    for (const [, from, to] of both) this.#compareParameter(from, to, where(to));
  }

  #compareParameter(from: Part, to: Part, where: string): void {
    this.#compareRequired(from, to, where);
    const [wasContent, isContent] = [from, to].map((part) => at(part, 'content').node !== undefined);
    if (wasContent !== isContent) {
      const [type] = membersOf(at(isContent ? to : from, 'content')).keys();
      const what = isContent ? `is now written as ${type}` : `is no longer written as ${type}`;
      this.#changes.add('breaking', where, what, at(to, isContent ? 'content' : 'schema'));
      return;
    }
    for (const member of ['style', 'explode', 'allowReserved', 'allowEmptyValue'] as const) {
      const [old, present] = [serialization(from, member), serialization(to, member)];
      const isAllowed = member.startsWith('allow') && present === true;
      if (old !== present)
        this.#changes.add(
          isAllowed ? 'compatible' : 'breaking',
          where,
          `has ${member} ${present} instead of ${old}`,
          at(to, member),
        );
    }
    this.#compareDeprecation(from, to, where);
    this.#sent.compare(at(from, 'schema'), at(to, 'schema'), where);
    this.#compareContent(at(from, 'content'), at(to, 'content'), where, this.#sent);
  }

  /** Adds a new part of a request. */
  #addNew(part: Part, where: string): void {
    if (isTrue(part, 'required')) this.#changes.add('breaking', where, 'is new and required', part);
    else this.#changes.add('compatible', where, 'is new', part);
  }

  #compareDeprecation(from: Part, to: Part, where: string): void {
    if (!isTrue(from, 'deprecated') && isTrue(to, 'deprecated'))
      this.#changes.add('compatible', where, 'is now deprecated', at(to, 'deprecated'));
  }

  #compareRequired(from: Part, to: Part, where: string): void {
    const [was, is] = [from, to].map((part) => isTrue(part, 'required'));
    if (!was && is) this.#changes.add('breaking', where, 'is now required', at(to, 'required'));
    if (was && !is) this.#changes.add('compatible', where, 'is now optional', at(to, 'required'));
  }

  #compareBodies(from: Part, to: Part, operation: string): void {
    const where = `${operation}, request body`;
    if (from.node === undefined && to.node === undefined) return;
    if (from.node === undefined) this.#addNew(to, where);
    else if (to.node === undefined) this.#changes.add('breaking', where, 'no longer exists', from);
    else {
      this.#compareRequired(from, to, where);
      this.#compareContent(at(from, 'content'), at(to, 'content'), where, this.#sent);
    }
  }

  #compareResponses(before: Part, after: Part, operation: string): void {
    const { removed, added, both } = compareNames(membersOf(before), membersOf(after));
    const where = (status: string): string => `${operation}, response ${status}`;
    // A range such as `2XX` contains the statuses that are described separately in the other document.
    const within = ([status]: readonly [string, ...unknown[]], [range]: readonly [string, ...unknown[]]) =>
      /^\dXX$/i.test(range) && status[0] === range[0];
    const ranges = removed.flatMap((old) =>
      added.flatMap((each) => (within(old, each) || within(each, old) ? [[old, each] as const] : [])),
    );
    for (const each of removed)
      if (!ranges.some(([old]) => old === each))
        this.#changes.add('breaking', where(each[0]), 'no longer exists', each[1]);
    for (const [status, part] of added) this.#changes.add('compatible', where(status), 'is new', part);
    const inRanges = ranges.map(([[, from], [status, to]]) => [status, from, to] as const);
    for (const [status, from, to] of [...both, ...inRanges]) {
      this.#compareContent(at(from, 'content'), at(to, 'content'), where(status), this.#received);
      this.#compareHeaders(at(from, 'headers'), at(to, 'headers'), where(status));
      compareCodes(this.#changes, from, to, where(status));
    }
  }

  #compareHeaders(before: Part, after: Part, response: string): void {
    const byName = (headers: Part) =>
      new Map([...membersOf(headers)].map(([name, part]) => [name.toLowerCase(), { name, part }]));
    const { removed, added, both } = compareNames(byName(before), byName(after));
    const where = (name: string): string => `${response}, header ${name}`;
    for (const [, { name, part }] of removed)
      this.#changes.add('breaking', where(name), 'no longer exists', part);
    for (const [, { name, part }] of added) this.#changes.add('compatible', where(name), 'is new', part);
    for (const [, { part: from }, { name, part: to }] of both) {
      const [was, is] = [from, to].map((part) => isTrue(part, 'required'));
      if (was && !is) this.#changes.add('breaking', where(name), 'can now be missing', at(to, 'required'));
      if (!was && is) this.#changes.add('compatible', where(name), 'is now always sent', at(to, 'required'));
      this.#received.compare(at(from, 'schema'), at(to, 'schema'), where(name));
      this.#compareContent(at(from, 'content'), at(to, 'content'), where(name), this.#received);
    }
  }

  /** Compares a body by media type. */
  #compareContent(before: Part, after: Part, where: string, schemas: SchemaComparison): void {
    const { removed, added, both } = compareNames(contentOf(before), contentOf(after));
    for (const [type, part] of removed) {
      // A request can still have a media type that a range such as `text/*` contains.
      const range = schemas === this.#sent ? added.find(([each]) => isInRange(type, each)) : undefined;
      if (range !== undefined) schemas.compare(at(part, 'schema'), at(range[1], 'schema'), where);
      else this.#changes.add('breaking', where, `no longer has the media type ${type}`, part);
    }
    for (const [type, part] of added)
      this.#changes.add('compatible', where, `can now have the media type ${type}`, part);
    for (const [type, from, to] of both) {
      const place = both.length > 1 ? `${where} (${type})` : where;
      for (const name of ['schema', 'itemSchema']) {
        if (at(from, name).node !== undefined || at(to, name).node !== undefined)
          schemas.compare(at(from, name), at(to, name), place);
      }
    }
  }

  #compareCallbacks(before: Part, after: Part, where: string): void {
    const { removed, added, both } = compareNames(membersOf(before), membersOf(after));
    // The server sends callbacks.
    const called = new OperationComparison(this.#changes, this.#opposite);
    for (const [, from, to] of both) called.compareAll(from, to);
    for (const [name, part] of removed)
      this.#changes.add('breaking', where, `no longer has the callback ${quoted(name)}`, part);
    for (const [name, part] of added)
      this.#changes.add('compatible', where, `now has the callback ${quoted(name)}`, part);
  }
}

/** Returns the bodies by media type. Its parameters, such as `charset`, do not name another type. */
function contentOf(content: Part): Map<string, Part> {
  const typeOf = (name: string): string => name.split(';')[0]!.trim().toLowerCase();
  return new Map([...membersOf(content)].map(([name, part]) => [typeOf(name), part]));
}

function isTrue(part: Part, name: string): boolean {
  return at(part, name).node === true;
}

function isInRange(type: string, range: string): boolean {
  return range === '*/*' || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)));
}

/** Returns the parameters by place and name. Parameters in the path are known by their position. */
function parametersOf({ part, item, pathNames }: Operation): Map<string, Part> {
  const found = new Map<string, Part>();
  for (const parameter of [...itemsOf(at(item, 'parameters')), ...itemsOf(at(part, 'parameters'))]) {
    const [place, name] = [textIn(parameter, 'in'), textIn(parameter, 'name') ?? ''];
    const known = place === 'path' ? pathNames.indexOf(name) : place === 'header' ? name.toLowerCase() : name;
    found.set(`${place} ${known}`, resolve(parameter));
  }
  return found;
}

/** Returns how a parameter is written, by default as OpenAPI defines it. */
function serialization(parameter: Part, member: string): unknown {
  const { node } = at(parameter, member);
  if (node !== undefined) return node;
  const place = textIn(parameter, 'in');
  const style = textIn(parameter, 'style') ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple');
  if (member === 'style') return style;
  return member === 'explode' ? style === 'form' : false;
}

function securityOf(operation: Part): Part {
  const own = at(operation, 'security');
  return own.node === undefined ? at(operation.document.whole, 'security') : own;
}
