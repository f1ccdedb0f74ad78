import { addresses, formatRefusal } from '@carillon/protocol';
import { table } from '../../records/addresses.ts';
import { table as countries } from '../../records/countries.ts';
import { entityRules } from '../entityRules.ts';
import { byText } from '../listing.ts';
import { refused } from '../refusal.ts';

export const addressRules = entityRules(addresses, {
  table,
  orders: byText('name', 'Name'),
  // It is kept as a code, and read by its name.
  searchedToo: ['country_name'],
  beforeSave({ body: { country, main }, before, userId }, { rows }) {
    // An address keeps its country also where the shop no longer ships to it.
    if (country !== before?.country && !rows(countries).first({ code: country })) {
      throw refused(formatRefusal(addresses.refusals.country[0], country));
    }
    if (!main) return;
    // At most one of a person is the main one (ADR-06).
    for (const { id } of rows(table).list({ where: { user_id: userId, main: true } }))
      rows(table).update(id, { main: false });
  },
});
