import { isLoopbackOrigin } from '@carillon/protocol/broker';

/** Whether a websocket may be opened from this Origin. Programs send none and may (docs/development-platform.md). */
export const isAllowedOrigin = (origin: string | undefined, allowed: readonly string[]): boolean =>
  origin === undefined || allowed.includes(origin) || isLoopbackOrigin(origin);
