import {
  Badge,
  type Column,
  Icon,
  List,
  LoadingList,
  Pencil,
  Screen,
  Speaker,
  StateLabel,
  Thumbnail,
} from '@carillon/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { arabic } from '../frame.tsx';

const english = {
  list: 'Players',
  name: 'Name',
  place: 'Place',
  edit: 'Edit',
  playing: 'Playing',
  paused: 'Paused',
  offline: 'Offline',
  tag: 'Church',
  names: ['Lobby north', 'Parish relay', 'Warehouse, loading bay'],
  places: ['Ground floor', 'Tower', 'Gate 17'],
};

interface RowsProps {
  words?: typeof english;
  hasColumnNames?: boolean;
  isLoading?: boolean;
  isLinked?: boolean;
  hasPictures?: boolean;
}

interface Room {
  id: number;
  name: string;
  place: string;
}

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#0F766E"/></svg>')}`;

/** One is shown, one cannot be, and one has none. */
const pictures: Column<Room> = {
  kind: 'picture',
  picture: ({ id }) => <Thumbnail src={[PICTURE, 'data:image/png,none'][id]} />,
};

const columnsOf = (words: typeof english): readonly Column<Room>[] => [
  { kind: 'icon', icon: () => <Icon icon={Speaker} /> },
  {
    kind: 'name',
    label: words.name,
    badge: ({ id }) => id < 2 && <Badge variant="info">{words.tag}</Badge>,
    second: ({ place }) => place,
    isDimmed: ({ id }) => id === 2,
  },
  { kind: 'text', label: words.place, text: ({ place }) => place, width: '140px', hiddenBelow: 'phone' },
  {
    kind: 'cell',
    cell: ({ id }) =>
      [
        <StateLabel key="playing" kind="playing" foldsOnPhone>
          {words.playing}
        </StateLabel>,
        <StateLabel key="paused" kind="paused" foldsOnPhone isMuted>
          {words.paused}
        </StateLabel>,
        <StateLabel key="offline" kind="offline" isLoud>
          {words.offline}
        </StateLabel>,
      ][id],
    width: '96px',
    narrower: { phone: 'auto' },
  },
  {
    kind: 'actions',
    actions: ({ name }) => [{ icon: Pencil, label: `${words.edit} ${name}`, onPress: () => {} }],
    width: '28px',
  },
];

/** Rows in a frame: the mark at the edge, the name with its badge, facts, a state and a button. */
function Rows({ words = english, hasColumnNames, isLoading, isLinked = true, hasPictures }: RowsProps) {
  const columns = hasPictures ? [pictures, ...columnsOf(words)] : columnsOf(words);
  const rows = words.names.map((name, id) => ({ id, name, place: words.places[id] ?? '' }));
  return (
    <Screen isPage>
      {isLoading ? (
        <LoadingList aria-label={words.list} columns={columns} rowCount={3} hasColumnNames={hasColumnNames} />
      ) : (
        <List
          aria-label={words.list}
          columns={columns}
          rows={rows}
          getName={({ name }) => name}
          toHref={isLinked ? ({ id }) => `/players/${id}` : undefined}
          markOf={({ id }) => (['live', undefined, 'warning'] as const)[id]}
          hasColumnNames={hasColumnNames}
        />
      )}
    </Screen>
  );
}

const meta: Meta<typeof Rows> = {
  title: 'Kit/Lists/List',
  component: Rows,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Rows>;

/** The elements with this text that are seen. */
const seen = (canvasElement: HTMLElement, text: string) =>
  within(canvasElement)
    .getAllByText(text)
    .filter((element) => element.checkVisibility());

/** The whole row is the link; the button in it is reached for itself. */
export const Default: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Lobby north' });
    const { x, y, width, height } = (link.closest('li') ?? link).getBoundingClientRect();
    await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(link);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit Lobby north' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    // The place has a column of its own, and stands nowhere twice.
    const [place = canvasElement, ...others] = seen(canvasElement, 'Ground floor');
    await expect(others).toEqual([]);
    await expect(place.getBoundingClientRect().top).toBeLessThan(link.getBoundingClientRect().bottom);
  },
};

export const WithoutLinks: Story = { args: { isLinked: false } };
export const ColumnNames: Story = { args: { hasColumnNames: true } };

