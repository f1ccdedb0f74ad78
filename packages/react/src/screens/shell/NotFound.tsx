import { useMessages } from '../../hooks/useMessages.ts';
import { usePaths } from '../../hooks/usePaths.ts';
import { shellTexts } from '../../messages/en/shell.ts';
import { ButtonLink } from '../../ui/index.ts';
import { asScreen } from '../ScreenBoundary.tsx';
import { Notice } from './Notice.tsx';

/** Where no route leads (S2). */
export const NotFound = asScreen('NotFound', function NotFound() {
  const t = useMessages(shellTexts);
  const paths = usePaths();
  return (
    <Notice title={t('shell.notFound')} action={<ButtonLink href={paths.home}>{t('shell.home')}</ButtonLink>}>
      {t('shell.notFound.detail')}
    </Notice>
  );
});
