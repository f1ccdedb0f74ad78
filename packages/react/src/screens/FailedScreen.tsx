import { useState } from 'react';
import { useCarillon } from '../hooks/context.ts';
import { useClock } from '../hooks/useClock.ts';
import { useFormat } from '../hooks/useFormat.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { failureTexts } from '../messages/en/failure.ts';
import { Button, ButtonLink, Panel, Screen, ScreenTitle } from '../ui/index.ts';
import * as styles from './FailedScreen.css.ts';

export interface FailedProps {
  /** What was thrown. */
  error: unknown;
  onRetry: () => void;
}

/** In the place of a screen that threw (S2): what happened, what a support desk asks for, to be copied, and the ways on. */
export default function FailedScreen({ error, onRetry }: FailedProps) {
  const t = useMessages(failureTexts);
  const format = useFormat();
  const { navigation, paths, hasPage } = useCarillon('FailedScreen');
  const clock = useClock();
  const { pathname } = navigation.useLocation();
  const [at] = useState(() => clock.now());
  const [isCopied, setCopied] = useState(false);
  const lines = [
    error instanceof Error ? error.message : String(error),
    `${pathname} · ${format.dateTime(at)}`,
  ];
  // There is none in a page that did not come over https.
  const { clipboard } = navigator as { clipboard?: Clipboard };
  return (
    <Screen isPage>
      <div role="alert">
        <ScreenTitle isMessage>{t('error.unexpected')}</ScreenTitle>
        <p className={styles.words}>{t('failure.detail')}</p>
      </div>
      <Panel
        title={t('failure.details')}
        className={styles.panel}
        end={
          clipboard && (
            <Button
              size="s"
              onPress={() =>
                void clipboard.writeText(lines.join('\n')).then(
                  () => setCopied(true),
                  () => setCopied(false),
                )
              }
            >
              {t(isCopied ? 'failure.copied' : 'failure.copy')}
            </Button>
          )
        }
      >
        {lines.map((line) => (
          <p key={line} dir="auto" className={styles.line}>
            {line}
          </p>
        ))}
      </Panel>
      <div className={styles.ways}>
        {hasPage('home') && (
          <ButtonLink size="f" href={paths.home}>
            {t('failure.home')}
          </ButtonLink>
        )}
        <Button variant="main" size="f" onPress={onRetry}>
          {t('error.retry')}
        </Button>
      </div>
    </Screen>
  );
}
