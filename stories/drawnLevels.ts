import { meterGeometry } from '../packages/react/src/ui/live/meterPainter.ts';

/** What a level meter draws, left and right, in decibel of its scale: where the last lit segment of each lane ends. */
export function drawnLevels(canvas: HTMLCanvasElement): number[] {
  const { laneHeight, laneGap, overhang, figureWidth } = meterGeometry;
  const scale = canvas.height / (2 * laneHeight + laneGap + 2 * overhang);
  const width = canvas.width - Math.round(figureWidth * scale);
  return [0, 1].map((lane) => {
    const y = Math.round((overhang + lane * (laneHeight + laneGap) + laneHeight / 2) * scale);
    const { data } = canvas.getContext('2d')?.getImageData(0, y, width, 1) ?? { data: [] };
    const isLit = (x: number) => [0, 1, 2].some((part) => (data[4 * x + part] ?? 0) > 128);
    let last = width - 1;
    while (last >= 0 && !isLit(last)) last--;
    // A segment is two decibels, and has a gap behind it.
    return 2 * Math.round(((last + 1) / width) * 47.5);
  });
}
