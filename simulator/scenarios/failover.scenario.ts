import { exampleEvents, scenario } from '@carillon/simulator';

const MAIN = 'live.aurora-radio.example';

export default [
  scenario(
    'D4 main goes off the air: the fail-over is heard, and main again when it is back',
    { devices: [{ label: 'CR-1001', classId: 1, events: exampleEvents(1) }] },
    async (stage) => {
      const device = stage.device('CR-1001');
      await device.command('StartEvent', { id: 'evts/1' });
      await device.expectState({ stream: 'started', isFailOver: false }, { withinMs: 900 });

      const offTheAir = stage.fault({ kind: 'stream', host: MAIN, as: 'refused' });
      await device.expectState({ stream: 'started', isFailOver: true }, { withinMs: 900 });
      await stage.advance(120_000);
      await device.expectState({ stream: 'started', isFailOver: true });

      offTheAir.end();
      await device.expectLive('stream', { status: 2, ctx: { fail: 0, host: MAIN } }, { withinMs: 16_000 });
    },
  ),
  scenario(
    'D4 the morning goes on with the fail-over when main is off the air at six',
    { start: '2026-03-02T05:59:00Z', devices: [{ label: 'CR-1001', classId: 1, events: exampleEvents(1) }] },
    async (stage) => {
      const device = stage.device('CR-1001');
      stage.fault({ kind: 'stream', host: MAIN, as: 'refused' });
      await stage.advanceTo('2026-03-02T06:00:00Z');
      await device.expectState(
        { playing: 'evts/1', stream: 'started', isFailOver: true },
        { withinMs: 2000 },
      );
      await stage.advanceTo('2026-03-02T10:00:01Z');
      await device.expectState({ playing: null, next: 'evts/1', stream: 'stopped' });
    },
  ),
];
