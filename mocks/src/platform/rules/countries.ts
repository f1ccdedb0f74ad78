import { countries } from '@carillon/protocol';
import { table as addresses } from '../../records/addresses.ts';
import { table } from '../../records/countries.ts';
import { entityRules } from '../entityRules.ts';
import { BY_DATE, byText } from '../listing.ts';

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
});
