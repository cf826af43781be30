/** Holds the answers and frames of a deployment against the contract. */
import {
  answers,
  headersByName,
  type Validator,
  validatorsOfFrames,
  validatorsOfSchemas,
} from '../../generated/answers.js';
import type { OperationId } from '../../generated/operations.js';

/** An answer as it was received. */
export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * The breaches of the contract in an answer. Headers that it doesn't know are passed over: proxies add some.
 * @param json the parsed body; undefined where it is none
 */
export function breachesOf(id: OperationId, { status, headers, text }: Received, json: unknown): string[] {
  const answer = answers[id][status];
  if (answer === undefined) {
    return [`the status ${status} is not declared, but ${Object.keys(answers[id]).join(', ')} are`];
  }
  const breaches = Object.entries(answer.headers).flatMap(([name, description]) =>
    breachesOfHeader(name, headers.get(name), description),
  );
  const mediaTypes = Object.keys(answer.schemas);
  if (mediaTypes.length === 0) {
    return text === '' ? breaches : [...breaches, 'there is a body, and none is declared'];
  }
  const sent =
    headers
      .get('Content-Type')
      ?.toLowerCase()
      .replaceAll(/\s*;\s*/g, '; ') ?? 'missing';
  // Parameters say something where they are declared.
  const mediaType = mediaTypes.find((each) => each === sent || each === sent.split(';')[0]!.trim());
  if (mediaType === undefined) {
    return [...breaches, `the media type is ${sent}, not ${mediaTypes.join(' or ')}`];
  }
  const schema = answer.schemas[mediaType] ?? null;
  if (schema === null) return breaches;
  breaches.push(...failures('the body', validatorsOfSchemas[schema]!, json));
  const { code, status: told, request_id: requestId } = (json ?? {}) as Readonly<Record<string, unknown>>;
  if (answer.codes === undefined) return breaches;
  if (!answer.codes.some((declared) => declared === code)) {
    breaches.push(`the code ${code} is not declared, but ${answer.codes.join(', ')} are`);
  }
  if (told !== status) breaches.push(`the problem's status is ${told}`);
  if (requestId !== headers.get('Request-Id')) breaches.push(`the problem's request_id is ${requestId}`);
  return breaches;
}

/** The breaches of the contract in a frame. */
export function breachesOfFrame(frame: unknown): string[] {
  const event = typeof frame === 'object' && frame !== null && 'event' in frame ? String(frame.event) : '';
  const validate = Object.hasOwn(validatorsOfFrames, event) ? validatorsOfFrames[event] : undefined;
  if (validate === undefined) return [`there is no frame of the event ${JSON.stringify(event)}`];
  return failures(`a frame of the event ${event}`, validate, frame);
}

function breachesOfHeader(name: string, text: string | null, description: string): string[] {
  const { required, isInteger, validate } = headersByName[description]!;
  if (text === null) return required ? [`the header ${name} is missing`] : [];
  const value = isInteger && /^(0|[1-9]\d{0,15})$/.test(text) ? Number(text) : text;
  return failures(`the header ${name} (${text})`, validate, value);
}

function failures(what: string, validate: Validator, value: unknown): string[] {
  if (validate(value)) return [];
  return validate.errors!.map(
    ({ instancePath, message }) => `${what}${instancePath && ` at ${instancePath}`} ${message}`,
  );
}
