/** Compares the row types of a typed contract with the rows that the server accepts and returns. */
import { Ajv } from 'ajv';
import { expect } from 'chai';
import fc from 'fast-check';
import { type Dialect, inDraft07, inOpenapi30 } from '../../src/contract/typed/dialects.js';
import { rowSchemas } from '../../src/contract/typed/row-schemas.js';
import { readSchema } from '../../src/values/schema/schema.js';
import { rowValidator, Steps } from '../../src/values/schema/validate.js';
import type { JsonObject, JsonValue } from '../../src/values/values.js';
import { name, schema, someOf, value } from '../support/any-schema.js';
import { cases, seed } from '../support/suite.js';

const numRuns = Math.max(48, cases(1_000));
const options = { strict: false, ownProperties: true, validateFormats: false, validateSchema: false };

const member = fc.oneof(fc.constantFrom<JsonValue>({ type: 'string' }, { type: 'integer' }, {}), schema);
const count = fc.nat(3);
/** Generates a schema of a row. It contains up to `deeper` levels of schemas that apply to the row as well. */
function branchOf(deeper: number): fc.Arbitrary<JsonObject> {
  const own = {
    properties: fc.dictionary(name, member, { maxKeys: 3, noNullPrototype: true }),
    required: fc.uniqueArray(name, { maxLength: 2 }),
    additionalProperties: fc.oneof(fc.boolean(), member),
    minProperties: count,
    maxProperties: count,
    $ref: fc.constant('#/$defs/d'),
  };
  const inner = deeper > 0 ? branchOf(deeper - 1) : undefined;
  const several = inner && fc.array(inner, { minLength: 1, maxLength: 2 });
  const branches = inner && { anyOf: several!, oneOf: several!, allOf: several!, not: inner };
  return someOf({ ...own, ...branches }, 3) as fc.Arbitrary<JsonObject>;
}
const branch = branchOf(2);
const field = fc.oneof(fc.constantFrom<JsonValue>('', 'a', 1, null), value);
const row = fc.dictionary(
  name.filter((each) => each !== 'id'),
  field,
  { maxKeys: 3, noNullPrototype: true },
) as fc.Arbitrary<JsonObject>;

/** The schema of a row, and the definition `d` to which it can refer. */
type Schemas = readonly [own: JsonObject, defined: JsonObject];

function wholeOf([own, defined]: Schemas): JsonObject {
  return { ...own, type: 'object', $defs: { a: { type: 'string' }, 'b/c': false, d: defined } };
}

const typicalRows: readonly JsonObject[] = [
  {},
  { a: 'a' },
  { a: 1 },
  { b: 'ab' },
  { length: 2 },
  { a: 'a', b: 1 },
  { a: null, length: 'aaa' },
  { a: 1.5, b: [], ä: true },
  { a: 'aaa', b: 'a', length: 0 },
];

function acceptsTypicalRow(schemas: Schemas): boolean {
  const read = readSchema(JSON.stringify(wholeOf(schemas)));
  if ('errors' in read) return false;
  const { validate } = rowValidator(read.schema);
  return typicalRows.some((each) => validate(each, new Steps(1e9)).length === 0);
}

const anySchemas: fc.Arbitrary<Schemas> = fc.tuple(branch, branch);
// Five of six random schemas accept no row at all, so every second one must accept a typical row.
const schemas = fc.oneof(anySchemas, anySchemas.filter(acceptsTypicalRow));

type Says = (what: string, sent: JsonObject) => boolean;

/**
 * Returns whether the schemas of a collection accept a value in this dialect. `translate` expresses the dialect
 * as JSON Schema.
 */
function says(of: JsonObject, dialect: Dialect, ajv: Ajv, translate: Dialect = (same) => same): Says {
  const all = Object.fromEntries(
    rowSchemas('c', 'C', of).map(([key, each]) => [key, translate(dialect(each))]),
  );
  const schemas = { ...all, RowId: { type: 'integer', minimum: 1 } };
  ajv.addSchema({ components: { schemas } }, 'document');
  return (what, sent) => ajv.validate({ $ref: `document#/components/schemas/C${what}` }, sent) as boolean;
}

/** Converts a schema of OpenAPI 3.0 (section Schema Object) to draft 7. */
function fromOpenapi30(node: JsonValue): JsonValue {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map(fromOpenapi30);
  const { nullable, minimum, exclusiveMinimum, maximum, exclusiveMaximum, ...rest } = node;
  const low = minimum !== undefined && { [exclusiveMinimum ? 'exclusiveMinimum' : 'minimum']: minimum };
  const high = maximum !== undefined && { [exclusiveMaximum ? 'exclusiveMaximum' : 'maximum']: maximum };
  const said = Object.fromEntries(
    Object.entries(rest).map(([key, each]) => [
      key,
      key === 'enum' || key === 'required' ? each : fromOpenapi30(each),
    ]),
  );
  if (typeof node.type === 'string') said.type = nullable ? [node.type, 'null'] : node.type;
  return { ...said, ...low, ...high };
}

/**
 * Returns the merge patch (RFC 7396) that turns one row into the other, or undefined if no such patch exists.
 */
function mergePatch(from: JsonValue, to: JsonValue): JsonObject | undefined {
  const patch: JsonObject = {};
  const [before, after] = [from as JsonObject, to as JsonObject];
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) patch[key] = null;
  for (const [key, each] of Object.entries(after)) {
    if (JSON.stringify(before[key]) === JSON.stringify(each)) continue;
    const inner = isObject(each) ? mergePatch(isObject(before[key]!) ? before[key]! : {}, each) : each;
    if (inner === undefined || inner === null) return undefined;
    patch[key] = inner;
  }
  return patch;
}

