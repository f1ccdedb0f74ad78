import { useMemo } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { eventFormsTexts } from '../../../messages/en/eventForms.ts';
import { weekTexts } from '../../../messages/en/week.ts';
import { daysText } from '../../../messages/repeatText.ts';
import { createWeekWriter } from '../../../messages/weekWriter.ts';
import { FormSection } from '../../../patterns/form/FormSection.tsx';
import { findFirstDay, Select, Switch } from '../../../ui/index.ts';
import { zoneText } from '../common/zoneText.ts';
import * as styles from './EventForm.css.ts';
import { TimeField, ToggleGroup } from './lazyFields.ts';
import type { ScheduleFields } from './useEventForm.ts';

export interface ScheduleSectionProps {
  fields: ScheduleFields;
}

/** When an event runs, typed in the viewer's time, whose zone is said (D5, Schedule recap; REC-07). */
export function ScheduleSection({ fields }: ScheduleSectionProps) {
  const { timeZone, locale } = useCarillon('ScheduleSection');
  const t = useMessages(eventFormsTexts, weekTexts);
  const words = useMemo(() => createWeekWriter(locale), [locale]);
  const { value: kind } = fields.kind;
  const isNight = kind === 'daily' && fields.endsNextDay.value;
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
      hint={isNight && fields.days.value.length > 0 ? endDays() : undefined}
      {...fields.end}
    />
  );

  /** The days on which nights end. */
  function endDays() {
    const ends = days.filter((day) => fields.days.value.includes(String((day + 6) % 7)));
    return daysText(ends, { t, writer: words, firstDay });
  }

  return (
    <FormSection title={t('eventForms.schedule')} reason={zoneText(timeZone)}>
      <div className={styles.schedule[kind]}>
        <div className={styles.ownLine}>
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
            <div className={styles.days}>
              <ToggleGroup
                label={t(isNight ? 'eventForms.beginsOn' : 'eventForms.days')}
                isMultiple
                isFullWidth
                options={days.map((day) => ({ value: String(day), label: words.shortDay(day) }))}
                {...fields.days}
              />
            </div>
            <div className={styles.times}>
              <div className={styles.time}>{start}</div>
              <div className={styles.time}>{end}</div>
              <Switch
                className={styles.nextDay}
                detail={t('eventForms.endsNextDay.detail')}
                value={fields.endsNextDay.value}
                onChange={fields.endsNextDay.onChange}
                isReadOnly={fields.endsNextDay.isReadOnly}
                inputRef={fields.endsNextDay.inputRef}
              >
                {t('eventForms.endsNextDay')}
              </Switch>
            </div>
          </>
        )}
        {kind === 'weekly' && (
          <>
            <Select label={t('eventForms.startDay')} options={dayOptions} {...fields.startDay} />
            {start}
            <Select label={t('eventForms.endDay')} options={dayOptions} {...fields.endDay} />
            {end}
          </>
        )}
      </div>
    </FormSection>
  );
}
