import { buildDevice } from '@carillon/mocks';
import { devices, toDeviceForm } from '@carillon/protocol/device';
import { DeviceList } from '@carillon/react/devices';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { brokerDown, once, type Stage } from '../../.storybook/stage.ts';
import { startingWith } from '../matchers.ts';
import { paintedAsLive } from '../paintedAsLive.ts';
import { listStates } from '../patterns/listStates.ts';
import { strayTexts } from '../strayTexts.ts';
import { manyDevices, tags } from './todayDevices.ts';

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
    stage: { playSpeed: 10, path: '/manage/2/list', on: ['CR-1001', 'CR-1002'] },
  },
  async play({ canvasElement, t }) {
    const list = await within(canvasElement).findByRole('grid', { name: t('devices.list') });
    const rowOf = (label: string) => within(list).getAllByText(label)[0]?.closest('[role=row]') ?? list;
    await waitFor(() => expect(rowOf('CR-1001')).toHaveTextContent(t('device.online')));
    await expect(rowOf('CR-1001')).toHaveTextContent('Lobby north');
    await expect(rowOf('CR-1001')).toHaveTextContent('nano');
    const add = within(canvasElement).getByRole('link', { name: t('devices.add') });
    await expect(add).toHaveAttribute('href', '/manage/2/add');
    await expect(within(canvasElement).getByText(t('devices.counts', { count: 3 }))).toBeVisible();
    // Nobody knows before it has not answered in time.
    await waitFor(() => expect(rowOf('CR-1003')).toHaveTextContent(t('device.offline')));
  },
};

/** Between a phone and a tablet label and class have no columns, and a tag stays beside the name. */
export const Folded: Story = {
  name: 'In 640 px label and class stand below the name',
  parameters: { proves: ['DEV-03'], stage: { playSpeed: 10, path: '/manage/2/list' } },
  decorators: (Story) => (
    <div style={{ width: 640 }}>
      <Story />
    </div>
  ),
  async play({ canvasElement, t }) {
    const list = await within(canvasElement).findByRole('grid', { name: t('devices.list') });
    const row = within(await within(list).findByRole('row', { name: 'Lobby north' }));
    const [label, ...others] = row.getAllByText('CR-1001').filter((element) => element.checkVisibility());
    await expect(others).toEqual([]);
    const name = row.getByText('Lobby north').getBoundingClientRect();
    await expect(label?.getBoundingClientRect().top).toBeGreaterThanOrEqual(name.bottom);
    await expect(label?.parentElement).toHaveTextContent('CR-1001 · nano');
    const tags = row.getAllByText('Ground floor').filter((element) => element.checkVisibility());
    await expect(tags).toHaveLength(1);
  },
};

/** A record has no name of a tag: the page knows it of the rows that it has, the server of all. */
export const FoundByTag: Story = {
  name: 'Devices are found by the name of their tag, on the page and on the server',
  parameters: { proves: ['DEV-03', 'LST-04'] },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('grid', { name: t('devices.list') });
    await waitFor(() => expect(within(list).getAllByText('Ground floor')).not.toEqual([]));
    await userEvent.type(canvas.getByRole('searchbox', { name: t('list.search') }), 'GROUND');
    await waitFor(() => expect(within(list).getAllByRole('row')).toHaveLength(1));
    const [row = list] = within(list).getAllByRole('row');
    await expect(row).toHaveAccessibleName('Lobby north');
    // The letters that are found already have left one row: the last ones are marked in it a moment later.
    const found = await within(row).findAllByText('Ground');
    await expect(found.map(({ tagName }) => tagName)).toContain('MARK');
    await expect(canvas.getByText(t('list.match', { shown: 1, count: 3 }))).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(t('list.found', { count: 1 }))).toBeVisible();
    await expect(within(list).getAllByRole('row')).toHaveLength(1);
    // How many devices there are is how many the server has found, once it has looked for them.
    await expect(canvas.getByText(t('devices.counts', { count: 1 }))).toBeVisible();
  },
};

export const FoundByTagOfTheLoaded: Story = {
  name: 'Of more pages than are here, the name of a tag finds those that are loaded, and says so',
  tags: ['!autodocs'],
  parameters: {
    proves: ['DEV-03', 'LST-04'],
    stage: {
      path: '/manage/2/list',
      search: '?ds=10',
      on: [],
      seed: { deviceTags: tags, devices: manyDevices(24) },
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('grid', { name: t('devices.list') });
    await waitFor(() => expect(within(list).getAllByText('Worship')).not.toEqual([]));
    await expect(within(list).getAllByRole('row')).toHaveLength(10);
    await userEvent.type(canvas.getByRole('searchbox', { name: t('list.search') }), 'worship');
    // Every sixth one has it.
    await waitFor(() => expect(within(list).getAllByRole('row').length).toBeLessThanOrEqual(2));
    const shown = within(list).getAllByRole('row').length;
    await expect(await canvas.findByText(t('list.match.loaded', { shown, count: 10 }))).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(t('list.found', { count: 4 }))).toBeVisible();
    const found = await canvas.findByRole('grid', { name: t('devices.list') });
    await waitFor(() => expect(within(found).getAllByRole('row')).toHaveLength(4));
  },
};

