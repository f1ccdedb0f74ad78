import { useEffect, useRef, useState } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { releaseTexts } from '../../../messages/en/release.ts';
import { CLEAR_OF_TOASTS } from '../../../ui/feedback/clearOfToasts.ts';
import { useClearance } from '../../../ui/feedback/useClearance.ts';
import { Banner, Button } from '../../../ui/index.ts';
import * as styles from './NewRelease.css.ts';
import { type LoadReleases, watchReleases } from './watchReleases.ts';

export interface NewReleaseProps {
  loadReleases: LoadReleases;
}

/**
 * Offers to reload the page once there is a newer release. It has all of its code with it: what comes later may be gone then.
 * Whoever has something unsaved is asked as for leaving (FLT-085).
 */
export default function NewRelease({ loadReleases }: NewReleaseProps) {
  const t = useMessages(releaseTexts);
  const { leaving } = useCarillon('NewRelease');
  const clock = useClock();
  const ref = useRef<HTMLDivElement>(null);
  const [isOffered, setOffered] = useState(false);
  useEffect(
    () => watchReleases({ clock, load: loadReleases, onOutdated: () => setOffered(true) }),
    [clock, loadReleases],
  );
  useClearance(ref, isOffered);
  return (
    // Before it says anything it is there, so that it is read out. It is used over an open dialog, too.
    <div
      ref={ref}
      role="status"
      data-react-aria-top-layer="true"
      className={styles.place}
      {...(isOffered && CLEAR_OF_TOASTS)}
    >
      {isOffered && (
        <div className={styles.offer}>
          <Banner
            kind="info"
            title={t('release.title')}
            action={
              <Button onPress={() => leaving.leave(() => location.reload())}>{t('release.reload')}</Button>
            }
            onDismiss={() => setOffered(false)}
            dismissLabel={t('release.later')}
          >
            {t('release.detail')}
          </Banner>
        </div>
      )}
    </div>
  );
}
