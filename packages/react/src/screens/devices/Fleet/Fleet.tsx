import { useCarillon } from '../../../hooks/context.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { Screen } from '../../../ui/index.ts';
import ViewSwitch from './ViewSwitch.tsx';

const FleetView = lazyPart(
  () => import('./FleetView.tsx'),
  () => <Screen isLoading />,
);
const Wall = lazyPart(() => import('../Wall/Wall.tsx'));

/**
 * What the devices list loads of the tiles: the switch between the two, and, where a person is named, the tiles of all of theirs,
 * or these on a wall (`&wall=1`).
 */
export default function Fleet({ userId }: { userId?: number }) {
  const { search } = useCarillon('Fleet').navigation.useLocation();
  if (userId === undefined) return <ViewSwitch />;
  return new URLSearchParams(search).has('wall') ? <Wall userId={userId} /> : <FleetView userId={userId} />;
}
