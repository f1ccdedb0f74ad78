import { flushSync } from 'react-dom';
import { useCarillon } from '../../hooks/context.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { useSession } from '../../hooks/useSession.ts';
import { logoutTexts } from '../../messages/en/logout.ts';

/** Ends the session, says so and leads home, unless something is not saved and is to be kept (ACC-10). */
export function useLogout(): () => void {
  const t = useMessages(logoutTexts);
  const { navigation, leaving, paths, notify } = useCarillon('useLogout');
  const navigate = navigation.useNavigate();
  const { logout } = useSession();
  return () =>
    leaving.leave(() => {
      // At once: a private screen answers the end of the session by leading to the login, and the last navigation counts.
      flushSync(() => void logout());
      notify({ kind: 'success', title: t('logout.done.title'), detail: t('logout.done') });
      navigate(paths.home);
    });
}
