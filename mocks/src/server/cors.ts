import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLoopbackOrigin } from '@carillon/protocol/broker';

/**
 * Lets pages of allowed origins read the answer, without credentials: the token travels in a header that only they can
 * set (docs/protocol.md, HTTP API). Answers their preflight requests itself.
 */
export function allowOrigin(
  { method, headers }: IncomingMessage,
  outgoing: ServerResponse,
  isOriginAllowed: (origin: string) => boolean = isLoopbackOrigin,
): 'answered' | 'open' {
  outgoing.setHeader('vary', 'origin');
  const { origin } = headers;
  if (origin && isOriginAllowed(origin)) {
    outgoing.setHeader('access-control-allow-origin', origin);
    outgoing.setHeader('access-control-expose-headers', 'retry-after');
  }
  if (method !== 'OPTIONS') return 'open';
  outgoing.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
  outgoing.setHeader('access-control-allow-headers', 'authorization, content-type');
  outgoing.setHeader('access-control-max-age', '600');
  outgoing.writeHead(204).end();
  return 'answered';
}
