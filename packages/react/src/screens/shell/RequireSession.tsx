import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useCarillon } from '../../hooks/context.ts';
import { useLoginPath } from '../../hooks/page/registrationLink.ts';
import { usePerson } from '../../hooks/platform/usePerson.ts';
import { useIsLasting } from '../../hooks/platform/useSession.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { shellTexts } from '../../messages/en/shell.ts';
import { lazyPart } from '../../patterns/part/lazyPart.tsx';
import { ButtonLink } from '../../ui/index.ts';
import { asScreen, ScreenBoundary } from '../ScreenBoundary.tsx';
import { MessagePage } from './MessagePage.tsx';

const Login = lazyPart(async () => ({ default: (await import('../account/Login/Login.tsx')).Login }));
const LoginAgain = lazyPart(() => import('../account/Login/LoginAgain.tsx'));

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
 * login, for the same person (docs/architecture.md, The life of a session and of the connection).
 */
export const RequireSession = asScreen(
  'RequireSession',
  function RequireSession({ userId, isForAdmins = false, children }: RequireSessionProps) {
    const { navigation, client } = useCarillon('RequireSession');
    const { person, isKnown, isAway, giveUp } = usePerson('RequireSession');
    const navigate = navigation.useNavigate();
    const isAdmin = person?.role === 'admin';
    const isTheirs = userId === undefined || isAdmin || person?.id === userId;
    // Where nothing is kept a login in another app of ours would be gone with the way back: it is asked for in place (FLT-126).
    const isInPlace = !useIsLasting() && !client.isHandedOver;
    // What a server drew for nobody is taken over, and drawn for the person who is there in a moment.
    const isLed = !person && isKnown && !isInPlace;
    const to = useLoginPath(isLed);
    useEffect(() => {
      if (isLed) navigate(to, { replace: true });
    }, [to, navigate, isLed]);
    if (!person) return isKnown && isInPlace ? <Login /> : null;
    if (!isTheirs) return <NotYours personId={person.id} />;
    return (
      <>
        {/* Another person begins with a screen that has seen nothing of the one before. */}
        <Fragment key={person.id}>{isForAdmins && !isAdmin ? <Forbidden /> : children}</Fragment>
        {isAway && (
          <ScreenBoundary>
            <LoginAgain email={person.username} onCancel={giveUp} />
          </ScreenBoundary>
        )}
      </>
    );
  },
);

/** Leads away from what is for administrators. What was shown of it is gone by then, and holds nobody back. */
function Forbidden() {
  const t = useMessages(shellTexts);
  const { navigation, paths, notify } = useCarillon('RequireSession');
  const navigate = navigation.useNavigate();
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    notify({ kind: 'warning', title: t('shell.adminsOnly'), detail: t('shell.adminsOnly.detail') });
    navigate(paths.profile, { replace: true });
  }, [t, notify, navigate, paths]);
  return null;
}

/** A sentence where one is, and the way out. */
function NotYours({ personId }: { personId: number }) {
  const { paths, hasPage } = useCarillon('RequireSession');
  const t = useMessages(shellTexts);
  return (
    <MessagePage
      title={t('shell.notYours')}
      action={
        hasPage('devices') && <ButtonLink href={paths.devices(personId)}>{t('welcome.devices')}</ButtonLink>
      }
    />
  );
}
