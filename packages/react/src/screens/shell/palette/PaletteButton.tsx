import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCarillon } from '../../../hooks/context.ts';
import { useSession } from '../../../hooks/platform/useSession.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { paletteTexts } from '../../../messages/en/palette.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { Button, joinClasses, Search } from '../../../ui/index.ts';
import * as styles from './Palette.css.ts';
import { hasCommandKey, isPaletteKey } from './paletteKey.ts';

const Palette = lazyPart(() => import('./Palette.tsx'));

/**
 * The search over everything, in the bar: by its button, or by its key wherever the focus is. A module of its own, which
 * comes after the page; the search itself comes when it is first opened.
 */
export default function PaletteButton() {
  const t = useMessages(paletteTexts);
  const { navigation } = useCarillon('PaletteButton');
  const navigate = navigation.useNavigate();
  const { user, isAdmin } = useSession();
  const ref = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.repeat || !isPaletteKey(event) || isShut(ref.current)) return;
      event.preventDefault();
      setOpen(true);
    }
    addEventListener('keydown', handleKeyDown);
    return () => removeEventListener('keydown', handleKeyDown);
  }, []);
  const key = hasCommandKey() ? '⌘ K' : `${t('palette.ctrl')} K`;
  return (
    <>
      <Button
        ref={ref}
        variant="quiet"
        icon={Search}
        aria-label={`${t('palette.title')}, ${key}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
        className={styles.button}
      >
        <kbd className={joinClasses(styles.key, styles.wide)}>{key}</kbd>
      </Button>
      {isOpen && (
        <Palette
          // What was found for one person, or one role, is not shown to another.
          key={`${user?.id} ${isAdmin}`}
          onClose={() => setOpen(false)}
          onChoose={(to) => {
            // A form that is not saved asks first, over the page and not over the search.
            flushSync(() => setOpen(false));
            navigate(to);
          }}
        />
      )}
    </>
  );
}

/** Whether something modal is over the page, ours or the host's: whoever cannot reach the button has no key for it. */
const isShut = (button: Element | null) =>
  button?.closest('[inert], [aria-hidden="true"]') !== null ||
  [...document.querySelectorAll(':modal')].some((modal) => !modal.contains(button));
