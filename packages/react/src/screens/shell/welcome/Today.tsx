import type { User } from '@carillon/protocol/account';
import { type Device, devices, deviceTags, icons } from '@carillon/protocol/device';
import { MAX_LIST_LIMIT } from '@carillon/protocol/list';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { type UseFleet, useFleet } from '../../../hooks/device/useFleet.ts';
import { useIncidents } from '../../../hooks/device/useIncidents.ts';
import { useFirstRun } from '../../../hooks/page/firstRun.ts';
import { useCall } from '../../../hooks/platform/useCall.ts';
import { useSession } from '../../../hooks/platform/useSession.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useLocalDay } from '../../../hooks/useLocalDay.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { boardTexts } from '../../../messages/en/board.ts';
import { deviceListTexts } from '../../../messages/en/deviceList.ts';
import { shellTexts } from '../../../messages/en/shell.ts';
import { welcomeTexts } from '../../../messages/en/welcome.ts';
import { zoneTexts } from '../../../messages/en/zone.ts';
import { DEVICE_TAGS, ICONS } from '../../../patterns/choosing/listQueries.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { ButtonLink, hiddenBelow, Icon, Info, Screen, ScreenTitle, Skeleton } from '../../../ui/index.ts';
import { ConnectionBanner } from '../../devices/common/ConnectionBanner.tsx';
import { countGroup, groupByTag } from '../../devices/common/groups.ts';
import { useConnectionProblem } from '../../devices/common/useConnectionProblem.ts';
import { zoneText } from '../../devices/common/zoneText.ts';
import { AnswersAwaited } from '../../devices/Incidents/AllWell.tsx';
import * as incidents from '../../devices/Incidents/Incidents.css.ts';
import { IncidentsSection } from '../../devices/Incidents/Incidents.tsx';
import { firstRunStep } from './FirstRun/firstRunStep.ts';
import { NoDevices } from './NoDevices.tsx';
import * as styles from './Today.css.ts';
import { TodayPanel } from './TodayPanel.tsx';

// Only what has failed needs it: fetched behind the first drawing, for then there may be no way to fetch it.
const DevicesUnread = lazyPart(() => import('../../devices/common/DevicesUnread.tsx'));
const BackOffice = lazyPart(() => import('./BackOffice.tsx'));
// While most of them are down.
const TagBoard = lazyPart(() => import('./TagBoard.tsx'));
// Most have done it, and load nothing of it.
const FirstRun = lazyPart(
  () => import('./FirstRun/FirstRun.tsx'),
  () => <div aria-busy="true" className={styles.firstRunRoom} />,
);

const BY_NAME = { limit: MAX_LIST_LIMIT, order_by: 'name_asc' } as const;

