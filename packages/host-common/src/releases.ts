/** A script or a style sheet, whose name changes with what is in it or loaded by it, as the HTML of a host names it. */
const FILE = /(?:src|href)="([^"]*\/assets\/[^"]+\.(?:js|css))"/g;

/**
 * Whether the HTML of this host names files by now that this page's does not: then there is a newer release. Servers say it
 * without a word of it: it has not changed.
 */
export async function findRelease(): Promise<boolean> {
  const response = await fetch(import.meta.env.BASE_URL, { cache: 'no-cache' });
  const html = response.ok ? await response.text() : '';
  return [...html.matchAll(FILE)].some(
    ([, name]) => !document.querySelector(`[src="${name}"], [href="${name}"]`),
  );
}

/** Calls a listener where a part of the page could not be fetched: the code of Vite around each import tells it. */
export function onMissingPart(listener: () => void): () => void {
  addEventListener('vite:preloadError', listener);
  return () => removeEventListener('vite:preloadError', listener);
}
