// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDeferredValue, useMemo, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Play } from '../icons/icons.ts';
import type { Column } from './columns.ts';
import { List } from './List.tsx';
import { RowList } from './RowList.tsx';
import { useRowSelection } from './useRowSelection.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Room ${index + 1}` }));

interface RoomsProps {
  count: number;
  onOpen?: (room: Room) => void;
  reasonAgainst?: (room: Room) => string | undefined;
  onStart?: () => void;
  startReason?: string;
}

interface Room {
  id: number;
  name: string;
}

function Rooms({ count, reasonAgainst, onStart, startReason, ...props }: RoomsProps) {
  const rows = useMemo(() => rowsOf(count), [count]);
  return (
    <RowList
      {...props}
      aria-label="Rooms"
      rows={rows}
      getName={({ name }) => name}
      toHref={({ id }) => `/rooms/${id}`}
      selection={useRowSelection(rows, { reasonAgainst })}
      labels={{ selectAll: 'Select all rows', rows: (n) => `${n} rows`, clear: 'Clear selection' }}
      actions={<button type="button">Delete</button>}
      columns={[
        { kind: 'name' },
        {
          kind: 'actions',
          width: '28px',
          actions: ({ name }) =>
            onStart
              ? [{ icon: Play, label: `Start ${name}`, onPress: onStart, reasonAgainst: startReason }]
              : [],
        },
      ]}
    />
  );
}

test('FLT-078 at each key of a filter that lags behind it each row is drawn at most once', async () => {
  const drawn: number[] = [];
  const columns: Column<Room>[] = [
    { kind: 'name' },
    { kind: 'text', text: ({ id }) => String(drawn.push(id) && id), width: '80px' },
  ];
  const all = rowsOf(30);
  const getName = ({ name }: Room) => name;
  function Filtered() {
    const [text, setText] = useState('');
    const filter = useDeferredValue(text);
    const rows = useMemo(() => all.filter(({ name }) => name.includes(filter)), [filter]);
    return (
      <>
        <input aria-label="Search" value={text} onChange={({ target }) => setText(target.value)} />
        <RowList
          aria-label="Rooms"
          rows={rows}
          getName={getName}
          selection={useRowSelection(rows)}
          columns={columns}
        />
      </>
    );
  }
  render(<Filtered />);
  for (const text of ['Room 1', 'Room 12', 'Room 1', '']) {
    drawn.length = 0;
    fireEvent.change(screen.getByRole('textbox', { name: 'Search' }), { target: { value: text } });
    const rows = within(screen.getByRole('grid')).getAllByRole('row');
    expect(rows).toHaveLength(all.filter(({ name }) => name.includes(text)).length);
    expect(drawn).toHaveLength(rows.length);
  }
});

test('the second line of a name says the columns that have gone, and leaves no gap where one has nothing to say', () => {
  const columns: readonly Column<Room>[] = [
    { kind: 'name', second: 'columns' },
    { kind: 'text', text: ({ id }) => `CR-${id}`, width: '96px', hiddenBelow: 'tablet' },
    { kind: 'cell', cell: ({ id }) => (id === 1 ? '' : '€5.00'), width: '96px', hiddenBelow: 'tablet' },
    { kind: 'cell', cell: () => '4 pieces', width: '96px', hiddenBelow: 'tablet' },
  ];
  render(
    <List
      aria-label="Rooms"
      rows={rowsOf(2)}
      getName={({ name }) => name}
      columns={columns}
      drawText={(text) => <mark>{text}</mark>}
    />,
  );
  const seconds = screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('span + span')?.textContent);
  expect(seconds).toEqual(['CR-1 · 4 pieces', 'CR-2 · €5.00 · 4 pieces']);
  expect(screen.getAllByText('CR-1', { selector: 'mark' })).toHaveLength(2);
});

function renderList(count = 5) {
  const onOpen = vi.fn();
  render(<Rooms count={count} onOpen={onOpen} />);
  return { onOpen };
}

const row = (name: string) => screen.getByRole('row', { name });
const selected = () =>
  screen
    .getAllByRole('row')
    .filter((element) => element.getAttribute('aria-selected') === 'true')
    .map((element) => element.getAttribute('aria-label'));
