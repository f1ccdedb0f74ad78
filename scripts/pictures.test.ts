import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawScene, scenes } from './pictures/scenes.ts';
import { FOLDER, printHead } from './pictures.ts';
import { root } from './process.ts';

test('the pictures of the mocks are those of the drawings: `npm run pictures`', () => {
  const names = Object.keys(scenes);
  expect(readdirSync(join(root, FOLDER)).toSorted()).toEqual(names.map((name) => `${name}.ts`).toSorted());
  for (const [name, scene] of Object.entries(scenes)) {
    const file = readFileSync(join(root, FOLDER, `${name}.ts`), 'utf8');
    expect(file.split('\n')[0], name).toBe(printHead(drawScene(scene)));
  }
});
