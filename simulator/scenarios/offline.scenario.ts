import { exampleEvents, scenario } from '@carillon/simulator';

export default scenario(
  'D4 a device that loses its connection is offline, plays on, and is found playing when it returns',
  { devices: [{ label: 'CR-1003', classId: 3, events: exampleEvents(3) }] },
  async (stage) => {
    const device = stage.device('CR-1003');
    await device.command('StartEvent', { id: 'evts/2' });
    await device.expectState({ online: true, stream: 'started' }, { withinMs: 900 });

    const fault = stage.fault({ kind: 'disconnect', device: 'CR-1003' });
    await device.expectState({ online: false });
    const list = stage.screen('/manage/2/list');
    await list.expectText('Café terrace');
    await list.type('Search', 'CR-1003');
    await list.expectNoText('Café terrace');
    await list.expectText('Offline');
    await list.close();
    await stage.advance(30_000);

    fault.end();
    await device.expectState({ online: true });
    await device.command('GetEvents');
    await device.expectLive('schedule', { id: 'evts/2', state: 3 }, { withinMs: 0 });
    await device.expectLive('stream', { id: 'evts/2', status: 2 }, { withinMs: 0 });

    device.shutDown();
    await device.expectState({ online: false });
  },
);
