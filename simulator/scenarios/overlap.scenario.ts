import { exampleEvents, scenario } from '@carillon/simulator';

const breakfast = (start: number, end: number) => ({
  name: 'Breakfast',
  mode: 'playback' as const,
  // Mondays alone, of which the morning radio has 06:00 to 10:00.
  repeat: 2,
  time: [start, end] as [number, number],
  main: { uri: 'http://live.aurora-radio.example:8000/breakfast.mp3', tmo: 15 },
});

export default scenario(
  'D5 D8 an event that overlaps another one is refused and changes nothing; one that follows it is stored and plays',
  {
    start: '2026-03-02T09:58:00Z',
    devices: [{ label: 'CR-1002', classId: 2, events: exampleEvents(2) }],
  },
  async (stage) => {
    const device = stage.device('CR-1002');
    await device.expectRefusal('SetEvent', breakfast(9 * 60, 11 * 60), 'Overlapping event.');
    await device.expectRefusal('SetEvent', breakfast(7 * 60, 8 * 60), 'Overlapping event.');
    await device.expectRefusal('GetEvent', { id: 'evts/3' }, 'No such event');
    await device.command('GetEvents');
    await device.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 1000 });

    const { id } = await device.command('SetEvent', breakfast(10 * 60, 11 * 60));
    await stage.advanceTo('2026-03-02T10:00:00Z');
    await device.expectState({ playing: id, stream: 'started' }, { withinMs: 2000 });
  },
);
