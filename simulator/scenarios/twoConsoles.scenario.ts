import { exampleEvents, scenario } from '@carillon/simulator';

export default scenario(
  'D6 D7 two consoles at one volume: the device has the value that came last, and both read it',
  {
    devices: [{ label: 'CR-1002', classId: 2, events: exampleEvents(2) }],
    consoles: [
      { name: 'office', devices: ['CR-1002'] },
      { name: 'porter', devices: ['CR-1002'] },
      { name: 'neighbour' },
    ],
  },
  async (stage) => {
    const office = stage.console('office').device('CR-1002');
    const porter = stage.console('porter').device('CR-1002');

    // What the office sends arrives 200 ms late, and so after what the porter sent later.
    stage.fault({
      kind: 'delay',
      ms: 200,
      console: 'office',
      direction: 'toDevice',
      command: 'vol',
      times: 1,
    });
    await office.expectNoReply('vol', { l: 10, r: 10 }, { withinMs: 100 });
    await porter.command('vol', { l: 20, r: 20 });
    await stage.advance(200);

    for (const console of [office, porter]) await console.expectReply('vol', {}, { l: 10, r: 10 });

    // The same on their screens: what one of them does, the other one sees.
    const atOffice = stage.screen('/manage/2/feature/2/audio', { console: 'office' });
    const atPorter = stage.screen('/manage/2/feature/2/audio', { console: 'porter' });
    for (const screen of [atOffice, atPorter]) await screen.expectText('Volume −5.0 dB');
    await atPorter.press('Mute', () => porter.command('vol', { l: 255, r: 255 }));
    await atOffice.expectRole('button', 'Unmute');
    await atOffice.expectNoText('−5.0 dB');
    for (const screen of [atOffice, atPorter]) await screen.close();
    await porter.expectReply('vol', {}, { l: 255, r: 255 });

    await office.command('StartEvent', { id: 'evts/1' });
    await porter.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 1000 });
    await porter.command('StartExtra');
    await office.expectLive('vumeter', {}, { withinMs: 1000 });
    await stage.console('neighbour').expectNothingOf('CR-1002', 5000);
  },
);
