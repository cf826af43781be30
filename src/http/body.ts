/** Reads a request's body: its bytes checked, its JSON parsed once, its text kept for the exact values. */
import type { Context } from 'koa';
import bodyParser from 'koa-bodyparser';
import { Problem } from '../errors.js';
import { parseShallow } from '../values/nesting.js';
import { decodeUtf8, maxBodyBytes, maxNesting } from '../values.js';
import type { Exchange } from './exchange.js';

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
/** A longer body keeps the main thread for a millisecond or more. */
const largeLength = 65_536;
const nothing = async (): Promise<void> => undefined;

/**
 * Reads as much as comes, each part of which is taken from what the client may hold.
 *
 * @throws Problem body_too_large, body_malformed or overloaded
 */
export async function readBody(ctx: Context, exchange: Exchange): Promise<JsonBody> {
  const { req } = ctx;
  if (Number(req.headers['content-length'] ?? 0) > maxBodyBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let take: (chunk: Buffer) => void;
  const refused = new Promise<never>((_resolve, reject) => {
    take = (chunk) => {
      chunks.push(chunk);
      if (exchange.takeBody(chunk.length)) return;
      // The parser would go on to gather it.
      req.removeAllListeners('data');
      reject(new Problem('overloaded', 'Too many large bodies are under way.'));
    };
    req.on('data', take);
  });
  try {
    await Promise.race([readText(ctx, nothing), refused]);
  } catch (error) {
    if (error instanceof Problem) throw error;
    if (error instanceof Error && 'status' in error && error.status === 413) throw tooLarge();
    throw new Problem('body_malformed', 'The body could not be read to its end.', { cause: error });
  } finally {
    req.off('data', take!);
  }
  const text = (ctx.request as { rawBody?: string }).rawBody ?? '';
  if (text === '') throw new Problem('body_malformed', 'The body is empty; a JSON text is expected.');
  // The decoder puts U+FFFD where the bytes are not UTF-8; only the bytes tell whether it did.
  if (text.includes('\uFFFD')) decodeUtf8(Buffer.concat(chunks));
  if (text.length > largeLength) await exchange.takeTurn();
  try {
    // The rows of a batch are in an array.
    return { text, value: parseShallow(text, maxNesting + 1) };
  } catch (error) {
    const at = / at position \d+/.exec(String(error))?.[0] ?? '';
    throw new Problem('body_malformed', `The body is not valid JSON${at}.`);
  }
}

function tooLarge(): Problem {
  return new Problem('body_too_large', `The body is over ${maxBodyBytes} bytes.`);
}
