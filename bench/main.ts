// `npm run bench [NAME]`: every figure beside its reference in the same run. Figures are for reading, never for failing.
import { bundleRows } from './bundles.ts';
import { fleetRows } from './fleet.ts';
import { listRows } from './list.ts';
import { messageRows } from './messages.ts';
import { meterRows } from './meters.ts';
import { platformRows } from './platform.ts';
import { roundTripRows } from './roundTrip.ts';
import { scheduleRows } from './schedule.ts';
import { printRows } from './table.ts';
import { weekRows } from './week.ts';

const benches: Readonly<Record<string, () => Promise<Parameters<typeof printRows>[0]>>> = {
  roundtrip: roundTripRows,
  messages: messageRows,
  platform: platformRows,
  meters: meterRows,
  list: listRows,
  schedule: scheduleRows,
  week: weekRows,
  fleet: fleetRows,
  bundles: bundleRows,
};

const [wanted] = process.argv.slice(2);
if (wanted !== undefined && !Object.hasOwn(benches, wanted)) {
  console.error(`There is no bench '${wanted}'. Choose one of: ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}
for (const [name, run] of Object.entries(benches)) {
  if (wanted !== undefined && name !== wanted) continue;
  printRows(await run());
  console.log();
}
process.exit(0);
