import type { BrowserContext } from '@playwright/test';

/** Gathers what no page may do, so that every test can end with there being none of it. */
export interface Watch {
  /** Watches every page of a context, from before its first script. */
  over(context: BrowserContext): Promise<void>;
  /** What this test brings about on purpose, such as the refused login that Chromium writes to its console. */
  allow(...expected: RegExp[]): void;
  /** What was not allowed, in the order in which it happened. */
  faults(): string[];
}

/**
 * Watches for violations of the content security policy and of Trusted Types (FLT-094), errors on the console,
 * uncaught errors, and requests that leave this machine.
 */
export function createWatch(): Watch {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  const lookAt = (url: string) => {
    const { protocol, hostname } = new URL(url);
    if (/^(https?|wss?):$/.test(protocol) && hostname !== '127.0.0.1') seen.push(`request to ${url}`);
  };

  return {
    async over(context) {
      await context.addInitScript(() =>
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
          console.error('securitypolicyviolation', violatedDirective, blockedURI, sample),
        ),
      );
      context.on('console', (message) => {
        if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => seen.push(`uncaught: ${error.error().stack}`));
      context.on('request', (request) => lookAt(request.url()));
      context.on('page', (page) => {
        page.on('websocket', (socket) => lookAt(socket.url()));
        page.on('crash', () => seen.push(`crashed: ${page.url()}`));
      });
    },
    allow: (...expected) => void allowed.push(...expected),
    faults: () => seen.filter((fault) => !allowed.some((pattern) => pattern.test(fault))),
  };
}
