/** Reads the text of a request's body, within what its client may have in memory. */
import type { Context } from 'koa';
import bodyParser from 'koa-bodyparser';
import { Problem } from '../problem.js';
import { decodeUtf8, maxBodyBytes } from '../values/values.js';
import type { Exchange } from './exchange.js';

/**
 * As text, which the contract's parsers take: the text is needed to tell which values a double would change, and the
 * library's JSON mode answers names such as `__proto__` by itself.
 */
const parseText = bodyParser({
  enableTypes: ['text'],
  // Which the operation takes has been seen to.
  extendTypes: { text: ['*/*'] },
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
export async function readText(ctx: Context, exchange: Exchange): Promise<string> {
  const { req, res } = ctx;
  if (req.headers.expect?.toLowerCase() === '100-continue') {
    res.writeContinue();
    // It is asked for now.
    delete req.headers.expect;
  }
  if (Number(req.headers['content-length'] ?? 0) > maxBodyBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let take: ((chunk: Buffer) => void) | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      take = (chunk) => {
        chunks.push(chunk);
        if (exchange.takeBody(chunk.length)) return;
        // The parser would go on to gather it.
        req.removeAllListeners('data');
        reject(new Problem('overloaded', 'Too many large bodies are under way.'));
      };
      req.on('data', take);
      parseText(ctx, nothing).then(resolve, reject);
    });
  } catch (error) {
    if (error instanceof Problem) throw error;
    if (error instanceof Error && 'status' in error && error.status === 413) throw tooLarge();
    throw new Problem('body_malformed', 'The body could not be read to its end.', { cause: error });
  } finally {
    if (take !== undefined) req.off('data', take);
  }
  const text = (ctx.request as { rawBody?: string }).rawBody ?? '';
  // The decoder puts U+FFFD where the bytes are not UTF-8; only the bytes tell whether it did.
  if (text.includes('\uFFFD')) decodeUtf8(Buffer.concat(chunks));
  if (text.length > largeLength) await exchange.takeTurn();
  return text;
}

function tooLarge(): Problem {
  return new Problem('body_too_large', `The body is over ${maxBodyBytes} bytes.`);
}
