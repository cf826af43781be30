/** What a mirror knows of time and chance; tests have their own. */
export interface Time {
  nowMs(): number;
  /** Calls back after so long, unless what is returned is called before. */
  after(ms: number, run: () => void): () => void;
  /** At least 0 and below 1. */
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
