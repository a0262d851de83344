/** Seeds that have failed once. `npm run faults` prints new ones. */
export const KEPT_SEEDS: readonly number[] = [710];

/** The same of the seeds in real browsers. */
export const KEPT_BROWSER_SEEDS: Readonly<Record<'chromium' | 'firefox', readonly number[]>> = {
  chromium: [],
  firefox: [290],
};
