import fc from 'fast-check';

/** Properties use the same values in every run, so that failures can be reproduced; `SEED` chooses others. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 2_000) });
