import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { Screen } from '../../../ui/index.ts';
import ViewSwitch from './ViewSwitch.tsx';

const FleetView = lazyPart(
  () => import('./FleetView.tsx'),
  () => <Screen isLoading />,
);

/** What the devices list loads of the tiles: the switch between the two, and, where a person is named, the tiles of all of theirs. */
export default function Fleet({ userId }: { userId?: number }) {
  return userId === undefined ? <ViewSwitch /> : <FleetView userId={userId} />;
}
