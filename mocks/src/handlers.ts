import { type HttpHandler, type HttpResponseResolver, http } from 'msw';
import type { Platform } from './platform/platform.ts';

/**
 * The handlers that answer every `/api` call and every picture of any origin, for `setupWorker`, `setupServer` or the Storybook
 * add-on: `handlers(createPlatform())`. A call that the contract does not know is a 404 naming the nearest one.
 */
export function handlers(platform: Pick<Platform, 'handle'>): HttpHandler[] {
  const answer: HttpResponseResolver = ({ request }) => platform.handle(request);
  return [http.all('*/api/*', answer), http.all('*/public/media/*', answer)];
}
