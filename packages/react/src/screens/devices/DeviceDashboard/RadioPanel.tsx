import type { StreamContext } from '@carillon/protocol/stream';
import { useMessages } from '../../../hooks/useMessages.ts';
import { dashboardTexts } from '../../../messages/en/dashboard.ts';
import { radioTexts } from '../../../messages/en/radio.ts';
import { Badge, Facts, Link, Panel } from '../../../ui/index.ts';
import { safeUrl } from '../../safeUrl.ts';
import * as styles from './DeviceDashboard.css.ts';
import type { ReadyDashboard } from './dashboardState.ts';

const NOTHING: StreamContext = {};

/**
 * What the radio says of itself (D2); its place is kept while nothing plays, or nothing can be heard. All of it comes from
 * strangers: text only, and a link only if it is one.
 */
export function RadioPanel({
  radio,
  event,
  isStale,
  isCutOff,
}: Pick<ReadyDashboard, 'radio' | 'event' | 'isStale' | 'isCutOff'>) {
  const t = useMessages(dashboardTexts, radioTexts);
  if (!isCutOff && event.status !== 'current') return null;
  const none = t('dash.notKnown');
  const isHeard = event.status === 'current' && event.stream === 'started';
  const { name, descr, url, genre, adv } = (!isCutOff && radio) || NOTHING;
  return (
    <Panel
      part="radio"
      title={t('dash.radio')}
      end={adv !== undefined && <Badge>{t(adv ? 'dash.radio.public' : 'dash.radio.private')}</Badge>}
    >
      <div className={styles.radio}>
        <div className={styles.radioWords}>
          <div className={isStale && !isCutOff ? styles.radioText : styles.radioName}>
            {name || (isHeard || isCutOff ? none : t('dash.none'))}
          </div>
          <div className={styles.radioText}>{isCutOff ? t('dash.radio.notKnown') : descr}</div>
        </div>
        <Facts
          facts={[
            {
              label: t('dash.radio.url'),
              value: (
                <span className={styles.radioFact}>
                  {url ? <RadioUrl url={url} isLink={!isStale} /> : none}
                </span>
              ),
            },
            {
              label: t('dash.radio.genre'),
              value: <span className={styles.radioFact}>{genre || none}</span>,
            },
          ]}
        />
      </div>
    </Panel>
  );
}

function RadioUrl({ url, isLink }: { url: string; isLink: boolean }) {
  const safe = isLink && safeUrl(url);
  if (!safe) return <>{url}</>;
  return (
    <Link href={safe.href} target="_blank">
      {safe.host + safe.pathname.replace(/\/$/, '')}
    </Link>
  );
}
