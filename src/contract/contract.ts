/** The contract at work: which operation a request is, what it holds, and who handles it. */
import { type Document, type HandlerMap, OpenAPIBackend } from 'openapi-backend';
import { openapiJson } from '../../generated/documents.js';
import { type OperationDescription, type OperationId, operations } from '../../generated/operations.js';
import { Problem } from '../errors.js';
import type { Handlers } from './handlers.js';
import { decode } from './parameters.js';

export { readMediaType, validateBody } from './body.js';
export { readParameters } from './parameters.js';

/** An operation of the contract with its handler. */
export interface Operation extends OperationDescription {
  readonly id: OperationId;
  /** Takes a request that fits the operation. */
  readonly handle: (request: BoundRequest) => Answer | Promise<Answer>;
}

/** An `OperationRequest` of whichever operation. */
export interface BoundRequest {
  readonly parameters: object;
  readonly caller: object | undefined;
  readonly reading?: object;
  readonly mediaType?: string | undefined;
  readonly body?: unknown;
  readonly text?: string | undefined;
}

/** An `OperationResponse` of whichever operation. A body that is a string is sent as it is, all else as JSON. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}

export interface Match {
  readonly operation: Operation;
  /** By name, decoded; undefined where the percent-encoding is broken. */
  readonly pathParameters: Readonly<Record<string, string | undefined>>;
}

/** Binds handlers to the operations of the contract. Throws when one is missing or belongs to none. */
export async function createContract(handlers: Handlers): Promise<Contract> {
  const api = new OpenAPIBackend({
    definition: JSON.parse(openapiJson) as Document,
    // Requests are validated by generated code: openapi-backend cannot read OpenAPI 3.1 and compiles at run time.
    validate: false,
    quick: true,
    strict: true,
    ignoreTrailingSlashes: false,
    handlers: handlers as unknown as HandlerMap,
  });
  await api.init();
  return new Contract(
    api.router.getOperations().map(({ operationId }) => {
      const handle = api.handlers[operationId!] as unknown as Operation['handle'] | undefined;
      if (handle === undefined) throw new Error(`The operation ${operationId} has no handler`);
      return { ...operations[operationId as OperationId], handle };
    }),
  );
}

/**
 * Routes by a tree of path segments, built once from openapi-backend's router and handlers: its own `handleRequest`
 * rebuilds its tables at every request (36 to 73 us; the tree takes less than 1 us).
 */
export class Contract {
  readonly #root = new Node();

  constructor(bound: readonly Operation[]) {
    for (const operation of bound) this.#root.add(operation);
  }

  /**
   * The operation of a request, or the Problem to throw once the caller may know: `route_not_found`, or
   * `method_not_allowed` with `Allow`. HEAD is GET.
   * @param path as sent, without the query
   */
  route(method: string, path: string): Match | Problem {
    const values: string[] = [];
    const node = this.#root.find(path, values);
    if (node === undefined) return new Problem('route_not_found', `There is no route ${path}.`);
    const bound = node.methods.get(method);
    if (bound === undefined) {
      const allow = [...node.methods.keys()].sort().join(', ');
      return new Problem('method_not_allowed', `${path} takes ${allow}.`, { headers: { Allow: allow } });
    }
    const pathParameters: Record<string, string | undefined> = {};
    for (let index = 0; index < values.length; index += 1) {
      pathParameters[bound.names[index]!] = decode(values[index]!);
    }
    return { operation: bound.operation, pathParameters };
  }
}

/** What follows on a path segment: certain texts, or any one as a parameter, never both. */
class Node {
  readonly methods = new Map<string, { readonly operation: Operation; readonly names: readonly string[] }>();
  readonly #texts = new Map<string, Node>();
  #parameter: Node | undefined;

  add(operation: Operation): void {
    const names: string[] = [];
    let node: Node = this;
    for (const segment of operation.path.split('/').slice(1)) {
      const [, name] = /^\{(.+)\}$/.exec(segment) ?? [];
      if (name !== undefined) names.push(name);
      node = name === undefined ? node.#followText(segment) : node.#followParameter();
      if (node.#parameter !== undefined && node.#texts.size > 0)
        throw new Error(`${operation.path} is ambiguous`);
    }
    const bound = { operation, names };
    node.methods.set(operation.method, bound);
    if (operation.method === 'GET') node.methods.set('HEAD', bound);
  }

  /** The node of a path; adds the texts of its parameters to `values`. */
  find(path: string, values: string[]): Node | undefined {
    if (path.charCodeAt(0) !== 47) return undefined;
    let node: Node = this;
    for (let start = 1; start <= path.length; ) {
      const slash = path.indexOf('/', start);
      const end = slash === -1 ? path.length : slash;
      const segment = path.slice(start, end);
      if (node.#parameter !== undefined && segment !== '') {
        values.push(segment);
        node = node.#parameter;
      } else {
        const next = node.#texts.get(segment);
        if (next === undefined) return undefined;
        node = next;
      }
      start = end + 1;
    }
    return node.methods.size > 0 ? node : undefined;
  }

  #followText(text: string): Node {
    const next = this.#texts.get(text) ?? new Node();
    this.#texts.set(text, next);
    return next;
  }

  #followParameter(): Node {
    this.#parameter ??= new Node();
    return this.#parameter;
  }
}
