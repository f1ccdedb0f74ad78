import { type ComponentProps, type ReactNode, useContext } from 'react';
import { Link } from '../actions/Link.tsx';
import { joinClasses } from '../joinClasses.ts';
import { visuallyHidden } from '../theme/text.css.ts';
import * as styles from './List.css.ts';
import { RowOpensContext, useRowTabIndex } from './rowTabIndex.ts';

export interface ListProps {
  'aria-label': string;
  /** A class made of `listColumns`. */
  className: string;
  /** In the 40 px head: the select-all box, or the bulk bar in its place. */
  head?: ReactNode;
  /** The names of the columns, where a column does not explain itself. */
  columnNames?: ReactNode;
  /** While the rows are placeholders. */
  isBusy?: boolean;
  /** `ListRow`s. */
  children?: ReactNode;
}

/** Rows in one frame. */
export function List({ className, head, columnNames, isBusy, children, 'aria-label': label }: ListProps) {
  return (
    <div className={joinClasses(styles.list, className)}>
      {head !== undefined && <div className={styles.head}>{head}</div>}
      {columnNames !== undefined && (
        <div aria-hidden className={styles.columnNames}>
          {columnNames}
        </div>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers Safari no longer takes it for a list. */}
      <ul role="list" aria-label={label} aria-busy={isBusy} className={styles.rows}>
        {children}
      </ul>
    </div>
  );
}

export interface ListRowProps extends Omit<ComponentProps<'li'>, 'className'> {}

/** A row of 40 px, two lines on a phone; its children fill the columns. */
export function ListRow({ children, ...props }: ListRowProps) {
  return (
    <li {...props} className={styles.row}>
      {children}
    </li>
  );
}

/** The bar at the start edge of a row: `live` plays, `warning` is out of reach. */
export function RowMark({ kind }: { kind: keyof typeof styles.mark }) {
  return <span aria-hidden className={styles.mark[kind]} />;
}

export interface ListNameProps {
  children: ReactNode;
  /** The whole name, for when it is cut. */
  title?: string;
  /** Where the row leads. The whole row is then the link, unless a click on it selects. */
  href?: string;
  badge?: ReactNode;
  /** On a phone, the facts whose columns have gone. */
  second?: ReactNode;
  /** Muted, as the name of what is offline. */
  isDimmed?: boolean;
}

/** The first column with words: name, its badge right after it, and a second line on a phone. */
export function ListName({ children, title, href, badge, second, isDimmed }: ListNameProps) {
  const tabIndex = useRowTabIndex();
  const isStop = !useContext(RowOpensContext);
  return (
    <div className={styles.nameCell}>
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
      {badge}
      {second !== undefined && <span className={styles.second}>{second}</span>}
    </div>
  );
}

export interface ListCellProps {
  className?: string;
  /** The name of its column, for who hears the cell and does not see what stands above it. */
  label?: string;
  children?: ReactNode;
}

/** A muted fact of a row. */
export function ListCell({ className, label, children }: ListCellProps) {
  return (
    <span className={joinClasses(styles.cell, className)}>
      {label !== undefined && <span className={visuallyHidden}>{label} </span>}
      {children}
    </span>
  );
}

/** The buttons of a row, above the link that covers it. */
export function ListActions({ children }: { children?: ReactNode }) {
  return <span className={styles.above}>{children}</span>;
}
