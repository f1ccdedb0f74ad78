import { Fragment, type ReactNode, useEffect } from 'react';
import { useCarillon } from '../../hooks/context.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { usePerson } from '../../hooks/usePerson.ts';
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
 * Sends who is not logged in to the login before anything is loaded, and tells everybody else that this is not theirs (D6,
 * FLT-063; decisions, The hosts). What is not saved when a session ends stays
 * under a login, for the same person (decisions, Session in the browser).
 */
export const RequireSession = asScreen(
  'RequireSession',
  function RequireSession({ userId, isForAdmins = false, children }: RequireSessionProps) {
    const { navigation, client } = useCarillon('RequireSession');
    const { person, isAway, giveUp } = usePerson('RequireSession');
    const location = navigation.useLocation();
    const navigate = navigation.useNavigate();
    const isAdmin = person?.role === 'admin';
    const isTheirs = userId === undefined || isAdmin || person?.id === userId;
    const to = loginPath(location);
    useEffect(() => {
      // What a server drew for nobody is taken over, and drawn for who is there in a moment.
      const isPresent = client.session.getSnapshot().user === person;
      if (!person && isPresent) navigate(to, { replace: true });
    }, [to, navigate, client, person]);
    if (!person) return null;
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

/** A sentence where one is, and the way out. */
function Forbidden() {
  const t = useMessages(shellTexts);
  return (
    <Notice
      title={t('shell.adminsOnly')}
      action={<ButtonLink href={paths.home}>{t('shell.home')}</ButtonLink>}
    />
  );
}

function NotYours({ personId }: { personId: number }) {
  const t = useMessages(shellTexts);
  return (
    <Notice
      title={t('shell.notYours')}
      action={<ButtonLink href={paths.devices(personId)}>{t('welcome.devices')}</ButtonLink>}
    />
  );
}
