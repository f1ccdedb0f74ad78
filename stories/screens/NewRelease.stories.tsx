import { AppShell, NotFound } from '@carillon/react';
import { CountryForm } from '@carillon/react/backoffice';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

/** The app was released anew while its page was open. */
const loadReleases = async () => ({ findRelease: async () => true });

const path = '/backend/country/add';

const meta: Meta<typeof AppShell> = {
  title: 'Screens/Shell/New release',
  component: AppShell,
  args: { children: <CountryForm id="add" />, loadReleases },
  parameters: {
    layout: 'fullscreen',
    screen: 'page',
    stage: { path, as: 'admin' },
    // Minutes after the page was opened.
    async reach({ canvas, loaded, t }: StoryContext) {
      const { clock } = loaded.stage;
      clock.setSpeed(300);
      await canvas.findByText(t('release.title'));
      clock.setSpeed(1);
    },
  },
};
export default meta;

type Story = StoryObj<typeof AppShell>;

export const Offered: Story = {
  name: 'A newer release is out: the page offers to reload, and can be used on',
  parameters: { proves: ['LIB-07'] },
  async play({ canvasElement, t, userEvent }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('release.title'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('release.reload') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('release.later') }));
    await waitFor(() => expect(canvas.queryByText(t('release.title'))).toBeNull());
  },
};

export const Unsaved: Story = {
  name: 'Something is typed: reloading asks first, as leaving does',
  parameters: { proves: ['LIB-07', 'FLT-085'] },
  async play({ canvasElement, t, userEvent }) {
    const canvas = within(canvasElement);
    const code = await canvas.findByRole('textbox', { name: t('country.code') });
    await userEvent.type(code, 'RURI');
    await userEvent.click(await canvas.findByRole('button', { name: t('release.reload') }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await expect(question.getByText(t('form.leave.detail'))).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: t('form.leave.cancel') }));
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
    await expect(code).toHaveValue('RURI');
    await expect(canvas.getByRole('button', { name: t('release.reload') })).toBeVisible();
  },
};

export const Narrow: Story = {
  name: 'On a phone it leaves the bar of a form free',
  globals: { viewport: { value: 'phone' } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const save = await canvas.findByRole('button', { name: t('form.add') });
    const offer = await canvas.findByRole('button', { name: t('release.reload') });
    await waitFor(() =>
      expect(offer.getBoundingClientRect().bottom).toBeLessThan(save.getBoundingClientRect().top),
    );
  },
};

export const Dark: Story = {
  tags: ['certify'],
  args: { children: <NotFound /> },
  globals: { theme: 'dark' },
  parameters: { stage: { path: '/nowhere' } },
};

export const RightToLeft: Story = {
  tags: ['certify'],
  args: { children: <NotFound /> },
  parameters: { locale: 'ar-EG', stage: { path: '/nowhere' } },
};
