import { parseStreamUri } from '@carillon/protocol/stream';

/** What stands where a password stood. */
const HIDDEN = 'hidden';

/**
 * A payload without the passwords of its stream addresses: recordings are handed on. What holds none stays as it is, to
 * the byte.
 */
export function hideSecrets(payload: string): string {
  if (!payload.includes('@')) return payload;
  try {
    let isChanged = false;
    const shown = JSON.stringify(JSON.parse(payload), (name, value) => {
      const hidden = name === 'uri' && typeof value === 'string' ? hideIn(value) : value;
      if (hidden !== value) isChanged = true;
      return hidden;
    });
    return isChanged ? shown : payload;
  } catch {
    // What is no JSON may be any part of it.
    return payload.replace(/[^\s"]*@/g, `${HIDDEN}@`);
  }
}

/** The address of a stream; as it is where no password is in it. */
function hideIn(uri: string): string {
  const [, scheme = '', rest = ''] = /^([a-z][a-z0-9+.-]*:\/\/)?(.*)$/is.exec(uri) ?? [];
  if (!rest.includes('@')) return uri;
  const parts = parseStreamUri(uri);
  // Nobody can say where its password ends.
  if (!parts) return `${scheme}${HIDDEN}@${rest.slice(rest.lastIndexOf('@') + 1)}`;
  if (parts.password === '') return uri;
  const place = parts.address.slice(scheme.length);
  const login = rest.slice(0, rest.length - place.length - 1);
  return `${scheme}${login.slice(0, login.indexOf(':'))}:${HIDDEN}@${place}`;
}
