import { type KeyboardEvent, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';

/** Which of some pictures is shown, and how one goes on. After the last comes the first. */
export interface Gallery {
  readonly index: number;
  readonly count: number;
  readonly isMirrored: boolean;
  readonly show: (index: number) => void;
  readonly step: (by: 1 | -1) => void;
  /** Arrows lead to the picture beside, Home and End to the first and the last. */
  readonly handleKeyDown: (event: KeyboardEvent) => void;
}

/** The controller of a gallery, for the page and for its dialog. */
export function useGallery(count: number): Gallery {
  const [asked, show] = useState(0);
  const isMirrored = useLocale().direction === 'rtl';
  const index = Math.min(asked, Math.max(0, count - 1));
  const step = (by: 1 | -1) => show((index + by + count) % count);
  const back = isMirrored ? 1 : -1;
  const moves: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => step(back),
    ArrowRight: () => step(isMirrored ? -1 : 1),
    Home: () => show(0),
    End: () => show(count - 1),
  };
  return {
    index,
    count,
    isMirrored,
    show,
    step,
    handleKeyDown(event) {
      const move = moves[event.key];
      if (!move || count < 2 || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      move();
    },
  };
}
