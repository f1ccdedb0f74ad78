import { joinClasses } from '../joinClasses.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** 0 to 1; left out when nobody knows. */
  value?: number;
  'aria-label': string;
  /** Said instead of the percentage, as "12:30 to 18:00, 35 %". */
  valueText?: string;
}

/** A thin line that fills. */
export function ProgressBar({ value, valueText, 'aria-label': label }: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(Math.max(value, 0), 1) * 1000) / 10;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent === undefined ? undefined : Math.round(percent)}
      aria-valuetext={valueText}
      className={styles.track}
    >
      {percent === undefined ? (
        <div className={joinClasses(styles.fill, styles.unknown)} />
      ) : (
        <div className={styles.fill} style={{ width: `${percent}%` }} />
      )}
    </div>
  );
}
