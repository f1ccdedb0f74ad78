import { type Device, devices, deviceTags } from '@carillon/protocol/device';
import { MAX_LIST_LIMIT } from '@carillon/protocol/list';
import { useEffect, useMemo, useRef } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useCarillon } from '../../../hooks/context.ts';
import { useFleet } from '../../../hooks/device/useFleet.ts';
import { useNarrow } from '../../../hooks/device/useNarrow.ts';
import { useScreenName } from '../../../hooks/page/useScreenName.ts';
import { useCall } from '../../../hooks/platform/useCall.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { useMinute } from '../../../hooks/useMinute.ts';
import { boardTexts } from '../../../messages/en/board.ts';
import { fleetTexts } from '../../../messages/en/fleet.ts';
import { shellTexts } from '../../../messages/en/shell.ts';
import { wallTexts } from '../../../messages/en/wall.ts';
import { errorText } from '../../../messages/errorText.ts';
import { DEVICE_TAGS } from '../../../patterns/choosing/listQueries.ts';
import { useOverlayAttributes } from '../../../ui/overlays/OverlayProvider.tsx';
import { groupByTag } from '../common/groups.ts';
import { useConnectionProblem } from '../common/useConnectionProblem.ts';
import { useIconsAndTags } from '../common/useIconsAndTags.ts';
import { countFleet, needsAttention } from '../Fleet/reasons.ts';
import { useTileTools } from '../Fleet/useTileTools.ts';
import { usePointerRest } from './usePointerRest.ts';
import { useWakeLock } from './useWakeLock.ts';
import { useWallPage } from './useWallPage.ts';
import * as styles from './Wall.css.ts';
import { WallTile } from './WallTile.tsx';

const BY_NAME = { limit: MAX_LIST_LIMIT, order_by: 'name_asc' } as const;
const NO_DEVICES: readonly Device[] = [];

/** It hangs for a month: devices that come and go meanwhile, and a platform that was away, are noticed by then. */
const LOOK_AGAIN_MS = 5 * 60_000;

interface WallProps {
  userId: number;
}

/**
 * All devices of a person on a screen that hangs on a wall (FLV-06): over the whole page, awake, without anything to press.
 * F fills the screen, Escape leads back to the devices.
 */
