import { countries } from '@carillon/protocol/catalog';
import { MAX_LIST_LIMIT } from '@carillon/protocol/list';
import { useCallback } from 'react';
import { useCall } from '../../../hooks/platform/useCall.ts';

/** How people read the code of a country; the code itself until the countries are known, and where it is none of them. */
export function useCountryNames(): (code: string) => string {
  // Asked as the select of the form asks.
  const { data } = useCall(countries.calls.list, { query: { limit: MAX_LIST_LIMIT, order_by: 'name_asc' } });
  return useCallback((code) => data?.find((country) => country.code === code)?.name ?? code, [data]);
}