/** For people who are logged in: what is wrong, and what each of their devices was, is and comes to today (EVT-09). */
export default function Today({ user }: { user: User }) {
  const t = useMessages(shellTexts, welcomeTexts, boardTexts, deviceListTexts, zoneTexts);
  const { paths, hasPage, locale, timeZone } = useCarillon('Welcome');
  const { isAdmin } = useSession();
  const connection = useConnectionProblem();
  const list = useCall(devices.calls.list, { userId: user.id, query: BY_NAME });
  // Without tags it is one group, without icons each is a speaker.
  const tags = useCall(deviceTags.calls.list, { userId: user.id, query: DEVICE_TAGS });
  const known = useCall(icons.calls.list, { userId: user.id, query: ICONS });
  const findIcon = useCallback(
    ({ icon_id }: Device) => known.data?.find(({ id }) => id === icon_id),
    [known.data],
  );
  const isReady = list.data !== undefined && (tags.data !== undefined || tags.isError);
  const groups = useMemo(
    () => (isReady ? groupByTag(list.data ?? [], tags.data ?? [], locale) : []),
    [isReady, list.data, tags.data, locale],
  );
  // In the order in which they are seen: that in which they are asked.
  const inOrder = useMemo(() => groups.flatMap((group) => group.devices), [groups]);
  const fleet = useFleet(inOrder);
  const attended = useIncidents(fleet.judged);
  // Each device is told by it already: the board says how many of a tag there are, until somebody wants to see each.
  const cover = groups.some(({ hasHead }) => hasHead)
    ? attended.incidents.find(({ found, still, of }) => !found && still > of / 2)?.id
    : undefined;
  const [unfolded, setUnfolded] = useState<string>();
  useEffect(() => void DevicesUnread.preload(), []);
  const isEmpty = list.data?.length === 0;
  const isLoading = !isReady && !isEmpty && !list.isError;
  const { firstRun } = useFirstRun();
  // Which step it is depends on what devices tell.
  const isFirstRun =
    hasPage('addDevice') &&
    firstRunStep({ firstRun, isAdmin, devices: list.data?.length, hasEvent: false }) !== null;
  return (
    <Screen isPage isLoading={isLoading}>
      <ScreenTitle
        second={
          isFirstRun ? (
            <span className={styles.facts}>
              {[user.first_name && user.username, t('board.steps')].filter(Boolean).join(' · ')}
            </span>
          ) : (
            <Second user={user} fleet={fleet} isCutOff={connection !== null} />
          )
        }
        end={
          hasPage('devices') && (
            <ButtonLink href={paths.devices(user.id)} className={hiddenBelow.phone}>
              {t('welcome.devices')}
            </ButtonLink>
          )
        }
      >
        {t('welcome.greeting', { name: user.first_name || user.username })}
      </ScreenTitle>
      {list.isError && (
        <DevicesUnread error={list.error} isRetrying={list.isFetching} onRetry={list.refetch} />
      )}
      {isLoading && <Loading />}
      {isFirstRun && !isLoading && <FirstRun user={user} judged={fleet.judged} devices={inOrder} />}
      {isEmpty && !isFirstRun && (isAdmin ? <BackOffice /> : <NoDevices user={user} />)}
      {inOrder.length > 0 && (
        <>
          <ConnectionBanner problem={connection} />
          <IncidentsSection
            {...fleet}
            attended={attended}
            isCutOff={connection !== null}
            groups={groups}
            findIcon={findIcon}
          />
          {cover !== undefined && cover !== unfolded ? (
            <TagBoard groups={groups} judged={fleet.judged} onShowEach={() => setUnfolded(cover)} />
          ) : (
            <TodayPanel {...fleet} groups={groups} findIcon={findIcon} />
          )}
          <p className={styles.zoneLine}>
            <Icon icon={Info} />
            <span>{t('device.zone', { zone: zoneText(timeZone) })}</span>
          </p>
          {inOrder.length === MAX_LIST_LIMIT && (
            <p className={styles.zoneLine}>{t('board.first', { count: MAX_LIST_LIMIT })}</p>
          )}
        </>
      )}
    </Screen>
  );
}

interface SecondProps {
  user: User;
  fleet: UseFleet<Device>;
  isCutOff: boolean;
}

/** Who it is, where the greeting did not say it, the day, and how many of how many play, as far as it is known. */
function Second({ user, fleet: { judged, summary }, isCutOff }: SecondProps) {
  const t = useMessages(boardTexts);
  const format = useFormat();
  const { startMs } = useLocalDay();
  const { playing } = countGroup(judged.map(({ judgment }) => judgment));
  const isKnown = !isCutOff && summary.unanswered < summary.of;
  const count = isKnown
    ? t('board.playing', { count: playing, of: summary.of })
    : t('board.devices', { count: summary.of });
  const facts = [user.first_name && user.username, format.day(startMs), summary.of > 0 && count];
  return <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>;
}

/** The line of what needs attention, and the panel below it. */
function Loading() {
  const t = useMessages(boardTexts);
  return (
    <div role="status" aria-label={t('board.loading')} aria-busy="true" className={styles.loading}>
      {/* Words, and no placeholder of them: on a slow line they are what is read first. */}
      <div className={incidents.frame}>
        <div className={incidents.head}>
          <span className={incidents.title}>{t('board.attention')}</span>
        </div>
        <AnswersAwaited />
      </div>
      <div className={styles.loadingDay}>
        <Skeleton width={120} />
      </div>
    </div>
  );
}
