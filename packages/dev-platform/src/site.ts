import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { securityHeaders } from './contentSecurity.ts';
import { type BuiltFile, type BuiltHost, findFile } from './files.ts';

export interface SiteOptions {
  readonly hosts: readonly BuiltHost[];
  /** Answers all below /api and /public/media. */
  readonly api: RequestListener;
  readonly wsPort: number;
  readonly isSecure: boolean;
  /** Whether the hosts are the debug variant (S1). */
  readonly isDebug: boolean;
}

/** Answers everything that the development platform serves over HTTP. */
export function createSite({ hosts, api, wsPort, isSecure, isDebug }: SiteOptions): RequestListener {
  return (request, response) => {
    const path = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/';
    if (path.startsWith('/api/') || path.startsWith('/public/media/')) return api(request, response);

    const brokerUrl = `${isSecure ? 'wss' : 'ws'}://${hostNameOf(request)}:${wsPort}/mqtt`;
    for (const [name, value] of Object.entries(securityHeaders(brokerUrl))) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendText(response, 405, 'Only GET and HEAD are answered here.');
    }
    if (path === '/config.json') return sendConfig(response, brokerUrl, isDebug);
    // The address of a picture that is misspelt must not lead to a page of the shop.
    if (path.startsWith('/public/')) return sendText(response, 404, 'There is no such file.');
    const file = findFile(hosts, path);
    if (file === undefined) return sendText(response, 404, 'There is no such file.');
    if (file === 'notBuilt')
      return sendText(response, 503, 'The hosts are not built yet. Run: npm run build');
    return sendFile(request, response, file);
  };
}

/** The name by which the page was asked for: from there, the broker is on the same machine. */
function hostNameOf({ headers }: IncomingMessage): string {
  const url = `http://${headers.host ?? ''}`;
  const name = URL.canParse(url) ? new URL(url).hostname : '';
  // It ends in a header and in a page: nothing but a name or an address.
  return /^([\w.-]+|\[[\da-f:.]+\])$/i.test(name) ? name : 'localhost';
}

/** What the hosts learn at run time (decisions, The hosts). */
function sendConfig(response: ServerResponse, brokerUrl: string, debug: boolean): void {
  const config = {
    apiUrl: '',
    brokerUrl,
    debug,
    links: { terms: 'https://carillon.example/terms', company: 'https://carillon.example' },
  };
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(config));
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: BuiltFile): void {
  response.setHeader('cache-control', file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('etag', file.etag);
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(200, { 'content-type': file.type, 'content-length': file.body.byteLength });
  response.end(request.method === 'HEAD' ? undefined : file.body);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`${text}\n`);
}
