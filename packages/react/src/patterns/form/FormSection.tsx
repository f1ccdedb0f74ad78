import { type ReactNode, useId } from 'react';
import * as styles from './FormSection.css.ts';

export interface FormSectionProps {
  title: string;
  /** In a line, what it is for. */
  reason?: string;
  /** Fields, side by side where there is room. */
  children: ReactNode;
}

/** Some fields that belong together. */
export function FormSection({ title, reason, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={styles.name}>
          {title}
        </h2>
        {reason !== undefined && <p className={styles.reason}>{reason}</p>}
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
