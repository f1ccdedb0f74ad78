import { ManagingBanner } from '@carillon/react';
import { AddDevice } from '@carillon/react/devices';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Stage } from '../../.storybook/stage.ts';
import { containing } from '../matchers.ts';
import { expectNeutral } from '../patterns/fields.ts';
import { withAddress } from '../patterns/withAddress.tsx';

const path = '/manage/2/add';
const link = '?label=CR-1005&key=KEY-1005';

const meta: Meta<typeof AddDevice> = {
  title: 'Screens/Devices/Add device',
  component: AddDevice,
  args: { userId: 2 },
  parameters: { layout: 'fullscreen', screen: 'form', stage: { path, search: link } },
};
export default meta;

type Story = StoryObj<typeof AddDevice>;

type Context = Pick<StoryContext, 'canvasElement' | 't'>;

const fieldOf = ({ canvasElement, t }: Context, key: 'label' | 'key' | 'name') =>
  within(canvasElement).findByRole('textbox', { name: t(`addDevice.${key}`) });

async function chooseIcon({ canvasElement, t }: Context) {
  const icon = await within(canvasElement).findByRole('button', { name: containing(t('addDevice.icon')) });
  await userEvent.click(icon);
  await userEvent.click(await within(document.body).findByRole('option', { name: 'Tower' }));
}

const press = async ({ canvasElement, t }: Context) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: t('addDevice.submit') }));

/** What the link does not bring. */
async function fill(context: Context) {
  await userEvent.type(await fieldOf(context, 'name'), 'Gallery, upper floor');
  await chooseIcon(context);
}

async function register(context: Context) {
  await fill(context);
  await press(context);
}

/** Somebody has scanned the label of a device. */
export const Linked: Story = {
  name: 'Label and key come from the link, and leave the address at once',
  parameters: { proves: ['DEV-01', 'DEV-07', 'NAV-10'] },
  decorators: [withAddress],
  async play(context) {
    const { canvasElement, t } = context;
    const canvas = within(canvasElement);
    await expect(await fieldOf(context, 'label')).toHaveValue('CR-1005');
    await expect(await fieldOf(context, 'key')).toHaveValue('KEY-1005');
    await expect(canvas.getAllByText(t('addDevice.fromLink'))).toHaveLength(2);
    await waitFor(() => expect(canvasElement.textContent?.endsWith(path)).toBe(true));
    await expect(canvas.getByRole('link', { name: t('form.cancel') })).toHaveAttribute(
      'href',
      '/manage/2/list',
    );
    const tabs = within(canvas.getByRole('navigation', { name: t('deviceArea.tabs') }));
    const here = tabs.getByRole('link', { name: t('deviceArea.tab.addDevice') });
    await expect(here).toHaveAttribute('aria-current', 'page');
    await expect(tabs.getByRole('link', { name: t('deviceArea.tab.devices') })).toBeVisible();
    await expect(tabs.getByRole('link', { name: t('deviceArea.tab.deviceTags') })).toBeVisible();
  },
};

/** Before a login, or a signup and its e-mail. */
export const LinkedBefore: Story = {
  name: 'Label and key come from a link that was opened before',
  parameters: {
    proves: ['DEV-08'],
    stage: {
      search: '',
      prepare: ({ client: { storage, clock } }: Stage) =>
        storage.write(
          'carillon.registration',
          JSON.stringify({ v: 1, at: clock.now(), label: 'CR-1005', key: 'KEY-1005' }),
        ),
    },
  },
  async play(context) {
    await expect(await fieldOf(context, 'label')).toHaveValue('CR-1005');
    await expect(await fieldOf(context, 'key')).toHaveValue('KEY-1005');
    await expect(within(context.canvasElement).getAllByText(context.t('addDevice.fromLink'))).toHaveLength(2);
  },
};

export const Empty: Story = {
  parameters: { stage: { search: '' } },
  async play(context) {
    await expect(await fieldOf(context, 'label')).toHaveValue('');
    await waitFor(async () => expect(await fieldOf(context, 'label')).toHaveFocus());
    await expectNeutral(context.canvasElement);
    await expect(within(context.canvasElement).queryByText(context.t('addDevice.fromLink'))).toBeNull();
  },
};

export const Registered: Story = {
  name: 'Registered, and back in the list',
  tags: ['!autodocs'],
  decorators: [withAddress],
  parameters: { proves: ['DEV-01'], reach: register },
  async play({ canvasElement, t }) {
    const told = t('addDevice.done', { name: 'Gallery, upper floor' });
    await expect(await within(document.body).findByText(told)).toBeVisible();
    await waitFor(() => expect(canvasElement.textContent?.endsWith('/manage/2/list')).toBe(true));
  },
};

