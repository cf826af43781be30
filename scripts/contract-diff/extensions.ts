/**
 * Describes the extensions (`x-...`) and defaults of a contract as plain sentences, so that two versions can
 * be compared.
 */

/** The parts of openapi.yaml that this module reads. */
export interface Contract {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, Response>>;
  };
  readonly 'x-error-codes': Readonly<Record<string, { readonly status: number }>>;
}

type Reference = { readonly $ref?: string };

interface Operation {
  readonly operationId?: string;
  readonly parameters?: readonly (Reference & Partial<Parameter>)[];
  readonly responses: Readonly<Record<string, Reference & Response>>;
  readonly 'x-scope'?: string | readonly string[];
  readonly 'x-unbound-only'?: boolean;
  readonly 'x-ignore-unknown-parameters'?: boolean;
  readonly 'x-close-codes'?: Readonly<Record<string, string>>;
}

interface Parameter {
  readonly name: string;
  readonly schema: { readonly default?: unknown };
}

interface Response {
  readonly 'x-codes'?: readonly string[];
}

/** Returns statements on which clients can rely. If one is removed, clients break. */
export function promisesOf(contract: Contract): Set<string> {
  const codes = Object.entries(contract['x-error-codes']).map(
    ([code, { status }]) => `the error code ${code} has the status ${status}`,
  );
  return new Set([
    ...codes,
    ...operationsOf(contract).flatMap(([id, operation]) => [
      ...Object.entries(operation.responses).flatMap(([status, response]) =>
        (resolve(response, contract.components.responses)['x-codes'] ?? []).map(
          (code) => `${id} may answer ${status} with the code ${code}`,
        ),
      ),
      ...(operation.parameters ?? [])
        .map((parameter) => resolve(parameter, contract.components.parameters) as Parameter)
        .filter(({ schema }) => schema.default !== undefined)
        .map(({ name, schema }) => `${name} of ${id} is ${JSON.stringify(schema.default)} when left out`),
      ...Object.keys(operation['x-close-codes'] ?? {}).map((code) => `${id} may close with ${code}`),
      ...(operation['x-ignore-unknown-parameters'] ? [`${id} ignores unknown parameters`] : []),
    ]),
  ]);
}

/** Returns requirements for clients. If one is added, clients that don't satisfy it break. */
export function demandsOf(contract: Contract): Set<string> {
  return new Set(
    operationsOf(contract).flatMap(([id, operation]) => [
      ...[operation['x-scope'] ?? []].flat().map((scope) => `${id} needs a key with the scope ${scope}`),
      ...(operation['x-unbound-only'] ? [`${id} needs a key that is not bound to collections`] : []),
    ]),
  );
}

function operationsOf({ paths }: Contract): [id: string, operation: Operation][] {
  return Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap((operation): [string, Operation][] =>
      operation.operationId === undefined ? [] : [[operation.operationId, operation]],
    ),
  );
}

function resolve<T>(node: Reference & T, components: Readonly<Record<string, T>>): T {
  return node.$ref === undefined ? node : components[node.$ref.slice(node.$ref.lastIndexOf('/') + 1)]!;
}
