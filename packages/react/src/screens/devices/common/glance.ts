import type { Cause } from '@carillon/protocol/attention';
import type { Judgment } from '../../../hooks/device/useAttention.ts';
import type { devicesTexts } from '../../../messages/en/devices.ts';
import type { StateKind } from '../../../ui/index.ts';

/** Its presence as a page tells it: by the broker, never by the platform's record alone. */
export type ToldPresence = 'online' | 'offline' | 'checking' | 'lastKnown' | 'notKnown' | 'refused';

/** How each cause is drawn where its severity is the usual one, and which text is its word. */
const GLANCES = {
  connectionLost: { kind: 'ready', text: 'device.notKnown' },
  refused: { kind: 'ready', text: 'device.refused' },
  notAnswered: { kind: 'ready', text: 'device.unknown' },
  offline: { kind: 'offline', text: 'device.offline' },
  nothingScheduled: { kind: 'paused', text: 'device.paused' },
  outsideHours: { kind: 'paused', text: 'device.paused' },
  stoppedByHand: { kind: 'warning', text: 'device.stopped' },
  notStarted: { kind: 'warning', text: 'device.notPlaying' },
  anotherRuns: { kind: 'warning', text: 'device.anotherRuns' },
  failed: { kind: 'failed', text: 'device.failing' },
  onFailOver: { kind: 'warning', text: 'device.failOver' },
  silent: { kind: 'warning', text: 'device.noSound' },
  volumeOff: { kind: 'warning', text: 'device.powerOff' },
  clockWrong: { kind: 'warning', text: 'device.clockWrong' },
  nothingAgainst: { kind: 'playing', text: 'device.playing' },
  well: { kind: 'playing', text: 'device.playing' },
} as const satisfies Record<
  Exclude<Cause, 'settling'>,
  { kind: StateKind; text: keyof (typeof devicesTexts)['texts'] }
>;

export interface Glance {
  readonly kind: StateKind;
  readonly text: (typeof GLANCES)[keyof typeof GLANCES]['text'] | 'device.stale';
}

/** What a device does, in a word, wherever there is room for one only: as it was judged, and by nothing else. */
export function toGlance(judgment: Judgment): Glance {
  const { cause, pending, checks, playing, isFailing, isLastKnown } = judgment;
  if (isLastKnown) return { kind: 'lastKnown', text: 'device.stale' };
  if (cause !== 'settling') return { kind: kindOf(cause, judgment), text: GLANCES[cause].text };
  // What has just changed is not told before it stays; that it is gone it has said itself, and a stream that has failed is not heard.
  if (pending === 'offline') return GLANCES.offline;
  if (checks.online !== 'good') return GLANCES.notAnswered;
  if (isFailing) return GLANCES.failed;
  return playing === null ? GLANCES.outsideHours : GLANCES.nothingAgainst;
}

/** As grave as the host thinks it is. */
function kindOf(
  cause: keyof typeof GLANCES,
  { severity, standing, playing, isFailing }: Judgment,
): StateKind {
  // That is no state of a device.
  if (cause === 'connectionLost') return GLANCES[cause].kind;
  if (severity === 'danger') return 'failed';
  if (severity === 'warning') return cause === 'offline' ? 'offline' : 'warning';
  if (standing !== 'fault') return GLANCES[cause].kind;
  if (cause === 'offline') return 'unplugged';
  return playing === null || isFailing ? 'paused' : 'playing';
}

/** Whether a device is there, as it was judged: every page says the same at the same time. What is sent to it goes by `useDevice`. */
export function tellPresence({ cause, pending, checks, isLastKnown }: Judgment): ToldPresence {
  if (cause === 'offline' || pending === 'offline') return 'offline';
  if (cause === 'refused') return cause;
  if (isLastKnown) return 'lastKnown';
  if (checks.online === 'good') return 'online';
  return cause === 'connectionLost' ? 'notKnown' : 'checking';
}

export const isPlaying = ({ kind }: Glance) => kind === 'playing';
