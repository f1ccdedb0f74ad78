import { useMessages } from '../../../hooks/useMessages.ts';
import { deviceTaggingTexts } from '../../../messages/en/deviceTagging.ts';
import { DeviceTagPicker } from '../../../patterns/choosing/DeviceTagPicker.tsx';

export interface TagFieldProps {
  /** Whose tags. */
  userId: number;
  value: number | null;
  onChange: (value: number | null) => void;
}

/** The tag that all devices that are selected get. A module of its own: loaded when needed. */
export default function TagField(props: TagFieldProps) {
  const t = useMessages(deviceTaggingTexts);
  return <DeviceTagPicker label={t('devices.tag.field')} {...props} />;
}
