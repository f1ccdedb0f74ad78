import { type Encoder, gainAt, gainRatio, gainStop, LAST_GAIN_STOP } from '@carillon/protocol/encoder';
import { useId } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { eventFormsTexts } from '../../../messages/en/eventForms.ts';
import type { FormField } from '../../../patterns/form/useForm.ts';
import { FieldMessage } from '../../../ui/fields/FieldMessage.tsx';
import { Slider, type SliderCurve } from '../../../ui/index.ts';
import * as styles from './EventForm.css.ts';

export interface LineInFieldsProps {
  encoder: Encoder;
  gain: FormField<number>;
  autoGain: FormField<number>;
}

/** What has a name below the sliders: so many times as loud. */
const MARKS = [1, 4, 16, 64];

/** The stop that neither amplifies nor weakens. */
const STOPS_OF_ONE = gainStop(1024);

/** How much of the track lies before the first gain above 0. */
const BEFORE_FIRST = 0.08;
const DOUBLING = (1 - BEFORE_FIRST) / Math.log2(LAST_GAIN_STOP);

/** A gain is heard by its doublings, each as long on the track as any other; 0 has its own place at the start. */
const DOUBLINGS: SliderCurve = {
  shareOf: (stop) => (stop === 0 ? 0 : BEFORE_FIRST + DOUBLING * Math.log2(stop)),
  valueAt: (share) => (share < BEFORE_FIRST / 2 ? 0 : 2 ** ((share - BEFORE_FIRST) / DOUBLING)),
};

/** The line-in gain, and how far the automatic one may go while it is on (SND-04). */
export default function LineInFields({ encoder, gain, autoGain }: LineInFieldsProps) {
  const t = useMessages(eventFormsTexts);
  const { locale } = useCarillon('LineInFields');
  const ratio = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const times = (value: number) => t('eventForms.gain.times', { gain: ratio.format(gainRatio(value)) });
  const gainText = (value: number) => (value === 0 ? t('eventForms.gain.auto') : times(value));
  const autoText = (value: number) => (value === 0 ? t('eventForms.autoGain.max') : times(value));
  const whole = new Intl.NumberFormat(locale);
  const marksFrom = (start: string) => [
    { value: 0, text: start },
    ...MARKS.map((gain) => ({
      value: gain * STOPS_OF_ONE,
      text: t('eventForms.gain.times', { gain: whole.format(gain) }),
    })),
  ];
  const messageId = useId();
  const isAuto = encoder.gain === 0;
  /** A gain that a device had between two stops is said as it is. */
  const markOf = (value: number, text: (value: number) => string) =>
    value === gainAt(gainStop(value)) ? undefined : text(value);
  return (
    <div className={styles.whole}>
      <Slider
        label={t('eventForms.gain')}
        minValue={0}
        maxValue={LAST_GAIN_STOP}
        value={gainStop(gain.value)}
        onChange={(stop) => gain.onChange(gainAt(stop))}
        formatValue={(stop) => gainText(gainAt(stop))}
        valueMark={markOf(gain.value, gainText)}
        curve={DOUBLINGS}
        marks={marksFrom(t('eventForms.gain.auto'))}
        stepLabels={{ decrease: t('eventForms.gain.less'), increase: t('eventForms.gain.more') }}
        isDisabled={gain.isReadOnly}
        inputRef={gain.inputRef}
      />
      <FieldMessage id={`${messageId} gain`} errorText={gain.errorText} />
      <Slider
        label={t('eventForms.autoGain')}
        minValue={0}
        maxValue={LAST_GAIN_STOP}
        value={gainStop(autoGain.value)}
        onChange={(stop) => autoGain.onChange(gainAt(stop))}
        formatValue={(stop) => autoText(gainAt(stop))}
        valueMark={isAuto ? markOf(autoGain.value, autoText) : t('eventForms.autoGain.off')}
        curve={DOUBLINGS}
        marks={marksFrom(t('eventForms.autoGain.max'))}
        stepLabels={{ decrease: t('eventForms.autoGain.less'), increase: t('eventForms.autoGain.more') }}
        isDisabled={!isAuto || autoGain.isReadOnly}
        inputRef={autoGain.inputRef}
      />
      <FieldMessage id={`${messageId} ag`} errorText={autoGain.errorText} />
    </div>
  );
}
