import { shownProducts } from '@carillon/protocol/catalog';
import { type Finding, well, wrong } from '../finding.ts';
import { checkClock, judgeAnswer, refuseOrigin } from '../judgeAnswer.ts';
import { type Asking, ask } from './asking.ts';

/** What any page may ask, with all that makes a browser ask before whether it may. */
const ALL_HEADERS = { authorization: 'Bearer doctor', 'content-type': 'application/json' };

/** Whether the platform answers there, may be read by this page, and has the time that is here. */
export async function* checkAnswers(
  api: URL,
  { page, isAnswered, command }: Asking,
): AsyncGenerator<Finding> {
  const base = `${api.href.replace(/\/+$/, '')}/api`;
  const url = new URL(base + shownProducts.calls.count.path);
  const what = `platform at ${base}`;
  const origins = `pages of ${page.origin} at ${api.origin}`;
  const asked = Date.now();
  const answer = await ask(url);
  if (!answer) {
    yield (await isAnswered(url))
      ? refuseOrigin(origins, page)
      : wrong(
          what,
          'does not answer',
          `Look at apiUrl, its certificate and the firewall. More says\n${command}`,
        );
    return;
  }
  const text = await answer.text().catch(() => '');
  const judged = judgeAnswer(what, answer, text, 'apiUrl is what stands before "/api".');
  yield judged;
  if (!judged.isWell) return;
  if (api.origin !== page.origin) {
    // No call of the contract is one to this path: whatever is answered, nothing is changed.
    const saved = await ask(url, { method: 'PUT', headers: ALL_HEADERS, body: '{}' });
    yield saved ? well(origins, 'may read the answers') : refuseOrigin(origins, page);
  }
  const date = answer.headers.get('date');
  yield checkClock(date, (asked + Date.now()) / 2) ??
    well('clock of the platform', 'is told to no page of another origin: the command reads it');
}
