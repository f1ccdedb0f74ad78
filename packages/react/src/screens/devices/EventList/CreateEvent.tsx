import { canRun, deviceClass, EVENT_KINDS, type EventKind } from '@carillon/protocol/device';
import { useRef, useState } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { eventListTexts } from '../../../messages/en/eventList.ts';
import { modesTexts } from '../../../messages/en/modes.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { Button, HardDrive, type MenuEntry, Plus, Radio, RadioTower, Waypoints } from '../../../ui/index.ts';
import { withSearch } from '../common/useEventForms.ts';
import type { EventListState } from './useEventList.ts';

const OpenMenu = lazyPart(async () => ({
  default: (await import('../../../ui/overlays/Menu.tsx')).OpenMenu,
}));

const KINDS = Object.keys(EVENT_KINDS) as EventKind[];
const ICONS = { playback: Radio, sender: RadioTower, rtp: Waypoints, storage: HardDrive };

/** Opens the chooser of new events: those that this device can run lead to their form, the others say why not (EVT-01). */
export function CreateEvent({ device, block }: Pick<EventListState, 'device' | 'block'>) {
  const t = useMessages(eventListTexts);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const entries = useKinds(device);
  // A host without forms has nothing to choose from.
  if (entries.every(({ href }) => href === undefined) && entries.length < KINDS.length) return null;
  return (
    <>
      <Button
        ref={triggerRef}
        variant="main"
        icon={Plus}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        reasonAgainst={block}
        onPress={() => setOpen(true)}
      >
        {t('events.create')}
      </Button>
      {isOpen && (
        <OpenMenu
          aria-label={t('events.create')}
          entries={entries}
          triggerRef={triggerRef}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The kinds of new events, each with the way to its form or why there is none; `search` says what stands in that already. */
export function useKinds(
  { user_id, id, class_id }: EventListState['device'],
  search = '',
): readonly MenuEntry[] {
  const t = useMessages(eventListTexts, modesTexts, devicesTexts);
  const { paths, hasPage } = useCarillon('CreateEvent');
  const format = useFormat();
  const forms = {
    playback: hasPage('playbackEvent')
      ? withSearch(paths.playbackEvent(user_id, id, 'add'), search)
      : undefined,
    sender: hasPage('senderEvent') ? withSearch(paths.senderEvent(user_id, id, 'add'), search) : undefined,
  };
  const typeOf = (classId: number) => deviceClass(classId).type ?? t('devices.unclassified');

  return KINDS.flatMap((kind): MenuEntry[] => {
    const entry = { id: kind, label: t(`mode.${kind}`), icon: ICONS[kind] };
    if ((kind === 'playback' || kind === 'sender') && canRun(class_id, kind)) {
      const href = forms[kind];
      return href === undefined ? [] : [{ ...entry, href, second: t(`events.create.${kind}`) }];
    }
    const classes = EVENT_KINDS[kind].map(typeOf);
    const second =
      classes.length === 0
        ? t('events.create.none')
        : t('events.create.class', { classes: format.list(classes), class: typeOf(class_id) });
    return [{ ...entry, second, isDisabled: true }];
  });
}