export const FollowsTheDevice: Story = {
  name: 'Follows a device that goes away',
  parameters: { proves: ['DEV-03', 'BRK-04'] },
  tags: ['!autodocs'],
  async play({ canvasElement, loaded, t }) {
    const stage: Stage = loaded.stage;
    const list = await within(canvasElement).findByRole('grid', { name: t('devices.list') });
    const row = within(list).getAllByText('CR-1002')[0]?.closest('[role=row]') ?? list;
    await waitFor(() => expect(row).toHaveTextContent(t('device.online')));
    stage.fault({ kind: 'disconnect', device: 'CR-1002' });
    await waitFor(() => expect(row).toHaveTextContent(t('device.offline')));
  },
};

export const OneRefused: Story = {
  name: 'The broker refuses one device: its row says so, the others are live',
  parameters: { proves: ['FLT-124', 'DEV-03'], stage: { path: '/manage/2/list', refused: ['CR-1002'] } },
  async play({ canvasElement, t }) {
    const list = await within(canvasElement).findByRole('grid', { name: t('devices.list') });
    const rowOf = (label: string) => within(list).getAllByText(label)[0]?.closest('[role=row]') ?? list;
    await waitFor(() => expect(rowOf('CR-1001')).toHaveTextContent(t('device.online')));
    await waitFor(() => expect(rowOf('CR-1003')).toHaveTextContent(t('device.online')));
    await waitFor(() => expect(rowOf('CR-1002')).toHaveTextContent(t('device.refused')));
    await expect(rowOf('CR-1002')).not.toHaveTextContent(t('device.online'));
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
    const rowOf = (label: string) => within(list).getAllByText(label)[0]?.closest('[role=row]') ?? list;
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
    stage: { playSpeed: 10, path: '/manage/2/list', at: '2026-03-04T07:30:00Z', broker: 'refusing' },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('grid', { name: t('devices.list') });
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t('broker.refused', { address: 'hub://page' }));
    await expect(within(alert).getByRole('button', { name: t('broker.retry') })).toBeEnabled();
    await waitFor(() => expect(within(list).getAllByText(t('device.notKnown'))).toHaveLength(3));
    await expect(within(list).queryByText(t('device.online'))).toBeNull();
    await expect(within(list).queryByText(t('device.playing'))).toBeNull();
    await waitFor(() => expect(paintedAsLive(list)).toEqual([]));
  },
};

