import { bare, reset } from '../ui/theme/text.css.ts';

/** What belongs into the head of a page. */
const unseen = new Set(['link', 'meta', 'title']);

/** With the blank that ends it: the name of another class may begin like it. Made once, for this runs for each element. */
const RESET = `${reset} `;

/** Gives each element that has no `reset` the class that keeps rules of the host page from it, such as `* {}` and `p {}`. */
export function unstyle(type: unknown, props: unknown): unknown {
  if (typeof type !== 'string' || typeof props !== 'object' || unseen.has(type)) return props;
  const className = props !== null && 'className' in props ? props.className : undefined;
  if (typeof className !== 'string') return { ...props, className: bare };
  const isReset = className.endsWith(reset) || className.includes(RESET);
  return isReset ? props : { ...props, className: `${bare} ${className}` };
}
