import { type Notice, useCarillon } from '@carillon/react';
import { CountryForm, CountryList } from '@carillon/react/backoffice';
import { Button, Panel, Screen } from '@carillon/react/ui';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Words } from '../../.storybook/words.ts';

/** Something that tells a person what happened: the provider shows it for some seconds. */
function Teller({ notices }: { notices: readonly Notice[] }) {
  const { notify } = useCarillon('Teller');
  return (
    <Screen isPage>
      <Panel>
        <Button onPress={() => notices.forEach(notify)}>Tell</Button>
      </Panel>
    </Screen>
  );
}

const meta: Meta<typeof Teller> = {
  title: 'Patterns/Notices',
  component: Teller,
  args: {
    notices: [
      { kind: 'success', title: 'Austria has been saved!' },
      {
        kind: 'danger',
        title: 'Failed to Delete',
        detail: 'A carrier ships to this country only.',
      },
    ],
  },
  parameters: {
    layout: 'fullscreen',
    screen: 'page',
    async reach({ canvas, userEvent }: StoryContext) {
      await userEvent.click(canvas.getByRole('button', { name: 'Tell' }));
    },
  },
};
export default meta;

type Story = StoryObj<typeof Teller>;

/** The region in which the notices come. */
const findNotices = async () => within(await within(document.body).findByRole('region'));

export const Told: Story = {
  name: 'What happened is told; what failed is an alert',
  parameters: { proves: ['API-09'] },
  async play() {
    const notices = await findNotices();
    await expect(await notices.findByText('Austria has been saved!')).toBeVisible();
    await expect(await notices.findByRole('alert')).toHaveTextContent(
      'Failed to DeleteA carrier ships to this country only.',
    );
  },
};

export const Dismissed: Story = {
  name: 'Dismissed by its cross',
  parameters: { proves: ['API-09'] },
  tags: ['!autodocs'],
  async play({ t }) {
    const notices = await findNotices();
    const [first] = await notices.findAllByRole('button', { name: t('notices.dismiss') });
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(notices.queryByText('Austria has been saved!')).toBeNull());
    await expect(notices.getByRole('alert')).toBeVisible();
  },
};

export const Staying: Story = {
  name: 'One that leads on, and stays until it is closed',
  args: {
    notices: [
      {
        kind: 'info',
        title: 'Verification email sent.',
        detail: 'For developers: the link that it holds.',
        link: { label: 'Verify the address', href: '/backend/verify-email?token=abc' },
        stays: true,
      },
    ],
  },
  async play() {
    const notices = await findNotices();
    await expect(await notices.findByRole('link', { name: 'Verify the address' })).toHaveAttribute(
      'href',
      '/backend/verify-email?token=abc',
    );
  },
};

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänskajüte';

export const LongTexts: Story = {
  parameters: { proves: ['FLT-081'] },
  args: {
    notices: [
      { kind: 'success', title: `${LONG} has been saved!` },
      { kind: 'danger', title: `${LONG} could not be deleted`, detail: `${LONG} is needed by ${LONG}.` },
    ],
  },
  async play() {
    const notices = await findNotices();
    const title = await notices.findByText(`${LONG} has been saved!`);
    await expect(title).toBeVisible();
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
  },
};

export const Dark: Story = { ...Told, globals: { theme: 'dark' } };
export const Narrow: Story = { ...LongTexts, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...Told, parameters: { locale: 'ar-EG' } };

const saved: Notice = { kind: 'success', title: 'Austria has been saved!', stays: true };

/** A screen on which something is told as soon as it is shown. */
function Telling({ children }: { children: ReactNode }) {
  const { notify } = useCarillon('Telling');
  useEffect(() => notify(saved), [notify]);
  return children;
}

/** The notice is as wide as a phone lets it be, and over nothing of `used`. */
async function leavesFree(used: HTMLElement, t: Words) {
  const region = await within(document.body).findByRole('region', { name: t('notices.title') });
  const notice = await within(region).findByText(saved.title);
  used.scrollIntoView({ block: 'end' });
  await waitFor(() => {
    const box = region.getBoundingClientRect();
    const { top, bottom } = used.getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(innerHeight);
    expect(box.bottom <= top || box.top >= bottom).toBe(true);
    expect(box.width).toBe(Math.min(400, document.documentElement.clientWidth - 32));
  });
  await expect(notice).toBeVisible();
}

export const AboveThePages: Story = {
  name: 'Above the pages of a list',
  args: { notices: [] },
  parameters: {
    proves: ['API-09'],
    stage: { as: 'admin', path: '/backend/countries', search: '?size=25' },
    reach: () => undefined,
  },
  render: () => (
    <Telling>
      <CountryList />
    </Telling>
  ),
  async play({ canvasElement, t }) {
    const size = await within(canvasElement).findByLabelText(t('list.size'));
    await leavesFree(size, t);
  },
};

export const AboveThePagesNarrow: Story = {
  ...AboveThePages,
  name: 'Above the pages of a list, narrow',
  globals: { viewport: { value: 'phone' } },
};

export const AboveTheBar: Story = {
  name: 'Above the bar of a form',
  args: { notices: [] },
  parameters: {
    proves: ['API-09'],
    stage: { as: 'admin', path: '/backend/country/1' },
    reach: () => undefined,
  },
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Telling>
      <CountryForm id={1} />
    </Telling>
  ),
  async play({ canvasElement, t }) {
    await leavesFree(await within(canvasElement).findByRole('link', { name: t('form.back') }), t);
  },
};
