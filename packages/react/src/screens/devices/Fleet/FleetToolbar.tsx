import type { Device } from '@carillon/protocol/device';
import { useCarillon } from '../../../hooks/context.ts';
import { useFleet } from '../../../hooks/device/useFleet.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { boardTexts } from '../../../messages/en/board.ts';
import { fleetTexts } from '../../../messages/en/fleet.ts';
import { listTexts } from '../../../messages/en/list.ts';
import {
  Button,
  ButtonLink,
  CalendarSearch,
  hiddenBelow,
  joinClasses,
  Layers,
  Maximize2,
  SearchField,
  Select,
  Switch,
  TriangleAlert,
  toolbar,
} from '../../../ui/index.ts';
import * as styles from './Fleet.css.ts';
import { needsAttention } from './reasons.ts';
import type { FleetPlace } from './useFleetPlace.ts';
import ViewSwitch from './ViewSwitch.tsx';

export interface FleetToolbarProps {
  /** All of the person. */
  devices: readonly Device[];
  text: string;
  onType: (text: string) => void;
  onSearch: (text: string) => void;
  place: FleetPlace;
  onPlace: (change: Partial<FleetPlace>) => void;
  hasLevels: boolean;
  onLevels: (hasLevels: boolean) => void;
}

/** What is looked for, how tiles stand together, and what of them is shown. */
export function FleetToolbar(props: FleetToolbarProps) {
  const { devices, text, onType, onSearch, place, onPlace, hasLevels, onLevels } = props;
  const t = useMessages(listTexts, fleetTexts);
  const { paths, hasPage } = useCarillon('FleetView');
  const [owner] = devices;
  const { isByReason, isWrongOnly, isAt } = place;
  return (
    <div className={toolbar} data-carillon-part="toolbar">
      <SearchField
        className={styles.search}
        label={t('list.search')}
        placeholder={t('fleet.search')}
        clearLabel={t('list.search.clear')}
        value={text}
        onChange={onType}
        onSubmit={onSearch}
      />
      <Select
        className={styles.grouping}
        label={t('fleet.group')}
        isLabelHidden
        hasNoMessage
        size="m"
        icon={Layers}
        options={[
          { value: 'tag', label: t('fleet.group.tag') },
          { value: 'reason', label: t('fleet.group.reason') },
        ]}
        value={isByReason ? 'reason' : 'tag'}
        onChange={(value) => onPlace({ isByReason: value === 'reason' })}
      />
      <ViewSwitch text={text} />
      <div className={styles.end}>
        <WrongButton
          devices={devices}
          isPressed={isWrongOnly && !isAt}
          onPress={() =>
            onPlace({ isWrongOnly: !isWrongOnly, isByReason: !isWrongOnly, isAt: false, tagId: null })
          }
        />
        <Button
          icon={CalendarSearch}
          aria-pressed={isAt}
          onPress={() => onPlace({ isAt: !isAt })}
          className={joinClasses(styles.grows, isAt && styles.pressed)}
        >
          {t('fleet.at')}
        </Button>
        <Switch value={hasLevels} onChange={onLevels} className={styles.levels}>
          {t('fleet.levels')}
        </Switch>
        {hasPage('devices') && owner && (
          <ButtonLink
            icon={Maximize2}
            href={`${paths.devices(owner.user_id)}?view=tiles&wall=1`}
            aria-label={t('fleet.wall')}
            className={hiddenBelow.phone}
          />
        )}
      </div>
    </div>
  );
}

interface WrongButtonProps {
  devices: readonly Device[];
  isPressed: boolean;
  onPress: () => void;
}

/** Shows only what needs attention, and says how much that is. */
function WrongButton({ devices, isPressed, onPress }: WrongButtonProps) {
  const t = useMessages(boardTexts);
  const format = useFormat();
  const { judged } = useFleet(devices);
  const count = judged.filter(({ judgment }) => needsAttention(judgment)).length;
  return (
    <Button
      icon={TriangleAlert}
      aria-pressed={isPressed}
      onPress={onPress}
      className={joinClasses(styles.grows, isPressed && styles.pressed)}
    >
      <span>{t('board.attention')}</span>
      {count > 0 && <span className={styles.count}>{format.number(count)}</span>}
    </Button>
  );
}
