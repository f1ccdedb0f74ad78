import { Welcome } from '@carillon/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, within } from 'storybook/test';
import { strayTexts } from '../strayTexts.ts';

const meta: Meta<typeof Welcome> = {
  title: 'Screens/Shell/Welcome',
  component: Welcome,
  parameters: { layout: 'fullscreen', screen: 'page' },
};
export default meta;

type Story = StoryObj<typeof Welcome>;

export const Owner: Story = {
  name: 'An owner is greeted',
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('heading', {
        level: 1,
        name: t('welcome.greeting', { name: 'owner@carillon.example' }),
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('welcome.devices') })).toHaveAttribute(
      'href',
      '/manage/2/list',
    );
  },
};

export const Visitor: Story = {
  name: 'A visitor is shown the way to the login',
  parameters: { stage: { as: 'nobody' } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: t('welcome.prompt') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('shell.login') })).toHaveAttribute(
      'href',
      '/backend/login',
    );
  },
};

/** What can be inherited, as a portal may hand it down. */
const loud: CSSProperties = {
  font: 'italic 900 30px/3 cursive',
  color: 'fuchsia',
  letterSpacing: 6,
  textAlign: 'end',
  whiteSpace: 'pre',
  wordBreak: 'break-all',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'crosshair',
};

export const InALoudPage: Story = {
  name: 'What a page hands down does not reach a screen',
  parameters: { proves: ['LIB-01'] },
  decorators: [
    (Story) => (
      <div style={loud}>
        <Story />
      </div>
    ),
  ],
  async play({ canvasElement }) {
    const heading = within(canvasElement).getByRole('heading', { level: 1 });
    const { fontStyle, color, letterSpacing, textAlign, whiteSpaceCollapse, wordBreak, hyphens, cursor } =
      getComputedStyle(heading);
    await expect({ fontStyle, whiteSpaceCollapse, wordBreak, hyphens, cursor }).toEqual({
      fontStyle: 'normal',
      whiteSpaceCollapse: 'collapse',
      wordBreak: 'normal',
      hyphens: 'manual',
      cursor: 'auto',
    });
    await expect(textAlign).not.toBe('end');
    await expect(letterSpacing).not.toBe('6px');
    await expect(color).not.toBe('rgb(255, 0, 255)');
  },
};

export const LongTexts: Story = {
  ...Visitor,
  globals: { language: 'pseudo' },
  async play({ canvasElement, t }) {
    await expect(await within(canvasElement).findByText(t('welcome.prompt'))).toBeVisible();
    await expect(strayTexts(canvasElement)).toEqual([]);
  },
};

export const Dark: Story = { ...Owner, globals: { theme: 'dark' } };
export const Narrow: Story = { ...Owner, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...Owner, parameters: { locale: 'ar-EG' } };
