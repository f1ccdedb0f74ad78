// `npm run bench [NAME …]`: every figure beside its reference in the same run. Exits 1 where a bound is missed.
import { attentionRows } from './attention.ts';
import { bundleRows } from './bundles.ts';
import { csvRows } from './csv.ts';
import { dragRows } from './drag.ts';
import { eventFormRows } from './eventForm.ts';
import { fleetRows } from './fleet.ts';
import { formRows } from './forms.ts';
import { listRows } from './list.ts';
import { messageRows } from './messages.ts';
import { meterRows } from './meters.ts';
import { mqttRows } from './mqtt.ts';
import { nightRows } from './night.ts';
import { pageRows } from './pages.ts';
import { platformRows } from './platform.ts';
import { roundTripRows } from './roundTrip.ts';
import { runBenches } from './run.ts';
import { scheduleRows } from './schedule.ts';
import { startRows } from './startMoment.ts';
import { stockRoundTripRows } from './stockRoundTrip.ts';
import { stormRows } from './storm.ts';
import type { Row } from './table.ts';
import { tableRows } from './tables.ts';
import { tileRows } from './tiles.ts';
import { weekRows } from './week.ts';

const benches: Readonly<Record<string, () => Promise<Row[]>>> = {
  roundtrip: roundTripRows,
  stock: stockRoundTripRows,
  storm: stormRows,
  messages: messageRows,
  platform: platformRows,
  meters: meterRows,
  start: startRows,
  drag: dragRows,
  eventForm: eventFormRows,
  pages: pageRows,
  list: listRows,
  forms: formRows,
  tables: tableRows,
  csv: csvRows,
  schedule: scheduleRows,
  week: weekRows,
  night: nightRows,
  attention: attentionRows,
  fleet: fleetRows,
  tiles: tileRows,
  bundles: bundleRows,
  mqtt: mqttRows,
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(benches, name));
if (unknown !== undefined) {
  console.error(`There is no bench '${unknown}'. Choose of: ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}
const chosen = Object.entries(benches).filter(([name]) => wanted.length === 0 || wanted.includes(name));
process.exit((await runBenches(chosen, console.log)) ? 0 : 1);
