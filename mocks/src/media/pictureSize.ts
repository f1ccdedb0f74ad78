import type { MEDIA_SIZES } from '@carillon/protocol';

/** The sizes in which a picture is sent besides its own. */
export type PictureSize = keyof typeof MEDIA_SIZES;
