import { Fragment, type ReactNode } from 'react';
import * as styles from './Facts.css.ts';

export interface Fact {
  label: string;
  value: ReactNode;
}

export interface FactsProps {
  facts: readonly Fact[];
}

/** Names at the start, values at the end, a line each. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <Fragment key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {/* A figure and its unit keep their order in a right-to-left page. */}
            <bdi>{value}</bdi>
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
