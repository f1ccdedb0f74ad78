import { exampleEvents, type Stage, scenario } from '@carillon/simulator';

const options = { devices: [{ label: 'CR-1002', classId: 2, events: exampleEvents(2) }] };
const stuck = (title: string, run: (stage: Stage) => Promise<void>) => scenario(title, options, run);
const YEAR_MS = 365 * 86_400_000;

// Each would go on for ever, in the line that says so.
export default [
  stuck('a loop that awaits each step', async (stage) => {
    while (true) await stage.advance(10); // stuck
  }),
  stuck('a loop that awaits nothing', async (stage) => {
    while (true) stage.advance(10); // stuck
  }),
  stuck('a loop that goes on whatever fails', async (stage) => {
    while (true) await stage.advance(10).catch(() => {}); // stuck
  }),
  stuck('a century in one step', async (stage) => {
    await stage.device('CR-1002').command('StartEvent', { id: 'evts/1' });
    for (let year = 0; year < 100; year++) await stage.advance(YEAR_MS); // stuck
  }),
  stuck('a loop without a step', async (stage) => {
    await stage.advance(2000);
    for (let i = 0; ; i++) Math.sqrt(i); // stuck
  }),
  stuck('another one, in another thread', async () => {
    for (let i = 0; ; i++) Math.sqrt(i); // stuck
  }),
];
