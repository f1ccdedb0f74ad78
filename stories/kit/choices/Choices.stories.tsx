import { Checkbox, RadioGroup, Switch, ToggleGroup } from '@carillon/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { arabic, Frame } from '../frame.tsx';

const english = {
  agree: 'I agree to the terms',
  all: 'Some devices',
  night: 'Ends the next day',
  day: 'Ends on the same day',
  nightDetail: 'When off, the end is later than the start.',
  channels: 'Channels',
  mono: 'Mono',
  stereo: 'Stereo',
  stereoDetail: 'Left and right as they come in',
  split: 'Split',
  splitDetail: 'Not on this device',
  repeat: 'Repeat',
  always: 'Always',
  daily: 'Daily',
  weekly: 'Weekly',
  days: 'Days',
  dayNames: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
};

interface ChoicesProps {
  words?: typeof english;
  errors?: { agree: string; channels: string; repeat: string; days: string };
  isDisabled?: boolean;
  isReadOnly?: boolean;
}

/** A box, a box that stands for some, radios, one of a few words, and the days of a week. */
function Choices({ words = english, errors, isDisabled, isReadOnly }: ChoicesProps) {
  const [isAgreed, setAgreed] = useState(false);
  const [isNight, setNight] = useState(true);
  const [channels, setChannels] = useState('stereo');
  const [repeat, setRepeat] = useState<'always' | 'daily' | 'weekly'>('daily');
  const [days, setDays] = useState<string[]>(errors ? [] : ['0', '1', '2', '3', '4']);
  return (
    <Frame>
      <ToggleGroup
        label={words.repeat}
        options={[
          { value: 'always', label: words.always },
          { value: 'daily', label: words.daily },
          { value: 'weekly', label: words.weekly, isDisabled },
        ]}
        value={repeat}
        onChange={setRepeat}
        errorText={errors?.repeat}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
      />
      <ToggleGroup
        label={words.days}
        isMultiple
        isFullWidth
        options={words.dayNames.map((label, day) => ({ value: String(day), label }))}
        value={days}
        onChange={setDays}
        errorText={errors?.days}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
      />
      <RadioGroup
        label={words.channels}
        options={[
          { value: 'mono', label: words.mono },
          { value: 'stereo', label: words.stereo, detail: words.stereoDetail },
          { value: 'split', label: words.split, detail: words.splitDetail, isDisabled: true },
        ]}
        value={channels}
        onChange={setChannels}
        errorText={errors?.channels}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
      />
      <Checkbox
        isSelected={isAgreed}
        onChange={setAgreed}
        errorText={errors?.agree}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
      >
        {words.agree}
      </Checkbox>
      <Checkbox isIndeterminate hasNoMessage isDisabled={isDisabled} isReadOnly={isReadOnly}>
        {words.all}
      </Checkbox>
      <Switch
        value={isNight}
        onChange={setNight}
        detail={words.nightDetail}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
      >
        {words.night}
      </Switch>
      <Switch value={!isNight} onChange={(isOn) => setNight(!isOn)} isReadOnly={isReadOnly}>
        {words.day}
      </Switch>
    </Frame>
  );
}

const meta: Meta<typeof Choices> = {
  title: 'Kit/Choices/Choices',
  component: Choices,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Choices>;

/** A group is one stop of the Tab key; the arrow keys move in it, and the space bar chooses. */
export const Default: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Weekly' }));
    await expect(canvas.getByRole('radio', { name: 'Weekly' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Mon' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(canvas.getByRole('button', { name: 'Tue' })).toHaveAttribute('aria-pressed', 'false');
    canvas.getByRole('radio', { name: /Stereo/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Mono' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'I agree to the terms' })).toBeChecked();
    // A switch is pressed on its words, or by the space bar.
    const night = canvas.getByRole('switch', { name: 'Ends the next day' });
    await expect(night).toBeChecked();
    await expect(night).toHaveAccessibleDescription('When off, the end is later than the start.');
    await userEvent.click(canvas.getByText('Ends the next day'));
    await expect(night).not.toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Ends on the same day' })).toBeChecked();
    night.focus();
    await userEvent.keyboard(' ');
    await expect(night).toBeChecked();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  async play({ canvasElement }) {
    const night = within(canvasElement).getByRole('switch', { name: 'Ends the next day' });
    await userEvent.click(night);
    await expect(night).toBeChecked();
  },
};
export const DarkReadOnly: Story = { args: { isReadOnly: true }, globals: { theme: 'dark' } };

export const Invalid: Story = {
  args: {
    errors: {
      agree: 'Accept the terms to continue',
      channels: 'This device plays mono only',
      repeat: 'Choose one',
      days: 'Choose at least one day',
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('checkbox', { name: 'I agree to the terms' })).toBeInvalid();
    await expect(canvas.getByRole('radiogroup', { name: 'Repeat' })).toHaveAccessibleDescription(
      'Choose one',
    );
  },
};

export const LongText: Story = {
  args: {
    words: {
      ...english,
      agree:
        'Ich habe die Allgemeinen Geschäftsbedingungen und die Datenschutzerklärung gelesen und bin einverstanden',
      always: 'Ununterbrochen',
      daily: 'Tageweise',
      weekly: 'Wochenabschnitt',
      dayNames: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
      stereoDetail:
        'Linker und rechter Kanal werden so weitergegeben, wie sie am Eingang des Geräts anliegen',
    },
  },
};

export const RightToLeft: Story = {
  args: {
    words: {
      agree: 'أوافق على الشروط',
      all: 'بعض الأجهزة',
      night: 'ينتهي في اليوم التالي',
      day: 'ينتهي في اليوم نفسه',
      nightDetail: 'عند الإيقاف تكون النهاية بعد البداية',
      channels: 'القنوات',
      mono: 'أحادي',
      stereo: 'مجسم',
      stereoDetail: 'يسار ويمين كما يصلان',
      split: 'منفصل',
      splitDetail: 'غير متاح على هذا الجهاز',
      repeat: 'التكرار',
      always: 'دائما',
      daily: 'يوميا',
      weekly: 'أسبوعيا',
      days: 'الأيام',
      dayNames: ['سبت', 'أحد', 'اثنين', 'ثلاثاء', 'أربعاء', 'خميس', 'جمعة'],
    },
  },
  parameters: arabic,
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const DarkInvalid: Story = { args: Invalid.args, globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
