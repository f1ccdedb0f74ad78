import { calls } from '@carillon/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildDevice } from './builders.ts';
import { people } from './seed/people.ts';
import { doors } from './testing/doors.ts';
import { openSession, type Session } from './testing/session.ts';

const minute = (n: number) => new Date(Date.UTC(2026, 0, 5, 9, n)).toISOString();
const times = (created: number, updated: number) => ({
  created_at: minute(created),
  updated_at: minute(updated),
});
const tag = (id: number, name: string) => ({ id, user_id: 2, name, variant: 'info', icon: null }) as const;

// Two devices carry 'Yard', one 'attic', one none; names differ in case and accents; two are equally old.
const seed = {
  people: people.filter(({ id }) => id <= 3),
  deviceTags: [tag(1, 'Yard'), tag(2, 'attic')],
  devices: [
    buildDevice({ id: 1, name: 'bell', device_tag_id: 1, ...times(1, 9) }),
    buildDevice({ id: 2, name: 'Éclair bar', device_tag_id: 2, ...times(3, 3) }),
    buildDevice({ id: 3, name: 'Dome 50%_a', device_tag_id: null, ...times(3, 5) }),
    buildDevice({ id: 4, name: 'ARCADE', device_tag_id: 1, ...times(2, 7) }),
    buildDevice({ id: 5, user_id: 3, name: 'arcade of another', ...times(4, 4) }),
  ],
};

describe.each(doors)('API-05, LIB-03: device, tag and icon calls through $name', (door) => {
  let session: Session;
  let token: string;
  beforeAll(async () => {
    session = await openSession(door, { seed });
    token = await session.logIn('owner');
  });
  afterAll(() => session.close());

  async function listIds(query: string): Promise<number[]> {
    const { data } = await session.call('listDevices', { token, query });
    return calls.listDevices.answer.parse(data).map(({ id }) => id);
  }

  test.each([
    ['', [3, 2, 4, 1], 'newest first, the later id first where equally old'],
    ['?order_by=last_created', [3, 2, 4, 1], 'newest first'],
    ['?order_by=last_modified', [1, 4, 3, 2], 'last modified first'],
    ['?order_by=name_asc', [4, 1, 3, 2], 'by name, whatever the case and the accents'],
    ['?order_by=name_des', [2, 3, 1, 4], 'by name backwards'],
    ['?order_by=tag_name_asc', [3, 2, 1, 4], 'without tag first, then by the name of the tag'],
    ['?order_by=tag_name_des', [1, 4, 2, 3], 'by the name of the tag backwards'],
    ['?order_by=tag_count_asc', [3, 2, 1, 4], 'by how many devices carry the tag'],
    ['?order_by=tag_count_des', [1, 4, 2, 3], 'by how many devices carry the tag, most first'],
    ['?limit=2&order_by=name_asc', [4, 1], 'the first page'],
    ['?limit=2&offset=2&order_by=name_asc', [3, 2], 'the second page'],
    ['?offset=4', [], 'past the end'],
    ['?query=ecl', [2], 'searched without regard to case and accents'],
    ['?query=cr-1004', [4], 'searched by label'],
    ['?query=50%25_', [3], 'searched for characters that are wildcards in SQL'],
    ['?query=%25', [3], 'searched for a percent sign'],
    ['?query=YARD', [4, 1], 'searched by the name of the tag'],
    ['?query=yard&order_by=name_des&limit=1', [1], 'searched by the name of the tag, a page of them'],
    ['?query=arcade', [4], 'searched among the own devices only'],
    ['?query=&offset=&order_by=', [3, 2, 4, 1], 'with empty parameters, which count as left out'],
    ['?query=12', [], 'searched for digits, which stay text'],
  ])('listDevices%s answers devices %j: %s', async (query, ids) => {
    expect(await listIds(query)).toEqual(ids);
  });

  test.each([
    '?limit=0',
    '?limit=1001',
    '?limit=x',
    '?limit=1e3',
    '?offset=-1',
    '?offset=1.5',
    '?order_by=size',
    '?order_by=__proto__',
  ])('listDevices%s is refused', async (query) => {
    expect(await session.call('listDevices', { token, query })).toMatchObject({
      status: 200,
      envelope: { success: false },
    });
  });

  test('counts count what the lists would list', async () => {
    expect((await session.call('countDevices', { token })).data).toBe(4);
    expect((await session.call('countDevices', { token, query: '?query=ar' })).data).toBe(3);
    expect((await session.call('countDevices', { token, query: '?query=atti' })).data).toBe(1);
    expect((await session.call('countIcons', { token })).data).toBe(10);
    expect((await session.call('countIcons', { token, query: '?query=BELL' })).data).toBe(1);
  });

  test('every order that orderDevices offers is one that listDevices takes', async () => {
    const { data } = await session.call('orderDevices', { token });
    const orders = calls.orderDevices.answer.parse(data);
    expect(orders).toHaveLength(8);
    for (const { order } of orders) expect(await listIds(`?order_by=${order}`)).toHaveLength(4);
  });

  test('readDevice answers the record as the list does, with what the broker heard', async () => {
    session.platform.observeDevice('CR-1002', { online: true, isPlaying: true });
    const { data } = await session.call('readDevice', { token, params: { id: 2 } });
    expect(data).toEqual({ ...seed.devices[1], online: 'Online', state: 'play' });
    const list = await session.call('listDevices', { token, query: '?query=cr-1002' });
    expect(list.data).toEqual([data]);
    session.platform.observeDevice('CR-1002', { online: false });
    expect((await session.call('readDevice', { token, params: { id: 2 } })).data).toEqual(seed.devices[1]);
  });

  test.each([
    ['of another person', 5],
    ['that does not exist', 999],
  ])('a device %s is 404, and nothing tells the two apart', async (_, id) => {
    const answer = await session.call('readDevice', { token, params: { id } });
    expect(answer).toMatchObject({ status: 404, message: 'This record does not exist.' });
  });

  test.each([
    ['', ['attic', 'Yard']],
    ['?order_by=name_des', ['Yard', 'attic']],
    ['?order_by=device_asc', ['attic', 'Yard']],
    ['?order_by=device_des', ['Yard', 'attic']],
    ['?order_by=date_asc', ['Yard', 'attic']],
    ['?query=YAR', ['Yard']],
  ])('listDeviceTags%s answers %j', async (query, names) => {
    const { data } = await session.call('listDeviceTags', { token, query });
    expect(calls.listDeviceTags.answer.parse(data).map(({ name }) => name)).toEqual(names);
  });

  test('a tag says how many devices carry it', async () => {
    const { data } = await session.call('listDeviceTags', { token, query: '?query=yard' });
    expect(data).toEqual([{ id: 1, name: 'Yard', variant: 'info', icon: null, device_count: 2 }]);
  });

  test('icons are lists of vector paths', async () => {
    const { data } = await session.call('listIcons', { token, query: '?order_by=name_asc&limit=1' });
    expect(calls.listIcons.answer.parse(data)).toMatchObject([{ id: 1, name: 'Bell' }]);
    expect(JSON.stringify(data)).toMatch(/"icon_paths":\["M6 9a6/);
  });

  test('an admin reads the devices of everybody', async () => {
    const admin = await session.logIn('admin');
    const { data } = await session.call('listDevices', { token: admin, params: { userId: 3 } });
    expect(calls.listDevices.answer.parse(data)).toHaveLength(1);
  });
});
