/**
 * Faults that a deployment could have. They are injected into the responses of a server to test that `rowfeed
 * conform` finds them.
 */
import type { CheckResult, Report } from '../../src/conform/conform.js';
import type { Meddling, Passing } from './proxy.js';

// biome-ignore lint/suspicious/noExplicitAny: bodies are changed as plain data.
export type Json = any;

/** A fault, the operation for which the report must show it, and the expected text. */
export type Fault = readonly [name: string, meddling: Meddling, operation: string, failure: RegExp];

export function failed({ checks }: Report): CheckResult[] {
  return checks.filter(({ failures }) => failures.length > 0);
}

export function shown(results: readonly CheckResult[]): string {
  return results.map(({ name, failures }) => `${name}: ${failures.join('; ')}`).join('\n');
}

/** Edits responses to this method and path that have this status. */
export function answers(
  method: string,
  path: RegExp,
  status: number,
  edit: (passing: Passing) => void,
): Meddling {
  return {
    answer: (passing) => {
      if (passing.method === method && passing.status === status && path.test(passing.target)) edit(passing);
    },
  };
}

export function bodies(
  method: string,
  path: RegExp,
  status: number,
  edit: (json: Json) => unknown,
): Meddling {
  return answers(method, path, status, (passing) => {
    passing.body = JSON.stringify(edit(JSON.parse(passing.body)));
  });
}

export function headers(
  method: string,
  path: RegExp,
  status: number,
  name: string,
  edit: (value: string | undefined) => string | undefined,
): Meddling {
  return answers(method, path, status, (passing) => {
    const value = edit(passing.headers[name]);
    if (value === undefined) delete passing.headers[name];
    else passing.headers[name] = value;
  });
}
