/**
 * Writes the lines of the log to a file descriptor in the background. A log that can't be written, for example on a full
 * disk, must not stop the server. The output of pino would then end the process with an error, and block at its exit.
 */
import { write, writeSync } from 'node:fs';

/** Further characters are lost while the lines can't be written. */
const maxWaiting = 1_048_576;
const retryMs = 500;

export class LogOutput {
  readonly #descriptor: number;
  #waiting = '';
  /** Whether lines are being written, or wait for the next try. */
  #isBusy = false;
  /** The bytes that could not be written yet. */
  #failed: Buffer | undefined;

  constructor(descriptor: number) {
    this.#descriptor = descriptor;
    process.once('exit', () => this.#finish());
  }

  write(line: string): void {
    if (this.#waiting.length + line.length > maxWaiting) return;
    this.#waiting += line;
    if (!this.#isBusy) this.#next();
  }

  #next(): void {
    this.#isBusy = this.#waiting !== '';
    if (!this.#isBusy) return;
    const bytes = Buffer.from(this.#waiting);
    this.#waiting = '';
    this.#send(bytes);
  }

  #send(bytes: Buffer): void {
    this.#failed = undefined;
    write(this.#descriptor, bytes, (error, written) => {
      const rest = bytes.subarray(written ?? 0);
      if (rest.length === 0) return this.#next();
      if (error === null) return this.#send(rest);
      this.#failed = rest;
      setTimeout(() => this.#send(rest), retryMs).unref();
    });
  }

  /** Writes what it can, because the process is about to exit. */
  #finish(): void {
    let rest = Buffer.concat([this.#failed ?? Buffer.alloc(0), Buffer.from(this.#waiting)]);
    try {
      while (rest.length > 0) rest = rest.subarray(writeSync(this.#descriptor, rest));
    } catch {
      // The lines are lost, because nobody could read them.
    }
  }
}
