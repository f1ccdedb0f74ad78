import { startEvent } from '@carillon/protocol/broker';
import type { Device } from '@carillon/protocol/device';
import { useCarillon } from '../../../hooks/context.ts';
import { sendTo } from '../../../hooks/device/sendTo.ts';
import { useDeviceLink } from '../../../hooks/device/useDevice.ts';
import { useAction } from '../../../hooks/useAction.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { incidentsTexts } from '../../../messages/en/incidents.ts';
import { errorText } from '../../../messages/errorText.ts';
import { Button } from '../../../ui/index.ts';

export interface StartButtonProps {
  device: Device;
  /** The id of the event that is due. */
  id: string;
  className: string;
}

/** Starts what was stopped inside its hours. The row goes with what the device then says. */
export function StartButton({ device, id, className }: StartButtonProps) {
  const t = useMessages(incidentsTexts);
  const { notify } = useCarillon('StartButton');
  const link = useDeviceLink(device);
  const start = useAction(async () => {
    try {
      await sendTo(link, startEvent, { id });
    } catch (error) {
      const title = t('incidents.start.failed', { device: device.name });
      notify({ kind: 'danger', title, detail: errorText(t, error) });
    }
  });
  return (
    <Button
      size="s"
      aria-label={t('incidents.start.of', { device: device.name })}
      isPending={start.state.status === 'running'}
      onPress={() => start.run()}
      className={className}
    >
      {t('incidents.start')}
    </Button>
  );
}
