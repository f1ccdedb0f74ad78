import { devices, deviceTags } from '@carillon/protocol/device';
import { DeviceTagList } from '@carillon/react/devices';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Stage } from '../../.storybook/stage.ts';
import { containing } from '../matchers.ts';
import { listStates } from '../patterns/listStates.ts';

const meta: Meta<typeof DeviceTagList> = {
  title: 'Screens/Devices/Device tag list',
  component: DeviceTagList,
  args: { userId: 2 },
  parameters: { layout: 'fullscreen', screen: 'list', stage: { path: '/manage/2/tags' } },
};
export default meta;

type Story = StoryObj<typeof DeviceTagList>;
type Context = Pick<StoryContext, 'canvasElement' | 't'>;

async function select({ canvasElement }: Context, ...names: string[]) {
  for (const name of names) {
    await userEvent.click(await within(canvasElement).findByRole('row', { name: new RegExp(name) }));
  }
}

const press = async ({ canvasElement }: Context, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));

const findDialog = async (name: string) => within(await within(document.body).findByRole('dialog', { name }));

export const Ready: Story = {
  parameters: { proves: ['DTG-01', 'NAV-10'] },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const row = await canvas.findByRole('row', { name: /Ground floor/ });
    await expect(row).toHaveTextContent(t('deviceTags.assigned', { count: 1 }));
    await expect(await canvas.findByRole('button', { name: t('deviceTags.create') })).toBeEnabled();
    const tabs = within(canvas.getByRole('navigation', { name: t('deviceArea.tabs') }));
    const here = tabs.getByRole('link', { name: t('deviceArea.tab.deviceTags') });
    await expect(here).toHaveAttribute('aria-current', 'page');
  },
};

/** The dialog, open: each color shows the name as it is typed. */
export const Creating: Story = {
  parameters: {
    proves: ['DTG-01'],
    reach: (context: StoryContext) => press(context, context.t('deviceTags.create')),
  },
  async play({ canvasElement, t }) {
    const dialog = await findDialog(t('deviceTags.create'));
    const name = dialog.getByRole('textbox', { name: t('deviceTags.field.name') });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'Gallery');
    await userEvent.click(dialog.getByRole('radio', { name: containing(t('choosing.color.info')) }));
    await userEvent.click(dialog.getByRole('button', { name: t('deviceTags.create') }));
    const row = await within(canvasElement).findByRole('row', { name: /Gallery/ });
    await expect(row).toHaveTextContent(t('deviceTags.assigned', { count: 0 }));
    await expect(await within(document.body).findByText(t('form.saved', { name: 'Gallery' }))).toBeVisible();
  },
};

export const CreatingInvalid: Story = {
  name: 'A tag without a name',
  parameters: {
    proves: ['DTG-03'],
    async reach(context: StoryContext) {
      const { t } = context;
      await press(context, t('deviceTags.create'));
      const dialog = await findDialog(t('deviceTags.create'));
      await userEvent.click(dialog.getByRole('button', { name: t('deviceTags.create') }));
    },
  },
  async play({ t }) {
    await expect(await within(document.body).findByText(t('problem.deviceTag.name'))).toBeVisible();
  },
};

/** Types a name and sends it. */
async function send({ t }: Context, title: string, submit: string) {
  const dialog = await findDialog(title);
  const name = dialog.getByRole('textbox', { name: t('deviceTags.field.name') });
  await userEvent.clear(name);
  await userEvent.type(name, 'Gallery');
  await userEvent.click(dialog.getByRole('button', { name: submit }));
}

export const CreatingFailed: Story = {
  name: 'The tag cannot be created',
  parameters: {
    proves: ['DTG-04'],
    stage: { failsOnce: 'addDeviceTag' },
    async reach(context: StoryContext) {
      const { t } = context;
      await press(context, t('deviceTags.create'));
      await send(context, t('deviceTags.create'), t('deviceTags.create'));
    },
  },
  async play({ t }) {
    const alert = await within(document.body).findByRole('alert');
    await expect(alert).toHaveTextContent(t('deviceTags.create.failed') + t('error.serverError'));
  },
};

