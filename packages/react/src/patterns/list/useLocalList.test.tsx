// @vitest-environment happy-dom
import { LIST_PARAMS } from '@carillon/protocol/list';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { createMemoryNavigation } from '../../hooks/page/navigation.ts';
import { useListParams } from '../../hooks/page/useListParams.ts';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { testClient } from '../../testClient.ts';
import { CalendarClock } from '../../ui/index.ts';
import { ListScreen } from './ListScreen.tsx';
import { useLocalList } from './useLocalList.ts';

afterEach(cleanup);

interface Bell {
  id: string;
  name: string;
  mode: string;
}

const bells: readonly Bell[] = Array.from({ length: 23 }, (_, index) => ({
  id: `evts/${index + 1}`,
  name: `Bell ${String(index + 1).padStart(2, '0')}`,
  mode: index % 2 ? 'playback' : 'sender',
}));

const orders = [
  { order: 'name_asc', name: 'Name A-Z', compare: (a: Bell, b: Bell) => a.name.localeCompare(b.name) },
  { order: 'name_desc', name: 'Name Z-A', compare: (a: Bell, b: Bell) => b.name.localeCompare(a.name) },
];

const getName = ({ name }: Bell) => name;
const getTexts = ({ name, mode }: Bell) => [name, mode];

interface BellsProps {
  /** Is told each row that is drawn. */
  onDraw?: (id: string) => void;
  all?: readonly Bell[] | undefined;
  error?: Error;
}

function Bells({ all, error, onDraw }: BellsProps) {
  const params = useListParams(LIST_PARAMS.common);
  const list = useLocalList({
    params,
    viewsOf: '/bells',
    all,
    error: error ?? null,
    orders,
    getName,
    getTexts,
  });
  return (
    <ListScreen
      list={list}
      title="Bells"
      sentence={{ loading: 'Some bells', ready: ({ count }) => `${count} bells` }}
      failedTitle="The bells could not be read."
      empty={{ icon: CalendarClock, title: 'No bell yet' }}
      columns={[
        { kind: 'name' },
        {
          kind: 'text',
          text: ({ id, mode }) => {
            onDraw?.(id);
            return mode;
          },
          width: '96px',
        },
      ]}
    />
  );
}

function open(path: string, props: BellsProps = { all: bells }) {
  const navigation = createMemoryNavigation(path);
  const draw = (next: BellsProps) => (
    <CarillonProvider client={testClient()} navigation={navigation}>
      <Bells {...next} />
    </CarillonProvider>
  );
  const { rerender } = render(draw(props));
  return { navigation, change: (next: BellsProps) => rerender(draw(next)) };
}

const names = () => screen.getAllByRole('row').map((row) => row.getAttribute('aria-label'));
const found = () => screen.getAllByRole('status').map((status) => status.textContent);

test('FLT-078 at each key each row that is found is drawn once', async () => {
  const drawn: string[] = [];
  open('/bells', { all: bells, onDraw: (id) => drawn.push(id) });
  for (const text of ['Bell 0', 'Bell 01', 'Bell', '']) {
    drawn.length = 0;
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
    await waitFor(() => expect(names().every((name) => name?.includes(text))).toBe(true));
    expect(drawn).toHaveLength(names().length);
  }
});

describe('rows that are all here', () => {
  test.each([
    ['the first page, in the first order', '/bells', ['Bell 01', 10, '']],
    ['the last page', '/bells?index=2', ['Bell 21', 3, '']],
    ['another order', '/bells?by=name_desc', ['Bell 23', 10, '']],
    ['a search', '/bells?query=sender&index=1', ['Bell 21', 2, '12 of 23 rows match']],
  ])('show what the address says: %s', async (_case, path, expected) => {
    open(path);
    await screen.findByRole('grid');
    expect([names()[0], names().length, ...found()]).toEqual(expected);
    expect(screen.getByText('23 bells')).toBeDefined();
  });

  test.each([
    ['/bells?index=9', '/bells?index=2'],
    ['/bells?by=evil', '/bells'],
    ['/bells?size=0', '/bells'],
    ['/bells?size=7&index=1', '/bells?index=1'],
  ])('lead from %s to %s', async (from, to) => {
    const { navigation } = open(from);
    await waitFor(() => expect(navigation.current()).toBe(to));
  });

  test('are searched on all pages while one types, which leads nowhere before Enter', async () => {
    const { navigation } = open('/bells?index=1');
    await screen.findByRole('grid');
    await userEvent.type(screen.getByRole('searchbox'), 'bell 2');
    await waitFor(() => expect(names()).toEqual(['Bell 20', 'Bell 21', 'Bell 22', 'Bell 23']));
    expect(within(screen.getByRole('row', { name: 'Bell 20' })).getByText('Bell 2').tagName).toBe('MARK');
    // The sentence under the title does not change: what is found is said at the rows.
    expect([...found(), navigation.current()]).toEqual(['4 of 23 rows match', '/bells?index=1']);
    expect(screen.getByText('23 bells')).toBeDefined();
    await userEvent.keyboard('{Enter}');
    expect(navigation.current()).toBe('/bells?query=bell+2');
    await userEvent.clear(screen.getByRole('searchbox'));
    await waitFor(() => expect(navigation.current()).toBe('/bells'));
    expect(names()).toHaveLength(10);
  });

  test('are found nowhere else: nothing found is not said of a page', async () => {
    open('/bells');
    await userEvent.type(await screen.findByRole('searchbox'), 'zzz');
    expect(await screen.findByText('Nothing found for “zzz”.')).toBeDefined();
  });

  test('are ordered by the first way, which the address does not name', async () => {
    const { navigation } = open('/bells?index=1');
    const order = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Order by' });
    expect([...order.options].map(({ text }) => text)).toEqual(['Name A-Z', 'Name Z-A']);
    await userEvent.selectOptions(order, 'Name Z-A');
    expect(navigation.current()).toBe('/bells?by=name_desc');
    await userEvent.selectOptions(order, 'Name A-Z');
    expect(navigation.current()).toBe('/bells');
  });

  test('step back from a page that has become empty, and lose their selection with it', async () => {
    const { navigation, change } = open('/bells?index=2');
    await screen.findByRole('grid');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    change({ all: bells.slice(0, 20) });
    await waitFor(() => expect(navigation.current()).toBe('/bells?index=1'));
    expect([names()[0], screen.queryAllByRole('row', { selected: true })]).toEqual(['Bell 11', []]);
  });

  test('may still be on their way, have failed, or be none', async () => {
    const { change } = open('/bells', { all: undefined });
    expect(screen.getByRole('list', { name: 'Loading' })).toBeDefined();
    change({ all: undefined, error: new Error('No answer') });
    expect(screen.getByRole('alert').textContent).toContain('The bells could not be read.');
    change({ all: [] });
    expect(screen.getByText('No bell yet')).toBeDefined();
  });
});
