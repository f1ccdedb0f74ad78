import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BuiltFile, EncodedBody } from './files.ts';

/** Sends a built file in the smallest form that the client takes, or says that the client's own is still the same. */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: BuiltFile): void {
  const { 'accept-encoding': accepted, 'if-none-match': known } = request.headers;
  const encoded = chooseEncoding(String(accepted ?? ''), file.encoded);
  // Another form is another row of bytes: what was cached of one must not be taken for the other.
  const etag = encoded ? file.etag.replace(/"$/, `-${encoded.encoding}"`) : file.etag;
  response.setHeader('cache-control', file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('etag', etag);
  if (file.encoded.length > 0) response.setHeader('vary', 'accept-encoding');
  if (isKnown(known, etag)) {
    response.writeHead(304).end();
    return;
  }
  const { body } = encoded ?? file;
  response.writeHead(200, {
    'content-type': file.type,
    'content-length': body.byteLength,
    ...(encoded && { 'content-encoding': encoded.encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The form that a client likes best (RFC 9110, 12.5.3), and of those that it likes the same the first; none for as it is. */
function chooseEncoding(accepted: string, forms: readonly EncodedBody[]): EncodedBody | undefined {
  const qualities = new Map(accepted.toLowerCase().split(',').map(readQuality));
  const qualityOf = (name: string) => qualities.get(name) ?? qualities.get('*') ?? 0;
  const best = Math.max(0, ...forms.map(({ encoding }) => qualityOf(encoding)));
  const plain = qualities.get('identity') ?? 0;
  return best > plain || (best === plain && best > 0)
    ? forms.find(({ encoding }) => qualityOf(encoding) === best)
    : undefined;
}

/** `gzip;q=0.5` is 'gzip' and 0.5; without a number it is 1, and what is no number is refused. */
function readQuality(part: string): [name: string, quality: number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
  const quality = parameters.find((text) => text.startsWith('q='))?.slice(2);
  const value = quality === undefined ? 1 : Number(quality);
  return [name, value >= 0 && value <= 1 ? value : 0];
}

/** Proxies that compress on their way mark a tag as weak (RFC 9110, 13.1.2). */
function isKnown(known: string | undefined, etag: string): boolean {
  return (known ?? '').split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}
