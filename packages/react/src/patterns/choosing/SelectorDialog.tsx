import { cutCharacters } from '@carillon/protocol/form';
import { MAX_QUERY_LENGTH } from '@carillon/protocol/list';
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../hooks/useMessages.ts';
import { choosingTexts } from '../../messages/en/choosing.ts';
import { errorText } from '../../messages/errorText.ts';
import {
  Button,
  type Column,
  EmptyState,
  LoadingList,
  Search,
  SearchField,
  Spinner,
} from '../../ui/index.ts';
import { RowList, type RowRecord } from '../../ui/lists/RowList.tsx';
import type { RowId, RowSelection } from '../../ui/lists/useRowSelection.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { ListProblem } from '../list/ListProblem.tsx';
import * as styles from './SelectorDialog.css.ts';
import { type Choices, type ChoicesSource, useChoices } from './useChoices.ts';

export interface SelectorDialogProps<Row extends RowRecord> {
  source: ChoicesSource<Row>;
  /** 'Ship to'. */
  title: string;
  /** 'Search countries'. */
  searchLabel: string;
  /** 'No country found'. */
  emptyText: string;
  /** What the rows are, for those who cannot see them. */
  rowsLabel: string;
  columns: readonly Column<Row>[];
  /** What is chosen already is not offered again. */
  chosenIds: readonly RowId[];
  /** One is chosen instead of several. */
  isSingle?: boolean;
  /** On the button that takes them: 'Add 3 countries'. */
  confirmLabel: (count: number) => string;
  /** Above the rows: what chooses many at once. */
  before?: (picked: readonly Row[], onPick: (rows: readonly Row[]) => void) => ReactNode;
  /** Below them: what else is asked about those that are chosen. */
  after?: (picked: readonly Row[]) => ReactNode;
  /** Given what was chosen, in the order in which it was. */
  onChoose: (rows: readonly Row[]) => void;
  onClose: () => void;
}

/**
 * A dialog in which some of many are chosen: it searches, and loads ten at a time (LST-11). A module of its own: loaded
 * when needed.
 */
export default function SelectorDialog<Row extends RowRecord>(props: SelectorDialogProps<Row>) {
  const { source, title, searchLabel, isSingle, confirmLabel, before, after, onChoose, onClose } = props;
  const t = useMessages(choosingTexts);
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<readonly Row[]>([]);
  const rowsRef = useRef<{ focus: () => void }>(null);
  const choices = useChoices(source, text);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    rowsRef.current?.focus();
  }

  return (
    <Dialog
      isOpen
      title={title}
      closeLabel={t('choosing.close')}
      onClose={onClose}
      footer={
        <>
          <span role="status" className={styles.count}>
            {!isSingle && t('choosing.chosen', { count: picked.length })}
          </span>
          <Button onPress={onClose}>{t('choosing.cancel')}</Button>
          <Button variant="main" isDisabled={picked.length === 0} onPress={() => onChoose(picked)}>
            {confirmLabel(picked.length)}
          </Button>
        </>
      }
    >
      {/* Of a field nothing bubbles. */}
      <div onKeyDownCapture={handleKeyDown}>
        <SearchField
          autoFocus
          label={searchLabel}
          placeholder={searchLabel}
          clearLabel={t('choosing.clearSearch')}
          value={text}
          onChange={(next) => setText(cutCharacters(next, MAX_QUERY_LENGTH))}
        />
      </div>
      {before?.(picked, setPicked)}
      <div className={after ? styles.fewerRows : styles.rows}>
        <Rows {...props} choices={choices} picked={picked} onPick={setPicked} rowsRef={rowsRef} />
      </div>
      {after?.(picked)}
    </Dialog>
  );
}

interface RowsProps<Row extends RowRecord> extends SelectorDialogProps<Row> {
  choices: Choices<Row>;
  picked: readonly Row[];
  onPick: (picked: readonly Row[]) => void;
  rowsRef: Ref<{ focus: () => void }>;
}

