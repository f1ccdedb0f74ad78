// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type CarrierBody, carrierBody, NEW_CARRIER, toCarrierBody } from '@carillon/protocol/catalog';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backofficeTexts } from '../../messages/en/backoffice.ts';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { PictureSelect } from '../../ui/choices/PictureSelect.tsx';
import * as ui from '../../ui/index.ts';
import { fileLabels, steps, words } from '../../ui/testLabels.ts';
import { type FormField, type FormState, useForm } from './useForm.ts';

// happy-dom tells of a moved selection at once, in which react-aria moves it, without end; browsers tell later.
beforeEach(() => void vi.spyOn(Selection.prototype, 'collapse').mockReturnValue());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  onChange.mockClear();
});

/** What every control takes of its field, whatever its value is. */
type Flagged = Omit<FormField<string>, 'value' | 'onChange'>;

const onChange = vi.fn();
const nothing = () => {};
const options = [
  { value: '1', label: 'One' },
  { value: '2', label: 'Two' },
];
const scale = { label: 'A', minValue: 0, maxValue: 9, formatValue: String };

const controls: Readonly<Record<string, (flagged: Flagged) => ReactElement>> = {
  Checkbox: (flagged) => (
    <ui.Checkbox onChange={onChange} {...flagged}>
      A
    </ui.Checkbox>
  ),
  ComboBox: (flagged) => (
    <ui.ComboBox label="A" options={options} value={null} onChange={onChange} {...words} {...flagged} />
  ),
  DateField: (flagged) => <ui.DateField label="A" value={null} onChange={onChange} {...flagged} />,
  FileDrop: (flagged) => (
    <ui.FileDrop
      label="A"
      accept={['image/png']}
      maxBytes={10}
      file={null}
      onChange={onChange}
      labels={fileLabels}
      formatSize={String}
      {...flagged}
    />
  ),
  MultiSelect: (flagged) => (
    <ui.MultiSelect
      label="A"
      options={options}
      value={options.slice(0, 1)}
      onChange={onChange}
      search=""
      onSearch={nothing}
      chosenLabel="Chosen"
      removeLabel={String}
      {...words}
      {...flagged}
    />
  ),
  NumberField: (flagged) => <ui.NumberField label="A" value={null} onChange={onChange} {...flagged} />,
  PasswordField: (flagged) => (
    <ui.PasswordField label="A" onChange={onChange} showLabel="Show" hideLabel="Hide" {...flagged} />
  ),
  PictureSelect: (flagged) => (
    <PictureSelect
      label="A"
      options={[{ value: '1', label: 'One', picture: null }]}
      value="1"
      onChange={onChange}
      placeholder="Choose"
      searchLabel="Search"
      emptyText="None"
      {...flagged}
    />
  ),
  RadioGroup: (flagged) => (
    <ui.RadioGroup label="A" options={options} value="1" onChange={onChange} {...flagged} />
  ),
  RangeSlider: (flagged) => (
    <ui.RangeSlider {...scale} value={[1, 2]} onChange={onChange} thumbLabels={['From', 'To']} {...flagged} />
  ),
  Select: (flagged) => <ui.Select label="A" options={options} value="1" onChange={onChange} {...flagged} />,
  Slider: (flagged) => <ui.Slider {...scale} value={3} onChange={onChange} stepLabels={steps} {...flagged} />,
  TextArea: (flagged) => <ui.TextArea label="A" onChange={onChange} {...flagged} />,
  TextField: (flagged) => <ui.TextField label="A" onChange={onChange} {...flagged} />,
  TimeField: (flagged) => <ui.TimeField label="A" value={null} onChange={onChange} {...flagged} />,
  ToggleGroup: (flagged) => (
    <ui.ToggleGroup label="A" options={options} value="1" onChange={onChange} {...flagged} />
  ),
};

const FOCUSABLE = 'input:not([type="file"]), select, textarea, button, [role="spinbutton"]';

test('no control that says why it is refused is missing here', () => {
  const folder = join(import.meta.dirname, '../../ui');
  // A search is never refused, and has no room for a reason.
  const drawsReason = (file: string) =>
    /<Field(Parts|Message)$|<Field(Parts|Message)\s/m.test(file) &&
    !/<FieldParts [^>]*\shasNoMessage\s/.test(file);
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) => drawsReason(readFileSync(join(folder, file), 'utf8')))
    .map((file) => basename(file, '.tsx'))
    .filter((name) => name !== 'FieldParts');
  expect(found.length).toBeGreaterThan(10);
  expect(Object.keys(controls)).toEqual(expect.arrayContaining(found));
});

/** A form of one control, which cannot be sent as it is, or is never answered. */
function open(draw: (flagged: Flagged) => ReactElement, start = NEW_CARRIER) {
  const opened: { form?: FormState<typeof NEW_CARRIER> } = {};
  function Form() {
    const form = useForm({
      start,
      toBody: toCarrierBody,
      schema: carrierBody,
      areas: [backofficeTexts],
      send: (_body: CarrierBody) => new Promise<never>(() => {}),
    });
    opened.form = form;
    const { value: _value, onChange: _onChange, ...flagged } = form.field('company');
    return <div data-testid="control">{draw(flagged)}</div>;
  }
  render(<Form />, { wrapper: CarillonProvider });
  return opened;
}

test.each(Object.entries(controls))('ENT-02 %s takes the focus as the first problem', async (_name, draw) => {
  const opened = open(draw);
  await act(async () => opened.form?.onSubmit());
  expect(opened.form?.step).toEqual({ status: 'invalid', hasFocus: false });
  expect(document.activeElement).not.toBe(document.body);
  expect(screen.getByTestId('control').contains(document.activeElement)).toBe(true);
});

// The value of a slider is drawn as the form has it, which takes no other.
const { Slider: _slider, RangeSlider: _rangeSlider, ...fields } = controls;

test.each(Object.entries(fields))(
  'FLT-073 %s is read-only while the form is sent, and keeps the focus',
  async (_name, draw) => {
    const opened = open(draw, {
      company: 'Lanternpost',
      name: 'Parcel',
      price: '7.90',
      countries: [{ id: 1, name: 'Austria', code: 'AT' }],
    });
    const control = screen.getByTestId('control');
    const [first] = control.querySelectorAll<HTMLElement>(FOCUSABLE);
    await act(async () => first?.focus());
    expect(control.contains(document.activeElement)).toBe(true);
    const focused = document.activeElement;
    await act(async () => opened.form?.onSubmit());
    expect(opened.form?.step.status).toBe('sending');
    expect(document.activeElement).toBe(focused);
    expect(control.querySelector('[readonly], [data-readonly]')).not.toBeNull();
    await userEvent.keyboard('1{ArrowDown}{ArrowRight} {Backspace}{Enter}');
    for (const other of control.querySelectorAll('input, select, button')) {
      await userEvent.click(other);
      await userEvent.keyboard('{Backspace}');
    }
    expect(onChange).not.toHaveBeenCalled();
  },
);
