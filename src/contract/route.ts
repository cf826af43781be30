/**
 * openapi-backend's router over a tree of path segments that is built once: its own rebuilds its tables at every
 * request (36 to 73 us; the tree takes less than 1 us).
 */
import { type Document, type Operation as Matched, OpenAPIRouter, type ParsedRequest } from 'openapi-backend';
import type { OperationDescription } from '../../generated/operations.js';
import { Problem } from '../problem.js';
import { decode } from './parameters.js';

export interface Operation extends OperationDescription {
  readonly operationId: string;
}

export interface Match {
  readonly operation: Operation;
  /** By name, decoded; undefined where the percent-encoding is broken. */
  readonly pathParameters: Readonly<Record<string, string | undefined>>;
}

/** Where a request goes, or why nowhere: `route_not_found`, or `method_not_allowed` with `Allow`. */
export type Route = Match | Problem;

export class Router extends OpenAPIRouter {
  readonly #root = new Node();

  constructor(definition: Document, operations: readonly OperationDescription[]) {
    super({ definition, ignoreTrailingSlashes: false });
    // By `operationId` the library finds the handler.
    for (const operation of operations) this.#root.add({ ...operation, operationId: operation.id });
  }

  /**
   * HEAD is GET. A path that is in the contract as it is comes before one with parameters (OpenAPI 3.1, section 4.8.8.2).
   *
   * @param path as sent, without the query
   */
  find(method: string, path: string): Route {
    const values: string[] = [];
    const node = path.startsWith('/') ? this.#root.find(path, 1, values) : undefined;
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

  /** For a request that bears its route, which others had to know before. */
  override matchOperation(request: object): Matched {
    const { route } = request as { readonly route: Route };
    // By this the library tells its two hooks apart.
    if (route instanceof Problem) throw new Error(String(route.status));
    return route.operation as unknown as Matched;
  }

  /** Parameters and body are read by the generated code. */
  override parseRequest(request: object): ParsedRequest {
    return request as ParsedRequest;
  }
}

interface Bound {
  readonly operation: Operation;
  readonly names: readonly string[];
}

/** A place in the tree of paths: on it follow certain texts, and any other one as a parameter. */
class Node {
  readonly methods = new Map<string, Bound>();
  readonly #texts = new Map<string, Node>();
  #parameter: Node | undefined;

  add(operation: Operation): void {
    const names: string[] = [];
    let node: Node = this;
    for (const segment of operation.path.split('/').slice(1)) {
      const [, name] = /^\{(.+)\}$/.exec(segment) ?? [];
      if (name !== undefined) names.push(name);
      node = name === undefined ? node.#followText(segment) : node.#followParameter();
    }
    const bound = { operation, names };
    node.methods.set(operation.method, bound);
    if (operation.method === 'GET') node.methods.set('HEAD', bound);
  }

  /** The node of a path from `start` on; adds the texts of its parameters to `values`. */
  find(path: string, start: number, values: string[]): Node | undefined {
    if (start > path.length) return this.methods.size > 0 ? this : undefined;
    const slash = path.indexOf('/', start);
    const end = slash === -1 ? path.length : slash;
    const segment = path.slice(start, end);
    const exact = this.#texts.get(segment)?.find(path, end + 1, values);
    if (exact !== undefined || this.#parameter === undefined || segment === '') return exact;
    values.push(segment);
    const found = this.#parameter.find(path, end + 1, values);
    if (found === undefined) values.pop();
    return found;
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
