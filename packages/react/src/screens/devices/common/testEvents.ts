import type { DeviceEvent, PlaybackEvent } from '@carillon/protocol/device';
import { encodeRepeat } from '@carillon/protocol/schedule';

/** Wednesday 2026-03-04, 12:00 UTC. */
export const NOON_MS = Date.UTC(2026, 2, 4, 12);

/** A playback event on every day from 11:00 to 13:00 UTC. */
export const playback = (id: string, more: Partial<PlaybackEvent> = {}): PlaybackEvent => ({
  id,
  name: `Event ${id}`,
  mode: 'playback',
  repeat: encodeRepeat({ kind: 'daily', days: [0, 1, 2, 3, 4, 5, 6] }),
  time: [660, 780],
  main: { uri: 'http://ann:secret@main.example:8000/live', tmo: 30 },
  ...more,
});

/** The line input sent to a relay server. */
export const sender = (id: string): DeviceEvent => ({
  id,
  name: `Event ${id}`,
  mode: 'sender',
  repeat: encodeRepeat({ kind: 'always' }),
  time: [0, 0],
  main: { uri: 'icecast://source:hackme@relay.example:8000/live', tls: 0, tmo: 30 },
  encoder: { codec: 6, gain: 0, ag: 1, ch: 1, sr: 44_100 },
  radio: { name: 'Bells', adv: 1, desc: '', genre: '', url: '' },
});
