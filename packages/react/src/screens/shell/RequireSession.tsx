import type { User } from '@carillon/protocol/account';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { useCarillon } from '../../hooks/context.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { useSession } from '../../hooks/useSession.ts';
import { shellTexts } from '../../messages/en/shell.ts';
import { lazyPart } from '../../patterns/part/lazyPart.tsx';
import { ButtonLink } from '../../ui/index.ts';
import { loginPath, paths } from '../paths.ts';
import { asScreen, ScreenBoundary } from '../ScreenBoundary.tsx';
import { Notice } from './Notice.tsx';

const LoginAgain = lazyPart(() => import('../account/Login/LoginAgain.tsx'));

export interface RequireSessionProps {
  /** Only this person, or an admin, may come in; without it anybody who is logged in. */
  userId?: number;
  /** Only administrators may come in; others are told so (S6). */
  isForAdmins?: boolean;
  children?: ReactNode;
}

/**
 * Sends everybody else to the login before anything is loaded (D6, FLT-063). What is not saved when a session ends stays
 * under a login, for the same person (decisions, Session in the browser).
 */
export const RequireSession = asScreen(function RequireSession({
  userId,
  isForAdmins = false,
  children,
}: RequireSessionProps) {
  const { navigation, client } = useCarillon('RequireSession');
  const { person, isAway, giveUp } = usePerson();
  const location = navigation.useLocation();
  const navigate = navigation.useNavigate();
  const isAdmin = person?.role === 'admin';
  const isAllowed = person !== null && (userId === undefined || isAdmin || person.id === userId);
  // A way back is only for who still has to log in: it would lead everybody else here again, for ever.
  const to = person ? paths.login : loginPath(location);
  useEffect(() => {
    // What a server drew for nobody is taken over, and drawn for who is there in a moment.
    const isPresent = client.session.getSnapshot().user === person;
    if (!isAllowed && isPresent) navigate(to, { replace: true });
  }, [isAllowed, to, navigate, client, person]);
  if (!isAllowed) return null;
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
});

interface Presence {
  /** Whose screen this is; null where nobody is logged in, unless somebody has left something that is not saved. */
  readonly person: User | null;
  /** Their session has ended meanwhile. */
  readonly isAway: boolean;
  /** Asks, and then lets go of what is not saved. */
  readonly giveUp: () => void;
}

function usePerson(): Presence {
  const { leaving } = useCarillon('RequireSession');
  const { user } = useSession();
  const [person, setPerson] = useState(user);
  if (person !== user && (user || !leaving.isHeld())) setPerson(user);
  return {
    person,
    isAway: person !== null && user === null,
    giveUp: () => leaving.leave(() => setPerson(null)),
  };
}

function Forbidden() {
  const t = useMessages(shellTexts);
  return (
    <Notice
      title={t('shell.forAdmins')}
      action={<ButtonLink href={paths.home}>{t('shell.home')}</ButtonLink>}
    >
      {t('error.forbidden')}
    </Notice>
  );
}
