import { exampleEvents, scenario } from '@carillon/simulator';

export default scenario(
  'D7 replies that are late, twice, corrupt or have a wrong number confuse nobody: the next command gets its own',
  {
    devices: [{ label: 'CR-1002', classId: 2, events: exampleEvents(2) }],
    consoles: [{ name: 'office', devices: ['CR-1002'] }],
  },
  async (stage) => {
    const office = stage.console('office').device('CR-1002');
    const oneReply = { device: 'CR-1002', direction: 'fromDevice', command: 'vol', times: 1 } as const;

    const expectVolume = (level: number) => office.expectReply('vol', {}, { l: level, r: level });

    stage.fault({ kind: 'delay', ms: 6000, ...oneReply });
    await office.expectNoReply('vol', { l: 1, r: 1 });
    await stage.advance(1000);
    await expectVolume(1);

    stage.fault({ kind: 'duplicate', copies: 2, laterMs: 50, ...oneReply });
    await office.command('vol', { l: 2, r: 2 });
    await expectVolume(2);

    stage.fault({ kind: 'corrupt', ...oneReply });
    await office.expectNoReply('vol', { l: 3, r: 3 });
    await expectVolume(3);

    stage.fault({ kind: 'wrongReq', ...oneReply });
    await office.expectNoReply('vol', { l: 4, r: 4 });
    await expectVolume(4);

    stage.fault({ kind: 'noReply', ...oneReply });
    await office.expectNoReply('vol', { l: 5, r: 5 });
    await expectVolume(5);

    stage.fault({ kind: 'refuse', error: 'The amplifier is hot', device: 'CR-1002', times: 1 });
    await office.expectRefusal('vol', { l: 6, r: 6 }, 'The amplifier is hot');
    await expectVolume(5);
  },
);
