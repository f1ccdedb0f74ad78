import { encodeVolume } from '@carillon/protocol/audio';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import type { Stage } from '../../.storybook/stage.ts';
import { SpeakerBox } from './SpeakerBox.tsx';

const meta: Meta<typeof SpeakerBox> = {
  title: 'Journeys/Sound and clock, drawn by an integrator',
  component: SpeakerBox,
  args: { label: 'CR-1002' },
};
export default meta;

type Story = StoryObj<typeof SpeakerBox>;

/** What docs/recipes/embed-a-screen.md has an integrator write: it moves the device, and follows it. */
export const Speaker: Story = {
  parameters: { proves: ['AUD-01', 'CLK-01'] },
  async play({ canvasElement, loaded }) {
    const { hub }: Stage = loaded.stage;
    const canvas = within(canvasElement);
    const volume = await canvas.findByRole('slider', { name: 'Volume' });
    await waitFor(() => expect(volume).toBeEnabled());
    const said: unknown[] = [];
    hub.observe('cmd/rep/micro-eth/CR-1002', (_topic, payload) => {
      const { msg, body } = JSON.parse(payload);
      if (msg === 'vol') said.push(body);
    });
    for (const value of ['10', '20', '33']) fireEvent.change(volume, { target: { value } });
    fireEvent.keyUp(volume);
    await waitFor(() => expect(said.at(-1)).toEqual(encodeVolume({ volume: 33, balance: 0 })));
    const other = JSON.stringify({ req: 70, msg: 'vol', body: encodeVolume({ volume: 62, balance: 0 }) });
    hub.publish('cmd/req/micro-eth/CR-1002', other);
    await waitFor(() => expect(volume).toHaveValue('62'));
    await expect(await canvas.findByText(/^2026-03-04T12:00:\d\d/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Synchronize' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Synchronize' })).toBeEnabled());
  },
};
