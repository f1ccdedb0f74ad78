import type { Change } from './generate.ts';

/** What the instrumented source asks at each place: whether this mutant is the one that runs. */
export const SWITCH = '__isMutant';

/** A change with the number that the switch is asked for. */
type Numbered = Change & { readonly id: number };

/** The source with all of its mutants in it, of which none runs unless the switch says so. */
export function instrument({
  text,
  mutants,
}: {
  readonly text: string;
  readonly mutants: readonly Numbered[];
}): string {
  const byPlace = new Map<string, Numbered[]>();
  for (const mutant of mutants) {
    const place = `${mutant.start}-${mutant.end}`;
    byPlace.set(place, [...(byPlace.get(place) ?? []), mutant]);
  }
  // The outermost first, so that what is inside of a piece follows it.
  const places = [...byPlace.values()].toSorted(
    ([a], [b]) => (a?.start ?? 0) - (b?.start ?? 0) || (b?.end ?? 0) - (a?.end ?? 0),
  );
  let next = 0;

  function write(from: number, to: number): string {
    let written = '';
    let at = from;
    for (let place = places[next]; place; place = places[next]) {
      const [{ start, end } = { start: to, end: to }] = place;
      if (start >= to) break;
      next++;
      written += text.slice(at, start) + place.reduce(switchOn, write(start, end));
      at = end;
    }
    return written + text.slice(at, to);
  }
  return write(0, text.length);
}

function switchOn(original: string, { id, form, replacement }: Numbered): string {
  return form === 'expression'
    ? `(${SWITCH}(${id}) ? (${replacement}) : (${original}))`
    : `{ if (${SWITCH}(${id})) { ${replacement} } else { ${original} } }`;
}
