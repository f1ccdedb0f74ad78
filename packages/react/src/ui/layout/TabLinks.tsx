import { useEffect, useRef } from 'react';
import { useLink } from '../actions/navigation.tsx';
import * as styles from './TabLinks.css.ts';

export interface TabLink {
  label: string;
  href: string;
  isCurrent?: boolean;
  /** Why it leads nowhere now: it is struck out, stays in reach of the keyboard, and its name says so. */
  reasonAgainst?: string | undefined;
}

export interface TabLinksProps {
  'aria-label': string;
  tabs: readonly TabLink[];
}

/** The screens of one thing, side by side: links in a navigation, because each has an address. */
export function TabLinks({ tabs, 'aria-label': label }: TabLinksProps) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.href} className={styles.item}>
            {tab.reasonAgainst === undefined ? (
              <Tab {...tab} />
            ) : (
              // biome-ignore lint/a11y/useSemanticElements: a link that leads nowhere has no element.
              <span
                role="link"
                aria-disabled="true"
                aria-label={`${tab.label}: ${tab.reasonAgainst}`}
                tabIndex={0}
                title={tab.reasonAgainst}
                className={styles.tab}
              >
                {tab.label}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Tab({ label, href, isCurrent }: TabLink) {
  const ref = useRef<HTMLAnchorElement>(null);
  // Where there is no room for all of them the row scrolls: to the middle of the current one, and never the page. It is told
  // when the row has its width: to ask for it earlier makes the browser lay out the page once more.
  useEffect(() => {
    const link = ref.current;
    const row = link?.closest('nav');
    if (!isCurrent || !link || !row) return;
    const observer = new ResizeObserver(() => {
      row.scrollLeft += middleOf(link) - middleOf(row);
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, [isCurrent]);
  return (
    <a {...useLink(href)} ref={ref} aria-current={isCurrent ? 'page' : undefined} className={styles.tab}>
      {label}
    </a>
  );
}

function middleOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}
