import { type HttpHandler, http } from 'msw';
import type { Platform } from './platform/platform.ts';

/**
 * The one handler that answers every `/api` call of any origin, for `setupWorker`, `setupServer` or the Storybook
 * add-on: `handlers(createPlatform())`. A call that the contract does not know is a 404 naming the nearest one.
 */
export function handlers(platform: Pick<Platform, 'handle'>): HttpHandler[] {
  return [http.all('*/api/*', ({ request }) => platform.handle(request))];
}
