import {
  exampleEvents,
  runScenario,
  type Scenario,
  type ScenarioResult,
  type StageScreen,
  scenario,
} from '@carillon/simulator/browser';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageScreens } from '../../.storybook/pageScreens.tsx';
import brokerDown from '../../simulator/scenarios/brokerDown.scenario.ts';
import consoleClock from '../../simulator/scenarios/consoleClock.scenario.ts';
import hundredDevices from '../../simulator/scenarios/hundredDevices.scenario.ts';
import offline from '../../simulator/scenarios/offline.scenario.ts';
import silence from '../../simulator/scenarios/silence.scenario.ts';
import streamDead from '../../simulator/scenarios/streamDead.scenario.ts';
import twoConsoles from '../../simulator/scenarios/twoConsoles.scenario.ts';
import { App } from './App.tsx';

const VERDICT = {
  display: 'block',
  padding: 16,
  whiteSpace: 'pre-wrap',
  color: 'var(--carillon-text)',
  fontFamily: 'var(--carillon-font)',
} as const;

/** Where the screens of a scenario are mounted, which leave with it, and what it then says. */
const Ground = () => (
  <>
    <div data-screens />
    <output data-verdict style={VERDICT} />
  </>
);

/**
 * The scenarios of the command line, which drive the real screens here: `stage.screen` of a scenario. What they look for, they find as
 * a person does, by words, roles and names.
 */
const meta: Meta<typeof Ground> = {
  title: 'Journeys/Scenarios on screens',
  component: Ground,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', stage: { as: 'nobody', on: [] }, proves: ['LIB-05'] },
};
export default meta;

type Story = StoryObj<typeof Ground>;

async function play(canvas: HTMLElement, played: Scenario, patienceMs?: number): Promise<ScenarioResult> {
  const [ground, verdict] = canvas.querySelectorAll<HTMLElement>('[data-screens], [data-verdict]');
  const result = await runScenario(played, {
    screens: pageScreens(ground ?? canvas, <App />, patienceMs),
  });
  if (verdict)
    verdict.textContent = [
      `${result.isPassed ? 'passed' : 'failed'}  ${result.title}`,
      ...result.report,
    ].join('\n');
  return result;
}

/** The story of a scenario, whose steps on screens all come true. */
const on = (played: Scenario): Story => ({
  async play({ canvasElement }) {
    const { report, isPassed } = await play(canvasElement, played);
    await expect(isPassed, report.join('\n')).toBe(true);
    await expect(report.length).toBeGreaterThan(0);
    await expect(report.filter((line) => !line.startsWith('screen '))).toEqual([]);
  },
});

export const StreamDead = on(streamDead);
export const BrokerDown = on(brokerDown);
export const Offline = on(offline);
export const TwoConsoles = on(twoConsoles);
export const ConsoleClock = on(consoleClock);
export const HundredDevices = on(hundredDevices);
export const Silence = on(silence);

const AT = '/manage/2/feature/2/dash';
const SOON = { withinMs: 1000 };

/** A step that looks for what the screen does not say, what was expected, and how the report begins of what there is. */
const LIES: readonly (readonly [(screen: StageScreen) => Promise<void>, string, string])[] = [
  [(screen) => screen.expectText('Heard now', SOON), "the text 'Heard now' within 1 s", 'the screen says: '],
  [
    (screen) => screen.expectNoText('Café terrace', SOON),
    "no text 'Café terrace' within 1 s",
    'the screen says: ',
  ],
  [(screen) => screen.expectRole('button', 'Stop', SOON), "a button 'Stop' within 1 s", "button '"],
  [(screen) => screen.press('Stop'), "'Stop' to press", "button '"],
  // Two of one name: nobody knows which.
  [(screen) => screen.press('Devices'), "'Devices' to press", "button '"],
  [(screen) => screen.type('Volume', '3'), "'Volume' to type '3' into", 'there is no field'],
];

export const OtherThanExpected: Story = {
  name: 'A screen that says something else fails its scenario, with what it says and when',
  async play({ canvasElement }) {
    const failures: unknown[] = [];
    const lies = scenario(
      'lies',
      { devices: [{ label: 'CR-1002', classId: 2, events: exampleEvents(2) }] },
      async (stage) => {
        const screen = stage.screen(AT);
        await screen.expectText('Scheduled');
        for (const [look] of LIES) await look(screen).catch((error: unknown) => failures.push(error));
      },
    );
    // A page that draws late is not waited for long.
    const { report, isPassed } = await play(canvasElement, lies, 100);
    await expect(isPassed).toBe(false);
    await expect(report.slice(0, 3)).toEqual([
      `expected  ${AT}: ${LIES[0]?.[1]}`,
      expect.stringContaining(`happened  ${LIES[0]?.[2]}`),
      expect.stringContaining('+00:00:02.000 after the start'),
    ]);
    await expect(failures).toEqual(
      LIES.map(([, wanted, happened]) =>
        expect.objectContaining({
          expected: `${AT}: ${wanted}`,
          happened: expect.arrayContaining([expect.stringContaining(happened)]),
        }),
      ),
    );
  },
};
