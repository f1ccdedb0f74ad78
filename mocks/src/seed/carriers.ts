import type { Carrier } from '@carillon/protocol';
import { countries } from './countries.ts';

/** A carrier: of its countries only the ids are read. */
export type CarrierSeed = Omit<Carrier, 'countries'> & {
  readonly countries: readonly { readonly id: number }[];
};

const ALPS = 'CH DE IT SI';
const BALTIC = 'EE FI LT LV PL SE';
const BENELUX = 'BE LU NL';
const NORTH = 'DK FI IS NO SE';
const SOUTH = 'CY ES GR HR IT MT PT';
const WEST = 'BE DE ES FR GB IE LU NL PT';

/** [company, service, price in cents, codes of countries]. */
type Service = readonly [company: string, name: string, price_in_cents: number, codes: string];

const services: readonly Service[] = [
  ['Lanternpost', 'Letterbox parcel', 490, 'IT'],
  ['Lanternpost', 'Parcel', 790, 'IT'],
  ['Lanternpost', 'Parcel abroad', 1650, `${ALPS} ${BENELUX} FR ES PT`],
  ['Nordvik Fragt', 'Pakke', 1290, NORTH],
  ['Nordvik Fragt', 'Overnight', 3490, 'DK NO SE'],
  ['Kestrel Couriers', 'Standard', 1190, WEST],
  ['Kestrel Couriers', 'By noon', 2690, WEST],
  ['Kestrel Couriers', 'Pallet', 8900, WEST],
  ['Alpenbote', 'Paket', 990, ALPS],
  ['Mar de Sal', 'Islands', 2150, SOUTH],
  ['Ostsee Linie', 'Freight', 6400, BALTIC],
  ['Blue Heron Air', 'Transatlantic', 5990, 'CA US'],
  ['Continental Rail Cargo', 'Heavy goods', 12_900, `${ALPS} ${BALTIC} ${WEST} BG CZ HR HU RO SK`],
  ['Carillon', 'Collected at the works', 0, 'IT'],
];

// A country that is in two of these regions is one country.
const idsOf = (codes: string) =>
  countries.filter(({ code }) => codes.split(' ').includes(code)).map(({ id }) => ({ id }));

export const carriers: readonly CarrierSeed[] = services.map(([company, name, price_in_cents, codes], i) => {
  const at = new Date(Date.UTC(2026, 0, 8, 9, i)).toISOString();
  return {
    id: i + 1,
    company,
    name,
    price_in_cents,
    countries: idsOf(codes),
    created_at: at,
    updated_at: at,
  };
});
