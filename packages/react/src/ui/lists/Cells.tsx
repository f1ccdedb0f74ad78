import { Fragment, type ReactNode, useContext } from 'react';
import { Button } from '../actions/Button.tsx';
import { ButtonLink } from '../actions/ButtonLink.tsx';
import { Link } from '../actions/Link.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { joinClasses } from '../joinClasses.ts';
import { hiddenBelow, shownBelow } from '../layout/fold.css.ts';
import { visuallyHidden } from '../theme/text.css.ts';
import {
  type Column,
  type FactColumn,
  type Fold,
  findGone,
  findHiddenBelow,
  findSecondBelow,
  type RowAction,
} from './columns.ts';
import * as styles from './List.css.ts';
import { RowOpensContext, useRowTabIndex } from './rowTabIndex.ts';
import { waiting } from './Thumbnail.css.ts';

/** What a list draws in each of its rows. */
export interface RowContent<Row, Live> {
  columns: readonly Column<Row, Live>[];
  /** What a row is called. */
  getName: (row: Row) => string;
  /** Where a row leads, if it does. */
  toHref?: ((row: Row) => string | undefined) | undefined;
  /** The bar at the start edge of a row: `live` plays, `warning` is out of reach. */
  markOf?: (row: Row, live: Live) => keyof typeof styles.mark | undefined;
  /** A hook that is called in each row, for what changes by itself; columns are given what it returns. */
  useLive?: (row: Row) => Live;
  /** Draws the texts in which people search, as with what matches underlined. */
  drawText?: (text: string) => ReactNode;
}

export interface CellsProps<Row, Live> extends RowContent<Row, Live> {
  row: Row;
}

/** The cells of one row. */
export function Cells<Row, Live>({ useLive, ...props }: CellsProps<Row, Live>) {
  const { row, columns, markOf } = props;
  // Without the hook, `Live` is undefined.
  const live = useLive?.(row) as Live;
  const mark = markOf?.(row, live);
  return (
    <>
      {mark && <span aria-hidden className={styles.mark[mark]} />}
      {columns.map((column, index) => (
        <Fragment key={index}>{drawCell(column, { ...props, live })}</Fragment>
      ))}
    </>
  );
}

interface CellContext<Row, Live> extends CellsProps<Row, Live> {
  live: Live;
}

function drawCell<Row, Live>(column: Column<Row, Live>, context: CellContext<Row, Live>) {
  const { row, columns, live, getName, toHref, drawText = (text) => text } = context;
  const draw = (content: ReactNode) => (typeof content === 'string' ? drawText(content) : content);
  const drawFact = (fact: FactColumn<Row, Live>) =>
    fact.kind === 'text' ? draw(fact.text(row)) : fact.cell(row, live);
  const hidden = hiddenBelowClass(column);
  switch (column.kind) {
    case 'name': {
      const name = draw(getName(row));
      const { second } = column;
      return (
        <NameCell
          title={getName(row)}
          href={toHref?.(row)}
          isAlone={!column.badge && !second}
          badge={column.badge?.(row, live)}
          second={
            second === 'columns'
              ? joinFacts(findGone(columns).map((gone) => ({ ...gone, fact: drawFact(gone.column) })))
              : draw(second?.(row, live))
          }
          secondBelow={findSecondBelow(columns)}
          isDimmed={column.isDimmed?.(row, live)}
        >
          {column.show ? column.show(name, row, live) : name}
        </NameCell>
      );
    }
    case 'icon':
      return <span className={styles.iconCell}>{column.icon(row, live)}</span>;
    case 'picture':
      return column.picture(row);
    case 'actions':
      return (
        <span className={joinClasses(styles.above, hidden)}>
          {column.actions(row, live).map((action) => (
            <ActionButton key={action.label} action={action} />
          ))}
        </span>
      );
    default: {
      const fact = drawFact(column);
      return (
        <FactCell
          className={hidden}
          label={column.label}
          isPicture={column.kind === 'cell' && typeof fact === 'object'}
        >
          {fact}
        </FactCell>
      );
    }
  }
}

/** 'SX-1 · €99.00 · 4 pieces': what has nothing to say leaves no gap. */
const joinFacts = (facts: readonly { readonly fact: ReactNode; readonly below: Fold | undefined }[]) =>
  facts
    .filter(({ fact }) => fact !== '')
    .map(({ fact, below }, index) => {
      const words = (
        <>
          {index > 0 && ' · '}
          {fact}
        </>
      );
      return below ? (
        <span key={index} className={shownBelow[below]}>
          {words}
        </span>
      ) : (
        <Fragment key={index}>{words}</Fragment>
      );
    });

function hiddenBelowClass(column: Column<never, never>): string | undefined {
  const width = findHiddenBelow(column);
  return width && hiddenBelow[width];
}

