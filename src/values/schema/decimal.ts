/** Exact arithmetic over the shortest decimals of doubles: 19.99 is a multiple of .01. */

interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

/** Digits of which doubles hold every number. */
const exactDigits = 15;
const powers = Array.from({ length: exactDigits + 1 }, (_, exponent) => 10 ** exponent);

/** Whether a number is a multiple of one above 0. */
export function multipleOf(divisor: number): (value: number) => boolean {
  const places = placesOf(divisor);
  const whole = digitsOf(divisor);
  const decimal = decimalOf(divisor);
  return (value) => {
    // Most are short: .65 us by decimals, .15 us so.
    const more = placesOf(value) - places;
    const [a, b] =
      more < 0
        ? [digitsOf(value) * (powers[-more] ?? Number.NaN), whole]
        : [digitsOf(value), whole * (powers[more] ?? Number.NaN)];
    if (Number.isSafeInteger(a) && Number.isSafeInteger(b)) return a % b === 0;
    return isMultiple(decimalOf(value), decimal);
  };
}

/** How many digits stand behind the point of the shortest decimal. */
function placesOf(value: number): number {
  if (Number.isInteger(value)) return 0;
  const text = String(value);
  return text.length - 1 - text.indexOf('.');
}

/** Those of the shortest decimal as a whole number; NaN where they are too many, or the exponent is written. */
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
