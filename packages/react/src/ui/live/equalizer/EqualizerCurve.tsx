import * as styles from './EqualizerCurve.css.ts';
import { dbPlace, equalizerPoints, hzPlace, type Response } from './equalizerDrawing.ts';

/** The words of the curve. */
export interface EqualizerLabels {
  /** All that the picture says, as "Bass +6 dB up to 80 Hz, treble -3 dB from 8 kHz". */
  picture: string;
  /** At the cut frequencies, as "Bass 80 Hz". */
  bass: string;
  treble: string;
  /** On the axes, as "1k" and "+6". */
  hz: (hz: number) => string;
  db: (db: number) => string;
}

export interface EqualizerCurveProps {
  /** What is drawn; `equalizerResponse` of the protocol knows it. */
  response: Response;
  /** Where bass and treble have half of their level; undefined for one whose level is 0. */
  bassHz?: number | undefined;
  trebleHz?: number | undefined;
  /** The power is off: a flat line, whatever the values. */
  isOff?: boolean;
  /** Without the colour of what lives: nothing vouches for the values now. */
  isMuted?: boolean;
  labels: EqualizerLabels;
}

const LEVELS = [12, 6, 0, -6, -12] as const;
const HZ = [20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000] as const;
/** The ones that stay on a phone. */
const MAIN_HZ: readonly number[] = [100, 1000];
/** Nearer to each other than this (percent), the names of the two cut frequencies would meet on a phone. */
const NAMES_MEET = 60;

/** What the equalizer does, 20 Hz to 20 kHz and 15 dB up and down (AUD-01). One picture; the sliders say the same. */
export function EqualizerCurve(props: EqualizerCurveProps) {
  const { response, bassHz, trebleHz, isOff = false, isMuted, labels } = props;
  const points = isOff ? '0,50 100,50' : equalizerPoints(response);
  const isNear =
    bassHz !== undefined && trebleHz !== undefined && hzPlace(trebleHz) - hzPlace(bassHz) < NAMES_MEET;
  return (
    <div role="img" aria-label={labels.picture} data-muted={isMuted || undefined} className={styles.picture}>
      <div className={styles.field}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden className={styles.drawing}>
          <path className={styles.grid} d={GRID} />
          {!isOff && <polygon className={styles.area} points={`0,50 ${points} 100,50`} />}
          <path className={styles.zero} d="M0 50H100" />
          <polyline className={isOff ? styles.curveOff : styles.curve} points={points} />
        </svg>
        {LEVELS.map((db) => (
          <span key={db} className={styles.level} style={{ top: `${dbPlace(db)}%` }}>
            {labels.db(db)}
          </span>
        ))}
        {HZ.map((hz) => (
          <span key={hz} className={hzClass(hz)} style={isEnd(hz) ? undefined : { left: `${hzPlace(hz)}%` }}>
            {labels.hz(hz)}
          </span>
        ))}
        {!isOff && bassHz !== undefined && (
          <Cut hz={bassHz} response={response} name={labels.bass} nameClass={styles.names.bass} />
        )}
        {!isOff && trebleHz !== undefined && (
          <Cut
            hz={trebleHz}
            response={response}
            name={labels.treble}
            nameClass={isNear ? styles.names.raisedTreble : styles.names.treble}
          />
        )}
      </div>
    </div>
  );
}

const GRID = [
  ...HZ.slice(1, -1).map((hz) => `M${hzPlace(hz)} 0V100`),
  ...LEVELS.map((db) => `M0 ${dbPlace(db)}H100`),
].join('');

const isEnd = (hz: number) => hz === HZ[0] || hz === HZ.at(-1);

function hzClass(hz: number): string {
  if (isEnd(hz)) return hz === HZ[0] ? styles.hzEnd.first : styles.hzEnd.last;
  return MAIN_HZ.includes(hz) ? styles.hz : styles.spareHz;
}

interface CutProps {
  hz: number;
  response: Response;
  name: string;
  nameClass: string;
}

/** Where a shelf has half of its level. */
function Cut({ hz, response, name, nameClass }: CutProps) {
  return (
    <span className={styles.cut} style={{ left: `${hzPlace(hz)}%` }}>
      <span className={styles.dot} style={{ top: `${dbPlace(response(hz))}%` }} />
      <span className={nameClass}>{name}</span>
    </span>
  );
}
