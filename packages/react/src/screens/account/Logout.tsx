import { useEffect, useRef } from 'react';
import { useCarillon } from '../../hooks/context.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { useSession } from '../../hooks/useSession.ts';
import { logoutTexts } from '../../messages/en/logout.ts';
import { Spinner } from '../../ui/index.ts';
import { asScreen } from '../ScreenBoundary.tsx';
import { AccountPage } from './AccountPage.tsx';

// The server is told, but not waited for without end: here the session is over at once.
const LONGEST_WAIT_MS = 3000;

/** Ends the session, says so, and leads to the first page (S2, /backend/logout). */
export const Logout = asScreen('Logout', function Logout() {
  const t = useMessages(logoutTexts);
  const { client, navigation, paths, notify } = useCarillon('Logout');
  const { logout } = useSession();
  const navigate = navigation.useNavigate();
  const ending = useRef<Promise<void>>(undefined);
  const hasLeft = useRef(false);
  useEffect(() => {
    function leave() {
      if (hasLeft.current) return;
      hasLeft.current = true;
      notify({ kind: 'success', title: t('logout.done.title'), detail: t('logout.done') });
      navigate(paths.home, { replace: true });
    }
    ending.current ??= logout();
    void ending.current.then(leave);
    return client.clock.after(LONGEST_WAIT_MS, leave);
  }, [t, client, navigate, paths, notify, logout]);
  return (
    <AccountPage title={t('logout.title')}>
      <Spinner isLabelShown aria-label={t('logout.running')} />
    </AccountPage>
  );
});
