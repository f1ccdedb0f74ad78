// For tests in jsdom, before anything else is imported: `setupFiles: ['@carillon/mocks/jsdom']` of Jest or Vitest. Jest's sandbox
// hides what Node has of the web, and jsdom itself has neither layout nor pictures. What is there already is left alone.
import { Script } from 'node:vm';
import { HIDDEN_OF_NODE } from './hiddenOfNode.ts';

/** What Node has around the sandbox in which a test runs; without a sandbox, the same as here. */
const node: typeof globalThis = new Script('globalThis').runInThisContext();

/** jsdom lays nothing out, so there is nothing to observe. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const matchMedia = (media: string) => Object.assign(new EventTarget(), { media, matches: false });

/** What jsdom makes of its own to abort a request is nothing to the requests of Node, which refuse it: theirs follows it. */
function follow(signal: AbortSignal): AbortSignal {
  const controller = new node.AbortController();
  const abort = () => controller.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return controller.signal;
}

class RequestInSandbox extends node.Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    const signal = init?.signal;
    super(
      input,
      signal && !(signal instanceof node.AbortSignal) ? { ...init, signal: follow(signal) } : init,
    );
  }
}

const wanted: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(HIDDEN_OF_NODE.map((name) => [name, node[name]])),
  Request: RequestInSandbox,
  fetch: (...request: Parameters<typeof fetch>) => node.fetch(new RequestInSandbox(...request)),
  matchMedia,
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
};
for (const [name, value] of Object.entries(wanted)) {
  if (Reflect.get(globalThis, name) === undefined)
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
if (!crypto.subtle)
  Object.defineProperty(crypto, 'subtle', { value: node.crypto.subtle, configurable: true });
// Its own one draws nothing either, and says so on the console each time.
if (typeof HTMLCanvasElement !== 'undefined') HTMLCanvasElement.prototype.getContext = () => null;
