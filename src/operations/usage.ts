/** The operations that return the usage of an account. */
import type { Meter } from '../access/meter.js';
import type { Handlers } from '../contract/handlers.js';

export function usage(meter: Meter): Pick<Handlers, 'getUsage' | 'getUsageHistory'> {
  return {
    async getUsage({ caller }) {
      return { status: 200, body: await meter.report(caller) };
    },

    async getUsageHistory({ caller, parameters }) {
      return { status: 200, body: await meter.history(caller, parameters.days) };
    },
  };
}
