import * as z from 'zod/mini';
import { id, matching } from '../field/field.ts';
import { MEDIA_PATH } from './mediaUrl.ts';

/** Where a picture lies below /public/media. */
export const mediaPath = matching(MEDIA_PATH);

/** A picture inside another record. */
export const mediaRef = z.object({ id, path: mediaPath, description: z.string() });
export type MediaRef = z.infer<typeof mediaRef>;
