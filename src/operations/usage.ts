/** The operations that return the usage of an account. */
import type { Meter } from '../access/meter.js';
import type { Handlers } from '../contract/handlers.js';
import type { Turns } from '../fairness/bounded-queue.js';

/** @param turns the turns of accounts, because each response contains all keys of an account */
export function usage(meter: Meter, turns: Turns) {
  return {
    async getUsage({ caller, readRequest }) {
      return { status: 200, body: await turns.run(readRequest, () => meter.report(caller)) };
    },

    async getUsageHistory({ caller, readRequest, parameters }) {
      const read = () => meter.history(caller, parameters.days);
      return { status: 200, body: await turns.run(readRequest, read) };
    },
  } satisfies Partial<Handlers>;
}
