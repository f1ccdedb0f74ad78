import type { BrokerLoginKind } from '@carillon/protocol/broker';
import { checkScheme } from './addresses.ts';
import { checkCertificate } from './certificate.ts';
import { checkConnectSource, readPolicies } from './contentPolicy.ts';
import { type Finding, well, wrong } from './finding.ts';
import { checkHandshake } from './handshake.ts';
import { judgeApiUrl, judgeBrokerUrl } from './judgeAddress.ts';
import { checkPlatform } from './platform.ts';
import { checkProject } from './project.ts';
import { checkRights, type Person } from './rights.ts';

const LONGEST_MS = 5000;

export interface Questions {
  /** Where the app is. */
  readonly page?: string | undefined;
  /** What stands before `/api`; by default what the page's `config.json` says, or its own origin. */
  readonly apiUrl?: string | undefined;
  /** By default what the page's `config.json` says. */
  readonly brokerUrls: readonly string[];
  readonly person?: Person | undefined;
  /** How the brokers know a person; by default what the page's `config.json` says. */
  readonly brokerLogin?: BrokerLoginKind | undefined;
  /** The folder of the app. */
  readonly project?: string | undefined;
}

/** Looks at everything between a page, its platform and its broker, and tells each finding as soon as it is there. */
export async function* examine({ page, project, person, ...given }: Questions): AsyncGenerator<Finding> {
  if (project !== undefined) yield* checkProject(project);
  if (page === undefined && given.brokerUrls.length === 0) return;
  // Without a page it is one of this machine that asks.
  const at = new URL(page ?? 'http://localhost');
  const site = page === undefined ? undefined : await openPage(at);
  if (site?.finding) yield site.finding;
  const configured = site?.isThere ? await readConfig(at) : {};
  const apiUrl = given.apiUrl ?? configured.apiUrl ?? '';
  const brokers = given.brokerUrls.length > 0 ? given.brokerUrls : (configured.brokerUrls ?? []);
  if (page !== undefined) {
    const problem = judgeApiUrl(apiUrl);
    if (problem !== undefined)
      yield wrong(`apiUrl ${JSON.stringify(apiUrl)}`, 'is not as it should be', problem);
    const api = new URL(apiUrl, at);
    yield* examineTarget(at, api, 'apiUrl', site?.policies ?? []);
    yield* await checkPlatform(at, api.href);
  }
  for (const broker of brokers) {
    const target = readBroker(broker);
    if (target instanceof URL) {
      yield* examineTarget(at, target, 'brokerUrl', site?.policies ?? []);
      yield await checkHandshake(at, target);
    } else yield target;
  }
  if (brokers.length === 0)
    yield wrong(
      'brokerUrl',
      'is not known',
      'Say where the broker is: doctor PAGE wss://live.example.org:9001',
    );
  const known = brokers.filter((broker) => readBroker(broker) instanceof URL);
  if (person && page !== undefined && known.length > 0)
    yield* checkRights(new URL(apiUrl, at).href, known, person, given.brokerLogin ?? configured.brokerLogin);
}

async function* examineTarget(page: URL, target: URL, name: string, policies: readonly string[]) {
  yield checkScheme(page, target, name);
  const certificate = await checkCertificate(target);
  if (certificate) yield certificate;
  if (policies.length > 0) yield checkConnectSource(policies, page, target);
}

function readBroker(address: string): URL | Finding {
  const problem = judgeBrokerUrl(address);
  return problem === undefined
    ? new URL(address)
    : wrong(`brokerUrl ${JSON.stringify(address)}`, 'cannot be asked', problem);
}

async function openPage(page: URL) {
  const what = `page ${page.href}`;
  const answer = await fetch(page, { signal: AbortSignal.timeout(LONGEST_MS) }).catch(
    (error: Error) => error,
  );
  if (answer instanceof Error) {
    const cause = answer.cause instanceof Error ? (answer.cause as NodeJS.ErrnoException).code : undefined;
    const said = `does not answer: ${cause ?? answer.message}`;
    return {
      isThere: false,
      policies: [],
      finding: wrong(what, said, 'Look at name, port and certificate.'),
    };
  }
  const html = await answer.text().catch(() => '');
  const policies = readPolicies(answer.headers.get('content-security-policy'), html);
  const said = policies.length > 0 ? 'answers, with a content policy' : 'answers, without a content policy';
  return { isThere: true, policies, finding: well(what, said) };
}

interface Configured {
  readonly apiUrl?: string;
  readonly brokerUrls?: string[];
  readonly brokerLogin?: BrokerLoginKind;
}

/** What our hosts are told at run time; nothing where a page has no such file. */
async function readConfig(page: URL): Promise<Configured> {
  const answer = await fetch(new URL('/config.json', page), {
    signal: AbortSignal.timeout(LONGEST_MS),
  }).catch(() => undefined);
  const config: unknown = await answer?.json().catch(() => undefined);
  if (typeof config !== 'object' || config === null) return {};
  const { apiUrl, brokerUrl, brokerLogin } = config as Readonly<Record<string, unknown>>;
  return {
    ...(typeof apiUrl === 'string' && { apiUrl }),
    ...(brokerLogin === 'session' && { brokerLogin }),
    brokerUrls: [brokerUrl].flat().filter((one) => typeof one === 'string'),
  };
}
