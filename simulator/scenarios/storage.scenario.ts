import { exampleEvents, scenario } from '@carillon/simulator';

const OWN_MINUTE = (n: number) => ({
  name: `Minute ${n}`,
  mode: 'playback' as const,
  repeat: 127,
  time: [2 * n, 2 * n + 1] as [number, number],
  main: { uri: 'http://live.aurora-radio.example:8000/minute.mp3', tmo: 15 },
});

const SENDER = exampleEvents(3).flatMap((event) => (event.mode === 'sender' ? [event] : []));
const PLAYBACK = OWN_MINUTE(700);

export default [
  scenario(
    'D7 a device keeps 64 events, and refuses the next one until there is room',
    { devices: [{ label: 'CR-1002', classId: 2 }] },
    async (stage) => {
      const device = stage.device('CR-1002');
      for (let n = 1; n <= 64; n++) await device.expectReply('SetEvent', OWN_MINUTE(n), { id: `evts/${n}` });
      await device.expectRefusal('SetEvent', OWN_MINUTE(65), 'Event storage is full');
      // To change one takes no more room.
      await device.expectReply('SetEvent', { ...OWN_MINUTE(65), id: 'evts/7' }, { id: 'evts/7' });
      await device.command('DeleteEvent', { id: 'evts/9' });
      await device.command('DeleteEvent', { id: 'evts/5' });
      // The smallest number that is free.
      await device.expectReply('SetEvent', OWN_MINUTE(5), { id: 'evts/5', name: 'Minute 5' });
      await device.expectReply('SetEvent', OWN_MINUTE(9), { id: 'evts/9' });
      await device.expectReply('GetEvents', {}, (events) => events.length === 64);
    },
  ),

  scenario(
    'D7 what a device stores fits into one reply: an event that is too large for it is refused',
    { devices: [{ label: 'CR-1002', classId: 2 }] },
    async (stage) => {
      const device = stage.device('CR-1002');
      // A newer console knows a field that this firmware only keeps.
      const noted = (n: number, letters: number) => ({ ...OWN_MINUTE(n), note: 'x'.repeat(letters) });
      await device.command('SetEvent', noted(1, 130_000));
      const { id } = await device.command('SetEvent', OWN_MINUTE(2));
      const events = await device.command('GetEvents');
      const room = 2 ** 18 - 1024 - JSON.stringify(events).length - ',"note":""'.length;
      await device.expectRefusal('SetEvent', { ...noted(2, room + 1), id }, 'Event storage is full');
      await device.expectReply('GetEvent', { id }, (event) => !('note' in event));
      await device.command('SetEvent', { ...noted(2, room), id });
    },
  ),

  scenario(
    'D3 an event is changed whole, in its place, and keeps its number',
    { devices: [{ label: 'CR-1002', classId: 2, events: exampleEvents(2) }] },
    async (stage) => {
      const device = stage.device('CR-1002');
      const changed = { ...OWN_MINUTE(1), repeat: 62, id: 'evts/1' };
      await device.expectReply('SetEvent', changed, { ...changed, fail: undefined });
      await device.expectReply('GetEvent', { id: 'evts/1' }, { name: 'Minute 1', fail: undefined });
      await device.expectReply('GetEvent', { id: 'evts/2' }, { name: 'Weekend mix' });
      const order = 'Minute 1, Weekend mix';
      await device.expectReply('GetEvents', {}, (all) => all.map(({ name }) => name).join(', ') === order);
    },
  ),

  scenario(
    'D5 an event may touch another one and itself, and no other minute of the week',
    { devices: [{ label: 'CR-1002', classId: 2, events: exampleEvents(2) }] },
    async (stage) => {
      const device = stage.device('CR-1002');
      const monday = (start: number, end: number) => ({ ...PLAYBACK, repeat: 2, time: [start, end] });
      await device.expectRefusal('SetEvent', monday(300, 361), 'Overlapping event.');
      await device.expectRefusal('SetEvent', monday(599, 660), 'Overlapping event.');
      await device.command('SetEvent', { ...PLAYBACK, repeat: 2, time: [300, 360] });
      await device.command('SetEvent', { ...PLAYBACK, repeat: 2, time: [600, 660] });
      // Always is at every time.
      await device.expectRefusal(
        'SetEvent',
        { ...PLAYBACK, repeat: 2 ** 21, time: [0, 0] },
        'Overlapping event.',
      );
      const [morning] = exampleEvents(2);
      await device.expectReply('SetEvent', { ...morning, name: 'Early radio' } as never, {
        name: 'Early radio',
      });
    },
  ),

  scenario(
    'D3 D9 each class stores what it can run: playback of 1 to 3, sending of 3 alone, nothing of 4',
    { devices: [1, 2, 3, 4].map((classId) => ({ label: `CR-100${classId}`, classId })) },
    async (stage) => {
      for (const classId of [1, 2, 3, 4]) {
        const device = stage.device(`CR-100${classId}`);
        for (const event of [PLAYBACK, ...SENDER]) {
          const { id: _, ...body } = { id: '', ...event };
          const canRun = event.mode === 'playback' ? classId < 4 : classId === 3;
          if (canRun) await device.expectReply('SetEvent', body, { mode: event.mode });
          else await device.expectRefusal('SetEvent', body, 'This device cannot run such an event');
        }
      }
    },
  ),

  scenario(
    'D5 playing and sending at one time overlap, too',
    { devices: [{ label: 'CR-1003', classId: 3, events: SENDER }] },
    async (stage) => {
      const device = stage.device('CR-1003');
      await device.expectRefusal('SetEvent', { ...PLAYBACK, time: [1100, 1110] }, 'Overlapping event.');
      await device.command('SetEvent', { ...PLAYBACK, time: [1170, 1180] });
    },
  ),
];
