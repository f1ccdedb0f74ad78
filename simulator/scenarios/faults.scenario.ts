import { exampleEvents, type FaultOptions, scenario } from '@carillon/simulator';

const MAIN = 'live.aurora-radio.example';
const MINUTE = 60_000;

/** What goes wrong in a night. */
const faults: readonly FaultOptions[] = [
  { kind: 'stream', host: MAIN, as: 'refused' },
  { kind: 'stream', host: MAIN, as: 'dead' },
  { kind: 'broker', as: 'down' },
  { kind: 'disconnect', device: 'CR-1002' },
  { kind: 'halfOpen', device: 'CR-1002' },
  { kind: 'powerCut', device: 'CR-1002' },
];

// `--seed 2` is another night.
export default scenario(
  'D4 whatever goes wrong in a night, the morning is heard from beginning to end',
  { start: '2026-03-02T20:00:00Z', devices: [{ label: 'CR-1002', classId: 2, events: exampleEvents(2) }] },
  async (stage) => {
    const device = stage.device('CR-1002');
    await device.command('StartEvent', { id: 'evts/1' });
    while (stage.nowMs < Date.parse('2026-03-03T04:00:00Z')) {
      await stage.advance(30 * MINUTE * stage.random());
      const [fault] = faults.slice(Math.floor(faults.length * stage.random()));
      const begun = fault && stage.fault(fault);
      await stage.advance(10 * MINUTE * stage.random());
      begun?.end();
      // The reply says that it is there. A line that was silent for a moment breaks no connection, and nobody is greeted anew.
      await device.command('StartEvent', { id: 'evts/1' });
    }

    // What it told before the last fault nobody vouches for: it is asked, as a console asks.
    await device.command('GetEvents');
    await device.command('StopEvent', { id: 'evts/1' });
    await stage.advanceTo('2026-03-03T06:00:00Z');
    await device.expectState({ playing: 'evts/1', stream: 'started', isFailOver: false }, { withinMs: 900 });
    await stage.advanceTo('2026-03-03T10:00:01Z');
    await device.expectState({ playing: null, next: 'evts/1', stream: 'stopped' });
  },
);