export default function WallOverlay({ userId }: WallProps) {
  const t = useMessages(wallTexts);
  const { navigation, paths, hasPage } = useCarillon('Wall');
  const navigate = navigation.useNavigate();
  useScreenName(t('wall.name'));
  return (
    <ModalOverlay
      {...useOverlayAttributes()}
      isOpen
      onOpenChange={() => hasPage('devices') && navigate(`${paths.devices(userId)}?view=tiles`)}
    >
      <Modal>
        <Dialog aria-label={t('wall.name')}>
          <Wall userId={userId} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Wall({ userId }: WallProps) {
  const { locale } = useCarillon('Wall');
  const list = useCall(devices.calls.list, { userId, query: BY_NAME });
  const tags = useCall(deviceTags.calls.list, { userId, query: DEVICE_TAGS });
  const findMore = useIconsAndTags(userId);
  useLookAgain(() => {
    void list.refetch();
    void tags.refetch();
  });
  // By tag, then by name: what happens moves nothing.
  const placed = useMemo(
    () => groupByTag(list.data ?? NO_DEVICES, tags.data ?? [], locale).flatMap((group) => group.devices),
    [list.data, tags.data, locale],
  );
  useNarrow(placed);
  const { judged } = useFleet(placed);
  const { shown, index, count } = useWallPage(placed, judged);
  const tools = useTileTools(true);
  const ref = useRef<HTMLDivElement>(null);
  const isAtRest = usePointerRest();
  useFullScreen(ref);
  return (
    <div
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: in a hand it is scrolled, by keys too.
      tabIndex={0}
      className={styles.wall}
      data-rest={isAtRest || undefined}
      data-carillon-screen="Wall"
    >
      <Head judged={judged} />
      {placed.length > 0 ? (
        <ul className={styles.tiles}>
          {shown.map((device) => (
            <WallTile key={device.id} device={device} icon={findMore(device).icon} tools={tools} />
          ))}
        </ul>
      ) : (
        <Nothing error={list.error} isLoading={list.data === undefined} />
      )}
      <Foot isAtRest={isAtRest} index={index} count={count} />
    </div>
  );
}

/** What all of them do, how live it is, and the time. */
function Head({ judged }: Pick<ReturnType<typeof useFleet<Device>>, 'judged'>) {
  const t = useMessages(wallTexts, shellTexts, boardTexts, fleetTexts);
  const format = useFormat();
  const minuteMs = useMinute();
  const isCutOff = useConnectionProblem() !== null;
  const judgments = judged.map(({ judgment }) => judgment);
  const { playing, idle, unknown } = countFleet(judgments);
  const wrong = judgments.filter(needsAttention).length;
  return (
    <header className={styles.head}>
      <h1 className={styles.brand}>{t('shell.product')}</h1>
      {wrong > 0 && <strong className={styles.wrong}>{t('wall.wrong', { count: wrong })}</strong>}
      <span className={styles.count}>{t('board.group.playing', { count: playing })}</span>
      {idle > 0 && <span className={styles.count}>{t('fleet.count.idle', { count: idle })}</span>}
      {unknown > 0 && <span className={styles.count}>{t('fleet.count.unknown', { count: unknown })}</span>}
      <span className={styles.live} data-off={isCutOff || undefined}>
        {t(isCutOff ? 'shell.live.off' : 'shell.live.on')}
      </span>
      <time className={styles.clock}>{format.time(minuteMs)}</time>
    </header>
  );
}

/** Where there is no device: why, as long as it is so. */
function Nothing({ error, isLoading }: { error: unknown; isLoading: boolean }) {
  const t = useMessages(wallTexts);
  if (error) {
    return (
      <div role="alert" className={styles.nothing}>
        {t('wall.failed')}
        <span className={styles.nothingDetail}>{errorText(t, error)}</span>
      </div>
    );
  }
  return (
    <div role="status" aria-busy={isLoading} className={styles.nothing}>
      {t(isLoading ? 'wall.loading' : 'wall.empty')}
    </div>
  );
}

interface FootProps {
  isAtRest: boolean;
  index: number;
  count: number;
}

/** What the keys do, while somebody is there; which page it is. */
function Foot({ isAtRest, index, count }: FootProps) {
  const t = useMessages(wallTexts);
  const { isRefused } = useWakeLock();
  return (
    <footer className={styles.foot}>
      {!isAtRest && <span>{t('wall.keys')}</span>}
      {isRefused && <span>{t('wall.sleeps')}</span>}
      {count > 1 && <span className={styles.page}>{t('wall.page', { page: index + 1, count })}</span>}
    </footer>
  );
}

/** Calls a function every few minutes. */
function useLookAgain(look: () => void) {
  const clock = useClock();
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    let cancel = () => {};
    function wait() {
      cancel = clock.after(LOOK_AGAIN_MS, () => {
        latest.current();
        wait();
      });
    }
    wait();
    return () => cancel();
  }, [clock]);
}

/** F, or a double press, fills the screen with it and ends that. A browser that refuses leaves it over the page. */
function useFullScreen(ref: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const wall = ref.current;
    if (!wall) return;
    function toggle() {
      const isFull = document.fullscreenElement !== null;
      void (isFull ? document.exitFullscreen() : wall?.requestFullscreen())?.catch(() => {});
    }
    const onKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (key.toLowerCase() === 'f' && !ctrlKey && !metaKey && !altKey) toggle();
    };
    addEventListener('keydown', onKey);
    wall.addEventListener('dblclick', toggle);
    return () => {
      removeEventListener('keydown', onKey);
      wall.removeEventListener('dblclick', toggle);
    };
  }, [ref]);
}
