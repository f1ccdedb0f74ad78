import * as z from 'zod/mini';
import { BY_DATE, bothWays, defineEntity } from '../entity/entity.ts';
import { count, dated, filled, id } from '../field/field.ts';
import { trimTexts } from '../form/trim.ts';
import { openVariant, readVariant, type TagVariant, tagVariant } from './tagVariant.ts';

/** What is saved of a tag (S3, S5). `public` tags are for everybody, others for their owner. */
export const tagBody = z.object({
  name: filled(32, 'problem.tag.name'),
  variant: tagVariant,
  public: z.boolean(),
});
export type TagBody = z.infer<typeof tagBody>;

/** A tag inside another record. */
export const tagRef = z.object({ id, name: z.string(), variant: openVariant });
export type TagRef = z.infer<typeof tagRef>;

/** A tag as the platform answers it, with how many of each carry it (S3). */
export const tag = z.extend(tagRef, {
  public: z.boolean(),
  media_count: count,
  product_count: count,
  device_count: count,
  ...dated,
});
export type Tag = z.infer<typeof tag>;

/** What is typed for a tag: no colour may have been chosen yet. */
export interface TagForm {
  readonly name: string;
  readonly variant: TagVariant | null;
  readonly public: boolean;
}

/** A new tag before anything is typed (S3: public by default). */
export const NEW_TAG: TagForm = { name: '', variant: null, public: true };

/** What the tag form shows of a record. */
export const toTagForm = ({ name, variant, public: isPublic }: Tag): TagForm => ({
  name,
  variant: readVariant(variant),
  public: isPublic,
});

/** What the tag form sends of what was typed, to be checked with `tagBody`. */
export const toTagBody = (form: TagForm): TagForm => trimTexts(form);

/** Tags for pictures and products: a list has those of a person, and with the flag the public ones too (S3, S7). */
export const tags = defineEntity({
  one: 'Tag',
  many: 'Tags',
  path: '/tags',
  parent: '/{userId}',
  filter: '/{flag}',
  access: { see: 'owner', save: 'admin' },
  record: tag,
  body: tagBody,
  getName: ({ name }) => name,
  searched: ['name'],
  orders: [...bothWays('name', 'media', 'product', 'device'), ...BY_DATE],
  start: NEW_TAG,
  toForm: toTagForm,
  toBody: toTagBody,
});
