import { useCarillon } from '../../../hooks/context.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { fleetViewTexts } from '../../../messages/en/fleetView.ts';
import { Icon, LayoutGrid, ListRows, ToggleGroup } from '../../../ui/index.ts';
import { writeFleetView } from './useFleetPlace.ts';

export interface ViewSwitchProps {
  /** What stands in the search beside it, which goes along: the address may not say it, or not yet. */
  text?: string;
}

/** Whether the devices are seen as a list or as tiles; the address says it, so that back, reload and a link show the same. */
export default function ViewSwitch({ text }: ViewSwitchProps) {
  const t = useMessages(fleetViewTexts);
  const { navigation } = useCarillon('ViewSwitch');
  const { pathname, search } = navigation.useLocation();
  const navigate = navigation.useNavigate();
  const isTiles = new URLSearchParams(search).get('view') === 'tiles';
  return (
    <ToggleGroup
      label={t('fleetView.label')}
      isLabelHidden
      hasNoMessage
      size="m"
      options={[
        { value: 'list', label: <Icon icon={ListRows} />, 'aria-label': t('fleetView.list') },
        { value: 'tiles', label: <Icon icon={LayoutGrid} />, 'aria-label': t('fleetView.tiles') },
      ]}
      value={isTiles ? 'tiles' : 'list'}
      onChange={(view) => navigate(pathname + writeFleetView(search, view === 'tiles', text))}
    />
  );
}
