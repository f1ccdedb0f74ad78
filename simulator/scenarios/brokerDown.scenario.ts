import { exampleEvents, scenario } from '@carillon/simulator';

export default scenario(
  'D4 D7 the broker is down for ten minutes while an event begins: it plays, and whoever comes back finds it playing',
  {
    start: '2026-03-02T05:50:00Z',
    devices: [{ label: 'CR-1002', classId: 2, events: exampleEvents(2) }],
    consoles: [{ name: 'office', devices: ['CR-1002'] }],
  },
  async (stage) => {
    const device = stage.device('CR-1002');
    const office = stage.console('office');
    await office.device('CR-1002').expectState({ online: true, playing: null, next: 'evts/1' });
    const screen = stage.screen('/manage/2/feature/2/dash', { console: 'office' });
    stage.fault({ kind: 'broker', as: 'down', afterMs: 5 * 60_000, forMs: 10 * 60_000 });
    await screen.expectText('Online');
    await screen.expectText('Scheduled');

    await stage.advanceTo('2026-03-02T05:55:00Z');
    await office.expectConnection('lost');
    await screen.expectRole('button', 'Retry', { withinMs: 5000 });
    await screen.expectText('As last known');

    await stage.advanceTo('2026-03-02T06:05:00Z');
    await device.expectState({ online: true, playing: 'evts/1', stream: 'started', isFailOver: false });
    await office.expectConnection('connected', { withinMs: 1000 });
    await office.device('CR-1002').expectState({ online: true, playing: 'evts/1', stream: 'started' });
    await screen.press('Retry');
    await screen.expectText('Heard now');
    await screen.expectRole('button', 'Stop');
    await screen.expectNoText('As last known');
  },
);
