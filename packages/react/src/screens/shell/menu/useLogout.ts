import { flushSync } from 'react-dom';
import { useCarillon } from '../../../hooks/context.ts';
import { useSession } from '../../../hooks/platform/useSession.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { logoutTexts } from '../../../messages/en/logout.ts';

/**
 * Says that the session has ended and leads home; with `replace` not back to where it was ended. Where the host hands the login
 * over it leads on itself (`onEnd`).
 */
export function useFarewell(): (options?: { replace?: boolean }) => void {
  const t = useMessages(logoutTexts);
  const { navigation, paths, notify } = useCarillon('useLogout');
  const { isHandedOver } = useSession();
  const navigate = navigation.useNavigate();
  return (options) => {
    if (isHandedOver) return;
    notify({ kind: 'success', title: t('logout.done.title'), detail: t('logout.done') });
    navigate(paths.home, options);
  };
}

/** Ends the session, says so and leads home, unless something is not saved and is to be kept (ACC-10). */
export function useLogout(): () => void {
  const { leaving } = useCarillon('useLogout');
  const { logout } = useSession();
  const sayFarewell = useFarewell();
  return () =>
    leaving.leave(() => {
      // At once: a private screen answers the end of the session by leading to the login, and the last navigation counts.
      flushSync(() => void logout());
      sayFarewell();
    });
}
