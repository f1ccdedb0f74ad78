/** Names and addresses, as a URL has them, that no DNS leads elsewhere than to this machine. */
export const LOOPBACK = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Whether an origin is a page that this machine serves: such a page may always use the API and the broker
 * (docs/protocol.md, HTTP API).
 */
export function isLoopbackOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { hostname, protocol } = new URL(origin);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  return LOOPBACK.test(hostname);
}
