// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from '../actions/Button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
import { OverlayProvider } from './OverlayProvider.tsx';
import { Popover } from './Popover.tsx';
import { Tooltip } from './Tooltip.tsx';

afterEach(cleanup);

const popover = (
  <Popover title="Main source" trigger={<Button>More</Button>}>
    192 kbit/s
  </Popover>
);
const tooltip = (
  <Tooltip text="Plays it now">
    <Button>Play</Button>
  </Tooltip>
);

describe('a confirmation', () => {
  const renderQuestion = (props: Partial<ConfirmDialogProps> = {}) => {
    const onConfirm = vi.fn();
    const onCancel = vi.fn();
    const all = {
      isOpen: true,
      title: 'Are you sure?',
      children: '2 devices will be unregistered.',
      confirmLabel: 'I am sure',
      cancelLabel: 'Cancel',
      closeLabel: 'Close',
      onConfirm,
      onCancel,
    };
    const { rerender } = render(<ConfirmDialog {...all} {...props} />);
    return {
      onConfirm,
      onCancel,
      change: (next: Partial<ConfirmDialogProps>) => rerender(<ConfirmDialog {...all} {...next} />),
    };
  };

  test('ENT-01 is named by its question, and says what will happen', () => {
    renderQuestion();
    const dialog = screen.getByRole('alertdialog', { name: 'Are you sure?' });
    const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('2 devices will be unregistered.');
  });

  // That the focus is on Cancel at first takes `:focus-within`, which only the browser of the stories has.
  test.each(['Cancel', 'Close'])('ENT-01 is cancelled by %s', async (name) => {
    const { onCancel, onConfirm } = renderQuestion();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test('ENT-01 is cancelled by Escape, and not by a press beside it', async () => {
    const { onCancel } = renderQuestion();
    await userEvent.click(document.body);
    expect(onCancel).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
  });

  test('ENT-01 while it is done takes no second answer, and keeps the focus', async () => {
    const { onConfirm, onCancel, change } = renderQuestion();
    const confirm = screen.getByRole('button', { name: 'I am sure' });
    act(() => confirm.focus());
    change({ isPending: true, pendingText: 'Deleting' });
    await userEvent.keyboard('{Enter}{Escape}');
    for (const button of screen.getAllByRole('button')) await userEvent.click(button);
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(confirm);
  });

  test('ENT-01 says why it could not be done, and can be tried again', async () => {
    const { onConfirm } = renderQuestion({ errorText: 'The server does not answer.' });
    const dialog = screen.getByRole('alertdialog');
    expect(within(dialog).getByRole('alert').textContent).toBe('The server does not answer.');
    await userEvent.click(screen.getByRole('button', { name: 'I am sure' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});

test('a popover opens under its button, is named, and gives the focus back', async () => {
  render(popover);
  const button = screen.getByRole('button', { name: 'More' });
  await userEvent.click(button);
  expect(screen.getByRole('dialog', { name: 'Main source' }).textContent).toContain('192 kbit/s');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBe(null);
  expect(document.activeElement).toBe(button);
});

test('a tooltip describes what has the focus, and goes with Escape', async () => {
  render(tooltip);
  await userEvent.tab();
  const words = screen.getByRole('tooltip');
  expect(words.textContent).toBe('Plays it now');
  const button = screen.getByRole('button', { name: 'Play' });
  expect(button.getAttribute('aria-describedby')).toBe(words.id);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBe(null);
});

describe.each([
  ['a popover', popover, 'dialog'],
  ['a tooltip', tooltip, 'tooltip'],
])('%s', (_name, overlay, role) => {
  const open = async (children: ReactNode) => {
    render(children);
    await userEvent.tab();
    if (role === 'dialog') await userEvent.keyboard('{Enter}');
    return screen.getByRole(role);
  };

  test('opens in the node that a provider names', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    const opened = await open(<OverlayProvider container={container}>{overlay}</OverlayProvider>);
    expect(container.contains(opened)).toBe(true);
    act(() => container.remove());
  });

  test('takes theme, language and direction along', async () => {
    const opened = await open(
      <I18nProvider locale="ar-EG">
        <OverlayProvider theme="dark">{overlay}</OverlayProvider>
      </I18nProvider>,
    );
    const root = opened.closest('[data-carillon-theme="dark"]');
    expect([root?.getAttribute('dir'), root?.getAttribute('lang')]).toEqual(['rtl', 'ar-EG']);
  });

  test('is rendered on a server', () => {
    expect(renderToString(overlay)).toContain('button');
  });
});
