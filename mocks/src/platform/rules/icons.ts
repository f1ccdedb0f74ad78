import { icons } from '@carillon/protocol';
import { table } from '../../records/icons.ts';
import { seeingRules } from '../entityRules.ts';
import { BY_DATE, byText } from '../listing.ts';

export const iconRules = seeingRules(icons, {
  table,
  orders: { ...byText('name', 'Name'), last_created: BY_DATE.last_created },
  seen: () => ({}),
});
