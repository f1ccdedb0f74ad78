import { expect, test } from 'vitest';
import { findFileProblem } from './fileRules.ts';

const pictures = { accept: ['image/png', 'image/jpeg'], maxBytes: 1000 };

test.each([
  ['of another type', { type: 'application/pdf', size: 10 }, pictures, 'type'],
  ['of no type', { type: '', size: 10 }, pictures, 'type'],
  ['whose type only begins alike', { type: 'image/pngx', size: 10 }, pictures, 'type'],
  ['that is empty', { type: 'image/png', size: 0 }, pictures, 'empty'],
  ['a byte too large', { type: 'image/png', size: 1001 }, pictures, 'size'],
  ['as large as allowed', { type: 'image/jpeg', size: 1000 }, pictures, undefined],
  [
    'of any type of a family',
    { type: 'image/webp', size: 1 },
    { ...pictures, accept: ['image/*'] },
    undefined,
  ],
  ['of another family', { type: 'imagery/png', size: 1 }, { ...pictures, accept: ['image/*'] }, 'type'],
])('FLT-081 the browser judges a file %s', (_case, file, rules, problem) => {
  expect(findFileProblem(file, rules)).toBe(problem);
});
