import { useEffect, useRef } from 'react';
import { useClock } from '../../../hooks/useClock.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { conflictTexts } from '../../../messages/en/conflict.ts';
import { Banner, Button, Check, Icon, RadioGroup } from '../../../ui/index.ts';
import { reset } from '../../../ui/theme/text.css.ts';
import * as styles from './ConflictFrame.css.ts';
import type { ChangedConflict, RecordChange } from './conflict.ts';

export interface ConflictFrameProps {
  conflict: ChangedConflict;
  /** What the button says that saves it. */
  submitLabel: string;
}

/**
 * Above the fields: what somebody else has saved since the form was opened, a row a field, with a choice where both have changed
 * it (ENT-03). Nothing is saved before it was seen: whoever wanted to save is led here. A module of its own: loaded when needed.
 */
export default function ConflictFrame({ conflict, submitLabel }: ConflictFrameProps) {
  const { isOwn, changes, savedAtMs, attempt, onTakeAll, isReadOnly } = conflict;
  const t = useMessages(conflictTexts);
  const { time } = useFormat();
  const isToday = useIsToday(savedAtMs);
  const bannerRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) bannerRef.current?.focus();
  }, [attempt]);
  const other = t(isOwn ? 'form.changed.otherTab' : 'form.changed.theirs');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a width of its own.
    <div role="group" aria-label={t('form.changed.title')} className={styles.frame}>
      <Banner
        ref={bannerRef}
        kind="warning"
        role="alert"
        title={
          isOwn
            ? t('form.changed.own')
            : isToday && savedAtMs !== undefined
              ? t('form.changed.at', { time: time(savedAtMs) })
              : t('form.changed')
        }
        action={
          onTakeAll && (
            <Button size="s" isDisabled={isReadOnly} onPress={onTakeAll}>
              {t(isOwn ? 'form.changed.all.own' : 'form.changed.all')}
            </Button>
          )
        }
      >
        {t(onTakeAll ? 'form.changed.choose' : 'form.changed.look', { button: submitLabel })}
      </Banner>
      {changes.length > 0 && (
        <>
          <div aria-hidden className={styles.head}>
            <span>{t('form.changed.field')}</span>
            <span>{t('form.changed.before')}</span>
            <span>{t('form.changed.yours')}</span>
            <span>{other}</span>
          </div>
          <ul className={reset}>
            {changes.map((change) => (
              <Row key={change.name} change={change} other={other} isReadOnly={isReadOnly} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Whether a moment is of today, where the person is. */
function useIsToday(atMs: number | undefined): boolean {
  const { date } = useFormat();
  const clock = useClock();
  return atMs !== undefined && date(atMs) === date(clock.now());
}

interface RowProps {
  change: RecordChange;
  other: string;
  isReadOnly: boolean;
}

function Row({ change: { name, before, yours, theirs, choice, onChoose }, other, isReadOnly }: RowProps) {
  const t = useMessages(conflictTexts);
  const write = (text: string) => text || t('form.changed.empty');
  const versions = [
    ['yours', t('form.changed.yours'), yours],
    ['theirs', other, theirs],
  ] as const;
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      <span className={styles.before}>
        <span className={styles.word}>{t('form.changed.before')}</span> <span>{write(before)}</span>
      </span>
      {choice === 'takenOver' ? (
        <span className={styles.taken}>
          <Icon icon={Check} />
          <span className={styles.words}>
            {write(theirs)}
            <span className={styles.detail}>{t('form.changed.taken')}</span>
          </span>
        </span>
      ) : (
        <RadioGroup
          label={name}
          isLabelHidden
          hasNoMessage
          isInCells
          isReadOnly={isReadOnly}
          className={styles.choice}
          value={choice}
          onChange={(chosen) => onChoose(chosen === 'theirs' ? 'theirs' : 'yours')}
          options={versions.map(([value, word, text]) => ({
            value,
            label: (
              <>
                <span className={styles.word}>{word}</span> <span>{write(text)}</span>
              </>
            ),
          }))}
        />
      )}
    </li>
  );
}
