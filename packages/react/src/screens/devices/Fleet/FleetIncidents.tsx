import type { Device, Icon } from '@carillon/protocol/device';
import { useFleet } from '../../../hooks/device/useFleet.ts';
import { useIncidents } from '../../../hooks/device/useIncidents.ts';
import type { TagGroup } from '../common/groups.ts';
import { IncidentsSection } from '../Incidents/Incidents.tsx';

export interface FleetIncidentsProps {
  /** All of the person: of how many an incident is does not change with what is looked for. */
  devices: readonly Device[];
  groups: readonly TagGroup[];
  findIcon: (device: Device) => Icon | undefined;
  isCutOff: boolean;
  isShown: boolean;
}

/**
 * What fell together, and what is snoozed (FLV-04): each device has a tile below. It is followed as long as the fleet is seen,
 * also where it is not shown.
 */
export function FleetIncidents({ devices, isShown, ...shown }: FleetIncidentsProps) {
  const fleet = useFleet(devices);
  const attended = useIncidents(fleet.judged);
  const { incidents, snoozed } = attended;
  if (!isShown || incidents.length + snoozed.length === 0) return null;
  return <IncidentsSection {...fleet} {...shown} attended={{ ...attended, singles: [] }} />;
}
