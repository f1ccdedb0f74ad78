import type { Icon } from '@carillon/protocol/device';
import { Speaker, VectorIcon } from '../../../ui/index.ts';

/** The picture of a device (DEV-06); a speaker where there is none, or where it cannot be drawn. */
export function DeviceIcon({ icon, size }: { icon: Icon | undefined; size: 16 | 20 }) {
  return <VectorIcon paths={[icon?.icon_paths ?? []].flat()} fallback={Speaker} size={size} />;
}
