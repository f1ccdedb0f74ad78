import { createElement, type SVGAttributes } from 'react';
import { bare } from '../theme/text.css.ts';
import type { IconType } from './Icon.tsx';

/** What a drawing is made of, on a grid of 24 px: shapes with their attributes, as lucide has them. */
type Shapes = readonly (readonly [tag: string, attributes: SVGAttributes<SVGElement>])[];

const ATTRIBUTES: SVGAttributes<SVGElement> = {
  viewBox: '0 0 24 24',
  width: 24,
  height: 24,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

/** The component of a drawing. Without a name it is hidden from assistive technology. */
export const drawing =
  (shapes: Shapes): IconType =>
  (props) =>
    createElement(
      'svg',
      { ...ATTRIBUTES, 'aria-hidden': props['aria-label'] === undefined || undefined, ...props },
      ...shapes.map(([tag, attributes]) => createElement(tag, { className: bare, ...attributes })),
    );
