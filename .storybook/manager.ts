// The frame around the stories: our name and our colours, as the system has it, light or dark.

import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';
import { dark, fixed, light } from '../packages/react/src/ui/theme/tokens.ts';
import { TimePanel } from './TimeBar.tsx';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
const colors = isDark ? dark : light;

addons.setConfig({
  // The first page and the foundations have nothing to try.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (/^(start|foundations)-/.test(storyId ?? '') ? false : isShown),
  },
  theme: create({
    base: isDark ? 'dark' : 'light',
    brandTitle: 'Carillon',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: colors.accent,
    colorSecondary: colors.accent,
    appBg: colors.surface,
    appContentBg: colors.raised,
    appPreviewBg: colors.surface,
    appBorderColor: colors.border,
    appBorderRadius: Number.parseInt(fixed['radius-panel'], 10),
    barBg: colors.raised,
    barTextColor: colors.muted,
    barHoverColor: colors['accent-hover'],
    barSelectedColor: colors.accent,
    textColor: colors.text,
    textMutedColor: colors.muted,
    inputBg: colors.overlay,
    inputBorder: colors['border-strong'],
    inputTextColor: colors.text,
    inputBorderRadius: Number.parseInt(fixed['radius-control'], 10),
    fontBase: fixed.font,
  }),
});

addons.register('carillon/time', () => {
  addons.add('carillon/time/panel', {
    type: types.PANEL,
    title: 'Time',
    render: TimePanel,
  });
});
