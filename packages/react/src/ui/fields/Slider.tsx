import type { Ref } from 'react';
import { AriaButtons } from '../actions/AriaButtons.tsx';
import { Button } from '../actions/Button.tsx';
import { ChevronLeft, ChevronRight } from '../icons/icons.ts';
import type { Focusable } from './FieldParts.tsx';
import type { HoldTiming } from './repeatWhileHeld.ts';
import { type SliderLook, SliderScale } from './SliderScale.tsx';
import { useHeldArrows } from './useHeldArrows.ts';

export interface SliderProps extends SliderLook {
  value: number;
  /** At every move, while dragging too. */
  onChange: (value: number) => void;
  /** With the last value: when it is let go, and after each key. */
  onChangeEnd?: (value: number) => void;
  /** A two-sided slider fills from here, where it has a mark. */
  origin?: number;
  /** The names of the two buttons beside the track. */
  stepLabels: { decrease: string; increase: string };
  /** When a held button repeats. */
  hold?: HoldTiming;
  /** The thumb. */
  inputRef?: Ref<Focusable>;
}

const usualHold: HoldTiming = { holdMs: 500, intervalMs: 100 };

/**
 * A value on a scale: drawn, stepped with the arrow keys, by two buttons that repeat while held (AUD-02), or by the wheel
 * while it has the focus.
 */
export function Slider({
  value,
  onChange,
  onChangeEnd,
  stepLabels,
  hold = usualHold,
  ...props
}: SliderProps) {
  const { minValue, maxValue, step = 1, isDisabled } = props;
  const { arrow, stepBy } = useHeldArrows({ value, minValue, maxValue, step, hold, onChange, onChangeEnd });
  return (
    <SliderScale
      {...props}
      values={[value]}
      onChange={([next = value]) => onChange(next)}
      onChangeEnd={([next = value]) => onChangeEnd?.(next)}
      onWheelStep={isDisabled ? undefined : stepBy}
      before={
        <AriaButtons held={arrow(-1)}>
          <Button
            icon={ChevronLeft}
            isIconMirrored
            isDisabled={isDisabled}
            aria-label={stepLabels.decrease}
          />
        </AriaButtons>
      }
      after={
        <AriaButtons held={arrow(1)}>
          <Button
            icon={ChevronRight}
            isIconMirrored
            isDisabled={isDisabled}
            aria-label={stepLabels.increase}
          />
        </AriaButtons>
      }
    />
  );
}
