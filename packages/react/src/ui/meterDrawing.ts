import {
  advanceLane,
  isClipping,
  isStale,
  type MeterLane,
  nextChangeMs,
  receiveLevel,
  silentLane,
} from './meterBallistics.ts';
import { MeterPainter } from './meterPainter.ts';
import type { MeterClock, MeterTicker } from './meterTicker.ts';
import { watchTheme } from './watchTheme.ts';

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
  /** The figure at the end of a lane, as "78 dB". */
  figure: (value: number) => string;
  /** Said to assistive technology, as "Left 78 of 95 decibel". */
  valueText: (side: MeterSide, value: number) => string;
}

export interface MeterParts {
  root: HTMLElement;
  canvas: HTMLCanvasElement;
  /** By side: the `role="meter"` and the lamp. */
  channels: readonly { side: MeterSide; meter: HTMLElement; lamp: HTMLElement }[];
}

/** Assistive technology is told at most once a second. */
const tellEveryMs = 1000;

/** Makes a rendered meter live, without React; answers how to stop. */
export function startMeter(
  parts: MeterParts,
  source: MeterSource,
  getLabels: () => MeterLabels,
  ticker: MeterTicker,
  clock: MeterClock,
): () => void {
  const { root, canvas, channels } = parts;
  const painter = new MeterPainter(canvas);
  let lanes: MeterLane[] = channels.map(() => silentLane);
  let toldAtMs = Number.NEGATIVE_INFINITY;
  const told = channels.map(() => 0);
  let size = { width: 0, height: 0 };

  const shownLevel = (lane: MeterLane) => (clock.isStill() ? lane.target : lane.level);

  const draw = (nowMs: number) => {
    const labels = getLabels();
    lanes.forEach((lane, index) => {
      const level = shownLevel(lane);
      painter.draw(index, {
        level,
        peak: lane.peak,
        figure: labels.figure(Math.round(level)),
        isClipping: isClipping(lane, nowMs),
      });
    });
  };

  const tell = (nowMs: number): number => {
    const values = lanes.map((lane) => Math.round(shownLevel(lane)));
    if (values.every((value, index) => value === told[index])) return Number.POSITIVE_INFINITY;
    if (nowMs < toldAtMs + tellEveryMs) return toldAtMs + tellEveryMs;
    toldAtMs = nowMs;
    channels.forEach(({ side, meter }, index) => {
      const value = values[index] ?? 0;
      if (value === told[index]) return;
      told[index] = value;
      meter.setAttribute('aria-valuenow', String(value));
      meter.setAttribute('aria-valuetext', getLabels().valueText(side, value));
    });
    return Number.POSITIVE_INFINITY;
  };

  const showStates = (nowMs: number) => {
    setFlag(
      root,
      'data-stale',
      lanes.every((lane) => isStale(lane, nowMs)),
    );
    channels.forEach(({ lamp }, index) => {
      setFlag(lamp, 'data-lit', isClipping(lanes[index] ?? silentLane, nowMs));
    });
  };

  const ticking = ticker.add({
    tick(nowMs) {
      lanes = lanes.map((lane) => advanceLane(lane, nowMs));
      draw(nowMs);
      showStates(nowMs);
      return Math.min(tell(nowMs), ...lanes.map((lane) => nextChangeMs(lane, nowMs)));
    },
  });

  const receive = () => {
    const levels = source.getSnapshot();
    if (levels === undefined) return;
    const nowMs = clock.now();
    const before = lanes;
    lanes = before.map((lane, index) => receiveLevel(lane, levels[index], nowMs));
    const isSame = lanes.every((lane, index) => {
      const old = before[index];
      return (
        old !== undefined && lane.level === old.level && lane.target === old.target && lane.peak === old.peak
      );
    });
    const isClip = lanes.some((lane) => isClipping(lane, nowMs));
    if (!isSame || isClip || root.hasAttribute('data-stale')) ticking.wake();
  };

  const refresh = () => {
    painter.refresh(size.width, size.height);
    draw(clock.now());
  };
  const observer = new ResizeObserver(([entry]) => {
    if (entry === undefined) return;
    size = readDeviceSize(entry);
    refresh();
  });
  observeDevicePixels(observer, canvas);
  const stopWatching = watchTheme(refresh);
  const unsubscribe = source.subscribe(receive);
  receive();

  return () => {
    unsubscribe();
    stopWatching();
    observer.disconnect();
    ticking.remove();
  };
}

function setFlag(element: HTMLElement, name: string, isOn: boolean): void {
  if (element.hasAttribute(name) !== isOn) element.toggleAttribute(name, isOn);
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
