import { scenario } from '@carillon/simulator';

export default scenario(
  'D3 D7 an evening is set up: volume, clock and an event, which plays by the clock of the device',
  {
    start: '2026-03-04T20:50:00Z',
    devices: [
      {
        label: 'CR-1002',
        classId: 2,
        // Five minutes slow, and told to leave its time server alone.
        clockError: { aheadMs: -5 * 60_000 },
        timeServer: { host: 'time.google.com', boot: 0 },
      },
    ],
  },
  async (stage) => {
    const device = stage.device('CR-1002');
    await device.command('vol', { l: 17, r: 20 });
    await device.expectRefusal('vol', { l: 256, r: 0 });

    const { id } = await device.command('SetEvent', {
      name: 'Good night',
      mode: 'playback',
      repeat: 127,
      time: [21 * 60, 22 * 60],
      main: { uri: 'http://live.aurora-radio.example:8000/night.mp3', tmo: 15 },
    });
    await device.expectState({ next: id });

    await device.command('rtcc', { epoch: 1_772_657_940, b: 0, Y: 2026, M: 3, D: 4, W: 3, h: 20, m: 59 });
    await device.expectLive('rtc', { state: 'Manual' }, { withinMs: 0 });
    await device.expectState({ playing: id, stream: 'started' }, { withinMs: 61_000 });

    // The time server knows that it is 20:51: too early.
    await device.command('ntp', { sync: true });
    await device.expectLive('rtc', { state: 'Done', result: 0 }, { withinMs: 200 });
    await device.expectState({ playing: null, next: id, stream: 'stopped' }, { withinMs: 200 });

    await stage.advanceTo('2026-03-04T21:00:00Z');
    await device.expectState({ playing: id, stream: 'started' }, { withinMs: 900 });
    await device.command('DeleteEvent', { id });
    await device.expectState({ playing: null, next: null, stream: 'stopped' }, { withinMs: 200 });
    await device.expectRefusal('StartEvent', { id }, 'No such event');
  },
);
