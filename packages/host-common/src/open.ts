// What a host's HTML runs. It is small and imports no React: it only asks for everything that the address needs at once.
import { loadFont } from './font.ts';
import { chooseFrameTexts, chooseLanguage, loadLanguage } from './language.ts';
import type { HostRoute } from './route.ts';
import { findRoute } from './routes.ts';
import { showFailure } from './showFailure.ts';
import { readTheme, showTheme } from './theme.ts';

/** Fetches the page of a host, which starts itself, and with it the screen at the present address. */
export function openHost(routes: readonly HostRoute[], loadPage: () => Promise<unknown>): void {
  showTheme(readTheme());
  speak();
  const page = loadPage().catch(() => showFailure(chooseFrameTexts().partMissing));
  void loadLanguage();
  const first = findRoute(routes, location.pathname)?.route;
  // What fails here is tried again, and said, where the screen is to be shown.
  const screen = first?.load().catch(() => {});
  // One after the other, for they would share the line: what draws, its letters as soon as there is room, what nobody sees.
  document.addEventListener('load', loadFont, { capture: true, once: true });
  if (first?.isLive && isAnybodyLoggedIn()) Promise.all([page, screen]).then(fetchLiveFiles);
}

/** The HTML says what it says in every language, since without a script nobody knows which one is read. */
function speak(): void {
  const chosen = chooseLanguage();
  document.documentElement.lang = chosen;
  for (const word of document.querySelectorAll<HTMLElement>('.shell [lang]')) {
    if (word.lang !== chosen) word.remove();
  }
}

/** The HTML names them (hostPage.ts). They run only when the connection is opened. */
function fetchLiveFiles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="live"]')) {
    link.fetchPriority = 'low';
    link.rel = 'modulepreload';
  }
}

function isAnybodyLoggedIn(): boolean {
  try {
    return localStorage.getItem('carillon.session') !== null;
  } catch {
    return false; // private windows and sandboxed frames
  }
}
