import { useCallback, useEffect, useState } from 'react';
import { useCarillon } from '../context.ts';
import {
  dropRegistration,
  keepRegistration,
  LINK_PARAMS,
  type RegistrationLink,
  readRegistration,
} from './keptRegistration.ts';
import { useOneTimeParams } from './useOneTimeParams.ts';

/** Says, when it is called, whether a link to Add Device was opened before, and nothing has come of it yet (DEV-08). */
export function useHasRegistration(): () => boolean {
  const { client } = useCarillon('useHasRegistration');
  return useCallback(() => readRegistration(client) !== null, [client]);
}

/** What the link of the address brought, which leaves it at once, or one that was opened before the login. */
export function useRegistrationLink(): RegistrationLink {
  const { client } = useCarillon('useRegistrationLink');
  const { label, key } = useOneTimeParams(LINK_PARAMS);
  const [kept] = useState(() => readRegistration(client));
  const isGiven = label !== null || key !== null;
  useEffect(() => {
    if (isGiven) keepRegistration(client, { label: label ?? '', key: key ?? '' });
  }, [client, isGiven, label, key]);
  if (isGiven) return { label: label ?? '', key: key ?? '' };
  return kept ?? { label: '', key: '' };
}

/** Forgets what was kept of a link, once its device is registered: that of another device is still to be used. */
export function useDropRegistration(): (label: string) => void {
  const { client } = useCarillon('useDropRegistration');
  return (label) => {
    if (readRegistration(client)?.label.trim() === label) dropRegistration(client);
  };
}
