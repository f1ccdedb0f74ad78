import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createPlatform, type Platform } from '@carillon/mocks';

interface SiteOptions {
  /** The policy of the page. */
  readonly policy?: string;
  readonly html?: string;
  /** What `/config.json` says; without it there is none. */
  readonly config?: object;
  readonly platform?: Platform;
  /** Which origin may read the answers. */
  readonly allowedOrigin?: string;
  /** Only the preflight says so. */
  readonly isOnlyPreflight?: boolean;
  /** Headers that a preflight allows. */
  readonly allowedHeaders?: string;
  /** What it says of the time. */
  readonly date?: string;
  /** Answers `/api` with a page, as a host without its platform. */
  readonly isLost?: boolean;
  readonly tls?: { key: string; cert: string };
}

/** A page with its platform, on a port of this machine. */
export async function startSite(options: SiteOptions = {}) {
  const platform = options.platform ?? createPlatform();
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    handle(request, response, { ...options, platform }).catch(() => response.destroy());
  };
  const server = options.tls ? createHttpsServer(options.tls, answer) : createServer(answer);
  const port = await listen(server);
  return { url: `http${options.tls ? 's' : ''}://127.0.0.1:${port}`, port, server };
}

/** Listens on a free port of all loopback addresses of IPv4. */
export async function listen(server: Pick<Server, 'listen' | 'address'>): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '0.0.0.0', done));
  return (server.address() as AddressInfo).port;
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  {
    policy,
    html = '<h1>Portal</h1>',
    config,
    platform,
    allowedOrigin,
    isOnlyPreflight,
    allowedHeaders,
    date,
    isLost,
  }: SiteOptions & {
    platform: Platform;
  },
) {
  const { pathname } = new URL(request.url ?? '/', 'http://site');
  if (date) response.setHeader('date', date);
  if (allowedOrigin && !(isOnlyPreflight && request.method !== 'OPTIONS'))
    response.setHeader('access-control-allow-origin', allowedOrigin);
  if (request.method === 'OPTIONS') {
    response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
    if (allowedHeaders) response.setHeader('access-control-allow-headers', allowedHeaders);
    return void response.end();
  }
  if (pathname === '/config.json' && config) return void response.end(JSON.stringify(config));
  if (pathname.startsWith('/api/') && !isLost) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = 'GET', headers } = request;
    const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
    const url = `http://site${request.url}`;
    const answer = await platform.handle(
      new Request(url, {
        method,
        headers: {
          'content-type': String(headers['content-type'] ?? ''),
          authorization: headers.authorization ?? '',
        },
        ...body,
      }),
    );
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
    return void response.end(await answer.text());
  }
  if (policy) response.setHeader('content-security-policy', policy);
  response.setHeader('content-type', 'text/html');
  response.end(html);
}
