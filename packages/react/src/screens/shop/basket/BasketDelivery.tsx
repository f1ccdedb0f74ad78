import { type Country, countries } from '@carillon/protocol/catalog';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { basketTexts } from '../../../messages/en/basket.ts';
import { errorText } from '../../../messages/errorText.ts';
import { RecordSelect } from '../../../patterns/choosing/RecordSelect.tsx';
import { Banner, Button, Globe, Panel, RadioGroup, Skeleton } from '../../../ui/index.ts';
import * as styles from './Basket.css.ts';
import type { BasketScreen } from './useBasketScreen.ts';

const toOption = ({ id, name }: Country) => ({ value: String(id), label: name });
const source = { entity: countries, orderBy: 'name_asc' };

/** Where it goes, and by whom: the carriers that ship there, with their prices (BSK-01). */
export function BasketDelivery({ screen }: { screen: BasketScreen }) {
  const t = useMessages(basketTexts);
  const { country, countryName, delivery, refusal } = screen;
  const isNobody = delivery?.status === 'nobody';
  return (
    <Panel title={t('basket.delivery')} part="delivery">
      <div className={styles.delivery}>
        <RecordSelect
          label={t('basket.country')}
          icon={Globe}
          source={source}
          toOption={toOption}
          placeholder={t('basket.country.choose')}
          unread={t('basket.country.chosen')}
          value={country === null ? '' : String(country)}
          onChange={(value) => screen.onCountry(value === '' ? null : Number(value))}
          inputRef={screen.refs.country}
          hint={country === null ? t('basket.country.hint') : undefined}
          hasNoMessage={country !== null && !isNobody}
          errorText={
            isNobody
              ? t('basket.nobody', { country: countryName })
              : refusal === 'country'
                ? t('basket.country.problem')
                : undefined
          }
        />
        {isNobody && <p className={styles.note}>{t('basket.nobody.detail')}</p>}
        {country !== null && <Carriers screen={screen} />}
      </div>
    </Panel>
  );
}

function Carriers({ screen }: { screen: BasketScreen }) {
  const t = useMessages(basketTexts);
  const { money } = useFormat();
  const { delivery, carriersError, countryName, refusal } = screen;
  if (!delivery) {
    return carriersError ? (
      <Banner
        kind="danger"
        role="alert"
        title={t('basket.carriers.failed')}
        action={<Button onPress={screen.onRetryCarriers}>{t('error.retry')}</Button>}
      >
        {errorText(t, carriersError)}
      </Banner>
    ) : (
      <div role="status" aria-label={t('basket.carriers.loading')}>
        <Skeleton height={52} />
      </div>
    );
  }
  if (!('offered' in delivery) || delivery.offered.length === 0) return null;
  const { offered } = delivery;
  return (
    <>
      <RadioGroup
        label={t('basket.carrier')}
        isLabelHidden
        isInCells
        className={styles.carriers}
        hasNoMessage={refusal !== 'carrier'}
        errorText={refusal === 'carrier' ? t('basket.carrier.problem') : undefined}
        inputRef={screen.refs.carrier}
        value={'carrier' in delivery ? String(delivery.carrier.id) : null}
        onChange={(value) => {
          const chosen = offered.find(({ id }) => String(id) === value);
          if (chosen) screen.onCarrier(chosen);
        }}
        options={offered.map(({ id, company, name, price_in_cents }) => ({
          value: String(id),
          label: company,
          detail: name,
          end: <span className={styles.amount}>{money(price_in_cents)}</span>,
        }))}
      />
      {countryName !== '' && (
        <p className={styles.note}>
          {t('basket.carriers.count', {
            count: offered.length,
            all: screen.carrierCount,
            country: countryName,
          })}
        </p>
      )}
    </>
  );
}
