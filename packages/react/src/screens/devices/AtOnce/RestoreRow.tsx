import { type Attenuation, loudestDb } from '@carillon/protocol/audio';
import { isUnchanged, type Misfit, type RestorePlan, type SavedDevice } from '@carillon/protocol/backup';
import type { Equalizer } from '@carillon/protocol/broker';
import type { Device, ListedEvent } from '@carillon/protocol/device';
import { offsetAt } from '@carillon/protocol/schedule';
import { type ReactNode, useMemo } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useDeviceZone } from '../../../hooks/device/useDeviceZone.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { atOnceTexts } from '../../../messages/en/atOnce.ts';
import { audioTexts } from '../../../messages/en/audio.ts';
import { weekTexts } from '../../../messages/en/week.ts';
import { errorText } from '../../../messages/errorText.ts';
import { repeatText } from '../../../messages/repeatText.ts';
import { createWeekWriter } from '../../../messages/weekWriter.ts';
import {
  ArrowRight,
  findFirstDay,
  Icon,
  type IconType,
  Pencil,
  Plus,
  StateLabel,
  Trash2,
  TriangleAlert,
} from '../../../ui/index.ts';
import * as styles from './AtOnce.css.ts';

/** What a file would do to a device, as far as that is known. */
export type Look =
  | { readonly status: 'read'; readonly saved: SavedDevice; readonly plan: RestorePlan }
  /** It is not in a file of several devices. */
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly error: unknown };

export interface RestoreRowProps {
  device: Device;
  /** Undefined while it is asked. */
  look: Look | undefined;
}

/** A device in the dry run: what comes, what changes, what goes, and what cannot be. */
export function RestoreRow({ device, look }: RestoreRowProps) {
  const t = useMessages(atOnceTexts);
  const from = look?.status === 'read' && look.saved.label !== device.device_id ? look.saved : undefined;
  return (
    <li className={styles.plan}>
      <div className={styles.planHead}>
        <span className={styles.name}>{device.name}</span>
        <State look={look} />
      </div>
      {from && <span className={styles.note}>{t('atOnce.restore.from', { name: from.name })}</span>}
      {look?.status === 'read' && <Plan device={device} plan={look.plan} />}
    </li>
  );
}

function State({ look }: Pick<RestoreRowProps, 'look'>) {
  const t = useMessages(atOnceTexts);
  if (!look) return <StateLabel kind="busy">{t('atOnce.restore.reading')}</StateLabel>;
  switch (look.status) {
    case 'missing':
      return <StateLabel kind="warning">{t('atOnce.restore.missing')}</StateLabel>;
    case 'failed':
      return <StateLabel kind="failed">{errorText(t, look.error)}</StateLabel>;
    case 'read':
      return isUnchanged(look.plan) ? <StateLabel kind="done">{t('atOnce.restore.same')}</StateLabel> : null;
  }
}

function Plan({ device, plan }: { device: Device; plan: RestorePlan }) {
  const t = useMessages(atOnceTexts, audioTexts);
  const { number } = useFormat();
  const whenOf = useWhen(device);
  const db = (level: number) => t('audio.db', { value: number(level) });
  const volumeOf = (volume: Attenuation) => {
    const loudest = loudestDb(volume);
    return loudest === null ? t('audio.powerOff') : db(loudest);
  };
  const toneOf = ({ ba, ta }: Equalizer) => t('atOnce.restore.tone', { bass: db(ba), treble: db(ta * 1.5) });
  const { add, change, remove, misfits, vol, eq, ntp } = plan;
  return (
    <ul className={styles.lines}>
      {add.map((event) => (
        <Line
          key={event.id}
          icon={Plus}
          text={t('atOnce.restore.add', { name: event.name })}
          to={whenOf(event)}
        />
      ))}
      {change.map(({ from, to }) => (
        <Line
          key={from.id}
          icon={Pencil}
          text={t('atOnce.restore.change', { name: to.name })}
          from={from.name === to.name ? whenOf(from) : `${from.name}, ${whenOf(from)}`}
          to={whenOf(to)}
        />
      ))}
      {remove.map((event) => (
        <Line
          key={event.id}
          icon={Trash2}
          tone="goes"
          text={t('atOnce.restore.remove', { name: event.name })}
          to={whenOf(event)}
        />
      ))}
      {vol && (
        <Line
          icon={Pencil}
          text={t('audio.volume')}
          from={vol.from && volumeOf(vol.from)}
          to={volumeOf(vol.to)}
        />
      )}
      {eq && (
        <Line
          icon={Pencil}
          text={t('audio.equalizer')}
          from={eq.from && toneOf(eq.from)}
          to={toneOf(eq.to)}
        />
      )}
      {ntp && <Line icon={Pencil} text={t('atOnce.restore.ntp')} from={ntp.from?.host} to={ntp.to.host} />}
      {misfits.map(({ event, reason }) => (
        <Line
          key={event.id}
          icon={TriangleAlert}
          tone="goes"
          text={t(`atOnce.restore.${MISFITS[reason]}`, { name: event.name })}
        />
      ))}
    </ul>
  );
}

const MISFITS = { class: 'cannot', mode: 'unknownMode', limits: 'limits' } as const satisfies Record<
  Misfit['reason'],
  string
>;

interface LineProps {
  icon: IconType;
  text: string;
  /** What it was; without it there is nothing to compare with. */
  from?: string | undefined;
  to?: string;
  tone?: 'goes';
}

function Line({ icon, text, from, to, tone }: LineProps) {
  const t = useMessages(atOnceTexts);
  const differs = from !== undefined && from !== to;
  const after: ReactNode = to !== undefined && <bdi>{to}</bdi>;
  return (
    <li className={tone ? styles.goes : styles.line}>
      <Icon icon={icon} size={14} className={styles.mark} />
      <span className={styles.words}>
        <span className={styles.what}>{text}</span>
        {after && (
          <span className={styles.values}>
            {differs && (
              <>
                <bdi>{from}</bdi>
                <Icon icon={ArrowRight} size={14} isMirrored label={t('atOnce.volume.to')} />
              </>
            )}
            {after}
          </span>
        )}
      </span>
    </li>
  );
}

/** When an event runs, by the clocks where the device stands. */
function useWhen({ device_id }: Device): (event: ListedEvent) => string {
  const { locale } = useCarillon('useWhen');
  const { timeZone } = useDeviceZone(device_id);
  const t = useMessages(weekTexts);
  const clock = useClock();
  return useMemo(() => {
    const words = {
      t,
      writer: createWeekWriter(locale),
      firstDay: findFirstDay(locale),
      offsetMinutes: offsetAt(timeZone, clock.now()),
    };
    return (event) => repeatText(event, words);
  }, [t, locale, timeZone, clock]);
}
