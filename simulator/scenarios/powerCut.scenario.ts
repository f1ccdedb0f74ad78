import { exampleEvents, scenario } from '@carillon/simulator';

export default scenario(
  'D3 the power is cut in the middle of SetEvent: of the event there is all or nothing, and it plays as it is stored',
  { devices: [{ label: 'CR-1002', classId: 2, events: exampleEvents(2) }] },
  async (stage) => {
    const device = stage.device('CR-1002');
    const save = () =>
      device.expectNoReply('SetEvent', {
        name: 'Late show',
        mode: 'playback',
        repeat: 62,
        time: [4 * 60, 5 * 60],
        main: { uri: 'http://live.aurora-radio.example:8000/late.mp3', tmo: 15 },
      });

    stage.fault({ kind: 'powerCut', device: 'CR-1002', during: 'SetEvent', written: false, forMs: 60_000 });
    await save();
    await device.expectState({ online: false });
    await device.expectState({ online: true, next: 'evts/1' }, { withinMs: 60_000 });
    await device.expectRefusal('GetEvent', { id: 'evts/3' }, 'No such event');

    stage.fault({ kind: 'powerCut', device: 'CR-1002', during: 'SetEvent', written: true, forMs: 60_000 });
    await save();
    await device.expectState({ online: true, next: 'evts/3' }, { withinMs: 60_000 });
    await device.command('GetEvent', { id: 'evts/3' });

    await stage.advanceTo('2026-03-02T04:00:00Z');
    await device.expectState({ playing: 'evts/3', stream: 'started' }, { withinMs: 1000 });
  },
);
