// By its name: Storybook builds its frame with the JSX that calls it.
import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { useChannel, useGlobals, useStorybookApi } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { formatAt, type JumpName, LEAD_MS, TIME_ASKED, TIME_TOLD, type TimeTold } from './timeEvents.ts';

const SPEEDS: readonly (readonly [string, number | null])[] = [
  ['1x', 1],
  ['60x', 60],
  ['600x', 600],
  ['Max', null],
];

const JUMPS: readonly (readonly [string, JumpName])[] = [
  ['Next event', 'event'],
  ['Midnight', 'midnight'],
  ['Clock change', 'clockChange'],
];

const Bar = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, padding: 16 });
const Figure = styled.div({ minWidth: 190, fontVariantNumeric: 'tabular-nums' });
const Time = styled.div({ fontSize: 20, fontWeight: 600 });
const Muted = styled.div(({ theme }) => ({ fontSize: 12, color: theme.textMutedColor }));
const Group = styled.div({ display: 'flex', gap: 2, margin: '0 12px' });
const Button = styled.button(({ theme }) => ({
  minHeight: 32,
  padding: '0 12px',
  font: 'inherit',
  color: theme.color.defaultText,
  background: theme.input.background,
  border: `1px solid ${theme.input.border}`,
  borderRadius: theme.input.borderRadius,
  cursor: 'pointer',
  '&[aria-pressed=true]': { color: theme.barSelectedColor, borderColor: theme.barSelectedColor },
  '&:disabled': { opacity: 0.5, cursor: 'default' },
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: 2 },
}));

/** '+07:30:09' of milliseconds. */
function formatPassed(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `+${parts.map((part) => String(part).padStart(2, '0')).join(':')}`;
}

/** The clock of the story that is shown: it stands still, goes a step, faster, or on to what is to come. */
function TimeBar(): React.ReactNode {
  const [told, setTold] = React.useState<TimeTold>();
  const emit = useChannel({ [TIME_TOLD]: setTold });
  const [{ at }, updateGlobals] = useGlobals();
  const storyId = useStorybookApi().getCurrentStoryData()?.id;
  // Of another story nothing is known yet.
  React.useEffect(() => setTold((last) => (last?.storyId === storyId ? last : undefined)), [storyId]);
  if (!told || told.storyId !== storyId) return <Bar>This page has no clock.</Bar>;

  const isPaused = told.speed === 0;
  const ask = (what: { speed: number | null } | { step: true }) => emit(TIME_ASKED, { storyId, ...what });
  const jump = (atMs: number) => updateGlobals({ at: formatAt(storyId, atMs) });
  /** A jump that is taken back begins the story anew, too. */
  const restart = () => (at ? updateGlobals({ at: '' }) : emit(FORCE_REMOUNT, { storyId }));
  return (
    <Bar>
      <Figure role="timer" aria-label="Time of the story">
        <Time>{told.local.slice(11)}</Time>
        <Muted>
          {told.local.slice(0, 10)} {told.zone} {formatPassed(told.passedMs)}
        </Muted>
      </Figure>
      <Button aria-pressed={isPaused} onClick={() => ask({ speed: isPaused ? 1 : 0 })}>
        Pause
      </Button>
      <Button onClick={() => ask({ step: true })}>Step</Button>
      <Group role="group" aria-label="Speed">
        {SPEEDS.map(([name, speed]) => (
          <Button key={name} aria-pressed={told.speed === speed} onClick={() => ask({ speed })}>
            {name}
          </Button>
        ))}
      </Group>
      {JUMPS.map(([name, to]) => {
        const atMs = told.jumps[to];
        return (
          <Button key={name} disabled={atMs === null} onClick={() => jump((atMs ?? 0) - LEAD_MS)}>
            {name}
          </Button>
        );
      })}
      <Button onClick={restart}>Restart</Button>
    </Bar>
  );
}

/** The bar as a panel below the story. */
export function TimePanel({ active = false }: { readonly active?: boolean | undefined }): React.ReactNode {
  return active ? (
    <AddonPanel active>
      <TimeBar />
    </AddonPanel>
  ) : null;
}
