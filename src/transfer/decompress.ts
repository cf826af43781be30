/** Decompresses files with the zlib of Node.js. */
import { Readable, type Transform } from 'node:stream';
import * as zlib from 'node:zlib';
import type { Decompress } from '../files/decode.js';
import { Unreadable } from '../files/lines.js';

export const decompress: Decompress = async function* (content, format) {
  const decompressor = format === 'gzip' ? zlib.createGunzip() : zstd();
  const source = Readable.from(content, { objectMode: false });
  source.on('error', (error) => decompressor.destroy(error));
  try {
    yield* source.pipe(decompressor);
  } catch (error) {
    throw new Unreadable(`the file can't be decompressed: ${(error as Error).message}`);
  } finally {
    source.destroy();
  }
};

function zstd(): Transform {
  const { createZstdDecompress } = zlib as { createZstdDecompress?: () => Transform };
  if (createZstdDecompress !== undefined) return createZstdDecompress();
  throw new Unreadable(
    `the file is compressed with zstd, which Node.js ${process.versions.node} cannot read. Use Node.js 22.15 or later, or decompress the file with "zstd -d"`,
  );
}
