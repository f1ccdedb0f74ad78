import { buildDevice } from '@carillon/mocks';
import { devices } from '@carillon/protocol/device';
import { DeviceList } from '@carillon/react/devices';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { once, type Stage } from '../../.storybook/stage.ts';
import { paintedAs } from '../paintedAs.ts';
import { listStates } from '../patterns/listStates.ts';
import { strayTexts } from '../strayTexts.ts';

const meta: Meta<typeof DeviceList> = {
  title: 'Screens/Devices/Device list',
  component: DeviceList,
  args: { userId: 2 },
  parameters: { layout: 'fullscreen', screen: 'list', stage: { path: '/manage/2/list' } },
};
export default meta;

type Story = StoryObj<typeof DeviceList>;

/** Three devices, of which one has been switched off. */
export const Live: Story = {
  parameters: {
    proves: ['DEV-03', 'DEV-05', 'DEV-06'],
    stage: { path: '/manage/2/list', on: ['CR-1001', 'CR-1002'] },
  },
  async play({ canvasElement, t }) {
    const list = await within(canvasElement).findByRole('grid', { name: t('devices.list') });
    const rowOf = (label: string) => within(list).getByText(label).closest('[role=row]') ?? list;
    await waitFor(() => expect(rowOf('CR-1001')).toHaveTextContent(t('device.online')));
    await expect(rowOf('CR-1001')).toHaveTextContent('Lobby north');
    await expect(rowOf('CR-1001')).toHaveTextContent('nano');
    // Nobody knows before it has not answered in time.
    await waitFor(() => expect(rowOf('CR-1003')).toHaveTextContent(t('device.offline')));
  },
};

export const FollowsTheDevice: Story = {
  name: 'Follows a device that goes away',
  parameters: { proves: ['DEV-03', 'BRK-04'] },
  tags: ['!autodocs'],
  async play({ canvasElement, loaded, t }) {
    const stage: Stage = loaded.stage;
    const list = await within(canvasElement).findByRole('grid', { name: t('devices.list') });
    const row = within(list).getByText('CR-1002').closest('[role=row]') ?? list;
    await waitFor(() => expect(row).toHaveTextContent(t('device.online')));
    stage.devices.get('CR-1002')?.cut();
    await waitFor(() => expect(row).toHaveTextContent(t('device.offline')));
  },
};

const fromTheFuture = [
  buildDevice({
    id: 1,
    user_id: 2,
    device_id: 'CR-1001',
    name: 'Lobby north',
    class_id: 9,
    device_tag_id: 1,
  }),
  buildDevice({
    id: 2,
    user_id: 2,
    device_id: 'CR-1002',
    name: 'Café terrace',
    online: 'Sleeping',
    state: 'record',
  }),
  buildDevice({ id: 3, user_id: 2, device_id: 'CR-1003', name: 'Warehouse', class_id: 3 }),
].map((device) => ({ ...device, warranty: { until: '2031-01-01' } }));

/** A platform that is newer than this list: a value that is not known costs its own words on its own row. */
export const NewerPlatform: Story = {
  name: 'Values of a newer platform',
  parameters: {
    proves: ['DEV-05'],
    stage: {
      path: '/manage/2/list',
      faults: (name: string) =>
        name === 'listDevices' ? Response.json({ success: true, data: fromTheFuture }) : undefined,
    },
  },
  async play({ canvasElement, t }) {
    const list = await within(canvasElement).findByRole('grid', { name: t('devices.list') });
    const rowOf = (label: string) => within(list).getByText(label).closest('[role=row]') ?? list;
    await expect(rowOf('CR-1001')).toHaveTextContent('Lobby north');
    await expect(rowOf('CR-1001')).toHaveTextContent(t('devices.unclassified'));
    await expect(rowOf('CR-1002')).toHaveTextContent('Café terrace');
    await waitFor(() => expect(rowOf('CR-1003')).toHaveTextContent(t('device.online')));
  },
};

/** The platform has them online, and playing; but nobody vouches for it. */
export const Refused: Story = {
  name: 'The broker refuses: no row is online, and Retry is there',
  parameters: {
    proves: ['FLT-047', 'FLT-005', 'BRK-06'],
    stage: { path: '/manage/2/list', at: '2026-03-04T07:30:00Z', broker: 'refusing' },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('grid', { name: t('devices.list') });
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t('broker.refused', { address: 'hub://page' }));
    await expect(within(alert).getByRole('button', { name: t('broker.retry') })).toBeEnabled();
    await expect(within(list).getAllByText(t('device.notKnown'))).toHaveLength(3);
    await expect(within(list).queryByText(t('device.online'))).toBeNull();
    await expect(within(list).queryByText(t('device.playing'))).toBeNull();
    await expect(paintedAs(list, 'accent')).toEqual([]);
    await expect(paintedAs(list, 'success')).toEqual([]);
  },
};

