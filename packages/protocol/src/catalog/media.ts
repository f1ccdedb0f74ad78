import * as z from 'zod/mini';
import { BY_DATE, bothWays, defineEntity } from '../entity/entity.ts';
import { count, dated, filled, id, list } from '../field/field.ts';
import { mediaRef } from './mediaRef.ts';
import { type TagRef, tagRef } from './tag.ts';

/** The largest picture that is taken, in bytes (docs/protocol.md, HTTP API: 10 MiB). */
export const MAX_UPLOAD_BYTES = 10 * 2 ** 20;

/** The kinds of pictures that are taken. */
export const UPLOAD_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

/** A picture as the platform answers it (S3). `file_size` is in bytes, `type` a media type. */
export const media = z.extend(mediaRef, {
  type: z.string(),
  file_size: count,
  user_id: id,
  tags: z.array(tagRef),
  product_count: count,
  ...dated,
});
export type Media = z.infer<typeof media>;

/**
 * Checked by hand: every first load has all of zod that any page needs, and its own checks of files would be 0.2 kB of each.
 */
/* @__NO_SIDE_EFFECTS__ */
function picture() {
  return z.file('problem.media.file').check(({ value, issues }) => {
    const { size, type } = value;
    const about = { origin: 'file', inclusive: true, input: value } as const;
    if (size < 1) issues.push({ ...about, code: 'too_small', minimum: 1, message: 'problem.media.file' });
    if (size > MAX_UPLOAD_BYTES) {
      issues.push({
        ...about,
        code: 'too_big',
        maximum: MAX_UPLOAD_BYTES,
        message: 'problem.media.fileSize',
      });
    }
    if (!UPLOAD_TYPES.some((taken) => taken === type)) {
      issues.push({
        code: 'invalid_value',
        values: [...UPLOAD_TYPES],
        input: type,
        message: 'problem.media.fileType',
      });
    }
  });
}

const described = {
  description: filled(1024, 'problem.media.description'),
  tag_ids: list(id, 100),
};

/** What adds a picture, as multipart/form-data (S7): the file, its description, and a `tag_ids` for each tag. */
export const mediaUpload = z.object({ upload: picture(), ...described });
export type MediaUpload = z.infer<typeof mediaUpload>;

/** What changes a picture, as multipart/form-data (S7): the file only where it is to be replaced. */
export const mediaChanges = z.object({ upload: z.optional(picture()), ...described });
export type MediaChanges = z.infer<typeof mediaChanges>;

/** What is typed for a picture; `upload` is null where none is chosen. */
export interface MediaForm {
  readonly upload: File | null;
  readonly description: string;
  readonly tags: readonly TagRef[];
}

const NEW_MEDIA: MediaForm = { upload: null, description: '', tags: [] };

/** What the form of a picture sends, for a new one and for one that is there. */
const toMediaBody = ({ upload, description, tags }: MediaForm) => ({
  upload: upload ?? undefined,
  description: description.trim(),
  tag_ids: tags.map(({ id }) => id),
});

/** Pictures (S3, S7). */
export const medias = defineEntity({
  one: 'Media',
  many: 'Medias',
  path: '/medias',
  access: { see: 'admin', save: 'admin' },
  isMultipart: true,
  record: media,
  body: mediaChanges,
  added: { body: mediaUpload, start: NEW_MEDIA, toBody: toMediaBody },
  getName: ({ description }) => description,
  searched: ['description'],
  orders: [...bothWays('description', 'size', 'date'), ...BY_DATE],
  start: NEW_MEDIA,
  toForm: ({ description, tags }): MediaForm => ({ upload: null, description, tags }),
  toBody: toMediaBody,
});
