import type { CommandName } from '@carillon/protocol/broker';
import { exampleEvents } from '../firmware/exampleEvents.ts';
import { playback } from '../firmware/testDevice.ts';

const [MORNING, , SERVICE] = exampleEvents(3);

/** Bodies that a device with the example events obeys, for each command: the first one with those of class 2. */
export const testBodies: Readonly<Record<CommandName, readonly [object, ...object[]]>> = {
  GetEvents: [{}],
  GetEvent: [{ id: 'evts/2' }],
  SetEvent: [
    playback({ id: 'evts/2', name: 'Late', time: [1380, 1400] }),
    { ...MORNING, name: 'Early' },
    { ...SERVICE, name: 'Vespers' },
    { ...playback({ time: [1380, 1400] }), id: undefined },
  ],
  DeleteEvent: [{ id: 'evts/2' }, { id: 'evts/4' }],
  StartEvent: [{ id: 'evts/2' }],
  StopEvent: [{ id: 'evts/2' }],
  StartExtra: [{}],
  StopExtra: [{}],
  vol: [{ l: 17, r: 20 }],
  eq: [{ bf: 10, ba: 3, tf: 8, ta: -2 }],
  rtcc: [{ epoch: 1_772_589_600, b: 1, Y: 2026, M: 3, D: 4, W: 3, h: 2, m: 0 }],
  ntp: [{ host: 'time.google.com' }, { sync: true }],
};

/** The same as pairs, a line for each body. */
export const testRequests = Object.entries(testBodies).flatMap(([msg, bodies]) =>
  bodies.map((body): readonly [CommandName, object] => [msg as CommandName, body]),
);
