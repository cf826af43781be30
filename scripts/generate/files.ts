/** Creates the texts of all generated files. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import openapiTs, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { answersModule } from './answers.js';
import { closeCodesModule } from './close-codes.js';
import type { OpenapiDocument } from './contracts.js';
import { readGuides } from './docs/guides.js';
import { docsPages } from './docs.js';
import { readDocuments } from './documents.js';
import { operationsModule } from './operations.js';
import { mapNodes, type Schema } from './schemas.js';
import { summaryModule } from './summary.js';
import { validatorsModule } from './validators.js';

/**
 * Returns the texts of the files in `generated/` by name. They are created from the documents in `directory`.
 */
export async function generatedFiles(directory: string): Promise<ReadonlyMap<string, string>> {
  const documents = await readDocuments(directory);
  const { openapi, dereferenced, asyncapi } = documents;
  const { schemas } = asyncapi.components;
  const { guides, guideTexts, assets, ...docs } = await docsPages(documents, await readGuides(directory));
  const project = join(import.meta.dirname, '../..');
  const modules: [name: string, text: string][] = [
    ['answers.ts', await answersModule(documents, project)],
    [
      'asyncapi.ts',
      await types({ openapi: '3.1.0', info: { title: '', version: '' }, paths: {}, components: { schemas } }),
    ],
    ['close-codes.ts', closeCodesModule(asyncapi)],
    ['docs.ts', `${textsModule(assets)}\n${textsModule(docs, assets)}`],
    ['documents.ts', textsModule(documents.texts)],
    ['guides.ts', `import { script, style } from './docs.js';\n\n${textsModule(guides, assets)}`],
    ['guide-texts.ts', textsModule(guideTexts)],
    ['openapi.ts', await types(withInlineHeaders(openapi))],
    ['operations.ts', operationsModule(dereferenced)],
    ['summary.ts', summaryModule(documents)],
    ['validators.ts', await validatorsModule(dereferenced, project)],
  ];
  return new Map(modules.map(([name, text]) => [name, `${header}\n${text}`]));
}

/** Returns the names of generated files that are missing in `directory` or differ. */
export async function staleFiles(
  generated: ReadonlyMap<string, string>,
  directory: string,
): Promise<string[]> {
  const stale: string[] = [];
  for (const [name, text] of generated) {
    const present = await readFile(join(directory, name), 'utf8').catch(() => undefined);
    if (present !== text) stale.push(name);
  }
  return stale;
}

const header = '// Generated from openapi.yaml, asyncapi.yaml and src/docs by npm run generate. Do not edit.';

/**
 * Resolves references to headers, because openapi-typescript doesn't see that a referenced header is
 * optional.
 */
function withInlineHeaders(document: OpenapiDocument): OpenapiDocument {
  return mapNodes(document, (node) => {
    const [, name = ''] = /^#\/components\/headers\/(.+)$/.exec(String((node as Schema).$ref)) ?? [];
    return document.components.headers[name];
  }) as OpenapiDocument;
}

async function types(document: object): Promise<string> {
  return astToString(await openapiTs(document as OpenAPI3, { silent: true }));
}

/**
 * Returns a module that exports each text under its name. A text that contains a shared text refers to it.
 */
function textsModule(
  texts: Readonly<Record<string, string>>,
  shared: Readonly<Record<string, string>> = {},
): string {
  const inner = Object.entries(shared).map(([name, text]) => [`\${${name}}`, escaped(text)] as const);
  return Object.entries(texts)
    .map(([name, text]) => {
      const literal = inner.reduce(
        (rest, [reference, part]) => rest.replaceAll(part, () => reference),
        escaped(text),
      );
      const own = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
      return own === name
        ? `export const ${name} = \`${literal}\`;\n`
        : `const ${own} = \`${literal}\`;\nexport { ${own} as '${name}' };\n`;
    })
    .join('\n');
}

function escaped(text: string): string {
  // An unescaped carriage return would be read as a line feed.
  return text.replace(/[\\`]|\$(?=\{)/g, '\\$&').replaceAll('\r', '\\r');
}
