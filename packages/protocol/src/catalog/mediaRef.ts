import * as z from 'zod/mini';
import { id, matching } from '../field/field.ts';

/** Where a picture lies below /public/media: names without a dot in front, so that no path leads out of it. */
export const mediaPath = matching(
  /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}\/){0,4}[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/,
);

/** A picture inside another record. */
export const mediaRef = z.object({ id, path: mediaPath, description: z.string() });
export type MediaRef = z.infer<typeof mediaRef>;
