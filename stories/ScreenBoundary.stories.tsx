import { AppShell } from '@carillon/react';
import { EmptyState, Panel, Screen } from '@carillon/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { asScreen } from '../packages/react/src/screens/ScreenBoundary.tsx';
import { strayTexts } from './strayTexts.ts';

const world = { isBroken: true };

const Fragile = asScreen(function Fragile() {
  if (world.isBroken) throw new Error('A bug that this story is about.');
  return (
    <Screen isPage>
      <Panel>
        <EmptyState title="All is well" />
      </Panel>
    </Screen>
  );
});

/** A screen that throws while rendering, in the frame of a host. */
const meta: Meta<typeof Fragile> = {
  title: 'Shell/ScreenBoundary',
  component: Fragile,
  render: () => (
    <AppShell>
      <Fragile />
    </AppShell>
  ),
  parameters: {
    layout: 'fullscreen',
    screen: 'page',
    stage: {
      prepare: () => {
        world.isBroken = true;
      },
    },
  },
};
export default meta;

type Story = StoryObj<typeof Fragile>;

export const Broken: Story = {
  name: 'FLT-107 it says so, and the frame lives on',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unexpected Application Error');
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeEnabled();
  },
};

export const TriedAgain: Story = {
  name: 'FLT-107 Try again shows it once it works',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    world.isBroken = false;
    await userEvent.click(retry);
    await expect(canvas.getByText('All is well')).toBeVisible();
  },
};

export const LongTexts: Story = {
  name: 'long texts',
  globals: { language: 'pseudo' },
  async play({ canvasElement }) {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toBeVisible();
    await expect(strayTexts(within(canvasElement).getByRole('main'))).toEqual([]);
  },
};

export const Dark: Story = { ...Broken, name: 'dark', globals: { theme: 'dark' } };
export const Narrow: Story = { ...Broken, name: 'narrow', globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...Broken, name: 'right to left', parameters: { locale: 'ar-EG' } };
