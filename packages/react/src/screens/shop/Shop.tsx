import { useMessages } from '../../hooks/useMessages.ts';
import { shopTexts } from '../../messages/en/shop.ts';
import { EmptyState, Panel, Screen, ScreenTitle } from '../../ui/index.ts';
import { asScreen } from '../ScreenBoundary.tsx';

/** The shop (S2, /eshop), as long as nothing is for sale. */
export const Shop = asScreen(function Shop() {
  const t = useMessages(shopTexts);
  return (
    <Screen isPage>
      <ScreenTitle>{t('shop.title')}</ScreenTitle>
      <Panel>
        <EmptyState title={t('shop.empty')}>{t('shop.empty.detail')}</EmptyState>
      </Panel>
    </Screen>
  );
});
