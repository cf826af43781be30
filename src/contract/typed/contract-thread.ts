/**
 * Builds typed contracts in a worker thread, because one document takes tens of milliseconds or even seconds.
 */
import { parentPort } from 'node:worker_threads';
import { type ContractParts, type ContractTask, contractText } from './text.js';

/** Undefined if the document would be larger than 16 MiB. */
export type BuiltContract = ContractParts | undefined;

parentPort!.on('message', (task: ContractTask) => {
  const built: BuiltContract = contractText(task);
  parentPort!.postMessage(built, (built ?? []).map(({ buffer }) => buffer) as ArrayBuffer[]);
});
