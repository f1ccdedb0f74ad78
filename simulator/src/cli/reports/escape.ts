import { toPlain } from '../../scenario/report.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * A line of text as XML and HTML take it, between tags and in an attribute: a control character and a mark that turns the
 * direction are shown and not obeyed, and what else XML 1.0 refuses becomes U+FFFD.
 */
export const escapeMarkup = (line: string): string =>
  toPlain(line)
    .replace(/[^\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);
