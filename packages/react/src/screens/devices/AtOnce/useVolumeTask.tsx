import { type Attenuation, changeVolume, loudestDb, type VolumeChange } from '@carillon/protocol/audio';
import type { Volume } from '@carillon/protocol/broker';
import { useRef, useState } from 'react';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { atOnceTexts } from '../../../messages/en/atOnce.ts';
import { audioTexts } from '../../../messages/en/audio.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { ArrowRight, Icon, Slider, StateLabel } from '../../../ui/index.ts';
import * as styles from './AtOnce.css.ts';
import type { AtOnceTask, Chosen } from './atOnceTask.ts';
import { isOffline, OfflineSum, useSnapshots } from './OfflineSum.tsx';
import { moveVolume, type VolumeEnd } from './orders.ts';
import { useStores } from './useStores.ts';

/** As far as all of them are moved in one go, and the lowest ceiling, in dB. */
const MOST_DB = 20;
const LOWEST_CEILING_DB = -60;

/** Nothing changes, and nothing is held. */
const AS_IT_IS: VolumeChange = { changeDb: 0, ceilingDb: 0 };

/** Changes the volume of each of them in ratio, up to a ceiling. */
export function useVolumeTask(chosen: readonly Chosen[]): AtOnceTask {
  const t = useMessages(atOnceTexts);
  const [change, setChange] = useState(AS_IT_IS);
  const ends = useRef(new Map<unknown, VolumeEnd>());
  const tried = useRef(new Map<string, Attenuation>());
  return {
    isReady: change.changeDb !== 0 || change.ceilingDb !== 0,
    field: <VolumeField chosen={chosen} change={change} onChange={setChange} />,
    async run({ device, link }) {
      ends.current.set(device.id, await moveVolume(link, device.device_id, change, tried.current));
    },
    words: {
      confirm: (items) =>
        items.length === 1
          ? t('atOnce.volume.one', { name: items[0]?.name ?? '' })
          : t('atOnce.volume.many', { count: items.length }),
      running: t('atOnce.volume.running'),
      incomplete: t('atOnce.volume.incomplete'),
      failed: (count) => t('atOnce.volume.failed', { count }),
      failedOne: {
        title: t('atOnce.volume.incomplete'),
        text: (name) => t('atOnce.volume.failedOne', { name }),
      },
      done(items) {
        const countOf = (end: VolumeEnd) => items.filter(({ id }) => ends.current.get(id) === end).length;
        const [ceiling, off] = [countOf('ceiling'), countOf('off')];
        const details = [
          ...(ceiling > 0 ? [t('atOnce.volume.atCeiling', { count: ceiling })] : []),
          ...(off > 0 ? [t('atOnce.volume.stayedOff', { count: off })] : []),
        ];
        const count = countOf('changed') + ceiling;
        return {
          title: count > 0 ? t('atOnce.volume.done', { count }) : t('atOnce.volume.none'),
          detail: details.length > 0 ? details.join(' ') : undefined,
        };
      },
    },
  };
}

interface VolumeFieldProps {
  chosen: readonly Chosen[];
  change: VolumeChange;
  onChange: (change: VolumeChange) => void;
}

