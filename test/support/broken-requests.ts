import fc from 'fast-check';
import { statusOfCode } from './contract.js';
import {
  feedOperation,
  fittingRequest,
  isHeaderValue,
  type Operation,
  type Parameter,
  plainOperations,
  type Request,
  type Resources,
  wireTexts,
  withHeader,
  withParameter,
} from './requests.js';
import { breaking, fitting, nearly } from './schemas.js';

/** A request that breaks the contract in exactly one place, and the error that the server must return. */
export interface BrokenRequest extends Request {
  /** A description of the fault. */
  readonly fault: string;
  readonly status: number;
  readonly code: string;
  /** The JSON Pointer or parameter that `errors` must name. */
  readonly at?: string;
}

/**
 * Generates requests to all operations with all faults that apply to them. Each combination is equally
 * likely.
 */
export function brokenRequests(resources: Resources): fc.Arbitrary<BrokenRequest> {
  return fc.oneof(
    ...plainOperations.flatMap((operation) => {
      const { secured, mediaTypes } = operation;
      return broken(operation, resources, [
        ...parameterFaults(operation),
        ...routeFaults(operation),
        ...resourceFaults(operation),
        ...(secured ? keyFaults(operation, resources) : []),
        ...(mediaTypes.length > 0 ? bodyFaults(operation) : []),
      ]);
    }),
  );
}

export function brokenHandshakes(resources: Resources): fc.Arbitrary<BrokenRequest> {
  const origins = fc.webUrl().map((url) => new URL(url).origin);
  const faults = [
    ...parameterFaults(feedOperation),
    ...keyFaults(feedOperation, resources),
    ...resourceFaults(feedOperation),
    refusal('origin_forbidden', origins, (request, origin) => withHeader(request, 'Origin', origin)),
  ];
  return fc.oneof(...broken(feedOperation, resources, faults));
}

/** Breaks a valid request and adds the expected error. */
type Fault = fc.Arbitrary<(request: Request) => BrokenRequest>;

function broken(
  operation: Operation,
  resources: Resources,
  faults: readonly Fault[],
): fc.Arbitrary<BrokenRequest>[] {
  const whole = fittingRequest(operation, resources, 'present');
  return faults.map((fault) => fc.tuple(whole, fault).map(([request, breaks]) => breaks(request)));
}

function refusal<T>(
  code: string,
  values: fc.Arbitrary<T>,
  breaks: (request: Request, value: T) => Request & { readonly at?: string },
): Fault {
  return values.map((value) => (request) => {
    const fault = `${code} by ${String(JSON.stringify(value)).slice(0, 100)}`;
    return { ...breaks(request, value), fault, status: statusOfCode(code), code };
  });
}

function parameterFaults({ operationId, parameters, refusedHeaders, ignoresUnknown }: Operation): Fault[] {
  const faults = refusedHeaders.map((at) =>
    refusal('parameter_invalid', fc.constantFrom('*', '"another"', 'x'), (request, text) => ({
      ...withHeader(request, at, text),
      at,
    })),
  );
  for (const parameter of parameters) {
    const { name: at, in: place, schema, required } = parameter;
    const wrong = wrongTexts(parameter);
    const put = (request: Request, text: string) => ({ ...withParameter(request, parameter, text), at });
    if (wrong) faults.push(refusal('parameter_invalid', wrong, put));
    if (place !== 'query' || at === 'api_key') continue;
    const putTwice = (request: Request, text: string) => {
      const once = put(request, text);
      return { ...once, query: [...once.query, [at, text] as const] };
    };
    const texts = fitting(schema).map((value) => wireTexts(value, parameter)[0]!);
    if (!parameter.isExploded) faults.push(refusal('parameter_invalid', texts, putTwice));
    const leaveOut = (request: Request) => ({
      ...request,
      query: request.query.filter(([name]) => name !== at),
      at,
    });
    if (required) faults.push(refusal('parameter_invalid', fc.constant(`no ${at}`), leaveOut));
  }
  if (operationId === 'exportRows') {
    const leaveOutColumns = (request: Request) => ({
      ...request,
      query: [['format', 'csv']] as const,
      at: 'fields',
    });
    faults.push(refusal('parameter_invalid', fc.constant('no columns'), leaveOutColumns));
  }
  if (ignoresUnknown) return faults;
  const known = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const unknown = fc
    .oneof(
      fc.constantFrom('Limit', 'limit ', 'api_key', '__proto__', 'filter', ''),
      fc.string({ unit: 'grapheme', maxLength: 9 }),
    )
    .filter((name) => !known.includes(name));
  const add = (request: Request, at: string) => ({
    ...request,
    query: [...request.query, [at, '1'] as const],
    at,
  });
  return [...faults, refusal('parameter_invalid', unknown, add)];
}

