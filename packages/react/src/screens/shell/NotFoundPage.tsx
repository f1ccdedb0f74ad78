import { useCarillon } from '../../hooks/context.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { notFoundTexts } from '../../messages/en/notFound.ts';
import { shellTexts } from '../../messages/en/shell.ts';
import * as styles from './MessagePage.css.ts';
import { MessagePage } from './MessagePage.tsx';
import { WaysOn } from './WaysOn.tsx';

export interface NotFoundPageProps {
  /** What there is not; by default a page. */
  title?: string;
}

/** Where no route leads (S2), or no record is: the address, which may be mistyped, and the ways on. */
export default function NotFoundPage({ title }: NotFoundPageProps) {
  const t = useMessages(notFoundTexts, shellTexts);
  const { navigation } = useCarillon('NotFound');
  const { pathname } = navigation.useLocation();
  return (
    <MessagePage title={title ?? t('shell.notFound')} action={<WaysOn />}>
      {t('notFound.detail')}
      <span dir="ltr" className={styles.address}>
        {pathname}
      </span>
      {t('notFound.hint')}
    </MessagePage>
  );
}
