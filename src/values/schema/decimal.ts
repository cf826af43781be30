/**
 * Checks exactly whether one number is a multiple of another, by the shortest decimals of the doubles. 19.99
 * is a multiple of 0.01, although the doubles are not.
 */

interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

/** A double represents every decimal number of up to 15 digits without a loss. */
const exactDigits = 15;
const powers = Array.from({ length: exactDigits + 1 }, (_, exponent) => 10 ** exponent);

/** Returns a test whether a number is a multiple of `divisor`, which must be greater than 0. */
export function multipleOf(divisor: number): (value: number) => boolean {
  const places = placesOf(divisor);
  const whole = digitsOf(divisor);
  const decimal = decimalOf(divisor);
  return (value) => {
    // Most decimals are short. For them, this takes 0.15 µs, and arithmetic with bigints takes 0.65 µs.
    const more = placesOf(value) - places;
    const [a, b] =
      more < 0
        ? [digitsOf(value) * (powers[-more] ?? Number.NaN), whole]
        : [digitsOf(value), whole * (powers[more] ?? Number.NaN)];
    if (Number.isSafeInteger(a) && Number.isSafeInteger(b)) return a % b === 0;
    return isMultiple(decimalOf(value), decimal);
  };
}

/** Returns the number of digits after the decimal point in the shortest decimal of a number. */
function placesOf(value: number): number {
  if (Number.isInteger(value)) return 0;
  const text = String(value);
  return text.length - 1 - text.indexOf('.');
}

/**
 * Returns the digits of the shortest decimal as an integer. Returns NaN if it is too long or has an exponent.
 */
function digitsOf(value: number): number {
  if (Number.isInteger(value)) return value;
  const text = String(value);
  return text.length <= exactDigits && !text.includes('e') ? Number(text.replace('.', '')) : Number.NaN;
}

function isMultiple(a: Decimal, b: Decimal): boolean {
  const exponent = Math.min(a.exponent, b.exponent);
  return scaled(a, exponent) % scaled(b, exponent) === 0n;
}

function decimalOf(value: number): Decimal {
  const [, whole = '', fraction = '', exponent = '0'] = /^(-?\d+)(?:\.(\d+))?(?:e(.+))?$/.exec(
    String(value),
  )!;
  return { digits: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}

function scaled({ digits, exponent }: Decimal, to: number): bigint {
  return digits * 10n ** BigInt(exponent - to);
}
