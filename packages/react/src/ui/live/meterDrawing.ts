import type { Clock } from '@carillon/protocol/time';
import { watchTheme } from '../theme/watchTheme.ts';
import {
  advanceLane,
  isClipping,
  isStale,
  nextChangeMs,
  readLevel,
  receiveLevel,
  silentLane,
} from './meterBallistics.ts';
import { type MeterGeometry, MeterPainter } from './meterPainter.ts';
import type { MeterTicker, PageState } from './meterTicker.ts';

export type MeterSide = 'left' | 'right';

/** Where levels come from: tells of every message, also of one that says the same again. */
export interface MeterSource {
  subscribe(listener: () => void): () => void;
  /** The last levels, left and right, in decibel of the scale; nothing before the first message. */
  getSnapshot(): readonly [number, number] | undefined;
}

/** The words of a meter. */
export interface MeterLabels {
  /** Names of the channels, as "Left level". */
  left: string;
  right: string;
  /** Their letters beside the lanes. */
  leftShort: string;
  rightShort: string;
  clip: string;
  /** A mark of the scale, as "70". */
  mark: (value: number) => string;
  /** The figure at the end of a lane, as "78 dB"; of null, "---": nothing has been heard for a while. */
  figure: (value: number | null) => string;
  /** Said to assistive technology, as "Left 78 of 95 decibel"; of null that nothing is known. */
  valueText: (value: number | null) => string;
}

export interface MeterParts {
  root: HTMLElement;
  canvas: HTMLCanvasElement;
  /** By side: the `role="meter"` and the lamp. */
  channels: readonly { side: MeterSide; meter: HTMLElement; lamp: HTMLElement }[];
  /** Of the picture, where it is another one than usual. */
  geometry?: MeterGeometry;
  /** Where the figure of the louder lane is written, where the picture has none. */
  figure?: HTMLElement;
}

/** Assistive technology is told at most once a second. */
const tellEveryMs = 1000;
/** Figures that change faster cannot be read. */
const figureEveryMs = 200;

/** About the height of a meter: the next one is drawn before it is scrolled into sight. */
const nearby = '100px';

