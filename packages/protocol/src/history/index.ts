export {
  Changes,
  type FoldedHistory,
  HISTORY_MS,
  type History,
  type HistorySpan,
  type HistorySums,
  MOST_CHANGES,
  type Sum,
  sumHistory,
} from './history.ts';
export {
  type HistoryState,
  type HistoryStream,
  isSameState,
  toHistoryState,
  UNWATCHED,
} from './state.ts';
