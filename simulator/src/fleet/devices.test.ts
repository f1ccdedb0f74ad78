import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findFleetUser, listFleet } from './devices.ts';

const labels = (plan: Parameters<typeof listFleet>[0]) => listFleet(plan).map(({ label }) => label);

test('a fleet is SIM-00001 with KEY-00001 and so on, of classes 1 to 4 in turn', () => {
  const devices = listFleet({ devices: 5 });
  expect(devices.slice(0, 2)).toEqual([
    { label: 'SIM-00001', key: 'KEY-00001', class_id: 1 },
    { label: 'SIM-00002', key: 'KEY-00002', class_id: 2 },
  ]);
  expect(devices.map(({ class_id }) => class_id)).toEqual([1, 2, 3, 4, 1]);
});

test('prefix, class and the number of the first one can be chosen; beyond 99,999 the numbers grow', () => {
  expect(listFleet({ devices: 2, prefix: 'LAB.', classId: 3, first: 99_999 })).toEqual([
    { label: 'LAB.99999', key: 'KEY-99999', class_id: 3 },
    { label: 'LAB.100000', key: 'KEY-100000', class_id: 3 },
  ]);
});

test('the parts of a fleet are the whole fleet, without a gap and without a device twice, and of one size', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.integer({ min: 1, max: 40 }), (devices, of) => {
      const parts = Array.from({ length: of }, (_, i) => labels({ devices, shard: { part: i + 1, of } }));
      expect(parts.flat()).toEqual(labels({ devices }));
      const sizes = parts.map((part) => part.length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
  );
});

test('a device of a part has the class that it has in the whole fleet', () => {
  const [first] = listFleet({ devices: 10, shard: { part: 2, of: 4 } });
  expect(first).toEqual({ label: 'SIM-00003', key: 'KEY-00003', class_id: 3 });
});

test('a broker that was told the class of a fleet takes its devices for that class', () => {
  expect(findFleetUser('SIM-00003', 'KEY-00003', 2)).toEqual({
    kind: 'device',
    address: { type: 'micro-eth', label: 'SIM-00003' },
  });
});

test.each([
  ['SIM-00003', 'KEY-00003', { type: 'std-eth', label: 'SIM-00003' }],
  ['HALL-100001', 'KEY-100001', { type: 'nano-eth', label: 'HALL-100001' }],
  ['lab_100002', 'KEY-00002', { type: 'micro-eth', label: 'lab_100002' }],
  ['SIM-00003', 'KEY-00004', null],
  ['00003', 'KEY-00003', null],
  ['SIM/00003', 'KEY-00003', null],
  ['SIM-000003', 'KEY-000003', null],
  ['SIM-3', 'KEY-3', null],
  ['owner', 'KEY-00003', null],
  ['', '', null],
])('a broker without a list of devices takes %j with %j for %j', (label, key, address) => {
  expect(findFleetUser(label, key)).toEqual(address && { kind: 'device', address });
});
