import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCarillon } from '../../hooks/context.ts';
import { isPage, returnPath } from '../../hooks/page/paths.ts';
import { useSession } from '../../hooks/platform/useSession.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { shellTexts } from '../../messages/en/shell.ts';
import { asScreen } from '../ScreenBoundary.tsx';

export interface RequireGuestProps {
  children?: ReactNode;
}

/**
 * What is for people who are not logged in, such as the login: everybody else goes on, to `?return=` or to / (NAV-06), and reads
 * that the link of an e-mail was not used.
 */
export const RequireGuest = asScreen('RequireGuest', function RequireGuest({ children }: RequireGuestProps) {
  const { navigation, paths, notify } = useCarillon('RequireGuest');
  const t = useMessages(shellTexts);
  const { status, user } = useSession();
  const location = navigation.useLocation();
  const { search } = location;
  const navigate = navigation.useNavigate();
  const [isGuest, setGuest] = useState(false);
  if (status === 'loggedOut' && !isGuest) setGuest(true);
  const to = returnPath(search) ?? paths.home;
  const isOfEmail =
    new URLSearchParams(search).has('token') &&
    (isPage(paths.verifyEmail, location) || isPage(paths.resetPassword, location));
  const isTold = useRef(false);
  useEffect(() => {
    if (!user || !isOfEmail || isTold.current) return;
    isTold.current = true;
    notify({
      kind: 'info',
      title: t('shell.linkNotUsed'),
      detail: t('shell.linkNotUsed.detail', { email: user.username }),
    });
  }, [user, isOfEmail, notify, t]);
  useEffect(() => {
    if (status === 'loggedIn') navigate(to, { replace: true });
  }, [status, to, navigate]);
  // Somebody who logs in here sees the form until the next page is there.
  return isGuest ? children : null;
});
