import type { ReactNode } from 'react';
import { useScreenName } from '../../hooks/page/useScreenName.ts';
import { joinClasses, Screen, ScreenTitle } from '../../ui/index.ts';
import * as styles from './AccountPage.css.ts';

export interface AccountPageProps {
  title: string;
  /** In a sentence, what it is for. */
  lead?: string;
  /** Above the frame, what is to be known first. */
  top?: ReactNode;
  /** Below it, where else one may want to go. */
  links?: ReactNode;
  isWide?: boolean;
  /** The form. */
  children: ReactNode;
}

/** A page with one small form, for who is not logged in (S2, Public routes). */
export function AccountPage({ title, lead, top, links, isWide, children }: AccountPageProps) {
  useScreenName(title);
  return (
    <Screen>
      <div className={joinClasses(styles.page, isWide && styles.wide)}>
        <ScreenTitle>{title}</ScreenTitle>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {top}
        <div className={styles.frame}>{children}</div>
        {links !== undefined && <p className={styles.links}>{links}</p>}
      </div>
    </Screen>
  );
}