/** Makes a rendered meter live, without React; returns a function that stops it. */
export function startMeter(
  parts: MeterParts,
  source: MeterSource,
  getLabels: () => MeterLabels,
  ticker: MeterTicker,
  clock: Clock,
  page: PageState,
): () => void {
  const { root, canvas, channels } = parts;
  const painter = new MeterPainter(canvas, parts.geometry);
  // Nothing stays of what another source has drawn and told.
  root.toggleAttribute('data-stale', true);
  for (const { meter, lamp } of channels) {
    lamp.removeAttribute('data-lit');
    meter.setAttribute('aria-valuenow', '0');
    meter.setAttribute('aria-valuetext', getLabels().valueText(null));
  }
  const shown = channels.map((channel, index) => ({
    ...channel,
    index,
    lane: silentLane,
    /** Came since the last frame: the loudest of it and the last of it; NaN for nothing. */
    loudest: Number.NaN,
    last: Number.NaN,
    /** What the bar shows, and the same as a whole number for all who read: null, and not silence, where nothing vouches for it. */
    level: 0,
    value: null as number | null,
    figure: null as number | null,
    figureText: '',
    told: null as number | null,
    isLit: false,
  }));
  let isAnythingNew = false;
  let labels: MeterLabels | undefined;
  let isStaleShown: boolean | undefined;
  let figuredAtMs = Number.NEGATIVE_INFINITY;
  let writtenText: string | undefined;
  let toldAtMs = Number.NEGATIVE_INFINITY;
  let size = { width: 0, height: 0 };
  /** One that is scrolled out of sight lives on and tells its values, but is not drawn: that is most of its work. */
  let isInSight = true;

  const advance = (nowMs: number) => {
    for (const channel of shown) {
      if (isAnythingNew) {
        // With several messages in a frame the loudest still makes the peak and the lamp.
        if (channel.loudest > channel.last) channel.lane = receiveLevel(channel.lane, channel.loudest, nowMs);
        channel.lane = receiveLevel(channel.lane, channel.last, nowMs);
        channel.loudest = Number.NaN;
        channel.last = Number.NaN;
      } else {
        channel.lane = advanceLane(channel.lane, nowMs);
      }
      // Without animation the bar jumps to what was said last.
      channel.level = page.isStill() ? channel.lane.target : channel.lane.level;
      channel.value = isStale(channel.lane, nowMs) ? null : Math.round(channel.level);
    }
    isAnythingNew = false;
  };

  /** Draws; returns when the figures, which follow more slowly, are to be drawn again. */
  const draw = (nowMs: number): number => {
    const isRenamed = labels !== getLabels();
    labels = getLabels();
    const { figure } = labels;
    const isFigureDue = nowMs >= figuredAtMs + figureEveryMs;
    let figureMs = Number.POSITIVE_INFINITY;
    for (const channel of shown) {
      const { lane, index, level } = channel;
      const isFigureOld = channel.value !== channel.figure;
      if (isFigureOld && !isFigureDue) figureMs = figuredAtMs + figureEveryMs;
      if ((isFigureOld && isFigureDue) || isRenamed) {
        channel.figure = channel.value;
        channel.figureText = figure(channel.value);
        figuredAtMs = nowMs;
      }
      painter.draw(index, level, lane.peak, channel.figureText, isClipping(lane, nowMs));
    }
    if (parts.figure) {
      const [left, right] = shown;
      const louder = (left?.figure ?? -1) >= (right?.figure ?? -1) ? left : right;
      const text = louder?.figureText ?? '';
      if (text !== writtenText) parts.figure.textContent = text;
      writtenText = text;
    }
    return figureMs;
  };

  /** Tells assistive technology; returns when there will be more to tell. */
  const tell = (nowMs: number): number => {
    if (shown.every(({ value, told }) => value === told)) return Number.POSITIVE_INFINITY;
    if (nowMs < toldAtMs + tellEveryMs) return toldAtMs + tellEveryMs;
    toldAtMs = nowMs;
    for (const channel of shown) {
      channel.told = channel.value;
      // A meter must have a number, which the text stands in for.
      channel.meter.setAttribute('aria-valuenow', String(channel.value ?? 0));
      channel.meter.setAttribute('aria-valuetext', getLabels().valueText(channel.value));
    }
    return Number.POSITIVE_INFINITY;
  };

  const showStates = (nowMs: number) => {
    const isNowStale = shown.every(({ lane }) => isStale(lane, nowMs));
    if (isNowStale !== isStaleShown) root.toggleAttribute('data-stale', isNowStale);
    isStaleShown = isNowStale;
    for (const channel of shown) {
      const isLit = isClipping(channel.lane, nowMs);
      if (isLit !== channel.isLit) channel.lamp.toggleAttribute('data-lit', isLit);
      channel.isLit = isLit;
    }
  };

  const ticking = ticker.add({
    tick(nowMs) {
      advance(nowMs);
      let nextMs = isInSight ? draw(nowMs) : Number.POSITIVE_INFINITY;
      showStates(nowMs);
      nextMs = Math.min(nextMs, tell(nowMs));
      for (const { lane } of shown) nextMs = Math.min(nextMs, nextChangeMs(lane, nowMs));
      return nextMs;
    },
  });

  // Runs for every message of every meter, so it only notes; the frame does the rest.
  const receive = () => {
    const levels = source.getSnapshot();
    if (levels === undefined || page.isHidden()) return;
    for (const channel of shown) {
      const level = readLevel(levels[channel.index]);
      if (level === undefined) continue;
      channel.last = level;
      if (!(level <= channel.loudest)) channel.loudest = level;
    }
    isAnythingNew = true;
    ticking.wake();
  };

  const refresh = () => {
    painter.refresh(size.width, size.height);
    draw(clock.elapsed());
  };
  const observer = new ResizeObserver(([entry]) => {
    if (entry === undefined) return;
    size = readDeviceSize(entry);
    refresh();
  });
  observeDevicePixels(observer, canvas);
  const sight = new IntersectionObserver(
    (entries) => {
      isInSight = entries.at(-1)?.isIntersecting === true;
      if (isInSight) ticking.wake();
    },
    { rootMargin: nearby },
  );
  sight.observe(canvas);
  const stopWatching = watchTheme(() => {
    painter.restyle();
    refresh();
  });
  const unsubscribe = source.subscribe(receive);
  receive();

  return () => {
    unsubscribe();
    stopWatching();
    observer.disconnect();
    sight.disconnect();
    ticking.remove();
  };
}

/** Asks for device pixels where the browser knows them, so that the canvas is sharp at any zoom. */
function observeDevicePixels(observer: ResizeObserver, canvas: HTMLCanvasElement): void {
  try {
    observer.observe(canvas, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(canvas);
  }
}

function readDeviceSize(entry: ResizeObserverEntry): { width: number; height: number } {
  const width = Math.round(entry.contentRect.width * devicePixelRatio);
  const height = Math.round(entry.contentRect.height * devicePixelRatio);
  const [device] = entry.devicePixelContentBoxSize ?? [];
  // An emulated screen (tests, dev tools) reports the real one's pixels: then ours are the better guess.
  const isPlausible = device !== undefined && Math.abs(device.inlineSize - width) <= 1;
  return isPlausible ? { width: device.inlineSize, height: device.blockSize } : { width, height };
}
