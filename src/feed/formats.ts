/** The forms in which transports send frames. The frames of one write are joined into one buffer. */
import type { Frame } from '../log/frames.js';

export interface Format {
  readonly name: string;
  /** Encodes each frame. `ends` contains the offset at which each of them ends. */
  encode(frames: readonly Frame[]): EncodedFrames;
  /** Joins encoded frames that are sent in one write. */
  join(parts: readonly Buffer[]): Buffer;
}

export interface EncodedFrames {
  readonly bytes: Buffer;
  readonly ends: readonly number[];
}

/** Final, unmasked text frames of the WebSocket protocol (RFC 6455, section 5.2), as servers send them. */
export const webSocketFrames: Format = {
  name: 'websocket',
  encode(frames) {
    const lengths = frames.map(({ text }) => Buffer.byteLength(text));
    const total = lengths.reduce((sum, length) => sum + headerLength(length) + length, 0);
    const bytes = Buffer.allocUnsafe(total);
    let at = 0;
    const ends = frames.map(({ text }, index) => {
      at = writeHeader(bytes, at, lengths[index]!);
      at += bytes.write(text, at);
      return at;
    });
    return { bytes, ends };
  },
  join: joined,
};

/** Items of a JSON array. A comma follows each of them. */
export const jsonItems: Format = {
  name: 'json',
  encode: (frames) => encodeTexts(frames.map(({ text }) => `${text},`)),
  join: joined,
};

const lineEnd = Buffer.from('\r\n');

/** Server-sent events (HTML standard, section 9.2), of which the response is sent in chunks or not. */
export const eventFormats = { chunked: eventsIn(chunk), plain: eventsIn(joined) };

export interface EventFormats {
  readonly withIds: Format;
  /** For frames from whose cursor the client can't resume. */
  readonly withoutIds: Format;
}

function eventsIn(join: Format['join']): EventFormats {
  const formatWith = (name: string, idOf: (frame: Frame) => string): Format => ({
    name,
    encode: (frames) =>
      encodeTexts(frames.map((frame) => `event: ${frame.event}\n${idOf(frame)}data: ${frame.text}\n\n`)),
    join,
  });
  return {
    withIds: formatWith('events', ({ cursor }) => (cursor === undefined ? '' : `id: ${cursor}\n`)),
    withoutIds: formatWith('events without ids', () => ''),
  };
}

/** Returns one chunk of the chunked transfer coding (RFC 9112, section 7.1). */
function chunk(parts: readonly Buffer[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  // An empty chunk would end the response.
  if (length === 0) return Buffer.alloc(0);
  return Buffer.concat([Buffer.from(`${length.toString(16)}\r\n`), ...parts, lineEnd]);
}

function joined(parts: readonly Buffer[]): Buffer {
  return parts.length === 1 ? parts[0]! : Buffer.concat(parts);
}

function encodeTexts(texts: readonly string[]): EncodedFrames {
  const bytes = Buffer.from(texts.join(''));
  let at = 0;
  const ends = texts.map((text) => {
    at += Buffer.byteLength(text);
    return at;
  });
  return { bytes, ends };
}

const finalText = 0x81;

function headerLength(length: number): number {
  if (length < 126) return 2;
  return length < 65_536 ? 4 : 10;
}

function writeHeader(buffer: Buffer, at: number, length: number): number {
  buffer[at] = finalText;
  if (length < 126) {
    buffer[at + 1] = length;
  } else if (length < 65_536) {
    buffer[at + 1] = 126;
    buffer.writeUInt16BE(length, at + 2);
  } else {
    buffer[at + 1] = 127;
    buffer.writeBigUInt64BE(BigInt(length), at + 2);
  }
  return at + headerLength(length);
}
