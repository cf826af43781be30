/** Generates the module with the reasons for which a feed closes. */
import type { AsyncapiDocument } from './contracts.js';

/** Returns the text of `generated/close-codes.ts`. */
export function closeCodesModule(asyncapi: AsyncapiDocument): string {
  const codes = Object.values(asyncapi.channels).flatMap((channel) =>
    Object.entries(channel['x-close-codes'] ?? {}),
  );
  const reasons = codes.map(
    ([code, description]) => `  ${code}: ${JSON.stringify(reasonOf(code, description))},\n`,
  );
  return `/** The reason in a close frame: the first sentence of the description of its code. */
export const closeReasons = {
${reasons.join('')}} as const;

export type CloseCode = keyof typeof closeReasons;
`;
}

/** The maximum length of a reason in a close frame, in bytes (RFC 6455, section 5.5). */
const maxReasonBytes = 123;

function reasonOf(code: string, description: string): string {
  const [reason = ''] = /^.*?\.(?=\s|$)/s.exec(description) ?? [];
  const bytes = Buffer.byteLength(reason);
  if (bytes > 0 && bytes <= maxReasonBytes) return reason;
  throw new Error(`x-close-codes: ${code} begins with no sentence of at most ${maxReasonBytes} bytes`);
}
