// The screen as a witness (LIB-05), here with a page that is made up: the real ones are mounted by .storybook/pageScreens.tsx.
import { parseTopic, type TransportConnection } from '@carillon/protocol/broker';
import { expect, test } from 'vitest';
import { exampleEvents } from '../firmware/exampleEvents.ts';
import { runScenario, type ScenarioResult } from './runScenario.ts';
import { scenario } from './scenario.ts';
import type { CreateScreens, Sight } from './screens.ts';
import type { Stage } from './stage.ts';

const AT = '/manage/2/feature/2/dash';
const OPTIONS = {
  devices: [{ label: 'CR-1002', classId: 2, events: exampleEvents(2) }],
  consoles: [{ name: 'office', devices: ['CR-1002'] }, { name: 'stranger' }],
};

/** A page that says of a device whether it plays, as it hears it, and what time it is, and has a Stop and a Name. */
const screens: CreateScreens = () => ({
  patienceMs: 0,
  settle: async () => {},
  register() {},
  close() {},
  async open(_at, { clock, transport }) {
    let name = 'Café terrace';
    let shown = 'Unknown';
    const login = { clientId: 'page', username: 'whoever', password: '' };
    const line: TransportConnection = transport.connect(login, {
      onConnect: () => void line.subscribe(['async/micro-eth/CR-1002/+']),
      onMessage(topic, payload) {
        if (parseTopic(topic)?.channel !== 'stream') return;
        shown = JSON.parse(new TextDecoder().decode(payload)).status === 2 ? 'Playing' : 'Not playing';
      },
      onClose() {
        shown = 'Not connected';
      },
    });
    const saw = (sight: Sight) => {
      if (sight.kind === 'text')
        return `${name} ${shown} ${new Date(clock.now()).toISOString()}`.includes(sight.text);
      if (sight.kind === 'field') return sight.label === 'Name';
      return (sight.kind === 'pressable' || sight.role === 'button') && sight.name === 'Stop';
    };
    return {
      isDrawn: async () => true,
      sees: async (sight) => saw(sight),
      describe: async () => [`${name}: ${shown}`],
      async press() {
        line.publish(
          'cmd/req/micro-eth/CR-1002',
          JSON.stringify({ req: 77, msg: 'StopEvent', body: { id: 'evts/1' } }),
        );
      },
      async type(_label, text) {
        name = text;
      },
      close: () => line.end(),
    };
  },
});

/** The same page, which never comes. */
const absent: CreateScreens = (world) => {
  const made = screens(world);
  return {
    ...made,
    open: async (...given) => ({ ...(await made.open(...given)), isDrawn: async () => false }),
  };
};

const run = (
  steps: (stage: Stage) => Promise<unknown>,
  seen: CreateScreens | null = screens,
): Promise<ScenarioResult> =>
  runScenario(
    scenario('test', OPTIONS, async (stage) => void (await steps(stage))),
    seen ? { screens: seen } : {},
  );

async function watchAndStop(stage: Stage) {
  const device = stage.device('CR-1002');
  const screen = stage.screen(AT, { console: 'office' });
  await device.command('StartEvent', { id: 'evts/1' });
  await screen.expectText('Playing');
  await screen.expectRole('button', 'Stop');
  await screen.press('Stop', () => device.command('StopEvent', { id: 'evts/1' }));
  await screen.expectNoText('Playing');
  await screen.type('Name', 'Hall');
  await screen.expectText('Hall', { withinMs: 0 });
  await screen.close();
  await device.expectState({ playing: null }, { withinMs: 500 });
}

test('without a browser steps on screens are left out, what stands for an act is done, and the report says so', async () => {
  expect(await run(watchAndStop, null)).toMatchObject({
    isPassed: true,
    report: ['left out  6 steps on screens: there is no browser'],
  });
});

test('with screens each step stands in the report with its moment, and the transcript is the same to the byte', async () => {
  const alone = await run(watchAndStop, null);
  const seen = await run(watchAndStop);
  expect(seen.isPassed, seen.report.join('\n')).toBe(true);
  expect(seen.report.map((line) => line.replace(/\d\d\.\d{3} {2}/, 'TIME  '))).toEqual([
    `screen    +00:00:TIME  office, ${AT}: the text 'Playing'`,
    `screen    +00:00:TIME  office, ${AT}: a button 'Stop'`,
    `screen    +00:00:TIME  office, ${AT}: 'Stop' to press`,
    `screen    +00:00:TIME  office, ${AT}: no text 'Playing'`,
    `screen    +00:00:TIME  office, ${AT}: 'Name' to type 'Hall' into`,
    `screen    +00:00:TIME  office, ${AT}: the text 'Hall'`,
  ]);
  expect(seen.transcript).toEqual(alone.transcript);
  expect(alone.transcript.length).toBeGreaterThan(10);
});

