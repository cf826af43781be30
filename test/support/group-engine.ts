import type {
  CollectionCommit,
  CommitResult,
  Engine,
  GroupState,
  UsageRow,
} from '../../src/engines/engine.js';

interface Calls {
  /** Called before the state is returned. */
  readonly open?: (collectionIds: readonly number[]) => Promise<void>;
  readonly commit: (
    commits: readonly CollectionCommit[],
    usage: readonly UsageRow[],
  ) => Promise<CommitResult | undefined>;
  readonly commitUsage?: (usage: readonly UsageRow[]) => Promise<void>;
  readonly commitsInParallel?: boolean;
}

/** An engine that only has what the writer calls. It reads the same state for every group. */
export function groupEngine(state: GroupState, calls: Calls): Engine {
  const { open, commit, commitUsage, commitsInParallel = false } = calls;
  const engine: Partial<Engine> = {
    commitsInParallel,
    commitsUsage: true,
    async openGroup({ collections }) {
      await open?.(collections.map(({ id }) => id));
      return {
        state,
        commit: async (commits, usage) => (await commit(commits, usage)) ?? 'committed',
        release: async () => undefined,
      };
    },
    commitUsage: commitUsage ?? (async (usage) => void (await commit([], usage))),
  };
  return engine as Engine;
}
