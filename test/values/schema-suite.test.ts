/**
 * Runs json-schema-org/JSON-Schema-Test-Suite. ROWFEED_JSON_SCHEMA_SUITE is the folder of a clone. Without it,
 * the tests are skipped. For each schema that rowfeed supports, the results must agree with the suite. The
 * schema is used for a field, because a row is an object.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { readSchema, type Schema } from '../../src/values/schema/schema.js';
import { rowValidator, Steps } from '../../src/values/schema/validate.js';
import type { JsonObject, JsonValue } from '../../src/values/values.js';

const suite = process.env.ROWFEED_JSON_SCHEMA_SUITE;
const taken = [
  'additionalProperties allOf anyOf boolean_schema const default enum exclusiveMaximum exclusiveMinimum',
  'items maxItems maxLength maxProperties maximum minItems minLength minProperties minimum multipleOf not oneOf',
  'pattern prefixItems properties required type uniqueItems infinite-loop-detection ref defs',
  'optional/bignum optional/float-overflow optional/ecmascript-regex optional/non-bmp-regex optional/format-assertion',
  'optional/format/date-time optional/format/date optional/format/time optional/format/email optional/format/uuid',
  'optional/format/uri optional/format/ipv4 optional/format/ipv6',
]
  .join(' ')
  .split(' ');

interface Group {
  readonly description: string;
  readonly schema: Schema;
  readonly tests: readonly {
    readonly description: string;
    readonly data: JsonValue;
    readonly valid: boolean;
  }[];
}

(suite === undefined ? describe.skip : describe)("schemas by the standard's own suite", () => {
  const folder = join(suite ?? '', 'tests/draft2020-12');
  let held = 0;
  const refused: string[] = [];

  for (const name of taken) {
    it(name, () => {
      const file = join(folder, `${name}.json`);
      expect(existsSync(file), `${readdirSync(folder)}`).to.equal(true);
      for (const { description, schema, tests } of JSON.parse(readFileSync(file, 'utf8')) as Group[]) {
        const whole: JsonObject = typeof schema === 'boolean' ? { not: schema ? false : {} } : schema;
        const { $schema: _, $defs, ...own } = whole;
        const read = readSchema(
          JSON.stringify({
            type: 'object',
            ...($defs !== undefined && { $defs }),
            properties: { value: own },
          }),
        );
        if ('errors' in read) {
          refused.push(
            `${name}: ${description}: ${read.errors.map(({ pointer, detail }) => `${pointer} ${detail}`)}`,
          );
          continue;
        }
        const { validate } = rowValidator(read.schema);
        for (const { data, valid, description: what } of tests) {
          const isFit = validate({ value: data }, new Steps(1e9)).length === 0;
          expect(isFit, `${description}: ${what}`).to.equal(valid);
          held += 1;
        }
      }
    });
  }

  it('holds most of it', () => {
    if (process.env.ROWFEED_TEST_SHOW) console.log(refused.join('\n'));
    expect(held).to.be.above(900);
  });
});
