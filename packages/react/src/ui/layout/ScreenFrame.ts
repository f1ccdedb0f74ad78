import { createContext, type ReactNode, useContext } from 'react';

export type HeadingLevel = 1 | 2 | 3 | 4;

/** What of the outside of a screen is drawn. */
export interface ScreenFrame {
  /** Whose it is, for style sheets: `data-carillon-screen`. */
  readonly name: string | undefined;
  /** It is a part, of which several of a kind may stand on one page: none of its sections is a landmark. */
  readonly isPart: boolean;
  readonly hasBreadcrumbs: boolean;
  readonly hasTitle: boolean;
  readonly hasTabs: boolean;
  readonly hasPadding: boolean;
  readonly hasGround: boolean;
  /** It may write into the head of the document. */
  readonly describesPage: boolean;
  /** Of the title, whether or not it is drawn; the sections of the screen are one below. */
  readonly headingLevel: HeadingLevel;
  /** Of the host, before what can be done in the title. */
  readonly pageActions: ReactNode;
}

const WHOLE_PAGE: ScreenFrame = {
  name: undefined,
  isPart: false,
  hasBreadcrumbs: true,
  hasTitle: true,
  hasTabs: true,
  hasPadding: true,
  hasGround: true,
  describesPage: false,
  headingLevel: 1,
  pageActions: undefined,
};

export const ScreenFrameContext = createContext(WHOLE_PAGE);

export const useScreenFrame = (): ScreenFrame => useContext(ScreenFrameContext);

/** The role of a named section: in a part it is no landmark, for of those no two may have one name. */
export const useSectionRole = (): 'group' | undefined => (useScreenFrame().isPart ? 'group' : undefined);

/** The element of a heading: of the title of a screen (depth 0), of a section in it (1), or of a part of that (2); `level` overrules them. */
export function useHeading(depth: 0 | 1 | 2, level?: HeadingLevel | 5): 'h1' | 'h2' | 'h3' | 'h4' | 'h5' {
  const { headingLevel } = useScreenFrame();
  return LEVELS[(level ?? headingLevel + depth) - 1] ?? 'h5';
}

const LEVELS = ['h1', 'h2', 'h3', 'h4', 'h5'] as const;
