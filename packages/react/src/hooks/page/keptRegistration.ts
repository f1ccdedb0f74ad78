import type { CarillonClient } from '@carillon/client';
import { REGISTRATION_KEY } from './registrationKey.ts';

/** What a link to Add Device may bring along. */
export interface RegistrationLink {
  readonly label: string;
  readonly key: string;
}

type Keeper = Pick<CarillonClient, 'storage' | 'clock'>;

const LIFE_MS = 3_600_000;
/** Where they stand in an address. */
export const LINK_PARAMS = ['label', 'key'] as const;

/** Keeps what a link brought, for an hour: it survives a login, a signup and the e-mail in the same browser. */
export function keepRegistration({ storage, clock }: Keeper, { label, key }: RegistrationLink): void {
  storage.write(REGISTRATION_KEY, JSON.stringify({ v: 1, at: clock.now(), label, key }));
}

/** What was kept of a link, if anything; what is too old or cannot be read is dropped. */
export function readRegistration({ storage, clock }: Keeper): RegistrationLink | null {
  const text = storage.read(REGISTRATION_KEY);
  if (text === null) return null;
  const kept = parseKept(text);
  const ageMs = kept ? clock.now() - kept.at : LIFE_MS;
  if (kept && ageMs >= 0 && ageMs < LIFE_MS) return { label: kept.label, key: kept.key };
  dropRegistration({ storage });
  return null;
}

/** The device is registered: nothing of its link is needed any longer. */
export function dropRegistration({ storage }: Pick<Keeper, 'storage'>): void {
  storage.write(REGISTRATION_KEY, null);
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
