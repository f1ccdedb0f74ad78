import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../../hooks/useMessages.ts';
import { paletteTexts } from '../../../messages/en/palette.ts';
import { Match, MatchContext } from '../../../patterns/list/Match.tsx';
import { useLink, useNavigation } from '../../../ui/actions/navigation.tsx';
import {
  Button,
  EmptyState,
  Icon,
  joinClasses,
  Search,
  Skeleton,
  Spinner,
  visuallyHidden,
} from '../../../ui/index.ts';
import { SearchDialog } from '../../../ui/overlays/SearchDialog.tsx';
import * as styles from './Palette.css.ts';
import { isPaletteKey } from './paletteKey.ts';
import { type PaletteGroup, type PaletteOption, usePalette } from './usePalette.ts';

export interface PaletteProps {
  onClose: () => void;
  /** Closes it, and goes there. */
  onChoose: (to: string) => void;
}

/**
 * The search over everything: what is typed is looked for in screens and records, and what is found is chosen by keys. The
 * focus stays in the field, which says what is chosen (a combobox). Not react-aria's Autocomplete: that one looks for its
 * options in the document, where no shadow root shows them, and tells the first of them half a second of real time later.
 */
export default function Palette({ onClose, onChoose }: PaletteProps) {
  const t = useMessages(paletteTexts);
  const { text, onType, groups, isSearching } = usePalette();
  const { useHref } = useNavigation();
  const listId = useId();
  const [activeKey, setActiveKey] = useState<string>();
  const options = groups.flatMap((group) => group.options);
  const active = options.find(({ key }) => key === activeKey) ?? options[0];
  const activeHref = useHref(active?.to ?? '/');
  const idOf = ({ key }: PaletteOption) => `${listId}-${key}`;

  function move(step: number | 'first' | 'last') {
    const from = active ? options.indexOf(active) : -1;
    const to = step === 'first' ? 0 : step === 'last' ? -1 : (from + step) % options.length;
    setActiveKey(options.at(to)?.key);
  }
  function run({ to, onRun }: PaletteOption) {
    if (onRun) onRun();
    else onChoose(to);
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (isPaletteKey(event)) onClose();
    else if (step !== undefined) move(step);
    else if (event.key !== 'Enter' || !active) return;
    else if (active.to !== undefined && (event.ctrlKey || event.metaKey))
      window.open(activeHref, '_blank', 'noopener');
    else run(active);
    event.preventDefault();
  }

  const hasNothing = text.trim() !== '' && options.length === 0 && !isSearching;
  return (
    <SearchDialog
      label={t('palette.title')}
      onClose={onClose}
      head={
        <>
          <Icon icon={Search} className={styles.mark} />
          <input
            // biome-ignore lint/a11y/noAutofocus: it is what the dialog is for.
            autoFocus
            type="text"
            role="combobox"
            aria-label={t('palette.field')}
            aria-expanded={options.length > 0}
            aria-controls={options.length > 0 ? listId : undefined}
            aria-activedescendant={active && idOf(active)}
            aria-autocomplete="list"
            placeholder={t('palette.field')}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            value={text}
            onChange={(event) => {
              setActiveKey(undefined);
              onType(event.target.value);
            }}
            onKeyDown={handleKeyDown}
            className={styles.input}
          />
          {isSearching && <Spinner size={16} aria-label={t('palette.searching')} />}
          <Button variant="quiet" size="s" aria-label={t('palette.close')} onPress={onClose}>
            {t('palette.escape')}
          </Button>
        </>
      }
      foot={<Keys />}
    >
      <span role="status" className={visuallyHidden}>
        {!isSearching && !hasNothing && t('palette.found', { count: options.length })}
      </span>
      <MatchContext value={text.trim()}>
        {options.length > 0 ? (
          <div id={listId} role="listbox" aria-label={t('palette.title')} className={styles.list}>
            {groups.map((group) => (
              <Group
                key={group.key}
                group={group}
                activeKey={active?.key}
                idOf={idOf}
                onPoint={setActiveKey}
                onRun={run}
              />
            ))}
          </div>
        ) : (
          groups.map(({ key, label, note }) => <Waiting key={key} label={label} note={note} />)
        )}
      </MatchContext>
      {hasNothing && (
        <div role="status">
          <EmptyState icon={Search} title={t('palette.none', { text: text.trim() })}>
            {t('palette.none.detail')}
          </EmptyState>
        </div>
      )}
    </SearchDialog>
  );
}

