import { type ReactNode, useId } from 'react';
import { joinClasses } from '../joinClasses.ts';
import * as styles from './Panel.css.ts';
import { useHeading, useSectionRole } from './ScreenFrame.ts';

export interface PanelProps {
  title?: ReactNode;
  /** Depth of the title among the headings of the page; by default one below the title of the screen. */
  headingLevel?: 2 | 3 | 4 | 5;
  /** At the end of the title's line: a badge, one quiet button. */
  end?: ReactNode;
  /** The content reaches the edges, as a list does. */
  isFlush?: boolean;
  /** Its name for style sheets: `data-carillon-part`. Such a name stays. */
  part?: string;
  className?: string;
  children?: ReactNode;
}

/** A group of facts or controls on a raised surface, named by its title. */
export function Panel({ title, headingLevel, end, isFlush, part, className, children }: PanelProps) {
  const titleId = useId();
  const Heading = useHeading(1, headingLevel);
  const role = useSectionRole();
  return (
    <section
      role={title === undefined ? undefined : role}
      data-carillon-part={part}
      className={joinClasses(styles.panel, className)}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      {title !== undefined && (
        <header className={styles.header}>
          <Heading id={titleId} className={styles.title}>
            {title}
          </Heading>
          {end}
        </header>
      )}
      {children !== undefined && <div className={isFlush ? styles.flushBody : styles.body}>{children}</div>}
    </section>
  );
}
