import type { Address } from '@carillon/protocol';
import { OTHER_ID, OWNER_ID } from './people.ts';

/** A person's postal address. */
export type AddressSeed = Address & { readonly user_id: number };

/** [name, line1, zip, city, region, country, prefix, phone, and a second line or note where there is one] */
type Line = readonly [string, string, string, string, string, string, string, string, string?, string?];

const ownersAddresses: readonly Line[] = [
  ['Head office', 'Harbour Street 12', '24103', 'Kiel', 'Schleswig-Holstein', 'DE', '49', '431 555 0101'],
  ['Café terrace', 'Quay 3', '24105', 'Kiel', 'Schleswig-Holstein', 'DE', '49', '431 555 0102'],
  [
    'Bell tower',
    'Church Square 1',
    '23552',
    'Lübeck',
    'Schleswig-Holstein',
    'DE',
    '49',
    '451 555 0103',
    'Sacristy, left door',
    'Ring twice. The tower keeper has the key.',
  ],
  ['Warehouse north', 'Ladekai 7', '20457', 'Hamburg', 'Hamburg', 'DE', '49', '40 555 0104', 'Gate C'],
  ['Warehouse south', 'Via dei Magazzini 21', '37135', 'Verona', 'Veneto', 'IT', '39', '045 555 0105'],
  ['Lobby Bled', 'Zvonarska 9', '4260', 'Bled', 'Gorenjska', 'SI', '386', '4 555 0106'],
  [
    'Lobby Zürich',
    'Seeweg 40',
    '8008',
    'Zürich',
    'Zürich',
    'CH',
    '41',
    '44 555 0107',
    '',
    'Closed on Mondays.',
  ],
  ['Showroom Lyon', 'Rue des Cloches 5', '69002', 'Lyon', 'Rhône', 'FR', '33', '4 78 55 01 08'],
  ['Workshop', 'Gamla Vägen 18', '211 20', 'Malmö', 'Skåne', 'SE', '46', '40 555 0109'],
  ['Service partner', 'Klokkestræde 2', '8000', 'Aarhus', 'Midtjylland', 'DK', '45', '86 55 01 10'],
  [
    'Fair stand',
    'Messeallee 100',
    '30521',
    'Hannover',
    'Niedersachsen',
    'DE',
    '49',
    '511 555 0111',
    'Hall 4',
  ],
  ['Home', 'Lindenweg 6', '24105', 'Kiel', 'Schleswig-Holstein', 'DE', '49', '431 555 0112'],
];

const othersAddresses: readonly Line[] = [
  ['Market hall', 'Via del Mercato 4', '55100', 'Lucca', 'Toscana', 'IT', '39', '0583 555 0201'],
  ['Home', 'Vicolo della Torre 8', '55100', 'Lucca', 'Toscana', 'IT', '39', '0583 555 0202'],
];

const addressesOf = (user_id: number, firstId: number, lines: readonly Line[]): AddressSeed[] =>
  lines.map(([name, line1, zip, city, region, country, prefix, phone, line2 = '', note = ''], i) => {
    const who = { id: firstId + i, user_id, name, prefix, phone };
    return { ...who, line1, line2, zip, city, region, country, note, main: i === 0 };
  });

/** The owner has more than one page of them. */
export const addresses: readonly AddressSeed[] = [
  ...addressesOf(OWNER_ID, 1, ownersAddresses),
  ...addressesOf(OTHER_ID, 101, othersAddresses),
];
