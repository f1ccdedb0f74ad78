import { type calls, type MediaChanges, medias } from '@carillon/protocol';
import type { KeptPicture } from '../../media/pictures.ts';
import { type MediaRow, table } from '../../records/medias.ts';
import { seeingRules } from '../entityRules.ts';
import { BY_AGE, BY_DATE, bothWays, byText } from '../listing.ts';
import { existing } from '../refusal.ts';
import { removeRecord, saveRelations } from '../relations.ts';
import type { Rule, RuleContext } from '../rule.ts';

const seeing = seeingRules(medias, {
  table,
  orders: {
    ...byText('description', 'Description'),
    ...bothWays('size', 'file_size', 'Smallest first', 'Largest first'),
    ...BY_AGE,
    ...BY_DATE,
  },
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
const deleteMedia: Rule<typeof calls.deleteMedia> = async ({ id }, context) => {
  const { description, path } = existing(context.rows(table).get(id));
  context.storage.transaction(() => removeRecord(table, { id, name: description }, context));
  await context.pictures.drop(path);
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

/** A form sends the ids of tags alone. */
const linkTags = (id: number, { tag_ids }: Pick<MediaChanges, 'tag_ids'>, context: RuleContext): void =>
  saveRelations(table, id, { tags: tag_ids.map((id) => ({ id })) }, context);
