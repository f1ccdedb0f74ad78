import { useCarillon } from './context.ts';

/** The page of a list, from 0, and how many rows it has. */
export interface ListParams {
  readonly size: number;
  readonly index: number;
  /** The address of another page of the same list: everything else in the address stays. */
  readonly pageHref: (index: number) => string;
}

/** The paging of a list, which lives in the address (D2): back, reload and a shared link show the same list. */
export function useListParams(names: { size: string; index: string }, defaultSize: number): ListParams {
  const { pathname, search } = useCarillon('useListParams').navigation.useLocation();
  const params = new URLSearchParams(search);
  return {
    size: toWhole(params.get(names.size), 1, 1000) ?? defaultSize,
    index: toWhole(params.get(names.index), 0, 1e6) ?? 0,
    pageHref(index) {
      const next = new URLSearchParams(search);
      if (index === 0) next.delete(names.index);
      else next.set(names.index, String(index));
      const text = next.toString();
      return text ? `${pathname}?${text}` : pathname;
    },
  };
}

/** A whole number of the address, or undefined where somebody typed something else there. */
function toWhole(text: string | null, least: number, most: number): number | undefined {
  const value = /^\d{1,7}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
}
