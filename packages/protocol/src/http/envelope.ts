import * as z from 'zod/mini';

/**
 * What every answer of `/api` is wrapped in, errors included (S7). `data` is parsed afterwards by the schema of its
 * call. A `success` that is not true counts as a refusal, whatever else the envelope holds.
 */
export const envelope = z.object({
  success: z.boolean(),
  data: z.optional(z.unknown()),
  message: z.optional(z.nullable(z.string())),
  debug: z.optional(z.object({ jwt: z.optional(z.string()) })),
});
export type Envelope = z.infer<typeof envelope>;
