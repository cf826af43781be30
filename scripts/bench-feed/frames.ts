/** What a subscriber reads, walked through as cheaply as can be: only how much has come, and when it was written. */
import { sentPattern } from './clock.js';

export interface Counter {
  /** @returns how many frames or events have come whole, or begun, in these bytes */
  read(bytes: Buffer, from: number, end: number, sample: ((sentUs: number) => void) | undefined): number;
}

/** Walks from header to header (RFC 6455, section 5.2), which may be cut anywhere. */
export class FrameCounter implements Counter {
  /** Bytes of the present frame that are still to come. */
  #missing = 0;
  /** A header that was cut. */
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

/** Events end with an empty line (HTML, section 9.2); line ends of the transfer coding are CRLF. */
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

/** Undefined while the header isn't whole. Text frames of a server are unmasked. */
function payloadLength(head: readonly number[]): number | undefined {
  if (head.length < 2) return undefined;
  const short = head[1]!;
  if (short < 126) return short;
  const wide = short === 126 ? 2 : 8;
  if (head.length < 2 + wide) return undefined;
  return head.slice(2).reduce((length, byte) => length * 256 + byte, 0);
}