test('LIB-05 a step on a screen takes the same time with a browser and without one, also where the sight comes late or never', async () => {
  const LATE = { withinMs: 3000 };
  const steps: readonly ((stage: Stage) => Promise<unknown>)[] = [
    (stage) => stage.device('CR-1002').command('StartEvent', { id: 'evts/1' }),
    (stage) => stage.screen(AT).expectText('Playing'),
    (stage) => stage.screen(AT).expectText('Playing', LATE),
    (stage) => stage.screen(AT).expectText('Playing', { withinMs: 0 }),
    (stage) => stage.screen(AT).expectNoText('Paused', LATE),
    (stage) => stage.screen(AT, { console: 'office' }).expectRole('button', 'Stop'),
    (stage) =>
      stage.screen(AT).press('Stop', () => stage.device('CR-1002').command('StopEvent', { id: 'evts/1' })),
    (stage) => stage.screen(AT).type('Name', 'Hall'),
    (stage) => stage.screen(AT).close(),
    (stage) => stage.screen(AT).expectText('Hall', LATE),
  ];
  const [seen, unseen] = await Promise.all(
    [screens, null].map(async (witness) => {
      const moments: number[] = [];
      await run(async (stage) => {
        const startMs = stage.nowMs;
        for (const step of steps) {
          await step(stage).catch(() => {});
          moments.push(stage.nowMs - startMs);
        }
      }, witness);
      // Where there are screens it runs twice: these are the moments of the run in which they looked on.
      return moments.slice(-steps.length);
    }),
  );
  expect(unseen).toEqual([0, 1000, 4000, 4000, 7000, 8000, 9000, 10_000, 10_000, 13_000]);
  expect(seen).toEqual(unseen);
});

test.each<[string, (stage: Stage) => Promise<unknown>, wanted: string, atS: number]>([
  ['words', (stage) => stage.screen(AT).expectText('Paused'), "the text 'Paused' within 1 s", 1],
  ['no words', (stage) => stage.screen(AT).expectNoText('Café'), "no text 'Café' within 1 s", 1],
  [
    'a role',
    (stage) => stage.screen(AT).expectRole('link', 'Stop', { withinMs: 2000 }),
    "a link 'Stop' within 2 s",
    2,
  ],
  ['what to press', (stage) => stage.screen(AT).press('Start'), "'Start' to press", 1],
  ['a field', (stage) => stage.screen(AT).type('Volume', '3'), "'Volume' to type '3' into", 1],
])(
  'a screen without %s fails the scenario, with what there is and when',
  async (_name, step, wanted, atS) => {
    const { report, isPassed } = await run(step);
    expect(isPassed).toBe(false);
    expect(report.slice(0, 2)).toEqual([`expected  ${AT}: ${wanted}`, 'happened  Café terrace: Unknown']);
    expect(report[2]).toContain(`, +00:00:0${atS}.000 after the start`);
  },
);

test('on a page that never comes no text is missing: that fails the scenario, and is not in the report as seen', async () => {
  const steps = [
    (stage: Stage) => stage.screen(AT).expectNoText('Paused', { withinMs: 0 }),
    async (stage: Stage) => {
      await stage.screen(AT).expectText('Unknown', { withinMs: 0 });
      await stage.screen(AT).expectNoText('Paused', { withinMs: 0 });
    },
  ];
  for (const step of steps) {
    const { report, isPassed } = await run(step, absent);
    expect(isPassed).toBe(false);
    expect(report.slice(0, 3)).toEqual([
      `expected  ${AT}: no text 'Paused'`,
      'happened  the page has not come',
      '          Café terrace: Unknown',
    ]);
    expect(report.join('\n')).not.toContain('+00:00:00.000  /manage/2/feature/2/dash: no text');
  }
});

test('a console sees on its screen what the broker lets it hear', async () => {
  const { report } = await run(async (stage) => {
    const screen = stage.screen(AT, { console: 'stranger' });
    await screen.expectText('Unknown');
    await stage.device('CR-1002').command('StartEvent', { id: 'evts/1' });
    await screen.expectText('Playing', { withinMs: 3000 });
  });
  expect(report[0]).toBe(`expected  stranger, ${AT}: the text 'Playing' within 3 s`);
  expect(report[1]).toBe('happened  Café terrace: Unknown');
});

test('a fault of a console is one of its screens, also of one that is opened later; the others go on', async () => {
  const { report, isPassed } = await run(async (stage) => {
    const [office, stranger] = ['office', 'stranger'].map((console) => stage.screen(AT, { console }));
    stage.fault({ kind: 'halfOpen', console: 'office' });
    await office?.expectText('Not connected', { withinMs: 6000 });
    await stranger?.expectText('Unknown', { withinMs: 0 });
    for (const ms of [-7_200_000, 3_600_000]) stage.fault({ kind: 'clockJump', ms, console: 'office' });
    await office?.expectText('T02:00:0', { withinMs: 0 });
    await stranger?.expectText('T03:00:0', { withinMs: 0 });
  });
  expect(isPassed, report.join('\n')).toBe(true);
});

test('what the broker goes through, its screens go through', async () => {
  const { report, isPassed } = await run(async (stage) => {
    const screen = stage.screen(AT);
    await screen.expectText('Unknown');
    stage.fault({ kind: 'broker', as: 'down' });
    await screen.expectText('Not connected', { withinMs: 0 });
  });
  expect(isPassed, report.join('\n')).toBe(true);
});

test.each<[(stage: Stage) => unknown, string]>([
  [
    (stage) => stage.screen('manage'),
    "The address of a screen must be text that begins with '/', not 'manage'.",
  ],
  [(stage) => stage.screen(AT, { console: 'porter' }), 'There is no console porter on the stage'],
  [(stage) => stage.screen(AT).expectText(''), "The text of expectText must be text, not ''."],
  [
    (stage) => stage.screen(AT).expectText('a', { forMs: 3 } as object),
    "There is no option of expectText 'forMs', only withinMs.",
  ],
])('what a screen is handed is looked at, also without a browser', async (step, text) => {
  for (const seen of [screens, null]) {
    const { report } = await run(async (stage) => step(stage), seen);
    expect(report[0]).toContain(text);
  }
});
