import { useRef, useState } from 'react';
import { useMessages } from '../../../hooks/useMessages.ts';
import { shellTexts } from '../../../messages/en/shell.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { Button, joinClasses } from '../../../ui/index.ts';
import * as styles from './LiveConnection.css.ts';
import type { LiveStateProps } from './LiveState.tsx';
import { type LiveWord, useLiveState } from './useLiveState.ts';

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

/** How live the page is, at its foot: said once when it changes; pressed, it says more in a popover (NAV-12). */
export function LiveConnection() {
  const t = useMessages(shellTexts);
  const state = useLiveState();
  return (
    <span role="status" aria-label={t('shell.live')} className={styles.place.foot}>
      <LiveButton state={state} place="foot" />
    </span>
  );
}

/** The same in the bar at the top (NAV-19): on a phone its mark alone, unless it is wrong. A visitor has no devices to be live. */
export function LiveDot() {
  const state = useLiveState();
  if (state === 'none') return null;
  return (
    <span data-live={state} className={styles.place.top}>
      <LiveButton state={state} place="top" />
    </span>
  );
}

function LiveButton({ state, place }: { state: LiveWord; place: keyof typeof styles.place }) {
  const t = useMessages(shellTexts);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={triggerRef}
        variant="quiet"
        size="s"
        aria-label={`${t('shell.live')}: ${t(`shell.live.${state}`)}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
        className={styles.buttonIn[place]}
      >
        <LiveState state={state} folds={place === 'top' && state !== 'off'} />
      </Button>
      {isOpen && (
        <LivePopover
          triggerRef={triggerRef}
          placement={place === 'top' ? 'bottom end' : 'top end'}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
