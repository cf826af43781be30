/** Infers a schema from all rows of a collection. */
import { chunksOf } from '../../files/bytes.js';
import { Inference } from '../../files/infer.js';
import { linesOf } from '../../files/lines.js';
import type { JsonObject } from '../../values/json/json.js';
import { collectionPath, problemIn, type Service, ServiceProblem } from '../service.js';

/** Returns the schema, and the number of rows. */
export async function inferSchema(
  service: Service,
  collection: string,
  signal: AbortSignal,
): Promise<{ readonly schema: JsonObject; readonly rows: number }> {
  const response = await service.fetch('GET', `${collectionPath(collection)}/export`, {
    query: { format: 'ndjson' },
    signal,
  });
  if (!response.ok) throw new ServiceProblem(response.status, problemIn(await response.text()));
  const inference = new Inference();
  for await (const lines of linesOf(chunksOf(response.body!)))
    for (const { text } of lines) inference.take(JSON.parse(text) as JsonObject);
  return { schema: inference.schema(), rows: inference.rows };
}

/** Returns the schema of some rows, without required fields. */
export function fieldsOf(rows: readonly JsonObject[]): JsonObject {
  const inference = new Inference();
  for (const row of rows) inference.take(row);
  const { required: _, ...schema } = inference.schema();
  return schema;
}
