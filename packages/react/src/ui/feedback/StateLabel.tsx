import type { ReactNode } from 'react';
import { spinner } from '../actions/Button.css.ts';
import { Icon, type IconType } from '../icons/Icon.tsx';
import {
  CalendarClock,
  Check,
  CircleAlert,
  History,
  LoaderCircle,
  Pause,
  TriangleAlert,
  Unplug,
  Volume2,
  WifiOff,
} from '../icons/icons.ts';
import { joinClasses } from '../joinClasses.ts';
import { PlayingBars } from './PlayingBars.tsx';
import type { StateTone } from './StateLabel.css.ts';
import * as styles from './StateLabel.css.ts';

export type StateKind =
  | 'playing'
  | 'paused'
  | 'online'
  | 'offline'
  | 'disconnected'
  | 'unplugged'
  | 'unused'
  | 'lastKnown'
  | 'scheduled'
  | 'heard'
  | 'ready'
  | 'missing'
  | 'busy'
  | 'done'
  | 'warning'
  | 'failed';

const kinds: Readonly<
  Record<StateKind, { tone: StateTone; mark: 'bars' | 'dot' | 'ring' | 'none' | IconType }>
> = {
  playing: { tone: 'accent', mark: 'bars' },
  paused: { tone: 'muted', mark: Pause },
  online: { tone: 'success', mark: 'dot' },
  offline: { tone: 'warning', mark: Unplug },
  disconnected: { tone: 'warning', mark: WifiOff },
  unplugged: { tone: 'muted', mark: Unplug },
  unused: { tone: 'faint', mark: 'ring' },
  lastKnown: { tone: 'warning', mark: History },
  scheduled: { tone: 'info', mark: CalendarClock },
  heard: { tone: 'accent', mark: Volume2 },
  ready: { tone: 'muted', mark: 'none' },
  missing: { tone: 'warning', mark: 'none' },
  busy: { tone: 'muted', mark: LoaderCircle },
  done: { tone: 'success', mark: Check },
  warning: { tone: 'warning', mark: TriangleAlert },
  failed: { tone: 'danger', mark: CircleAlert },
};

export interface StateLabelProps {
  kind: StateKind;
  /** In the place of the usual mark, where another says more. */
  icon?: IconType;
  /** The word; never left out, colour and shape alone do not say a state. */
  children: ReactNode;
  /** On a ground of its own: what is wrong, or the one thing that plays. */
  isLoud?: boolean;
  /** The word in muted text, only the mark in colour: what is normal, in rows. */
  isMuted?: boolean;
  /** On a phone only the mark is seen, where there is one. Never for what is wrong. */
  foldsOnPhone?: boolean;
  /** What plays does not sway: something beside it, a meter, moves by what is heard. */
  isStill?: boolean;
  className?: string;
}

/** A state as a mark and a word: bars play, two strokes pause, a dot is online, a plug offline, a ring waits to be used. */
export function StateLabel(props: StateLabelProps) {
  const { kind, icon, children, isLoud, isMuted, foldsOnPhone, isStill, className } = props;
  const { tone } = kinds[kind];
  const mark = icon ?? kinds[kind].mark;
  const look = isLoud ? styles.loud[tone] : styles.tone[isMuted ? 'muted' : tone];
  return (
    <span className={joinClasses(look, className)}>
      {mark === 'bars' && <PlayingBars isStill={isStill} />}
      {mark === 'dot' && (
        <span aria-hidden className={joinClasses(styles.dot, isMuted && styles.markTone.success)} />
      )}
      {mark === 'ring' && <span aria-hidden className={styles.ring} />}
      {typeof mark !== 'string' && (
        <Icon icon={mark} size={14} className={kind === 'busy' ? spinner : undefined} />
      )}
      <span className={foldsOnPhone && mark !== 'none' ? styles.foldingWord : styles.word}>{children}</span>
    </span>
  );
}
