import { useMessages } from '../../hooks/useMessages.ts';
import { notFoundTexts } from '../../messages/en/notFound.ts';
import { Button } from '../../ui/index.ts';

/** A button to the page before, where there is one of this site, as far as a browser tells. */
export function GoBack() {
  const t = useMessages(notFoundTexts);
  const canGoBack = typeof window !== 'undefined' && 'navigation' in window && window.navigation.canGoBack;
  if (!canGoBack) return null;
  return (
    <Button size="f" onPress={() => history.back()}>
      {t('notFound.back')}
    </Button>
  );
}
