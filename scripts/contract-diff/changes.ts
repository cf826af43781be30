/** Lists the changes between two versions of the contracts, and decides which of them break clients. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { OpenapiDocument } from '../generate/contracts.js';
import { demandsOf, promisesOf } from './extensions.js';

export interface Change {
  readonly impact: 'breaking' | 'additive';
  readonly where: string;
  readonly what: string;
}

interface Comparison {
  readonly changes: readonly Change[];
  readonly versions: Versions;
}

/** The values of `info.version` in openapi.yaml. */
interface Versions {
  readonly base: string;
  readonly revision: string;
}

export const documents = ['openapi.yaml', 'asyncapi.yaml'] as const;

/** Compares the contracts in two folders. Changes of descriptions don't count. */
export async function compareContracts(base: string, revision: string): Promise<Comparison> {
  const [compared, before, after] = await Promise.all([
    Promise.all(documents.map((name) => compareDocuments(join(base, name), join(revision, name)))),
    readContract(base),
    readContract(revision),
  ]);
  return {
    changes: [...compared.flat(), ...compareExtensions(before, after)].sort(
      (a, b) => rank(a) - rank(b) || a.where.localeCompare(b.where),
    ),
    versions: { base: before.info.version, revision: after.info.version },
  };
}

/** Returns true if there is a breaking change without a new major version. */
export function isRefused(changes: readonly Change[], { base, revision }: Versions): boolean {
  return changes.some(({ impact }) => impact === 'breaking') && major(revision) <= major(base);
}

/** A change in the output of `redocly diff`. */
interface Rated {
  /** A JSON Pointer, with a `#` before it. */
  readonly path: string;
  readonly kind: 'added' | 'removed' | 'modified';
  readonly impact: 'major' | 'minor' | 'patch';
  readonly property?: string;
  readonly verdicts: readonly { readonly message: string; readonly location: { readonly pointer: string } }[];
}

async function compareDocuments(base: string, revision: string): Promise<Change[]> {
  const { changes } = JSON.parse(await redoclyDiff(base, revision)) as { readonly changes: readonly Rated[] };
  return changes
    .filter(({ impact }) => impact !== 'patch')
    .map(({ path, kind, impact, property, verdicts }) => ({
      impact: impact === 'major' ? 'breaking' : 'additive',
      where: readable(path),
      what: verdicts.map(({ message }) => message).join(' ') || `${property ?? 'this'} was ${kind}`,
    }));
}

/** Compares the extensions of the contract, which `redocly diff` doesn't support. */
function compareExtensions(base: OpenapiDocument, revision: OpenapiDocument): Change[] {
  const broken = (what: string): Change => ({ impact: 'breaking', where: 'openapi.yaml', what });
  const added = (what: string): Change => ({ impact: 'additive', where: 'openapi.yaml', what });
  const promises = differences(promisesOf(base), promisesOf(revision));
  const demands = differences(demandsOf(base), demandsOf(revision));
  return [
    ...promises.gone.map((fact) => broken(`no longer: ${fact}`)),
    ...promises.come.map((fact) => added(`new: ${fact}`)),
    ...demands.come.map((fact) => broken(`new: ${fact}`)),
    ...demands.gone.map((fact) => added(`no longer: ${fact}`)),
  ];
}

function differences(base: ReadonlySet<string>, revision: ReadonlySet<string>) {
  return {
    gone: [...base].filter((fact) => !revision.has(fact)),
    come: [...revision].filter((fact) => !base.has(fact)),
  };
}

async function readContract(folder: string): Promise<OpenapiDocument> {
  return parse(await readFile(join(folder, 'openapi.yaml'), 'utf8'));
}

function redoclyDiff(base: string, revision: string): Promise<string> {
  const command = join(import.meta.dirname, '../../node_modules/.bin/redocly');
  const words = ['diff', base, revision, '--format', 'json', '--fail-on', 'none'];
  return new Promise((resolve, reject) => {
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    execFile(command, words, { env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
      error ? reject(new Error(`redocly diff failed: ${stderr}`)) : resolve(stdout),
    );
  });
}

/** Formats a pointer as `GET /v1/usage responses/200`. */
function readable(path: string): string {
  const steps = path
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const [kind, template, method, ...rest] = steps;
  if (kind !== 'paths' || template === undefined) return steps.join('/');
  if (method === undefined) return template;
  return [`${method.toUpperCase()} ${template}`, ...(rest.length > 0 ? [rest.join('/')] : [])].join(' ');
}

function rank({ impact }: Change): number {
  return impact === 'breaking' ? 0 : 1;
}

function major(version: string): number {
  return Number.parseInt(version, 10);
}
