import { deviceTags } from '@carillon/protocol';
import { entityRules } from '../entityRules.ts';
import { bothWays, byText, NEWEST_FIRST } from '../listing.ts';
import { deviceTags as table } from '../tables.ts';

export const deviceTagRules = entityRules(deviceTags, {
  table,
  orders: {
    ...byText('name', 'Name'),
    date_asc: { name: 'Oldest first', by: [['created_at', 'asc']] },
    date_des: { name: 'Newest first', by: NEWEST_FIRST },
    ...bothWays('device', 'device_count', 'Fewest devices first', 'Most devices first'),
  },
  inUse: { device_count: 'device(s)' },
});
