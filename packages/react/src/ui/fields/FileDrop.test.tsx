// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:preview');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const labels = {
  pick: 'Choose a picture',
  drop: 'or drop it here',
  remove: 'Remove the picture',
  cancel: 'Cancel',
  progress: 'Sending',
  refused: { type: 'PNG or JPEG only', empty: 'The file is empty', size: 'At most 1000 bytes' },
};

const picture = (bytes = 10, name = 'hall.png', type = 'image/png') =>
  new File([new Uint8Array(bytes)], name, { type });

function renderDrop(props: Partial<FileDropProps> = {}) {
  const onChange = vi.fn();
  function Drop() {
    const [file, setFile] = useState<File | null>(null);
    const handleChange = (next: File | null) => {
      setFile(next);
      onChange(next);
    };
    return (
      <FileDrop
        label="Picture"
        accept={['image/png', 'image/jpeg']}
        maxBytes={1000}
        labels={labels}
        formatSize={(bytes) => `${bytes} bytes`}
        {...props}
        file={file}
        onChange={handleChange}
      />
    );
  }
  const { container, rerender } = render(<Drop />);
  const box = container.querySelector('[class*="box"]');
  if (!box) throw new Error('there is no box to drop into');
  const tell = (told: Partial<FileDropProps>) => {
    Object.assign(props, told);
    rerender(<Drop />);
  };
  return { onChange, box, tell, input: screen.getByLabelText<HTMLInputElement>('Picture') };
}

const drop = (box: Element, file: File) =>
  fireEvent.drop(box, { dataTransfer: { types: ['Files'], files: [file] } });

const reason = () => screen.getByRole('button', { name: labels.pick }).getAttribute('aria-describedby');
const reasonText = () => document.getElementById(reason() ?? '')?.textContent;

