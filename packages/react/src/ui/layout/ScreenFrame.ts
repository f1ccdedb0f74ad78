import { createContext, useContext } from 'react';

export type HeadingLevel = 1 | 2 | 3 | 4;

/** What of the outside of a screen is drawn. */
export interface ScreenFrame {
  /** Whose it is, for style sheets: `data-carillon-screen`. */
  readonly name: string | undefined;
  readonly hasBreadcrumbs: boolean;
  readonly hasTitle: boolean;
  readonly hasPadding: boolean;
  readonly hasGround: boolean;
  /** Of the title, whether or not it is drawn; the sections of the screen are one below. */
  readonly headingLevel: HeadingLevel;
}

const WHOLE_PAGE: ScreenFrame = {
  name: undefined,
  hasBreadcrumbs: true,
  hasTitle: true,
  hasPadding: true,
  hasGround: true,
  headingLevel: 1,
};

export const ScreenFrameContext = createContext(WHOLE_PAGE);

export const useScreenFrame = (): ScreenFrame => useContext(ScreenFrameContext);

/** The element of a heading: of the title of a screen (depth 0), of a section in it (1), or of a part of that (2); `level` overrules them. */
export function useHeading(depth: 0 | 1 | 2, level?: HeadingLevel | 5): 'h1' | 'h2' | 'h3' | 'h4' | 'h5' {
  const { headingLevel } = useScreenFrame();
  return LEVELS[(level ?? headingLevel + depth) - 1] ?? 'h5';
}

const LEVELS = ['h1', 'h2', 'h3', 'h4', 'h5'] as const;
