import { type Device, devices, deviceTags, icons } from '@carillon/protocol/device';
import { MAX_LIST_LIMIT, matchesText } from '@carillon/protocol/list';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useNarrow } from '../../../hooks/device/useNarrow.ts';
import { useListParams } from '../../../hooks/page/useListParams.ts';
import { useScreenName } from '../../../hooks/page/useScreenName.ts';
import { useCall } from '../../../hooks/platform/useCall.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { boardTexts } from '../../../messages/en/board.ts';
import { deviceListTexts } from '../../../messages/en/deviceList.ts';
import { fleetTexts } from '../../../messages/en/fleet.ts';
import { listTexts } from '../../../messages/en/list.ts';
import { errorText, isForbidden, isNotFound } from '../../../messages/errorText.ts';
import { DEVICE_TAGS, ICONS } from '../../../patterns/choosing/listQueries.ts';
import { DeadEnd } from '../../../patterns/DeadEnd.tsx';
import { AddButton } from '../../../patterns/list/AddButton.tsx';
import { useListHandlers, useTyped } from '../../../patterns/list/listState.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { EmptyState, Panel, Screen, ScreenTitle, Search, Skeleton, Speaker } from '../../../ui/index.ts';
import { ConnectionBanner } from '../common/ConnectionBanner.tsx';
import { DeviceAreaTabs } from '../common/DeviceAreaTabs.tsx';
import DevicesUnread from '../common/DevicesUnread.tsx';
import { groupByTag } from '../common/groups.ts';
import { useConnectionProblem } from '../common/useConnectionProblem.ts';
import * as styles from './Fleet.css.ts';
import { ReasonGroups, TagGroups } from './FleetGroups.tsx';
import { FleetIncidents } from './FleetIncidents.tsx';
import { FleetSums, TagFilter } from './FleetSums.tsx';
import { FleetToolbar } from './FleetToolbar.tsx';
import { tiles } from './Tile.css.ts';
import { useFleetPlace } from './useFleetPlace.ts';
import { useTellAttention } from './useTellAttention.ts';
import { useTileTools } from './useTileTools.ts';
import { WrongOnly } from './WrongOnly.tsx';

// Its lanes, its mark and its words come with whoever asks for them.
const FleetAt = lazyPart(() => import('../FleetAt/FleetAt.tsx'));

export interface FleetViewProps {
  userId: number;
}

const BY_NAME = { limit: MAX_LIST_LIMIT, order_by: 'name_asc' } as const;
const NO_DEVICES: readonly Device[] = [];

