// The same for development, where React tells more.
import type { ElementType, Key } from 'react';
import * as react from 'react/jsx-dev-runtime';
import { isSeveral, separateTexts } from './separateTexts.ts';
import { unstyle } from './unstyle.ts';

export type { JSX } from 'react/jsx-dev-runtime';
export { Fragment } from 'react/jsx-dev-runtime';

export const jsxDEV = (
  type: ElementType,
  props: unknown,
  key: Key | undefined,
  isStatic: boolean,
  source?: react.JSXSource,
  self?: unknown,
) => {
  const separated = unstyle(type, separateTexts(type, props));
  return react.jsxDEV(type, separated, key, isStatic && isSeveral(separated), source, self);
};
