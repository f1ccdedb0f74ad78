/** The elements below `root` that have a colour of the theme, as text, ground, edge or drawing. */
export function paintedAs(root: HTMLElement, token: 'accent' | 'success'): Element[] {
  // In the provider's node, which has the theme.
  const node = root.querySelector('[lang]') ?? root;
  const probe = node.appendChild(document.createElement('span'));
  probe.style.color = `var(--carillon-${token})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return [...node.querySelectorAll('*')].filter((element) => {
    if (element.getBoundingClientRect().width === 0) return false;
    const { color: own, backgroundColor, borderTopColor, stroke, fill } = getComputedStyle(element);
    return [own, backgroundColor, borderTopColor, stroke, fill].includes(color);
  });
}
