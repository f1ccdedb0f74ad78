import { scenario } from '@carillon/simulator';

const device = { label: 'CR-1', classId: 2 };
export default [
  scenario('an option of a device', { devices: [{ ...device, ...{ evnts: [] } }] }, async () => {}),
  scenario('an option', { devices: [device], ...{ strat: '2026-03-02T03:00:00Z' } }, async () => {}),
  scenario('two of one label', { devices: [device, device] }, async () => {}),
  scenario('a channel', { devices: [device] }, async (stage) => {
    await stage.device('CR-1').expectSilence('schedul' as 'schedule', 1000);
  }),
  scenario('nothing wrong', { devices: [device] }, (stage) => stage.advance(1000)),
];
