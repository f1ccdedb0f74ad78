import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { answerRefusal } from '../platform/answer.ts';
import type { Platform } from '../platform/platform.ts';
import { allowOrigin } from './cors.ts';

/** How a listener treats pages of other origins. */
export interface ListenerOptions {
  /** Whether pages of this origin may use `/api`; by default those of this machine. */
  readonly isOriginAllowed?: (origin: string) => boolean;
}

const NO_REQUEST = { status: 400, message: 'The request is not valid.', headers: {} };

/** Answers the requests of a Node HTTP or HTTPS server from a platform: `createServer(createListener(platform))`. */
export function createListener(
  platform: Pick<Platform, 'handle'>,
  options: ListenerOptions = {},
): RequestListener {
  return (incoming, outgoing) => {
    // A client that leaves early is no error of ours.
    outgoing.on('error', () => {});
    if (allowOrigin(incoming, outgoing, options.isOriginAllowed) === 'answered') return;
    const request = toRequest(incoming);
    const client = incoming.socket.remoteAddress ?? 'unknown';
    const answer = request
      ? platform.handle(request, { client })
      : Promise.resolve(answerRefusal(NO_REQUEST));
    answer.then((response) => send(response, outgoing)).catch(() => outgoing.destroy());
  };
}

/** Null for what the Request of the platform does not take: a path that is none, or a method like TRACE. */
function toRequest(incoming: IncomingMessage): Request | null {
  const { method = 'GET', url = '/', headers } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  try {
    return new Request(new URL(url, 'http://localhost'), {
      method,
      headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
      ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: 'half' }),
    });
  } catch {
    return null;
  }
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  // Response.error(): a fault that is to look like a lost connection.
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  const body = Buffer.from(await response.arrayBuffer());
  if (outgoing.destroyed) return;
  outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(body);
}
