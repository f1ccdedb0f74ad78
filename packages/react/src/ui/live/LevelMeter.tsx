import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { ClockContext } from '../feedback/ClockContext.ts';
import * as styles from './LevelMeter.css.ts';
import { loadMeter } from './loadMeter.ts';
import type { MeterLabels, MeterSide, MeterSource } from './meterDrawing.ts';
import { meterTop } from './meterScale.ts';

export interface LevelMeterProps {
  /** Read outside React: a message draws, it never renders. */
  source: MeterSource;
  labels: MeterLabels;
  /** Over the unlit lanes where silence is planned: until when. */
  rest?: ReactNode;
}

const sides: readonly MeterSide[] = ['left', 'right'];
const scaleMarks = Object.keys(styles.ticks).map(Number) as (keyof typeof styles.ticks)[];

/** Two level meters on dark glass, 0 to 95 dB: peak hold, CLIP lamps, figures; dimmed when nothing is heard. */
export function LevelMeter({ source, labels, rest }: LevelMeterProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const labelsRef = useRef(labels);
  const clock = useContext(ClockContext);
  useEffect(() => {
    labelsRef.current = labels;
  }, [labels]);
  useEffect(() => {
    const root = rootRef.current;
    if (root === null) return;
    const find = (selector: string) => root.querySelector<HTMLElement>(selector) ?? root;
    const canvas = root.querySelector('canvas');
    if (canvas === null) return;
    const channels = sides.map((side) => ({
      side,
      meter: find(`[role="meter"][data-side="${side}"]`),
      lamp: find(`[data-lamp="${side}"]`),
    }));
    return loadMeter(
      (open) => open({ root, canvas, channels }, source, () => labelsRef.current, clock),
      clock,
    );
  }, [source, clock]);
  return (
    <div ref={rootRef} className={styles.glass} data-stale="">
      <div className={styles.lanes}>
        {sides.map((side) => (
          // biome-ignore lint/a11y/useSemanticElements: a <meter> draws itself, here the canvas does.
          <div
            key={side}
            role="meter"
            data-side={side}
            aria-label={labels[side]}
            aria-valuemin={0}
            aria-valuemax={meterTop}
            aria-valuenow={0}
            aria-valuetext={labels.valueText(null)}
            className={styles.channels[side]}
          />
        ))}
        {/* Painted last: what lies over a canvas is a layer of the browser's own, and all that follows another. */}
        <canvas className={styles.canvas} aria-hidden />
        {rest && <span className={styles.rest}>{rest}</span>}
      </div>
      {sides.map((side) => (
        <span key={side} aria-hidden className={styles.letters[side]}>
          {side === 'left' ? labels.leftShort : labels.rightShort}
        </span>
      ))}
      {sides.map((side) => (
        <span key={side} aria-hidden data-lamp={side} className={styles.lamps[side]}>
          {labels.clip}
        </span>
      ))}
      <div aria-hidden className={styles.scale}>
        {scaleMarks.map((db) => (
          <span key={db} className={styles.ticks[db]}>
            {labels.mark(db)}
          </span>
        ))}
      </div>
    </div>
  );
}
