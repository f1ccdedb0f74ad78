import { flushSync } from 'react-dom';
import { useCarillon } from '../../hooks/context.ts';
import { useSession } from '../../hooks/useSession.ts';

/** Ends the session and leads home, unless something is not saved and is to be kept. */
export function useLogout(): () => void {
  const { navigation, leaving, paths } = useCarillon('useLogout');
  const navigate = navigation.useNavigate();
  const { logout } = useSession();
  return () =>
    leaving.leave(() => {
      // At once: a private screen answers the end of the session by leading to the login, and the last navigation counts.
      flushSync(() => void logout());
      navigate(paths.home);
    });
}
