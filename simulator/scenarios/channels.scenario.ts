import { exampleEvents, scenario } from '@carillon/simulator';

// Louder on the left, and nothing else: whoever joins or exchanges the channels is heard.
const events = exampleEvents(2).map((event) =>
  event.mode === 'playback' ? { ...event, main: { uri: 'http://sides.example/', tmo: 15 } } : event,
);

export default scenario(
  'D4 each meter shows its own channel, and both fall when the stream ends',
  { devices: [{ label: 'CR-1002', classId: 2, events }] },
  async (stage) => {
    const device = stage.device('CR-1002');
    await device.command('StartEvent', { id: 'evts/1' });
    await device.expectState({ stream: 'started' }, { withinMs: 1000 });
    await device.command('StartExtra');
    await device.expectLive('vumeter', { vu: [80, 60] }, { withinMs: 100 });
    await device.expectLive('vumeter', { vu: [80, 60] }, { withinMs: 100 });
    await device.command('StopEvent', { id: 'evts/1' });
    await device.expectLive('vumeter', { vu: [0, 0] }, { withinMs: 1000 });
  },
);
