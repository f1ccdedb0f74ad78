import { toRtccBody } from '@carillon/protocol/clock';
import { encodeRepeat } from '@carillon/protocol/schedule';
import { exampleEvents, type Stage, scenario } from '@carillon/simulator';

const LABEL = 'CR-1002';
const LIVE = 'live.aurora-radio.example';
const BACKUP = 'backup.aurora-radio.example';
const MORNING = { id: 'evts/1' };
const WELL = 'Everything that can be checked is well.';
/** As long as two streams may take. */
const LONG = { withinMs: 60_000 };
/** A minute after it should have begun a page says that it has not. */
const MINUTE = { withinMs: 65_000 };
const SOON = { withinMs: 5000 };

/** What sets the clock of a device to so many seconds from now. */
const timeIn = (stage: Stage, seconds: number) =>
  toRtccBody(Math.floor(stage.nowMs / 1000) + seconds, false) ?? undefined;

export default scenario(
  'D4 whatever silences a device on a morning, its page says why, and its button helps',
  {
    start: '2026-03-02T05:58:00Z',
    zone: 'UTC',
    devices: [{ label: LABEL, classId: 2, events: exampleEvents(2) }],
    consoles: [{ name: 'stranger' }],
  },
  async (stage) => {
    const device = stage.device(LABEL);
    const screen = stage.screen('/manage/2/feature/2/dash');
    const start = () => device.command('StartEvent', MORNING);
    await screen.expectText('Silent until');

    // It begins, and nobody hears of that.
    const mute = stage.fault({ kind: 'drop', device: LABEL, topic: 'async/#' });
    await stage.advanceTo('2026-03-02T06:00:00Z');
    await screen.expectText('It has not started.', MINUTE);
    // Its clock, which the page has read, is not why.
    await screen.expectRole('button', 'Start Morning radio');
    mute.end();
    await device.command('GetEvents');
    await screen.expectText(WELL, SOON);

    await device.command('StopEvent', MORNING);
    await stage.advance(1000);
    // It waits for its hours again, and does not say that somebody stopped it.
    await screen.expectText('It has not started.', MINUTE);
    await screen.press('Start Morning radio', start);
    await screen.expectText(WELL, SOON);

    await device.command('StartEvent', { id: 'evts/2' });
    await screen.expectText('Another event is playing.', MINUTE);
    await screen.press('Start Morning radio', start);
    await screen.expectText(WELL, SOON);

    const streams = [LIVE, BACKUP].map((host) => stage.fault({ kind: 'stream', host, as: 'refused' }));
    await screen.expectText('Neither stream responds.', SOON);
    await stage.advance(30_000);
    await screen.expectText('Neither stream responds.', { withinMs: 0 });
    await screen.expectRole('link', 'Edit the addresses');
    for (const fault of streams) fault.end();
    await device.expectState({ stream: 'started', isFailOver: false }, LONG);
    await screen.expectText(WELL, { withinMs: 6000 });

    const silent = stage.fault({ kind: 'stream', host: LIVE, as: 'silent' });
    await screen.expectText('The stream is connected and silent.', { withinMs: 15_000 });
    silent.end();
    await device.expectState({ stream: 'started', isFailOver: false }, LONG);
    await screen.expectText(WELL, SOON);

    // Levels come for ten seconds, also where no page asks for them.
    await device.command('StartExtra');
    const deaf = stage.fault({ kind: 'drop', device: LABEL, topic: 'async/+/+/vumeter' });
    await stage.advance(1000);
    await screen.expectText('Nothing speaks against it.', { withinMs: 5000 });
    deaf.end();
    await screen.expectText(WELL, SOON);

    await device.command('vol', { l: 255, r: 255 });
    await screen.expectText('The volume is at Power off.', SOON);
    await screen.expectRole('link', 'Open Audio');
    await device.command('vol', { l: 20, r: 20 });
    await screen.expectText(WELL, SOON);

    await device.command('rtcc', timeIn(stage, -720));
    await screen.expectText('behind this computer’s.', SOON);
    await screen.expectRole('link', 'Set the clock');
    await device.command('rtcc', timeIn(stage, 0));
    await screen.expectText(WELL, SOON);

    // How its stream started it tells nobody.
    const untold = stage.fault({ kind: 'drop', device: LABEL, topic: 'async/+/+/stream' });
    await device.command('StopEvent', MORNING);
    await stage.advance(2000);
    await start();
    await stage.advance(2000);
    await screen.expectText('It has not responded yet.', { withinMs: 20_000 });
    untold.end();
    await device.command('GetEvents');
    await screen.expectText(WELL, SOON);

    const gone = stage.fault({ kind: 'disconnect', device: LABEL });
    await screen.expectText('It is offline.', { withinMs: 10_000 });
    gone.end();
    await screen.expectText(WELL, { withinMs: 10_000 });

    const down = stage.fault({ kind: 'broker', as: 'down' });
    await screen.expectText('Without a connection nobody knows what it plays.', { withinMs: 10_000 });
    down.end();
    await screen.expectText(WELL, { withinMs: 10_000 });

    // Nobody looks while it plays on.
    await screen.close();
    await stage.advanceTo('2026-03-02T10:00:10Z');
    await screen.expectText('Silent until', SOON);
    for (const id of ['evts/1', 'evts/2']) await device.command('DeleteEvent', { id });
    await screen.expectText('Nothing is scheduled on it.');

    // One that always runs waits for no hours: it says that it was stopped.
    await device.command('SetEvent', {
      name: 'All day long',
      mode: 'playback',
      repeat: encodeRepeat({ kind: 'always' }),
      time: [0, 0],
      main: { uri: `http://${LIVE}:8000/day.mp3`, tmo: 15 },
    });
    await screen.expectText(WELL, SOON);
    await device.command('StopEvent', MORNING);
    await screen.expectText('It was stopped.', SOON);
    await screen.press('Start All day long', start);
    await screen.expectText(WELL, SOON);

    // Whose device it is not any more may not hear it.
    const strange = stage.screen('/manage/2/feature/2/dash', { console: 'stranger' });
    await strange.expectText('The broker does not let this account hear it.', SOON);
  },
);
