import type { AreaTexts } from '../language.ts';

export const conflict: AreaTexts<'conflict'> = {
  'form.changed.title': 'Modificato nel frattempo',
  'form.changed': 'Qualcun altro ha modificato questo elemento dopo che l’hai aperto.',
  'form.changed.at': 'Qualcun altro ha modificato questo elemento alle {time}, dopo che l’hai aperto.',
  'form.changed.own': 'Modificato da te in un’altra scheda.',
  'form.changed.choose': 'Non è ancora salvato nulla. Scegli, poi premi di nuovo “{button}”.',
  'form.changed.look':
    'Non è ancora salvato nulla. Quello che non hai modificato è stato ripreso. Premi di nuovo “{button}”.',
  'form.changed.all': 'Prendi tutto l’altrui',
  'form.changed.all.own': 'Prendi tutto dall’altra scheda',
  'form.changed.field': 'Campo',
  'form.changed.before': 'All’apertura',
  'form.changed.yours': 'Tuo',
  'form.changed.theirs': 'Altrui, salvato ora',
  'form.changed.otherTab': 'Nell’altra scheda',
  'form.changed.empty': 'vuoto',
  'form.changed.taken': 'Ripreso: non hai modificato questo campo.',
};
