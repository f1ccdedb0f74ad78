import { type ScenarioOptions, scenario } from '@carillon/simulator';

const ONE_DEVICE: ScenarioOptions = { devices: [{ label: 'CR-1002', classId: 2 }] };

export default [
  scenario('D3 D9 left and right have a volume each, from full to power off', ONE_DEVICE, async (stage) => {
    const device = stage.device('CR-1002');
    await device.expectReply('vol', {}, { l: 0, r: 0 });
    await device.expectReply('vol', { l: 255, r: 0 }, { l: 255, r: 0 });
    await device.expectReply('vol', { l: 17, r: 254 }, { l: 17, r: 254 });
    await device.expectReply('vol', {}, { l: 17, r: 254 });
  }),

  scenario('D5 D8 a volume beyond its limits is refused, and nothing changes', ONE_DEVICE, async (stage) => {
    const device = stage.device('CR-1002');
    await device.command('vol', { l: 40, r: 46 });
    await device.expectRefusal('vol', { l: 256, r: 0 });
    await device.expectRefusal('vol', { l: 0, r: -1 });
    await device.expectRefusal('vol', { l: 0, r: 1.5 });
    await device.expectRefusal('vol', { l: 'loud', r: 0 });
    await device.expectRefusal('vol', { r: 0 });
    await device.expectRefusal('vol', 'off');
    await device.expectReply('vol', {}, { l: 40, r: 46 });
  }),

  scenario(
    'D3 D9 the equalizer is flat at first, and keeps each of its four numbers',
    ONE_DEVICE,
    async (stage) => {
      const device = stage.device('CR-1002');
      await device.expectReply('eq', {}, { bf: 10, ba: 0, tf: 10, ta: 0 });
      for (const setting of [
        { bf: 2, ba: 15, tf: 1, ta: -8 },
        { bf: 15, ba: 6, tf: 14, ta: 7 },
      ]) {
        await device.expectReply('eq', setting, setting);
        await device.expectReply('eq', {}, setting);
      }
    },
  ),

  scenario(
    'D5 D8 an equalizer beyond its limits is refused, and nothing changes',
    ONE_DEVICE,
    async (stage) => {
      const device = stage.device('CR-1002');
      const flat = { bf: 10, ba: 0, tf: 10, ta: 0 };
      const limits = { bf: [2, 15], ba: [0, 15], tf: [1, 15], ta: [-8, 7] } as const;
      for (const [field, [from, to]] of Object.entries(limits)) {
        for (const value of [from - 1, to + 1]) {
          await device.expectRefusal('eq', { ...flat, [field]: value });
        }
      }
      await device.expectReply('eq', {}, flat);
    },
  ),

  scenario(
    'D3 volume and equalizer are kept when the power fails, each without the other',
    ONE_DEVICE,
    async (stage) => {
      const device = stage.device('CR-1002');
      const cutPower = async () => {
        stage.fault({ kind: 'powerCut', device: 'CR-1002', forMs: 60_000 });
        await device.expectState({ online: false });
        await device.expectState({ online: true }, { withinMs: 60_000 });
      };
      await device.command('vol', { l: 40, r: 46 });
      await cutPower();
      await device.expectReply('vol', {}, { l: 40, r: 46 });

      await device.command('eq', { bf: 8, ba: 6, tf: 12, ta: -2 });
      await cutPower();
      await device.expectReply('vol', {}, { l: 40, r: 46 });
      await device.expectReply('eq', {}, { bf: 8, ba: 6, tf: 12, ta: -2 });
    },
  ),
];
