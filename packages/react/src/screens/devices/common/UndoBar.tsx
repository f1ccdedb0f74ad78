import { useEffect, useEffectEvent, useState } from 'react';
import { useClock } from '../../../hooks/useClock.ts';
import { CLEAR_OF_TOASTS } from '../../../ui/feedback/clearOfToasts.ts';
import { Button, Check, Icon, Undo2 } from '../../../ui/index.ts';
import * as styles from './UndoBar.css.ts';

export interface UndoBarProps {
  /** What is now. */
  title: string;
  /** What was. */
  detail: string;
  undoLabel: string;
  /** How long it can be taken back: '4 s'. */
  toLeft: (seconds: number) => string;
  isPending: boolean;
  onUndo: () => void;
  /** The time is over. */
  onEnd: () => void;
}

const UNDO_SECONDS = 6;

/** At the bottom of a screen for six seconds, and for as long as it is pointed at or has the focus: what was done, and Undo. */
export function UndoBar(props: UndoBarProps) {
  const { title, detail, undoLabel, toLeft, isPending, onUndo, onEnd } = props;
  const clock = useClock();
  const [left, setLeft] = useState(UNDO_SECONDS);
  const [heldBy, setHeldBy] = useState<ReadonlySet<'pointer' | 'focus'>>(new Set());
  const isHeld = heldBy.size > 0 || isPending;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (left === 0) end();
    else if (!isHeld) return clock.after(1000, () => setLeft(left - 1));
  }, [clock, left, isHeld]);

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
    // What is typed has an undo of its own.
    if (!isUndo || event.shiftKey || event.altKey || isTyped(event.target)) return;
    event.preventDefault();
    onUndo();
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);

  const hold = (by: 'pointer' | 'focus', isOn: boolean) =>
    setHeldBy((before) => new Set([...before].filter((one) => one !== by).concat(isOn ? by : [])));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it waits while it is read.
    <div
      {...CLEAR_OF_TOASTS}
      className={styles.bar}
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={() => hold('focus', true)}
      onBlur={() => hold('focus', false)}
    >
      <span aria-hidden className={styles.track}>
        <span
          data-held={isHeld || undefined}
          className={styles.left}
          style={{ width: `${(left / UNDO_SECONDS) * 100}%` }}
        />
      </span>
      <div className={styles.line}>
        <Icon icon={Check} />
        <div role="status" className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.detail}>{detail}</span>
        </div>
        <span aria-hidden className={styles.seconds}>
          {toLeft(left)}
        </span>
        <Button icon={Undo2} isPending={isPending} onPress={onUndo}>
          {undoLabel}
        </Button>
      </div>
    </div>
  );
}

const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
