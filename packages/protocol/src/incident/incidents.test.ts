import { describe, expect, test } from 'vitest';
import { followFalls, NO_FALLS } from './falls.ts';
import { type Attended, listAttended } from './incidents.ts';
import {
  answered,
  attendedAt,
  failed,
  failOver,
  followTo,
  gone,
  judgeAt,
  playing,
  RADIO,
  type TestDevice,
  type Told,
} from './testFleet.ts';

/** A line for each incident, then for each device: what a page says of it. */
function read({ incidents, singles, snoozed }: Attended<TestDevice>) {
  return [
    ...incidents.map(({ cause, found, firstMs, lastMs, fallen, of, still, due, dueUnknown }) =>
      [
        `${fallen.length} of ${of} ${cause}`,
        found ? `found ${found}` : `${firstMs / 1000} to ${lastMs / 1000}`,
        `${still} still`,
        `${due} due`,
        dueUnknown > 0 && `${dueUnknown} not known`,
      ]
        .filter(Boolean)
        .join(', '),
    ),
    ...singles.map(
      ({ device, judgment }) =>
        `${device.device_id} ${judgment.cause} ${(judgment.sinceMs ?? Number.NaN) / 1000}`,
    ),
    ...snoozed.map(
      ({ snooze, judged }) => `${judged.map(({ device }) => device.device_id)} ${snooze.cause} snoozed`,
    ),
  ];
}

/** The same event, from another server. */
const from = (host: string) => answered(1, { ...RADIO, main: { uri: `http://${host}/a.mp3`, tmo: 15 } });

/** As many devices as fall at these seconds, and one that plays. */
const falling = (...atS: readonly number[]) => [
  playing('A'),
  ...atS.map((s, index) => playing(`D${index}`, [gone(s)])),
];

const back = (atS: number): Told[] => answered(atS).slice(1);

