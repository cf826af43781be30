/**
 * The health checks: `/health` reports whether the server works, and `/ready` whether it accepts requests.
 */
import type { Handlers } from '../contract/handlers.js';
import type { Store } from '../store/store.js';

export interface State {
  readonly isStopping: boolean;
  readonly hasFailed: boolean;
}

const service = 'rowfeed';

export function health(store: Store, state: State) {
  const isWell = async (): Promise<boolean> => {
    if (state.hasFailed) return false;
    return store.ping().then(
      () => true,
      () => false,
    );
  };
  return {
    async getHealth() {
      const ok = await isWell();
      return { status: ok ? 200 : 503, body: { ok, service } };
    },

    async getReady() {
      const ok = !state.isStopping && (await isWell());
      return { status: ok ? 200 : 503, body: { ok, service } };
    },
  } satisfies Partial<Handlers>;
}
