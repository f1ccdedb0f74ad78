import { countryCsv } from '@carillon/protocol/csv';
import { usePaths } from '../../hooks/page/usePaths.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { countriesTexts } from '../../messages/en/countries.ts';
import { ImportScreen } from '../../patterns/csv/import/ImportScreen.tsx';
import { asPrivateScreen } from '../asPrivateScreen.tsx';

/** Countries from a file, for administrators (CSV-02). */
export const CountryImport = asPrivateScreen('CountryImport', function CountryImport() {
  const t = useMessages(countriesTexts);
  return (
    <ImportScreen
      csv={countryCsv}
      title={t('country.import')}
      listTitle={t('countries.name')}
      listPath={usePaths().countries}
      labels={{ name: t('country.name'), code: t('country.code') }}
    />
  );
});
