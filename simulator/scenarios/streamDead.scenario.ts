import { exampleEvents, scenario } from '@carillon/simulator';

const MAIN = 'live.aurora-radio.example';

export default scenario(
  'D4 a stream that is dead from 03:00 to 03:30 is bridged by the fail-over, and heard again',
  {
    start: '2026-03-03T02:59',
    zone: 'Europe/Rome',
    devices: [
      {
        label: 'CR-1002',
        classId: 2,
        // The morning radio, all night long.
        events: exampleEvents(2).flatMap((event) =>
          event.id === 'evts/1' ? [{ ...event, repeat: 127, time: [0, 300] }] : [],
        ),
      },
    ],
  },
  async (stage) => {
    const device = stage.device('CR-1002');
    await device.expectState({ playing: 'evts/1', stream: 'started', isFailOver: false }, { withinMs: 1000 });

    await stage.advanceTo('2026-03-03T03:00');
    const dead = stage.fault({ kind: 'stream', host: MAIN, as: 'dead' });
    await device.expectState({ stream: 'started', isFailOver: true }, { withinMs: 1000 });

    // Somebody who looks in at night is told so.
    const screen = stage.screen('/manage/2/feature/2/dash');
    await screen.expectRole('heading', 'Café terrace');
    await screen.expectText('The main stream is not responding.');
    await screen.expectText('The fail-over stream is playing instead.');
    await screen.expectRole('button', 'Stop');
    await screen.close();
    await stage.advanceTo('2026-03-03T03:01');
    await device.expectSilence('stream', 28 * 60_000);
    await device.expectState({ playing: 'evts/1', stream: 'started', isFailOver: true });

    await stage.advanceTo('2026-03-03T03:30');
    dead.end();
    // A try that is under way ends after 15 s, and the next one begins 15 s later.
    await device.expectState({ stream: 'started', isFailOver: false }, { withinMs: 31_000 });
    await screen.expectText('Heard now');
    await screen.expectNoText('The main stream is not responding.');
  },
);
