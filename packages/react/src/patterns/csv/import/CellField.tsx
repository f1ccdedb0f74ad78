import { TextArea, TextField } from '../../../ui/index.ts';
import * as styles from './import.css.ts';

export interface CellFieldProps {
  label: string;
  /** Beside it where the names of the columns are not seen. */
  shortLabel: string;
  value: string;
  isWrong: boolean;
  /** Where it is said what is wrong. */
  describedBy: string;
  onChange: (cell: string) => void;
}

/** A cell that is corrected in place. */
export function CellField({ label, shortLabel, value, isWrong, describedBy, onChange }: CellFieldProps) {
  const props = {
    label,
    isLabelHidden: true,
    hasNoMessage: true,
    value,
    onChange,
    errorText: isWrong ? label : undefined,
    'aria-describedby': describedBy,
  };
  return (
    <div className={styles.cellField}>
      <span aria-hidden className={styles.cellName}>
        {shortLabel}
      </span>
      {/* A line would lose the line ends. */}
      {value.includes('\n') ? <TextArea {...props} rows={3} /> : <TextField {...props} size="m" />}
    </div>
  );
}
