/**
 * Recognizes the JSON that `to_json` of pandas writes with its default settings: one object for all rows, such as
 * `{"name":{"0":"Pencil","1":"Eraser"},"price":{"0":0.5,"1":1.2}}`. It is also valid NDJSON with a single row.
 */
import type { Chunks } from './decode.js';

const start = /^\s*\{"(?:[^"\\]|\\.)*":\{"0":(?:[^{}"]|"(?:[^"\\]|\\.)*")*,"1":/;
/** The first two values of the first column are usually much shorter. */
const searchedBytes = 16_384;

/** Yields the content. Calls a function before the first chunk if it starts like a data frame. */
export async function* findDataFrame(
  content: Chunks,
  found: () => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  let isFirst = true;
  for await (const chunk of content) {
    if (isFirst && start.test(new TextDecoder().decode(chunk.subarray(0, searchedBytes)))) found();
    isFirst = false;
    yield chunk;
  }
}
