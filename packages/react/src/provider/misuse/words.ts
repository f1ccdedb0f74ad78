import { addresses } from '../../hooks/page/paths.ts';
import type { Text } from '../../messages/area.ts';
import { english } from '../../messages/en/index.ts';

const readNames = (text: Text): string[] =>
  (typeof text === 'string' ? [text] : Object.values(text)).flatMap((words: string) =>
    [...words.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  );

/** What is wrong with texts that replace ours: keys that no text has, and names in braces that are never filled in. */
export function judgeMessages(messages: Readonly<Record<string, Text | undefined>>): string[] {
  const ours: Readonly<Record<string, Text | undefined>> = english;
  return Object.entries(messages).flatMap(([key, text]) => {
    const known = Object.hasOwn(ours, key) ? ours[key] : undefined;
    if (known === undefined) return `messages has ${JSON.stringify(key)}, which is no key of a text.`;
    const names = new Set(readNames(known));
    const unknown = new Set(readNames(text ?? '').filter((name) => !names.has(name)));
    const filled =
      names.size > 0 ? `what is filled in: {${[...names].join('}, {')}}` : 'nothing is filled in';
    return [...unknown].map((name) => `messages has {${name}} in "${key}", where ${filled}.`);
  });
}

/** What is wrong with names of pages, as they stand in `pages` and `paths`. */
export function judgePages(prop: 'pages' | 'paths', names: readonly string[]): string[] {
  const known = Object.keys(addresses);
  return names
    .filter((name) => !known.includes(name))
    .map((name) => `${prop} has ${JSON.stringify(name)}, which is no page. There are ${known.join(', ')}.`);
}
