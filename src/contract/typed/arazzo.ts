/**
 * Builds the typed Arazzo document: the workflows of the server's document for each collection that has a schema, with
 * its own operations and its example row. Typed workflows use the existing collection and delete the rows that they
 * insert.
 */
import type { JsonObject, JsonValue } from '../../values/json/json.js';
import type { Budget } from '../../values/schema/matcher.js';
import type { TypedCollection } from './collection.js';
import { exampleRowOf } from './examples.js';
import { typedOperationId } from './openapi.js';

interface Step extends JsonObject {
  readonly stepId: string;
  readonly operationId: string;
}

interface Document {
  readonly info: JsonObject;
  readonly sourceDescriptions: readonly JsonObject[];
  readonly workflows: readonly JsonObject[];
}

/**
 * Returns the workflows of one collection.
 *
 * @param document the server's document
 * @param budget the remaining budget for the examples of the document
 */
export function typedWorkflows(document: object, collection: TypedCollection, budget: Budget): JsonObject[] {
  const { name, typeName, rowKey } = collection;
  const row = exampleRowOf(collection, budget);
  // A text that begins with a dollar would be read as an expression.
  if (row === undefined || /"\$|\{\$/.test(JSON.stringify(row))) return [];
  const usable = (document as Document).workflows.filter((each) => isGeneral(each, rowKey !== undefined));
  return usable.map(({ inputs, steps, ...workflow }) => ({
    ...workflow,
    workflowId: `${String(workflow.workflowId)}${typeName}`,
    summary: `${String(workflow.summary)} (${name})`,
    inputs: withoutCollection(inputs as JsonObject),
    steps: (steps as Step[])
      .filter(({ operationId, stepId }) => !/Collection$/.test(operationId) && !withFields.has(stepId))
      .map((step) => typedStep(step, typeName, row)),
  }));
}

/** @param url the address where clients reach the typed OpenAPI contract */
export function typedContractArazzo(
  document: object,
  collections: readonly (readonly JsonObject[])[],
  url: string,
  contract: string,
): object {
  const { info, sourceDescriptions, workflows, ...rest } = document as Document;
  return {
    ...rest,
    info: { ...info, 'x-contract': contract },
    sourceDescriptions: sourceDescriptions.map((source) => ({ ...source, url })),
    workflows: [...workflows, ...collections.flat()],
  };
}

/** The steps that name fields, in workflows that otherwise work with every row. */
const withFields: ReadonlySet<string> = new Set(['setKey', 'updatePrice']);

/** Whether a workflow works with every row. `pageThrough` inserts equal rows, which a row key excludes. */
function isGeneral({ workflowId }: JsonObject, hasRowKey: boolean): boolean {
  return workflowId !== 'keepNotes' && workflowId !== (hasRowKey ? 'pageThrough' : 'upsert');
}

function withoutCollection({ properties, ...inputs }: JsonObject): JsonObject {
  const { collection, ...others } = properties as JsonObject;
  return { ...inputs, properties: others };
}

function typedStep(step: Step, typeName: string, row: JsonObject): JsonObject {
  const { parameters, requestBody } = step as JsonObject & {
    parameters?: JsonObject[];
    requestBody?: JsonObject & { payload: JsonValue[] };
  };
  return {
    ...step,
    operationId: typedOperationId(step.operationId, typeName),
    ...(parameters && { parameters: parameters.filter(({ name }) => name !== 'collection_name') }),
    ...(requestBody && { requestBody: { ...requestBody, payload: requestBody.payload.map(() => row) } }),
  };
}
