/**
 * The formats of JSON Schema 2020-12 (Validation, section 7.3) that are asserted, as the standard's own suite tests
 * them. Each takes time linear in the text.
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

/** `full-date` (RFC 3339, section 5.6). */
function isDate(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number);
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 && isLeap ? 29 : (daysOfMonths[month - 1] ?? 0);
  return day >= 1 && day <= days;
}

/** `full-time`: a leap second is the last one of a day in UTC. */
function isTime(text: string): boolean {
  const parts = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:z|([+-])(\d\d):(\d\d))$/i.exec(text);
  if (parts === null) return false;
  const [hour, minute, second] = parts.slice(1, 4).map(Number) as [number, number, number];
  const [offsetHour, offsetMinute] = parts.slice(5).map((part) => Number(part ?? 0)) as [number, number];
  if (hour > 23 || minute > 59 || offsetHour > 23 || offsetMinute > 59) return false;
  if (second < 60) return true;
  const offset = (offsetHour * 60 + offsetMinute) * (parts[4] === '-' ? -1 : 1);
  const day = 24 * 60;
  return second === 60 && (hour * 60 + minute - offset + 2 * day) % day === day - 1;
}

/** `date-time`. */
function isDateTime(text: string): boolean {
  return /^.{10}t/i.test(text) && isDate(text.slice(0, 10)) && isTime(text.slice(11));
}

const atom = "[\\w!#$%&'*+/=?^`{|}~-]+";
const localPart = new RegExp(`^(?:${atom}(?:\\.${atom})*|"(?:[ !#-\\[\\]-~]|\\\\[ -~])*")$`);
const domain = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?)(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/i;

/** `Mailbox` (RFC 5321, section 4.1.2). */
function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const host = text.slice(at + 1);
  if (at < 0 || !localPart.test(text.slice(0, at))) return false;
  if (!host.startsWith('[')) return domain.test(host) && host.split('.').every(({ length }) => length <= 63);
  const [, tag = '', address = ''] = /^\[(IPv6:)?([^\]]*)\]$/i.exec(host) ?? [];
  return tag === '' ? isIpv4(address) : isIpv6(address);
}

function isIpv4(text: string): boolean {
  return /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/.test(text);
}

/** RFC 4291, section 2.2; without a zone. */
function isIpv6(text: string): boolean {
  if (text.length > 45) return false;
  const tail = /(?<=:)\d+\.[\d.]+$/.exec(text)?.[0];
  if (tail !== undefined && !isIpv4(tail)) return false;
  // An IPv4 address stands for two groups.
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

/** `URI` (RFC 3986, section 3): with a scheme, and ASCII. */
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
