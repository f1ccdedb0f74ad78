import { isCounted, MAX_PIECES } from '@carillon/protocol/basket';
import { useMediaUrl } from '../../../hooks/platform/useMediaUrl.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { basketTexts } from '../../../messages/en/basket.ts';
import { LateNumberField } from '../../../patterns/form/lateFields.ts';
import { Button, CircleX, Icon, Thumbnail, X } from '../../../ui/index.ts';
import * as styles from './Basket.css.ts';
import type { BasketScreen, Line } from './useBasketScreen.ts';
import { useTierWords } from './words.ts';

/** The products of the basket (BSK-01): what is not counted says why, and has no sum. */
export function BasketLines({ screen }: { screen: BasketScreen }) {
  const t = useMessages(basketTexts);
  return (
    <ul
      ref={screen.refs.lines}
      aria-label={t('basket.lines')}
      data-carillon-part="lines"
      className={styles.lines}
    >
      {screen.lines.map((line) => (
        <li key={line.id} className={styles.line} data-not-counted={!isCounted(line) || undefined}>
          <LineContent line={line} screen={screen} />
        </li>
      ))}
    </ul>
  );
}

function LineContent({ line, screen }: { line: Line; screen: BasketScreen }) {
  const t = useMessages(basketTexts);
  const { money, number } = useFormat();
  const mediaUrl = useMediaUrl();
  const product = 'product' in line ? line.product : undefined;
  const name = product?.title ?? line.seen.title;
  const path = product?.medias[0]?.path;
  const { id, pieces } = line;
  const { refused } = screen;
  // Of what is not sold any more no other number of pieces would help.
  const isForSale = line.status !== 'withdrawn' && line.status !== 'soldOut';
  return (
    <>
      <div className={styles.picture}>
        <Thumbnail isWide src={path && mediaUrl(path, 'thumb')} />
      </div>
      <div className={styles.words}>
        <div className={styles.name}>{name}</div>
        {product && <div className={styles.second}>{product.sku}</div>}
        <LineState line={line} />
      </div>
      <div className={styles.pieces}>
        {isForSale ? (
          <LateNumberField
            label={t('basket.quantity', { name })}
            isLabelHidden
            hasNoMessage={!refused.has(id)}
            errorText={
              refused.has(id) ? t('basket.quantity.problem', { max: number(MAX_PIECES) }) : undefined
            }
            value={refused.get(id) ?? (refused.has(id) ? null : pieces)}
            minValue={1}
            maxValue={MAX_PIECES}
            formatOptions={WHOLE}
            stepLabels={{ decrease: t('basket.fewer'), increase: t('basket.more') }}
            onChange={(typed) => screen.onPieces(line, typed)}
          />
        ) : (
          <span className={styles.quiet}>{t('basket.pieces', { count: pieces })}</span>
        )}
      </div>
      <div className={styles.sum}>
        {isCounted(line) ? (
          <>
            <span className={styles.amount}>{money(line.price.lineGross)}</span>
            {line.price.vat > 0 && (
              <span className={styles.second}>{t('basket.vat', { vat: money(line.price.vat) })}</span>
            )}
          </>
        ) : (
          <span className={styles.quiet}>{t('basket.notCounted')}</span>
        )}
      </div>
      <Button
        variant="quiet"
        size="s"
        icon={X}
        aria-label={t('basket.remove', { name })}
        onPress={() => screen.onRemove(line)}
        className={styles.remove}
      />
    </>
  );
}

const WHOLE = { maximumFractionDigits: 0 } as const;

/** What one piece costs, or why it is not counted. */
function LineState({ line }: { line: Line }) {
  const t = useMessages(basketTexts);
  const { money } = useFormat();
  const writeTier = useTierWords();
  if (isCounted(line)) {
    return (
      <div className={styles.tier}>
        {writeTier(line)}
        {line.seenGross !== undefined && (
          <span className={styles.was}>{t('basket.each.was', { price: money(line.seenGross) })}</span>
        )}
      </div>
    );
  }
  if (line.status === 'unknown') return <div className={styles.second}>{t('basket.line.unknown')}</div>;
  return (
    <div className={styles.wrong}>
      <Icon icon={CircleX} size={14} />
      <span>
        {line.status === 'tooMany' && t('basket.line.tooMany', { count: line.stock })}
        {line.status === 'tooFew' && t('basket.line.tooFew', { count: line.from })}
        {line.status !== 'tooMany' && line.status !== 'tooFew' && t(`basket.line.${line.status}`)}
      </span>
    </div>
  );
}
