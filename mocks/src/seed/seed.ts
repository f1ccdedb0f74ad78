import type { EntityName } from '@carillon/protocol';
import { builders } from '../builders.ts';
import { recordTables } from '../records/index.ts';
import type { Relation } from '../storage/table.ts';
import { addresses } from './addresses.ts';
import { carriers } from './carriers.ts';
import { countries } from './countries.ts';
import { devices, deviceTags, factoryDevices } from './devices.ts';
import type { Seed } from './fill.ts';
import { icons } from './icons.ts';
import { medias } from './medias.ts';
import { crowd, OWNER_ID, people } from './people.ts';
import { products } from './products.ts';
import { tags } from './tags.ts';

/** What is worth telling apart in stories and at the first start. */
const told = { addresses, icons, deviceTags, devices, countries, carriers, tags, products, medias };

/** So many fill more than one page. */
const COUNT = 12;

/** What a record has of other kinds, if it has any, is the second of what is there: the first and the newest are for whoever deletes one. */
function pointAtSecond(name: EntityName, built: Readonly<Record<string, unknown>>): object {
  const fields = Object.entries<Relation>(recordTables[name].relations).flatMap(([field, { target }]) => {
    const second = Object.entries(told)
      .find(([other]) => recordTables[other as keyof typeof told] === target)?.[1]
      .at(1);
    const held = built[field];
    return second && Array.isArray(held) && held.length > 0 ? [[field, [second]]] : [];
  });
  return Object.fromEntries(fields);
}

/** Of each other kind as many as its builder makes, and those of people are the owner's. */
function buildOthers(): Omit<Seed, keyof typeof told | 'people' | 'factory'> {
  const others = (Object.keys(builders) as EntityName[]).filter(
    (name) => name !== 'users' && !(name in told),
  );
  const built = others.map((name) => {
    const owner = 'user_id' in recordTables[name].columns && { user_id: OWNER_ID };
    const records = Array.from({ length: COUNT }, (_, i) => builders[name]({ id: i + 1 }));
    return [name, records.map((record) => ({ ...record, ...owner, ...pointAtSecond(name, { ...record }) }))];
  });
  // Each of its own kind, which the compiler cannot follow through the loop.
  return Object.fromEntries(built) as unknown as ReturnType<typeof buildOthers>;
}

/** What a platform holds at its first start (docs/development-platform.md). */
export const defaultSeed: Seed = {
  people: [...people, ...crowd],
  factory: factoryDevices,
  ...told,
  ...buildOthers(),
};
