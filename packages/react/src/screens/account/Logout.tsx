import { useEffect, useRef } from 'react';
import { useSession } from '../../hooks/platform/useSession.ts';
import { useClock } from '../../hooks/useClock.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { logoutTexts } from '../../messages/en/logout.ts';
import { Spinner } from '../../ui/index.ts';
import { asScreen } from '../ScreenBoundary.tsx';
import { useFarewell } from '../shell/menu/useLogout.ts';
import { AccountPage } from './AccountPage.tsx';

// The server is told, but not waited for without end: here the session is over at once.
const LONGEST_WAIT_MS = 3000;

/** Ends the session, says so, and leads to the first page (S2, /backend/logout). */
export const Logout = asScreen('Logout', function Logout() {
  const t = useMessages(logoutTexts);
  const clock = useClock();
  const { logout } = useSession();
  const sayFarewell = useFarewell();
  const latest = useRef(sayFarewell);
  const ending = useRef<Promise<void>>(undefined);
  const hasLeft = useRef(false);
  useEffect(() => {
    latest.current = sayFarewell;
  });
  useEffect(() => {
    function leave() {
      if (hasLeft.current) return;
      hasLeft.current = true;
      latest.current({ replace: true });
    }
    ending.current ??= logout();
    void ending.current.then(leave);
    return clock.after(LONGEST_WAIT_MS, leave);
  }, [clock, logout]);
  return (
    <AccountPage title={t('logout.title')}>
      <Spinner isLabelShown aria-label={t('logout.running')} />
    </AccountPage>
  );
});
