import { toEpoch, toLocalDateTime } from '@carillon/protocol/clock';
import { useCarillon } from '../../../hooks/context.ts';
import { DateField, TimeField, type TimeOfDay } from '../../../ui/index.ts';

export interface MomentFieldsProps {
  /** Milliseconds since 1970. */
  atMs: number;
  /** Called with what is typed, where that is a moment. */
  onChange: (atMs: number) => void;
  labels: Readonly<Record<'date' | 'time', string>>;
  classNames?: Readonly<Record<'date' | 'time', string>>;
}

/** A moment as it is typed, in the zone of the page: its date and its time. */
export function MomentFields({ atMs, onChange, labels, classNames }: MomentFieldsProps) {
  const { timeZone } = useCarillon('MomentFields');
  const local = toLocalDateTime(atMs / 1000, timeZone) ?? { date: '', time: '' };
  const choose = (date: string, time: string) => {
    const seconds = toEpoch({ date, time }, timeZone);
    // What is no date stands in the field until it is left, and nothing follows it.
    if (seconds !== null) onChange(1000 * seconds);
  };
  return (
    <>
      <DateField
        label={labels.date}
        value={local.date || null}
        onChange={(date) => choose(date ?? '', local.time)}
        className={classNames?.date}
      />
      <TimeField
        label={labels.time}
        value={readTime(local.time)}
        onChange={(time) => choose(local.date, time ? writeTime(time) : '')}
        className={classNames?.time}
      />
    </>
  );
}

function readTime(text: string): TimeOfDay | null {
  const [hour, minute] = text.split(':').map(Number);
  return hour === undefined || minute === undefined ? null : { hour, minute };
}

const writeTime = ({ hour, minute }: TimeOfDay) =>
  [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
