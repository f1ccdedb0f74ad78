/** What there is to cancel where nothing runs; one for all, since each device would otherwise hold several of its own. */
export const nothing: () => void = () => {};