/** All devices of a person at a glance (FLV-01): a tile each, which leads with what it does and says what is wrong. */
export default function FleetView({ userId }: FleetViewProps) {
  const t = useMessages(deviceListTexts, fleetTexts, boardTexts, listTexts);
  const { paths, hasPage, locale } = useCarillon('FleetView');
  useScreenName(t('devices.title'));
  const connection = useConnectionProblem();
  const list = useCall(devices.calls.list, { userId, query: BY_NAME });
  // Without tags it is one group, without icons each is a speaker.
  const tagList = useCall(deviceTags.calls.list, { userId, query: DEVICE_TAGS });
  const known = useCall(icons.calls.list, { userId, query: ICONS });
  const findIcon = useCallback(
    ({ icon_id }: Device) => known.data?.find(({ id }) => id === icon_id),
    [known.data],
  );
  const tags = useMemo(() => tagList.data ?? [], [tagList.data]);
  const all = list.data ?? NO_DEVICES;
  const [place, go] = useFleetPlace();
  const params = useListParams(devices.listParams);
  const [text, setText] = useTyped(params.query);
  const { onType, onSearch } = useListHandlers(params, setText);
  const wanted = useDeferredValue(text);
  const { tagId } = place;
  const shown = useMemo(() => {
    // The same list: what is watched twice is told once.
    if (tagId === null && wanted === '') return all;
    const nameOf = new Map(tags.map(({ id, name }) => [id, name]));
    const textsOf = ({ name, device_id, device_tag_id }: Device) => [
      name,
      device_id,
      nameOf.get(device_tag_id ?? 0) ?? '',
    ];
    return all.filter((device) => {
      const { device_tag_id } = device;
      const isOfTag = tagId === null || (nameOf.has(device_tag_id ?? 0) ? device_tag_id : 0) === tagId;
      return isOfTag && matchesText(textsOf(device), wanted);
    });
  }, [all, tags, tagId, wanted]);
  const allGroups = useMemo(() => groupByTag(all, tags, locale), [all, tags, locale]);
  const groups = useMemo(() => groupByTag(shown, tags, locale), [shown, tags, locale]);
  const [hasLevels, setLevels] = useState(false);
  const tools = useTileTools(hasLevels);
  // Levels that others ask for are not for this page.
  useNarrow(all);
  const told = useTellAttention(all);

  const title = t('devices.title');
  const isMissing = isNotFound(list.error);
  if (isMissing || isForbidden(list.error)) {
    return (
      <Screen isPage>
        <ScreenTitle>{title}</ScreenTitle>
        <DeviceAreaTabs userId={userId} current="devices" />
        <DeadEnd kind={isMissing ? 'missing' : 'forbidden'}>
          {isMissing ? t('list.owner.missing') : errorText(t, list.error)}
        </DeadEnd>
      </Screen>
    );
  }
  const isReady = list.data !== undefined && (tagList.data !== undefined || tagList.isError);
  const isEmpty = list.data?.length === 0;
  const isLoading = !isReady && !isEmpty && !list.isError;
  const add = hasPage('addDevice') ? { label: t('devices.add'), href: paths.addDevice(userId) } : undefined;
  const nothing = (
    <Panel>
      <EmptyState icon={Search} title={t('fleet.nothingFound')}>
        {t('fleet.nothingFound.detail')}
      </EmptyState>
    </Panel>
  );
  return (
    <Screen isPage isLoading={isLoading}>
      <ScreenTitle
        second={
          isReady && !isEmpty ? t('devices.counts', { count: all.length }) : t('devices.counts.loading')
        }
        end={add && !isEmpty && <AddButton add={add} foldsOnPhone />}
      >
        {title}
      </ScreenTitle>
      <DeviceAreaTabs userId={userId} current="devices" />
      {!list.isError && <ConnectionBanner problem={connection} />}
      {list.isError && (
        <DevicesUnread error={list.error} isRetrying={list.isFetching} onRetry={list.refetch} />
      )}
      {!isEmpty && (
        <FleetToolbar
          devices={all}
          text={text}
          onType={onType}
          onSearch={onSearch}
          place={place}
          onPlace={go}
          hasLevels={hasLevels}
          onLevels={setLevels}
        />
      )}
      {isReady && all.length > 0 && (
        <FleetIncidents
          devices={all}
          groups={allGroups}
          findIcon={findIcon}
          isCutOff={connection !== null}
          isShown={place.isWrongOnly && !place.isAt}
        />
      )}
      {isLoading && <Loading />}
      {isEmpty && (
        <Panel>
          <EmptyState
            icon={Speaker}
            title={t('devices.empty')}
            action={add && <AddButton add={add} />}
            isLarge
          >
            {t('devices.empty.detail')}
          </EmptyState>
        </Panel>
      )}
      {isReady && all.length > 0 && (
        <>
          {!(place.isWrongOnly && !place.isAt) && (
            <div className={styles.tagRow}>
              <TagFilter devices={all} tags={tags} value={tagId} onChange={(id) => go({ tagId: id })} />
              <FleetSums devices={shown} />
            </div>
          )}
          {place.isAt ? (
            <FleetAt groups={groups} findIcon={findIcon} onClose={() => go({ isAt: false })} />
          ) : place.isWrongOnly ? (
            <WrongOnly devices={shown} {...{ groups, place, findIcon, tools, told }} />
          ) : shown.length === 0 ? (
            nothing
          ) : place.isByReason ? (
            <ReasonGroups devices={shown} isWrongOnly={false} empty={nothing} {...{ findIcon, tools }} />
          ) : (
            <TagGroups {...{ groups, findIcon, tools }} />
          )}
          {all.length === MAX_LIST_LIMIT && (
            <p className={styles.note}>{t('board.first', { count: MAX_LIST_LIMIT })}</p>
          )}
        </>
      )}
    </Screen>
  );
}

/** As high as tiles are. */
function Loading() {
  const t = useMessages(boardTexts);
  return (
    <div role="status" aria-label={t('board.loading')} aria-busy="true" className={tiles}>
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} height={88} />
      ))}
    </div>
  );
}
