import type { AreaTexts } from '../language.ts';

export const carriers: AreaTexts<'carriers'> = {
  'carriers.name': 'Corrieri',
  'carriers.title': {
    one: 'Gestisci {shown} di {count} corriere.',
    other: 'Gestisci {shown} di {count} corrieri.',
  },
  'carriers.title.loading': 'Gestisci i corrieri.',
  'carriers.empty': 'Nessun corriere ancora aggiunto',
  'carriers.empty.detail': 'Il negozio spedisce con i corrieri che aggiungi qui.',
  'carrier.add': 'Aggiungi corriere',
  'carrier.edit': 'Modifica corriere',
  'carrier.import': 'Importa corrieri',
  'carrier.section': 'Servizio',
  'carrier.company': 'Azienda',
  'carrier.service': 'Nome del servizio',
  'carrier.price': 'Prezzo',
  'carrier.price.hint': 'Per una consegna',
  'carrier.shipTo': 'Spedisce in',
  'carrier.countries': { one: '{count} Paese', other: '{count} Paesi' },
};
