/** Attackers, each a process of its own: they don't slow down those who measure, and end by themselves. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Answers, Order, Task } from './attacker.js';

export interface Attackers {
  /** When all of their sockets were open, as performance.now() tells. */
  readonly begunAt: number;
  /** Resolves when the last one has ended: how they were answered, in all. */
  readonly done: Promise<Answers>;
  /** Ends those that are left. */
  end(): Promise<void>;
}

const program = fileURLToPath(new URL('attacker.ts', import.meta.url));
const running = new Set<ChildProcess>();

/** Starts them all; they attack from when this resolves. */
export async function attack(url: string, tasks: readonly Task[]): Promise<Attackers> {
  const port = Number(new URL(url).port);
  const children = tasks.map(() => fork(program));
  for (const child of children) {
    running.add(child);
    child.once('exit', () => running.delete(child));
  }
  const exits = children.map((child) => once(child, 'exit'));
  await Promise.all(children.map((child) => once(child, 'message')));
  const outcomes = children.map((child) => outcomeOf(child));
  for (const [index, child] of children.entries()) child.send({ port, task: tasks[index]! } satisfies Order);
  return {
    begunAt: performance.now() + Math.max(...tasks.map(openingMs)),
    done: Promise.all(outcomes).then(sum),
    async end() {
      for (const child of children) child.kill('SIGKILL');
      await Promise.all(exits);
    },
  };
}

/** Ends every attacker that is left. */
export async function endAttackers(): Promise<void> {
  const exits = [...running].map((child) => once(child, 'exit'));
  for (const child of running) child.kill('SIGKILL');
  await Promise.all(exits);
}

function openingMs(task: Task): number {
  return task.does === 'hold' ? task.sockets * (task.everyMs ?? 0) : 0;
}

function outcomeOf(child: ChildProcess): Promise<Answers> {
  return new Promise((resolve) => {
    let answers: Answers = {};
    child.once('message', (message) => (answers = message as Answers));
    child.once('exit', () => resolve(answers));
  });
}

function sum(all: readonly Answers[]): Answers {
  const total: Record<string, number> = {};
  for (const [status, count] of all.flatMap(Object.entries)) total[status] = (total[status] ?? 0) + count;
  return total;
}
