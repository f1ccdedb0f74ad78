import { unit } from './vars.css.ts';

/** As many pixels where text has its own size, and more where it is larger: for what holds a line of text. */
export const units = (count: number) => `calc(${count} * ${unit})`;
