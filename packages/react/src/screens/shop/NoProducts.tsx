import type { Product } from '@carillon/protocol/catalog';
import { useMessages } from '../../hooks/useMessages.ts';
import { shopTexts } from '../../messages/en/shop.ts';
import type { ListState } from '../../patterns/list/listState.ts';
import { NoRows } from '../../patterns/list/NoRows.tsx';
import { Store } from '../../ui/index.ts';

/** In the place of the products where there are none. A module of its own: few ever see it. */
export default function NoProducts({ list }: { list: ListState<Product> }) {
  const t = useMessages(shopTexts);
  return (
    <NoRows list={list} empty={{ icon: Store, title: t('shop.empty'), detail: t('shop.empty.detail') }} />
  );
}
