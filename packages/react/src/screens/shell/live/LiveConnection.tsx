import { useRef, useState } from 'react';
import { useMessages } from '../../../hooks/useMessages.ts';
import { shellTexts } from '../../../messages/en/shell.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { Button } from '../../../ui/index.ts';
import * as styles from '../Footer.css.ts';
import type { LiveStateProps } from './LiveState.tsx';
import { useLiveState } from './useLiveState.ts';

const LiveState = lazyPart(
  () => import('./LiveState.tsx'),
  function Word({ state }: LiveStateProps) {
    return <>{useMessages(shellTexts)(`shell.live.${state}`)}</>;
  },
);
const LivePopover = lazyPart(() => import('./LivePopover.tsx'));

/** How live the page is, said once when it changes; pressed, it says more in a popover. */
export function LiveConnection() {
  const t = useMessages(shellTexts);
  const state = useLiveState();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span role="status" aria-label={t('shell.live')} className={styles.live}>
        <Button
          ref={triggerRef}
          variant="quiet"
          size="s"
          aria-label={`${t('shell.live')}: ${t(`shell.live.${state}`)}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPress={() => setOpen(true)}
          className={styles.liveButton}
        >
          <LiveState state={state} />
        </Button>
      </span>
      {isOpen && <LivePopover triggerRef={triggerRef} onClose={() => setOpen(false)} />}
    </>
  );
}
