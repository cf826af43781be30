/**
 * Returns the CPU time that this process needs while `work` runs, in milliseconds. Unlike the time on the clock, it hardly
 * depends on what else the machine does.
 */
export async function cpuMsOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
