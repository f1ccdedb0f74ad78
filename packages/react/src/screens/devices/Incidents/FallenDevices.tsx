import { useState } from 'react';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { boardTexts } from '../../../messages/en/board.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { incidentsTexts } from '../../../messages/en/incidents.ts';
import { Badge, Button, StateLabel } from '../../../ui/index.ts';
import { DeviceName } from '../common/DeviceName.tsx';
import { toGlance } from '../common/glance.ts';
import type { TagGroup } from '../common/groups.ts';
import * as styles from './IncidentList.css.ts';
import type { Fallen, Incident, Surroundings } from './incident.ts';
import { type IncidentWords, writeFallDue, writePlace } from './useIncidentWords.ts';

/** Of a tag, before somebody wants to see all. */
const MOST_SHOWN = 6;

export interface FallenDevicesProps extends Pick<Surroundings, 'groups'> {
  incident: Incident;
  words: IncidentWords;
}

/** An incident, opened: its first and last moment, where the fault must be, and its devices by tag with what was due. */
export function FallenDevices({ incident, groups, words }: FallenDevicesProps) {
  const tagName = (tagId: number) => groups.find(({ tag }) => tag?.id === tagId)?.tag?.name;
  const place = writePlace(incident, words, tagName);
  return (
    <div className={styles.opened}>
      {place !== '' && <p className={styles.place}>{place}</p>}
      {groups.map((group) => (
        <FallenGroup
          key={group.tag?.id ?? 0}
          group={group}
          fallen={incident.fallen.filter(({ device }) => group.devices.some(({ id }) => id === device.id))}
          words={words}
        />
      ))}
    </div>
  );
}

interface FallenGroupProps {
  group: TagGroup;
  fallen: readonly Fallen[];
  words: IncidentWords;
}

function FallenGroup({ group, fallen, words }: FallenGroupProps) {
  const t = useMessages(incidentsTexts, boardTexts);
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  if (fallen.length === 0) return null;
  const { tag, hasHead, devices } = group;
  const shown = isWhole ? fallen : fallen.slice(0, MOST_SHOWN);
  const name = tag?.name ?? t('board.untagged');
  return (
    <div>
      {hasHead && (
        <p className={styles.groupHead}>
          {tag ? <Badge variant={tag.variant}>{name}</Badge> : name}
          <span>{t('incidents.group', { count: fallen.length, of: devices.length })}</span>
        </p>
      )}
      <ul className={styles.fallen} aria-label={hasHead ? name : t('incidents.devices')}>
        {shown.map((one) => (
          <FallenDevice key={one.device.id} fallen={one} words={words} />
        ))}
        {shown.length < fallen.length && (
          <li className={styles.fallenRow}>
            <Button variant="quiet" size="s" className={styles.showAll} onPress={() => setWhole(true)}>
              {t('incidents.showAll', { count: format.number(fallen.length - shown.length) })}
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}

/** A device, and what was due of it; of one that is down no longer, what it does now. */
function FallenDevice({ fallen, words }: { fallen: Fallen; words: IncidentWords }) {
  const t = useMessages(devicesTexts);
  const { device, judgment, isStill } = fallen;
  const { kind, text } = toGlance(judgment);
  return (
    <li className={styles.fallenRow}>
      <DeviceName device={device} className={styles.fallenName} />
      {isStill ? (
        <span className={styles.fallenDue}>{writeFallDue(fallen, words)}</span>
      ) : (
        <StateLabel kind={kind} isMuted>
          {t(text)}
        </StateLabel>
      )}
    </li>
  );
}
