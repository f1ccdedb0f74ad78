/** True in `npm run certify`, which looks at all of what `npm test` takes a sample of. */
export const isFull = Boolean(process.env.CARILLON_FULL);

/** Everything in `npm run certify`, and in `npm test` what the sample has of it. */
export const takeSample = <T>(all: readonly T[], isInSample: (one: T) => boolean): readonly T[] =>
  isFull ? all : all.filter(isInSample);
