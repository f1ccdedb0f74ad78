import { topicMatches } from '@carillon/protocol/broker';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFilters, isFilter, pickTopics } from './filter.ts';

const level = fc.constantFrom('a', 'b', '', '$x');
const topics = fc.array(level, { minLength: 1, maxLength: 4 }).map((levels) => levels.join('/'));
const filters = fc
  .array(fc.oneof(level, fc.constantFrom('+', '#')), { minLength: 1, maxLength: 4 })
  .map((levels) => levels.join('/'))
  .filter(isFilter);

test('many filters match what one of them matches, also after some are gone', () => {
  fc.assert(
    fc.property(fc.array(filters), fc.array(filters), fc.array(topics), (added, gone, given) => {
      const many = createFilters();
      for (const filter of added) many.add(filter);
      for (const filter of gone) many.delete(filter);
      const left = added.filter((filter) => !gone.includes(filter));
      for (const topic of given) {
        expect(many.match(topic)).toBe(left.some((filter) => topicMatches(filter, topic)));
      }
      many.clear();
      expect(given.some(many.match)).toBe(false);
    }),
  );
});

test('of what is kept by topic a filter picks what it matches, in the order in which it was kept', () => {
  fc.assert(
    fc.property(fc.array(topics), filters, (given, filter) => {
      const kept = new Map(given.map((topic, index) => [topic, index]));
      expect(pickTopics(kept, filter)).toEqual([...kept].filter(([topic]) => topicMatches(filter, topic)));
    }),
  );
});
