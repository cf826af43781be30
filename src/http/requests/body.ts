/** Reads the body of a request, within the memory limits of its client. */
import type { Context } from 'koa';
import bodyParser from 'koa-bodyparser';
import { bodyTooLarge } from '../../contract/body.js';
import type { ReceivedBody } from '../../contract/contract.js';
import { Problem } from '../../problem.js';
import { decodeUtf8, maxBodyBytes } from '../../values/values.js';
import type { Exchange } from '../exchange.js';

/**
 * Reads the body as text. The contract's parsers need the text to find values that a double would change. The
 * JSON mode of the library would also reject names such as `__proto__` with an error of its own.
 */
const parseText = bodyParser({
  enableTypes: ['text'],
  // The contract has already checked the media type.
  extendTypes: { text: ['*/*'] },
  textLimit: `${maxBodyBytes}`,
});
/** Processing a longer body blocks the main thread for 1 ms or more. */
const largeLength = 65_536;
const nothing = async (): Promise<void> => undefined;

/**
 * Reads the complete body and counts each chunk toward the memory limit of the client.
 *
 * @throws Problem body_too_large, body_malformed or overloaded; the loss of the permission for the request
 */
export async function readBody(ctx: Context, exchange: Exchange, mediaType: string): Promise<ReceivedBody> {
  const { req, res } = ctx;
  if (exchange.isGone())
    throw new Problem('body_malformed', 'The client disconnected before the server read the body.');
  if (exchange.waitsForContinue) {
    res.writeContinue();
    // From now on, the client sends the body. `isComing` in answer.ts depends on this.
    delete req.headers.expect;
  }
  // The contract accepts only an empty list of codings, which the library does not know.
  delete req.headers['content-encoding'];
  const chunks: Buffer[] = [];
  const read = new Promise<void>((resolve, reject) => {
    req.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      try {
        exchange.takeBody(chunk.length);
      } catch (error) {
        reject(error);
      }
    });
    parseText(ctx, nothing).then(resolve, reject);
  });
  try {
    await exchange.unlessLost(read);
  } catch (error) {
    if (error instanceof Problem) throw error;
    if (error instanceof Error && 'status' in error && error.status === 413) throw bodyTooLarge();
    throw new Problem('body_malformed', 'The server could not read the complete body.', { cause: error });
  } finally {
    // The request must not keep the chunks. After an error, the parser would also continue to collect the body.
    req.removeAllListeners('data');
  }
  const text = (ctx.request as { rawBody?: string }).rawBody ?? '';
  // The decoder replaces invalid UTF-8 with U+FFFD. The bytes show whether the client sent U+FFFD.
  if (text.includes('\uFFFD')) decodeUtf8(Buffer.concat(chunks));
  if (text.length > largeLength) await exchange.takeTurn();
  return { mediaType, text, chunks };
}
