/** A thread of its own, in which the documents of accounts are built: one takes tens of milliseconds, or seconds. */
import { parentPort } from 'node:worker_threads';
import { type ContractParts, type ContractTask, contractText } from './text.js';

/** Undefined where the document would be too large. */
export type BuiltContract = ContractParts | undefined;

parentPort!.on('message', (task: ContractTask) => {
  const built: BuiltContract = contractText(task);
  parentPort!.postMessage(built, (built ?? []).map(({ buffer }) => buffer) as ArrayBuffer[]);
});