function Rows<Row extends RowRecord>({ choices, rowsRef, ...props }: RowsProps<Row>) {
  const { source, columns, emptyText, rowsLabel, chosenIds, isSingle, picked, onPick, onChoose } = props;
  const t = useMessages(choosingTexts);
  if (choices.status === 'loading') {
    return <LoadingList aria-label={t('choosing.loading')} columns={columns} isBoxed isPlain />;
  }
  if (choices.status === 'failed') {
    return (
      <ListProblem
        title={t('choosing.failed')}
        reason={errorText(t, choices.error)}
        cause={choices.error}
        closeLabel={t('choosing.close')}
        onRetry={choices.onRetry}
      />
    );
  }
  const rows = choices.rows.filter(({ id }) => !chosenIds.includes(id));
  const count = choices.count - (choices.rows.length - rows.length);
  const isNone = rows.length === 0 && choices.more.status === 'none';
  return (
    <>
      {isNone ? (
        <div role="status">
          <EmptyState icon={Search} title={emptyText} />
        </div>
      ) : (
        <RowList
          ref={rowsRef}
          aria-label={rowsLabel}
          columns={columns}
          rows={rows}
          getName={source.entity.getName}
          selection={selectionOf(rows, picked, onPick, isSingle)}
          isSingle={isSingle}
          isPlain
          onOpen={isSingle ? (row) => onChoose([row]) : undefined}
        />
      )}
      <More more={choices.more} onMore={choices.onMore} shown={rows.length} count={count} />
    </>
  );
}

const NONE = new Map<RowId, string>();

/** What is picked, also where it is not among the rows that are shown. */
function selectionOf<Row extends RowRecord>(
  rows: readonly Row[],
  picked: readonly Row[],
  onPick: (picked: readonly Row[]) => void,
  isSingle = false,
): RowSelection {
  const ids = new Set(picked.map(({ id }) => id));
  const indexOf = (wanted: RowId) => rows.findIndex(({ id }) => id === wanted);
  const add = (more: readonly Row[]) =>
    onPick(isSingle ? more.slice(-1) : [...picked, ...more.filter(({ id }) => !ids.has(id))]);
  return {
    ids,
    locked: NONE,
    refusal: undefined,
    toggle(id) {
      if (ids.has(id)) onPick(picked.filter((row) => row.id !== id));
      else add(rows.filter((row) => row.id === id));
    },
    extendTo(id, fromId = id) {
      const [from, to] = [indexOf(fromId), indexOf(id)];
      add(rows.slice(Math.min(from, to), Math.max(from, to) + 1));
    },
    selectAll: () => add(rows),
    drop: (gone) => onPick(picked.filter(({ id }) => !gone.includes(id))),
    clear: () => onPick([]),
  };
}

interface MoreProps
  extends Pick<Extract<Choices<unknown>, { status: 'ready' }>, 'count' | 'more' | 'onMore'> {
  shown: number;
}

/** Below the rows: how many they are, and the next ones, which come when this is seen. */
function More({ count, more, onMore, shown }: MoreProps) {
  const t = useMessages(choosingTexts);
  const ref = useRef<HTMLDivElement>(null);
  const onSeen = useRef(onMore);
  useEffect(() => {
    onSeen.current = onMore;
  });
  const isThere = more.status === 'there';
  // It is looked for again after each answer: one in which all are chosen already moves nothing.
  useEffect(() => {
    const element = ref.current;
    if (!isThere || !element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) onSeen.current();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isThere]);

  if (more.status === 'failed') {
    return (
      <ListProblem
        title={t('choosing.more.failed')}
        reason={errorText(t, more.error)}
        cause={more.error}
        closeLabel={t('choosing.close')}
        onRetry={onMore}
      />
    );
  }
  const figures = { shown, count };
  return (
    <div ref={ref} role="status" className={styles.more}>
      {more.status === 'loading' && (
        <Spinner size={16} isLabelShown aria-label={t('choosing.range.loading', figures)} />
      )}
      {more.status === 'there' && t('choosing.range', figures)}
      {more.status === 'tooMany' && t('choosing.range.search', figures)}
    </div>
  );
}
