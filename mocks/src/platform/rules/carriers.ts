import { carriers } from '@carillon/protocol';
import { carriers as table } from '../catalogTables.ts';
import { entityRules } from '../entityRules.ts';
import { BY_DATE, bothWays, byText } from '../listing.ts';

export const carrierRules = entityRules(carriers, {
  table,
  orders: {
    ...byText('company', 'Company'),
    ...byText('name', 'Service'),
    ...bothWays('price', 'price_in_cents', 'Lowest price first', 'Highest price first'),
    ...BY_DATE,
  },
});
