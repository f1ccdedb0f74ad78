// What a compiler makes of JSX in this package: React's own functions, after texts have got elements of their own.
import type { ElementType, Key } from 'react';
import * as react from 'react/jsx-runtime';
import { isSeveral, separateTexts } from './separateTexts.ts';
import { unstyle } from './unstyle.ts';

export type { JSX } from 'react/jsx-runtime';
export { Fragment } from 'react/jsx-runtime';

export const jsx = (type: ElementType, props: unknown, key?: Key) =>
  react.jsx(type, unstyle(type, separateTexts(type, props)), key);

export const jsxs = (type: ElementType, props: unknown, key?: Key) => {
  const separated = unstyle(type, separateTexts(type, props));
  return isSeveral(separated) ? react.jsxs(type, separated, key) : react.jsx(type, separated, key);
};
