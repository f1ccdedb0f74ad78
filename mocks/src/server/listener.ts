import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isAllowedHost } from '@carillon/protocol/server';
import { answerRefusal } from '../platform/answer.ts';
import type { Platform } from '../platform/platform.ts';
import { allowOrigin } from './cors.ts';

/** To which names a listener answers, and how it treats pages of other origins. */
export interface ListenerOptions {
  /** Host names to which it answers besides those of this machine, e.g. 'api.example'. */
  readonly allowedHosts?: readonly string[];
  /** Whether pages of this origin may use `/api`; by default those of this machine. */
  readonly isOriginAllowed?: (origin: string) => boolean;
}

const NO_REQUEST = { status: 400, message: 'The request is not valid.', headers: {} };
const FOREIGN_HOST = { status: 421, message: 'This server does not answer to that host name.', headers: {} };

/** Answers the requests of a Node HTTP or HTTPS server from a platform: `createServer(createListener(platform))`. */
export function createListener(
  platform: Pick<Platform, 'handle'>,
  options: ListenerOptions = {},
): RequestListener {
  return (incoming, outgoing) => {
    // A client that leaves early is no error of ours.
    outgoing.on('error', () => {});
    const chunks: Chunks = incoming.iterator({ destroyOnReturn: false });
    const respond = (answer: Promise<Response>) =>
      void answer.then((response) => send(response, chunks, outgoing)).catch(() => outgoing.destroy());
    if (!isAllowedHost(incoming.headers.host, options.allowedHosts)) {
      return respond(Promise.resolve(answerRefusal(FOREIGN_HOST)));
    }
    if (allowOrigin(incoming, outgoing, options.isOriginAllowed) === 'answered') return;
    const request = toRequest(incoming, chunks);
    if (!request) return respond(Promise.resolve(answerRefusal(NO_REQUEST)));
    const client = incoming.socket.remoteAddress ?? 'unknown';
    respond(platform.handle(request, { client, isCrossOrigin: isCrossOrigin(incoming) }));
  };
}

/** Whether a page of another origin than this server's own asks. Programs send no Origin. */
function isCrossOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host?.toLowerCase();
}

/** Null for what the Request of the platform does not take: a path that is none, or a method like TRACE. */
function toRequest(incoming: IncomingMessage, chunks: Chunks): Request | null {
  const { method = 'GET', url = '/', headers } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  try {
    return new Request(new URL(url, 'http://localhost'), {
      method,
      headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
      ...(hasBody && { body: toStream(chunks), duplex: 'half' }),
    });
  } catch {
    return null;
  }
}

/** The bytes of a body as they come. Unlike a stream they can be given up without ending the connection. */
type Chunks = AsyncIterator<Uint8Array>;

function toStream(chunks: Chunks): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

async function send(response: Response, chunks: Chunks, outgoing: ServerResponse): Promise<void> {
  // Response.error(): a fault that is to look like a lost connection.
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  const body = Buffer.from(await response.arrayBuffer());
  if (outgoing.destroyed) return;
  outgoing.writeHead(response.status, {
    'content-length': body.length,
    ...Object.fromEntries(response.headers),
  });
  outgoing.write(body);
  await discardRest(chunks);
  outgoing.end();
}

/** How much of a body that was given up is waited for. What takes too long is ended by Node: see requestTimeout. */
const MAX_DISCARDED_BYTES = 2 ** 26;

/**
 * Takes what is still on its way of a body that was given up: browsers read no answer before they have sent all, and
 * where the connection ends before, they only say that it did (FLT-114).
 */
async function discardRest(chunks: Chunks): Promise<void> {
  for (let bytes = 0; bytes <= MAX_DISCARDED_BYTES; ) {
    const { done, value } = await chunks.next();
    if (done) return;
    bytes += value.length;
  }
}
