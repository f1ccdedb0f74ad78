import type { Device } from '@carillon/protocol/device';
import { useId, useRef } from 'react';
import type { UseFleet } from '../../../hooks/device/useFleet.ts';
import { type UseIncidents, useIncidents } from '../../../hooks/device/useIncidents.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { attentionTexts } from '../../../messages/en/attention.ts';
import { boardTexts } from '../../../messages/en/board.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { useHeading } from '../../../ui/layout/ScreenFrame.ts';
import { AllWell } from './AllWell.tsx';
import * as styles from './Incidents.css.ts';
import type { Surroundings } from './incident.ts';

// Only where something is wrong.
const IncidentList = lazyPart(
  () => import('./IncidentList.tsx'),
  () => <div aria-busy="true" className={styles.line} />,
);

export interface IncidentsProps extends UseFleet<Device>, Surroundings {
  /** Nothing can be heard. */
  isCutOff: boolean;
}

export interface IncidentsSectionProps extends IncidentsProps {
  /** What `useIncidents` says of them. */
  attended: UseIncidents<Device>;
}

/** What somebody should look after, for a page that asks for nothing else of it. */
export default function Incidents(props: IncidentsProps) {
  return <IncidentsSection {...props} attended={useIncidents(props.judged)} />;
}

/**
 * What somebody should look after (FLV-04): incidents, then devices, worst first, then what is snoozed. It keeps a line where
 * there is nothing, so that what is below stays where it is.
 */
export function IncidentsSection(props: IncidentsSectionProps) {
  const { judged, summary, isCutOff, groups, findIcon, attended } = props;
  const t = useMessages(boardTexts);
  const Heading = useHeading(1);
  const id = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { incidents, singles, snoozed } = attended;
  /** The menu gives the focus back in the next frame: to nothing, where its button has gone with the row. */
  function focusTitle() {
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) titleRef.current?.focus();
    });
  }
  const isAwake = incidents.length + singles.length > 0;
  return (
    <section aria-labelledby={id} className={styles.frame}>
      <div className={styles.head}>
        <Heading id={id} ref={titleRef} tabIndex={-1} className={styles.title}>
          {t('board.attention')}
        </Heading>
        <Counts {...attended} />
      </div>
      {!isAwake && <AllWell {...{ judged, summary, isCutOff }} hasSnoozed={snoozed.length > 0} />}
      {(isAwake || snoozed.length > 0) && (
        <IncidentList
          {...attended}
          groups={groups}
          unanswered={isAwake ? summary.unanswered : 0}
          findIcon={findIcon}
          onGone={focusTitle}
        />
      )}
    </section>
  );
}

/** '1 incident · 3 devices · 1 snoozed' */
function Counts({ incidents, singles, snoozed }: UseIncidents<Device>) {
  const t = useMessages(boardTexts, attentionTexts);
  const hidden = snoozed.reduce((sum, { judged }) => sum + judged.length, 0);
  const counts = [
    incidents.length > 0 && t('attention.incidents', { count: incidents.length }),
    singles.length > 0 && t('board.devices', { count: singles.length }),
    hidden > 0 && t('attention.snoozed', { count: hidden }),
  ].filter(Boolean);
  return counts.length > 0 && <span className={styles.counts}>{counts.join(' · ')}</span>;
}
