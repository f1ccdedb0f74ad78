// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ChooseFile, useFileDrop } from './ChooseFile.tsx';

afterEach(cleanup);

const file = new File(['{}'], 'hall.json', { type: 'application/json' });
const files = { types: ['Files'], files: [file] };

function Box({ onFile }: { onFile?: (file: File) => void }) {
  return (
    <div data-testid="box" {...useFileDrop(onFile)}>
      <ChooseFile label="Choose a file" accept=".json" onFile={onFile ?? (() => {})} />
    </div>
  );
}

test('a file is chosen, and the same one again', async () => {
  const onFile = vi.fn();
  render(<Box onFile={onFile} />);
  const input = screen.getByLabelText('Choose a file', { selector: 'input' });
  await userEvent.upload(input, file);
  await userEvent.upload(input, file);
  expect(onFile.mock.calls).toEqual([[file], [file]]);
});

test('a file is dropped, over which the box is marked; what is no file is not taken', () => {
  const onFile = vi.fn();
  render(<Box onFile={onFile} />);
  const box = screen.getByTestId('box');
  const isOver = () => box.hasAttribute('data-over');
  fireEvent.dragEnter(box, { dataTransfer: { types: ['text/plain'], files: [] } });
  expect(isOver()).toBe(false);
  fireEvent.dragEnter(box, { dataTransfer: files });
  expect(isOver()).toBe(true);
  fireEvent.drop(box, { dataTransfer: files });
  expect([isOver(), onFile.mock.calls]).toEqual([false, [[file]]]);
});

test('where none is wanted nothing is marked nor taken, and a browser does not open it in the place of the page', () => {
  render(<Box />);
  const box = screen.getByTestId('box');
  fireEvent.dragEnter(box, { dataTransfer: files });
  expect(box.hasAttribute('data-over')).toBe(false);
  const drop = createEvent.drop(box, { dataTransfer: files });
  fireEvent(box, drop);
  expect(drop.defaultPrevented).toBe(true);
});
