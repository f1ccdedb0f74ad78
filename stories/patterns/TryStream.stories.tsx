import { Panel, Screen, TextField } from '@carillon/react/ui';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { TryStream } from '../../packages/react/src/screens/devices/EventForm/TryStream.tsx';
import { containing } from '../matchers.ts';
import { strayTexts } from '../strayTexts.ts';
import tone from './tone.wav?url';

/** Twelve seconds of a low note, from where the stories come from. */
const sound = new URL(tone, location.href).href;
/** A port that browsers never ask. */
const silent = 'http://127.0.0.1:9/none.mp3';

const meta: Meta<typeof TryStream> = {
  title: 'Patterns/Try a stream',
  component: TryStream,
  args: { address: sound, hasLogin: false, protocol: 'http:' },
  decorators: [
    (Story) => (
      <Screen isPage>
        <Panel>
          <Story />
        </Panel>
      </Screen>
    ),
  ],
  parameters: { layout: 'fullscreen', screen: 'page' },
};
export default meta;

type Story = StoryObj<typeof TryStream>;
type Look = Pick<StoryContext, 'canvas' | 't'>;

const press = async ({ canvas, t }: Look) =>
  userEvent.click(await canvas.findByRole('button', { name: t('eventForms.try') }));

export const Ready: Story = {
  async play({ canvas, t }) {
    await expect(await canvas.findByRole('button', { name: t('eventForms.try') })).toBeEnabled();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Playing: Story = {
  name: 'It is heard, until it is stopped',
  // No sound begins by itself on a docs page.
  tags: ['!autodocs'],
  parameters: { reach: press },
  async play({ canvas, t }) {
    await expect(await canvas.findByText(t('eventForms.try.playing'))).toBeVisible();
    const stop = canvas.getByRole('button', { name: t('eventForms.try.stop') });
    await expect(stop).toHaveFocus();
    await userEvent.click(stop);
    await expect(await canvas.findByRole('button', { name: t('eventForms.try') })).toHaveFocus();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** What is heard is what stands in the field. */
export const AnotherAddress: Story = {
  name: 'Another address ends it',
  tags: ['!autodocs'],
  render: function Typed(args) {
    const [address, setAddress] = useState(args.address);
    return (
      <>
        <TextField label="Address" value={address} onChange={setAddress} />
        <TryStream {...args} address={address} />
      </>
    );
  },
  async play(context) {
    const { canvas, t } = context;
    await press(context);
    await expect(await canvas.findByText(t('eventForms.try.playing'))).toBeVisible();
    // Without a source it is loaded anew: nothing.
    const load = spyOn(HTMLMediaElement.prototype, 'load');
    await userEvent.type(canvas.getByRole('textbox'), 'x');
    await expect(load).toHaveBeenCalledOnce();
    await expect(load.mock.contexts[0]).not.toHaveAttribute('src');
    load.mockRestore();
    await expect(canvas.getByRole('button', { name: t('eventForms.try') })).toBeEnabled();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Failed: Story = {
  name: 'Nothing answers',
  args: { address: silent },
  parameters: { reach: press },
  async play({ canvas, t }) {
    await expect(await canvas.findByText(t('eventForms.try.failed'))).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: t('eventForms.try') })).toBeEnabled());
  },
};

/** Its name says why it can do nothing. */
const refused = (
  text: 'eventForms.try.empty' | 'eventForms.try.login' | 'eventForms.try.insecure',
): Story => ({
  async play({ canvasElement, t }) {
    const button = await within(canvasElement).findByRole('button', { name: containing(t(text)) });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Empty: Story = { ...refused('eventForms.try.empty'), args: { address: ' ' } };
export const WithLogin: Story = { ...refused('eventForms.try.login'), args: { hasLogin: true } };
export const NotSecure: Story = { ...refused('eventForms.try.insecure'), args: { protocol: 'https:' } };

export const LongTexts: Story = {
  args: { address: silent },
  globals: { language: 'pseudo' },
  parameters: { reach: press },
  async play({ canvasElement, canvas, t }) {
    await expect(await canvas.findByText(t('eventForms.try.failed'))).toBeVisible();
    await expect(strayTexts(canvasElement)).toEqual([]);
  },
};

export const Dark: Story = { ...WithLogin, globals: { theme: 'dark' } };
export const Narrow: Story = { ...LongTexts, globals: { language: 'pseudo', viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...NotSecure, parameters: { locale: 'ar-EG' } };
