import { useMessages } from '../../../hooks/useMessages.ts';
import { shellTexts } from '../../../messages/en/shell.ts';
import { type StateKind, StateLabel } from '../../../ui/feedback/StateLabel.tsx';
import type { LiveWord } from './useLiveState.ts';

export interface LiveStateProps {
  state: LiveWord;
}

const kinds: Readonly<Record<LiveWord, StateKind>> = {
  on: 'online',
  off: 'offline',
  connecting: 'busy',
  none: 'unplugged',
  unused: 'unplugged',
};

/** The word at the foot with its mark. A module of its own: the first load of a page does without the marks. */
export default function LiveState({ state }: LiveStateProps) {
  const t = useMessages(shellTexts);
  return (
    <StateLabel kind={kinds[state]} isLoud={state === 'off'}>
      {t(`shell.live.${state}`)}
    </StateLabel>
  );
}
