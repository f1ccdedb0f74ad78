/** What lives has the colours of these tokens: the accent, success, and their tints. */
const LIVE = [
  'accent',
  'accent-tint',
  'on-accent-tint',
  'success',
  'success-tint',
  'on-success-tint',
  'tag-success',
  'tag-success-text',
];

/** How each element below `root` begins that has a colour of what lives, as text, ground, edge or drawing; but for some. */
export function paintedAsLive(root: HTMLElement, ...except: readonly (Element | undefined)[]): string[] {
  // In the provider's node, which has the theme.
  const node = root.querySelector<HTMLElement>('[lang]') ?? root;
  const colors = LIVE.map((token) => colorOf(node, token));
  const painted = [...node.querySelectorAll('*')].filter((element) => {
    if (except.includes(element) || element.getBoundingClientRect().width === 0) return false;
    return ['', '::before', '::after'].some((part) => {
      const style = getComputedStyle(element, part);
      const isDrawn = part === '' || style.content !== 'none';
      return isDrawn && paintsOf(style).some((paint) => colors.some((color) => paint.includes(color)));
    });
  });
  return painted.map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** As a computed style writes it. The page is not changed: whoever waits for it looks again at every change. */
function colorOf(node: HTMLElement, token: string): string {
  const probe = document.createElement('span');
  probe.style.color = getComputedStyle(node).getPropertyValue(`--carillon-${token}`);
  return probe.style.color;
}

const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** An edge without a width has a colour, too, and shows none. */
const paintsOf = (style: CSSStyleDeclaration): string[] => [
  style.color,
  style.backgroundColor,
  style.backgroundImage,
  style.boxShadow,
  style.stroke,
  style.fill,
  ...SIDES.filter((side) => style[`border${side}Width`] !== '0px').map((side) => style[`border${side}Color`]),
];
