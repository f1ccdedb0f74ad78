import { rtcc } from '@carillon/protocol/broker';
import {
  clockForm,
  findClockProblems,
  toClockBody,
  toClockForm,
  toLocalDateTime,
} from '@carillon/protocol/clock';
import type { Device } from '@carillon/protocol/device';
import { useCarillon } from '../../../hooks/context.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { clockTexts } from '../../../messages/en/clock.ts';
import { timeTexts } from '../../../messages/en/time.ts';
import { FormDialog } from '../../../patterns/form/FormDialog.tsx';
import { useCommandForm } from '../../../patterns/form/stored/useCommandForm.ts';
import { Button, DateField, Monitor, TimeField, type TimeOfDay, ToggleGroup } from '../../../ui/index.ts';
import { useClockFormat } from '../common/timeWords.ts';
import * as styles from './DeviceTime.css.ts';

export interface AdjustDialogProps {
  device: Device;
  /** What its clock shows, in seconds since 1970. */
  epoch: number;
  isAskedAtBoot: boolean;
  onClose: () => void;
}

/** 'Adjust date and time' (D5, CLK-04). A module of its own: it brings the fields for dates. */
export default function AdjustDialog({ device, epoch, isAskedAtBoot, onClose }: AdjustDialogProps) {
  const t = useMessages(timeTexts);
  const { timeZone } = useCarillon('AdjustDialog');
  const clock = useClock();
  const format = useClockFormat();
  const computer = () => toLocalDateTime(clock.now() / 1000, timeZone) ?? { date: '', time: '' };
  const form = useCommandForm({
    device,
    ownerId: device.user_id,
    command: rtcc,
    start: toClockForm({ epoch, b: isAskedAtBoot ? 1 : 0 }, timeZone),
    toBody: (values) => values,
    schema: clockForm,
    // No day before today, where the person is that sets it.
    rules: (values) => findClockProblems(values, computer().date),
    areas: [clockTexts],
    toCommand(checked) {
      const body = toClockBody(checked, timeZone);
      // What was found right is a date, and the years end with 9999: an empty body reads, and sets nothing.
      return body ? { ...body } : {};
    },
    onSent: onClose,
  });
  const date = form.field('date');
  const time = form.field('time');
  const boot = form.field('boot');
  return (
    <FormDialog
      form={form}
      title={t('time.adjust.title')}
      refusedTitle={t('time.adjust.refused')}
      submitLabel={t('time.adjust')}
      onClose={onClose}
    >
      <p className={styles.wide}>{t('time.adjust.zone', { zone: format.zone(clock.now() / 1000) })}</p>
      <div className={styles.moment}>
        <DateField
          {...date}
          label={t('time.adjust.date')}
          hint={t('time.adjust.date.rule')}
          value={date.value || null}
          onChange={(value) => date.onChange(value ?? '')}
        />
        <TimeField
          {...time}
          label={t('time.adjust.time')}
          hint={t('time.adjust.time.rule')}
          hourCycle={24}
          value={readTime(time.value)}
          onChange={(value) => time.onChange(value ? writeTime(value) : '')}
        />
      </div>
      <div className={styles.wide}>
        <Button
          variant="quiet"
          icon={Monitor}
          onPress={() => {
            const now = computer();
            date.onChange(now.date);
            time.onChange(now.time);
          }}
        >
          {t('time.adjust.computer')}
        </Button>
      </div>
      <div className={styles.wide}>
        <ToggleGroup
          {...boot}
          label={t('time.adjust.boot')}
          hint={t(boot.value === 'always' ? 'time.adjust.always' : 'time.adjust.never')}
          options={[
            { value: 'always', label: t('time.always') },
            { value: 'never', label: t('time.never') },
          ]}
        />
      </div>
    </FormDialog>
  );
}

function readTime(text: string): TimeOfDay | null {
  const [hour, minute] = text.split(':').map(Number);
  return text && hour !== undefined && minute !== undefined ? { hour, minute } : null;
}

const writeTime = ({ hour, minute }: TimeOfDay) =>
  [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
