/** The pages: both contracts, to read and to try, and the guides. Each is one file that needs nothing else. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'esbuild';
import { contractsPage, linksOf } from './docs/contracts.js';
import { type Assets, type Frame, framed } from './docs/frame.js';
import { type Guide, guidePage } from './docs/guides.js';
import { modelOf } from './docs/model.js';
import { searchSections } from './docs/search.js';
import type { Documents } from './documents.js';

export interface DocsPages {
  /** What every page holds. */
  readonly assets: Assets;
  readonly docsHtml: string;
  /** What the pages search, as JSON. */
  readonly docsSearchJson: string;
  /** By name. */
  readonly guides: Readonly<Record<string, string>>;
  /** The value of the header under which they are to be served: their own style and script, by their hashes. */
  readonly docsContentSecurityPolicy: string;
}

export async function docsPages(
  documents: Pick<Documents, 'openapi' | 'asyncapi'>,
  guides: readonly Guide[],
): Promise<DocsPages> {
  const [style, script] = await Promise.all([bundled('page.css'), bundled('page.ts')]);
  if (/<\/style/i.test(style) || /<\/script|<!--/i.test(script))
    throw new Error('would end its element early');
  const assets = { style, script };
  const model = modelOf(documents);
  const links = linksOf(model);
  const page = (frame: Frame): string => asciiHtml(framed(frame, assets).text);
  return {
    assets,
    docsHtml: page(contractsPage(model, links, guides)),
    docsSearchJson: JSON.stringify(searchSections(model, guides)),
    guides: Object.fromEntries(
      guides.map((guide) => [guide.name, page(guidePage(guide, guides, model.info, links))]),
    ),
    docsContentSecurityPolicy: [
      "default-src 'none'",
      `script-src '${hashOf(script)}'`,
      `style-src '${hashOf(style)}'`,
      // The pages' icon and pictures.
      'img-src data:',
      // The service itself; that includes its WebSocket (CSP Level 3, section 6.7.2.8).
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
  };
}

const sources = join(import.meta.dirname, '../../src/docs/page');

/** A file of the pages' with all it imports. */
async function bundled(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(sources, name)],
    absWorkingDir: sources,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
  });
  return outputFiles[0]!.text.trim();
}

/** One character beyond Latin-1, and V8 keeps the whole text in twice the memory. Style and script are ASCII already. */
function asciiHtml(text: string): string {
  return text.replace(/[^\0-\x7f]/gu, (character) => `&#${character.codePointAt(0)};`);
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
