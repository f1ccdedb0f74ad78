import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '../actions/Button.tsx';
import { ChevronLeft, ChevronRight } from '../icons/icons.ts';
import { joinClasses } from '../joinClasses.ts';
import { useSectionRole } from '../layout/ScreenFrame.ts';
import * as styles from './Pagination.css.ts';

export interface PaginationLabels {
  /** Name of the whole, as "Pages". */
  pages: string;
  previous: string;
  next: string;
  /** Name of one page, as "Page 1,234"; gets the number as it is drawn. */
  page: (figure: string) => string;
}

export interface PaginationProps {
  /** Pages from 1, with a gap where some are left out: `[1, 'gap', 6, 7, 8, 'gap', 24]`. */
  pages: readonly (number | 'gap')[];
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  labels: PaginationLabels;
  /** Beside the pages, as "1 to 12 of 37". */
  summary?: ReactNode;
}

/**
 * The pages of a list; the arrows stay where they are at the first and last page, and keep the focus. One page leads nowhere:
 * then there is the summary alone.
 */
export function Pagination({ pages, page, pageCount, onPage, labels, summary }: PaginationProps) {
  const { locale } = useLocale();
  const role = useSectionRole();
  const figures = new Intl.NumberFormat(locale);
  const said = summary !== undefined && <span className={styles.summary}>{summary}</span>;
  if (pageCount <= 1) return <div className={styles.pages}>{said}</div>;
  const isFirst = page <= 1;
  const isLast = page >= pageCount;
  return (
    <nav role={role} aria-label={labels.pages} className={styles.pages}>
      <Button
        variant="quiet"
        icon={ChevronLeft}
        isIconMirrored
        aria-label={labels.previous}
        aria-disabled={isFirst || undefined}
        onPress={() => !isFirst && onPage(page - 1)}
      />
      {pages.map((item, index) =>
        item === 'gap' ? (
          <span key={`gap-${index}`} aria-hidden className={styles.gap}>
            …
          </span>
        ) : (
          <Button
            key={item}
            variant="quiet"
            aria-label={labels.page(figures.format(item))}
            aria-current={item === page ? 'page' : undefined}
            className={joinClasses(styles.page, item === page && styles.current)}
            onPress={() => onPage(item)}
          >
            {figures.format(item)}
          </Button>
        ),
      )}
      <Button
        variant="quiet"
        icon={ChevronRight}
        isIconMirrored
        aria-label={labels.next}
        aria-disabled={isLast || undefined}
        onPress={() => !isLast && onPage(page + 1)}
      />
      {said}
    </nav>
  );
}
