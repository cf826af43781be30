/**
 * Generates the documentation pages: both contracts with forms to try requests, and the guides. Each page is
 * a single file without dependencies.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'esbuild';
import { contractsPage, linksOf } from './docs/contracts.js';
import { type Assets, type Frame, framed } from './docs/frame.js';
import { type Guide, guideMarkdown, guidePage, llmsList } from './docs/guides.js';
import { modelOf } from './docs/model.js';
import { searchSections } from './docs/search.js';
import type { Documents } from './documents.js';

export async function docsPages(
  documents: Pick<Documents, 'openapi' | 'asyncapi'>,
  guides: readonly Guide[],
) {
  const [style, script] = await Promise.all([bundled('style/page.css'), bundled('page.ts')]);
  if (/<\/style/i.test(style) || /<\/script|<!--/i.test(script))
    throw new Error('would end its element early');
  const assets: Assets = { style, script };
  const model = modelOf(documents);
  const links = linksOf(model);
  const page = (frame: Frame): string => asciiHtml(framed(frame, assets).text);
  return {
    /** The style and script that every page contains. */
    assets,
    docsHtml: page(contractsPage(model, links, guides)),
    /** The search index of the pages. */
    docsSearchJson: JSON.stringify(searchSections(model, guides)),
    /** The list of the guides for language models. */
    llmsText: llmsList(guides, model.server),
    guideTexts: Object.fromEntries(guides.map((guide) => [guide.name, guideMarkdown(guide, model.server)])),
    guides: Object.fromEntries(
      guides.map((guide) => [guide.name, page(guidePage(guide, guides, model.info, links))]),
    ),
    /** The header of the pages. It allows their own style and script by hash. */
    docsContentSecurityPolicy: [
      "default-src 'none'",
      `script-src '${hashOf(script)}'`,
      `style-src '${hashOf(style)}'`,
      // The icon and the pictures of the pages.
      'img-src data:',
      // Connections to the server, including WebSocket connections (CSP Level 3, section 6.7.2.8).
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

/** Bundles a file of the pages with all its imports. */
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

/**
 * Escapes all non-ASCII characters. If a text contains a character outside Latin-1, V8 uses twice the memory
 * for the entire text. Style and script are already ASCII.
 */
function asciiHtml(text: string): string {
  return text.replace(/[^\0-\x7f]/gu, (character) => `&#${character.codePointAt(0)};`);
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
