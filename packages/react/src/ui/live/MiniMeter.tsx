import { useContext, useEffect, useRef } from 'react';
import { ClockContext } from '../feedback/ClockContext.ts';
import { loadMeter } from './loadMeter.ts';
import * as styles from './MiniMeter.css.ts';
import type { MeterLabels, MeterSide, MeterSource } from './meterDrawing.ts';
import { miniGeometry } from './meterPainter.ts';
import { meterTop } from './meterScale.ts';

export interface MiniMeterProps {
  /** Read outside React: a message draws, it never renders. */
  source: MeterSource;
  labels: Pick<MeterLabels, 'left' | 'right' | 'figure' | 'valueText'>;
}

const sides: readonly MeterSide[] = ['left', 'right'];

/** Two level meters in a line of 16 px, with the figure of the louder one: as `LevelMeter`, of which it has the ticker. */
export function MiniMeter({ source, labels }: MiniMeterProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const labelsRef = useRef(labels);
  const clock = useContext(ClockContext);
  useEffect(() => {
    labelsRef.current = labels;
  }, [labels]);
  useEffect(() => {
    const root = rootRef.current;
    const canvas = root?.querySelector('canvas');
    const figure = root?.querySelector<HTMLElement>('[data-figure]');
    if (!root || !canvas || !figure) return;
    const channels = sides.map((side) => {
      const meter = root.querySelector<HTMLElement>(`[data-side="${side}"]`) ?? root;
      return { side, meter, lamp: meter };
    });
    // The words that its picture has no room for.
    const none = { leftShort: '', rightShort: '', clip: '', mark: String };
    let last: { labels: typeof labels; all: MeterLabels } | undefined;
    const getLabels = () => {
      if (last?.labels !== labelsRef.current) {
        last = { labels: labelsRef.current, all: { ...labelsRef.current, ...none } };
      }
      return last.all;
    };
    return loadMeter(
      (open) => open({ root, canvas, channels, figure, geometry: miniGeometry }, source, getLabels, clock),
      clock,
    );
  }, [source, clock]);
  return (
    <div ref={rootRef} className={styles.mini} data-stale="">
      <div className={styles.glass}>
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
            className={styles.lanes[side]}
          />
        ))}
        {/* Painted last, as in `LevelMeter`. */}
        <canvas className={styles.canvas} aria-hidden />
      </div>
      <span aria-hidden data-figure className={styles.figure}>
        {labels.figure(null)}
      </span>
    </div>
  );
}
