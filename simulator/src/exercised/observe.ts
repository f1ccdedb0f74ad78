import {
  commandRefusal,
  commandReply,
  commandRequest,
  greeting,
  type LiveChannel,
  liveMessages,
  parseJson,
  parseTopic,
  SCHEDULE_STATES,
} from '@carillon/protocol/broker';
import { STREAM_STATUS } from '@carillon/protocol/stream';
import { CHAPTERS, WRONG_BODY } from './contract.ts';

/** One line of a transcript: its time, then a topic and a message, or a fault and what becomes of it. */
const LINE = /^\S+ (?:fault (\w+) (\{.*\}) begins|(\S+) (.*))$/;

/** The marks of requirements in a title: chapters alone, as 'D4'. */
const CHAPTER = /\bD[3-9]\b/g;

/** What a scenario exercised, by its title and the record of all messages: items of the contract. */
export function observe(title: string, transcript: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const marks = new Set<string>(title.match(CHAPTER));
  for (const chapter of CHAPTERS) if (marks.has(chapter.slice(0, 2))) seen.add(`chapters ${chapter}`);
  const asked = new Map<string, string>();
  for (const line of transcript) {
    const [, kind, options, topic, payload] = LINE.exec(line) ?? [];
    if (kind !== undefined) {
      const given = readJson(options ?? '');
      const as = hasAs(given) ? given.as : '';
      seen.add(`faults ${kind} ${as}`.trim());
    } else if (topic !== undefined && payload !== undefined) {
      for (const item of readMessage(topic, payload, asked)) seen.add(item);
    }
  }
  return seen;
}

function readMessage(topic: string, payload: string, asked: Map<string, string>): readonly string[] {
  const from = parseTopic(topic);
  const json = readJson(payload);
  if (!from || json === undefined) return [];
  if (from.kind === 'request') {
    const request = commandRequest.safeParse(json).data;
    if (!request) return [];
    const { msg, body } = request;
    const isEmpty = typeof body !== 'object' || body === null || Object.keys(body).length === 0;
    asked.set(`${from.label} ${request.req}`, isEmpty ? 'read' : 'set');
    return [`topics cmd/req/${from.type}`, `commands ${msg}`];
  }
  if (from.kind === 'reply') return [`topics cmd/rep/${from.type}`, ...readReply(from.label, json, asked)];
  const { channel = '' } = from;
  return isChannel(channel) ? [`topics async/${from.type} ${channel}`, ...readLive(channel, json)] : [];
}

function readReply(label: string, json: unknown, asked: ReadonlyMap<string, string>): readonly string[] {
  const hello = greeting.safeParse(json).data;
  if (hello) return [`live states Bonjour ${hello.ctx}`];
  const reply = commandReply.safeParse(json).data;
  if (!reply) return [];
  const { req, msg, ok, body } = reply;
  if (ok) return [`answers ${msg}`, `answers ${msg} ${asked.get(`${label} ${req}`)}`];
  const { error = '' } = commandRefusal.safeParse(body).data ?? {};
  const isOfBody = error.startsWith('The body of ') || error.includes('" in the body of ');
  return [`refusals ${error}`, `refusals ${msg}: ${isOfBody ? WRONG_BODY : error}`];
}

function readLive(channel: LiveChannel, json: unknown): readonly string[] {
  const of = (...items: readonly string[]) => items.map((item) => `live states ${channel} ${item}`.trim());
  if (channel === 'schedule') {
    const { data } = liveMessages.schedule.safeParse(json);
    return data ? of(SCHEDULE_STATES[data.state] ?? '') : [];
  }
  if (channel === 'stream') {
    const { data } = liveMessages.stream.safeParse(json);
    if (!data) return [];
    const { fail, name } = { fail: undefined, name: undefined, ...data.ctx };
    const source = fail === 1 ? 'fail-over' : 'main';
    const texts = name === undefined ? [] : ['with the texts of the station'];
    return of(STREAM_STATUS[data.status] ?? '', source, ...texts);
  }
  if (channel === 'rtc') {
    const { data } = liveMessages.rtc.safeParse(json);
    return data ? of(data.state, `result ${data.result}`, `event ${data.event}`) : [];
  }
  return liveMessages[channel].safeParse(json).success ? of('') : [];
}

const isChannel = (name: string): name is LiveChannel => Object.hasOwn(liveMessages, name);

const hasAs = (given: unknown): given is { readonly as: string } =>
  typeof given === 'object' && given !== null && 'as' in given && typeof given.as === 'string';

const readJson = (text: string): unknown => parseJson(new TextEncoder().encode(text));
