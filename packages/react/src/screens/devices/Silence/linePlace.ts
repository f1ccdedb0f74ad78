/** How high the quiet line is, and the place that is held for it: nothing below moves when it comes or says something else. */
export const LINE = { minHeight: 44 };
/** There its sentence may take two lines of text. */
export const LINE_ON_PHONE = { minHeight: 48 };
