import {
  Badge,
  Button,
  ButtonLink,
  EmptyState,
  Facts,
  Panel,
  Plus,
  Screen,
  Skeleton,
  Speaker,
  stack,
} from '@carillon/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { arabic } from '../frame.tsx';

const english = {
  stream: 'Stream',
  main: 'Main',
  change: 'Change',
  facts: [
    { label: 'Source', value: 'https://radio.example/organ.mp3' },
    { label: 'Bit rate', value: '192 kbit/s' },
    { label: 'Since', value: '12:30' },
  ],
  players: 'Players',
  loading: 'Loading',
  empty: 'No player yet',
  emptyDetail: 'Register the first one with the number on its back.',
  add: 'Add a player',
};

/** A group of facts, one that is on its way, and one in which there is nothing yet. */
function Panels({ words = english }: { words?: typeof english }) {
  return (
    <Screen isPage>
      <div className={stack}>
        <Panel
          title={words.stream}
          end={
            <>
              <Badge variant="success">{words.main}</Badge>
              <Button variant="quiet" size="s">
                {words.change}
              </Button>
            </>
          }
        >
          <Facts facts={words.facts} />
        </Panel>
        <Panel title={words.loading}>
          {/* As high as the facts that will stand there. */}
          <div role="status" aria-label={words.loading} style={{ display: 'grid', gap: 16 }}>
            <Skeleton width="60%" />
            <Skeleton width="45%" />
            <Skeleton width="30%" />
          </div>
        </Panel>
        <Panel title={words.players} isFlush>
          <EmptyState
            icon={Speaker}
            title={words.empty}
            action={
              <ButtonLink variant="main" icon={Plus} href="/players/add">
                {words.add}
              </ButtonLink>
            }
          >
            {words.emptyDetail}
          </EmptyState>
        </Panel>
      </div>
    </Screen>
  );
}

const meta: Meta<typeof Panels> = {
  title: 'Kit/Layout/Panels',
  component: Panels,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Panels>;

/** A panel is a region with the name of its title, and a fact is a term with its definition. */
export const Default: Story = {
  async play({ canvasElement }) {
    const panel = within(within(canvasElement).getByRole('region', { name: 'Stream' }));
    await expect(panel.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Source',
      'Bit rate',
      'Since',
    ]);
    await expect(panel.getByText('192 kbit/s')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    words: {
      ...english,
      stream: 'Hauptquelle der Wiedergabe in der Eingangshalle im Erdgeschoss',
      main: 'Wird gerade gehört und weitergegeben',
      change: 'Ändern',
      facts: [
        {
          label: 'Adresse der Quelle',
          value:
            'https://rundfunk-westeuropa.beispielunternehmen.example/kirchenmusik/orgel/nachmittag/hohe-qualitaet.mp3',
        },
        { label: 'Übertragungsgeschwindigkeit', value: '192 Kilobit in der Sekunde' },
        { label: 'Ununterbrochen seit', value: 'Mittwoch, dem 4. März 2026, um 12:30 Uhr' },
      ],
      empty: 'Es ist noch kein Lautsprechersteuergerät angemeldet',
      emptyDetail:
        'Melden Sie das erste mit der Nummer an, die auf seiner Rückseite neben dem Netzschalter steht.',
      add: 'Lautsprechersteuergerät anmelden',
    },
  },
};

export const RightToLeft: Story = {
  args: {
    words: {
      stream: 'البث',
      main: 'رئيسي',
      change: 'تغيير',
      facts: [
        { label: 'المصدر', value: 'https://radio.example/organ.mp3' },
        { label: 'السرعة', value: '192 kbit/s' },
        { label: 'منذ', value: '12:30' },
      ],
      players: 'المشغلات',
      loading: 'جار التحميل',
      empty: 'لا يوجد مشغل بعد',
      emptyDetail: 'سجل الأول برقمه المكتوب على ظهره.',
      add: 'إضافة مشغل',
    },
  },
  parameters: arabic,
};

export const Dark: Story = { globals: { theme: 'dark' } };
const narrow = { viewport: { value: 'phone', isRotated: false } };
export const Narrow: Story = { globals: narrow };
export const NarrowLongText: Story = { args: LongText.args, globals: narrow };
