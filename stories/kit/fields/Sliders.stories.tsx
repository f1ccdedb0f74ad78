import { Badge, type Range, RangeSlider, Slider, visuallyHidden } from '@carillon/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { arabic, Frame } from '../frame.tsx';

const english = {
  volume: 'Volume',
  powerOff: 'Power off',
  noAttenuation: 'No attenuation',
  balance: 'Balance',
  left: 'Left',
  right: 'Right',
  centre: 'Centre',
  band: 'Band',
  from: 'From',
  to: 'To',
  decrease: 'Decrease',
  increase: 'Increase',
};

interface SlidersProps {
  words?: typeof english;
  isDisabled?: boolean;
  isOff?: boolean;
  onChange?: (value: number) => void;
  onChangeEnd?: (value: number) => void;
}

/** A scale from one end, a two-sided one, and one of two values. */
function Sliders({ words = english, isDisabled, isOff = false, onChange, onChangeEnd }: SlidersProps) {
  const [volume, setVolume] = useState(isOff ? 0 : 60);
  const [balance, setBalance] = useState(8);
  const [band, setBand] = useState<Range>([2, 9]);
  const stepLabels = (name: string) => ({
    decrease: `${words.decrease} ${name}`,
    increase: `${words.increase} ${name}`,
  });
  const formatBalance = (value: number) =>
    value === 0 ? words.centre : `${Math.abs(value)} ${value < 0 ? words.left : words.right}`;
  return (
    <Frame>
      <Slider
        label={words.volume}
        minValue={0}
        maxValue={80}
        value={volume}
        onChange={(next) => {
          setVolume(next);
          onChange?.(next);
        }}
        onChangeEnd={onChangeEnd}
        formatValue={(value) => (value === 0 ? words.powerOff : `${(value - 80) / 2} dB`.replace('-', '−'))}
        valueMark={isOff ? <Badge variant="warning">{words.powerOff}</Badge> : undefined}
        startText={words.powerOff}
        endText={words.noAttenuation}
        stepLabels={stepLabels(words.volume)}
        hold={{ holdMs: 450, intervalMs: 65 }}
        isDisabled={isDisabled}
      />
      <Slider
        label={words.balance}
        minValue={-50}
        maxValue={50}
        origin={0}
        isPhysical
        value={balance}
        onChange={setBalance}
        formatValue={formatBalance}
        startText={words.left}
        endText={words.right}
        stepLabels={stepLabels(words.balance)}
        isDisabled={isDisabled || isOff}
      />
      <RangeSlider
        label={words.band}
        thumbLabels={[words.from, words.to]}
        minValue={1}
        maxValue={15}
        value={band}
        onChange={setBand}
        formatValue={(value) => `${value} kHz`}
        startText="1 kHz"
        endText="15 kHz"
        isDisabled={isDisabled || isOff}
      />
    </Frame>
  );
}

const meta: Meta<typeof Sliders> = {
  title: 'Kit/Fields/Sliders',
  component: Sliders,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Sliders>;

/** Arrow keys and buttons move it, and screen readers hear the words of the screen. */
export const Default: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const volume = canvas.getByRole('slider', { name: 'Volume' });
    volume.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(volume).toHaveAttribute('aria-valuetext', '−9.5 dB');
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease Volume' }));
    await expect(volume).toHaveAttribute('aria-valuetext', '−10 dB');

    const to = canvas.getByRole('slider', { name: /To/ });
    to.focus();
    await userEvent.keyboard('{Home}');
    await expect(to).toHaveAttribute('aria-valuetext', '2 kHz');
  },
};

/** A thumb that is drawn tells every value on its way, and the last one when it is let go. */
export const Drawn: Story = {
  args: { onChange: () => {}, onChangeEnd: () => {} },
  render: function DrawnSliders(args) {
    const [said, setSaid] = useState<string[]>([]);
    return (
      <>
        <Sliders
          {...args}
          onChange={(value) => setSaid((before) => [...before, `${value}`])}
          onChangeEnd={(value) => setSaid((before) => [...before, `end ${value}`])}
        />
        <output aria-label="Said" className={visuallyHidden}>
          {said.join(', ')}
        </output>
      </>
    );
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const volume = canvas.getByRole('slider', { name: 'Volume' });
    const thumb = volume.closest('[data-rac]') ?? volume;
    const { left, top, width, height } = thumb.getBoundingClientRect();
    const at = (x: number) => ({
      pointerId: 1,
      button: 0,
      clientX: left + width / 2 + x,
      clientY: top + height / 2,
      pageX: left + width / 2 + x,
      pageY: top + height / 2,
    });
    fireEvent.pointerDown(thumb, at(0));
    fireEvent.pointerMove(window, at(-40));
    fireEvent.pointerMove(window, at(-80));
    await waitFor(() => expect(canvas.getByLabelText('Said').textContent?.split(', ')).toHaveLength(2));
    fireEvent.pointerUp(window, at(-80));
    await waitFor(() => expect(canvas.getByLabelText('Said')).toHaveTextContent(/, end \d+$/));
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
export const PowerOff: Story = { args: { isOff: true } };

export const LongText: Story = {
  args: {
    words: {
      ...english,
      volume: 'Lautstärke des Ausgangs für die Eingangshalle im Erdgeschoss',
      powerOff: 'Ausgeschaltet',
      noAttenuation: 'Ohne jede Abschwächung',
      right: 'Stufen nach rechts, zur Seite der Fenster und des Hofes hinter der Eingangshalle',
    },
  },
  /** However long a value is, it leaves room to read what it is of. */
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const label = canvas.getByText(english.balance);
    const group = canvas.getByRole('group', { name: english.balance });
    await expect(label.clientWidth).toBeGreaterThan(group.clientWidth / 4);
    await expect(label.clientHeight).toBeLessThan(30);
  },
};

export const RightToLeft: Story = {
  args: {
    words: {
      volume: 'مستوى الصوت',
      powerOff: 'إيقاف',
      noAttenuation: 'دون تخفيض',
      balance: 'التوازن',
      left: 'يسار',
      right: 'يمين',
      centre: 'الوسط',
      band: 'النطاق',
      from: 'من',
      to: 'إلى',
      decrease: 'خفض',
      increase: 'رفع',
    },
  },
  parameters: arabic,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const volume = canvas.getByRole('slider', { name: 'مستوى الصوت' });
    volume.focus();
    // The scale grows towards the left.
    await userEvent.keyboard('{ArrowLeft}');
    await expect(volume).toHaveAttribute('aria-valuetext', '−9.5 dB');
    // But the left of a room stays at the left.
    const balance = canvas.getByRole('slider', { name: 'التوازن' });
    balance.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(balance).toHaveAttribute('aria-valuetext', '9 يمين');
    const [left, right] = ['يسار', 'يمين'].map((end) => canvas.getByText(end).getBoundingClientRect().x);
    await expect(left).toBeLessThan(right ?? 0);
    const less = canvas.getByRole('button', { name: 'خفض التوازن' }).getBoundingClientRect().x;
    const more = canvas.getByRole('button', { name: 'رفع التوازن' }).getBoundingClientRect().x;
    await expect(less).toBeLessThan(more);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const DarkPowerOff: Story = { args: { isOff: true }, globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
