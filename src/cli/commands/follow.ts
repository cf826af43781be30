/** The command `rowfeed follow`, which prints every change of a collection, or runs a command for each of them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Command, InvalidArgumentError } from 'commander';
import { type FollowOptions, followFrames } from '../../transfer/follow.js';
import { Service, ServiceFailure } from '../../transfer/service.js';
import { parseCollection } from '../arguments.js';
import { CursorFile } from '../cursor-file.js';
import { CommandFailure, dataOutput, remark } from '../output.js';
import { addSelectionOptions, addServiceOptions, interruption, type ServiceOptions } from '../service.js';

/** The maximum time between the signals of Ctrl-C to the processes of the terminal. */
const interruptMs = 1_000;

interface Options extends ServiceOptions {
  readonly since?: string;
  readonly initial?: true;
  readonly cursorFile?: string;
  readonly filter?: string;
  readonly fields?: readonly string[];
  readonly exec?: string;
}

export function defineFollow(command: Command): void {
  command.argument('<collection>', 'the name of the collection', parseCollection);
  addServiceOptions(command, 'read the collection')
    .option('--since <cursor>', 'start after this cursor (default: with the next change)')
    .option('--initial', 'start with the current rows')
    .option(
      '--cursor-file <file>',
      'store the cursor in this file after each frame, and start after the cursor in it; --since and --initial apply only if it contains no cursor',
    );
  addSelectionOptions(command)
    .option(
      '--exec <command>',
      'run this shell command for each frame, with the frame as its input, and stop if it fails',
      parseShellCommand,
    )
    .addHelpText(
      'after',
      `
When it stops, rowfeed prints the last cursor to standard error. To continue, pass this cursor with --since. With
--cursor-file, run the same command again.
For example: rowfeed follow stock --filter '@.price > 10' --cursor-file stock.cursor --exec ./notify.sh`,
    )
    .action(async (collection: string, options: Options) => {
      const { url, key, exec, initial, cursorFile, ...rest } = options;
      if (initial && rest.since !== undefined)
        command.error('error: use either --since or --initial, because both select where the feed starts');
      const stored = cursorFile === undefined ? undefined : new CursorFile(cursorFile);
      const since = stored?.read() ?? rest.since;
      const request = { ...rest, since, collection, isInitial: initial };
      await run(new Service(url, key, interruption()), request, exec, stored);
    });
}

async function run(
  service: Service,
  options: FollowOptions,
  exec: string | undefined,
  stored: CursorFile | undefined,
): Promise<void> {
  const output = dataOutput();
  /** The cursor of the last frame that was handled. */
  let cursor = options.since;
  const last = (): string => {
    if (stored !== undefined) return 'To continue, run the command again.';
    return cursor === undefined
      ? 'There is no cursor yet. To start again, run the same command.'
      : `To continue, use --since ${cursor}`;
  };
  try {
    const events = {
      lost: (reason: string) => remark(`The connection was lost: ${reason}. Reconnecting.`),
      restored: () => remark('The connection is restored.'),
    };
    for await (const frame of followFrames(service, options, events)) {
      if (frame.event !== 'bookmark') {
        if (exec !== undefined) await execute(exec, frame.text);
        else if (!output.write(`${frame.text}\n`)) await once(output, 'drain');
      }
      if (frame.cursor === undefined) continue;
      cursor = frame.cursor;
      stored?.write(cursor);
    }
  } catch (error) {
    const isKilled = error instanceof ExecFailure && error.isKilled;
    // Ctrl-C also interrupts the command of --exec, whose end this process can notice first.
    if (isKilled) await sleep(interruptMs, undefined, { signal: service.signal }).catch(() => undefined);
    const isStopped = service.signal.aborted;
    // The frame of the command was not handled, so the cursor is before it.
    const isInterrupted = isStopped && isKilled;
    if (!isInterrupted && (error instanceof ServiceFailure || error instanceof ExecFailure))
      throw new CommandFailure(
        `${error.message.replace(/\.?$/, '.')} ${adviceAfter(error, stored, cursor) ?? last()}`.trimEnd(),
      );
    if (!isStopped) throw error;
    remark(`Stopped. ${last()}`);
  }
}

function parseShellCommand(text: string): string {
  if (text.trim() !== '') return text;
  throw new InvalidArgumentError('Use a shell command.');
}

/** Returns what to do after an error, unless the last cursor is still useful. */
function adviceAfter(
  error: Error,
  stored: CursorFile | undefined,
  cursor: string | undefined,
): string | undefined {
  const code = error instanceof ServiceFailure ? error.code : undefined;
  if (code === 'cursor_expired' && stored !== undefined)
    return `To start again with the current rows, delete ${stored.path} and use --initial.`;
  if (code === 'cursor_expired')
    return 'To start again with the current rows, use --initial without --since.';
  const isRejected = code !== undefined && cursor === undefined;
  return isRejected || code === 'parameter_invalid' || code === 'collection_not_found' ? '' : undefined;
}

/** The command of `--exec` could not handle a frame. */
class ExecFailure extends Error {
  /** Whether a signal terminated the command. */
  readonly isKilled: boolean;

  constructor(code: number | null, signal: NodeJS.Signals | null) {
    super(`the command ${code === null ? `was killed by ${signal}` : `exited with ${code}`}`);
    this.isKilled = code === null;
  }
}

async function execute(command: string, text: string): Promise<void> {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'inherit', 'inherit'] });
  // A command can end without reading its input.
  child.stdin.on('error', () => undefined);
  child.stdin.end(`${text}\n`);
  const [code, signal] = await once(child, 'exit');
  if (code !== 0) throw new ExecFailure(code, signal);
}
