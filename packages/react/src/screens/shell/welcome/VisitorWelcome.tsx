import { useCarillon } from '../../../hooks/context.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { shellTexts } from '../../../messages/en/shell.ts';
import { welcomeTexts } from '../../../messages/en/welcome.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { ButtonLink, Link, Screen } from '../../../ui/index.ts';
import { useHeading } from '../../../ui/layout/ScreenFrame.ts';
import * as styles from './VisitorWelcome.css.ts';

const WelcomeExample = lazyPart(() => import('./WelcomeExample.tsx'));

/** For visitors: what this is, seen, and the way in (D2). */
export function VisitorWelcome() {
  const t = useMessages(shellTexts, welcomeTexts);
  const { paths, hasPage } = useCarillon('Welcome');
  const Title = useHeading(0);
  const Heading = useHeading(1);
  return (
    <Screen isPage>
      <div className={styles.hero}>
        <div className={styles.words}>
          <Title className={styles.title}>{t('welcome.prompt')}</Title>
          <p className={styles.lead}>{t('welcome.what', { product: t('shell.product') })}</p>
          <div className={styles.way}>
            <p className={styles.hint}>{t('welcome.prompt.detail')}</p>
            {hasPage('login') && (
              <ButtonLink variant="main" size="f" href={paths.login}>
                {t('shell.login')}
              </ButtonLink>
            )}
            {hasPage('signup') && (
              <ButtonLink size="f" href={paths.signup}>
                {t('welcome.signup')}
              </ButtonLink>
            )}
          </div>
          {hasPage('shop') && (
            <p className={styles.hint}>
              <Link href={paths.shop}>{t('welcome.shop')}</Link>
            </p>
          )}
        </div>
        <div className={styles.example}>
          <WelcomeExample />
        </div>
      </div>
      <div className={styles.reasons}>
        {(['week', 'failover', 'live'] as const).map((reason) => (
          <div key={reason}>
            <Heading className={styles.reason}>{t(`welcome.${reason}`)}</Heading>
            <p className={styles.hint}>{t(`welcome.${reason}.detail`)}</p>
          </div>
        ))}
      </div>
    </Screen>
  );
}
