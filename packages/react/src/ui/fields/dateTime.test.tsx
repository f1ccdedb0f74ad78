// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DateField } from './DateField.tsx';
import type { Focusable } from './FieldParts.tsx';
import { TimeField, type TimeFieldProps, type TimeOfDay } from './TimeField.tsx';

afterEach(cleanup);

type TimeProps = Partial<TimeFieldProps> & { locale?: string };

function renderTime({ locale = 'de-DE', value: first = { hour: 12, minute: 30 }, ...props }: TimeProps = {}) {
  const onChange = vi.fn();
  function Start() {
    const [value, setValue] = useState<TimeOfDay | null>(first);
    const handleChange = (next: TimeOfDay | null) => {
      setValue(next);
      onChange(next);
    };
    return <TimeField label="Start" {...props} value={value} onChange={handleChange} />;
  }
  render(
    <I18nProvider locale={locale}>
      <Start />
    </I18nProvider>,
  );
  return { onChange, parts: screen.getAllByRole('spinbutton') };
}

const shown = () =>
  screen
    .getByRole('group', { name: 'Start' })
    .textContent?.replace(/[\u2066-\u2069\u202a-\u202e]/g, '')
    .replace(/\s/g, ' ');

describe('a time', () => {
  test('is typed part by part, and handed on as hour and minute', async () => {
    const { onChange, parts } = renderTime();
    await userEvent.click(parts[0] ?? document.body);
    await userEvent.keyboard('1805');
    expect(onChange).toHaveBeenLastCalledWith({ hour: 18, minute: 5 });
  });

  test('is stepped with the arrow keys, past midnight too', async () => {
    const { onChange, parts } = renderTime({ value: { hour: 23, minute: 0 } });
    await userEvent.click(parts[0] ?? document.body);
    await userEvent.keyboard('{ArrowUp}');
    expect(onChange).toHaveBeenLastCalledWith({ hour: 0, minute: 0 });
  });

  test.each([
    ['de-DE', undefined, '12:30'],
    ['en-US', undefined, '12:30'],
    ['en-US', 12, '12:30 PM'],
  ] as const)('is written in %s, with a cycle of %s hours, as %s', (locale, hourCycle, text) => {
    renderTime({ locale, hourCycle });
    expect(shown()).toBe(text);
  });

  test('of which all is taken away is null', async () => {
    const { onChange, parts } = renderTime();
    await userEvent.click(parts[0] ?? document.body);
    await userEvent.keyboard('{Backspace}{Backspace}{ArrowRight}{Backspace}{Backspace}');
    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  test('left while a part is missing shows again what it is', async () => {
    const { onChange, parts } = renderTime({ value: { hour: 8, minute: 30 } });
    await userEvent.click(parts[0] ?? document.body);
    await userEvent.keyboard('{Backspace}');
    expect(shown()).toBe('––:30');
    await userEvent.tab();
    await userEvent.tab();
    expect(shown()).toBe('08:30');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('says why it is refused, and takes the focus of a form', () => {
    const inputRef = createRef<Focusable>();
    const { parts } = renderTime({ inputRef, errorText: 'Overlapping event.' });
    inputRef.current?.focus();
    expect(document.activeElement).toBe(parts[0]);
    expect(parts[0]?.getAttribute('aria-invalid')).toBe('true');
    const described = (parts[0]?.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('Overlapping event.');
  });
});

describe('a day', () => {
  function renderDay(locale: string, first: string | null = '2026-03-14') {
    const onChange = vi.fn();
    function Day() {
      const [value, setValue] = useState(first);
      const handleChange = (next: string | null) => {
        setValue(next);
        onChange(next);
      };
      return <DateField label="Start" value={value} onChange={handleChange} />;
    }
    render(
      <I18nProvider locale={locale}>
        <Day />
      </I18nProvider>,
    );
    return { onChange, parts: screen.getAllByRole('spinbutton') };
  }

  test.each([
    ['en-US', '3/14/2026'],
    ['de-DE', '14.3.2026'],
  ])('is written in %s as %s', (locale, text) => {
    renderDay(locale);
    expect(shown()).toBe(text);
  });

  test('is typed in the order of the locale, and handed on as ISO text', async () => {
    const { onChange, parts } = renderDay('de-DE', null);
    await userEvent.click(parts[0] ?? document.body);
    await userEvent.keyboard('05112026');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-05');
  });

  test('of another calendar is handed on as the same ISO text', async () => {
    const { onChange, parts } = renderDay('fa-IR');
    await userEvent.click(parts.at(-1) ?? document.body);
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    expect(onChange).toHaveBeenLastCalledWith('2026-03-14');
  });

  test('that is none is an empty field, not an exception', () => {
    const { parts } = renderDay('de-DE', '2026-02-31T');
    expect(parts.every((part) => part.hasAttribute('data-placeholder'))).toBe(true);
  });
});

test('what moves the selection, as typing does, ends also in happy-dom, which tells of it at once', async () => {
  const { parts } = renderTime();
  const told = vi.fn();
  document.addEventListener('selectionchange', told);
  for (const part of parts) {
    part.focus();
    // The focus moves it as well; what is done next comes in a turn of its own, as a person's does.
    await Promise.resolve();
    document.getSelection()?.selectAllChildren(part);
    expect(document.getSelection()?.isCollapsed).toBe(true);
  }
  expect(told).toHaveBeenCalled();
  document.removeEventListener('selectionchange', told);
});
