import type { ReactNode, Ref } from 'react';
import { joinClasses } from '../joinClasses.ts';
import { visuallyHidden } from '../theme/text.css.ts';
import * as styles from './Screen.css.ts';
import { useHeading, useScreenFrame } from './ScreenFrame.ts';

export interface ScreenProps {
  /** Also holds what is read to 1200 px, within the edges of the frame; without it the content brings its own. */
  isPage?: boolean;
  /** Placeholders stand where its content will be; what is around it may wait for that. */
  isLoading?: boolean;
  className?: string;
  children?: ReactNode;
}

/** The root of a screen: type, ground, and the container by whose width everything inside folds. */
export function Screen({ isPage, isLoading, className, children }: ScreenProps) {
  const { name, hasPadding, hasGround } = useScreenFrame();
  return (
    <div
      data-carillon-screen={name ?? ''}
      data-carillon-padding={hasPadding ? undefined : 'none'}
      data-carillon-ground={hasGround ? undefined : 'none'}
      data-loading={isLoading || undefined}
      className={joinClasses(styles.screen, className)}
    >
      {isPage ? <div className={styles.page}>{children}</div> : children}
    </div>
  );
}

export interface ScreenTitleProps {
  /** Which thing, or which list. */
  children: ReactNode;
  /** In a plate before the name; see `VectorIcon`. */
  icon?: ReactNode;
  /** Right after the name; null where it may come later, for which a phone keeps its place below the name. */
  badge?: ReactNode;
  /** What qualifies the name, on a second line. */
  second?: ReactNode;
  /** At the end of the line: a state, one or two buttons. */
  end?: ReactNode;
  /** The name says what happened, and not only where one is: it is there also where titles are left out. */
  isMessage?: boolean;
  /** To move the focus to after navigation. */
  ref?: Ref<HTMLHeadingElement>;
}

/**
 * The one title of a screen. Where the host has left it out, what can be done there stays, and a name for the focus and for
 * screen readers.
 */
export function ScreenTitle({ children, icon, badge, second, end: own, isMessage, ref }: ScreenTitleProps) {
  const { hasTitle, pageActions } = useScreenFrame();
  const end = pageActions ? (
    <>
      {pageActions}
      {own}
    </>
  ) : (
    own
  );
  const Heading = useHeading(0);
  if (!hasTitle && !isMessage) {
    const label = typeof children === 'string' ? children : undefined;
    return (
      <>
        {ref && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form.
          <div ref={ref} tabIndex={-1} role="group" aria-label={label} className={visuallyHidden} />
        )}
        {end !== undefined && (
          <div className={styles.endLine} data-carillon-part="title">
            {end}
          </div>
        )}
      </>
    );
  }
  return (
    <div
      className={styles.titleLine}
      data-carillon-part="title"
      data-plated={(icon !== undefined && badge !== undefined) || undefined}
    >
      {icon !== undefined && <span className={styles.plate}>{icon}</span>}
      <div className={styles.words}>
        <div className={styles.nameLine}>
          <Heading ref={ref} tabIndex={-1} className={joinClasses(styles.name, isMessage && styles.message)}>
            {children}
          </Heading>
          {badge != null && <span className={styles.badge}>{badge}</span>}
        </div>
        {second !== undefined && <div className={styles.second}>{second}</div>}
      </div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </div>
  );
}
