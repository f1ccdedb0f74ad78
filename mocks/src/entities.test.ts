// What is the same for every kind of record, tried of each: a new entity is tried by being in the table of the contract.
import {
  type AnyEntity,
  type CallName,
  calls,
  type EntityName,
  entities,
  findRefusedField,
  nameCall,
  type Verb,
} from '@carillon/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { validBody } from './testing/bodies.ts';
import { type Door, doors } from './testing/doors.ts';
import { type CallAsk, openSession } from './testing/session.ts';

type Found = Readonly<Record<string, unknown>> & { readonly id: number };

const names = Object.keys(entities) as EntityName[];
const entityOf = (name: EntityName): AnyEntity => entities[name];
const callOf = (name: EntityName, verb: Verb) => nameCall(entityOf(name), verb) as CallName;
const saved = names.filter((name) => entityOf(name).calls.add);
const ofPeople = saved.filter((name) => entityOf(name).parent && name !== 'tags');

/** An administrator before a fresh platform, who asks for a call by its entity and verb. */
async function open(door: Door) {
  const session = await openSession(door);
  const token = await session.logIn('admin');

  function ask(name: EntityName, verb: Verb, { id, params, ...more }: CallAsk & { id?: number } = {}) {
    const place = { ...params, ...(id !== undefined && { [entityOf(name).idName]: id }) };
    return session.call(callOf(name, verb), { token, params: place, ...more });
  }
  /** Sends what the call takes, with something else in `field`. */
  async function send(name: EntityName, verb: 'add' | 'update', id?: number, field?: string) {
    const body = await validBody(callOf(name, verb), session);
    return ask(name, verb, { body: field ? changed(body, field) : body, ...(id !== undefined && { id }) });
  }

  return {
    ...session,
    ask,
    async list(name: EntityName, query: Readonly<Record<string, string>> = {}) {
      const { data } = await ask(name, 'list', {
        query: `?${new URLSearchParams({ limit: '1000', ...query })}`,
      });
      return data as Found[];
    },
    send,
    /** The same, where it is to be saved: what the platform refuses is the failure of the test, in its own words. */
    async save(...sent: Parameters<typeof send>) {
      const { message, data } = await send(...sent);
      const [name, verb] = sent;
      expect(message ?? 'saved', callOf(name, verb)).toBe('saved');
      return data as Found;
    },
  };
}

function changed(body: unknown, field: string): unknown {
  if (!(body instanceof FormData)) return { ...Object(body), [field]: `${Object(body)[field]} changed` };
  body.set(field, `${body.get(field)} changed`);
  return body;
}

type Opened = Awaited<ReturnType<typeof open>>;

describe.each(doors)('LIB-03 what is there, through $name', (door) => {
  let reading: Opened;
  beforeAll(async () => {
    reading = await open(door);
  });
  afterAll(() => reading.close());

  test.each(names)(
    '%s are counted and listed, in each order of the contract and in no other',
    async (name) => {
      const { ask, list } = reading;
      const idsOf = (rows: readonly Found[]) => rows.map(({ id }) => id).sort();
      const all = await list(name);
      expect(all.length, `${name} of the owner in mocks/src/seed/seed.ts`).toBeGreaterThan(0);
      expect((await ask(name, 'count')).data).toBe(all.length);
      for (const order_by of entityOf(name).orders)
        expect(idsOf(await list(name, { order_by })), order_by).toEqual(idsOf(all));
      const odd = await ask(name, 'list', { query: '?order_by=constructor' });
      expect(odd.message).toContain('order_by must be one of');
    },
  );

  test.each(names.filter((name) => entityOf(name).calls.order))(
    'DTG-01, MED-01, S2: an order of %s is offered once: no key, name or way to sort is there twice',
    async (name) => {
      const { ask, list } = reading;
      const offered = calls.orderUsers.answer.parse((await ask(name, 'order')).data);
      for (const values of [offered.map(({ order }) => order), offered.map((one) => one.name)]) {
        expect(new Set(values).size, values.join(', ')).toBe(values.length);
      }
      // What screens call the order of a list that asks for none.
      expect(offered.map((one) => one.name.toLowerCase())).not.toContain('newest first');
      const left = entityOf(name).orders.filter((key) => !offered.some(({ order }) => order === key));
      const anyway = await list(name);
      for (const order_by of left) expect(await list(name, { order_by }), order_by).toEqual(anyway);
      expect(left).toEqual(left.filter((key) => key === 'date_des'));
    },
  );

  test.each(names)('%s are found by what stands in each field of the contract', async (name) => {
    const { ask, list } = reading;
    const all = await list(name);
    for (const field of entityOf(name).searched) {
      const record = all.find((each) => each[field]);
      const query = `${record?.[field]}`;
      const found = await list(name, { query });
      expect(
        found.map(({ id }) => id),
        field,
      ).toContain(record?.id);
      const counted = await ask(name, 'count', { query: `?${new URLSearchParams({ query })}` });
      expect(counted.data, field).toBe(found.length);
    }
  });

  test.each(ofPeople)('%s of one person are not there for another one', async (name) => {
    const { ask, list } = reading;
    const [mine] = await list(name);
    expect((await ask(name, 'read', { id: mine?.id ?? 0 })).status).toBe(200);
    expect((await ask(name, 'read', { id: mine?.id ?? 0, params: { userId: 3 } })).status).toBe(404);
  });
});

describe.each(doors)('LIB-03 what is saved, through $name', (door) => {
  test.each(saved)('%s are added, read, changed and deleted, and what is taken is refused', async (name) => {
    const { ask, send, save, close, errors } = await open(door);
    const added = await save(name, 'add');
    expect((await ask(name, 'read', { id: added.id })).data).toEqual(added);

    const again = await send(name, 'add');
    expect(errors, `what the rules of ${name} throw where a value is taken`).toEqual([]);
    const refused = findRefusedField(entityOf(name).refusals ?? {}, `${again.message}`);
    expect(again.envelope.success, `refused: ${again.message}`).toBe(refused === undefined);

    const [field = ''] = entityOf(name).searched;
    const changed = await save(name, 'update', added.id, field);
    expect(changed).toMatchObject({ [field]: expect.stringMatching(/ changed$/) });
    expect((await ask(name, 'read', { id: added.id })).data).toEqual(changed);

    expect((await ask(name, 'remove', { id: added.id })).data).toEqual({ id: added.id });
    for (const answer of [
      await ask(name, 'read', { id: added.id }),
      await ask(name, 'remove', { id: added.id }),
      await send(name, 'update', added.id),
    ])
      expect(answer.status).toBe(404);
    expect(errors).toEqual([]);
    await close();
  });
});
