import type { PlaybackEvent } from '@carillon/protocol/device';
import { encodeRepeat } from '@carillon/protocol/schedule';

/** Minutes of the UTC day, of an hour in Rome, where it is an hour later in winter. */
export const hour = (hours: number) => Math.round(((hours + 23) % 24) * 60);

/** An event of a church, in hours of Rome in winter. */
export const playback = (
  id: number,
  name: string,
  days: number[],
  from: number,
  to: number,
): PlaybackEvent => ({
  id: `evts/${id}`,
  name,
  mode: 'playback',
  repeat: encodeRepeat({ kind: 'daily', days }),
  time: [hour(from), hour(to)],
  main: { uri: 'http://ann:Secret-9@live.aurora-radio.example:8000/organ.mp3', tmo: 15 },
  delay: 15,
});
