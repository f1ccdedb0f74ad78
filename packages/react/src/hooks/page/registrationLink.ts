import type { CarillonClient } from '@carillon/client';
import { useEffect, useState } from 'react';
import { useCarillon } from '../context.ts';
import { useIsLasting } from '../platform/useSession.ts';
import { isPage, loginPath } from './paths.ts';
import { readParams, useOneTimeParams, withoutParams } from './useOneTimeParams.ts';

/** What a link to Add Device may bring along. */
export interface RegistrationLink {
  readonly label: string;
  readonly key: string;
}

type Keeper = Pick<CarillonClient, 'storage' | 'clock'>;

const STORAGE_KEY = 'carillon.registration';
const LIFE_MS = 3_600_000;
const PARAMS = ['label', 'key'] as const;

/** Keeps what a link brought, for an hour: it survives a login, a signup and the e-mail in the same browser. */
export function keepRegistration({ storage, clock }: Keeper, { label, key }: RegistrationLink): void {
  storage.write(STORAGE_KEY, JSON.stringify({ v: 1, at: clock.now(), label, key }));
}

/** What was kept of a link, if anything; what is too old or cannot be read is dropped. */
export function readRegistration({ storage, clock }: Keeper): RegistrationLink | null {
  const text = storage.read(STORAGE_KEY);
  if (text === null) return null;
  const kept = parseKept(text);
  const ageMs = kept ? clock.now() - kept.at : LIFE_MS;
  if (kept && ageMs >= 0 && ageMs < LIFE_MS) return { label: kept.label, key: kept.key };
  dropRegistration({ storage });
  return null;
}

/** The device is registered: nothing of its link is needed any longer. */
function dropRegistration({ storage }: Pick<Keeper, 'storage'>): void {
  storage.write(STORAGE_KEY, null);
}

function parseKept(text: string): (RegistrationLink & { at: number }) | null {
  try {
    const { v, at, label, key }: Record<string, unknown> = Object(JSON.parse(text));
    const isWhole = v === 1 && typeof at === 'number' && typeof label === 'string' && typeof key === 'string';
    return isWhole ? { at, label, key } : null;
  } catch {
    return null;
  }
}

/** What the link of the address brought, which leaves it at once, or one that was opened before the login. */
export function useRegistrationLink(): RegistrationLink {
  const { client } = useCarillon('useRegistrationLink');
  const { label, key } = useOneTimeParams(PARAMS);
  const [kept] = useState(() => readRegistration(client));
  const isGiven = label !== null || key !== null;
  useEffect(() => {
    if (isGiven) keepRegistration(client, { label: label ?? '', key: key ?? '' });
  }, [client, isGiven, label, key]);
  if (isGiven) return { label: label ?? '', key: key ?? '' };
  return kept ?? { label: '', key: '' };
}

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
  const rest = isPage(paths.addDevice, location) ? withoutParams(search, PARAMS) : null;
  useEffect(() => {
    if (!isNeeded || rest === null) return;
    const { label, key } = readParams(search, PARAMS);
    keepRegistration(client, { label: label ?? '', key: key ?? '' });
    if (isLeaving) navigate(pathname + rest, { replace: true });
  }, [client, isNeeded, isLeaving, navigate, pathname, rest, search]);
  return loginPath(paths.login, { pathname, search: rest ?? search });
}

/** Forgets what was kept of a link, once its device is registered: that of another device is still to be used. */
export function useDropRegistration(): (label: string) => void {
  const { client } = useCarillon('useDropRegistration');
  return (label) => {
    if (readRegistration(client)?.label.trim() === label) dropRegistration(client);
  };
}
