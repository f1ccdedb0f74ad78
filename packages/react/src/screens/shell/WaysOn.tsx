import { useCarillon } from '../../hooks/context.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { notFoundTexts } from '../../messages/en/notFound.ts';
import { Button, ButtonLink } from '../../ui/index.ts';

/** The ways on from where nothing is: to the page before, where a browser tells of one of this site, and home. */
export function WaysOn() {
  const { paths, hasPage } = useCarillon('NotFound');
  const t = useMessages(notFoundTexts);
  const canGoBack = typeof window !== 'undefined' && 'navigation' in window && window.navigation.canGoBack;
  return (
    <>
      {canGoBack && (
        <Button size="f" onPress={() => history.back()}>
          {t('notFound.back')}
        </Button>
      )}
      {hasPage('home') && (
        <ButtonLink variant="main" size="f" href={paths.home}>
          {t('notFound.home')}
        </ButtonLink>
      )}
    </>
  );
}
