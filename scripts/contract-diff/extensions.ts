/** Describes the extensions (`x-...`) and defaults of a contract as sentences that can be compared. */
import type { Named, OpenapiDocument, Operation, Reference } from '../generate/contracts.js';

/** Returns statements on which clients can rely. If one is removed, clients break. */
export function promisesOf(contract: OpenapiDocument): Set<string> {
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
        .map((parameter) => resolve(parameter, contract.components.parameters))
        .filter(({ schema }) => schema.default !== undefined)
        .map(({ name, schema }) => `${name} of ${id} is ${JSON.stringify(schema.default)} when left out`),
      ...Object.keys(operation['x-close-codes'] ?? {}).map((code) => `${id} may close with ${code}`),
      ...(operation['x-ignore-unknown-parameters'] ? [`${id} ignores unknown parameters`] : []),
    ]),
  ]);
}

/** Returns requirements for clients. If one is added, clients that don't satisfy it break. */
export function demandsOf(contract: OpenapiDocument): Set<string> {
  return new Set(
    operationsOf(contract).flatMap(([id, operation]) => [
      ...[operation['x-scope'] ?? []].flat().map((scope) => `${id} needs a key with the scope ${scope}`),
      ...(operation['x-unbound-only'] ? [`${id} needs a key that is not bound to collections`] : []),
    ]),
  );
}

function operationsOf({ paths }: OpenapiDocument): [id: string, operation: Operation][] {
  const operations = Object.values(paths).flatMap((item) => Object.values(item) as Operation[]);
  return operations.flatMap((each) => (each.operationId === undefined ? [] : [[each.operationId, each]]));
}

function resolve<T extends object>(node: T, components: Named<T>): T {
  const { $ref } = node as Partial<Reference>;
  return $ref === undefined ? node : components[$ref.slice($ref.lastIndexOf('/') + 1)]!;
}
