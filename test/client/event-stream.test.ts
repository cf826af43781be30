import { expect } from 'chai';
import fc from 'fast-check';
import { EventParser, readEvents, type ServerSentEvent } from '../../src/client/event-stream.js';
import { cases, seed } from '../support/suite.js';

const event = (data: string, rest: Partial<ServerSentEvent> = {}): ServerSentEvent => ({
  event: 'message',
  id: undefined,
  data,
  ...rest,
});

/** Texts and their events, as the HTML standard defines them in section 9.2.6. */
const texts: readonly [text: string, events: readonly ServerSentEvent[]][] = [
  ['data: a\n\n', [event('a')]],
  ['event: insert\nid: x-1\ndata: {"a":1}\n\n', [event('{"a":1}', { event: 'insert', id: 'x-1' })]],
  ['data: a\r\n\r\ndata: b\r\rdata: c\n\n', [event('a'), event('b'), event('c')]],
  ['data:a\ndata: b\ndata:  c\n\n', [event('a\nb\n c')]],
  ['retry: 2000\n\n: a comment\n\n:\n\ndata: a\n\n', [event('a')]],
  ['event: end\n\ndata: a\n\n', [event('a')]],
  ['data\n\n', [event('')]],
  ['unknown: a\ndata: a: b\n\n', [event('a: b')]],
  ['id: x-1\ndata: a\n\ndata: b\n\n', [event('a', { id: 'x-1' }), event('b')]],
  ['data: \u2028ü\u0085\n\n', [event('\u2028ü\u0085')]],
  ['data: a\n\ndata: incomplete\n', [event('a')]],
];

describe(`a stream of events (seed ${seed})`, () => {
  for (const [text, events] of texts) {
    it(`reads ${JSON.stringify(text)}`, () => expect(new EventParser().parse(text)).to.deep.equal(events));
  }

  it('reads the same events wherever the text is cut', () => {
    const whole = texts
      .slice(0, -1)
      .map(([text]) => text)
      .join('');
    const expected = texts.slice(0, -1).flatMap(([, events]) => events);
    fc.assert(
      fc.property(fc.array(fc.nat(whole.length), { maxLength: 20 }), (cuts) => {
        const parser = new EventParser();
        const ends = [...cuts.sort((a, b) => a - b), whole.length];
        const read = ends.flatMap((end, index) => parser.parse(whole.slice(ends[index - 1] ?? 0, end)));
        expect(read).to.deep.equal(expected);
      }),
      { seed, numRuns: cases(500) },
    );
  });

  it('decodes characters that are cut, and cancels the response when the reader stops', async () => {
    const bytes = Buffer.from('data: ü😀\n\n');
    let isCancelled = false;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      },
      cancel: () => {
        isCancelled = true;
      },
    });
    for await (const [received] of readEvents(body)) {
      if (received === undefined) continue;
      expect(received.data).to.equal('ü😀');
      break;
    }
    expect(isCancelled).to.equal(true);
  });
});
