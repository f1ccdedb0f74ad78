// What a host's HTML runs. It is small and imports no React: it only asks for everything that the address needs at once.
import './imports/fetchAgain.ts';
import { askEarly } from './early/firstCall.ts';
import { warmUp } from './early/warmUp.ts';
import { loadFont } from './font.ts';
import { isAnybodyLoggedIn } from './isAnybodyLoggedIn.ts';
import { chooseFrameTexts, chooseLanguage, loadLanguage } from './language.ts';
import type { HostRoute } from './routes/route.ts';
import { findRoute } from './routes/routes.ts';
import { showFailure } from './showFailure.ts';
import { readTheme, showTheme } from './theme.ts';

/** What fetches the first picture of an answer (firstPicture.ts), for a host that shows any. */
type PreloadPicture = typeof import('./firstPicture.ts').preloadPicture;

/** Fetches the page of a host, which starts itself, and with it the screen at the present address. */
export function openHost(
  routes: readonly HostRoute[],
  loadPage: () => Promise<unknown>,
  preloadPicture?: PreloadPicture,
): void {
  // Of a browser that is too old the page says so already (supported/supported.js).
  if (document.documentElement.hasAttribute('data-unsupported')) return;
  showTheme(readTheme());
  speak();
  const page = loadPage().catch(() => showFailure(chooseFrameTexts().partMissing));
  void loadLanguage();
  const found = findRoute(routes, location.pathname);
  const first = found?.route;
  // What the address says besides asks for something else.
  if (found && first?.firstCalls && !location.search)
    askEarly(
      first.firstCalls(found.texts),
      (...answer) => first.firstPicture && preloadPicture?.(first.firstPicture, ...answer),
    ).catch(() => {});
  // What fails here is tried again, and said, where the screen is to be shown.
  const screen = first?.load().catch(() => {});
  const isOwn = first?.hasOwnPart && isAnybodyLoggedIn();
  const own = isOwn ? preload('own') : [];
  // One after the other, for they would share the line: what draws, its letters as soon as there is room, what nobody sees.
  document.addEventListener('load', loadFont, { capture: true, once: true });
  warmUp(chooseLanguage());
  if (isOwn || (first?.isLive && isAnybodyLoggedIn()))
    Promise.all([page, screen, ...own]).then(() => preload('live'));
}

/** The HTML says what it says in every language, since without a script nobody knows which one is read. */
function speak(): void {
  const chosen = chooseLanguage();
  document.documentElement.lang = chosen;
  document.querySelector('.shell')?.classList.add('shell-begun');
  for (const word of document.querySelectorAll<HTMLElement>('.shell [lang]')) {
    if (word.lang !== chosen) word.remove();
  }
}

/** Fetches files that the HTML names (hostPage.ts), which run only when something asks for them. */
function preload(rel: 'own' | 'live'): Promise<unknown>[] {
  return [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].map((link) => {
    const done = new Promise((resolve) => {
      link.onload = link.onerror = resolve;
    });
    link.rel = 'modulepreload';
    return done;
  });
}
