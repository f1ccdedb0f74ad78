import { expect, test } from 'vitest';
import { device, deviceLabel, icon } from './device.ts';

// The examples are those of the notes on the domain (8.3, DEVICE).
const labels = ['AB12', 'dev-1', 'x', 'A_B', '0', 'nano01', 'a'.repeat(32), 'Z9', 'a-_b', 'MAC001122'];
const noLabels = ['', 'a/b', 'a+b', 'a#', 'a b', 'a'.repeat(33), 'é', 'a.b', '$SYS', 'a\n'];

test.each(labels)('the label %j is safe as one level of a topic', (label) => {
  expect(deviceLabel.safeParse(label).success).toBe(true);
});

test.each(noLabels)('the label %j is refused', (label) => {
  expect(deviceLabel.safeParse(label).success).toBe(false);
});

const record = {
  id: 1,
  user_id: 2,
  device_id: 'CR-1001',
  name: 'Lobby north',
  class_id: 1,
  icon_id: 6,
  device_tag_id: null,
  created_at: '2026-01-05T09:01:00.000Z',
  updated_at: '2026-01-05T09:01:00.000Z',
  online: 'Online',
  state: 'play',
};

test('DEV-05 a device of a class that is not known yet is still a device', () => {
  expect(device.parse({ ...record, class_id: 9 })).toMatchObject({ class_id: 9 });
});

test.each([
  ['online', 'Sleeping'],
  ['state', 'record'],
])('a word for %s that is not known yet is read as it is', (field, word) => {
  expect(device.parse({ ...record, [field]: word })).toEqual({ ...record, [field]: word });
});

test('a device is read without its key', () => {
  expect(device.parse({ ...record, key: 'KEY-1001' })).toEqual(record);
});

test.each([
  ['a label that would be two levels of a topic', { device_id: 'CR/1001' }],
  ['a label that is a wildcard', { device_id: '+' }],
  ['an id as text', { id: '1' }],
  ['no tag field at all', { device_tag_id: undefined }],
])('a device with %s is refused', (_case, change) => {
  expect(device.safeParse({ ...record, ...change }).success).toBe(false);
});

test.each([
  ['vector paths', ['M4 4h16v16H4z'], true],
  ['one image path', '/public/media/icon.png', true],
  ['a path longer than any picture', ['M'.repeat(4097)], false],
  ['a number', 7, false],
])('whether an icon may be %s', (_case, icon_paths, isAccepted) => {
  expect(icon.safeParse({ id: 1, name: 'Bell', icon_paths }).success).toBe(isAccepted);
});
