import { useMessages } from '../../../hooks/useMessages.ts';
import { boardTexts } from '../../../messages/en/board.ts';
import { menusTexts } from '../../../messages/en/menus.ts';
import { ButtonLink, Icon, Panel } from '../../../ui/index.ts';
import { useShellEntries } from '../menu/shellEntries.ts';
import * as styles from './Today.css.ts';

/** For an administrator without devices: the pages of the back-office. A module of its own. */
export default function BackOffice() {
  const t = useMessages(boardTexts, menusTexts);
  const { admin } = useShellEntries();
  return (
    <Panel title={t('board.admin')}>
      <p className={styles.quiet}>{t('board.admin.detail')}</p>
      <nav aria-label={t('board.admin')} className={styles.entries}>
        {admin.map(({ text, icon, href }) => (
          <ButtonLink key={text} href={href} size="f">
            <Icon icon={icon} />
            {t(text)}
          </ButtonLink>
        ))}
      </nav>
    </Panel>
  );
}
