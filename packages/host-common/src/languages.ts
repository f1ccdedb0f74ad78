// Written by `npm run lists` from the files of the areas.
/** How each language is fetched, by the code that browsers have for it. */
export const languages = {
  it: async () => (await import('@carillon/react/italian')).italian,
};
