import { describe, expect, test } from 'vitest';
import { findProblems } from '../form/index.ts';
import { requiredText, testForm } from '../form/testForm.ts';
import { deviceBody, NEW_DEVICE, newDeviceBody, toDeviceBody, toNewDeviceBody } from './device.ts';
import { deviceTagBody, readTypedTag, toDeviceTagBody, toDeviceTagForm } from './deviceTag.ts';

const registration = { name: 'Lobby', label: 'CR-1005', key: 'KEY-1005', icon_id: 3 };

testForm('DEV-01 Add Device', newDeviceBody, registration, [
  ...requiredText('name', 'problem.device.newName', 32),
  ...['', undefined, 'a/b', '+', 'x'.repeat(33)].map(
    (value) => [`the label ${value}`, 'label', value, 'problem.device.label'] as const,
  ),
  ...['', undefined, 'a b', 'x'.repeat(65)].map(
    (value) => [`the key ${value}`, 'key', value, 'problem.device.key'] as const,
  ),
  ['no icon', 'icon_id', null, 'problem.device.icon'],
]);

test('DEV-01 nothing is typed yet: all four are missing', () => {
  expect(Object.keys(findProblems(newDeviceBody, NEW_DEVICE))).toEqual(['name', 'label', 'key', 'icon_id']);
});

test('DEV-01 what was typed or read from a link is sent without blanks around it', () => {
  const typed = { ...registration, name: ' Lobby', label: 'CR-1005 ', key: '\tKEY-1005' };
  expect(toNewDeviceBody(typed)).toEqual(registration);
});

const saved = { name: 'Lobby', icon_id: 3, device_tag_id: null };

testForm('DSH-02 the edited device', deviceBody, saved, requiredText('name', 'problem.device.name', 32));

test('DSH-02 the name of a device is sent without blanks around it', () => {
  expect(toDeviceBody({ ...saved, name: ' Lobby ' })).toEqual(saved);
});

const tagged = { name: 'Floor 1', variant: 'info' as const, icon: null };

testForm('DTG-03 the tag of devices', deviceTagBody, tagged, [
  ...requiredText('name', 'problem.deviceTag.name', 32),
  ['an unknown colour', 'variant', 'pink', 'problem.tag.variant'],
]);

test('DTG-01 a tag is sent again as it was shown', () => {
  const form = toDeviceTagForm({ ...tagged, id: 1, device_count: 2 });
  expect(toDeviceTagBody({ ...form, name: 'Floor 1 ' })).toEqual(tagged);
});

describe('DTG-03 Enter in the picker of tags', () => {
  const floor = { id: 12, name: 'Floor 1', variant: 'info' as const, icon: null, device_count: 0 };
  const street = { id: 13, name: '2026', variant: 'dark' as const, icon: null, device_count: 0 };

  test.each([
    ['the name of a tag', 'Floor 1', { kind: 'found', tag: floor }],
    ['a name in another case, with blanks', ' floor 1 ', { kind: 'found', tag: floor }],
    ['the id of a tag', '12', { kind: 'found', tag: floor }],
    ['digits that are no id, even if a tag is called so', '2026', { kind: 'invalid' }],
    ['a single character', 'x', { kind: 'invalid' }],
    ['nothing', '  ', { kind: 'invalid' }],
    ['more than 32 characters', 'x'.repeat(33), { kind: 'invalid' }],
    ['a new name', 'Garden', { kind: 'new', body: { name: 'Garden', icon: null, variant: 'primary' } }],
    ['two characters', 'UK', { kind: 'new', body: { name: 'UK', icon: null, variant: 'primary' } }],
  ])('after %s', (_case, typed, meaning) => {
    expect(readTypedTag(typed, [floor, street])).toMatchObject(meaning);
  });

  test('gives a new tag the colour that was chosen', () => {
    expect(readTypedTag('Garden', [], 'success')).toMatchObject({ body: { variant: 'success' } });
  });
});
