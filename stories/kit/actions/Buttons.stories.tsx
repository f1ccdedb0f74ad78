import {
  Button,
  ButtonLink,
  ChevronDown,
  ChevronRight,
  Link,
  Pencil,
  Play,
  Plus,
  Square,
  Trash2,
  toolbar,
} from '@carillon/react/ui';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { arabic, Frame } from '../frame.tsx';

const english = {
  save: 'Save',
  cancel: 'Cancel',
  details: 'Details',
  remove: 'Delete',
  removeAll: 'I am sure, delete',
  play: 'Play',
  stop: 'Stop',
  edit: 'Edit',
  next: 'Next page',
  order: 'Order',
  add: 'Add',
  login: 'Log in',
  pending: 'Saving',
  pressed: 'Pressed',
  sentence: 'No player yet.',
  shop: 'See the shop',
  name: 'Lobby north',
};

interface ButtonsProps {
  words?: typeof english;
  isDisabled?: boolean;
  isPending?: boolean;
}

/** What does something, in every look and size, and what goes somewhere and looks like it. */
function Buttons({ words = english, isDisabled, isPending }: ButtonsProps) {
  const [count, setCount] = useState(0);
  const state = { isDisabled, isPending, pendingText: words.pending };
  return (
    <Frame>
      <div className={toolbar}>
        <Button {...state} variant="main" onPress={() => setCount(count + 1)}>
          {words.save}
        </Button>
        <Button {...state}>{words.cancel}</Button>
        <Button {...state} variant="quiet">
          {words.details}
        </Button>
        <Button {...state} variant="danger">
          {words.remove}
        </Button>
        <Button {...state} variant="dangerMain">
          {words.removeAll}
        </Button>
      </div>
      <div className={toolbar}>
        {(['s', 'm', 'f'] as const).map((size) => (
          <Button key={size} {...state} size={size} icon={Play}>
            {words.play}
          </Button>
        ))}
        <Button {...state} endIcon={ChevronDown}>
          {words.order}
        </Button>
      </div>
      <div className={toolbar}>
        <Button {...state} size="s" variant="quiet" icon={Pencil} aria-label={words.edit} />
        <Button {...state} icon={Square} isIconSolid aria-label={words.stop} />
        <Button {...state} icon={ChevronRight} isIconMirrored aria-label={words.next} />
        <Button {...state} size="f" variant="danger" icon={Trash2} aria-label={words.remove} />
      </div>
      <div className={toolbar}>
        <ButtonLink variant="main" icon={Plus} href="/players/add">
          {words.add}
        </ButtonLink>
        <ButtonLink href="/players/2">{words.details}</ButtonLink>
        <ButtonLink variant="quiet" icon={Pencil} href="/players/2/edit" aria-label={words.edit} />
      </div>
      <Button {...state} variant="main" size="f" isFullWidth>
        {words.login}
      </Button>
      <span>
        <span>{words.sentence}</span> <Link href="/shop">{words.shop}</Link>
      </span>
      <Link variant="plain" href="/players/2">
        {words.name}
      </Link>
      <output>{`${words.pressed} ${count}`}</output>
    </Frame>
  );
}

const meta: Meta<typeof Buttons> = {
  title: 'Kit/Actions/Buttons',
  component: Buttons,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Buttons>;

/** Pressed by pointer, Enter and the space bar. */
export const Default: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('Pressed 3')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add' })).toHaveAttribute('href', '/players/add');
  },
};

export const Focused: Story = {
  parameters: { reach: ({ userEvent }: StoryContext) => userEvent.tab() },
  async play({ canvasElement }) {
    const save = within(canvasElement).getByRole('button', { name: 'Save' });
    await waitFor(() => expect(save).toHaveFocus());
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

/** A pending button keeps its width and the focus, says so, and does nothing. */
export const Pending: Story = {
  args: { isPending: true },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(save).toHaveFocus();
    await expect(canvas.getByText('Pressed 0')).toBeVisible();
  },
};

const german = {
  ...english,
  save: 'Änderungen übernehmen',
  cancel: 'Abbrechen',
  details: 'Einzelheiten anzeigen',
  remove: 'Unwiderruflich löschen',
  removeAll: 'Ja, ich möchte endgültig löschen',
  play: 'Wiedergabe',
  order: 'Reihenfolge',
  add: 'Lautsprecher hinzufügen',
  login: 'Bei Carillon anmelden',
  name: 'Pfarrkirche St. Johannes Nepomuk, nördliches Seitenschiff',
};

export const LongText: Story = { args: { words: german } };

export const RightToLeft: Story = {
  args: {
    words: {
      save: 'حفظ',
      cancel: 'إلغاء',
      details: 'تفاصيل',
      remove: 'حذف',
      removeAll: 'نعم، احذف',
      play: 'تشغيل',
      stop: 'إيقاف',
      edit: 'تعديل',
      next: 'الصفحة التالية',
      order: 'الترتيب',
      add: 'إضافة',
      login: 'تسجيل الدخول',
      pending: 'جار الحفظ',
      pressed: 'ضغطات',
      sentence: 'لا يوجد مشغل بعد.',
      shop: 'زيارة المتجر',
      name: 'الردهة الشمالية',
    },
  },
  parameters: arabic,
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const DarkDisabled: Story = { args: { isDisabled: true }, globals: { theme: 'dark' } };
export const Narrow: Story = {
  args: { words: german },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
