import { Subscription } from '../../src/feed/subscription.js';

/**
 * Resolves after the server has inspected its open feeds again. It looks for stalled feeds and for feeds that
 * need a ping.
 */
export function inspected(): Promise<void> {
  const { inspect } = Subscription.prototype;
  return new Promise((resolve) => {
    Subscription.prototype.inspect = function (now) {
      Subscription.prototype.inspect = inspect;
      inspect.call(this, now);
      // The server inspects all feeds in the same turn of the event loop.
      setImmediate(resolve);
    };
  });
}
