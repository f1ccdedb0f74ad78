import { DateField, TimeField, type TimeOfDay } from '@carillon/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { arabic, Frame } from '../frame.tsx';

interface DateAndTimeProps {
  labels?: { start: string; end: string; day: string; other: string };
  error?: string;
  isDisabled?: boolean;
  isEmpty?: boolean;
}

/** Two times of 24 hours, as everywhere, one of 12 for a host that wants it, and a day. */
function DateAndTime({
  labels = { start: 'Start', end: 'End', day: 'Day', other: 'Of twelve hours' },
  error,
  isDisabled,
  isEmpty = false,
}: DateAndTimeProps) {
  const [start, setStart] = useState<TimeOfDay | null>(isEmpty ? null : { hour: 12, minute: 30 });
  const [end, setEnd] = useState<TimeOfDay | null>(isEmpty ? null : { hour: 18, minute: 0 });
  const [day, setDay] = useState(isEmpty ? null : '2026-03-14');
  return (
    <Frame>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
        <TimeField label={labels.start} value={start} onChange={setStart} isDisabled={isDisabled} />
        <TimeField
          label={labels.end}
          value={end}
          onChange={setEnd}
          errorText={error}
          isDisabled={isDisabled}
        />
        <TimeField
          label={labels.other}
          value={end}
          onChange={setEnd}
          hourCycle={12}
          isDisabled={isDisabled}
        />
        <DateField
          label={labels.day}
          value={day}
          onChange={setDay}
          errorText={error}
          isDisabled={isDisabled}
        />
      </div>
    </Frame>
  );
}

const meta: Meta<typeof DateAndTime> = {
  title: 'Kit/Fields/Date and time',
  component: DateAndTime,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof DateAndTime>;

/** Figures go on to the next part by themselves, arrow keys step, and what was left half is whole again. */
export const Default: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const [hour, minute] = within(canvas.getByRole('group', { name: 'Start' })).getAllByRole('spinbutton');
    if (!hour || !minute) throw new Error('a time has two parts');
    hour.focus();
    await userEvent.keyboard('0745');
    await expect(hour).toHaveTextContent('07');
    await expect(minute).toHaveTextContent('45');
    await userEvent.keyboard('{ArrowUp}');
    await expect(minute).toHaveTextContent('46');
  },
};

export const Empty: Story = { args: { isEmpty: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Invalid: Story = { args: { error: 'Overlapping event.' } };

export const LongText: Story = {
  args: {
    labels: {
      start: 'Beginn der Wiedergabe in der Eingangshalle',
      end: 'Ende der Wiedergabe in der Eingangshalle',
      day: 'Tag der ersten Ausstrahlung',
      other: 'Uhrzeit',
    },
    error: 'Diese Sendung überschneidet sich mit einer anderen Sendung desselben Geräts',
  },
  parameters: { locale: 'de-DE' },
};

export const RightToLeft: Story = {
  args: { labels: { start: 'البداية', end: 'النهاية', day: 'اليوم', other: '12 ساعة' } },
  parameters: arabic,
  /** A time is written hour first, from left to right, as Arabic does. */
  async play({ canvasElement }) {
    const parts = within(within(canvasElement).getByRole('group', { name: 'البداية' })).getAllByRole(
      'spinbutton',
    );
    const [hour, minute] = parts.map((part) => part.getBoundingClientRect().left);
    await expect(hour).toBeLessThan(minute ?? 0);
  },
};

export const Dark: Story = { args: Invalid.args, globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
