import { isLoopbackOrigin } from '@carillon/protocol/broker';

/**
 * Where the broker is asked (BRK-01): by a `ws:` address only for a broker of this machine, from a page that came without
 * TLS. Any other `ws:` becomes `wss:`, since the login would cross a network for everybody to read.
 */
export function secureUrl(brokerUrl: string, page = globalThis.location?.protocol): string {
  if (!/^ws:/i.test(brokerUrl) || !URL.canParse(brokerUrl)) return brokerUrl;
  const { host } = new URL(brokerUrl);
  if (page !== 'https:' && isLoopbackOrigin(`http://${host}`)) return brokerUrl;
  const secured = brokerUrl.replace(/^ws:/i, 'wss:');
  // Not the whole address: it may hold a password.
  console.warn(
    `Carillon: ${host} is asked by wss:, for ws: is for this machine and a page without TLS only.`,
  );
  return secured;
}
