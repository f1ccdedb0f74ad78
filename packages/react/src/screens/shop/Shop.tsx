import { useMessages } from '../../hooks/useMessages.ts';
import { shopTexts } from '../../messages/en/shop.ts';
import { EmptyState, Panel, Screen, ScreenTitle } from '../../ui/index.ts';
import { asScreen } from '../ScreenBoundary.tsx';

/** The shop (S2, /eshop), until its screens are built. It says nothing of the products that the platform may have. */
export const Shop = asScreen('Shop', function Shop() {
  const t = useMessages(shopTexts);
  return (
    <Screen isPage>
      <ScreenTitle>{t('shop.title')}</ScreenTitle>
      <Panel>
        <EmptyState title={t('shop.unbuilt')}>{t('shop.unbuilt.detail')}</EmptyState>
      </Panel>
    </Screen>
  );
});
