/** Compares responses and frames of a deployment with the contract. */
import {
  answers,
  headersByName,
  type Validator,
  validatorsOfFrames,
  validatorsOfSchemas,
} from '../../generated/answers.js';
import type { OperationId } from '../../generated/operations.js';

/** A response as the client received it. */
export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * Returns how a response breaks the contract, one text per problem. It ignores headers that the contract
 * doesn't declare, because proxies add some.
 *
 * @param json the parsed body; undefined if the body is not JSON
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
    return text === '' ? breaches : [...breaches, 'there is a body, but the contract declares none'];
  }
  const sent =
    headers
      .get('Content-Type')
      ?.toLowerCase()
      .replaceAll(/\s*;\s*/g, '; ') ?? 'missing';
  // A parameter of the media type only matters if the contract declares it.
  const mediaType = mediaTypes.find((each) => each === sent || each === sent.split(';')[0]!.trim());
  if (mediaType === undefined) {
    return [...breaches, `the media type is ${sent}, not ${mediaTypes.join(' or ')}`];
  }
  const schema = answer.schemas[mediaType] ?? null;
  if (schema === null) return breaches;
  breaches.push(...failures('the body', validatorsOfSchemas[schema]!, json));
  const { code, status: reported, request_id: requestId } = (json ?? {}) as Readonly<Record<string, unknown>>;
  if (answer.codes === undefined) return breaches;
  if (!answer.codes.some((declared) => declared === code)) {
    breaches.push(`the code ${code} is not declared, but ${answer.codes.join(', ')} are`);
  }
  if (reported !== status) breaches.push(`the problem's status is ${reported}`);
  if (requestId !== headers.get('Request-Id')) breaches.push(`the problem's request_id is ${requestId}`);
  return breaches;
}

/** Returns how a frame breaks the contract, one text per problem. */
export function breachesOfFrame(frame: unknown): string[] {
  const event = typeof frame === 'object' && frame !== null && 'event' in frame ? String(frame.event) : '';
  const validate = Object.hasOwn(validatorsOfFrames, event) ? validatorsOfFrames[event] : undefined;
  if (validate === undefined) return [`there is no frame of the event ${JSON.stringify(event)}`];
  return failures(`a frame of the event ${event}`, validate, frame);
}

function breachesOfHeader(name: string, text: string | null, description: string): string[] {
  // Proxies remove these headers, or write their own (RFC 9110, section 7.6.1).
  if (name === 'Connection' || name === 'Upgrade') return [];
  // nginx removes it, because it is an instruction for nginx itself.
  if (name === 'X-Accel-Buffering' && text === null) return [];
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
