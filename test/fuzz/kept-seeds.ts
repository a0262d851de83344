/** Seeds that have failed once, by the name of the format. `npm run fuzz` prints new ones. */
export const KEPT_SEEDS: readonly (readonly [format: string, seed: number])[] = [];
