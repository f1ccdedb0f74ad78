import type { Cause } from '@carillon/protocol/attention';
import type { Judgment } from '../../../hooks/device/useAttention.ts';
import type { devicesTexts } from '../../../messages/en/devices.ts';
import type { StateKind } from '../../../ui/index.ts';

/** How each cause is drawn, and which text is its word. */
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

const LAST_KNOWN = { kind: 'lastKnown', text: 'device.stale' } as const;

export type Glance = (typeof GLANCES)[keyof typeof GLANCES] | typeof LAST_KNOWN;

/** What a device does, in a word, wherever there is room for one only: as it was judged, and by nothing else. */
export function toGlance({ cause, checks, playing, isLastKnown }: Judgment): Glance {
  if (isLastKnown) return LAST_KNOWN;
  if (cause !== 'settling') return GLANCES[cause];
  // What has just changed is not told before it stays.
  if (checks.online !== 'good') return GLANCES.notAnswered;
  return playing === null ? GLANCES.outsideHours : GLANCES.nothingAgainst;
}

export const isPlaying = ({ kind }: Glance) => kind === 'playing';
