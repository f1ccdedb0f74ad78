import type { ReactNode } from 'react';
import { Screen, ScreenTitle } from '../../ui/index.ts';
import * as styles from './MessagePage.css.ts';

export interface MessagePageProps {
  title: ReactNode;
  /** What to do from here. */
  action: ReactNode;
  children?: ReactNode;
}

/** A page that says one thing and leads on. */
export function MessagePage({ title, action, children }: MessagePageProps) {
  return (
    <Screen>
      <div className={styles.page}>
        <ScreenTitle isMessage>{title}</ScreenTitle>
        {children !== undefined && <p className={styles.words}>{children}</p>}
        <div className={styles.actions}>{action}</div>
      </div>
    </Screen>
  );
}
