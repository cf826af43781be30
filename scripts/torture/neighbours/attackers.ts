/** Starts attackers in separate processes, so that they don't slow down the measurement. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Answers, Order, Task } from './attacker.js';
import { count } from './send.js';

interface Attackers {
  /** The time at which all their sockets were open, on the clock of performance.now(). */
  readonly begunAt: number;
  /** Resolves when all attackers have exited, with the sum of their responses. */
  readonly done: Promise<Answers>;
  /** Kills the remaining attackers. */
  end(): Promise<void>;
}

const program = fileURLToPath(new URL('attacker.ts', import.meta.url));

/** Starts all attackers. The attack starts when the promise resolves. */
export async function attack(url: string, tasks: readonly Task[]): Promise<Attackers> {
  const port = Number(new URL(url).port);
  const children = tasks.map(() => fork(program));
  // Real attackers are on other machines. Here they would take up to half of the CPU time that the server needs.
  for (const { pid } of children) setPriority(pid!, constants.priority.PRIORITY_LOW);
  await Promise.all(children.map((child) => once(child, 'message')));
  const total = new Map<string, number>();
  const exits = children.map((child, index) => {
    child.once('message', (answers: [string, number][]) => {
      for (const [status, times] of answers) count(total, status, times);
    });
    child.send({ port, task: tasks[index]! } satisfies Order);
    return once(child, 'exit');
  });
  const openingMs = tasks.map((task) => (task.does === 'hold' ? task.sockets * (task.everyMs ?? 0) : 0));
  return {
    begunAt: performance.now() + Math.max(...openingMs),
    done: Promise.all(exits).then(() => total),
    async end() {
      for (const child of children) child.kill('SIGKILL');
      await Promise.all(exits);
    },
  };
}
