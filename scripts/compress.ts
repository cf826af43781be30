/**
 * Compresses the texts that the server sends unchanged, each text once. Files that already exist are kept.
 */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { docsHtml, docsSearchJson, llmsText } from '../generated/docs.js';
import * as documents from '../generated/documents.js';
import * as guideTexts from '../generated/guide-texts.js';
import * as guides from '../generated/guides.js';
import { consoleFolder } from '../src/operations/documents/console.js';
import { codings, compress, compressedFile, digestOf } from '../src/operations/documents/representations.js';

const ofConsole = (await readdir(consoleFolder)).map((name) =>
  readFile(new URL(name, consoleFolder), 'utf8'),
);
const texts = [
  ...Object.values(documents),
  docsHtml,
  docsSearchJson,
  llmsText,
  ...Object.values(guides),
  ...Object.values(guideTexts),
  ...(await Promise.all(ofConsole)),
];
const wanted = new Map<string, () => Promise<Buffer>>();
for (const text of texts) {
  for (const coding of codings) {
    wanted.set(fileURLToPath(compressedFile(digestOf(text), coding)), () => compress(text, coding, 10));
  }
}
const folder = dirname([...wanted.keys()][0]!);
await mkdir(folder, { recursive: true });
const present = new Set((await readdir(folder)).map((name) => join(folder, name)));
for (const file of present)
  if (/\.(br|gzip)$/.test(file) && !wanted.has(file)) await rm(file, { force: true });
await Promise.all(
  [...wanted].map(async ([file, bytesOf]) => {
    if (present.has(file)) return;
    // Writes to a temporary name first. If the build is killed, no incomplete file has the final name.
    const part = `${file}.${process.pid}`;
    await writeFile(part, await bytesOf());
    await rename(part, file);
  }),
);
