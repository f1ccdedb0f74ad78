import {
  type CommandReply,
  commandRequest,
  type DeviceAddress,
  greeting,
  isOnlineGreeting,
  liveMessages,
  liveTopic,
  parseTopic,
  replyTopic,
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
  /** When it had told what it did, since it was asked. */
  readonly settledMs: number;
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
    const asked = lines.filter(({ own, topic }) => own && parseTopic(topic)?.label === label).map(numberOf);
    const answeredMs = replies.filter(({ reply }) => asked.includes(reply.req)).map(({ ms }) => ms);
    const settledMs = answeredMs.length > 0 ? Math.max(...answeredMs) + SETTLE_MS : 0;
    const [first] = told;
    const hello = first && greeting.safeParse(readJson(first.payload)).data;
    const known = knowAtBegin(replies);
    const name = devices.length === 1 ? 'device' : `device${i + 1}`;
    const isOnline = hello ? first?.retained === true && isOnlineGreeting(hello) : true;
    const started = findStarted(known, lines, address, settledMs, Date.parse(recording.start));
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
      settledMs,
      isOnline,
    };
  });
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
  settledMs: number,
  beginMs: number,
): string | undefined {
  const told = lines.flatMap(({ ms, topic, payload }) => {
    if (topic !== liveTopic(address, 'schedule') || ms >= settledMs) return [];
    const { data } = liveMessages.schedule.safeParse(readJson(payload));
    return data && SCHEDULE_STATES[data.state] === 'play' ? [data.id] : [];
  });
  const playing = events.find(({ id }) => id === told.at(-1));
  return playing && !currentOccurrence(playing, beginMs) ? playing.id : undefined;
}
