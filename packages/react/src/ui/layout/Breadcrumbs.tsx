import { Link } from '../actions/Link.tsx';
import { Icon } from '../icons/Icon.tsx';
import { ChevronRight } from '../icons/icons.ts';
import * as styles from './Breadcrumbs.css.ts';
import { useScreenFrame } from './ScreenFrame.ts';

export interface Crumb {
  label: string;
  /** Where it leads; the last one is where we are and leads nowhere. */
  href?: string;
}

export interface BreadcrumbsProps {
  'aria-label': string;
  crumbs: readonly Crumb[];
}

/** The way from the list to here. */
export function Breadcrumbs({ crumbs, 'aria-label': label }: BreadcrumbsProps) {
  if (!useScreenFrame().hasBreadcrumbs) return null;
  return (
    <nav aria-label={label} className={styles.nav} data-carillon-part="breadcrumbs">
      <ol className={styles.trail}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.href ?? crumb.label} className={styles.step}>
            {index > 0 && <Icon icon={ChevronRight} size={12} isMirrored className={styles.separator} />}
            {crumb.href === undefined ? (
              <span className={styles.current} aria-current="page">
                {crumb.label}
              </span>
            ) : (
              <Link variant="plain" href={crumb.href} className={styles.way}>
                {crumb.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
