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

/** Who can log in at the first start, and who cannot (docs/development-platform.md). */
export const people: readonly PersonSeed[] = [
  person(1, 'Ada', 'Winter', 'admin', 'Admin-123!', { role: 'admin' }),
  person(2, 'Oscar', 'Lindqvist', 'owner', 'Owner-123!'),
  person(3, 'Olga', 'Marchetti', 'other', 'Other-123!', { location: 'Via del Mercato 4, Lucca' }),
  person(4, 'Uma', 'Berger', 'unverified', 'Unverified-123!', { verified: false }),
  person(5, 'Bruno', 'Keller', 'blocked', 'Blocked-123!', { blocked: true }),
];

export const ADMIN_ID = 1;
export const OWNER_ID = 2;
export const OTHER_ID = 3;

/** The password of everybody below. */
const GUEST_PASSWORD = 'Guest-123!';

/** [first name, last name, location], and what is not as usual. */
type Guest = readonly [string, string, string, ('blocked' | 'unverified')?];

const guests: readonly Guest[] = [
  ['Amélie', 'Durand', 'Rue du Port 3, Nantes'],
  ['Björn', 'Åkesson', 'Södra Vägen 12, Göteborg'],
  ['Carla', 'Esposito', 'Via Toledo 88, Napoli'],
  ['Daan', 'de Vries', 'Oude Gracht 31, Utrecht', 'unverified'],
  ['Eva', 'Novák', 'Dlouhá 5, Brno'],
  ['Farid', 'Haddad', 'Quai du Nord 2, Marseille'],
  ['Greta', 'Zimmer', 'Am Anger 14, Erfurt'],
  ['Hugo', 'Ferreira', 'Rua das Flores 70, Porto', 'blocked'],
  ['Ines', 'Kovač', 'Riva 9, Split'],
  ['Jonas', 'Petersen', 'Havnegade 21, Odense'],
  ['Kaisa', 'Virtanen', 'Rantatie 4, Turku', 'unverified'],
  ['Luca', 'Bianchi', 'Corso Italia 17, Pisa'],
  ['Magda', 'Wójcik', 'Rynek 1, Toruń'],
  ['Niall', 'O’Brien', 'Shop Street 6, Galway'],
  ['Øystein', 'Dahl', 'Bryggen 10, Bergen'],
  ['Paula', 'Ruiz', 'Calle Mayor 45, Burgos'],
  ['Quentin', 'Maes', 'Korenmarkt 8, Gent'],
  ['Rosa', 'Almeida', 'Largo da Sé 2, Braga', 'blocked'],
  ['Stefan', 'Huber', 'Hauptplatz 3, Linz'],
  ['Tereza', 'Dvořák', 'Masarykova 11, Plzeň'],
];

/** Enough others for more than one page of people; their ids follow those of the five above. */
export const crowd: readonly PersonSeed[] = guests.map(([first_name, last_name, location, state], i) => {
  const at = (hour: number) => new Date(Date.UTC(2026, 0, 6 + i, hour)).toISOString();
  return person(people.length + 1 + i, first_name, last_name, `guest-${i + 1}`, GUEST_PASSWORD, {
    location,
    verified: state !== 'unverified',
    blocked: state === 'blocked',
    created_at: at(9),
    updated_at: at(10),
    // Every third has never been here.
    accessed_at: state || i % 3 === 2 ? null : at(18),
  });
});
