import { useCarillon } from '../../hooks/context.ts';
import { isPage } from '../../hooks/page/paths.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { notFoundTexts } from '../../messages/en/notFound.ts';
import { shellTexts } from '../../messages/en/shell.ts';
import { ButtonLink } from '../../ui/index.ts';
import { GoBack } from './GoBack.tsx';
import { MessagePage } from './MessagePage.tsx';

export interface NotYoursProps {
  /** Who looks. */
  personId: number;
}

/** A sentence where one is, and the way out. */
export default function NotYours({ personId }: NotYoursProps) {
  const { paths, hasPage, navigation } = useCarillon('RequireSession');
  const t = useMessages(notFoundTexts, shellTexts);
  const location = navigation.useLocation();
  if (isPage(paths.userAddresses, location) || isPage(paths.address, location)) {
    return (
      <MessagePage
        title={t('notFound.notYours.addresses')}
        action={
          hasPage('addresses') ? (
            <ButtonLink href={paths.addresses}>{t('notFound.addresses')}</ButtonLink>
          ) : (
            <GoBack />
          )
        }
      />
    );
  }
  return (
    <MessagePage
      title={t('notFound.notYours')}
      action={
        hasPage('devices') ? (
          <ButtonLink href={paths.devices(personId)}>{t('welcome.devices')}</ButtonLink>
        ) : (
          <GoBack />
        )
      }
    />
  );
}
