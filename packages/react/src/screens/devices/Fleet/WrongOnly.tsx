import type { Device, Icon } from '@carillon/protocol/device';
import { type ReactNode, useId, useMemo } from 'react';
import { useFleet } from '../../../hooks/device/useFleet.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { boardTexts } from '../../../messages/en/board.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { fleetTexts } from '../../../messages/en/fleet.ts';
import { Checkbox, EmptyState, Panel } from '../../../ui/index.ts';
import type { TagGroup } from '../common/groups.ts';
import * as styles from './Fleet.css.ts';
import { ReasonGroups, TagGroups } from './FleetGroups.tsx';
import { needsAttention } from './reasons.ts';
import type { FleetPlace } from './useFleetPlace.ts';
import type { AttentionTold } from './useTellAttention.ts';
import type { TileTools } from './useTileTools.ts';

export interface WrongOnlyProps {
  devices: readonly Device[];
  groups: readonly TagGroup[];
  place: FleetPlace;
  findIcon: (device: Device) => Icon | undefined;
  tools: TileTools;
  told: AttentionTold;
}

/** What somebody should look after, by reason, or by tag where that was chosen. */
export function WrongOnly({ devices, groups, place, findIcon, tools, told }: WrongOnlyProps) {
  const empty = <NothingWrong devices={devices} />;
  return (
    <>
      <TellOptions {...told} />
      {place.isByReason ? (
        <ReasonGroups {...{ devices, empty, findIcon, tools }} isWrongOnly />
      ) : (
        <WrongByTag {...{ devices, groups, empty, findIcon, tools }} />
      )}
    </>
  );
}

/** Whether it is told, and how. */
function TellOptions({ isOn, isRefused, onChange }: AttentionTold) {
  const t = useMessages(fleetTexts);
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form.
    <div role="group" aria-labelledby={id} className={styles.options}>
      <span id={id} className={styles.optionsName}>
        {t('fleet.tell')}
      </span>
      <Checkbox hasNoMessage isSelected={isOn} onChange={onChange}>
        {t('fleet.tell.notification')}
      </Checkbox>
      <span role="status" className={styles.note}>
        {t(isRefused ? 'fleet.tell.refused' : 'fleet.tell.while')}
      </span>
    </div>
  );
}

type WrongByTagProps = Omit<WrongOnlyProps, 'place' | 'told'> & { empty: ReactNode };

function WrongByTag({ devices, groups, empty, ...shown }: WrongByTagProps) {
  const { judged } = useFleet(devices);
  const wrong = useMemo(() => {
    const ids = new Set(
      judged.flatMap(({ device, judgment }) => (needsAttention(judgment) ? [device.id] : [])),
    );
    return groups
      .map((group) => ({ ...group, devices: group.devices.filter(({ id }) => ids.has(id)) }))
      .filter((group) => group.devices.length > 0);
  }, [judged, groups]);
  return wrong.length === 0 ? empty : <TagGroups groups={wrong} {...shown} />;
}

/** That nothing is wrong is said of as many as were checked. */
function NothingWrong({ devices }: { devices: readonly Device[] }) {
  const t = useMessages(boardTexts, devicesTexts);
  const { summary } = useFleet(devices);
  const { checked, of, unanswered } = summary;
  const isKnown = checked > 0;
  return (
    <Panel>
      <EmptyState title={isKnown ? t('board.attention.none', { checked, count: of }) : t('device.notKnown')}>
        {unanswered > 0 ? t('board.attention.unanswered', { count: unanswered }) : undefined}
      </EmptyState>
    </Panel>
  );
}
