import type { AnyHandler } from 'msw';

/** What answers every story's calls, unless the story says `beforeEach({ msw }) { msw.use(…) }`. */
export const handlers: AnyHandler[] = [];
