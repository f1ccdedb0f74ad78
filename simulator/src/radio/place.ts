import { connect as connectTcp, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** A server and what to ask it for. */
export interface Place {
  readonly isTls: boolean;
  readonly host: string;
  readonly port: number;
  /** With what follows it; at least '/'. */
  readonly path: string;
  readonly user: string;
  readonly password: string;
}

/** Where an address of http or https leads, or null where it leads nowhere. */
export function readPlace(address: string, base?: string): Place | null {
  const text = base === undefined && !address.includes('://') ? `http://${address}` : address;
  const url = URL.parse(text, base);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  const isTls = url.protocol === 'https:';
  return {
    isTls,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (isTls ? 443 : 80) : Number(url.port),
    path: url.pathname + url.search,
    user: decode(url.username),
    password: decode(url.password),
  };
}

/** Host and port, as they stand in a request and in an address. */
export const formatHost = ({ host, port }: Pick<Place, 'host' | 'port'>): string =>
  `${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Opens a socket to it; `onReady` is called when it can be written to. */
export function openSocket({ isTls, host, port }: Omit<Place, 'path'>, onReady: () => void): Socket {
  return isTls ? connectTls({ host, port, servername: host }, onReady) : connectTcp({ host, port }, onReady);
}

/** A line of a request that says who asks; '' where nobody does. */
export const loginLine = ({ user, password }: Pick<Place, 'user' | 'password'>): string =>
  user === '' && password === ''
    ? ''
    : `Authorization: Basic ${Buffer.from(`${user}:${password}`).toString('base64')}\r\n`;

/** Why a socket failed, for people: never with an address in it (FLT-092). */
export function describeFailure(error: NodeJS.ErrnoException): string {
  switch (error.code) {
    case 'ECONNREFUSED':
      return 'Connection refused';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'The name was not found';
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return 'The server cannot be reached';
    default:
      return /CERT|TLS|SSL/.test(error.code ?? '') ? 'The certificate is not valid' : 'The connection broke';
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