export const Invalid: Story = {
  name: 'Nothing is typed',
  parameters: { proves: ['DEV-01'], stage: { search: '' }, reach: press },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    for (const problem of ['label', 'key', 'newName', 'icon'] as const) {
      await expect(await canvas.findByText(t(`problem.device.${problem}`))).toBeVisible();
    }
  },
};

export const WrongKey: Story = {
  name: 'The key is not that of the device',
  parameters: {
    proves: ['DEV-01'],
    stage: { path, search: '?label=CR-1005&key=KEY-1050' },
    reach: register,
  },
  async play(context) {
    const { canvasElement, t } = context;
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('addDevice.failed'))).toBeVisible();
    await waitFor(async () => expect(await fieldOf(context, 'key')).toBeInvalid());
    await expect(canvas.getAllByText('The device key is not valid')).toHaveLength(2);
  },
};

export const AlreadyRegistered: Story = {
  name: 'The device is registered already, by somebody else',
  parameters: {
    proves: ['DEV-01'],
    stage: { path, search: '?label=CR-1004&key=KEY-1004' },
    reach: register,
  },
  async play(context) {
    const { canvasElement, t } = context;
    await expect(await within(canvasElement).findByText(t('addDevice.failed'))).toBeVisible();
    await waitFor(async () => expect(await fieldOf(context, 'label')).toBeInvalid());
  },
};

export const RegisteredByNow: Story = {
  name: 'Registered by oneself before, as after an answer that was lost: it is said, and nothing is registered twice',
  parameters: {
    proves: ['FLT-130'],
    stage: { path, search: '?label=CR-1002&key=KEY-1002' },
    reach: register,
  },
  async play({ t }) {
    await expect(
      await within(document.body).findByText(t('addDevice.yours', { name: 'Café terrace' })),
    ).toBeVisible();
  },
};

export const Saving: Story = {
  parameters: { stage: { path, search: link, stuck: 'registerDevice' }, reach: register },
  async play({ canvasElement, t }) {
    const button = await within(canvasElement).findByRole('button', { name: t('addDevice.submit') });
    await waitFor(() => expect(button).toHaveAttribute('data-busy'));
  },
};

export const ServerError: Story = {
  parameters: { stage: { path, search: link, failsOnce: 'registerDevice' }, reach: register },
  async play(context) {
    const { canvasElement, t } = context;
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(t('addDevice.failed') + t('error.serverError'));
    await expect(await fieldOf(context, 'name')).toHaveValue('Gallery, upper floor');
  },
};

/** Nothing can be registered, nor an icon chosen: the field of the icon says why. */
export const Offline: Story = {
  parameters: { stage: { path, search: link, network: 'offline' } },
  async play({ canvasElement, t }) {
    const reason = `${t('choosing.failed')} ${t('error.offline')}`;
    await expect(await within(canvasElement).findByText(reason)).toBeVisible();
  },
};

/** For somebody else: the host says so above the screen. */
export const Managing: Story = {
  name: 'An admin registers for somebody else',
  parameters: {
    proves: ['DEV-02'],
    stage: { path, search: link, as: 'admin' },
    async reach(context: StoryContext) {
      // Once it is saved the host is on the list, and says it in the words of that page.
      const banner = context.t('managing.banner.addDevice', { userId: '2' });
      await expect(await within(context.canvasElement).findByText(banner)).toBeVisible();
      await register(context);
    },
  },
  decorators: [
    (Story) => (
      <>
        <ManagingBanner userId={2} />
        <Story />
      </>
    ),
  ],
  async play({ canvasElement, t }) {
    const told = t('addDevice.done', { name: 'Gallery, upper floor' });
    await expect(await within(document.body).findByText(told)).toBeVisible();
    const banner = t('managing.banner', { userId: '2' });
    await expect(await within(canvasElement).findByText(banner)).toBeVisible();
  },
};

/** Somebody types, and leaves. */
export const Leaving: Story = {
  name: 'Leaving with something typed asks first',
  parameters: {
    async reach(context: StoryContext) {
      await userEvent.type(await fieldOf(context, 'name'), 'Gallery');
      const { canvasElement, t } = context;
      await userEvent.click(within(canvasElement).getByRole('link', { name: t('form.cancel') }));
    },
  },
  async play({ t }) {
    const question = t('form.leave.title');
    await expect(await within(document.body).findByRole('alertdialog', { name: question })).toBeVisible();
  },
};

export const Dark: Story = { ...WrongKey, tags: ['certify'], globals: { theme: 'dark' } };
export const Narrow: Story = { ...WrongKey, tags: ['certify'], globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  ...WrongKey,
  tags: ['certify'],
  parameters: { ...WrongKey.parameters, locale: 'ar-EG' },
};
export const LongWords: Story = {
  ...Linked,
  tags: ['certify'],
  decorators: [withAddress],
  globals: { language: 'pseudo' },
};
