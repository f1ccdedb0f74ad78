import * as z from 'zod/mini';

/**
 * Makes the schemas work without `new Function`, which a content security policy without `unsafe-eval` refuses and reports.
 * To be called before anything is parsed.
 */
export function forbidEval() {
  z.config({ jitless: true });
}
