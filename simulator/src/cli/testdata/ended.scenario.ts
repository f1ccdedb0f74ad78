import { exampleEvents, type Stage, scenario } from '@carillon/simulator';

const options = { devices: [{ label: 'CR-1002', classId: 2, events: exampleEvents(2) }] };
const ended = (title: string, run: (stage: Stage) => Promise<void>) => scenario(title, options, run); // ended

// Each comes to an end of which it tells nothing itself, in the line that says so.
export default [
  ended('a promise that never settles', async (stage) => {
    await stage.advance(1000); // ended
    await new Promise(() => {});
  }),
  ended('a callback that throws', async (stage) => {
    await stage.advance(1000);
    setTimeout(() => {
      throw new Error('too late'); // ended
    });
    await new Promise(() => {});
  }),
  // It is gone with all it knew: the line is that in which it is written, above.
  ended('an end of the process', async (stage) => {
    await stage.advance(1000);
    process.exit(0);
  }),
  scenario('the one after them', options, async (stage) => {
    await stage.device('CR-1002').expectState({ online: true });
  }),
];
