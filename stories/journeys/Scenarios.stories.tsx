import { Panel, Screen } from '@carillon/react/ui';
import { formatTranscript, runScenario, type Scenario, type ScenarioResult } from '@carillon/simulator';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, within } from 'storybook/test';

/** The files that `npm run simulate -- run simulator/scenarios/*.scenario.ts` runs, in the same order. */
const files = import.meta.glob<{ default: Scenario | readonly Scenario[] }>(
  '../../simulator/scenarios/*.scenario.ts',
  { eager: true },
);
const scenarios = Object.keys(files)
  .sort()
  .flatMap((file) => files[file]?.default ?? []);

interface Run {
  readonly results: readonly ScenarioResult[];
  /** SHA-256 of the transcripts of all. */
  readonly digest: string;
}

async function runAll(): Promise<Run> {
  const results: ScenarioResult[] = [];
  for (const scenario of scenarios) results.push(await runScenario(scenario));
  const bytes = new TextEncoder().encode(results.map(formatTranscript).join(''));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return { results, digest: [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') };
}

/** What `npm run simulate -- run` says, said by a page. */
function Scenarios() {
  const [run, setRun] = useState<Run>();
  useEffect(() => void runAll().then(setRun), []);
  return (
    <Screen isPage>
      <Panel>
        <h1>Scenarios</h1>
        <ul>
          {run?.results.map(({ title, isPassed, report }) => (
            <li key={title}>
              {isPassed ? '✓' : '✗'} {title}
              {report.map((line) => (
                <pre key={line}>{line}</pre>
              ))}
            </li>
          ))}
        </ul>
        {run && (
          <p>
            SHA-256 of their transcripts: <code style={{ overflowWrap: 'anywhere' }}>{run.digest}</code>
          </p>
        )}
      </Panel>
    </Screen>
  );
}

/** Devices, broker and faults live in the page: a scenario file runs in it as on the command line, on the same virtual time. */
const meta: Meta<typeof Scenarios> = {
  title: 'Journeys/Scenarios',
  component: Scenarios,
  parameters: { layout: 'fullscreen', stage: { as: 'nobody', on: [] } },
};
export default meta;

type Story = StoryObj<typeof Scenarios>;

/** The line below is what `sha256sum` says of the file that `--transcript` writes. */
export const AllOfThem: Story = {
  name: 'All scenarios of the simulator pass in a page',
  parameters: { proves: ['LIB-05', 'LIB-10', 'FLT-106'] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^[0-9a-f]{64}$/)).toBeVisible();
    const verdicts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(verdicts.length).toBeGreaterThan(10);
    await expect(verdicts.filter((verdict) => !verdict?.startsWith('✓'))).toEqual([]);
  },
};
