import { meterTop } from './meterScale.ts';

/** Colours as the theme gives them, for a canvas, which knows no custom properties. */
export interface MeterPaint {
  glass: string;
  /** Lit and unlit, from the bottom of the scale up. */
  zones: readonly { toDb: number; lit: string; unlit: string }[];
  peak: string;
  faint: string;
  clip: string;
  /** Unlit segments are a thin line: forced colours have no dark shade of each. */
  isFlat: boolean;
}

/** Of a picture in CSS pixels: lanes with a gap between, an overhang over and under for the peak marks, the figure at the end. */
export interface MeterGeometry {
  readonly laneHeight: number;
  readonly laneGap: number;
  readonly overhang: number;
  /** 0 where the figure stands beside the picture. */
  readonly figureWidth: number;
}

/** Two lanes of 20 with 6 between. */
export const meterGeometry = { laneHeight: 20, laneGap: 6, overhang: 2, figureWidth: 54 } as const;
/** In a tile: two lanes of 4. */
export const miniGeometry = { laneHeight: 4, laneGap: 2, overhang: 2, figureWidth: 0 } as const;

const segmentDb = 2;
const laneCount = 2;

/** Reads the theme where the canvas stands. */
function readMeterPaint(canvas: HTMLCanvasElement): MeterPaint {
  const style = getComputedStyle(canvas);
  const token = (name: string) => style.getPropertyValue(`--carillon-${name}`).trim();
  if (matchMedia('(forced-colors: active)').matches) {
    const words = systemColor(canvas, 'CanvasText');
    return {
      glass: systemColor(canvas, 'Canvas'),
      zones: [
        { toDb: meterTop, lit: systemColor(canvas, 'Highlight'), unlit: systemColor(canvas, 'GrayText') },
      ],
      peak: words,
      faint: words,
      clip: words,
      isFlat: true,
    };
  }
  return {
    glass: token('glass'),
    // DSH-04: green to 70, yellow to 90, red above.
    zones: [
      { toDb: 70, lit: token('meter-green'), unlit: token('meter-green-off') },
      { toDb: 90, lit: token('meter-yellow'), unlit: token('meter-yellow-off') },
      { toDb: meterTop, lit: token('meter-red'), unlit: token('meter-red-off') },
    ],
    peak: token('meter-peak'),
    faint: token('on-glass'),
    clip: token('meter-red'),
    isFlat: false,
  };
}

/** As numbers: figures are drawn beside the page, where its palette is not known, and kept for all meters with the same colours. */
function systemColor(canvas: HTMLCanvasElement, name: string): string {
  canvas.style.color = name;
  const { color } = getComputedStyle(canvas);
  canvas.style.color = '';
  return color;
}

/** A segment of 2 dB in device pixels, the gap after it not counted. */
export interface MeterSegment {
  from: number;
  to: number;
  lit: string;
  unlit: string;
}

/** The segments of a lane of this many device pixels. */
export function layOutSegments(laneWidth: number, gap: number, zones: MeterPaint['zones']): MeterSegment[] {
  const segments: MeterSegment[] = [];
  const pixel = (db: number) => Math.round((Math.min(db, meterTop) / meterTop) * laneWidth);
  for (let db = 0; db < meterTop; db += segmentDb) {
    const zone = zones.find(({ toDb }) => db < toDb);
    if (zone === undefined) continue;
    const from = pixel(db);
    segments.push({
      from,
      to: Math.max(from + 1, pixel(db + segmentDb) - gap),
      lit: zone.lit,
      unlit: zone.unlit,
    });
  }
  return segments;
}

type Picture = ImageBitmap | HTMLCanvasElement;

/** Figures drawn once for a size, a font and a theme: text is dear, and meters that look the same share it. */
const figureStock = new Map<string, Map<string, Picture>>();

/**
 * Draws a meter, and of it only what changed: the few segments between the old and the new end of the bar.
 * Filling them takes a tenth of copying them from a ready strip.
 */
