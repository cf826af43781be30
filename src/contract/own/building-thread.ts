/** A thread of its own, in which the documents of accounts are built: one takes tens of milliseconds, or seconds. */
import { parentPort } from 'node:worker_threads';
import { type ContractTask, contractText } from './text.js';

/** In UTF-8; undefined where the document would be too long. */
export type BuiltContract = readonly [before: Uint8Array, behind: Uint8Array] | undefined;

parentPort!.on('message', (task: ContractTask) => {
  const parts = contractText(task)?.map((part) => new TextEncoder().encode(part)) ?? [];
  const built = parts.length === 0 ? undefined : (parts as unknown as BuiltContract);
  parentPort!.postMessage(built, parts.map(({ buffer }) => buffer) as ArrayBuffer[]);
});