/** By how much, how loud at most, and what becomes of each device. */
function VolumeField({ chosen, change, onChange }: VolumeFieldProps) {
  const t = useMessages(atOnceTexts, audioTexts);
  const words = useDbWords();
  const { changeDb, ceilingDb } = change;
  const steps = (label: string) => ({
    decrease: t('audio.less', { slider: label }),
    increase: t('audio.more', { slider: label }),
  });
  const ceiling = (db: number) => (db === 0 ? t('atOnce.volume.noCeiling') : words.format(db));
  return (
    <>
      <Slider
        label={t('atOnce.volume.change')}
        value={changeDb}
        minValue={-MOST_DB}
        maxValue={MOST_DB}
        origin={0}
        formatValue={words.signed}
        sayValue={words.say}
        startText={words.signed(-MOST_DB)}
        endText={words.signed(MOST_DB)}
        stepLabels={steps(t('atOnce.volume.change'))}
        onChange={(next) => onChange({ changeDb: next, ceilingDb })}
      />
      <Slider
        label={t('atOnce.volume.ceiling')}
        value={ceilingDb}
        minValue={LOWEST_CEILING_DB}
        maxValue={0}
        formatValue={ceiling}
        sayValue={(db) => (db === 0 ? t('atOnce.volume.noCeiling') : words.say(db))}
        startText={words.format(LOWEST_CEILING_DB)}
        endText={t('atOnce.volume.noCeiling')}
        stepLabels={steps(t('atOnce.volume.ceiling'))}
        onChange={(next) => onChange({ changeDb, ceilingDb: next })}
      />
      <Preview chosen={chosen} change={change} />
    </>
  );
}

/** How loud the louder side of each is, and will be. */
function Preview({ chosen, change }: { chosen: readonly Chosen[]; change: VolumeChange }) {
  const t = useMessages(atOnceTexts, devicesTexts);
  const [stores] = useState(() => chosen.map(({ link }) => link?.setting('vol') ?? null));
  const volumes = useStores<Volume | undefined>(stores);
  const changes = volumes.map((volume) => volume && changeVolume(volume, change));
  const meeting = changes.filter((one) => one?.limit === 'ceiling').length;
  const known = useSnapshots(chosen);
  const unknown = changes.filter((one, at) => !one && !isOffline(known[at])).length;
  return (
    <>
      {meeting + unknown > 0 && (
        <ul className={styles.sums}>
          {meeting > 0 && (
            <li>
              <StateLabel kind="warning">{t('atOnce.volume.meets', { count: meeting })}</StateLabel>
            </li>
          )}
          {unknown > 0 && (
            <li>
              <StateLabel kind="ready">{t('atOnce.volume.unknown', { count: unknown })}</StateLabel>
            </li>
          )}
        </ul>
      )}
      <OfflineSum chosen={chosen} />
      <p className={styles.note}>{t('atOnce.volume.rule')}</p>
      <ul className={styles.rows} aria-label={t('atOnce.volume.devices')}>
        {chosen.map(({ device }, at) => (
          <li key={device.id} className={styles.row}>
            <span className={styles.name}>{device.name}</span>
            {isOffline(known[at]) ? (
              <StateLabel kind="offline">{t('device.offline')}</StateLabel>
            ) : (
              <Change from={volumes[at]} to={changes[at]?.volume} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

interface ChangeProps {
  from: Attenuation | null | undefined;
  to: Attenuation | null | undefined;
}

function Change({ from, to }: ChangeProps) {
  const t = useMessages(atOnceTexts, audioTexts);
  const words = useDbWords();
  if (!from || !to) return <span className={styles.before}>{t('atOnce.volume.notKnown')}</span>;
  const [now, then] = [loudestDb(from), loudestDb(to)];
  if (now === null || then === null) return <span className={styles.before}>{t('audio.powerOff')}</span>;
  return (
    <span className={styles.change}>
      {then !== now && (
        <>
          <bdi className={styles.before}>{words.format(now)}</bdi>
          <Icon icon={ArrowRight} size={14} isMirrored label={t('atOnce.volume.to')} />
        </>
      )}
      <bdi>{words.format(then)}</bdi>
    </span>
  );
}

/** Levels and changes in dB, as they are shown and as they are said. */
function useDbWords() {
  const t = useMessages(audioTexts);
  const { number } = useFormat();
  const format = (db: number) => t('audio.db', { value: number(db) });
  return {
    format,
    signed: (db: number) => (db > 0 ? t('audio.db', { value: `+${number(db)}` }) : format(db)),
    say: (db: number) => (db < 0 ? t('audio.say.minus', { count: -db }) : t('audio.say.plus', { count: db })),
  };
}
