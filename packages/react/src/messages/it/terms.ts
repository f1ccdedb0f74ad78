import type { AreaTexts } from '../language.ts';

export const terms: AreaTexts<'terms'> = {
  'terms.title': 'Condizioni',
  'terms.close': 'Chiudi',
  'terms.agree': 'Accetto',
  'terms.who': '1. Chi può usare questo servizio',
  'terms.who.detail':
    'Questo servizio è per chi si occupa del suono in un edificio: i proprietari dei dispositivi e le persone a cui li affidano. Un account appartiene a una sola persona.',
  'terms.streams': '2. I tuoi dispositivi e i tuoi flussi',
  'terms.streams.detail':
    'Sei responsabile di ciò che i tuoi dispositivi riproducono e ritrasmettono, e dei relativi diritti. Non ascoltiamo i tuoi flussi e non conserviamo registrazioni.',
  'terms.data': '3. Cosa conserviamo',
  'terms.data.detail':
    'Il tuo nome, la località, l’e-mail, gli indirizzi e i dispositivi, finché hai un account. La password è conservata solo in una forma che non si può rileggere.',
  'terms.live': '4. Connessione dal vivo',
  'terms.live.detail':
    'I comandi e i livelli passano dal nostro broker mentre una schermata è aperta. Non vengono memorizzati.',
  'terms.end': '5. Fine del rapporto',
  'terms.end.detail':
    'Puoi eliminare il tuo account in qualsiasi momento dal tuo profilo. Viene rimosso definitivamente, con tutto ciò che gli appartiene.',
};
