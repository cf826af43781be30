/** Counts frames in the bytes that a subscriber reads, and reads the time of writing from some of them. */

/** Returns the monotonic time of the machine in µs. It is the same in all processes. */
export const nowUs = (): number => Number(process.hrtime.bigint() / 1_000n);

/** Returns a row field with the time of sending, in µs of this clock. */
export const sentField = (): string => `"sent":${nowUs()}`;

/** Takes the time at which a row was sent. */
type Sample = (sentUs: number) => void;
/** Returns the number of frames that start in these bytes. For events, the number that end in them. */
type Counter = (bytes: Buffer, from: number, end: number, sample?: Sample) => number;

/** Reads the frame headers (RFC 6455, section 5.2). A header can be split at any byte. */
export function frameCounter(): Counter {
  /** The number of bytes of the current frame that haven't arrived yet. */
  let missing = 0;
  /** The first bytes of a header that isn't complete yet. */
  let head: number[] = [];
  return (bytes, from, end, sample) => {
    let frames = 0;
    for (let at = from; at < end; ) {
      const taken = Math.min(missing, end - at);
      missing -= taken;
      at += taken;
      if (at === end) break;
      head.push(bytes[at]!);
      at += 1;
      const length = payloadLength(head);
      if (length === undefined) continue;
      if ((head[0]! & 0x0f) === 1) {
        frames += 1;
        if (sample !== undefined)
          sampleText(bytes.toString('latin1', at, Math.min(at + length, end)), sample);
      }
      missing = length;
      head = [];
    }
    return frames;
  };
}

const lineFeed = 0x0a;

/** Counts server-sent events, which end with an empty line (HTML, 9.2). Chunks end with CRLF. */
export function eventCounter(): Counter {
  let endsInLineFeed = false;
  return (bytes, from, end, sample) => {
    if (end === from) return 0;
    const read = bytes.subarray(from, end);
    let events = endsInLineFeed && read[0] === lineFeed ? 1 : 0;
    for (let at = read.indexOf('\n\n'); at >= 0; at = read.indexOf('\n\n', at + 2)) events += 1;
    endsInLineFeed = read.at(-1) === lineFeed;
    if (sample !== undefined) sampleText(read.toString('latin1'), sample);
    return events;
  };
}

const eventMark = Buffer.from('{"event":');

/** Counts the changes in responses that contain at most one. */
export const changeCounter: Counter = (bytes, from, end, sample) => {
  const read = bytes.subarray(from, end);
  if (sample !== undefined) sampleText(read.toString('latin1'), sample);
  return read.includes(eventMark) ? 1 : 0;
};

function sampleText(text: string, sample: Sample): void {
  for (const [, sentUs] of text.matchAll(/"sent":(\d+)/g)) sample(Number(sentUs));
}

/** Returns undefined if the header is incomplete. Text frames of a server are unmasked. */
function payloadLength(head: readonly number[]): number | undefined {
  const short = head[1];
  if (short === undefined || short < 126) return short;
  const wide = short === 126 ? 2 : 8;
  if (head.length < 2 + wide) return undefined;
  return head.slice(2).reduce((length, byte) => length * 256 + byte, 0);
}
