import { carrierCsv } from '@carillon/protocol/csv';
import { usePaths } from '../../hooks/page/usePaths.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { carriersTexts } from '../../messages/en/carriers.ts';
import { ImportScreen } from '../../patterns/csv/import/ImportScreen.tsx';
import { asPrivateScreen } from '../asPrivateScreen.tsx';

/** Carriers from a file, for administrators (CSV-02). */
export const CarrierImport = asPrivateScreen('CarrierImport', function CarrierImport() {
  const t = useMessages(carriersTexts);
  return (
    <ImportScreen
      csv={carrierCsv}
      title={t('carrier.import')}
      listTitle={t('carriers.name')}
      listPath={usePaths().carriers}
      labels={{
        company: t('carrier.company'),
        name: t('carrier.service'),
        price: t('carrier.price'),
        countries: t('carrier.shipTo'),
      }}
    />
  );
});
