// @vitest-environment happy-dom
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { ClockContext } from '../feedback/ClockContext.ts';
import { WeekStrip, type WeekStripLabels } from './WeekStrip.tsx';
import type { WeekBar, WeekEvent } from './weekLayout.ts';

afterEach(cleanup);

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const labels: WeekStripLabels = {
  shortDay: (day) => dayNames[day]?.slice(0, 3) ?? '',
  day: (day) => dayNames[day] ?? '',
  hour: String,
  bar: ({ event, start, end, isOverlapping }) =>
    `${event.name}, ${start / 60} to ${end / 60}${isOverlapping ? ', overlapping' : ''}`,
  marks: { playing: 'Playing', scheduled: 'Next', edited: 'This', event: 'Other', overlap: 'Overlap' },
};

const at = (day: number, hour: number) => day * 1440 + hour * 60;
const events: WeekEvent[] = [
  { id: '1', name: 'Prayer', runs: [1, 2].map((day) => ({ start: at(day, 7), end: at(day, 8) })) },
  { id: '2', name: 'Organ', state: 'edited', runs: [{ start: at(1, 13), end: at(1, 17) }] },
  { id: '3', name: 'Concert', runs: [{ start: at(1, 16), end: at(1, 18) }] },
];

const strip = <WeekStrip title="This week" firstDay={1} events={events} labels={labels} />;
const focused = () => document.activeElement?.getAttribute('aria-label');

test('REC-05 a screen reader hears each day with what runs on it, and what overlaps', () => {
  render(strip);
  const lists = screen.getAllByRole('list');
  expect(lists.map((list) => list.getAttribute('aria-label'))).toEqual([...dayNames.slice(1), 'Sunday']);
  const bars = screen.getAllByRole('img').map((bar) => bar.getAttribute('aria-label'));
  expect(bars).toEqual([
    'Prayer, 7 to 8',
    'Organ, 13 to 17, overlapping',
    'Concert, 16 to 18, overlapping',
    'Prayer, 7 to 8',
  ]);
});

test.each([
  ['en-US', 'Sunday'],
  ['it-IT', 'Monday'],
  ['ar-EG', 'Saturday'],
])('REC-05 the week of %s begins on %s', (locale, first) => {
  render(
    <I18nProvider locale={locale}>
      <WeekStrip title="This week" events={events} labels={labels} />
    </I18nProvider>,
  );
  expect(screen.getAllByRole('list')[0]?.getAttribute('aria-label')).toBe(first);
});

test('REC-05 the legend names what is there, and nothing else', () => {
  render(strip);
  expect(['This', 'Other', 'Overlap'].every((word) => screen.queryByText(word))).toBe(true);
  expect(['Playing', 'Next'].some((word) => screen.queryByText(word))).toBe(false);
});

test('REC-05 a bar says all about itself once it has the focus', async () => {
  render(strip);
  expect(screen.queryByText('Prayer, 7 to 8')).toBe(null);
  await userEvent.tab();
  expect(screen.getByText('Prayer, 7 to 8')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('Prayer, 7 to 8')).toBe(null);
});

