import type { ReactNode, Ref } from 'react';
import { joinClasses } from '../joinClasses.ts';
import * as styles from './Screen.css.ts';

export interface ScreenProps {
  /** Also holds the page to 1200 px with its margins; without it the content brings its own. */
  isPage?: boolean;
  /** Placeholders stand where its content will be; what is around it may wait for that. */
  isLoading?: boolean;
  className?: string;
  children?: ReactNode;
}

/** The root of a screen: type, ground, and the container by whose width everything inside folds. */
export function Screen({ isPage, isLoading, className, children }: ScreenProps) {
  return (
    <div data-loading={isLoading || undefined} className={joinClasses(styles.screen, className)}>
      {isPage ? <div className={styles.page}>{children}</div> : children}
    </div>
  );
}

export interface ScreenTitleProps {
  /** Which thing, or which list. */
  children: ReactNode;
  /** In a plate before the name; see `VectorIcon`. */
  icon?: ReactNode;
  /** Right after the name. */
  badge?: ReactNode;
  /** What qualifies the name, on a second line. */
  second?: ReactNode;
  /** At the end of the line: a state, one or two buttons. */
  end?: ReactNode;
  /** The heading, to move the focus to after navigation. */
  ref?: Ref<HTMLHeadingElement>;
}

/** The one title of a screen. */
export function ScreenTitle({ children, icon, badge, second, end, ref }: ScreenTitleProps) {
  return (
    <div className={styles.titleLine}>
      {icon !== undefined && <span className={styles.plate}>{icon}</span>}
      <div className={styles.words}>
        <div className={styles.nameLine}>
          <h1 ref={ref} tabIndex={-1} className={styles.name}>
            {children}
          </h1>
          {badge}
        </div>
        {second !== undefined && <div className={styles.second}>{second}</div>}
      </div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </div>
  );
}
