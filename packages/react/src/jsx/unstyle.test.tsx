// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Speaker } from '../ui/icons/icons.ts';
import { bare, reset, text, tone } from '../ui/theme/text.css.ts';

afterEach(cleanup);

test.each([
  ['an element without a class', <p key="" />, bare],
  ['one with a class that resets nothing', <p key="" className={tone.muted} />, `${bare} ${tone.muted}`],
  ['one that is reset', <p key="" className={reset} />, reset],
  ['one that is reset among others', <p key="" className={text[12]} />, text[12]],
])('LIB-08 what a page says of everything is kept from %s', (_case, element, className) => {
  const { container } = render(element);
  expect(container.firstElementChild?.className).toBe(className);
});

test('LIB-08 it is kept from the shapes of an icon, too, and said of nothing in the head', () => {
  const { container } = render(
    <>
      <Speaker />
      <meta name="robots" content="noindex" />
    </>,
  );
  const shapes = [...container.querySelectorAll('svg *')];
  expect(shapes.length).toBeGreaterThan(0);
  expect(shapes.map((shape) => shape.getAttribute('class'))).toEqual(shapes.map(() => bare));
  expect(document.querySelector('meta[name="robots"]')?.hasAttribute('class')).toBe(false);
});
