import { useMediaQuery } from '../../hooks/page/useMediaQuery.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { shellTexts } from '../../messages/en/shell.ts';
import { Link } from '../../ui/index.ts';
import * as styles from './Footer.css.ts';
import { LiveConnection } from './live/LiveConnection.tsx';

/** The version of the application (S9, D1). */
const APP_VERSION = '1.3';

export interface FooterProps {
  /** Pages of the company. */
  links?: { readonly company?: string | undefined; readonly terms?: string | undefined } | undefined;
  /** This is the debug variant (S1): said beside the version. */
  isDebug?: boolean | undefined;
}

/** The foot of a page (D1): who made it, how it runs, and how live it is. */
export function Footer({ links = {}, isDebug = false }: FooterProps) {
  const t = useMessages(shellTexts);
  // Installed, the page has a window of its own.
  const isStandalone = useMediaQuery('(display-mode: standalone)');
  return (
    <footer className={styles.footer}>
      <span className={styles.tagline}>{t('shell.tagline')}</span>
      {(['company', 'terms'] as const).map(
        (name) =>
          links[name] && (
            <Link key={name} href={links[name]}>
              {t(`shell.${name}`)}
            </Link>
          ),
      )}
      <span className={styles.end}>{t(isStandalone ? 'shell.standalone' : 'shell.browser')}</span>
      <span>{t(isDebug ? 'shell.version.debug' : 'shell.version', { version: APP_VERSION })}</span>
      <LiveConnection />
    </footer>
  );
}
