import { expect, test } from 'vitest';
import { labelFields, listFields } from './listFields.ts';

const START = { title: '', stock: 0 as number | null, tags: [] as readonly string[] };
const label = (name: string) => `The ${name}`;

test('fields are called by their names', () => {
  expect(labelFields(START, label)).toEqual({ title: 'The title', stock: 'The stock', tags: 'The tags' });
});

test('ENT-03 facts are in the order of a new record, each as it stands there or as it is told', () => {
  const values = { tags: ['new', 'hot'], stock: null, title: 'Bell' };
  expect(listFields(START, values, label, { tags: values.tags.join(', ') })).toEqual([
    ['The title', 'Bell'],
    ['The stock', ''],
    ['The tags', 'new, hot'],
  ]);
});
