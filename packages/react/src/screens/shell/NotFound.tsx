import { lazyPart } from '../../patterns/part/lazyPart.tsx';
import { asScreen } from '../ScreenBoundary.tsx';

/** Where no route leads (S2). */
export const NotFound = asScreen<object>(
  'NotFound',
  lazyPart(() => import('./NotFoundPage.tsx')),
);
