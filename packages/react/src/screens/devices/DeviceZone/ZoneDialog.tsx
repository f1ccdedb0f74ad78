import type { Device } from '@carillon/protocol/device';
import { isTimeZone } from '@carillon/protocol/schedule';
import { useMemo, useState } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useDeviceZone } from '../../../hooks/device/useDeviceZone.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { formTexts } from '../../../messages/en/form.ts';
import { zoneTexts } from '../../../messages/en/zone.ts';
import { ComboBox } from '../../../ui/choices/ComboBox.tsx';
import { Button } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { zoneText } from '../common/zoneText.ts';

export interface ZoneDialogProps {
  device: Device;
  onClose: () => void;
}

/** In which of all zones the times of a device are shown. A module of its own: it brings the list of them. */
export default function ZoneDialog({ device, onClose }: ZoneDialogProps) {
  const t = useMessages(zoneTexts, formTexts);
  const { locale } = useCarillon('ZoneDialog');
  const { timeZone, usualTimeZone, choose } = useDeviceZone(device.device_id);
  const [chosen, setChosen] = useState(timeZone);
  const [openedMs] = useState(useClock().now);
  const usual = t('zone.usual');
  const options = useMemo(
    () =>
      listZones([usualTimeZone, timeZone], openedMs, locale, (zone) =>
        zone === usualTimeZone ? [usual] : [],
      ),
    [usualTimeZone, timeZone, openedMs, locale, usual],
  );
  return (
    <Dialog
      isOpen
      title={t('zone.title', { device: device.name })}
      closeLabel={t('form.close')}
      onClose={onClose}
      footer={
        <>
          <Button size="f" onPress={onClose}>
            {t('form.cancel')}
          </Button>
          <Button
            variant="main"
            size="f"
            onPress={() => {
              choose(chosen === usualTimeZone ? null : chosen);
              onClose();
            }}
          >
            {t('zone.choose')}
          </Button>
        </>
      }
    >
      <ComboBox
        label={t('zone.field')}
        hint={t('zone.detail')}
        openLabel={t('zone.all')}
        emptyText={t('zone.nothing')}
        options={options}
        value={chosen}
        // Emptied, it keeps the last one.
        onChange={(zone) => setChosen(zone ?? chosen)}
      />
    </Dialog>
  );
}

/** All zones of this browser by their names, with what people call their time and how far it is from UTC. */
function listZones(
  more: readonly string[],
  atMs: number,
  locale: string,
  remarksOn: (timeZone: string) => readonly string[],
) {
  // Not every browser lists UTC, or the name that its own system has for a zone.
  const zones = new Set(['UTC', ...more.filter(isTimeZone), ...Intl.supportedValuesOf('timeZone')]);
  const { compare } = new Intl.Collator(locale);
  return [...zones]
    .map((timeZone) => ({
      value: timeZone,
      label: [zoneText(timeZone), ...namesIn(locale, timeZone, atMs), ...remarksOn(timeZone)]
        .filter((part, index, all) => all.indexOf(part) === index)
        .join(' · '),
    }))
    .sort((one, other) => compare(one.label, other.label));
}

/** All clocks of the world are changed at a multiple of it. */
const QUARTER_MS = 900_000;

/** What zones are called in a language in the present quarter of an hour: four hundred of them take their time. */
const known = { of: '', names: new Map<string, readonly string[]>() };

/** What people call the time of a zone, and how far it is from UTC. */
function namesIn(locale: string, timeZone: string, atMs: number): readonly string[] {
  const of = `${locale} ${Math.floor(atMs / QUARTER_MS)}`;
  if (known.of !== of) known.names.clear();
  known.of = of;
  const told = known.names.get(timeZone);
  if (told) return told;
  const names = [
    nameIn(locale, timeZone, 'longGeneric', atMs),
    // As the clock of a device has it.
    nameIn(locale, timeZone, 'shortOffset', atMs).replace('GMT', 'UTC').replace('-', '−'),
  ];
  known.names.set(timeZone, names);
  return names;
}

/** 'Central European Time', of a zone whose time has a name, or 'GMT+1'. */
function nameIn(locale: string, timeZone: string, timeZoneName: 'longGeneric' | 'shortOffset', atMs: number) {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName });
  return format.formatToParts(atMs).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
