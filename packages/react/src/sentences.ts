// What makes sentences of what devices say, for a drawing of your own. A door of its own: our screens load it when they need it.
export { clockText } from './messages/clockText.ts';
export { type RecapText, type RecapTextOptions, recapText } from './messages/recapText.ts';
export { createWeekWriter, type WeekWriter } from './messages/weekWriter.ts';
