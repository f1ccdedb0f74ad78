import type { ZodMiniType } from 'zod/mini';

/** Any schema of one type of value. */
export type Schema<T> = ZodMiniType<T>;
