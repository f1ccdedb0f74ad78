import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tables } from '../platform/tables.ts';
import { table as devices } from '../records/devices.ts';
import { table as deviceTags } from '../records/deviceTags.ts';
import { table as icons } from '../records/icons.ts';
import { table as users } from '../records/users.ts';
import { createMemoryStorage } from './memory.ts';
import { openSqliteStorage } from './sqlite.ts';
import { DuplicateError, type PlatformStorage, type Rows, type Where } from './storage.ts';

const kinds = [
  { name: 'memory', open: createMemoryStorage },
  { name: 'SQLite', open: () => openSqliteStorage(':memory:', tables) },
];

const AT = '2026-01-05T09:00:00.000Z';

const newDevice = (n: number, more: { name?: string; device_tag_id?: number | null } = {}) => ({
  user_id: 2,
  device_id: `CR-${n}`,
  name: `Device ${n}`,
  class_id: 1,
  icon_id: 1,
  device_tag_id: null,
  created_at: AT,
  updated_at: AT,
  ...more,
});

const newTag = (name: string) => ({
  user_id: 2,
  name,
  variant: 'info' as const,
  icon: null,
  created_at: AT,
  updated_at: AT,
});

describe.each(kinds)('rows in $name', ({ open }) => {
  let storage: PlatformStorage;
  let rows: Rows<typeof devices>;
  beforeEach(() => {
    storage = open();
    rows = storage.rows(devices);
  });
  afterEach(() => storage.close());

  test('a row is read as it was written, whatever its kind', () => {
    const id = storage
      .rows(icons)
      .insert({ name: 'Ü', icon_paths: ['M0 0', "'"], created_at: AT, updated_at: AT });
    expect(storage.rows(icons).get(id)).toEqual({
      id,
      name: 'Ü',
      icon_paths: ['M0 0', "'"],
      created_at: AT,
      updated_at: AT,
    });
    const person = {
      first_name: 'A',
      last_name: 'B',
      username: 'a@b.example',
      location: '',
      role: 'user' as const,
      verified: true,
      blocked: false,
      password_hash: '',
      credentials_version: 1,
      kept_session_id: null,
      created_at: AT,
      updated_at: AT,
      accessed_at: null,
    };
    expect(storage.rows(users).get(storage.rows(users).insert(person))).toMatchObject(person);
  });

  test('an id is never used twice, also not after the last row was removed', () => {
    expect([rows.insert(newDevice(1)), rows.insert(newDevice(2))]).toEqual([1, 2]);
    expect([rows.remove(2), rows.remove(2)]).toEqual([true, false]);
    expect(rows.insert(newDevice(3))).toBe(3);
    expect(rows.insert({ ...newDevice(9), id: 9 })).toBe(9);
    expect(rows.insert(newDevice(10))).toBe(10);
  });

  test('an update changes what is given, keeps what is undefined, and knows whether there was such a row', () => {
    const id = rows.insert(newDevice(1, { device_tag_id: 4 }));
    expect(rows.update(id, { name: 'New', device_tag_id: undefined })).toBe(true);
    expect(rows.get(id)).toMatchObject({ name: 'New', device_tag_id: 4 });
    expect(rows.update(id, { device_tag_id: null })).toBe(true);
    expect(rows.get(id)?.device_tag_id).toBeNull();
    expect(rows.update(99, { name: 'New' })).toBe(false);
    expect(rows.update(99, {})).toBe(false);
  });

  test('a unique value belongs to one row, and is free again when that row goes or changes', () => {
    const id = rows.insert(newDevice(1));
    expect(() => rows.insert(newDevice(1))).toThrow(DuplicateError);
    const other = rows.insert(newDevice(2));
    expect(() => rows.update(other, { device_id: 'CR-1' })).toThrow(
      new DuplicateError('devices', ['device_id']),
    );
    expect(rows.update(id, { device_id: 'CR-1' })).toBe(true);
    rows.remove(id);
    expect(rows.update(other, { device_id: 'CR-1' })).toBe(true);
    expect(rows.first({ device_id: 'CR-1' })?.id).toBe(other);
    expect(rows.first({ device_id: 'CR-1', user_id: 3 })).toBeUndefined();
  });

  test('a transaction that throws has changed nothing, also not through another one inside it', () => {
    const id = rows.insert(newDevice(1));
    const failing = () =>
      storage.transaction(() => {
        rows.update(id, { name: 'Lost' });
        storage.transaction(() => rows.insert(newDevice(2)));
        rows.remove(id);
        storage.rows(deviceTags).insert(newTag('Lost'));
        throw new Error('stop');
      });
    expect(failing).toThrow('stop');
    expect(rows.list()).toMatchObject([{ id, name: 'Device 1' }]);
    expect(storage.rows(deviceTags).count()).toBe(0);
    expect(rows.first({ device_id: 'CR-2' })).toBeUndefined();
    expect(storage.transaction(() => rows.insert(newDevice(2)))).toBeGreaterThan(id);
    expect(rows.count()).toBe(2);
  });

  test('rows are found by one value of several, and by one alternative of several', () => {
    const yard = rows.insert(newDevice(1, { device_tag_id: 4 }));
    const hall = rows.insert(newDevice(2, { device_tag_id: 5 }));
    const none = rows.insert(newDevice(3));
    const found = (where: Where<typeof devices>) => {
      const ids = rows.list({ where }).map(({ id }) => id);
      expect(rows.count({ where })).toBe(ids.length);
      return ids;
    };
    expect(found({ device_tag_id: [5, 4, 9] })).toEqual([yard, hall]);
    expect(found({ device_id: ['CR-3', "'"], user_id: 2 })).toEqual([none]);
    expect(found({ device_tag_id: [5, 4], device_id: 'CR-2' })).toEqual([hall]);
    expect(found({ device_tag_id: [] })).toEqual([]);
    expect(found([{ device_tag_id: 4 }, { device_id: 'CR-3', user_id: 2 }, { user_id: 3 }])).toEqual([
      yard,
      none,
    ]);
    expect(found([{ device_tag_id: [5, 9] }, {}])).toEqual([yard, hall, none]);
    expect(found([])).toEqual([]);
    const many = Array.from({ length: 20_000 }, (_, i) => i);
    expect(found({ id: many })).toEqual([yard, hall, none]);
  });

  test('what was read and what was written are copies', () => {
    const row = newDevice(1);
    const id = rows.insert(row);
    row.name = 'Changed';
    Object.assign(rows.get(id) ?? {}, { name: 'Changed' });
    expect(rows.get(id)?.name).toBe('Device 1');
  });

  test('a count of other rows follows every write', () => {
    const own = storage.rows(deviceTags);
    const tag = own.insert(newTag('T'));
    expect(own.get(tag)?.device_count).toBe(0);
    const id = rows.insert(newDevice(1, { device_tag_id: tag }));
    expect(own.get(tag)?.device_count).toBe(1);
    rows.update(id, { device_tag_id: null });
    expect(own.get(tag)?.device_count).toBe(0);
  });

  test('texts of other rows are searched, and follow every write', () => {
    const people = storage.rows(users);
    const person = (username: string) => ({
      first_name: 'A',
      last_name: 'B',
      username,
      location: '',
      role: 'user' as const,
      verified: true,
      blocked: false,
      password_hash: '',
      credentials_version: 1,
      kept_session_id: null,
      created_at: AT,
      updated_at: AT,
      accessed_at: null,
    });
    const [first, second] = ['a', 'b'].map((name) => people.insert(person(name)));
    const found = (text: string) => {
      const search = { text, columns: ['first_name', 'device_labels'] } as const;
      const ids = people.list({ search }).map(({ id }) => id);
      expect(people.count({ search })).toBe(ids.length);
      return ids;
    };
    expect(found('cr-')).toEqual([]);
    const id = rows.insert({ ...newDevice(1), user_id: first ?? 0 });
    rows.insert({ ...newDevice(12), user_id: first ?? 0 });
    rows.insert({ ...newDevice(2), user_id: second ?? 0 });
    expect([found('cr-'), found('CR-1'), found('cr-2'), found('a')]).toEqual([
      [first, second],
      [first],
      [second],
      [first, second],
    ]);
    rows.update(id, { device_id: 'CR-3' });
    expect(found('cr-3')).toEqual([first]);
    rows.remove(id);
    expect(found('cr-3')).toEqual([]);
  });

  test('the revision grows with every write, and with a transaction that is taken back', () => {
    const seen = [storage.revision];
    const note = () => seen.push(storage.revision);
    const id = rows.insert(newDevice(1));
    note();
    rows.update(id, { name: 'x' });
    note();
    expect(() => storage.transaction(() => rows.remove(id) && Number(null).toFixed(999))).toThrow();
    note();
    rows.remove(id);
    note();
    expect(new Set(seen).size).toBe(seen.length);
  });
});

