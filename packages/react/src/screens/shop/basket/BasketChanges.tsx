import { isCounted } from '@carillon/protocol/basket';
import type { ReactNode } from 'react';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { basketTexts } from '../../../messages/en/basket.ts';
import { Banner, Button } from '../../../ui/index.ts';
import * as styles from './Basket.css.ts';
import { type BasketScreen, hasChanged, type Line } from './useBasketScreen.ts';

/** What has changed since it was seen (BSK-02): a banner each, with the one button that answers it. Who wants to finish is led here. */
export function BasketChanges({ screen }: { screen: BasketScreen }) {
  const { delivery } = screen;
  const changed = screen.lines.filter(hasChanged);
  const isCarrierChanged = delivery?.status === 'repriced' || delivery?.status === 'gone';
  if (changed.length === 0 && !isCarrierChanged) return null;
  return (
    <div
      ref={screen.refs.changes}
      tabIndex={-1}
      role="status"
      data-carillon-part="changes"
      className={styles.changes}
    >
      {changed.map((line) => (
        <LineChange key={line.id} line={line} screen={screen} />
      ))}
      {isCarrierChanged && <CarrierChange screen={screen} />}
    </div>
  );
}

interface ChangeProps {
  title: string;
  children: ReactNode;
  action: string;
  /** Its whole name, of which there may be several. */
  label: string;
  onPress: () => void;
}

const Change = ({ title, children, action, label, onPress }: ChangeProps) => (
  <Banner
    kind="warning"
    title={title}
    action={
      <Button size="s" aria-label={label} onPress={onPress}>
        {action}
      </Button>
    }
  >
    {children}
  </Banner>
);

function LineChange({ line, screen }: { line: Line; screen: BasketScreen }) {
  const t = useMessages(basketTexts);
  const { money } = useFormat();
  const name = line.seen.title;
  if (isCounted(line)) {
    const { product, price, seenGross = price.unitGross } = line;
    return (
      <Change
        title={t(price.unitGross > seenGross ? 'basket.costsMore' : 'basket.costsLess', { name })}
        action={t('basket.gotIt')}
        label={t('basket.gotIt.name', { name })}
        onPress={() => screen.onAccept(product)}
      >
        {t('basket.repriced', { now: money(price.unitGross), before: money(seenGross) })}
      </Change>
    );
  }
  if (line.status === 'tooMany' || line.status === 'tooFew') {
    const count = line.status === 'tooMany' ? line.stock : line.from;
    const action = t('basket.take', { count });
    return (
      <Change
        title={t(`basket.${line.status}`, { name })}
        action={action}
        label={`${action}: ${name}`}
        onPress={() => screen.onTake(line, count)}
      >
        {t(`basket.${line.status}.detail`, { count })}
      </Change>
    );
  }
  if (line.status === 'unknown') return null;
  return (
    <Change
      title={t(`basket.${line.status}`, { name })}
      action={t('basket.removeIt')}
      label={t('basket.remove', { name })}
      onPress={() => screen.onRemove(line)}
    >
      {t(`basket.${line.status}.detail`)}
    </Change>
  );
}

function CarrierChange({ screen: { delivery, onAnswerCarrier } }: { screen: BasketScreen }) {
  const t = useMessages(basketTexts);
  const { money } = useFormat();
  if (delivery?.status === 'repriced') {
    const { carrier, seenCents } = delivery;
    const name = carrier.company;
    return (
      <Change
        title={t(carrier.price_in_cents > seenCents ? 'basket.costsMore' : 'basket.costsLess', { name })}
        action={t('basket.gotIt')}
        label={t('basket.gotIt.name', { name })}
        onPress={() => onAnswerCarrier(carrier)}
      >
        {t('basket.carrier.repriced', { now: money(carrier.price_in_cents), before: money(seenCents) })}
      </Change>
    );
  }
  const title = t('basket.carrier.gone');
  return (
    <Change
      title={title}
      action={t('basket.gotIt')}
      label={t('basket.gotIt.name', { name: title })}
      onPress={() => onAnswerCarrier(null)}
    >
      {t('basket.carrier.gone.detail')}
    </Change>
  );
}
