import type { User } from '@carillon/protocol/account';
import { useCarillon } from '../../../hooks/context.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { deviceListTexts } from '../../../messages/en/deviceList.ts';
import { ButtonLink, EmptyState, Panel, Speaker } from '../../../ui/index.ts';

/** For an owner without devices. */
export function NoDevices({ user }: { user: User }) {
  const t = useMessages(deviceListTexts);
  const { paths, hasPage } = useCarillon('Welcome');
  return (
    <Panel>
      <EmptyState
        icon={Speaker}
        title={t('devices.empty')}
        action={
          hasPage('addDevice') && (
            <ButtonLink variant="main" href={paths.addDevice(user.id)}>
              {t('devices.add')}
            </ButtonLink>
          )
        }
      >
        {t('devices.empty.detail')}
      </EmptyState>
    </Panel>
  );
}
