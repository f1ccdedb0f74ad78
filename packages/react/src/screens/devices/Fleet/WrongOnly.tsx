import type { Device, Icon } from '@carillon/protocol/device';
import { type ReactNode, useMemo } from 'react';
import { useFleet } from '../../../hooks/device/useFleet.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { boardTexts } from '../../../messages/en/board.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { EmptyState, Panel } from '../../../ui/index.ts';
import type { TagGroup } from '../common/groups.ts';
import { ReasonGroups, TagGroups } from './FleetGroups.tsx';
import { needsAttention } from './reasons.ts';
import type { FleetPlace } from './useFleetPlace.ts';
import type { TileTools } from './useTileTools.ts';

export interface WrongOnlyProps {
  devices: readonly Device[];
  groups: readonly TagGroup[];
  place: FleetPlace;
  findIcon: (device: Device) => Icon | undefined;
  tools: TileTools;
}

/** What somebody should look after, by reason, or by tag where that was chosen. */
export function WrongOnly({ devices, groups, place, findIcon, tools }: WrongOnlyProps) {
  const empty = <NothingWrong devices={devices} />;
  if (place.isByReason) return <ReasonGroups {...{ devices, empty, findIcon, tools }} isWrongOnly />;
  return <WrongByTag {...{ devices, groups, empty, findIcon, tools }} />;
}

type WrongByTagProps = Omit<WrongOnlyProps, 'place'> & { empty: ReactNode };

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