export class MeterPainter {
  private readonly canvas: HTMLCanvasElement;
  private readonly context: CanvasRenderingContext2D | null;
  private paint: MeterPaint | undefined;
  private family = '';
  private font = '';
  private scale = 1;
  private laneWidth = 0;
  private segments: MeterSegment[] = [];
  private figures = new Map<string, Picture>();
  /** What the context fills with: a colour that is set again, though it is the same, is read again from its text. */
  private fill = '';
  private drawn: { lit: number; peak: number; figure: string; color: string }[] = [];
  private readonly geometry: MeterGeometry;

  constructor(canvas: HTMLCanvasElement, geometry: MeterGeometry = meterGeometry) {
    this.canvas = canvas;
    this.geometry = geometry;
    this.context = canvas.getContext('2d', { alpha: false });
  }

  /** A new theme or font: to read it takes as long as to draw all with it. Followed by `refresh`. */
  restyle(): void {
    this.paint = undefined;
  }

  /** A new size or look: all of it is drawn anew at the next `draw`. */
  refresh(width: number, height: number): void {
    const { context, canvas } = this;
    if (context === null || width === 0 || height === 0) return;
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    const { laneHeight, laneGap, overhang, figureWidth } = this.geometry;
    if (this.paint === undefined) this.family = getComputedStyle(canvas).fontFamily;
    const paint = this.paint ?? readMeterPaint(canvas);
    this.paint = paint;
    this.scale = height / (laneCount * laneHeight + laneGap + 2 * overhang);
    this.laneWidth = Math.max(1, width - Math.round(figureWidth * this.scale));
    this.segments = layOutSegments(this.laneWidth, Math.max(1, Math.floor(1.5 * this.scale)), paint.zones);
    this.font = `500 ${14 * this.scale}px ${this.family}`;
    const look = JSON.stringify([this.scale, this.font, paint.glass]);
    this.figures = remember(figureStock, look, 8, () => new Map());
    context.fillStyle = paint.glass;
    context.fillRect(0, 0, width, height);
    // A new size has reset the context.
    this.fill = '';
    this.drawn = [];
  }

  /**
   * Draws what of a lane is not yet as it should be: whole segments, and a mark at a whole decibel, so that a slow fall
   * changes little. Plain arguments: this runs 4,000 times a second.
   */
  draw(index: number, level: number, peakLevel: number, figure: string, isClipping: boolean): void {
    const { paint, laneWidth, segments } = this;
    if (paint === undefined) return;
    const lit = Math.ceil(level / segmentDb);
    const peak = Math.round((Math.round(peakLevel) / meterTop) * laneWidth);
    const color = isClipping ? paint.clip : level > 0 ? paint.peak : paint.faint;
    const before = this.drawn[index];
    if (before === undefined) {
      this.fillSegments(index, lit, 0, segments.length);
      this.fillMark(index, peak, paint.peak);
      this.drawFigure(index, figure, color);
      this.drawn[index] = { lit, peak, figure, color };
      return;
    }
    const isMarkMoved = before.peak !== peak;
    if (isMarkMoved) {
      this.fillMark(index, before.peak, paint.glass);
      this.fillSegments(
        index,
        lit,
        this.segmentAt(before.peak - this.markWidth),
        this.segmentAt(before.peak) + 1,
      );
      before.peak = peak;
    }
    const [first, last] = [Math.min(before.lit, lit), Math.max(before.lit, lit)];
    if (first !== last) this.fillSegments(index, lit, first, last);
    const isMarkCrossed = first !== last && last >= this.segmentAt(peak - this.markWidth);
    if (isMarkMoved || isMarkCrossed) this.fillMark(index, peak, paint.peak);
    before.lit = lit;
    if (before.figure !== figure || before.color !== color) {
      this.drawFigure(index, figure, color);
      before.figure = figure;
      before.color = color;
    }
  }

