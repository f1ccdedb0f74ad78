import type { AreaTexts } from '../language.ts';

export const menus: AreaTexts<'menus'> = {
  'menus.login': 'Accedi',
  'menus.signup': 'Registrati',
  'menus.profile': 'Profilo',
  'menus.addresses': 'Indirizzi',
  'menus.admin': 'Amministrazione',
  'menus.users': 'Utenti',
  'menus.countries': 'Paesi',
  'menus.carriers': 'Corrieri',
  'menus.tags': 'Tag',
  'menus.medias': 'Media',
  'menus.products': 'Prodotti',
  'menus.theme': 'Tema',
  'menus.theme.system': 'Sistema',
  'menus.theme.light': 'Chiaro',
  'menus.theme.dark': 'Scuro',
  'menus.language': 'Lingua',
  'menus.language.system': 'Quella del browser',
  'menus.logout': 'Esci',
  'menus.close': 'Chiudi il menu',
};
