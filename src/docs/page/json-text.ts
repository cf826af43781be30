/** Formats JSON for the page. This module has no dependencies, because the script of the page uses it too. */

/** Formats a value as JSON. Everything that fits on one line is written on one line. */
export function jsonText(value: unknown, indent = ''): string {
  const line = oneLine(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= widthInCharacters)
    return line;
  const inner = `${indent}  `;
  const [open, items, close] = Array.isArray(value)
    ? ['[', value.map((item) => jsonText(item, inner)), ']']
    : [
        '{',
        Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${jsonText(item, inner)}`),
        '}',
      ];
  return `${open}\n${items.map((item) => inner + item).join(',\n')}\n${indent}${close}`;
}

const widthInCharacters = 56;

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${oneLine(item)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}
