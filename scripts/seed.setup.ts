// Property tests draw the same cases in every run; CARILLON_SEED=N draws others. A failing one prints its seed.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.CARILLON_SEED ?? 1) });