/** A device that left without goodbye: its greeting is still kept, the platform's record still says Online. */
export const LeftWithoutGoodbye: Story = {
  name: 'A greeting that was kept makes no row online',
  parameters: {
    proves: ['FLT-047'],
    stage: {
      playSpeed: 10,
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
    const row = within(list).getAllByText('CR-1002')[0]?.closest('[role=row]') ?? list;
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
      playSpeed: 10,
      path: '/manage/2/list',
      at: '2026-03-04T07:30:00Z',
      // All three have answered.
      prepare: once('cmd/rep/+/+', brokerDown, 3),
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('grid', { name: t('devices.list') });
    await waitFor(() => expect(within(list).getAllByText(t('device.stale'))).toHaveLength(3));
    await expect(await canvas.findByRole('button', { name: t('broker.retry') })).toBeEnabled();
    await waitFor(() => expect(paintedAsLive(list)).toEqual([]));
  },
};

export const StaleNarrow: Story = {
  ...Stale,
  tags: ['certify'],
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

type Context = Pick<StoryContext, 'canvasElement' | 't'>;

/** Selects devices by their labels, and presses what is to be done with them. */
async function act({ canvasElement }: Context, button: string, ...labels: string[]) {
  const canvas = within(canvasElement);
  const grid = within(await canvas.findByRole('grid'));
  for (const label of labels) {
    // Wide and narrow rows say it in different places.
    const [shown] = await grid.findAllByText(label);
    if (shown) await userEvent.click(shown);
  }
  await userEvent.click(await canvas.findByRole('button', { name: button }));
}

/** What asks is an alert; one with something to be chosen is not. */
const findDialog = async (name: string, role: 'alertdialog' | 'dialog' = 'alertdialog') =>
  within(await within(document.body).findByRole(role, { name }));

const findToast = (title: string) => within(document.body).findByText(title);

const findTagInput = (t: StoryContext['t']) =>
  within(document.body).findByLabelText(startingWith(t('devices.tag.field')), { selector: 'input' });

/** A tag is created by typing it; then it is taken away again. */
export const Tagging: Story = {
  name: 'Two devices get a new tag, and lose it again',
  parameters: {
    proves: ['DEV-04', 'DTG-03', 'FLT-134'],
    reach: (context: StoryContext) => act(context, context.t('devices.tag'), 'CR-1001', 'CR-1002'),
  },
  async play(context) {
    const { canvasElement, step, t } = context;
    const grid = within(canvasElement);
    // Beside the name, or on a phone in the second line.
    const seenTags = () => grid.queryAllByText('Gallery').filter((element) => element.checkVisibility());
    const title = t('devices.tag.many', { count: 2 });
    await step('a new tag is created by typing', async () => {
      const dialog = await findDialog(title, 'dialog');
      await expect(dialog.getByRole('button', { name: title })).toBeDisabled();
      await userEvent.type(await findTagInput(t), 'Gallery{Enter}');
      await waitFor(() => expect(dialog.getByRole('button', { name: title })).toBeEnabled());
      // What somebody else has saved since the list was loaded stays.
      const { http } = (context.loaded.stage as Stage).client;
      const at = { userId: 2, id: 2 };
      const stored = await http.request(devices.calls.read, at);
      await http.request(devices.calls.update, {
        ...at,
        body: { ...toDeviceForm(stored), name: 'Terrasse' },
      });
      await userEvent.click(dialog.getByRole('button', { name: title }));
      await expect(await findToast(t('devices.taggedMany', { count: 2 }))).toBeVisible();
      await waitFor(() => expect(seenTags()).toHaveLength(2));
      await expect((await http.request(devices.calls.read, at)).name).toBe('Terrasse');
    });
    await step('their tag is cleared', async () => {
      // They are still selected.
      await act(context, t('devices.tag'));
      const dialog = await findDialog(title, 'dialog');
      await userEvent.click(dialog.getByRole('button', { name: t('devices.clear') }));
      await expect(await findToast(t('devices.clearedMany', { count: 2 }))).toBeVisible();
      await waitFor(() => expect(seenTags()).toEqual([]));
    });
  },
};

/** Chooses a tag that is there, and confirms. */
async function tagAs(t: StoryContext['t'], title: string) {
  const dialog = await findDialog(title, 'dialog');
  await userEvent.type(await findTagInput(t), 'Night{Enter}');
  await waitFor(() => expect(dialog.getByRole('button', { name: title })).toBeEnabled());
  await userEvent.click(dialog.getByRole('button', { name: title }));
}

export const TagRetried: Story = {
  name: 'A device is not tagged, and tried again',
  parameters: {
    proves: ['DEV-04'],
    stage: { failsOnce: 'updateDevice' },
    async reach(context: StoryContext) {
      await act(context, context.t('devices.tag'), 'CR-1002');
      await tagAs(context.t, context.t('devices.tag.one', { name: 'Café terrace' }));
    },
  },
  async play({ t }) {
    const dialog = await findDialog(t('devices.tag.incomplete'));
    await expect(dialog.getByText(t('devices.tag.failedOne', { name: 'Café terrace' }))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t('list.bulk.retry', { count: 1 }) }));
    await expect(await findToast(t('devices.tagged', { name: 'Café terrace' }))).toBeVisible();
  },
};

export const ClearRetried: Story = {
  name: 'A tag is not cleared, and tried again',
  parameters: {
    proves: ['DEV-04'],
    stage: { failsOnce: 'updateDevice' },
    async reach(context: StoryContext) {
      const { t } = context;
      await act(context, t('devices.tag'), 'CR-1001');
      const dialog = await findDialog(t('devices.tag.one', { name: 'Lobby north' }), 'dialog');
      await userEvent.click(dialog.getByRole('button', { name: t('devices.clear') }));
    },
  },
  async play({ t }) {
    const dialog = await findDialog(t('devices.clear.incomplete'));
    await expect(dialog.getByText(t('devices.clear.failedOne', { name: 'Lobby north' }))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t('list.bulk.retry', { count: 1 }) }));
    await expect(await findToast(t('devices.cleared', { name: 'Lobby north' }))).toBeVisible();
  },
};

/** In the place of the deletion of other lists. */
export const Deleting: Story = {
  name: 'Two devices are unregistered',
  parameters: {
    proves: ['DEV-04'],
    reach: (context: StoryContext) => act(context, context.t('devices.unregister'), 'CR-1001', 'CR-1002'),
  },
  async play({ canvasElement, t, format }) {
    const dialog = await findDialog(t('list.delete.title'));
    const names = format.list(['Café terrace', 'Lobby north']);
    await expect(dialog.getByText(t('devices.unregister.question', { names }))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t('devices.unregister.many', { count: 2 }) }));
    await expect(await findToast(t('devices.unregisteredMany', { count: 2 }))).toBeVisible();
    await waitFor(() => expect(within(canvasElement).queryByText('CR-1001')).toBeNull());
  },
};

