import { type Tag, tags } from '@carillon/protocol';
import { type Builder, createBuilder } from '../createBuilder.ts';
import { boolean, countIn, defineTable, pointTo, text, time } from '../storage/table.ts';

export const table = defineTable({
  name: 'tags',
  columns: {
    user_id: pointTo('users', 'handedOn'),
    name: text,
    variant: text,
    public: boolean,
    created_at: time,
    updated_at: time,
  },
  derived: {
    media_count: countIn('media_tags', 'tag_id'),
    product_count: countIn('product_tags', 'tag_id'),
  },
  indexes: [['user_id', 'created_at']],
});

/** A public tag that nothing carries. */
export const buildTag: Builder<Tag> = createBuilder(tags, (id) => ({
  name: `Tag ${id}`,
  variant: 'primary',
  public: true,
  media_count: 0,
  product_count: 0,
  device_count: 0,
}));
