/** Reads a request's body: its bytes checked, its JSON parsed once, its text kept for the exact values. */
import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import bodyParser from 'koa-bodyparser';
import { Problem } from '../errors.js';
import { decodeUtf8, maxBodyBytes } from '../values.js';

export interface JsonBody {
  readonly text: string;
  readonly value: unknown;
}

/**
 * As text, since the text is needed to tell which values a double would change, and since the parser's JSON
 * mode answers names such as `__proto__` by itself.
 */
const readText = bodyParser({
  enableTypes: ['text'],
  extendTypes: { text: ['json', '+json'] },
  textLimit: `${maxBodyBytes}`,
});
const nothing = async (): Promise<void> => undefined;

/** Bodies under way at once, by the lengths they announce: what memory allows, at some ten times this. */
const maxBudgetBytes = 67_108_864;

/** Bounds what bodies take while they are read, and until they are answered. */
export class BodyBudget {
  #reserved = 0;

  /**
   * @returns gives it back
   * @throws Problem overloaded
   */
  reserve({ headers }: IncomingMessage): () => void {
    const bytes = Math.min(Number(headers['content-length'] ?? maxBodyBytes), maxBodyBytes);
    if (this.#reserved + bytes > maxBudgetBytes) {
      // Its body is on its way, and nobody is going to read it.
      const headers = { Connection: 'close' };
      throw new Problem('overloaded', 'Too many large bodies are under way.', { headers });
    }
    this.#reserved += bytes;
    return () => {
      this.#reserved -= bytes;
    };
  }
}

/** Throws body_too_large (413) or body_malformed (400). */
export async function readBody(ctx: Context): Promise<JsonBody> {
  const { req } = ctx;
  if (Number(req.headers['content-length'] ?? 0) > maxBodyBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  req.on('data', (chunk: Buffer) => chunks.push(chunk));
  try {
    await readText(ctx, nothing);
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 413) throw tooLarge();
    throw new Problem('body_malformed', 'The body could not be read to its end.', { cause: error });
  }
  const text = (ctx.request as { rawBody?: string }).rawBody ?? '';
  if (text === '') throw new Problem('body_malformed', 'The body is empty; a JSON text is expected.');
  // The decoder puts U+FFFD where the bytes are not UTF-8; only the bytes tell whether it did.
  if (text.includes('\uFFFD')) decodeUtf8(Buffer.concat(chunks));
  try {
    return { text, value: JSON.parse(text) };
  } catch (error) {
    const at = / at position \d+/.exec(String(error))?.[0] ?? '';
    throw new Problem('body_malformed', `The body is not valid JSON${at}.`);
  }
}

function tooLarge(): Problem {
  return new Problem('body_too_large', `The body is over ${maxBodyBytes} bytes.`, {
    headers: { Connection: 'close' },
  });
}