interface NameCellProps {
  children: ReactNode;
  /** The whole name, for when it is cut. */
  title?: string;
  href?: string | undefined;
  /** Nothing ever stands beside it or below: it needs no cell around it. */
  isAlone?: boolean;
  badge?: ReactNode;
  second?: ReactNode;
  secondBelow: keyof typeof styles.second | undefined;
  isDimmed?: boolean | undefined;
}

/** Name, its badge right after it, and a second line where columns have gone. The whole row is the link, unless a click selects it. */
function NameCell(props: NameCellProps) {
  const { children, title, href, isAlone, badge, second, secondBelow = 'phone', isDimmed } = props;
  const tabIndex = useRowTabIndex();
  const isStop = !useContext(RowOpensContext);
  const name = (
    <span className={joinClasses(styles.name, isDimmed && styles.dimmed)} title={title}>
      {href === undefined ? (
        children
      ) : (
        <Link
          variant="plain"
          href={href}
          tabIndex={isStop ? tabIndex : -1}
          className={tabIndex === undefined ? styles.rowLink : styles.nameLink}
        >
          {children}
        </Link>
      )}
    </span>
  );
  if (isAlone) return name;
  return (
    <div className={styles.nameCell[secondBelow]}>
      {name}
      {badge}
      {second !== undefined && <span className={styles.second[secondBelow]}>{second}</span>}
    </div>
  );
}

interface FactCellProps {
  className?: string | undefined;
  label?: string | undefined;
  /** A state or a picture, where others are words that are cut. */
  isPicture?: boolean;
  children?: ReactNode;
}

/** A muted fact; it says the name of its column to those who do not see what stands above it. */
function FactCell({ className, label, isPicture, children }: FactCellProps) {
  return (
    <span className={joinClasses(isPicture ? styles.pictureCell : styles.cell, className)}>
      {label === undefined ? (
        children
      ) : (
        <>
          <span className={visuallyHidden}>{label} </span>
          {children}
        </>
      )}
    </span>
  );
}

function ActionButton({ action }: { action: RowAction }) {
  const tabIndex = useRowTabIndex();
  const { label, icon, isIconSolid, isPending, reasonAgainst } = action;
  const look = { variant: 'quiet', size: 's', icon, isIconSolid } as const;
  if ('href' in action) {
    return <ButtonLink {...look} aria-label={label} href={action.href} tabIndex={tabIndex} />;
  }
  return (
    <Button
      {...look}
      aria-label={label}
      excludeFromTabOrder={tabIndex === -1}
      isPending={isPending}
      reasonAgainst={reasonAgainst}
      onPress={action.onPress}
    />
  );
}

interface ColumnNamesProps {
  columns: readonly Column<never, never>[];
  /** Something else stands in the place of the name of the rows. */
  isNameLeftOut?: boolean;
}

/** The names of the columns, as wide as the columns. */
export function ColumnNames({ columns, isNameLeftOut }: ColumnNamesProps) {
  return columns.map((column, index) => {
    if (column.kind === 'name' && isNameLeftOut) return null;
    const isFact = column.kind !== 'name';
    return (
      <span
        key={index}
        className={joinClasses(styles.columnName, isFact && styles.factName, hiddenBelowClass(column))}
      >
        {'label' in column && column.label}
      </span>
    );
  });
}

export interface PlaceholderCellsProps {
  columns: readonly Column<never, never>[];
  /** Of the name, in pixels. */
  nameWidth: number;
}

const FACT_PX = 64;
const BUTTON_PX = 16;

/** The cells of a row that is still loading, with a bar for each. */
export function PlaceholderCells({ columns, nameWidth }: PlaceholderCellsProps) {
  return columns.map((column, index) => {
    const hidden = hiddenBelowClass(column);
    switch (column.kind) {
      case 'name':
        return (
          <NameCell
            key={index}
            second={column.second && <Skeleton width={column.placeholderWidth ?? FACT_PX} />}
            secondBelow={findSecondBelow(columns)}
          >
            <Skeleton width={nameWidth} />
          </NameCell>
        );
      case 'icon':
        return <Skeleton key={index} width={BUTTON_PX} height={BUTTON_PX} />;
      case 'picture':
        return (
          <span key={index} className={waiting}>
            <Skeleton width="100%" height="100%" />
          </span>
        );
      case 'actions':
        return (
          <span key={index} className={joinClasses(styles.above, hidden)}>
            <Skeleton width={BUTTON_PX} height={BUTTON_PX} />
          </span>
        );
      default:
        return (
          <FactCell key={index} className={hidden} isPicture>
            <Skeleton width={column.placeholderWidth ?? FACT_PX} />
          </FactCell>
        );
    }
  });
}
