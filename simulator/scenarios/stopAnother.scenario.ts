import { exampleEvents, scenario } from '@carillon/simulator';

export default scenario(
  'D7 to stop an event that does not play is answered, and what plays goes on',
  {
    start: '2026-03-02T07:00:00Z',
    devices: [{ label: 'CR-1002', classId: 2, events: exampleEvents(2) }],
  },
  async (stage) => {
    const device = stage.device('CR-1002');
    await device.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 1000 });
    await device.expectReply('StopEvent', { id: 'evts/2' }, { id: 'evts/2' });
    await device.expectSilence('stream', 60_000);
    await device.command('GetEvents');
    await device.expectState({ playing: 'evts/1', stream: 'started' });

    // The same of what was started by hand, while the hours of the other one go on.
    await device.command('StartEvent', { id: 'evts/2' });
    await device.expectState({ playing: 'evts/2', stream: 'started' }, { withinMs: 2000 });
    await device.command('StopEvent', { id: 'evts/1' });
    await device.expectSilence('stream', 60_000);
    await device.command('GetEvents');
    await device.expectState({ playing: 'evts/2', stream: 'started' });
  },
);
