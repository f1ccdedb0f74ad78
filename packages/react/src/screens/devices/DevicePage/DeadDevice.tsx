import { useCarillon } from '../../../hooks/context.ts';
import { useListAddress } from '../../../hooks/page/useLastList.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { DeadEnd } from '../../../patterns/DeadEnd.tsx';
import { ButtonLink } from '../../../ui/index.ts';

export interface DeadDeviceProps {
  /** Whose list the way out leads to. */
  userId: number;
  kind: 'missing' | 'forbidden';
  detail?: string | undefined;
  children: string;
}

/** In the place of a device that there is not, or not for this person. A module of its own: loaded when needed. */
export default function DeadDevice({ userId, kind, detail, children }: DeadDeviceProps) {
  const t = useMessages(devicesTexts);
  const { paths, hasPage } = useCarillon('DevicePage');
  const href = useListAddress(paths.devices(userId));
  return (
    <DeadEnd
      kind={kind}
      detail={detail}
      action={
        hasPage('devices') && (
          <ButtonLink variant="main" size="f" href={href}>
            {t('device.toList')}
          </ButtonLink>
        )
      }
    >
      {children}
    </DeadEnd>
  );
}
