import { useMemo } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { eventFormsTexts } from '../../../messages/en/eventForms.ts';
import { createWeekWriter } from '../../../messages/weekWriter.ts';
import { FormSection } from '../../../patterns/form/FormSection.tsx';
import { findFirstDay, Select } from '../../../ui/index.ts';
import { zoneText } from '../common/zoneText.ts';
import * as styles from './EventForm.css.ts';
import { TimeField, ToggleGroup } from './lazyFields.ts';
import type { ScheduleFields } from './useEventForm.ts';

export interface ScheduleSectionProps {
  fields: ScheduleFields;
  /** Its end lies on the day after its start, as only a change of the clocks or another zone can make it. */
  endsNextDay: boolean;
}

/** When an event runs, typed in the viewer's time, whose zone is said (D5, Schedule recap; REC-07). */
export function ScheduleSection({ fields, endsNextDay }: ScheduleSectionProps) {
  const { timeZone, locale } = useCarillon('ScheduleSection');
  const t = useMessages(eventFormsTexts);
  const words = useMemo(() => createWeekWriter(locale), [locale]);
  const { value: kind } = fields.kind;
  const firstDay = findFirstDay(locale);
  const days = Array.from({ length: 7 }, (_, index) => (firstDay + index) % 7);
  const dayOptions = [
    { value: '', label: t('eventForms.chooseDay') },
    ...days.map((day) => ({ value: String(day), label: words.day(day) })),
  ];
  // As all other times of the console.
  const start = <TimeField hourCycle={24} label={t('eventForms.start')} {...fields.start} />;
  const end = (
    <TimeField
      hourCycle={24}
      label={t('eventForms.end')}
      hint={endsNextDay ? t('eventForms.end.nextDay') : undefined}
      {...fields.end}
    />
  );
  return (
    <FormSection title={t('eventForms.schedule')} reason={zoneText(timeZone)}>
      <div className={styles.whole}>
        <ToggleGroup
          label={t('eventForms.repeat')}
          options={[
            { value: 'always', label: t('eventForms.always') },
            { value: 'daily', label: t('eventForms.daily') },
            { value: 'weekly', label: t('eventForms.weekly') },
          ]}
          {...fields.kind}
        />
      </div>
      {kind === 'daily' && (
        <>
          <div className={styles.whole}>
            <ToggleGroup
              label={t('eventForms.days')}
              isMultiple
              isFullWidth
              options={days.map((day) => ({ value: String(day), label: words.shortDay(day) }))}
              {...fields.days}
            />
          </div>
          <div className={styles.pair}>
            {start}
            {end}
          </div>
        </>
      )}
      {kind === 'weekly' && (
        <>
          <div className={styles.pair}>
            <Select label={t('eventForms.startDay')} options={dayOptions} {...fields.startDay} />
            {start}
          </div>
          <div className={styles.pair}>
            <Select label={t('eventForms.endDay')} options={dayOptions} {...fields.endDay} />
            {end}
          </div>
        </>
      )}
    </FormSection>
  );
}
