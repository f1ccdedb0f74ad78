import { useFormat } from '../../hooks/useFormat.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { sumsTexts } from '../../messages/en/sums.ts';
import * as styles from './SumBlock.css.ts';

export interface SumBlockProps {
  netCents: number;
  taxes: readonly { readonly percent: number; readonly taxCents: number }[];
  grossCents: number;
  /** As long as none is chosen there is no total. */
  carrier?: { readonly company: string; readonly name: string; readonly priceCents: number } | undefined;
}

/** What it comes to: net, the tax of each rate, gross, the carrier, and in large what is to be paid. */
export function SumBlock({ netCents, taxes, grossCents, carrier }: SumBlockProps) {
  const t = useMessages(sumsTexts);
  const { money, percent: formatPercent } = useFormat();
  const rows: readonly (readonly [label: string, cents: number])[] = [
    [t('sums.net'), netCents],
    ...taxes
      .filter(({ percent }) => percent > 0)
      .map(({ percent, taxCents }) => [t('sums.vat', { tax: formatPercent(percent) }), taxCents] as const),
    [t('sums.gross'), grossCents],
    ...(carrier
      ? [
          [
            t('sums.carrier', { company: carrier.company, service: carrier.name }),
            carrier.priceCents,
          ] as const,
        ]
      : []),
  ];
  return (
    <dl className={styles.sums}>
      {rows.map(([label, cents]) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.amount}>{money(cents)}</dd>
        </div>
      ))}
      {carrier && (
        <div className={styles.total}>
          <dt className={styles.plain}>{t('sums.total')}</dt>
          <dd className={styles.plain}>{money(grossCents + carrier.priceCents)}</dd>
        </div>
      )}
    </dl>
  );
}
