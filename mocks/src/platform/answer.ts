import type { Envelope } from '@carillon/protocol';
import type { Refusal } from './refusal.ts';

/** Wraps data in the envelope of S7, with what the debug variant tells beside it. */
export const answerData = (data: unknown, debug?: Envelope['debug']): Response =>
  toResponse(200, { success: true, data, debug });

/** Wraps a refusal in the envelope of S7. */
export const answerRefusal = ({
  status,
  message,
  headers,
}: Pick<Refusal, 'status' | 'message' | 'headers'>) =>
  toResponse(status, { success: false, message }, headers);

function toResponse(
  status: number,
  body: Envelope,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    // Answers hold tokens and personal data: no cache may keep them.
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  });
}
