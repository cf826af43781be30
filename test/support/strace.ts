import { execFileSync } from 'node:child_process';

/**
 * Returns a command line that runs another one under strace, with these options for some system calls.
 * Returns undefined if strace can't run.
 *
 * @param calls names of system calls, such as `fsync,fdatasync`
 * @param output the file for strace's output
 */
export function strace(calls: string, output: string, ...options: readonly string[]): string[] | undefined {
  // strace runs as a grandchild (-D). A signal to the child process therefore reaches the server directly,
  // and strace ends with it.
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

/**
 * Traces the calls that sync a file, with a seccomp filter. This is faster, but doesn't support call counts
 * for signals (`when`) or paths.
 */
export function straceSyncs(output: string, ...options: readonly string[]): string[] | undefined {
  return strace('fsync,fdatasync', output, '--seccomp-bpf', ...options);
}
