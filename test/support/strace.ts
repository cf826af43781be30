import { execFileSync } from 'node:child_process';

/**
 * A command line that runs another one under strace, with these options for some system calls; undefined where strace
 * can't run.
 *
 * @param calls as `fsync,fdatasync`
 * @param output where it writes what it sees
 */
export function strace(calls: string, output: string, ...options: readonly string[]): string[] | undefined {
  // As a grandchild, so that to end the server is to end both.
  const general = ['-D', '-f', '-qq', '-e', `trace=${calls}`, '-o', output];
  const command = ['strace', ...general, ...options];
  try {
    execFileSync(command[0]!, [...command.slice(1), 'true'], { stdio: 'ignore' });
    return command;
  } catch {
    console.log('      (strace cannot run here)');
    return undefined;
  }
}

/** The same for the calls that sync a file, by a filter: faster, but it counts no calls for signals (`when`) or paths. */
export function straceSyncs(output: string, ...options: readonly string[]): string[] | undefined {
  return strace('fsync,fdatasync', output, '--seccomp-bpf', ...options);
}
