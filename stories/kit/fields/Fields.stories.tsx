import { NumberField, PasswordField, Select, TextArea, TextField } from '@carillon/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { arabic, Frame } from '../frame.tsx';

interface FieldsProps {
  labels?: typeof english;
  texts?: { name: string; description: string };
  hint?: string;
  optional?: string;
  errors?: typeof english;
  isDisabled?: boolean;
  isReadOnly?: boolean;
}

const english = {
  name: 'Name',
  timeout: 'Timeout',
  delay: 'Delay',
  encoding: 'Encoding',
  password: 'Password',
  description: 'Description',
};

/** A line of text with its counter, two numbers, one of a few, a password, and several lines. */
function Fields({
  labels = english,
  texts = { name: 'Afternoon hall', description: 'Plays by the week’s schedule.' },
  hint,
  optional = 'optional',
  errors,
  isDisabled,
  isReadOnly,
}: FieldsProps) {
  const [name, setName] = useState(texts.name);
  const [timeout, setTimeout] = useState<number | null>(15);
  const [delay, setDelay] = useState<number | null>(1500);
  const [encoding, setEncoding] = useState('mp3');
  const [password, setPassword] = useState('Owner-123!');
  const [description, setDescription] = useState(texts.description);
  return (
    <Frame>
      <TextField
        label={labels.name}
        value={name}
        onChange={setName}
        endText={`${name.length}/32`}
        errorText={errors?.name}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
      />
      <NumberField
        label={labels.timeout}
        unit="s"
        minValue={15}
        maxValue={120}
        value={timeout}
        onChange={setTimeout}
        hint={hint ?? '15 to 120'}
        errorText={errors?.timeout}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
      />
      <NumberField
        label={labels.delay}
        unit="ms"
        stepLabels={{ decrease: 'Decrease', increase: 'Increase' }}
        step={5}
        minValue={0}
        maxValue={9000}
        value={delay}
        onChange={setDelay}
        errorText={errors?.delay}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
      />
      <Select
        label={labels.encoding}
        options={[
          { value: 'mp3', label: 'MP3' },
          { value: 'opus', label: 'Opus' },
        ]}
        value={encoding}
        onChange={setEncoding}
        errorText={errors?.encoding}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
      />
      <PasswordField
        label={labels.password}
        showLabel="Show the password"
        hideLabel="Hide the password"
        value={password}
        onChange={setPassword}
        errorText={errors?.password}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
      />
      <TextArea
        label={labels.description}
        optionalText={optional}
        value={description}
        onChange={setDescription}
        counter={`${description.length}/128`}
        errorText={errors?.description}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
      />
    </Frame>
  );
}

const meta: Meta<typeof Fields> = {
  title: 'Kit/Fields/Fields',
  component: Fields,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Fields>;

/** A number is changed by its keys, by its buttons and by typing; what is typed beyond the limits stays. */
export const Default: Story = {
  async play({ canvasElement, format }) {
    const canvas = within(canvasElement);
    const timeout = canvas.getByRole('textbox', { name: 'Timeout' });
    await userEvent.click(timeout);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(timeout).toHaveValue('17');
    await userEvent.clear(timeout);
    await userEvent.type(timeout, '500{Enter}');
    await expect(timeout).toHaveValue('500');

    const delay = canvas.getByRole('textbox', { name: 'Delay' });
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Delay' }));
    await expect(delay).toHaveValue(format.number(1505));
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease Delay' }));
    await expect(delay).toHaveValue(format.number(1500));

    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Encoding' }), 'Opus');
    const password = canvas.getByLabelText('Password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the password' }));
    await expect(password).toHaveAttribute('type', 'text');
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const DarkReadOnly: Story = { args: { isReadOnly: true }, globals: { theme: 'dark' } };

/** The reason stands under each, in the line that was kept for it. */
export const Invalid: Story = {
  args: {
    errors: {
      name: 'Please provide a name',
      timeout: 'From 15 to 120 seconds',
      delay: 'From 0 to 9,000 milliseconds',
      encoding: 'This device plays Opus only',
      password: 'At least 8 letters',
      description: 'At most 128 letters',
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const timeout = canvas.getByRole('textbox', { name: 'Timeout' });
    await expect(timeout).toBeInvalid();
    await expect(timeout).toHaveAccessibleDescription('From 15 to 120 seconds');
  },
};

export const LongText: Story = {
  args: {
    labels: {
      name: 'Name des Ereignisses, wie es in der Übersicht aller Geräte erscheinen soll',
      timeout: 'Wartezeit bis zur Umschaltung auf die Ersatzquelle',
      delay: 'Verzögerung gegenüber den Nachbarräumen',
      encoding: 'Kodierung des Tonsignals auf dem Weg zum Gerät',
      password: 'Kennwort für den Zugang zur Quelle',
      description: 'Beschreibung',
    },
    texts: {
      name: 'Eine Bezeichnung, die länger ist als ihr Feld und deshalb abgeschnitten wird',
      description: 'Mehrere Zeilen. '.repeat(20),
    },
    errors: {
      name: 'Die Bezeichnung ist zu lang: bitte höchstens 32 Zeichen verwenden, Leerzeichen eingeschlossen',
      timeout: 'Von 15 bis 120 Sekunden',
      delay: 'Von 0 bis 9.000 Millisekunden',
      encoding: 'Dieses Gerät gibt nur Opus wieder: bitte wählen Sie eine andere Kodierung aus',
      password: 'Mindestens acht Zeichen',
      description: 'Die Beschreibung ist zu lang: bitte höchstens 128 Zeichen verwenden',
    },
  },
  parameters: { locale: 'de-DE' },
};

export const RightToLeft: Story = {
  args: {
    labels: {
      name: 'الاسم',
      timeout: 'المهلة',
      delay: 'التأخير',
      encoding: 'الترميز',
      password: 'كلمة المرور',
      description: 'الوصف',
    },
    texts: { name: 'قاعة بعد الظهر', description: 'يعمل وفق جدول الأسبوع.' },
    hint: 'من ١٥ إلى ١٢٠',
    optional: 'اختياري',
  },
  parameters: arabic,
};

export const Dark: Story = { args: Invalid.args, globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