/** A device that left without goodbye: its greeting is still kept, the platform's record still says Online. */
export const LeftWithoutGoodbye: Story = {
  name: 'A greeting that was kept makes no row online',
  parameters: {
    proves: ['FLT-047'],
    stage: {
      path: '/manage/2/list',
      on: [],
      seed: {
        devices: [buildDevice({ id: 2, device_id: 'CR-1002', class_id: 2, online: 'Online', state: 'play' })],
      },
      prepare({ hub }: Stage) {
        const greeting = JSON.stringify({ msg: 'Bonjour', ctx: 'Online' });
        hub.publish('cmd/rep/micro-eth/CR-1002', greeting, { retain: true });
      },
    },
  },
  async play({ canvasElement, t }) {
    const list = await within(canvasElement).findByRole('grid', { name: t('devices.list') });
    const row = within(list).getByText('CR-1002').closest('[role=row]') ?? list;
    const said = new Set([row.textContent]);
    const observer = new MutationObserver(() => said.add(row.textContent));
    observer.observe(row, { subtree: true, childList: true, characterData: true });
    await waitFor(() => expect(row).toHaveTextContent(t('device.offline')));
    observer.disconnect();
    await expect([...said].filter((text) => text?.includes(t('device.online')))).toEqual([]);
  },
};

/** The broker goes away after it has told of all. */
export const Stale: Story = {
  name: 'As last known',
  parameters: {
    proves: ['FLT-012', 'BRK-06'],
    stage: {
      path: '/manage/2/list',
      at: '2026-03-04T07:30:00Z',
      prepare: once('cmd/rep/+/CR-1003', ({ hub }) => hub.stop()),
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('grid', { name: t('devices.list') });
    await waitFor(() => expect(within(list).getAllByText(t('device.stale'))).toHaveLength(3));
    await expect(await canvas.findByRole('button', { name: t('broker.retry') })).toBeEnabled();
    await expect(paintedAs(list, 'accent')).toEqual([]);
    await expect(paintedAs(list, 'success')).toEqual([]);
  },
};

export const StaleNarrow: Story = {
  ...Stale,
  name: 'As last known, narrow',
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = {
  parameters: { proves: ['LST-07'], stage: { path: '/manage/2/list', latencyMs: 600_000 } },
  async play({ canvasElement, t }) {
    const list = await within(canvasElement).findByRole('list', { name: t('list.loading') });
    await expect(list).toBeVisible();
    const [row] = within(list).getAllByRole('listitem');
    // As wide as a name, and not as the icon before it.
    await expect(row?.children[2]?.querySelector('[aria-hidden]')?.clientWidth).toBe(180);
  },
};

export const states = listStates({
  entity: devices,
  empty: 'devices.empty',
  failed: 'devices.failed',
});

/** Somebody else's devices: none of them is shown. */
export const Forbidden: Story = {
  args: { userId: 3 },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: t('devices.title') })).toBeVisible();
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
  name: 'Long and hostile texts',
  parameters: {
    proves: ['FLT-087'],
    stage: {
      path: '/manage/2/list',
      seed: {
        devices: names.map((name, i) =>
          buildDevice({ id: i + 1, name, class_id: i, device_tag_id: i + 1, icon_id: i + 1 }),
        ),
      },
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvas.getAllByText(t('devices.unclassified'))[0]).toBeVisible();
  },
};

const many = Array.from({ length: 230 }, (_, i) =>
  buildDevice({ id: i + 1, name: `Room ${i + 1}`, class_id: (i % 4) + 1 }),
);

/** The page lives in the address: the third of three. */
export const Many: Story = {
  parameters: {
    proves: ['LST-01', 'LST-02'],
    stage: { path: '/manage/2/list?di=2', on: [], seed: { devices: many } },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('list.range', { from: 201, to: 230, count: 230 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('list.page', { page: 1 }) }));
    await expect(await canvas.findByText(t('list.range', { from: 1, to: 100, count: 230 }))).toBeVisible();
    await expect(await canvas.findByText('Room 230')).toBeVisible();
  },
};

/** A shared link to a page that is no longer there leads to the last one. */
export const BeyondTheEnd: Story = {
  name: 'A page beyond the end steps back',
  parameters: { proves: ['LST-08'], stage: { path: '/manage/2/list?ds=2&di=7' } },
  async play({ canvasElement, t }) {
    await expect(
      await within(canvasElement).findByText(t('list.range', { from: 3, to: 3, count: 3 })),
    ).toBeVisible();
  },
};

/** A mistyped address, or somebody who was deleted meanwhile. */
export const MissingOwner: Story = {
  name: 'An owner who does not exist',
  args: { userId: 99 },
  parameters: { proves: ['FLT-115'], stage: { as: 'admin', path: '/manage/99/list' } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect((await canvas.findByRole('alert')).textContent).toBe(t('devices.owner.missing'));
    await expect(canvas.getByRole('heading', { level: 1, name: t('devices.title') })).toBeVisible();
    await expect(canvas.queryByText(t('devices.empty'))).toBeNull();
  },
};

export const LongWords: Story = {
  name: 'A language with longer words',
  globals: { language: 'pseudo' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Lobby north')).toBeVisible();
    const names = ['Lobby north', 'Café terrace', 'Bell tower', 'Ground floor', 'Guests'];
    const classes = ['nano', 'micro', 'standard', 'CR-1001', 'CR-1002', 'CR-1003'];
    await expect(strayTexts(canvas.getByRole('grid'), [...names, ...classes])).toEqual([]);
  },
};

export const Dark: Story = { parameters: Live.parameters, globals: { theme: 'dark' } };
export const Narrow: Story = {
  parameters: Live.parameters,
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  ...LongTexts,
  parameters: { ...LongTexts.parameters, locale: 'ar-EG' },
};
