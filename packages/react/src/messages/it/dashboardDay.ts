import type { AreaTexts } from '../language.ts';

export const dashboardDay: AreaTexts<'dashboardDay'> = {
  'dashDay.is': 'Adesso',
  'dashDay.comes': 'Dopo',
  'dashDay.span': 'da {from} a {to}',
  'dashDay.left': '{span}, ancora {left}',
  'dashDay.notPlaying': '{span}, non in riproduzione',
  'dashDay.nothing': 'Niente',
  'dashDay.notKnown': 'Non noto',
  'dashDay.noEvent': 'Nessun evento a quest’ora',
  'dashDay.wasNothing': 'Niente, oggi, fino a ora',
  'dashDay.comesNothing': 'Niente in palinsesto',
  'dashDay.then': 'da {from} a {to}, poi {name} alle {time}',
  'dashDay.always': 'Va avanti finché non viene fermato.',
  'dashDay.always.stopped': 'Resta fermo finché non viene avviato.',
  'dashDay.byHand': 'Avviato a mano, finché non viene fermato',
  'dashDay.byHand.until': 'Avviato a mano, fino a {time}',
};