const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

async function press(keys: string) {
  await userEvent.keyboard(keys);
  await frame();
}

describe('LST-06 a row is selected', () => {
  test('by a click, and by another one no longer', async () => {
    renderList();
    fireEvent.click(row('Room 2'), { timeStamp: 0 });
    expect(selected()).toEqual(['Room 2']);
    await new Promise((resolve) => setTimeout(resolve, 210));
    fireEvent.click(row('Room 2'));
    expect(selected()).toEqual([]);
  });

  test('by Space, and with Shift all rows up to here', async () => {
    renderList();
    await press('{Tab}{Tab}');
    expect(document.activeElement).toBe(row('Room 1'));
    await press('{ArrowDown} ');
    await press('{ArrowDown}');
    await press('{ArrowDown}{Shift>} {/Shift}');
    expect(selected()).toEqual(['Room 2', 'Room 3', 'Room 4']);
  });

  test('by Shift and an arrow, from where it began', async () => {
    renderList();
    await press('{Tab}{Tab}');
    await press('{Shift>}{ArrowDown}{/Shift}');
    expect(selected()).toEqual(['Room 1', 'Room 2']);
    await press('{Shift>}{ArrowDown}{/Shift}');
    expect(selected()).toEqual(['Room 1', 'Room 2', 'Room 3']);
  });

  test('by Shift and an arrow back no longer, while what was selected before the range stays', async () => {
    renderList();
    fireEvent.click(row('Room 1'));
    fireEvent.click(row('Room 3'));
    act(() => row('Room 3').focus());
    await press('{Shift>}{ArrowDown}{/Shift}');
    await press('{Shift>}{ArrowDown}{/Shift}');
    expect(selected()).toEqual(['Room 1', 'Room 3', 'Room 4', 'Room 5']);
    await press('{Shift>}{ArrowUp}{/Shift}');
    expect(selected()).toEqual(['Room 1', 'Room 3', 'Room 4']);
  });

  test('with Shift and a click, from the first such click where nothing was selected', () => {
    renderList();
    fireEvent.click(row('Room 4'), { shiftKey: true });
    fireEvent.click(row('Room 2'), { shiftKey: true });
    expect(selected()).toEqual(['Room 2', 'Room 3', 'Room 4']);
    fireEvent.click(row('Room 5'), { shiftKey: true });
    expect(selected()).toEqual(['Room 4', 'Room 5']);
  });

  test('with Shift and a click, all between', () => {
    renderList();
    fireEvent.click(row('Room 2'));
    fireEvent.click(row('Room 4'), { shiftKey: true });
    expect(selected()).toEqual(['Room 2', 'Room 3', 'Room 4']);
  });

  test('by a long press of 250 ms on a touch screen, and not by the click that ends it', () => {
    vi.useFakeTimers();
    renderList();
    fireEvent.pointerDown(row('Room 3'), { pointerType: 'touch' });
    act(() => vi.advanceTimersByTime(249));
    expect(selected()).toEqual([]);
    act(() => vi.advanceTimersByTime(1));
    expect(selected()).toEqual(['Room 3']);
    fireEvent.pointerUp(row('Room 3'), { pointerType: 'touch' });
    fireEvent.click(row('Room 3'));
    expect(selected()).toEqual(['Room 3']);
  });

  test('by no press that becomes a scroll', () => {
    vi.useFakeTimers();
    renderList();
    fireEvent.pointerDown(row('Room 3'), { pointerType: 'touch', clientY: 100 });
    fireEvent.pointerMove(row('Room 3'), { pointerType: 'touch', clientY: 120 });
    act(() => vi.advanceTimersByTime(1000));
    expect(selected()).toEqual([]);
  });

  test('together with all others by Control and A, and none by Escape', async () => {
    renderList(3);
    await press('{Tab}{Tab}');
    await press('{Control>}a{/Control}');
    expect(selected()).toHaveLength(3);
    await press('{Escape}');
    expect(selected()).toEqual([]);
  });
});

