import { exampleEvents, type ScenarioOptions, scenario } from '@carillon/simulator';

const PLAYER: ScenarioOptions = { devices: [{ label: 'CR-1002', classId: 2, events: exampleEvents(2) }] };

export default [
  scenario('D7 D8 what is no command is refused, by its name up to 64 letters', PLAYER, async (stage) => {
    const device = stage.device('CR-1002');
    for (const name of ['Reboot', 'getevents', '', 'constructor']) {
      await device.expectRefusal(name, {}, 'Unknown command');
    }
    const { msg } = await device.request('x'.repeat(65), {});
    if (msg !== 'x'.repeat(64)) throw new Error(`The name came back as ${msg}.`);
  }),

  scenario(
    'D8 whoever names an event that is not there is refused by each command',
    PLAYER,
    async (stage) => {
      const device = stage.device('CR-1002');
      for (const msg of ['GetEvent', 'StartEvent', 'StopEvent', 'DeleteEvent']) {
        await device.expectRefusal(msg, { id: 'evts/3' }, 'No such event');
      }
      const [morning] = exampleEvents(2);
      await device.expectRefusal('SetEvent', { ...morning, id: 'evts/3' }, 'No such event');
      await device.expectReply('GetEvents', {}, (events) => events.length === 2);
    },
  ),

  scenario('D8 a command without the id that it needs is refused', PLAYER, async (stage) => {
    const device = stage.device('CR-1002');
    for (const msg of ['GetEvent', 'StartEvent', 'StopEvent', 'DeleteEvent']) {
      await device.expectRefusal(msg, {});
      await device.expectRefusal(msg, { id: 1 });
      await device.expectRefusal(msg, { id: 'evts/0' });
      await device.expectRefusal(msg, []);
      await device.expectRefusal(msg, 7);
    }
    for (const msg of ['GetEvents', 'StartExtra', 'StopExtra']) {
      await device.expectRefusal(msg, 'now');
    }
  }),

  scenario('D8 a setting that is wrong is refused', PLAYER, async (stage) => {
    const device = stage.device('CR-1002');
    const clock = { epoch: 1_772_595_000, b: 0, Y: 2026, M: 3, D: 4, W: 3, h: 3, m: 30 };
    const before = JSON.stringify(await device.command('rtcc'));
    for (const change of [{ M: 13 }, { b: 2 }, { h: undefined }, { D: 5, W: 4 }]) {
      await device.expectRefusal('rtcc', { ...clock, ...change });
    }
    await device.expectReply('rtcc', {}, (shown) => JSON.stringify(shown) === before);
    const server = JSON.stringify(await device.command('ntp'));
    for (const setting of [{ host: 'no host' }, { sync: false }, { host: 'time.google.com', sync: true }]) {
      await device.expectRefusal('ntp', setting);
    }
    await device.expectReply('ntp', {}, (shown) => JSON.stringify(shown) === server);
  }),

  scenario('D5 an event whose parts are wrong is refused', PLAYER, async (stage) => {
    const device = stage.device('CR-1002');
    const night = {
      name: 'Night music',
      mode: 'playback',
      repeat: 8,
      time: [1380, 1400],
      main: { uri: 'http://live.aurora-radio.example:8000/night.mp3', tmo: 15 },
    };
    for (const change of [
      { main: { ...night.main, tmo: 14 } },
      { main: { ...night.main, tmo: 121 } },
      { main: { tmo: 15 } },
      { name: '' },
      { name: 'x'.repeat(33) },
      { mode: 'radio' },
      { time: [1380, 1440] },
    ]) {
      await device.expectRefusal('SetEvent', { ...night, ...change });
    }
    await device.expectReply('GetEvents', {}, (events) => events.length === 2);
    // It was right but for these.
    await device.command('SetEvent', night as never);
  }),

  scenario(
    'D4 D7 the reply comes before what follows it: whose first message is spoiled gets no reply',
    PLAYER,
    async (stage) => {
      const device = stage.device('CR-1002');
      for (const msg of ['StartEvent', 'StopEvent'] as const) {
        stage.fault({ kind: 'corrupt', device: 'CR-1002', direction: 'fromDevice', times: 1 });
        await device.expectNoReply(msg, { id: 'evts/1' }, { withinMs: 100 });
      }
      for (const msg of ['GetEvents', 'StartExtra', 'rtcc', 'ntp'] as const) {
        stage.fault({ kind: 'corrupt', device: 'CR-1002', direction: 'fromDevice', times: 1 });
        await device.expectNoReply(msg, {}, { withinMs: 10 });
      }
    },
  ),

  scenario('D7 what is no request gets no reply, and the next one does', PLAYER, async (stage) => {
    const device = stage.device('CR-1002');
    stage.fault({ kind: 'corrupt', device: 'CR-1002', direction: 'toDevice', times: 2 });
    for (let i = 0; i < 2; i++) await device.expectNoReply('GetEvents', {});
    // 256 KiB are allowed, with all that is around the body.
    const body = (bytes: number) => ({ id: 'evts/1', pad: 'x'.repeat(bytes) });
    const room = 2 ** 18 - JSON.stringify({ req: 4, msg: 'GetEvent', body: body(0) }).length;
    await device.expectNoReply('GetEvent', body(room + 1));
    await device.command('GetEvent', body(room));
  }),
];
