import { useSession } from '../../../hooks/platform/useSession.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { asScreen } from '../../ScreenBoundary.tsx';
import { VisitorWelcome } from './VisitorWelcome.tsx';

// Whatever knows devices: a visitor loads nothing of it, and the connection is opened when the rest has been drawn.
const Today = lazyPart(() => import('./Today.tsx'));

const Screen = asScreen('Welcome', function Welcome() {
  const { user } = useSession();
  return user ? <Today key={user.id} user={user} /> : <VisitorWelcome />;
});

/**
 * The first page (D2): what this is, or what one's devices do today. `preloadOwn` fetches what only whoever is logged in sees
 * of it, which is then drawn with the page and not after it.
 */
export const Welcome = /* @__PURE__ */ Object.assign(Screen, { preloadOwn: () => Today.preload() });