function isObject(each: JsonValue): boolean {
  return typeof each === 'object' && each !== null && !Array.isArray(each);
}

describe(`what documents say of rows (seed ${seed})`, () => {
  it('is what the service takes and answers, or less strict where it can only be that', function () {
    this.timeout(240_000);
    let fitting = 0;
    let patched = 0;
    fc.assert(
      fc.property(schemas, fc.array(row, { minLength: 6, maxLength: 6 }), fc.nat(7), (of, rows, part) => {
        const whole = wholeOf(of);
        const read = readSchema(JSON.stringify(whole));
        if ('errors' in read) return;
        const { validate } = rowValidator(read.schema);
        // In OpenAPI 3.1, the contract must accept exactly the rows that JSON Schema 2020-12 accepts.
        const exact = says(read.schema, inDraft07, new Ajv(options));
        const loose = says(
          read.schema,
          inOpenapi30,
          new Ajv(options),
          (each) => fromOpenapi30(each) as JsonObject,
        );
        const hasCounts = /"m(in|ax)Properties"/.test(JSON.stringify(whole));
        const told = (what: string, sent: JsonObject): string => JSON.stringify({ what, whole, sent });
        const both = (what: string, sent: JsonObject, isFit: boolean): void => {
          expect(exact(what, sent), told(what, sent)).to.equal(isFit);
          if (isFit) expect(loose(what, sent), told(`${what} in 3.0`, sent)).to.equal(true);
        };
        const all = (what: string, sent: JsonObject): void => both(what, sent, true);
        const fit = rows.filter((each) => {
          const isFit = validate(each, new Steps(1e9)).length === 0;
          const named = { id: 7, ...each };
          both('Row', named, isFit);
          expect(exact('Row', each), told('Row without id', each)).to.equal(false);
          both('RowInput', each, isFit);
          expect(exact('RowInput', named), told('RowInput', named)).to.equal(false);
          if (!hasCounts || isFit) for (const sent of [each, named]) both('RowReplacement', sent, isFit);
          return isFit;
        });
        fitting += fit.length;
        for (const each of fit) {
          // A patch with some fields of the row, which doesn't change it.
          const some = Object.fromEntries(Object.entries(each).filter((_, index) => (part >> index) & 1));
          for (const what of ['RowPatch', 'RowsPatch']) all(what, some);
          all('RowPatch', { id: 7, ...some });
          for (const before of fit) {
            const patch = mergePatch(before, each);
            if (patch === undefined) continue;
            patched += Number(Object.keys(patch).length > 0);
            for (const what of ['RowMergePatch', 'RowsMergePatch']) all(what, patch);
            all('RowMergePatch', { id: 7, ...patch });
          }
        }
      }),
      { seed, numRuns: Math.ceil(numRuns / 2) },
    );
    expect(fitting).to.be.above(numRuns / 8);
    expect(patched).to.be.above(numRuns / 16);
  });

  it('lets a merge patch remove the fields of another alternative', () => {
    const closed = (kind: string, field: JsonObject): JsonObject => ({
      type: 'object',
      properties: { kind: { const: kind }, ...field },
      required: ['kind', ...Object.keys(field)],
      additionalProperties: false,
    });
    const shape = {
      oneOf: [
        closed('box', { w: { type: 'number' } }),
        closed('circle', { r: closed('cm', { n: { type: 'number' } }) }),
        closed('ring', { r: closed('in', { m: { type: 'number' } }) }),
      ],
    };
    const box = { kind: 'box', w: 1 };
    const circle = { kind: 'circle', r: { kind: 'cm', n: 1 } };
    const ring = { kind: 'ring', r: { kind: 'in', m: 1 } };
    const outer = (of: JsonObject): JsonObject => ({ type: 'object', ...of });
    for (const [schema, rowOf] of [
      [outer(shape), (each: JsonObject) => each],
      [outer({ properties: { shape }, required: ['shape'] }), (each: JsonObject) => ({ shape: each })],
      [outer({ allOf: [{ additionalProperties: shape }] }), (each: JsonObject) => ({ a: each })],
    ] as [JsonObject, (each: JsonObject) => JsonObject][]) {
      const { validate } = rowValidator(schema);
      const exact = says(schema, inDraft07, new Ajv(options));
      const loose = says(schema, inOpenapi30, new Ajv(options), (each) => fromOpenapi30(each) as JsonObject);
      for (const before of [box, circle, ring])
        for (const after of [box, circle, ring]) {
          expect(validate(rowOf(after), new Steps(1e6))).to.deep.equal([]);
          const patch = mergePatch(rowOf(before), rowOf(after))!;
          for (const what of ['RowMergePatch', 'RowsMergePatch'])
            for (const accepts of [exact, loose])
              expect(accepts(what, patch), JSON.stringify({ what, schema, patch })).to.equal(true);
        }
      expect(exact('RowMergePatch', rowOf({ kind: 'box', w: 'a' }))).to.equal(false);
    }
    // Outside of alternatives, a field that the schema does not have is a mistake.
    const plain = says(closed('box', { w: { type: 'number' } }), inDraft07, new Ajv(options));
    expect(plain('RowMergePatch', { x: null })).to.equal(false);
  });
});
