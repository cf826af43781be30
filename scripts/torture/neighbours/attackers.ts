/**
 * Starts attackers in separate processes, so that they don't slow down the measurement. They exit
 * automatically.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Answers, Order, Task } from './attacker.js';

export interface Attackers {
  /** The time at which all their sockets were open, on the clock of performance.now(). */
  readonly begunAt: number;
  /** Resolves when all attackers have exited, with the sum of their responses. */
  readonly done: Promise<Answers>;
  /** Kills the remaining attackers. */
  end(): Promise<void>;
}

const program = fileURLToPath(new URL('attacker.ts', import.meta.url));
const running = new Set<ChildProcess>();

/** Starts all attackers. The attack starts when the promise resolves. */
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

/** Kills all attackers that are still running. */
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
