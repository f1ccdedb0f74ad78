import { expect, test } from 'vitest';
import { createRam } from '../firmware/memory.ts';
import { testDevice } from '../firmware/testDevice.ts';

const FLAT = { bf: 10, ba: 0, tf: 10, ta: 0 };

test('a fresh device is at full volume and without equalizer (AUD-01)', () => {
  const device = testDevice();
  expect(device.command('vol')?.body).toEqual({ l: 0, r: 0 });
  expect(device.command('eq', {})?.body).toEqual(FLAT);
});

test.each([
  ['vol', { l: 0, r: 255 }],
  ['vol', { l: 254, r: 17 }],
  ['eq', { bf: 2, ba: 15, tf: 1, ta: -8 }],
  ['eq', { bf: 15, ba: 0, tf: 15, ta: 7 }],
])('%s %j is answered with what it is now, and survives a power cut (BRK-05, AUD-01)', (msg, body) => {
  const memory = createRam();
  const device = testDevice({ memory });
  expect(device.command(msg, body)).toMatchObject({ ok: true, body });
  expect(device.command(msg, {})?.body).toEqual(body);
  device.firmware.shutDown();
  expect(testDevice({ memory }).command(msg)?.body).toEqual(body);
});

const STEP = 'a whole number from 0 to 255 is allowed';
const isWrong = (field: string, msg: string) => `"${field}" in the body of ${msg} is not valid`;
const isMissing = (field: string, msg: string) => `"${field}" in the body of ${msg} is missing`;

test.each<[string, unknown, string]>([
  ['vol', { l: 256, r: 0 }, `${isWrong('l', 'vol')}: ${STEP}`],
  ['vol', { l: 0, r: -1 }, `${isWrong('r', 'vol')}: ${STEP}`],
  ['vol', { l: 1.5, r: 0 }, `${isWrong('l', 'vol')}: ${STEP}`],
  ['vol', { l: '9', r: 0 }, `${isWrong('l', 'vol')}: ${STEP}`],
  ['vol', { l: null, r: 0 }, `${isWrong('l', 'vol')}: ${STEP}`],
  ['vol', { l: 9 }, `${isMissing('r', 'vol')}: ${STEP}`],
  ['vol', { volume: 9 }, `${isMissing('l', 'vol')}: ${STEP}`],
  ['vol', 9, 'The body of vol is not valid: an object is allowed'],
  ['vol', [], 'The body of vol is not valid: an object is allowed'],
  ['eq', { ...FLAT, bf: 1 }, `${isWrong('bf', 'eq')}: a whole number from 2 to 15 is allowed`],
  ['eq', { ...FLAT, ba: 16 }, `${isWrong('ba', 'eq')}: a whole number from 0 to 15 is allowed`],
  ['eq', { ...FLAT, tf: 0 }, `${isWrong('tf', 'eq')}: a whole number from 1 to 15 is allowed`],
  ['eq', { ...FLAT, ta: -9 }, `${isWrong('ta', 'eq')}: a whole number from -8 to 7 is allowed`],
  ['eq', { ta: 3 }, `${isMissing('bf', 'eq')}: a whole number from 2 to 15 is allowed`],
])(
  '%s %j is refused by the name of the field with what is allowed, and nothing changes (AUD-01)',
  (msg, body, error) => {
    const device = testDevice();
    const before = device.command(msg)?.body;
    expect(device.command(msg, body)).toMatchObject({ ok: false, body: { error } });
    expect(device.command(msg)?.body).toEqual(before);
  },
);

test('fields that a newer console sends with them are not taken for settings', () => {
  const device = testDevice();
  expect(device.command('vol', { l: 1, r: 2, loudness: 1 })?.body).toEqual({ l: 1, r: 2 });
  expect(device.command('eq', { ...FLAT, mid: 3 })?.body).toEqual(FLAT);
});

test('a setting that cannot be saved is refused and not made', () => {
  const memory = createRam();
  const device = testDevice({ memory });
  memory.save = () => {
    throw new Error('No space left on device');
  };
  expect(device.command('vol', { l: 9, r: 9 })).toMatchObject({ ok: false });
  expect(device.command('vol')?.body).toEqual({ l: 0, r: 0 });
});
