import { setupServer } from 'msw/node';
import { handlers } from './handlers.ts';
import type { Platform } from './platform/platform.ts';

/** Answers the `/api` calls of this process: `createServer(createPlatform()).listen({ onUnhandledFrame: 'error' })`. */
export const createServer = (platform: Pick<Platform, 'handle'>) => setupServer(...handlers(platform));

export { handlers } from './handlers.ts';
