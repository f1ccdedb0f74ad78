import { createHeard, type FactName, type Facts, type Heard, hear } from '@carillon/protocol/attention';
import { foresee } from '@carillon/protocol/forecast';
import { Panel, Screen } from '@carillon/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { useForecastWords } from '../../packages/react/src/screens/devices/FleetAt/forecastWords.ts';
import { always, on } from '../screens/todayDevices.ts';

/** A Wednesday, 12:00 in Rome, is the moment 0 of `hear`. */
const NOON_MS = Date.UTC(2026, 2, 4, 11);
const HOUR_MS = 3_600_000;

type Told = { readonly [K in FactName]: readonly [atS: number, name: K, fact: Facts[K]] }[FactName];
const take = <K extends FactName>(heard: Heard, [atS, name, fact]: readonly [number, K, Facts[K]]) =>
  hear(heard, name, fact, 1000 * atS);

const lunch = on(1, 'Lunch mix', '10:00', '17:00');
const evening = on(2, 'Evening mix', '18:00', '22:00');
const bells = on(3, 'Bells', '11:30', '12:30');
const house = always(4, 'House music');

const STATES = { stop: 1, play: 3 } as const;
const answered = (...events: Facts['events'][number][]): Told[] => [
  [0, 'connection', 'open'],
  [1, 'events', events],
];
const told = (id: number, state: keyof typeof STATES): Told => [
  2,
  'schedule',
  { id: `evts/${id}`, state: STATES[state] },
];
const clock = (aheadS: number): Told => [3, 'rtcc', { epoch: NOON_MS / 1000 + 3 + aheadS }];

/** What was heard, and how many hours later it is foreseen. */
const cases: readonly (readonly [name: string, hours: number, heard: readonly Told[], classId?: number])[] = [
  ['plays, and the next one is tomorrow', 0, [...answered(lunch), told(1, 'play')]],
  ['plays in place of another', 0.1, [...answered(lunch, bells), told(3, 'play')]],
  ['is stopped until its hours end', 0.1, [...answered(lunch), told(1, 'stop')]],
  ['is stopped, and has no hours', 0.1, [...answered(house), told(4, 'stop')]],
  [
    'was started by hand, and nothing follows',
    0.1,
    [...answered({ ...evening, mode: 'sender' }), told(2, 'play')],
  ],
  ['its clock is ahead', 1, [...answered(lunch), told(1, 'play'), clock(720)]],
  ['its clock is behind', 1, [...answered(lunch), told(1, 'play'), clock(-720)]],
  ['is gone since', 1, [...answered(lunch), told(1, 'play'), [4, 'presence', 'offline']]],
  ['does not play what is due', 0.1, answered(lunch)],
  ['has told nothing', 1, [[0, 'connection', 'open']]],
  ['has a class without topics', 1, [], 0],
];

function Reasons() {
  const { why } = useForecastWords();
  return (
    <Screen isPage>
      <Panel title="What a device does at a moment, and why">
        <ul>
          {cases.map(([name, hours, facts, classId = 2]) => {
            const heard = facts.reduce<Heard>((all, fact) => take(all, fact), createHeard(classId, 0));
            const atMs = NOON_MS + hours * HOUR_MS;
            const forecast = foresee(heard, { nowMs: 60_000, utcMs: NOON_MS + 60_000 }, atMs);
            const { title, lines } = why(forecast, atMs);
            return (
              <li key={name} title={name}>
                <strong>{title}</strong> <span>{lines.join(' · ')}</span>
              </li>
            );
          })}
        </ul>
      </Panel>
    </Screen>
  );
}

const meta: Meta<typeof Reasons> = {
  title: 'Words/Why it will play',
  component: Reasons,
  parameters: { layout: 'fullscreen', proves: ['FLV-02'] },
};
export default meta;

export const All: StoryObj<typeof Reasons> = {
  name: 'In the words of the card, for all that can be known of it and all that cannot',
  async play({ canvasElement, t }) {
    const says = async (name: string, text: string) =>
      expect(await within(canvasElement).findByTitle(name)).toHaveTextContent(text);
    await says('plays in place of another', t('at.displaced', { events: 'Lunch mix' }));
    await says('is stopped, and has no hours', t('at.stopped.always'));
    await says('was started by hand, and nothing follows', t('at.byHand'));
    await says('is gone since', t('at.lastRead'));
    await says('does not play what is due', t('at.notStarted'));
    await says('has told nothing', t('at.neverRead'));
    await says('has a class without topics', t('at.noTopics'));
  },
};
