import type { AreaTexts } from '../language.ts';

export const access: AreaTexts<'access'> = {
  'shell.adminsOnly': 'Solo per amministratori',
  'shell.adminsOnly.detail': 'Quella pagina non si può aprire con il tuo account.',
  'login.needed': 'Accedi per vedere questa pagina.',
};
