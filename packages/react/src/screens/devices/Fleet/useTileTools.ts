import { useMemo } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useLocalDay } from '../../../hooks/useLocalDay.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { boardTexts } from '../../../messages/en/board.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { fleetTexts } from '../../../messages/en/fleet.ts';
import { todayTexts } from '../../../messages/en/today.ts';
import { useClockFormat } from '../common/timeWords.ts';
import { useDayWords } from '../common/useDayWords.ts';
import type { TileContext } from './describeTile.ts';

const AREAS = [fleetTexts, todayTexts, devicesTexts, boardTexts] as const;

/** What all tiles of a page write with, and whether they show levels; another one only with that, the day, the language or the zone. */
export function useTileTools(hasLevels: boolean) {
  useMessages(...AREAS);
  const { messages } = useCarillon('FleetView');
  const day = useLocalDay();
  const { moment } = useDayWords();
  const { span } = useClockFormat();
  return useMemo(() => {
    const t: TileContext['t'] = messages.translate(AREAS);
    return { t, day, moment, span, hasLevels };
  }, [messages, day, moment, span, hasLevels]);
}

export type TileTools = ReturnType<typeof useTileTools>;
