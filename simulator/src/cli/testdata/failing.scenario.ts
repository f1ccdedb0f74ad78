import { scenario } from '@carillon/simulator';

export default scenario(
  'a device without events plays',
  { seed: 4, devices: [{ label: 'CR-1004', classId: 4 }] },
  async (stage) => {
    await stage.device('CR-1004').expectState({ stream: 'started' }, { withinMs: 2000 });
  },
);
