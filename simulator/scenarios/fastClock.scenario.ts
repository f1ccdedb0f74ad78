import { exampleEvents, scenario } from '@carillon/simulator';

export default scenario(
  'D4 a clock that is five minutes fast begins five minutes early, until its time server is asked',
  {
    start: '2026-03-02T05:54:00Z',
    devices: [
      {
        label: 'CR-1002',
        classId: 2,
        events: exampleEvents(2),
        clockError: { aheadMs: 5 * 60_000 },
        timeServer: { host: 'time.google.com', boot: 0 },
      },
    ],
  },
  async (stage) => {
    const device = stage.device('CR-1002');
    await device.expectState({ playing: null, next: 'evts/1' });
    await stage.advanceTo('2026-03-02T05:55:00Z');
    await device.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 1000 });

    await device.command('ntp', { sync: true });
    await device.expectLive('rtc', { state: 'Done', result: 0, event: 1 }, { withinMs: 200 });
    await device.expectState({ playing: null, next: 'evts/1', stream: 'stopped' }, { withinMs: 200 });

    await stage.advanceTo('2026-03-02T06:00:00Z');
    await device.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 1000 });

    // Somebody turns it back by an hour: too early again, until the next question.
    stage.fault({ kind: 'clockJump', device: 'CR-1002', ms: -3_600_000 });
    await device.expectState({ playing: null, stream: 'stopped' }, { withinMs: 200 });
    await device.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 601_000 });
  },
);
