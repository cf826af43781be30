import { execFileSync } from 'node:child_process';

/**
 * A command line that runs another one under strace, with these options for the system calls that sync a file;
 * undefined where strace can't run.
 *
 * @param output where it writes what it sees
 */
export function straceSyncs(output: string, ...options: readonly string[]): string[] | undefined {
  // As a grandchild, so that to end the server is to end both.
  const general = ['-D', '-f', '--seccomp-bpf', '-qq', '-e', 'trace=fsync,fdatasync', '-o', output];
  const command = ['strace', ...general, ...options];
  try {
    execFileSync(command[0]!, [...command.slice(1), 'true'], { stdio: 'ignore' });
    return command;
  } catch {
    console.log('      (strace cannot run here)');
    return undefined;
  }
}