/** Of the size of what will come. */
export const Loading: Story = {
  args: { isLoading: true },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('list', { name: 'Players' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** Of a color as a browser paints it, 0 to 255. */
function lightnessOf(color: string): number {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('nothing can be painted');
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The color behind an element. */
function groundOf(element: Element): string {
  const { backgroundColor } = getComputedStyle(element);
  const isSeenThrough = backgroundColor === 'rgba(0, 0, 0, 0)' && element.parentElement;
  return isSeenThrough ? groundOf(isSeenThrough) : backgroundColor;
}

/** Bars stand where words will, and are quieter than those. */
export const LoadingBesideRows: Story = {
  name: 'Rows that load have the shape of rows that are there',
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <Rows {...args} isLoading />
      <Rows {...args} />
    </>
  ),
  async play({ canvasElement }) {
    const [loading = canvasElement, ready = canvasElement] = within(canvasElement).getAllByRole('list');
    const cellsOf = (list: HTMLElement) =>
      [...list.querySelectorAll('li')].map((row) => {
        const { top, height } = row.getBoundingClientRect();
        // The mark at the edge of a row takes no place.
        const cells = [...row.children].filter((cell) => getComputedStyle(cell).position !== 'absolute');
        const starts = cells.map((cell) => Math.round(cell.getBoundingClientRect().left));
        return { top: top - list.getBoundingClientRect().top, height, starts };
      });
    await expect(cellsOf(ready)).toHaveLength(3);
    await expect(cellsOf(loading)).toEqual(cellsOf(ready));

    const bar = loading.querySelector('[aria-hidden]') ?? loading;
    const [fact = ready] = seen(ready, 'Ground floor');
    const [ground, barShade, wordShade] = [
      groundOf(ready),
      getComputedStyle(bar).backgroundColor,
      getComputedStyle(fact).color,
    ].map(lightnessOf);
    const contrast = (shade = 0) => Math.abs(shade - (ground ?? 0));
    await expect(contrast(barShade)).toBeGreaterThan(0);
    await expect(contrast(barShade)).toBeLessThan(contrast(wordShade) / 3);
  },
};

/** A picture, or an icon in its place: each of one size, and so is what stands there while it loads. */
export const Pictures: Story = {
  ...LoadingBesideRows,
  name: 'Rows with pictures, one that cannot be shown, and those that load',
  tags: [],
  args: { hasPictures: true },
  async play(context) {
    const [, ready = context.canvasElement] = within(context.canvasElement).getAllByRole('list');
    await waitFor(() => expect(ready.querySelectorAll('img')).toHaveLength(1));
    for (const row of ready.querySelectorAll('li')) {
      const [first = row] = [...row.children].filter(
        (cell) => getComputedStyle(cell).position !== 'absolute',
      );
      const { width, height } = first.getBoundingClientRect();
      await expect([width, height]).toEqual([120, 75]);
    }
    await LoadingBesideRows.play?.(context);
  },
};

export const PicturesNarrow: Story = {
  args: { hasPictures: true },
  globals: { viewport: { value: 'phone' } },
};

const german = {
  ...english,
  tag: 'Pfarrkirche und Gemeindezentrum',
  playing: 'Wird wiedergegeben',
  offline: 'Nicht erreichbar',
  names: [
    'Pfarrkirche St. Johannes Nepomuk, nördliches Seitenschiff und Chor',
    'Gemeindezentrum_Erdgeschoss_Eingangshalle_Lautsprechersteuergerät_17',
    'Lagerhalle Nord, Verladerampe, Tor 17, Außenlautsprecher',
  ],
  places: ['Erdgeschoss, Eingangshalle Nord', 'Glockenturm, zweites Geschoss', 'Tor 17'],
};

export const LongText: Story = { args: { words: german, hasColumnNames: true } };

export const RightToLeft: Story = {
  args: {
    words: {
      list: 'المشغلات',
      name: 'الاسم',
      place: 'المكان',
      edit: 'تعديل',
      playing: 'يعمل',
      paused: 'متوقف',
      offline: 'غير متصل',
      tag: 'كنيسة',
      names: ['الردهة الشمالية', german.names[0] ?? '', 'المستودع، رصيف التحميل'],
      places: ['الطابق الأرضي', 'البرج', 'البوابة 17'],
    },
    hasColumnNames: true,
  },
  parameters: arabic,
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const DarkLoadingBesideRows: Story = { ...LoadingBesideRows, globals: { theme: 'dark' } };
export const DarkLoading: Story = { args: Loading.args, globals: { theme: 'dark' } };
const narrow = { viewport: { value: 'phone', isRotated: false } };

/** What had a column of its own stands below the name. */
export const Narrow: Story = {
  globals: narrow,
  async play({ canvasElement }) {
    const [place = canvasElement, ...others] = seen(canvasElement, 'Ground floor');
    await expect(others).toEqual([]);
    const name = within(canvasElement).getByRole('link', { name: 'Lobby north' }).getBoundingClientRect();
    await expect(place.getBoundingClientRect().top).toBeGreaterThanOrEqual(name.bottom);
    await expect(place.getBoundingClientRect().left).toBe(name.left);
  },
};
export const NarrowLongText: Story = { args: LongText.args, globals: narrow };

/** Of a Latin name, too, the end is cut and not the beginning. */
export const NarrowRightToLeft: Story = {
  ...RightToLeft,
  globals: narrow,
  async play({ canvasElement }) {
    const name = within(canvasElement).getByTitle(/^Pfarrkirche/);
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode();
    if (!text) throw new Error('the name has no text');
    const first = new Range();
    first.setStart(text, 0);
    first.setEnd(text, 1);
    await expect(first.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      name.getBoundingClientRect().left,
    );
  },
};
