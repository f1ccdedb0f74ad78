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

/** The elements below `root` that have a colour of what lives, as text, ground, edge or drawing. */
export function paintedAsLive(root: HTMLElement): Element[] {
  // In the provider's node, which has the theme.
  const node = root.querySelector<HTMLElement>('[lang]') ?? root;
  const colors = LIVE.map((token) => colorOf(node, token));
  return [...node.querySelectorAll('*')].filter((element) => {
    if (element.getBoundingClientRect().width === 0) return false;
    return ['', '::before', '::after'].some((part) => {
      const style = getComputedStyle(element, part);
      const isDrawn = part === '' || style.content !== 'none';
      return isDrawn && paintsOf(style).some((paint) => colors.some((color) => paint.includes(color)));
    });
  });
}

function colorOf(node: HTMLElement, token: string): string {
  const probe = node.appendChild(document.createElement('span'));
  probe.style.color = `var(--carillon-${token})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
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
