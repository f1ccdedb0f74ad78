import { type Media, medias } from '@carillon/protocol';
import { type Builder, createBuilder } from '../createBuilder.ts';
import { seedPictureLength, seedPicturePath } from '../media/drawing.ts';
import { ADMIN_ID } from '../seed/people.ts';
import {
  countIn,
  defineTable,
  type FoundRow,
  integer,
  pointTo,
  pointToMany,
  text,
  time,
} from '../storage/table.ts';
import { table as tags } from './tags.ts';

export const table = defineTable({
  name: 'medias',
  columns: {
    user_id: pointTo('users', 'handedOn'),
    path: text,
    description: text,
    type: text,
    file_size: integer,
    created_at: time,
    updated_at: time,
  },
  derived: { product_count: countIn('product_medias', 'media_id') },
  relations: {
    tags: pointToMany(tags, { table: 'media_tags', from: 'media_id', to: 'tag_id', keeps: 'media(s)' }),
  },
  unique: [['path']],
  indexes: [['created_at']],
});
export type MediaRow = FoundRow<typeof table>;

/** A picture without tags that no product shows; the platform draws it when it is looked at. */
export const buildMedia: Builder<Media> = createBuilder(medias, (id) => ({
  path: seedPicturePath(id),
  description: `Picture ${id}`,
  type: 'image/png',
  file_size: seedPictureLength(id),
  user_id: ADMIN_ID,
  tags: [],
  product_count: 0,
}));
