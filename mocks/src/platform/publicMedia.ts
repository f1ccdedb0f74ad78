import { sniffPicture } from '@carillon/protocol';
import type { PictureSize } from '../media/pictureSize.ts';
import { table as medias } from '../records/medias.ts';
import { notFound } from './refusal.ts';
import type { Services } from './rule.ts';

/**
 * Answers a picture by its path below /public/media, without a token, with 'thumb-' or 'small-' before its name in that size (MED-03).
 * Only what a row names is served, so no path leads anywhere else; and only as the kind of picture that its content
 * is, so a browser never runs anything of it.
 */
export async function answerMedia(
  { method }: Request,
  path: string,
  { storage, pictures }: Pick<Services, 'storage' | 'pictures'>,
): Promise<Response> {
  const named = method === 'GET' || method === 'HEAD' ? findNamed(path, storage) : undefined;
  const bytes = named && (await pictures.read(named.path, named.size));
  const type = bytes && sniffPicture(bytes)?.type;
  if (!type) throw notFound('There is no such picture.');
  return new Response(method === 'HEAD' ? null : bytes, {
    headers: {
      'content-type': type,
      'content-length': String(bytes.byteLength),
      // A picture that is replaced gets another path.
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      // The shop may be on another origin than the platform.
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}

interface NamedPicture {
  readonly path: string;
  readonly size?: PictureSize;
}

function findNamed(path: string, storage: Services['storage']): NamedPicture | undefined {
  const rows = storage.rows(medias);
  if (rows.first({ path })) return { path };
  const [, folder = '', size, name] = /^(.*\/)?(thumb|small)-([^/]+)$/.exec(path) ?? [];
  const original = `${folder}${name}`;
  const isKnown = (size === 'thumb' || size === 'small') && rows.first({ path: original });
  return isKnown ? { path: original, size } : undefined;
}
