import {
  type PointerEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { StateLabel } from '../../../ui/index.ts';
import type { DayScale } from './dayScale.ts';
import * as styles from './FleetAt.css.ts';
import type { Forecasts } from './forecasts.ts';
import type { ForecastWords } from './forecastWords.ts';
import { type ChosenMoment, useMoment } from './moment.ts';

interface AtCardProps {
  moment: ChosenMoment;
  forecasts: Forecasts;
  words: ForecastWords;
  scale: DayScale;
  children: ReactNode;
}

/** The lane that is pointed at, or whose device has the focus. */
interface Shown {
  readonly id: number;
  readonly row: HTMLElement;
  readonly lane: HTMLElement;
}

/** The lanes, and beside the one that is pointed at or has the focus a card that says why. */
export function AtCard({ moment, forecasts, words, scale, children }: AtCardProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const cardId = useId();

  function show(target: EventTarget) {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-device]') : null;
    const lane = row?.querySelector<HTMLElement>('[data-lane]');
    if (row && lane) setShown({ id: Number(row.dataset.device), row, lane });
    else setShown(null);
  }

  function handleOut({ pointerType, currentTarget, relatedTarget }: PointerEvent<HTMLDivElement>) {
    // A finger has left as soon as it is lifted; what it touched stays.
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (pointerType !== 'touch' && !isInside) setShown(null);
  }

  // The link of the lane is described by its card, for those who do not see it.
  useLayoutEffect(() => {
    const link = shown?.row.querySelector('a');
    link?.setAttribute('aria-describedby', cardId);
    return () => link?.removeAttribute('aria-describedby');
  }, [shown, cardId]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what it shows is shown on focus as well
    <div
      className={styles.rows}
      onPointerOver={({ target }) => show(target)}
      onPointerOut={handleOut}
      onFocus={({ target }) => show(target)}
      onBlur={() => setShown(null)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setShown(null);
      }}
    >
      {children}
      {shown && <Card key={shown.id} id={cardId} shown={shown} {...{ moment, forecasts, words, scale }} />}
    </div>
  );
}

interface CardProps extends Omit<AtCardProps, 'children'> {
  id: string;
  shown: Shown;
}

const GAP = 4;

function Card({ id, shown: { id: deviceId, row, lane }, moment, forecasts, words, scale }: CardProps) {
  const { direction } = useLocale();
  const cardRef = useRef<HTMLDivElement>(null);
  const atMs = useMoment(moment);
  const read = () => forecasts.read(deviceId);
  const forecast = useSyncExternalStore(forecasts.subscribe, read, read);
  const { plays, title, lines } = words.why(forecast, atMs);
  // Below its lane, or above the last ones; at the mark, and within the rows.
  useLayoutEffect(() => {
    const card = cardRef.current;
    const rows = card?.offsetParent;
    if (!card || !(rows instanceof HTMLElement)) return;
    const box = rows.getBoundingClientRect();
    const { left, right, width } = lane.getBoundingClientRect();
    const { drawn, place } = scale;
    const part = (place(atMs) - drawn.startMs) / (drawn.endMs - drawn.startMs);
    const middle = (direction === 'rtl' ? box.right - right : left - box.left) + part * width;
    const most = Math.max(8, rows.offsetWidth - card.offsetWidth - 8);
    card.style.insetInlineStart = `${Math.min(most, Math.max(8, middle - card.offsetWidth / 2))}px`;
    const below = row.offsetTop + row.offsetHeight + GAP;
    const above = row.offsetTop - card.offsetHeight - GAP;
    const isBelow = below + card.offsetHeight <= rows.offsetHeight || above < 0;
    card.style.insetBlockStart = `${isBelow ? below : above}px`;
  });
  return (
    <div ref={cardRef} id={id} role="tooltip" className={styles.card}>
      <div className={styles.cardHead}>
        <span dir="auto" className={styles.cardTitle}>
          {title}
        </span>
        {plays && <StateLabel kind="scheduled">{words.t('at.plays')}</StateLabel>}
      </div>
      {lines.map((line, index) => (
        <div key={line} className={index === 0 ? styles.cardFirst : styles.cardLine}>
          {line}
        </div>
      ))}
    </div>
  );
}
