import { ntp, type RtcMessage, rtcc } from '@carillon/protocol/broker';
import {
  CLOCK_REFRESH_MS,
  type ClockReading,
  type ClockStatus,
  clockStatus,
  deviceTime,
  ticked,
} from '@carillon/protocol/clock';
import { type Clock, untilNextTick } from '@carillon/protocol/time';
import type { ReportError } from '../../store/errorReports.ts';
import { createStore, type Store } from '../../store/store.ts';
import type { DeviceLink } from '../device/deviceLink.ts';

/** What is known of the clock of a device (CLK-01, CLK-02). */
export interface DeviceClockSnapshot {
  /**
   * What it shows now, in whole seconds since 1970: ticks while the device is there, and stands where it was last while it
   * is not. Null until it is read; a device that is out of its mind may say what is no date.
   */
  readonly nowSeconds: number | null;
  /** It asks its time server whenever it boots; null until it is read. */
  readonly isAskedAtBoot: boolean | null;
  /** Why the last reading failed; null where it did not. */
  readonly error: unknown;
  /** What the device said last of how it keeps the time; null until it has. */
  readonly status: ClockStatus | null;
  /** When it was last synchronized, in seconds since 1970. */
  readonly syncedAtSeconds: number | null;
  /** It asks its time server: somebody here has pressed Sync, or the device says so. */
  readonly isSyncing: boolean;
  /** It did, and nothing was heard of it for 30 s. */
  readonly isOverdue: boolean;
}

/** The clock of one device: read every minute while in use. */
export interface DeviceClockControl extends Store<DeviceClockSnapshot> {
  /** Reads it now. */
  read(): void;
  /** Asks its time server now. Rejects with a CommandError; what comes of it is the status (CLK-03). */
  synchronize(): Promise<void>;
}

export interface DeviceClockOptions {
  readonly link: DeviceLink;
  readonly clock: Clock;
  /** Takes what a listener throws (FLT-109): `client.errors.report`. By default it is shown as an uncaught error. */
  readonly onError?: ReportError | undefined;
}

/** The result of a synchronization comes sooner, or not at all. */
const SYNC_MS = 30_000;
/** A device that is there has said by then how late it is. */
const FIRST_READ_MS = 2000;
/** A reply takes this long at most, so a reading may be as old: up to there a clock waits instead of going back. */
const WAITS_SECONDS = 5;
/** The wall clock was set, or the machine slept: then what is known of the device's clock is read again. */
const JUMP_MS = 2000;

/**
 * Creates the clock of a device. It goes by time that never jumps, whatever happens to the clock of this computer (FLT-100),
 * and never goes back for a reading that took a moment.
 */
export function createDeviceClock({ link, clock, onError }: DeviceClockOptions): DeviceClockControl {
  const setting = link.setting('rtcc');
  const channel = link.channel('rtc');
  let reading: ClockReading | null = null;
  let shown: number | null = null;
  let error: unknown = null;
  let report: RtcMessage | null = null;
  let isAsking = false;
  let isWaiting = false;
  let isOverdue = false;
  /** How often the device has said that it asks. */
  let syncsTold = 0;
  let cancelTick = () => {};
  let cancelRead = () => {};
  let cancelWait = () => {};
  let wallMinusElapsed = clock.now() - clock.elapsed();

  const isThere = () => link.getSnapshot().presence === 'online';

  function look(): DeviceClockSnapshot {
    const b = setting.getSnapshot()?.b;
    return {
      nowSeconds: shown,
      isAskedAtBoot: b === undefined ? null : b === 1,
      error,
      status: report && clockStatus(report),
      syncedAtSeconds: report?.epoch ?? null,
      isSyncing: isAsking || isWaiting,
      isOverdue,
    };
  }

  const store = createStore<DeviceClockSnapshot>(look(), { onUse: follow, onError });
  const refresh = () => store.set(look());

  function follow() {
    const stops = [setting.subscribe(onReading), channel.subscribe(onReport), link.subscribe(onPresence)];
    // Nobody knows how old a reading is that was there before.
    if (setting.getSnapshot()) read();
    else readIn(FIRST_READ_MS);
    if (channel.getSnapshot()) onReport();
    return () => {
      for (const stop of [...stops, cancelTick, cancelRead, cancelWait]) stop();
      reading = null;
      isWaiting = false;
    };
  }

  function onReading() {
    const said = setting.getSnapshot();
    if (!said) return;
    reading = { epoch: said.epoch, receivedAtMs: clock.elapsed() };
    error = null;
    readIn(CLOCK_REFRESH_MS);
    tick();
  }

  function tick() {
    cancelTick();
    if (!reading || !isThere()) return refresh();
    const now = ticked(reading, clock.elapsed());
    const isJustBehind = shown !== null && now < shown && shown - now <= WAITS_SECONDS;
    if (!isJustBehind) shown = now;
    cancelTick = clock.after(untilNextSecond(reading), tick);
    const wall = clock.now() - clock.elapsed();
    const hasJumped = Math.abs(wall - wallMinusElapsed) > JUMP_MS;
    wallMinusElapsed = wall;
    refresh();
    if (hasJumped) read();
  }

  function untilNextSecond({ epoch, receivedAtMs }: ClockReading): number {
    // Of a number that is no date there are no parts.
    if (deviceTime(epoch, 'UTC') === null) return 1000;
    return untilNextTick(epoch * 1000 + clock.elapsed() - receivedAtMs, 1000);
  }

  function readIn(delayMs: number) {
    cancelRead();
    cancelRead = clock.after(delayMs, read);
  }

  function read() {
    readIn(CLOCK_REFRESH_MS);
    // What it answers comes through the setting.
    if (isThere()) link.send(rtcc, {}).catch(onUnread);
  }

  function onUnread(reason: unknown) {
    error = reason;
    refresh();
  }

  function onReport() {
    const said = channel.getSnapshot();
    if (!said) return;
    const wasSet = report !== null && said.epoch !== undefined && said.epoch !== report.epoch;
    report = said;
    // Its time server has set it meanwhile.
    if (wasSet) read();
    if (clockStatus(said).state !== 'syncing') return endWait();
    syncsTold++;
    waitForResult();
  }

  function waitForResult() {
    if (!isWaiting) {
      cancelWait = clock.after(SYNC_MS, () => {
        isWaiting = false;
        isOverdue = true;
        refresh();
      });
    }
    isWaiting = true;
    isOverdue = false;
    refresh();
  }

  function endWait() {
    cancelWait();
    isWaiting = false;
    isOverdue = false;
    refresh();
  }

  function onPresence() {
    if (isThere()) {
      if (!setting.getSnapshot()) readIn(FIRST_READ_MS);
      tick();
      return;
    }
    // Nothing comes of it any more, and why is said of the device as a whole.
    error = null;
    cancelTick();
    endWait();
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    read,
    async synchronize() {
      isAsking = true;
      isOverdue = false;
      const before = syncsTold;
      refresh();
      try {
        await link.send(ntp, { sync: true });
        // Unless the device has told it already, and perhaps its end: they may come with the reply.
        if (syncsTold === before) waitForResult();
      } finally {
        isAsking = false;
        refresh();
      }
    },
  };
}
