/** The thread that makes the keys of large collections for index-build.ts. */
import { parentPort } from 'node:worker_threads';
import { keysOfRows, type RowKeysTask } from './row-keys.js';

parentPort!.on('message', (task: RowKeysTask) => parentPort!.postMessage(keysOfRows(task)));