/** Generates invalid texts for a parameter. Returns undefined if every text is valid. */
function wrongTexts(parameter: Parameter): fc.Arbitrary<string> | undefined {
  const { in: place, schema } = parameter;
  const { type, pattern, enum: values } = schema;
  // If the items of an array are sent as repeated parameters, makes one item invalid.
  if (parameter.isExploded) return wrongTexts({ ...parameter, schema: schema.items!, isExploded: false });
  if (type === 'string' && pattern === undefined && values === undefined) return undefined;
  const wrong = breaking(schema).map(({ value }) => value);
  if (type === 'array')
    return fc.oneof(
      wrong.filter(Array.isArray).map((value) => wireTexts(value, parameter)[0]!),
      fc.constant(''),
    );
  const texts =
    type === 'integer'
      ? fc.oneof(wrong.filter((value) => typeof value === 'number').map(String), notCanonical)
      : wrong.filter((value) => typeof value === 'string');
  // An empty path segment belongs to another path, and clients remove `.` and `..` from paths.
  if (place === 'path') return texts.filter((text) => !['', '.', '..'].includes(text));
  if (place === 'query') return texts;
  return texts.filter((text) => isHeaderValue(text) && !new RegExp(pattern!, 'u').test(text.trim()));
}

const notCanonical = fc.oneof(
  fc.constantFrom('', '1e2', '0x10', '+5', ' 5', '5 ', '05', '-0', '1.0', '1,000', '٣', 'Infinity', 'NaN'),
  nearly(fc.integer({ min: 1, max: 999 })).filter((text) => !/^(0|[1-9]\d{0,15})$/.test(text)),
);

function routeFaults({ template, allow }: Operation): Fault[] {
  const methods = ['PUT', 'POST', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'REPORT'];
  const others = methods.filter((method) => !allow.includes(method));
  const tails = ['/', '//', '/x/y/z/q', ...(template.endsWith('}') ? [] : [';x=1', '.json', '%20'])];
  return [
    refusal('method_not_allowed', fc.constantFrom(...others), (request, method) => ({ ...request, method })),
    refusal('route_not_found', fc.constantFrom(...tails), (request, tail) => ({
      ...request,
      template: request.template + tail,
    })),
  ];
}

function resourceFaults({ parameters, method }: Operation): Fault[] {
  const absent: Readonly<Record<string, readonly [code: string, texts: fc.Arbitrary<string>]>> = {
    collection_name: ['collection_not_found', fc.stringMatching(/^absent_[A-Za-z0-9_-]{0,20}$/)],
    collection: ['collection_not_found', fc.stringMatching(/^absent_[A-Za-z0-9_-]{0,20}$/)],
    key_id: ['key_not_found', fc.stringMatching(/^key_absent[0-9A-Za-z]{6}$/)],
    asset: ['route_not_found', fc.stringMatching(/^absent_[A-Za-z0-9_-]{0,20}$/)],
    guide: ['route_not_found', fc.stringMatching(/^absent_[A-Za-z0-9_-]{0,20}$/)],
    row_id: ['row_not_found', fc.integer({ min: 1e9, max: Number.MAX_SAFE_INTEGER }).map(String)],
    'If-Match': ['version_mismatch', fc.constantFrom('"another"', 'W/"*"', '"a-1", "b-2"')],
    ...(method !== 'GET' && { 'If-None-Match': ['version_mismatch', fc.constant('*')] }),
  };
  return parameters.flatMap((parameter) => {
    const [code, texts] = absent[parameter.name] ?? [];
    if (!code) return [];
    return [refusal(code, texts!, (request, text) => withParameter(request, parameter, text))];
  });
}

