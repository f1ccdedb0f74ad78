/** The head of an answer: of HTTP, or of an old Shoutcast server, which says ICY. Names are in lower case. */
export interface Head {
  readonly status: number;
  readonly fields: ReadonlyMap<string, string>;
}

/** More than this is no head. */
export const MAX_HEAD_BYTES = 16 * 1024;
const MAX_VALUE = 255;

/** Reads the head of an answer from its first bytes: where it ends as well, or null while it has not all come. Throws a RangeError for what is none. */
export function readHead(bytes: Buffer): (Head & { readonly endsAt: number }) | null {
  const text = bytes.subarray(0, MAX_HEAD_BYTES).toString('latin1');
  const end = /\r?\n\r?\n/.exec(text);
  if (!/^(?:HTTP\/1\.[01]|ICY) ?/.test(text.slice(0, 9)) && text.length >= 9) {
    throw new RangeError('The server does not speak HTTP');
  }
  if (!end) {
    if (bytes.length >= MAX_HEAD_BYTES) throw new RangeError('The head of the answer is too long');
    return null;
  }
  const [first = '', ...lines] = text.slice(0, end.index).split(/\r?\n/);
  const [, status] = /^(?:HTTP\/1\.[01]|ICY) (\d{3})(?: |$)/.exec(first) ?? [];
  if (status === undefined) throw new RangeError('The server does not speak HTTP');
  const fields = new Map<string, string>();
  for (const line of lines) {
    const at = line.indexOf(':');
    if (at > 0) fields.set(line.slice(0, at).trim().toLowerCase(), cleanText(line.slice(at + 1)));
  }
  return { status: Number(status), fields, endsAt: end.index + end[0].length };
}

/** Without line breaks, each of which would be the end of a field, and all else that is not to be read. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is these that are taken out
export const oneLine = (text: string) => text.replace(/[\0-\x1f\x7f-\x9f]/g, ' ');

/** What a station says of itself is UTF-8 or Latin-1, and whatever somebody typed. */
function cleanText(latin: string): string {
  const bytes = Buffer.from(latin, 'latin1');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    text = latin;
  }
  return oneLine(text).trim().slice(0, MAX_VALUE);
}
