import { shownProducts } from '@carillon/protocol/catalog';
import { type Finding, well, wrong } from './finding.ts';
import { checkClock, judgeAnswer, refuseOrigin } from './judgeAnswer.ts';

const LONGEST_MS = 5000;

const ask = (url: string, init: RequestInit = {}) =>
  fetch(url, { ...init, signal: AbortSignal.timeout(LONGEST_MS) });

/** Whether the platform answers there, may be read by the page, and has the time that is here. */
export async function checkPlatform(page: URL, apiUrl: string): Promise<Finding[]> {
  const base = `${new URL(apiUrl, page).href.replace(/\/+$/, '')}/api`;
  const url = base + shownProducts.calls.count.path;
  const what = `platform at ${base}`;
  const asked = Date.now();
  const answer = await ask(url, { headers: { origin: page.origin } }).catch((error: Error) => error);
  if (answer instanceof Error) {
    const cause = answer.cause instanceof Error ? (answer.cause as NodeJS.ErrnoException).code : undefined;
    return [
      wrong(
        what,
        `does not answer: ${cause ?? answer.message}`,
        'Look at apiUrl, its certificate and the firewall.',
      ),
    ];
  }
  const text = await answer.text().catch(() => '');
  const judged = judgeAnswer(
    what,
    answer,
    text,
    'Say --api URL where it is another server than the page: what stands before "/api".',
  );
  if (!judged.isWell) return [judged];
  return [
    judged,
    await checkOrigin(page, new URL(url), answer),
    checkClock(answer.headers.get('date'), (asked + Date.now()) / 2),
  ].filter((one) => one !== undefined);
}

/** Whether a page of another origin may ask it, with a token (CORS). */
async function checkOrigin(page: URL, target: URL, answer: Response): Promise<Finding | undefined> {
  if (target.origin === page.origin) return undefined;
  const what = `pages of ${page.origin} at ${target.origin}`;
  const method = { origin: page.origin, 'access-control-request-method': 'PUT' };
  const headers = { ...method, 'access-control-request-headers': 'authorization,content-type' };
  const preflight = await ask(target.href, { method: 'OPTIONS', headers }).catch(() => undefined);
  const isOrigin = ({ headers }: Response) =>
    ['*', page.origin].includes(headers.get('access-control-allow-origin') ?? '');
  const allowed = (name: string) =>
    (preflight?.headers.get(`access-control-allow-${name}`) ?? '').toLowerCase().split(/\s*,\s*/);
  const isWell =
    isOrigin(answer) &&
    preflight?.ok &&
    isOrigin(preflight) &&
    ['put', '*'].some((one) => allowed('methods').includes(one)) &&
    ['authorization', 'content-type'].every((one) => allowed('headers').includes(one));
  if (isWell) return well(what, 'may read the answers');
  return refuseOrigin(what, page);
}
