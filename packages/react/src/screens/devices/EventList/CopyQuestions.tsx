import type { Device, DeviceEvent } from '@carillon/protocol/device';
import { useCarillon } from '../../../hooks/context.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { eventCopiesTexts } from '../../../messages/en/eventCopies.ts';
import { createWeekWriter } from '../../../messages/weekWriter.ts';
import { RadioGroup } from '../../../ui/choices/RadioGroup.tsx';
import { Switch } from '../../../ui/index.ts';
import { zoneText } from '../common/zoneText.ts';
import * as styles from './CopyEvents.css.ts';

/** What stays the same where the clocks of two devices differ. */
export type ClockAnswer = 'local' | 'moment';

export interface CopyQuestionsProps {
  /** An event that goes by the clock; undefined where all run always. */
  timed: DeviceEvent | undefined;
  from: Device;
  picked: readonly Device[];
  /** In which zone a device stands, and how far its clocks are ahead of UTC. */
  zoneOf: (label: string) => string;
  offsetOf: (device: Device) => number;
  clock: ClockAnswer;
  onClock: (clock: ClockAnswer) => void;
  isReplacing: boolean;
  onReplacing: (isReplacing: boolean) => void;
}

/** What is to become of the events that are there; and, where clocks differ, what is to stay the same. */
export function CopyQuestions(props: CopyQuestionsProps) {
  const { timed, from, picked, zoneOf, offsetOf, clock, onClock, isReplacing, onReplacing } = props;
  const t = useMessages(eventCopiesTexts);
  const { locale } = useCarillon('CopyQuestions');
  const elsewhere = timed && picked.find((target) => offsetOf(target) !== offsetOf(from));
  const writer = createWeekWriter(locale);
  const timeAt = (device: Device) => writer.time((timed?.time[0] ?? 0) + offsetOf(device));

  /** What becomes of the start of the event on the first device that is elsewhere. */
  const example = (target: Device, there: string) =>
    t('copies.clock.example', {
      time: timeAt(from),
      zone: zoneText(zoneOf(from.device_id)),
      there,
      otherZone: zoneText(zoneOf(target.device_id)),
    });

  return (
    <div className={styles.questions}>
      <Switch value={isReplacing} onChange={onReplacing} detail={t('copies.replace.detail')}>
        {t('copies.replace')}
      </Switch>
      {elsewhere && (
        <RadioGroup
          label={t('copies.clock')}
          value={clock}
          onChange={(value) => onClock(value === 'moment' ? 'moment' : 'local')}
          isInCells
          hasNoMessage
          options={[
            { value: 'local', label: t('copies.clock.local'), detail: example(elsewhere, timeAt(from)) },
            {
              value: 'moment',
              label: t('copies.clock.moment'),
              detail: example(elsewhere, timeAt(elsewhere)),
            },
          ]}
        />
      )}
    </div>
  );
}