describe('LST-06 the head', () => {
  test('counts, selects all, and the count clears', async () => {
    renderList(3);
    const all = screen.getByRole('checkbox', { name: 'Select all rows' });
    fireEvent.click(row('Room 1'));
    expect(screen.getByText('1 rows')).toBeTruthy();
    expect(all.getAttribute('aria-checked')).toBe('mixed');
    await userEvent.click(all);
    expect([selected().length, all.getAttribute('aria-checked')]).toEqual([3, 'true']);
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect([selected().length, all.getAttribute('aria-checked')]).toEqual([0, 'false']);
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(document.activeElement).toBe(row('Room 1'));
  });
});

describe('LST-12 a row is opened', () => {
  test('by a second click within 200 ms, which leaves it unselected', () => {
    const { onOpen } = renderList();
    fireEvent.click(row('Room 2'));
    fireEvent.click(row('Room 2'));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith({ id: 2, name: 'Room 2' });
    expect(selected()).toEqual([]);
  });

  test('by no second click that comes later: it takes back the selection only', () => {
    let timeMs = 0;
    const { onOpen } = renderList();
    const clickAfter = (ms: number) => {
      const event = new MouseEvent('click', { bubbles: true });
      timeMs += ms;
      Object.defineProperty(event, 'timeStamp', { value: timeMs });
      fireEvent(row('Room 2'), event);
    };
    clickAfter(1000);
    clickAfter(201);
    expect([selected(), onOpen.mock.calls]).toEqual([[], []]);
    clickAfter(1000);
    clickAfter(200);
    expect(onOpen).toHaveBeenCalledOnce();
  });

  test('by Enter', async () => {
    const { onOpen } = renderList();
    await press('{Tab}{Tab}{ArrowDown}');
    await press('{Enter}');
    expect(onOpen).toHaveBeenCalledExactlyOnceWith({ id: 2, name: 'Room 2' });
  });

  test('by its link, which neither selects nor opens twice', async () => {
    const { onOpen } = renderList();
    const link = within(row('Room 2')).getByRole('link', { name: 'Room 2' });
    fireEvent.click(link);
    expect([selected(), onOpen.mock.calls]).toEqual([[], []]);
  });
});

describe('LST-06 what is no longer shown is not selected, also when it comes back', () => {
  const use = (count: number, place: string) =>
    renderHook(
      (props: { count: number; place: string }) =>
        useRowSelection(rowsOf(props.count), { place: props.place }),
      {
        initialProps: { count, place },
      },
    );

  test('a row that the filter hides', () => {
    const { result, rerender } = use(3, '');
    act(() => result.current.selectAll());
    rerender({ count: 1, place: '' });
    expect([...result.current.ids]).toEqual([1]);
    rerender({ count: 3, place: '' });
    expect([...result.current.ids]).toEqual([1]);
  });

  test('all rows of another page, even one that stands on both', () => {
    const { result, rerender } = use(3, 'page 1');
    act(() => result.current.toggle(2));
    rerender({ count: 3, place: 'page 2' });
    expect([...result.current.ids]).toEqual([]);
    rerender({ count: 3, place: 'page 1' });
    expect([...result.current.ids]).toEqual([]);
  });
});

test('Tab stops once in the rows, at the one that the arrow keys led to, whose Enter opens what its link does', async () => {
  renderList();
  await press('{Tab}{Tab}');
  await press('{ArrowDown}');
  await press('{Tab}');
  expect(document.activeElement).toBe(document.body);
});

test('where Enter opens nothing, Tab goes from the row to its link', async () => {
  render(<Rooms count={3} />);
  await press('{Tab}{Tab}{ArrowDown}{Tab}');
  expect(document.activeElement).toBe(within(row('Room 2')).getByRole('link'));
});

test.each([
  ['{End}', 'Room 25'],
  ['{PageDown}', 'Room 11'],
  ['{PageDown}{PageDown}{PageDown}', 'Room 25'],
  ['{PageDown}{PageUp}', 'Room 1'],
  ['{ArrowUp}', 'Room 1'],
  ['{End}{Home}', 'Room 1'],
])('%s leads to %s', async (keys, reached) => {
  renderList(25);
  await press('{Tab}{Tab}');
  for (const key of keys.match(/\{\w+\}/g) ?? []) await press(key);
  expect(document.activeElement?.getAttribute('aria-label')).toBe(reached);
});

