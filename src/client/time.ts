/** The clock, timers and random numbers of a mirror. Tests replace them. */
export interface Time {
  nowMs(): number;
  /** Calls `run` after `ms` milliseconds. Returns a function that cancels this. */
  after(ms: number, run: () => void): () => void;
  /** Returns a random number that is at least 0 and less than 1. */
  random(): number;
}

export const platformTime: Time = {
  nowMs: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};
