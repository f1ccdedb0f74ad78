import { exampleEvents, scenario } from '@carillon/simulator';

export default scenario(
  'D4 the clock of a console jumps: its session, its connection and what it knows of devices go on',
  {
    zone: 'Europe/Rome',
    devices: [{ label: 'CR-1002', classId: 2, events: exampleEvents(2) }],
    consoles: [
      { name: 'office', devices: ['CR-1002'] },
      { name: 'porter', devices: ['CR-1002'] },
    ],
  },
  async (stage) => {
    const office = stage.console('office').device('CR-1002');
    const porter = stage.console('porter').device('CR-1002');
    const atOffice = stage.screen('/manage/2/feature/2/dash', { console: 'office' });
    const clockAtOffice = stage.screen('/manage/2/feature/2/time', { console: 'office' });
    const clockAtPorter = stage.screen('/manage/2/feature/2/time', { console: 'porter' });
    await clockAtOffice.expectText('At most 2 seconds apart');
    // Between two seconds: at a full one its clocks tick one after the other.
    await stage.advance(500);

    // An hour back, and then more than a month ahead: longer than any session lasts.
    for (const [ms, difference] of [
      [-3_600_000, 'The device is 1 h ahead'],
      [3_000_000_000, 'The device is 34 days'],
    ] as const) {
      stage.fault({ kind: 'clockJump', ms, console: 'office' });
      await clockAtOffice.expectText(difference);
      await clockAtPorter.expectText('At most 2 seconds apart');
      await stage.advance(10_000);
      await stage.console('office').expectConnection('connected');

      await office.command('StartEvent', { id: 'evts/1' });
      await porter.expectState({ online: true, playing: 'evts/1', stream: 'started' }, { withinMs: 1000 });
      await atOffice.expectText('Heard now');
      await atOffice.press('Stop', () => office.command('StopEvent', { id: 'evts/1' }));
      await porter.expectState({ playing: null }, { withinMs: 1000 });
      await atOffice.close();
    }
  },
);
