import { type ReactNode, type Ref, useRef } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Label } from 'react-aria-components/Label';
import {
  Slider as AriaSlider,
  type SliderProps as AriaSliderProps,
  SliderFill,
  SliderOutput,
  type SliderRenderProps,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import { joinClasses } from '../joinClasses.ts';
import { type Focusable, useFocusFirst } from './FieldParts.tsx';
import * as styles from './Slider.css.ts';
import { stepFrom } from './stepFrom.ts';
import { useWheelSteps } from './useWheelSteps.ts';

export interface SliderMark {
  value: number;
  text: string;
}

/** How values lie along a track, of which 0 is the start and 1 the end. Steps by keys and buttons are as without it. */
export interface SliderCurve {
  shareOf: (value: number) => number;
  /** The inverse; it is rounded to a step. */
  valueAt: (share: number) => number;
}

/** What sliders of one and of two values share. */
export interface SliderLook {
  label: ReactNode;
  minValue: number;
  maxValue: number;
  step?: number;
  /** What a value is called: at the end of the label's line, and to screen readers. */
  formatValue: (value: number) => string;
  /** What screen readers say instead, in words: "minus 4.5 decibels" for "−4.5 dB". */
  sayValue?: (value: number) => string;
  /** At the end of the label's line instead of the value, as the badge "Power off". */
  valueMark?: ReactNode;
  /** Under the two ends of the scale. */
  startText?: ReactNode;
  endText?: ReactNode;
  /** Values with a tick and a name below the track, instead of words under its ends. */
  marks?: readonly SliderMark[];
  /** Where on the track a value lies, if they do not lie evenly. */
  curve?: SliderCurve;
  /** Its start is always at the left, as that of a room is, in whatever direction the page is read. */
  isPhysical?: boolean;
  isDisabled?: boolean;
  className?: string;
}

export interface SliderScaleProps
  extends SliderLook,
    Pick<AriaSliderProps<number[]>, 'onChange' | 'onChangeEnd'> {
  values: number[];
  /** Where the fill begins. */
  origin?: number;
  /** The names of the thumbs, where there are two. */
  thumbLabels?: readonly string[];
  /** The first thumb. */
  inputRef?: Ref<Focusable>;
  /** A wheel was turned over it by a notch while it had the focus. */
  onWheelStep?: ((sign: 1 | -1) => void) | undefined;
  /** Before and after the track. */
  before?: ReactNode;
  after?: ReactNode;
}

/** Label and value, the track with its thumbs, and what stands under its ends. */
export function SliderScale({
  label,
  formatValue,
  sayValue = formatValue,
  valueMark,
  startText,
  endText,
  marks,
  curve,
  className,
  values,
  origin,
  thumbLabels,
  inputRef,
  onChange,
  onWheelStep,
  before,
  after,
  isPhysical,
  ...props
}: SliderScaleProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { minValue, maxValue } = props;
  useFocusFirst(inputRef, ref, 'input');
  useWheelSteps(ref, onWheelStep);
  const dir = isPhysical ? 'ltr' : undefined;
  const slider = (
    <AriaSlider
      {...props}
      ref={ref}
      value={values}
      onChange={onChange}
      className={joinClasses(styles.slider, className)}
    >
      {({ state }) => {
        // react-aria knows numbers of `Intl` alone, and -12.5 dB is none.
        state.getThumbValueLabel = (index) => sayValue(values[index] ?? state.getThumbValue(index));
        if (curve) layAlong(state, curve);
        standAt(
          state,
          values,
          onChange,
          curve?.valueAt ?? ((share) => minValue + share * (maxValue - minValue)),
        );
        return (
          <>
            <Label className={styles.label}>{label}</Label>
            <SliderOutput className={styles.value}>
              {valueMark ?? values.map(formatValue).join(' – ')}
            </SliderOutput>
            <div dir={dir} className={styles.controls}>
              {before}
              <SliderTrack className={styles.track}>
                <div className={styles.rail}>
                  <SliderFill offset={origin} className={styles.fill} />
                </div>
                {origin !== undefined && (
                  <span
                    className={styles.origin}
                    style={{ insetInlineStart: `${state.getValuePercent(origin) * 100}%` }}
                  />
                )}
                {state.values.map((_value, index) => (
                  <SliderThumb
                    key={index}
                    index={index}
                    aria-label={thumbLabels?.[index]}
                    className={styles.thumb}
                  />
                ))}
              </SliderTrack>
              {after}
            </div>
            {(startText !== undefined || endText !== undefined) && (
              <div
                aria-hidden
                dir={dir}
                className={joinClasses(styles.ends, before !== undefined && styles.besideArrows)}
              >
                <span className={styles.end}>{startText}</span>
                <span className={styles.end}>{endText}</span>
              </div>
            )}
            {marks && (
              <div
                aria-hidden
                dir={dir}
                className={joinClasses(styles.marks, before !== undefined && styles.marksBesideArrows)}
              >
                {marks.map(({ value, text }) => (
                  <span
                    key={value}
                    className={styles.mark}
                    style={{ insetInlineStart: `${state.getValuePercent(value) * 100}%` }}
                  >
                    <span className={styles.end}>{text}</span>
                  </span>
                ))}
              </div>
            )}
          </>
        );
      }}
    </AriaSlider>
  );
  // react-aria takes the direction of pointers and keys from the locale.
  return isPhysical ? <I18nProvider locale="en-US">{slider}</I18nProvider> : slider;
}

/** The places of the values: react-aria lays them evenly. */
function layAlong(state: SliderRenderProps['state'], { shareOf, valueAt }: SliderCurve) {
  state.getValuePercent = shareOf;
  state.getPercentValue = valueAt;
  state.setThumbPercent = (index, share) => state.setThumbValue(index, valueAt(share));
}

/**
 * The thumbs stand at values that nobody here has set, too: between two steps, or beyond an end of the scale. react-aria
 * counts with the step that is nearest, so that to it whatever leads just there is no change.
 */
function standAt(
  state: SliderRenderProps['state'],
  values: readonly number[],
  onChange: SliderScaleProps['onChange'],
  valueAt: (share: number) => number,
) {
  const { step, setThumbValue, setThumbPercent, incrementThumb, decrementThumb } = state;
  const scale = {
    minValue: state.getThumbMinValue(0),
    maxValue: state.getThumbMaxValue(state.values.length - 1),
    step,
  };
  const at = (index: number) => values[index] ?? state.getThumbValue(index);
  const isAtStep = (index: number) => at(index) === state.getThumbValue(index);

  state.getThumbPercent = (index) =>
    state.getValuePercent(Math.min(Math.max(at(index), scale.minValue), scale.maxValue));
  state.setThumbValue = (index, value) => {
    if (isAtStep(index) || value !== state.getThumbValue(index)) setThumbValue(index, value);
    else if (!state.isDisabled) onChange?.(state.values);
  };
  state.setThumbPercent = (index, share) => {
    if (isAtStep(index)) return setThumbPercent(index, share);
    // It leaves its place when it is drawn to a step, not with the first pixel.
    const next = state.getPercentValue(share);
    const [low = next, high = next] = [at(index), valueAt(share)].sort((a, b) => a - b);
    if (low <= next && next <= high) state.setThumbValue(index, next);
  };
  const move = (index: number, sign: 1 | -1, size = step) => {
    const next = stepFrom(at(index), sign, scale, Math.max(1, Math.round(size / step)));
    if (next !== at(index)) state.setThumbValue(index, next);
  };
  state.incrementThumb = (index, size) =>
    isAtStep(index) ? incrementThumb(index, size) : move(index, 1, size);
  state.decrementThumb = (index, size) =>
    isAtStep(index) ? decrementThumb(index, size) : move(index, -1, size);
}
