import type { calls, Tag } from '@carillon/protocol';
import type { Where } from '../../storage/storage.ts';
import { type TagRow, tags } from '../catalogTables.ts';
import {
  BY_DATE,
  bothWays,
  defineListing,
  filterOf,
  NEWEST_FIRST,
  orderOptions,
  pageOf,
} from '../listing.ts';
import { existing, refused } from '../refusal.ts';
import type { Rule, RuleContext } from '../rule.ts';

const listing = defineListing<typeof tags>({
  table: tags,
  search: ['name'],
  orders: {
    ...bothWays('name', 'name', 'Name, A to Z', 'Name, Z to A'),
    ...bothWays('media', 'media_count', 'Fewest medias first', 'Most medias first'),
    ...bothWays('product', 'product_count', 'Fewest products first', 'Most products first'),
    // No device carries such a tag (see `toTag`), so all are equal.
    device_asc: { name: 'Fewest devices first', by: [] },
    device_des: { name: 'Most devices first', by: [] },
    ...BY_DATE,
  },
  newestFirst: NEWEST_FIRST,
});

/** The tags that a call means: the person's own, and where the flag says so the public ones (decisions, HTTP API). */
const seenBy = (user_id: number, withPublic: boolean): Where<typeof tags> =>
  withPublic ? [{ user_id }, { public: true }] : { user_id };

export const countTags: Rule<typeof calls.countTags> = ({ userId, flag, query }, { rows }) =>
  rows(tags).count(filterOf(listing, query, seenBy(userId, flag)));

export const listTags: Rule<typeof calls.listTags> = ({ userId, flag, query }, { rows }) =>
  rows(tags)
    .list(pageOf(listing, query, seenBy(userId, flag)))
    .map(toTag);

export const orderTags: Rule<typeof calls.orderTags> = () => orderOptions(listing);

export const readTag: Rule<typeof calls.readTag> = (input, context) => toTag(findTag(input, context));

export const addTag: Rule<typeof calls.addTag> = ({ userId, body }, context) => {
  const { rows, nowText } = context;
  const id = rows(tags).insert({ ...body, user_id: userId, created_at: nowText(), updated_at: nowText() });
  return readTag({ userId, id }, context);
};

export const updateTag: Rule<typeof calls.updateTag> = ({ userId, id, body }, context) => {
  const { rows, nowText } = context;
  findTag({ userId, id }, context);
  rows(tags).update(id, { ...body, updated_at: nowText() });
  return toTag(existing(rows(tags).get(id)));
};

/** Refused while pictures or products carry the tag. */
export const deleteTag: Rule<typeof calls.deleteTag> = ({ userId, id }, context) => {
  const { name, media_count, product_count } = findTag({ userId, id }, context);
  const uses = [
    ...(media_count > 0 ? [`${media_count} media(s)`] : []),
    ...(product_count > 0 ? [`${product_count} product(s)`] : []),
  ];
  if (uses.length > 0) throw refused(`${name} is still associated with ${uses.join(' and ')}`);
  context.rows(tags).remove(id);
  return { id };
};

/** A tag that this person sees: one of their own or a public one. Another person's is as good as none. */
function findTag(
  { userId, id }: { userId: number; id: number },
  { rows }: Pick<RuleContext, 'rows'>,
): TagRow {
  const row = existing(rows(tags).get(id));
  return existing(row.public || row.user_id === userId ? row : undefined);
}

/**
 * A tag as it is answered. S3 counts devices too, but devices carry the tags of their owners, which are records of
 * another kind (D3): no device carries one of these.
 */
const toTag = (row: TagRow): Tag => ({ ...row, device_count: 0 });
