import type { Ref } from 'react';
import type { Focusable } from './FieldParts.tsx';
import { type SliderLook, SliderScale } from './SliderScale.tsx';

export type Range = readonly [from: number, to: number];

export interface RangeSliderProps extends SliderLook {
  value: Range;
  /** At every move, while dragging too. */
  onChange: (value: Range) => void;
  /** When it is let go, and after each key. */
  onChangeEnd?: (value: Range) => void;
  /** The names of the two thumbs. */
  thumbLabels: readonly [from: string, to: string];
  /** The first thumb. */
  inputRef?: Ref<Focusable>;
}

/** Two values on one scale, of which the first is never above the second. */
export function RangeSlider({ value, onChange, onChangeEnd, ...props }: RangeSliderProps) {
  const toRange = ([from = value[0], to = value[1]]: number[]): Range => [from, to];
  return (
    <SliderScale
      {...props}
      values={[...value]}
      onChange={(values) => onChange(toRange(values))}
      onChangeEnd={(values) => onChangeEnd?.(toRange(values))}
    />
  );
}
