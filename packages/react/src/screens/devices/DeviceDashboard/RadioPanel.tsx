import type { StreamContext } from '@carillon/protocol/stream';
import { useMessages } from '../../../hooks/useMessages.ts';
import { dashboardTexts } from '../../../messages/en/dashboard.ts';
import { Badge, type Fact, Facts, Link, Panel, stack } from '../../../ui/index.ts';
import { safeUrl } from '../../safeUrl.ts';
import * as styles from './DeviceDashboard.css.ts';

/** What the radio says of itself (D2). All of it comes from strangers: text only, and a link only if it is one. */
export function RadioPanel({ context, isStale }: { context: StreamContext | null; isStale: boolean }) {
  const t = useMessages(dashboardTexts);
  if (!context?.name && !context?.descr && !context?.url && !context?.genre) return null;
  const { name, descr, url, genre, adv } = context;
  const facts: Fact[] = [
    ...(url ? [{ label: t('dash.radio.url'), value: isStale ? url : <RadioUrl url={url} /> }] : []),
    ...(genre ? [{ label: t('dash.radio.genre'), value: genre }] : []),
  ];
  return (
    <Panel
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

function RadioUrl({ url }: { url: string }) {
  const safe = safeUrl(url);
  if (!safe) return url;
  return (
    <Link href={safe.href} target="_blank">
      {safe.host + safe.pathname.replace(/\/$/, '')}
    </Link>
  );
}