test('a file is picked, named with its size, and taken away again', async () => {
  const { onChange, input } = renderDrop();
  const file = picture();
  await userEvent.upload(input, file);
  expect(onChange).toHaveBeenLastCalledWith(file);
  expect(screen.getByText('hall.png')).toBeTruthy();
  expect(screen.getByText('10 bytes')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove the picture' }));
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('MED-02 the address of each preview is given back: of one that is replaced, taken away, or left with the page', async () => {
  let made = 0;
  vi.mocked(URL.createObjectURL).mockImplementation(() => `blob:${++made}`);
  const { input } = renderDrop();
  await userEvent.upload(input, picture());
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  await userEvent.upload(input, picture(5, 'garden.png'));
  expect(URL.revokeObjectURL).toHaveBeenLastCalledWith('blob:1');
  await userEvent.click(screen.getByRole('button', { name: 'Remove the picture' }));
  expect(URL.revokeObjectURL).toHaveBeenLastCalledWith('blob:2');
  await userEvent.upload(input, picture());
  cleanup();
  expect(vi.mocked(URL.revokeObjectURL).mock.calls).toEqual([['blob:1'], ['blob:2'], ['blob:3']]);
});

test('a file that is taken away leaves the focus where another is picked', async () => {
  const { input } = renderDrop();
  await userEvent.upload(input, picture());
  await userEvent.click(screen.getByRole('button', { name: 'Remove the picture' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: labels.pick }));
});

test('FLT-081 a name is shown as it is written, without the marks that turn it around', async () => {
  const { box } = renderDrop();
  drop(box, picture(10, 'hall\u202egnp.exe.png'));
  const name = await screen.findByText('hallgnp.exe.png');
  expect(name.parentElement?.title).toBe('hallgnp.exe.png');
});

test('a file is dropped', async () => {
  const { onChange, box } = renderDrop();
  const file = picture();
  drop(box, file);
  await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith(file));
});

test.each([
  ['too large', picture(1001), 'At most 1000 bytes'],
  ['empty', picture(0), 'The file is empty'],
  ['of another type', picture(5, 'a.pdf', 'application/pdf'), 'PNG or JPEG only'],
])('FLT-081 a file that is %s is refused with its reason, and not handed on', async (_case, file, text) => {
  const { onChange, box } = renderDrop();
  drop(box, file);
  await waitFor(() => expect(reasonText()).toBe(text));
  expect(onChange).not.toHaveBeenCalled();
});

test('FLT-081 a look into the file can refuse it as well', async () => {
  const { onChange, box } = renderDrop({ check: async () => 'At most 40 million pixels' });
  drop(box, picture());
  await waitFor(() => expect(reasonText()).toBe('At most 40 million pixels'));
  expect(onChange).not.toHaveBeenCalled();
});

test('of two files dropped one after the other, the second counts, whichever is looked into longer', async () => {
  const [slow, quick] = [picture(1, 'slow.png'), picture(2, 'quick.png')];
  let finishSlow = () => {};
  const check = (file: File) =>
    file === slow
      ? new Promise<undefined>((resolve) => {
          finishSlow = () => resolve(undefined);
        })
      : Promise.resolve(undefined);
  const { onChange, box } = renderDrop({ check });
  drop(box, slow);
  drop(box, quick);
  await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith(quick));
  finishSlow();
  await Promise.resolve();
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a refused file leaves the one that was chosen', async () => {
  const { onChange, box } = renderDrop();
  drop(box, picture());
  await screen.findByText('hall.png');
  drop(box, picture(1001, 'large.png'));
  await waitFor(() => expect(reasonText()).toBe('At most 1000 bytes'));
  expect(screen.getByText('hall.png')).toBeTruthy();
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('while a file is sent, its progress is told and it can be cancelled, not replaced', async () => {
  const onCancel = vi.fn();
  const { onChange, box } = renderDrop({ progress: 0.35, onCancel });
  expect(screen.getByRole('progressbar', { name: 'Sending' }).getAttribute('aria-valuenow')).toBe('35');
  drop(box, picture());
  await Promise.resolve();
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('a read-only drop takes no file, gives none away, and keeps the focus', async () => {
  const { onChange, box, tell } = renderDrop();
  drop(box, picture());
  await screen.findByText('hall.png');
  onChange.mockClear();
  tell({ isReadOnly: true });
  const open = vi.spyOn(HTMLInputElement.prototype, 'click');
  const pick = screen.getByRole('button', { name: 'Choose a picture' });
  await userEvent.click(pick);
  expect(open).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(pick);
  await userEvent.click(screen.getByRole('button', { name: 'Remove the picture' }));
  drop(box, picture(5, 'garden.png'));
  await Promise.resolve();
  expect(onChange).not.toHaveBeenCalled();
});

test('FLT-082 a file whose sending broke is still chosen, with the reason, and can be replaced', async () => {
  const { onChange, box, tell } = renderDrop();
  drop(box, picture());
  await screen.findByText('hall.png');
  tell({ progress: 0.5, onCancel() {} });
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
  tell({ progress: undefined, errorText: 'Fetch raised an exception' });
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(reasonText()).toBe('Fetch raised an exception');
  expect(screen.getByText('hall.png')).toBeTruthy();
  drop(box, picture(5, 'garden.png'));
  await screen.findByText('garden.png');
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('FLT-086 a picture that cannot be drawn is an icon in its place', async () => {
  const { box } = renderDrop({ current: { url: '/public/media/gone.png', name: 'gone.png', size: 5 } });
  const image = await waitFor(() => {
    const found = box.querySelector('img');
    if (!found) throw new Error('no picture yet');
    return found;
  });
  fireEvent.error(image);
  expect(box.querySelector('img')).toBeNull();
  expect(box.querySelector('[class*="preview"] svg')).toBeTruthy();
});

test('a form can focus it, and its reason is read there', () => {
  const inputRef = createRef<HTMLButtonElement>();
  renderDrop({ inputRef, errorText: 'Please provide a file.' });
  inputRef.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: labels.pick }));
  expect(reasonText()).toBe('Please provide a file.');
});
