// What the first screen will ask for is asked while its code is on its way: on a slow line the answer is there first, and
// with it the picture that it shows first.

let config: Promise<Response> | undefined;

/** `/config.json`, which both need: as the preload of the HTML asks for it, for another kind of request would be a second one. */
export const fetchConfig = (): Promise<Response> => {
  config ??= fetch('/config.json');
  return config.then((response) => response.clone());
};

/** What was asked for early, by its address, until it is handed over. */
const early = new Map<string, Promise<Response>>();
let isAnswered = false;

/** Whether all that was asked for early is there, and as the screen wants it. */
export const hasEarlyAnswers = (): boolean => isAnswered;

/**
 * Asks for `paths` of the API as nobody, then for the first picture in the answer of the first. What fails here is asked
 * again by the screen.
 */
export async function askEarly(
  paths: readonly string[],
  preloadPicture?: (apiUrl: string, answer: unknown) => void,
): Promise<void> {
  const config: { readonly apiUrl?: unknown } | null = await (await fetchConfig()).json();
  // What is wrong with it is said by `loadConfig`.
  if (typeof config?.apiUrl !== 'string') return;
  const apiUrl = config.apiUrl.replace(/\/+$/, '');
  const answers = paths.map(async (path) => {
    const url = `${apiUrl}/api${path}`;
    // As the client asks.
    const asked = fetch(url, {
      headers: { accept: 'application/json' },
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
    });
    early.set(url, asked);
    return (await asked).clone();
  });
  preloadPicture?.(apiUrl, await (await answers[0])?.json());
  isAnswered = (await Promise.all(answers)).every(({ ok }) => ok);
}

/** What was asked for early, once; undefined for all other requests. */
export function earlyAnswer(url: string, init: RequestInit): Promise<Response> | undefined {
  const isNobody = !new Headers(init.headers).has('authorization');
  const answer = isNobody && init.method === 'GET' ? early.get(url) : undefined;
  if (!answer) return undefined;
  early.delete(url);
  return answer.catch(() => fetch(url, init));
}
