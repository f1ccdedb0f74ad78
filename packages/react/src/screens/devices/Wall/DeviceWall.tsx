import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { asPrivateScreen } from '../../asPrivateScreen.tsx';

// What it shares with other pages is not to be loaded with them because of it.
const Wall = lazyPart(() => import('./Wall.tsx'));

export interface DeviceWallProps {
  userId: number;
}

/**
 * All devices of a person on a screen that hangs on a wall (FLV-06): over the whole page, awake, without anything to press.
 * F fills the screen, Escape leads back to the devices.
 */
export const DeviceWall = asPrivateScreen('DeviceWall', function DeviceWall(props: DeviceWallProps) {
  return <Wall {...props} />;
});
