/** What can stand on a command line without quotes. */
export const TAG = /^[\w.:/-]{1,64}$/;
export const TAG_WORDS = "1 to 64 letters, digits, '-', '_', '.', ':' and '/'";
