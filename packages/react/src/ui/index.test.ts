// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import * as ui from './index.ts';

test('the kit has one door, and this is all that leaves by it', () => {
  expect(Object.keys(ui).toSorted()).toMatchSnapshot();
});