// Numbers that look random and are the same in every run (Park and Miller).
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48271) % 0x7fffffff;
    return state % below;
  };
}

const seed = Number(process.env.CARILLON_SEED ?? 1);

test(`after any writes both storages answer the same (CARILLON_SEED=${seed})`, () => {
  const random = createRandom(seed);
  const both = kinds.map(({ open }) => open());
  const pick = <T>(values: readonly T[]) => values[random(values.length)] as T;
  const names = ['bell', 'Bell', 'BÉLL', 'äpfel', 'Zebra', '50%', 'a_b', '', 'ﬁve', '你好', 'ß'];
  const orders = ['name', 'tag_name', 'tag_count', 'created_at', 'device_tag_id'] as const;
  const attempt = (run: () => unknown) => {
    try {
      return run();
    } catch (error) {
      return String(error);
    }
  };

  for (let step = 0; step < 400; step++) {
    const device = newDevice(random(40), { name: pick(names), device_tag_id: pick([null, 1, 2, 3]) });
    const [kind, id] = [random(6), random(60) + 1];
    const tag = newTag(pick(['Yard', 'attic']));
    const changes = { name: pick(names), device_id: `CR-${random(40)}` };
    const page = {
      where: pick([
        {},
        { user_id: 2 },
        { device_tag_id: null },
        { device_tag_id: 2, user_id: 2 },
        { user_id: 9 },
        { device_tag_id: [1, 3], user_id: [2, 9] },
        [{ device_tag_id: null }, { name: ['bell', 'Zebra'], device_tag_id: 2 }],
      ]),
      search: {
        text: pick(['', 'b', 'E', 'fi', '%', '_', 'SS', '好']),
        columns: ['name', 'tag_name'] as const,
      },
      order: [
        [pick(orders), pick(['asc', 'desc'] as const)],
        ...pick([[], [['id', 'desc'] as const]]),
      ] as const,
      offset: random(4),
      limit: random(20),
    };
    const answers = both.map((storage) => {
      const rows = storage.rows(devices);
      if (kind <= 1) return attempt(() => rows.insert(device));
      if (kind === 2) return attempt(() => rows.update(id, changes));
      if (kind === 3) return attempt(() => rows.remove(id));
      if (kind === 4) return attempt(() => storage.rows(deviceTags).insert(tag));
      return [rows.list(page), rows.count(page)];
    });
    expect(answers[0], `step ${step}`).toEqual(answers[1]);
  }
});
