import { scenario } from '@carillon/simulator';

const MINUTE = 60_000;

export default scenario(
  'D4 D8 kisses of death: the device says so, keeps the time that it knows until that is stale, and recovers',
  { devices: [{ label: 'CR-1004', classId: 4, timeServer: { host: 'ntp.carillon.example', boot: 0 } }] },
  async (stage) => {
    const device = stage.device('CR-1004');
    const kiss = stage.fault({ kind: 'ntp', as: 'kiss' });
    await device.command('ntp', { sync: true });
    await device.expectLive('rtc', { state: 'Error', result: -10, event: -7 }, { withinMs: 200 });
    // It asks again every 14 s, and says nothing new.
    await device.expectSilence('rtc', MINUTE);

    kiss.end();
    await device.expectLive('rtc', { state: 'Done', result: 0, event: 1 }, { withinMs: 15_000 });

    const again = stage.fault({ kind: 'ntp', as: 'kiss', host: 'ntp.carillon.example' });
    await device.expectSilence('rtc', 10 * MINUTE);
    await device.expectLive('rtc', { state: 'Stale', result: -3 }, { withinMs: MINUTE });
    again.end();
    await device.expectLive('rtc', { state: 'Done', result: 0 }, { withinMs: 15_000 });
  },
);
