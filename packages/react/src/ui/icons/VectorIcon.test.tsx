// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { VectorIcon } from './VectorIcon.tsx';

afterEach(cleanup);

test('DEV-06: draws the paths of an icon', () => {
  const { container } = render(<VectorIcon paths={['M3 9h18', 'M8 2v3']} />);
  expect([...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toEqual([
    'M3 9h18',
    'M8 2v3',
  ]);
});

test('DEV-06 FLT-086: an image that cannot be loaded gives way to the fallback', () => {
  const { container } = render(<VectorIcon paths={['/icons/gone.png']} />);
  const image = container.querySelector('img');
  if (image === null) throw new Error('no image was drawn');
  fireEvent.error(image);
  expect(container.querySelector('img')).toBe(null);
  expect(container.querySelector('svg')).toBeTruthy();
});

test('FLT-090: an image of another host is never asked for', () => {
  const { container } = render(<VectorIcon paths={['https://evil.example/x.svg']} />);
  expect(container.innerHTML).not.toContain('evil.example');
  expect(container.querySelector('svg')).toBeTruthy();
});
