import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Icon } from '../icons/Icon.tsx';
import { ChevronLeft, ChevronRight, X } from '../icons/icons.ts';
import { visuallyHidden } from '../theme/text.css.ts';
import * as styles from './ChosenList.css.ts';
import type { DragOrder } from './useDragOrder.ts';

/** Something that has been chosen. */
export interface ChosenItem {
  readonly id: string;
  readonly name: string;
  /** How it is shown, where its name is not enough: a coloured tag, a picture. */
  readonly content?: ReactNode;
  /** Muted after the name, as a code. */
  readonly detail?: string;
}

/** What is there where the order counts. */
export interface ChosenOrder {
  /** To which index an item goes. */
  readonly onMove: (id: string, index: number) => void;
  readonly earlierLabel: (name: string) => string;
  readonly laterLabel: (name: string) => string;
  /** Said after a move: 'Mounting plate is now 2 of 3'. */
  readonly movedText: (name: string, place: number, count: number) => string;
  /** On a card: '1 · Thumbnail', '2'. */
  readonly placeText: (place: number) => string;
  /** By `useDragOrder`. */
  readonly drag: DragOrder;
}

export interface ChosenListProps {
  /** What is chosen here: 'Chosen countries'. */
  'aria-label': string;
  items: readonly ChosenItem[];
  onRemove: (id: string) => void;
  removeLabel: (name: string) => string;
  order?: ChosenOrder | undefined;
  /** The last one is gone: where the focus goes. */
  onLeave: () => void;
  /** `inField` between the other parts of a field, `cards` for pictures. */
  layout?: keyof typeof styles.item;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
}

const BUTTONS = { earlier: ChevronLeft, later: ChevronRight, remove: X };

/** A button of the list. */
interface Stop {
  readonly id: string;
  readonly does: keyof typeof BUTTONS;
}

/**
 * What is chosen, in its order: one stop of the Tab key. The arrow keys go from button to button, Delete and Backspace
 * remove. Where the order counts, buttons move an item, and so does dragging it.
 */
export function ChosenList(props: ChosenListProps) {
  const { items, onRemove, removeLabel, order, onLeave, layout = 'chips', isDisabled, isReadOnly } = props;
  const { direction } = useLocale();
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<Stop>(undefined);
  const [lastStop, setLastStop] = useState<Stop>();
  const [moved, setMoved] = useState('');

  // What is removed takes the focus with it, and so does what the browser draws in another place.
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const { id, does } = wanted.current;
    wanted.current = undefined;
    list.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"] [data-does=${does}]`)?.focus();
  });

  function remove(index: number) {
    const item = items[index];
    if (isReadOnly || !item) return;
    // To the one that takes its place, or to the one before it.
    const next = items[index + 1] ?? items[index - 1];
    if (next) wanted.current = { id: next.id, does: 'remove' };
    else onLeave();
    onRemove(item.id);
  }

  function move(from: number, to: number) {
    const item = items[from];
    if (isReadOnly || !item || !items[to]) return;
    setMoved(order?.movedText(item.name, to + 1, items.length) ?? '');
    order?.onMove(item.id, to);
  }

  function step(from: number, does: 'earlier' | 'later') {
    wanted.current = { id: items[from]?.id ?? '', does };
    move(from, from + (does === 'later' ? 1 : -1));
  }

  function handleKeyDown(event: KeyboardEvent<HTMLButtonElement>, index: number) {
    const all = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = all.indexOf(event.currentTarget);
    const [back, forth] = direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    if (event.key === back) all[Math.max(at - 1, 0)]?.focus();
    else if (event.key === forth) all[Math.min(at + 1, all.length - 1)]?.focus();
    else if (event.key === 'Home') all[0]?.focus();
    else if (event.key === 'End') all.at(-1)?.focus();
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(index);
    else return;
    event.preventDefault();
  }

  const first: Stop = { id: items[0]?.id ?? '', does: 'remove' };
  const stop = lastStop && items.some(({ id }) => id === lastStop.id) ? lastStop : first;

  function drawButton(index: number, does: Stop['does'], label: string) {
    const { id = '' } = items[index] ?? {};
    const isAtEdge = (does === 'earlier' && index === 0) || (does === 'later' && index === items.length - 1);
    return (
      <button
        type="button"
        data-does={does}
        aria-label={label}
        disabled={isDisabled}
        // At the edge it does nothing, and keeps the focus.
        aria-disabled={isAtEdge || undefined}
        tabIndex={stop.id === id && stop.does === does ? 0 : -1}
        onFocus={() => setLastStop({ id, does })}
        onClick={() => (does === 'remove' ? remove(index) : step(index, does))}
        onKeyDown={(event) => handleKeyDown(event, index)}
        className={styles.button}
      >
        <Icon icon={BUTTONS[does]} size={14} isMirrored={does !== 'remove'} />
      </button>
    );
  }

  if (items.length === 0) return null;
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers Safari no longer takes it for a list. */}
      <ul ref={list} role="list" aria-label={props['aria-label']} className={styles.list}>
        {items.map(({ id, name, content, detail }, index) => (
          <li key={id} data-item={id} className={styles.item[layout]} {...order?.drag(index, move)}>
            {order && layout === 'cards' && (
              <span className={styles.place}>{order.placeText(index + 1)}</span>
            )}
            <span className={styles.words[layout]}>{content ?? name}</span>
            {detail !== undefined && <span className={styles.detail}>{detail}</span>}
            {order && drawButton(index, 'earlier', order.earlierLabel(name))}
            {order && drawButton(index, 'later', order.laterLabel(name))}
            {drawButton(index, 'remove', removeLabel(name))}
          </li>
        ))}
      </ul>
      {order && (
        <span role="status" className={visuallyHidden}>
          {moved}
        </span>
      )}
    </>
  );
}
