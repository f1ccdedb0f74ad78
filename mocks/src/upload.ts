import { type Clock, systemClock } from '@carillon/protocol';

/** How a simulated upload goes. */
export interface UploadOptions {
  /** How fast the line is; by default a megabyte a second. */
  readonly bytesPerSecond?: number;
  readonly clock?: Clock;
  /** What is asked once all of it was sent; by default the browser's. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** A request whose sender wants to hear how much of it was sent. */
interface UploadInit extends RequestInit {
  readonly onProgress?:
    | ((progress: { readonly loadedBytes: number; readonly totalBytes: number }) => void)
    | undefined;
}

const PARTS = 10;

/**
 * Sends files over a line of a chosen speed, and tells how much of them was sent. Browsers tell nothing of a request that
 * a service worker answers: hand this to the client wherever progress is to be seen beside `createWorker`.
 *
 * @example
 * createCarillonClient({ apiUrl: '', broker, upload: createUpload({ bytesPerSecond: 200_000 }) });
 */
export function createUpload({
  bytesPerSecond = 1_000_000,
  clock = systemClock,
  // Looked up at each call: mocks replace the global one after this module was loaded.
  fetch = (url, init) => globalThis.fetch(url, init),
}: UploadOptions = {}) {
  return async (url: string, { onProgress, ...init }: UploadInit): Promise<Response> => {
    const totalBytes = (await new Response(init.body).arrayBuffer()).byteLength;
    const partMs = (totalBytes / PARTS / bytesPerSecond) * 1000;
    for (let part = 1; part <= PARTS; part++) {
      await new Promise<void>((resolve) => clock.after(partMs, resolve));
      init.signal?.throwIfAborted();
      onProgress?.({ loadedBytes: Math.round((totalBytes * part) / PARTS), totalBytes });
    }
    return fetch(url, init);
  };
}
