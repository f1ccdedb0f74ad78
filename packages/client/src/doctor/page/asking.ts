/** How a page asks. */
export interface Asking {
  /** The page itself. */
  readonly page: URL;
  /** Whether anything answers at an address, whoever may read it; in TLS, by a certificate that this browser trusts. */
  readonly isAnswered: (url: URL) => Promise<boolean>;
  /** The command that sees more than a page may. */
  readonly command: string;
}

const LONGEST_MS = 5000;

/** Asks as this page; undefined where there is no answer that it may read. */
export const ask = (url: URL | string, init: RequestInit = {}): Promise<Response | undefined> =>
  fetch(url, { cache: 'no-store', ...init, signal: AbortSignal.timeout(LONGEST_MS) }).catch(() => undefined);

/** What is answered in this mode may not be read, and not be refused either. */
export const isAnswered = async (url: URL): Promise<boolean> =>
  (await ask(url, { mode: 'no-cors' })) !== undefined;
