import {
  Alert,
  Badge,
  type BadgeVariant,
  Banner,
  Button,
  createToastQueue,
  Link,
  ProgressBar,
  Spinner,
  StateLabel,
  Tag,
  ToastRegion,
} from '@carillon/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { arabic, Frame } from '../frame.tsx';

const english = {
  tags: ['primary', 'secondary', 'success', 'danger', 'warning', 'info', 'dark'],
  playing: 'Playing',
  online: 'Online',
  offline: 'Offline',
  overlapping: 'Overlapping',
  always: 'Event runs always.',
  overlap: 'Overlapping event.',
  overlapDetail: 'From 18:00 to 18:30, Monday to Friday, “Evening chimes” runs as well.',
  open: 'Open it',
  lobby: 'Lobby north is offline.',
  clock: 'Times moved by one hour with the clock change.',
  close: 'Close',
  deleting: 'Deleting 34 of 120',
  connecting: 'Connecting',
  loading: 'Loading',
  saved: 'User edited!',
  savedDetail: 'User 42 edited successfully.',
  failed: 'Failed to Tag',
  failedDetail: 'MQTT response timeout (5000 ms)',
};

const variants: readonly BadgeVariant[] = [
  'primary',
  'secondary',
  'success',
  'danger',
  'warning',
  'info',
  'dark',
];

/** Tags, states, banners, progress: what tells a person how things are. */
function Feedback({ words = english }: { words?: typeof english }) {
  const [isDismissed, setDismissed] = useState(false);
  return (
    <Frame>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {variants.map((variant) => (
          <Badge key={variant} variant={variant} icon={Tag} />
        ))}
        {variants.map((variant, index) => (
          <Badge key={variant} variant={variant} title={words.tags[index]}>
            {words.tags[index]}
          </Badge>
        ))}
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <StateLabel kind="playing">{words.playing}</StateLabel>
        <StateLabel kind="online">{words.online}</StateLabel>
        <StateLabel kind="playing" isLoud>
          {words.playing}
        </StateLabel>
        <StateLabel kind="offline" isLoud>
          {words.offline}
        </StateLabel>
        <StateLabel kind="failed" isLoud>
          {words.overlapping}
        </StateLabel>
      </div>
      <Banner kind="success" title={words.always} />
      <Banner kind="danger" title={words.overlap}>
        {words.overlapDetail}{' '}
        <Link variant="inherit" href="/events/2">
          {words.open}
        </Link>
      </Banner>
      {!isDismissed && (
        <Alert
          kind="warning"
          title={words.lobby}
          closeLabel={words.close}
          onClose={() => setDismissed(true)}
        />
      )}
      <Banner kind="info" title={words.clock} />
      <ProgressBar aria-label={words.deleting} value={34 / 120} />
      <ProgressBar aria-label={words.connecting} />
      <Spinner aria-label={words.loading} isLabelShown />
    </Frame>
  );
}

const meta: Meta<typeof Feedback> = {
  title: 'Kit/Feedback/Feedback',
  component: Feedback,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Feedback>;

export const Default: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar', { name: 'Deleting 34 of 120' })).toHaveAttribute(
      'aria-valuenow',
      '28',
    );
    for (const name of ['Connecting', 'Loading']) {
      await expect(canvas.getByRole('progressbar', { name })).not.toHaveAttribute('aria-valuenow');
    }
    canvas.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Lobby north is offline.')).toBe(null);
  },
};

/** Four at once: three are shown, and the fourth as soon as one goes. */
function Toasts({ words = english }: { words?: typeof english }) {
  const [queue] = useState(() => createToastQueue());
  useEffect(() => {
    const stays = { closesAfterMs: Number.POSITIVE_INFINITY };
    queue.add({ kind: 'success', title: words.saved, detail: words.savedDetail, ...stays });
    queue.add({ kind: 'danger', title: words.failed, detail: words.failedDetail, ...stays });
    queue.add({ kind: 'warning', title: words.lobby, ...stays });
    queue.add({ kind: 'info', title: words.clock, ...stays });
  }, [queue, words]);
  return (
    <Frame>
      <Button>{words.open}</Button>
      <ToastRegion queue={queue} aria-label={words.connecting} dismissLabel={words.close} />
    </Frame>
  );
}

