import { describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { users } from '../account/index.ts';
import { type Country, type CountryBody, countries } from '../catalog/index.ts';
import type { Call, CallAnswer, CallInput } from '../http/call.ts';
import { type CallName, calls } from '../http/calls.ts';
import { entities } from '../http/entities.ts';
import { readUser } from '../http/sessionCalls.ts';
import { type AnyEntity, bothWays, defineEntity, type FormEntity, type ListedEntity } from './entity.ts';
import { nameAll } from './names.ts';

const bell = z.object({ id: z.int(), name: z.string() });
const bellBody = z.object({ name: z.string() });

const bells = defineEntity({
  one: 'Bell',
  many: 'Bells',
  path: '/bells',
  parent: '/{userId}',
  filter: '/{flag}',
  access: { see: 'owner', save: 'admin' },
  verbs: ['count', 'list', 'order', 'read', 'add', 'remove'],
  names: { add: 'cast' },
  record: bell,
  body: bellBody,
  getName: ({ name }) => name,
  searched: ['name'],
  orders: bothWays('name'),
});

const choice = {
  one: 'Bell',
  many: 'Bells',
  path: '/bells',
  record: bell,
  getName: ({ name }: z.infer<typeof bell>) => name,
  searched: ['name'],
  orders: bothWays('name'),
} as const;

describe('an entity', () => {
  test('has its calls by their paths and access', () => {
    const told = Object.entries<Call>(countries.calls).map(
      ([verb, { method, path, access }]) => `${verb}: ${method} ${path}, ${access}`,
    );
    expect(told).toEqual([
      'count: GET /countries/count, public',
      'list: GET /countries/list, public',
      'order: GET /countries/order, admin',
      'read: GET /countries/{id}, admin',
      'add: POST /countries/add, admin',
      'update: PUT /countries/{id}, admin',
      'remove: DELETE /countries/{id}, admin',
    ]);
  });

  test('has under a person the paths of that person, and the ways to sort are for whoever is logged in', () => {
    const told = Object.entries<Call>(bells.calls).map(([verb, { path, access }]) => [verb, path, access]);
    expect(told).toEqual([
      ['count', '/bells/count/{userId}/{flag}', 'owner'],
      ['list', '/bells/list/{userId}/{flag}', 'owner'],
      ['order', '/bells/order', 'user'],
      ['read', '/bells/{userId}/{id}', 'owner'],
      ['add', '/bells/{userId}', 'admin'],
      ['remove', '/bells/{userId}/{id}', 'admin'],
    ]);
  });

  test('LST-11: lets whoever may choose among its records both count and list them, never one of the two', () => {
    const { calls } = defineEntity({ ...choice, access: { see: 'admin', save: 'admin', select: 'public' } });
    expect([calls.count.access, calls.list.access, calls.order.access]).toEqual([
      'public',
      'public',
      'admin',
    ]);
    // @ts-expect-error A selector that may list and not count stays empty.
    defineEntity({ ...choice, access: { see: 'admin', save: 'admin', list: 'public' } });
    // @ts-expect-error One that may count and not list, too.
    defineEntity({ ...choice, access: { see: 'admin', save: 'admin', count: 'public' } });
  });

  test('names its calls, and those that it does not have are absent', () => {
    expect(Object.keys(nameAll({ bells }))).toEqual([
      'countBells',
      'listBells',
      'orderBells',
      'readBell',
      'castBell',
      'deleteBell',
    ]);
    expect(bells.calls).not.toHaveProperty('update');
    expectTypeOf<keyof typeof bells.calls>().toEqualTypeOf<
      'count' | 'list' | 'order' | 'read' | 'add' | 'remove'
    >();
    expectTypeOf(nameAll({ bells })).not.toHaveProperty('updateBell');
    expectTypeOf(nameAll({ bells })).not.toHaveProperty('addBell');
  });

  test('gives its calls exact types', () => {
    type List = typeof bells.calls.list;
    expectTypeOf<CallInput<List>['userId']>().toEqualTypeOf<number>();
    expectTypeOf<CallInput<List>['flag']>().toEqualTypeOf<boolean>();
    expectTypeOf<CallAnswer<List>>().toEqualTypeOf<{ id: number; name: string }[]>();
    expectTypeOf<CallInput<typeof bells.calls.add>['body']>().toEqualTypeOf<{ name: string }>();
    expectTypeOf<CallInput<typeof bells.calls.read>>().not.toHaveProperty('flag');
    expectTypeOf(nameAll({ bells }).castBell).toEqualTypeOf(bells.calls.add);
    expectTypeOf<CallAnswer<typeof countries.calls.read>>().toEqualTypeOf<Country>();
    expectTypeOf<CallInput<typeof countries.calls.update>['body']>().toEqualTypeOf<CountryBody>();
  });

  test('can be taken by a list and by a form, which know its types', () => {
    const listOf = <Rec, Path extends string>(entity: ListedEntity<Rec, Path>): [Path, Rec?] => [
      entity.calls.list.path,
    ];
    expectTypeOf(listOf(countries)).toEqualTypeOf<['/countries/list', Country?]>();
    expectTypeOf(listOf(bells)[0]).toEqualTypeOf<'/bells/list/{userId}/{flag}'>();
    expect(listOf(countries)).toEqual(['/countries/list']);

    const formOf = <Rec, Form, Body, Path extends string>(
      entity: FormEntity<Rec, Form, Body, Path>,
    ): [Path, Form, Rec?, Body?] => [entity.calls.add.path, entity.start];
    expectTypeOf(formOf(countries)).toEqualTypeOf<['/countries/add', CountryBody, Country?, CountryBody?]>();
    expect(formOf(countries)).toEqual(['/countries/add', { name: '', code: '' }]);
    // @ts-expect-error A bell has no form, and is never saved again.
    expect(() => formOf(bells)).not.toThrow();
    // @ts-expect-error Nobody knows what this one sends, and whether it can be saved.
    formOf({ ...countries, toBody: (form: CountryBody): unknown => form });
    // @ts-expect-error A body without its code could never be saved.
    formOf({ ...countries, toBody: ({ name }: CountryBody) => ({ name }) });
  });

  test('is found in the table of all calls', () => {
    expectTypeOf<'listCountries' | 'deleteCountry'>().toExtend<CallName>();
    expect(calls).toMatchObject(nameAll({ countries }));
  });

  test('of people has the very call with which a session reads its person', () => {
    expect(users.calls.read).toEqual(readUser);
    expectTypeOf<CallAnswer<typeof users.calls.read>>().toEqualTypeOf<CallAnswer<typeof readUser>>();
  });
});

test('every entity of the table is one, and says by what it is searched and sorted', () => {
  const all: Readonly<Record<string, AnyEntity>> = entities;
  for (const [name, { searched, orders, record }] of Object.entries(all)) {
    const fields = Object.keys((record as z.ZodMiniObject).shape);
    expect(fields, name).toEqual(expect.arrayContaining([...searched]));
    expect(orders.length, name).toBeGreaterThan(0);
  }
});
