import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Snooze } from '../../../hooks/device/useIncidents.ts';
import { UndoBar } from '../common/UndoBar.tsx';
import { type IncidentWords, writeSnoozed } from './useIncidentWords.ts';

export interface SnoozeUndoProps {
  /** What was snoozed. */
  name: string;
  snooze: Snooze;
  words: IncidentWords;
  onUndo: () => void;
  onEnd: () => void;
}

/** At the bottom of the screen for some seconds: what was snoozed, and Undo. */
export function SnoozeUndo({ name, snooze, words, onUndo, onEnd }: SnoozeUndoProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const screen = anchor?.closest('[data-carillon-screen]');
  const { t } = words;
  return (
    <>
      <span ref={setAnchor} hidden />
      {screen &&
        createPortal(
          <UndoBar
            title={writeSnoozed(snooze.untilMs, words)}
            detail={name}
            undoLabel={t('incidents.undo')}
            toLeft={(seconds) => t('incidents.undo.left', { seconds })}
            isPending={false}
            onUndo={onUndo}
            onEnd={onEnd}
          />,
          screen,
        )}
    </>
  );
}
