import { Panel, Screen, ScreenTitle, type TokenName } from '@carillon/react/ui';
import type { ReactNode } from 'react';
// By path: values are no part of the contract, which is names.
import { dark, fixed, light } from '../../packages/react/src/ui/theme/tokens.ts';
import * as styles from './sheet.css.ts';

interface SheetProps {
  title: string;
  /** In a sentence, what it is for. */
  reason: string;
  /** Panels. */
  children: ReactNode;
}

/** A page about one foundation. */
export function Sheet({ title, reason, children }: SheetProps) {
  return (
    <Screen isPage>
      <ScreenTitle second={reason}>{title}</ScreenTitle>
      {children}
    </Screen>
  );
}

const colors: Readonly<Record<string, readonly [light: string, dark: string]>> = Object.fromEntries(
  Object.entries(light).map(([name, value]) => [name, [value, dark[name as keyof typeof dark]]]),
);
const others: Readonly<Record<string, string>> = fixed;

/** The names of all tokens that begin so. */
export const listTokens = (start: string): TokenName[] =>
  [...Object.keys(light), ...Object.keys(fixed)].filter((name) => name.startsWith(start)) as TokenName[];

/** A token in use. */
export const inUse = (token: TokenName): string => `var(--carillon-${token})`;

interface TokensProps {
  title: string;
  tokens: readonly TokenName[];
  /** How a token looks. */
  children: (token: TokenName) => ReactNode;
}

/** A sample of each token, with its name as an integrator writes it, and its value in the light theme and in the dark one. */
export function Tokens({ title, tokens, children }: TokensProps) {
  return (
    <Panel title={title}>
      <div className={styles.samples}>
        {tokens.map((token) => (
          <div key={token} className={styles.sample}>
            {children(token)}
            <span className={styles.name}>--carillon-{token}</span>
            <span className={styles.value}>{colors[token]?.join(' · ') ?? others[token]}</span>
          </div>
        ))}
      </div>
    </Panel>
  );
}
