import { useScreenName } from '../../hooks/page/useScreenName.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { listTexts } from '../../messages/en/list.ts';
import { shopTexts } from '../../messages/en/shop.ts';
import { ListPages } from '../../patterns/list/ListPages.tsx';
import { ListProblems } from '../../patterns/list/ListProblems.tsx';
import { ListSearch } from '../../patterns/list/ListSearch.tsx';
import { isListEmpty } from '../../patterns/list/listState.ts';
import { Screen, ScreenTitle, toolbar } from '../../ui/index.ts';
import { asScreen } from '../ScreenBoundary.tsx';
import { PageDescription } from './PageDescription.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { useShopSentence } from './shopSentence.ts';
import { prefetchShopList, useShopList } from './useShopList.ts';

const ShopScreen = asScreen('Shop', function Shop() {
  const t = useMessages(shopTexts, listTexts);
  useScreenName(t('shop.title'));
  const list = useShopList();
  const { rows, error, index, params } = list;
  return (
    <Screen isPage isLoading={!rows && !error}>
      <PageDescription
        description={t('shop.description')}
        // Each page of the list stands for itself, however it was searched, ordered or cut.
        path={params.href({ query: '', by: '', size: params.defaultSize, index: params.query ? 0 : index })}
      />
      <ScreenTitle second={useShopSentence(list)}>{t('shop.title')}</ScreenTitle>
      {!isListEmpty(list) && (
        <div className={toolbar} data-carillon-part="toolbar">
          <ListSearch list={list} />
        </div>
      )}
      <ListProblems list={list} failedTitle={t('shop.failed')} />
      <ProductGrid list={list} />
      <ListPages list={list} />
    </Screen>
  );
});

/**
 * The products that are on sale, for everybody (S2 /eshop, SHP-01): searched, ordered and paged as any list. After `prefetch`
 * the first drawing of its first page has its rows.
 */
export const Shop = /* @__PURE__ */ Object.assign(ShopScreen, { prefetch: prefetchShopList });
