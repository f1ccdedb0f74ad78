import { type KeyboardEvent, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Icon } from '../icons/Icon.tsx';
import { X } from '../icons/icons.ts';
import * as styles from './MultiSelect.css.ts';
import type { SelectOption } from './Select.tsx';

export interface ChipsProps {
  'aria-label': string;
  chosen: readonly SelectOption[];
  removeLabel: (label: string) => string;
  isDisabled: boolean | undefined;
  isReadOnly: boolean | undefined;
  onRemove: (option: SelectOption) => void;
  /** The last one is gone: where the focus goes. */
  onLeave: () => void;
}

/** What is chosen: one stop of the Tab key; arrow keys go from cross to cross, Delete and Backspace remove. */
export function Chips({
  chosen,
  removeLabel,
  isDisabled,
  isReadOnly,
  onRemove,
  onLeave,
  'aria-label': label,
}: ChipsProps) {
  const { direction } = useLocale();
  const list = useRef<HTMLUListElement>(null);
  const [stop, setStop] = useState(0);
  const current = Math.min(stop, chosen.length - 1);

  const focus = (index: number) => list.current?.querySelectorAll('button')[index]?.focus();
  const remove = (index: number, option: SelectOption) => {
    if (isReadOnly) return;
    onRemove(option);
    if (chosen.length === 1) onLeave();
    // To the one that takes its place; before the last one goes, to the one before it.
    else focus(index === chosen.length - 1 ? index - 1 : index + 1);
  };
  const handleKeyDown = (event: KeyboardEvent, index: number, option: SelectOption) => {
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const forth = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === back) focus(Math.max(index - 1, 0));
    else if (event.key === forth) focus(Math.min(index + 1, chosen.length - 1));
    else if (event.key === 'Home') focus(0);
    else if (event.key === 'End') focus(chosen.length - 1);
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(index, option);
    else return;
    event.preventDefault();
  };
  if (chosen.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without markers Safari no longer takes it for a list.
    <ul ref={list} role="list" aria-label={label} className={styles.chips}>
      {chosen.map((option, index) => (
        <li key={option.value} className={styles.chip}>
          <span className={styles.words}>{option.label}</span>
          <button
            type="button"
            aria-label={removeLabel(option.label)}
            disabled={isDisabled}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setStop(index)}
            onClick={() => remove(index, option)}
            onKeyDown={(event) => handleKeyDown(event, index, option)}
            className={styles.remove}
          >
            <Icon icon={X} size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
