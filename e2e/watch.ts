import type { BrowserContext, ConsoleMessage, Page, Request, WebError } from '@playwright/test';

/** Gathers what no page may do, so that every test can end with there being none of it. */
export interface Watch {
  /** Watches every page of a context, from before its first script, until the function that it resolves with is called. */
  over(context: BrowserContext): Promise<() => void>;
  /** What this test brings about on purpose, such as the refused login that Chromium writes to its console. */
  allow(...expected: RegExp[]): void;
  /** What was not allowed, in the order in which it happened. */
  faults(): string[];
}

const tellViolations = () =>
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    console.error('securitypolicyviolation', violatedDirective, blockedURI, sample),
  );

/** Those whose pages write violations to the console already: once is enough for all tests that use them. */
const told = new WeakSet<BrowserContext>();

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

  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`);
  };
  const onError = (error: WebError) => seen.push(`uncaught: ${error.error().stack}`);
  const onRequest = (request: Request) => lookAt(request.url());
  const onPage = (page: Page) => {
    page.on('websocket', (socket) => lookAt(socket.url()));
    page.on('crash', () => seen.push(`crashed: ${page.url()}`));
  };

  return {
    async over(context) {
      if (!told.has(context)) await context.addInitScript(tellViolations);
      told.add(context);
      context.on('console', onConsole).on('weberror', onError).on('request', onRequest).on('page', onPage);
      for (const page of context.pages()) onPage(page);
      return () => {
        context.off('console', onConsole).off('weberror', onError);
        context.off('request', onRequest).off('page', onPage);
      };
    },
    allow: (...expected) => void allowed.push(...expected),
    faults: () => seen.filter((fault) => !allowed.some((pattern) => pattern.test(fault))),
  };
}
