import { Fragment, type ReactNode, useEffect } from 'react';
import { useCarillon } from '../../hooks/context.ts';
import { useLoginPath } from '../../hooks/page/useLoginPath.ts';
import { usePerson } from '../../hooks/platform/usePerson.ts';

import { useIsLasting, useSession } from '../../hooks/platform/useSession.ts';

import { lazyPart } from '../../patterns/part/lazyPart.tsx';
import { Screen, Skeleton } from '../../ui/index.ts';
import { LoginNeeded } from '../LoginNeeded.tsx';
import { asScreen, ScreenBoundary } from '../ScreenBoundary.tsx';

const Login = lazyPart(async () => ({ default: (await import('../account/Login/Login.tsx')).Login }));
const LoginAgain = lazyPart(() => import('../account/Login/LoginAgain.tsx'));
// Seldom wanted: whoever may come in loads nothing of them.
const Forbidden = lazyPart(() => import('./Forbidden.tsx'));
const NotYours = lazyPart(() => import('./NotYours.tsx'));

/** What a server draws, and a build: the place of a screen of which nobody knows yet whose it is. */
const ToCome = () => (
  <Screen isPage isLoading>
    <Skeleton width={240} height={28} />
    <Skeleton height={240} />
  </Screen>
);

export interface RequireSessionProps {
  /** Only this person, or an admin, may come in; without it anybody who is logged in. */
  userId?: number;
  /** Only administrators may come in; others are led to their profile, and told why (NAV-07). */
  isForAdmins?: boolean;
  children?: ReactNode;
}

/**
 * Sends who is not logged in to the login before anything is loaded, and tells everybody else that this is not theirs (D6,
 * FLT-063). Where the browser keeps no login it is asked for in place. What is not saved when a session ends stays under a
 * login, for the same person (docs/architecture.md, The life of a session and of the connection). Where the host hands the login
 * over nobody is led to ours: it is told that one is needed, and what is not saved stays until it has handed the next one over.
 */
export const RequireSession = asScreen(
  'RequireSession',
  function RequireSession({ userId, isForAdmins = false, children }: RequireSessionProps) {
    const { navigation } = useCarillon('RequireSession');
    const { isHandedOver } = useSession();
    const { person, isKnown, isAway, giveUp } = usePerson('RequireSession');
    const navigate = navigation.useNavigate();
    const isAdmin = person?.role === 'admin';
    const isTheirs = userId === undefined || isAdmin || person?.id === userId;
    // Where nothing is kept a login in another app of ours would be gone with the way back: it is asked for in place (FLT-126).
    const isLasting = useIsLasting();
    // What a server drew for nobody is taken over, and drawn for the person who is there in a moment.
    const isLed = !person && isKnown && isLasting && !isHandedOver;
    const to = useLoginPath(isLed);
    useEffect(() => {
      if (isLed) navigate(to, { replace: true });
    }, [to, navigate, isLed]);
    if (!isKnown) return <ToCome />;
    if (!person) return isLed ? null : isHandedOver ? <LoginNeeded /> : <Login />;
    if (!isTheirs) return <NotYours personId={person.id} />;
    return (
      <>
        {/* Another person begins with a screen that has seen nothing of the one before. */}
        <Fragment key={person.id}>{isForAdmins && !isAdmin ? <Forbidden /> : children}</Fragment>
        {isAway && !isHandedOver && (
          <ScreenBoundary>
            <LoginAgain email={person.username} onCancel={giveUp} />
          </ScreenBoundary>
        )}
      </>
    );
  },
);
