import type { BasketTrouble } from '@carillon/client';
import { basketTroubleTexts } from '../../messages/en/basketTrouble.ts';
import type { Messages } from '../../messages/messages.ts';
import type { Notice } from '../context.ts';

/** Tells what is wrong with what the browser keeps of the basket. A module of its own: hardly ever loaded. */
export async function tellBasketTrouble(
  kind: BasketTrouble,
  messages: Messages,
  notify: (notice: Notice) => void,
): Promise<void> {
  await Promise.all(messages.load([basketTroubleTexts]));
  const t = messages.translate([basketTroubleTexts]);
  notify({
    kind: 'warning',
    title: t(`basketTrouble.${kind}`),
    detail: t(`basketTrouble.${kind}.detail`),
  });
}
