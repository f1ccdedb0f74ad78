// Ten thousand rows that are filtered at each key, in one of three ways: `?as=rowList|gridList|windowed`.
import { matchesText } from '@carillon/protocol/list';
import { type Column, RowList, SearchField, useRowSelection } from '@carillon/react/ui';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { createRoot } from 'react-dom/client';

interface Room {
  readonly id: number;
  readonly name: string;
  readonly label: string;
}

const ROOMS: readonly Room[] = Array.from({ length: 10_000 }, (_, i) => ({
  id: i + 1,
  name: `Room ${i + 1}, ${['north', 'south', 'east', 'west'][i % 4]} wing`,
  label: `CR-${10_000 + i}`,
}));

function useFilter(text: string): readonly Room[] {
  return useMemo(() => ROOMS.filter(({ name, label }) => matchesText([name, label], text)), [text]);
}

const labels = {
  selectAll: 'Select all rows',
  rows: (n: number) => `${n} rows`,
  clear: 'Clear selection',
};

const getName = ({ name }: Room) => name;

const columns: readonly Column<Room>[] = [
  { kind: 'name' },
  { kind: 'text', text: ({ label }) => label, width: '120px' },
];

/** Ours: with selection, keyboard and all that a screen reader needs. */
function Ours() {
  const [text, setText] = useState('');
  const rows = useFilter(useDeferredValue(text));
  return (
    <>
      <SearchField label="Search" clearLabel="Clear" value={text} onChange={setText} />
      <RowList
        aria-label="Rooms"
        columns={columns}
        rows={rows}
        getName={getName}
        selection={useRowSelection(rows)}
        labels={labels}
      />
    </>
  );
}

const ROW_PX = 40;
const SHOWN = 30;

/** Reference: the ready-made component with the same behaviour. */
function ReadyMade() {
  const [text, setText] = useState('');
  const rows = useFilter(useDeferredValue(text));
  return (
    <>
      <input type="search" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: where the bench reads that the rows have come. */}
      <div aria-rowcount={rows.length}>
        <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: ROW_PX }}>
          <GridList
            aria-label="Rooms"
            items={rows}
            selectionMode="multiple"
            style={{ height: 800, overflow: 'auto' }}
          >
            {({ name, label }) => (
              <GridListItem textValue={name}>
                <span>{name}</span> <span>{label}</span>
              </GridListItem>
            )}
          </GridList>
        </Virtualizer>
      </div>
    </>
  );
}

/** Reference: the rows near the window and nothing else. */
function Windowed() {
  const [text, setText] = useState('');
  const [top, setTop] = useState(0);
  const rows = useFilter(text);
  const first = Math.max(0, Math.floor(top / ROW_PX) - 5);
  return (
    <>
      <input type="search" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: where the bench reads that the rows have come. */}
      <div
        aria-rowcount={rows.length}
        style={{ height: 800, overflow: 'auto', position: 'relative' }}
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      >
        <div style={{ height: rows.length * ROW_PX }}>
          {rows.slice(first, first + SHOWN).map(({ id, name, label }, i) => (
            <div key={id} style={{ position: 'absolute', top: (first + i) * ROW_PX, height: ROW_PX }}>
              <span>{name}</span> <span>{label}</span>
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

const ways: Readonly<Record<string, () => ReactNode>> = {
  rowList: Ours,
  gridList: ReadyMade,
  windowed: Windowed,
};
const Way = ways[new URLSearchParams(location.search).get('as') ?? ''] ?? Ours;
createRoot(document.getElementById('root') ?? document.body).render(<Way />);

const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

/** Types each text in turn, and returns how long each took until the rows that match were laid out, in milliseconds. */
async function typeAll(texts: readonly string[]): Promise<number[]> {
  const input = document.querySelector('input');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const spent: number[] = [];
  for (const text of texts) {
    const expected = String(ROOMS.filter(({ name, label }) => matchesText([name, label], text)).length);
    await new Promise(requestAnimationFrame);
    await nextTask();
    const from = performance.now();
    setValue?.call(input, text);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
    while (document.querySelector('[aria-rowcount]')?.getAttribute('aria-rowcount') !== expected)
      await nextTask();
    // Reading it makes the browser compute styles and layout now.
    document.body.getBoundingClientRect();
    spent.push(performance.now() - from);
  }
  return spent;
}

/** Scrolls the list in each of some frames; returns how long each took, from one to the next. */
async function scrollAll(frames: number): Promise<number[]> {
  const box = [...document.querySelectorAll('*')].find((element) => element.scrollHeight > 100_000);
  const spent: number[] = [];
  let lastMs = await nextFrame();
  for (let frame = 0; frame < frames; frame++) {
    box?.scrollBy({ top: 400, behavior: 'instant' });
    const nowMs = await nextFrame();
    spent.push(nowMs - lastMs);
    lastMs = nowMs;
  }
  return spent;
}

const nextFrame = () => new Promise<number>(requestAnimationFrame);

Object.assign(globalThis, { typeAll, scrollAll });
