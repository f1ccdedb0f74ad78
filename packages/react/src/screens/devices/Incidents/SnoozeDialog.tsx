import { useState } from 'react';
import { useClock } from '../../../hooks/useClock.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { incidentsTexts } from '../../../messages/en/incidents.ts';
import { Button } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { MomentFields } from '../common/MomentFields.tsx';
import * as styles from './IncidentList.css.ts';

export interface SnoozeDialogProps {
  /** With the name of what is snoozed. */
  title: string;
  /** What stands in the fields first. */
  firstMs: number;
  onSnooze: (untilMs: number) => void;
  onClose: () => void;
}

/** Until when, as somebody types it. A module of its own: loaded when somebody asks for it. */
export default function SnoozeDialog({ title, firstMs, onSnooze, onClose }: SnoozeDialogProps) {
  const t = useMessages(incidentsTexts);
  const clock = useClock();
  const [untilMs, setUntilMs] = useState(firstMs);
  const [isPast, setPast] = useState(false);
  function handleSnooze() {
    if (untilMs <= clock.now()) return setPast(true);
    onSnooze(untilMs);
    onClose();
  }
  return (
    <Dialog
      isOpen
      title={title}
      closeLabel={t('incidents.snooze.close')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('incidents.snooze.cancel')}</Button>
          <Button variant="main" onPress={handleSnooze}>
            {t('incidents.snooze')}
          </Button>
        </>
      }
    >
      <div className={styles.until}>
        <MomentFields
          atMs={untilMs}
          onChange={(atMs) => {
            setUntilMs(atMs);
            setPast(false);
          }}
          labels={{ date: t('incidents.snooze.date'), time: t('incidents.snooze.time') }}
        />
      </div>
      <p role="status" className={styles.untilPast}>
        {isPast && t('incidents.snooze.past')}
      </p>
    </Dialog>
  );
}
