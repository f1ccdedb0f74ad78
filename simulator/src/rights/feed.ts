import type { BrokerLogin } from '@carillon/protocol/server';
import * as z from 'zod/mini';

const filters = z.array(z.string().check(z.regex(/^[^\s\0]{1,512}$/)));
const feed = z.object({
  logins: z.array(
    z.object({
      // No quotation marks, so that no name can be anything else in the configuration of a broker.
      name: z.string().check(z.regex(/^[\w.@:-]{1,128}$/)),
      password: z.string().check(z.regex(/^[\x21-\x7e]{1,72}$/)),
      expires_at: z.optional(z.int()),
      publish: filters,
      subscribe: filters,
    }),
  ),
});

/** Reads who may log in now. Rejects with a sentence that names no secret. */
export type ReadLogins = () => Promise<readonly BrokerLogin[]>;

const TIMEOUT_MS = 5000;

/** Reads the feed of a platform, which answers 304 where nothing has changed (docs/brokers.md). */
export function createFeed(
  { url, secret }: { readonly url: string; readonly secret: string },
  fetch: typeof globalThis.fetch = globalThis.fetch,
): ReadLogins {
  let known: { readonly etag: string | null; readonly logins: readonly BrokerLogin[] } | undefined;
  return async () => {
    const headers = {
      authorization: `Bearer ${secret}`,
      ...(known?.etag && { 'if-none-match': known.etag }),
    };
    // A redirection would carry the secret elsewhere.
    const init = { headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
    const response = await fetch(url, init).catch(() => undefined);
    if (!response) throw new Error(`the feed at ${url} does not answer`);
    if (response.status === 304 && known) return known.logins;
    if (!response.ok) throw new Error(`the feed at ${url} answers ${response.status}`);
    const { data } = feed.safeParse(await response.json().catch(() => undefined));
    if (!data) throw new Error(`the feed at ${url} answers what is no list of logins`);
    known = { etag: response.headers.get('etag'), logins: data.logins };
    return known.logins;
  };
}
