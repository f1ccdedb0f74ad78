import { tags } from '@carillon/protocol';
import { table } from '../../records/tags.ts';
import { entityRules } from '../entityRules.ts';
import { BY_DATE, bothWays, byText } from '../listing.ts';

export const tagRules = entityRules(tags, {
  table,
  orders: {
    ...byText('name', 'Name'),
    ...bothWays('media', 'media_count', 'Fewest medias first', 'Most medias first'),
    ...bothWays('product', 'product_count', 'Fewest products first', 'Most products first'),
    // No device carries such a tag (see `answer`), so all are equal.
    device_asc: { name: 'Fewest devices first', by: [] },
    device_des: { name: 'Most devices first', by: [] },
    ...BY_DATE,
  },
  /** A person's own tags and the public ones; a list without the flag has their own alone (docs/protocol.md, HTTP API). */
  seen: ({ userId = 0, flag: withPublic = true }) =>
    withPublic ? [{ user_id: userId }, { public: true }] : { user_id: userId },
  /**
   * S3 counts devices too, but devices carry the tags of their owners, which are records of another kind (D3): no device
   * carries one of these.
   */
  answer: (found) => found.map((row) => ({ ...row, device_count: 0 })),
});
