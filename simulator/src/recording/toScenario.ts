import {
  commandRequest,
  type DeviceAddress,
  greeting,
  isOnlineGreeting,
  liveMessages,
  parseTopic,
  REPLY_TIMEOUT_MS,
  replyTopic,
} from '@carillon/protocol/broker';
import { readJson } from '../scenario/deviceLog.ts';
import { toPlain } from '../scenario/report.ts';
import { type Actor, listActors, SETTLE_MS } from './actors.ts';
import { listOutages, type Outage } from './outages.ts';
import { isMessage, type RecordedMessage, type Recording } from './recording.ts';
import { toSource } from './toSource.ts';

/** How much later than in the recording something may come. */
const SLACK_MS = 1000;
/** What only asks what a device does, or for levels, is no part of the story. */
const ASKING = ['GetEvents', 'GetEvent', 'StartExtra', 'StopExtra'];
/** Commands that read without a body, and set with one. */
const SETTING = ['vol', 'eq', 'ntp', 'rtcc'];

/**
 * The source of a scenario in which the devices of a recording are told what they were told there, at the same times, and
 * must say what they said: which events play and come next, what becomes of streams, and what their clocks do. Levels and
 * all else that is left to chance is left out (LIB-11).
 */
export function toScenario(recording: Recording): string {
  const { start, broker } = recording;
  const actors = listActors(recording);
  const steps = [...actors.flatMap(({ begin }) => begin), ...tell(recording, actors)];
  return `${[
    `// Made of a recording of ${toPlain(broker)}. What was said there may come a second later.`,
    `import { scenario } from '@carillon/simulator';`,
    '',
    'export default scenario(',
    `  ${toSource(`what was recorded at ${start}`)},`,
    '  {',
    `    start: ${toSource(start)},`,
    '    devices: [',
    ...actors.flatMap(({ options }) => ['{', ...options.map((line) => `  ${line}`), '},'].map(indent(6))),
    '    ],',
    '  },',
    '  async (stage) => {',
    ...steps.map(indent(4)),
    '  },',
    ');',
  ].join('\n')}\n`;
}

const indent = (by: number) => (line: string) => `${' '.repeat(by)}${line}`;

/** The steps of what was said, in its order. */
function tell(recording: Recording, actors: readonly Actor[]): readonly string[] {
  const { lines, start } = recording;
  const messages = lines.filter(isMessage);
  const beginMs = Date.parse(start);
  const steps: string[] = [];
  const online = new Map(actors.map((actor) => [actor, actor.isOnline]));
  /** Until when each tells what it does, because it is back. */
  const settledMs = new Map<Actor, number>();
  /** What each told last, by channel and event: what says the same again answers somebody who asked. */
  const told = new Map<string, string>();
  const faults = new Map<Outage, string>();
  /** What was set, and not read since. */
  const unread = new Set<string>();
  /** The moment of the recording to which the last step belongs: the scenario is there, or later by at most SLACK_MS. */
  let atMs = 0;

  const outages = actors
    .flatMap(({ address }) => listSwitches(recording, address))
    .sort((a, b) => a.ms - b.ms);

  for (const [i, message] of messages.entries()) {
    while (outages[0] && outages[0].ms <= message.ms) switchRadio(outages.shift());
    const from = parseTopic(message.topic);
    const actor = actors.find(({ address }) => address.label === from?.label && address.type === from.type);
    if (!from || !actor || message.own) continue;
    if (from.kind === 'request') command(actor, message);
    else if (from.kind === 'live') live(actor, from.channel ?? '', message);
    else if (!message.retained) greet(actor, message, messages.slice(i + 1));
  }
  return steps;

  /** A radio goes, or is back. */
  function switchRadio(at: ReturnType<typeof listSwitches>[number] | undefined) {
    if (!at) return;
    passTo(at.ms);
    const name = faults.get(at.outage) ?? `fault${faults.size + 1}`;
    if (faults.has(at.outage)) steps.push(`${name}.end();`);
    else {
      const { host, as, endMs } = at.outage;
      const fault = `stage.fault(${toSource({ kind: 'stream', host, as, device: at.label })});`;
      steps.push(endMs === undefined ? fault : `const ${name} = ${fault}`);
    }
    faults.set(at.outage, name);
  }

  /** Lets time pass to a moment, unless that may have passed. */
  function passTo(ms: number) {
    if (ms - atMs <= SLACK_MS) return;
    steps.push(`await stage.advanceTo(${toSource(new Date(beginMs + ms).toISOString())});`);
    atMs = ms;
  }

  /** How long something may take from the last step on. */
  function within(ms: number): string {
    // By moments, not by spans alone: a device that is a little quicker each time is not late in the end.
    passTo(ms - SLACK_MS);
    const withinMs = 100 * Math.ceil((ms - atMs + SLACK_MS) / 100);
    atMs = ms;
    return `{ withinMs: ${withinMs} }`;
  }

  function command({ name, replies }: Actor, { ms, payload }: RecordedMessage) {
    const { data } = commandRequest.safeParse(readJson(payload));
    const body = data?.body ?? {};
    if (!data || ASKING.includes(data.msg)) return;
    const { req, msg } = data;
    const isSetting = Object.keys(body).length > 0;
    // Consoles read over and over: what was set shows at the first time.
    if (SETTING.includes(msg) && !isSetting && !unread.delete(`${name} ${msg}`)) return;
    const isAnswer = (one: (typeof replies)[number]) =>
      one.reply.req === req && one.ms >= ms && one.ms - ms <= REPLY_TIMEOUT_MS;
    const reply = replies.find(isAnswer)?.reply;
    if (!reply) {
      steps.push(`// Nobody replied to ${toPlain(msg)} after ${(ms / 1000).toFixed(1)} s.`);
      return;
    }
    passTo(ms);
    const given = `${toSource(msg)}, ${toSource(body)}`;
    const { id, error } = (reply.body ?? {}) as { readonly id?: unknown; readonly error?: unknown };
    if (!reply.ok) {
      const text = typeof error === 'string' ? `, ${toSource(error)}` : '';
      steps.push(`await ${name}.expectRefusal(${given}${text});`);
    } else if (msg === 'SetEvent' || msg === 'vol' || msg === 'eq') {
      if (isSetting) unread.add(`${name} ${msg}`);
      const told = msg === 'SetEvent' ? { id } : reply.body;
      steps.push(`await ${name}.expectReply(${given}, ${toSource(told)});`);
    } else steps.push(`await ${name}.command(${given});`);
  }

  function live(actor: Actor, channel: string, { ms, payload }: RecordedMessage) {
    const wanted = pickTold(channel, readJson(payload));
    if (!wanted) return;
    const [what, pattern] = wanted;
    const key = `${actor.name} ${what}`;
    const written = toSource(pattern);
    const isNews = told.get(key) !== written;
    told.set(key, written);
    if (!isNews || actor.isAsked(ms) || ms < (settledMs.get(actor) ?? 0)) return;
    steps.push(`await ${actor.name}.expectLive(${toSource(channel)}, ${written}, ${within(ms)});`);
  }

  /** That it went and came back: as one whose connection broke, for it plays on. */
  function greet(actor: Actor, { ms, payload }: RecordedMessage, later: readonly RecordedMessage[]) {
    const isOnline = readGreeting(payload);
    if (isOnline === undefined || isOnline === online.get(actor)) return;
    online.set(actor, isOnline);
    const { name, address } = actor;
    if (isOnline) {
      settledMs.set(actor, ms + SETTLE_MS);
      steps.push(`await ${name}.expectState({ online: true }, ${within(ms)});`);
      return;
    }
    passTo(ms);
    const back = later.find(({ topic, payload }) => topic === replyTopic(address) && readGreeting(payload));
    const forMs = back ? { forMs: Math.max(1, back.ms - ms) } : {};
    steps.push(
      `stage.fault(${toSource({ kind: 'disconnect', device: address.label, ...forMs })});`,
      `await ${name}.expectState({ online: false }, { withinMs: ${SLACK_MS} });`,
    );
  }
}

/** When radios go for a device, and when they are back. */
const listSwitches = (recording: Recording, address: DeviceAddress) =>
  listOutages(recording, address).flatMap((outage) =>
    [outage.beginMs, outage.endMs].flatMap((ms) =>
      ms === undefined ? [] : [{ ms, outage, label: address.label }],
    ),
  );

/** Whether a greeting says that a device is there; undefined of what is none. */
function readGreeting(payload: string): boolean | undefined {
  const { data } = greeting.safeParse(readJson(payload));
  return data && isOnlineGreeting(data);
}

/** Of a live message what any device says alike, and what it is about; undefined for what is left to chance. */
function pickTold(channel: string, message: unknown): readonly [what: string, pattern: object] | undefined {
  if (channel === 'schedule') {
    const { data } = liveMessages.schedule.safeParse(message);
    return data && [`schedule ${data.id}`, { id: data.id, state: data.state }];
  }
  if (channel === 'stream') {
    const { data } = liveMessages.stream.safeParse(message);
    return data && ['stream', { id: data.id, status: data.status }];
  }
  if (channel !== 'rtc') return undefined;
  const { data } = liveMessages.rtc.safeParse(message);
  return data && ['rtc', { state: data.state }];
}
