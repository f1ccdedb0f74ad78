import { deviceTags } from '@carillon/protocol';
import { entityRules } from '../entityRules.ts';
import { BY_AGE, bothWays, byText } from '../listing.ts';
import { deviceTags as table } from '../tables.ts';

export const deviceTagRules = entityRules(deviceTags, {
  table,
  orders: {
    ...byText('name', 'Name'),
    ...BY_AGE,
    ...bothWays('device', 'device_count', 'Fewest devices first', 'Most devices first'),
  },
});
