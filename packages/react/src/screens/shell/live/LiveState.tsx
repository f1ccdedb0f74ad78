import { useMessages } from '../../../hooks/useMessages.ts';
import { shellTexts } from '../../../messages/en/shell.ts';
import { type StateKind, StateLabel } from '../../../ui/feedback/StateLabel.tsx';
import type { LiveWord } from './useLiveState.ts';

export interface LiveStateProps {
  state: LiveWord;
  /** On a phone the mark stands alone. */
  folds?: boolean;
}

const kinds: Readonly<Record<LiveWord, StateKind>> = {
  on: 'online',
  off: 'offline',
  connecting: 'busy',
  none: 'unplugged',
  unused: 'unused',
};

/** The word with its mark. A module of its own: the first load of a page does without the marks. */
export default function LiveState({ state, folds }: LiveStateProps) {
  const t = useMessages(shellTexts);
  return (
    <StateLabel kind={kinds[state]} isLoud={state === 'off'} foldsOnPhone={folds}>
      {t(`shell.live.${state}`)}
    </StateLabel>
  );
}