/** Reached with the Tab key, dismissed with Escape, the focus on the next. */
export const ThreeToasts: Story = {
  parameters: { proves: ['API-09'] },
  render: () => <Toasts />,
  async play() {
    const page = within(document.body);
    await waitFor(() => expect(page.getByText('User edited!')).toBeVisible());
    await expect(page.queryByText(english.clock)).toBe(null);
    page.getByRole('button', { name: 'Open it' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByText('User edited!')).toBe(null));
    await waitFor(() => expect(page.getByText(english.clock)).toBeVisible());
    await expect(page.getAllByRole('button', { name: 'Close' })[0]).toHaveFocus();
  },
};

const long = {
  ...english,
  tags: Array.from({ length: 7 }, (_, index) => `Pfarrkirche und Gemeindezentrum ${index + 1}`),
  always: 'Diese Wiedergabe läuft ununterbrochen an allen Wochentagen.',
  overlap: 'Die Wiedergabe überschneidet sich mit einer anderen Wiedergabe dieses Gerätes.',
  saved: 'Die Benutzerin wurde erfolgreich gespeichert!',
  failedDetail:
    'wss://broker-westeuropa.messaging.beispielunternehmen.example:9001/mqtt antwortet seit fünf Sekunden nicht',
  loading: 'Die Wiedergabeereignisse werden geladen',
};

export const LongText: Story = { args: { words: long } };
export const LongToasts: Story = { render: () => <Toasts words={long} /> };

const words = {
  tags: ['أساسي', 'ثانوي', 'نجاح', 'خطر', 'تحذير', 'معلومة', 'داكن'],
  playing: 'يعمل',
  online: 'متصل',
  offline: 'غير متصل',
  overlapping: 'متداخل',
  always: 'الحدث يعمل دائما.',
  overlap: 'حدث متداخل.',
  overlapDetail: 'من الاثنين إلى الجمعة يعمل حدث آخر أيضا.',
  open: 'افتحه',
  lobby: 'الردهة الشمالية غير متصلة.',
  clock: 'تحركت الأوقات ساعة واحدة.',
  close: 'إغلاق',
  deleting: 'حذف 34 من 120',
  connecting: 'جار الاتصال',
  loading: 'جار التحميل',
  saved: 'تم الحفظ!',
  savedDetail: 'تم تعديل المستخدم 42.',
  failed: 'فشل',
  failedDetail: 'لم يستجب الجهاز.',
};

export const RightToLeft: Story = { args: { words }, parameters: arabic };
export const RightToLeftToasts: Story = { render: () => <Toasts words={words} />, parameters: arabic };
/** The ground of the theme goes down to the end of the page. */
export const Dark: Story = {
  globals: { theme: 'dark' },
  async play({ canvasElement }) {
    const screen = canvasElement.querySelector('[lang] > *') ?? canvasElement;
    const { backgroundColor } = getComputedStyle(document.body);
    await expect(backgroundColor).toBe(getComputedStyle(screen).backgroundColor);
  },
};
export const DarkToasts: Story = { render: () => <Toasts />, globals: { theme: 'dark' } };
const narrow = { viewport: { value: 'phone', isRotated: false } };
export const Narrow: Story = { globals: narrow };
export const NarrowToasts: Story = { render: () => <Toasts words={long} />, globals: narrow };

export const NarrowBanner: Story = {
  name: 'Where a banner is narrow, its action stands below its words',
  render: () => (
    <Frame>
      <div style={{ inlineSize: 320 }}>
        <Banner
          kind="danger"
          title={english.overlap}
          action={<Link href="/events/2">{english.open}</Link>}
          dismissLabel={english.close}
          onDismiss={() => {}}
        >
          {english.overlapDetail}
        </Banner>
      </div>
    </Frame>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const words = canvas.getByText(english.overlapDetail).getBoundingClientRect();
    await expect(words.width).toBeGreaterThan(200);
    const action = canvas.getByRole('link', { name: english.open }).getBoundingClientRect();
    await expect(action.top).toBeGreaterThanOrEqual(words.bottom);
  },
};
