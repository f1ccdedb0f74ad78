// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test } from 'vitest';

afterEach(cleanup);

/** As a browser's translation does it: each text node gives way to elements of the browser's own. */
function translate(root: Element) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data.toUpperCase();
    outer.append(inner);
    text.replaceWith(outer);
  }
}

const Beside = ({ children }: { children: ReactNode }) => (
  <p>
    <i />
    {children}
  </p>
);

const Parts = ({ is }: { is: boolean }) => <>{is ? 'yes' : 'no'}</>;

test.each<
  [what: string, draw: (is: boolean) => ReactNode, before: string, translated: string, after: string]
>([
  [
    'a text beside an element',
    (is) => (
      <p>
        <b>a</b>
        {is ? 'c' : 'd'}
      </p>
    ),
    'ad',
    'AD',
    'Ac',
  ],
  [
    'an element before a text that comes',
    (is) => (
      <p>
        {is && <b>a</b>}
        {'d'}
      </p>
    ),
    'd',
    'D',
    'aD',
  ],
  [
    'a text that goes',
    (is) => (
      <p>
        {!is && 'c'}
        <b>a</b>
      </p>
    ),
    'ca',
    'CA',
    'A',
  ],
  [
    'texts beside each other',
    (is) => (
      <p>
        {is ? 1 : 2} of {3}
      </p>
    ),
    '2 of 3',
    '2 OF 3',
    '1 of 3',
  ],
  ['a text that a component puts beside something', (is) => <Beside>{is ? 'c' : 'd'}</Beside>, 'd', 'D', 'c'],
  [
    'several that it puts there',
    (is) => (
      <Beside>
        {is ? 'c' : 'd'} of {3}
      </Beside>
    ),
    'd of 3',
    'D OF 3',
    'c of 3',
  ],
  [
    'a fragment',
    (is) => (
      <p>
        <b>a</b>
        <Parts is={is} />
      </p>
    ),
    'ano',
    'ANO',
    'Ayes',
  ],
  [
    'an element that becomes a text',
    (is) => (
      <p>
        {is ? 'c' : <b>d</b>}
        {'e'}
      </p>
    ),
    'de',
    'DE',
    'ce',
  ],
  [
    'a list of texts and elements',
    (is) => <p>{['a', <b key="b">b</b>, is ? 'c' : 'd']}</p>,
    'abd',
    'ABD',
    'ABc',
  ],
])('FLT-117 %s stays right on a translated page', (_what, draw, before, translated, after) => {
  let change = () => {};
  function Changing() {
    const [is, set] = useState(false);
    change = () => set(true);
    return <div>{draw(is)}</div>;
  }
  const { container } = render(<Changing />);
  expect(container.textContent).toBe(before);
  translate(container);
  expect(container.textContent).toBe(translated);
  act(() => change());
  expect(container.textContent).toBe(after);
});

test('a text that is alone has no further element, and blanks between elements have none', () => {
  const { container } = render(
    <p>
      <b>one</b> <i>{2} two</i>
    </p>,
  );
  expect(container.innerHTML.replace(/ class="[^"]*"/g, '')).toBe('<p><b>one</b> <i>2 two</i></p>');
});
