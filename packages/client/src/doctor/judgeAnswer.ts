// What the command and the panel say of an answer of the platform.
import { openEnvelope } from '@carillon/protocol/http';
import { type Finding, well, wrong } from './finding.ts';

/** A token says by the server's clock until when it holds; the client counts from when it came, but people read both. */
const MOST_SKEW_MS = 60_000;

/** Whether it is the platform that answers; `advice` is where to say which server that is. */
export function judgeAnswer(
  what: string,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  text: string,
  advice: string,
): Finding {
  if (isEnvelope(text)) return well(what, 'answers');
  return wrong(
    what,
    `is something else (${status}, ${headers.get('content-type') ?? 'no type'})`,
    `${advice} A proxy must pass "/api/" on to the platform.`,
  );
}

function isEnvelope(text: string): boolean {
  try {
    return openEnvelope.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

/** That a page of another origin may not read what the platform answers. */
export const refuseOrigin = (what: string, page: URL): Finding =>
  wrong(
    what,
    'may not read the answers (CORS)',
    `Access-Control-Allow-Origin: ${page.origin}\nAccess-Control-Allow-Methods: GET, POST, PUT, DELETE\nAccess-Control-Allow-Headers: authorization, content-type`,
  );

/** Whether the platform and this machine have one time; undefined where it does not say. */
export function checkClock(date: string | null, nowMs: number): Finding | undefined {
  const theirs = Date.parse(date ?? '');
  if (Number.isNaN(theirs)) return undefined;
  const skewMs = theirs - nowMs;
  const what = 'clock of the platform';
  if (Math.abs(skewMs) <= MOST_SKEW_MS) return well(what, 'is that of this machine');
  const seconds = Math.round(Math.abs(skewMs) / 1000);
  return wrong(
    what,
    `is ${seconds} s ${skewMs > 0 ? 'ahead of' : 'behind'} this machine's`,
    'Let both follow a time server, as with "timedatectl set-ntp true".',
  );
}
