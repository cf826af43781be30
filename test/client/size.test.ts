import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { build } from 'esbuild';
import { document } from '../support/readme.js';

describe('the size of the client in a bundle', () => {
  it('is at most what the guide says', async () => {
    const { outputFiles } = await build({
      entryPoints: ['src/client/index.ts'],
      bundle: true,
      format: 'esm',
      minify: true,
      write: false,
    });
    const { contents } = outputFiles[0]!;
    const shown = /adds at most\s+(\d+) kB to a minified bundle, or (\d+) kB/.exec(
      document('src/docs/reference/client.md'),
    );
    const [, whole, compressed] = shown!.map(Number);
    expect(contents.length / 1000).to.be.at.most(whole!);
    expect(gzipSync(contents).length / 1000).to.be.at.most(compressed!);
  });
});
