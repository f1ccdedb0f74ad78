import { calls, device, formatRefusal, LABEL_REFUSALS, type NewDeviceBody } from '@carillon/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildDevice } from './builders.ts';
import { doors } from './testing/doors.ts';
import { openSession, type Session, watchRevoked } from './testing/session.ts';

const NOT_FOUND = { status: 404, message: 'This record does not exist.' };
const NOBODY = { status: 404, message: 'This person does not exist.' };
const NOW = '2026-06-01T12:00:00.000Z';

const kitchen: NewDeviceBody = { name: 'Kitchen', label: 'CR-1005', key: 'KEY-1005', icon_id: 3 };

describe.each(doors)('API-05, LIB-03: devices and their tags are saved through $name', (door) => {
  let session: Session;
  let token: string;
  beforeEach(async () => {
    session = await openSession(door);
    token = await session.logIn('owner');
  });
  afterEach(async () => {
    expect(session.errors).toEqual([]);
    await session.close();
  });

  const register = (changes: Partial<NewDeviceBody> = {}, params = {}) =>
    session.call('registerDevice', { token, params, body: { ...kitchen, ...changes } });
  const owns = (userId: number, label: string) =>
    session.platform.authority.ownsDevice(userId, { type: 'std-eth', label });

  test('DEV-01: a device is registered with the label and key that it left the factory with', async () => {
    expect(owns(2, 'CR-1005')).toBe(false);
    session.platform.observeDevice('CR-1005', { online: true });
    const { data } = await register({ device_tag_id: 3 });
    expect(data).toEqual({
      ...buildDevice({ id: 5, user_id: 2, device_id: 'CR-1005', class_id: 3, online: 'Online' }),
      name: 'Kitchen',
      icon_id: 3,
      device_tag_id: 3,
      created_at: NOW,
      updated_at: NOW,
    });
    expect((await session.call('readDevice', { token, params: { id: 5 } })).data).toEqual(data);
    expect((await session.call('countDevices', { token })).data).toBe(4);
    expect(owns(2, 'CR-1005')).toBe(true);
  });

  test('DEV-01: a device of the simulated fleet is registered, its class told by its number', async () => {
    const fleet = await register({ label: 'SIM-00007', key: 'KEY-00007' });
    expect(fleet.data).toMatchObject({ device_id: 'SIM-00007', class_id: 3, device_tag_id: null });
  });

  test.each<[string, Partial<NewDeviceBody>, string]>([
    ['a wrong key', { key: 'KEY-1006' }, 'The device key is not valid'],
    ['a key that only begins right', { key: 'KEY-10055' }, 'The device key is not valid'],
    ['an unknown label', { label: 'CR-9999' }, 'There is no device with the label CR-9999.'],
    ['a label of the fleet that is none', { label: 'SIM-0' }, 'There is no device with the label SIM-0.'],
    [
      'a label that somebody has registered',
      { label: 'CR-1004', key: 'KEY-1004' },
      'The device CR-1004 is already registered.',
    ],
    ['a wrong key of such a label', { label: 'CR-1004' }, 'The device key is not valid'],
    ['an unknown icon', { icon_id: 99 }, 'There is no icon with the id 99.'],
    ['an unknown tag', { device_tag_id: 99 }, 'There is no tag with the id 99.'],
    ['the tag of another person', { device_tag_id: 8 }, 'There is no tag with the id 8.'],
  ])('DEV-01: %s is refused, and nothing is registered', async (_, changes, message) => {
    expect(await register(changes)).toMatchObject({ status: 200, envelope: { success: false, message } });
    expect((await session.call('countDevices', { token })).data).toBe(3);
  });

  test('FLT-130 registering again, as after an answer that was lost, tells its owner alone that it is done', async () => {
    expect((await register()).data).toMatchObject({ device_id: 'CR-1005' });
    const message = 'The device CR-1005 is already registered to this account.';
    expect(message).toBe(formatRefusal(LABEL_REFUSALS.yours, 'CR-1005'));
    for (const name of ['Kitchen', 'Hall']) {
      expect(await register({ name })).toMatchObject({ status: 200, envelope: { success: false, message } });
    }
    expect((await register({ key: 'KEY-1006' })).message).toBe('The device key is not valid');
    expect((await session.call('countDevices', { token })).data).toBe(4);
    const stranger = await session.logIn('other');
    const ofStranger = (key: string) =>
      session.call('registerDevice', { token: stranger, params: { userId: 3 }, body: { ...kitchen, key } });
    expect((await ofStranger('KEY-1005')).message).toBe('The device CR-1005 is already registered.');
    expect((await ofStranger('KEY-1006')).message).toBe('The device key is not valid');
    token = await session.logIn('admin');
    expect((await register({}, { userId: 2 })).message).toBe(message);
    expect((await register({}, { userId: 3 })).message).toBe('The device CR-1005 is already registered.');
  });

  test('FLT-130 of two that register at once with the same label and key one is told that it is done', async () => {
    const both = await Promise.all([register(), register()]);
    expect(both.map(({ message }) => message).toSorted()).toEqual([
      'The device CR-1005 is already registered to this account.',
      undefined,
    ]);
    expect((await session.call('countDevices', { token })).data).toBe(4);
  });

  test('DEV-02: an admin registers for another person, but not for nobody', async () => {
    token = await session.logIn('admin');
    expect((await register({ device_tag_id: 8 }, { userId: 3 })).data).toMatchObject({ user_id: 3 });
    expect(await register({}, { userId: 999 })).toMatchObject(NOBODY);
    expect(await register({ device_tag_id: 8 }, { userId: 2 })).toMatchObject({
      envelope: { success: false },
    });
  });

  test('DEV-04: name, icon and tag are changed, and nothing else is', async () => {
    const before = await session.call('readDevice', { token });
    const body = {
      name: 'Lobby south',
      icon_id: 2,
      device_tag_id: null,
      user_id: 3,
      class_id: 4,
      device_id: 'X',
    };
    const { data } = await session.call('updateDevice', { token, body });
    expect(data).toEqual({
      ...Object(before.data),
      name: 'Lobby south',
      icon_id: 2,
      device_tag_id: null,
      updated_at: NOW,
    });
    expect((await session.call('readDevice', { token })).data).toEqual(data);
  });

  test.each([
    ['an unknown icon', { icon_id: 99, device_tag_id: 1 }],
    ['an unknown tag', { icon_id: 1, device_tag_id: 99 }],
    ['the tag of another person', { icon_id: 1, device_tag_id: 8 }],
  ])('DEV-04: %s is refused, and the device stays as it was', async (_, body) => {
    const before = await session.call('readDevice', { token });
    const answer = await session.call('updateDevice', { token, body: { name: 'New', ...body } });
    expect(answer).toMatchObject({ status: 200, envelope: { success: false } });
    expect((await session.call('readDevice', { token })).data).toEqual(before.data);
  });

  test('FLT-074 a device key cannot be guessed: after five wrong ones in a minute even the right one is 429', async () => {
    for (let i = 0; i < 5; i++) {
      expect((await register({ key: `KEY-${i}` })).message).toBe('The device key is not valid');
      session.clock.advance(1000);
    }
    const refused = await register();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '55']);
    // Nor of another device: it is the same client.
    expect((await register({ label: 'CR-1006', key: 'KEY-1006' })).status).toBe(429);
    session.clock.advance(55_000);
    expect((await register()).envelope.success).toBe(true);
  });

  test('FLT-074 twelve keys at once are five tries, and right ones are not counted', async () => {
    const keys = Array.from({ length: 12 }, (_, i) => register({ key: `KEY-${i}` }));
    const statuses = (await Promise.all(keys)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
    session.clock.advance(60_000);
    for (let i = 0; i < 6; i++) {
      const { data } = await register();
      await session.call('unregisterDevice', { token, params: { id: device.parse(data).id } });
    }
  });

  test('DEV-04: unregistering frees the label for whoever holds the key', async () => {
    expect((await session.call('unregisterDevice', { token, params: { id: 3 } })).data).toEqual({ id: 3 });
    expect(await session.call('readDevice', { token, params: { id: 3 } })).toMatchObject(NOT_FOUND);
    token = await session.logIn('other');
    const bell = { label: 'CR-1003', key: 'KEY-1003' };
    expect((await register(bell, { userId: 3 })).data).toMatchObject({ id: 5, user_id: 3 });
    expect([owns(2, 'CR-1003'), owns(3, 'CR-1003')]).toEqual([false, true]);
  });

  test('DEV-04: the broker is told whose device it was, who may hear it no longer', async () => {
    const revoked = watchRevoked(session.platform);
    token = await session.logIn('admin');
    await session.call('unregisterDevice', { token, params: { userId: 3, id: 1 } });
    expect(revoked).toEqual([]);
    await session.call('unregisterDevice', { token, params: { userId: 3, id: 4 } });
    expect(revoked).toEqual([3]);
  });

  test.each(['readDevice', 'updateDevice', 'unregisterDevice'] as const)(
    'DEV-04: %s does not reach the device of another person under the own id',
    async (name) => {
      const body = { name: 'Mine', icon_id: 1, device_tag_id: null };
      const answer = await session.call(name, {
        token,
        params: { id: 4 },
        body: name === 'updateDevice' ? body : undefined,
      });
      expect(answer).toMatchObject(NOT_FOUND);
      token = await session.logIn('other');
      const { data } = await session.call('readDevice', { token, params: { userId: 3, id: 4 } });
      expect(data).toMatchObject({ name: 'Market hall', device_tag_id: 8 });
    },
  );

  test('DTG-01: a tag is created, changed and deleted', async () => {
    const body = { name: 'Attic', icon: null, variant: 'dark' };
    const { data } = await session.call('addDeviceTag', { token, body });
    const { id } = calls.addDeviceTag.answer.parse(data);
    expect(data).toEqual({ ...body, id, device_count: 0 });
    const changed = { name: 'Roof', icon: 'roof', variant: 'info' };
    const saved = await session.call('updateDeviceTag', { token, params: { id }, body: changed });
    expect(saved.data).toEqual({ ...changed, id, device_count: 0 });
    expect((await session.call('readDeviceTag', { token, params: { id } })).data).toEqual(saved.data);
    expect((await session.call('deleteDeviceTag', { token, params: { id } })).data).toEqual({ id });
    expect(await session.call('readDeviceTag', { token, params: { id } })).toMatchObject(NOT_FOUND);
  });

  test('DTG-01: the orders are named but for the one that a list has anyway, each of the six is taken, and a count counts what a search finds', async () => {
    const { data } = await session.call('orderDeviceTags', { token });
    const orders = calls.orderDeviceTags.answer.parse(data).map(({ order }) => order);
    expect(orders).toEqual(['name_asc', 'name_des', 'date_asc', 'device_asc', 'device_des']);
    for (const order of [...orders, 'date_des']) {
      const list = await session.call('listDeviceTags', { token, query: `?order_by=${order}` });
      expect(calls.listDeviceTags.answer.parse(list.data)).toHaveLength(7);
    }
    expect((await session.call('countDeviceTags', { token })).data).toBe(7);
    expect((await session.call('countDeviceTags', { token, query: '?query=OOR' })).data).toBe(2);
  });

  test('DTG-02: a tag is not deleted while a device carries it', async () => {
    const refused = { success: false, message: 'Ground floor is still associated with 1 device(s)' };
    expect((await session.call('deleteDeviceTag', { token })).envelope).toEqual(refused);
    await session.call('unregisterDevice', { token });
    expect((await session.call('deleteDeviceTag', { token })).data).toEqual({ id: 1 });
  });

  test.each(['readDeviceTag', 'updateDeviceTag', 'deleteDeviceTag'] as const)(
    'DTG-02: %s does not reach the tag of another person under the own id, not even as an admin',
    async (name) => {
      const body = name === 'updateDeviceTag' ? { name: 'Mine', icon: null, variant: 'dark' } : undefined;
      for (const account of ['owner', 'admin']) {
        token = await session.logIn(account);
        expect(await session.call(name, { token, params: { id: 8 }, body })).toMatchObject(NOT_FOUND);
      }
      const params = { userId: 3, id: 8 };
      expect((await session.call('readDeviceTag', { token, params })).data).toMatchObject({
        name: 'Market hall',
      });
      // Carried by a device it is not deleted under the right id either, but found.
      expect((await session.call(name, { token, params, body })).status).toBe(200);
    },
  );

  test('DTG-01: an admin creates a tag for another person, but not for nobody', async () => {
    token = await session.logIn('admin');
    const body = { name: 'Yard', icon: null, variant: 'info' };
    await session.call('addDeviceTag', { token, params: { userId: 3 }, body });
    expect((await session.call('countDeviceTags', { token, params: { userId: 3 } })).data).toBe(2);
    expect(await session.call('addDeviceTag', { token, params: { userId: 999 }, body })).toMatchObject(
      NOBODY,
    );
  });
});