const STEPS: Readonly<Record<string, number | 'first' | 'last'>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: 'first',
  End: 'last',
};

interface GroupProps {
  group: PaletteGroup;
  activeKey: string | undefined;
  idOf: (option: PaletteOption) => string;
  onPoint: (key: string) => void;
  onRun: (option: PaletteOption) => void;
}

function Group({ group, activeKey, idOf, onPoint, onRun }: GroupProps) {
  if (group.isWaiting) return <Waiting label={group.label} note={group.note} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options is no field.
    <div role="group" aria-label={`${group.label}, ${group.note}`} className={styles.group}>
      <Caption label={group.label} note={group.note} />
      {group.options.map((option) => (
        <Option
          key={option.key}
          id={idOf(option)}
          option={option}
          isActive={option.key === activeKey}
          onPoint={() => onPoint(option.key)}
          onRun={() => onRun(option)}
        />
      ))}
    </div>
  );
}

const Caption = ({ label, note }: Pick<PaletteGroup, 'label' | 'note'>) => (
  <div aria-hidden className={styles.caption}>
    <span>{label}</span>
    <span>{note}</span>
  </div>
);

const Waiting = (group: Pick<PaletteGroup, 'label' | 'note'>) => (
  <div aria-hidden className={styles.group}>
    <Caption {...group} />
    <div className={styles.option}>
      <Skeleton width={180} />
    </div>
  </div>
);

interface OptionProps {
  id: string;
  option: PaletteOption;
  isActive: boolean;
  onPoint: () => void;
  onRun: () => void;
}

function Option({ id, option: { to, icon, name, second }, isActive, onPoint, onRun }: OptionProps) {
  const t = useMessages(paletteTexts);
  const ref = useRef<HTMLAnchorElement & HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const { href, rel } = useLink(to ?? '/');
  function handleClick(event: MouseEvent) {
    // In a new tab or window the browser opens it.
    if (to !== undefined && (event.metaKey || event.ctrlKey || event.shiftKey)) return;
    event.preventDefault();
    onRun();
  }
  const props = {
    ref,
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: styles.option,
    // The focus stays in the field.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onPointerMove: onPoint,
    onClick: handleClick,
  } as const;
  const content = (
    <>
      <Icon icon={icon} className={styles.mark} />
      <span className={styles.words}>
        <span className={styles.name}>
          <Match>{name}</Match>
        </span>
        {second !== '' && (
          <span className={styles.second}>
            <Match>{second}</Match>
          </span>
        )}
      </span>
      {isActive && (
        <kbd aria-hidden className={joinClasses(styles.key, styles.wide)}>
          {t('palette.enter')}
        </kbd>
      )}
    </>
  );
  if (to === undefined) return <div {...props}>{content}</div>;
  return (
    <a {...props} href={href} rel={rel}>
      {content}
    </a>
  );
}

/** What the keys do, for the eye: a screen reader says it of a combobox. */
function Keys() {
  const t = useMessages(paletteTexts);
  const keys = [
    [['↑', '↓'], t('palette.key.choose')],
    [[t('palette.enter')], t('palette.key.open')],
    [[`${t('palette.ctrl')} ${t('palette.enter')}`], t('palette.key.newTab')],
  ] as const;
  return (
    <div aria-hidden className={joinClasses(styles.keys, styles.wide)}>
      {keys.map(([names, does]) => (
        <span key={does} className={styles.keyed}>
          {names.map((name) => (
            <kbd key={name} className={styles.key}>
              {name}
            </kbd>
          ))}
          <span>{does}</span>
        </span>
      ))}
    </div>
  );
}
