import { vars } from '../packages/react/src/ui/theme/vars.css.ts';

/** What a colour of the theme is in an element, as computed styles say it. */
export function tokenColor(element: Element, token: keyof typeof vars.color): string {
  const drop = document.createElement('span');
  drop.style.color = vars.color[token];
  element.append(drop);
  const { color } = getComputedStyle(drop);
  drop.remove();
  return color;
}
