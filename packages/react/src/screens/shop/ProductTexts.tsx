import type { Product } from '@carillon/protocol/catalog';
import { useMessages } from '../../hooks/useMessages.ts';
import { shopTexts } from '../../messages/en/shop.ts';
import { Icon, Info, TriangleAlert } from '../../ui/index.ts';
import { useHeading } from '../../ui/layout/ScreenFrame.ts';
import * as styles from './ProductPage.css.ts';

const toLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What is written of a product. All of it is text: whatever was typed stands there as it was typed. */
export function ProductTexts({ product }: { product: Product }) {
  const t = useMessages(shopTexts);
  const Heading = useHeading(1);
  const { description, note, alert } = product;
  const features = toLines(product.features);
  return (
    <div className={styles.texts}>
      <section data-carillon-part="about">
        <Heading className={styles.heading}>{t('shop.about')}</Heading>
        <p className={styles.description}>{description}</p>
        {note.trim() && (
          <p className={styles.note}>
            <Icon icon={Info} className={styles.mark} />
            <span className={styles.words}>{note}</span>
          </p>
        )}
        {alert.trim() && (
          <p className={styles.alert}>
            <Icon icon={TriangleAlert} className={styles.alertMark} />
            <span className={styles.words}>{alert}</span>
          </p>
        )}
      </section>
      {features.length > 0 && (
        <section data-carillon-part="features">
          <Heading className={styles.heading}>{t('shop.features')}</Heading>
          <ul className={styles.features}>
            {features.map((feature, place) => (
              <li key={place} className={styles.feature}>
                {feature}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
