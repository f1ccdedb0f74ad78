import { type calls, type Media, type MediaChanges, medias } from '@carillon/protocol';
import type { KeptPicture } from '../../media/pictures.ts';
import { type MediaRow, mediaTags, medias as table, tags } from '../catalogTables.ts';
import { seeingRules } from '../entityRules.ts';
import { follow, knownIds, removeAll } from '../links.ts';
import { BY_AGE, BY_DATE, bothWays, byText } from '../listing.ts';
import { existing, refused } from '../refusal.ts';
import type { Rule, RuleContext } from '../rule.ts';

const seeing = seeingRules(medias, {
  table,
  orders: {
    ...byText('description', 'Description'),
    ...bothWays('size', 'file_size', 'Smallest first', 'Largest first'),
    ...BY_AGE,
    ...BY_DATE,
  },
  answer: toMedias,
});

const addMedia: Rule<typeof calls.addMedia> = async ({ body }, context) => {
  const { rows, user, nowText } = context;
  const { upload, description } = body;
  const id = await withPicture(upload, context, (picture) => {
    const times = { created_at: nowText(), updated_at: nowText() };
    const added = rows(table).insert({ ...picture, ...times, description, user_id: user.id });
    linkTags(added, body, context);
    return added;
  });
  return seeing.readMedia({ id }, context);
};

/** Without a file the picture stays; a new one gets a new path, so that no cache shows the old one. */
const updateMedia: Rule<typeof calls.updateMedia> = async ({ id, body }, context) => {
  const { rows, storage, pictures, nowText } = context;
  const { upload, description } = body;
  const write = (picture?: KeptPicture): MediaRow => {
    const before = existing(rows(table).get(id));
    rows(table).update(id, { ...picture, description, updated_at: nowText() });
    linkTags(id, body, context);
    return before;
  };
  if (upload) {
    existing(rows(table).get(id));
    const { path } = await withPicture(upload, context, write);
    await pictures.drop(path);
  } else storage.transaction(write);
  return seeing.readMedia({ id }, context);
};

/** A picture that a product shows is not deleted: the product would lose it without a word. */
const deleteMedia: Rule<typeof calls.deleteMedia> = async ({ id }, { rows, storage, pictures }) => {
  const { path, product_count, description } = existing(rows(table).get(id));
  if (product_count > 0) {
    throw refused(`${description} is still associated with ${product_count} product(s)`);
  }
  storage.transaction(() => {
    removeAll(rows(mediaTags), { media_id: id });
    rows(table).remove(id);
  });
  await pictures.drop(path);
  return { id };
};

export const mediaRules = { ...seeing, addMedia, updateMedia, deleteMedia };

/**
 * Keeps a picture, then writes the row that names it. In this order a process that is killed in between leaves a file
 * that no row names, and never a row without its file; and so is the old file dropped after the row that named it.
 */
async function withPicture<T>(
  upload: File,
  { pictures, storage, readmit }: Pick<RuleContext, 'pictures' | 'storage' | 'readmit'>,
  write: (picture: KeptPicture) => T,
): Promise<T> {
  const picture = await pictures.keep(upload);
  try {
    // Making it smaller takes time: somebody who is no longer an administrator saves nothing.
    readmit();
    return storage.transaction(() => write(picture));
  } catch (error) {
    await pictures.drop(picture.path);
    throw error;
  }
}

/** Puts the tags that were sent in the place of those that are there. */
function linkTags(
  media_id: number,
  { tag_ids }: Pick<MediaChanges, 'tag_ids'>,
  { rows }: Pick<RuleContext, 'rows'>,
): void {
  removeAll(rows(mediaTags), { media_id });
  const references = tag_ids.map((id) => ({ id }));
  for (const tag_id of knownIds(references, rows(tags), 'tag')) rows(mediaTags).insert({ media_id, tag_id });
}

/** Medias as they are answered, with their tags. */
function toMedias(found: readonly MediaRow[], { rows }: Pick<RuleContext, 'rows'>): Media[] {
  const links = rows(mediaTags).list({ where: { media_id: found.map(({ id }) => id) } });
  const tagsOf = follow(
    links.map(({ media_id, tag_id }) => [media_id, tag_id]),
    (ids) => rows(tags).list({ where: { id: ids } }),
  );
  return found.map((row) => ({ ...row, tags: tagsOf(row.id) }));
}
