/**
 * Validates strings against formats of JSON Schema 2020-12 (Validation, section 7.3). The functions agree
 * with the test suite of the standard. Each takes time proportional to the length of the text.
 */

export const formats = {
  'date-time': isDateTime,
  date: isDate,
  time: isTime,
  email: isEmail,
  uuid: (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text),
  uri: isUri,
  ipv4: isIpv4,
  ipv6: isIpv6,
} as const satisfies Readonly<Record<string, (text: string) => boolean>>;

export type Format = keyof typeof formats;

export function isFormat(name: string): name is Format {
  return Object.hasOwn(formats, name);
}

const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Returns the number that two digits form, or -1. A regular expression takes ten times as long. */
function twoDigits(text: string, at: number): number {
  const [tens, ones] = [text.charCodeAt(at) - 48, text.charCodeAt(at + 1) - 48];
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? 10 * tens + ones : -1;
}

/** `full-date` (RFC 3339, section 5.6). */
function isDate(text: string): boolean {
  if (text.length !== 10 || text[4] !== '-' || text[7] !== '-') return false;
  const [century, ofCentury] = [twoDigits(text, 0), twoDigits(text, 2)];
  if (century < 0 || ofCentury < 0) return false;
  const [year, month, day] = [100 * century + ofCentury, twoDigits(text, 5), twoDigits(text, 8)];
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 && isLeap ? 29 : (daysOfMonths[month - 1] ?? 0);
  return day >= 1 && day <= days;
}

/** `full-time`. A leap second is valid only as the last second of a day in UTC. */
function isTime(text: string): boolean {
  const hour = twoDigits(text, 0);
  const minute = twoDigits(text, 3);
  const second = twoDigits(text, 6);
  if (text[2] !== ':' || text[5] !== ':' || hour < 0 || hour > 23 || minute < 0 || minute > 59) return false;
  if (second < 0 || second > 60) return false;
  let at = 8;
  if (text[at] === '.') {
    do at += 1;
    while (text.charCodeAt(at) >= 48 && text.charCodeAt(at) <= 57);
    if (at === 9) return false;
  }
  const offset = offsetAt(text, at);
  if (offset === undefined || second < 60) return offset !== undefined;
  const day = 24 * 60;
  return (hour * 60 + minute - offset + 2 * day) % day === day - 1;
}

/** Returns the `time-offset` that ends the text, in minutes, or undefined if it is invalid. */
function offsetAt(text: string, at: number): number | undefined {
  const sign = text[at];
  if (sign === 'Z' || sign === 'z') return text.length === at + 1 ? 0 : undefined;
  const [hour, minute] = [twoDigits(text, at + 1), twoDigits(text, at + 4)];
  const isOffset = (sign === '+' || sign === '-') && text[at + 3] === ':' && text.length === at + 6;
  if (!isOffset || hour < 0 || hour > 23 || minute < 0 || minute > 59) return undefined;
  return (sign === '-' ? -1 : 1) * (hour * 60 + minute);
}

/** `date-time`. */
function isDateTime(text: string): boolean {
  const separator = text[10];
  return (separator === 'T' || separator === 't') && isDate(text.slice(0, 10)) && isTime(text.slice(11));
}

const atom = "[\\w!#$%&'*+/=?^`{|}~-]+";
const localPart = new RegExp(`^(?:${atom}(?:\\.${atom})*|"(?:[ !#-\\[\\]-~]|\\\\[ -~])*")$`);
const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const domain = new RegExp(`^${label}(?:\\.${label})*$`, 'i');

/** `Mailbox` (RFC 5321, section 4.1.2). */
function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const host = text.slice(at + 1);
  if (at < 0 || !localPart.test(text.slice(0, at))) return false;
  if (!host.startsWith('[')) return domain.test(host);
  const [, tag = '', address = ''] = /^\[(IPv6:)?([^\]]*)\]$/i.exec(host) ?? [];
  return tag === '' ? isIpv4(address) : isIpv6(address);
}

function isIpv4(text: string): boolean {
  return /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/.test(text);
}

/** An IPv6 address without a zone (RFC 4291, section 2.2). */
function isIpv6(text: string): boolean {
  if (text.length > 45) return false;
  const tail = /(?<=:)\d+\.[\d.]+$/.exec(text)?.[0];
  if (tail !== undefined && !isIpv4(tail)) return false;
  // An IPv4 address at the end replaces two groups.
  const whole = tail === undefined ? text : `${text.slice(0, -tail.length)}0:0`;
  const halves = whole.split('::');
  if (halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return false;
  return halves.length === 2 ? groups.length <= 7 : groups.length === 8;
}

const character = "[\\w.~!$&'()*+,;=:@-]|%[\\da-f]{2}";
const uriParts = new RegExp(
  `^[a-z][a-z\\d+.-]*:(?://([^/?#]*)(/(?:${character}|/)*)?|(?!//)(?:${character}|/)*)` +
    `(?:\\?(?:${character}|[/?])*)?(?:#(?:${character}|[/?])*)?$`,
  'i',
);
const userinfo = /^(?:[\w.~!$&'()*+,;=:-]|%[\da-f]{2})*$/i;
const registeredName = /^(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})*$/i;

/** `URI` (RFC 3986, section 3). It must have a scheme and contain only ASCII characters. */
function isUri(text: string): boolean {
  const parts = uriParts.exec(text);
  if (parts === null) return false;
  const authority = parts[1];
  if (authority === undefined) return true;
  const at = authority.lastIndexOf('@');
  if (!userinfo.test(authority.slice(0, Math.max(0, at)))) return false;
  const [, host = '', port] = /^(\[[^\]]*\]|[^:]*)(:.*)?$/.exec(authority.slice(at + 1)) ?? [];
  if (port !== undefined && !/^:\d*$/.test(port)) return false;
  if (!host.startsWith('[')) return registeredName.test(host);
  const literal = host.slice(1, -1);
  return isIpv6(literal) || /^v[\da-f]+\.[\w.~!$&'()*+,;=:-]+$/i.test(literal);
}