function keyFaults({ scopes: [scope] }: Operation, { key, narrow }: Resources): Fault[] {
  const withoutKey = (request: Request): Request => {
    const { Authorization: _, 'x-api-key': __, ...headers } = request.headers;
    return { ...request, query: request.query.filter(([name]) => name !== 'api_key'), headers };
  };
  const withKey = (request: Request, text: string): Request =>
    withHeader(withoutKey(request), 'Authorization', `Bearer ${text}`);
  const wrongKeys = fc.oneof(
    fc.stringMatching(/^[!-+\--~]{1,60}$/),
    fc.stringMatching(/^rf_[0-9A-Za-z]{38}$/),
    nearly(fc.constant(key)).filter((text) => /^[!-+\--~]+$/.test(text) && text !== key),
  );
  const faults = [
    refusal('key_missing', fc.constant('no key'), withoutKey),
    refusal('key_invalid', wrongKeys, withKey),
    refusal('credentials_conflict', wrongKeys, (request, text) =>
      withHeader(withKey(request, key), 'x-api-key', text),
    ),
  ];
  if (!scope) return faults;
  const other = fc.constant(narrow[scope === 'read' ? 'write' : 'read']);
  return [...faults, refusal('scope_insufficient', other, withKey)];
}

function bodyFaults({ operationId, mediaTypes }: Operation): Fault[] {
  const [, schema] = mediaTypes[0]!;
  const types = mediaTypes.map(([mediaType]) => mediaType);
  const otherTypes = fc.oneof(
    fc.constantFrom(
      '',
      '*/*',
      'text/plain',
      'application/json; charset=utf-16',
      'application/json, text/csv',
    ),
    nearly(fc.constantFrom(...types)).filter(
      (text) => isHeaderValue(text) && !types.includes(text.trim().toLowerCase()),
    ),
  );
  const notJson = nearly(fitting(schema).map((value) => JSON.stringify(value))).filter(
    (text) => !isJson(text),
  );
  const notUtf8 = fc.constantFrom('ff', 'c080', 'eda080', 'f8888080').map((hex) => Buffer.from(hex, 'hex'));
  const putBody = (request: Request, body: string | Buffer): Request => ({ ...request, body });
  const faults = [
    refusal('media_type_unsupported', otherTypes, (request, type) =>
      withHeader(request, 'Content-Type', type),
    ),
    refusal('media_type_unsupported', fc.constantFrom('gzip', 'identity', 'br'), (request, coding) =>
      withHeader(request, 'Content-Encoding', coding),
    ),
    refusal('body_malformed', notJson, putBody),
    refusal('body_malformed', notUtf8, (request, bytes) =>
      putBody(request, Buffer.concat([Buffer.from('{"a":"'), bytes, Buffer.from('"}')])),
    ),
    // If the contract doesn't describe the body, the server returns a different code.
    ...(schema.type === undefined && schema.allOf === undefined
      ? [refusal('schema_invalid', fc.constantFrom('[]', 'true', '{}', '{"type":"array"}'), putBody)]
      : [
          refusal('body_invalid', breaking(schema), (request, { value, pointer }) => ({
            ...putBody(request, JSON.stringify(value)),
            at: pointer,
          })),
        ]),
    refusal('body_too_large', fc.constant(1_048_577), (request, bytes) =>
      putBody(request, Buffer.alloc(bytes, ' ')),
    ),
  ];
  const row = { insertRows: '/0', updateRows: '', replaceRow: '', updateRow: '' }[operationId];
  if (row === undefined) return faults;
  return [
    ...faults,
    refusal('value_unsupported', unsupportedAt(), (request, { text, pointer }) => ({
      ...putBody(request, row === '' ? text : `[${text}]`),
      at: row + pointer,
    })),
  ];
}

/** Generates rows with one value that can't be stored. */
function unsupportedAt(): fc.Arbitrary<{ readonly text: string; readonly pointer: string }> {
  const numbers = ['9007199254740993', '-12345678901234567890', '1e400', '-2E+999', '1e-400'];
  const literals = fc.constantFrom(...numbers, '"\\u0000"', '"\\ud800"', '"x\\udfff"');
  const paths = fc.constantFrom<(string | number)[][]>(['a'], ['a', 1], ['a', 'b/c'], ['é', 0, '~']);
  return fc.tuple(literals, paths).map(([literal, path]) => ({
    text: path.reduceRight<string>(
      (inner, step) =>
        typeof step === 'string' ? `{${JSON.stringify(step)}:${inner}}` : `[${'null,'.repeat(step)}${inner}]`,
      literal,
    ),
    pointer: path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''),
  }));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
