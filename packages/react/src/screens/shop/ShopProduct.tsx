import { type Product, shownProducts } from '@carillon/protocol/catalog';
import { useListAddress } from '../../hooks/page/useLastList.ts';
import { usePaths } from '../../hooks/page/usePaths.ts';
import { useScreenName } from '../../hooks/page/useScreenName.ts';
import { makePrefetch, useCall } from '../../hooks/platform/useCall.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { shopTexts } from '../../messages/en/shop.ts';
import { errorText, isNotFound } from '../../messages/errorText.ts';
import { DeadEnd } from '../../patterns/DeadEnd.tsx';
import { Banner, Breadcrumbs, Button, ButtonLink, Screen, ScreenTitle } from '../../ui/index.ts';
import { asScreen } from '../ScreenBoundary.tsx';
import { LoadingProduct } from './LoadingProduct.tsx';
import { PageDescription } from './PageDescription.tsx';
import { ProductPage } from './ProductPage.tsx';
import { AS_VISITOR } from './useShopList.ts';

export interface ShopProductProps {
  /** Of the product. */
  id: number;
}

const ProductScreen = asScreen('ShopProduct', function ShopProduct({ id }: ShopProductProps) {
  const t = useMessages(shopTexts);
  const { data, error, refetch, isFetching } = useCall(shownProducts.calls.read, { id }, AS_VISITOR);
  // What was withdrawn while it was shown is not shown any more.
  const isMissing = isNotFound(error);
  const product = isMissing ? undefined : data;
  return (
    <Screen isPage isLoading={!product && !error}>
      <Way id={id} product={product} />
      {!product && error && <ScreenTitle>{t('shop.product')}</ScreenTitle>}
      {isMissing && <Missing />}
      {error && !isMissing && (
        <Banner
          kind="danger"
          role="alert"
          title={t('shop.product.failed')}
          action={
            <Button isPending={isFetching} onPress={() => void refetch()}>
              {t('error.retry')}
            </Button>
          }
        >
          {errorText(t, error)}
        </Banner>
      )}
      {product && <ProductPage key={product.id} product={product} />}
      {!product && !error && <LoadingProduct />}
    </Screen>
  );
});

/** A product of the shop, for everybody (SHP-02). After `prefetch` its first drawing shows the product. */
export const ShopProduct = /* @__PURE__ */ Object.assign(ProductScreen, {
  prefetch: makePrefetch((ask, { id }: ShopProductProps) => [ask(shownProducts.calls.read, { id })]),
});

interface WayProps {
  id: number;
  product: Product | undefined;
}

/** The way back to the shop, as it was left. */
function Way({ id, product }: WayProps) {
  const t = useMessages(shopTexts);
  const { shop } = usePaths();
  useScreenName(product ? product.title : t('shop.product'));
  const crumbs = [
    { label: t('shop.title'), href: useListAddress(shop, id) },
    { label: product ? product.title : t('shop.product') },
  ];
  return <Breadcrumbs aria-label={t('shop.path')} crumbs={crumbs} />;
}

/** It never was, or is no longer sold: the platform tells no difference. */
function Missing() {
  const t = useMessages(shopTexts);
  const { shop } = usePaths();
  return (
    <>
      <PageDescription description={t('shop.missing')} />
      <DeadEnd
        kind="missing"
        action={
          <ButtonLink href={shop} variant="main">
            {t('shop.toShop')}
          </ButtonLink>
        }
      >
        {t('shop.missing')}
      </DeadEnd>
    </>
  );
}
