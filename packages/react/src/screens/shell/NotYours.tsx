import { useCarillon } from '../../hooks/context.ts';
import { isPage, isPageBelow } from '../../hooks/page/paths.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { notFoundTexts } from '../../messages/en/notFound.ts';
import { shellTexts } from '../../messages/en/shell.ts';
import { ButtonLink } from '../../ui/index.ts';
import { MessagePage } from './MessagePage.tsx';
import { WaysOn } from './WaysOn.tsx';

export interface NotYoursProps {
  /** Who looks. */
  personId: number;
}

/** A sentence that is true of every page that is somebody's, and the way to one's own where we know it. */
export default function NotYours({ personId }: NotYoursProps) {
  const { paths, hasPage, navigation } = useCarillon('RequireSession');
  const t = useMessages(notFoundTexts, shellTexts);
  const location = navigation.useLocation();
  const isOfDevices = isPageBelow('/manage', paths, location);
  const isOfAddresses = isPage(paths.userAddresses, location) || isPage(paths.address, location);
  const way =
    isOfDevices && hasPage('devices')
      ? { href: paths.devices(personId), name: t('welcome.devices') }
      : isOfAddresses && hasPage('addresses')
        ? { href: paths.addresses, name: t('notFound.addresses') }
        : null;
  return (
    <MessagePage
      title={isOfDevices ? t('notFound.notYours') : t('notFound.notYours.page')}
      action={way ? <ButtonLink href={way.href}>{way.name}</ButtonLink> : <WaysOn />}
    />
  );
}
