import type { CSSProperties, ReactNode } from 'react';
import type { IconType } from '../icons/Icon.tsx';
import { type Width, widths } from '../theme/responsive.ts';

/** A width at which a list folds: a small phone has the columns of the others. */
export type Fold = Exclude<Width, 'small'>;

/** Where a column stands and when it goes. */
interface Track {
  /** As in a grid template: '96px', 'minmax(0, 1fr)'. */
  readonly width: string;
  /** Its width in containers narrower than these. */
  readonly narrower?: Partial<Record<Fold, string>>;
  /** Gone in a container narrower than this. */
  readonly hiddenBelow?: Fold;
}

/** A column whose cells say a fact. */
interface FactTrack extends Track {
  /** Above the column where the list has column names, and in each cell for screen readers. */
  readonly label?: string;
  /** How wide its bar is while the rows are loading, in pixels. */
  readonly placeholderWidth?: number;
}

/** What can be done with one row: a button, or a link where it leads somewhere. */
export type RowAction = {
  readonly icon: IconType;
  /** With the name of the row, as 'Edit Lobby north'. */
  readonly label: string;
  readonly isIconSolid?: boolean;
  readonly isPending?: boolean;
  /** Why it cannot be done now. */
  readonly reasonAgainst?: string | undefined;
} & ({ readonly href: string } | { readonly onPress: () => void });

/**
 * A column of a list. `Live` is what `useLive` returns for a row.
 *
 * - `name`: what the row is called, a link where the row leads somewhere; a second line where columns have gone.
 * - `icon`: 16 px before the name.
 * - `picture`: 120 px before the name, on a phone 72, with an icon where it cannot be shown. Such rows are for pages, not for
 *   lists of thousands.
 * - `text`: a fact in which people search.
 * - `cell`: any other fact.
 * - `actions`: buttons for this one row.
 */
export type Column<Row, Live = undefined> =
  | (Partial<Track> & {
      readonly kind: 'name';
      readonly label?: string;
      /** How the name is shown where plain words are not enough. */
      readonly show?: (name: ReactNode, row: Row, live: Live) => ReactNode;
      /** Right after the name. */
      readonly badge?: (row: Row, live: Live) => ReactNode;
      /**
       * The facts whose columns have gone, on a tablet or on a phone: `'columns'`, one after the other, or what is said instead,
       * where a text is searched like a `text` column. One that goes later than the first is not among them: let them go at once.
       */
      readonly second?: 'columns' | ((row: Row, live: Live) => ReactNode);
      /** Muted, as the name of what is offline. */
      readonly isDimmed?: (row: Row, live: Live) => boolean;
      /** How wide the bar of the second line is while the rows are loading, in pixels. */
      readonly placeholderWidth?: number;
    })
  | { readonly kind: 'icon'; readonly icon: (row: Row, live: Live) => ReactNode }
  | {
      readonly kind: 'picture';
      /** A `Thumbnail`. The name of the row says what it shows. */
      readonly picture: (row: Row) => ReactNode;
    }
  | (FactTrack & { readonly kind: 'text'; readonly text: (row: Row) => string })
  | (FactTrack & { readonly kind: 'cell'; readonly cell: (row: Row, live: Live) => ReactNode })
  | (Track & {
      readonly kind: 'actions';
      readonly actions: (row: Row, live: Live) => readonly RowAction[];
    });

/** A column that says a fact. */
export type FactColumn<Row, Live> = Extract<Column<Row, Live>, { readonly kind: 'text' | 'cell' }>;

/** A column whatever its rows are. */
type AnyColumn = Column<never, never>;

// A column without a width of its own, by kind.
const OWN_TRACKS = {
  icon: { width: '16px' },
  picture: { width: '120px', narrower: { phone: '72px' } },
  // The name takes what is left, on a phone all of it.
  name: { width: 'minmax(0, 1fr)', narrower: { phone: 'minmax(0, 1fr)' } },
} as const satisfies Partial<Record<AnyColumn['kind'], Track>>;

function trackOf(column: AnyColumn): Track {
  switch (column.kind) {
    case 'icon':
    case 'picture':
      return OWN_TRACKS[column.kind];
    case 'name':
      return { ...OWN_TRACKS.name, ...column };
    default:
      return column;
  }
}

/** From which width down a column has gone. */
export const findHiddenBelow = (column: AnyColumn): Fold | undefined => trackOf(column).hiddenBelow;

/** From which width down the name has its second line: where the first column goes that may be in it. */
export const findSecondBelow = (columns: readonly AnyColumn[]): 'tablet' | 'phone' | undefined => {
  if (!columns.some((column) => column.kind === 'name' && column.second)) return undefined;
  return columns.some((column) => findHiddenBelow(column) === 'tablet') ? 'tablet' : 'phone';
};

/** A fact of the second line, and from which width down it stands there: always, or once its column has gone, too. */
export interface GoneFact<Row, Live> {
  readonly column: FactColumn<Row, Live>;
  readonly below: Fold | undefined;
}

/** The facts whose columns go, those that go first before those that go later. */
export function findGone<Row, Live>(columns: readonly Column<Row, Live>[]): GoneFact<Row, Live>[] {
  const secondBelow = findSecondBelow(columns);
  if (!secondBelow) return [];
  const gone = columns.flatMap((column) => {
    if ((column.kind !== 'text' && column.kind !== 'cell') || !column.hiddenBelow) return [];
    const { hiddenBelow } = column;
    const isLater = widths[hiddenBelow] < widths[secondBelow];
    return { column, below: isLater ? hiddenBelow : undefined };
  });
  return [...gone.filter(({ below }) => !below), ...gone.filter(({ below }) => below)];
}

const NARROWEST_FIRST = (Object.keys(widths) as Width[])
  .filter((name) => name !== 'small')
  .sort((a, b) => widths[a] - widths[b]);

/** The template of a container narrower than `below`, or of any where that is left out. */
function templateOf(columns: readonly AnyColumn[], isBoxed: boolean, below?: Fold): string {
  const tracks = columns.map(trackOf).flatMap(({ width, narrower, hiddenBelow }) => {
    if (!below) return width;
    if (hiddenBelow && widths[hiddenBelow] >= widths[below]) return [];
    const nearest = NARROWEST_FIRST.find((name) => widths[name] >= widths[below] && narrower?.[name]);
    return (nearest && narrower?.[nearest]) ?? width;
  });
  return [isBoxed ? '16px' : [], tracks].flat().join(' ');
}

/**
 * The columns of a list as custom properties, one for each width at which it folds; `List.css.ts` reads them. `isBoxed`
 * where a box before each row says what is selected.
 */
export function columnsStyle(columns: readonly AnyColumn[], isBoxed: boolean): CSSProperties {
  const templates = NARROWEST_FIRST.map((name) => [
    `--carillon-columns-${name}`,
    templateOf(columns, isBoxed, name),
  ]);
  return Object.fromEntries([['--carillon-columns', templateOf(columns, isBoxed)], ...templates]);
}