async function openEdit(context: StoryContext, name = 'Guests') {
  await select(context, name);
  await press(context, context.t('deviceTags.edit'));
}

export const Editing: Story = {
  parameters: { proves: ['DTG-02'], reach: (context: StoryContext) => openEdit(context) },
  async play(context) {
    const { canvasElement, t } = context;
    await send(context, t('deviceTags.edit.title'), t('form.submit'));
    await expect(await within(canvasElement).findByRole('row', { name: /Gallery/ })).toBeVisible();
    await waitFor(() => expect(within(canvasElement).queryByRole('row', { name: /Guests/ })).toBeNull());
  },
};

export const EditingFailed: Story = {
  name: 'The tag cannot be saved',
  parameters: {
    proves: ['DTG-04'],
    stage: { failsOnce: 'updateDeviceTag' },
    async reach(context: StoryContext) {
      await openEdit(context);
      await send(context, context.t('deviceTags.edit.title'), context.t('form.submit'));
    },
  },
  async play({ t }) {
    const alert = await within(document.body).findByRole('alert');
    await expect(alert).toHaveTextContent(t('deviceTags.edit.failed') + t('error.serverError'));
  },
};

/** Does something as somebody else while the dialog is open, then saves. */
const saveAfter = (name: string, meanwhile: (http: Stage['client']['http']) => Promise<unknown>) =>
  async function reach(context: StoryContext) {
    await openEdit(context, name);
    const { t } = context;
    await findDialog(t('deviceTags.edit.title'));
    const { client }: Stage = context.loaded.stage;
    await meanwhile(client.http);
    await send(context, t('deviceTags.edit.title'), t('form.submit'));
  };

/** Device tags have no dates: what counts is what the dialog shows. */
export const EditedElsewhere: Story = {
  name: 'Somebody else saved the tag first',
  parameters: {
    proves: ['ENT-03'],
    reach: saveAfter('Guests', (http) => {
      const body = { name: 'Visitors', icon: null, variant: 'dark' } as const;
      return http.request(deviceTags.calls.update, { userId: 2, id: 6, body });
    }),
  },
  async play({ canvasElement, t }) {
    // What they have changed stands in the dialog, beside what was typed.
    const dialog = await findDialog(t('deviceTags.edit.title'));
    const alert = await dialog.findByRole('alert');
    await expect(alert).toHaveTextContent(t('form.changed'));
    const field = t('deviceTags.field.name');
    const choice = within(dialog.getByRole('radiogroup', { name: field }));
    await expect(choice.getByRole('radio', { name: `${t('form.changed.yours')} Gallery` })).toBeChecked();
    await expect(
      choice.getByRole('radio', { name: `${t('form.changed.theirs')} Visitors` }),
    ).not.toBeChecked();
    await expect(dialog.getByRole('textbox', { name: field })).toHaveValue('Gallery');
    await userEvent.click(dialog.getByRole('button', { name: t('form.submit') }));
    await expect(await within(canvasElement).findByRole('row', { name: /Gallery/ })).toBeVisible();
  },
};

export const DeletedElsewhere: Story = {
  name: 'Somebody else deleted the tag: what was typed is added as a new one',
  parameters: {
    proves: ['ENT-03'],
    reach: saveAfter('Night', (http) => http.request(deviceTags.calls.remove, { userId: 2, id: 7 })),
  },
  async play({ canvasElement, t }) {
    const dialog = await findDialog(t('deviceTags.edit.title'));
    const alert = await dialog.findByRole('alert');
    await expect(alert).toHaveTextContent(t('form.gone') + t('form.gone.detail', { button: t('form.add') }));
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(dialog.getByRole('textbox', { name: t('deviceTags.field.name') })).toHaveValue('Gallery');
    await userEvent.click(dialog.getByRole('button', { name: t('form.add') }));
    await expect(await within(canvasElement).findByRole('row', { name: /Gallery/ })).toBeVisible();
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(await within(document.body).findByText(t('form.saved', { name: 'Gallery' }))).toBeVisible();
  },
};

