import { type Carrier, carriers } from '@carillon/protocol';
import { type CarrierRow, carrierCountries, countries, carriers as table } from '../catalogTables.ts';
import { entityRules } from '../entityRules.ts';
import { follow, knownIds, removeAll } from '../links.ts';
import { BY_DATE, bothWays, byText } from '../listing.ts';
import type { RuleContext } from '../rule.ts';

export const carrierRules = entityRules(carriers, {
  table,
  orders: {
    ...byText('company', 'Company'),
    ...byText('name', 'Service'),
    ...bothWays('price', 'price_in_cents', 'Lowest price first', 'Highest price first'),
    ...BY_DATE,
  },
  answer: toCarriers,
  /** Where it ships to from now on. */
  afterSave({ id, body }, { rows }) {
    const links = rows(carrierCountries);
    removeAll(links, { carrier_id: id });
    for (const country_id of knownIds(body.countries, rows(countries), 'country')) {
      links.insert({ carrier_id: id, country_id });
    }
  },
  beforeRemove: ({ id }, { rows }) => removeAll(rows(carrierCountries), { carrier_id: id }),
});

/** Carriers as they are answered, with their countries in the order in which they were chosen. */
function toCarriers(found: readonly CarrierRow[], { rows }: Pick<RuleContext, 'rows'>): Carrier[] {
  const links = rows(carrierCountries).list({ where: { carrier_id: found.map(({ id }) => id) } });
  const countriesOf = follow(
    links.map(({ carrier_id, country_id }) => [carrier_id, country_id]),
    (ids) => rows(countries).list({ where: { id: ids } }),
  );
  return found.map((row) => ({ ...row, countries: countriesOf(row.id) }));
}
