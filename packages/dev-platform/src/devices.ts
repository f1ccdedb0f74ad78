import { join } from 'node:path';
import type { FactoryDevice } from '@carillon/mocks/server';
import { systemClock } from '@carillon/protocol/time';
import { createFirmware, createRandom, exampleEvents, type Firmware, seedFrom } from '@carillon/simulator';
import { createFileMemory } from './deviceMemory.ts';

/** CR-1001 to CR-1003 come with events; the others start empty (docs/development-platform.md). */
const WITH_EVENTS = ['CR-1001', 'CR-1002', 'CR-1003'];

/** Powers a simulated device on for each of the factory list, each with its own memory in `folder`. */
export function createDevices(
  factory: readonly FactoryDevice[],
  { folder, seed }: { readonly folder: string; readonly seed: number },
): Firmware[] {
  return factory.map(({ label, class_id }) =>
    createFirmware({
      label,
      classId: class_id,
      clock: systemClock,
      random: createRandom(seed ^ seedFrom(label)),
      memory: createFileMemory(join(folder, `${label}.json`)),
      events: WITH_EVENTS.includes(label) ? exampleEvents(class_id) : [],
    }),
  );
}
