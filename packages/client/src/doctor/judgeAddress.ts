import { isLoopbackOrigin } from '@carillon/protocol/broker';

/** The scheme of an address, as 'wss'; undefined where it has none, as 'localhost:9001'. */
export const readScheme = (address: string): string | undefined =>
  /^([a-z][a-z\d+.-]*):\/\//i.exec(address)?.[1]?.toLowerCase();

/** What is wrong with the address of a broker, as a sentence; undefined for one that a browser can ask. */
export function judgeBrokerUrl(address: string): string | undefined {
  const said = `brokerUrl ${JSON.stringify(address)}`;
  if (address === '')
    return `${said} is empty: give the address of the broker, or leave it out where no page has devices.`;
  const scheme = readScheme(address);
  if (scheme === undefined) {
    // The broker of this machine has no certificate, as a rule.
    const websocket = isLoopbackOrigin(`http://${address.split('/')[0]}`) ? 'ws' : 'wss';
    return `${said} has no scheme: write it as "${websocket}://${address}".`;
  }
  if (scheme === 'http' || scheme === 'https')
    return `${said} is the address of a web server: a broker is asked by websocket, at "ws${address.slice(4)}" perhaps.`;
  if (scheme !== 'ws' && scheme !== 'wss')
    return `${said} is for programs: a page reaches a broker by websocket alone. Ask whoever runs it for its wss: address.`;
  return URL.canParse(address) ? undefined : `${said} is no address such as "wss://live.example.org:9001".`;
}

/** What is wrong with what stands before `/api`, as a sentence; undefined for an address, or a path of this very origin. */
export function judgeApiUrl(address: string): string | undefined {
  const said = `apiUrl ${JSON.stringify(address)}`;
  if (/\/api\/?$/.test(address)) return `${said} ends with "/api", which is added to it: leave that away.`;
  if (address === '' || address.startsWith('/')) return undefined;
  if (/^https?:\/\//i.test(address) && URL.canParse(address)) return undefined;
  return `${said} is no address such as "https://api.example.org", and no path such as "/platform".`;
}
