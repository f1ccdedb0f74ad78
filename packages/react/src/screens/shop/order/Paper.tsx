import type { BasketOrder, OrderLine } from '@carillon/protocol/basket';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { orderTexts } from '../../../messages/en/order.ts';
import { BrandMark, Icon } from '../../../ui/index.ts';
import { SumBlock } from '../SumBlock.tsx';
import * as styles from './Order.css.ts';

/** The sheet: white in every theme, for it is printed so. */
export function Paper({ order }: { order: BasketOrder }) {
  const t = useMessages(orderTexts);
  const { date, shortDateTime } = useFormat();
  const { at, orderedBy, country, carrier, lines } = order;
  return (
    <article data-carillon-part="paper" className={styles.paper}>
      <header className={styles.top}>
        <Icon icon={BrandMark} size={20} className={styles.mark} />
        <div className={styles.brand}>{t('shell.product')}</div>
        <div className={styles.kind}>
          <div className={styles.brand}>{t('order.heading')}</div>
          <time dateTime={at} className={styles.small}>
            {shortDateTime(Date.parse(at))}
          </time>
        </div>
      </header>
      <dl className={styles.facts}>
        {orderedBy && <Fact label={t('order.orderedBy')} values={[orderedBy.name, orderedBy.email]} />}
        <Fact label={t('order.deliveryTo')} values={[country.name]} />
        <Fact label={t('order.carrier')} values={[carrier.company, carrier.name]} />
      </dl>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.column}>{t('order.product')}</th>
            <th className={styles.figureColumn}>{t('order.pieces')}</th>
            <th className={styles.figureColumn}>{t('order.each')}</th>
            <th className={styles.wideColumn}>{t('order.net')}</th>
            <th className={styles.wideColumn}>{t('order.tax')}</th>
            <th className={styles.wideColumn}>{t('order.vat')}</th>
            <th className={styles.figureColumn}>{t('order.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={line.productId} line={line} />
          ))}
        </tbody>
      </table>
      <div className={styles.sums}>
        <SumBlock
          netCents={order.netCents}
          taxes={order.taxes}
          grossCents={order.grossCents}
          carrier={carrier}
        />
      </div>
      <p className={styles.small}>{t('order.note', { date: date(at) })}</p>
    </article>
  );
}

function Fact({ label, values }: { label: string; values: readonly string[] }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.small}>{label}</dt>
      {values.map((value) => (
        <dd key={value} className={styles.value}>
          {value}
        </dd>
      ))}
    </div>
  );
}

function Row({ line }: { line: OrderLine }) {
  const t = useMessages(orderTexts);
  const { money, number } = useFormat();
  const { fromPieces: count, discountPercent, taxPercent } = line;
  const percent = number(discountPercent, 2);
  const tier =
    count > 1
      ? discountPercent > 0
        ? t('order.fromOff', { count, percent })
        : t('order.from', { count })
      : discountPercent > 0 && t('order.off', { percent });
  return (
    <tr>
      <td className={styles.cell}>
        <div className={styles.value}>{line.title}</div>
        <div className={styles.small}>{line.sku}</div>
      </td>
      <td className={styles.figure}>{number(line.pieces)}</td>
      <td className={styles.figure}>
        {money(line.unitGrossCents)}
        {tier && <div className={styles.small}>{tier}</div>}
      </td>
      <td className={styles.wideFigure}>{money(line.netCents)}</td>
      <td className={styles.wideFigure}>{t('order.percent', { percent: number(taxPercent, 2) })}</td>
      <td className={styles.wideFigure}>{money(line.taxCents)}</td>
      <td className={styles.sumFigure}>{money(line.grossCents)}</td>
    </tr>
  );
}
