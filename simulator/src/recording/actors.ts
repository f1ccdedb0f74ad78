import {
  type CommandReply,
  commandRequest,
  type DeviceAddress,
  greeting,
  isOnlineGreeting,
  liveMessages,
  liveTopic,
  replyTopic,
  requestTopic,
  SCHEDULE_STATES,
} from '@carillon/protocol/broker';
import { currentOccurrence } from '@carillon/protocol/schedule';
import { FACTORY } from '../firmware/memory.ts';
import { readJson } from '../scenario/deviceLog.ts';
import { type Known, knowAtBegin } from './known.ts';
import { isMessage, type RecordedMessage, type Recording } from './recording.ts';
import { listRecorded, readReplies } from './replay.ts';
import { toSource } from './toSource.ts';

/** A device of a recording, as a scenario has it. */
export interface Actor {
  /** Its variable. */
  readonly name: string;
  readonly address: DeviceAddress;
  /** What the scenario says of it before it begins, in lines. */
  readonly options: readonly string[];
  /** What makes it what it was when the recording began, in lines. */
  readonly begin: readonly string[];
  readonly replies: readonly { readonly ms: number; readonly reply: CommandReply }[];
  /** Whether it tells then what it does, because the recorder asked, and not because something happened. */
  readonly isAsked: (ms: number) => boolean;
  readonly isOnline: boolean;
}

/** So long a device tells what it does, after it was asked. */
export const SETTLE_MS = 1000;

/** The devices of a recording. */
export function listActors(recording: Recording): readonly Actor[] {
  const lines = recording.lines.filter(isMessage);
  const devices = listRecorded(recording);
  return devices.map(({ type, label, classId }, i) => {
    const address = { type, label };
    const told = lines.filter(({ topic }) => topic === replyTopic(address));
    const replies = readReplies(told);
    const isAsked = followQuestions(
      lines.filter(({ own, topic }) => own && topic === requestTopic(address)),
      replies,
    );
    const [first] = told;
    const hello = first && greeting.safeParse(readJson(first.payload)).data;
    const known = knowAtBegin(replies);
    const name = devices.length === 1 ? 'device' : `device${i + 1}`;
    const isOnline = hello ? first?.retained === true && isOnlineGreeting(hello) : true;
    const started = findStarted(known, lines, address, isAsked, Date.parse(recording.start));
    return {
      name,
      address,
      options: optionsOf(label, classId, known),
      begin: [
        `const ${name} = stage.device(${toSource(label)});`,
        ...(isOnline ? [`await ${name}.expectState({ online: true });`] : []),
        ...settingsOf(known).map((setting) => `await ${name}.command(${setting});`),
        ...(started === undefined
          ? []
          : [`await ${name}.command('StartEvent', ${toSource({ id: started })});`]),
      ],
      replies,
      isAsked,
      isOnline,
    };
  });
}

/** From each question until the device has told all that it tells of itself then: at the begin, and after each gap. */
function followQuestions(questions: readonly RecordedMessage[], replies: Actor['replies']): Actor['isAsked'] {
  const answeredMs = new Map(replies.map(({ reply, ms }) => [reply.req, ms]));
  const spans = questions.map((question) => {
    const number = numberOf(question);
    const untilMs = (number === undefined ? undefined : answeredMs.get(number)) ?? question.ms;
    return [question.ms, untilMs + SETTLE_MS] as const;
  });
  return (ms) => spans.some(([fromMs, untilMs]) => fromMs <= ms && ms < untilMs);
}

const numberOf = ({ payload }: RecordedMessage) => commandRequest.safeParse(readJson(payload)).data?.req;

function optionsOf(label: string, classId: number, { events, ntp }: Known): readonly string[] {
  const { host, boot } = (ntp ?? {}) as { readonly host?: unknown; readonly boot?: unknown };
  return [
    `label: ${toSource(label)},`,
    `classId: ${classId},`,
    ...(events ? [] : ['// Which events it had was not heard.']),
    ...(events && events.length > 0
      ? ['events: [', ...events.map((event) => `  ${toSource(event)},`), '],']
      : ['events: [],']),
    ...(host === undefined ? [] : [`timeServer: ${toSource({ host, boot })},`]),
  ];
}

/** What it is set to that is not as it leaves the factory. */
const settingsOf = (known: Known): readonly string[] =>
  (['vol', 'eq'] as const).flatMap((what) => {
    const held = known[what];
    const isAsMade = held === undefined || JSON.stringify(held) === JSON.stringify(FACTORY[what]);
    return isAsMade ? [] : [`${toSource(what)}, ${toSource(held)}`];
  });

/** The event that somebody had started outside of its hours. */
function findStarted(
  { events = [] }: Known,
  lines: readonly RecordedMessage[],
  address: DeviceAddress,
  isAsked: Actor['isAsked'],
  beginMs: number,
): string | undefined {
  const told = lines.filter(({ topic }) => topic === liveTopic(address, 'schedule'));
  const later = told.findIndex(({ ms }) => !isAsked(ms));
  const states = told.slice(0, later === -1 ? undefined : later).flatMap(({ payload }) => {
    const { data } = liveMessages.schedule.safeParse(readJson(payload));
    return data && SCHEDULE_STATES[data.state] === 'play' ? [data.id] : [];
  });
  const playing = events.find(({ id }) => id === states.at(-1));
  return playing && !currentOccurrence(playing, beginMs) ? playing.id : undefined;
}
