import type { BrokerLoginKind } from '@carillon/protocol/broker';
import type { CarillonClient } from '../../client.ts';
import { checkScheme } from '../addresses.ts';
import { checkConnectSource, readPolicies } from '../contentPolicy.ts';
import { type Finding, well, wrong } from '../finding.ts';
import { judgeApiUrl, judgeBrokerUrl } from '../judgeAddress.ts';
import { checkTopics } from '../topics.ts';
import { checkAnswers } from './answers.ts';
import { type Asking, ask, isAnswered } from './asking.ts';
import { checkSocket } from './socket.ts';

/** What a page is to be examined with: what its provider is given. */
export interface PageQuestions {
  /** What stands before `/api`; '' is the page's own origin. */
  readonly apiUrl: string;
  readonly brokerUrls: readonly string[];
  readonly brokerLogin?: BrokerLoginKind | undefined;
  /** Whose rights are looked at: of who is logged in. */
  readonly client?: Pick<CarillonClient, 'session' | 'http'> | undefined;
}

/** Looks at everything between this page, its platform and its broker, as this very browser sees it. */
export async function* examinePage(questions: PageQuestions): AsyncGenerator<Finding> {
  const { apiUrl, brokerUrls, client, brokerLogin = 'user' } = questions;
  const page = new URL(location.href);
  const command = ['npx @carillon/client doctor', page.origin, ...brokerUrls].join(' ');
  const asking: Asking = { page, isAnswered, command };
  const policies = await readOwnPolicies(page);
  const problem = judgeApiUrl(apiUrl);
  if (problem !== undefined)
    yield wrong(`apiUrl ${JSON.stringify(apiUrl)}`, 'is not as it should be', problem);
  const api = URL.canParse(apiUrl, page.href) ? new URL(apiUrl, page) : page;
  if (yield* examineWay(api, 'apiUrl', policies, asking))
    yield* checkAnswers(new URL(apiUrl, page.origin), asking);
  const known: string[] = [];
  for (const address of brokerUrls) {
    const problem = judgeBrokerUrl(address);
    if (problem !== undefined) {
      yield wrong(`brokerUrl ${JSON.stringify(address)}`, 'cannot be asked', problem);
      continue;
    }
    if (!(yield* examineWay(new URL(address), 'brokerUrl', policies, asking))) continue;
    const socket = await checkSocket(new URL(address), asking);
    yield socket;
    if (socket.isWell) known.push(address);
  }
  if (brokerUrls.length === 0)
    yield wrong(
      'brokerUrl',
      'is not known',
      'Give the provider the address of the broker, such as brokerUrl="wss://live.example.org:9001".',
    );
  if (client && known.length > 0)
    yield* checkTopics(client, known, brokerLogin, `doctor-${Math.random().toString(36).slice(2)}`);
}

/** Scheme, policy and certificate of an address; returns whether this page can ask there at all. */
async function* examineWay(
  target: URL,
  name: string,
  policies: readonly string[],
  { page, isAnswered, command }: Asking,
): AsyncGenerator<Finding, boolean> {
  const scheme = checkScheme(page, target, name);
  yield scheme;
  const source = policies.length > 0 ? checkConnectSource(policies, page, target) : undefined;
  if (source) yield source;
  if (!scheme.isWell || source?.isWell === false) return false;
  if (target.protocol !== 'wss:' && target.protocol !== 'https:') return true;
  const secured = new URL(target.href.replace(/^wss/, 'https'));
  // Where the policy lets the page open a websocket alone, nothing else can be asked there.
  if (policies.length > 0 && !checkConnectSource(policies, page, secured).isWell) return true;
  const what = `certificate of ${target.hostname}:${target.port || 443}`;
  const isTrusted = await isAnswered(secured);
  yield isTrusted
    ? well(what, 'is trusted by this browser')
    : wrong(
        what,
        'is not trusted, or nobody listens there',
        `Open ${secured.origin} in a tab, where the browser says which; or\n${command}`,
      );
  return isTrusted;
}

/** What the page was sent with, and what its HTML says. */
async function readOwnPolicies(page: URL): Promise<string[]> {
  const answer = await ask(page);
  const metas = document.querySelectorAll('meta[http-equiv="content-security-policy" i]');
  const html = [...metas].map((meta) => meta.outerHTML).join('');
  return readPolicies(answer?.headers.get('content-security-policy') ?? null, html);
}
