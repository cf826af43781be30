/**
 * Pairs the examples of an OpenAPI document by name, as mock servers do: the examples of the parameters, of the
 * request body and of a response that have the same name are one request and its response.
 */

// biome-ignore lint/suspicious/noExplicitAny: reads a document as plain data.
type Node = any;

export interface NamedExample {
  readonly operationId: string;
  readonly name: string;
  readonly method: string;
  /** The path with the values of its parameters, and the query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The value of the body. Undefined if the request has none. */
  readonly body?: unknown;
  readonly status: number;
  /** The value of the response. Undefined if the response has no body. */
  readonly response?: unknown;
}

interface Operation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Node[];
  readonly isBodyRequired: boolean;
  readonly requests: readonly Media[];
  readonly responses: readonly Media[];
}

/** One media type of a request or of a successful response. Without content, the type is empty. */
interface Media {
  readonly status: number;
  readonly type: string;
  readonly examples: Readonly<Record<string, unknown>>;
}

/** Every operation has an example with this name. */
export const typical = 'typical';

/** Returns all requests of the document that have a response with the same name. */
export function namedExamples(document: Node): NamedExample[] {
  return operationsOf(document).flatMap((operation) =>
    operation.responses.flatMap((response) => {
      const names = response.type === '' ? namesOf(operation) : Object.keys(response.examples);
      return names.map((name) => pair(operation, response, name));
    }),
  );
}

/** Returns what is missing for each operation to have equally named examples. */
export function gapsOf(document: Node): string[] {
  const operations = operationsOf(document);
  const answered = new Map(operations.map((operation) => [operation, new Set(answeredNames(operation))]));
  return operations.flatMap((operation) => {
    const { operationId, parameters, requests, responses, isBodyRequired } = operation;
    const names = answered.get(operation)!;
    const needed = parameters.filter(({ required }) => required);
    return [
      ...(names.has(typical) ? [] : [`has no example ${typical}`]),
      ...parameters.flatMap((parameter) =>
        valuesOf(parameter) ? [] : [`${parameter.name} has no examples`],
      ),
      ...[...requests, ...responses].flatMap(({ type, examples }) =>
        type === '' || Object.keys(examples).length > 0 ? [] : [`${type} has no examples`],
      ),
      ...[...names].flatMap((name) => [
        ...needed.flatMap((parameter) =>
          Object.hasOwn(valuesOf(parameter) ?? {}, name)
            ? []
            : [`${parameter.name} lacks the example ${name}`],
        ),
        ...(isBodyRequired && !requests.some(({ examples }) => Object.hasOwn(examples, name))
          ? [`the request body lacks the example ${name}`]
          : []),
      ]),
      ...requests.flatMap(({ examples }) =>
        Object.keys(examples).flatMap((name) =>
          names.has(name) ? [] : [`no response has the example ${name}`],
        ),
      ),
    ].map((gap) => `${operationId}: ${gap}`);
  });
}

/** Returns the examples of parameters to which no operation has a response with the same name. */
export function unusedNamesOf(document: Node): string[] {
  const operations = operationsOf(document);
  // Operations share parameters, so one of them must use the name.
  const used = new Set(
    operations.flatMap((operation) =>
      answeredNames(operation).flatMap((name) =>
        operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}: ${name}`),
      ),
    ),
  );
  const named = operations.flatMap(({ parameters }) =>
    parameters.flatMap((parameter) =>
      Object.keys(valuesOf(parameter) ?? {}).map((name) => `${parameter.in} ${parameter.name}: ${name}`),
    ),
  );
  return [...new Set(named)].filter((name) => !used.has(name));
}

function operationsOf(document: Node): Operation[] {
  const found = (node: Node): Node => {
    if (node?.$ref === undefined) return node;
    const pointer = String(node.$ref).slice(2).split('/');
    return found(
      pointer.reduce((at: Node, part) => at[part.replaceAll('~1', '/').replaceAll('~0', '~')], document),
    );
  };
  const mediaOf = (status: number, content: Node): Media[] =>
    Object.entries<Node>(content).map(([type, { examples = {} }]) => ({
      status,
      type,
      examples: Object.fromEntries(Object.entries(examples).map(([name, each]) => [name, found(each).value])),
    }));
  return Object.entries<Node>(document.paths).flatMap(([path, { parameters: shared = [], ...item }]) =>
    Object.entries<Node>(item).map(([method, { operationId, parameters = [], requestBody, responses }]) => ({
      operationId,
      method: method.toUpperCase(),
      path,
      parameters: [...shared, ...parameters].map(found),
      isBodyRequired: requestBody?.required === true,
      requests: mediaOf(0, requestBody?.content ?? {}),
      responses: Object.entries<Node>(responses)
        .filter(([status]) => Number(status) < 400 && status !== '304')
        .flatMap(([status, response]) => {
          const { content } = found(response);
          return content === undefined
            ? [{ status: Number(status), type: '', examples: {} }]
            : mediaOf(Number(status), content);
        }),
    })),
  );
}

function valuesOf({ examples }: Node): Readonly<Record<string, { readonly value: Node }>> | undefined {
  return examples;
}

/** The names that have a response. A response without content has a name if the request has it. */
function answeredNames(operation: Operation): string[] {
  return operation.responses.flatMap(({ type, examples }) =>
    type === '' ? namesOf(operation) : Object.keys(examples),
  );
}

/** The names that the required parts of a request have. If no part is required, `typical`. */
function namesOf({ parameters, requests, isBodyRequired }: Operation): string[] {
  const parts = parameters
    .filter(({ required }) => required)
    .map((each) => Object.keys(valuesOf(each) ?? {}));
  if (isBodyRequired) parts.push(requests.flatMap(({ examples }) => Object.keys(examples)));
  const [first = [typical], ...others] = parts;
  const names = first.filter((name) => others.every((each) => each.includes(name)));
  // Operations share path parameters and headers, so most of their names belong to other operations.
  const own = parameters
    .filter(({ in: place }) => place === 'query')
    .flatMap((each) => Object.keys(valuesOf(each) ?? {}));
  return names.filter((name) => name === typical || own.includes(name));
}

function pair(operation: Operation, { status, type, examples }: Media, name: string): NamedExample {
  const { operationId, method, parameters, requests } = operation;
  const query: [string, string][] = [];
  const headers: Record<string, string> = {};
  let path = operation.path;
  for (const parameter of parameters) {
    const example = valuesOf(parameter)?.[name];
    if (example === undefined) continue;
    const { name: of, in: place, explode } = parameter;
    const value = Array.isArray(example.value) && explode === false ? example.value.join() : example.value;
    if (place === 'path') path = path.replace(`{${of}}`, encodeURIComponent(value));
    else if (place === 'header') headers[of] = String(value);
    else for (const each of [value].flat()) query.push([of, String(each)]);
  }
  const media = requests.find((each) => Object.hasOwn(each.examples, name));
  if (media !== undefined) headers['Content-Type'] = media.type;
  const search = new URLSearchParams(query).toString();
  return {
    operationId,
    name,
    method,
    target: search === '' ? path : `${path}?${search}`,
    headers,
    ...(media !== undefined && { body: media.examples[name] }),
    status,
    ...(type !== '' && { response: examples[name] }),
  };
}
