import { type SetupWorker, setupWorker } from 'msw/browser';

const NOT_RUNNING =
  'The mocks of this Storybook are not running in this page, so no story can be shown. Close this tab and open the Storybook again. Service workers must be allowed, and the address must begin with https:// or be one of this machine.';

/** How long a service worker that has just begun takes at most to have this page. */
const CLAIMED_WITHIN_MS = 1000;

/** How often this tab has been loaded once more; another page may close meanwhile, but not for ever. */
const TRIES = 'carillon.storybook.tries';
const MOST_TRIES = 3;

/**
 * Starts the service worker behind which the platform of each story is. A page that closes ends the worker's registration
 * while the next one loads; begun anew it is the same worker, which takes over no page that is there already: its calls would go
 * to the web server, which knows no devices. So the page is loaded once more.
 */
export async function startMocks(): Promise<SetupWorker> {
  if (!('serviceWorker' in navigator)) throw new Error(NOT_RUNNING);
  ignoreFailedUpdates();
  const worker = setupWorker();
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  const tries = Number(sessionStorage.getItem(TRIES));
  sessionStorage.removeItem(TRIES);
  if (await isBehindWorker()) return worker;
  if (tries >= MOST_TRIES) throw new Error(NOT_RUNNING);
  sessionStorage.setItem(TRIES, String(tries + 1));
  location.reload();
  return new Promise(() => {});
}

async function isBehindWorker(): Promise<boolean> {
  const workers = navigator.serviceWorker;
  if (!workers.controller) {
    await new Promise<unknown>((resolve) => {
      workers.addEventListener('controllerchange', resolve, { once: true });
      setTimeout(resolve, CLAIMED_WITHIN_MS);
    });
  }
  return workers.controller !== null;
}

/** MSW asks for a newer worker and does not wait: in a page that closes that fails, and nobody needs to hear of it. */
function ignoreFailedUpdates() {
  const { prototype } = ServiceWorkerRegistration;
  const { update } = prototype;
  prototype.update = function updateQuietly(this: ServiceWorkerRegistration) {
    const updated = update.call(this);
    updated.catch(() => {});
    return updated;
  };
}
