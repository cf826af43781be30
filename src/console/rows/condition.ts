/** Builds conditions of filters from what the user selects. */

/** The tests that the filter builder offers, and how it calls them. */
export const tests = [
  ['==', 'is'],
  ['!=', 'is not'],
  ['<', 'is less than'],
  ['<=', 'is at most'],
  ['>', 'is greater than'],
  ['>=', 'is at least'],
  ['contains', 'contains'],
  ['starts_with', 'starts with'],
  ['exists', 'exists'],
  ['missing', 'is missing'],
] as const;
export type Test = (typeof tests)[number][0];

/** @param example a value of the field, which decides whether `5` is a number or a text */
export function conditionOf(field: string, test: Test, value: string, example: unknown): string {
  const path = /^[A-Za-z_]\w*$/.test(field) ? `@.${field}` : `@[${JSON.stringify(field)}]`;
  if (test === 'exists') return path;
  if (test === 'missing') return `!${path}`;
  const isText = test === 'contains' || test === 'starts_with';
  // A condition on a list is about its elements.
  const subject = Array.isArray(example) ? '@' : path;
  const element = Array.isArray(example) ? example[0] : example;
  const literal = isText || typeof element === 'string' ? JSON.stringify(value) : literalOf(value);
  const condition = isText ? `${test}(${subject}, ${literal})` : `${subject} ${test} ${literal}`;
  return Array.isArray(example) ? `${path}[?${condition}]` : condition;
}

/** Adds a condition that rows must match, too. */
export function withCondition(filter: string, condition: string): string {
  if (filter === '') return condition;
  return `${filter.includes('||') ? `(${filter})` : filter} && ${condition}`;
}

function literalOf(value: string): string {
  return /^(-?(0|[1-9]\d*)(\.\d+)?|true|false|null)$/.test(value) ? value : JSON.stringify(value);
}
