import { setupWorker } from 'msw/browser';
import { handlers } from './handlers.ts';
import type { Platform } from './platform/platform.ts';

/** A service worker that answers the page's `/api` calls: `await createWorker(createPlatform()).start()`. */
export const createWorker = (platform: Pick<Platform, 'handle'>) => setupWorker(...handlers(platform));

export { handlers } from './handlers.ts';
export { createUpload, type UploadOptions } from './upload.ts';
