import { NotFound } from '@carillon/react';
import { CountryForm } from '@carillon/react/backoffice';
import { DeviceDashboard, DeviceList } from '@carillon/react/devices';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, spyOn, within } from 'storybook/test';
import type { PlainKey } from '../patterns/answers.ts';
import { strayTexts } from '../strayTexts.ts';

const meta: Meta<typeof NotFound> = {
  title: 'Screens/Shell/Not found',
  component: NotFound,
  parameters: { layout: 'fullscreen', screen: 'page', stage: { path: '/nowhere' } },
};
export default meta;

type Story = StoryObj<typeof NotFound>;

export const Default: Story = {
  name: 'No page is at this address',
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: t('shell.notFound') })).toBeVisible();
    await expect(canvas.getByText('/nowhere')).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('notFound.home') })).toHaveAttribute('href', '/');
  },
};

/** Of an address that names what there cannot be: nobody is asked. */
const impossible = (content: ReactNode, key: PlainKey): Story => ({
  parameters: { proves: ['FLT-119'], stage: { as: 'admin', path: '/manage/abc/list' } },
  render: () => <>{content}</>,
  async play({ canvasElement, loaded, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: t(key) })).toBeVisible();
    await expect(canvas.getByText('/manage/abc/list')).toBeVisible();
    await expect(canvasElement.innerHTML).not.toContain('NaN');
    await expect([...loaded.stage.statuses]).toEqual([]);
  },
});

export const NoUser: Story = {
  ...impossible(<DeviceList userId={Number.NaN} />, 'notFound.user'),
  name: 'No number of a person is at this address',
};
export const NoDevice: Story = {
  ...impossible(<DeviceDashboard userId={2} id={Number.NaN} />, 'notFound.device'),
  name: 'No number of a device is at this address',
};
export const NoRecord: Story = {
  ...impossible(<CountryForm id={Number.NaN} />, 'notFound.record'),
  name: 'No number of a record is at this address',
};

export const WayBack: Story = {
  name: 'Whoever came from another page may go back to it',
  beforeEach() {
    // The page of a story is the first of its window, or is not: as one opens it.
    Object.defineProperty(window.navigation, 'canGoBack', { configurable: true, value: true });
    return () => Reflect.deleteProperty(window.navigation, 'canGoBack');
  },
  async play({ canvasElement, t, userEvent }) {
    const back = spyOn(history, 'back').mockImplementation(() => {});
    await userEvent.click(await within(canvasElement).findByRole('button', { name: t('notFound.back') }));
    await expect(back).toHaveBeenCalledOnce();
    back.mockRestore();
  },
};

export const LongAddress: Story = {
  name: 'A long address in any script stays within the page',
  parameters: { stage: { path: `/${'nowhere-at-all'.repeat(20)}/كافيه` } },
  globals: { viewport: { value: 'phone' } },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText(/^\/nowhere-at-all/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const LongTexts: Story = {
  globals: { language: 'pseudo' },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('link')).toBeVisible();
    // What was asked for is no text of ours.
    await expect(strayTexts(canvasElement)).toEqual(['/nowhere']);
  },
};

export const Dark: Story = { ...Default, tags: ['certify'], globals: { theme: 'dark' } };
export const Narrow: Story = { ...Default, tags: ['certify'], globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...Default, tags: ['certify'], parameters: { locale: 'ar-EG' } };
