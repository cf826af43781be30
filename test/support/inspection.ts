import { Subscription } from '../../src/feed/subscription.js';

/** Resolves when the service has looked at its open feeds once more: who stands still, who is to be pinged. */
export function inspected(): Promise<void> {
  const { inspect } = Subscription.prototype;
  return new Promise((resolve) => {
    Subscription.prototype.inspect = function (now) {
      Subscription.prototype.inspect = inspect;
      inspect.call(this, now);
      // It looks at all of them within this turn.
      setImmediate(resolve);
    };
  });
}
