import type { BrokerLogin } from '@carillon/protocol/server';
import * as z from 'zod/mini';

// Wildcards are levels of their own: a broker refuses any other.
const filter = /^(?!.{513})(([^\s\0+#/]*|\+)\/)*([^\s\0+#/]+|\+|#)$/;
const filters = z.array(z.string().check(z.regex(filter)));
const login = z.object({
  // No quotation marks, so that no name can be anything else in the configuration of a broker.
  name: z.string().check(z.regex(/^[\w.@:-]{1,128}$/)),
  password: z.string().check(z.regex(/^[\x21-\x7e]{1,72}$/)),
  expires_at: z.optional(z.int()),
  publish: filters,
  subscribe: filters,
});
const feed = z.object({ logins: z.array(z.unknown()) });
const named = z.object({ name: z.string() });

/** Who may log in now. */
export interface Told {
  readonly logins: readonly BrokerLogin[];
  /** Whom no broker can be told of, in a sentence; all others are in `logins`. */
  readonly leftOut: string | undefined;
}

/** Reads who may log in now. Rejects with a sentence that names no secret. */
export type ReadLogins = () => Promise<Told>;

const TIMEOUT_MS = 5000;

/** Reads the feed of a platform, which answers 304 where nothing has changed (docs/brokers.md). */
export function createFeed(
  { url, secret }: { readonly url: string; readonly secret: string },
  fetch: typeof globalThis.fetch = globalThis.fetch,
): ReadLogins {
  let known: { readonly etag: string | null; readonly told: Told } | undefined;
  return async () => {
    const headers = {
      authorization: `Bearer ${secret}`,
      ...(known?.etag && { 'if-none-match': known.etag }),
    };
    // A redirection would carry the secret elsewhere.
    const init = { headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
    const response = await fetch(url, init).catch(() => undefined);
    if (!response) throw new Error(`the feed at ${url} does not answer`);
    if (response.status === 304 && known) return known.told;
    if (!response.ok) throw new Error(`the feed at ${url} answers ${response.status}`);
    const { data } = feed.safeParse(await response.json().catch(() => undefined));
    if (!data) throw new Error(`the feed at ${url} answers what is no list of logins`);
    known = { etag: response.headers.get('etag'), told: sort(data.logins) };
    return known.told;
  };
}

/** One that is odd is left out alone: it must not lock out all others. So is a second one of a name. */
function sort(all: readonly unknown[]): Told {
  const logins = new Map<string, BrokerLogin>();
  const odd: string[] = [];
  for (const each of all) {
    const { data } = login.safeParse(each);
    if (data && !logins.has(data.name)) logins.set(data.name, data);
    else odd.push(describeName(each));
  }
  const [first] = odd;
  const others = odd.length > 1 ? ` and ${odd.length - 1} more` : '';
  const why = 'name, password or topics are none that a broker takes, or the name is there twice';
  return {
    logins: [...logins.values()],
    leftOut: first === undefined ? undefined : `left out: ${first}${others}; ${why}`,
  };
}

/** For a terminal: the name may be anything. */
function describeName(each: unknown): string {
  const { data } = named.safeParse(each);
  if (!data) return 'one without a name';
  const text = data.name.replace(/[^\x20-\x7e]/g, '?');
  return `'${text.length > 40 ? `${text.slice(0, 40)}…` : text}'`;
}
