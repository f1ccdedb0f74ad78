import { expect, test } from 'vitest';
import type { Shown } from '../.storybook/shown.ts';
import { compare, findScreens, refuseRecord, requiredStates } from './shown.ts';

const texts = { list: { texts: { 'list.a': 'A', 'list.b': 'B' } }, shop: { texts: { 'shop.a': 'A' } } };
const story = (rest: Partial<Shown>): Shown => ({
  screen: 'Kit/Actions/Button',
  said: [],
  states: [],
  ...rest,
});
const problemsOf = (shown: Shown[], toCome = ['shop'], exported: string[] = []) =>
  compare(shown, texts, toCome, exported).problems;
const all = story({ said: ['list.a', 'list.b'] });

test('a text that no story says is named', () => {
  expect(problemsOf([story({ said: ['list.a'] })])).toEqual([
    "No story says 'list.b' (messages/en/list.ts).",
  ]);
  expect(problemsOf([story({ said: ['list.a'] }), story({ said: ['list.b'] })])).toEqual([]);
});

test('an area that is still to come may be silent, and not said in full', () => {
  expect(problemsOf([all], ['shop'])).toEqual([]);
  expect(problemsOf([{ ...all, said: [...all.said, 'shop.a'] }], ['shop'])).toHaveLength(1);
  expect(problemsOf([all], [])).toEqual(["No story says 'shop.a' (messages/en/shop.ts)."]);
});

test('a state in which no story shows a screen is named', () => {
  const [first = '', ...others] = requiredStates.page?.screen ?? [];
  const screen = story({ ...all, screen: 'Screens/Shell/Welcome', kind: 'page', states: others });
  expect(problemsOf([screen])).toEqual([`No story shows Screens/Shell/Welcome in the state '${first}'.`]);
  expect(problemsOf([screen, { ...screen, states: [first] }])).toEqual([]);
});

test('a pattern is asked for more than a screen that is made of it', () => {
  const { screen = [], pattern = [] } = requiredStates.list ?? {};
  const list = story({
    ...all,
    screen: 'Screens/Back-office/Country list',
    kind: 'list',
    states: [...screen],
  });
  expect(problemsOf([list])).toEqual([]);
  const missing = pattern.filter((state) => !screen.includes(state));
  expect(missing).toContain('nothing found');
  expect(problemsOf([{ ...list, screen: 'Patterns/List' }])).toEqual(
    missing.map((state) => `No story shows Patterns/List in the state '${state}'.`),
  );
});

test('how a screen looks is asked for where all stories are played, and how a pattern looks always', () => {
  const states = ['ready', 'loading', 'error', 'empty'];
  const list = story({ ...all, screen: 'Screens/Back-office/Country list', kind: 'list', states });
  const missing = (screen: Shown, played: 'sample' | 'all') =>
    compare([screen], texts, ['shop'], [], played).problems.length;
  expect([missing(list, 'sample'), missing(list, 'all')]).toEqual([0, 4]);
  expect(missing({ ...list, screen: 'Patterns/List' }, 'sample')).toBeGreaterThanOrEqual(4);
});

test('a screen of no kind, or of one that is not known, is named', () => {
  expect(problemsOf([story({ ...all, screen: 'Screens/Shell/Welcome' })])).toHaveLength(1);
  expect(problemsOf([story({ ...all, screen: 'Screens/Shell/Welcome', kind: 'other' })])).toHaveLength(1);
});

test('a screen that is exported and has no story is named', () => {
  const states = requiredStates.page?.screen ?? [];
  const screen = story({ ...all, screen: 'Screens/Shell/Welcome', kind: 'page', states });
  const unseen = ['No story shows Come, which @carillon/react exports.'];
  expect(problemsOf([screen], ['shop'], ['Welcome', 'Come'])).toEqual(unseen);
  expect(problemsOf([{ ...screen, screen: 'Kit/Come' }, screen], ['shop'], ['Welcome', 'Come'])).toEqual(
    unseen,
  );
  expect(problemsOf([screen], ['shop'], ['Welcome'])).toEqual([]);
});

test('the screens of a door are what it exports of the screens, without types and parts', () => {
  const door = `export { lazyPart } from './patterns/part/lazyPart.tsx';
export { Login } from './screens/account/Login/Login.tsx';
export {
  DeviceDashboard,
  type DeviceDashboardProps,
} from './screens/devices/DeviceDashboard/DeviceDashboard.tsx';
export { DeviceLevels } from './screens/devices/DeviceDashboard/parts.ts';
export { ManagingBanner } from './screens/shell/managingPart.ts';
export type { Path } from './screens/paths.ts';
`;
  expect(findScreens(door)).toEqual(['Login', 'DeviceDashboard']);
});

test('a record that is missing or older than what the stories are made of is refused, with what to do', () => {
  const sources = [
    { file: 'stories/A.stories.tsx', changedMs: 2000 },
    { file: 'stories/B.stories.tsx', changedMs: 5000 },
  ];
  const again = 'Run `npm test -- chromium stories shown`.';
  expect(refuseRecord(undefined, sources)).toBe(`There is no record of what the stories show. ${again}`);
  expect(refuseRecord(4999, sources)).toBe(
    `The record of what the stories show, of 1970-01-01T00:00:04.999Z, is older than stories/B.stories.tsx, of 1970-01-01T00:00:05.000Z. ${again}`,
  );
  expect(refuseRecord(5000, sources)).toBeUndefined();
});