const rows: readonly (readonly [
  name: string,
  devices: readonly TestDevice[],
  atS: number,
  ...said: readonly string[],
])[] = [
  ['all are well', [playing('A'), playing('B')], 60],
  ['one device falls: no incident', falling(100), 110, 'D0 offline 100'],
  ['two within a second', falling(100, 101), 110, '2 of 3 offline, 100 to 101, 2 still, 2 due'],
  ['ten seconds apart is together', falling(100, 110), 120, '2 of 3 offline, 100 to 110, 2 still, 2 due'],
  ['more than ten seconds apart is not', falling(100, 111), 120, 'D0 offline 100', 'D1 offline 111'],
  [
    'each ten seconds after the one before: a chain',
    falling(100, 110, 120, 130),
    140,
    '4 of 5 offline, 100 to 130, 4 still, 4 due',
  ],
  [
    'two incidents, eleven seconds apart; the larger one first',
    falling(100, 104, 115, 118, 120),
    130,
    '3 of 6 offline, 115 to 120, 3 still, 3 due',
    '2 of 6 offline, 100 to 104, 2 still, 2 due',
  ],
  [
    'what two have in common makes them one',
    falling(100, 101, 118, 119, 109).concat(playing('Z')),
    130,
    '5 of 7 offline, 100 to 119, 5 still, 5 due',
  ],
  [
    'at the same time and of another cause: two',
    [
      playing('A', [gone(100)]),
      playing('B', [gone(101)]),
      playing('C', [failed(100)]),
      playing('D', [failed(102)]),
    ],
    110,
    '2 of 4 failed, 100 to 102, 2 still, 2 due',
    '2 of 4 offline, 100 to 101, 2 still, 2 due',
  ],
  [
    'three faults that have nothing in common: three',
    [
      ...[100, 101, 102].map((s) => playing(`N${s}`, [gone(s)])),
      ...[140, 141].map((s) => playing(`S${s}`, [gone(s)])),
      ...[100, 103].map((s) => playing(`M${s}`, [failed(s)])),
      playing('A'),
    ],
    160,
    '2 of 8 failed, 100 to 103, 2 still, 2 due',
    '3 of 8 offline, 100 to 102, 3 still, 3 due',
    '2 of 8 offline, 140 to 141, 2 still, 2 due',
  ],
  [
    'fail over is heard of both',
    [playing('A', [failOver(100)]), playing('B', [failOver(104)])],
    115,
    '2 of 2 onFailOver, 100 to 104, 2 still, 2 due',
  ],
  [
    'one of three has healed',
    [playing('A', [gone(100), ...back(130)]), playing('B', [gone(101)]), playing('C', [gone(102)])],
    140,
    '3 of 3 offline, 100 to 102, 2 still, 3 due',
  ],
  [
    'until the grace is over nobody is told to be back',
    [playing('A', [gone(100), ...back(103)]), playing('B', [gone(101)]), playing('C', [gone(102)])],
    107,
    '2 of 3 offline, 101 to 102, 2 still, 2 due',
  ],
  [
    'all but one have healed',
    [playing('A', [gone(100), ...back(130)]), playing('B', [gone(101)])],
    140,
    '2 of 2 offline, 100 to 101, 1 still, 2 due',
  ],
  [
    'all have healed',
    [playing('A', [gone(100), ...back(130)]), playing('B', [gone(101), ...back(130)])],
    140,
  ],
  [
    'one that healed falls again, long after: by itself',
    [playing('A', [gone(100), ...back(130), gone(160)]), playing('B', [gone(101)])],
    170,
    '2 of 2 offline, 100 to 101, 1 still, 2 due',
    'A offline 160',
  ],
  [
    'found offline: no time, no cause, and what was due is not known',
    ['A', 'B'].map((label) => ({
      device_id: label,
      told: [[0, 'connection', 'open'], gone(1)] satisfies Told[],
    })),
    60,
    '2 of 2 offline, found opening, 2 still, 0 due, 2 not known',
  ],
  [
    'found offline, and one that is heard to go at once: that is another thing',
    [
      ...['A', 'B'].map((label) => ({
        device_id: label,
        told: [[0, 'connection', 'open'], gone(1)] satisfies Told[],
      })),
      playing('C', [gone(5)]),
    ],
    60,
    '2 of 3 offline, found opening, 2 still, 0 due, 2 not known',
    'C offline 5',
  ],
  [
    'gone while this page had no connection',
    ['A', 'B'].map((label) =>
      playing(label, [[100, 'connection', 'lost'], [120, 'connection', 'open'], gone(121)]),
    ),
    140,
    '2 of 2 offline, found later, 2 still, 2 due',
  ],
  [
    'while the connection is lost nobody vouches for anything',
    falling(100, 101).map((device) => ({
      ...device,
      told: [...device.told, [120, 'connection', 'lost'] satisfies Told],
    })),
    140,
  ],
  [
    'after it an incident is what it was',
    falling(100, 101).map(({ told, ...device }, index) => ({
      ...device,
      told: [
        ...told,
        ...([
          [120, 'connection', 'lost'],
          [130, 'connection', 'open'],
        ] satisfies Told[]),
        ...(index === 0 ? back(131) : [gone(131)]),
      ],
    })),
    150,
    '2 of 3 offline, 100 to 101, 2 still, 2 due',
  ],
  [
    'due is what was due when they fell, whatever they say later',
    [
      playing('A', [gone(100)]),
      playing('B', [gone(101)]),
      {
        device_id: 'C',
        told: [...answered(1, { ...RADIO, time: [1200, 1260] }), gone(102)],
      },
    ],
    110,
    '3 of 3 offline, 100 to 102, 3 still, 2 due',
  ],
  [
    'without topics nothing ever fell',
    [
      { device_id: 'A', classId: 0, told: [] },
      { device_id: 'B', classId: 0, told: [] },
    ],
    60,
    'A offline NaN',
    'B offline NaN',
  ],
  [
    'devices that have failed when the page opens are told one by one, worst first',
    [
      playing('A', [failOver(1)]),
      playing('B', [[1, 'vol', { l: 255, r: 255 }]]),
      playing('C', [failed(1)]),
      playing('D', [gone(50)]),
      playing('E', [failed(1)]),
    ],
    60,
    'C failed NaN',
    'E failed NaN',
    'D offline 50',
    'B volumeOff NaN',
    'A onFailOver NaN',
  ],
];

