import { buildDevice } from '@carillon/mocks';
import {
  DeviceClockPanel,
  DeviceDayPanel,
  DeviceEventPanel,
  DeviceEventRows,
  DeviceLevels,
  DeviceRadioPanel,
  DeviceSilencePanel,
  DeviceSoundPanels,
  DeviceStreamPanel,
  DeviceWeekPanel,
  useDeviceAudio,
  useDeviceDashboard,
  useDeviceEventList,
  useDeviceTime,
} from '@carillon/react/devices';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { expect, waitFor, within } from 'storybook/test';

interface OneDevice {
  userId: number;
  id: number;
}

/** The parts of a dashboard. */
function OfDashboard(device: OneDevice) {
  const dashboard = useDeviceDashboard(device);
  if (dashboard.status !== 'ready') return null;
  return (
    <>
      <h2>{dashboard.device.name}</h2>
      <DeviceEventPanel {...dashboard} headingLevel={2} />
      <DeviceSilencePanel {...dashboard} headingLevel={2} />
      <DeviceDayPanel {...dashboard} headingLevel={2} />
      <DeviceRadioPanel {...dashboard} headingLevel={2} />
      <DeviceStreamPanel {...dashboard} headingLevel={2} />
      <DeviceLevels {...dashboard} headingLevel={2} />
    </>
  );
}

/** Those of the screens beside it. */
function OfOthers(device: OneDevice) {
  const events = useDeviceEventList(device);
  const audio = useDeviceAudio(device);
  const time = useDeviceTime(device);
  if (events.status !== 'ready' || audio.status !== 'ready' || time.status !== 'ready') return null;
  return (
    <>
      <h2>{events.device.name}</h2>
      <DeviceWeekPanel {...events} headingLevel={2} />
      <DeviceEventRows {...events} headingLevel={2} />
      <DeviceSoundPanels {...audio} headingLevel={2} />
      <DeviceClockPanel {...time} headingLevel={2} />
    </>
  );
}

const FOUR: readonly OneDevice[] = [1, 2, 3, 4].map((id) => ({ userId: 2, id }));

const devices = FOUR.map(({ id }) =>
  buildDevice({ id, device_id: `CR-100${id}`, name: `Hall ${id}`, class_id: 2 }),
);

/** Somebody else's page about four devices: each has a heading of the page, and the same parts below it. */
function Four({ parts: Parts }: { parts: (device: OneDevice) => ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <main style={{ display: 'grid', gap: 16, padding: 24, color: 'var(--carillon-text)' }}>
      <h1>Our building</h1>
      <p>{pathname + search}</p>
      {FOUR.map((device) => (
        <Parts key={device.id} {...device} />
      ))}
    </main>
  );
}

const meta: Meta<typeof Four> = {
  title: 'Journeys/Four of a kind',
  component: Four,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    proves: ['LIB-08'],
    stage: { path: '/', seed: { devices } },
    // A page of its own: what stands in none of its landmarks is found, too.
    a11y: { config: { rules: [{ id: 'region', enabled: true }] } },
  },
};
export default meta;

type Story = StoryObj<typeof Four>;

/** All parts are there four times, with no id twice; axe looks for the rest: landmarks, names, the order of headings. */
async function expectFourOf(root: HTMLElement, parts: readonly string[]) {
  for (const part of parts) {
    await waitFor(() => expect(root.querySelectorAll(`[data-carillon-screen="${part}"]`)).toHaveLength(4));
  }
  const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
  await expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  // The landmarks of the page are its own.
  await expect(within(root).queryAllByRole('region')).toEqual([]);
  await expect(within(root).queryAllByRole('navigation')).toEqual([]);
}

export const Dashboards: Story = {
  name: 'The parts of four dashboards on one page',
  args: { parts: OfDashboard },
  async play({ canvasElement, t }) {
    await waitFor(() => expect(within(canvasElement).getAllByText(t('dash.stream'))).toHaveLength(4));
    await expectFourOf(canvasElement, [
      'DeviceEventPanel',
      'DeviceSilencePanel',
      'DeviceDayPanel',
      'DeviceRadioPanel',
      'DeviceStreamPanel',
      'DeviceLevels',
    ]);
  },
};

export const Others: Story = {
  name: 'Week, events, sound and clock of four devices on one page',
  args: { parts: OfOthers },
  // What the page itself searches for, and on which page of what it is, is nothing to the rows.
  parameters: { stage: { ...meta.parameters?.stage, path: '/?query=Nowhere&index=3' } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(canvas.getAllByRole('heading', { level: 3, name: t('week.title') })).toHaveLength(4),
    );
    await waitFor(() => expect(canvas.getAllByRole('grid', { name: t('events.list') })).toHaveLength(4));
    for (const grid of canvas.getAllByRole('grid', { name: t('events.list') })) {
      await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeGreaterThan(1));
    }
    // Nor do they correct it: the page knows what it means.
    await expect(canvas.getByText('/?query=Nowhere&index=3')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getAllByRole('heading', { level: 3, name: t('audio.equalizer') })).toHaveLength(4),
    );
    await expectFourOf(canvasElement, [
      'DeviceWeekPanel',
      'DeviceEventRows',
      'DeviceSoundPanels',
      'DeviceClockPanel',
    ]);
  },
};
