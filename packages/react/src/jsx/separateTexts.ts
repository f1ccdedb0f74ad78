import { Fragment } from 'react';
import { jsx } from 'react/jsx-runtime';
import { textBeside } from '../ui/theme/text.css.ts';

const hasChildren = (props: unknown): props is { children: unknown } =>
  typeof props === 'object' && props !== null && 'children' in props;

const isText = (child: unknown): child is string | number | bigint =>
  typeof child === 'string' || typeof child === 'number' || typeof child === 'bigint';

const isSeen = (text: string) => text.trim() !== '';

/**
 * Gives each text that stands beside something else an element of its own, and makes one text of those that stand beside
 * each other. So React holds no text node: a browser that translates the page puts elements of its own in their place.
 */
export function separateTexts(type: unknown, props: unknown): unknown {
  if (!hasChildren(props)) return props;
  const { children } = props;
  if (!Array.isArray(children)) {
    // What is in a fragment stands beside whatever is around it.
    return type === Fragment && isText(children) ? { ...props, children: separateEach([children]) } : props;
  }
  if (!children.some(holdsText)) return props;
  const isWhole = type !== Fragment && children.every(isText);
  return { ...props, children: isWhole ? children.join('') : separateEach(children) };
}

/** Whether there are several children: texts that stood beside each other are one. */
export const isSeveral = (props: unknown): boolean => hasChildren(props) && Array.isArray(props.children);

const holdsText = (child: unknown): boolean =>
  isText(child) || (Array.isArray(child) && child.some(holdsText));

/** Every child stays at its place, so that none is taken for another by React. */
function separateEach(children: readonly unknown[]): unknown[] {
  return children.map((child, at) => {
    if (Array.isArray(child)) return holdsText(child) ? separateEach(child) : child;
    if (!isText(child)) return child;
    if (isText(children[at - 1])) return null;
    const text = joinTextsFrom(children, at);
    return isSeen(text) ? jsx('span', { className: textBeside, children: text }, `text ${at}`) : text;
  });
}

function joinTextsFrom(children: readonly unknown[], start: number): string {
  const end = children.findIndex((child, at) => at > start && !isText(child));
  return children.slice(start, end === -1 ? undefined : end).join('');
}
