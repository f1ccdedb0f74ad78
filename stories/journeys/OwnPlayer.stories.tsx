import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PlayerBox } from './PlayerBox.tsx';

const meta: Meta<typeof PlayerBox> = {
  title: 'Journeys/A player, drawn by an integrator',
  component: PlayerBox,
  args: { label: 'CR-1002' },
};
export default meta;

type Story = StoryObj<typeof PlayerBox>;

/** What docs/recipes/embed-a-screen.md has an integrator write: each hook tells its own of a device that plays. */
export const Player: Story = {
  parameters: { proves: ['BRK-09', 'DSH-05'] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('online'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Play Weekend mix' }));
    const silence = await canvas.findByRole('button', { name: 'Silence Weekend mix' });
    const level = canvas.getByRole('meter', { name: 'Left level' });
    await waitFor(() => expect(level).toHaveProperty('value', expect.any(Number)));
    await waitFor(() => expect((level as HTMLMeterElement).value).toBeGreaterThan(20));
    // In words of the viewer's language: the hours of the morning radio are in the way.
    await expect(canvas.getByRole('note')).toHaveTextContent(/^Eight to nine is taken: \S/);
    await userEvent.click(silence);
    await expect(await canvas.findByRole('button', { name: 'Play Weekend mix' })).toBeVisible();
    await waitFor(() => expect(level).toHaveProperty('value', 0));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
