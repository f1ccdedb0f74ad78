import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCarillon } from '../../hooks/context.ts';
import { isPage, returnPath } from '../../hooks/page/paths.ts';
import { readRegistration } from '../../hooks/page/registrationLink.ts';
import { useSession } from '../../hooks/platform/useSession.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { shellTexts } from '../../messages/en/shell.ts';
import { asScreen } from '../ScreenBoundary.tsx';

export interface RequireGuestProps {
  children?: ReactNode;
}

/**
 * What is for people who are not logged in, such as the login: everybody else goes on, to `?return=`, to the device whose link was
 * opened before (DEV-08), or to / (NAV-06), and reads that the link of an e-mail was not used.
 */
export const RequireGuest = asScreen('RequireGuest', function RequireGuest({ children }: RequireGuestProps) {
  const { navigation, paths, hasPage, notify, client } = useCarillon('RequireGuest');
  const t = useMessages(shellTexts);
  const { status, user } = useSession();
  const location = navigation.useLocation();
  const { search } = location;
  const navigate = navigation.useNavigate();
  const [isGuest, setGuest] = useState(false);
  if (status === 'loggedOut' && !isGuest) setGuest(true);
  const userId = user?.id;
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
    if (userId === undefined) return;
    // A signup and its e-mail have no way back: what is still to be registered is one.
    const isLinked = hasPage('addDevice') && readRegistration(client) !== null;
    const to = returnPath(search) ?? (isLinked ? paths.addDevice(userId) : paths.home);
    navigate(to, { replace: true });
  }, [userId, search, navigate, hasPage, paths, client]);
  // Somebody who logs in here sees the form until the next page is there.
  return isGuest ? children : null;
});
