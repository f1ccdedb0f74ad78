import { exampleEvents, type ScenarioOptions, scenario } from '@carillon/simulator';

/** In winter 06:00 to 07:00 of Rome, and 01:30 to 03:30, over the hour of the change: devices keep UTC. */
const ROME: ScenarioOptions = {
  zone: 'Europe/Rome',
  devices: [
    {
      label: 'CR-1002',
      classId: 2,
      events: exampleEvents(2).flatMap((event) => [
        { ...event, repeat: 127, time: event.id === 'evts/1' ? [300, 360] : [30, 150] },
      ]),
    },
  ],
};

export default [
  scenario(
    'D3 in the spring night what plays goes on, and from then on begins an hour later by the clocks',
    { ...ROME, start: '2026-03-28T05:59' },
    async (stage) => {
      const device = stage.device('CR-1002');
      await stage.advanceTo('2026-03-28T06:00');
      await device.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 1000 });

      await stage.advanceTo('2026-03-29T01:31');
      await device.expectState({ playing: 'evts/2', stream: 'started' });
      // From 01:59 the clocks go to 03:00.
      await device.expectSilence('stream', 30 * 60_000);

      await stage.advanceTo('2026-03-29T06:00');
      await device.expectState({ playing: null, next: 'evts/1' });
      await stage.advanceTo('2026-03-29T07:00');
      await device.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 1000 });
    },
  ),
  scenario(
    'D3 in the autumn night what plays goes on through the hour that comes twice, and begins once',
    { ...ROME, start: '2026-10-24T06:59' },
    async (stage) => {
      const device = stage.device('CR-1002');
      await stage.advanceTo('2026-10-24T07:00');
      await device.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 1000 });

      await stage.advanceTo('2026-10-25T02:30');
      await device.expectState({ playing: 'evts/2', stream: 'started' }, { withinMs: 1000 });
      await device.expectSilence('stream', 59 * 60_000);
      await stage.advanceTo('2026-10-25T02:30+01:00');
      await device.expectState({ playing: 'evts/2', stream: 'started' });
      await stage.advanceTo('2026-10-25T03:31');
      await device.expectState({ playing: null, next: 'evts/1', stream: 'stopped' });

      await stage.advanceTo('2026-10-25T06:00');
      await device.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 1000 });
    },
  ),
];
