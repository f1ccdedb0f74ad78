import { expect, test } from 'vitest';
import { findRefusedField, formatRefusal, type Refusals } from './refusal.ts';

const refusals: Refusals = {
  label: ['There is no device with the label {value}.', 'The device {value} is already registered.'],
  key: ['The device key is not valid'],
};

test.each([
  ['There is no device with the label CR-1.', 'label'],
  ['The device CR-1 is already registered.', 'label'],
  ['The device key is not valid', 'key'],
  ['The device key is not valid any more', undefined],
  ['Something else', undefined],
  ['', undefined],
])('%j is about the field %s', (message, path) => {
  expect(findRefusedField(refusals, message)).toBe(path);
});

test.each(['CR-1', '$&', '{value}', ''])('a sentence with the value %j names its field', (value) => {
  const sentence = formatRefusal('The device {value} is already registered.', value);
  expect(sentence).toBe(`The device ${value} is already registered.`);
  expect(findRefusedField(refusals, sentence)).toBe('label');
});
