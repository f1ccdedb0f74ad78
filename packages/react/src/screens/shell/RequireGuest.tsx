import { type ReactNode, useEffect, useState } from 'react';
import { useCarillon } from '../../hooks/context.ts';
import { returnPath } from '../../hooks/page/paths.ts';
import { useSession } from '../../hooks/platform/useSession.ts';
import { asScreen } from '../ScreenBoundary.tsx';

export interface RequireGuestProps {
  children?: ReactNode;
}

/** What is for people who are not logged in, such as the login: everybody else goes on, to `?return=` or to / (NAV-06). */
export const RequireGuest = asScreen('RequireGuest', function RequireGuest({ children }: RequireGuestProps) {
  const { navigation, paths } = useCarillon('RequireGuest');
  const { status } = useSession();
  const { search } = navigation.useLocation();
  const navigate = navigation.useNavigate();
  const [isGuest, setGuest] = useState(false);
  if (status === 'loggedOut' && !isGuest) setGuest(true);
  const to = returnPath(search) ?? paths.home;
  useEffect(() => {
    if (status === 'loggedIn') navigate(to, { replace: true });
  }, [status, to, navigate]);
  // Somebody who logs in here sees the form until the next page is there.
  return isGuest ? children : null;
});