describe('FLV-04 what fell together is one', () => {
  const cases = rows.map(([name, devices, atS, ...said]) => ({ name, devices, atS, said }));
  test.each(cases)('$name', ({ devices, atS, said }) => {
    expect(read(attendedAt(devices, atS))).toEqual(said);
  });
});

test('FLV-04 what the host takes for no fault is none', () => {
  const policy = { severity: { offline: 'none' } } as const;
  expect(read(attendedAt(falling(100, 101), 110, { policy }))).toEqual([]);
});

describe('FLV-04 where the fault must be', () => {
  const placeOf = (devices: readonly TestDevice[], atS = 120) => attendedAt(devices, atS).incidents[0]?.place;

  test('another device answers: between these and the broker', () => {
    expect(placeOf(falling(100, 101))).toEqual({ isBetween: true, host: '', tagId: null });
  });

  test('nobody answers: that is not known', () => {
    expect(placeOf(falling(100, 101).slice(1))?.isBetween).toBe(false);
  });

  test('all have a tag that others have not', () => {
    const shops = [100, 101].map((s) => playing(`S${s}`, [gone(s)], { device_tag_id: 7 }));
    const inAll = playing('A', [], { device_tag_id: 7 });
    expect(placeOf([...shops, playing('B', [], { device_tag_id: 8 })])?.tagId).toBe(7);
    expect(placeOf([...shops, inAll])?.tagId).toBeNull();
    expect(placeOf([...shops, playing('C', [gone(102)]), playing('B')])?.tagId).toBeNull();
  });

  test('all play from one server, whose address is told without its password', () => {
    const down = [failed(100)];
    expect(placeOf([playing('A', down), playing('B', down)])?.host).toBe('radio.example');
    expect(
      placeOf([playing('A', down), { device_id: 'B', told: [...from('other.example'), ...down] }])?.host,
    ).toBe('');
    expect(placeOf(falling(100, 101))?.host).toBe('');
  });
});

test('FLV-04 devices are told in the order in which they fell, with what was due of each', () => {
  const [incident] = attendedAt(falling(104, 101, 107), 120).incidents;
  expect(incident?.fallen.map(({ device, atMs, due }) => [device.device_id, atMs, typeof due])).toEqual([
    ['D1', 101_000, 'object'],
    ['D0', 104_000, 'object'],
    ['D2', 107_000, 'object'],
  ]);
});

test('FLV-04 what is heard of late is told with what it fell with, as if it had been heard in time', () => {
  const devices = falling(100, 101, 118, 119, 109);
  const judged = judgeAt(devices, 130);
  const early = followFalls(NO_FALLS, judged.slice(0, -1));
  expect(early.groups.map(({ firstMs, lastMs }) => [firstMs, lastMs])).toEqual([
    [100_000, 101_000],
    [118_000, 119_000],
  ]);
  const late = followFalls(early, judged);
  const { incidents } = listAttended(late, judged, []);
  const labels = incidents.map(({ fallen }) => fallen.map(({ device }) => device.device_id).join());
  expect(labels).toEqual(['D0,D1,D4,D2,D3']);
  expect(late.groups.map(({ id, lastMs }) => [id, lastMs])).toEqual([[early.groups[0]?.id, 119_000]]);
});

test('what is looked at again is the same object, and one that is not there any more is forgotten', () => {
  const devices = falling(100, 101, 102);
  const falls = followTo(devices, 110);
  expect(followFalls(falls, judgeAt(devices, 111))).toBe(falls);
  const left = followFalls(falls, judgeAt(devices.slice(0, 3), 111));
  expect(left.groups.map(({ falls: { size } }) => size)).toEqual([2]);
  expect(followFalls(left, [])).toEqual({ ...NO_FALLS, checked: left.checked });
});

test('a thousand devices that fall within a second are one incident, at once', () => {
  const fallen = judgeAt(
    Array.from({ length: 1000 }, (_, index) => playing(`D${index}`, [gone(100)])),
    110,
  );
  const startedMs = performance.now();
  const { groups } = followFalls(NO_FALLS, fallen);
  expect(groups.map(({ falls: { size } }) => size)).toEqual([1000]);
  expect(performance.now() - startedMs).toBeLessThan(100);
});
