import { type HistorySpan, type HistoryState, sumHistory, UNWATCHED } from '@carillon/protocol/history';
import { Screen } from '@carillon/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { UseHistory } from '../../packages/react/src/hooks/device/useHistory.ts';
import { HistoryList } from '../../packages/react/src/screens/devices/DeviceHistory/HistoryList.tsx';

type Online = Extract<HistoryState, { presence: 'online' }>;

const online = (name: string | null, rest: Partial<Online> = {}): Online => ({
  presence: 'online',
  event: name === null ? null : { id: `evts/${name}`, name },
  isStopped: false,
  stream: name === null ? 'none' : 'main',
  clock: null,
  ...rest,
});
const OFFLINE: HistoryState = { presence: 'offline' };
const says = (clock: string) => online(null, { clock });

/** All that can be told of a device, one after the other. */
const STATES: readonly HistoryState[] = [
  online(null),
  online('Morning radio'),
  online('Morning radio', { stream: 'failed' }),
  online('Morning radio', { stream: 'starting' }),
  online('Morning radio'),
  online('Morning radio', { stream: 'failOver' }),
  online('Morning radio', { stream: 'none' }),
  online(null),
  online('Lunch mix', { stream: 'failed' }),
  online(null, { isStopped: true }),
  online(null),
  online(null, { isStopped: true }),
  OFFLINE,
  online('Evening mix', { stream: 'failed' }),
  UNWATCHED,
  online('Evening mix', { stream: 'none' }),
  OFFLINE,
  online('Evening mix'),
  ...['Done', 'Manual', 'Out of Sync', 'Stale', 'Syncing', 'Error', 'Dreaming'].map(says),
];
const BEGIN_MS = Date.UTC(2026, 2, 4, 6);
const MINUTE_MS = 60_000;
const spans: readonly HistorySpan[] = STATES.map((state, at) => ({
  startMs: BEGIN_MS + at * MINUTE_MS,
  // The last one has just begun.
  endMs: BEGIN_MS + at * MINUTE_MS + (at < STATES.length - 1 ? MINUTE_MS : 500),
  state,
}));

const toHistory = (own: Pick<UseHistory, 'spans' | 'folded'>): UseHistory => ({
  ...own,
  sums: sumHistory(own),
  nowMs: BEGIN_MS + STATES.length * MINUTE_MS,
});
const folded = { startMs: BEGIN_MS - 60 * MINUTE_MS, endMs: BEGIN_MS, changes: 12 };

const meta: Meta = {
  title: 'Words/What was heard',
  parameters: { layout: 'fullscreen', proves: ['FLV-05'] },
};
export default meta;

export const All: StoryObj = {
  name: 'Everything that can have been heard of a device, in the words of its history',
  render: () => (
    <Screen isPage>
      <HistoryList history={toHistory({ spans, folded })} />
    </Screen>
  ),
  async play({ canvasElement, t }) {
    const rows = within(await within(canvasElement).findByRole('list', { name: t('history.list') }));
    const [latest] = rows.getAllByRole('listitem');
    await expect(latest).toHaveTextContent(t('history.row.clock', { state: 'Dreaming' }));
    await expect(latest).toHaveTextContent(t('history.goesOn', { span: t('history.less') }));
    await expect(rows.getByText(t('history.row.folded', { count: 12 }))).toBeVisible();
    await expect(rows.getByText(t('history.row.stoppedSome'))).toBeVisible();
    await expect(rows.getByText(t('history.clock.outOfSync'))).toBeVisible();
    await expect(rows.getByText(t('history.row.silent'))).toBeVisible();
    await expect(rows.getByText(t('history.state.failed', { event: 'Evening mix' }))).toBeVisible();
    await expect(rows.getByText(t('history.state.plays', { event: 'Evening mix' }))).toBeVisible();
  },
};

export const Nothing: StoryObj = {
  name: 'Nothing was heard',
  render: () => (
    <Screen isPage>
      <HistoryList history={toHistory({ spans: [], folded: null })} />
    </Screen>
  ),
  async play({ canvasElement, t }) {
    await expect(await within(canvasElement).findByText(t('history.none'))).toBeVisible();
  },
};
