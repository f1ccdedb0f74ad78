import { useMessages } from '../../../hooks/useMessages.ts';
import { dashboardTexts } from '../../../messages/en/dashboard.ts';
import { Badge, type Fact, Facts, Link, Panel, stack } from '../../../ui/index.ts';
import { safeUrl } from '../../safeUrl.ts';
import * as styles from './DeviceDashboard.css.ts';
import type { ReadyDashboard } from './dashboardState.ts';

/** What the radio says of itself (D2), if it says anything. All of it comes from strangers: text only, and a link only if it is one. */
export function RadioPanel({
  radio,
  isStale,
  isCutOff,
}: Pick<ReadyDashboard, 'radio' | 'isStale' | 'isCutOff'>) {
  const t = useMessages(dashboardTexts);
  if (isCutOff) return <UnknownRadio />;
  if (!radio?.name && !radio?.descr && !radio?.url && !radio?.genre) return null;
  const { name, descr, url, genre, adv } = radio;
  const facts: Fact[] = [
    ...(url ? [{ label: t('dash.radio.url'), value: isStale ? url : <RadioUrl url={url} /> }] : []),
    ...(genre ? [{ label: t('dash.radio.genre'), value: genre }] : []),
  ];
  return (
    <Panel
      part="radio"
      title={t('dash.radio')}
      end={adv !== undefined && <Badge>{t(adv ? 'dash.radio.public' : 'dash.radio.private')}</Badge>}
    >
      <div className={stack}>
        <div>
          {name && <div className={isStale ? styles.radioText : styles.radioName}>{name}</div>}
          {descr && <div className={styles.radioText}>{descr}</div>}
        </div>
        {facts.length > 0 && <Facts facts={facts} />}
      </div>
    </Panel>
  );
}

/** As high as one that says something: it is to be heard again. */
function UnknownRadio() {
  const t = useMessages(dashboardTexts);
  const none = t('dash.notKnown');
  return (
    <Panel part="radio" title={t('dash.radio')}>
      <div className={stack}>
        <div>
          <div className={styles.radioName}>{none}</div>
          <div className={styles.radioText}>{t('dash.radio.notKnown')}</div>
        </div>
        <Facts
          facts={[
            { label: t('dash.radio.url'), value: none },
            { label: t('dash.radio.genre'), value: none },
          ]}
        />
      </div>
    </Panel>
  );
}

function RadioUrl({ url }: { url: string }) {
  const safe = safeUrl(url);
  if (!safe) return url;
  return (
    <Link href={safe.href} target="_blank">
      {safe.host + safe.pathname.replace(/\/$/, '')}
    </Link>
  );
}
