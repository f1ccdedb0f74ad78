import type { RequestListener, ServerResponse } from 'node:http';
import { isAllowedHost, readHostName } from '@carillon/protocol/server';
import { securityHeaders } from './contentSecurity.ts';
import { type BuiltHost, findFile } from './files.ts';
import { sendFile } from './sendFile.ts';

export interface SiteOptions {
  readonly hosts: readonly BuiltHost[];
  /** Answers all below /api and /public/media. */
  readonly api: RequestListener;
  readonly wsPort: number;
  /** A stock broker in the place of the one on `wsPort`, by all of its addresses. */
  readonly brokerUrls?: readonly string[] | undefined;
  /** Answers `/broker/logins`. */
  readonly loginsFeed?: RequestListener | undefined;
  /** Host names to which it answers besides those of this machine. */
  readonly hostNames: readonly string[];
  readonly isSecure: boolean;
  /** Whether the hosts are the debug variant (S1). */
  readonly isDebug: boolean;
}

/** Answers everything that the development platform serves over HTTP. */
export function createSite({
  hosts,
  api,
  wsPort,
  brokerUrls: stockBroker,
  loginsFeed,
  hostNames,
  isSecure,
  isDebug,
}: SiteOptions): RequestListener {
  return (request, response) => {
    const path = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/';
    if (path.startsWith('/api/') || path.startsWith('/public/media/')) return api(request, response);
    const { host } = request.headers;
    if (!isAllowedHost(host, hostNames)) return sendText(response, 421, describeForeignHost(host));

    if (path === '/broker/logins' && loginsFeed) return loginsFeed(request, response);
    const brokerUrls = stockBroker ?? [
      `${isSecure ? 'wss' : 'ws'}://${readHostName(host ?? '')}:${wsPort}/mqtt`,
    ];
    for (const [name, value] of Object.entries(securityHeaders(brokerUrls))) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendText(response, 405, 'Only GET and HEAD are answered here.');
    }
    if (path === '/config.json')
      return sendConfig(response, {
        brokerUrl: brokerUrls.length > 1 ? brokerUrls : brokerUrls[0],
        ...(stockBroker && { brokerLogin: 'session' }),
        debug: isDebug,
      });
    // The address of a picture that is misspelt must not lead to a page of the shop.
    if (path.startsWith('/public/')) return sendText(response, 404, 'There is no such file.');
    const file = findFile(hosts, path);
    if (file === undefined) return sendText(response, 404, 'There is no such file.');
    if (file === 'notBuilt')
      return sendText(response, 503, 'The hosts are not built yet. Run: npm run build');
    return sendFile(request, response, file);
  };
}

function describeForeignHost(host: string | undefined): string {
  // Whatever was sent: it is shown as plain text, and only where it is a name that could be allowed.
  const name = readHostName(host ?? '') ?? 'that name';
  return `The platform does not answer to ${name}. Names to which it shall answer are listed in CARILLON_HOSTS.`;
}

/** What the hosts learn at run time (docs/serving-the-hosts.md, `/config.json`). */
function sendConfig(response: ServerResponse, installation: object): void {
  const config = {
    apiUrl: '',
    ...installation,
    // The one that devices leave the factory with.
    ntpServer: 'ntp.carillon.example',
    links: { terms: 'https://carillon.example/terms', company: 'https://carillon.example' },
  };
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(config));
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`${text}\n`);
}
