// Run by deviceMemory.test.ts: saves one state after the other, each larger than the last, until it is killed.
import { writeSync } from 'node:fs';
import { exampleEvents } from '@carillon/simulator';
import { createFileMemory } from './deviceMemory.ts';

const memory = createFileMemory(process.argv[2] ?? '');
for (let n = 1; ; n++) {
  const events = Array.from({ length: 1 + (n % 64) }, () => exampleEvents(3)).flat();
  memory.save({ v: 1, events: events.map((event) => ({ ...event, name: `saved ${n}` })) });
  writeSync(1, `${n}\n`);
}