export const TwoSelected: Story = {
  name: 'Only one tag at a time is edited',
  parameters: {
    proves: ['DTG-02'],
    reach: (context: StoryContext) => select(context, 'Guests', 'Night'),
  },
  async play({ canvasElement, t }) {
    const name = `${t('deviceTags.edit')}: ${t('deviceTags.edit.one')}`;
    const edit = await within(canvasElement).findByRole('button', { name });
    await expect(edit).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A tag that a device carries is not even asked about. */
export const InUse: Story = {
  name: 'A tag with devices cannot be deleted',
  parameters: {
    proves: ['DTG-02'],
    async reach(context: StoryContext) {
      await select(context, 'Ground floor');
      await press(context, context.t('list.delete'));
    },
  },
  async play({ t }) {
    const body = within(document.body);
    await expect(await body.findByText(t('deviceTags.used.title'))).toBeVisible();
    await expect(body.getByText(t('deviceTags.used', { name: 'Ground floor', count: 1 }))).toBeVisible();
    await expect(body.queryByRole('alertdialog')).toBeNull();
  },
};

/** A device was given the tag after the list was read: the platform refuses, in the words of the list. */
export const AssignedMeanwhile: Story = {
  name: 'A tag that a device was given meanwhile',
  parameters: {
    proves: ['DTG-02'],
    async reach(context: StoryContext) {
      const { t } = context;
      const { client }: Stage = context.loaded.stage;
      await select(context, 'Night');
      const [night] = await client.http.request(deviceTags.calls.list, {
        userId: 2,
        query: { query: 'Night' },
      });
      const device = await client.http.request(devices.calls.read, { userId: 2, id: 2 });
      await client.http.request(devices.calls.update, {
        userId: 2,
        id: 2,
        body: { name: device.name, icon_id: device.icon_id, device_tag_id: night?.id ?? null },
      });
      await press(context, t('list.delete'));
      const question = within(await within(document.body).findByRole('alertdialog'));
      await userEvent.click(
        question.getByRole('button', { name: t('list.delete.confirmOne', { name: 'Night' }) }),
      );
    },
  },
  async play({ t }) {
    const title = t('deviceTags.used.title');
    const dialog = await within(document.body).findByRole('alertdialog', { name: title });
    await expect(dialog).toHaveTextContent('Night is still associated with 1 device(s)');
  },
};

export const DeletionRetried: Story = {
  name: 'The deletion fails, and is tried again',
  parameters: {
    proves: ['DTG-02', 'DTG-04'],
    stage: { failsOnce: 'deleteDeviceTag' },
    async reach(context: StoryContext) {
      const { t } = context;
      await select(context, 'Night');
      await press(context, t('list.delete'));
      const question = within(await within(document.body).findByRole('alertdialog'));
      await userEvent.click(
        question.getByRole('button', { name: t('list.delete.confirmOne', { name: 'Night' }) }),
      );
    },
  },
  async play({ canvasElement, t }) {
    const title = t('list.delete.failedOne.title');
    const dialog = within(await within(document.body).findByRole('alertdialog', { name: title }));
    await userEvent.click(dialog.getByRole('button', { name: t('list.bulk.retry', { count: 1 }) }));
    await waitFor(() => expect(within(canvasElement).queryByRole('row', { name: /Night/ })).toBeNull());
  },
};

export const MissingOwner: Story = {
  name: 'An owner who does not exist',
  args: { userId: 99 },
  parameters: { stage: { as: 'admin', path: '/manage/99/tags' } },
  async play({ canvasElement, t }) {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert.textContent).toBe(t('list.owner.missing'));
  },
};

export const states = listStates({
  entity: deviceTags,
  empty: 'deviceTags.empty',
  add: ['deviceTags.create'],
  failed: 'deviceTags.failed',
});
