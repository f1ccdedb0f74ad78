// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Checkbox } from './choices/Checkbox.tsx';
import { ComboBox } from './choices/ComboBox.tsx';
import { MultiSelect } from './choices/MultiSelect.tsx';
import { RadioGroup } from './choices/RadioGroup.tsx';
import { Select } from './choices/Select.tsx';
import { ToggleGroup } from './choices/ToggleGroup.tsx';
import { DateField } from './fields/DateField.tsx';
import { FileDrop } from './fields/FileDrop.tsx';
import { NumberField } from './fields/NumberField.tsx';
import { Slider } from './fields/Slider.tsx';
import { TextArea } from './fields/TextArea.tsx';
import { TimeField } from './fields/TimeField.tsx';
import { fileLabels, steps, words } from './testLabels.ts';

const nothing = () => {};
const options = [{ value: '1', label: 'One' }];

const controls: [name: string, element: ReactElement][] = [
  [
    'a number',
    <NumberField key="" label="A" value={1234.5} onChange={nothing} stepLabels={steps} unit="s" />,
  ],
  ['a text area', <TextArea key="" label="A" defaultValue="text" counter="4/9" hint="hint" />],
  ['a checkbox', <Checkbox key="" aria-label="A" errorText="refused" />],
  ['a group of radios', <RadioGroup key="" label="A" options={options} value="1" />],
  ['one of a few', <Select key="" label="A" options={options} value="1" onChange={nothing} hint="hint" />],
  ['a toggle group', <ToggleGroup key="" label="A" options={options} value="1" onChange={nothing} />],
  [
    'a slider',
    <Slider
      key=""
      label="A"
      minValue={0}
      maxValue={9}
      value={3}
      onChange={nothing}
      formatValue={String}
      stepLabels={steps}
      origin={5}
    />,
  ],
  ['a time', <TimeField key="" label="A" value={{ hour: 8, minute: 5 }} onChange={nothing} />],
  ['a day', <DateField key="" label="A" value="2026-03-14" onChange={nothing} />],
  ['a combo box', <ComboBox key="" label="A" options={options} value="1" onChange={nothing} {...words} />],
  [
    'a choice of several',
    <MultiSelect
      key=""
      label="A"
      options={options}
      value={options}
      onChange={nothing}
      search=""
      onSearch={nothing}
      chosenLabel="Chosen"
      removeLabel={(label) => `Remove ${label}`}
      {...words}
    />,
  ],
  [
    'a file',
    <FileDrop
      key=""
      label="A"
      accept={['image/*']}
      maxBytes={10}
      file={null}
      onChange={nothing}
      labels={fileLabels}
      formatSize={String}
    />,
  ],
];

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each(controls)('%s is drawn by a server, and a page takes it over as it is', async (_name, element) => {
  const page = <I18nProvider locale="de-DE">{element}</I18nProvider>;
  vi.stubGlobal('window', undefined);
  vi.stubGlobal('document', undefined);
  const html = renderToString(page);
  vi.unstubAllGlobals();
  expect(html).toContain('A');

  const complaints = vi.spyOn(console, 'error').mockImplementation(nothing);
  const differences: unknown[] = [];
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const root = await act(async () =>
    hydrateRoot(container, page, { onRecoverableError: (error) => differences.push(error) }),
  );
  expect(differences).toEqual([]);
  expect(complaints.mock.calls).toEqual([]);
  await act(async () => root.unmount());
  container.remove();
});
