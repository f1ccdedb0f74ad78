import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../theme/focus.ts';
import { text } from '../theme/text.css.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;
const line = createVar();

const banner = style([
  text[14],
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    padding: '10px 12px',
    border: `1px solid color-mix(in srgb, ${line} 40%, transparent)`,
    borderInlineStart: `4px solid ${line}`,
    borderRadius: vars.radius.control,
    textAlign: 'start',
    selectors: focusRing,
  },
]);

export const kind = styleVariants(
  {
    success: { vars: { [line]: color.success }, background: color.successTint, color: color.onSuccessTint },
    danger: { vars: { [line]: color.danger }, background: color.dangerTint, color: color.onDangerTint },
    warning: { vars: { [line]: color.warning }, background: color.warningTint, color: color.onWarningTint },
    info: { vars: { [line]: color.info }, background: color.infoTint, color: color.onInfoTint },
  },
  (rule) => [banner, rule],
);

export const icon = style({ marginTop: 2, color: line });

/** The words, and the action beside them; where that leaves the words too narrow, below them. */
export const content = style([
  text[14],
  {
    display: 'flex',
    flexWrap: 'wrap',
    flex: 1,
    minWidth: 0,
    columnGap: vars.space[3],
    rowGap: vars.space[1],
  },
]);

export const words = style([
  text[14],
  { display: 'block', flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere', textWrap: 'pretty' },
]);

export const title = style([text[14], { display: 'block', fontWeight: 600 }]);

export const detail = style([text[14], { display: 'block' }]);

export const action = style([text[14], { display: 'block', flex: 'none' }]);

/** Takes no more height than the sentence. */
export const dismiss = style({ margin: '-4px -4px -4px 0', color: 'inherit' });
