import type { Device } from '@carillon/protocol/device';
import { countDevices, listDevices } from '@carillon/protocol/http';
import { clampIndex, LIST_PARAMS, offsetOf } from '@carillon/protocol/list';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useCall } from '../../../hooks/useCall.ts';
import { type ListParams, useListParams } from '../../../hooks/useListParams.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { errorText } from '../../../messages/errorText.ts';

/** What the devices list shows and does. */
export type DeviceListState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: string; readonly onRetry: () => void }
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready';
      readonly devices: readonly Device[];
      readonly count: number;
      readonly params: ListParams;
      readonly onPage: (index: number) => void;
    };

/** Loads one page of a person's devices; the page lives in the address as ds and di (D2). */
export function useDeviceList(userId: number): DeviceListState {
  const t = useMessages();
  const { navigation } = useCarillon('DeviceList');
  const navigate = navigation.useNavigate();
  const params = useListParams(LIST_PARAMS.devices);
  const query = { offset: offsetOf(params.index, params.size), limit: params.size };
  const list = useCall(listDevices, { userId, query }, { placeholderData: keepPreviousData });
  const count = useCall(countDevices, { userId });

  // D4: a page that has become empty steps back, to the last one there is.
  const shownIndex = clampIndex(params.index, count.data ?? 0, params.size);
  const isBeyondEnd = count.data !== undefined && shownIndex !== params.index;
  const lastHref = params.pageHref(shownIndex);
  useEffect(() => {
    if (isBeyondEnd) navigate(lastHref, { replace: true });
  }, [isBeyondEnd, lastHref, navigate]);

  const error = list.error ?? count.error;
  if (error) {
    const onRetry = () => void Promise.all([list.refetch(), count.refetch()]);
    return { status: 'failed', reason: errorText(t, error), onRetry };
  }
  if (!list.data || count.data === undefined || isBeyondEnd) return { status: 'loading' };
  if (count.data === 0) return { status: 'empty' };
  const onPage = (index: number) => navigate(params.pageHref(index));
  return { status: 'ready', devices: list.data, count: count.data, params, onPage };
}
