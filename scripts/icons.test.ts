import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { IconType } from '../packages/react/src/ui/icons/Icon.tsx';
import * as icons from '../packages/react/src/ui/icons/icons.ts';
import { FOLDER, NAMES, printIcons } from './icons.ts';
import { root } from './process.ts';

test('the drawings are those of lucide; else: npm run icons', async () => {
  const icons = await printIcons();
  for (const [file, text] of icons) expect(readFileSync(join(root, file), 'utf8'), file).toBe(text);
  expect(readdirSync(join(root, FOLDER))).toHaveLength(icons.size - 1);
});

/** An icon as it stands in a page, without what says nothing about its look, in whatever order. */
const draw = (icon: IconType) =>
  renderToStaticMarkup(createElement(icon, { className: 'here' }))
    .replaceAll(/ (class="[^"]*"|xmlns="[^"]*")/g, '')
    .replaceAll(/<(\w+)([^>]*?)\/?>/g, (_tag, name, attributes: string) =>
      [
        name,
        ...attributes
          .trim()
          .split(/(?<=") /)
          .toSorted(),
      ].join(' '),
    );

const Nothing: IconType = () => null;
const drawings = new Map<string, IconType>(Object.entries(icons));

test.each(Object.entries(NAMES))('%s looks as the component of lucide does', async (name, file) => {
  const { default: theirs } = await import(`lucide-react/icons/${file}`);
  expect(draw(drawings.get(name) ?? Nothing)).toBe(draw(theirs));
});

test('an icon with a name is an image to whoever cannot see it, without one it is decoration', () => {
  expect(renderToStaticMarkup(createElement(icons.Check, { 'aria-label': 'Done' }))).not.toContain(
    'aria-hidden',
  );
  expect(renderToStaticMarkup(createElement(icons.Check))).toContain('aria-hidden="true"');
});
