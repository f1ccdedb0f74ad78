import { deviceTags } from '@carillon/protocol';
import { expect, test } from 'vitest';
import { table as carriers } from '../records/carriers.ts';
import { table as usual } from '../records/deviceTags.ts';
import { createMemoryStorage } from '../storage/memory.ts';
import { entityRules } from './entityRules.ts';
import { BY_AGE, bothWays, byText } from './listing.ts';
import type { Refusal } from './refusal.ts';
import type { RuleContext } from './rule.ts';

const table: typeof usual = { ...usual, unique: [['user_id', 'name']] };
const orders = {
  ...byText('name', 'Name'),
  ...BY_AGE,
  ...bothWays('device', 'device_count', 'Fewest devices first', 'Most devices first'),
};
const rules = entityRules(
  { ...deviceTags, refusals: { name: ['A tag {value} already exists.'] } },
  { table, orders },
);

test('a relation of the table that nothing saves does not compile', () => {
  const related = { ...usual, relations: carriers.relations };
  // @ts-expect-error What saves a tag says no countries.
  expect(Object.keys(entityRules(deviceTags, { table: related, orders }))).toContain('addDeviceTag');
});

test('what each person may have once is refused of that person, kept by the record that has it, and free for others', async () => {
  const storage = createMemoryStorage();
  const context = { storage, rows: storage.rows, nowText: () => '2026-01-05T09:00:00.000Z' } as RuleContext;
  const body = { name: 'Hall', variant: 'primary', icon: null } as const;
  const add = async (userId: number) => rules.addDeviceTag({ userId, body }, context);
  const update = async (id: number, name: string) =>
    rules.updateDeviceTag({ userId: 2, id, body: { ...body, name } }, context);

  const { id } = await add(2);
  await expect(add(3)).resolves.toMatchObject({ name: 'Hall' });
  await expect(add(2)).rejects.toMatchObject({
    status: 200,
    message: 'A tag Hall already exists.',
  } satisfies Partial<Refusal>);
  await expect(update(id, 'Hall')).resolves.toMatchObject({ id });
  const other = await rules.addDeviceTag({ userId: 2, body: { ...body, name: 'Yard' } }, context);
  await expect(update(other.id, 'Hall')).rejects.toThrow('A tag Hall already exists.');
});
