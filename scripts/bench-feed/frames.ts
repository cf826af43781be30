/**
 * Counts frames in the bytes that a subscriber reads, as cheaply as possible. Also reads the time of writing
 * from some of them.
 */
import { sentPattern } from './clock.js';

export interface Counter {
  /** @returns the number of frames that start in these bytes; for events, the number that end in them */
  read(bytes: Buffer, from: number, end: number, sample: ((sentUs: number) => void) | undefined): number;
}

/** Reads the frame headers (RFC 6455, section 5.2). A header can be split at any byte. */
export class FrameCounter implements Counter {
  /** The number of bytes of the current frame that haven't arrived yet. */
  #missing = 0;
  /** The first bytes of a header that isn't complete yet. */
  #head: number[] = [];

  read(bytes: Buffer, from: number, end: number, sample?: (sentUs: number) => void): number {
    let frames = 0;
    let at = from;
    while (at < end) {
      if (this.#missing > 0) {
        const taken = Math.min(this.#missing, end - at);
        this.#missing -= taken;
        at += taken;
        continue;
      }
      this.#head.push(bytes[at]!);
      at += 1;
      const length = payloadLength(this.#head);
      if (length === undefined) continue;
      if ((this.#head[0]! & 0x0f) === 1) {
        frames += 1;
        if (sample !== undefined)
          sampleText(bytes.toString('latin1', at, Math.min(at + length, end)), sample);
      }
      this.#missing = length;
      this.#head = [];
    }
    return frames;
  }
}

const lineFeed = 0x0a;

/**
 * Counts server-sent events, which end with an empty line (HTML, section 9.2). The line ends of the chunked
 * encoding are CRLF.
 */
export class EventCounter implements Counter {
  #endsInLineFeed = false;

  read(bytes: Buffer, from: number, end: number, sample?: (sentUs: number) => void): number {
    if (end === from) return 0;
    const read = bytes.subarray(from, end);
    let events = this.#endsInLineFeed && read[0] === lineFeed ? 1 : 0;
    for (let at = read.indexOf('\n\n'); at >= 0; at = read.indexOf('\n\n', at + 2)) events += 1;
    this.#endsInLineFeed = read[read.length - 1] === lineFeed;
    if (sample !== undefined) sampleText(read.toString('latin1'), sample);
    return events;
  }
}

function sampleText(text: string, sample: (sentUs: number) => void): void {
  for (const [, sentUs] of text.matchAll(sentPattern)) sample(Number(sentUs));
}

/** Returns undefined if the header is incomplete. Text frames of a server are unmasked. */
function payloadLength(head: readonly number[]): number | undefined {
  if (head.length < 2) return undefined;
  const short = head[1]!;
  if (short < 126) return short;
  const wide = short === 126 ? 2 : 8;
  if (head.length < 2 + wide) return undefined;
  return head.slice(2).reduce((length, byte) => length * 256 + byte, 0);
}
