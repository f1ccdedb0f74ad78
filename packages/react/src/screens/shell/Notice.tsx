import type { ReactNode } from 'react';
import { Screen, ScreenTitle } from '../../ui/index.ts';
import * as styles from './Notice.css.ts';

export interface NoticeProps {
  title: ReactNode;
  /** What to do from here. */
  action: ReactNode;
  children?: ReactNode;
}

/** A page that says one thing and leads on. */
export function Notice({ title, action, children }: NoticeProps) {
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
