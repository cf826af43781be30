import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { Duplex, PassThrough } from 'node:stream';
import { expect } from 'chai';
import { WebSocket } from 'ws';
import { Shares } from '../../src/fairness/shares.js';
import { inspectMs } from '../../src/feed/inspection.js';
import { WebSocketOutput } from '../../src/feed/outputs/websocket.js';
import { Segment } from '../../src/feed/segment.js';
import { Selections } from '../../src/feed/selections.js';
import { Subscription } from '../../src/feed/subscription.js';
import type { Tail } from '../../src/feed/tail.js';
import { passTime, stopTime } from '../support/clock.js';
import { framesOf } from '../support/raw-feed.js';

/** A socket that is open and sends nothing on its own. */
class SilentSocket extends EventEmitter {
  readyState: number = WebSocket.OPEN;
  pings = 0;
  closedWith: unknown[] | undefined;
  isTerminated = false;

  ping(): void {
    this.pings += 1;
  }
  close(...closing: unknown[]): void {
    this.closedWith = closing;
    this.emit('close');
  }
  terminate(): void {
    this.isTerminated = true;
    this.readyState = WebSocket.CLOSED;
  }
}

const tail = {
  collection: { id: 1, accountId: 1, name: 'notes', incarnation: 'life' },
  after: () => undefined,
  leave: () => undefined,
} as Partial<Tail> as Tail;

function newSubscription(): Subscription {
  const choice = new Selections().choose({ events: ['insert', 'update', 'delete'] });
  return new Subscription(choice, new Shares().hold('feeds', {}), new Set());
}

/** @param stream receives the data of the connection */
function outputTo(webSocket: SilentSocket, stream: Duplex): WebSocketOutput {
  return new WebSocketOutput(webSocket as unknown as WebSocket, stream as Socket, {
    closeMs: 60_000,
    countUnread: () => () => undefined,
  });
}

describe('silence on a feed', () => {
  // The server inspects sockets every second. A socket opens at any moment between two inspections.
  for (const phaseMs of [1, 333, 999]) {
    let webSocket: SilentSocket;
    let stream: PassThrough;
    let subscription: Subscription;
    let from: number;

    /** Inspects until `isDone`. Returns the milliseconds that passed, or Infinity after five minutes. */
    function inspectUntil(isDone: () => boolean): number {
      for (let passedMs = phaseMs; passedMs < 300_000; passedMs += inspectMs) {
        subscription.inspect(from + passedMs);
        if (isDone()) return passedMs;
      }
      return Number.POSITIVE_INFINITY;
    }

    describe(`inspected first after ${phaseMs} ms`, () => {
      beforeEach(() => {
        webSocket = new SilentSocket();
        stream = new PassThrough();
        subscription = newSubscription();
        subscription.joined(tail);
        subscription.starts({ seq: 5, isResumed: true, head: 5 });
        subscription.opened(outputTo(webSocket, stream));
        // Starts after the subscription has read the clock. Otherwise, its limits could end 1 ms too early.
        from = performance.now();
      });

      it('is asked about within 30 s, and taken for death within 90 s', () => {
        expect(inspectUntil(() => webSocket.pings === 1)).to.be.within(28_000, 30_000);
        expect(inspectUntil(() => webSocket.isTerminated)).to.be.within(60_000, 90_000);
        expect(webSocket.pings).to.equal(2);
      });

      it('that is broken by any sign of life goes on', () => {
        for (const [n, sign] of ['pong', 'ping', 'message', 'pong', 'pong', 'pong'].entries()) {
          expect(inspectUntil(() => webSocket.pings === n + 1)).to.be.lessThan(62_000);
          from += 30_000;
          webSocket.emit(sign, Buffer.alloc(0), false);
        }
        expect(webSocket.isTerminated).to.equal(false);
      });

      it('is broken by a bookmark within 30 s, for a client that resumed', () => {
        expect(inspectUntil(() => stream.readableLength > 0)).to.be.within(28_000, 30_000);
        const { frames } = framesOf(stream.read() as Buffer);
        const bookmark = JSON.parse(frames[0]!.payload.toString()) as Record<string, unknown>;
        expect(bookmark).to.include({ event: 'bookmark', seq: 5, cursor: 'life-5' });
      });

      it('of a feed that is being closed is left alone', () => {
        void subscription.end('stopping');
        expect(inspectUntil(() => webSocket.pings > 0)).to.equal(Number.POSITIVE_INFINITY);
        expect(webSocket.closedWith).to.deep.equal([1001, 'The server is shutting down.']);
        expect(stream.readableLength).to.equal(0);
      });
    });
  }
});

describe('a feed that ends before it is open', () => {
  it('tells of the deletion, whatever its cursor was', () => {
    const webSocket = new SilentSocket();
    const subscription = newSubscription();
    subscription.deleted();
    subscription.joined(tail);
    subscription.starts(undefined);
    subscription.opened(outputTo(webSocket, new PassThrough()));
    expect(webSocket.closedWith).to.deep.equal([4404, 'The collection was deleted.']);
  });
});

describe('a write that a client does not take', () => {
  /** A stream that never accepts data. The test sets how much of the written data the kernel has not sent. */
  class HeldStream extends Duplex {
    readonly _handle = { writeQueueSize: 1_000 };
    override _read(): void {}
    override _write(): void {}
  }

  it('is waited for while some of it moves, and ends the feed once nothing has for 30 s', () => {
    const entry = { firstSeq: 6, lastSeq: 6, changes: '+{"id":1}', time: 0 };
    const segment = new Segment(tail.collection, [entry]);
    const webSocket = new SilentSocket();
    const stream = new HeldStream();
    const subscription = newSubscription();
    const growing = { ...tail, after: (seq: number) => (seq < 6 ? segment : undefined) } as Tail;
    subscription.joined(growing);
    subscription.starts({ seq: 5, isResumed: true, head: 5 });
    subscription.opened(outputTo(webSocket, stream));
    const from = performance.now();
    let passedMs = 0;
    for (; passedMs < 120_000; passedMs += inspectMs) {
      if (passedMs % 20_000 === 0) {
        stream._handle.writeQueueSize -= 1;
        webSocket.emit('pong');
      }
      subscription.inspect(from + passedMs);
    }
    expect(webSocket.closedWith).to.equal(undefined);
    for (; webSocket.closedWith === undefined; passedMs += inspectMs) subscription.inspect(from + passedMs);
    // The server last saw progress after 100 s.
    expect(passedMs).to.be.within(130_000, 132_000);
    expect(webSocket.closedWith).to.deep.equal([
      4408,
      'The client did not read for 30 seconds: data was waiting, and the server could not send any of it.',
    ]);
  });

  it('ends the feed after 30 s, even if a bookmark is due in the meantime', () => {
    stopTime();
    const webSocket = new SilentSocket();
    const subscription = newSubscription();
    subscription.joined(tail);
    subscription.starts({ seq: 5, isResumed: true, head: 5 });
    subscription.opened(outputTo(webSocket, new HeldStream()));
    // From the first bookmark on, which is due after 30 s, the client accepts nothing. Timers are a little late, so that the
    // second one is due less than 30 s later.
    const lateMs = inspectMs + 1;
    let passedMs = 0;
    for (; webSocket.closedWith === undefined && passedMs < 300_000; passedMs += lateMs) {
      passTime(lateMs);
      webSocket.emit('pong');
      subscription.inspect(performance.now());
    }
    expect(webSocket.closedWith?.[0]).to.equal(4408);
    expect(passedMs).to.be.within(58_000, 62_000);
  });
});
