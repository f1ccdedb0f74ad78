import { useMessages } from '../../hooks/useMessages.ts';
import { usePaths } from '../../hooks/usePaths.ts';
import { useSession } from '../../hooks/useSession.ts';
import { shellTexts } from '../../messages/en/shell.ts';
import { ButtonLink } from '../../ui/index.ts';
import { asScreen } from '../ScreenBoundary.tsx';
import { Notice } from './Notice.tsx';

/** The first page (D2): a greeting, or the way to the login. */
export const Welcome = asScreen('Welcome', function Welcome() {
  const t = useMessages(shellTexts);
  const paths = usePaths();
  const { user } = useSession();
  if (!user) {
    return (
      <Notice
        title={t('welcome.prompt')}
        action={
          <ButtonLink variant="main" href={paths.login}>
            {t('shell.login')}
          </ButtonLink>
        }
      >
        {t('welcome.prompt.detail')}
      </Notice>
    );
  }
  return (
    <Notice
      title={t('welcome.greeting', { name: user.username })}
      action={
        <ButtonLink variant="main" href={paths.devices(user.id)}>
          {t('welcome.devices')}
        </ButtonLink>
      }
    >
      {t('welcome.greeting.detail')}
    </Notice>
  );
});
