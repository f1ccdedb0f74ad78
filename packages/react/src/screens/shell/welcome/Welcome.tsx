import { useSession } from '../../../hooks/platform/useSession.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { asScreen } from '../../ScreenBoundary.tsx';
import { VisitorWelcome } from './VisitorWelcome.tsx';

// Whatever knows devices: a visitor loads nothing of it, and the connection is opened when the rest has been drawn.
const Today = lazyPart(() => import('./Today.tsx'));

/** The first page (D2): what this is, or what one's devices do today. */
export const Welcome = asScreen('Welcome', function Welcome() {
  const { user } = useSession();
  return user ? <Today key={user.id} user={user} /> : <VisitorWelcome />;
});
