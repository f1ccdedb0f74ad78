// What an app has handed over wrongly, and what shows only later that it has. Fetched in development.
import { ApiError, type CarillonClient, judgeApiUrl, judgeBrokerUrl } from '@carillon/client';
import { devices } from '@carillon/protocol/device';
import type { CallInput } from '@carillon/protocol/http';
import { getQueries } from '../../hooks/platform/queries.ts';
import type { Handed } from '../handed.ts';
import { HELP } from './unknownIntl.ts';

/** What is known of a call. */
interface Answer {
  readonly data: unknown;
  readonly error: unknown;
}

const toldByClient = new WeakMap<CarillonClient, Set<string>>();

/** Says something once to the error reports of a client, which are the app's `onError`. */
function tell(client: CarillonClient, sentence: string): void {
  const told = toldByClient.get(client) ?? new Set();
  toldByClient.set(client, told);
  if (told.has(sentence)) return;
  told.add(sentence);
  client.errors.report(new TypeError(`CarillonProvider: ${sentence} ${HELP}`));
}

/** All that can be told of the props alone, and of the node in which the screens are. */
export async function tellProps(
  client: CarillonClient,
  props: Handed,
  node: HTMLElement | null,
): Promise<void> {
  const { apiUrl = '', brokerUrl, pages, paths, messages } = props;
  const addresses = [brokerUrl].flat().filter((one) => typeof one === 'string');
  const problems = [judgeApiUrl(apiUrl), ...addresses.map(judgeBrokerUrl)];
  if (pages || paths || messages) {
    const { judgeMessages, judgePages } = await import('./words.ts');
    problems.push(
      ...judgePages('pages', pages ?? []),
      ...judgePages('paths', Object.keys(paths ?? {})),
      ...judgeMessages(messages ?? {}),
    );
  }
  if (node && isUnstyled(node))
    problems.push("the style sheet is not there: import '@carillon/react/styles.css' once.");
  for (const problem of problems) if (problem !== undefined) tell(client, problem);
}

/** Where nothing is laid out, as in jsdom, no style sheet is missed. */
function isUnstyled(node: HTMLElement): boolean {
  const isDrawn = document.body.getBoundingClientRect().width > 0;
  return isDrawn && getComputedStyle(node).getPropertyValue('--carillon-text').trim() === '';
}

/** Tells of the first connection and the first answers what a person on the page cannot mend. Returns what ends it. */
export function watchLines(client: CarillonClient, { apiUrl }: Handed): () => void {
  function lookAtBroker() {
    const { status, lastError, address } = client.broker.getSnapshot();
    if (status === 'connected') return stopBroker();
    if (lastError?.code !== 'unreachable' && lastError?.code !== 'down') return;
    stopBroker();
    tell(
      client,
      address === ''
        ? 'a device is shown, and brokerUrl is not given.'
        : `no broker answers at ${JSON.stringify(address)}. \`npx @carillon/client doctor ${address}\` finds out why.`,
    );
  }
  const stopBroker = client.broker.subscribe(lookAtBroker);
  // The first try may have ended while this was fetched, and answers have come.
  lookAtBroker();
  /** Of the platform one thing is known with the first answer, whatever it is. */
  let isPlatformKnown = false;
  let isRefusalTold = false;
  function lookAtPlatform({ error, data }: Answer) {
    if (isPlatformKnown) return;
    if (data !== undefined) {
      isPlatformKnown = true;
      return;
    }
    if (!(error instanceof ApiError) || (error.code !== 'notJson' && error.code !== 'network')) return;
    isPlatformKnown = true;
    const what =
      error.code === 'network'
        ? 'nothing that this page may read (CORS?)'
        : 'something else than the platform';
    // Of a client that was made elsewhere nobody here knows the address.
    const where = apiUrl === undefined ? '' : `, at apiUrl ${JSON.stringify(apiUrl)}, to which /api is added`;
    tell(client, `${error.call} is answered by ${what}${where}.`);
  }
  function lookAtAnswer({
    queryKey,
    state,
  }: {
    readonly queryKey: readonly unknown[];
    readonly state: Answer;
  }) {
    lookAtPlatform(state);
    const problem = judgeOwner(client, queryKey, state);
    if (problem === undefined) return;
    // A screen makes several calls, and each is refused for the one reason.
    const { error } = state;
    const isRefusal =
      queryKey[0] !== 'deviceByLabel' && error instanceof ApiError && error.code === 'forbidden';
    if (!isRefusal || !isRefusalTold) tell(client, problem);
    isRefusalTold ||= isRefusal;
  }
  const cache = getQueries(client).getQueryCache();
  const stopAnswers = cache.subscribe(({ query }) => lookAtAnswer(query));
  for (const query of cache.getAll()) lookAtAnswer(query);
  return () => {
    stopBroker();
    stopAnswers();
  };
}

/** What an answer says of whose a device is, or anything else: a label or number that nobody has, and what is another person's. */
function judgeOwner(
  client: CarillonClient,
  [what, owner, label]: readonly unknown[],
  { data, error }: Answer,
): string | undefined {
  const person = `person ${client.session.getSnapshot().user?.id}`;
  if (what === 'deviceByLabel' && data === null)
    return `person ${owner} has no device ${JSON.stringify(label)}: label or owner is another one.`;
  if (!(error instanceof ApiError)) return undefined;
  // One that was there has been unregistered meanwhile.
  if (what === devices.calls.read.path && error.code === 'notFound' && data === undefined) {
    const { userId, id } = owner as CallInput<typeof devices.calls.read>;
    return `person ${userId} has no device with id ${id}: userId or id is another one.`;
  }
  if (error.code !== 'forbidden') return undefined;
  return what === 'deviceByLabel'
    ? `device ${JSON.stringify(label)} is looked for with person ${owner}, whose devices ${person} may not see.`
    : `${error.call} is refused: ${person} asks for what is somebody else's. Look at userId and id.`;
}
