import type { User } from '@carillon/protocol';

/** A person before their password is hashed. */
export type PersonSeed = User & { readonly password: string };

const CREATED = '2026-01-05T08:00:00.000Z';

const person = (
  id: number,
  first_name: string,
  last_name: string,
  account: string,
  password: string,
  more: Partial<User> = {},
): PersonSeed => ({
  id,
  first_name,
  last_name,
  username: `${account}@carillon.example`,
  password,
  location: 'Harbour Street 12, Kielstadt',
  role: 'user',
  verified: true,
  blocked: false,
  created_at: CREATED,
  updated_at: CREATED,
  accessed_at: null,
  ...more,
});

/** Who can log in at the first start, and who cannot (decisions, The development platform). */
export const people: readonly PersonSeed[] = [
  person(1, 'Ada', 'Winter', 'admin', 'Admin-123!', { role: 'admin' }),
  person(2, 'Oscar', 'Lindqvist', 'owner', 'Owner-123!'),
  person(3, 'Olga', 'Marchetti', 'other', 'Other-123!', { location: 'Via del Mercato 4, Lucca' }),
  person(4, 'Uma', 'Berger', 'unverified', 'Unverified-123!', { verified: false }),
  person(5, 'Bruno', 'Keller', 'blocked', 'Blocked-123!', { blocked: true }),
];

export const OWNER_ID = 2;
export const OTHER_ID = 3;