test('FLT-078 of 10,000 rows only those near the window are drawn, and all are counted, also on a server', () => {
  const html = renderToStaticMarkup(<Rooms count={10_000} />);
  expect(html).toContain('aria-rowcount="10000"');
  // Of 800 px, and eight below.
  expect(html.match(/role="row"/g)).toHaveLength(20 + 8);
  expect(html).toContain('aria-label="Room 1"');
});

const plays = ({ id }: Room) => (id === 2 ? 'It plays: stop it first.' : undefined);

test('FLT-078 no row of a long list has a style of its own, which the browser could not share, but the current one apart', async () => {
  render(<Rooms count={10_000} />);
  const [first] = screen.getAllByRole('row');
  act(() => first?.focus());
  await userEvent.keyboard('{End}');
  const grid = screen.getByRole('grid');
  expect(grid.querySelectorAll('[role="row"]').length).toBeGreaterThan(10);
  const styled = [...grid.querySelectorAll('[role="row"][style]')].map((row) => [
    row.getAttribute('data-row'),
    row.getAttribute('style'),
  ]);
  expect(styled).toEqual([['10000', `inset-block-start: ${9999 * 40}px;`]]);
});

describe('a row that cannot be acted on', () => {
  test('is selected neither alone, nor with all, nor in a range', async () => {
    render(<Rooms count={3} reasonAgainst={plays} />);
    fireEvent.click(row('Room 2'));
    expect(selected()).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    expect(selected()).toEqual(['Room 1', 'Room 3']);
    expect(screen.getByRole('checkbox').getAttribute('aria-checked')).toBe('true');
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(row('Room 1'));
    fireEvent.click(row('Room 3'), { shiftKey: true });
    expect(selected()).toEqual(['Room 1', 'Room 3']);
  });

  test('says why, in the row and when it is pressed, until another one is', () => {
    render(<Rooms count={3} reasonAgainst={plays} />);
    expect(within(row('Room 2')).getByText('It plays: stop it first.')).toBeDefined();
    expect(row('Room 2').hasAttribute('aria-selected')).toBe(false);
    fireEvent.click(row('Room 1'));
    fireEvent.keyDown(row('Room 2'), { key: ' ' });
    expect(screen.getByRole('status').textContent).toBe('1 rows · It plays: stop it first.');
    fireEvent.click(row('Room 3'));
    expect(screen.getByRole('status').textContent).toBe('2 rows');
  });

  test('is no longer selected once it cannot be', () => {
    const { rerender } = render(<Rooms count={3} />);
    fireEvent.click(row('Room 2'));
    rerender(<Rooms count={3} reasonAgainst={plays} />);
    expect(selected()).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

describe('a button of a row', () => {
  test('does what it says, and neither selects nor opens the row', async () => {
    const [onStart, onOpen] = [vi.fn(), vi.fn()];
    render(<Rooms count={3} onStart={onStart} onOpen={onOpen} />);
    await userEvent.dblClick(within(row('Room 2')).getByRole('button', { name: 'Start Room 2' }));
    expect(onStart).toHaveBeenCalledTimes(2);
    expect([selected(), onOpen.mock.calls]).toEqual([[], []]);
  });

  test('is reached by Tab from its row alone', async () => {
    const onStart = vi.fn();
    render(<Rooms count={3} onStart={onStart} onOpen={() => {}} />);
    await press('{Tab}{Tab}{ArrowDown}{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Start Room 2' }));
    await press('{Enter}');
    expect(onStart).toHaveBeenCalledOnce();
    await press('{Tab}');
    expect(document.activeElement).toBe(document.body);
  });

  test('that can do nothing says why, stays in reach, and does nothing', async () => {
    const onStart = vi.fn();
    render(<Rooms count={1} onStart={onStart} startReason="The device is offline." />);
    const button = screen.getByRole('button', { name: 'Start Room 1: The device is offline.' });
    await userEvent.click(button);
    expect([onStart.mock.calls, button.getAttribute('aria-disabled')]).toEqual([[], 'true']);
  });
});
