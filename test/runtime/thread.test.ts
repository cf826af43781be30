import { expect } from 'chai';
import { Thread } from '../../src/runtime/thread.js';
import { eventually } from '../support/eventually.js';

type Task = 'echo' | 'fail when idle' | 'fail' | 'never end' | 'use all memory';

const minute = 60_000;
const module = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort, threadId } from 'node:worker_threads';
  const kept = [];
  parentPort.on('message', (task) => {
    if (task === 'fail') throw new Error('failed');
    if (task === 'fail when idle') setTimeout(() => { throw new Error('failed when idle'); }, 50);
    while (task === 'never end');
    while (task === 'use all memory') kept.push(Array(100_000).fill(0));
    parentPort.postMessage(threadId);
  });
`)}`,
);

describe('a thread', () => {
  let thread: Thread<Task, number>;
  beforeEach(() => {
    thread = new Thread(module, 32);
  });
  afterEach(() => thread.close());

  const idAfter = async (task: Task): Promise<number> => (await thread.run(task, minute))!.answer;

  it('runs one task after the other', async () => {
    const id = await idAfter('echo');
    expect(await idAfter('echo')).to.equal(id);
  });

  it('starts again after it failed during a task', async () => {
    const error = await thread.run('fail', minute).catch((reason: Error) => reason);
    expect(error).to.be.an('error').with.property('message', 'failed');
    await idAfter('echo');
  });

  it('starts again after it failed without a task, and the process goes on', async () => {
    const id = await idAfter('fail when idle');
    await eventually('another thread', async () => (await idAfter('echo').catch(() => id)) !== id);
  });

  it('ends a task that takes too long', async () => {
    expect(await thread.run('never end', 50)).to.equal(undefined);
    await idAfter('echo');
  });

  it('ends a task that needs too much memory', async () => {
    expect(await thread.run('use all memory', minute)).to.equal(undefined);
    await idAfter('echo');
  });

  it('ends a task when it is closed, and runs no other', async () => {
    await idAfter('echo');
    const running = thread.run('never end', minute);
    await thread.close();
    expect(await running).to.equal(undefined);
    expect(await thread.run('echo', minute)).to.equal(undefined);
  });
});
