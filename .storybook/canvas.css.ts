import { globalStyle } from '@vanilla-extract/css';
// By path: a style sheet finds no package that is not built.
import { vars } from '../packages/react/src/ui/theme/vars.css.ts';

// A screen is as high as what is in it: below a short one the page has the ground that a host's page would have.
globalStyle('body', { background: vars.color.surface, colorScheme: vars.colorScheme });
