import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../process.ts';
import { printers } from './lists.ts';
import { printContract, printPlatform, printScreens, type Sources } from './records.ts';

test.each(printers.flatMap((print) => [...print()]))(
  '%s lists what there is; else: npm run lists',
  (file, text) => {
    expect(readFileSync(join(root, file), 'utf8')).toBe(text);
  },
);

const sources = (texts: Readonly<Record<string, string>>): Sources => new Map(Object.entries(texts));
const contract = sources({
  'packages/protocol/src/catalog/station.ts':
    "export const stationBody = z.object({ name: filled(32, 'problem.station.name') });\n" +
    'export const stations = defineEntity({});',
});
const record = 'export const table = defineTable({});\nexport const buildStation = createBuilder();\n';

test('a kind of record is made known by its files: entity, exports, problems, table, orders, builder, screens', () => {
  const lists = new Map([
    ...printContract(contract),
    ...printPlatform(
      contract,
      sources({ 'mocks/src/records/stations.ts': `${record}export const orders = {};` }),
    ),
    ...printScreens(
      sources({
        'packages/react/src/screens/backoffice/StationList.tsx':
          "export const StationList = asPrivateScreen('StationList', draw);",
        'packages/react/src/screens/backoffice/StationForm.tsx':
          "export interface StationFormProps {}\nexport const StationForm = asPrivateScreen('StationForm', draw);",
        'packages/react/src/screens/backoffice/StationFacts.tsx': 'export function StationFacts() {}',
      }),
    ),
  ]);
  const linesOf = (file: string) => lists.get(file)?.split('\n');
  expect(linesOf('packages/protocol/src/catalog/entities.ts')).toContain("export * from './station.ts';");
  expect(linesOf('packages/protocol/src/http/entities.ts')).toContain('  stations,');
  expect(linesOf('packages/protocol/src/form/fieldProblems.ts')).toContain("  | 'problem.station.name';");
  expect(linesOf('mocks/src/records/index.ts')).toEqual(
    expect.arrayContaining(['  stations,', '  stations: stationsOrders,']),
  );
  expect(linesOf('mocks/src/builders.ts')).toContain('  stations: buildStation,');
  expect(linesOf('packages/react/src/backoffice.ts')?.slice(1)).toEqual([
    "export { StationList } from './screens/backoffice/StationList.tsx';",
    "export { StationForm, type StationFormProps } from './screens/backoffice/StationForm.tsx';",
    '',
  ]);
});

test.each([
  ['no table', {}, 'The platform has no table for stations yet: mocks/src/records/stations.ts.'],
  [
    'no builder',
    { 'mocks/src/records/stations.ts': 'export const table = 1;' },
    'mocks/src/records/stations.ts exports no builder: export const build… = createBuilder(stations, …).',
  ],
])(
  'a kind of record with %s is named by its file',
  (_case, records: Readonly<Record<string, string>>, sentence) => {
    expect(() => printPlatform(contract, sources(records))).toThrow(sentence);
  },
);
