// `npm run bench`: every figure beside its reference in the same run. Figures are for reading, never for failing.

import { roundTripRows } from './roundTrip.ts';
import { printRows } from './table.ts';

printRows(await roundTripRows());
process.exit(0);
