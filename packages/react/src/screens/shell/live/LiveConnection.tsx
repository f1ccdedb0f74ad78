import { useMessages } from '../../../hooks/useMessages.ts';
import { shellTexts } from '../../../messages/en/shell.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { OpenButton } from '../../../patterns/part/OpenButton.tsx';
import { joinClasses } from '../../../ui/index.ts';
import * as styles from './LiveConnection.css.ts';
import type { LiveStateProps } from './LiveState.tsx';
import { useLiveState } from './useLiveState.ts';

const LiveState = lazyPart(
  () => import('./LiveState.tsx'),
  function Word({ state, folds }: LiveStateProps) {
    const t = useMessages(shellTexts);
    const markPx = state === 'on' || state === 'unused' ? 8 : 14;
    return (
      <span className={joinClasses(styles.unmarked[markPx], folds && styles.folded)}>
        {t(`shell.live.${state}`)}
      </span>
    );
  },
);
const LivePopover = lazyPart(() => import('./LivePopover.tsx'));

export interface LiveConnectionProps {
  /** In the bar at the top it is, on a phone, the mark alone, unless something is wrong (NAV-19). */
  place?: keyof typeof styles.place;
}

/** How live the page is; pressed, it says more in a popover (NAV-12). Only the foot tells of a change. */
export function LiveConnection({ place = 'foot' }: LiveConnectionProps) {
  const t = useMessages(shellTexts);
  const state = useLiveState();
  const label = t('shell.live');
  const isTop = place === 'top';
  return (
    <span
      {...(!isTop && { role: 'status', 'aria-label': label })}
      data-live={state}
      className={styles.place[place]}
    >
      <OpenButton
        variant="quiet"
        size="s"
        aria-label={`${label}: ${t(`shell.live.${state}`)}`}
        className={styles.buttonIn[place]}
        opens={(opened) => <LivePopover {...opened} placement={isTop ? 'bottom end' : 'top end'} />}
      >
        <LiveState state={state} folds={isTop && state !== 'off'} />
      </OpenButton>
    </span>
  );
}
