// A list of a thousand devices, judged as their broker tells of them: `?broker=ws://…&count=1000`.
import { createBroker, createFleet, mqttTransport } from '@carillon/client';
import { matchesText } from '@carillon/protocol/list';
import { systemClock as clock } from '@carillon/protocol/time';
import { type Column, RowList, SearchField, useRowSelection } from '@carillon/react/ui';
import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { watchPresses } from '../watchPresses.ts';

const query = new URLSearchParams(location.search);
const RECORDS = Array.from({ length: Number(query.get('count')) }, (_, i) => ({
  id: i + 1,
  device_id: `CR-${i}`,
  class_id: 2,
}));

const broker = createBroker({
  transport: mqttTransport(query.get('broker') ?? ''),
  clock,
  credentials: async () => ({ username: '2', password: 'jwt' }),
  random: () => 0,
});
const fleet = createFleet({ broker, clock });

let judged = RECORDS.map((device) => ({ ...device, judgment: fleet.judgment(device) }));
type Judged = (typeof judged)[number];

const follow = (listener: () => void) =>
  fleet.watch(RECORDS, () => {
    judged = judged.map((row) => {
      const judgment = fleet.judgment(row);
      return judgment === row.judgment ? row : { ...row, judgment };
    });
    listener();
  });

const labels = {
  selectAll: 'Select all rows',
  rows: (n: number) => `${n} rows`,
  clear: 'Clear selection',
};

const columns: readonly Column<Judged>[] = [
  { kind: 'name' },
  { kind: 'text', text: ({ judgment }) => judgment.cause, width: '160px' },
];

function Devices() {
  const [text, setText] = useState('');
  const all = useSyncExternalStore(follow, () => judged);
  const wanted = useDeferredValue(text);
  const rows = useMemo(() => all.filter(({ device_id }) => matchesText([device_id], wanted)), [all, wanted]);
  return (
    <>
      <SearchField label="Search" clearLabel="Clear" value={text} onChange={setText} />
      <RowList
        aria-label="Devices"
        columns={columns}
        rows={rows}
        getName={({ device_id }) => device_id}
        selection={useRowSelection(rows)}
        labels={labels}
      />
    </>
  );
}

createRoot(document.getElementById('root') ?? document.body).render(<Devices />);
broker.connect();

Object.assign(globalThis, {
  countChecked: () => judged.filter(({ judgment }) => judgment.isChecked).length,
  takePresses: watchPresses(),
});
