import { describe, expect, test } from 'vitest';
import { contrast } from './testContrast.ts';
import { dark, fixed, light } from './tokens.ts';
import { vars } from './vars.css.ts';

function leaves(tree: object): string[] {
  return Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)));
}

test('the contract names every token, each once', () => {
  const names = leaves(vars).map((value) => value.replace(/^var\(--carillon-(.*)\)$/, '$1'));
  expect(names.toSorted()).toEqual([...Object.keys(light), ...Object.keys(fixed)].toSorted());
});

test('the dark theme gives every colour of the light one', () => {
  expect(Object.keys(dark)).toEqual(Object.keys(light));
});

type Name = keyof typeof light;

const grounds: Name[] = ['surface', 'raised', 'overlay'];
const tags = ['primary', 'secondary', 'success', 'danger', 'warning', 'info', 'dark'] as const;

const readable: [text: Name, ground: Name][] = [
  ...(['text', 'muted', 'faint', 'accent', 'danger', 'success', 'warning', 'info'] as const).flatMap((text) =>
    grounds.map((ground): [Name, Name] => [text, ground]),
  ),
  ['muted', 'sunken'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['on-warning', 'warning'],
  ['on-accent-tint', 'accent-tint'],
  ['on-success-tint', 'success-tint'],
  ['on-danger-tint', 'danger-tint'],
  ['on-warning-tint', 'warning-tint'],
  ['on-info-tint', 'info-tint'],
  ['on-glass', 'glass'],
  ['meter-peak', 'glass'],
  ...tags.map((tag): [Name, Name] => [`tag-${tag}-text`, `tag-${tag}`]),
];

const visible: [part: Name, ground: Name][] = [
  ...grounds.map((ground): [Name, Name] => ['border-strong', ground]),
  ...grounds.map((ground): [Name, Name] => ['focus', ground]),
  ['meter-green', 'glass'],
  ['meter-yellow', 'glass'],
  ['meter-red', 'glass'],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('WCAG 2.2 AA in the %s theme', (_theme, tokens) => {
  test.each(readable)('%s can be read on %s', (text, ground) => {
    expect(contrast(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(visible)('%s can be seen on %s', (part, ground) => {
    expect(contrast(tokens[part], tokens[ground])).toBeGreaterThanOrEqual(3);
  });
});