export const UnregisterRetried: Story = {
  name: 'A device is not unregistered, and tried again',
  parameters: {
    proves: ['DEV-04'],
    stage: { failsOnce: 'unregisterDevice' },
    async reach(context: StoryContext) {
      const { t } = context;
      await act(context, t('devices.unregister'), 'CR-1002');
      const dialog = await findDialog(t('list.delete.title'));
      const confirm = t('devices.unregister.one', { name: 'Café terrace' });
      await userEvent.click(dialog.getByRole('button', { name: confirm }));
    },
  },
  async play({ t }) {
    const dialog = await findDialog(t('devices.unregister.incomplete'));
    await expect(dialog.getByText(t('devices.unregister.failedOne', { name: 'Café terrace' }))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t('list.bulk.retry', { count: 1 }) }));
    await expect(await findToast(t('devices.unregistered', { name: 'Café terrace' }))).toBeVisible();
  },
};

/** The platform answers no change: each action says how many are left. */
export const NothingChanges: Story = {
  name: 'Several devices fail at once',
  tags: ['!autodocs'],
  parameters: {
    proves: ['DEV-04'],
    stage: {
      faults: (name: string) =>
        name === 'updateDevice' || name === 'unregisterDevice'
          ? new Response('<html>', { status: 502 })
          : undefined,
    },
  },
  async play(context) {
    const { step, t } = context;
    const labels = ['CR-1001', 'CR-1002'] as const;
    const many = t('devices.tag.many', { count: 2 });
    async function fails(title: string, text: string) {
      const dialog = await findDialog(title);
      await expect(await dialog.findByText(text)).toBeVisible();
      const close = dialog.getAllByRole('button', { name: t('list.bulk.close') }).at(-1);
      if (close) await userEvent.click(close);
      await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
    }
    await step('tagging', async () => {
      await act(context, t('devices.tag'), ...labels);
      await tagAs(t, many);
      await fails(t('devices.tag.incomplete'), t('devices.tag.failed', { count: 2 }));
    });
    // What failed stays selected.
    await step('clearing', async () => {
      await act(context, t('devices.tag'));
      const dialog = await findDialog(many, 'dialog');
      await userEvent.click(dialog.getByRole('button', { name: t('devices.clear') }));
      await fails(t('devices.clear.incomplete'), t('devices.clear.failed', { count: 2 }));
    });
    await step('unregistering', async () => {
      await act(context, t('devices.unregister'));
      const dialog = await findDialog(t('list.delete.title'));
      await userEvent.click(dialog.getByRole('button', { name: t('devices.unregister.many', { count: 2 }) }));
      await fails(t('devices.unregister.incomplete'), t('devices.unregister.failed', { count: 2 }));
    });
  },
};

export const states = listStates({
  entity: devices,
  empty: 'devices.empty',
  add: ['devices.add', '/manage/2/add'],
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
  parameters: {
    proves: ['LST-08'],
    stage: { path: '/manage/2/list?ds=10&di=7', on: [], seed: { devices: many.slice(0, 13) } },
  },
  async play({ canvasElement, t }) {
    await expect(
      await within(canvasElement).findByText(t('list.range', { from: 11, to: 13, count: 13 })),
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
    await expect((await canvas.findByRole('alert')).textContent).toBe(t('list.owner.missing'));
    await expect(canvas.getByRole('heading', { level: 1, name: t('devices.title') })).toBeVisible();
    await expect(canvas.queryByText(t('devices.empty'))).toBeNull();
  },
};

export const LongWords: Story = {
  name: 'A language with longer words',
  globals: { language: 'pseudo' },
  async play({ canvasElement, format }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Lobby north')).toBeVisible();
    const names = ['Lobby north', 'Café terrace', 'Bell tower', 'Ground floor', 'Guests'];
    const registered = format.shortDate('2026-01-05');
    const classes = ['nano', 'micro', 'standard', 'CR-1001', 'CR-1002', 'CR-1003', registered];
    await expect(strayTexts(canvas.getByRole('grid'), [...names, ...classes])).toEqual([]);
  },
};

export const Dark: Story = { tags: ['certify'], parameters: Live.parameters, globals: { theme: 'dark' } };
export const Narrow: Story = {
  tags: ['certify'],
  parameters: Live.parameters,
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  ...LongTexts,
  tags: ['certify'],
  parameters: { ...LongTexts.parameters, locale: 'ar-EG' },
};