describe('the keys', () => {
  test.each([
    ['to the next bar of the day', '{ArrowRight}', 'Organ, 13 to 17, overlapping'],
    ['to the bar of the next day that begins nearest', '{ArrowRight}{ArrowDown}', 'Prayer, 7 to 8'],
    ['back', '{ArrowRight}{ArrowLeft}', 'Prayer, 7 to 8'],
    ['no further than the last bar of the day', '{ArrowRight>3}', 'Concert, 16 to 18, overlapping'],
    ['to the first of the week', '{ArrowRight}{Home}', 'Prayer, 7 to 8'],
  ])('REC-05 go %s', async (_where, keys, bar) => {
    render(strip);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(focused()).toBe(bar);
  });

  test('REC-05 the week is one stop of the Tab key, where it was left', async () => {
    render(
      <>
        {strip}
        <button type="button">Save</button>
      </>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Save');
    await userEvent.tab({ shift: true });
    expect(focused()).toBe('Organ, 13 to 17, overlapping');
  });

  test('REC-05 in a right-to-left page the left arrow goes on', async () => {
    render(<I18nProvider locale="ar-EG">{strip}</I18nProvider>);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(focused()).toBe('Organ, 13 to 17, overlapping');
  });

  test('REC-05 should the bar that was the stop be gone, the first one is', async () => {
    const { rerender } = render(strip);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    rerender(<WeekStrip title="This week" firstDay={1} events={events.slice(1)} labels={labels} />);
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.tab();
    expect(focused()).toBe('Organ, 13 to 17, overlapping');
  });
});

describe('the card of a bar', () => {
  const hand = {
    toHref: ({ id }: WeekEvent) => `/${id}`,
    onWake: () => {},
    card: (bar: WeekBar, toBar: () => void) => (
      <button type="button" onClick={toBar}>{`All about ${bar.event.name}`}</button>
    ),
    hint: 'Drag',
    keysHint: 'Space lifts',
    hintEnd: '15 min',
  };
  function renderWithCards() {
    const clock = createVirtualClock(0);
    render(
      <ClockContext value={clock}>
        <WeekStrip title="This week" firstDay={1} events={events} labels={labels} hand={hand} />
      </ClockContext>,
    );
    const bar = (name: string) => screen.getAllByRole('link', { name: new RegExp(name) })[0] as HTMLElement;
    const point = (name: string) =>
      fireEvent.pointerEnter(bar(name).closest('li') as HTMLElement, { pointerType: 'mouse' });
    const pass = (ms: number) => act(() => clock.advance(ms));
    return { bar, point, pass };
  }
  const cards = () => screen.queryAllByText(/All about/).map(({ textContent }) => textContent);

  test('EVT-10 opens where a pointer rests for a while', () => {
    const { point, pass } = renderWithCards();
    point('Organ');
    pass(299);
    expect(cards()).toEqual([]);
    pass(1);
    expect(cards()).toEqual(['All about Organ']);
  });

  test('EVT-10 stays at the bar with the focus, which came after the pointer', () => {
    const { bar, point, pass } = renderWithCards();
    point('Organ');
    pass(200);
    act(() => bar('Concert').focus());
    pass(500);
    expect(cards()).toEqual(['All about Concert']);
  });

  test('EVT-10 gives the focus to its bar', async () => {
    const { bar, point, pass } = renderWithCards();
    point('Organ');
    pass(300);
    await userEvent.click(screen.getByText('All about Organ'));
    expect(document.activeElement).toBe(bar('Organ'));
  });
});

test('EVT-10 a day is written anew where something of it changes, and no other', () => {
  const written: string[] = [];
  const watched: WeekStripLabels = {
    ...labels,
    bar(bar) {
      written.push(`${bar.event.name} on ${dayNames[Math.floor(bar.run.start / 1440)]}`);
      return labels.bar(bar);
    },
  };
  const week = (list: readonly WeekEvent[], minute: number) => (
    <WeekStrip title="This week" firstDay={1} events={list} now={{ minute, text: '' }} labels={watched} />
  );
  const { rerender } = render(week(events, 0));
  const writtenAfter = (list: readonly WeekEvent[], minute = 0) => {
    written.length = 0;
    rerender(week(list, minute));
    return written.toSorted();
  };
  const [prayer, organ, concert] = events as [WeekEvent, WeekEvent, WeekEvent];
  const onTuesday = { ...organ, runs: [{ start: at(2, 13), end: at(2, 17) }] };
  const ending = (hour: number) => ({ ...organ, runs: [{ start: at(1, 13), end: at(1, hour) }] });

  expect(writtenAfter(events)).toEqual([]);
  expect(writtenAfter([prayer, ending(15), concert])).toEqual([
    'Concert on Monday',
    'Organ on Monday',
    'Prayer on Monday',
  ]);
  expect(screen.getByRole('img', { name: 'Concert, 16 to 18' })).toBeTruthy();
  expect(writtenAfter([prayer, onTuesday, concert])).toEqual([
    'Concert on Monday',
    'Organ on Tuesday',
    'Prayer on Monday',
    'Prayer on Tuesday',
  ]);

  // The same event plays on another day.
  const playing: WeekEvent[] = [{ ...prayer, state: 'playing' }];
  writtenAfter(playing, at(0, 7));
  expect(writtenAfter(playing, at(1, 7))).toEqual(['Prayer on Monday']);
  expect(writtenAfter(playing, at(2, 7))).toEqual(['Prayer on Monday', 'Prayer on Tuesday']);
});

test('is rendered on a server', () => {
  expect(renderToString(strip)).toContain('Organ');
});
