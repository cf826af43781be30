import type { CloseCode } from '../../../generated/close-codes.js';
import { problemOfLoss } from '../../access/watches.js';
import { Problem } from '../../problem.js';
import { collectionNotFound } from '../../store/writes/row-changes.js';
import type { Encoded, Room } from '../encode.js';
import type { Format } from '../formats.js';

/** The receiver of the frames of a subscription: a WebSocket connection, a stream of events or the response to a poll. */
export interface Output {
  /** Whether frames can be sent. */
  readonly isOpen: boolean;
  /** How much the output still accepts. Undefined if it accepts everything. Only a poll has a limit. */
  readonly room?: Room;
  /** @param isResumable whether a client can resume from the cursors of the frames */
  format(isResumable: boolean): Format;
  /**
   * Sends encoded frames that were joined.
   *
   * @returns a promise if the output can't accept more yet
   */
  write(encoded: Encoded): Promise<void> | undefined;
  /** Called after the changes up to `seq` were sent or skipped. Only a poll needs it, to decide whether it is complete. */
  reached?(seq: number, rest: Rest): void;
  /** Called about every second while the output is open. `now` is a time of the monotonic clock. */
  inspect(now: number): void;
  /**
   * Ends the feed after everything queued is sent. Called at most once.
   *
   * @param error the error if the reason is `failed`
   */
  end(reason: EndReason, error?: unknown): void;
}

/**
 * The changes after the last one that a subscription has sent or skipped:
 *
 * - `none`: the change log contains no further changes.
 * - `unread`: further changes were not read yet.
 * - `unsent`: the output has no room for the next frame.
 */
export type Rest = 'none' | 'unread' | 'unsent';

/** Why the server ends a feed. */
export type EndReason = keyof typeof closeCodes;

/** The close codes that the server sends on WebSocket connections. */
export const closeCodes = {
  stopping: 1001,
  failed: 1011,
  revoked: 4401,
  ticketRevoked: 4401,
  ticketExpired: 4401,
  forbidden: 4403,
  deleted: 4404,
  tooSlow: 4408,
  cursorGone: 4410,
} as const satisfies Readonly<Record<string, CloseCode>>;

/** Returns the problem with the meaning of a close code. Undefined if the client can resume. */
export function problemOf(reason: EndReason, collection: string): Problem | undefined {
  switch (reason) {
    case 'revoked':
    case 'ticketRevoked':
    case 'ticketExpired':
    case 'forbidden':
      return problemOfLoss(reason);
    case 'deleted':
      return collectionNotFound(collection);
    case 'cursorGone':
      return cursorExpired();
    default:
      return undefined;
  }
}

export function cursorExpired(): Problem {
  return new Problem(
    'cursor_expired',
    'The server can no longer send the changes after this cursor. List the rows again, and continue from the cursor of the list.',
  );
}
