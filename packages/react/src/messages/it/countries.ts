import type { AreaTexts } from '../language.ts';

export const countries: AreaTexts<'countries'> = {
  'countries.name': 'Paesi',
  'countries.title': {
    one: 'Gestisci {shown} di {count} Paese.',
    other: 'Gestisci {shown} di {count} Paesi.',
  },
  'countries.title.loading': 'Gestisci i Paesi.',
  'countries.add': 'Aggiungi Paese',
  'countries.empty': 'Nessun Paese ancora aggiunto',
  'countries.empty.detail': 'I corrieri spediscono nei Paesi aggiunti qui.',
  'country.add': 'Aggiungi Paese',
  'country.edit': 'Modifica Paese',
  'country.import': 'Importa Paesi',
  'country.section': 'Paese',
  'country.section.reason': 'Dove spedisce il negozio',
  'country.name': 'Nome',
  'country.code': 'Codice',
};
