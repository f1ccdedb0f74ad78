import { type ReactNode, useId } from 'react';
import { useHeading } from '../../ui/layout/ScreenFrame.ts';
import * as styles from './FormSection.css.ts';

export interface FormSectionProps {
  title: string;
  /** In a line, what it is for. */
  reason?: string;
  /** Fields, side by side where there is room, or one line of text. */
  children: ReactNode;
}

/** Some fields that belong together. */
export function FormSection({ title, reason, children }: FormSectionProps) {
  const titleId = useId();
  const Heading = useHeading(1);
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div>
        <Heading id={titleId} className={styles.name}>
          {title}
        </Heading>
        {reason !== undefined && <p className={styles.reason}>{reason}</p>}
      </div>
      {typeof children === 'string' ? (
        <p className={styles.line}>{children}</p>
      ) : (
        <div className={styles.fields}>{children}</div>
      )}
    </section>
  );
}
