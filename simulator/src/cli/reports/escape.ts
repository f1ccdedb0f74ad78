const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // In an attribute they would become spaces.
  '\n': '&#10;',
  '\t': '&#9;',
};

/** Text as XML and HTML take it, between tags and in an attribute. What XML 1.0 refuses, as a control character, becomes U+FFFD. */
export const escapeMarkup = (text: string): string =>
  text
    .replace(/[^\t\n\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replace(/[&<>"'\n\t]/g, (mark) => ENTITIES[mark] ?? mark);
