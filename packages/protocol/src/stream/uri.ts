/** The address of a stream in parts, without its user and password, or null where it is no address. */
export interface StreamAddress {
  readonly host: string;
  /** Host, port and path, for reading: never with user or password (FLT-092). */
  readonly display: string;
}

/** A stream uri as the fields of a form show it (D5, Playback stream). An empty user or password is none. */
export interface StreamUri {
  /** Scheme, host, port and path as typed. */
  readonly address: string;
  readonly user: string;
  readonly password: string;
}

/** The kinds of relay servers (D3, Sender uri). */
export const RELAY_SCHEMES = ['icecast', 'shoutcast'] as const;
export type RelayScheme = (typeof RELAY_SCHEMES)[number];

/** A sender uri as the fields of a form show it (D3, Sender uri). An empty user or password is none. */
export interface SenderUri {
  readonly scheme: RelayScheme;
  readonly user: string;
  readonly password: string;
  readonly host: string;
  /** The port at which people listen; null where none is given. */
  readonly port: number | null;
  /** With one leading '/', or empty; always empty for shoutcast, which has none. */
  readonly mountpoint: string;
}

interface SplitUri {
  readonly scheme: string;
  readonly login: string;
  readonly host: string;
  /** The port with its colon, and what follows it. */
  readonly port: string;
  readonly tail: string;
}

/** Takes a stream uri apart for showing, or null where it is none. */
export function parseStreamAddress(uri: string): StreamAddress | null {
  const parts = splitUri(uri);
  if (!parts || mayShowLogin(parts)) return null;
  return { host: parts.host, display: parts.host + parts.port + parts.tail };
}

/**
 * A stream uri without its user and password, and these two, or null for what cannot be shown without showing them.
 * A user or password that is not percent-encoded, as older devices may hold, is read as it stands.
 */
export function parseStreamUri(uri: string): StreamUri | null {
  const parts = splitUri(uri);
  // A path may have an '@' of its own: a form must give it back, so here a host is trusted that has the look of one.
  if (!parts || (mayShowLogin(parts) && !/\.|^localhost$/i.test(parts.host))) return null;
  const { scheme, login, host, port, tail } = parts;
  return { address: `${scheme && `${scheme}://`}${host}${port}${tail}`, ...parseLogin(login) };
}

/**
 * The uri of a stream with its login: scheme and host in lower case, the rest as typed, 'http://' where the scheme is
 * missing (docs/protocol.md, Broker protocol). A text that is no address stays as it is, without the login.
 */
export function formatStreamUri({ address, user, password }: StreamUri): string {
  const parts = splitUri(address);
  if (!parts) return address;
  const { scheme, host, port, tail } = parts;
  const origin = `${scheme || 'http'}://`.toLowerCase();
  return origin + formatLogin(user, password) + host.toLowerCase() + port + tail;
}

/** The parts of a sender uri, or null where it is none; as lenient with logins as `parseStreamUri`. */
export function parseSenderUri(uri: string): SenderUri | null {
  const parts = splitUri(uri);
  const scheme = RELAY_SCHEMES.find((name) => name === parts?.scheme.toLowerCase());
  if (!parts || !scheme || mayShowLogin(parts) || parts.port.length > 6) return null;
  return {
    scheme,
    ...parseLogin(parts.login),
    host: parts.host,
    port: parts.port ? Number(parts.port.slice(1)) : null,
    mountpoint: scheme === 'icecast' ? formatMountpoint(parts.tail, decode) : '',
  };
}

/** The uri of a relay server: host in lower case, login and each part of the mountpoint percent-encoded (D3). */
export function formatSenderUri({ scheme, user, password, host, port, mountpoint }: SenderUri): string {
  const server = `${scheme}://${formatLogin(user, password)}${host.toLowerCase()}`;
  const path = scheme === 'icecast' ? formatMountpoint(mountpoint, encode) : '';
  return `${server}${port === null ? '' : `:${port}`}${path}`;
}

// Works on text: `URL` refuses or rewrites some addresses that devices accept.
function splitUri(uri: string): SplitUri | null {
  const match = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(?:([^/?#]*)@)?([^/?#@:]+)((?::\d+)?)([/?#].*)?$/i.exec(uri);
  const [, scheme = '', login = '', host = '', port = '', tail = ''] = match ?? [];
  return host ? { scheme, login, host, port, tail } : null;
}

// An unescaped slash in a password makes a host of the user: what stands before a later '@' may still be that password.
function mayShowLogin({ login, port, tail }: SplitUri): boolean {
  return tail.includes('@') && (login + port + tail.slice(0, tail.lastIndexOf('@'))).includes(':');
}

function parseLogin(login: string) {
  const [, user = '', password = ''] = /^([^:]*):?(.*)$/s.exec(login) ?? [];
  return { user: decode(user), password: decode(password) };
}

function formatLogin(user: string, password: string): string {
  if (!user && !password) return '';
  return `${encode(user)}${password && `:${encode(password)}`}@`;
}

function formatMountpoint(path: string, convert: (part: string) => string): string {
  const name = path.replace(/^\/+/, '');
  return name && `/${name.split('/').map(convert).join('/')}`;
}

// A lone surrogate has no UTF-8 form: it becomes the sign for what cannot be read, as in TextEncoder.
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
