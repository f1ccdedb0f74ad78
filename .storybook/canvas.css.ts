import { globalStyle, style } from '@vanilla-extract/css';
// By path: a style sheet finds no package that is not built.
import { vars } from '../packages/react/src/ui/theme/vars.css.ts';

// A screen is as high as what is in it: below a short one the page has the ground that a host's page would have.
globalStyle('body', { background: vars.color.surface, colorScheme: vars.colorScheme });

// A docs page has room for a screen of 1200.
globalStyle('.sbdocs-wrapper .sbdocs-content', { maxWidth: 1280 });

/** Of dialogs nothing gives the page a height. */
export const storyFrame = style({ display: 'block', minHeight: 360, maxWidth: '100%', border: 0 });
