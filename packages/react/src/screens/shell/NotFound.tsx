import { useCarillon } from '../../hooks/context.ts';
import { ButtonLink, EmptyState, Screen } from '../../ui/index.ts';
import { paths } from '../paths.ts';

/** Where no route leads (S2). */
export function NotFound() {
  const { t } = useCarillon('NotFound');
  return (
    <Screen isPage>
      <EmptyState
        title={t('shell.notFound')}
        action={<ButtonLink href={paths.home}>{t('shell.home')}</ButtonLink>}
      >
        {t('shell.notFound.detail')}
      </EmptyState>
    </Screen>
  );
}
