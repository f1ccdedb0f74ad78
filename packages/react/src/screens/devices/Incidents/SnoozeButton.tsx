import { localDay, offsetAt } from '@carillon/protocol/schedule';
import { useState } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { incidentsTexts } from '../../../messages/en/incidents.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { OpenButton, type Opened } from '../../../patterns/part/OpenButton.tsx';
import { Bell, type MenuEntry } from '../../../ui/index.ts';
import * as styles from './IncidentList.css.ts';

const OpenMenu = lazyPart(async () => ({
  default: (await import('../../../ui/overlays/Menu.tsx')).OpenMenu,
}));

// Most choose from the menu.
const SnoozeDialog = lazyPart(() => import('./SnoozeDialog.tsx'));

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MORNING_MS = 8 * HOUR_MS;

export interface SnoozeButtonProps {
  /** With the name of what is snoozed. */
  label: string;
  /** There is room for its word. */
  hasWord?: boolean;
  /** Null is until it changes. */
  onSnooze: (untilMs: number | null) => void;
}

/** Hides a reason for a while. */
export function SnoozeButton({ label, hasWord = false, onSnooze }: SnoozeButtonProps) {
  const t = useMessages(incidentsTexts);
  /** What stands first where somebody types a time. */
  const [firstMs, setFirstMs] = useState<number | null>(null);
  return (
    <>
      <OpenButton
        size="s"
        variant={hasWord ? 'default' : 'quiet'}
        icon={Bell}
        aria-label={label}
        aria-haspopup="menu"
        opens={(opened) => <SnoozeMenu {...opened} onSnooze={onSnooze} onType={setFirstMs} />}
      >
        {hasWord ? <span className={styles.snoozeWord}>{t('incidents.snooze')}</span> : undefined}
      </OpenButton>
      {firstMs !== null && (
        <SnoozeDialog title={label} firstMs={firstMs} onSnooze={onSnooze} onClose={() => setFirstMs(null)} />
      )}
    </>
  );
}

interface SnoozeMenuProps extends Opened, Pick<SnoozeButtonProps, 'onSnooze'> {
  /** A time of one's own is wanted. */
  onType: (firstMs: number) => void;
}

function SnoozeMenu({ onSnooze, onType, ...opened }: SnoozeMenuProps) {
  const t = useMessages(incidentsTexts);
  const format = useFormat();
  const clock = useClock();
  const { timeZone } = useCarillon('SnoozeMenu');
  const nowMs = clock.now();
  const hourMs = Math.ceil((nowMs + HOUR_MS) / MINUTE_MS) * MINUTE_MS;
  const entry = (id: string, label: string, untilMs: number | null): MenuEntry => ({
    id,
    label,
    ...(untilMs !== null && { detail: format.moment(untilMs, nowMs) }),
    onAction: () => onSnooze(untilMs),
  });
  return (
    <OpenMenu
      {...opened}
      aria-label={t('incidents.snooze')}
      entries={[
        entry('hour', t('incidents.snooze.hour'), hourMs),
        entry('tomorrow', t('incidents.snooze.tomorrow'), findMorning(timeZone, nowMs)),
        { id: 'own', label: t('incidents.snooze.own'), onAction: () => onType(hourMs) },
        entry('changes', t('incidents.snooze.changes'), null),
      ]}
    />
  );
}

/** Tomorrow at eight, also where the clocks change before. */
function findMorning(timeZone: string, nowMs: number): number {
  const { endMs } = localDay(timeZone, nowMs);
  const morningMs = endMs + MORNING_MS;
  return morningMs + (offsetAt(timeZone, endMs) - offsetAt(timeZone, morningMs)) * MINUTE_MS;
}
