import { LOOPBACK } from '../broker/origin.ts';

/**
 * Whether a server answers to this `Host` header: to the names of this machine, and to those that were allowed. A page
 * of anybody whose DNS leads to this machine has another name, and is refused by it: otherwise the browser would let
 * that page read all answers as its own (docs/protocol.md, HTTP API).
 */
export function isAllowedHost(host: string | undefined, allowed: readonly string[] = []): boolean {
  const name = host === undefined ? null : readHostName(host);
  return name !== null && (LOOPBACK.test(name) || allowed.some((one) => readHostName(one) === name));
}

/** The name or address of `name`, `name:port`, an IPv6 address or `[address]:port`, as a URL has it; null for what is none. */
export function readHostName(host: string): string | null {
  const url = `http://${/^[\da-f:]*:[\da-f:]*:[\da-f:.]*$/i.test(host) ? `[${host}]` : host}`;
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(url)) return null;
  return new URL(url).hostname;
}
