import { type StateKind, StateLabel, toolbar } from '@carillon/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { arabic, Frame } from '../frame.tsx';

const english: Record<StateKind, string> = {
  playing: 'Playing',
  paused: 'Paused',
  online: 'Online',
  offline: 'Offline',
  disconnected: 'Disconnected',
  unplugged: 'Not connected',
  unused: 'Not in use',
  lastKnown: 'As last known',
  scheduled: 'Scheduled',
  heard: 'Heard now',
  ready: 'Ready',
  missing: 'Missing',
  busy: 'Starting',
  done: 'Valid',
  warning: 'Fail-over',
  failed: 'Overlapping',
};

const kinds = Object.keys(english) as StateKind[];

interface StatesProps {
  words?: Readonly<Record<StateKind, string>>;
  foldsOnPhone?: boolean;
}

/** Every state as it is said in a sentence, on a ground of its own, and in a row. */
function States({ words = english, foldsOnPhone }: StatesProps) {
  return (
    <Frame>
      {[{}, { isLoud: true }, { isMuted: true }].map((look) => (
        <div key={JSON.stringify(look)} className={toolbar}>
          {kinds.map((kind) => (
            <StateLabel key={kind} kind={kind} foldsOnPhone={foldsOnPhone} {...look}>
              {words[kind]}
            </StateLabel>
          ))}
        </div>
      ))}
    </Frame>
  );
}

const meta: Meta<typeof States> = {
  title: 'Kit/Feedback/States',
  component: States,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof States>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    words: {
      ...english,
      playing: 'Wird gerade wiedergegeben',
      offline: 'Seit zwölf Minuten nicht erreichbar',
      failed: 'Überschneidet sich mit einer anderen Wiedergabe',
    },
  },
};

export const RightToLeft: Story = {
  args: {
    words: {
      playing: 'يعمل',
      paused: 'متوقف مؤقتا',
      online: 'متصل',
      offline: 'غير متصل',
      disconnected: 'مفصول',
      unplugged: 'غير متصل',
      unused: 'غير مستخدم',
      lastKnown: 'آخر حالة معروفة',
      scheduled: 'مجدول',
      heard: 'مسموع الآن',
      ready: 'جاهز',
      missing: 'مفقود',
      busy: 'يبدأ',
      done: 'صالح',
      warning: 'بديل',
      failed: 'متداخل',
    },
  },
  parameters: arabic,
};

export const Dark: Story = { globals: { theme: 'dark' } };
const narrow = { viewport: { value: 'phone', isRotated: false } };
export const Narrow: Story = { globals: narrow };

/** On a phone the mark alone is seen, and the word is still heard. */
export const NarrowFolded: Story = {
  args: { foldsOnPhone: true },
  globals: narrow,
  async play({ canvasElement }) {
    const [word] = within(canvasElement).getAllByText('Playing');
    await expect(word?.getBoundingClientRect().width).toBe(1);
  },
};
