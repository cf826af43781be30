/** Serves the web console: a page with its script and style, which scripts/bundle-console.ts builds. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Handlers } from '../../contract/handlers.js';
import { Problem } from '../../problem.js';
import { linksAt } from '../../text/base-path.js';
import { document, documentAt } from './representations.js';

/** The folder `dist/console`. `import.meta.resolve` finds it from the sources and from the build. */
export const consoleFolder = new URL('.', import.meta.resolve('#console/any'));

/** The browser loads resources only from this server, and ignores inline scripts and styles. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // The icon of the page.
  'img-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const mediaTypes = { js: 'text/javascript', css: 'text/css' } as const;

/** @param basePath the path of the address where clients reach the server */
export function console(basePath: string) {
  const parts = new Map(
    partNames().map((name) => [
      name,
      {
        mediaType: mediaTypes[name.slice(name.lastIndexOf('.') + 1) as keyof typeof mediaTypes],
        answer: document(readPart(name)),
      },
    ]),
  );
  const page = readPart('index.html');
  return {
    getRoot: () => ({ status: 302, headers: { Location: '/console' } }),

    getConsole: documentAt(
      async () => page,
      (html) => linksAt(basePath, html),
      {
        'Content-Security-Policy': contentSecurityPolicy,
      },
    ),

    getConsoleAsset({ parameters }) {
      const part = parts.get(parameters.asset);
      if (part === undefined)
        throw new Problem('route_not_found', `The console has no asset ${parameters.asset}.`);
      return { ...part.answer({ parameters }), mediaType: part.mediaType };
    },
  } satisfies Partial<Handlers>;
}

/** Returns the file names of the scripts and styles. */
function partNames(): string[] {
  return readdirSync(consoleFolder).filter((name) => /\.(js|css)$/.test(name));
}

function readPart(name: string): string {
  return readFileSync(new URL(name, consoleFolder), 'utf8');
}
