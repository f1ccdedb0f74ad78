import { findMatch } from '@carillon/protocol/list';
import { createContext, useContext } from 'react';
import * as styles from './Match.css.ts';

/** What is searched for in the rows of a list. */
export const MatchContext = createContext('');

/** A text in which the rows are searched: what matches is underlined (LST-04). */
export function Match({ children: text }: { children: string }) {
  const found = findMatch(text, useContext(MatchContext));
  if (!found) return <>{text}</>;
  const [from, to] = found;
  return (
    <>
      {text.slice(0, from)}
      <mark className={styles.match}>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  );
}