  /** The segments from `first` up to but not `last`, those below `lit` lit. */
  private fillSegments(index: number, lit: number, first: number, last: number): void {
    const { context, paint, segments } = this;
    if (context === null || paint === undefined) return;
    const height = Math.round(this.geometry.laneHeight * this.scale);
    const top = this.top(index) + Math.round(this.geometry.overhang * this.scale);
    for (let at = Math.max(0, first); at < last; at++) {
      const segment = segments[at];
      if (segment === undefined) return;
      const width = segment.to - segment.from;
      const isLit = at < lit;
      this.useColor(isLit ? segment.lit : paint.isFlat ? paint.glass : segment.unlit);
      context.fillRect(segment.from, top, width, height);
      if (isLit || !paint.isFlat) continue;
      this.useColor(segment.unlit);
      context.fillRect(segment.from, top + height / 2, width, Math.max(1, Math.round(this.scale)));
    }
  }

  /** The segment in which a pixel lies; segments are equally wide but for rounding. */
  private segmentAt(pixel: number): number {
    return Math.floor((pixel / this.laneWidth) * (meterTop / segmentDb));
  }

  private fillMark(index: number, peak: number, color: string): void {
    if (peak === 0 || this.context === null) return;
    const from = Math.max(0, peak - this.markWidth);
    this.useColor(color);
    this.context.fillRect(from, this.top(index), peak - from, this.rowHeight);
  }

  private useColor(color: string): void {
    if (this.context === null || this.fill === color) return;
    this.context.fillStyle = color;
    this.fill = color;
  }

  private get markWidth(): number {
    return Math.round(2 * this.scale);
  }

  /** A lane with its overhang. */
  private get rowHeight(): number {
    return Math.round((this.geometry.laneHeight + 2 * this.geometry.overhang) * this.scale);
  }

  private top(index: number): number {
    return Math.round(index * (this.geometry.laneHeight + this.geometry.laneGap) * this.scale);
  }

  private drawFigure(index: number, figure: string, color: string): void {
    if (this.geometry.figureWidth === 0) return;
    const picture = remember(this.figures, color + figure, 300, () => this.makeFigure(figure, color));
    this.context?.drawImage(picture, this.laneWidth, this.top(index));
  }

  private makeFigure(figure: string, color: string): Picture {
    const width = Math.round(this.geometry.figureWidth * this.scale);
    const [context, finish] = createDrawing(width, this.rowHeight);
    context.fillStyle = this.paint?.glass ?? '';
    context.fillRect(0, 0, width, this.rowHeight);
    context.font = this.font;
    context.fillStyle = color;
    context.textBaseline = 'middle';
    context.textAlign = 'center';
    // A canvas has no tabular figures: each digit gets the room of a zero.
    const zero = context.measureText('0').width;
    const letters = Array.from(figure, (letter) => ({
      letter,
      width: /\p{Nd}/u.test(letter) ? zero : context.measureText(letter).width,
    }));
    let x = width - letters.reduce((sum, letter) => sum + letter.width, 0);
    for (const { letter, width: room } of letters) {
      context.fillText(letter, x + room / 2, this.rowHeight / 2 + this.scale / 2);
      x += room;
    }
    return finish();
  }
}

type Drawing = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A place to draw on, and how to get the picture once it is drawn. */
function createDrawing(width: number, height: number): [Drawing, () => Picture] {
  const demand = <T>(context: T | null): T => {
    if (context === null)
      throw new Error('meterPainter: the first canvas has a 2d context, the second has none');
    return context;
  };
  if (typeof OffscreenCanvas === 'function') {
    const canvas = new OffscreenCanvas(width, height);
    return [demand(canvas.getContext('2d', { alpha: false })), () => canvas.transferToImageBitmap()];
  }
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return [demand(canvas.getContext('2d', { alpha: false })), () => canvas];
}

/** Keeps the last `limit` things made; one that is let go may still be in use. */
function remember<T>(kept: Map<string, T>, key: string, limit: number, make: () => T): T {
  const found = kept.get(key);
  if (found !== undefined) return found;
  const made = make();
  kept.set(key, made);
  const [oldest] = kept.keys();
  if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
  return made;
}
