import { useEffect } from 'react';
import { useCarillon } from '../context.ts';
import { useIsLasting } from '../platform/useSession.ts';
import { keepRegistration, LINK_PARAMS } from './keptRegistration.ts';
import { isPage, loginPath } from './paths.ts';
import { readParams, withoutParams } from './useOneTimeParams.ts';

/**
 * The login that leads back here. What a link brought to Add Device is kept on the way there, and stands in no address: in an
 * effect, and only where `isNeeded`. Who is shown something here meanwhile (`isStaying`) sees it leave this address as well,
 * unless the browser keeps nothing: then it is nowhere else.
 */
export function useLoginPath(isNeeded: boolean, isStaying = false): string {
  const { navigation, paths, client } = useCarillon('useLoginPath');
  const location = navigation.useLocation();
  const navigate = navigation.useNavigate();
  const isLeaving = useIsLasting() && isStaying;
  const { pathname, search } = location;
  const rest = isPage(paths.addDevice, location) ? withoutParams(search, LINK_PARAMS) : null;
  useEffect(() => {
    if (!isNeeded || rest === null) return;
    const { label, key } = readParams(search, LINK_PARAMS);
    keepRegistration(client, { label: label ?? '', key: key ?? '' });
    if (isLeaving) navigate(pathname + rest, { replace: true });
  }, [client, isNeeded, isLeaving, navigate, pathname, rest, search]);
  return loginPath(paths.login, { pathname, search: rest ?? search });
}
