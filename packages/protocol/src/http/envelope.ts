import * as z from 'zod/mini';

/** What a server under development tells beside the data: the token that an e-mail carries (docs/protocol.md, HTTP API). */
export const answerDebug = z.object({ jwt: z.optional(z.string()) });
export type AnswerDebug = z.infer<typeof answerDebug>;

/**
 * What every answer of `/api` is wrapped in, errors included (S7). `data` is parsed afterwards by the schema of its
 * call. A `success` that is not true counts as a refusal, whatever else the envelope holds.
 */
export const envelope = z.object({
  success: z.boolean(),
  data: z.optional(z.unknown()),
  message: z.optional(z.nullable(z.string())),
  debug: z.optional(answerDebug),
});
export type Envelope = z.infer<typeof envelope>;

/** The envelope as a client reads it: what a newer server tells in `debug` costs nobody the answer. */
export const openEnvelope = z.extend(envelope, { debug: z.optional(z.unknown()) });
export type OpenEnvelope = z.infer<typeof openEnvelope>;
