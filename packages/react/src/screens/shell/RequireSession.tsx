import { type ReactNode, useEffect } from 'react';
import { useCarillon } from '../../hooks/context.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { useSession } from '../../hooks/useSession.ts';
import { shellTexts } from '../../messages/en/shell.ts';
import { ButtonLink } from '../../ui/index.ts';
import { loginPath, paths } from '../paths.ts';
import { Notice } from './Notice.tsx';

export interface RequireSessionProps {
  /** Only this person, or an admin, may come in; without it anybody who is logged in. */
  userId?: number;
  /** Only administrators may come in; others are told so (S6). */
  isForAdmins?: boolean;
  children?: ReactNode;
}

/** Sends everybody else to the login before anything is loaded (D6, FLT-063). */
export function RequireSession({ userId, isForAdmins = false, children }: RequireSessionProps) {
  const { navigation } = useCarillon('RequireSession');
  const { user, isAdmin } = useSession();
  const location = navigation.useLocation();
  const navigate = navigation.useNavigate();
  const isAllowed = user !== null && (userId === undefined || isAdmin || user.id === userId);
  // A way back is only for who still has to log in: it would lead everybody else here again, for ever.
  const to = user ? paths.login : loginPath(location);
  useEffect(() => {
    if (!isAllowed) navigate(to, { replace: true });
  }, [isAllowed, to, navigate]);
  if (!isAllowed) return null;
  return isForAdmins && !isAdmin ? <Forbidden /> : children;
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
