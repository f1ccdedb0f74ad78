import { buildDevice } from '@carillon/mocks';
import { DeviceList } from '@carillon/react/devices';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Stage } from '../.storybook/stage.ts';
import { strayTexts } from './strayTexts.ts';

const meta: Meta<typeof DeviceList> = {
  title: 'Devices/DeviceList',
  component: DeviceList,
  args: { userId: 2 },
  parameters: { layout: 'fullscreen', screen: 'list', stage: { path: '/manage/2/list' } },
};
export default meta;

type Story = StoryObj<typeof DeviceList>;

/** Three devices, of which one has been switched off. */
export const Live: Story = {
  name: 'DEV-03 DEV-05 DEV-06 live',
  parameters: { stage: { path: '/manage/2/list', on: ['CR-1001', 'CR-1002'] } },
  async play({ canvasElement }) {
    const list = await within(canvasElement).findByRole('grid', { name: 'Registered devices' });
    const rowOf = (label: string) => within(list).getByText(label).closest('[role=row]') ?? list;
    await waitFor(() => expect(rowOf('CR-1001')).toHaveTextContent('Online'));
    await expect(rowOf('CR-1001')).toHaveTextContent('Lobby north');
    await expect(rowOf('CR-1001')).toHaveTextContent('nano');
    await expect(rowOf('CR-1003')).toHaveTextContent('Offline');
  },
};

export const FollowsTheDevice: Story = {
  name: 'DEV-03 BRK-04 follows a device that goes away',
  async play({ canvasElement, loaded }) {
    const stage: Stage = loaded.stage;
    const list = await within(canvasElement).findByRole('grid', { name: 'Registered devices' });
    const row = within(list).getByText('CR-1002').closest('[role=row]') ?? list;
    await waitFor(() => expect(row).toHaveTextContent('Online'));
    stage.devices.get('CR-1002')?.cut();
    await waitFor(() => expect(row).toHaveTextContent('Offline'));
  },
};

export const Loading: Story = {
  name: 'LST-07 loading',
  parameters: { stage: { path: '/manage/2/list', latencyMs: 600_000 } },
  async play({ canvasElement }) {
    const list = await within(canvasElement).findByRole('list', { name: 'Loading' });
    await expect(list).toBeVisible();
    const [row] = within(list).getAllByRole('listitem');
    // As wide as a name, and not as the icon before it.
    await expect(row?.lastElementChild?.firstElementChild?.clientWidth).toBe(180);
  },
};

export const Empty: Story = {
  name: 'LST-07 empty',
  parameters: { stage: { path: '/manage/2/list', seed: { devices: [] } } },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('No devices registered yet')).toBeVisible();
  },
};

/** The reason is said, and Try again works once the server is back. */
export const Failed: Story = {
  name: 'LST-07 FLT-066 failed',
  parameters: { stage: { path: '/manage/2/list', failsOnce: 'listDevices' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Internal server error');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('grid', { name: 'Registered devices' })).toBeVisible();
  },
};

export const Offline: Story = {
  name: 'API-07 no network',
  parameters: { stage: { path: '/manage/2/list', network: 'offline' } },
  async play({ canvasElement }) {
    const alert = await within(canvasElement).findByText('The devices could not be loaded.');
    await expect(alert.closest('[role=alert]')).toHaveTextContent('there is no network connection');
  },
};

export const NothingFound: Story = {
  name: 'LST-04 LST-07 nothing found',
  parameters: { stage: { path: '/manage/2/list?query=zzz' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Nothing found for “zzz”.')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('zzz');
  },
};

/** Somebody else's devices: none of them is shown. */
export const Forbidden: Story = {
  name: 'forbidden',
  args: { userId: 3 },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The devices could not be loaded.');
    await expect(canvas.queryByText('Market hall')).toBeNull();
  },
};

const names = [
  'Lobby north',
  'Central station, ticket hall and east passage to the tram stop, second loudspeaker from the left',
  'Donaudampfschifffahrtsgesellschaftskapitänskajüte',
  '<img src=x onerror=alert(1)>',
  'مدخل المحطة المركزية',
];

export const LongTexts: Story = {
  name: 'FLT-087 long and hostile texts',
  parameters: {
    stage: {
      path: '/manage/2/list',
      seed: {
        devices: names.map((name, i) =>
          buildDevice({ id: i + 1, name, class_id: i, device_tag_id: i + 1, icon_id: i + 1 }),
        ),
      },
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvas.getAllByText('Unclassified')[0]).toBeVisible();
  },
};

const many = Array.from({ length: 230 }, (_, i) =>
  buildDevice({ id: i + 1, name: `Room ${i + 1}`, class_id: (i % 4) + 1 }),
);

/** The page lives in the address: the third of three. */
export const Many: Story = {
  name: 'LST-01 LST-02 many',
  parameters: { stage: { path: '/manage/2/list?di=2', on: [], seed: { devices: many } } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('201 to 230 of 230')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }));
    await expect(await canvas.findByText('1 to 100 of 230')).toBeVisible();
    await expect(await canvas.findByText('Room 230')).toBeVisible();
  },
};

/** A shared link to a page that is no longer there leads to the last one. */
export const BeyondTheEnd: Story = {
  name: 'LST-08 a page beyond the end steps back',
  parameters: { stage: { path: '/manage/2/list?ds=2&di=7' } },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('3 to 3 of 3')).toBeVisible();
  },
};

export const LongWords: Story = {
  name: 'a language with longer words',
  globals: { language: 'pseudo' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Lobby north')).toBeVisible();
    const names = ['Lobby north', 'Café terrace', 'Bell tower', 'Ground floor', 'Guests'];
    const classes = ['nano', 'micro', 'standard', 'CR-1001', 'CR-1002', 'CR-1003'];
    await expect(strayTexts(canvas.getByRole('grid'), [...names, ...classes])).toEqual([]);
  },
};

export const Dark: Story = { ...Live, name: 'dark', globals: { theme: 'dark' } };
export const Narrow: Story = {
  ...Live,
  name: 'narrow',
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  ...LongTexts,
  name: 'right to left',
  parameters: { ...LongTexts.parameters, locale: 'ar-EG' },
};
