import type { ReactNode } from 'react';
import { DayChart, DayHand, type DayStep } from '../../../ui/index.ts';
import { AtCard } from './AtCard.tsx';
import { useMomentText } from './AtControls.tsx';
import type { DayScale } from './dayScale.ts';
import * as styles from './FleetAt.css.ts';
import type { Forecasts } from './forecasts.ts';
import type { ForecastWords } from './forecastWords.ts';
import { type ChosenMoment, useMoment } from './moment.ts';

interface AtChartProps {
  moment: ChosenMoment;
  scale: DayScale;
  forecasts: Forecasts;
  words: ForecastWords;
  /** The lanes; made above, they do not render while the mark moves. */
  children: ReactNode;
}

const MINUTE_MS = 60_000;
/** A hand goes by quarters of an hour, with Alt by minutes. */
const STEP_MS = 15 * MINUTE_MS;

/** The axis with the mark, and the lanes below it, over which its line moves. */
export function AtChart({ moment, scale, forecasts, words, children }: AtChartProps) {
  const { t, format } = words;
  const { day, drawn, place, read } = scale;
  const atMs = useMoment(moment);
  const text = useMomentText(moment, words);
  const lastMs = day.endMs - MINUTE_MS;
  const set = (nextMs: number) => moment.set(Math.min(lastMs, Math.max(day.startMs, nextMs)));

  function handleMove(drawnMs: number, isFine: boolean) {
    const stepMs = isFine ? MINUTE_MS : STEP_MS;
    // Counted from midnight: half an hour off UTC has its quarters elsewhere.
    set(read(drawn.startMs + Math.round((drawnMs - drawn.startMs) / stepMs) * stepMs));
  }

  function handleStep(step: DayStep) {
    if (step === 'start') set(day.startMs);
    else if (step === 'end') set(lastMs);
    // A key may come before the one before it has been drawn.
    else set(moment.getSnapshot() + step * MINUTE_MS);
  }

  return (
    <DayChart day={drawn} now={place(atMs)}>
      <div className={styles.axis}>
        <span aria-hidden className={styles.hint}>
          {t('at.hint')}
        </span>
        <div className={styles.day}>
          <DayHand
            day={drawn}
            atMs={place(atMs)}
            text={text}
            label={t('at.mark')}
            hour={(hour) => format.number(hour)}
            onMove={handleMove}
            onStep={handleStep}
          />
        </div>
      </div>
      <AtCard moment={moment} forecasts={forecasts} words={words} scale={scale}>
        {children}
      </AtCard>
    </DayChart>
  );
}
