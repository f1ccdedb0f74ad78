// Pictures for tests, made by sharp, and as files that are uploaded.
import type { PictureType } from '@carillon/protocol';
import sharp, { type Sharp } from 'sharp';
import type { Bytes } from '../media/fileStore.ts';

/** A picture of one colour, to be written in any format. */
export const plainPicture = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });

export const toBytes = async (picture: Sharp): Promise<Bytes> => new Uint8Array(await picture.toBuffer());

/** A picture of a format in its shortest form. */
export const makePicture = (type: PictureType, width = 8, height = 6): Promise<Bytes> =>
  toBytes(plainPicture(width, height).toFormat(FORMATS[type]));

const FORMATS = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'gif',
} as const;

/** A file as a browser sends it. */
export const makeFile = (content: BlobPart, type: string, name = 'rack.png') =>
  new File([content], name, { type });

/** The fields of an upload as a form; a list is a field for each of its values. */
export function makeForm(
  fields: Readonly<Record<string, string | File | readonly (string | number | File)[]>>,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value])
      form.append(name, one instanceof File ? one : String(one));
  }
  return form;
}
