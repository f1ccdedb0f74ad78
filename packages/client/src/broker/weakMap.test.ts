import { describe, expect, test } from 'vitest';
import { collect } from './testGarbage.ts';
import { createWeakMap } from './weakMap.ts';

describe('objects by name', () => {
  test('are the same ones for as long as somebody holds them', () => {
    const map = createWeakMap<{ name: string }>();
    const held = map.get('a', () => ({ name: 'a' }));
    collect();
    expect(map.get('a', () => ({ name: 'another' }))).toBe(held);
    expect(map.get('b', () => ({ name: 'b' }))).not.toBe(held);
  });

  test('FLT-045 are let go of when nobody holds them, and their names too', async () => {
    const map = createWeakMap<{ name: string }>();
    const held = map.get('held', () => ({ name: 'held' }));
    for (let i = 0; i < 100; i++) map.get(`free ${i}`, () => ({ name: 'free' }));
    expect(map.size).toBe(101);
    for (let i = 0; i < 20 && map.size > 1; i++) {
      await new Promise<void>((resolve) => setTimeout(resolve));
      collect();
    }
    expect([map.size, map.get('held', () => ({ name: 'another' }))]).toEqual([1, held]);
  });
});
