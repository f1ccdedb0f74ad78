import { countries } from '@carillon/protocol';
import { carrierCountries, carriers, countries as table } from '../catalogTables.ts';
import { entityRules } from '../entityRules.ts';
import { removeAll } from '../links.ts';
import { BY_DATE, byText } from '../listing.ts';
import { refused } from '../refusal.ts';
import { addresses } from '../tables.ts';

export const countryRules = entityRules(countries, {
  table,
  orders: { ...byText('name', 'Name'), ...byText('code', 'Code'), ...BY_DATE },
  /**
   * S3 counts pictures, products and devices of a country, but only carriers and postal addresses name one: nothing of
   * these belongs to any.
   */
  answer: (found) => found.map((row) => ({ ...row, media_count: 0, product_count: 0, device_count: 0 })),
  /** Postal addresses name a country by its code: where the code changes, it changes in them too. */
  afterSave({ before, body }, { rows }) {
    if (!before || before.code === body.code) return;
    for (const { id } of rows(addresses).list({ where: { country: before.code } })) {
      rows(addresses).update(id, { country: body.code });
    }
  },
  /**
   * Refused while a carrier ships to this country alone (S5: at least one). Postal addresses keep the code: where people
   * live does not depend on where the shop ships to.
   */
  beforeRemove({ id, name }, { rows }) {
    const links = rows(carrierCountries);
    const carrierIds = links.list({ where: { country_id: id } }).map(({ carrier_id }) => carrier_id);
    const others = links
      .list({ where: { carrier_id: carrierIds } })
      .filter(({ country_id }) => country_id !== id);
    const served = new Set(others.map(({ carrier_id }) => carrier_id));
    const left = carrierIds.filter((carrierId) => !served.has(carrierId));
    const carrier = left[0] === undefined ? undefined : rows(carriers).get(left[0]);
    if (carrier) {
      throw refused(
        `${name} is the last country of ${left.length} carrier(s), such as ${carrier.company} ${carrier.name}`,
      );
    }
    removeAll(links, { country_id: id });
  },
});
