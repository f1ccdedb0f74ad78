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
  onWheelStep,
  before,
  after,
  isPhysical,
  ...props
}: SliderScaleProps) {
  const ref = useRef<HTMLDivElement>(null);
  useFocusFirst(inputRef, ref, 'input');
  useWheelSteps(ref, onWheelStep);
  const dir = isPhysical ? 'ltr' : undefined;
  const slider = (
    <AriaSlider {...props} ref={ref} value={values} className={joinClasses(styles.slider, className)}>
      {({ state }) => {
        sayWith(state, sayValue);
        if (curve) layAlong(state, curve);
        return (
          <>
            <Label className={styles.label}>{label}</Label>
            <SliderOutput className={styles.value}>
              {valueMark ?? state.values.map(formatValue).join(' – ')}
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

/** The words of each value for screen readers: react-aria knows numbers of `Intl` alone, and -12.5 dB is none. */
function sayWith(state: SliderRenderProps['state'], sayValue: (value: number) => string) {
  state.getThumbValueLabel = (index) => sayValue(state.getThumbValue(index));
}

/** The places of the values: react-aria lays them evenly. */
function layAlong(state: SliderRenderProps['state'], { shareOf, valueAt }: SliderCurve) {
  state.getValuePercent = shareOf;
  state.getThumbPercent = (index) => shareOf(state.getThumbValue(index));
  state.getPercentValue = valueAt;
  state.setThumbPercent = (index, share) => state.setThumbValue(index, valueAt(share));
}
