// @vitest-environment happy-dom
import { equalizerResponse } from '@carillon/protocol/audio';
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { EqualizerCurve, type EqualizerCurveProps } from './EqualizerCurve.tsx';
import { dbPlace, equalizerPoints, hzPlace } from './equalizerDrawing.ts';

afterEach(cleanup);

const positions = { bf: 8, ba: 6, tf: 8, ta: -2 };
const both = { response: (hz: number) => equalizerResponse(positions, hz), bassHz: 80, trebleHz: 8000 };
const labels = { picture: 'Bass +6 dB', bass: 'Bass 80 Hz', treble: 'Treble 8 kHz', hz: String, db: String };

function renderCurve(props: Partial<EqualizerCurveProps>) {
  const { container } = render(<EqualizerCurve {...both} labels={labels} {...props} />);
  return container.querySelector('polyline')?.getAttribute('points');
}

/** The level that the curve has at an end or at its middle, dB. */
function levelAt(points: string, place: number): number {
  const y = points
    .split(' ')
    .find((point) => point.startsWith(`${place},`))
    ?.split(',')[1];
  return 15 - (Number(y) / 100) * 30;
}

test.each([
  [20, 0],
  [632.4555, 50],
  [20_000, 100],
  [0, 0],
  [1e6, 100],
])('AUD-01 a frequency of %d Hz stands at %d %%', (hz, place) => {
  expect(hzPlace(hz)).toBeCloseTo(place, 3);
});

test.each([
  [15, 0],
  [0, 50],
  [-12, 90],
  [25.5, 0],
])('AUD-01 a level of %d dB stands at %d %% from the top', (db, place) => {
  expect(dbPlace(db)).toBeCloseTo(place, 6);
});

test('AUD-01 the curve begins with the bass, is flat in the middle, and ends with the treble', () => {
  const points = equalizerPoints(both.response);
  expect(levelAt(points, 0)).toBeCloseTo(6, 1);
  expect(levelAt(points, 50)).toBeCloseTo(0, 1);
  expect(levelAt(points, 100)).toBeCloseTo(-3, 0);
});

test('AUD-01 is one picture, which says what it shows', () => {
  renderCurve({});
  expect(screen.getByRole('img', { name: 'Bass +6 dB' })).toBeTruthy();
  expect(screen.getByText('Bass 80 Hz')).toBeTruthy();
  expect(screen.getByText('Treble 8 kHz')).toBeTruthy();
});

test('AUD-01 is drawn anew as a value moves', () => {
  const before = renderCurve({});
  expect(renderCurve({ response: (hz) => both.response(hz) + 1 })).not.toBe(before);
});

test('AUD-03 a level of 0 has no cut frequency', () => {
  renderCurve({ trebleHz: undefined });
  expect(screen.queryByText('Treble 8 kHz')).toBe(null);
  expect(screen.getByText('Bass 80 Hz')).toBeTruthy();
});

test('AUD-03 without power the line is flat, whatever the values', () => {
  expect(renderCurve({ isOff: true })).toBe('0,50 100,50');
  expect(screen.queryByText('Bass 80 Hz')).toBe(null);
});

test('is rendered on a server', () => {
  expect(renderToString(<EqualizerCurve {...both} labels={labels} />)).toContain('polyline');
});
