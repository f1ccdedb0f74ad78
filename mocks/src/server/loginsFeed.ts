import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { Platform } from '../platform/platform.ts';

export interface LoginsFeedOptions {
  /** What `carillon-rights` has to send as its bearer token: who reads the feed can log in as anybody. */
  readonly secret: string;
  /** How many simulated devices, SIM-00001 and so on, may log in besides the known ones. */
  readonly fleet?: number | undefined;
}

/**
 * Answers who may log in to a broker that asks nobody, as JSON (docs/brokers.md). It is asked several times a second: what
 * has not changed since `if-none-match` is 304 without a body, and is not put together again.
 */
export function createLoginsFeed(
  platform: Pick<Platform, 'brokerLogins' | 'revision'>,
  { secret, fleet }: LoginsFeedOptions,
): RequestListener {
  const wanted = digest(`Bearer ${secret}`);
  let known: { readonly revision: number; readonly body: string; readonly etag: string } | undefined;

  function read() {
    const revision = platform.revision();
    if (known?.revision === revision) return known;
    const body = JSON.stringify(platform.brokerLogins(fleet));
    known = { revision, body, etag: `"${digest(body).toString('base64url')}"` };
    return known;
  }

  return ({ method, headers }, response) => {
    response.setHeader('cache-control', 'no-store');
    if (!timingSafeEqual(digest(headers.authorization ?? ''), wanted))
      return void response.writeHead(401).end();
    if (method !== 'GET') return void response.writeHead(405, { allow: 'GET' }).end();
    const { body, etag } = read();
    response.setHeader('etag', etag);
    if (headers['if-none-match'] === etag) return void response.writeHead(304).end();
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();
