import * as z from 'zod/mini';
import { openWord } from '../field/field.ts';

/** The seven colours of tags (S3, D9). */
export const TAG_VARIANTS = ['primary', 'secondary', 'success', 'danger', 'warning', 'info', 'dark'] as const;
export const tagVariant = z.enum(TAG_VARIANTS, 'problem.tag.variant');
export type TagVariant = z.infer<typeof tagVariant>;

/** The colour of a tag as it is read: a newer platform may know others. */
export const openVariant = openWord(tagVariant);

/** The colour that is known by this word, or null. */
export const readVariant = (variant: string): TagVariant | null =>
  TAG_VARIANTS.find((known) => known === variant) ?? null;
