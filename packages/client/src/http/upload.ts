/** How much of an upload has left this machine. */
export interface UploadProgress {
  readonly loadedBytes: number;
  readonly totalBytes: number;
}

/** What an upload is made of. */
export interface UploadInit extends RequestInit {
  readonly body: FormData;
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
}

/** Makes a request as `fetch` does, and tells meanwhile how much of it was sent. A `fetch` is one that tells nothing. */
export type Upload = (request: string, init: UploadInit) => Promise<Response>;

/**
 * Uploads by XMLHttpRequest: `fetch` does not tell how much of a body was sent (docs/protocol.md, HTTP API). Of the init it
 * knows what our calls use; it resolves and rejects as `fetch` would.
 */
export const xhrUpload: Upload = (request, { method = 'POST', headers, body, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    // Looked up at each call: mocks and tests replace the global one after this module was loaded.
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    const fail = () => reject(new TypeError('The upload failed.'));
    const address = new URL(request, globalThis.location?.href).href;
    xhr.open(method, request);
    for (const [name, value] of new Headers(headers)) xhr.setRequestHeader(name, value);
    if (onProgress) {
      xhr.upload.onprogress = ({ loaded, total }) => onProgress({ loadedBytes: loaded, totalBytes: total });
    }
    xhr.onload = () => {
      // It follows where it is sent and cannot be told not to, as `fetch` is: what answers there is no answer of ours.
      if (xhr.responseURL && new URL(xhr.responseURL).href !== address) return fail();
      try {
        resolve(toResponse(xhr));
      } catch (error) {
        reject(error);
      }
    };
    xhr.onerror = fail;
    xhr.onabort = () => reject(signal?.reason);
    xhr.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    xhr.send(body);
  });

function toResponse(xhr: XMLHttpRequest): Response {
  const lines = xhr
    .getAllResponseHeaders()
    .split('\r\n')
    .filter((line) => line.includes(':'));
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  // A status without a body must not be given an empty one.
  return new Response(xhr.responseText || null, { status: xhr.status, headers });
}
